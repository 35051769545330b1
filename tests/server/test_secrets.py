"""Nothing that a seat cannot know changes a byte of what it is sent.

Two worlds differ only in what one seat cannot know. Everything that goes over its
socket must be the same: pictures, moves, logs, told events, refusals, looks back.
"""

from __future__ import annotations

import itertools
import json
import re

import pytest

from demesne.core.log import read_log
from server import hush as rules
from server.house import Chair, House, Person

STAMP = re.compile(r"\d{4}-\d\d-\d\dT[\d:]+Z")


class World:
    """A table of Hush for three: two people, a third, and a spectator."""

    def __init__(self, server: House, cards: tuple[int, int, int]) -> None:
        rules.DEALT.update(enumerate(cards))
        self.ids = itertools.count(0, 1000)
        self.people = [server.person(name) for name in ("Ada", "Bob", "Cem")]
        self.watcher = server.person("Eve")
        made = self.people[0].make("me", "link", "link", game="hush")
        self.table = made["table"]
        for number, person in enumerate(self.people[1:], 1):
            person.post("/api/join", {"token": made["links"][str(number)].split("/")[-1]})
        self.chairs = [self.sit(person) for person in [*self.people, self.watcher]]
        self.before: list[list[str]] = [[] for _ in self.chairs]

    def sit(self, person: Person, query: str = "") -> Chair:
        chair = person.sit(self.table, query)
        # A message id that comes again is answered, not done.
        chair.count = next(self.ids)
        chair.hear()
        self.sync(chair)
        return chair

    def sync(self, chair: Chair) -> None:
        """Hear everything that was sent so far."""
        assert chair.ask("sync", ping={})["type"] == "done"

    def choose(self, seat: int, choice: int) -> None:
        chair = self.chairs[seat]
        self.sync(chair)
        assert chair.choose(choice)["type"] == "done"

    def poke(self, chair: Chair) -> None:
        """Everything a curious client might try."""
        ply = chair.now["ply"]
        for request in (
            *({"choose": {"ply": ply, "choice": choice}} for choice in (4, 3, 99, -1)),
            {"choose": {"ply": ply - 1, "choice": 0}},
            {"choose": {"ply": ply, "choice": 0, "seat": 1}},
            {"undo": {"ply": ply + 1}},
            *({"look": {"ply": back}} for back in range(ply + 1)),
            *({"look": {"ply": back, "seat": 1}} for back in range(ply + 1)),
            {"seat": {"seat": 1, "player": "bot"}},
        ):
            chair.ask("poke", **request)

    def bytes_of(self, seat: int) -> list[str]:
        """All this seat was sent, without what differs from table to table anyhow."""
        person = [*self.people, self.watcher][seat]
        chair = self.chairs[seat]
        self.sync(chair)
        again = self.sit(person)
        caught_up = self.sit(person, "?version=1")
        log = person.http.get(f"/api/tables/{self.table}/log").text
        cards = json.dumps(person.http.get("/api/tables").json())
        found = [*chair.raw, *again.raw, *caught_up.raw, log, cards]
        again.close()
        caught_up.close()
        return [
            re.sub(r"s_[\w.-]+", "TOKEN", STAMP.sub("THEN", text.replace(self.table, "TABLE")))
            for text in found
        ]


def compare(
    server: House, one: tuple[int, int, int], two: tuple[int, int, int], script: str, seats: str
) -> None:
    """Play the script in both worlds; `seats` must not be able to tell them apart.

    `1:a/b` is a choice of seat 1: a in the first world, b in the second; `?0` lets the
    client of seat 0 (3 is the spectator) try everything.
    """
    heard = []
    for number, cards in enumerate((one, two)):
        world = World(server, cards)
        for word in script.split():
            seat, _, choices = word.partition(":")
            if seat.startswith("?"):
                world.sync(world.chairs[int(seat[1:])])
                world.poke(world.chairs[int(seat[1:])])
            else:
                world.choose(int(seat), int(choices.split("/")[number % len(choices.split("/"))]))
        heard.append([world.bytes_of(int(seat)) for seat in seats])
    for seat, first, second in zip(seats, *heard, strict=True):
        assert len(first) == len(second), seat
        for left, right in zip(first, second, strict=True):
            assert left == right, f"seat {seat} can tell the worlds apart"


