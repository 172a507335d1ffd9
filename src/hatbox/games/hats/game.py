"""Hats as a game among games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from hatbox.core.errors import BadInput, IllegalMove
from hatbox.core.features import Blocks
from hatbox.core.game import Game, Kernels, Option, Standing, Value, kernels_of
from hatbox.core.jit import States, blank, freeze
from hatbox.games.hats import chance, features, notation, positions, refusals, rules, soundness, telling, views
from hatbox.games.hats.state import ACTIONS, MAX_LEGAL, PLACES, SEATS, SIZES, TURNS, TYPE_LETTERS, TYPES, State


def two_types(text: str, players: int) -> bool:
    """Whether the text names two different types, as the option `removed` does."""
    return players == 2 and len(set(text)) == len(text) == 2 and set(text) <= set(TYPE_LETTERS)


def smaller(text: str, players: int) -> bool:
    """Whether the text names a small size, as the option `size` does."""
    return players == 2 and text in SIZES


class Hats(Game[State]):
    """The card exchange at the tea table."""

    name: ClassVar[str] = "hats"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("standard", "de")),
        Option("black_hat_is_a_type", (True, False)),
        Option("tiebreak_black_hats", (True, False)),
        Option(
            "removed",
            ("random",),
            accepts=two_types,
            allowed="two type letters such as BC (two players)",
            players=(2,),  # H3
        ),
        Option("size", ("full",), accepts=smaller, allowed="small, tiny (two players)", players=(2,), research=True),
    )
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {  # H15
        "standard": {"black_hat_is_a_type": True, "tiebreak_black_hats": True},
        "de": {"black_hat_is_a_type": False, "tiebreak_black_hats": False},
    }
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(rules, views, features, chance)
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL
    chance_pieces: ClassVar[int] = chance.PIECES
    piece_names: ClassVar[Sequence[str]] = chance.NAMES
    blocks: ClassVar[Blocks] = features.BLOCKS
    reckoned: ClassVar[int] = TYPES + SEATS * rules.PARTS
    draws: ClassVar[bool] = True  # H7
    texts: ClassVar[Sequence[str]] = notation.TEXTS

    settle = staticmethod(notation.settle)
    moves = staticmethod(notation.moves)
    parts = positions.PARTS
    from_position = staticmethod(positions.from_position)
    deal_of = staticmethod(positions.deal_of)
    from_deal = staticmethod(positions.from_deal)
    result = staticmethod(positions.result)
    unsound = staticmethod(soundness.unsound)
    tell = staticmethod(telling.tell)
    reveals = staticmethod(telling.reveals)

    def resolve(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        options = super().resolve(players, given)
        if "size" in options and options["removed"] != "random":  # a size has its own
            raise BadInput("bad-option", game=self.name, name="removed", value=options["removed"], allowed="random")
        return options

    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        state = blank(State)
        state.players = players
        state.black_hat_is_a_type = int(options["black_hat_is_a_type"])
        state.tiebreak_black_hats = int(options["tiebreak_black_hats"])
        size = SIZES[str(options.get("size", "full"))]
        state.values = size.values
        state.places = min(size.places, 5 if players == 2 else PLACES)  # H2
        state.dealt = size.dealt
        state.no_optional = 1 - size.optional
        removed = str(options["removed"])
        out = TYPE_LETTERS[size.types :] if removed == "random" else removed
        state.removed_asked = sum(1 << TYPE_LETTERS.index(letter) for letter in out)
        state.first_asked = state.first = first
        states = freeze(state)
        rules.clear(states[0])
        return states

    def standing(self, players: int, numbers: Sequence[int]) -> Standing:
        return positions.standing(players, numbers)

    def longest(self, players: int, options: Mapping[str, Value]) -> int:
        return players * TURNS * 4  # H4: a main action, an optional one in two parts (H7, H8), and the end of the turn

    def parse(self, record: State, text: str) -> list[int]:
        return notation.parse(text)

    def refusal(self, record: State, actions: Sequence[int]) -> IllegalMove:
        return refusals.refusal(record, actions[-1])

    def sides(self, players: int) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)] if players == SEATS else super().sides(players)


GAME = Hats()
