"""One seat of a game as Gymnasium plays it: bots or policies act in the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from numpy.typing import NDArray

from hatbox.adapters.actions import checked
from hatbox.adapters.rendering import FRAMES_A_SECOND, MODES, Frame, Rendering, Viewer
from hatbox.adapters.spaces import action_space, row_space
from hatbox.bots.bot import Bot, Budget
from hatbox.bots.policy import Policy
from hatbox.bots.registry import BASELINES, load_bot
from hatbox.engine.batch import Batch
from hatbox.engine.errors import BadInput
from hatbox.engine.game import OVER, Value
from hatbox.engine.match import Match
from hatbox.games import game_named

Row: TypeAlias = NDArray[np.int8]
Rival: TypeAlias = "str | Bot | Policy"

RANDOM = BASELINES[0]
ANY_SEAT = "random"
MAX_SEED = 1 << 63
USUAL_BUDGET = Budget(simulations=200)


class Seat(gymnasium.Env[Row, int]):
    """A game from one seat. An action is one of that seat; what the others do belongs to the world.

    `bots` sit in the other seats, the one after `seat` first: names, `Bot`s or functions (observation, mask) → action;
    one alone sits in all of them. An illegal action ends the game with the reward `illegal`, and `info["illegal"]`
    says what was allowed; with `illegal="error"` it raises.
    """

    metadata = {"render_modes": [*MODES], "render_fps": FRAMES_A_SECOND}  # noqa: RUF012  (as Gymnasium declares it)

    def __init__(
        self,
        game: str,
        players: int = 2,
        *,
        seat: int | str = 0,
        bots: Rival | Sequence[Rival] = RANDOM,
        budget: Budget = USUAL_BUDGET,
        rewards: str | None = None,
        illegal: float | str = -1.0,
        render_mode: str | None = None,
        viewer: Viewer = None,
        **options: Value,
    ) -> None:
        """Choose the table; `reset` deals. `seat="random"` draws a seat for each game."""
        if not isinstance(game, str) or type(players) is not int:
            raise BadInput("bad-new")
        if not isinstance(illegal, float | int) and illegal != "error":
            raise BadInput("env-illegal", value=str(illegal), allowed="error, -1.0")
        self.game = game_named(game)
        self.players = players
        self._rendering = Rendering(render_mode, viewer, players, "gymnasium")
        self.render_mode = render_mode
        self._batch: Batch[Any] = Batch(self.game, 1, players, options, seed=0, rewards=rewards, resets=False)
        self._seat_asked = read_seat(seat, players)
        self._bots = rivals(bots, players)
        self._budget, self._illegal = budget, illegal
        self.observation_space = row_space(self.game)
        self.action_space = action_space(self.game)
        self.seat = 0  # where the learner sits in this game
        self._is_over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Deal a game, and let the others act until it is the seat's turn."""
        super().reset(seed=seed)
        chance = self.np_random
        self._batch.reset(int(chance.integers(MAX_SEED)))
        self.seat = int(chance.integers(self.players)) if self._seat_asked is None else self._seat_asked
        self._seeds = chance.integers(MAX_SEED, size=self.players).tolist()
        self._at: dict[int, Rival] = {}
        for number, bot in enumerate(self._bots, 1):
            is_name = isinstance(bot, str) and bot != RANDOM
            self._at[(self.seat + number) % self.players] = load_bot(str(bot)) if is_name else bot
        thinks = any(isinstance(bot, Bot) for bot in self._at.values())
        self._match: Match[Any] | None = self._batch.match(0) if thinks else None  # bots must know the whole story
        self._is_over = False
        self._others_act()
        self._show()
        return self._seen()

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """One action, and all that the others do until it is the seat's turn again."""
        if self._is_over:
            raise BadInput("env-reset-first")
        try:
            number = checked(action, self._batch.masks[0])
        except BadInput as refused:
            if self._illegal == "error":
                raise
            self._is_over = True
            row, info = self._seen()
            return row, float(self._illegal), True, False, {**info, "illegal": str(refused)}
        self._act(number)
        self._others_act()
        self._show()
        row, info = self._seen()
        return row, float(self._batch.rewards[0][self.seat]), self._is_over, False, info

    def _others_act(self) -> None:
        while (mover := int(self._batch.movers[0])) not in (OVER, self.seat):
            self._act(self._chosen(mover))
        self._is_over = mover == OVER

    def _chosen(self, seat: int) -> int:
        bot, mask = self._at[seat], self._batch.masks[0]
        if isinstance(bot, Bot) and self._match is not None:
            return bot.think(self._match.observations(seat), self._budget, self._seeds[seat]).action
        if callable(bot):
            return checked(bot(self._batch.observations[0].copy(), mask.copy()), mask)
        return int(self.np_random.choice(np.flatnonzero(mask)))

    def _act(self, action: int) -> None:
        self._batch.step(np.array((action,)))
        if self._match is not None:
            self._match.act(action)

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        row = self._batch.observe(self.seat)[0]
        return row, {"action_mask": self._mask(), "seat": self.seat}

    def _mask(self) -> Row:
        return np.zeros_like(self._batch.masks[0]) if self._is_over else self._batch.masks[0].copy()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO of sb3-contrib asks for them."""
        return self._mask().astype(np.bool_)

    def match(self) -> Match[Any]:
        """The game as a `Match`, with everything hidden, to look at."""
        return self._batch.match(0)

    def render(self) -> Frame:
        """What the viewer may know of the game: printed, as text or as a picture, by `render_mode`."""
        return self._rendering.frame(self.match())

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def read_seat(seat: int | str, players: int) -> int | None:
    """A seat, or None: drawn for each game."""
    if seat == ANY_SEAT:
        return None
    if type(seat) is not int or not 0 <= seat < players:
        raise BadInput("env-seat", value=str(seat), allowed=ANY_SEAT, most=players - 1)
    return seat


def rivals(bots: Rival | Sequence[Rival], players: int) -> tuple[Rival, ...]:
    """Who sits in the other seats, the next one first."""
    many = isinstance(bots, Sequence) and not isinstance(bots, str)
    told = tuple(bots) if many else (bots,) * (players - 1)  # type: ignore[arg-type]
    if len(told) != players - 1:
        raise BadInput("env-bots", given=len(told), wanted=players - 1)
    for bot in told:
        if isinstance(bot, str):
            load_bot(bot)  # or an error that names the bots there are
        elif not isinstance(bot, Bot) and not callable(bot):
            raise BadInput("unknown-bot", name=str(bot), allowed=", ".join(BASELINES))
    return told  # type: ignore[return-value]
