"""Offers of MIL 1049: sealed answers of several choices, over the wire.

Whatever somebody puts into an offer, takes back or hesitates about, the others are sent
the same bytes until the last offer is in. Tables start at real bidding moments: a game is
played at random, imported there and played on by several clients.
"""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import demesne
from demesne.core.match import Match
from demesne.games.mil.offers import ADD, SEAL
from demesne.games.mil.pieces import PURPOSES
from demesne.server import journal
from server.house import Chair, House, Message, Person, house, legal

NAMES = ("Ada", "Bob", "Cem", "Dee", "Eli")


def moments(seats: int, seed: int) -> Iterator[Match]:
    """A game at random, at each moment when offers are asked for."""
    match = Match(demesne.game("mil"), seats, seed)
    rng = random.Random(seed)
    while not match.over:
        if len(match.open_decisions()) > 1 and not match.pending:
            yield match
        match.choose(rng.choice(match.options()))


def rich_moment() -> Match:
    """A dowry, with three who can all offer something."""
    for match in moments(3, 1):
        asked = match.open_decisions().values()
        if len(asked) == 3 and all(len(ask.options(match.state)) > 2 for ask in asked):
            return match
    raise AssertionError("nobody marries")


class World:
    """A table that goes on from a match, everybody at a client of their own, one watching."""

    def __init__(self, people: list[Person], match: Match) -> None:
        self.people = [*people[: match.seats], people[-1]]
        self.ids = itertools.count(0, 1000)
        log = people[0].http.post("/api/import", content=match.to_log().to_text()).json()
        seats = [{"kind": "me"}] + [{"kind": "link"}] * (match.seats - 1)
        request = {"ply": match.ply, "seats": seats}
        made = people[0].post(f"/api/tables/{log['table']}/fork", request)
        self.table = made["table"]
        for number, person in enumerate(people[1 : match.seats], 1):
            person.post("/api/join", {"token": made["links"][str(number)].split("/")[-1]})
        self.chairs = [self.sit(person) for person in self.people]

    def sit(self, person: Person, query: str = "") -> Chair:
        chair = person.sit(self.table, query)
        # A message id that comes again is answered, not done.
        chair.count = next(self.ids)
        chair.hear()
        sync(chair)
        return chair

    def choose(self, seat: int, *choices: int) -> None:
        chair = self.chairs[seat]
        for choice in choices:
            sync(chair)
            assert chair.choose(choice)["type"] == "done"

    def take_back(self, seat: int) -> None:
        chair = self.chairs[seat]
        sync(chair)
        assert chair.ask(undo={"ply": chair.now["ply"]})["type"] == "done"

    def cubes(self, seat: int) -> list[int]:
        sync(self.chairs[seat])
        return [line for line in legal(self.chairs[seat].now["menu"]) if line >= ADD]

    def poke(self, chair: Chair, rival: int) -> None:
        """Everything a curious client might try."""
        ply = chair.now["ply"]
        for request in (
            *({"choose": {"ply": ply + n, "choice": 99}} for n in range(3)),
            {"choose": {"ply": ply + 2, "choice": SEAL, "seat": rival}},
            {"undo": {"ply": ply}},
            *({"look": {"ply": ply + n}} for n in range(-1, 3)),
            *({"weigh": {"ply": ply + n, "choice": SEAL}} for n in range(2)),
            {"look": {"ply": ply + 1, "seat": rival}},
            {"seat": {"seat": rival, "player": "bot"}},
        ):
            chair.ask("poke", **request)

    def requests(self, person: Person) -> Iterator[str]:
        """What is told over HTTP: of the table, of hints, of analyses and of playing on."""
        path = f"/api/tables/{self.table}"
        seats = [{"kind": "me"}] + [{"kind": "screen"}] * (len(self.people) - 2)
        ply = self.chairs[self.people.index(person)].now["ply"]
        for asked in (f"{path}/log", path, f"{path}/analysis", f"{path}/analysis?from=1"):
            yield person.http.get(asked).text
        for what, body in (
            *((f"{path}/hint", {"ply": ply + n}) for n in range(2)),
            (f"{path}/analysis", {"do": "start"}),
            (f"{path}/rematch", {}),
            (f"{path}/fork", {"ply": ply, "seats": seats}),
        ):
            yield person.http.post(what, json=body).text

    def bytes_of(self, seat: int) -> list[str]:
        """All this seat was sent, without what differs from table to table anyhow."""
        person, chair = self.people[seat], self.chairs[seat]
        sync(chair)
        again, caught_up = self.sit(person), self.sit(person, "?version=1")
        cards = [card for cards in person.http.get("/api/tables").json().values() for card in cards]
        found = [*chair.raw, *again.raw, *caught_up.raw, *self.requests(person)]
        found.append(str([card for card in cards if card["table"] == self.table]))
        again.close()
        caught_up.close()
        return [
            re.sub(r"s_[\w.-]+|\d{4}-\d\d-\d\dT[\d:]+Z", "…", text.replace(self.table, "TABLE"))
            for text in found
        ]

    def close(self) -> None:
        for chair in self.chairs:
            chair.close()


