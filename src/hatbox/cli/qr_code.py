"""A QR code for a terminal: black on white in any colour scheme."""

from __future__ import annotations

INK, RESET = "\x1b[38;5;16;48;5;231m", "\x1b[0m"  # black on white, whatever the terminal's own colours are
HALVES = {(0, 0): " ", (1, 0): "▀", (0, 1): "▄", (1, 1): "█"}  # two modules, one above the other
BORDER = 2  # modules; 4 by the standard, but every scanner takes 2


def draw(text: str) -> str:
    """Return a QR code, two rows of modules on a line."""
    import segno

    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix_iter(border=BORDER)]
    if len(rows) % 2:
        rows.append([0] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(HALVES[bool(top), bool(bottom)] for top, bottom in zip(*pair, strict=True)) for pair in pairs)
    return "\n".join(f"{INK}{line}{RESET}" for line in lines)
