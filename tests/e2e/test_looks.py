"""How pictures are compared (tests/looks): what counts as a difference, and what does not."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PIL", reason="Pillow is in the environment of dev.py e2e")
from PIL import Image, ImageDraw, ImageFilter

from looks.__main__ import ACCEPTED, TOLERANCE
from looks.comparing import AREA, Verdict, differing, judged, opened, small
from looks.scenes import MOMENTS, SIZES, of_a_game, scenes
from looks.sheet import page, table

MOST_KEPT = 3_000_000


def picture(draw: Callable[[ImageDraw.ImageDraw], None] = lambda _: None, high: int = 900) -> bytes:
    image = Image.new("RGB", (1440, high), (217, 207, 188))
    pen = ImageDraw.Draw(image)
    for row in range(8):
        pen.rectangle((40, 40 + 90 * row, 900, 100 + 90 * row), (253, 249, 240), (42, 34, 28), 2)
        pen.text((60, 55 + 90 * row), "Take a cube and do the harvest", (42, 34, 28), font_size=30)
    draw(pen)
    written = io.BytesIO()
    image.save(written, "PNG")
    return written.getvalue()


def share(new: bytes) -> float:
    return differing(small(picture()), small(new))[0]


def test_the_same_picture_twice() -> None:
    assert share(picture()) == 0.0


def test_a_button_that_moved() -> None:
    # 120 by 60 of 1440 by 900, at its old place or its new one.
    moved = share(picture(lambda pen: pen.rectangle((1000, 100, 1120, 160), (10, 117, 107))))
    assert 0.004 < moved < 0.008
    assert moved > TOLERANCE


def test_a_word_that_changed() -> None:
    def other(pen: ImageDraw.ImageDraw) -> None:
        pen.rectangle((58, 50, 560, 95), (253, 249, 240))
        pen.text((60, 55), "Name three sheep and a cow today", (42, 34, 28), font_size=30)

    assert share(picture(other)) > TOLERANCE


def test_edges_drawn_by_another_hand() -> None:
    image = Image.open(io.BytesIO(picture())).filter(ImageFilter.GaussianBlur(0.7))
    written = io.BytesIO()
    image.save(written, "PNG")
    assert share(written.getvalue()) < TOLERANCE


def test_a_page_that_grew() -> None:
    assert share(picture(high=1200)) > 0.2


def test_kept_pictures_are_small() -> None:
    image = opened(small(picture()))
    assert image.width * image.height <= AREA * 1.01
    assert abs(image.width / image.height - 1.6) < 0.01


def test_verdicts(tmp_path: Path) -> None:
    accepted, drawn = tmp_path / "accepted", tmp_path / "difference"
    accepted.mkdir()
    kept = small(picture())
    assert judged("a", kept, accepted, drawn, 0.1) == Verdict("a", "new", 1.0)
    (accepted / "a.webp").write_bytes(kept)
    assert judged("a", kept, accepted, drawn, 0.0) == Verdict("a", "same", 0.0)
    assert not (drawn / "a.webp").exists()
    other = small(picture(lambda pen: pen.rectangle((0, 0, 1440, 450), (0, 0, 0))))
    verdict = judged("a", other, accepted, drawn, 0.1)
    assert verdict.word == "changed"
    assert 0.4 < verdict.share < 0.6
    pixel: Any = opened((drawn / "a.webp").read_bytes()).getpixel((200, 60))
    red, green, _ = pixel
    assert red > 150 > green
    assert judged("a", other, accepted, drawn, 0.7).word == "same"


def test_what_differs_comes_first(tmp_path: Path) -> None:
    verdicts = [
        Verdict("as-it-was", "same", 0.0),
        Verdict("a-little", "changed", 0.02),
        Verdict("a-lot", "changed", 0.4),
        Verdict("unseen", "new", 1.0),
    ]
    assert [line.split()[-1] for line in table(verdicts).splitlines()] == [
        "a-lot",
        "a-little",
        "unseen",
        "same",
    ]
    html = page(verdicts, tmp_path, tmp_path)
    assert html.index("id='a-lot'") < html.index("id='a-little'") < html.index("id='as-it-was'")


@pytest.mark.parametrize("game", MOMENTS)
def test_every_size_light_and_language_of_every_game(game: str) -> None:
    taken = list(of_a_game(game))
    assert {scene.size for scene in taken} >= set(SIZES)
    assert {scene.theme for scene in taken} == {"light", "dark"}
    assert {scene.lang for scene in taken} == {"en", "fr", "ja"}


def test_accepted_pictures_are_of_something_and_do_not_weigh_much() -> None:
    names = [scene.file for scene in scenes()]
    assert len(names) == len(set(names))
    kept = list(ACCEPTED.glob("*.webp"))
    assert {path.stem for path in kept} <= set(names)
    assert sum(path.stat().st_size for path in kept) < MOST_KEPT
