"""Every message between a client and the server, as a type.

`docs/protocol.md` explains them; its examples are checked against these types.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct, field

# What a socket that is closed for a reason is told.
NO_TEXT: Final = 1007
TOO_BIG: Final = 1009
TROUBLE: Final = 1011
RESTART: Final = 1012
TOO_SLOW: Final = 4008
FORBIDDEN: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429

Ply: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=63)]
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]

# Both are put together from encoded pieces: see pieces.py.
View: TypeAlias = dict[str, Any] | msgspec.Raw
Changes: TypeAlias = list[list[Any]] | msgspec.Raw


# --- What the engine says -----------------------------------------------------------


class Phrase(Struct):
    """A key of the word files and its arguments by name."""

    key: str
    args: dict[str, Any]


class Line(Struct, omit_defaults=True):
    """One line of a menu; with `why` it is not possible now. `ends` sends the question off."""

    choice: int
    ref: str
    label: Phrase
    why: Phrase | None = None
    warning: Phrase | None = None
    ends: bool = False


class Menu(Struct):
    """The question to a seat."""

    decision: str
    seat: int
    ply: int
    question: Phrase
    lines: list[Line]


class Entry(Struct):
    """One record of the log with what was told about it, for one pair of eyes."""

    ply: int
    seat: int
    decision: str
    ref: str
    auto: bool
    told: list[Phrase]


class Place(Struct):
    """A seat's place at the end."""

    seat: int
    place: int
    score: int
    parts: dict[str, int]
    # What breaks a tie, in this order.
    ties: dict[str, int]


class SeatCard(Struct):
    """Who sits there. `link` is told only to whoever may send it to a friend."""

    name: str
    kind: str
    here: bool = False
    bot: str | None = None
    link: str | None = None
    # Belongs to this client, also while a bot plays it.
    yours: bool = False
    # Silenced by the host.
    muted: bool = False
    # The host's.
    host: bool = False
    # Free because its player has left.
    deserted: bool = False
    # A person's name for whom the free seat is kept, at a rematch.
    kept: str | None = None
    # How often it has asked what a strong player would do.
    hints: int = 0
    # How strong the bot is, where it is of a level.
    level: str | None = None


class ChatEntry(Struct):
    """What somebody said; `seat` is null for a spectator."""

    seat: int | None
    name: str
    text: str
    at: str


class Complaint(Struct):
    """What `by` reports to the host; `seat` is null for somebody who watches."""

    by: str
    seat: int | None
    about: str | None
    text: str
    at: str


# --- How long each may think ---------------------------------------------------------

# What becomes of whoever is out of time: a bot plays on, or the game is stopped.
Out: TypeAlias = Annotated[str, Meta(pattern="^(bot|end)$")]


class Live(Struct, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """So many minutes each for the whole game, and so many seconds more for every answer that
    hands on."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0
    out: Out = "bot"


class Days(Struct, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days until one has handed on."""

    days: Annotated[int, Meta(ge=1, le=14)]
    out: Out = "bot"


Pace: TypeAlias = Live | Days


class ClockCard(Struct):
    """Seconds left; whether they run, and in how many seconds they begin to."""

    left: float
    runs: bool
    starts: float = 0.0


class RematchCard(Struct):
    """The table to play again at, which seat here asked for it, and your seats there."""

    table: str
    by: int
    seats: list[int]


# --- What a client says at a table --------------------------------------------------


class Choose(Struct, forbid_unknown_fields=True):
    ply: Ply
    choice: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
    seat: SeatNumber | None = None
    # Out of turn: the `decision` of one of the `windows`.
    window: Annotated[str, Meta(max_length=60)] | None = None


class Undo(Struct, forbid_unknown_fields=True):
    ply: Ply
    # All that was chosen in this turn, and not the last choice alone.
    turn: bool = False


class Weigh(Struct, forbid_unknown_fields=True):
    """Would this choice hand on the turn?"""

    ply: Ply
    choice: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class Chat(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=500)]


class Given(Struct, forbid_unknown_fields=True):
    """An answer, as a log writes it."""

    decision: Annotated[str, Meta(max_length=80)]
    ref: Annotated[str, Meta(max_length=80)]


class Look(Struct, forbid_unknown_fields=True):
    ply: Ply
    seat: SeatNumber | None = None
    # What whoever was asked there could have answered instead.
    tried: Annotated[list[Given], Meta(max_length=200)] = []


