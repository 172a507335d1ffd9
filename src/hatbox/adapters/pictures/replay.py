"""A whole game as one animated SVG: no script, every frame drawn once, the scenery only once."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from hatbox.adapters.pictures import paint
from hatbox.adapters.pictures.canvas import Canvas, document
from hatbox.adapters.pictures.scene import Scene, moves_end_at
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Match
from hatbox.engine.notation import as_int

SECONDS, LAST_SECONDS = 1.2, 4.0  # how long a frame is shown, and the last


def scenes_of(match: Match[Any], seat: int | None = None) -> list[Scene]:
    """Return what a seat or a spectator saw: the deal, then after each move."""
    return [scene_after(match, seat, number) for number in range(len(moves_end_at(match)))]


def scene_after(match: Match[Any], seat: int | None, moves: int) -> Scene:
    """Return what a seat or a spectator saw after some moves; 0 is the deal."""
    ends = moves_end_at(match)
    number = as_int(moves)
    if number is None or not 0 <= number < len(ends):
        raise BadInput("render-no-move", move=str(moves), count=len(ends) - 1)
    is_last = number == len(ends) - 1
    return Scene.of(match, seat, None if is_last else ends[number])


def animate(scenes: Sequence[Scene], seconds: float = SECONDS, last_seconds: float = LAST_SECONDS) -> str:
    """Return scenes one after the other as SVG that repeats; it pauses under the pointer.

    Where nothing moves - in a viewer without animation, or for people who want none - it is the last scene.
    """
    canvas, frames, height = Canvas(), [], 0.0
    for scene in scenes:
        canvas.parts = []
        height = max(height, paint(canvas, scene))
        frames.append(canvas.parts)
    shared = len([*takewhile(lambda parts: len({*parts}) == 1, zip(*frames, strict=False))])
    total = seconds * (len(frames) - 1) + last_seconds
    name = f"hatbox-{len(frames)}-{round(total * 1000)}"  # styles are shared by all pictures on a page
    style = (
        f"{_keyframes(name, seconds / total)}{_keyframes(f'{name}-last', last_seconds / total)}"
        f".{name} g[data-at]{{animation:{name} {total:g}s step-end infinite}}"
        f".{name} g[data-at]:last-child{{animation-name:{name}-last}}"
        f".{name}:hover g[data-at]{{animation-play-state:paused}}"
        f"@media(prefers-reduced-motion:reduce){{.{name} g[data-at]{{animation:none}}}}"
    )
    groups = "".join(
        f'<g data-at="{number}" visibility="{"visible" if number == len(frames) - 1 else "hidden"}" '
        f'style="animation-delay:{number * seconds - total:.6g}s">{"".join(parts[shared:])}</g>'
        for number, parts in enumerate(frames)
    )
    scenery = "".join(frames[0][:shared])
    body = f'<style>{style}</style><g class="{name}">{scenery}{groups}</g>'
    return document(body, canvas.symbols, height, scenes[-1].title)


def _keyframes(name: str, part: float) -> str:
    return f"@keyframes {name}{{0%{{visibility:visible}}{part:.4%}{{visibility:hidden}}100%{{visibility:hidden}}}}"
