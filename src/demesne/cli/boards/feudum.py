"""Feudum in a terminal: two sizes, one set of pieces."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from demesne.cli.boards import Drawing, Scene
from demesne.cli.boards.feudum_card import card
from demesne.cli.boards.feudum_narrow import family, narrow
from demesne.cli.boards.feudum_parts import GOODS, Parts
from demesne.cli.boards.feudum_wide import wide
from demesne.cli.pieces import SOFT, joined

WIDE = 128
# Menus in which every line is a bin of the merchants.
BINS = ("BuyGood", "FillBin", "LoadCart")


class FeudumDrawing(Drawing):
    """Frames where there is room, and lines where there is not."""

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
        return family(self.parts, seat)

    def prices(self) -> RenderableType | None:
        return card(self.parts)

    def shortened(self, kind: str, ref: str) -> tuple[str, Text] | None:
        """The many lines of a move by who moves, and those of the market by good."""
        if kind == "MovePiece":
            return self._step(ref)
        if kind in BINS:
            return self._bin(ref)
        return None

    def _step(self, ref: str) -> tuple[str, Text]:
        """`pawn-1/forest-9`: the character and where it stands, then where it may go."""
        parts = self.parts
        who, _, place = ref.partition("/")
        if not place:
            return parts.say("stop"), Text("")
        if who.startswith("pawn-"):
            seat = next(iter(self.scene.asked))
            pawn = parts.seats[seat]["pawns"][int(who.removeprefix("pawn-")) - 1]
            name, at = parts.word(f"role-{pawn['role']}"), pawn["place"]
        else:
            name, at = parts.word(f"monster-{who}"), parts.view["monsters"][who]["place"]
        heading = f"{name} {at.rpartition('-')[2]} →"
        ways = Text(parts.ways(at, place), SOFT)
        return heading, joined([Text(parts.word(f"place-{place}")), ways])

    def _bin(self, ref: str) -> tuple[str, Text]:
        """`iron-2`: the good, then the bin and its price."""
        parts = self.parts
        good, _, number = ref.rpartition("-")
        if good not in GOODS:
            return parts.say("stop"), Text("")
        price = parts.tables["market"][good][int(number) - 1]
        bin_ = Text(parts.say("bin", number=number))
        cost = Text(f"({parts.say('shillings', count=price)})", SOFT)
        return parts.word(f"good-{good}"), joined([bin_, cost])


DRAWING = FeudumDrawing
