"""Magic Hat with five copies of four kinds (M1) instead of two of ten: more hats fit, fewer surprises.

hatbox study magic_hat examples/what_if/magic_hat_five.py --games 10000
"""

from hatbox.games.what_if import change

KING, KNIGHT, WIZARD, JESTER = 0, 3, 4, 5

GAME = change(
    "magic_hat",
    "magic_hat_five",
    {"state.KINDS_OF": {5: (KING, KNIGHT, WIZARD, JESTER)}},
    options={"copies": (5,)},
)
