"""The laws that every game must keep: `check_game` raises at the first that is broken.

- observe(determinize(view)) == view, for every seat and for spectators: states that differ only in what a viewer cannot
  see give that viewer identical bytes
- legal and apply agree: a legal action can be applied, any other is refused and changes nothing
- the view of the seat on the move is enough to list its legal actions
- parse(format(x)) == x, for moves, positions and records; a replayed record ends in the same state
- every piece is conserved, and what a seat knows is true
- every game ends, and the shares of the win add up to one
- the same holds when the outcomes of chance are chosen piece by piece

That compiled and interpreted rules give the same bytes needs two processes: see `fingerprint`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from hatbox.compiled.buffers import Buffer, new_buffer
from hatbox.compiled.intrinsics import assign, equal
from hatbox.compiled.jit import bind, rule
from hatbox.compiled.records import States, copy_states, to_bytes, with_capacity, zeros
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import DEAL, HIDDEN, OVER, SPECTATOR, Game, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.rng import Rng, below, game_seed, to_seed
from hatbox.lab.simulate import simulate
from hatbox.records.record import decode, encode, from_position, from_record, record_of, verify

deal: Callable[..., None]
mover: Callable[..., int]
legal: Callable[..., int]
apply: Callable[..., None]
random_action: Callable[..., int]
observe: Callable[..., None]
observe_in_play: Callable[..., None]
revealed: Callable[..., int]
determinize: Callable[..., None]

# What `first_broken_law` may return.
(
    LAWFUL,
    VIEWS_DIFFER,
    MOVERS_DIFFER,
    LEGAL_COUNT,
    LEGAL_DIFFERS,
    LEGAL_TWICE,
    ENDLESS,
    VIEW_UNEXPLAINED,
    DRAW_DIFFERS,
) = range(9)
LAWS = {
    VIEWS_DIFFER: "observe(determinize(view)) == view",
    MOVERS_DIFFER: "a view shows whose turn it is",
    LEGAL_COUNT: "a game is over exactly when nothing is legal",
    LEGAL_DIFFERS: "the seat on the move can tell from its view what is legal",
    LEGAL_TWICE: "no action is listed twice",
    ENDLESS: "every game ends",
    DRAW_DIFFERS: "a random action is drawn from the list of legal ones",
    VIEW_UNEXPLAINED: "a seat's view follows from its view before, the glimpse of the action and what that revealed",
}
MAX_ACTIONS = 1_000_000


@rule
def is_listed(action: int, actions: Buffer, count: int) -> bool:
    """Return whether an action is one of the first `count`."""
    for i in range(count):
        if actions[i] == action:
            return True
    return False


def first_broken_law(states: States, dice: States, games: int, out: Buffer, more: Buffer) -> int:
    """Play random games and check every state against the compiled laws; return the broken one, or 0.

    `states` has room for four: the game, a view, a state determinized from it, and the view of that.
    """
    state, view, world, again = states[0], states[1], states[2], states[3]
    die = dice[0]
    for _ in range(games):
        deal(state, below(die, 1 << 31))
        for _ in range(MAX_ACTIONS):
            seat = mover(state)
            viewer = below(die, state.players + 1) - 1  # SPECTATOR included
            observe(state, viewer, view)
            observe_in_play(state, viewer, again)
            if seat != OVER and not equal(view, again):
                return VIEWS_DIFFER
            determinize(view, viewer, below(die, 1 << 31), world)
            observe(world, viewer, again)
            if not equal(view, again):
                return VIEWS_DIFFER
            if mover(world) != seat or mover(view) != seat:
                return MOVERS_DIFFER
            count = legal(state, out)
            if (count == 0) != (seat == OVER) or count > len(out):
                return LEGAL_COUNT
            if viewer == seat:
                if legal(view, more) != count:
                    return LEGAL_DIFFERS
                for i in range(count):
                    if out[i] != more[i]:
                        return LEGAL_DIFFERS
            if seat == OVER:
                break
            for i in range(1, count):
                for j in range(i):
                    if out[i] == out[j]:
                        return LEGAL_TWICE
            before = die.rng
            action = out[below(die, count)]
            after = die.rng
            die.rng = before
            if random_action(state, more, die) != action or die.rng != after:
                return DRAW_DIFFERS
            if viewer >= 0 and is_listed(action, more, legal(world, more)):
                assign(view, state)
                assign(again, world)
                apply(state, action)
                apply(again, action)
                shown = revealed(view, action, state, viewer)
                is_same = shown == revealed(world, action, again, viewer)
                observe_in_play(world, viewer, view)
                observe_in_play(state, viewer, world)
                if shown != revealed(view, action, world, viewer):
                    return VIEW_UNEXPLAINED
                observe_in_play(again, viewer, view)
                if is_same and not equal(view, world):
                    return VIEW_UNEXPLAINED
                continue
            apply(state, action)
        if mover(state) != OVER:
            return ENDLESS
    return LAWFUL


class BrokenLaw(AssertionError):
    """A game does not keep a law."""


def require(condition: bool, law: str, match: Match[Any]) -> None:
    """Raise `BrokenLaw`, with the place, unless the condition holds."""
    if not condition:
        raise BrokenLaw(f"{match.game.name} with {match.players}, after {match.ply} actions: {law}")


def check_game(game: Game[Any], players: int, options: Mapping[str, Value], games: int, seed: int = 0) -> None:
    """Check a game against every law: the compiled ones on `games` games, the others on a hundredth of them."""
    check_compiled_laws(game, players, options, games, seed)
    for number in range(max(1, games // 100)):
        check_match(game, players, options, game_seed(seed, number))
        check_chance(game, players, options, game_seed(seed, number))


def check_compiled_laws(game: Game[Any], players: int, options: Mapping[str, Value], games: int, seed: int) -> None:
    """Check the laws about states, views and actions."""
    resolved = game.resolve_options(players, options)
    states = with_capacity(game.blank(players, resolved, HIDDEN), 4)
    dice = zeros(Rng, 1)
    loops = loops_of(game)
    loops.deal_at(states, 0, to_seed(seed))
    check = bind(first_broken_law, game.name, vars(game.kernels))
    broken = check(states, dice, games, new_buffer(game.max_legal), new_buffer(game.max_legal))
    if broken:
        raise BrokenLaw(f"{game.name} with {players}, {dict(options)}: {LAWS[broken]}")


def check_match(game: Game[Any], players: int, options: Mapping[str, Value], seed: int) -> None:
    """Check the laws about text and records along one random game."""
    match = Match.new(game, players, options, seed)
    dice = np.random.default_rng(seed)
    while not match.is_over:
        check_state(match, dice)
        moves = match.legal_moves()
        match.play(moves[int(dice.integers(len(moves)))])
    check_state(match, dice)
    shares = [loops_of(game).payoff_at(match.states, match.ply, side[0]) for side in game.sides(players)]
    require(abs(sum(shares) - 1) < 1e-9, "the shares of the win add up to one", match)
    record = record_of(match)
    require(decode(encode(record)) == record, "a record is read as it was written", match)
    require(verify(record) == [], "a record of a game verifies", match)
    again = from_record(record)
    require(again.position() == match.position(), "a replayed record ends in the same state", match)
    require(record_of(again) == record, "a replayed record is the same record", match)


def check_chance(game: Game[Any], players: int, options: Mapping[str, Value], seed: int) -> None:
    """Check the laws in a game where the outcomes of chance are chosen piece by piece."""
    loops, resolved, dice = loops_of(game), game.resolve_options(players, options), np.random.default_rng(seed)
    first, out = int(dice.integers(HIDDEN, players)), new_buffer(game.max_legal)
    states = with_capacity(game.blank(players, resolved, first), 4)  # the game, its successor, and two scratch states
    loops.start_chance_at(states, 0)
    apply_all_chance(game, states, 0, DEAL, dice)
    if first != HIDDEN:
        again = game.blank(players, resolved, first)
        game.positions.from_deal(again, game.deal_of(states))
        for seat in range(SPECTATOR, players):
            loops.observe_in_play_at(states, 0, seat, states, 1)
            loops.observe_in_play_at(again, 0, seat, states, 2)
            expect(
                to_bytes(game.state_class, states[1:2]) == to_bytes(game.state_class, states[2:3]),
                "a deal is like a deal",
                game,
            )
    while True:
        for violation in game.positions.violations(states[0]):
            expect(False, violation, game)
        viewer = int(dice.integers(SPECTATOR, players))
        loops.observe_at(states, 0, viewer, states, 1)
        loops.determinize_at(states, 1, viewer, to_seed(int(dice.integers(1 << 62))), states, 2)
        loops.observe_at(states, 2, viewer, states, 3)
        expect(
            to_bytes(game.state_class, states[1:2]) == to_bytes(game.state_class, states[3:4]), LAWS[VIEWS_DIFFER], game
        )
        if loops.mover_at(states, 0) == OVER:
            return
        action = int(dice.choice(out[: loops.legal_at(states, 0, out)]))
        apply_all_chance(game, states, 0, action, dice)
        loops.advance(states, 0, action, out)
        states = with_capacity(copy_states(states[1:2]), 4)


def apply_all_chance(
    game: Game[Any], states: States, index: int, action: int, dice: np.random.Generator
) -> list[tuple[int, int]]:
    """Apply random outcomes for all chance before an action or the deal; return (piece, number of alternatives)."""
    loops, out = loops_of(game), new_buffer(len(game.piece_names))
    outcomes: list[tuple[int, int]] = []
    while count := loops.chance_outcomes_at(states, index, action, len(outcomes), out):
        piece = int(out[int(dice.integers(count))])
        expect(0 <= piece < len(game.piece_names), "a piece of chance has a number", game)
        loops.apply_chance_at(states, index, action, len(outcomes), piece)
        outcomes.append((piece, int(count)))
    return outcomes


def expect(condition: bool, law: str, game: Game[Any]) -> None:
    if not condition:
        raise BrokenLaw(f"{game.name}, chance piece by piece: {law}")


def check_state(match: Match[Any], dice: np.random.Generator) -> None:
    """Check the laws about text at the current state."""
    for violation in match.game.positions.violations(match.state):
        require(False, violation, match)
    before = to_bytes(match.game.state_class, match.states[match.ply : match.ply + 1])
    check_moves(match, dice)
    check_refusals(match, dice)
    require(
        to_bytes(match.game.state_class, match.states[match.ply : match.ply + 1]) == before,
        "a refused move changes nothing",
        match,
    )
    check_position(match)
    for seat in (SPECTATOR, *range(match.players)):
        view = match.view(None if seat == SPECTATOR else seat)
        if seat == match.mover:
            require(
                view.legal_moves() == match.legal_moves(), "a view of the seat on the move lists the same moves", match
            )
        view.position()


def check_moves(match: Match[Any], dice: np.random.Generator) -> None:
    """Play, format, parse and undo some legal moves."""
    moves = match.legal_moves()
    require(moves == sorted(set(moves)), "legal moves are sorted and different", match)
    for move in dice.permutation(moves)[:4]:
        length = match.ply
        match.play(str(move))
        entry = match.entries(length)[0]
        after = match.view(None).to_bytes()
        match.rewind_to(length)
        chance = {name: value for name, value in entry.items() if name not in ("seat", "move")}
        match.play(str(entry["move"]), chance)
        require(match.view(None).to_bytes() == after, "a move is read as it was written", match)
        match.rewind_to(length)


def check_refusals(match: Match[Any], dice: np.random.Generator) -> None:
    """Try some illegal actions."""
    legal = set(match.legal_actions())
    for action in map(int, dice.integers(match.game.action_count, size=8)):
        if action not in legal:
            try:
                match.act(action)
            except HatboxError:
                continue
            require(False, f"action {action} is illegal but was applied", match)


def check_position(match: Match[Any]) -> None:
    """Format and parse the position."""
    position = match.position()
    try:
        again = from_position(position)
    except HatboxError:
        require(not match.game.positions.has_position(match.state), "a position is read as it was written", match)
        return
    require(again.position() == position, "a position is read as it was written", match)
    require(again.legal_moves() == match.legal_moves(), "a position has the same legal moves when read again", match)


def fingerprint(game: Game[Any], players: int, options: Mapping[str, Value], games: int, seed: int) -> str:
    """Return a digest of random games, views and determinized states: equal compiled and interpreted."""
    digest = hashlib.sha256()
    loops = loops_of(game)
    for record in simulate(game, players, games, seed, options, legal=True):
        digest.update(encode(record))
        match = from_record(record)
        views, worlds = zeros(game.state_class, 1), zeros(game.state_class, 1)
        for at in range(match.ply + 1):
            viewer = at % (players + 1) - 1
            loops.observe_at(match.states, at, viewer, views, 0)
            loops.determinize_at(views, 0, viewer, to_seed(game_seed(seed, at)), worlds, 0)
            digest.update(to_bytes(game.state_class, views))
            digest.update(to_bytes(game.state_class, worlds))
        require(loops.mover_at(match.states, match.ply) == OVER, "a simulated game is over", match)
    return digest.hexdigest()
