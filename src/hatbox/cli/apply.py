"""`hatbox apply`: what moves make of positions."""

from __future__ import annotations

from argparse import Namespace
from functools import partial

from hatbox.cli.lines import answer_lines
from hatbox.cli.loading import warm_up
from hatbox.core.errors import BadInput, HatboxError
from hatbox.core.game import JSON
from hatbox.records.record import from_position


def run(asked: Namespace) -> int:
    """Answer each line with the position that its moves lead to."""
    return answer_lines(partial(answer, asked.seed))


def answer(seed: int, line: dict[str, JSON]) -> dict[str, JSON]:
    """One position with moves."""
    for name in line:
        if name not in ("position", "moves", "chance"):
            raise BadInput("unknown-field", name=name, allowed="position, moves, chance")
    position, moves, chances = line.get("position"), line.get("moves"), line.get("chance")
    if not isinstance(position, dict):
        raise BadInput("position-needs", field="position")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadInput("bad-moves")
    if chances is None:
        chances = [None] * len(moves)
    if not isinstance(chances, list) or len(chances) != len(moves):
        raise BadInput("bad-chance")
    warm_up(str(position.get("game")))
    match = from_position(position)
    match.reseed(seed)
    for number, (move, chance) in enumerate(zip(moves, chances, strict=True)):
        if not (chance is None or isinstance(chance, dict)):
            raise BadInput("bad-chance")
        try:
            match.play(str(move), chance)
        except HatboxError as fault:
            return {"error": str(fault), "move": number}
    if match.is_over:
        return {"result": match.result()}
    return {"position": match.position(), "legal": [*match.legal()]}
