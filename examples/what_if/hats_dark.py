"""Hats in which a black hat scores nothing instead of 1 (H11).

hatbox study hats examples/what_if/hats_dark.py --games 10000
"""

from hatbox.games.what_if import change


def collection_points(state, seat):
    """H11, changed: return the worth of all face-up cards. `worth` and `TYPE` are names of the game's rules.py."""
    points = 0
    for i in range(state.collection_size[seat]):
        points += worth(state, TYPE[state.collection[seat][i]])  # noqa: F821
    return points


GAME = change("hats", "hats_dark", {"rules.collection_points": collection_points})
