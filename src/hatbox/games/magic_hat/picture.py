"""Magic Hat as a picture: the castle wall with its row, the hats above the heads, the piles, each seat's gains."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.adapters.pictures.canvas import FAINT, GOLD, INK, PAPER, WIDTH, Canvas
from hatbox.adapters.pictures.scene import HEADER, SEATS, Scene
from hatbox.games.magic_hat.state import HAT_NAMES

WORN = (  # by number of the kind: the name of its hat in the art
    *("crown", "tiara", "hennin", "helmet", "pointed", "bells", "toque", "kerchief", "horns", "starcap"),
    *("velvet", "feather", "cowl", "mitre", "chaperon", "straw", "lamp", "wreath", "turban", "sailorcap"),
    "magic",
)
HATS = dict(zip(HAT_NAMES, WORN, strict=True))
DUSK = ("#C0ACE6", "#C7B2E3", "#CEB7E0", "#D6BDDE", "#DDC2DB", "#E4C8D8", "#ECCED5", "#F3D3D2")
MOON, FAR, ROOF = "#FFF3CF", "#A98FD4", "#8F79C2"
WALL, NICHE, LEDGE, FLOOR = "#D2C5EA", "#B6A3DA", "#8F79C2", "#F6F0FC"
CREST = HEADER + 22  # the top of the wall
PITCH, CARD = 98, 84  # from slot to slot, and how wide its cards are
HAT_HIGH, HEAD_HIGH = CARD / 1.2, CARD * 1.1
TOP = CREST + 34  # the upper edge of the hats
FOOT = TOP + HAT_HIGH + HEAD_HIGH + 3
GROUND = FOOT + 62  # the lower edge of the wall
FIRST, ROW = GROUND + 22, 92  # the first seat's panel, and from one to the next
PANEL = 528  # its width; the piles stand beside


def draw(canvas: Canvas, scene: Scene) -> float:
    """Draw the whole table; return its height."""
    height = FIRST + scene.players * ROW + 4
    _castle(canvas, height)
    scene.draw_header(canvas)
    position = scene.position
    slots = len(position["row"])
    left = (WIDTH - slots * PITCH) / 2
    for slot, (character, hat) in enumerate(zip(position["row"], position["hats"], strict=True)):
        middle = left + (slot + 0.5) * PITCH
        _niche(canvas, scene, middle, character, hat)
        touched = {f"slot:{slot + 1}", f"row:{slot + 1}"} & scene.touched
        canvas.disc((middle, FOOT + 20), 16, GOLD if touched else PAPER)
        canvas.text((middle, FOOT + 20), str(slot + 1), 20, INK if touched else FAINT, weight=600)
        _draw_knowers(
            canvas, middle, FOOT + 48, [seat for seat, seen in enumerate(position.get("seen", ())) if slot + 1 in seen]
        )
    for seat in range(scene.players):
        _seat(canvas, scene, seat, FIRST + seat * ROW)
    _piles(canvas, position["hat_pile"], position["character_pile"], FIRST + scene.players * ROW / 2 - 8)
    return height


def _castle(canvas: Canvas, height: float) -> None:
    step = (CREST + 16) / len(DUSK)
    for band, colour in enumerate(DUSK):  # in paper stripes
        canvas.box((0, band * step, WIDTH, step + 1), colour, 0)
    canvas.disc((WIDTH / 2, 62), 66, MOON, MOON)
    for side in (1, -1):
        for x, wide, top, roof in ((16, 42, 66, 22), (70, 54, 50, -14), (128, 40, 74, 34)):
            at = x if side > 0 else WIDTH - x
            canvas.box((at - wide / 2, top, wide, CREST - top + 20), FAR, 0)
            canvas.path(f"M{at - wide * 0.68:g},{top}L{at},{roof}L{at + wide * 0.68:g},{top}Z", ROOF)
    merlons = "".join("v-14h24v14h24" for _ in range(WIDTH // 48))
    canvas.path(f"M0,{CREST + 14:g}{merlons}V{GROUND:g}H0Z", INK, rest='fill-opacity=".14" transform="translate(0 -4)"')
    canvas.path(f"M0,{CREST + 14:g}{merlons}V{GROUND:g}H0Z", WALL)
    canvas.box((0, GROUND - 4, WIDTH, height - GROUND + 4), FLOOR, 0)
    canvas.box((0, GROUND - 4, WIDTH, 10), LEDGE, 0)


def _niche(canvas: Canvas, scene: Scene, middle: float, character: str | None, hat: str | None) -> None:
    x, across = middle - CARD / 2, (PITCH - 4) / 2
    high = TOP - 12 + across
    arch = f"M{middle - across:g},{FOOT + 8:g}V{high:g}a{across},{across} 0 0 1 {2 * across:g},0V{FOOT + 8:g}Z"
    canvas.path(arch, NICHE)
    if hat is not None:
        place = (x, TOP, CARD, HAT_HIGH)
        is_up = scene.mover is None and hat != "?"
        canvas.use(f"hatcard-{HATS[hat]}" if is_up else "hatcard-back", place)
        if hat != "?" and not is_up:  # only the viewer knows it
            canvas.disc((middle, TOP + HAT_HIGH * 0.58), 25, PAPER, GOLD, 3)
            canvas.use(f"wear-{HATS[hat]}", (middle - 22, TOP + HAT_HIGH * 0.58 - 19, 44, 36.7))
    if character is not None:
        canvas.use(f"char-{character}", (x, TOP + HAT_HIGH + 3, CARD, HEAD_HIGH))


def _draw_knowers(canvas: Canvas, x: float, y: float, seats: Sequence[int]) -> None:
    """Draw which seats know the hat: all see who looks where (M4)."""
    for number, seat in enumerate(seats):
        at = x + (number - (len(seats) - 1) / 2) * 23, y
        canvas.disc(at, 10, SEATS[seat])
        canvas.text(at, str(seat), 14, PAPER, weight=700)


def _piles(canvas: Canvas, hats: Sequence[None], characters: Sequence[None], middle: float) -> None:
    for name, left, high, pile in (("hat-pile", 556, 65, hats), ("char-back", 640, 74.8, characters)):
        canvas.use(name, (left, middle - high + 24, 68, high), "" if pile else 'opacity=".25"')
        canvas.text((left + 34, middle + 46), str(len(pile)), 22, FAINT, weight=600)


def _seat(canvas: Canvas, scene: Scene, seat: int, top: float) -> None:
    middle = top + (ROW - 10) / 2
    scene.draw_seat(canvas, seat, (12, top, PANEL, ROW - 10))
    scene.draw_points(canvas, seat, (128, middle))
    for number, name in enumerate(("pairs", "magic", "penalties")):
        left, count = 184 + number * 116, scene.position[name][seat]
        shade = "" if count else 'opacity=".28"'
        if name == "pairs":  # a hat above its character
            canvas.use("hatcard-back", (left + 4, middle - 34, 32, 26.7), shade)
            canvas.use("char-back", (left + 4, middle - 5, 32, 35.2), shade)
        elif name == "magic":
            canvas.use("wear-magic", (left - 4, middle - 22, 50, 41.7), shade)
        else:
            canvas.use("penalty", (left, middle - 22, 44, 44), shade)
        canvas.text((left + 56, middle), str(count), 26, INK if count else FAINT, anchor="start", display=True)
