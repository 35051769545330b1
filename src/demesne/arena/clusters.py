"""Where the games are played: all cores of this machine, or of a Ray cluster.

Both hand out one game at a time and take results as they come. A game is decided by its
fixture alone, so neither the machine nor the order changes a result.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from multiprocessing.connection import wait
from typing import Any, Final

from demesne.arena.errors import ArenaError
from demesne.arena.hands import GLANCE, Hand
from demesne.arena.playing import Setting
from demesne.arena.results import Result
from demesne.arena.schedule import Fixture

LOCAL: Final = "local"


def cores() -> int:
    """Those this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_here(
    setting: Setting, fixtures: Sequence[Fixture], processes: int, patience: float
) -> Iterator[Result]:
    """Every game, in whatever order they end."""
    waiting = iter(fixtures)
    hands = [Hand(setting, patience) for _ in range(min(processes, len(fixtures)))]
    try:
        busy = [hand for hand, fixture in zip(hands, waiting, strict=False) if _give(hand, fixture)]
        while busy:
            wait([hand.pipe for hand in busy], GLANCE)
            for hand in list(busy):
                result = hand.result()
                if result is None:
                    continue
                fixture = next(waiting, None)
                if fixture is None:
                    busy.remove(hand)
                else:
                    hand.give(fixture)
                yield result
    finally:
        for hand in hands:
            hand.stop()


def _give(hand: Hand, fixture: Fixture) -> bool:
    hand.give(fixture)
    return True


def play_on_ray(
    setting: Setting,
    fixtures: Sequence[Fixture],
    address: str,
    processes: int | None,
    patience: float,
) -> Iterator[Result]:
    """Every game, on the cluster at `address`; `local` starts one on this machine."""
    # Ray tells its makers how it is used unless it is told not to.
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if importlib.util.find_spec("ray") is None:
        raise ArenaError("arena-no-ray")
    ray: Any = importlib.import_module("ray")
    own: dict[str, Any] = {}
    if address == LOCAL:
        # Bots of one's own are found where this process finds them; elsewhere, install them.
        path = {"PYTHONPATH": os.pathsep.join(sys.path)}
        own = {"include_dashboard": False, "num_cpus": processes or cores()}
        own["runtime_env"] = {"env_vars": path}
    try:
        ray.init(address=address, logging_level="ERROR", log_to_driver=False, **own)
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise ArenaError("arena-ray-away", address=address, reason=str(error)) from error
    try:
        # The hand's own process works; the actor only waits for it, and holds the core.
        actor = ray.remote(num_cpus=1)(Hand)
        most = processes or int(ray.cluster_resources().get("CPU", 1))
        waiting = iter(fixtures)
        playing: dict[Any, Any] = {}
        for _ in range(min(most, len(fixtures))):
            hand = actor.remote(setting, patience)
            playing[hand.play.remote(next(waiting))] = hand
        while playing:
            done, _ = ray.wait(list(playing))
            for reference in done:
                hand = playing.pop(reference)
                result = ray.get(reference)
                fixture = next(waiting, None)
                if fixture is not None:
                    playing[hand.play.remote(fixture)] = hand
                yield result
    finally:
        ray.shutdown()
