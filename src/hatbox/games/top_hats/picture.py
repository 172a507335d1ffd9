"""Top Hats as a picture: the porcelain tray, stacks as far as the viewer knows them, the players."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin, sqrt

from hatbox.adapters.pictures.canvas import FAINT, INK, WIDTH, Canvas, Point, number
from hatbox.adapters.pictures.scene import HEADER, Scene
from hatbox.i18n import say

ROWS = "ABCDEFGHI"
CELLS = [  # from the farthest to the nearest
    (f"{letter}{column}", row, column)
    for row, letter in reversed([*enumerate(ROWS)])
    for column in range(max(1, row - 3), min(9, row + 5) + 1)
]
COLOURS = ("red", "yellow", "blue")  # of seats 0, 1, 2
SHADES = {"red": "#B8232F", "yellow": "#B47A00", "blue": "#2457B8"}
PATTERNS = {  # on a brim, so that nothing depends on colour alone: a path, its colour and width
    "red": ("M22,53.2l3,-5M30.5,53.7l3,-5M39,53.2l3,-5", "#FFF3E0", 2),
    "yellow": ("M23,50.6h.01M32,51.2h.01M41,50.6h.01", "#5A3A08", 3.2),
    "blue": ("M20,49.6l4,2.6l4,-2.2l4,2.6l4,-2.6l4,2.2l4,-2.6", "#FFF3E0", 2),
}
FACES = ("#FFFDF3", "#E9F4EA", "#D0E6DB", "#B2D4C9", "#8DBDB3")  # of the cells, by ring from the centre
FRONTS = ("#D8CDB0", "#B5CFC2", "#9CC0B3", "#7FAEA3", "#5F978D")
LIFTS = (22, 16, 10.5, 5, 0)  # how high each ring stands above the tray
TRAY, TRAY_SIDE, TRAY_LINE = "#38756E", "#285C57", "#A8D3C6"
SUN, RAY, FRAME = "#FDEBD2", "#FBDDBB", "#F8CFAE"
TRAIL, TOUCHED = "#7A2B52", "#FFE9AE"
CELL, EDGE, TILT = 38.2, 8, 0.84  # from a cell's middle to a corner; how thick it is; how far the tray leans back
ACROSS, UP = 40 * sqrt(3), 60.0  # from cell to cell, and from row to row before it leans
HAT, HAT_HIGH, RISE = 52, 47.1, 9.5  # a hat, and from one in a stack to the next
MIDDLE = (WIDTH / 2, HEADER + 276)
GROUND, ROW = HEADER + 556, 100  # the lower edge of the tray's shadow; the seats' panels below it


def draw(canvas: Canvas, scene: Scene) -> float:
    """Draw the whole table; return its height."""
    waiting = scene.position.get("built", [()] * scene.players)
    height = GROUND + ROW + 18
    _sunburst(canvas, height)
    scene.draw_header(canvas)
    _tray(canvas, scene)
    _trail(canvas, scene)
    stacks = {**scene.position["stacks"], "E5": ["neutral"]}
    for name, across, up in CELLS:  # from behind: a high stack may hide a little of the cell behind it
        if name in stacks:
            _tower(canvas, _middle(across, up), stacks[name])
    wide = (WIDTH - 24 + 10) / scene.players - 10
    for seat in range(scene.players):
        _seat(canvas, scene, seat, (12 + seat * (wide + 10), GROUND, wide, ROW), waiting[seat])
    return height


def _sunburst(canvas: Canvas, height: float) -> None:
    canvas.box((0, 0, WIDTH, height), SUN, 0)
    x, y = MIDDLE
    far, rays = 1000, []
    for ray in range(24):
        corners = ((turn := ray / 12 * pi), turn + pi / 24)
        edges = "".join(f"L{number(x + far * cos(angle))},{number(y + far * sin(angle))}" for angle in corners)
        rays.append(f"M{number(x)},{number(y)}{edges}Z")
    canvas.path("".join(rays), RAY, rest='fill-opacity=".75" clip-path="inset(0)"')
    low, right = number(height - 190), WIDTH + 60
    hole = f"M{WIDTH / 2:g},-60L{right},230V{low}L{WIDTH / 2:g},{number(height + 120)}L-60,{low}V230Z"
    canvas.path(f"M0,0H{WIDTH}V{number(height)}H0Z{hole}", FRAME, rest='fill-rule="evenodd"')


def _hexagon(at: Point, size: float, *, on_edge: bool = False) -> list[Point]:
    """Return the corners of a hexagon as the tray leans, clockwise from the top."""
    turns = [(corner + (0.5 if on_edge else 0)) * pi / 3 for corner in range(6)]
    return [(at[0] + size * sin(turn), at[1] - size * cos(turn) * TILT) for turn in turns]


def _outline(points: Sequence[Point]) -> str:
    return f"M{'L'.join(f'{number(x)},{number(y)}' for x, y in points)}Z"


def _ring(row: int, column: int) -> int:
    up, right = row - 4, column - 5
    return max(abs(up), abs(right), abs(up - right))


def _middle(row: int, column: int) -> Point:
    """Return the middle of a cell's face: row A in front, columns slanting to the right backwards."""
    up, right = row - 4, column - 5
    return MIDDLE[0] + (right - up / 2) * ACROSS, MIDDLE[1] - up * UP * TILT - LIFTS[_ring(row, column)]


