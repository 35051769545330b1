"""The laws every game keeps, at one position: the fuzzer and the contract suite ask them.

Each check raises `LawBroken` with a sentence. `check_menu` and the game's own
`check` are cheap enough for every choice of a long run; the others cost more.
"""

from __future__ import annotations

import json
import random
from typing import Any

from demesne.core.errors import DemesneError
from demesne.core.game import Game
from demesne.core.message import Message
from demesne.core.state import State
from demesne.core.step import CHANCE, Decision


class LawBroken(DemesneError):
    """A game does what no game may do: a bug in its rules."""


def check_menu(state: State, decision: Decision[Any]) -> list[int]:
    """The options are ascending, not empty, inside the menu, and just the unhindered lines."""
    options = decision.options(state)
    if not options:
        raise LawBroken(f"{decision} is a dead end: it has no option.")
    legal = [choice for choice in range(decision.SIZE) if not decision.obstacle(state, choice)]
    if options != legal:
        raise LawBroken(f"{decision} offers {options}, but nothing hinders {legal}.")
    if decision.seat == CHANCE:
        weights = decision.weights(state)
        if len(weights) != len(options) or min(weights) < 1:
            raise LawBroken(f"{decision} weighs {options} with {weights}.")
    return options


def check_words(game: Game, state: State, decision: Decision[Any]) -> None:
    """Exactly the illegal lines have a reason; every line can be said, written and found."""
    key = state.key()
    options = decision.options(state)
    check_message(game, decision.question(state))
    for choice in range(decision.SIZE):
        reason = decision.why_not(state, choice)
        if (reason is None) != (choice in options):
            raise LawBroken(f"{decision}, line {choice}: options {options}, but reason {reason}.")
        if reason is not None:
            check_message(game, reason)
        check_message(game, decision.label(state, choice))
        ref = decision.ref(choice)
        # A log line ends in "auto" where the choice was forced.
        if not ref or ref == "auto" or ref.split() != [ref] or decision.find(ref) != choice:
            raise LawBroken(f"{decision}, line {choice}: {ref!r} cannot be written in a log.")
        if game.action(game.action_id(decision, choice)) != (type(decision), choice):
            raise LawBroken(f"{decision}, line {choice} has no action id of its own.")
    if state.key() != key:
        raise LawBroken(f"Asking about {decision} changed the position.")


def check_message(game: Game, message: Message) -> None:
    """The message is in the game's table, with as many arguments as it names."""
    names = game.MESSAGES.get(message.key)
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
    if copy.key() != key or copy.sink is not None:
        raise LawBroken("A copy differs from its original, or tells what happens in it.")
    copy.advance()
    copy.choose(choice)
    copy.advance()
    if state.key() != key:
        raise LawBroken(f"Choosing {choice} in a copy changed the original.")


def saved_and_read(game: Game, state: State) -> State:
    """The position after a journey through JSON: it must be the same."""
    read = game.from_dict(json.loads(json.dumps(state.to_dict())))
    if read.key() != state.key():
        raise LawBroken("A saved position was read back as another one.")
    return read


def check_views(game: Game, state: State, rng: random.Random) -> None:
    """What a seat cannot know does not show in its view, nor does drawing it anew."""
    key = state.key()
    for seat in range(state.seats):
        view = game.view(state, seat)
        json.dumps(view)
        guess = game.determinise(state, seat, rng)
        game.check(guess)
        if game.view(guess, seat) != view:
            raise LawBroken(f"Seat {seat} can tell a determinised position from the true one.")
    json.dumps(game.view(state, None))
    if state.key() != key:
        raise LawBroken("Looking at the position changed it.")
