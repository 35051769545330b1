"""What is being done, and since how many seconds.

On a terminal one line is drawn again and again; elsewhere every stage is a line of its own.
"""

import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TextIO

Meter = Callable[[], str]
ERASE = "\r\x1b[K"
TICK = 0.2


class Trouble(Exception):
    """Something the reader can mend; shown as a sentence, without a traceback."""


class Stopped(Trouble):
    """Somebody pressed Ctrl-C: whatever ended, ended because of that."""


STOPPING = threading.Event()


def unless_stopped() -> None:
    """Asked by every job before it goes on."""
    if STOPPING.is_set():
        raise Stopped("Stopped.")


class Progress:
    """The jobs under way, each with its stage."""

    def __init__(self, out: TextIO, drawn: bool, clock: Callable[[], float] = time.monotonic):
        self.out = out
        self.drawn = drawn
        self.clock = clock
        self.begun = clock()
        self.stages: dict[str, tuple[str, Meter | None]] = {}
        self.line = ""
        self.mutex = threading.RLock()

    def stage(self, job: str, text: str, meter: Meter | None = None) -> None:
        """The job is at this stage now; the meter says how far, as often as it is asked."""
        with self.mutex:
            self.stages[job] = (text, meter)
            if self.drawn:
                self.draw()
            else:
                self.print(f"{self.seconds():4d} s  {job}: {text}")

    def finish(self, job: str) -> None:
        with self.mutex:
            self.stages.pop(job, None)

    def draw(self) -> None:
        if not self.drawn:
            return
        with self.mutex:
            parts = []
            for job, (text, meter) in self.stages.items():
                far = meter() if meter else ""
                parts.append(f"{job}: {text} {far}".rstrip())
            line = f"{self.seconds():4d} s  {' · '.join(parts)}" if parts else ""
            # The last column stays free: a full line would wrap on some terminals.
            self.line = line[: shutil.get_terminal_size().columns - 1]
            self.out.write(ERASE + self.line)
            self.out.flush()

    def say(self, text: str) -> None:
        """A line that stays, above the one that is drawn."""
        with self.mutex:
            self.print(text)

    def print(self, text: str) -> None:
        if self.line:
            text = f"{ERASE}{text}\n{self.line}"
        else:
            text = f"{text}\n"
        self.out.write(text)
        self.out.flush()

    def seconds(self) -> int:
        return round(self.clock() - self.begun)


PROGRESS = Progress(sys.stderr, sys.stderr.isatty())
say = PROGRESS.say
stage = PROGRESS.stage


@contextmanager
def finished(progress: Progress, job: str) -> Iterator[None]:
    try:
        yield
    finally:
        progress.finish(job)


def together(
    jobs: dict[str, Callable[[], None]], stop: Callable[[], None], progress: Progress = PROGRESS
) -> None:
    """Do the jobs at the same time. All are done, or stopped, when this returns or raises.

    One that fails lets the others come to their end: their work is not lost.
    """
    problems: list[BaseException] = []

    def work(name: str, job: Callable[[], None]) -> None:
        try:
            with finished(progress, name):
                job()
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=work, args=job) for job in jobs.items()]
    try:
        for thread in threads:
            thread.start()
        while alive := [thread for thread in threads if thread.is_alive()]:
            progress.draw()
            alive[0].join(TICK)
    except BaseException:
        STOPPING.set()
        stop()
        wait_for(threads)
        raise
    finally:
        progress.draw()
    raise_first(problems)


def wait_for(threads: Iterable[threading.Thread]) -> None:
    for thread in threads:
        if thread.ident is not None:  # Ctrl-C may come before the last is begun
            thread.join()


def raise_first(problems: list[BaseException]) -> None:
    """Sentences are put together; anything else is a fault of ours and comes first."""
    for problem in problems:
        if not isinstance(problem, Trouble):
            raise problem
    if problems:
        raise Trouble("\n\n".join(map(str, problems)))
