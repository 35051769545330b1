"""Two dev.py at once in one checkout take turns."""

import contextlib
import time
from collections.abc import Iterator

from tools.places import CACHE
from tools.progress import TICK, say, unless_stopped

# Handed on to every program that works under a turn: when dev.py is killed and its pip
# lives on, the next dev.py waits for that pip rather than working beside it.
HELD: list[int] = []


@contextlib.contextmanager
def turn(name: str, waiting: str = "") -> Iterator[bool]:
    """Hold the turn `name`. With nothing to say while waiting: no waiting, False if it is taken."""
    CACHE.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows
        yield True
        return
    with (CACHE / f"{name}.turn").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not waiting:
                yield False
                return
            say(waiting)
            wait_for_turn(file.fileno())
        HELD.append(file.fileno())
        try:
            yield True
        finally:
            HELD.remove(file.fileno())


def wait_for_turn(file: int) -> None:
    """Asked again and again: nobody could stop who waits inside the system."""
    import fcntl

    while True:
        try:
            return fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            unless_stopped()
            time.sleep(TICK)
