"""Top Hats in which the field may be narrowed while seven stacks stand (T10) instead of five, and once more.

hatbox study top_hats examples/what_if/top_hats_narrow.py --games 10000
"""

from hatbox.games.what_if import change

GAME = change(
    "top_hats",
    "top_hats_narrow",
    {"rules.MAX_STACKS_TO_NARROW": 7},
    options={"narrowings": (3, 2, 1, 0)},
)
