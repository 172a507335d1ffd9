"""Top Hats as a `Game` object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hatbox.compiled.records import States, to_object, to_records, zero_object
from hatbox.engine.features import Blocks
from hatbox.engine.game import Events, Game, Kernels, Notation, Option, Positions, Value, kernels_of
from hatbox.games.folder_parts import FolderParts
from hatbox.games.top_hats import (
    chance,
    events,
    features,
    notation,
    paths,
    positions,
    refusals,
    rules,
    views,
)
from hatbox.games.top_hats.state import (
    ACTIONS,
    BELOW,
    BUILDING,
    MAX_LEGAL,
    SEATS,
    SIZES,
    STACKS,
    State,
)


def is_size(text: str, players: int) -> bool:
    """Return whether a text is a value of the option `size`."""
    return players == 2 and text in SIZES


class TopHats(FolderParts, Game[State]):
    """The battle of stacks on the hexagonal board."""

    name: ClassVar[str] = "top_hats"
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("narrowings", (2, 1, 0)),
        Option("stall_limit", (100,), number=True),
        Option("size", ("full",), accepts=is_size, allowed="small, tiny (two players)", players=(2,), research=True),
    )
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {
        "small": {"narrowings": 1, "stall_limit": 20},
        "tiny": {"narrowings": 0, "stall_limit": 2},
    }
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, views, features, chance)
    notation: ClassVar[Notation] = Notation(notation, paths, refusals)
    positions: ClassVar[Positions] = Positions(positions)
    events: ClassVar[Events] = Events(events)
    blocks: ClassVar[Blocks] = features.BLOCKS
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    piece_names: ClassVar[Sequence[str]] = chance.PIECE_NAMES
    score_part_count: ClassVar[int] = SEATS * rules.SEAT_PARTS
    counts_points: ClassVar[bool] = False  # T11: the last owner of stacks wins

    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        state = zero_object(State)
        state.players = players
        size = SIZES[str(options.get("size", "full"))]
        state.rings, state.stacks_each = size.rings, size.stacks
        state.own_hats, state.foreign_hats = size.own_hats, size.foreign_hats
        state.narrowings = int(options["narrowings"])
        state.stall_limit = int(options["stall_limit"])
        state.first_asked = state.first = first
        states = to_records(state)
        rules.clear(states[0])
        return states

    def is_simultaneous(self, record: State) -> bool:
        return to_object(State, record).phase == BUILDING  # T3

    def max_actions(self, players: int, options: Mapping[str, Value]) -> int:
        stacks, limit = players * STACKS, int(options["stall_limit"])
        if not limit:
            return super().max_actions(players, options)
        turns = (stacks * (1 + BELOW) + 1) * limit  # T13: every capture takes a hat, and starts the count again
        return 2 * stacks + turns * (stacks + 2) + int(options["narrowings"])  # T6: a start, jumps, a stop


GAME = TopHats()
