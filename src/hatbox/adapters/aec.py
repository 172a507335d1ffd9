"""A game as a PettingZoo AEC environment: agents act in turn, each observes its own view as numbers."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers.order_enforcing import OrderEnforcingWrapper

from hatbox.adapters.rendering import FRAMES_PER_SECOND, MODES, Frame, Rendering, Viewer
from hatbox.adapters.spaces import (
    VERSION,
    action_space,
    feature_space,
    masked_feature_space,
)
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Value
from hatbox.engine.match import Match
from hatbox.engine.notation import expect_seat
from hatbox.engine.rng import batch_seed, game_seed
from hatbox.engine.simulator import Simulator
from hatbox.games import game_named

if TYPE_CHECKING:
    from gymnasium.spaces import Space

MASKS = ("observation", "info")  # where the mask of legal actions is

Row: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Row] | Row


class Saved(msgspec.Struct, array_like=True):
    """The state of an environment, as `save` writes it."""

    game: bytes
    series: int
    dealt: int
    agents: list[int]  # seats
    selected: int
    rewards: list[float]  # of the last step, by seat
    cumulative: list[float]  # since the seat acted last, by seat


class HatboxAEC(AECEnv[str, Observation, int | None]):
    """A game for agents `seat_0`, `seat_1`, …; chance acts inside `step`.

    With `copies=False` observations and masks are buffers that every step overwrites; copy what must outlive it.
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
        """Set the game up; `reset` deals. Without a seed the games are random."""
        super().__init__()  # type: ignore[no-untyped-call]
        if masks not in MASKS:
            raise BadInput("env-masks", value=str(masks), allowed=", ".join(MASKS))
        if not isinstance(game, str) or type(players) is not int:
            raise BadInput("bad-new")
        self._arguments = {
            "seed": seed,
            "rewards": rewards,
            "masks": masks,
            "copies": copies,
            "viewer": viewer,
            **options,
        }
        self._rendering = Rendering(render_mode, viewer, players, "pettingzoo")
        self.game = game_named(game)
        self._simulator: Simulator[Any] = Simulator(self.game, players, options, 0, rewards=rewards)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_v{VERSION}",
            "rules": self.game.version,
            "render_modes": [*MODES],
            "render_fps": FRAMES_PER_SECOND,
            "is_parallelizable": False,  # seats act in turn; `parallel_env` converts it as a turn-based game
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._in_observation, self._copies = masks == "observation", copies
        space = masked_feature_space if self._in_observation else feature_space
        self._observation_spaces = {agent: space(self.game) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.state_space = feature_space(self.game, players)
        self._rows = np.zeros((players, self.game.blocks.size), np.int8)  # by seat: buffer of its observation
        self._mask = np.zeros(self.game.action_count, np.int8)  # buffer
        self._no_mask = np.zeros_like(self._mask)
        self._series = secrets.randbits(63) if seed is None else seed
        self._dealt = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """Return the observation space of an agent."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """Return the action space of an agent; the mask says which actions are legal."""
        return self._action_spaces[agent]

    # --- play

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game. The same seed gives the same game and the same series after it."""
        if seed is not None:
            self._series, self._dealt = seed, 0
        self._simulator.reset(batch_seed(game_seed(self._series, self._dealt)))
        self._dealt += 1
        self._seat(range(len(self.possible_agents)))
        self._turn_to(self._simulator.mover or 0)
        self._show()

    def _seat(self, seats: Any) -> None:
        self.agents = [self.possible_agents[seat] for seat in seats]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self._simulator.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} if self._in_observation else {"action_mask": self._no_mask} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment]

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent, None after the end. An illegal one raises and changes nothing."""
        agent = self.agent_selection
        if action is None and self.terminations[agent]:
            self._was_dead_step(None)
            return
        simulator = self._simulator
        simulator.act(action)  # type: ignore[arg-type]  # raises if it is None
        if not self._in_observation:
            self.infos[agent] = {"action_mask": self._no_mask}
        self._cumulative_rewards[agent] = 0.0
        mover = simulator.mover
        if mover is not None:
            self._turn_to(mover)
        else:
            for name, reward in zip(self.agents, simulator.rewards(), strict=True):
                self.rewards[name] = reward
                self._cumulative_rewards[name] += reward
                self.terminations[name] = True
            self.agent_selection = self.agents[(self._seat_of[agent] + 1) % len(self.agents)]
        self._show()

    def _turn_to(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        if not self._in_observation:
            self.infos[self.agent_selection] = {"action_mask": self._legal_mask()}

    # --- observations

    def observe(self, agent: str) -> Observation:
        """Return the features of a seat's own view; once the game is over, of its final view."""
        seat = self._seat_of[agent]
        row = self._simulator.observe(seat, None if self._copies else self._rows[seat])
        if not self._in_observation:
            return row
        if seat == self._simulator.mover:
            return {"observation": row, "action_mask": self._legal_mask()}
        return {"observation": row, "action_mask": self._no_mask.copy() if self._copies else self._no_mask}

    def _legal_mask(self) -> Row:
        return self._simulator.mask(None if self._copies else self._mask)

    def state(self) -> Row:
        """Return the views of all seats, concatenated. For training only: no seat may see it."""
        return np.concatenate([self._simulator.observe(seat) for seat in range(len(self.possible_agents))])

    def match(self) -> Match[Any]:
        """Return the game as a `Match`, hidden information included."""
        return self._simulator.match()

    def place(self, match: Match[Any]) -> None:
        """Continue from the current state of a match with the same players and options."""
        self._simulator.place(match)
        self._seat(range(len(self.possible_agents)))
        self._turn_to(self._simulator.mover or 0)

    def render(self) -> Frame:
        """Render the viewer's view: printed, as text or as a picture, by `render_mode`."""
        return self._rendering.frame(self.match())

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    # --- saving and cloning

    def save(self) -> bytes:
        """Return the state of the environment, RNG included, for `restore`."""
        seats = [self._seat_of[agent] for agent in self.agents]
        rewards, cumulative = (
            [by_agent[agent] for agent in self.agents] for by_agent in (self.rewards, self._cumulative_rewards)
        )
        selected = self._seat_of[self.agent_selection]
        game = self._simulator.save()
        return msgspec.msgpack.encode(Saved(game, self._series, self._dealt, seats, selected, rewards, cumulative))

    def restore(self, saved: bytes) -> None:
        """Continue from what `save` returned for the same game, players and options."""
        try:
            data = msgspec.msgpack.decode(saved, type=Saved)
        except (msgspec.MsgspecError, TypeError) as error:
            raise BadInput("bad-shape", where="restore", fault=str(error)) from None
        for seat in (*data.agents, data.selected):
            expect_seat("restore", seat, len(self.possible_agents))
        self._simulator.restore(data.game)
        self._series, self._dealt = data.series, data.dealt
        self._seat(data.agents)
        self.rewards = dict(zip(self.agents, data.rewards, strict=True))
        self._cumulative_rewards = dict(zip(self.agents, data.cumulative, strict=True))
        self._turn_to(data.selected)

    def clone(self) -> HatboxAEC:
        """Return an independent copy."""
        arguments = {**self._arguments, "render_mode": self.render_mode}
        copy = type(self)(self.game.name, len(self.possible_agents), **arguments)  # type: ignore[arg-type]
        copy.continue_from(self._progress())
        return copy

    def _progress(self) -> tuple[int, int, bytes | None]:
        """Return the series, the number of its games dealt, and the state of the current one."""
        return self._series, self._dealt, self.save() if hasattr(self, "agents") else None

    def continue_from(self, progress: tuple[int, int, bytes | None]) -> None:
        self._series, self._dealt, saved = progress
        if saved is not None:
            self.restore(saved)

    def __deepcopy__(self, memo: dict[int, Any]) -> HatboxAEC:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        table = {"game": self.game.name, "players": len(self.possible_agents), "render_mode": self.render_mode}
        return {**table, "arguments": self._arguments, "progress": self._progress()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        arguments = {**state["arguments"], "render_mode": state["render_mode"]}
        HatboxAEC.__init__(self, state["game"], state["players"], **arguments)
        self.continue_from(state["progress"])


class OrderEnforced(OrderEnforcingWrapper[str, Observation, int | None]):
    """Raises unless `reset` comes first and a loop over `agent_iter` steps."""

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Call the environment directly, which is faster than the wrapper's own `last`."""
        if not self._has_reset:
            return super().last(observe)
        return self.env.last(observe)

    def restore(self, saved: bytes) -> None:
        """Continue from what `save` returned; counts as a reset."""
        self.env.restore(saved)  # type: ignore[attr-defined]
        self._has_reset = self._has_updated = True

    def place(self, match: Match[Any]) -> None:
        """Continue from a match; counts as a reset."""
        self.env.place(match)  # type: ignore[attr-defined]
        self._has_reset = self._has_updated = True

    def clone(self) -> OrderEnforced:
        """Return an independent copy, wrapped like this one."""
        copy = OrderEnforced(self.env.clone())  # type: ignore[attr-defined]
        copy._has_reset, copy._has_updated = self._has_reset, self._has_updated
        return copy

    def __str__(self) -> str:
        return str(self.env)
