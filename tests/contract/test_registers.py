"""The tables a game fills in: none of its steps is left out, and every one can be saved."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

from contract import toy
from contract.cases import every_game, walk
from demesne.core.errors import PositionError
from demesne.core.game import Game
from demesne.core.laws import LawBroken, check_declared
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


def instances(kind: type[Step[Any]]) -> Iterator[Step[Any]]:
    """The step with the least and with the greatest values its fields may hold."""
    for most in (False, True):
        values: list[Any] = []
        for field in kind.FIELDS:
            number = field.top(SEATS) if most else field.least
            values.append((number,) * field.length(SEATS) if field.is_list else number)
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
        for step in instances(kind):
            saved = step.to_list()
            read = game.read_step(saved, SEATS)
            assert type(read) is kind
            assert read == step
            assert read.to_list() == saved
            for field in kind.FIELDS:
                assert getattr(read, field.name) == getattr(step, field.name)


@every_game
def test_a_saved_step_with_a_field_out_of_its_limits_is_refused(game: Game) -> None:
    for kind in registered(game):
        for step in instances(kind):
            saved = step.to_list()
            for field in range(1, len(saved)):
                for wrong in (-7, 10**9, True, "0", None, 0.5, [], [0] * 99):
                    with pytest.raises(PositionError):
                        game.read_step([*saved[:field], wrong, *saved[field + 1 :]], SEATS)
            with pytest.raises(PositionError):
                game.read_step([*saved, 0], SEATS)


@every_game
def test_what_states_and_steps_hold_is_what_they_declare(game: Game) -> None:
    for seats in range(game.MIN_SEATS, game.MAX_SEATS + 1):
        state = game.blank(seats)
        check_declared(type(state), state.SCHEMA)
        for field in state.SCHEMA:
            value = getattr(state, field.name)
            assert isinstance(value, list) == field.is_list, field.name
    for kind in registered(game):
        check_declared(kind, kind.FIELDS)


@every_game
def test_a_copy_takes_every_declared_field_along(game: Game) -> None:
    state = game.setup(game.MAX_SEATS)
    for field in state.SCHEMA:
        # Any other value: a copy that forgets the field has the one of a fresh state.
        value = getattr(state, field.name)
        other = [*value[:-1], 77] if field.is_list else 77
        setattr(state, field.name, other)
        assert getattr(state.copy(), field.name) == other, field.name
        setattr(state, field.name, value)


def test_a_field_that_was_not_declared_is_noticed() -> None:
    class Forgetful(toy.ToyState):
        __slots__ = ("whim",)

    with pytest.raises(LawBroken, match="'whim'"):
        check_declared(Forgetful, Forgetful.SCHEMA)
    with pytest.raises(LawBroken, match=r"holds .* but declares"):
        check_declared(toy.ToyState, toy.ToyState.SCHEMA[1:])


@every_game
def test_fast_keys_tell_positions_apart(game: Game) -> None:
    keys: dict[int, str] = {}
    for here, _ in walk(game.setup(game.MIN_SEATS), 3):
        assert keys.setdefault(here.fast_key(), here.key()) == here.key()
        assert here.copy().fast_key() == here.fast_key()
    assert len(keys) == len(set(keys.values())) > 10


@every_game
def test_kinds_and_offsets_are_numbered_in_their_order(game: Game) -> None:
    total = 0
    for number, kind in enumerate(game.DECISIONS):
        decision = next(step for step in instances(kind) if isinstance(step, Decision))
        assert (game.kind_of(decision), game.offset_of(decision)) == (number, total)
        assert game.kind_named(kind.__name__) is kind
        total += kind.LINES.size
    assert game.actions == total