def sync(chair: Chair) -> None:
    """Hear everything that was sent so far."""
    assert chair.ask("sync", ping={})["type"] == "done"


@pytest.fixture
def people(server: House) -> list[Person]:
    return [server.person(name) for name in (*NAMES, "Eve")]


def bid(
    people: list[Person], match: Match, seed: int, is_second: bool
) -> tuple[list[Message], list[list[str]]]:
    """A round of offers that is not finished: what one secretive seat did, and what all others
    were sent."""
    rng = random.Random(seed)
    world = World(people, match)
    asked = list(match.open_decisions())
    rng.shuffle(asked)
    secretive, last, *others = asked
    for seat in others[::2]:
        world.choose(seat, *world.cubes(seat)[:1], SEAL)
    if is_second:
        for cube in rng.choices(world.cubes(secretive) or [None], k=2):
            if cube in world.cubes(secretive):
                world.choose(secretive, cube)
        if rng.random() < 0.5 and world.chairs[secretive].now["can_undo"]:
            world.take_back(secretive)
            world.choose(secretive, *world.cubes(secretive)[-1:])
    world.choose(last, *world.cubes(last)[:1])
    for seat in others[1::2]:
        world.choose(seat, SEAL)
    if seed % 3:
        world.choose(secretive, SEAL)
    for seat in (last, match.seats):
        sync(world.chairs[seat])
        world.poke(world.chairs[seat], secretive)
    seats = [seat for seat in range(match.seats + 1) if seat != secretive]
    found = [world.bytes_of(seat) for seat in seats]
    sync(world.chairs[secretive])
    world.close()
    return world.chairs[secretive].log[match.ply :], found


def test_taking_back_does_not_change_the_order_in_which_others_have_sealed() -> None:
    match = next(m for m in moments(5, 3) if len(m.open_decisions()) == 5)
    hesitant, *others = match.open_decisions()
    for seat in reversed(others[:3]):
        match.choose(SEAL, seat)
    told = [event.message for _, event in match.events]
    cube = next(c for c in match.open_decisions()[hesitant].options(match.state) if c >= ADD)
    match.choose(cube, hesitant)
    match.undo(hesitant)
    assert [event.message for _, event in match.events] == told


@pytest.mark.parametrize("seats, seed, most", [(3, 1, 99), (5, 3, 1)])
def test_an_offer_that_is_not_open_changes_no_byte(
    people: list[Person], seats: int, seed: int, most: int
) -> None:
    """At every such moment of a game for three, and at each kind of them with five."""
    tried: Counter[str] = Counter()
    for number, match in enumerate(moments(seats, seed)):
        purpose = PURPOSES[match.view(None)["agenda"][-1]["purpose"]]
        if tried[purpose] >= most:
            continue
        (done, one), (otherwise, two) = (
            bid(people, match, number, is_second) for is_second in (False, True)
        )
        assert one == two, f"offers differ visibly at ply {match.ply}"
        tried[purpose] += done != otherwise
    assert set(+tried) == {"dowry", "battle", "cathedral"}


