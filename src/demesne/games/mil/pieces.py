"""What the pieces and places of MIL 1049 are called, and their numbers in the state."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 5

# By ascending quality (p. 5).
RESOURCES: Final = ("food", "fabric", "metal", "influence", "gold")
FOOD: Final = 0
FABRIC: Final = 1
METAL: Final = 2
INFLUENCE: Final = 3
GOLD: Final = 4
KINDS: Final = 5

# A knight's number is 4 * family + column.
COLUMNS: Final = ("a", "b", "c", "d")
KNIGHTS: Final = 4  # of one family
MOST_KNIGHTS: Final = MOST_SEATS * KNIGHTS
NOBODY: Final = -1

# A land in a slot is 0 for none, else 1 + 2 * type + face.
LANDS: Final = ("cereal", "fishing", "cloth", "mine", "quarry")
CEREAL: Final = 0
FACES: Final = ("a", "b")
SLOTS: Final = 2  # for lands, of one knight
LAND_CODES: Final = 1 + 2 * len(LANDS)
PILES: Final = 2

# Where a knight's pawn is.
PLACES: Final = ("home", "monastery", "court", "market", "war", "clergy", "crusades")
HOME: Final = 0
MONASTERY: Final = 1
COURT: Final = 2
MARKET: Final = 3
WAR: Final = 4
CLERGY: Final = 5
CRUSADES: Final = 6

# The limited spheres, Court to Clergy, have rows of spaces: 5 * (sphere - COURT) + position.
LIMITED: Final = 4
ROW: Final = 5
SPACES: Final = LIMITED * ROW
# What lies on a space; a family token is TOKEN + family, a pawn PAWN + knight.
UNUSED: Final = 0
EMPTY: Final = 1
WHITE: Final = 2
BLACK: Final = 3
TOKEN: Final = 4
PAWN: Final = TOKEN + MOST_SEATS

SYMBOLS: Final = ("hourglass", "woman", "man")
HOURGLASS: Final = 0
WOMAN: Final = 1
MAN: Final = 2
DIE: Final = 6

# What the families offer cubes for, hidden in the hand.
PURPOSES: Final = ("dowry", "battle", "cathedral")
DOWRY: Final = 0
BATTLE: Final = 1
CATHEDRAL: Final = 2
# The cubes that can be offered for each.
OFFERED: Final[tuple[tuple[int, ...], ...]] = (
    (FOOD, FABRIC, METAL, INFLUENCE, GOLD),
    (FOOD, INFLUENCE),
    (GOLD,),
)

PHASES: Final = ("setup", "actions", "tribute", "politics", "spheres", "winter", "over")
SETUP: Final = 0
ACTIONS: Final = 1
TRIBUTE: Final = 2
POLITICS: Final = 3
SPHERES: Final = 4
WINTER: Final = 5
OVER: Final = 6

# What points are gained or lost for.
CAUSES: Final = (
    "majority",
    "marriage",
    "castle",
    "vassal",
    "ransom",
    "land",
    "vassals-land",
    "battle",
    "cathedral",
    "gift",
    "king",
    "death",
)
FOR_MAJORITY: Final = 0
FOR_MARRIAGE: Final = 1
FOR_CASTLE: Final = 2
FOR_VASSAL: Final = 3
FOR_RANSOM: Final = 4
FOR_LAND: Final = 5
FOR_VASSALS_LAND: Final = 6
FOR_BATTLE: Final = 7
FOR_CATHEDRAL: Final = 8
FOR_GIFT: Final = 9
FOR_KING: Final = 10
FOR_DEATH: Final = 11

NO_CUBES: Final = (0, 0, 0, 0, 0)

# How spaces and knights are written: `war/2` is the second space of the War sphere from the
# left, `2b` column B of the family in seat 2.
SPACE_REFS: Final = tuple(
    f"{PLACES[COURT + space // ROW]}/{space % ROW + 1}" for space in range(SPACES)
)
KNIGHT_REFS: Final = tuple(
    f"{knight // KNIGHTS}{COLUMNS[knight % KNIGHTS]}" for knight in range(MOST_KNIGHTS)
)


def land_type(land: int) -> int:
    return (land - 1) // 2


def flipped(land: int) -> int:
    """The other face of the same tile."""
    return (land - 1 ^ 1) + 1
