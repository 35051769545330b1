"""Village in a terminal: two sizes, one set of pieces."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from demesne.cli.boards import Drawing, Scene
from demesne.cli.boards.village_narrow import family, narrow
from demesne.cli.boards.village_parts import Parts
from demesne.cli.boards.village_wide import card, wide
from demesne.cli.pieces import joined

# A wide board is about forty lines: on a lower screen it would scroll away.
WIDE, TALL = 120, 38

# How the places begin at which one can be seen, and so counts as living.
VISIBLE = ("farm", "wainwright", "stables", "library", "smithy", "city-", "council-", "church-")


class VillageDrawing(Drawing):
    """The board with prices where there is room, and without where there is not."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.parts = Parts(scene)

    def board(self) -> RenderableType:
        is_wide = self.scene.width >= WIDE and self.scene.height >= TALL
        return wide(self.parts) if is_wide else narrow(self.parts)

    def summary(self, seat: int) -> RenderableType | None:
        return family(self.parts, seat)

    def prices(self) -> RenderableType | None:
        return card(Parts(self.scene, bare=True))

    def shortened(self, kind: str, ref: str) -> tuple[str, Text] | None:
        """A turn's many lines, by the place they point at: one cube each."""
        if kind != "TakeTurn":
            return None
        parts = self.parts
        where, colour = ref.split("/")
        if where != "well":
            text = joined([parts.cube(colour), parts.say(f"colour-{colour}")])
            if colour == "plague":
                time = parts.tables["life"]["plague_time"]
                text = joined([text, parts.soft("plague-price", time=time)])
            return parts.say(f"space-{where}"), text
        cubes = parts.tables["well"]["cubes"]
        if colour == "coins":
            return parts.say("area-well"), Text(parts.say("well-coins", count=cubes))
        return parts.say("area-well"), parts.cube(colour, cubes)


DRAWING = VillageDrawing