def test_offers_come_in_any_order_and_may_be_taken_back(people: list[Person]) -> None:
    match = rich_moment()
    world = World(people, match)
    ada, bob, cem, eve = world.chairs
    head = {name: eve.now[name] for name in ("version", "ply", "waiting")}
    assert head["waiting"] == [0, 1, 2]
    for chair in world.chairs:
        sync(chair)
        chair.raw.clear()
    cube = world.cubes(2)[0]
    world.choose(2, cube)
    world.take_back(2)
    world.choose(2, cube)
    # Cem's own client sees each step; nobody else is sent anything.
    sync(cem)
    assert {name: cem.now[name] for name in head} == head
    assert cem.now["menu"]["ply"] == match.ply + 1
    assert [entry["ply"] for entry in cem.now["log"]] == [match.ply]
    assert cem.now["can_undo"]
    assert cem.choose(SEAL, ply=match.ply)["error"] == "stale-ply"
    for chair in (ada, bob, eve):
        sync(chair)
        assert len(chair.raw) == 1
        assert not chair.now["can_undo"]
    world.choose(2, SEAL)
    assert cem.ask(choose={"ply": match.ply + 2, "choice": SEAL})["error"] == "not-your-turn"
    world.choose(0, world.cubes(0)[0])
    world.choose(1, SEAL)
    for chair in world.chairs:
        sync(chair)
        assert chair.now["waiting"] == [0]
        told = [said["key"] for said in chair.log[match.ply - 1]["told"]]
        assert told.count("offer-sealed") == 2
    assert len(eve.log) == match.ply
    # Bob thinks again, which everybody may see.
    world.take_back(1)
    sync(eve)
    assert eve.now["waiting"] == [0, 1]
    assert [said["key"] for said in eve.log[-1]["told"]].count("offer-sealed") == 1
    world.choose(1, SEAL)
    world.choose(0, SEAL)
    for seat, (chair, person) in enumerate(zip(world.chairs, world.people, strict=True)):
        sync(chair)
        assert chair.log == world.sit(person).log
        offers = [entry for entry in chair.log[match.ply :] if entry["decision"] == "MakeOffer"]
        assert [entry["seat"] for entry in offers] == [0, 0, 1, 2, 2]
        # What was offered is told; how it was put together stays with its seat.
        own = {entry["ref"] for entry in offers if entry["seat"] == seat}
        assert "sealed" not in own
        assert {entry["ref"] for entry in offers if entry["seat"] != seat} == {"sealed"}
        told = [said["key"] for entry in chair.log[match.ply - 1 :] for said in entry["told"]]
        assert told.count("offer-opened") == told.count("offer-sealed") == 3


def test_an_offer_in_the_making_survives_reconnecting_and_restarting(tmp_path: Path) -> None:
    match = rich_moment()
    with house(tmp_path / "data") as server:
        people = [server.person(name) for name in (*NAMES, "Eve")]
        world = World(people, match)
        world.choose(2, world.cubes(2)[0])
        world.choose(1, world.cubes(1)[0], SEAL)
        before = offered(world)
        for query in ("", f"?version={world.chairs[2].now['version']}"):
            world.chairs[2].close()
            world.chairs[2] = world.sit(people[2], query)
            assert offered(world) == before
        # What a killed server would find is what this one knows.
        found = server.do(server.lobby.store.load, world.table)
        assert found is not None
        row, events, snapshot = found
        table = server.lobby.tables[world.table]
        woken = journal.wake(table.game, row, journal.Past(events), snapshot)
        assert woken.state == table.match.state
        assert woken.pending == table.match.pending
        assert woken.question_of(2) == match.ply + 1
        cookies = [dict(person.http.cookies) for person in people]
    with house(tmp_path / "data") as server:
        people = [server.person() for _ in cookies]
        for person, kept in zip(people, cookies, strict=True):
            person.http.cookies.clear()
            person.http.cookies.update(kept)
        world.people = [*people[:3], people[-1]]
        world.chairs = [world.sit(person) for person in world.people]
        assert offered(world) == before
        server.do(server.lobby.close_all)
        world.chairs = [world.sit(person) for person in world.people]
        assert offered(world) == before
        world.take_back(2)
        world.choose(2, SEAL)
        world.choose(0, SEAL)
        sync(world.chairs[2])
        entries = world.chairs[2].log[match.ply :]
        assert [(entry["seat"], entry["ref"]) for entry in entries[:4]] == [
            *((0, "sealed"), (1, "sealed"), (1, "sealed"), (2, "seal")),
        ]


