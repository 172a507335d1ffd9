"""Many games at once as Gymnasium plays them: one compiled call steps, masks and observes them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hatbox.adapters.rendering import FRAMES_A_SECOND, MODES, Frame, Rendering, Viewer
from hatbox.adapters.seat import ANY_SEAT, MAX_SEED, RANDOM, read_seat
from hatbox.adapters.spaces import action_space, row_space
from hatbox.engine.batch import Batch
from hatbox.engine.errors import BadInput
from hatbox.engine.game import OVER, Value
from hatbox.games import game_named

Rows: TypeAlias = NDArray[np.int8]
BatchPolicy: TypeAlias = Callable[[Rows, Rows], Any]  # of observations and masks, one row a game: an action a row
Told: TypeAlias = dict[str, Any]

WHOEVER_MOVES = "mover"
AUTORESETS = {mode.value: mode for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)}


class VectorSeat(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """Many games, each from one seat.

    `seat` is a number, `"random"` (drawn for each game) or `"mover"`: self-play, where every action is asked for and
    paid to the seat that took it. In the other seats sit `bots`: `"random"`, compiled, or one function of the
    observations and masks of the games that wait for it. An illegal action raises, names its game and changes nothing.

    With `copies=False` observations and masks are buffers that every step fills again.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        *,
        seat: int | str = 0,
        bots: str | BatchPolicy | Sequence[str] = RANDOM,
        rewards: str | None = None,
        autoreset: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copies: bool = True,
        threads: int = 1,
        render_mode: str | None = None,
        viewer: Viewer = None,
        **options: Value,
    ) -> None:
        """Choose the tables; `reset` deals."""
        super().__init__()
        mode = autoreset.value if isinstance(autoreset, AutoresetMode) else autoreset
        if mode not in AUTORESETS:
            raise BadInput("env-autoreset", value=str(mode), allowed=", ".join(AUTORESETS))
        if seat not in (ANY_SEAT, WHOEVER_MOVES, *range(players)):
            allowed = f"{ANY_SEAT}, {WHOEVER_MOVES}"
            raise BadInput("env-seat", value=str(seat), allowed=allowed, most=players - 1)
        self.game = game_named(game)
        self.num_envs = num_envs
        self._batch: Batch[Any] = Batch(
            *(self.game, num_envs, players, options), seed=0, rewards=rewards, resets=False, threads=threads
        )
        self._rendering = Rendering(render_mode, viewer, players, "gymnasium")
        self.render_mode = render_mode
        self.metadata = {
            "autoreset_mode": AUTORESETS[mode],
            "render_modes": [*MODES],
            "render_fps": FRAMES_A_SECOND,
        }
        self._same_step = AUTORESETS[mode] == AutoresetMode.SAME_STEP
        self._whoever = seat == WHOEVER_MOVES
        self._seat_asked = None if self._whoever else read_seat(seat, players)
        self._policy = None if self._whoever else _read_policy(bots)
        self.single_observation_space = row_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copies
        self._every = np.arange(num_envs)
        self.seats = np.zeros(num_envs, np.int64)  # whose view is shown and whose rewards are paid, by game
        self._paid = np.zeros((num_envs, players), np.float32)
        self._rows = np.zeros_like(self._batch.observations)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Rows, Told]:
        """Deal all games: with a seed, those that `hatbox.batch` deals with it."""
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(MAX_SEED)) if seed is None else seed)
        self._sit_down(self._batch.movers != OVER)
        self._deal(np.zeros(self.num_envs, np.bool_))
        while (over := self._batch.movers == OVER).any():  # it has ended before the seat's first turn
            self._deal(over)
        return self._observations(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], Told]:
        """One action in each game, and all that the others do until it is the seat's turn again.

        A game that has ended is dealt anew at the next step, whatever its action (`NextStep`), or in the same step,
        with what was seen at its end in `final_obs` (`SameStep`).
        """
        batch = self._batch
        ended, acted = batch.movers == OVER, self.seats.copy()
        batch.step(actions, until=self._until)
        self._paid[:] = batch.rewards
        self._let_policy_play()
        if ended.any():
            self._deal(ended)
            acted[ended] = self.seats[ended]
        self._look_on(acted)
        over = batch.movers == OVER
        rewards = self._paid[self._every, acted].astype(np.float64)
        paid = {"rewards": self._paid.copy()} if self._whoever else {}
        final: Told = {}
        if self._same_step and over.any():
            final = self._final(over)
            while (again := batch.movers == OVER).any():
                self._deal(again)
            self._look_on(acted)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), self._infos() | paid | final

    # --- inside

    @property
    def _until(self) -> NDArray[np.int64] | None:
        """Up to which seat compiled random players act; None where somebody else decides."""
        return None if self._whoever or self._policy is not None else self.seats

    def _sit_down(self, where: NDArray[np.bool_]) -> None:
        if self._seat_asked is not None:
            self.seats[where] = self._seat_asked
        elif not self._whoever:
            self.seats[where] = self.np_random.integers(self._batch.players, size=int(where.sum()))

    def _deal(self, where: NDArray[np.bool_]) -> None:
        """Deal some games anew, and let the others act up to the seat's first turn."""
        self._sit_down(where)
        self._batch.deal(where, self._until)
        if self._until is not None:
            self._paid[where] = self._batch.rewards[where]
        self._let_policy_play()
        self._look_on(self.seats)

    def _let_policy_play(self) -> None:
        batch = self._batch
        while self._policy is not None:
            waiting = (batch.movers != self.seats) & (batch.movers != OVER)
            if not waiting.any():
                return
            actions = np.zeros(self.num_envs, np.int64)
            actions[waiting] = self._policy(batch.observations[waiting], batch.masks[waiting])
            batch.step(actions, where=waiting)
            self._paid += batch.rewards

    def _look_on(self, acted: NDArray[np.int64]) -> None:
        """In self-play the view is that of the seat to move; at the end of a game, of the one that moved last."""
        if self._whoever:
            self.seats = np.where(self._batch.movers == OVER, acted, self._batch.movers)

    def _observations(self) -> Rows:
        """What is seen from the seats, also of games that are over."""
        rows = self._batch.observations
        if self._until is None and (self._batch.movers == OVER).any():
            rows = self._batch.observe(self.seats, self._rows)
        return rows.copy() if self._copies else rows

    def _infos(self) -> Told:
        masks = self._batch.masks.copy() if self._copies else self._batch.masks
        told: Told = {"action_mask": masks, "seat": self.seats.copy()}
        return told | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in told}

    def _final(self, over: NDArray[np.bool_]) -> Told:
        """What was seen at the end of the games that are over."""
        last = np.full(self.num_envs, None, object)
        rows = self._observations()
        for game in np.flatnonzero(over):
            last[game] = rows[game].copy()
        info = {"seat": self.seats.copy(), "_seat": over}
        return {"final_obs": last, "_final_obs": over, "final_info": info, "_final_info": over}

    def render(self) -> tuple[Frame, ...]:  # type: ignore[override]
        """What the viewer may know of each game."""
        return tuple(self._rendering.frame(self._batch.match(index)) for index in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Let the threads go."""
        self._batch.close()


def _read_policy(bots: str | BatchPolicy | Sequence[str]) -> BatchPolicy | None:
    """The function that plays the other seats; None for compiled random players."""
    if callable(bots):
        return bots
    for name in [bots] if isinstance(bots, str) else bots:
        if name != RANDOM:
            raise BadInput("env-bot", value=str(name))
    return None
