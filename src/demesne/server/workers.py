"""Processes in which bots think, so that nobody at another table waits for them.

- There are `bot_workers` of them, each started when there is something to think about and none
  is free. One that dies is replaced; what it was thinking about is asked once more.
- One question is thought about per worker; the others wait, those of tables where a person
  plays first, then in the order they came. A table asks one question at a time, so none can
  crowd out the rest. A bot that was asked before goes back to its worker if that is free.
- At most `bot_queue` questions wait, each for `bot_patience` seconds, and one is thought about
  for `bot_seconds`. When it is full, when that time is over, or when a worker died twice over
  one question, `Hurried` is raised, and the bot answers as a fair player would: `botplay` sees
  to that, and the log says so.
- A question that nobody wants answered any more is dropped; a worker in the middle of it is
  killed, for there is no other way to stop a thought.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import IO, Any, Final

from demesne.server.logs import log
from demesne.server.metrics import Metrics
from demesne.server.settings import Settings
from demesne.server.thinker import KEPT

# Workers that died one after the other before they answered anything: something is wrong.
ALARMING: Final = 3


class Hurried(Exception):
    """There is no answer in time; `why` is a word for log and figures."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class BotFailed(Exception):
    """The bot itself went wrong; the text is its traceback."""


class Job:
    """One question that waits for a worker, or is thought about."""

    def __init__(self, question: dict[str, Any], has_people: bool) -> None:
        self.question = question
        self.has_people = has_people
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self.deaths = 0
        self.worker: Worker | None = None


class Worker:
    """One process, and the thread that talks to it."""

    def __init__(self, megabytes: int, limit: float) -> None:
        # A worker finds what we find, also what a test or a launcher put on the path.
        path = os.pathsep.join(entry for entry in sys.path if entry)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "demesne.server.thinker", str(megabytes), str(limit)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.job: Job | None = None
        self.known: set[str] = set()
        self.answered = 0

    def know(self, key: str) -> None:
        """It remembers the bots it thought for last."""
        if len(self.known) >= KEPT:
            self.known.clear()
        self.known.add(key)

    def ask(self, question: dict[str, Any]) -> dict[str, Any] | None:
        """In a thread: the answer, or None when the worker has died."""
        writing, reading = self._pipes()
        try:
            writing.write(json.dumps(question).encode() + b"\n")
            writing.flush()
            line = reading.readline()
        except (OSError, ValueError):
            return None
        answer: dict[str, Any] | None = json.loads(line) if line.endswith(b"\n") else None
        return answer

    def kill(self) -> None:
        self.process.kill()

    def bury(self) -> None:
        """Wait for the end, which is near, and let go of the pipes."""
        self.process.kill()
        self.process.wait()
        for pipe in self._pipes():
            with contextlib.suppress(OSError):
                pipe.close()

    def _pipes(self) -> tuple[IO[bytes], IO[bytes]]:
        writing, reading = self.process.stdin, self.process.stdout
        assert writing is not None
        assert reading is not None
        return writing, reading