class SeatPlayer(Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    player: Annotated[str, Meta(pattern="^(bot|person)$")]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Remove(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Mute(Struct, forbid_unknown_fields=True):
    """Of a seat, or, without one, of all who only watch."""

    seat: SeatNumber | None = None
    muted: bool = True


class Report(Struct, forbid_unknown_fields=True):
    """About a seat, or, without one, about somebody who watches."""

    text: Annotated[str, Meta(max_length=500)]
    seat: SeatNumber | None = None


class Learn(Struct, forbid_unknown_fields=True):
    """In a lesson: the step is read, or is passed over, or so is all that is left."""

    do: Annotated[str, Meta(pattern="^(read|skip|end)$")]
    # How many steps were behind the pupil: an answer that comes twice counts once.
    step: Annotated[int, Meta(ge=0, le=1_000)]


class Nothing(Struct, forbid_unknown_fields=True):
    pass


class ClientMessage(Struct, forbid_unknown_fields=True):
    """An id of the client's own choosing and exactly one thing to do."""

    id: MessageId
    choose: Choose | None = None
    undo: Undo | None = None
    weigh: Weigh | None = None
    chat: Chat | None = None
    look: Look | None = None
    seat: SeatPlayer | None = None
    remove: Remove | None = None
    mute: Mute | None = None
    report: Report | None = None
    learn: Learn | None = None
    leave: Nothing | None = None
    ping: Nothing | None = None

    def request(self) -> Struct | None:
        """The one thing asked for; None when there is none or more than one."""
        requests = [
            request
            for request in (
                *(self.choose, self.undo, self.weigh, self.chat, self.look),
                *(self.seat, self.remove, self.mute, self.report),
                *(self.learn, self.leave, self.ping),
            )
            if request is not None
        ]
        return requests[0] if len(requests) == 1 else None


# --- What the server says at a table ------------------------------------------------


class Piece(Struct):
    """Something to know about in a lesson, and how it is drawn: an emblem of the page."""

    name: str
    emblem: dict[str, Any]


class Lesson(Struct):
    """Where the pupil is in a lesson: `step` of `steps`, by their keys; as many as there are, when
    it is over. `mode` says what the step waits for: `read`, `this` or any choice (`free`), somebody
    else (`wait`), or nothing more (`over`)."""

    name: str
    seat: int
    minutes: int
    steps: list[str]
    step: int
    mode: str
    spots: list[str]
    pieces: list[Piece]


class ServerMessage(Struct, tag_field="type"):
    """Each says which table, its version (everything that happened there) and its ply."""

    table: str
    version: int
    ply: int


class Moved(ServerMessage, tag="moved", kw_only=True):
    """After every choice and every undo. `log` holds the entries from `start` on.

    `view` is the whole of it; a client that asked for changes gets `changed` instead.
    """

    start: int = msgspec.field(name="from")
    seats: list[SeatCard]
    you: list[int]
    view: View | msgspec.UnsetType = msgspec.UNSET
    changed: Changes | msgspec.UnsetType = msgspec.UNSET
    eye: int | None
    menu: Menu | None
    windows: list[Menu]
    waiting: list[int]
    can_undo: bool
    can_undo_turn: bool
    over: bool
    lesson: Lesson | None
    standings: list[Place] | None
    log: list[Entry]
    clocks: list[ClockCard] | None
    # The seat that was out of time when the game was stopped.
    stopped: int | None
    rematch: RematchCard | None


class Picture(ServerMessage, tag="table", kw_only=True):
    """The whole picture."""

    start: int = msgspec.field(name="from")
    game: str
    options: dict[str, str]
    created: str
    open: bool
    name: str
    pace: Pace | None
    host: bool
    seats: list[SeatCard]
    you: list[int]
    view: View
    eye: int | None
    menu: Menu | None
    windows: list[Menu]
    waiting: list[int]
    can_undo: bool
    can_undo_turn: bool
    over: bool
    lesson: Lesson | None
    standings: list[Place] | None
    log: list[Entry]
    clocks: list[ClockCard] | None
    # The seat that was out of time when the game was stopped.
    stopped: int | None
    rematch: RematchCard | None
    chat: list[ChatEntry]
    reports: list[Complaint]
    # Only who sits here, and the host, may speak.
    watchers_muted: bool
    # May one ask here what a strong player would do? How often each; null: as often as they like.
    hints: bool
    hints_most: int | None


class Chatted(ServerMessage, tag="chat"):
    entry: ChatEntry


class Seats(ServerMessage, tag="seats"):
    """Who sits where; `reports` are for the host alone."""

    seats: list[SeatCard]
    you: list[int]
    host: bool
    reports: list[Complaint]
    watchers_muted: bool


class Looked(ServerMessage, tag="looked"):
    id: str
    view: dict[str, Any]
    eye: int | None


class Weighed(ServerMessage, tag="weighed"):
    """`hands_on`: with this choice somebody else, or chance, is next."""

    id: str
    hands_on: bool


class Done(ServerMessage, tag="done"):
    id: str


class Refused(ServerMessage, tag="refused"):
    """Not carried out, and why. `id` is null when the message could not be read."""

    id: str | None
    error: str
    text: str
    reason: Phrase
    fresh: Picture | None


ERRORS: Final = (
    *("bad-message", "too-large", "too-fast", "not-your-seat", "not-your-turn", "stale-ply"),
    *("invalid-choice", "illegal-choice", "game-over", "undo-refused", "not-allowed"),
    *("old-rules", "trouble"),
)

# --- Asked once, over HTTP ----------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Annotated[str, Meta(pattern="^(me|screen|link|bot)$")]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Annotated[str, Meta(max_length=24)] | None = None


# Cleaned, and then of at most 40 characters.
TableName: TypeAlias = Annotated[str, Meta(max_length=160)]
NewSeats: TypeAlias = Annotated[list[NewSeat], Meta(min_length=1, max_length=8)]


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: NewSeats
    options: dict[str, str] = {}
    open: bool = False
    name: TableName = ""
    pace: Pace | None = None
    # Hints for whoever asks; where it is left out, at tables without strangers only.
    hints: bool | None = None


class Fork(Struct, forbid_unknown_fields=True):
    ply: Ply
    seats: NewSeats
    open: bool = False
    name: TableName = ""
    pace: Pace | None = None
    hints: bool | None = None


class Join(Struct, forbid_unknown_fields=True):
    token: Token | None = None
    seat: SeatNumber | None = None
    # How a program that joins wants to be called; people have a name already.
    name: Annotated[str, Meta(max_length=80)] | None = None


class Me(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=80)] | None = None
    lang: Annotated[str, Meta(max_length=10)] | None = None


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushTo(Struct):
    """A browser that wants to be told when it is its person's turn: a PushSubscription."""

    endpoint: Annotated[str, Meta(max_length=1_024)]
    keys: PushKeys
    lang: Annotated[str, Meta(pattern="^(en|fr|ja)$")] = "en"


class PushDrop(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1_024)]


