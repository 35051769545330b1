"""The laws every game keeps, at one position: the fuzzer and the contract suite ask them.

Each check raises `LawBroken` with a sentence. `check_menu` and the game's own
`check` are cheap enough for every choice of a long run; the others cost more. The law of
secrecy has a file of its own.
"""

from __future__ import annotations

import json
from typing import Any

from demesne.core.errors import DemesneError
from demesne.core.field import Field
from demesne.core.game import Game
from demesne.core.log import SEALED
from demesne.core.message import CORE_MESSAGES, Message
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision, Step

# A log line ends in "auto" where the choice was forced, and reads "sealed" where it is secret.
TAKEN = ("auto", SEALED)
# A menu that shows more is a choice to be split.
MOST_SHOWN = 64


class LawBroken(DemesneError):
    """A game does what no game may do: a bug in its rules."""


def check_menu(state: State, decision: Decision[Any]) -> list[int]:
    """The options are ascending, not empty, inside the menu, and just the unhindered lines."""
    options = decision.options(state)
    if not options:
        raise LawBroken(f"{decision} is a dead end: it has no option.")
    legal = [choice for choice in range(decision.SIZE) if decision.why_not(state, choice) is None]
    if options != legal:
        raise LawBroken(f"{decision} offers {options}, but nothing hinders {legal}.")
    if decision.seat == CHANCE:
        weights = decision.weights(state)
        if len(weights) != len(options) or min(weights) < 1:
            raise LawBroken(f"{decision} weighs {options} with {weights}.")
    return options


def check_words(game: Game, state: State, decision: Decision[Any]) -> None:
    """Every line that is shown can be said, written and found, with a reason or a warning."""
    key = state.key()
    options = decision.options(state)
    check_message(game, decision.question(state))
    shown = decision.lines(state)
    if len(shown) > MOST_SHOWN:
        raise LawBroken(f"{decision} shows {len(shown)} lines, more than {MOST_SHOWN}.")
    for line in shown:
        if (line.why is None) != (line.choice in options):
            raise LawBroken(f"{decision}, {line}: options {options}, but reason {line.why}.")
        for message in (line.label, line.why, line.warning):
            if message is not None:
                check_message(game, message)
    if not {line.choice for line in shown} >= set(options):
        raise LawBroken(f"{decision} offers {options}, but shows only {shown}.")
    for choice in range(decision.SIZE):
        ref = decision.ref(choice)
        if not ref or ref in TAKEN or ref.split() != [ref] or decision.find(ref) != choice:
            raise LawBroken(f"{decision}, line {choice}: {ref!r} cannot be written in a log.")
        if game.action(game.action_id(decision, choice)) != (type(decision), choice):
            raise LawBroken(f"{decision}, line {choice} has no action id of its own.")
    if state.key() != key:
        raise LawBroken(f"Asking about {decision} changed the position.")


def check_message(game: Game, message: Message) -> None:
    """The message is in the game's table, with as many arguments as it names."""
    names = CORE_MESSAGES.get(message.key, game.MESSAGES.get(message.key))
    if names is None:
        raise LawBroken(f"{message!r} is not in the message table of {game.NAME}.")
    if len(names) != len(message.args):
        raise LawBroken(f"{message!r} takes {', '.join(names) or 'no argument'}.")
    for name, value in zip(names, message.args, strict=True):
        words = game.WORDS.get(name)
        if words is not None and not (isinstance(value, int) and 0 <= value < len(words)):
            raise LawBroken(f"{message!r}: there is no word for {name} {value!r}.")


def check_copy(state: State, choice: int) -> None:
    """A copy is equal, and playing on in it does not touch the original."""
    key = state.key()
    copy = state.copy()
    if copy.key() != key or copy.fast_key() != state.fast_key() or copy.sink is not None:
        raise LawBroken("A copy differs from its original, or tells what happens in it.")
    for field in state.SCHEMA:
        if field.is_list and getattr(copy, field.name) is getattr(state, field.name):
            raise LawBroken(f"A copy shares {field.name} with its original.")
    copy.advance()
    copy.choose(choice)
    copy.advance()
    if state.key() != key:
        raise LawBroken(f"Choosing {choice} in a copy changed the original.")


def check_fields(state: State) -> None:
    """What the position and its agenda hold is what they declare."""
    for field in state.SCHEMA:
        value: Any = getattr(state, field.name)
        field.check(list(value) if field.is_list else value, state.seats)
    for step in state.agenda:
        for field in step.FIELDS:
            value = getattr(step, field.name)
            if field.is_list != isinstance(value, tuple):
                raise LawBroken(f"{step} declares {field.name} otherwise than it holds it.")
            field.check(list(value) if field.is_list else value, state.seats)


def check_declared(kind: type[State] | type[Step[Any]], fields: tuple[Field, ...]) -> None:
    """Every name that instances hold is declared, and nothing else."""
    names = {field.name for field in fields}
    held = {
        name
        for base in kind.__mro__
        for name, value in vars(base).items()
        if type(value).__name__ in ("member_descriptor", "getset_descriptor")
        # Compiled, a property such as SIZE looks like a field.
        and not name.startswith("__")
        and not name.isupper()
    }
    if issubclass(kind, State):
        held -= {"agenda", "seats", "sink", "box"}
    elif "seat" in held and "seat" not in names:
        held -= {"seat"}  # a draw belongs to CHANCE
    if held != names:
        raise LawBroken(f"{kind.__name__} holds {sorted(held)}, but declares {sorted(names)}.")


def saved_and_read(game: Game, state: State) -> State:
    """The position after a journey through JSON: it must be the same."""
    read = game.from_dict(json.loads(json.dumps(state.to_dict())))
    if read.key() != state.key() or read.fast_key() != state.fast_key():
        raise LawBroken("A saved position was read back as another one.")
    return read


def check_looking(game: Game, state: State) -> None:
    """Looking at a position changes nothing, and every view is plain data."""
    key = state.key()
    for seat in (None, *range(state.seats)):
        json.dumps(game.view(state, seat))
    scores = {standing.seat: standing.score for standing in game.standings(state)}
    if [scores[seat] for seat in range(state.seats)] != game.scores(state):
        raise LawBroken(f"The scores {game.scores(state)} are not those of the standings.")
    if state.key() != key:
        raise LawBroken("Looking at the position changed it.")
