"""A match: every state of one game so far, reached by checked moves only.

There is one way to move: `try_move` checks and computes a move without making it, and `commit` makes it. `play`, `act`
and `play_entry` are both in one call, for text, action numbers and entries of a record; an illegal move raises and
changes nothing. There is one way to look: `view` returns what a viewer may know, `observations` all of it so far.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, SupportsIndex, SupportsInt, TypeVar, cast

import msgspec
import numpy as np

from hatbox.compiled.buffers import Buffer, buffer_of, new_buffer, to_list
from hatbox.compiled.records import (
    States,
    copy_states,
    from_bytes,
    to_bytes,
    to_object,
    with_capacity,
    write_back,
    zeros,
)
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import (
    CHANCE,
    EVERYTHING,
    HIDDEN,
    JSON,
    OVER,
    SPECTATOR,
    Game,
    GameEvent,
    GameState,
    ScorePreview,
    Value,
    decode_object,
)
from hatbox.engine.loops import REFUSED, loops_of
from hatbox.engine.notation import as_int, expect_seat
from hatbox.engine.parts import displays
from hatbox.engine.renderer import ViewerScene
from hatbox.engine.rng import to_seed
from hatbox.engine.secure_random import SecureRandom

S = TypeVar("S")

SPARE = 4  # states beyond those of a new match: most on a server are waiting for their first moves
INITIAL_WORDS = 64  # of a cryptographic RNG, for a deal: most need no more
NOT_CHANCE = ("seat", "move", "legal")  # keys of an entry; all others are what chance brought


def parse_first(players: int, first: Value) -> int:
    """Return the seat that the option `first` names, HIDDEN for `random`."""
    if first == "random":
        return HIDDEN
    seat = as_int(first)
    if seat is not None and 0 <= seat < players:
        return seat
    raise BadInput("bad-first", value=str(first), most=players - 1)


def resolve_setup(game: Game[S], players: int, given: Mapping[str, Value]) -> tuple[dict[str, Value], int]:
    """Return the value of every option, and the seat that begins: `given` may contain `first`."""
    options = {name: value for name, value in given.items() if name != "first"}
    return game.resolve_options(players, options), parse_first(players, given.get("first", "random"))


def draw(draw_at: Callable[..., int], states: States, key: bytes, name: str) -> States:
    """Return a copy of `states` in which chance has acted on the first, by as many words of a stream as it takes."""
    random = SecureRandom(key, name)
    words = random.words(INITIAL_WORDS)
    while True:
        result = copy_states(states)
        if draw_at(result, 0, buffer_of([1, *words], np.int64)):
            return result
        words += random.words(len(words))


def _chance_in(entry: Mapping[str, JSON]) -> dict[str, JSON]:
    """Return what chance brought, according to an entry of a record."""
    return {name: value for name, value in entry.items() if name not in NOT_CHANCE}


@dataclass(frozen=True)
class View(Generic[S]):
    """A state as one viewer may know it."""

    game: Game[S]
    seat: int  # or SPECTATOR
    states: States  # a batch of one, with HIDDEN where the viewer may not look

    def position(self) -> dict[str, JSON]:
        """Return the position, with null where something is hidden."""
        return self.game.position(self.states)

    def to_bytes(self) -> bytes:
        """Return the view as bytes: equal knowledge gives equal bytes."""
        return to_bytes(self.game.state_class, self.states)

    def legal_moves(self) -> list[str]:
        """Return the legal moves as text, sorted; none if another seat must act."""
        is_mover = loops_of(self.game).mover_at(self.states, 0) == self.seat != SPECTATOR
        return self.game.legal_moves(self.states) if is_mover else []

    def refusal(self, move: str) -> HatboxError | None:
        """Return why the mover may not make a move, None if it is legal. Changes nothing.

        The last action is only looked up among the legal ones, not applied, so that it can reveal nothing.
        """
        try:
            actions = self.game.notation.parse(self.states[0], move)
        except HatboxError as error:
            return error
        loops, out = loops_of(self.game), new_buffer(self.game.max_legal)
        states = with_capacity(self.states, len(actions))
        for at, action in enumerate(actions):
            if action not in to_list(out[: loops.legal_at(states, at, out)]):
                return self.game.refusal(self.states, 0, actions)
            if at + 1 < len(actions):
                loops.advance(states, at, action, out)
        return None

    def preview_scores(self, move: str) -> ScorePreview | None:
        """Return the score preview after a legal move of the view's seat; None where the view does not show it.

        The move is applied to a copy of the view, so that it cannot reveal anything that the seat does not know.
        """
        game, loops = self.game, loops_of(self.game)
        action, *more = game.notation.parse(self.states[0], move)
        if more or action not in game.previewable:
            return None
        states = with_capacity(self.states, 2)
        loops.advance(states, 0, action, new_buffer(game.max_legal))
        return game.score_preview(states, 1)

    def __repr__(self) -> str:
        return f"<View of {self.game.name}, {'spectator' if self.seat == SPECTATOR else f'seat {self.seat}'}>"

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show."""
        return displays().view_svg(self)


