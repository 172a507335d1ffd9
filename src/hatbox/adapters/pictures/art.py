"""The page's art: SVG symbols, each with the symbols that it uses."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import hatbox

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
REFERENCE = re.compile(r'href="#([^"]+)"')
VARIABLE = re.compile(r"var\(--[\w-]+,\s*([^()]*)\)")  # a colour that the page's palettes may change, with its default
LEAF = re.compile(r"<(?:path|circle|ellipse|rect)\b[^>]*/>")
DISPLAY_FONT = "'Yeseva One','Frank Ruhl Libre',Gelasio,Georgia,serif"  # the page's, or what is like it
TEXT_FONT = "Rubik,'Liberation Sans',system-ui,sans-serif"
FONTS = {"'Yeseva One','Frank Ruhl Libre',serif": DISPLAY_FONT, "Rubik,sans-serif": TEXT_FONT}


@cache  # never invalidated: files of the package
def _symbols() -> dict[str, str]:
    """Return every symbol by id, with plain colours: pictures have no style sheet."""
    shipped, checkout = files("hatbox") / "art", Path(hatbox.__file__).parents[2] / "web" / "art"
    sheets = (shipped if shipped.is_dir() else checkout).iterdir()
    symbols: dict[str, str] = {}
    for sheet in sorted((sheet for sheet in sheets if sheet.name.endswith(".svg")), key=lambda sheet: sheet.name):
        text = sheet.read_text(encoding="utf-8")
        for font, longer in FONTS.items():
            text = text.replace(font, longer)
        text = LEAF.sub(_as_paint, VARIABLE.sub(r"\1", text))
        symbols |= {symbol[1]: symbol[0] for symbol in SYMBOL.finditer(text)}
    return symbols


def _as_paint(shape: re.Match[str]) -> str:
    """Return a shape whose paint is transparent rather than the whole: the same to see, without a layer of its own.

    Pictures become pixels in half the time: docs/benchmarks.md, "Pictures".
    """
    has_line = "stroke=" in shape[0]
    if has_line and 'fill="none"' not in shape[0]:
        return shape[0]
    return shape[0].replace(" opacity=", " stroke-opacity=" if has_line else " fill-opacity=")


def symbol(name: str) -> str:
    """Return a symbol of any sheet."""
    return _symbols()[name]


def with_used(names: list[str]) -> list[str]:
    """Return the names with those of all symbols that they use, each once."""
    result = [*dict.fromkeys(names)]
    for name in result:  # grows while it is read
        result += [used for used in dict.fromkeys(REFERENCE.findall(symbol(name))) if used not in result]
    return result
