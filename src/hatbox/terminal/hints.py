"""Hints from the strongest bot, and taking a move back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.explanations import reason_for
from hatbox.bots.hints import Hint, evaluate
from hatbox.bots.levels import MAD_HATTER
from hatbox.bots.searcher import Searcher
from hatbox.compiled.buffers import to_list
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, GameEvent
from hatbox.engine.match import Match

ADVISER = MAD_HATTER.name
MAX_MOVES = 3  # in a hint


@dataclass(frozen=True)
class Advice:
    """The best moves by the strongest bot, best first, and why."""

    moves: tuple[Hint, ...]
    reason: GameEvent


def hint(match: Match[Any], seat: int, budget: Budget, seed: int) -> Advice:
    """Ask the strongest bot, given the observations of the seat, which must be on the move."""
    observations, searcher = match.observations(seat), Searcher(match.game)
    moves = evaluate(observations, budget, seed, searcher)
    action = match.game.notation.parse(observations.view.states[0], moves[0].move)[0]
    return Advice(tuple(moves[:MAX_MOVES]), reason_for(observations, action, searcher.estimates([])))


def take_back_freely(match: Match[Any], seat: int) -> None:
    """Return to the seat's last decision, even past revealed information: for one person among bots."""
    own = (at for at in reversed(range(match.ply)) if match.actor(at) == seat and match.begins_move(at))
    moment = next(own, None)
    if moment is None:
        raise BadInput("play-undo-nothing")
    match.rewind_to(moment)


def take_back(match: Match[Any], seat: int) -> None:
    """Undo the seat's last move, unless another seat has acted since or it revealed something."""
    observations = match.observations(seat)
    movers = to_list(observations.movers)
    while movers and movers[-1] == CHANCE:
        movers.pop()
    if not movers:
        raise BadInput("play-undo-nothing")
    if movers[-1] != seat:
        raise BadInput("play-undo-others")
    if len(movers) < len(observations.actions):
        raise BadInput("play-undo-chance")
    start = len(movers) - 1
    while not match.game.begins_move(int(observations.actions[start])):
        start -= 1
    for at in range(start, len(movers)):
        action = int(observations.actions[at])  # a seat sees its own actions as they are
        before, after = match.states[at], match.states[at + 1]
        if any(match.game.kernels.revealed(before, action, after, viewer) for viewer in range(match.players)):
            raise BadInput("play-undo-revealed")
    match.rewind_to(start)
