"""Any position of Clochemerle in a few words, moves by notation, and all that a move changed.

    before = position(village(coins=2), village(), value=3)
    after = play(before, "buy/monetary")
    assert changes(before, after) == {"0 time": (0, 4), "0 coins": (2, 4), "0 chamber": (-1, 0)}

What is not named is as at the start: five villagers, an empty barn, no cards. Customers,
monks and travel cards that are nowhere lie in their piles. It is seat 0's turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import demesne
from demesne.core.game import Game
from demesne.core.state import State
from rulebook.moves import asked as asked
from rulebook.moves import refs as refs
from rulebook.moves import shown as shown
from rulebook.moves import why_not as why_not

GAME: Game = demesne.game("clochemerle")

PROFESSIONS = ("abbot", "councillor", "traveller", "craftsman", "merchant")
GOODS = ("horse", "beer", "plough", "scroll", "wagon")
WORKSHOPS = ("stable", "brewery", "forge", "scriptorium", "wainwright")
CHURCHES = ("sanatorium", "cloister", "diocese", "refuge")
CHAMBERS = ("monetary", "property", "citizens", "guild")
CATEGORIES = ("travel", "workshop", "served", "church", "field")
PATH = ("hall", "coin", "story")
LETTERS = "aaaabbbbccccddddeee"
MONKS = {"quill": range(3), "chalice": range(3, 7), "rosary": range(7, 12)}
BANNERS = {"personal": 0, "school": 1, **{w: 2 + n for n, w in enumerate(WORKSHOPS)}}
BANNERS |= {"chamber": 7, **{f"field/{n + 1}": 8 + n for n in range(8)}, "square": 16}
BANNERS |= {f"customer/{n + 1}": 17 + n for n in range(33)}
NONE = -1

# Whose turn it is and what it has come to: asked for by name where it matters.
COURSE = ("agenda", "turn", "turns_done", "value", "pair", "used", "sparing")

Plain = dict[str, Any]


@dataclass(frozen=True)
class Village:
    """One seat's village; see `village`."""

    fields: Plain
    market: tuple[int, ...]
    served: tuple[int, ...]
    monks: tuple[int, ...]
    travel: tuple[int, ...]


def village(
    *,
    coins: int = 0,
    time: int = 0,
    tree: int = 0,
    hall: int = 0,
    dead: str = "",
    school: str = "",
    chief: str = "hall",
    workshops: str = "",
    goods: str = "",
    fields: int = 0,
    ploughs: Sequence[int] = (),
    church: str = "",
    monks: Sequence[int] = (),
    chamber: str = "",
    covered: str = "",
    guild: int = 0,
    square: int = NONE,
    tile: str = "",
    travel: Sequence[int] = (),
    market: Sequence[int] = (),
    served: Sequence[int] = (),
    reaper: int = 0,
    labourers: int = 0,
    board: int | None = None,
) -> Village:
    """Dead by profession, `school="left right"`, `workshops="stable/2 brewery"` (the first card
    where no number is given; a good brings its workshop), `goods="beer beer"`. Fields, monks,
    travel cards and customers by number, from 1 on."""
    cards = [0] * 5
    markers = [0] * 5
    for word in workshops.split():
        name, _, number = word.partition("/")
        cards[WORKSHOPS.index(name)] = int(number or 1)
    for word in goods.split():
        good = GOODS.index(word)
        markers[good] += 1
        cards[good] = cards[good] or 1
    slots = CATEGORIES if chamber == "property" else PROFESSIONS
    return Village(
        {
            "coins": coins,
            "time": time,
            "tree": tree,
            "hall": hall,
            "alive": 31 - bits(PROFESSIONS.index(word) + 1 for word in dead.split()),
            "school": bits({"left": 1, "right": 2}[word] for word in school.split()),
            "chief": PATH.index(chief),
            "workshops": cards,
            "goods": markers,
            "fields": fields,
            "ploughs": bits(ploughs),
            "church": CHURCHES.index(church) if church else NONE,
            "chamber": CHAMBERS.index(chamber) if chamber else NONE,
            "covered": guild or bits(slots.index(word) + 1 for word in covered.split()),
            "square": square,
            "tile": BANNERS[tile] if tile else NONE,
            "reaper": reaper,
            "labourers": labourers,
            "board": board,
        },
        tuple(market),
        tuple(served),
        tuple(monks),
        tuple(travel),
    )


def bits(numbers: Any) -> int:
    """A set of cards by number, from 1 on."""
    return sum(1 << number - 1 for number in numbers)


