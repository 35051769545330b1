"""What families have under way with one another, as a seat may see it.

A dowry, a battle, a gift for the cathedral, the auction of a castle, a ransom: while one
of them lasts, the view says who takes part, what lies on the table and who still thinks.
Of a sealed offer everybody sees that it is made, its own family also what it is.
"""

from __future__ import annotations

from typing import Any

from demesne.games.mil.marriage import OpenDowries
from demesne.games.mil.offers import MakeOffer
from demesne.games.mil.pieces import (
    FACES,
    KINDS,
    KNIGHT_REFS,
    LANDS,
    NOBODY,
    RESOURCES,
    SLOTS,
    land_type,
)
from demesne.games.mil.spheres.battle import attack_force, defence_force
from demesne.games.mil.spheres.castle import OpenBid, RaiseBid
from demesne.games.mil.spheres.clergy import OpenGifts, SpendGift
from demesne.games.mil.spheres.court import AnswerRansom, ExceedRansom, OfferRansom
from demesne.games.mil.state import MilState

Plain = dict[str, Any]


def contest(state: MilState, viewer: int | None) -> Plain | None:
    """The contest that is under way, if there is one; there are never two."""
    if state.battle:
        return {"kind": "battle", **_battle(state), **_hands(state, viewer)}
    for step in state.agenda[::-1]:
        if isinstance(step, OpenDowries):
            return {
                "kind": "dowry",
                "knight": KNIGHT_REFS[step.knight],
                **_hands(state, viewer),
            }
        if isinstance(step, OpenGifts | SpendGift):
            return {"kind": "cathedral", "gifts": _gifts(state), **_hands(state, viewer)}
        if isinstance(step, OpenBid):
            return _auction(step.seat, None, None, None, step.seat, step.gathered)
        if isinstance(step, RaiseBid):
            return _auction(
                step.opener, step.opening, step.leader, step.best, step.seat, step.gathered
            )
        if isinstance(step, OfferRansom):
            return _ransom(step.knight, step.target, step.gathered, None, step.seat)
        if isinstance(step, AnswerRansom):
            return _ransom(step.knight, step.target, step.ransom, None, None)
        if isinstance(step, ExceedRansom):
            return _ransom(step.knight, step.target, step.ransom, step.gathered, step.seat)
    return None


def _hands(state: MilState, viewer: int | None) -> Plain:
    """Who still thinks about an offer, who is done, and what the viewer's own is."""
    thinking: list[int] = []
    own: list[int] | None = None
    for step in state.agenda:
        if isinstance(step, MakeOffer):
            thinking.append(step.seat)
            if step.seat == viewer:
                own = list(step.gathered)
    if viewer is not None and state.sealed[viewer]:
        own = state.offers[viewer * KINDS : viewer * KINDS + KINDS]
    return {
        "thinking": sorted(thinking),
        "sealed": [seat for seat in range(state.seats) if state.sealed[seat]],
        "own": None if own is None else _cubes(own),
    }


def _battle(state: MilState) -> Plain:
    """Forces are those before the stakes."""
    knight, target, slot, _richer, ally, guardian = state.battle
    return {
        "attacker": KNIGHT_REFS[knight],
        "target": KNIGHT_REFS[target],
        "land": land_view(state.land[target * SLOTS + slot]),
        "attack": attack_force(state, knight),
        "defence": defence_force(state, target),
        "attackers_help": None if ally == NOBODY else ally,
        "targets_help": None if guardian == NOBODY else guardian,
    }


def _gifts(state: MilState) -> list[Plain]:
    """Opened gifts that may still be taken back, with the points they would score."""
    return [
        {"seat": step.seat, "gold": step.gold, "points": step.points(state)}
        for step in state.agenda[::-1]
        if isinstance(step, SpendGift)
    ]


def _auction(
    opener: int,
    opening: tuple[int, ...] | None,
    leader: int | None,
    best: tuple[int, ...] | None,
    bidder: int,
    bid: tuple[int, ...],
) -> Plain:
    return {
        "kind": "castle",
        "opener": opener,
        "opening": None if opening is None else _cubes(opening),
        "leader": leader,
        "best": None if best is None else _cubes(best),
        "bidder": bidder,
        "bid": _cubes(bid),
    }


def _ransom(
    knight: int,
    target: int,
    offered: tuple[int, ...],
    given: tuple[int, ...] | None,
    bidder: int | None,
) -> Plain:
    """`bidder` still lays cubes down: the target what is offered, or the knight what is given."""
    return {
        "kind": "ransom",
        "knight": KNIGHT_REFS[knight],
        "target": KNIGHT_REFS[target],
        "offered": _cubes(offered),
        "given": None if given is None else _cubes(given),
        "bidder": bidder,
    }


def _cubes(cubes: list[int] | tuple[int, ...]) -> dict[str, int]:
    return dict(zip(RESOURCES, cubes, strict=True))


def land_view(land: int) -> dict[str, str] | None:
    if not land:
        return None
    return {"sort": LANDS[land_type(land)], "face": FACES[(land - 1) % len(FACES)]}
