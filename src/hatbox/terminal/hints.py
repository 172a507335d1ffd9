"""Help at the table: a hint from the strongest bot, and taking a move back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.explanations import reason_for
from hatbox.bots.hints import Hint, evaluate
from hatbox.bots.registry import LEVELS
from hatbox.bots.searcher import Searcher
from hatbox.compiled.buffers import to_list
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, Happening
from hatbox.engine.match import Match

ADVISER = LEVELS[-1]
MAX_MOVES = 3  # told in a hint


@dataclass(frozen=True)
class Advice:
    """What the strongest bot thinks of, its choice first, and why."""

    moves: tuple[Hint, ...]
    reason: Happening


def hint(match: Match[Any], seat: int, budget: Budget, seed: int) -> Advice:
    """Ask the strongest bot about a seat, which must be on the move; it is told what the seat has seen."""
    story, searcher = match.observations(seat), Searcher(match.game)
    moves = evaluate(story, budget, seed, searcher)
    action = match.game.notation.parse(story.view.states[0], moves[0].move)[0]
    return Advice(tuple(moves[:MAX_MOVES]), reason_for(story, action, searcher.estimates([])))


def take_back_freely(match: Match[Any], seat: int) -> None:
    """Return to the seat's last decision, whatever has come to light since: for one person among bots."""
    own = (at for at in reversed(range(match.ply)) if match.actor(at) == seat and match.begins_move(at))
    moment = next(own, None)
    if moment is None:
        raise BadInput("play-undo-nothing")
    match.rewind_to(moment)


def take_back(match: Match[Any], seat: int) -> None:
    """Undo the seat's last move, unless somebody else has acted, or it brought something to light."""
    story = match.observations(seat)
    movers = to_list(story.movers)
    while movers and movers[-1] == CHANCE:
        movers.pop()
    if not movers:
        raise BadInput("play-undo-nothing")
    if movers[-1] != seat:
        raise BadInput("play-undo-others")
    if len(movers) < len(story.actions):
        raise BadInput("play-undo-chance")
    begun = len(movers) - 1
    while not match.game.notation.begins_move(int(story.actions[begun])):
        begun -= 1
    for at in range(begun, len(movers)):
        action = int(story.actions[at])  # a seat sees its own actions as they are
        before, after = match.states[at], match.states[at + 1]
        if any(match.game.kernels.revealed(before, action, after, viewer) for viewer in range(match.players)):
            raise BadInput("play-undo-revealed")
    match.rewind_to(begun)
