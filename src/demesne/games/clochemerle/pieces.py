"""What the pieces and places of Clochemerle are called, and their numbers in the state."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 4
NOBODY: Final = -1
NONE: Final = -1

# A pip count, and the rat's longest run.
FACES: Final = 6
# A die by what it shows: 6 * colour + face - 1.
COLOURS: Final = ("white", "black")
WHITE: Final = 0
BLACK: Final = 1
KINDS: Final = FACES * len(COLOURS)
MOST_DICE: Final = 11
PAIR: Final = 2
LEAST_SUM: Final = PAIR
MOST_SUM: Final = PAIR * FACES
SUMS: Final = MOST_SUM - LEAST_SUM + 1

PROFESSIONS: Final = ("abbot", "councillor", "traveller", "craftsman", "merchant")
ABBOT: Final = 0
COUNCILLOR: Final = 1
TRAVELLER: Final = 2
CRAFTSMAN: Final = 3
MERCHANT: Final = 4
TRADES: Final = 5  # how many professions there are
EVERYBODY: Final = (1 << TRADES) - 1
NICHES: Final = 2  # of each profession in the chronicle
MOST_GRAVES: Final = 30  # more than any game can need

RESOURCES: Final = ("horse", "beer", "plough", "scroll", "wagon")
PLOUGH: Final = 2
GOODS: Final = 5  # how many resources there are
# What a cost is made of, in this order.
ITEMS: Final = (*RESOURCES, "any", "coin", "time")
ANY: Final = 5
COIN: Final = 6
TIME: Final = 7
FREE: Final = (0, 0, 0, 0, 0, 0, 0, 0)

# A workshop makes the resource of its number; its card is 4 * workshop + number in its column.
WORKSHOPS: Final = ("stable", "brewery", "forge", "scriptorium", "wainwright")
FORGE: Final = 2
COPIES: Final = 4
WORKSHOP_CARDS: Final = GOODS * COPIES

CHURCHES: Final = ("sanatorium", "cloister", "diocese", "refuge")
SANATORIUM: Final = 0
CLOISTER: Final = 1
DIOCESE: Final = 2
REFUGE: Final = 3

CHAMBERS: Final = ("monetary", "property", "citizens", "guild")
MONETARY: Final = 0
PROPERTY: Final = 1
CITIZENS: Final = 2
GUILD: Final = 3
# What a marker on the property chamber counts.
CATEGORIES: Final = ("travel", "workshop", "served", "church", "field")
SLOTS: Final = 5  # of the property and of the citizens' chamber

# Monks are numbered pile by pile.
MONK_PILES: Final = ("quill", "chalice", "rosary")
MONK_COUNTS: Final = (3, 4, 5)
MONKS: Final = 12
ACTIONS: Final = ("story2", "story3", "question", "school1", "school2", "steward")
STORY_2: Final = 0
STORY_3: Final = 1
QUESTION: Final = 2
SCHOOL_TWICE: Final = 4
SEND_STEWARD: Final = 5
WINDOWS: Final = 6

# Travel cards are numbered letter by letter.
LETTERS: Final = ("a", "b", "c", "d", "e")
TRAVEL_COUNTS: Final = (4, 4, 4, 4, 3)
TRAVELS: Final = 19

CUSTOMERS: Final = 33
MOST_FIELDS: Final = 8
SQUARES: Final = 4
MOST_ROW: Final = 7  # customers open at the steward's, the diocese's seventh among them

# The desks of the school.
LEFT: Final = 1
RIGHT: Final = 2

# The chief's path.
PATH: Final = ("hall", "coin", "story")
HALL: Final = 0
COIN_SPACE: Final = 1
STORY_SPACE: Final = 2

# The white banners of a village: what the 2/12 tile can lie at, and what a turn has used.
PERSONAL: Final = 0
SCHOOL: Final = 1
WORKSHOP: Final = 2  # + workshop
CHAMBER: Final = 7
FIELD: Final = 8  # + number of the field
SQUARE: Final = 16
CUSTOMER: Final = 17  # + customer
BANNERS: Final = CUSTOMER + CUSTOMERS
