"""Magic Hat as a game among games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hatbox.core.errors import IllegalMove
from hatbox.core.game import JSON, Game, Happening, Kernels, Option, Value
from hatbox.core.jit import States, blank, freeze, numbers, thaw
from hatbox.games.magic_hat import notation, positions, refusals, rules, soundness, telling, views
from hatbox.games.magic_hat.state import ACTIONS, MAX_LEGAL, State


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
    )
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {  # M12
        "ru": {"no_swap_back": True},
        "en": {"no_swap_back": False},
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
        state.copies = int(options["copies"])
        state.magic_hats = int(options["magic_hats"])
        state.no_swap_back = int(options["no_swap_back"])
        state.redeals = int(options["dead_table"] == "redeal")
        state.stall_limit = int(options["stall_limit"])
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

    def unsound(self, record: State) -> Iterator[str]:
        return soundness.unsound(record)

    def tell(self, before: State, action: int, after: State, seat: int) -> list[Happening]:
        return telling.tell(before, action, after, seat)


GAME = MagicHat()