class PushKey(Struct):
    """What browsers know this server by; null where it has no push."""

    key: str | None


class PushPlace(Struct):
    """Where one of your browsers is told, and since when."""

    endpoint: str
    made: str


class Made(Struct):
    """A new table, and the links of its free seats by seat number."""

    table: str
    links: dict[str, str]
    # An imported log was read only as far as it tells what was chosen.
    cut: bool = False


class CardSeat(Struct):
    name: str
    kind: str
    # Is the person at the table now? Has the one who sat there left?
    here: bool = False
    deserted: bool = False


class Card(Struct):
    """A table as the home page lists it."""

    table: str
    game: str
    seats: list[CardSeat]
    ply: int
    over: bool
    your_turn: bool
    mine: bool
    open: bool
    updated: str
    # Without a name, a table is called after its host.
    name: str = ""
    host: str = ""
    pace: Pace | None = None
    # The seats that are asked now, and the clock of every seat.
    waiting: list[int] = []
    clocks: list[ClockCard] | None = None
    # How far it has come; none for a game that cannot say.
    stage: Phrase | None = None
    stopped: int | None = None
    # A seat that is kept for you, at a rematch.
    offered: int | None = None
    # A lesson's name, where it is one.
    lesson: str | None = None


class ScoreCounts(Struct):
    """How often points at the end lay `width` apart from `start` on."""

    start: int = field(name="from")
    width: int
    counts: list[int]


class BotRating(Struct):
    """How strong one bot is at tables of one size. Shares are `[share, low, high]`, 95 %.

    `fixed`: it stands at 1500 and the others are measured from it. `bound`: it always lost
    (`most`) or always won (`least`), and may be any amount weaker or stronger than that.
    """

    bot: str
    beast: str | None
    level: str | None
    rating: int
    low: int
    high: int
    fixed: bool
    bound: str
    games: int
    wins: tuple[float, float, float] | None
    points: float
    seconds: float
    scores: ScoreCounts


class Pairing(Struct):
    """How often one bot won alone at tables of another, a weaker one."""

    bot: str
    against: str
    games: int
    wins: tuple[float, float, float]


class RatingTable(Struct):
    """Tournaments at tables of one size, by the commands that play them; `at` is when their last
    game ended, in seconds. Where not all met the same others, `wins` of a bot is missing."""

    games: int
    failed: int
    at: int
    code: str
    commands: list[str]
    resamples: int
    bots: list[BotRating]
    pairs: list[Pairing]
    seats: list[tuple[float, float, float]]


class Ratings(Struct):
    """What the arena published of a game, by number of seats; nothing where nobody measured."""

    game: str
    version: str = ""
    rules: int = 0
    box: str = ""
    options: dict[str, str] = {}
    tables: dict[str, RatingTable] = {}


class LessonCard(Struct):
    """A lesson as it is listed, and how far you have come with it; `table` once it is begun."""

    name: str
    game: str
    minutes: int
    steps: list[str]
    step: int
    done: bool
    table: str | None


