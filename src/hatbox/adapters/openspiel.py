"""The games for OpenSpiel: `pyspiel.load_game("hatbox_hats(players=3)")`, once this module is imported.

Chance is explicit: cards come one at a time, each a chance node. What a player has seen is told by views, glimpses and
revelations alone, so an information state holds what the seat could remember, and nothing else.
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
from hatbox.engine.match import Observations, read_first
from hatbox.extras import need
from hatbox.games import NAMES, game_named

if TYPE_CHECKING:
    from numpy.typing import NDArray

pyspiel: Any = need("pyspiel", "openspiel")

PREFIX = "hatbox_"
DRAWN = -1  # `first`: who begins is drawn
TOKEN = struct.Struct("<qq")  # an action as a seat saw it done, and what else that showed it
TOKEN_SIZE = 3  # as numbers of a tensor: the first, and the second in two halves
HALF = 1 << 16
SEEDS = 1 << 62
LONGEST_TOLD = 1000  # an information state is a tensor only where no game is longer


def register(game: Game[Any]) -> None:
    """Make a game known to OpenSpiel, by its name with `hatbox_` before it.

    What is registered must be a class: OpenSpiel lets go of it when Python has already ended, and a function would then
    be freed too late.
    """
    name = PREFIX + game.name
    maker = globals()[name] = type(name, (HatboxGame,), {"rules": game})  # where pickle finds it again
    pyspiel.register_game(_type_of(game, told_as_tensor=True), maker)


def _type_of(game: Game[Any], *, told_as_tensor: bool) -> Any:
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
        provides_information_state_tensor=told_as_tensor,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game[Any]) -> dict[str, Value]:
    """What may stand in the brackets, and what each is when it does not."""
    return {"players": min(game.players), "first": DRAWN, **{option.name: _unnamed(option) for option in game.options}}


def _unnamed(option: Option) -> Value:
    """An option that is not named follows the edition and the size; OpenSpiel must be told a value of its kind."""
    if isinstance(option.default, bool):
        return option.default
    return "" if isinstance(option.default, str) else -1


class HatboxGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its players and options."""

    rules: Game[Any]

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        """As OpenSpiel has read the brackets."""
        game, params = self.rules, params or {}
        self.players = int(params.get("players", min(game.players)))
        unnamed = {option.name: _unnamed(option) for option in game.options}
        given = {name: params[name] for name in unnamed if params.get(name, unnamed[name]) != unnamed[name]}
        first = int(params.get("first", DRAWN))
        self.first = HIDDEN if first == DRAWN else read_first(self.players, first)
        self.options = game.resolve(self.players, given)
        self.longest = game.longest(self.players, self.options)
        self.sides = len(game.sides(self.players))
        self.told_as_tensor = self.longest <= LONGEST_TOLD
        self.room = max(game.max_legal, len(game.piece_names))
        self.spread = with_capacity(game.fresh(self.players, self.options, self.first), 2)  # before the deal
        loops = loops_of(game)
        loops.start_chance_at(self.spread, 0)
        out = new_buffer(self.room)
        self.first_due = counted(out, loops.chance_outcomes_at(self.spread, 0, DEAL, 0, out))
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
        super().__init__(_type_of(game, told_as_tensor=self.told_as_tensor), info, dict(params))

    def new_initial_state(self) -> HatboxState:
        """Before the deal."""
        return HatboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What looks at states for algorithms that learn; None for kinds that are not what one seat sees."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if params or not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, kind.perfect_recall)


def counted(pieces: Buffer, count: int) -> dict[int, int]:
    """How many there are of each of the first pieces."""
    return dict(sorted(Counter(to_list(pieces[:count])).items()))


