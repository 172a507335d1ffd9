"""Hats as a picture: the garden tea table, the piles, and the cards of each seat."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.adapters.pictures.canvas import FAINT, GOLD, INK, PAPER, WIDTH, Canvas
from hatbox.adapters.pictures.scene import HEADER, Scene

GARDEN, HEDGES = "#DCEBD6", ("#6FAE90", "#9CC9AE", "#C4DFCB")  # the farthest first
CLOTH, TRIM, RUNNER = "#FDF7E9", "#F2BFCD", "#C4DFCB"
CREST = HEADER + 4  # where the cloth begins
CARD, HIGH, PITCH = 78, 109.2, 88  # a card of the tea table, and from one to the next
TEA = CREST + 44  # the upper edge of its cards
PILE, PILE_HIGH = 58, 81.2
SEATS, ROW = TEA + 158, 110  # the first seat's panel, and from one to the next
MINI, MINI_HIGH = 48, 67.2
HAND = 164  # where the hands begin
FAN, SHOWN, HIDDEN = 186, 50, 16  # the room of a hand, and at most from one card to the next, face up or down
GAP, SAME = 8, 17  # between types of a collection, and from one card of a type to the next


def draw(canvas: Canvas, scene: Scene) -> float:
    """Draw the whole table; return its height."""
    height = SEATS + scene.players * ROW + 8
    _garden(canvas, height)
    scene.draw_header(canvas)
    _tea_table(canvas, scene)
    hands = max(_hand_width(scene, seat) for seat in range(scene.players))
    for seat in range(scene.players):
        _seat(canvas, scene, seat, SEATS + seat * ROW, HAND + hands + 26)
    return height


def _garden(canvas: Canvas, height: float) -> None:
    canvas.box((0, 0, WIDTH, height), GARDEN, 0)
    for layer, (top, bow, colour) in enumerate(zip((64, 40, 16), (96, 84, 72), HEDGES[::-1], strict=True)):
        bows = "".join(f"q{bow / 2},{bow * 0.5:g} {bow},0" for _ in range(WIDTH // bow + 2))
        shape = f"M{-20 * layer - 10},0V{top}{bows}V0Z"
        canvas.path(shape, INK, rest='fill-opacity=".12" transform="translate(0 5)"')
        canvas.path(shape, colour)
    scallops = "".join("a20,20 0 0 1 40,0" for _ in range(WIDTH // 40))
    canvas.path(f"M0,{CREST + 18}{scallops}V{height}H0Z", INK, rest='fill-opacity=".14" transform="translate(0 -4)"')
    canvas.path(f"M0,{CREST + 18}{scallops}V{height}H0Z", TRIM)
    canvas.box((0, CREST + 20, WIDTH, height - CREST - 20), CLOTH, 0)
    canvas.path(f"M4,{CREST + 29}H{WIDTH}", "none", TRIM, 2.5, 'stroke-dasharray="1 10" stroke-linecap="round"')


def _tea_table(canvas: Canvas, scene: Scene) -> None:
    cards, worth = scene.position["table"], scene.score_preview.worth
    wide = len(cards) * PITCH - (PITCH - CARD)
    left = (WIDTH - wide) / 2
    canvas.box((left - 18, TEA + 18, wide + 36, HIGH - 34), RUNNER, 12)
    canvas.box((left - 13, TEA + 23, wide + 26, HIGH - 44), "none", 9, CLOTH, 1.5)
    for place, card in enumerate(cards):
        x = left + place * PITCH
        counts = worth[card[0]] == place + 1
        faded = scene.mover is None and not counts  # H11
        canvas.use(f"card-{card}", (x, TEA, CARD, HIGH), 'opacity=".45"' if faded else "")
        if f"table:{place + 1}" in scene.touched:
            canvas.box((x - 3, TEA - 3, CARD + 6, HIGH + 6), "none", 11, GOLD, 4)
        canvas.disc((x + CARD / 2, TEA + HIGH + 8), 17, PAPER, GOLD if counts else TRIM, 2.5)
        canvas.text((x + CARD / 2, TEA + HIGH + 8), str(place + 1), 20, INK if counts else FAINT, display=True)
    if scene.players < 4:
        _pile(canvas, (left - 18 - PILE) / 2, scene.position["deck"])
        _pile(canvas, WIDTH - (left - 18 + PILE) / 2, scene.position["discards"], tilt=True)
    if scene.position["cookie"] is None:
        canvas.use("cookie", (WIDTH / 2 - 21, TEA - 36, 42, 42))


def _pile(canvas: Canvas, left: float, cards: Sequence[str | None], *, tilt: bool = False) -> None:
    place, middle = (left, TEA + 6, PILE, PILE_HIGH), left + PILE / 2
    if not cards:
        canvas.box(place, "none", 7, TRIM, 2)
    elif tilt:
        for turn in (-6, 5)[-len(cards) :]:
            canvas.use("card-back", place, f'transform="rotate({turn} {middle:g} {TEA + 46})"')
    else:
        canvas.use("card-back", place)
    canvas.text((middle, TEA + HIGH + 8), str(len(cards)), 20, FAINT, weight=600)


def _step(hand: Sequence[str | None]) -> float:
    """Return how far the cards of a hand are apart."""
    most = SHOWN if any(card is not None for card in hand) else HIDDEN
    return min(most, FAN / max(1, len(hand) - 1))


def _hand_width(scene: Scene, seat: int) -> float:
    hand = scene.position["hands"][seat]
    offers = scene.position["turn"] == seat and scene.position["offer"] is not None
    return MINI + max(0, len(hand) - 1) * _step(hand) + (MINI + 10 if offers else 0)


def _seat(canvas: Canvas, scene: Scene, seat: int, top: float, collected: float) -> None:
    middle = top + (ROW - 10) / 2
    scene.draw_seat(canvas, seat, (12, top, WIDTH - 24, ROW - 10))
    holds = scene.position["cookie"] == seat
    scene.draw_points(canvas, seat, (122, middle + 24 if holds else middle))
    if holds:
        canvas.use("cookie", (98, middle - 44, 48, 48))
    hand = scene.position["hands"][seat]
    high = middle - MINI_HIGH / 2
    for number, card in enumerate(_sort(hand)):
        _mini(canvas, card, (HAND + number * _step(hand), high, MINI, MINI_HIGH))
    if scene.position["turn"] == seat and scene.position["offer"] is not None:  # H8
        offer = scene.position["offer"]
        left = HAND + len(hand) * _step(hand) - _step(hand) + MINI + 10
        _mini(canvas, None if offer == "?" else offer, (left, high - 8, MINI, MINI_HIGH))
        canvas.disc((left + MINI / 2, high + MINI_HIGH - 2), 14, GOLD)
        canvas.use("i-swap", (left + MINI / 2 - 9, high + MINI_HIGH - 11, 18, 18), 'color="#3A2500"')
    _collection(canvas, scene, seat, collected, high - 8)


def _sort(cards: Sequence[str | None]) -> list[str | None]:
    return sorted(cards, key=lambda card: card or "")


def _mini(canvas: Canvas, card: str | None, place: tuple[float, float, float, float]) -> None:
    canvas.use("card-back-mini" if card is None else f"mini-{card}", place)


def _collection(canvas: Canvas, scene: Scene, seat: int, left: float, top: float) -> None:
    """Draw the collected cards by type with what each is worth, then the black hats."""
    cards, black = _sort(scene.position["collections"][seat]), scene.position["black"][seat]
    worth = scene.score_preview.worth
    types = dict.fromkeys(card[0] for card in cards if card)
    groups: list[tuple[list[str | None], int]] = [
        ([card for card in cards if card and card[0] == kind], worth[kind]) for kind in types
    ]
    if black:
        groups.append((_sort(black), 1))
    wide = sum(MINI + GAP + (len(group) - 1) * SAME for group, _ in groups) - GAP
    scale = min(1, (WIDTH - 26 - left) / max(1, wide))
    for group, points in groups:
        is_black = group is groups[-1][0] and bool(black)
        for number, card in enumerate(group):
            place = (left + number * SAME * scale, top, MINI * scale, MINI_HIGH * scale)
            if is_black:
                canvas.use("card-black-mini", place)
                if card is not None:  # its owner, and everybody at the end, knows the face
                    face = place[2] * 0.6, place[3] * 0.6
                    canvas.use(f"mini-{card}", (place[0] + place[2] * 0.2, top + 4, *face))
            else:
                _mini(canvas, card, place)
        span = (MINI + (len(group) - 1) * SAME) * scale
        at = left + span / 2, top + MINI_HIGH * scale + 5
        canvas.disc(at, 13, INK if points else "#E9DCC8")
        canvas.text(at, str(points), 17, PAPER if points else FAINT, weight=700)
        left += span + GAP * scale
