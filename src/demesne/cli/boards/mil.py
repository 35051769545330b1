"""MIL 1049 in a terminal: two sizes, one set of pieces."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from demesne.cli.boards import Drawing, Scene
from demesne.cli.boards.mil_card import card
from demesne.cli.boards.mil_narrow import family, narrow
from demesne.cli.boards.mil_parts import LIMITED, Parts
from demesne.cli.boards.mil_wide import wide
from demesne.cli.pieces import joined

WIDE = 128
# Menus in which every line points at a space or a sphere.
PLACES = ("PlaceKnight", "PassTurn", "TakeTime")


class MilDrawing(Drawing):
    """The board with what it earns where there is room, and without where there is not."""

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
        """A turn's many lines by what is done, and spaces by their sphere."""
        if kind == "ChooseAct":
            return self._act(ref)
        if kind in PLACES:
            return self._place(kind, ref)
        return None

    def _act(self, ref: str) -> tuple[str, Text]:
        parts = self.parts
        act, _, who = ref.partition("/")
        heading = parts.say(f"act-{act}")
        if act == "pass":
            return heading, parts.soft("pass-means")
        seat = next(iter(self.scene.asked))
        text = parts.pawn(f"{seat}{who[0]}")
        if act == "harvest":
            lands = parts.seats[seat]["knights"][who[0]]["lands"]
            text = joined([text, parts.land(lands[min(int(who[1]), len(lands)) - 1])])
        if act == "recruit":
            soldiers = parts.seats[seat]["knights"][who[0]]["soldiers"]
            recruit = parts.tables["recruit"]
            many = soldiers >= parts.tables["limits"]["many_soldiers"]
            price = [parts.due(recruit["cost"]), parts.due(recruit["extra"]) if many else Text("")]
            text = joined([text, joined(price, "")])
        return heading, text

    def _place(self, kind: str, ref: str) -> tuple[str, Text]:
        parts = self.parts
        is_token = ref.startswith("token/")
        sphere, _, number = ref.removeprefix("token/").partition("/")
        heading = parts.say(f"sphere-{sphere}")
        if sphere not in LIMITED:
            return heading, Text(parts.say("go-there"))
        code = parts.view["spheres"][sphere][int(number) - 1]
        text = joined([parts.say("space", number=number), parts.space(code)])
        if kind == "PlaceKnight" and code != "empty":
            text = joined([text, parts.soft("pay")])
        if is_token:
            text = joined([text, parts.soft("with-token")])
        return heading, text


DRAWING = MilDrawing
