"""Magic Hat as a `Game` object."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hatbox.engine.features import Blocks
from hatbox.engine.game import Descriptions, Game, Kernels, Notation, Option, Positions, Value, kernels_of
from hatbox.games.folder_parts import FolderParts
from hatbox.games.magic_hat import (
    chance,
    descriptions,
    explanations,
    features,
    notation,
    positions,
    rules,
    views,
)
from hatbox.games.magic_hat.state import ACTIONS, HATS, MAX_LEGAL, SIZE_NAMES, State


class MagicHat(FolderParts, Game[State]):
    """The memory of hats above a row of characters."""

    name: ClassVar[str] = "magic_hat"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (  # in the order of state.EDITION ... SIZE
        Option("edition", ("ru", "en")),
        Option("no_swap_back", (True, False)),
        Option("copies", (2, 1, 4)),
        Option("magic_hats", (4, 0)),
        Option("dead_table", ("redeal", "play_on")),
        Option("stall_limit", (100,), number=True),
        Option("memory_aid", (False, True)),  # M13: for the screen; no rule depends on it
        Option("size", SIZE_NAMES, research=True),
    )
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {  # M12
        "ru": {"no_swap_back": True},
        "en": {"no_swap_back": False},
    }
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {
        "small": {"copies": 1, "magic_hats": 0, "stall_limit": 6},
        "tiny": {"copies": 1, "magic_hats": 0, "stall_limit": 3},
    }
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, views, features, chance, descriptions, explanations)
    notation: ClassVar[Notation] = Notation(notation)
    positions: ClassVar[Positions] = Positions(positions)
    descriptions: ClassVar[Descriptions] = Descriptions(descriptions, explanations)
    blocks: ClassVar[Blocks] = features.BLOCKS
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    piece_names: ClassVar[Sequence[str]] = chance.PIECE_NAMES

    def max_actions(self, players: int, options: Mapping[str, Value]) -> int:
        limit = int(options["stall_limit"])
        return (
            (HATS + 1) * limit + HATS if limit else super().max_actions(players, options)
        )  # M10, and M9 after each hat


GAME = MagicHat()
