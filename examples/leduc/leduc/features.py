"""Views of Leduc poker as numbers, for machine learning."""

from __future__ import annotations

from hatbox.compiled.jit import rule
from hatbox.engine.features import Blocks
from leduc.rules import mover
from leduc.state import CALL, CARDS, MAX_ACTIONS, ROUNDS, SEATS, State

BLOCKS = Blocks(
    ("hand", (CARDS,), "1: the viewer's card"),
    ("board", (CARDS,), "1: the board, once it is turned up"),
    ("bets", (ROUNDS, MAX_ACTIONS, 2), "1: what was done there in that round: a call, or a raise"),
    ("chips", (SEATS,), "chips put in, the viewer's first"),
    ("mover", (SEATS,), "1: that seat must act now, the viewer first"),
    ("begins", (1,), "1: the viewer begins the rounds"),
)

HAND, BOARD, BETS, CHIPS = (BLOCKS.start(name) for name in ("hand", "board", "bets", "chips"))
MOVER, BEGINS = BLOCKS.start("mover"), BLOCKS.start("begins")


@rule
def features(view: State, seat: int, out: list[int]) -> None:
    """Fill a row of zeros from a seat's view."""
    out[HAND + view.hand[seat]] = 1
    if view.board >= 0:
        out[BOARD + view.board] = 1
    for number in range(ROUNDS):
        for place in range(MAX_ACTIONS):
            action = view.bets[number][place]
            if action >= 0:
                out[BETS + (number * MAX_ACTIONS + place) * 2 + action - CALL] = 1
    for away in range(SEATS):
        other = seat ^ away
        out[CHIPS + away] = view.chips[other]
        out[MOVER + away] = mover(view) == other
    out[BEGINS] = view.first == seat