class Workers:
    """All of them, and what waits for them."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.most = settings.bot_workers
        self._queue_most = settings.bot_queue
        self._megabytes = settings.bot_megabytes
        self._limit = settings.bot_seconds
        self._patience = settings.bot_patience
        self._metrics = metrics
        self._workers: list[Worker] = []
        self._waiting: list[Job] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(2 * self.most + 1, "demesne-worker")
        self._dying = 0
        self._closed = False
        metrics.gauge("demesne_bot_workers", lambda: len(self._workers))
        metrics.gauge("demesne_bots_thinking", lambda: sum(w.job is not None for w in self.all))
        metrics.gauge("demesne_bots_waiting", lambda: len(self._waiting))

    @property
    def all(self) -> list[Worker]:
        return list(self._workers)

    @property
    def trouble(self) -> str | None:
        """Do workers die before they answer anything?"""
        return "bots cannot think: their processes die" if self._dying >= ALARMING else None

    async def ask(
        self, question: dict[str, Any], has_people: bool, limit: float | None = None
    ) -> dict[str, Any]:
        """What a worker answers: `choices` and `seconds`."""
        if self._closed or len(self._waiting) >= self._queue_most:
            raise Hurried("queue-full")
        job = Job(question, has_people)
        self._waiting.append(job)
        self._hand_out()
        try:
            async with asyncio.timeout(min(limit or self._patience, self._patience)):
                answer = await job.answer
        except TimeoutError:
            raise Hurried("no-worker-free" if job.worker is None else "too-slow") from None
        finally:
            self._drop(job)
        if "trouble" in answer:
            raise BotFailed(answer["trouble"])
        return answer

    def close(self) -> None:
        """With the server: no worker stays behind."""
        self._closed = True
        for job in self._waiting:
            job.answer.cancel()
        self._waiting.clear()
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.bury()
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- who thinks about what ---------------------------------------------------------------

    def _hand_out(self) -> None:
        """Give every free worker something to think about."""
        while self._waiting and not self._closed:
            free = [worker for worker in self._workers if worker.job is None]
            if not free:
                if len(self._workers) >= self.most or not self._start():
                    return
                continue
            worker, job = self._match(free)
            self._waiting.remove(job)
            worker.job, job.worker = job, worker
            self._spawn(self._think(worker, job))

    def _match(self, free: list[Worker]) -> tuple[Worker, Job]:
        first = min(self._waiting, key=lambda job: not job.has_people)
        key = first.question["key"]
        return next((worker for worker in free if key in worker.known), free[0]), first

    def _start(self) -> bool:
        try:
            self._workers.append(Worker(self._megabytes, self._limit))
        except OSError:
            log.exception("bot-worker-not-started")
            self._dying += 1
            if not self._workers:
                # Nobody will ever come back to these.
                for job in self._waiting:
                    _give_up(job, "no-worker")
                self._waiting.clear()
            return False
        return True

    async def _think(self, worker: Worker, job: Job) -> None:
        loop = asyncio.get_running_loop()
        start = time.monotonic()
        timer = loop.call_later(self._limit, self._too_slow, worker, job)
        answer = await loop.run_in_executor(self._threads, worker.ask, job.question)
        timer.cancel()
        worker.job = None
        if answer is not None:
            worker.answered += 1
            worker.know(job.question["key"])
            self._dying = 0
            if not job.answer.done():
                job.answer.set_result(answer)
        else:
            self._bury(worker)
            if not job.answer.done():
                self._died(worker, job, time.monotonic() - start)
        self._hand_out()

    def _too_slow(self, worker: Worker, job: Job) -> None:
        _give_up(job, "too-slow")
        worker.kill()

    def _died(self, worker: Worker, job: Job, seconds: float) -> None:
        """Nobody killed it on purpose."""
        self._metrics.count("demesne_bot_worker_deaths_total")
        if not worker.answered:
            self._dying += 1
        extra = {"bot": job.question["bot"], "seconds": round(seconds, 3)}
        log.error("bot-worker-died", extra=extra)
        job.deaths += 1
        job.worker = None
        if job.deaths > 1 or self._closed:
            _give_up(job, "worker-died")
        else:
            self._waiting.insert(0, job)

    def _drop(self, job: Job) -> None:
        """Nobody waits for it any more."""
        if job in self._waiting:
            self._waiting.remove(job)
        elif job.worker is not None and job.worker.job is job:
            job.answer.cancel()
            job.worker.kill()

    def _bury(self, worker: Worker) -> None:
        if worker in self._workers:
            self._workers.remove(worker)
        if not self._closed:
            loop = asyncio.get_running_loop()
            loop.run_in_executor(self._threads, worker.bury)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _give_up(job: Job, why: str) -> None:
    if not job.answer.done():
        job.answer.set_exception(Hurried(why))