class HatboxState(pyspiel.State):  # type: ignore[misc]
    """A game being played, chance piece by piece.

    OpenSpiel copies a state by copying its attributes, so these are few and small: the position, and what each seat has
    seen, as bytes.
    """

    def __init__(self, game: HatboxGame) -> None:
        """Nothing dealt yet."""
        super().__init__(game)
        self._shared = _Shared(game)
        self._states = copy_states(game.spread)  # now, and room for the next
        self._doing: int | None = DEAL  # what is about to be done, as soon as chance has brought all it must
        self._step = 0
        self._due = game.first_due  # what chance may bring now, and how many of each there are
        self._start = [b""] * game.players  # what each seat saw at the deal, as features
        self._told = [""] * game.players  # the same in words
        self._seen = [b""] * game.players  # what each seat saw since, as tokens
        if not self._due:
            self._go_on()

    @property
    def game(self) -> HatboxGame:
        return self._shared.game

    @property
    def _loops(self) -> Loops:
        return loops_of(self.game.rules)

    # --- the course of the game

    def _go_on(self) -> None:
        """Do what can be done without anybody's choice, up to the next one."""
        out = new_buffer(self.game.room)
        while True:
            if self._doing is None:
                if self._mover != CHANCE:
                    return
                self._loops.legal_at(self._states, 0, out)
                self._doing, self._step = int(out[0]), 0
            count = self._loops.chance_outcomes_at(self._states, 0, self._doing, self._step, out)
            self._due = counted(out, count)
            if count:
                return
            if self._doing == DEAL:
                self._begin(range(self.game.players))
            else:
                self._do(self._doing)
            self._doing = None

    def _begin(self, seats: Iterable[int]) -> None:
        """What seats see now is what they remember first."""
        for seat in seats:
            row = self.features(seat)
            self._start[seat], self._told[seat] = row.tobytes(), self.game.rules.blocks.told(row)

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
        """Who acts, or OpenSpiel's numbers for chance and the end."""
        if self._due:
            return int(pyspiel.PlayerId.CHANCE)
        mover = self._mover
        return int(pyspiel.PlayerId.TERMINAL) if mover == OVER else mover

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._due and self._mover == OVER

    def _legal_actions(self, player: int) -> list[int]:
        out = new_buffer(self.game.room)
        return sorted(to_list(out[: self._loops.legal_at(self._states, 0, out)]))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The pieces that may come, and how likely each is."""
        whole = sum(self._due.values())
        return [(piece, count / whole) for piece, count in self._due.items()]

    def _apply_action(self, action: int) -> None:
        if self._due and self._doing is not None:
            if action not in self._due:
                raise BadInput("openspiel-chance", piece=action, allowed=", ".join(map(str, self._due)))
            self._loops.apply_chance_at(self._states, 0, self._doing, self._step, action)
            self._step += 1
        else:
            self._doing, self._step = action, 0
        self._go_on()

    def returns(self) -> list[float]:
        """Zero in all: the share of the win, times the number of sides, less one; or points, if it is about points."""
        seats = range(self.game.players)
        if not self.is_terminal():
            return [0.0] * len(seats)
        if self.game.rules.stakes:
            return [float(self._loops.score_at(self._states, 0, seat)) for seat in seats]
        shares = [self._loops.payoff_at(self._states, 0, seat) for seat in seats]
        return [share * self.game.sides - 1 for share in shares]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HatboxState:
        """A world that looks to the player like this one, from here on.

        How it came about is not told, so such a state has no history and cannot be serialized; the other seats remember
        what they now see of it.
        """
        world = HatboxState(self.game)
        views = self.view(player)
        self._loops.determinize_at(views, 0, player, int(sampler() * SEEDS), world._states, 0)
        world._doing, world._step, world._due = None, 0, {}
        world._begin(seat for seat in range(self.game.players) if seat != player)
        world._start[player], world._told[player] = self._start[player], self._told[player]
        world._seen[player] = self._seen[player]
        return world

    # --- words and numbers

    def _action_to_string(self, player: int, action: int) -> str:
        rules = self.game.rules
        return rules.piece_names[action] if player == pyspiel.PlayerId.CHANCE else rules.notation.action_name(action)

    def __str__(self) -> str:
        """The whole position, with everything that is hidden from somebody."""
        if self._doing == DEAL:
            return f"dealing: {self.history_str()}"
        position = msgspec.json.encode(self.game.rules.position(self._states[0])).decode()
        return position if self._doing is None else f"{position} doing {self._doing}: {self._step}"

    def view(self, seat: int) -> States:
        """What a seat sees now."""
        views = zeros(self.game.rules.state_class, 1)
        self._loops.observe_at(self._states, 0, seat, views, 0)
        return views

    def observations(self, seat: int) -> Observations[Any]:
        """What a bot can be given: the seat's view, without the way that led to it."""
        return Observations(self.game.rules, seat, self.view(seat), new_buffer(0), new_buffer(0))

    def features(self, seat: int) -> NDArray[np.int8]:
        """What a seat sees now, as numbers; zeros while cards are dealt."""
        row = np.zeros(self.game.rules.blocks.size, np.int8)
        if not (self._doing == DEAL and self._due):
            self.game.rules.kernels.features(self.view(seat)[0], seat, row)
        return row

    def start(self, seat: int) -> NDArray[np.int8]:
        """What a seat saw at the deal, as numbers; zeros while cards are dealt."""
        row = np.frombuffer(self._start[seat], np.int8)
        return row if len(row) else np.zeros(self.game.rules.blocks.size, np.int8)

    def start_told(self, seat: int) -> str:
        """The same in words."""
        return self._told[seat]

    def tokens(self, seat: int) -> list[tuple[int, int]]:
        """What a seat saw since: each action as it saw it done, and what else that showed it."""
        return [(glimpse, revealed) for glimpse, revealed in TOKEN.iter_unpack(self._seen[seat])]


