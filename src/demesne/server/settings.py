"""What whoever runs the server may decide."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

PORT: Final = 8049
LOCAL: Final = ("127.0.0.1", "::1")
PAGE: Final = Path(__file__).with_name("page")


@dataclass(frozen=True)
class Limits:
    """How much one client, one address and the whole server may ask for."""

    # A request's first line and headers together, and the seconds they may take; then its
    # body; then for the answer to be taken. A socket that leaves what it is sent unread is
    # closed after `unread_seconds`.
    head_bytes: int = 16_384
    head_seconds: float = 10.0
    body_seconds: float = 30.0
    answer_seconds: float = 120.0
    unread_seconds: float = 20.0
    # One WebSocket message; a socket that sends more than `frame_bytes` is closed.
    message_bytes: int = 4_096
    frame_bytes: int = 65_536
    # A request's body; only a log to import may be as long as `log_bytes`.
    body_bytes: int = 16_384
    log_bytes: int = 400_000
    # (per second, at once)
    messages: tuple[float, float] = (25.0, 60.0)
    messages_of_address: tuple[float, float] = (200.0, 600.0)
    # What one person says at a table, all who sit there, and all who only watch.
    chat: tuple[float, float] = (0.5, 6.0)
    chat_of_table: tuple[float, float] = (2.0, 20.0)
    chat_of_watchers: tuple[float, float] = (0.2, 5.0)
    names: tuple[float, float] = (0.05, 5.0)
    # New people of one address who are written down.
    guests_of_address: tuple[float, float] = (0.2, 100.0)
    # Browsers that want to be told of a turn.
    pushes: tuple[float, float] = (0.1, 20.0)
    # Taking one's data, and being forgotten.
    data: tuple[float, float] = (0.02, 3.0)
    # What a strong player would do: of one person.
    hints: tuple[float, float] = (0.2, 6.0)
    # Beginning to look at a finished game, and how many games are looked at together.
    analyses_of_address: tuple[float, float] = (0.1, 10.0)
    analyses: int = 4
    # How many of them for one address.
    analyses_at_once_of_address: int = 2
    # What may wait for the processes that think about hints and analyses; hints of one address.
    thoughts: int = 16
    thoughts_of_address: int = 6
    # Analyses that are kept; the oldest go first.
    analyses_kept: int = 2_000
    requests_of_address: tuple[float, float] = (40.0, 200.0)
    # Sockets that are opened: each begins with a whole picture.
    openings_of_address: tuple[float, float] = (10.0, 100.0)
    tables_of_address: tuple[float, float] = (0.1, 40.0)
    # What is kept of one table, one by one: a game has some hundreds. Beyond that nothing is said
    # or taken back there any more, or to wake it would keep all others waiting.
    events_of_table: int = 20_000
    # Tables at which nobody but bots plays.
    bots_alone: int = 20
    # Pings and pongs of one socket.
    controls: tuple[float, float] = (2.0, 60.0)
    # Whole pictures sent with refusals of one socket.
    pictures: tuple[float, float] = (2.0, 10.0)
    # Connections of any kind; sockets at tables; requests being answered.
    connections: int = 6_000
    connections_of_address: int = 150
    sockets: int = 5_000
    sockets_of_address: int = 100
    requests_at_once: int = 40
    # What may wait for a slow client before it is cut off; it may reconnect.
    outbox: int = 256
    outbox_bytes: int = 2_000_000
    # What may wait for all of them; beyond it, nobody may leave more than one message unread.
    outboxes_bytes: int = 400_000_000
    # Tables kept awake; beyond that the longest idle one goes to sleep first.
    awake: int = 2_000


@dataclass(frozen=True)
class Retention:
    """Days after which something is archived, removed or forgotten."""

    # A finished game is packed, and kept.
    archive_days: float = 1.0
    # A game that is not finished is removed: nobody sits there, or nobody touched it.
    empty_days: float = 7.0
    idle_days: float = 180.0
    # A guest is forgotten: one who never sat anywhere, and any other. Cookies last a year.
    visitor_days: float = 30.0
    guest_days: float = 400.0


def sensible_workers() -> int:
    """One processor is left for the tables, and a few workers serve many of them."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True)
class Settings:
    """Everything `demesne serve` can be told, with its defaults."""

    data: Path
    host: str = "127.0.0.1"
    port: int = PORT
    # Where figures are given, on this machine only; None: nowhere.
    metrics_port: int | None = None
    # Names under which the server may be reached, besides addresses and localhost.
    hosts: tuple[str, ...] = ()
    # Addresses whose word about where a request came from is taken (X-Forwarded-For).
    proxies: tuple[str, ...] = LOCAL
    # FULL also survives a power cut; NORMAL survives anything that happens to the process.
    synchronous: str = "NORMAL"
    # Seconds a bot waits before it answers, so that people can follow.
    bot_delay: float = 0.4
    bot_threads: int = 2
    # Processes that think about hints and finished games, begun with the first of them; how often
    # each turn is tried out for a hint, and in an analysis.
    analysts: int = 1
    hint_tries: int = 24
    analysis_tries: int = 24
    # The time of a processor that one piece of such work may take before it is given up.
    analyst_seconds: float = 60.0
    # Processes in which strong and fierce bots think, and bots from elsewhere; the most memory
    # of each, and how many questions may wait for them.
    bot_workers: int = field(default_factory=sensible_workers)
    bot_megabytes: int = 1_000
    bot_queue: int = 64
    # Seconds for one thought, and for one answer, waiting for a worker and all: after that a
    # fair bot gives one instead.
    bot_seconds: float = 10.0
    bot_patience: float = 30.0
    # Seconds between the moments at which a bot hands in a sealed answer: of one that answers at
    # once, and of one that thinks. Longer than they think, or the time they take shows.
    seal_pace: float = 1.0
    seal_seconds: float = 3.0
    # Seconds without anybody there after which a table goes to sleep.
    idle: float = 120.0
    # Seconds after which a person who is gone may be stood in for, one who does not answer
    # removed, and a host who is gone followed by another.
    absent: float = 120.0
    patience: float = 300.0
    host_absent: float = 600.0
    # Plies between two saved positions of a table.
    snapshot_every: int = 64
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    # Seconds for which the public list is as it was.
    list_every: float = 1.0
    # Seconds between two rounds of tidying up.
    tidy_every: float = 60.0
    page: Path = PAGE


def data_folder() -> Path:
    """The user's folder for our data, as their system has it; the terminal uses it too."""
    if os.environ.get("XDG_DATA_HOME"):
        return Path(os.environ["XDG_DATA_HOME"]) / "demesne"
    if sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        return Path(os.environ["LOCALAPPDATA"]) / "demesne"
    return Path.home() / ".local" / "share" / "demesne"
