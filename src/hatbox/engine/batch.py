"""Many games as one array: stepped, masked and observed by one compiled call each, without the interpreter's lock.

What a batch shows (`movers`, `masks`, `observations`, `rewards`, `done`, `seeds`) are buffers that it fills again and
again: look without copying, and copy what must outlive the next step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex, TypeVar

import numpy as np

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import copy_states, from_bytes, state_size, to_bytes, to_object, to_records, zeros
from hatbox.engine.batch_loops import POINTS, SCORE, SHARE, batch_loops_of
from hatbox.engine.errors import BadInput
from hatbox.engine.game import OVER, Game, Value
from hatbox.engine.match import Match, read_first
from hatbox.engine.notation import as_int
from hatbox.engine.rng import Dice, dice_for

if TYPE_CHECKING:
    from numpy.typing import ArrayLike, NDArray

S = TypeVar("S")

REWARDS = {"share": SHARE, "score": SCORE, "points": POINTS}
MOST_GAMES = 1 << 24
MOST_THREADS = 64


class Batch(Generic[S]):
    """Many games of one kind, each with a chance of its own: what happens in one depends on its actions alone."""

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
        """Deal all games. `resets`: a game that ends is dealt anew at once; `observes`: fill `observations`.

        `rewards`: the `share` of the win, or in a game with stakes the `points`, unless another kind is asked for:
        `score` is what the own side has more than the best other.
        """
        rewards = rewards or ("points" if game.stakes else "share")
        if rewards not in REWARDS:
            raise BadInput("bad-rewards", value=str(rewards), allowed=", ".join(REWARDS))
        games = _expect("games", games, MOST_GAMES)
        threads = _expect("threads", threads, MOST_THREADS)
        self.game = game
        self.players = players
        chosen = {**options}
        first = read_first(players, chosen.pop("first", "random"))
        self.options = game.resolve(players, chosen)
        self._blank = game.fresh(players, self.options, first)
        self._states = zeros(game.state_class, games)
        self._many = batch_loops_of(game)
        self._kind = REWARDS[rewards]
        self._resets, self._observes = resets, observes
        self._views = zeros(game.state_class, threads)
        self._sides = _side_numbers(game, players)
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        ends = [games * part // threads for part in range(threads + 1)]
        self._shares = list(zip(range(threads), ends, ends[1:], strict=False))
        self._outs = [new_buffer(max(game.max_legal, game.action_count + 1)) for _ in range(threads)]

        self.movers = np.zeros(games, np.int8)  # the seat that must act; OVER (-1) in a game that is not dealt anew
        self.masks = np.zeros((games, game.action_count), np.int8)  # 1: the action is legal
        self.observations = np.zeros((games, game.blocks.size), np.int8)  # what the seat that must act sees
        self.rewards = np.zeros((games, players), np.float32)  # of games that ended in this step, by seat; else 0
        self.done = np.zeros(games, np.bool_)  # the games that ended in this step
        self.seeds = np.zeros(games, np.uint64)  # `hatbox.new(…, seed=…)` deals the same game
        self.reset(seed)

    def __repr__(self) -> str:
        """Return what is simulated: how many games of what."""
        return f"<Batch of {len(self)} games of {self.game.name}, {self.players} players>"

    def __len__(self) -> int:
        """How many games."""
        return len(self.movers)

    # --- play

    def reset(self, seed: int) -> None:
        """Deal all games anew. The same seed gives the same games, however many there are."""
        others = dice_for(~seed, 1 + len(self))
        self._dice, self._chooser, self._rivals = dice_for(seed, len(self)), others[:1], others[1:]
        self.done[:] = False
        self.rewards[:] = 0
        self._begin(np.ones(len(self), np.bool_))
        self._look()

    def deal(self, where: NDArray[np.bool_], until: NDArray[np.int64] | None = None) -> None:
        """Deal some of the games anew, each by its own chance; `until` as in `step`."""
        self._begin(where)
        self._look(until)

    def step(
        self, actions: ArrayLike, where: NDArray[np.bool_] | None = None, until: NDArray[np.int64] | None = None
    ) -> None:
        """One action in each game, and whatever chance does after it. If any is illegal, nothing is done.

        `where`: only in these games. `until`, a seat for each game: random players act in all other seats until it
        is that seat's turn or the game is over, and `observations` are what that seat sees.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or chosen.dtype.kind not in "iu":
            raise BadInput("batch-actions", games=len(self), shape=str(chosen.shape), kind=str(chosen.dtype))
        chosen = chosen.astype(np.int64, copy=False)
        movers = self.movers if where is None else np.where(where, self.movers, np.int8(OVER))
        wrong = self._many.first_illegal(movers, chosen, self.masks)
        if wrong >= 0:
            raise BadInput("batch-illegal", game=int(wrong), action=int(chosen[wrong]), seat=int(self.movers[wrong]))
        taken = chosen.tolist() if INTERPRETED else chosen
        self._share(
            lambda part, first, last: self._many.step(
                *(self._states, first, last, taken, self._kind, self._sides),
                *(self._outs[part], movers, self.rewards, self.done),
            )
        )
        if where is not None:
            self.movers[where] = movers[where]
        if self._resets and self.done.any():
            self._begin(self.done)
        self._look(until)

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each game; -1 where a game is over."""
        actions = np.zeros(len(self), np.int64)
        self._many.choose(self._chooser, self.masks, self._outs[0], actions)
        return actions

    def observe(self, seats: ArrayLike, out: NDArray[np.int8] | None = None) -> NDArray[np.int8]:
        """What one seat of each game sees, as features: not only the seat that must act. Zeros for seat -1."""
        chosen = np.broadcast_to(np.asarray(seats, np.int64), (len(self),))
        if chosen.min() < -1 or chosen.max() >= self.players:
            wrong = chosen.min() if chosen.min() < -1 else chosen.max()
            raise BadInput("bad-seat", field="seats", seat=int(wrong), most=self.players - 1)
        rows = np.zeros_like(self.observations) if out is None else out
        self._fill(rows, chosen.astype(np.int8))
        return rows

    # --- saving, cloning, looking into

    def save(self) -> bytes:
        """All games in mid-play as bytes, chance included, for `restore`."""
        return to_bytes(self.game.state_class, self._states) + to_bytes(Dice, self._dice) + self.seeds.tobytes()

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` of a batch of the same game, players and options has given."""
        size = len(self.save())
        if not isinstance(saved, bytes) or len(saved) != size:
            raise BadInput("batch-saved", size=size)
        state_bytes, dice_bytes = (state_size(kind) * len(self) for kind in (self.game.state_class, Dice))
        self._states = from_bytes(self.game.state_class, saved[:state_bytes])
        self._dice = from_bytes(Dice, saved[state_bytes : state_bytes + dice_bytes])
        self.seeds[:] = np.frombuffer(saved[state_bytes + dice_bytes :], np.uint64)
        self.done[:] = False
        self.rewards[:] = 0
        self._look_again()

    def match(self, index: SupportsIndex) -> Match[S]:
        """One of the games, to look at or to play on in words; the batch does not change with it."""
        index = self._expect_game(index)
        return Match(self.game, self.options, copy_states(self._states[index : index + 1]), has_deal=False)

    def place(self, index: SupportsIndex, match: Match[S]) -> None:
        """Let one of the games go on from where a match is."""
        index = self._expect_game(index)
        if match.game != self.game or match.players != self.players or match.options != self.options:
            raise BadInput("batch-other-game", game=self.game.name, players=self.players)
        self._states[index] = to_records(to_object(self.game.state_class, match.state))[0]
        self._look_again()

    def close(self) -> None:
        """Let the threads go."""
        if self._pool:
            self._pool.shutdown()

    # --- inside

    def _share(self, work: Callable[[int, int, int], None]) -> None:
        if self._pool is None:
            work(0, 0, len(self))
        else:
            for share in [self._pool.submit(work, *share) for share in self._shares]:
                share.result()

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        self._share(
            lambda part, first, last: self._many.begin(
                *(self._states, first, last, self._blank, self._dice, chosen),
                *(self.seeds, self._outs[part], self.movers),
            )
        )

    def _look(self, until: NDArray[np.int64] | None = None) -> None:
        if until is not None:
            self._share(
                lambda part, first, last: self._many.play_others(
                    *(self._states, first, last, until, self._rivals, self._kind, self._sides),
                    *(self._outs[part], self.movers, self.rewards, self.done),
                )
            )
        self._share(lambda part, first, last: self._many.mask(self._states, first, last, self._outs[part], self.masks))
        if self._observes:
            self._fill(self.observations, self.movers if until is None else until.astype(np.int8))

    def _look_again(self) -> None:
        for index in range(len(self)):
            self.movers[index] = self.game.kernels.mover(self._states[index])
        self._look()

    def _fill(self, rows: NDArray[np.int8], seats: NDArray[np.int8]) -> None:  # always the same type: compiled once
        asked = seats.tolist() if INTERPRETED else seats
        self._share(
            lambda part, first, last: self._many.observe(self._states, first, last, asked, self._views, part, rows)
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


def _side_numbers(game: Game[Any], players: int) -> NDArray[np.int8]:
    side_of = np.zeros(players, np.int8)
    for number, side in enumerate(game.sides(players)):
        for seat in side:
            side_of[seat] = number
    return side_of
