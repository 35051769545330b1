"""Two pictures: how much of one is not as in the other.

Accepted pictures are kept small, so that a clone stays small. Both are made small in the same
way before they are compared, and looked at through a soft lens: how a letter's edge is drawn
differs from machine to machine and is no difference.
"""

from __future__ import annotations

import io
import math
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter

# Pixels in a kept picture, its quality, and by how much a colour must differ to count.
AREA = 130_000
QUALITY = 28
STEP = 26
Colour = tuple[int, int, int]
RUBRIC: Colour = (200, 30, 20)


@dataclass(frozen=True)
class Verdict:
    """What became of one picture. `share` of its pixels differ."""

    name: str
    word: str
    share: float


def small(png: bytes) -> bytes:
    """The picture as it is kept."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    scale = min(1.0, math.sqrt(AREA / (image.width * image.height)))
    size = (round(image.width * scale), round(image.height * scale))
    kept = io.BytesIO()
    image.resize(size, Image.Resampling.LANCZOS).save(kept, "WEBP", quality=QUALITY, method=6)
    return kept.getvalue()


def opened(kept: bytes) -> Image.Image:
    return Image.open(io.BytesIO(kept)).convert("RGB")


def differing(old: bytes, new: bytes) -> tuple[float, Image.Image]:
    """The share of pixels that differ, and where: 255 at each of them."""
    one, two = opened(old), opened(new)
    if one.size != two.size:
        # A page has grown or shrunk: what is only in one of them differs.
        size = (max(one.width, two.width), max(one.height, two.height))
        one, two = on_ground(one, size, (0, 0, 0)), on_ground(two, size, (255, 255, 255))
    lens = ImageFilter.BoxBlur(1)
    bands = ImageChops.difference(one.filter(lens), two.filter(lens)).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    mask = most.point([255 if value > STEP else 0 for value in range(256)])
    return mask.histogram()[255] / (mask.width * mask.height), mask


def on_ground(
    image: Image.Image, size: tuple[int, int], colour: tuple[int, int, int]
) -> Image.Image:
    ground = Image.new("RGB", size, colour)
    ground.paste(image, (0, 0))
    return ground


def shown(new: bytes, mask: Image.Image) -> bytes:
    """The new picture, pale, with red where it differs."""
    image = opened(new)
    pale = Image.blend(image, Image.new("RGB", image.size, (255, 255, 255)), 0.7)
    pale = on_ground(pale, mask.size, (255, 255, 255))
    wide = mask.filter(ImageFilter.MaxFilter(5))
    pale.paste(Image.new("RGB", mask.size, RUBRIC), (0, 0), wide)
    written = io.BytesIO()
    pale.save(written, "WEBP", quality=70)
    return written.getvalue()


def judged(name: str, new: bytes, accepted: Path, differences: Path, tolerance: float) -> Verdict:
    """Compare with the accepted picture of that name, and leave a picture of the difference."""
    old = accepted / f"{name}.webp"
    differences.mkdir(parents=True, exist_ok=True)
    drawn = differences / f"{name}.webp"
    drawn.unlink(missing_ok=True)
    if not old.exists():
        return Verdict(name, "new", 1.0)
    share, mask = differing(old.read_bytes(), new)
    if share:
        drawn.write_bytes(shown(new, mask))
    return Verdict(name, "changed" if share > tolerance else "same", share)
