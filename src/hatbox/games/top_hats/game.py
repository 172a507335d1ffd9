"""Top Hats as a `Game` object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hatbox.engine.features import Blocks
from hatbox.engine.game import Descriptions, Game, Kernels, Notation, Option, Positions, Value, kernels_of
from hatbox.games.folder_parts import FolderParts
from hatbox.games.top_hats import (
    chance,
    descriptions,
    explanations,
    features,
    notation,
    path_reading,
    paths,
    positions,
    rules,
    views,
)
from hatbox.games.top_hats.state import (
    ACTIONS,
    BELOW,
    MAX_LEGAL,
    SIZE_NAMES,
    STACKS,
    State,
)


class TopHats(FolderParts, Game[State]):
    """The battle of stacks on the hexagonal board."""

    name: ClassVar[str] = "top_hats"
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (  # in the order of state.NARROWINGS ... SIZE
        Option("narrowings", (2, 1, 0)),
        Option("stall_limit", (100,), number=True),
        Option(
            "size",
            SIZE_NAMES[:1],
            texts=SIZE_NAMES[1:],
            allowed="small, tiny (two players)",
            players=(2,),
            research=True,
        ),
    )
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {
        "small": {"narrowings": 1, "stall_limit": 20},
        "tiny": {"narrowings": 0, "stall_limit": 2},
    }
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(
        rules, views, features, chance, descriptions, paths, path_reading, explanations
    )
    notation: ClassVar[Notation] = Notation(notation)
    positions: ClassVar[Positions] = Positions(positions)
    descriptions: ClassVar[Descriptions] = Descriptions(descriptions, paths, explanations)
    blocks: ClassVar[Blocks] = features.BLOCKS
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    piece_names: ClassVar[Sequence[str]] = chance.PIECE_NAMES
    counts_points: ClassVar[bool] = False  # T11: the last owner of stacks wins

    def max_actions(self, players: int, options: Mapping[str, Value]) -> int:
        stacks, limit = players * STACKS, int(options["stall_limit"])
        if not limit:
            return super().max_actions(players, options)
        turns = (stacks * (1 + BELOW) + 1) * limit  # T13: every capture takes a hat, and starts the count again
        return 2 * stacks + turns * (stacks + 2) + int(options["narrowings"])  # T6: a start, jumps, a stop


GAME = TopHats()
