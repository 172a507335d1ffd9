"""One seat of a game as a Gymnasium environment; bots or policies play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hatbox.adapters.rendering import FRAMES_PER_SECOND, MODES, Frame, Rendering, Viewer
from hatbox.adapters.spaces import action_space, feature_space
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.policy import Policy
from hatbox.bots.registry import BASELINES, load_bot
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Value
from hatbox.engine.match import Match
from hatbox.engine.rng import batch_seed
from hatbox.engine.simulator import Simulator
from hatbox.games import game_named

Row: TypeAlias = NDArray[np.int8]
Rival: TypeAlias = "str | Bot | Policy"

RANDOM = BASELINES[0]
ANY_SEAT = "random"
MAX_SEED = 1 << 63
DEFAULT_BUDGET = Budget(simulations=200)


class Seat(gymnasium.Env[Row, int]):
    """A game from one seat; the other seats are part of the environment.

    `bots` play the other seats, the one after `seat` first: names, `Bot`s or functions (observation, mask) → action; a
    single one plays all of them. An illegal action ends the game with the reward `illegal`, and `info["illegal"]` names
    the legal ones; with `illegal="error"` it raises.
    """

    metadata = {"render_modes": [*MODES], "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int | str = 0,
        bots: Rival | Sequence[Rival] = RANDOM,
        budget: Budget = DEFAULT_BUDGET,
        rewards: str | None = None,
        illegal: float | str = -1.0,
        render_mode: str | None = None,
        viewer: Viewer = None,
        **options: Value,
    ) -> None:
        """Set the game up; `reset` deals. `seat="random"` draws a seat for each game."""
        if not isinstance(game, str) or type(players) is not int:
            raise BadInput("bad-new")
        if not isinstance(illegal, float | int) and illegal != "error":
            raise BadInput("env-illegal", value=str(illegal), allowed="error, -1.0")
        self.game = game_named(game)
        self.players = players
        self._rendering = Rendering(render_mode, viewer, players, "gymnasium")
        self.render_mode = render_mode
        self._simulator: Simulator[Any] = Simulator(self.game, players, options, 0, rewards=rewards)
        self._fixed_seat = read_seat(seat, players)
        self._bots = read_rivals(bots, players)
        self._budget, self._illegal = budget, illegal
        self.observation_space = feature_space(self.game)
        self.action_space = action_space(self.game)
        self.seat = 0  # of the learner in this game
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal a game and play the other seats until it is the seat's turn."""
        super().reset(seed=seed)
        chance = self.np_random
        self._simulator.reset(batch_seed(int(chance.integers(MAX_SEED))))
        self.seat = int(chance.integers(self.players)) if self._fixed_seat is None else self._fixed_seat
        self._seeds = chance.integers(MAX_SEED, size=self.players).tolist()
        self._rivals: dict[int, Rival] = {}
        for number, bot in enumerate(self._bots, 1):
            is_name = isinstance(bot, str) and bot != RANDOM
            self._rivals[(self.seat + number) % self.players] = load_bot(str(bot)) if is_name else bot
        thinks = any(isinstance(bot, Bot) for bot in self._rivals.values())
        self._match: Match[Any] | None = self._simulator.match() if thinks else None  # for the observations of bots
        self._is_over = False
        self._others_act()
        self._show()
        return self._observation()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Apply an action and play the other seats until it is the seat's turn again."""
        if self._is_over:
            raise BadInput("env-reset-first")
        try:
            self._act(action)
        except BadInput as error:
            if self._illegal == "error":
                raise
            self._is_over = True
            row, info = self._observation()
            return row, float(self._illegal), True, False, {**info, "illegal": str(error)}
        self._others_act()
        self._show()
        row, info = self._observation()
        return row, self._simulator.rewards()[self.seat], self._is_over, False, info

    def _others_act(self) -> None:
        while (mover := self._simulator.mover) not in (None, self.seat):
            self._act(self._choose(mover))
        self._is_over = mover is None

    def _choose(self, seat: int) -> int:
        bot = self._rivals[seat]
        if isinstance(bot, Bot) and self._match is not None:
            return bot.think(self._match.observations(seat), self._budget, self._seeds[seat]).action
        if callable(bot):
            return bot(self._simulator.observe(seat), self._simulator.mask())
        return int(self.np_random.choice(self._simulator.legal_actions()))

    def _act(self, action: int) -> None:
        self._simulator.act(action)
        if self._match is not None:
            self._match.act(action)

    def _observation(self) -> tuple[Row, dict[str, Any]]:
        return self._simulator.observe(self.seat), {"action_mask": self._mask(), "seat": self.seat}

    def _mask(self) -> Row:
        return np.zeros(self.game.action_count, np.int8) if self._is_over else self._simulator.mask()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, for MaskablePPO of sb3-contrib."""
        return self._mask().astype(np.bool_)

    def match(self) -> Match[Any]:
        """Return the game as a `Match`, hidden information included."""
        return self._simulator.match()

    def render(self) -> Frame:
        """Render the viewer's view: printed, as text or as a picture, by `render_mode`."""
        return self._rendering.frame(self.match())

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def read_seat(seat: int | str, players: int) -> int | None:
    """Return a seat number, or None if it is drawn for each game."""
    if seat == ANY_SEAT:
        return None
    if type(seat) is not int or not 0 <= seat < players:
        raise BadInput("env-seat", value=str(seat), allowed=ANY_SEAT, most=players - 1)
    return seat


def read_rivals(bots: Rival | Sequence[Rival], players: int) -> tuple[Rival, ...]:
    """Return the players of the other seats, the next seat first."""
    is_list = isinstance(bots, Sequence) and not isinstance(bots, str)
    rivals = tuple(bots) if is_list else (bots,) * (players - 1)  # type: ignore[arg-type]
    if len(rivals) != players - 1:
        raise BadInput("env-bots", given=len(rivals), wanted=players - 1)
    for bot in rivals:
        if isinstance(bot, str):
            load_bot(bot)  # raises an error that names the bots
        elif not isinstance(bot, Bot) and not callable(bot):
            raise BadInput("unknown-bot", name=str(bot), allowed=", ".join(BASELINES))
    return rivals  # type: ignore[return-value]
