"""One game as PettingZoo plays it: agents act in turn, and each is shown its own view as numbers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers.order_enforcing import OrderEnforcingWrapper

from hatbox.adapters.actions import checked, illegal
from hatbox.adapters.rendering import FRAMES_A_SECOND, MODES, Frame, Rendering, Viewer
from hatbox.adapters.spaces import VERSION, action_space, masked_space, row_space
from hatbox.engine.batch import Batch
from hatbox.engine.errors import BadInput
from hatbox.engine.game import OVER, Value
from hatbox.engine.match import Match
from hatbox.engine.notation import expect_seat
from hatbox.engine.rng import seed_of
from hatbox.games import game_named

if TYPE_CHECKING:
    from gymnasium.spaces import Space

MASKS = ("observation", "info")  # where an agent is told which actions are legal

Row: TypeAlias = NDArray[np.int8]
Seen: TypeAlias = dict[str, Row] | Row


class Saved(msgspec.Struct, array_like=True):
    """An environment in mid-play, as `save` writes it."""

    games: bytes
    series: int
    dealt: int
    agents: list[int]  # the seats still there
    selected: int
    rewards: list[float]  # of the last step, by seat
    owed: list[float]  # since the seat acted last, by seat


class HatboxAEC(AECEnv[str, Seen, int | None]):
    """A game for agents `seat_0`, `seat_1`, …; chance acts inside `step`.

    With `copies=False` observations and masks are buffers that every step fills again: nothing is copied, and what
    must outlive the next step the caller copies.
    """

    def __init__(
        self,
        game: str,
        players: int = 2,
        seed: int | None = None,
        *,
        rewards: str | None = None,
        masks: str = "observation",
        copies: bool = True,
        render_mode: str | None = None,
        viewer: Viewer = None,
        **options: Value,
    ) -> None:
        """Choose the table; `reset` deals. Without a seed the games are a surprise."""
        super().__init__()  # type: ignore[no-untyped-call]
        if masks not in MASKS:
            raise BadInput("env-masks", value=str(masks), allowed=", ".join(MASKS))
        if not isinstance(game, str) or type(players) is not int:
            raise BadInput("bad-new")
        self._made = {"seed": seed, "rewards": rewards, "masks": masks, "copies": copies, "viewer": viewer, **options}
        self._rendering = Rendering(render_mode, viewer, players, "pettingzoo")
        self.game = game_named(game)
        self._batch: Batch[Any] = Batch(self.game, 1, players, options, seed=0, rewards=rewards, resets=False)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "rules": self.game.version,
            "render_modes": [*MODES],
            "render_fps": FRAMES_A_SECOND,
            "is_parallelizable": False,  # seats act in turn; `parallel_env` converts it as a turn-based game
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._in_observation, self._copies = masks == "observation", copies
        space = masked_space if self._in_observation else row_space
        self._observation_spaces = {agent: space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.state_space = row_space(self.game, players)
        self._rows = np.zeros((players, 1, self.game.blocks.size), np.int8)  # what a seat sees that need not act
        self._no_mask = np.zeros(self.game.action_count, np.int8)
        self._series = secrets.randbits(63) if seed is None else seed
        self._dealt = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """What an agent can see."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent can do; the mask tells what it may do now."""
        return self._action_spaces[agent]

    # --- play

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game. The same seed gives the same game, and the same games after it."""
        if seed is not None:
            self._series, self._dealt = seed, 0
        self._batch.reset(seed_of(self._series, self._dealt))
        self._dealt += 1
        self._seat(range(len(self.possible_agents)))
        self._turn_to(int(self._batch.movers[0]))
        self._show()

    def _seat(self, seats: Any) -> None:
        self.agents = [self.possible_agents[seat] for seat in seats]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        over = self._batch.movers[0] == OVER
        self.terminations = dict.fromkeys(self.agents, bool(over))
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} if self._in_observation else {"action_mask": self._no_mask} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]

    def step(self, action: int | None) -> None:
        """The action of `agent_selection`; None once the game is over. An illegal one raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise illegal(action, self._no_mask)
            self._was_dead_step(action)
            return
        batch = self._batch
        number = checked(action, batch.masks[0])
        if not self._in_observation:
            self.infos[agent] = {"action_mask": self._no_mask}
        batch.step(np.array((number,)))
        self._cumulative_rewards[agent] = 0.0
        mover = int(batch.movers[0])
        if mover != OVER:
            self._turn_to(mover)
        else:
            for name, reward in zip(self.agents, batch.rewards[0].tolist(), strict=True):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
                self.terminations[name] = True
            self.agent_selection = self.agents[(self._seat_of[agent] + 1) % len(self.agents)]
        self._show()

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        if not self._in_observation:
            mask = self._batch.masks[0]
            self.infos[self.agent_selection] = {"action_mask": mask.copy() if self._copies else mask}

    # --- what is seen

    def observe(self, agent: str) -> Seen:
        """What one seat sees now, from its own view alone; once the game is over, what it saw at its end."""
        seat, batch = self._seat_of[agent], self._batch
        row: Row = batch.observations[0]
        mask: Row = batch.masks[0]
        if seat != batch.movers[0]:
            row, mask = batch.observe(seat, self._rows[seat])[0], self._no_mask
        if self._copies:
            row = row.copy()
        if not self._in_observation:
            return row
        return {"observation": row, "action_mask": mask.copy() if self._copies else mask}

    def state(self) -> Row:
        """What all seats together know: their views one after the other. For training only; no seat may see it."""
        return np.concatenate([self._batch.observe(seat)[0] for seat in range(len(self.possible_agents))])

    def match(self) -> Match[Any]:
        """The game as a `Match`, with everything hidden, to look at or to play on in words."""
        return self._batch.match(0)

    def place(self, match: Match[Any]) -> None:
        """Go on from where a match of the same table is, as if it had been dealt so."""
        self._batch.place(0, match)
        mover = int(self._batch.movers[0])
        self._seat(range(len(self.possible_agents)))
        self._turn_to(max(mover, 0))

    def render(self) -> Frame:
        """What the viewer may know of the game: printed, as text or as a picture, by `render_mode`."""
        return self._rendering.frame(self.match())

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Nothing is held open."""

    # --- saving and cloning

    def save(self) -> bytes:
        """The game in mid-play, chance included, for `restore`."""
        seats = [self._seat_of[agent] for agent in self.agents]
        rewards, owed = ([told[agent] for agent in self.agents] for told in (self.rewards, self._cumulative_rewards))
        selected = self._seat_of[self.agent_selection]
        games = self._batch.save()
        return msgspec.msgpack.encode(Saved(games, self._series, self._dealt, seats, selected, rewards, owed))

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` of the same game, players and options has given."""
        try:
            data = msgspec.msgpack.decode(saved, type=Saved)
        except (msgspec.MsgspecError, TypeError) as error:
            raise BadInput("bad-shape", where="restore", fault=str(error)) from None
        for seat in (*data.agents, data.selected):
            expect_seat("restore", seat, len(self.possible_agents))
        self._batch.restore(data.games)
        self._series, self._dealt = data.series, data.dealt
        self._seat(data.agents)
        self.rewards = dict(zip(self.agents, data.rewards, strict=True))
        self._cumulative_rewards = dict(zip(self.agents, data.owed, strict=True))
        self._turn_to(data.selected)

    def clone(self) -> HatboxAEC:
        """The same game once more: what is done in one is not seen in the other."""
        made = {**self._made, "render_mode": self.render_mode}
        twin = type(self)(self.game.name, len(self.possible_agents), **made)  # type: ignore[arg-type]
        twin.bring_to(self._where())
        return twin

    def _where(self) -> tuple[int, int, bytes | None]:
        """Which game of which series it is, and how far."""
        return self._series, self._dealt, self.save() if hasattr(self, "agents") else None

    def bring_to(self, where: tuple[int, int, bytes | None]) -> None:
        """Go on where another environment is."""
        self._series, self._dealt, saved = where
        if saved is not None:
            self.restore(saved)

    def __deepcopy__(self, memo: dict[int, Any]) -> HatboxAEC:
        """A clone."""
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """How it was made, and where it is."""
        table = {"game": self.game.name, "players": len(self.possible_agents), "render_mode": self.render_mode}
        return {**table, "made": self._made, "where": self._where()}

    def __setstate__(self, told: dict[str, Any]) -> None:
        """Made again, and brought to where it was."""
        made = {**told["made"], "render_mode": told["render_mode"]}
        HatboxAEC.__init__(self, told["game"], told["players"], **made)
        self.bring_to(told["where"])


class Ordered(OrderEnforcingWrapper[str, Seen, int | None]):
    """Sees to it that `reset` comes first, and that a loop over `agent_iter` steps."""

    def last(self, observe: bool = True) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """The same as of the game itself, with fewer detours."""
        if not self._has_reset:
            return super().last(observe)
        return self.env.last(observe)

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` has given; that is as good as a reset."""
        self.env.restore(saved)  # type: ignore[attr-defined]
        self._has_reset = self._has_updated = True

    def place(self, match: Match[Any]) -> None:
        """Go on from where a match is; that is as good as a reset."""
        self.env.place(match)  # type: ignore[attr-defined]
        self._has_reset = self._has_updated = True

    def clone(self) -> Ordered:
        """The same game once more, wrapped as this one is."""
        twin = Ordered(self.env.clone())  # type: ignore[attr-defined]
        twin._has_reset, twin._has_updated = self._has_reset, self._has_updated
        return twin

    def __str__(self) -> str:
        """The name of the game."""
        return str(self.env)
