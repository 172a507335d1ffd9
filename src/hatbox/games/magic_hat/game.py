"""Magic Hat as a game among games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hatbox.core.errors import IllegalMove
from hatbox.core.features import Blocks
from hatbox.core.game import Game, Kernels, Option, Standing, Value, kernels_of
from hatbox.core.jit import States, blank, freeze
from hatbox.games.magic_hat import chance, features, notation, positions, refusals, rules, soundness, telling, views
from hatbox.games.magic_hat.state import ACTIONS, HATS, KINDS_OF, MAX_LEGAL, SEATS, SIZES, State


class MagicHat(Game[State]):
    """The memory of hats above a row of characters."""

    name: ClassVar[str] = "magic_hat"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("ru", "en")),
        Option("no_swap_back", (True, False)),
        Option("copies", (2, 1, 4)),
        Option("magic_hats", (4, 0)),
        Option("dead_table", ("redeal", "play_on")),
        Option("stall_limit", (100,), number=True),
        Option("memory_aid", (False, True)),  # M13: what the screen shows; no rule depends on it
        Option("size", tuple(SIZES), research=True),
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
    kernels: ClassVar[Kernels] = kernels_of(rules, views, features, chance)
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    chance_pieces: ClassVar[int] = chance.PIECES
    piece_names: ClassVar[Sequence[str]] = chance.NAMES
    blocks: ClassVar[Blocks] = features.BLOCKS
    reckoned: ClassVar[int] = SEATS * rules.PARTS
    texts: ClassVar[Sequence[str]] = notation.TEXTS

    settle = staticmethod(notation.settle)
    moves = staticmethod(notation.moves)
    parts = positions.PARTS
    alike = positions.ALIKE
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
        state.copies = int(options["copies"])
        size = SIZES[str(options.get("size", "full"))]
        state.slots, state.last_slots = size.slots, size.last_slots
        state.characters = state.copies * len(KINDS_OF[state.copies][: size.kinds])
        state.magic_hats = int(options["magic_hats"])
        state.no_swap_back = int(options["no_swap_back"])
        state.redeals = int(options["dead_table"] == "redeal")
        state.stall_limit = int(options["stall_limit"])
        state.first_asked = state.first = first
        states = freeze(state)
        rules.clear(states[0])
        return states

    def standing(self, players: int, numbers: Sequence[int]) -> Standing:
        return positions.standing(players, numbers)

    def longest(self, players: int, options: Mapping[str, Value]) -> int:
        limit = int(options["stall_limit"])
        return (HATS + 1) * limit + HATS if limit else super().longest(players, options)  # M10, and M9 after each hat

    def parse(self, record: State, text: str) -> list[int]:
        return notation.parse(text)

    def refusal(self, record: State, actions: Sequence[int]) -> IllegalMove:
        return refusals.refusal(record, actions[-1])


GAME = MagicHat()