@dataclass(frozen=True)
class Observations(Generic[S]):
    """Everything that one seat has seen so far. Bots are given this, never a state."""

    game: Game[S]
    seat: int
    views: States  # before each action, and the current one
    actions: Buffer  # as the seat observed them
    movers: Buffer  # by action: a seat, or CHANCE

    @property
    def view(self) -> View[S]:
        """The current view."""
        return View(self.game, self.seat, self.views[len(self.actions) :])

    @property
    def arrays(self) -> tuple[States, Buffer, Buffer, int]:
        """Views, actions, movers and the number of actions, as compiled functions take them."""
        return self.views, self.actions, self.movers, len(self.actions)

    def until(self, ply: int) -> Observations[S]:
        """Return what the seat had seen at an earlier ply."""
        return Observations(self.game, self.seat, self.views[: ply + 1], self.actions[:ply], self.movers[:ply])

    def to_bytes(self) -> bytes:
        """Return everything as bytes: games that look the same to the seat give equal bytes."""
        views = map(self.view_bytes, range(len(self.views)))
        return b"".join([*views, repr(to_list(self.actions)).encode(), repr(to_list(self.movers)).encode()])

    def view_bytes(self, moment: int) -> bytes:
        """Return the view at a ply, as bytes."""
        return to_bytes(self.game.state_class, self.views[moment : moment + 1])


@dataclass(frozen=True)
class PlayedMove:
    """A legal move that was tried. Its states are in the match's spare buffer until the next one is tried."""

    at: int  # the ply before it
    actions: list[int]  # its own, then chance's
    movers: list[int]  # by action
    mover: int  # after it