def position(
    *villages: Village,
    value: int = 0,
    dice: str = "",
    row: Sequence[int] = (),
    pile: Sequence[int] | None = None,
    tops: Sequence[int] | None = None,
    chronicle: str = "",
    graves: Sequence[int] = (),
    agenda: list[list[Any]] | None = None,
    game: Game = GAME,
    **table: Any,
) -> State:
    """With `value`, two dice are taken and the banner is to be chosen; else dice are.

    `dice="w1 w4 b2"` is the pool. `chronicle="merchant:1"`: seat 1's dead lies in the first
    niche of the merchants. Where `pile` is given, other customers are in nobody's way:
    they have been served by the last seat.
    """
    seats = len(villages)
    state = game.blank(seats)
    data = state.to_dict()
    for name in villages[0].fields:
        values = [own.fields[name] for own in villages]
        is_list = name in ("workshops", "goods")
        data[name] = [number for own in values for number in own] if is_list else values
    data["board"] = [seat if own is None else own for seat, own in enumerate(data["board"])]
    data["row"] = [card - 1 for card in row] + [NONE] * (7 - len(row))
    for name in ("market", "served", "monks", "travel"):
        data[name] = [bits(getattr(own, name)) for own in villages]
    taken = [*row, *(card for own in villages for card in own.market + own.served)]
    free = [card for card in range(1, 34) if card not in taken]
    data["pile"] = bits(free if pile is None else pile)
    if pile is not None:
        data["served"][-1] |= bits(set(free) - set(pile))
    _lay_monks(data, villages, tops)
    gone = {card for own in villages for card in own.travel}
    data["travel_piles"] = [
        bits(n + 1 for n, own in enumerate(LETTERS) if own == letter and n + 1 not in gone)
        for letter in "abcde"
    ]
    for entry in chronicle.split():
        profession, _, seat = entry.partition(":")
        niche = PROFESSIONS.index(profession) * 2
        data["chronicle"][niche + (data["chronicle"][niche] != NONE)] = int(seat)
    data["graves"] = list(graves)
    _lay_dice(data, dice or "w1 w1 w1 w1 w1 w1", seats)
    data |= {"rounds": 1, "hand_story": 1, **table}
    turn = data["turn"]
    if agenda is None:
        agenda = [["TurnDone"], ["CheckDeath", turn], ["ChooseBanner", turn]]
        if value:
            data |= {"value": value, "pair": [0, 0]}
        else:
            agenda += [["MakeSum", turn], ["TakeSecondDie", turn], ["TakeFirstDie", turn]]
    data["agenda"] = agenda
    return game.from_dict(data)


def _lay_monks(data: Plain, villages: Sequence[Village], tops: Sequence[int] | None) -> None:
    gone = {monk - 1 for own in villages for monk in own.monks}
    for pile, monks in enumerate(MONKS.values()):
        left = [monk for monk in monks if monk not in gone]
        wanted = [card - 1 for card in tops or () if card - 1 in monks]
        top = [*wanted, *left, NONE][0]
        data["monk_tops"][pile] = top
        data["monk_piles"][pile] = bits(monk + 1 for monk in left if monk != top)


def _lay_dice(data: Plain, dice: str, seats: int) -> None:
    whites = 6 if seats == 3 else 8
    for word in dice.split():
        is_black = word[0] == "b"
        die = data["dice"].index(NONE, whites if is_black else 0)
        data["dice"][die] = int(word[1]) - 1 + 6 * is_black


def make(components: Path) -> Game:
    return demesne.game("clochemerle", components)


# --- moves --------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> State:
    """A copy after these answers, in which the next question is already asked."""
    after = state.copy()
    for ref in moves:
        decision = asked(after)
        choice = decision.find(ref)
        assert choice is not None, f"{decision} has no line {ref}"
        assert choice in decision.options(after), f"{decision}: {decision.why_not(after, choice)}"
        after.choose(choice)
        GAME.check(after)
    after.advance()
    return after


def told(state: State, *moves: str) -> list[str]:
    """What is told while these answers are given."""
    heard: list[str] = []
    own = state.copy()
    own.sink = lambda event: heard.append(str(event.message))
    for ref in moves:
        decision = asked(own)
        choice = decision.find(ref)
        assert choice is not None
        assert choice in decision.options(own)
        own.choose(choice)
    own.advance()
    return heard


def question(state: State) -> str:
    return type(asked(state)).__name__


def changes(before: State, after: State) -> dict[str, tuple[Any, Any]]:
    """Every number that differs, as (before, after), the course of the turn aside."""
    old, new = before.to_dict(), after.to_dict()
    found: dict[str, tuple[Any, Any]] = {}
    for name in old:
        if name in COURSE or old[name] == new[name]:
            continue
        if not isinstance(old[name], list) or len(old[name]) != len(new[name]):
            found[name] = (old[name], new[name])
            continue
        for place, (was, now) in enumerate(zip(old[name], new[name], strict=True)):
            if was == now:
                continue
            if name in ("workshops", "goods"):
                names = GOODS if name == "goods" else WORKSHOPS
                found[f"{place // 5} {names[place % 5]}"] = (was, now)
            else:
                found[f"{place} {name}"] = (was, now)
    return found


def scores(state: State) -> list[int]:
    return GAME.scores(state)


def parts(state: State, seat: int) -> dict[str, int]:
    return next(own.parts for own in GAME.standings(state) if own.seat == seat)
