"""The page's art: SVG symbols, each with the symbols that it uses."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import hatbox

SHEETS = ("cards", "tokens", "characters", "characters-more", "tophats", "icons")  # of web/art, the wheel has these
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
REFERENCE = re.compile(r'href="#([^"]+)"')
VARIABLE = re.compile(r"var\(--[\w-]+,\s*([^()]*)\)")  # a colour that the page's palettes may change, with its default
LEAF = re.compile(r"<(?:path|circle|ellipse|rect)\b[^>]*/>")
DISPLAY_FONT = "'Yeseva One','Frank Ruhl Libre',Gelasio,Georgia,serif"  # the page's, or what is like it
TEXT_FONT = "Rubik,'Liberation Sans',system-ui,sans-serif"
FONTS = {"'Yeseva One','Frank Ruhl Libre',serif": DISPLAY_FONT, "Rubik,sans-serif": TEXT_FONT}


@cache  # by sheet, never invalidated: files of the package
def _sheet(name: str) -> dict[str, str]:
    """Return the symbols of a sheet by id, with plain colours: pictures have no style sheet."""
    shipped = files("hatbox") / "art" / f"{name}.svg"
    checkout = Path(hatbox.__file__).parents[2] / "web" / "art" / f"{name}.svg"
    text = (shipped if shipped.is_file() else checkout).read_text(encoding="utf-8")
    for font, longer in FONTS.items():
        text = text.replace(font, longer)
    text = LEAF.sub(_as_paint, VARIABLE.sub(r"\1", text))
    return {symbol[1]: symbol[0] for symbol in SYMBOL.finditer(text)}


def _as_paint(shape: re.Match[str]) -> str:
    """Return a shape whose paint is transparent rather than the whole: the same to see, without a layer of its own.

    Pictures become pixels in half the time: docs/benchmarks.md, "Pictures".
    """
    has_line = "stroke=" in shape[0]
    if has_line and 'fill="none"' not in shape[0]:
        return shape[0]
    return shape[0].replace(" opacity=", " stroke-opacity=" if has_line else " fill-opacity=")


@cache  # by id, of which there are a few hundred
def symbol(name: str) -> str:
    """Return a symbol of any sheet."""
    return next(sheet[name] for sheet in map(_sheet, SHEETS) if name in sheet)


def with_used(names: list[str]) -> list[str]:
    """Return the names with those of all symbols that they use, each once."""
    found = dict.fromkeys(names)
    for name in (waiting := [*found]):
        for used in REFERENCE.findall(symbol(name)):
            if used not in found:
                found[used] = None
                waiting.append(used)
    return [*found]
