"""Compiled loops of studies: games of baselines, and what a finished game shows. Templates as in `engine.loops`.

The baselines play exactly as their bots do in a match (`tests/test_study.py`), without a match.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from hatbox.bots.beginner_loops import beginner_loops_of
from hatbox.compiled.buffers import Buffer, sort
from hatbox.compiled.intrinsics import assign, remainder, scratch, to_uint64
from hatbox.compiled.jit import bind
from hatbox.compiled.records import States
from hatbox.engine.game import CHANCE, NONE, OVER, Game
from hatbox.engine.rng import draw, mix_seed
from hatbox.engine.tape import begin_list

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
score: Callable[..., int]
begins_move: Callable[..., bool]
observe_in_play: Callable[..., None]
glimpse: Callable[..., int]
describe_events: Callable[..., int]
move_start: Callable[..., int]
beginner_action: Callable[..., int]
greedy_choose: Callable[..., int]

RANDOM, BEGINNER, GREEDY = range(3)  # baselines
MAX_SEATS = 8
FULL = -1  # a game does not fit into the buffers

MARKS = 3  # moments at which the lead is looked at: after 1/4, 2/4 and 3/4 of the actions
MOVES, LEAD_CHANGES, LEADER = range(3)  # of what `measure_game` writes; LEADER + mark: the side that leads, or NONE
MEASURES = LEADER + MARKS


class Buffers(NamedTuple):
    """The buffers of one game under way, allocated once."""

    states: States  # every state, the deal first
    views: States  # by seat, one after the other: its view before each action
    glimpses: Buffer  # by seat: each action as it saw it
    actions: Buffer
    movers: Buffer  # by action: a seat, or CHANCE
    out: Buffer
    why: Buffer  # the reason of a greedy choice, not used
    rngs: States
    spare: States  # what a greedy choice needs


def choose_at_random(
    views: States, at: int, seat: int, seed: int, rngs: States, states: States, out: Buffer, why: Buffer
) -> int:
    """Return any legal action, for greedy players of games without the part."""
    count = legal(views[at], out)
    sort(out, count)
    action: int = out[seed % count]
    return action


def play_action(
    views: States, glimpses: Buffer, movers: Buffer, count: int, seat: int, kind: int, seed: int, buffers: Buffers
) -> int:
    """Return the action of a baseline, given a seat's observations."""
    out = buffers.out
    if kind == BEGINNER:
        return beginner_action(views, glimpses, movers, count, seat, seed, out)
    if kind == RANDOM:
        legal_count = legal(views[count], out)
        sort(out, legal_count)
        action: int = out[draw(seed, count, legal_count)]
        return action
    begin = move_start(views, glimpses, count, out)
    chance = remainder(mix_seed(seed, begin) >> to_uint64(2), 1 << 62)
    return greedy_choose(views, count, seat, chance, buffers.rngs, buffers.spare, out, buffers.why)


def play_baselines(blank: States, seed: int, seat_seeds: Buffer, kinds: Buffer, room: int, buffers: Buffers) -> int:
    """Play a game of baselines, one for each seat; return the number of actions, or FULL."""
    states, actions, movers = buffers.states, buffers.actions, buffers.movers
    assign(states[0], blank[0])
    deal(states[0], seed)
    players = states[0].players
    seen = scratch(MAX_SEATS)  # by seat: how many of its views are written
    for seat in range(players):
        seen[seat] = 0
    count = 0
    while True:
        seat = mover(states[count])
        if seat == OVER:
            return count
        if count + 1 == room:
            return FULL
        if seat == CHANCE:
            legal(states[count], buffers.out)
            action = buffers.out[0]
        else:
            own = buffers.views[seat * room : (seat + 1) * room]
            for k in range(seen[seat], count + 1):
                observe_in_play(states[k], seat, own[k])
            seen[seat] = count + 1
            action = play_action(
                own, buffers.glimpses[seat], movers, count, seat, kinds[seat], seat_seeds[seat], buffers
            )
        actions[count], movers[count] = action, seat
        for viewer in range(players):
            buffers.glimpses[viewer][count] = glimpse(states[count], action, viewer)
        assign(states[count + 1], states[count])
        apply(states[count + 1], action)
        count += 1


def leading_side(state: Any, sides: Buffer) -> int:
    """Return the side with the most points, NONE if it is not alone. `sides` has the number of each seat's side."""
    best, leader = 0, NONE
    for side in range(state.players):
        total, members = 0, 0
        for seat in range(state.players):
            if sides[seat] == side:
                total += score(state, seat)
                members += 1
        if members > 0:
            if side == 0 or total > best:
                best, leader = total, side
            elif total == best:
                leader = NONE
    return leader


def measure_game(
    states: States,
    actions: Buffer,
    movers: Buffer,
    count: int,
    sides: Buffer,
    widths: Buffer,
    tape: Buffer,
    measures: Buffer,
    events: Buffer,
) -> int:
    """Write the measures of a finished game, and how many events of each kind it had; return the tape it needs.

    `widths` has how many numbers an event of each kind takes on the tape.
    """
    moves, changes, last, needed = 0, 0, NONE, 0
    for k in range(count):
        moves += movers[k] != CHANCE and begins_move(actions[k])
        filled = describe_events(states[k], actions[k], states[k + 1], movers[k], tape, begin_list(tape))
        needed = max(needed, filled)
        if filled <= len(tape):
            at = 1
            for _ in range(tape[0]):
                kind = tape[at]
                events[kind] += 1
                at += 1 + widths[kind]
        leader = leading_side(states[k + 1], sides)
        if leader != NONE:
            changes += last not in (NONE, leader)
            last = leader
    measures[MOVES], measures[LEAD_CHANGES] = moves, changes
    for mark in range(MARKS):
        measures[LEADER + mark] = leading_side(states[count * (mark + 1) // (MARKS + 1)], sides)
    return needed


class StudyLoops(NamedTuple):
    """The loops above, bound to one game. Each is compiled on its first call."""

    play_baselines: Callable[..., int]
    measure_game: Callable[..., int]


@cache  # by game; never invalidated: a game is immutable
def study_loops_of(game: Game[Any]) -> StudyLoops:
    """Bind the loops to a game."""
    functions: dict[str, Any] = {**vars(game.kernels)}
    beginner, greedy = beginner_loops_of(game), game.strategy.greedy
    functions["beginner_action"], functions["move_start"] = beginner.beginner_action, beginner.move_start
    functions["greedy_choose"] = greedy.choose if greedy else bind(choose_at_random, game.name, functions)
    for helper in (play_action, leading_side):
        functions[helper.__name__] = bind(helper, game.name, functions)
    return StudyLoops(bind(play_baselines, game.name, functions), bind(measure_game, game.name, functions))
