"""Top Hats as a game among games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hatbox.core.features import Blocks
from hatbox.core.game import JSON, Game, Kernels, Option, Standing, Value, Ways, kernels_of
from hatbox.core.jit import States, blank, freeze, thaw
from hatbox.core.loops import loops_of
from hatbox.games.top_hats import (
    chance,
    features,
    notation,
    positions,
    refusals,
    rules,
    soundness,
    telling,
    views,
    ways,
)
from hatbox.games.top_hats.state import ACTIONS, BELOW, BUILDING, JUMP, MAX_LEGAL, SEATS, SIZES, STACKS, STOP, State


def smaller(text: str, players: int) -> bool:
    """Whether the text names a small size, as the option `size` does."""
    return players == 2 and text in SIZES


class TopHats(Game[State]):
    """The battle of stacks on the hexagonal board."""

    name: ClassVar[str] = "top_hats"
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("narrowings", (2, 1, 0)),
        Option("stall_limit", (100,), number=True),
        Option("size", ("full",), accepts=smaller, allowed="small, tiny (two players)", players=(2,), research=True),
    )
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {
        "small": {"narrowings": 1, "stall_limit": 20},
        "tiny": {"narrowings": 0, "stall_limit": 2},
    }
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, views, features, chance)
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    chance_pieces: ClassVar[int] = chance.PIECES
    piece_names: ClassVar[Sequence[str]] = chance.NAMES
    blocks: ClassVar[Blocks] = features.BLOCKS
    reckoned: ClassVar[int] = SEATS * rules.PARTS

    parse = staticmethod(notation.parse)
    action_name = staticmethod(notation.action_name)
    legal_moves = staticmethod(notation.legal_moves)
    refusal = staticmethod(refusals.refusal)
    moves = staticmethod(notation.moves)
    parts = positions.PARTS
    alike = positions.ALIKE
    has_position = staticmethod(positions.is_whole)
    from_position = staticmethod(positions.from_position)
    deal_of = staticmethod(positions.deal_of)
    from_deal = staticmethod(positions.from_deal)
    result = staticmethod(positions.result)
    unsound = staticmethod(soundness.unsound)
    tell = staticmethod(telling.tell)
    reveals = staticmethod(telling.reveals)

    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        state = blank(State)
        state.players = players
        size = SIZES[str(options.get("size", "full"))]
        state.rings, state.stacks_each = size.rings, size.stacks
        state.own_hats, state.foreign_hats = size.own_hats, size.foreign_hats
        state.narrowings = int(options["narrowings"])
        state.stall_limit = int(options["stall_limit"])
        state.first_asked = state.first = first
        states = freeze(state)
        rules.clear(states[0])
        return states

    def ways(self, view: States, path: str) -> Ways:
        return ways.ways(loops_of(self), view, path)

    def standing(self, players: int, numbers: Sequence[int]) -> Standing:
        return positions.standing(players, numbers)

    def together(self, record: State) -> bool:
        return thaw(State, record).phase == BUILDING  # T3

    def begins_move(self, action: int) -> bool:
        return not JUMP <= action <= STOP

    def longest(self, players: int, options: Mapping[str, Value]) -> int:
        stacks, limit = players * STACKS, int(options["stall_limit"])
        if not limit:
            return super().longest(players, options)
        turns = (stacks * (1 + BELOW) + 1) * limit  # T13: every capture takes a hat, and starts the count again
        return 2 * stacks + turns * (stacks + 2) + int(options["narrowings"])  # T6: a start, jumps, a stop

    def given_up(self, result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
        scores: list[JSON] = [int(seat in winners) for seat in range(2)]
        return {**super().given_up(result, winners), "scores": scores}


GAME = TopHats()
