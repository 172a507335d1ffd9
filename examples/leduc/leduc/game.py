"""Leduc poker as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from hatbox.engine.features import Blocks
from hatbox.engine.game import Descriptions, Game, Kernels, Notation, Positions, Value, kernels_of
from hatbox.engine.parts import Strategy
from leduc import chance, descriptions, features, heuristics, positions, rules, state, views
from leduc.state import MAX_ACTIONS, MAX_CHIPS, ROUNDS, SEATS, State


class Leduc(Game[State]):
    """Two players, six cards, two rounds of bets."""

    name: ClassVar[str] = "leduc"
    players: ClassVar[tuple[int, ...]] = (SEATS,)
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, views, chance, features, descriptions)
    notation: ClassVar[Notation] = Notation(state)
    positions: ClassVar[Positions] = Positions(positions)
    descriptions: ClassVar[Descriptions] = Descriptions(descriptions)
    blocks: ClassVar[Blocks] = features.BLOCKS

    piece_names: ClassVar[Sequence[str]] = chance.PIECE_NAMES
    stakes: ClassVar[tuple[int, int]] = (-MAX_CHIPS, MAX_CHIPS)
    language_folder: ClassVar[Path] = Path(__file__).parent

    def max_actions(self, players: int, options: Mapping[str, Value]) -> int:
        return ROUNDS * MAX_ACTIONS

    @property
    def strategy(self) -> Strategy:
        return Strategy(heuristics)


GAME = Leduc()
