"""Positions and deals of Leduc poker, read from JSON."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import cast

import msgspec

from hatbox.compiled.buffers import new_buffer
from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON
from hatbox.engine.notation import convert_json, expect_length, expect_seat, index_of
from leduc import rules
from leduc.state import ACTIONS, CARD_NAMES, SEATS, TEXTS, State


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """L2, L3: a deal as JSON."""

    hands: list[str]
    board: str


class Position(Deal):
    """A position as JSON: the cards and all bets."""

    first: int
    bets: list[str] = []


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state from a deal."""
    deal_cards(states, convert_json(data, Deal, "deal"))


def deal_cards(states: States, given: Deal) -> None:
    """L1: check that the cards differ, and deal them."""
    expect_length("hands", given.hands, SEATS)
    cards = [index_of(card, CARD_NAMES, "leduc-unknown-card") for card in (*given.hands, given.board)]
    if len(set(cards)) < len(cards):
        raise BadInput("leduc-card-twice", cards=" ".join(CARD_NAMES[card] for card in cards))
    state = to_object(State, states[0])
    *state.hand, state.board = cards
    write_back(state, states[0])
    rules.clear(states[0])


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state from a position: deal, then repeat the bets."""
    given = convert_json(data, Position, "position")
    expect_seat("first", given.first, SEATS)
    state = to_object(State, states[0])
    state.first = given.first
    write_back(state, states[0])
    deal_cards(states, given)
    out = new_buffer(ACTIONS)
    for bet in given.bets:
        action = index_of(bet, TEXTS, "leduc-unknown-bet")
        if action not in out[: rules.legal(states[0], out)]:
            raise BadInput("leduc-bad-bet", bets=" ".join(given.bets), bet=bet)
        rules.apply(states[0], action)


def resignation(result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
    """L5: resigning is folding."""
    chips = -cast("list[int]", result["scores"])[1 - winners[0]]
    scores: list[JSON] = [chips if seat in winners else -chips for seat in range(SEATS)]
    return {"scores": scores, "winners": [*winners], "ended": "resigned"}


def violations(record: State) -> Iterator[str]:
    """L1: each card exists once."""
    state = to_object(State, record)
    if len({*state.hand, state.board}) < SEATS + 1:
        yield "a card is there twice"
