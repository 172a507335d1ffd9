"""Many games as one array: stepped, masked and observed by one compiled call each, without the GIL.

`movers`, `masks`, `observations`, `rewards`, `done` and `seeds` are buffers that every step overwrites: copy what must
outlive the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeVar

import numpy as np

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import copy_states, from_bytes, state_size, to_bytes, to_object, to_records, zeros
from hatbox.engine.batch_loops import POINTS, SCORE, SHARE, batch_loops_of
from hatbox.engine.errors import BadInput
from hatbox.engine.game import OVER, Game, Value
from hatbox.engine.match import Match, resolve_setup
from hatbox.engine.notation import as_int
from hatbox.engine.rng import Rng, rngs_for

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

S = TypeVar("S")

REWARDS = {"share": SHARE, "score": SCORE, "points": POINTS}
MAX_GAMES = 1 << 24
MAX_THREADS = 64


class Batch(Generic[S]):
    """Many games of one kind, each with its own RNG, so that a game depends on its own actions alone."""

    def __init__(
        self,
        game: Game[S],
        games: SupportsIndex,
        players: int,
        options: Mapping[str, Value],
        *,
        seed: int,
        rewards: str | None = None,
        resets: bool = True,
        observes: bool = True,
        threads: SupportsIndex = 1,
    ) -> None:
        """Deal all games. `resets`: redeal a game when it ends; `observes`: fill `observations`.

        `rewards` are the `share` of the win, the `points` (the default in games with stakes), or `score`, the
        difference between the own side's score and the best other side's.
        """
        games = _expect("games", games, MAX_GAMES)
        threads = _expect("threads", threads, MAX_THREADS)
        self.game = game
        self.players = players
        self.options, first = resolve_setup(game, players, options)
        self._blank = game.copy_blank(players, self.options, first)
        self._states = zeros(game.state_class, games)
        self._loops = batch_loops_of(game)
        self._kind = reward_kind(game, rewards)
        self._resets, self._observes = resets, observes
        self._views = zeros(game.state_class, threads)
        self._sides = side_numbers(game, players)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        ends = [games * part // threads for part in range(threads + 1)]
        self._shares = list(zip(range(threads), ends, ends[1:], strict=False))
        self._outs = [new_buffer(max(game.max_legal, game.action_count + 1)) for _ in range(threads)]

        self.movers = np.zeros(games, np.int8)  # the seat that must act; OVER (-1) in a game that was not redealt
        self.masks = np.zeros((games, game.action_count), np.int8)  # 1: the action is legal
        self.observations = np.zeros((games, game.blocks.size), np.int8)  # of the mover
        self.rewards = np.zeros((games, players), np.float32)  # by seat, in games that ended in this step; else 0
        self.done = np.zeros(games, np.bool_)  # the games that ended in this step
        self.seeds = np.zeros(games, np.uint64)  # `hatbox.new(…, seed=…)` deals the same game
        self.reset(seed)

    def __repr__(self) -> str:
        return f"<Batch of {len(self)} games of {self.game.name}, {self.players} players>"

    def __len__(self) -> int:
        return len(self.movers)

    # --- playing

    def reset(self, seed: int) -> None:
        """Redeal all games. The same seed gives the same games, regardless of their number."""
        others = rngs_for(~seed, 1 + len(self))
        self._rngs, self._chooser, self._rivals = rngs_for(seed, len(self)), others[:1], others[1:]
        self.done[:] = False
        self.rewards[:] = 0
        self._begin(np.ones(len(self), np.bool_))
        self._refresh()

    def deal(self, where: NDArray[np.bool_], until: NDArray[np.int64] | None = None) -> None:
        """Redeal some of the games, each by its own RNG; `until` as in `step`."""
        self._begin(where)
        self._refresh(until)

    def step(
        self, actions: ArrayLike, where: NDArray[np.bool_] | None = None, until: NDArray[np.int64] | None = None
    ) -> None:
        """Apply one action and the chance after it in each game. If any action is illegal, raise and change nothing.

        `where`: only in these games. `until`: a seat per game; random players act in all other seats until that seat
        must act or the game is over, and `observations` are that seat's.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadInput("batch-actions", games=len(self), shape=str(chosen.shape), kind=str(chosen.dtype))
        chosen = chosen.astype(np.int64, copy=False)
        movers = self.movers if where is None else np.where(where, self.movers, np.int8(OVER))
        wrong = self._loops.first_illegal(movers, chosen, self.masks)
        if wrong >= 0:
            raise BadInput("batch-illegal", game=int(wrong), action=int(chosen[wrong]), seat=int(self.movers[wrong]))
        taken = chosen.tolist() if INTERPRETED else chosen
        self._run(
            lambda part, first, last: self._loops.step(
                *(self._states, first, last, taken, self._kind, self._sides),
                *(self._outs[part], movers, self.rewards, self.done),
            )
        )
        if where is not None:
            self.movers[where] = movers[where]
        if self._resets and self.done.any():
            self._begin(self.done)
        self._refresh(until)

    def random_actions(self) -> NDArray[np.int64]:
        """Return a random legal action for each game, -1 where a game is over."""
        actions = np.zeros(len(self), np.int64)
        self._loops.choose(self._chooser, self.masks, self._outs[0], actions)
        return actions

    def observe(self, seats: ArrayLike, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """Return the features of any seat's view of each game; zeros for seat -1."""
        chosen = np.broadcast_to(np.asarray(seats, np.int64), (len(self),))
        if chosen.min() < -1 or chosen.max() >= self.players:
            wrong = chosen.min() if chosen.min() < -1 else chosen.max()
            raise BadInput("bad-seat", field="seats", seat=int(wrong), most=self.players - 1)
        rows = np.zeros_like(self.observations) if out is None else out
        self._fill(rows, chosen.astype(np.int8))
        return rows

    # --- saving and inspecting

    def save(self) -> bytes:
        """Return all games as bytes, RNGs included, for `restore`."""
        return to_bytes(self.game.state_class, self._states) + to_bytes(Rng, self._rngs) + self.seeds.tobytes()

    def restore(self, saved: bytes) -> None:
        """Continue from what `save` of a batch of the same game, players and options returned."""
        size = len(self.save())
        if not isinstance(saved, bytes) or len(saved) != size:
            raise BadInput("bad-saved", size=size)
        state_bytes, rng_bytes = (state_size(kind) * len(self) for kind in (self.game.state_class, Rng))
        self._states = from_bytes(self.game.state_class, saved[:state_bytes])
        self._rngs = from_bytes(Rng, saved[state_bytes : state_bytes + rng_bytes])
        self.seeds[:] = np.frombuffer(saved[state_bytes + rng_bytes :], np.uint64)
        self.done[:] = False
        self.rewards[:] = 0
        self._observe_all()

    def match(self, index: SupportsIndex) -> Match[S]:
        """Return a copy of one game as a match."""
        index = self._expect_game(index)
        return Match(self.game, self.options, copy_states(self._states[index : index + 1]), has_deal=False)

    def place(self, index: SupportsIndex, match: Match[S]) -> None:
        """Set one game to the current state of a match."""
        index = self._expect_game(index)
        if match.game != self.game or match.players != self.players or match.options != self.options:
            raise BadInput("other-game", game=self.game.name, players=self.players)
        self._states[index] = to_records(to_object(self.game.state_class, match.state))[0]
        self._observe_all()

    def close(self) -> None:
        """Stop the threads."""
        if self._pool:
            self._pool.shutdown()

    # --- internal

    def _run(self, work: Callable[[int, int, int], None]) -> None:
        if self._pool is None:
            work(0, 0, len(self))
        else:
            for share in [self._pool.submit(work, *share) for share in self._shares]:
                share.result()

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        self._run(
            lambda part, first, last: self._loops.begin(
                *(self._states, first, last, self._blank, self._rngs, chosen),
                *(self.seeds, self._outs[part], self.movers),
            )
        )

    def _refresh(self, until: NDArray[np.int64] | None = None) -> None:
        if until is not None:
            self._run(
                lambda part, first, last: self._loops.play_others(
                    *(self._states, first, last, until, self._rivals, self._kind, self._sides),
                    *(self._outs[part], self.movers, self.rewards, self.done),
                )
            )
        self._run(lambda part, first, last: self._loops.mask(self._states, first, last, self._outs[part], self.masks))
        if self._observes:
            self._fill(self.observations, self.movers if until is None else until.astype(np.int8))

    def _observe_all(self) -> None:
        for index in range(len(self)):
            self.movers[index] = self.game.kernels.mover(self._states[index])
        self._refresh()

    def _fill(self, rows: NDArray[np.int8], seats: NDArray[np.int8]) -> None:  # always the same type: compiled once
        chosen = seats.tolist() if INTERPRETED else seats
        self._run(
            lambda part, first, last: self._loops.observe(self._states, first, last, chosen, self._views, part, rows)
        )

    def _expect_game(self, index: SupportsIndex) -> int:
        number = as_int(index)
        if number is None or not 0 <= number < len(self):
            raise BadInput("batch-no-game", index=str(index), most=len(self) - 1)
        return number


def _expect(name: str, value: object, most: int) -> int:
    number = as_int(value)
    if number is None or not 0 < number <= most:
        raise BadInput("bad-amount", name=name, value=str(value), most=most)
    return number


def reward_kind(game: Game[Any], rewards: str | None) -> int:
    """Return the number of a kind of rewards; without one, of what the game counts: points or the win."""
    name = rewards or ("points" if game.stakes else "share")
    if name not in REWARDS:
        raise BadInput("bad-rewards", value=str(name), allowed=", ".join(REWARDS))
    return REWARDS[name]


@cache  # by game and number of players; never invalidated: a game is immutable
def side_numbers(game: Game[Any], players: int) -> NDArray[np.int8]:
    """Return the number of each seat's side."""
    side_of = np.zeros(players, np.int8)
    for number, side in enumerate(game.sides(players)):
        for seat in side:
            side_of[seat] = number
    return side_of