class Open(Struct, forbid_unknown_fields=True):
    """Go on with a lesson, or from its start."""

    again: bool = False


class Opened(Struct):
    """The table where the lesson is taught. `renewed`: it has changed, and begins anew."""

    table: str
    renewed: bool = False


class Guest(Struct):
    """Who you are."""

    guest: str
    name: str
    lang: str


class Learnt(Struct):
    """How far somebody has come with a lesson, and whether they ever ended it."""

    lesson: str
    step: int
    done: bool


class MyData(Struct):
    """All that is kept about a person: who, last here when, their tables, what they said and
    reported, where they are told of their turns, and what they have learnt."""

    guest: Guest
    seen: str
    tables: list[Card]
    said: list[dict[str, str]]
    reported: list[dict[str, str]]
    pushes: list[PushPlace]
    lessons: list[Learnt]


class Whereabouts(Struct):
    """Where the server is reached: from this machine only, or by others under these addresses."""

    here_only: bool
    addresses: list[str]


class GameCard(Struct):
    name: str
    min_seats: int
    max_seats: int
    options: dict[str, tuple[str, ...]]
    # The options for so many seats, where they are others.
    options_for: dict[int, dict[str, tuple[str, ...]]]
    # The levels, weakest first, and bots from elsewhere.
    bots: list[str]
    # Whom each of these is called after, in the order they sit down; a character may also be
    # asked for by name, in lower case.
    beasts: dict[str, tuple[str, ...]]
    # The characters whose taste, if they have one, means something in this game.
    tempers: list[str]


class GameBox(Struct):
    """The pieces of a game and how its rules were read where the book is silent."""

    name: str
    tables: dict[str, dict[str, Any]]
    rulings: str


class Example(Struct):
    """A position that some bots have played to, as its first seat sees it."""

    name: str
    view: dict[str, Any]
    players: list[str]


class Tables(Struct):
    mine: list[Card]
    open: list[Card]
    watch: list[Card]


class Invitation(Struct):
    """Where a join link leads."""

    table: str
    seat: int
    free: bool
    yours: bool
    card: Card


class Joined(Struct):
    table: str
    seat: int


# --- Hints and analysis ----------------------------------------------------------------


class Answered(Struct):
    """One answer of a turn: to which kind of question, how it is written, and in words."""

    decision: str
    ref: str
    label: Phrase


class Reason(Struct):
    """A term of the game's evaluation, and how many points it speaks for the turn."""

    term: str
    points: float


class AskHint(Struct, forbid_unknown_fields=True):
    """What would a strong player do? `ply` is that of the menu."""

    ply: Ply


class HintLine(Struct):
    """A turn to consider: the choice to make now, what follows, the win chance, and why."""

    choice: int
    answers: list[Answered]
    chance: float
    reasons: list[Reason]


class Hints(Struct):
    """The best turns, best first. `used` hints of `most` so far; null: as many as one likes."""

    ply: int
    seat: int
    lines: list[HintLine]
    used: int
    most: int | None


class DoAnalysis(Struct, forbid_unknown_fields=True):
    """Begin to look at a finished game, or go on; or stop, and keep what was found."""

    do: Annotated[str, Meta(pattern="^(start|stop)$")]


class JudgedTurn(Struct):
    """A turn from `ply` up to `end`: every seat's win chance after it, what it lost (0 to 1), and
    `mark`: `slip`, `blunder`, `find` or nothing. With `better` something else was."""

    turn: int
    ply: int
    end: int
    seat: int
    chances: list[float]
    played: list[Answered]
    chance: float
    loss: float
    gap: float
    mark: str
    better: list[Answered] | None = None
    better_chance: float | None = None
    points: float | None = None
    reasons: list[Reason] = []


class Analysis(Struct):
    """How far a game has been looked at, and what was found.

    `state` is `none`, `running`, `stopped` or `done`; `turns` are those from the number asked
    for on. By seat: `accuracy` in per cent, over how many turns, how many of each mark.
    `moments` are the turns that mattered most; `final` says who has won.
    """

    state: str
    done: int
    total: int
    tries: int
    turns: list[JudgedTurn]
    final: list[float]
    accuracy: list[float | None]
    counted: list[int]
    marks: list[dict[str, int]]
    moments: list[int]


class HttpError(Struct):
    error: str
    text: str
    reason: Phrase


# What a decoder may raise: a number of thousands of digits is a ValueError of Python's own.
UNREADABLE: Final = (msgspec.MsgspecError, ValueError, RecursionError)
ENCODER: Final = msgspec.json.Encoder()
CLIENT: Final = msgspec.json.Decoder(ClientMessage)
SERVER: Final = msgspec.json.Decoder(
    Moved | Picture | Chatted | Seats | Looked | Weighed | Done | Refused
)
