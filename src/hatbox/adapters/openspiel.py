"""The games for OpenSpiel: `pyspiel.load_game("hatbox_hats(players=3)")`, once this module is imported.

Chance is explicit: each card is a chance node. An information state is made of the seat's views, observed actions and
revelations alone, so it holds what the seat could remember and nothing else.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from math import prod
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from hatbox.bots.bot import Bot, Budget
from hatbox.compiled.buffers import Buffer, new_buffer, to_list
from hatbox.compiled.records import States, copy_states, with_capacity, zeros
from hatbox.engine.errors import BadInput
from hatbox.engine.game import CHANCE, DEAL, HIDDEN, OVER, Game, Option, Value
from hatbox.engine.loops import REFUSED, Loops, loops_of
from hatbox.engine.match import Observations, parse_first
from hatbox.extras import need
from hatbox.games import NAMES, game_named

if TYPE_CHECKING:
    from numpy.typing import NDArray

pyspiel: Any = need("pyspiel", "openspiel")

PREFIX = "hatbox_"
RANDOM_FIRST = -1  # `first`: the starting seat is drawn
TOKEN = struct.Struct("<qq")  # an observed action, and what it revealed to the seat
TOKEN_SIZE = 3  # numbers in a tensor: the action, and the revelation in two halves
HALF = 1 << 16
SEEDS = 1 << 62
MAX_TENSOR_LENGTH = 1000  # longer games have no information state tensor


def register(game: Game[Any]) -> None:
    """Register a game with OpenSpiel, as `hatbox_` and its name.

    A class must be registered: OpenSpiel releases it after Python has shut down, too late to free a function.
    """
    name = PREFIX + game.name
    maker = globals()[name] = type(name, (HatboxGame,), {"rules": game})  # where pickle finds it again
    pyspiel.register_game(_type_of(game, has_tensor=True), maker)


def _type_of(game: Game[Any], *, has_tensor: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=f"Hatbox: {game.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.players),
        min_num_players=min(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=has_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game[Any]) -> dict[str, Value]:
    """Return the parameters of the game string with their defaults."""
    return {
        "players": min(game.players),
        "first": RANDOM_FIRST,
        **{option.name: _placeholder(option) for option in game.options},
    }


def _placeholder(option: Option) -> Value:
    """Return a placeholder of the option's type that means: not given, follow edition and size."""
    if isinstance(option.default, bool):
        return option.default
    return "" if isinstance(option.default, str) else -1


class HatboxGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its players and options."""

    rules: Game[Any]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        game, params = self.rules, params or {}
        self.players = int(params.get("players", min(game.players)))
        unnamed = {option.name: _placeholder(option) for option in game.options}
        given = {name: params[name] for name in unnamed if params.get(name, unnamed[name]) != unnamed[name]}
        first = int(params.get("first", RANDOM_FIRST))
        self.first = HIDDEN if first == RANDOM_FIRST else parse_first(self.players, first)
        self.options = game.resolve_options(self.players, given)
        self.longest = game.max_actions(self.players, self.options)
        self.sides = len(game.sides(self.players))
        self.has_tensor = self.longest <= MAX_TENSOR_LENGTH
        self.room = max(game.max_legal, len(game.piece_names))
        self.undealt = with_capacity(game.copy_blank(self.players, self.options, self.first), 2)  # before the deal
        loops = loops_of(game)
        loops.start_chance_at(self.undealt, 0)
        out = new_buffer(self.room)
        self.first_due = count_pieces(out, loops.chance_outcomes_at(self.undealt, 0, DEAL, 0, out))
        least, most = game.stakes or (-1, self.sides - 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=len(game.piece_names),
            num_players=self.players,
            min_utility=float(least),
            max_utility=float(most),
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(_type_of(game, has_tensor=self.has_tensor), info, dict(params))

    def new_initial_state(self) -> HatboxState:
        """Return the state before the deal."""
        return HatboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer for learning algorithms; None for kinds other than one seat's view."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, kind.perfect_recall)


def count_pieces(pieces: Buffer, count: int) -> dict[int, int]:
    """Return how often each piece is among the first `count`."""
    return dict(sorted(Counter(to_list(pieces[:count])).items()))


class HatboxState(pyspiel.State):  # type: ignore[misc]
    """A game being played, chance piece by piece.

    OpenSpiel copies a state by copying its attributes, so these are few and small: the position, and what each seat has
    observed, as bytes.
    """

    def __init__(self, game: HatboxGame) -> None:
        super().__init__(game)
        self._shared = _Shared(game)
        self._states = copy_states(game.undealt)  # current, and scratch for the next
        self._pending: int | None = DEAL  # action that waits for chance outcomes
        self._step = 0
        self._due = game.first_due  # possible chance outcomes with their counts
        self._start = [b""] * game.players  # by seat: view after the deal, as features
        self._start_text = [""] * game.players  # the same as text
        self._seen = [b""] * game.players  # by seat: what it observed since, as tokens
        if not self._due:
            self._go_on()

    @property
    def game(self) -> HatboxGame:
        return self._shared.game

    @property
    def _loops(self) -> Loops:
        return loops_of(self.game.rules)

    # --- play

    def _go_on(self) -> None:
        """Apply everything up to the next decision of a player or of chance."""
        out = new_buffer(self.game.room)
        while True:
            if self._pending is None:
                if self._mover != CHANCE:
                    return
                self._loops.legal_at(self._states, 0, out)
                self._pending, self._step = int(out[0]), 0
            count = self._loops.chance_outcomes_at(self._states, 0, self._pending, self._step, out)
            self._due = count_pieces(out, count)
            if count:
                return
            if self._pending == DEAL:
                self._begin(range(self.game.players))
            else:
                self._do(self._pending)
            self._pending = None

    def _begin(self, seats: Iterable[int]) -> None:
        """Store the current views as what the seats remember first."""
        for seat in seats:
            row = self.features(seat)
            self._start[seat], self._start_text[seat] = row.tobytes(), self.game.rules.blocks.format_row(row)

    def _do(self, action: int) -> None:
        if self._loops.advance(self._states, 0, action, new_buffer(self.game.room)) == REFUSED:
            raise BadInput("openspiel-action", action=action, allowed=", ".join(map(str, self._legal_actions(0))))
        for seat in range(self.game.players):
            glimpse = self._loops.glimpse_at(self._states, 0, action, seat)
            shown = self._loops.revealed_at(self._states, 0, action, self._states, 1, seat)
            self._seen[seat] += TOKEN.pack(glimpse, shown)
        self._states[0] = copy_states(self._states[1:])[0]

    @property
    def _mover(self) -> int:
        return int(self._loops.mover_at(self._states, 0))

    def current_player(self) -> int:
        """Return the seat to act, or OpenSpiel's numbers for chance and the end."""
        if self._due:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self._mover
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def is_terminal(self) -> bool:
        return not self._due and self._mover == OVER

    def _legal_actions(self, player: int) -> list[int]:
        out = new_buffer(self.game.room)
        return sorted(to_list(out[: self._loops.legal_at(self._states, 0, out)]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible pieces with their probabilities."""
        whole = sum(self._due.values())
        return [(piece, count / whole) for piece, count in self._due.items()]

    def _apply_action(self, action: int) -> None:
        if self._due and self._pending is not None:
            if action not in self._due:
                raise BadInput("openspiel-chance", piece=action, allowed=", ".join(map(str, self._due)))
            self._loops.apply_chance_at(self._states, 0, self._pending, self._step, action)
            self._step += 1
        else:
            self._pending, self._step = action, 0
        self._go_on()

    def returns(self) -> list[float]:
        """Return zero-sum returns: share of the win × number of sides − 1; or points, if the game has stakes."""
        seats = range(self.game.players)
        if not self.is_terminal():
            return [0.0] * len(seats)
        if self.game.rules.stakes:
            return [float(self._loops.score_at(self._states, 0, seat)) for seat in seats]
        shares = [self._loops.payoff_at(self._states, 0, seat) for seat in seats]
        return [share * self.game.sides - 1 for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HatboxState:
        """Return a state that the player cannot tell from this one.

        It has no history, so it cannot be serialized; the other seats remember only their current views of it.
        """
        world = HatboxState(self.game)
        views = self.view(player)
        self._loops.determinize_at(views, 0, player, int(sampler() * SEEDS), world._states, 0)
        world._pending, world._step, world._due = None, 0, {}
        world._begin(seat for seat in range(self.game.players) if seat != player)
        world._start[player], world._start_text[player] = self._start[player], self._start_text[player]
        world._seen[player] = self._seen[player]
        return world

    # --- text and numbers

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.game.rules
        return rules.piece_names[action] if player == pyspiel.PlayerId.CHANCE else rules.notation.action_name(action)

    def __str__(self) -> str:
        """Return the whole position, hidden information included."""
        if self._pending == DEAL:
            return f"dealing: {self.history_str()}"
        position = msgspec.json.encode(self.game.rules.position(self._states)).decode()
        return position if self._pending is None else f"{position} doing {self._pending}: {self._step}"

    def view(self, seat: int) -> States:
        """Return the current view of a seat."""
        views = zeros(self.game.rules.state_class, 1)
        self._loops.observe_at(self._states, 0, seat, views, 0)
        return views

    def observations(self, seat: int) -> Observations[Any]:
        """Return the observations of a seat for a bot: its current view without the history."""
        return Observations(self.game.rules, seat, self.view(seat), new_buffer(0), new_buffer(0))

    def features(self, seat: int) -> NDArray[np.int8]:
        """Return the current view of a seat as features; zeros during the deal."""
        row = np.zeros(self.game.rules.blocks.size, np.int8)
        if not (self._pending == DEAL and self._due):
            self.game.rules.kernels.features(self.view(seat)[0], seat, row)
        return row

    def start(self, seat: int) -> NDArray[np.int8]:
        """Return the first view of a seat as features; zeros during the deal."""
        row = np.frombuffer(self._start[seat], np.int8)
        return row if len(row) else np.zeros(self.game.rules.blocks.size, np.int8)

    def start_text(self, seat: int) -> str:
        """Return the first view of a seat as text."""
        return self._start_text[seat]

    def tokens(self, seat: int) -> list[tuple[int, int]]:
        """Return what a seat observed since: each action as it saw it, and what that revealed."""
        return [(glimpse, revealed) for glimpse, revealed in TOKEN.iter_unpack(self._seen[seat])]


class _Shared:
    """The game of a state, shared between copies."""

    def __init__(self, game: HatboxGame) -> None:
        self.game = game

    def __deepcopy__(self, _memo: object) -> _Shared:
        return self


class Observer:
    """An OpenSpiel observer: `tensor`, its named parts `dict`, and strings."""

    def __init__(self, game: HatboxGame, recalls: bool) -> None:
        """Observe everything a seat remembers (`recalls`), or its current view."""
        self._game = game
        self._recalls = recalls
        blocks = game.rules.blocks
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (game.players,))]
        pieces += [(block.name, block.shape) for block in blocks]
        if recalls and game.has_tensor:
            pieces.append(("observed_actions", (game.longest, TOKEN_SIZE)))
        self.tensor = np.zeros(sum(prod(shape) for _, shape in pieces), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: HatboxState, player: int) -> None:
        """Fill the tensor with what the player sees or remembers."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        first = self._game.players
        row = state.start(player) if self._recalls else state.features(player)
        self.tensor[first : first + len(row)] = row
        if "observed_actions" in self.dict:
            for at, (glimpse, revealed) in enumerate(state.tokens(player)):
                self.dict["observed_actions"][at] = (glimpse + 1, revealed % HALF, revealed // HALF)

    def string_from(self, state: HatboxState, player: int) -> str:
        """Return what the player sees or remembers as text."""
        if not self._recalls:
            return f"seat {player}: {self._game.rules.blocks.format_row(state.features(player))}"
        since = " ".join(f"{glimpse}" + (f"({shown})" if shown else "") for glimpse, shown in state.tokens(player))
        return f"seat {player}: {state.start_text(player)}; {since}"


def action_of(bot: Bot, state: HatboxState, seed: int = 0, budget: Budget | None = None) -> int:
    """Return the action of a bot in an OpenSpiel state, from the view of the player to move.

    Without a budget a searching bot hardly thinks: one simulation.
    """
    observations = state.observations(state.current_player())
    return bot.think(observations, budget or Budget(simulations=1), seed).action


for _name in NAMES:
    register(game_named(_name))
