"""What the table looks like in a terminal, one drawing per game.

A drawing knows the view of its game and the tables printed in its box, never the
state. A game without a drawing of its own is shown as a plain outline.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree


class Scene:
    """All a drawing may know: the view, the printed box, and who sits where."""

    def __init__(
        self,
        view: dict[str, Any],
        tables: dict[str, dict[str, Any]],
        names: list[str],
        roles: list[str],
        asked: Collection[int],
        text: Callable[..., str],
        width: int,
        height: int,
    ) -> None:
        self.view = view
        self.tables = tables
        self.names = names
        # What each seat is called beside its name: the bot's kind, or "you".
        self.roles = roles
        # Whose answers the table waits for; nobody's once the game is over.
        self.asked = asked
        self.text = text
        self.width = width
        self.height = height


class Drawing:
    """One scene on the screen. By itself: an outline of whatever the view tells."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene

    def board(self) -> RenderableType:
        """The whole table."""
        tree = Tree("", hide_root=True)
        _grow(tree, self.scene.view)
        return tree

    def summary(self, seat: int) -> RenderableType | None:
        """What `seat` owns, in a line or two: enough between two questions of one turn."""
        return None

    def prices(self) -> RenderableType | None:
        """The reference card of the box."""
        return None

    def shortened(self, kind: str, ref: str) -> tuple[str, Text] | None:
        """A line under its heading, where a menu is easier to read in groups; None elsewhere."""
        return None


def drawing(game: str, scene: Scene) -> Drawing:
    """The game's own drawing, `DRAWING` of the module named after it, or the outline."""
    name = f"{__name__}.{game}"
    kind: type[Drawing] = import_module(name).DRAWING if find_spec(name) else Drawing
    return kind(scene)


def _grow(tree: Tree, data: dict[str, Any]) -> None:
    for name, value in data.items():
        if isinstance(value, list) and any(isinstance(item, dict) for item in value):
            value = {str(number): item for number, item in enumerate(value, start=1)}
        if isinstance(value, dict) and any(
            isinstance(item, dict | list) for item in value.values()
        ):
            _grow(tree.add(name), value)
        elif isinstance(value, dict):
            tree.add(f"{name}: " + ", ".join(f"{key} {item}" for key, item in value.items()))
        else:
            tree.add(f"{name}: {value}")
