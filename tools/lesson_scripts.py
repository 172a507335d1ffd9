"""Scripts of the lessons: starting positions, the moves asked of the learner, and the replies.

The words of a step are found by its key in `i18n/learn/<language>/lesson.ftl`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from hatbox.engine.game import JSON, Value
from hatbox.wire import Level


@dataclass(frozen=True)
class Step:
    """A task or an explanation."""

    key: str
    move: str | None = None  # expected of the learner; None: an explanation only
    replies: Sequence[tuple[int, str]] = ()  # seats and moves that follow automatically
    rule: str = ""  # rule that the step explains
    free: int = 0  # number of free moves of the learner; `move` and `replies` continue the script


@dataclass(frozen=True)
class Chapter:
    """A part of a lesson with its own starting position."""

    players: int
    bots: Sequence[Level]  # on the seats from 1 on; the learner has seat 0
    steps: Sequence[Step]
    deal: Mapping[str, JSON] = field(default_factory=dict)
    position: Mapping[str, JSON] | None = None  # set up by hand instead
    options: Mapping[str, Value] = field(default_factory=dict)


# --- Hats

HATS_DEAL: Mapping[str, JSON] = {
    "removed": ["C", "K"],
    "table": ["T2", "B6", "F3", "S5", "D5"],
    "hands": [
        ["B2", "D4", "F1", "F6", "S1", "S4", "T5", "T6", "D2"],
        ["B1", "B3", "B4", "B5", "D3", "D6", "S2", "T1", "T3"],
    ],
    "deck": ["S6", "F4", "T4", "S3", "F2", "D1", "F5"],
}
HATS_LAST_TURN: Mapping[str, JSON] = {
    "turn": 0,
    "table": ["F3", "S5", "B6", "T2", "D5"],
    "hands": [["S4", "T4"], ["B5", "D6"]],
    "collections": [["F1", "D2", "S6", "S2", "B4", "F4"], ["B1", "B3", "D1", "D3", "T3", "F5"]],
    "black": [["T5"], ["F2"]],
    "deck": ["B2", "D4", "F6", "S1", "S3"],
    "discards": ["T1", "T6"],
    "cookie": 0,
}
HATS_FOUR: Mapping[str, JSON] = {
    "turn": 0,
    "table": ["K2", "D6", "F3", "T5", "S4", "C1"],
    "hands": [
        ["B1", "F5", "S2", "S6"],
        ["B2", "C5", "D3", "K6"],
        ["B6", "C2", "F6", "K4"],
        ["B4", "D1", "K1", "T3"],
    ],
    "collections": [
        ["S3", "C4", "D2", "T1", "S1"],
        ["B3", "C6", "F1", "K3", "D5"],
        ["B5", "C3", "F2", "K5", "D4"],
        ["S5", "F4", "T2", "T4", "T6"],
    ],
    "black": [[], [], [], []],
    "cookie": 1,
}

HATS = {
    "main": [
        Chapter(
            2,
            ["dormouse"],
            [
                Step("lesson-hats-table", rule="H2"),
                Step("lesson-hats-exchange", "exchange D4 3", rule="H5"),
                Step("lesson-hats-end", "end", [(1, "exchange B5 2"), (1, "end")], rule="H4"),
                Step("lesson-hats-worth", rule="H11"),
                Step("lesson-hats-same", "exchange S1 4", rule="H5"),
                Step("lesson-hats-discard", "discard B2", [(1, "black T1"), (1, "end")], rule="H7"),
                Step("lesson-hats-cookie", rule="H9"),
                Step("lesson-hats-black", "black F1", rule="H6"),
                Step("lesson-hats-end-again", "end", [(1, "exchange D6 5"), (1, "end")], rule="H4"),
            ],
            deal=HATS_DEAL,
            options={"removed": "CK", "first": 0},
        ),
        Chapter(
            2,
            ["dormouse"],
            [
                Step("lesson-hats-last", rule="H10"),
                Step("lesson-hats-last-exchange", "exchange T4 4", rule="H5"),
                Step("lesson-hats-favourite", "end", [(1, "exchange B5 3"), (1, "end")], rule="H12"),
                Step("lesson-hats-score", rule="H14"),
            ],
            position=HATS_LAST_TURN,
        ),
    ],
    "four": [
        Chapter(
            4,
            ["dormouse", "march_hare", "cheshire_cat"],
            [
                Step("lesson-hats-partner", rule="H8"),
                Step("lesson-hats-offer", "offer F5", [(2, "give K4")], rule="H8"),
                Step(
                    "lesson-hats-partner-play",
                    "exchange K4 1",
                    [(1, "exchange K6 4"), (1, "end"), (2, "offer C2")],
                    rule="H5",
                ),
                Step("lesson-hats-give", "give S2", [(2, "exchange F5 5")], rule="H8"),
                Step("lesson-hats-team", rule="H14"),
            ],
            position=HATS_FOUR,
        ),
    ],
}

# --- Magic Hat

KINDS = ("king", "queen", "princess", "knight", "wizard", "jester", "cook", "maid", "dragon", "astrologer")
ROW = ["king", "cook", "dragon", "maid", "knight", "jester", "queen"]
ROW_HATS = ["dragon", "king", "queen", "knight", "magic", "cook", "jester"]


def rest(used: Sequence[str], *, first: Sequence[str], magic: int) -> list[JSON]:
    """Return the pile of unused pieces, those in `first` on top."""
    left = Counter(dict.fromkeys(KINDS, 2)) + Counter({"magic": magic})
    left.subtract([*used, *first])
    return [*first, *left.elements()]


MAGIC_HAT = {
    "main": [
        Chapter(
            2,
            ["march_hare"],
            [
                Step("lesson-magic-row", rule="M2"),
                Step("lesson-magic-peek", "peek 2", [(1, "peek 3")], rule="M4"),
                Step("lesson-magic-swap", "swap 1 2", [(1, "swap 3 7")], rule="M5"),
                Step("lesson-magic-barred", rule="M5"),
                Step("lesson-magic-open", "open 1", [(1, "peek 6")], rule="M6"),
                Step("lesson-magic-wrong", "open 3", [(1, "open 7")], rule="M6"),
                Step("lesson-magic-learned", "swap 3 6", [(1, "peek 4")], rule="M5"),
                Step("lesson-magic-jester", "open 6", [(1, "peek 1")], rule="M6"),
                Step("lesson-magic-magic", "open 5", rule="M6"),
                Step("lesson-magic-points", rule="M8"),
            ],
            deal={
                "row": [*ROW],
                "hats": [*ROW_HATS],
                "character_pile": rest(ROW, first=["princess", "wizard", "astrologer"], magic=0),
                "hat_pile": rest(ROW_HATS, first=["wizard", "maid", "princess", "astrologer"], magic=4),
            },
            options={"first": 0},
        ),
    ],
}

# --- Top Hats

MINE, THEIRS = 0, 1


def stacks(**cells: str) -> dict[str, JSON]:
    """Stacks by their cells, the hats from the top down by their letters: `C3="ryr"`."""
    colours = {"r": "red", "y": "yellow"}
    return {cell: [colours[hat] for hat in hats] for cell, hats in cells.items()}


def board(mine: Sequence[str], /, **cells: str) -> dict[str, JSON]:
    """Return a position with the learner to move; `mine` are the stacks that the learner built."""
    builders: dict[str, JSON] = {cell: MINE if cell in mine else THEIRS for cell in cells}
    return {"turn": 0, "stacks": stacks(**cells), "band": 4, "narrowed": 0, "stall": 0, "builders": builders}


CAT: Sequence[Level] = ["cheshire_cat"]
BUILT_BY_CAT = ["build yellow red", "build red yellow", "build red red", "build yellow red", "build red yellow"]

TOP_HATS = {
    "main": [
        Chapter(
            2,
            CAT,
            [
                Step("lesson-top-goal", rule="T11"),
                Step(
                    "lesson-top-build",
                    "build yellow red",
                    [
                        (0, "build red yellow"),
                        (0, "build yellow yellow"),
                        (0, "build red yellow"),
                        (0, "build yellow red"),
                        *((1, move) for move in BUILT_BY_CAT),
                    ],
                    rule="T3",
                    free=5,
                ),
                Step("lesson-top-place", "place 1 C3", [(1, "place 1 G7")], rule="T4"),
                Step("lesson-top-place-again", "place 2 C6", [(1, "place 2 G4")], rule="T4"),
            ],
            options={"first": 0},
        ),
        Chapter(
            2,
            CAT,
            [
                Step("lesson-top-step", "move C2 C3", [(1, "move H8 H7")], rule="T6"),
                Step("lesson-top-jump", "move D4 F6", [(1, "move E8 E7")], rule="T6"),
            ],
            position=board(["C2", "D4", "B4"], C2="ryr", D4="rry", B4="ryy", H8="yry", E8="yyr", G4="yrr"),
        ),
        Chapter(
            2,
            CAT,
            [
                Step("lesson-top-duty", rule="T8"),
                Step("lesson-top-capture", "move C3 C5 E7", rule="T7"),
                Step("lesson-top-uncovered", None, [(1, "move D6 F8")], rule="T5"),
                Step("lesson-top-captured", rule="T7"),
            ],
            position=board(["C3", "G7", "F3"], C3="rry", G7="ryr", F3="rry", C4="yry", D6="yyr", G4="yrr"),
        ),
        Chapter(
            2,
            CAT,
            [Step("lesson-top-band", "move D8 D7", rule="T9")],
            position=board(["D8", "F4", "B5"], D8="rry", F4="ryr", B5="ry", C3="yr", G7="yry", H6="yy"),
        ),
        Chapter(
            2,
            CAT,
            [
                Step("lesson-top-narrow", "narrow", rule="T10"),
                Step("lesson-top-narrowed", "move E7 E6", [(1, "move G4 G5")], rule="T10"),
            ],
            position=board(["D3", "E7"], D3="ry", E7="rr", G4="yr", E8="yy"),
        ),
        Chapter(
            2,
            CAT,
            [Step("lesson-top-win", "move C3 C5 E7", rule="T11"), Step("lesson-top-won", rule="T11")],
            position=board(["C3"], C3="rr", C4="yr", D6="y"),
        ),
    ],
}

LESSONS: Mapping[str, Mapping[str, Sequence[Chapter]]] = {"hats": HATS, "magic_hat": MAGIC_HAT, "top_hats": TOP_HATS}