class _Shared:
    """The game that a state is of, which is not copied with it."""

    def __init__(self, game: HatboxGame) -> None:
        self.game = game

    def __deepcopy__(self, _memo: object) -> _Shared:
        return self


class Observer:
    """Looks at states: `tensor` and its named parts `dict`, and strings."""

    def __init__(self, game: HatboxGame, recalls: bool) -> None:
        """At all that a seat remembers: what it saw at the deal and since; or at what it sees now."""
        self._game = game
        self._recalls = recalls
        blocks = game.rules.blocks
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (game.players,))]
        pieces += [(block.name, block.shape) for block in blocks]
        if recalls and game.told_as_tensor:
            pieces.append(("told", (game.longest, TOKEN_SIZE)))
        self.tensor = np.zeros(sum(prod(shape) for _, shape in pieces), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        at = 0
        for name, shape in pieces:
            self.dict[name] = self.tensor[at : at + prod(shape)].reshape(shape)
            at += prod(shape)

    def set_from(self, state: HatboxState, player: int) -> None:
        """Fill the tensor as the player sees, or remembers, the state."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        first = self._game.players
        row = state.start(player) if self._recalls else state.features(player)
        self.tensor[first : first + len(row)] = row
        if "told" in self.dict:
            for at, (glimpse, revealed) in enumerate(state.tokens(player)):
                self.dict["told"][at] = (glimpse + 1, revealed % HALF, revealed // HALF)

    def string_from(self, state: HatboxState, player: int) -> str:
        """The same in words."""
        if not self._recalls:
            return f"seat {player}: {self._game.rules.blocks.told(state.features(player))}"
        since = " ".join(f"{glimpse}" + (f"({shown})" if shown else "") for glimpse, shown in state.tokens(player))
        return f"seat {player}: {state.start_told(player)}; {since}"


def action_of(bot: Bot, state: HatboxState, seed: int = 0) -> int:
    """What one of our bots does in a state of OpenSpiel. It sees its own view alone."""
    return bot.think(state.observations(state.current_player()), Budget(simulations=1), seed).action


for _name in NAMES:
    register(game_named(_name))
