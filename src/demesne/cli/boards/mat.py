"""What lies before a family, framed in its colours; a heavy frame is asked."""

from __future__ import annotations

from rich import box as borders
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from demesne.cli.boards import Scene
from demesne.cli.pieces import FAMILIES, MARKS, MAY, RULE, SOFT, joined


def mat(scene: Scene, seat: int, lines: list[Text], score: Text, height: int) -> RenderableType:
    title = Text(f" {MARKS[seat]} {scene.names[seat]} ", FAMILIES[seat])
    role = Text(f" ({scene.roles[seat]})", SOFT) if scene.roles[seat] else Text("")
    asked = seat in scene.asked
    return Panel(
        Group(*lines),
        title=joined([title, role], ""),
        subtitle=score,
        title_align="left",
        subtitle_align="right",
        box=borders.HEAVY if asked else borders.ROUNDED,
        border_style=MAY if asked else RULE,
        padding=(0, 1),
        height=height,
    )