def offered(world: World) -> list[Any]:
    """What each client knows of the offers."""
    names = ("version", "ply", "waiting", "view", "menu")
    for chair in world.chairs:
        sync(chair)
    return [
        [chair.now[name] for name in names]
        + [entry for entry in chair.log if entry["ply"] >= chair.now["ply"]]
        for chair in world.chairs
    ]


def test_bots_and_people_at_one_screen_offer_too(server: House) -> None:
    ada = server.person("Ada")
    made = ada.make("bot:random", "me", "bot:random", "screen", game="mil")
    chair = ada.sit(made["table"])
    rng = random.Random(5)
    rounds = 0
    while not chair.my_turn()["over"]:
        menu = chair.now["menu"]
        mine = [seat for seat in chair.now["waiting"] if seat in (1, 3)]
        assert menu["seat"] == mine[0] == chair.now["eye"]
        if len(mine) == 2 and menu["ply"] == chair.now["ply"]:
            # The second at the screen may be quicker than the first.
            rounds += 1
            request = {"ply": chair.now["ply"], "choice": SEAL, "seat": 3}
            assert chair.ask(choose=request)["type"] == "done"
            continue
        assert chair.choose(rng.choice(legal(menu)))["type"] == "done"
    assert rounds >= 5


def test_a_game_is_played_on_from_between_two_offers(people: list[Person]) -> None:
    match = rich_moment()
    ply = match.ply
    match.choose(ADD if ADD in match.options() else match.options()[1], 0)
    for seat in (2, 0, 1):
        match.choose(SEAL, seat)
    ada = people[0]
    log = ada.http.post("/api/import", content=match.to_log().to_text()).json()["table"]
    request = {"ply": ply + 3, "seats": [{"kind": "me"}, {"kind": "screen"}, {"kind": "screen"}]}
    chair = ada.sit(ada.post(f"/api/tables/{log}/fork", request)["table"])
    chair.until("table")
    assert chair.now["ply"] == ply
    assert chair.now["waiting"] == [2]
    assert chair.choose(SEAL)["type"] == "done"
    offers = [entry for entry in chair.log[ply:] if entry["decision"] == "MakeOffer"]
    assert [entry["seat"] for entry in offers[:4]] == [0, 0, 1, 2]


def test_mil_is_for_five_and_its_options_depend_on_the_seats(server: House) -> None:
    ada = server.person("Ada")
    card = next(each for each in ada.http.get("/api/games").json() if each["name"] == "mil")
    assert card["max_seats"] == 5
    assert card["options"]["pope"] == ["off", "on"]
    assert list(card["options_for"]) == ["2"]
    assert card["options_for"]["2"]["pope"] == ["off"]
    ada.make("me", *["bot:random"] * 4, game="mil", options={"pope": "on"})
    seats = [{"kind": "me"}, {"kind": "screen"}]
    request = {"game": "mil", "seats": seats, "options": {"pope": "on"}}
    assert ada.http.post("/api/tables", json=request).status_code == 400
