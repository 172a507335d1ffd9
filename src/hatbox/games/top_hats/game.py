"""Top Hats as a game among games."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from hatbox.core.errors import IllegalMove
from hatbox.core.game import JSON, Game, Happening, Kernels, Option, Value
from hatbox.core.jit import States, blank, freeze, thaw
from hatbox.games.top_hats import notation, positions, refusals, rules, soundness, telling, views
from hatbox.games.top_hats.state import ACTIONS, JUMP, MAX_LEGAL, STOP, State


class TopHats(Game[State]):
    """The battle of stacks on the hexagonal board."""

    name: ClassVar[str] = "top_hats"
    players: ClassVar[tuple[int, ...]] = (2, 3)
    options: ClassVar[tuple[Option, ...]] = (
        Option("narrowings", (2, 1, 0)),
        Option("stall_limit", (100,), number=True),
    )
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
        state.narrowings = int(options["narrowings"])
        state.stall_limit = int(options["stall_limit"])
        state.first_asked = state.first = first
        states = freeze(state)
        rules.clear(states[0])
        return states

    def table(self, record: State) -> tuple[int, int]:
        state = thaw(State, record)
        return state.players, state.first

    def parse(self, record: State, text: str) -> list[int]:
        return notation.parse(record, text)

    def begins_move(self, action: int) -> bool:
        return not JUMP <= action <= STOP

    def legal_moves(self, record: State) -> list[str]:
        return notation.legal_moves(record)

    def refusal(self, record: State, actions: Sequence[int]) -> IllegalMove:
        return refusals.refusal(record, actions)

    def moves(self, states: States, actions: list[int], movers: list[int]) -> list[dict[str, JSON]]:
        return notation.moves(states, actions, movers)

    def settle(self, record: State, chance: Mapping[str, JSON]) -> None:
        raise AssertionError("in Top Hats chance never acts after the deal")

    def position(self, record: State) -> dict[str, JSON]:
        return positions.position(record)

    def has_position(self, record: State) -> bool:
        return positions.is_whole(record)

    def from_position(self, states: States, position: Mapping[str, JSON]) -> None:
        positions.from_position(states, position)

    def deal_of(self, record: State) -> dict[str, JSON]:
        return {}

    def from_deal(self, states: States, deal: Mapping[str, JSON]) -> None:
        positions.from_deal(states, deal)

    def result(self, record: State) -> dict[str, JSON]:
        return positions.result(record)

    def given_up(self, result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
        scores: list[JSON] = [int(seat in winners) for seat in range(2)]
        return {**super().given_up(result, winners), "scores": scores}

    def unsound(self, record: State) -> Iterator[str]:
        return soundness.unsound(record)

    def tell(self, before: State, action: int, after: State, seat: int) -> list[Happening]:
        return telling.tell(before, action, after, seat)


GAME = TopHats()
