"""Clochemerle in a terminal: two sizes, one set of pieces."""

from __future__ import annotations

from rich.console import Group, RenderableType

from demesne.cli.boards import Drawing, Scene
from demesne.cli.boards.clochemerle_card import card
from demesne.cli.boards.clochemerle_narrow import narrow, rows, village
from demesne.cli.boards.clochemerle_parts import Parts
from demesne.cli.boards.clochemerle_wide import wide

WIDE = 128


class ClochemerleDrawing(Drawing):
    """Villages in frames where there is room, and in lines where there is not."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.parts = Parts(scene)

    def board(self) -> RenderableType:
        if self.scene.width >= WIDE:
            drawn, height = wide(self.parts)
            if height <= self.scene.height:
                return drawn
        return narrow(self.parts)

    def summary(self, seat: int) -> RenderableType | None:
        """One's own village; while dice are taken, also what is left and where it leads."""
        parts = self.parts
        own = village(parts, seat)
        sums = parts.sums()
        if not sums:
            return own
        dice = {"dice": [*parts.dice(), *parts.made()], "sums": sums}
        return Group(rows(parts, dice, self.scene.width), own)

    def prices(self) -> RenderableType | None:
        return card(self.parts)


DRAWING = ClochemerleDrawing
