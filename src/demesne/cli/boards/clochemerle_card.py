"""The price card of Clochemerle: what every banner shows, costs and brings."""

from __future__ import annotations

from typing import Any

from rich import box as borders
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from demesne.cli.boards.clochemerle_parts import (
    CHAMBERS,
    CHURCHES,
    LETTERS,
    PILES,
    WORKSHOPS,
    Parts,
)
from demesne.cli.pieces import SOFT, joined


def card(parts: Parts) -> RenderableType:
    t = parts.tables
    sheet = Table(box=borders.SIMPLE_HEAD, pad_edge=False)
    for name in ("banner", "values", "black", "white", "worth"):
        sheet.add_column(parts.say(f"card-{name}"))
    for name in WORKSHOPS:
        shown = joined([parts.values(values) for values in t["workshop_values"][name]])
        row(parts, sheet, f"workshop-{name}", shown, t["workshops"][name])
    field = {**t["field_banner"], "prestige": t["field"]["prestige"]}
    row(parts, sheet, "banner-field", parts.values(field["values"]), field)
    square = {**t["square_banner"], "prestige": t["square"]["prestige"]}
    row(parts, sheet, "banner-square", parts.values(t["square"]["values"]), square)
    for name in CHAMBERS:
        chamber = t["monetary"] if name == "monetary" else t["chambers"][name]
        full = {**chamber, "prestige": t["chamber_prestige"][name]}
        row(parts, sheet, f"chamber-{name}", parts.values(chamber["values"]), full)
    for name in CHURCHES:
        full = {**t["churches"][name], "prestige": t["church_prestige"][name]}
        row(parts, sheet, f"church-{name}", parts.values(full["values"]), full)
    for name in PILES:
        monk = t["monks"][name][0]
        row(parts, sheet, f"pile-{name}", parts.values(monk["values"]), monk)
    for letter in LETTERS:
        dark = t["travel_c" if letter == "c" else "travel"][letter]
        points = sorted(stage["prestige"] for stage in t["travel_cards"][letter])
        full = {**dark, "prestige": f"{points[0]}–{points[-1]}"}
        row(parts, sheet, f"letter-{letter}", parts.values(dark["values"]), full)
    windows = " ".join(map(str, t["windows"]["prestige"][1:]))
    sheet.add_row(parts.say("card-windows"), "", "", "", Text(windows))
    return sheet


def row(parts: Parts, sheet: Table, word: str, values: Text, banner: dict[str, Any]) -> None:
    """One banner: its sums, the black side, the white side, its prestige."""
    white = banner.get("white_time")
    shown = "" if white is None else parts.amounts({"time": white}) or "0"
    worth = banner.get("prestige", "")
    sheet.add_row(parts.word(word), values, parts.price(banner), Text(shown, SOFT), str(worth))
