"""Hats as a `Game` object."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import ClassVar

from hatbox.engine.errors import BadInput
from hatbox.engine.features import Blocks
from hatbox.engine.game import Descriptions, Game, Kernels, Notation, Option, Positions, Value, kernels_of
from hatbox.engine.parts import ChatFilter
from hatbox.games.folder_parts import FolderParts
from hatbox.games.hats import (
    chance,
    descriptions,
    explanations,
    features,
    notation,
    positions,
    random_play,
    rules,
    views,
)
from hatbox.games.hats.state import ACTIONS, DISCARD, MAX_LEGAL, SEATS, SIZE_NAMES, TURNS, TYPE_LETTERS, State


class Hats(FolderParts, Game[State]):
    """The card exchange at the tea table."""

    name: ClassVar[str] = "hats"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (  # in the order of state.EDITION ... SIZE
        Option("edition", ("standard", "de")),
        Option("black_hat_is_a_type", (True, False)),
        Option("tiebreak_black_hats", (True, False)),
        Option(
            "removed",
            ("random",),
            letters=TYPE_LETTERS,
            allowed="two type letters such as BC (two players)",
            players=(2,),  # H3
        ),
        Option(
            "size",
            SIZE_NAMES[:1],
            texts=SIZE_NAMES[1:],
            allowed="small, tiny (two players)",
            players=(2,),
            research=True,
        ),
    )
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {  # H15
        "standard": {"black_hat_is_a_type": True, "tiebreak_black_hats": True},
        "de": {"black_hat_is_a_type": False, "tiebreak_black_hats": False},
    }
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, random_play, views, features, chance, descriptions, explanations)
    notation: ClassVar[Notation] = Notation(notation)
    positions: ClassVar[Positions] = Positions(positions)
    descriptions: ClassVar[Descriptions] = Descriptions(descriptions, explanations)
    blocks: ClassVar[Blocks] = features.BLOCKS
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    piece_names: ClassVar[Sequence[str]] = chance.PIECE_NAMES
    draws_from_deck: ClassVar[bool] = True  # H7
    previewable: ClassVar[Container[int]] = range(DISCARD)  # exchanges and black hats: open, or the mover's own cards

    def resolve_options(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        options = super().resolve_options(players, given)
        if "size" in options and options["removed"] != "random":  # a size removes its own types
            raise BadInput("bad-option", game=self.name, name="removed", value=options["removed"], allowed="random")
        return options

    def max_actions(self, players: int, options: Mapping[str, Value]) -> int:
        return players * TURNS * 4  # H4: a main action, an optional one in two parts (H7, H8), and the end of the turn

    def sides(self, players: int) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)] if players == SEATS else super().sides(players)

    def chat_filter(self, players: int) -> ChatFilter | None:
        from hatbox.games.hats import chat_filter

        return chat_filter if players == SEATS else None  # H8: among partners


GAME = Hats()
