"""Hats as a game among games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hatbox.core.errors import IllegalMove
from hatbox.core.game import JSON, Game, Happening, Kernels, Option, Value
from hatbox.core.jit import States, blank, freeze, numbers, thaw
from hatbox.games.hats import notation, positions, refusals, rules, soundness, telling, views
from hatbox.games.hats.state import ACTIONS, MAX_LEGAL, SEATS, TYPE_LETTERS, State


def two_types(text: str, players: int) -> bool:
    """Whether the text names two different types, as the option `removed` does."""
    return players == 2 and len(set(text)) == len(text) == 2 and set(text) <= set(TYPE_LETTERS)


class Hats(Game[State]):
    """The card exchange at the tea table."""

    name: ClassVar[str] = "hats"
    players: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (
        Option("edition", ("standard", "de")),
        Option("black_hat_is_a_type", (True, False)),
        Option("tiebreak_black_hats", (True, False)),
        Option("removed", ("random",), accepts=two_types, allowed="two type letters such as BC (two players)"),
    )
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {  # H15
        "standard": {"black_hat_is_a_type": True, "tiebreak_black_hats": True},
        "de": {"black_hat_is_a_type": False, "tiebreak_black_hats": False},
    }
    state_class = State
    kernels: ClassVar[Kernels] = Kernels(
        deal=rules.deal,
        mover=rules.mover,
        legal=rules.legal,
        apply=rules.apply,
        payoff=rules.payoff,
        observe=views.observe,
        glimpse=views.glimpse,
        determinize=views.determinize,
    )
    action_count: ClassVar[int] = ACTIONS
    max_legal: ClassVar[int] = MAX_LEGAL

    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        state = blank(State)
        state.players = players
        state.black_hat_is_a_type = int(options["black_hat_is_a_type"])
        state.tiebreak_black_hats = int(options["tiebreak_black_hats"])
        removed = str(options["removed"])
        if removed != "random":
            state.removed_asked = sum(1 << TYPE_LETTERS.index(letter) for letter in removed)
        state.first_asked = state.first = first
        states = freeze(state)
        rules.clear(states[0])
        return states

    def table(self, record: State) -> tuple[int, int]:
        state = thaw(State, record)
        return state.players, state.first

    def parse(self, record: State, text: str) -> list[int]:
        return notation.parse(text)

    def legal_moves(self, record: State) -> list[str]:
        out = numbers(MAX_LEGAL)
        count = rules.legal(record, out)
        return sorted(notation.TEXTS[action] for action in out[:count])

    def refusal(self, record: State, actions: Sequence[int]) -> IllegalMove:
        return refusals.refusal(record, actions[-1])

    def moves(self, states: States, actions: list[int], movers: list[int]) -> list[dict[str, JSON]]:
        return notation.moves(states, actions, movers)

    def settle(self, record: State, chance: Mapping[str, JSON]) -> None:
        notation.settle(record, chance)

    def position(self, record: State) -> dict[str, JSON]:
        return positions.position(record)

    def from_position(self, states: States, position: Mapping[str, JSON]) -> None:
        positions.from_position(states, position)

    def deal_of(self, record: State) -> dict[str, JSON]:
        return positions.deal_of(record)

    def from_deal(self, states: States, deal: Mapping[str, JSON]) -> None:
        positions.from_deal(states, deal)

    def result(self, record: State) -> dict[str, JSON]:
        return positions.result(record)

    def sides(self, players: int) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)] if players == SEATS else super().sides(players)

    def unsound(self, record: State) -> Iterator[str]:
        return soundness.unsound(record)

    def tell(self, before: State, action: int, after: State, seat: int) -> list[Happening]:
        return telling.tell(before, action, after, seat)


GAME = Hats()
