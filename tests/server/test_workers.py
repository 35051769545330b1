"""Bots that think in processes of their own: nobody waits for them, and nothing they do to
themselves stops a table."""

from __future__ import annotations

import contextlib
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from demesne.server.botplay import pause, thinks_long
from demesne.server.workers import Worker
from server.house import Chair, House, house, settings

PATIENCE = 60.0
POINTS = "".join(
    f"{name.lower()} = server.odd_bots:{name}\n"
    for name in ("Dreamy", "Endless", "Mortal", "Doomed", "Broken", "Glutton")
)


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Any]]:
    """A server with bots of another package, found as any of them is found."""
    info = tmp_path / "site" / "odd-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[demesne.bots]\n" + POINTS)
    monkeypatch.syspath_prepend(str(info.parent))
    monkeypatch.setenv("DEMESNE_TEST_GRAVE", str(tmp_path / "grave"))
    with contextlib.ExitStack() as stack:
        count = 0

        def make(**choices: Any) -> House:
            nonlocal count
            count += 1
            wanted = {
                "bot_workers": 1,
                "bot_seconds": PATIENCE,
                "bot_patience": PATIENCE,
                **choices,
            }
            return stack.enter_context(house(tmp_path / f"data{count}", **wanted))

        yield make


def soon(is_so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < deadline, "it never came to that"
        time.sleep(0.02)


def played(chair: Chair, seat: int) -> bool:
    """Wait until the bot in this seat has chosen something."""
    deadline = time.monotonic() + PATIENCE
    while not any(entry["seat"] == seat and not entry["auto"] for entry in chair.log):
        assert time.monotonic() < deadline, "it never chose"
        with contextlib.suppress(TimeoutError):
            chair.hear()
    return True


def first_move(server: House, bot: str) -> Chair:
    """A table where this bot begins."""
    ada = server.person("Ada")
    return ada.sit(ada.make(f"bot:{bot}", "me")["table"])


def workers(server: House) -> list[Worker]:
    return server.lobby.thinkers.workers.all


def counted(server: House, name: str) -> dict[str, float]:
    return {
        labels.get("why", ""): count for labels, count in server.lobby.metrics.values(name) if count
    }


def test_a_bot_that_thinks_plays_in_a_process_of_its_own(odd: Any) -> None:
    server = odd()
    assert not workers(server), "none is started before there is something to think about"
    chair = first_move(server, "dreamy")
    assert played(chair, 0)
    assert len(workers(server)) == 1
    assert workers(server)[0].process.pid != os.getpid()
    assert counted(server, "demesne_bots_hurried_total") == {}
    figures = server.lobby.metrics.text()
    assert "demesne_bot_workers 1" in figures


def test_levels_think_where_they_should() -> None:
    quick = ("gentle", "fair", "pinte", "bernard", "greedy", "random")
    assert not any(thinks_long(bot) for bot in quick)
    assert all(thinks_long(bot) for bot in ("strong", "fierce", "tibert", "noble", "dreamy"))


def test_a_strong_character_plays_under_its_name(odd: Any) -> None:
    server = odd()
    ada = server.person("Ada")
    chair = ada.sit(ada.make("bot:tiecelin", "me")["table"])
    chair.until("table")
    assert chair.now["seats"][0]["name"] == "Tiecelin"
    assert chair.now["seats"][0]["level"] == "strong"
    assert played(chair, 0)
    assert counted(server, "demesne_bots_hurried_total") == {}


def test_the_table_plays_on_when_a_worker_is_killed_in_mid_thought(odd: Any) -> None:
    server = odd()
    chair = first_move(server, "mortal")
    assert played(chair, 0)
    assert counted(server, "demesne_bot_worker_deaths_total") == {"": 1}
    assert counted(server, "demesne_bots_hurried_total") == {}
    assert chair.now["seats"][0]["bot"] == "mortal", "it was asked once more, and answered"


def test_kill_from_outside_is_survived_too(odd: Any) -> None:
    server = odd()
    chair = first_move(server, "dreamy")
    soon(lambda: any(worker.job for worker in workers(server)))
    os.kill(workers(server)[0].process.pid, signal.SIGKILL)
    assert played(chair, 0)
    assert counted(server, "demesne_bot_worker_deaths_total") == {"": 1}


def test_who_dies_of_every_question_is_answered_for(odd: Any) -> None:
    server = odd()
    chair = first_move(server, "doomed")
    assert played(chair, 0)
    assert counted(server, "demesne_bots_hurried_total")["worker-died"] >= 1
    soon(lambda: server.lobby.thinkers.workers.trouble is not None)
    assert "bots cannot think" in server.do(server.lobby.troubles)[0]


def test_who_thinks_too_long_is_answered_for(odd: Any) -> None:
    server = odd(bot_seconds=0.5)
    chair = first_move(server, "endless")
    assert played(chair, 0)
    assert counted(server, "demesne_bots_hurried_total")["too-slow"] >= 1
    # Its worker is gone with the thought, and that is nobody's trouble.
    assert counted(server, "demesne_bot_worker_deaths_total") == {}
    assert server.lobby.thinkers.workers.trouble is None


def test_who_waits_too_long_is_answered_for(odd: Any) -> None:
    server = odd()
    first_move(server, "endless")
    soon(lambda: any(worker.job for worker in workers(server)))
    server.lobby.thinkers.workers._patience = 0.3
    assert played(first_move(server, "dreamy"), 0)
    assert counted(server, "demesne_bots_hurried_total").get("no-worker-free", 0) >= 1


@pytest.mark.parametrize("bot", ["broken", "glutton"])
def test_a_bot_that_fails_is_replaced(odd: Any, bot: str) -> None:
    server = odd()
    chair = first_move(server, bot)
    assert played(chair, 0)
    assert chair.now["seats"][0]["bot"] == "random"


def test_when_too_many_wait_the_next_is_answered_for_at_once(odd: Any) -> None:
    server = odd(bot_queue=1)
    chairs = [first_move(server, "endless") for _ in range(2)]
    soon(lambda: len(server.lobby.thinkers.workers._waiting) == 1)
    chairs.append(first_move(server, "endless"))
    assert played(chairs[2], 0)
    assert counted(server, "demesne_bots_hurried_total")["queue-full"] >= 1
    assert not any(entry["seat"] == 0 for entry in chairs[1].log), "the others wait on"


def test_a_table_that_is_closed_thinks_no_more(odd: Any) -> None:
    server = odd()
    first_move(server, "endless")
    soon(lambda: any(worker.job for worker in workers(server)))
    (worker,) = workers(server)
    server.do(server.lobby.close_all)
    soon(lambda: worker.process.poll() is not None)
    assert counted(server, "demesne_bots_hurried_total") == {}
    # The next table has a new one.
    assert played(first_move(server, "dreamy"), 0)


def test_others_play_while_bots_think(odd: Any) -> None:
    server = odd()
    for _ in range(3):
        first_move(server, "endless")
    soon(lambda: any(worker.job for worker in workers(server)))
    ada = server.person("Ada")
    chair = ada.sit(ada.make("me", "bot:fair")["table"])
    chair.my_turn()
    assert chair.choose()["type"] == "done"


def test_no_worker_outlives_the_server(odd: Any) -> None:
    server = odd()
    first_move(server, "endless")
    soon(lambda: any(worker.job for worker in workers(server)))
    (worker,) = workers(server)
    server.close()
    soon(lambda: worker.process.poll() is not None)


def test_the_time_of_a_sealed_answer_says_nothing_of_the_thought(tmp_path: Path) -> None:
    wanted = settings(tmp_path, seal_pace=1.0, seal_seconds=3.0, bot_delay=0.4)
    for spent in (0.0, 0.3, 1.7, 2.4, 2.99):
        assert spent + pause(spent, True, wanted, thinks=True) == pytest.approx(3.0)
        if spent < 1:
            assert spent + pause(spent, True, wanted) == pytest.approx(1.0)
    assert pause(5.0, False, wanted, thinks=True) == 0.0


def test_a_sealed_answer_is_there_on_the_stroke_whoever_gives_it(odd: Any) -> None:
    """In MIL the offers are sealed: one that is not thought out by then, a fair bot makes."""
    server = odd(seal_seconds=1.0)
    table = server.lobby.thinkers
    assert table.workers.most == 1
    asked: list[float | None] = []
    original = table.workers.ask

    async def listening(question: Any, has_people: bool, limit: float | None = None) -> Any:
        asked.append(limit)
        return await original(question, has_people, limit)

    table.workers.ask = listening
    ada = server.person("Ada")
    chair = ada.sit(ada.make("bot:dreamy", "me", game="mil")["table"])
    deadline = time.monotonic() + PATIENCE
    while 0.8 not in asked and time.monotonic() < deadline:
        if chair.now and chair.now["menu"]:
            chair.choose()
        else:
            chair.hear()
    assert 0.8 in asked, "what is sealed has the limit of its stroke"