@pytest.mark.parametrize(
    "script",
    [
        "?0 ?3",
        "1:1/3 ?0 ?3",
        "2:0/2 1:1/3 ?0 ?3",
        "0:1 1:0/1 ?0 ?3",
    ],
)
def test_a_rivals_card_and_sealed_bid_are_nowhere(hush: House, script: str) -> None:
    compare(hush, (2, 1, 2), (2, 4, 3), script, "03")


def test_cards_stay_secret_when_the_bids_are_opened(hush: House) -> None:
    compare(hush, (2, 1, 2), (2, 4, 3), "0:1 1:1 2:2 0:1 ?0 ?3 1:0", "03")


def test_a_spectator_knows_no_card_at_all(hush: House) -> None:
    compare(hush, (2, 1, 2), (3, 4, 4), "0:1 1:1 2:2 ?3 0:1 1:0", "3")


def bids(chair: Chair) -> list[str]:
    return [entry["ref"] for entry in chair.log if entry["decision"] == "SealBid"]


def test_sealed_answers_come_in_any_order_and_open_together(hush: House) -> None:
    world = World(hush, (4, 4, 4))
    a, b, c, eve = world.chairs
    assert a.now["waiting"] == [0, 1, 2]
    world.choose(2, 3)
    world.choose(1, 2)
    assert b.now["menu"] is None
    assert b.ask(choose={"ply": b.now["ply"] + 1, "choice": 1})["error"] == "not-your-turn"
    world.sync(eve)
    assert eve.now["waiting"] == [0]
    assert bids(eve) == []
    world.choose(0, 1)
    for seat, chair in enumerate(world.chairs):
        world.sync(chair)
        # The log keeps each bid to its seat; that they were opened is told.
        own = ["bid/1", "bid/2", "bid/3"]
        assert bids(chair) == [ref if seat == n else "sealed" for n, ref in enumerate(own)]
        dealt = [entry["ref"] for entry in chair.log if entry["decision"] == "DealCard"]
        assert dealt == ["card/4" if seat == n else "sealed" for n in range(3)]
        told = [said["key"] for entry in chair.log for said in entry["told"]]
        assert told.count("bids-opened") == 1
    assert [m["key"] for e in c.log for m in e["told"]].count("your-card") == 1
    assert not a.now["can_undo"]
    assert a.ask(undo={"ply": a.now["ply"]})["error"] == "undo-refused"


def test_a_sealed_answer_can_be_taken_back_while_it_is_sealed(hush: House) -> None:
    world = World(hush, (4, 4, 4))
    _, b, _, eve = world.chairs
    world.choose(1, 2)
    world.choose(0, 4)
    world.sync(eve)
    assert eve.now["waiting"] == [2]
    world.sync(b)
    assert b.now["can_undo"]
    assert b.ask(undo={"ply": b.now["ply"]})["type"] == "done"
    assert bids(b) == []
    assert b.now["menu"]["ply"] == b.now["ply"]
    world.sync(eve)
    assert eve.now["waiting"] == [1, 2]
    told = [said["key"] for entry in eve.log for said in entry["told"]]
    assert told.count("bid-sealed") == 1
    assert eve.ask(undo={"ply": eve.now["ply"]})["error"] == "not-your-seat"
    # It is so after sleeping, too.
    for chair in world.chairs:
        world.sync(chair)
    before = [chair.log for chair in world.chairs]
    for chair in world.chairs:
        chair.close()
    hush.do(hush.lobby.close_all)
    world.chairs = [world.sit(person) for person in [*world.people, world.watcher]]
    assert [chair.log for chair in world.chairs] == before
    world.choose(1, 3)
    world.choose(2, 0)
    world.sync(world.chairs[1])
    assert bids(world.chairs[1]) == ["sealed", "bid/3", "sealed"]


