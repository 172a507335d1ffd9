"""Many games as a Gymnasium vector environment: one compiled call steps, masks and observes them all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from hatbox.adapters.rendering import FRAMES_PER_SECOND, MODES, Frame, Rendering, Viewer
from hatbox.adapters.seat import ANY_SEAT, MAX_SEED, RANDOM, read_seat
from hatbox.adapters.spaces import action_space, feature_space
from hatbox.engine.batch import Batch
from hatbox.engine.errors import BadInput
from hatbox.engine.game import OVER, Value
from hatbox.games import game_named

Rows: TypeAlias = NDArray[np.int8]
BatchPolicy: TypeAlias = Callable[[Rows, Rows], Any]  # (observations, masks), one row per game → actions
Infos: TypeAlias = dict[str, Any]

MOVER = "mover"
AUTORESETS = {mode.value: mode for mode in (AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP)}


class VectorSeat(VectorEnv[Rows, NDArray[np.int64], NDArray[Any]]):
    """Many games, each from one seat.

    `seat` is a number, `"random"` (drawn for each game) or `"mover"`: self-play, where the caller acts for every seat
    and rewards go to the seat that acted. `bots` play the other seats: `"random"`, compiled, or one function of the
    observations and masks of the waiting games. An illegal action raises, names its game and changes nothing.

    With `copies=False` observations and masks are buffers that every step overwrites.
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
        """Set the games up; `reset` deals."""
        super().__init__()
        mode = autoreset.value if isinstance(autoreset, AutoresetMode) else autoreset
        if mode not in AUTORESETS:
            raise BadInput("env-autoreset", value=str(mode), allowed=", ".join(AUTORESETS))
        if seat not in (ANY_SEAT, MOVER, *range(players)):
            allowed = f"{ANY_SEAT}, {MOVER}"
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
            "render_fps": FRAMES_PER_SECOND,
        }
        self._same_step = AUTORESETS[mode] == AutoresetMode.SAME_STEP
        self._is_self_play = seat == MOVER
        self._fixed_seat = None if self._is_self_play else read_seat(seat, players)
        self._policy = None if self._is_self_play else _read_policy(bots)
        self.single_observation_space = feature_space(self.game)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copies
        self._every = np.arange(num_envs)
        self.seats = np.zeros(num_envs, np.int64)  # by game: the seat observed and rewarded
        self._rewards = np.zeros((num_envs, players), np.float32)
        self._rows = np.zeros_like(self._batch.observations)

    def reset(self, *, seed: int | None = None, options: Infos | None = None) -> tuple[Rows, Infos]:
        """Deal all games; with a seed, the same as `hatbox.batch`."""
        super().reset(seed=seed)
        self._batch.reset(int(self.np_random.integers(MAX_SEED)) if seed is None else seed)
        self._assign_seats(self._batch.movers != OVER)
        self._deal(np.zeros(self.num_envs, np.bool_))
        while (over := self._batch.movers == OVER).any():  # over before the seat's first turn
            self._deal(over)
        return self._observations(), self._infos()

    def step(self, actions: NDArray[np.int64]) -> tuple[Rows, NDArray[Any], NDArray[Any], NDArray[Any], Infos]:
        """Apply one action per game and play the other seats until it is the seat's turn again.

        A finished game is dealt again at the next step, whatever its action (`NextStep`), or in the same step, with the
        last observation in `final_obs` (`SameStep`).
        """
        batch = self._batch
        ended, acted = batch.movers == OVER, self.seats.copy()
        batch.step(actions, until=self._until)
        self._rewards[:] = batch.rewards
        self._play_policy()
        if ended.any():
            self._deal(ended)
            acted[ended] = self.seats[ended]
        self._follow_movers(acted)
        over = batch.movers == OVER
        rewards = self._rewards[self._every, acted].astype(np.float64)
        extra = {"rewards": self._rewards.copy()} if self._is_self_play else {}
        final: Infos = {}
        if self._same_step and over.any():
            final = self._final(over)
            while (again := batch.movers == OVER).any():
                self._deal(again)
            self._follow_movers(acted)
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), self._infos() | extra | final

    # --- internals

    @property
    def _until(self) -> NDArray[np.int64] | None:
        """The seats at which compiled random players stop; None if the caller or a policy acts for the others."""
        return None if self._is_self_play or self._policy is not None else self.seats

    def _assign_seats(self, where: NDArray[np.bool_]) -> None:
        if self._fixed_seat is not None:
            self.seats[where] = self._fixed_seat
        elif not self._is_self_play:
            self.seats[where] = self.np_random.integers(self._batch.players, size=int(where.sum()))

    def _deal(self, where: NDArray[np.bool_]) -> None:
        """Deal some games again and play the other seats up to the seat's first turn."""
        self._assign_seats(where)
        self._batch.deal(where, self._until)
        if self._until is not None:
            self._rewards[where] = self._batch.rewards[where]
        self._play_policy()
        self._follow_movers(self.seats)

    def _play_policy(self) -> None:
        batch = self._batch
        while self._policy is not None:
            waiting = (batch.movers != self.seats) & (batch.movers != OVER)
            if not waiting.any():
                return
            actions = np.zeros(self.num_envs, np.int64)
            actions[waiting] = self._policy(batch.observations[waiting], batch.masks[waiting])
            batch.step(actions, where=waiting)
            self._rewards += batch.rewards

    def _follow_movers(self, acted: NDArray[np.int64]) -> None:
        """In self-play observe the seat to move; at the end of a game, the seat that moved last."""
        if self._is_self_play:
            self.seats = np.where(self._batch.movers == OVER, acted, self._batch.movers)

    def _observations(self) -> Rows:
        """Return the observations of the seats, finished games included."""
        rows = self._batch.observations
        if self._until is None and (self._batch.movers == OVER).any():
            rows = self._batch.observe(self.seats, self._rows)
        return rows.copy() if self._copies else rows

    def _infos(self) -> Infos:
        masks = self._batch.masks.copy() if self._copies else self._batch.masks
        infos: Infos = {"action_mask": masks, "seat": self.seats.copy()}
        return infos | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in infos}

    def _final(self, over: NDArray[np.bool_]) -> Infos:
        """Return the last observations of finished games."""
        last = np.full(self.num_envs, None, object)
        rows = self._observations()
        for game in np.flatnonzero(over):
            last[game] = rows[game].copy()
        info = {"seat": self.seats.copy(), "_seat": over}
        return {"final_obs": last, "_final_obs": over, "final_info": info, "_final_info": over}

    def render(self) -> tuple[Frame, ...]:  # type: ignore[override]
        """Render the viewer's view of each game."""
        return tuple(self._rendering.frame(self._batch.match(index)) for index in range(self.num_envs))

    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads."""
        self._batch.close()


def _read_policy(bots: str | BatchPolicy | Sequence[str]) -> BatchPolicy | None:
    """Return the function that plays the other seats; None for compiled random players."""
    if callable(bots):
        return bots
    for name in [bots] if isinstance(bots, str) else bots:
        if name != RANDOM:
            raise BadInput("env-bot", value=str(name))
    return None
