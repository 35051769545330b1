"""What the pieces and places of Feudum are called, and their numbers in the state."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 5
NOBODY: Final = -1
NONE: Final = -1

# --- goods ---------------------------------------------------------------------------------

# In the order of the merchants' rows, the dearest first.
GOODS: Final = ("saltpeter", "sulfur", "iron", "wood", "food")
SALTPETER: Final = 0
SULFUR: Final = 1
IRON: Final = 2
WOOD: Final = 3
FOOD: Final = 4
KINDS: Final = 5
BARREL: Final = 3  # sulfur on a wine barrel
BINS: Final = 4  # of one row of the merchants

# --- the land ------------------------------------------------------------------------------

REGIONS: Final = ("sea", "island", "forest", "desert", "badlands", "mountain")
# A place is called by its region and its number: "forest-9" is place 8.
PLACES: Final = (
    "sea-1",
    "sea-2",
    "sea-3",
    "island-4",
    "island-5",
    "island-6",
    "island-7",
    "forest-8",
    "forest-9",
    "forest-10",
    "desert-11",
    "desert-12",
    "desert-13",
    "desert-14",
    "desert-15",
    "badlands-16",
    "badlands-17",
    "badlands-18",
    "badlands-19",
    "badlands-20",
    "mountain-21",
    "mountain-22",
)
SPOTS: Final = 22
STARTS: Final = 6  # places where a family may begin
LETTERS: Final = ("n", "s", "e", "w")
KINGDOMS: Final = ("east", "west", "north", "south", "central", "isolated")

ROUTES: Final = ("road", "ferry", "ship", "submersible", "air")
ROAD: Final = 0
FERRY: Final = 1
# From here on a route wants a vessel: vessel = route - SEAWAY.
SEAWAY: Final = 2
VESSELS: Final = ("ship", "submersible", "flying-machine")
SHIP: Final = 0
SUBMERSIBLE: Final = 1
FLYING: Final = 2
CRAFT: Final = 3  # kinds of vessels
MOST_VESSELS: Final = 9  # of a kind, in a box of one's own

# What a place is: the disc that lies there. A feudum of a guild is FEUDUM + guild.
DISCS: Final = (
    "outpost",
    "farm",
    "town",
    "feudum-farmer",
    "feudum-merchant",
    "feudum-alchemist",
    "feudum-knight",
    "feudum-noble",
    "feudum-monk",
)
OUTPOST: Final = 0
FARM: Final = 1
TOWN: Final = 2
FEUDUM: Final = 3

LANDSCAPES: Final = ("orchard", "butt", "silver-mine", "sulfur-mine")
ORCHARD: Final = 0  # food
BUTT: Final = 1  # archery targets
SILVER_MINE: Final = 2  # shillings
SULFUR_MINE: Final = 3  # sulfur
SCENES: Final = 4  # kinds of landscapes

EPOCHS: Final = ("I", "II", "III", "IV", "V")
LAST_EPOCH: Final = 5

# --- guilds --------------------------------------------------------------------------------

# In the order of the ring: a push goes to the next, a pull takes from the one before. The six
# characters of a pawn are the same.
GUILDS: Final = ("farmer", "merchant", "alchemist", "knight", "noble", "monk")
FARMER: Final = 0
MERCHANT: Final = 1
ALCHEMIST: Final = 2
KNIGHT: Final = 3
NOBLE: Final = 4
MONK: Final = 5
RING: Final = 6
FUNCTIONS: Final = ("trade", "pull", "push")
TRADE: Final = 0
PULL: Final = 1
PUSH: Final = 2
RANKS: Final = ("master", "journeyman", "apprentice")
MASTER: Final = 0
JOURNEYMAN: Final = 1
APPRENTICE: Final = 2
CHAIRS: Final = 3  # seats of one guild's track

HENS: Final = 4
ROSARY: Final = 7
SCROLLS: Final = ("a1", "a2", "a3", "b1", "b2", "c1")
# The values of a rosary bead: a token has one of them on its green side.
VALUES: Final = ("2", "3", "4", "5")
LEAST_VALUE: Final = 2
WORTHS: Final = 4
HEXES: Final = 6  # of a row in the knights' guild
SECTIONS: Final = 3

# --- a family ------------------------------------------------------------------------------

PAWNS: Final = 3
PAWN_REFS: Final = ("pawn-1", "pawn-2", "pawn-3")
MONSTERS: Final = ("behemoth", "serpent")
BEHEMOTH: Final = 0
SERPENT: Final = 1
BEASTS: Final = 2
MILITARY: Final = 3
VOYAGE: Final = 7

# --- cards ---------------------------------------------------------------------------------

CARDS: Final = (
    "migrate",
    "move",
    "influence",
    "improve",
    "explore",
    "harvest",
    "tax",
    "conquer",
    "defend",
    "repeat",
    "guild",
)
MIGRATE: Final = 0
MOVE: Final = 1
INFLUENCE: Final = 2
IMPROVE: Final = 3
EXPLORE: Final = 4
HARVEST: Final = 5
TAX: Final = 6
CONQUER: Final = 7
DEFEND: Final = 8
REPEAT: Final = 9
GUILD: Final = 10
DECK: Final = 11  # cards of one family
HAND: Final = 4  # chosen for a round
EVERY_CARD: Final = (1 << DECK) - 1

BONUSES: Final = ("none", "saltpeter", "sulfur")
NO_BONUS: Final = 0
FIFTH_CARD: Final = 1
DOUBLE_TURN: Final = 2

# Eight mandates, then eight charters; those of the kingdoms in the order of KINGDOMS.
WRITS: Final = (
    "bow",
    "sword",
    "small-trade",
    "great-trade",
    "wings",
    "keels",
    "commons",
    "crown",
    "cellar",
    "beast",
    "east",
    "west",
    "north",
    "south",
    "central",
    "isolated",
)
BOW: Final = 0
SWORD: Final = 1
SMALL_TRADE: Final = 2
GREAT_TRADE: Final = 3
WINGS: Final = 4
KEELS: Final = 5
COMMONS: Final = 6
CROWN: Final = 7
MANDATES: Final = 8
CELLAR: Final = 8
BEAST: Final = 9
KINGDOM_CHARTER: Final = 10  # + kingdom
ALL_WRITS: Final = 16
WRIT_HAND: Final = 3


def is_feudum(disc: int) -> bool:
    return disc >= FEUDUM


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def count_bits(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
