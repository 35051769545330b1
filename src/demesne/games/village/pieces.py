"""What the pieces and places of Village are called, and their numbers in the state."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("orange", "green", "brown", "pink", "plague")
ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4
INFLUENCE: Final = 4  # the first four colours are influence; plague is none

GOODS: Final = ("scroll", "horse", "plough", "ox", "wagon")
SCROLL: Final = 0
HORSE: Final = 1
PLOUGH: Final = 2
OX: Final = 3
WAGON: Final = 4

SPACES: Final = ("harvest", "family", "crafts", "market", "travel", "council", "church")
HARVEST: Final = 0
FAMILY: Final = 1
CRAFTS: Final = 2
MARKET: Final = 3
TRAVEL: Final = 4
COUNCIL: Final = 5
CHURCH: Final = 6

BUILDINGS: Final = ("wainwright", "stables", "library", "smithy")
WAINWRIGHT: Final = 0
STABLES: Final = 1
LIBRARY: Final = 2
SMITHY: Final = 3
# The building that makes each good.
BUILDING_OF: Final[tuple[int, ...]] = (LIBRARY, STABLES, SMITHY, STABLES, WAINWRIGHT)

CITIES: Final = ("a", "b", "c", "d", "e", "f")
LEVELS: Final = 4
WINDOWS: Final = 4
GENERATIONS: Final = 4
CUSTOMERS: Final = 24

SECTIONS: Final = ("council", "crafts", "travel", "church", "farm")

# Where a member can be. FARM to the last window are the visible places: who stands
# there can die.
PLACES: Final = (
    "unborn",
    "farm",
    "wainwright",
    "stables",
    "library",
    "smithy",
    "city-a",
    "city-b",
    "city-c",
    "city-d",
    "city-e",
    "city-f",
    "council-1",
    "council-2",
    "council-3",
    "council-4",
    "church-1",
    "church-2",
    "church-3",
    "church-4",
    "bag",
    "chronicle-council",
    "chronicle-crafts",
    "chronicle-travel",
    "chronicle-church",
    "chronicle-farm",
    "grave",
    "removed",
)
UNBORN: Final = 0
FARM: Final = 1
WORKSHOP: Final = 2  # + building
CITY: Final = 6  # + city
CHAMBER: Final = 12  # + level - 1
WINDOW: Final = 16  # + window - 1
BAG: Final = 20
CHRONICLE: Final = 21  # + section
GRAVE: Final = 26
REMOVED: Final = 27
PLACE_COUNT: Final = 28
VISIBLE: Final = 20  # places FARM .. VISIBLE - 1

# The section of the chronicle that remembers who dies at each visible place.
SECTION_OF: Final[tuple[int, ...]] = (-1, 4, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 0, 0, 0, 0, 3, 3, 3, 3)

NOBODY: Final = -1
