"""A player with a pencil: all that families own can be counted from what is told aloud."""

from __future__ import annotations

import random
from typing import Any

import pytest

from demesne.core.match import Match
from rulebook.mil.position import GAME, RESOURCES

Said = dict[str, Any]

# Events that bring their family cubes, and those that cost it some: the argument that says how
# many, and the kind where it is one number.
GAINS = {
    "harvested": ("cubes", ""),
    "tribute": ("cubes", ""),
    "half-kept": ("cubes", ""),
    "traded": ("get", ""),
    "first-player": ("influence", "influence"),
    "majority-gold": ("gold", "gold"),
    "court-influence": ("influence", "influence"),
    "crusade-influence": ("influence", "influence"),
    "abbess-elected": ("influence", "influence"),
}
COSTS = {
    "recruited": ("cost", ""),
    "traded": ("give", ""),
    "castle-won": ("cubes", ""),
    "forces-paid": ("cubes", ""),
    "ransom-exceeded": ("cubes", ""),
    "toll-paid": ("influence", "influence"),
    "bastard-for-gold": ("gold", "gold"),
    "entry-gold": ("gold", "gold"),
    "cathedral-best": ("gold", "gold"),
    "cathedral-given": ("gold", "gold"),
}
TOKENS = {
    "clergy-privilege": 1,
    "defender-rewarded": 1,
    "entry-privileges": -1,
    "bastard-for-privileges": -1,
    "veil-taken": -1,
}
DAMSELS = {"daughter-born": 1, "married-relative": -1, "veil-taken": -1, "abbess-elected": -1}


class Pencil:
    """What somebody writes down who hears everything and sees nothing."""

    def __init__(self, seats: int) -> None:
        self.stock = [dict.fromkeys(RESOURCES, 2) for _ in range(seats)]
        self.points = [0] * seats
        self.privileges = [1] * seats
        self.damsels = [3] * seats
        self.shown: dict[int, Any] = {}  # offers on the table
        self.ransom: Any = ()

    def add(self, seat: int, amount: Any, kind: str, sign: int) -> None:
        for name, count in [(kind, amount)] if kind else amount:
            self.stock[seat][name] += sign * count

    def hear(self, key: str, said: Said) -> None:
        seat = said.get("seat", -1)
        if key in GAINS:
            name, kind = GAINS[key]
            self.add(seat, said[name], kind, 1)
        if key in COSTS:
            name, kind = COSTS[key]
            self.add(seat, said[name], kind, -1)
        if key in TOKENS:
            self.privileges[seat] += TOKENS[key] * said["privileges"]
        if key in DAMSELS:
            self.damsels[seat] += DAMSELS[key]
        if key == "points-gained":
            self.points[seat] += said["points"]
        elif key == "points-lost":
            self.points[seat] -= said["points"]
        elif key == "offer-opened":
            self.shown[seat] = said["cubes"]
        elif key == "ransom-offered":
            self.ransom = said["cubes"]
        elif key == "ransom-accepted":
            self.add(said["rival"], self.ransom, "", -1)
        else:
            self.settle(key, said)

    def settle(self, key: str, said: Said) -> None:
        """Offers that were opened are paid, or taken back."""
        if key in ("married-damsel", "married-no-damsel"):
            self.add(said["rival"], self.shown[said["rival"]], "", -1)
            self.damsels[said["rival"]] -= key == "married-damsel"
        elif key in ("married-relative", "married-relative-none"):
            self.add(said["seat"], self.shown[said["seat"]], "", -1)
        elif key == "battle-fought":
            for seat, cubes in self.shown.items():
                self.add(seat, cubes, "", -1)
        elif key not in ("married-for-love", "cathedral-best", "cathedral-nothing"):
            return
        self.shown = {}


@pytest.mark.parametrize("seed", range(12))
def test_r48_whoever_writes_along_knows_what_everybody_owns(seed: int) -> None:
    rng = random.Random(seed)
    match = Match(GAME, seats=2 + seed % 4, seed=seed)
    pencil = Pencil(match.seats)
    heard = 0
    while match.decision is not None:
        options = match.options()
        # Away from `done` and `nothing` more often than not, so that much changes hands.
        some = options[1:] if len(options) > 1 and rng.random() < 0.6 else options
        match.choose(rng.choice(some))
        for _, event in match.events[heard:]:
            message = event.seen_by(None)
            pencil.hear(message.key, GAME.explain(message))
        heard = len(match.events)
        families = match.view(None)["seats"]
        assert pencil.stock == [family["stock"] for family in families]
        assert pencil.points == [family["points"] for family in families]
        assert pencil.privileges == [family["privileges"] for family in families]
        assert pencil.damsels == [family["damsels"] for family in families]
    sheets = [family["scores"] for family in match.view(None)["seats"]]
    assert [sum(sheet.values()) for sheet in sheets] == GAME.scores(match.state)


def test_r48_everybody_sees_the_same_but_for_closed_hands() -> None:
    rng = random.Random(5)
    match = Match(GAME, seats=4, seed=5)
    while match.decision is not None:
        views = [match.view(seat) for seat in (None, *range(match.seats))]
        for view in views:
            if view["contest"] is not None:
                view["contest"].pop("own", None)
            for step in view["agenda"]:
                if step["step"] == "MakeOffer":
                    step.pop("gathered")
        assert all(view == views[0] for view in views)
        match.choose(rng.choice(match.options()))
