"""Help at the table: a hint from the strongest bot, and taking a move back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.hints import Hint, evaluate
from hatbox.bots.reasons import reason_for
from hatbox.bots.roster import LEVELS
from hatbox.bots.thinking import Mind
from hatbox.core.errors import BadInput
from hatbox.core.game import CHANCE, Happening
from hatbox.core.jit import plain
from hatbox.core.play import Match

ADVISER = LEVELS[-1]
MOST_MOVES = 3  # told in a hint


@dataclass(frozen=True)
class Advice:
    """What the strongest bot thinks of, its choice first, and why."""

    moves: tuple[Hint, ...]
    reason: Happening


def hint(match: Match[Any], seat: int, budget: Budget, seed: int) -> Advice:
    """Ask the strongest bot about a seat, which must be on the move; it is told what the seat has seen."""
    story, mind = match.story(seat), Mind(match.game)
    moves = evaluate(story, budget, seed, mind)
    action = match.game.parse(story.view.states[0], moves[0].move)[0]
    return Advice(tuple(moves[:MOST_MOVES]), reason_for(story, action, mind.estimates([])))


def take_back(match: Match[Any], seat: int) -> None:
    """Undo the seat's last move, unless somebody else has acted, or it brought something to light."""
    story = match.story(seat)
    movers = plain(story.movers)
    while movers and movers[-1] == CHANCE:
        movers.pop()
    if not movers:
        raise BadInput("play-undo-nothing")
    if movers[-1] != seat:
        raise BadInput("play-undo-others")
    if len(movers) < len(story.glimpses):
        raise BadInput("play-undo-chance")
    begun = len(movers) - 1
    while not match.game.begins_move(int(story.glimpses[begun])):
        begun -= 1
    for at in range(begun, len(movers)):
        action = int(story.glimpses[at])  # a seat sees its own actions as they are
        before, after = match.states[at], match.states[at + 1]
        if any(match.game.kernels.revealed(before, action, after, viewer) for viewer in range(match.players)):
            raise BadInput("play-undo-revealed")
    match.back_to(begun)
