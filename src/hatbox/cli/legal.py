"""`hatbox legal`: the legal moves of positions."""

from __future__ import annotations

from argparse import Namespace

from hatbox.cli.lines import answer_lines
from hatbox.cli.loading import warm_up
from hatbox.core.game import JSON
from hatbox.records.record import from_position


def run(asked: Namespace) -> int:
    """Answer each position with its legal moves."""
    return answer_lines(answer)


def answer(position: dict[str, JSON]) -> dict[str, JSON]:
    """The legal moves of one position; none if the game is over."""
    warm_up(str(position.get("game")))
    return {"legal": [*from_position(position).legal()]}
