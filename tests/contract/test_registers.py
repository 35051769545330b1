"""The tables a game fills in: none of its steps is left out, and every one can be saved."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from contract.cases import every_game
from demesne.core.errors import PositionError
from demesne.core.game import Game
from demesne.core.step import Decision, Step

SEATS = 2


def modules_of(game: Game) -> Iterator[ModuleType]:
    """The game's own package, or for a game of one module that module."""
    home = importlib.import_module(type(game).__module__)
    package = importlib.import_module(home.__name__.rpartition(".")[0])
    if not package.__name__.startswith("demesne.games."):
        yield home
        return
    for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield importlib.import_module(found.name)


def step_classes(game: Game) -> list[type[Step[Any]]]:
    found = {
        thing
        for module in modules_of(game)
        for _, thing in inspect.getmembers(module, inspect.isclass)
        if issubclass(thing, Step) and thing.__module__ == module.__name__
    }
    return sorted(found, key=lambda kind: kind.__name__)


def registered(game: Game) -> tuple[type[Step[Any]], ...]:
    return (*game.DECISIONS, *game.STEPS)


def instances(game: Game, kind: type[Step[Any]]) -> Iterator[Step[Any]]:
    """The step with the least and with the greatest values its fields may hold."""
    for end in (0, 1):
        values: list[Any] = []
        for field in kind.FIELDS:
            limits = game.LIMITS.get(f"{kind.__name__}.{field}") or game.LIMITS.get(field)
            if field == "seat":
                limits = (0, SEATS - 1, 0)
            assert limits is not None, f"{kind.__name__}.{field} is not in LIMITS"
            values.append((limits[end],) * limits[2] if limits[2] else limits[end])
        yield kind(*values)


@every_game
def test_every_step_is_registered_once(game: Game) -> None:
    names = [kind.__name__ for kind in registered(game)]
    assert len(names) == len(set(names))
    for kind in step_classes(game):
        is_shape_of_others = any(kind in other.__mro__[1:] for other in registered(game))
        assert kind in registered(game) or is_shape_of_others, kind
    assert set(registered(game)) <= set(step_classes(game))
    assert all(issubclass(kind, Decision) for kind in game.DECISIONS)
    assert not any(issubclass(kind, Decision) for kind in game.STEPS)


@every_game
def test_every_step_reads_back_as_saved(game: Game) -> None:
    for kind in registered(game):
        for step in instances(game, kind):
            saved = step.to_list()
            read = game.read_step(saved, SEATS)
            assert type(read) is kind
            assert read == step
            assert read.to_list() == saved
            for field in kind.FIELDS:
                assert getattr(read, field) == getattr(step, field)


@every_game
def test_a_saved_step_with_a_field_out_of_its_limits_is_refused(game: Game) -> None:
    for kind in registered(game):
        for step in instances(game, kind):
            saved = step.to_list()
            for field in range(1, len(saved)):
                for wrong in (-7, 10_000, True, "0", None, 0.5, [], [0] * 9):
                    with pytest.raises(PositionError):
                        game.read_step([*saved[:field], wrong, *saved[field + 1 :]], SEATS)
            with pytest.raises(PositionError):
                game.read_step([*saved, 0], SEATS)


@every_game
def test_reveals_name_messages_and_sealed_draws(game: Game) -> None:
    fields = {kind.__name__: kind.FIELDS for kind in game.DECISIONS}
    for key, kinds in game.REVEALS.items():
        assert key in game.MESSAGES
        # The answers of seats are opened by the match; only a draw belongs to no seat.
        assert all(game.is_sealed(kind) and "seat" not in fields[kind] for kind in kinds)
