"""Leduc poker as a game among games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import ModuleType
from typing import ClassVar, cast

from hatbox.core.errors import IllegalMove
from hatbox.core.features import Blocks
from hatbox.core.game import JSON, Game, Kernels, Option, Value, kernels_of
from hatbox.core.jit import States, blank, freeze, thaw
from leduc import chance, features, knowledge, positions, rules, telling, views
from leduc.state import ACTIONS, MOST_ACTIONS, MOST_CHIPS, ROUNDS, SEATS, State


class Leduc(Game[State]):
    """Two players, six cards, two rounds of bets."""

    name: ClassVar[str] = "leduc"
    players: ClassVar[tuple[int, ...]] = (SEATS,)
    options: ClassVar[tuple[Option, ...]] = ()
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, views, chance, features)
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = ACTIONS
    texts: ClassVar[Sequence[str]] = positions.TEXTS
    blocks: ClassVar[Blocks] = features.BLOCKS
    reckoned: ClassVar[int] = SEATS
    chance_pieces: ClassVar[int] = chance.PIECES
    piece_names: ClassVar[Sequence[str]] = chance.NAMES
    stakes: ClassVar[tuple[int, int]] = (-MOST_CHIPS, MOST_CHIPS)
    words: ClassVar[Path] = Path(__file__).parent
    knowledge: ClassVar[ModuleType | None] = knowledge

    parts: ClassVar[Mapping[str, Callable[..., JSON]]] = positions.PARTS
    alike: ClassVar[frozenset[str]] = positions.ALIKE
    from_position = staticmethod(positions.from_position)
    deal_of = staticmethod(positions.deal_of)
    from_deal = staticmethod(positions.from_deal)
    result = staticmethod(positions.result)
    tell = staticmethod(telling.tell)
    reveals = staticmethod(telling.reveals)

    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        state = blank(State)
        state.players = players
        state.first_asked = state.first = first
        return freeze(state)

    def refusal(self, record: State, actions: Sequence[int]) -> IllegalMove:
        return telling.refusal(record, actions[-1])

    def longest(self, players: int, options: Mapping[str, Value]) -> int:
        return ROUNDS * MOST_ACTIONS

    def given_up(self, result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
        chips = -cast("list[int]", result["scores"])[1 - winners[0]]
        return positions.given_up(chips, winners)

    def unsound(self, record: State) -> Iterator[str]:
        state = thaw(State, record)
        if len({*state.hand, state.board}) < SEATS + 1:
            yield "a card is there twice"


GAME = Leduc()