def test_what_was_taken_back_reaches_nobody(hush: House) -> None:
    heard = []
    for first in (1, 3):
        world = World(hush, (4, 4, 4))
        world.choose(1, first)
        chair = world.chairs[1]
        world.sync(chair)
        assert chair.ask(undo={"ply": chair.now["ply"]})["type"] == "done"
        world.choose(1, 2)
        world.choose(0, 1)
        heard.append([world.bytes_of(seat) for seat in (0, 2, 3)])
        for seat in (2, 0, 1, 2):
            world.choose(seat, 0)
        # Once it is over, everybody may read every bid that counted, and only those.
        world.sync(world.chairs[3])
        assert bids(world.chairs[3]) == ["bid/1", "bid/2", "bid/0"]
    assert heard[0] == heard[1]


def test_an_act_out_of_turn_leaves_the_question_as_it_is(hush: House) -> None:
    world = World(hush, (4, 4, 4))
    for seat in range(3):
        world.choose(seat, 1)
    a, _, c, eve = world.chairs
    for chair in world.chairs:
        world.sync(chair)
    asked = a.now["menu"]
    assert asked["lines"][0]["warning"]["key"] == "warn-quiet"
    assert asked["lines"][0]["ends"]
    assert [window["decision"] for window in c.now["windows"]] == ["Cough"]
    assert a.now["windows"] == eve.now["windows"] == []
    request = {"ply": c.now["ply"], "choice": 0, "window": "Cough"}
    assert c.ask(choose=request)["type"] == "done"
    assert c.now["windows"] == []
    assert c.ask(choose=request)["error"] == "not-your-turn"
    world.sync(a)
    assert a.now["ply"] == asked["ply"] + 1
    # Ada clicked before she heard the cough.
    assert a.ask(choose={"ply": asked["ply"], "choice": 1})["type"] == "done"


def test_sealed_answers_survive_sleep(hush: House) -> None:
    world = World(hush, (4, 4, 4))
    world.choose(2, 3)
    for chair in world.chairs:
        chair.close()
    hush.do(hush.lobby.close_all)
    world.chairs = [world.sit(person) for person in world.people]
    assert world.chairs[0].now["waiting"] == [0, 1]
    world.choose(0, 0)
    world.sync(world.chairs[0])
    assert bids(world.chairs[0]) == ["bid/0"]
    world.choose(1, 1)
    world.sync(world.chairs[0])
    assert bids(world.chairs[0]) == ["bid/0", "sealed", "sealed"]


def test_a_running_game_can_be_exported(hush: House) -> None:
    world = World(hush, (4, 3, 2))
    for seat in range(3):
        world.choose(seat, 1)
    text = world.watcher.http.get(f"/api/tables/{world.table}/log").text
    assert text.count("sealed") == 6
    assert "bid/" not in text
    log = read_log(text, partial=True)
    assert len(log.records) == 6
    assert log.key is None


def test_once_over_every_eye_can_be_borrowed(hush: House) -> None:
    world = World(hush, (4, 3, 2))
    for seat in (0, 1, 2, 0, 1, 2):
        world.choose(seat, 1)
    eve = world.chairs[3]
    world.sync(eve)
    assert eve.now["over"]
    looked = eve.ask(look={"ply": 4, "seat": 1})
    assert looked["view"]["seats"][1]["card"] == 3
    assert looked["view"]["seats"][0]["card"] is None


def test_bots_play_with_secrets(hush: House) -> None:
    rules.DEALT.clear()
    ada = hush.person()
    chair = ada.sit(ada.make("me", "bot:random", "bot:greedy", game="hush")["table"])
    chair.until("table")
    while not chair.my_turn()["over"]:
        chair.choose()
    assert len(chair.log) == 9
