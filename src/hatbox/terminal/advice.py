"""Help at the table: a hint from the strongest bot, and taking a move back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from hatbox.bots.bot import Budget
from hatbox.bots.reasons import reason_for
from hatbox.bots.roster import LEVELS, bot_named
from hatbox.core.errors import BadInput
from hatbox.core.game import CHANCE, Happening
from hatbox.core.jit import plain
from hatbox.core.play import Match
from hatbox.records.record import from_record, record_of

ADVISER = LEVELS[-1]
MOST_MOVES = 3  # told in a hint
GOING_ON = Budget(simulations=400)  # to find the rest of a move


@dataclass(frozen=True)
class Advice:
    """One move that a bot thinks of."""

    move: str
    value: float | None  # the share of the win it expects, None if it does not say
    error: float


@dataclass(frozen=True)
class Hint:
    """What the strongest bot would do, the best first, and why."""

    moves: tuple[Advice, ...]
    reason: Happening


def hint(match: Match[Any], seat: int, budget: Budget, seed: int) -> Hint:
    """Ask the strongest bot about a seat, which must be on the move; it is told what the seat has seen."""
    story = match.story(seat)
    thought = bot_named(ADVISER).think(story, budget, seed)
    told: dict[str, Advice] = {}
    for action in (thought.action, *(estimate.action for estimate in thought.estimates)):
        if len(told) == MOST_MOVES:
            break
        estimate = next((estimate for estimate in thought.estimates if estimate.action == action), None)
        move = whole_move(match, seat, action, seed)
        told.setdefault(move, Advice(move, estimate.value if estimate else None, estimate.error if estimate else 0.0))
    return Hint(tuple(told.values()), thought.reason or reason_for(story, thought.action, thought.estimates))


def whole_move(match: Match[Any], seat: int, action: int, seed: int) -> str:
    """The written move that begins with an action; where a move has several, the bot goes on with it in a copy."""
    texts: Sequence[str] = getattr(match.game, "texts", ())
    if texts:
        return texts[action]
    copy, before = from_record(record_of(match)), len(match)
    copy.act(action)
    while not copy.moves(before):
        copy.act(bot_named(ADVISER).think(copy.story(seat), GOING_ON, seed).action)
    return str(copy.moves(before)[0]["move"])


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