def _cell(name: str) -> Point:
    return _middle(ROWS.index(name[0]), int(name[1:]))


def _tray(canvas: Canvas, scene: Scene) -> None:
    x, y = MIDDLE
    for down, colour, opacity in ((26, INK, ".2"), (14, TRAY_SIDE, "1"), (4, TRAY, "1")):
        rim = _outline(_hexagon((x, y + down), 338, on_edge=True))
        canvas.path(rim, colour, colour, 26, f'stroke-linejoin="round" opacity="{opacity}"')
    rim = _outline(_hexagon((x, y + 5), 342, on_edge=True))
    canvas.path(rim, "none", TRAY_LINE, 2.5, 'stroke-dasharray="1 9" stroke-linecap="round"')
    band, touched = scene.position["band"], scene.touched
    moving = scene.position.get("moving", ())
    for name, row, column in CELLS:
        ring, at = _ring(row, column), _middle(row, column)
        canvas.add('<g opacity=".22">' if ring > band else "<g>")
        near = _hexagon(at, CELL)[2:5]
        front = [*near, *((dx, dy + EDGE) for dx, dy in reversed(near))]
        tint = 4 if ring == band else ring
        canvas.path(_outline(front), FRONTS[tint])
        fill = TOUCHED if f"cell:{name}" in touched or name in moving else FACES[tint]
        canvas.path(_outline(_hexagon(at, CELL)), fill)
        if ring == band:
            dots = 'stroke-dasharray="1 7" stroke-linecap="round" stroke-opacity=".8"'
            canvas.path(_outline(_hexagon(at, 31)), "none", TRAY_LINE, 1.6, dots)
        canvas.add("</g>")
    _names(canvas)


def _names(canvas: Canvas) -> None:
    """Write letters in front of each row, and numbers below the nearest cell of each diagonal."""
    for letter in ROWS:
        first = next(name for name, row, _ in CELLS if ROWS[row] == letter)
        x, y = _cell(first)
        canvas.text((x - 45, y), letter, 18, "#FFF", weight=600)
    for name in ("A1", "A2", "A3", "A4", "A5", "B6", "C7", "D8", "E9"):
        x, y = _cell(name)
        canvas.text((x + 22.9, y + 42 * TILT), name[1], 18, "#FFF", weight=600)


def _trail(canvas: Canvas, scene: Scene) -> None:
    """Draw the way of the last move."""
    steps = [motion for event in scene.events for motion in event.motions if motion.piece == "stack"]
    for step in steps:
        source, target = step.source.split(":"), step.target.split(":")
        if source[0] == target[0] == "cell":
            (x, y), (to_x, to_y) = _cell(source[1]), _cell(target[1])
            line = f"M{number(x)},{number(y)}L{number(to_x)},{number(to_y)}"
            canvas.path(line, "none", TRAIL, 5, 'stroke-dasharray=".5 10" stroke-linecap="round"')


def _tower(canvas: Canvas, at: Point, hats: Sequence[str | None], scale: float = 1) -> None:
    """Draw a stack given from the top down, its foot at a point; a hidden hat is grey."""
    canvas.add(f'<g transform="translate({number(at[0])} {number(at[1])}) scale({scale:g})">')
    canvas.add('<ellipse cx="0" cy="3" rx="24" ry="9" fill="#241A33" fill-opacity=".22"/>')
    for depth, hat in enumerate(reversed(hats)):
        top = 3 - 35.4 - depth * RISE
        is_top = depth == len(hats) - 1
        canvas.use(f"{'top' if is_top else 'base'}-{hat or 'hidden'}", (-HAT / 2, top, HAT, HAT_HIGH))
        if not is_top and hat in PATTERNS:
            shape, colour, width = PATTERNS[hat]
            place = f'transform="translate({-HAT / 2:g} {number(top)}) scale({HAT / 64})" stroke-linecap="round"'
            canvas.path(shape, "none", colour, width, f'{place} stroke-opacity=".9"')
    canvas.add("</g>")


def _seat(
    canvas: Canvas,
    scene: Scene,
    seat: int,
    place: tuple[float, float, float, float],
    waiting: Sequence[Sequence[str | None]],
) -> None:
    left, top, wide, _ = place
    colour, details = COLOURS[seat], scene.score_preview.details[seat]
    scene.draw_seat(canvas, seat, place, SHADES[colour])
    canvas.use(f"top-{colour}", (left + 84, top + 8, 46, 41.7))
    canvas.text((left + 146, top + 31), str(scene.score_preview.scores[seat]), 30, INK, anchor="start", display=True)
    if waiting:
        room = (wide - 92) / 5
        for number_built, below in enumerate(waiting):
            at = left + 84 + (number_built + 0.5) * room, top + 88
            _tower(canvas, at, (colour, *below), min(0.66, room / HAT))
        return
    lines = (f"{details['hats']} {say('env-hats')}", f"{details['lost']} {say('play-column-lost')}")
    for line, text in enumerate(lines):
        canvas.words((left + 86, top + 62 + line * 22), text, 16, FAINT, wide - 96)
