"""Every message Village can say, with the names of its arguments.

The sentences are in `i18n/<language>/village.ftl`. `WORDS` says which words an
argument of that name stands for; other arguments are counts, players or amounts.
"""

from __future__ import annotations

from demesne.games.village.pieces import (
    BUILDINGS,
    CITIES,
    COLOURS,
    GOODS,
    PLACES,
    SECTIONS,
    SPACES,
)


def _words(kind: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{kind}-{name}" for name in names)


WORDS: dict[str, tuple[str, ...]] = {
    "colour": _words("colour", COLOURS),
    "good": _words("good", GOODS),
    "space": _words("space", SPACES),
    "building": _words("building", BUILDINGS),
    "city": _words("city", CITIES),
    "origin": ("village", *_words("city", CITIES)),
    "place": _words("place", PLACES),
    "section": _words("section", SECTIONS),
}

# Most questions name nobody but the seat that is asked.
_ASKED = (
    "draw-starting-player draw-customer draw-figure take-turn choose-action harvest-grain "
    "grow-family call-home choose-craft train-member make-good serve-customer choose-road "
    "send-traveller visit-council raise-member pay-for-council use-privilege choose-good "
    "enter-church send-to-bag promote-member"
)
_QUESTIONS = {
    **{f"ask-{decision}": "seat" for decision in _ASKED.split()},
    "ask-draw-cube": "space",
    "ask-choose-influence": "seat count",
    "ask-pay-cubes": "seat colour count",
    "ask-bury-member": "seat generation",
    "ask-pull-member": "seat count",
}

_LINES = {
    "line-skip": "",
    "line-action": "space",
    "line-take": "space colour",
    "line-take-plague": "space time",
    "line-well": "colour count",
    "line-well-coins": "coins",
    "line-member": "generation place",
    "line-harvest": "grain",
    "line-birth": "generation",
    "line-home": "place",
    "line-train": "building cost",
    "line-make": "good cost",
    "line-make-nothing": "",
    "line-buy": "good cost",
    "line-mill": "coins cost",
    "line-serve": "wants points cost",
    "line-serve-free": "wants points",
    "line-market-pass": "",
    "line-customer": "wants points",
    "line-travel": "origin city cost reward",
    "line-travel-again": "origin city cost",
    "line-colour": "colour",
    "line-council-enter": "level cost scrolls cubes",
    "line-council-rise": "level cost scrolls cubes",
    "line-privilege-start": "",
    "line-privilege-cubes": "count",
    "line-privilege-good": "",
    "line-privilege-prestige": "prestige coins",
    "line-no-privilege": "",
    "line-good": "good",
    "line-church": "cost",
    "line-pay": "cost",
    "line-pay-cubes-or-coins": "cost",
    "line-bury-chronicle": "place section free",
    "line-bury-grave": "place free",
    "line-bury-nowhere": "place",
    "line-pull": "generation coins",
    "line-pull-nobody": "",
    "line-monk": "",
    "line-figure": "seat generation",
    "line-promote": "generation window target cost",
    "line-promote-nobody": "",
    "line-seat": "seat",
}

_REASONS = {
    "why-action-impossible": "space",
    "why-short-cubes-of-one": "colour need cubes coins",
    "why-short-cubes": "need have",
    "why-short-coins": "need have",
    "why-short-grain": "need have",
    "why-short-wagons": "need have",
    "why-short-scrolls": "need have",
    "why-short-scroll-or-cubes": "scrolls cubes have",
    "why-short-wanted": "need have",
    "why-too-few-cubes": "colour need have",
    "why-too-few-coins": "need have later",
    "why-farm-empty": "",
    "why-all-born": "",
    "why-no-worker": "building",
    "why-council-level": "level",
    "why-council-moved": "level",
    "why-marker-taken": "seat",
    "why-supply-empty": "",
}

_WARNINGS = {
    "warn-death": "",
}

_EVENTS = {
    "round-began": "round seat",
    "cube-taken": "seat colour space",
    "plague-taken": "seat space time",
    "well-used": "seat colour",
    "well-coins": "seat coins",
    "action-picked": "seat space",
    "action-skipped": "seat",
    "paid-cubes": "seat colour cubes coins",
    "paid-scroll": "seat scrolls",
    "harvested": "seat grain",
    "born": "seat generation",
    "came-home": "seat generation place",
    "trained": "seat generation building cost",
    "made": "seat good cost",
    "bought": "seat good grain",
    "milled": "seat grain coins cost",
    "market-opened": "seat",
    "market-passed": "seat",
    "served": "seat customer cost",
    "customer-came": "customer",
    "travelled": "seat generation origin city cost",
    "city-visited": "seat city",
    "city-known": "seat city",
    "prestige-gained": "seat prestige city",
    "prestige-bought": "seat coins prestige",
    "coins-gained": "seat coins city",
    "cube-gained": "seat colour",
    "good-gained": "seat good",
    "council-risen": "seat generation level cost",
    "marker-taken": "seat",
    "privilege-cubes": "seat",
    "church-time": "seat cost",
    "sent-to-bag": "seat generation",
    "bridge-passed": "seat",
    "death-lapsed": "seat",
    "buried-chronicle": "seat generation place section",
    "buried-grave": "seat generation place",
    "buried-nowhere": "seat generation place",
    "end-brought": "seat",
    "last-turns": "count",
    "rounds-over": "count",
    "mass-held": "mass",
    "pulled": "seat generation coins",
    "drew-monk": "",
    "drew-member": "seat generation",
    "promoted": "seat generation window grain",
    "majority": "seat prestige members",
    "majority-nobody": "",
    "game-over": "",
}

MESSAGES: dict[str, tuple[str, ...]] = {
    key: tuple(names.split())
    for table in (_QUESTIONS, _LINES, _REASONS, _WARNINGS, _EVENTS)
    for key, names in table.items()
}
