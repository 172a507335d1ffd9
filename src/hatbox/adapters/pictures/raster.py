"""Pixels of pictures: PNG, arrays and GIF. Needs vl-convert (resvg in a wheel) and Pillow."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from typing import TYPE_CHECKING, Any

import numpy as np

from hatbox.extras import need

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from PIL import Image

EXTRA = "pictures"
COLOURS = 128  # of a GIF


def to_png(svg: str, scale: float = 1) -> bytes:
    """Return a picture as PNG."""
    converter: Any = need("vl_convert", EXTRA)
    png: bytes = converter.svg_to_png(svg, scale=scale)
    return png


def to_array(svg: str, scale: float = 1) -> NDArray[np.uint8]:
    """Return a picture as an array: height, width, RGB."""
    return np.asarray(_to_image(svg, scale))


def to_gif(frames: Iterable[str], seconds: float, last_seconds: float, scale: float = 1) -> bytes:
    """Return pictures as an animated GIF that repeats; the last stays longer."""
    images = [_to_image(frame, scale) for frame in frames]
    size = images[0].width, max(image.height for image in images)
    palette = images[-1].quantize(COLOURS)
    first, *others = [_fit(image, size).quantize(palette=palette) for image in images]
    durations = [round(1000 * seconds)] * len(others) + [round(1000 * last_seconds)]
    file = BytesIO()
    first.save(file, "GIF", save_all=True, append_images=others, duration=durations, loop=0, optimize=False)
    return file.getvalue()


def _to_image(svg: str, scale: float) -> Image.Image:
    pillow = need("PIL.Image", EXTRA)
    image: Image.Image = pillow.open(BytesIO(to_png(svg, scale)))
    paper = pillow.new("RGBA", image.size, "white")
    paper.alpha_composite(image.convert("RGBA"))
    flat: Image.Image = paper.convert("RGB")
    return flat


def _fit(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    """Return an image in the size of the largest of a replay."""
    if image.size == size:
        return image
    whole: Image.Image = need("PIL.Image", EXTRA).new("RGB", size, "white")
    whole.paste(image)
    return whole