class Match(Generic[S]):
    """One game being played."""

    def __init__(self, game: Game[S], options: Mapping[str, Value], states: States, *, has_deal: bool = True) -> None:
        """Begin at `states[0]`. Use `hatbox.new`, `from_position` or `from_record` instead."""
        self.game = game
        self.has_deal = has_deal  # False: set up from a position
        self.options = dict(options)
        self.resigned: int | None = None  # the seat that resigned
        self.key: bytes | None = None  # decides what chance brings; None: the state's own RNG does
        self._loops = loops_of(game)
        self._renderer = game.renderer
        self._states = with_capacity(states, len(states) + SPARE)
        self._actions: list[int] = []
        self._movers: list[int] = []
        self._out: Buffer = new_buffer(game.max_legal)
        self._tried: PlayedMove | None = None  # the last move tried, while its states are in the buffer
        self._mover: int = self._loops.mover_at(self._states, 0)
        self.players, self.first = game.players_and_first(self._states[0])

    @classmethod
    def new(cls, game: Game[S], players: int, options: Mapping[str, Value], seed: int) -> Match[S]:
        """Deal a new game. `options` may contain `first`."""
        resolved, first = resolve_setup(game, players, options)
        states = game.copy_blank(players, resolved, first)
        loops_of(game).deal_at(states, 0, to_seed(seed))
        return cls(game, resolved, states)

    @classmethod
    def from_key(cls, game: Game[S], players: int, options: Mapping[str, Value], key: bytes) -> Match[S]:
        """Deal a new game for people: all chance follows from a secret key, which is too long to search."""
        resolved, first = resolve_setup(game, players, options)
        if first == HIDDEN:
            first = SecureRandom(key, "first").below(players)
        blank = game.copy_blank(players, resolved, first)
        match = cls(game, resolved, draw(loops_of(game).draw_deal_at, blank, key, "deal"))
        match.key = key
        return match

    # --- the current state

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"seat {self.mover} to act"
        return f"<Match of {self.game.name}, {self.players} players, {self.ply} actions, {state}>"

    def _repr_svg_(self) -> str:
        """Return the picture that notebooks show: what a spectator sees."""
        return displays().match_svg(self)

    @property
    def ply(self) -> int:
        """The number of actions so far, including chance."""
        return len(self._actions)

    @property
    def states(self) -> States:
        """Every state so far, the current one at index `ply`, for compiled loops. Longer than `ply + 1`."""
        return self._states

    @property
    def state(self) -> S:
        """The current state, hidden parts included: players are shown a view."""
        state: S = self._states[len(self._actions)]
        return state

    @property
    def mover(self) -> int | None:
        """The seat that must act, None when the game is over."""
        return None if self._mover == OVER or self.resigned is not None else self._mover

    @property
    def is_over(self) -> bool:
        """True once the game is played to its end or a seat has resigned."""
        return self.mover is None

    @property
    def is_complete(self) -> bool:
        """True once the game is played to its end."""
        return self._mover == OVER

    def legal_moves(self) -> list[str]:
        """Return the legal moves as text, sorted; none when the game is over."""
        if self.is_over:
            return []
        return msgspec.json.decode(self.legal_moves_json(), type=list[str])

    def legal_moves_json(self) -> bytes:
        """Return the legal moves as JSON, while the game runs."""
        return self._renderer.moves(self._states, len(self._actions))

    def paths(self) -> list[str]:
        """Return every path of every legal move, in games where a move is made step by step."""
        return [] if self.is_over else self.game.paths(self._states, len(self._actions))

    def legal_actions(self) -> list[int]:
        """Return the legal actions, sorted; none when the game is over."""
        return [] if self.is_over else sorted(self._legal())

    def _legal(self) -> list[int]:
        count = self._loops.legal_at(self._states, len(self._actions), self._out)
        return to_list(self._out[:count])

    # --- moving

    def play(self, move: str, chance: Mapping[str, JSON] | None = None) -> None:
        """Make a move given as text; raise and change nothing if it is illegal.

        `chance` says what chance brings, as in a record (`draw`, `reshuffle`, `redeal`); without it the match's key or
        the state's RNG decides.
        """
        self.commit(self.try_move(move, chance))

    def try_move(self, move: str, chance: Mapping[str, JSON] | None = None) -> PlayedMove:
        """Compute a move for `commit` without making it; raise if it is illegal."""
        if self.resigned is not None:
            raise BadInput("game-was-resigned")
        if not isinstance(move, str) or not (chance is None or isinstance(chance, Mapping)):
            raise BadInput("bad-move-type")
        played = self._try_text(move, chance)
        if chance:
            self._expect(chance, self.entry(played))
        return played

    def commit(self, played: PlayedMove) -> None:
        """Make the move that was tried last."""
        assert played is self._tried, "another move has been tried or made since"
        self._actions += played.actions
        self._movers += played.movers
        self._mover, self._tried = played.mover, None

    def entry(self, played: PlayedMove) -> dict[str, JSON]:
        """Return a move that was tried as an entry of a record."""
        actions, movers, begin = self._actions + played.actions, self._movers + played.movers, played.at
        while not self.game.begins_move(actions[begin]):
            begin -= 1
        return decode_object(self._renderer.entry(self._states, begin, actions[begin:], movers[begin]))

    def play_entry(self, entry: Mapping[str, JSON]) -> None:
        """Make a move as a record has it; raise unless seat and chance are exactly as they must be."""
        seat, move = entry.get("seat"), entry.get("move")
        if type(seat) is not int or not isinstance(move, str):  # JSON has no other whole numbers
            raise BadInput("bad-entry")
        if move == "resign":
            if len(entry) != 2:
                raise BadInput("chance-differs", name=", ".join(entry), move=move)
            self.resign(seat)
            return
        if seat != self.mover:
            raise BadInput("wrong-seat", seat=seat, mover="nobody" if self.mover is None else self.mover)
        chance = _chance_in(entry)
        played = self._try_text(move, chance)
        if chance or self.game.draws_from_deck or played.movers[-1] == CHANCE:
            brought = self.entry(played)
            self._expect(chance, brought)
            if len(brought) != len(chance) + 2:
                missing = next(name for name in brought if name not in entry)
                raise BadInput("chance-missing", name=missing, move=move)
        self.commit(played)

    def apply_entry(self, entry: Mapping[str, JSON]) -> None:
        """Make a move as our own log has it: seat and chance are trusted."""
        self.commit(self._try_text(cast(str, entry["move"]), _chance_in(entry)))

    def _try_text(self, move: str, chance: Mapping[str, JSON] | None) -> PlayedMove:
        actions = self.game.notation.parse(self.state, move)
        played = self._try(actions, chance)
        if played is None:
            raise self.game.refusal(self._states, len(self._actions), actions)
        return played

    def _try(self, own: Sequence[int], chance: Mapping[str, JSON] | None) -> PlayedMove | None:
        """Apply actions in the spare buffer, then chance if it must act; return None if an action is illegal."""
        self._tried = None
        at = len(self._actions)
        actions: list[int] = []
        movers: list[int] = []
        mover = self._mover
        for action in own:
            after = self._advance(at + len(actions), action)
            if after == REFUSED:
                return None
            actions.append(action)
            movers.append(mover)
            mover = after
        if mover == CHANCE:
            action, after = self._apply_chance(at + len(actions), chance, actions, movers)
            actions.append(action)
            movers.append(mover)
            mover = after
        self._tried = PlayedMove(at, actions, movers, mover)
        return self._tried

    def _expect(self, chance: Mapping[str, JSON], brought: Mapping[str, JSON]) -> None:
        """Raise unless chance brought what it was said to bring."""
        for name, value in chance.items():
            if name not in brought or brought[name] != value:
                raise BadInput("chance-differs", name=name, move=str(brought["move"]))

    def act(self, action: SupportsIndex) -> None:
        """Make one action by its number; raise and change nothing if it is illegal."""
        if self.resigned is not None:
            raise BadInput("game-was-resigned")
        number = as_int(action)
        played = None if number is None or not 0 <= number < self.game.action_count else self._try([number], None)
        if played is None:
            if self.is_over:
                raise BadInput("game-is-over")
            raise BadInput("bad-action", action=str(action), allowed=", ".join(map(str, self.legal_actions())))
        self.commit(played)

    def resign(self, seat: SupportsIndex) -> None:
        """Resign; the other side wins. Only games with two sides allow it."""
        if self.is_over or len(self.game.sides(self.players)) != 2:
            raise BadInput("cannot-resign")
        self.resigned = expect_seat("seat", seat, self.players)

    def reseed(self, seed: SupportsInt) -> None:
        """Reseed the state's RNG."""
        state = to_object(self.game.state_class, self.state)
        cast(GameState, state).rng = int(seed) & 0xFFFFFFFFFFFFFFFF
        write_back(state, self.state)
        self._tried = None

    def undo(self) -> None:
        """Undo the last action with the chance after it, or a resignation."""
        if self.resigned is not None:
            self.resigned = None
        elif self._actions:
            self.rewind_to(len(self._actions) - (2 if self._movers[-1] == CHANCE else 1))

    def _advance(self, at: int, action: int) -> int:
        """Write the state after an action to index `at + 1` and return its mover, or REFUSED."""
        if at + 1 == len(self._states):
            self._states = with_capacity(self._states, len(self._states) * 3 // 2 + SPARE)
        mover: int = self._loops.advance(self._states, at, action, self._out)
        return mover

    def _apply_chance(
        self, at: int, chance: Mapping[str, JSON] | None, actions: list[int], movers: list[int]
    ) -> tuple[int, int]:
        """Let chance act: as given, by the key, or by the RNG. Return its action and the mover after it.

        `actions` and `movers` are of the move before it, which is not committed yet.
        """
        self._loops.legal_at(self._states, at, self._out)
        action = int(self._out[0])
        mover = self._advance(at, action)
        if chance:
            write_back(to_object(self.game.state_class, self._states[at]), self._states[at + 1])
            self.game.notation.replay_chance(self._states[at + 1], chance)
        elif self.key is not None:
            all_moves = zip(self._actions + actions, self._movers + movers, strict=True)
            number = sum(mover != CHANCE and self.game.begins_move(action) for action, mover in all_moves)
            before = self._states[at : at + 1]
            self._states[at + 1 : at + 2] = draw(self._loops.draw_chance_at, before, self.key, f"chance {number}")
        else:
            return action, mover
        return action, self._loops.mover_at(self._states, at + 1)

    def rewind_to(self, moment: SupportsIndex) -> None:
        """Undo everything after a ply."""
        ply = self._expect_moment(moment, len(self._actions))
        if ply < len(self._actions):
            self._mover = self._movers[ply]
            del self._actions[ply:], self._movers[ply:]
        self.resigned = self._tried = None

    def __getstate__(self) -> tuple[Any, ...]:
        """Pickle the whole match without the key: for other processes, not for storage."""
        states = to_bytes(self.game.state_class, self._states[: len(self._actions) + 1])
        return self.game, self.options, self.has_deal, states, self._actions, self._movers, self.resigned

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        game, options, has_deal, states, actions, movers, resigned = saved
        Match.__init__(self, game, options, from_bytes(game.state_class, states), has_deal=has_deal)
        self._actions, self._movers, self.resigned = [*actions], [*movers], resigned
        self._mover = self._loops.mover_at(self._states, len(actions))

    def clone(self) -> Match[S]:
        """Return a copy with the whole history, without the key."""
        copy = Match(
            self.game, self.options, copy_states(self._states[: len(self._actions) + 1]), has_deal=self.has_deal
        )
        copy._actions, copy._movers = [*self._actions], [*self._movers]
        copy._mover, copy.resigned = self._mover, self.resigned
        return copy

    def branch(self) -> Match[S]:
        """Return a match that begins at the current state."""
        states = self._states[len(self._actions) : len(self._actions) + 1]
        return Match(self.game, self.options, copy_states(states), has_deal=False)

    # --- the actions so far

    @property
    def actions(self) -> list[int]:
        """Every action so far."""
        return [*self._actions]

    @property
    def movers(self) -> list[int]:
        """The mover of each action: a seat, or CHANCE."""
        return [*self._movers]

    def actor(self, at: int) -> int:
        """Return the mover of action `at`: a seat, or CHANCE."""
        return self._movers[at]

    @property
    def chance_acted(self) -> bool:
        """True if the last action was chance's."""
        return bool(self._movers) and self._movers[-1] == CHANCE

    def begins_move(self, at: int) -> bool:
        """Check whether action `at` is the first of a move."""
        return self.game.begins_move(self._actions[at])

    def reveals(self, at: int) -> bool:
        """Check whether action `at` revealed something hidden or involved chance."""
        return bool(self._loops.reveals_at(self._states, at, self._actions[at], self._states, at + 1))

    def is_simultaneous(self, at: int) -> bool:
        """Check whether all seats choose at the same time at ply `at`, in secret."""
        return bool(self._loops.is_simultaneous_at(self._states, at))

    # --- looking

    def view(self, seat: SupportsIndex | None = None, at: SupportsIndex | None = None) -> View[S]:
        """Return the view of a seat or, without one, a spectator; `at` an earlier ply."""
        viewer = self._viewer(seat)
        moment = len(self._actions) if at is None else self._expect_moment(at, len(self._actions))
        views = zeros(self.game.state_class, 1)
        self._loops.observe_at(self._states, moment, viewer, views, 0)
        return View(self.game, viewer, views)

    def observations(self, seat: SupportsIndex) -> Observations[S]:
        """Return everything that a seat has seen so far, for a bot."""
        viewer = expect_seat("seat", seat, self.players)
        count = len(self._actions)
        views, glimpses = zeros(self.game.state_class, count + 1), new_buffer(count)
        self._loops.observe_history(self._states, buffer_of(self._actions), count, viewer, views, glimpses)
        return Observations(self.game, viewer, views, glimpses, buffer_of(self._movers))

    def _expect_moment(self, at: SupportsIndex, last: int) -> int:
        moment = as_int(at)
        if moment is None or not 0 <= moment <= last:
            raise BadInput("bad-moment", at=str(at), last=last)
        return moment

    def events(self, at: SupportsIndex, seat: SupportsIndex | None = None, everything: bool = False) -> list[GameEvent]:
        """Return the events of action `at`, as a seat or spectator saw it, or with everything revealed."""
        at = self._expect_moment(at, len(self._actions) - 1)
        (scene,) = self.scenes(at, [EVERYTHING if everything else self._viewer(seat)], until=at + 1)
        return msgspec.json.decode(scene.events, type=list[GameEvent])

    def _viewer(self, seat: SupportsIndex | None) -> int:
        return SPECTATOR if seat is None else expect_seat("seat", seat, self.players)

    def scenes(
        self, since: int, viewers: Sequence[int], *, until: int | None = None, reveal: bool = False
    ) -> list[ViewerScene]:
        """Return what each viewer sees at a ply, as during play, and the events since an earlier one, as JSON.

        `reveal`: the game is over, and its last view shows everything.
        """
        actions, movers = self._actions[since:until], self._movers[since:until]
        return self._renderer.scenes(self._states, since, actions, movers, viewers, reveal=reveal)

    def entries(self, since: SupportsIndex = 0) -> list[dict[str, JSON]]:
        """Return the moves as entries of a record, from the move that is under way at ply `since`."""
        begin = self._expect_moment(since, len(self._actions))
        while begin < len(self._actions) and not self.game.begins_move(self._actions[begin]):
            begin -= 1
        states = self._states[begin : len(self._actions) + 1]
        return self._renderer.entries(states, self._actions[begin:], self._movers[begin:])

    def position(self) -> dict[str, JSON]:
        """Return the position with everything that is hidden from a seat."""
        return {
            "game": self.game.name,
            "players": self.players,
            "options": {**self.game.explicit_options(self.options)},
            **self.game.position(self._states, len(self._actions)),
        }

    def deal(self) -> dict[str, JSON]:
        """Return what chance decided before the first move."""
        if not self.has_deal:
            raise BadInput("no-deal")
        return self.game.deal_of(self._states)

    def shares(self) -> list[float]:
        """Return each seat's share of the win, once the game is over."""
        if self.resigned is None:
            return [float(self._loops.payoff_at(self._states, self.ply, seat)) for seat in range(self.players)]
        lost = next(side for side in self.game.sides(self.players) if self.resigned in side)
        return [float(seat not in lost) for seat in range(self.players)]

    def partial_result(self) -> dict[str, JSON]:
        """Return the result if the game ended now, hidden cards included, without winners."""
        result = self.game.result(self._states, len(self._actions))
        return {name: value for name, value in result.items() if name not in ("winners", "ended")}

    def result(self) -> dict[str, JSON]:
        """Return scores, winners and how the game ended; raise while it runs (see `partial_result`)."""
        if not self.is_over:
            raise BadInput("no-result-yet")
        result = self.game.result(self._states, len(self._actions))
        if self.resigned is not None:
            winners = next(side for side in self.game.sides(self.players) if self.resigned not in side)
            result = self.game.positions.resignation(result, winners)
        return result
