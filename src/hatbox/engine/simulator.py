"""One game, stepped as fast as Python can call: apply an action, list what is legal, observe, clone, undo.

A `Match` keeps every state and writes records; a simulator keeps the current state alone, unless it is asked for a
history to undo. One compiled call applies an action, lets chance act, and lists what is legal then.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, SupportsIndex, TypeVar

import numpy as np

from hatbox.compiled.buffers import Buffer, new_buffer, to_list
from hatbox.compiled.jit import INTERPRETED, entry_point
from hatbox.compiled.records import States, copy_states, from_bytes, state_size, to_bytes, with_capacity, zeros
from hatbox.engine.batch import reward_kind, side_numbers
from hatbox.engine.batch_loops import batch_loops_of
from hatbox.engine.errors import BadInput
from hatbox.engine.game import SPECTATOR, Game, Value
from hatbox.engine.loops import REFUSED, loops_of
from hatbox.engine.match import Match, View, resolve_setup
from hatbox.engine.notation import as_int, expect_seat
from hatbox.engine.rng import MASK, to_seed

if TYPE_CHECKING:
    from numpy.typing import NDArray

S = TypeVar("S")

ROOM = 16  # states, at first, with a history
PREPARED = ("_out", "_numbers", "_rewards", "_calls")  # what is not saved: see `_prepare`


class _Calls(NamedTuple):
    """The compiled calls that every step makes."""

    begin: Callable[[States, States, int, Buffer], int]
    act: Callable[[States, int, int, int, int, Buffer], int]
    pay: Callable[[States, int, int, Buffer, Buffer], None]


@cache  # by game; never invalidated: a game is immutable
def _calls_of(game: Game[Any]) -> _Calls:
    loops, states, out, rewards = (
        batch_loops_of(game),
        zeros(game.state_class, 1),
        new_buffer(1),
        new_buffer(1, np.float64),
    )
    return _Calls(
        entry_point(loops.begin_one, states, states, to_seed(0), out),
        entry_point(loops.act_one, states, 0, 0, 0, 0, out),
        entry_point(loops.pay_one, states, 0, 0, side_numbers(game, game.players[0]), rewards),
    )


class Simulator(Generic[S]):
    """One game of which only the current state is kept; chance acts inside `act`, by the game's own RNG."""

    __slots__ = (
        *("game", "players", "options", "_blank", "_kind", "_sides", "_keeps_history"),
        *("_states", "_at", "_out", "_numbers", "_count", "_rewards", "_calls"),
    )

    def __init__(
        self,
        game: Game[S],
        players: int,
        options: Mapping[str, Value],
        seed: int,
        *,
        rewards: str | None = None,
        history: bool = False,
    ) -> None:
        """Deal a game, the same as `Match.new`. `rewards` as in a batch; with a `history` actions can be undone."""
        self.game = game
        self.players = players
        self.options, first = resolve_setup(game, players, options)
        self._blank = game.copy_blank(players, self.options, first)
        self._kind = reward_kind(game, rewards)
        self._sides = side_numbers(game, players)
        self._keeps_history = history
        self._states = with_capacity(self._blank, ROOM if history else 2)  # always one more than those in use
        self._at = 0  # of the current state; without a history always 0
        self._count = 0  # of the legal actions
        self._prepare()
        self.reset(seed)

    def __repr__(self) -> str:
        state = "over" if self.is_over else f"seat {self.mover} to act"
        return f"<Simulator of {self.game.name}, {self.players} players, {state}>"

    @classmethod
    def from_match(cls, match: Match[S], *, rewards: str | None = None, history: bool = False) -> Simulator[S]:
        """Begin at the current state of a match."""
        simulator = cls(match.game, match.players, match.options, 0, rewards=rewards, history=history)
        simulator.place(match)
        return simulator

    def _prepare(self) -> None:
        """Set up what compiled calls write to."""
        self._out: Buffer = new_buffer(self.game.max_legal + 1)  # the legal actions; in the last place the mover
        self._numbers: Any = self._out if INTERPRETED else memoryview(self._out)  # the same, faster to read
        self._rewards: Buffer = new_buffer(self.players, np.float64)
        self._calls = _calls_of(self.game)

    # --- playing

    def reset(self, seed: SupportsIndex) -> None:
        """Deal a new game. The same seed gives the same game, which is also that of `hatbox.new`."""
        number = as_int(seed)
        if number is None:
            raise BadInput("bad-new")
        self._at = 0
        self._count = self._calls.begin(self._states, self._blank, number & MASK, self._out)

    def act(self, action: SupportsIndex) -> None:
        """Apply an action and the chance after it; raise and change nothing if it is illegal."""
        number = action if type(action) is int else as_int(action)
        if number is None or not 0 <= number < self.game.action_count:
            raise self._illegal(action)
        after = at = self._at
        if self._keeps_history:
            after += 1
            if after + 1 == len(self._states):
                self._states = with_capacity(self._states, 2 * len(self._states))
        count = self._calls.act(self._states, at, after, number, self._count, self._out)
        if count == REFUSED:
            raise self._illegal(action)
        self._at, self._count = after, count

    def _illegal(self, action: object) -> BadInput:
        number = as_int(action)
        given = repr(action) if number is None else number
        return BadInput("bad-action", action=given, allowed=", ".join(map(str, self.legal_actions())))

    def undo(self) -> None:
        """Undo the last action with the chance after it, if there is one. Only with a history."""
        if not self._keeps_history:
            raise BadInput("no-history")
        self._at = max(self._at - 1, 0)
        self._list()

    def _list(self) -> None:
        self._count = batch_loops_of(self.game).list_one(self._states, self._at, self._out)

    # --- looking

    @property
    def mover(self) -> int | None:
        """The seat that must act, None when the game is over."""
        return self._numbers[-1] if self._count else None

    @property
    def is_over(self) -> bool:
        """True once the game is played to its end."""
        return not self._count

    def legal_actions(self) -> list[int]:
        """Return the legal actions, sorted; none when the game is over."""
        return to_list(self._numbers[: self._count])

    def mask(self, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Return 1 for each legal action and 0 for the others; `out` is filled instead of a new array."""
        row = self._row(self.game.action_count, out)
        batch_loops_of(self.game).mask_one(self._count, self._out, row)
        return row

    def observe(self, seat: SupportsIndex, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Return the features of a seat's view; `out` is filled instead of a new array."""
        viewer = expect_seat("seat", seat, self.players)
        row = self._row(self.game.blocks.size, out)
        batch_loops_of(self.game).observe_one(self._states, self._at, viewer, row)
        return row

    @staticmethod
    def _row(size: int, out: NDArray[np.int8] | None) -> NDArray[np.int8]:
        if out is None:
            return np.zeros(size, np.int8)
        if out.shape != (size,):
            raise BadInput("bad-length", field="out", length=len(out), expected=size)
        return out

    def view(self, seat: SupportsIndex | None = None) -> View[S]:
        """Return the view of a seat or, without one, a spectator."""
        viewer = SPECTATOR if seat is None else expect_seat("seat", seat, self.players)
        views = zeros(self.game.state_class, 1)
        loops_of(self.game).observe_at(self._states, self._at, viewer, views, 0)
        return View(self.game, viewer, views)

    def rewards(self) -> list[float]:
        """Return each seat's reward once the game is over, 0 while it runs."""
        if self._count:
            return [0.0] * self.players
        self._calls.pay(self._states, self._at, self._kind, self._sides, self._rewards)
        return [*to_list(self._rewards)]

    # --- copying

    def clone(self) -> Simulator[S]:
        """Return an independent copy, with its history. Its chance brings the same."""
        copy: Simulator[S] = object.__new__(Simulator)
        copy.game, copy.players, copy.options = self.game, self.players, self.options
        copy._blank, copy._kind, copy._sides = self._blank, self._kind, self._sides
        copy._states, copy._at, copy._keeps_history = copy_states(self._states), self._at, self._keeps_history
        copy._prepare()
        copy._out[:], copy._count = self._out, self._count
        return copy

    __copy__ = clone

    def __deepcopy__(self, _memo: object) -> Simulator[S]:
        return self.clone()

    def save(self) -> bytes:
        """Return the current state with its RNG, for `restore`."""
        return to_bytes(self.game.state_class, self._states[self._at : self._at + 1])

    def restore(self, saved: bytes) -> None:
        """Continue from what `save` returned for the same game, players and options. A history begins anew."""
        size = state_size(self.game.state_class)
        if not isinstance(saved, bytes) or len(saved) != size:
            raise BadInput("bad-saved", size=size)
        self._begin_at(from_bytes(self.game.state_class, saved))

    def match(self) -> Match[S]:
        """Return a match that begins at the current state."""
        states = copy_states(self._states[self._at : self._at + 1])
        return Match(self.game, self.options, states, has_deal=False)

    def place(self, match: Match[S]) -> None:
        """Continue from the current state of a match with the same players and options. A history begins anew."""
        if match.game != self.game or match.players != self.players or match.options != self.options:
            raise BadInput("other-game", game=self.game.name, players=self.players)
        self._begin_at(copy_states(match.states[match.ply : match.ply + 1]))

    def _begin_at(self, states: States) -> None:
        self._states = with_capacity(states, len(self._states))
        self._at = 0
        self._list()

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__ if name not in PREPARED}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        for name, value in saved.items():
            setattr(self, name, value)
        self._prepare()
        self._list()
