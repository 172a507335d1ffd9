"""The interface of a game: small enough to hold in the head, with defaults that work.

`Nim` below says only what every game must say: one pile, one or two sticks a turn, who takes the last one wins.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import fields
from types import ModuleType
from typing import Any, ClassVar

import pytest

from hatbox import games
from hatbox.compiled.buffers import Buffer
from hatbox.compiled.intrinsics import assign
from hatbox.compiled.jit import rule
from hatbox.compiled.records import Int8, States, UInt64, to_object, write_back
from hatbox.engine import default_kernels
from hatbox.engine.batch import Batch
from hatbox.engine.errors import BadInput
from hatbox.engine.features import Blocks
from hatbox.engine.game import (
    JSON,
    OVER,
    Descriptions,
    Game,
    Kernels,
    Notation,
    Positions,
    kernels_of,
)
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.rng import start_deal
from hatbox.engine.schema import INT, MAX_NESTING, Fields, ListOf, Message, Name, Program, Schema
from hatbox.engine.tape import put2, put3
from hatbox.lab.laws import check_game

STICKS = 7


class State:
    """A game of Nim."""

    rng: UInt64
    players: Int8
    first_asked: Int8
    first: Int8
    turn: Int8
    pile: Int8


@rule
def deal(state: State, seed: int) -> None:
    start_deal(state, seed)
    state.turn = state.first
    state.pile = STICKS


@rule
def mover(state: State) -> int:
    return state.turn if state.pile else OVER


@rule
def legal(state: State, out: list[int]) -> int:
    for taken in range(min(state.pile, 2)):
        out[taken] = taken
    return min(state.pile, 2)


@rule
def apply(state: State, action: int) -> None:
    state.pile -= action + 1
    state.turn = 1 - state.turn


@rule
def score(state: State, seat: int) -> int:
    return int(state.pile == 0 and state.turn != seat)


@rule
def observe_in_play(state: State, seat: int, view: State) -> None:
    assign(view, state)
    view.rng = 0


@rule
def determinize(view: State, seat: int, seed: int, state: State) -> None:
    assign(state, view)


@rule
def features(view: State, seat: int, out: list[int]) -> None:
    out[0] = view.pile


TEXTS = ("one", "two")
MOVE = Name(TEXTS)
VIEW = {"turn": INT, "pile": INT}
REFUSALS = (Message("unknown-move", {"word": MOVE, "allowed": Name(("one",))}, rule="N1"),)


@rule
def describe_view(view: State, tape: Buffer) -> int:
    return put2(tape, 0, view.turn, view.pile)


@rule
def describe_refusal(state: State, actions: Buffer, count: int, tape: Buffer) -> int:
    return put3(tape, 0, 0, actions[count - 1], 0)


def from_position(states: States, data: Mapping[str, Any]) -> None:
    state = to_object(State, states[0])
    state.turn, state.pile = data["turn"], data["pile"]
    write_back(state, states[0])


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    deal(states[0], 0)


THIS: ModuleType = sys.modules[__name__]


class Nim(Game[State]):
    """A game with the required members and nothing else."""

    name: ClassVar[str] = "nim"
    players: ClassVar[tuple[int, ...]] = (2,)
    state_class = State
    kernels: ClassVar[Kernels] = kernels_of(THIS)
    notation: ClassVar[Notation] = Notation(THIS)
    positions: ClassVar[Positions] = Positions(THIS)
    descriptions: ClassVar[Descriptions] = Descriptions(THIS)
    blocks: ClassVar[Blocks] = Blocks(("pile", (1,), "sticks left"))


def required_members() -> list[str]:
    """Everything that a new game must think about: what no interface has a default for."""
    names = [own.name for own in fields(Kernels) if not hasattr(default_kernels, own.name)]
    names += [name for name in Game.__annotations__ if not hasattr(Game, name)]
    for interface in (Notation, Positions, Descriptions):
        names += interface.required_members()
    return [*names, "texts"]  # which stands for `parse` and its companions, where an action is a whole move


def test_a_new_game_must_think_of_24_members_at_most() -> None:
    assert len(required_members()) == len(set(required_members())) <= 24, required_members()


def test_the_smallest_game_says_just_those() -> None:
    said = {name.lower() for name in {**vars(Nim), **vars(THIS)}}
    assert set(required_members()) <= said
    optional = {own.name for own in fields(Kernels)} | {name for name in vars(Game) if not name.startswith("_")}
    for interface in (Notation, Positions, Descriptions):
        optional |= set(interface.members())
    computed = {"action_count", "max_legal"}
    assert optional & {*vars(Nim), *vars(THIS)} - set(required_members()) - computed == set()


def test_the_smallest_game_keeps_every_law(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._added, "nim", {1: Nim()})
    check_game(Nim(), 2, {}, 100)
    assert (Nim.action_count, Nim.max_legal) == (2, 2)


def test_defaults_work() -> None:
    match = Match.new(Nim(), 2, {"first": 0}, 1)
    assert match.legal_moves() == ["one", "two"]
    for move in ("two", "one", "two", "one", "one"):
        match.play(move)
    assert match.result() == {"scores": [1, 0], "winners": [0], "ended": "complete"}
    assert match.shares() == [1.0, 0.0]
    assert loops_of(Nim()).glimpse_at(match.states, 0, 1, 1) == 1
    renderer = Nim().renderer
    assert renderer.view(match.states) == b'{"game":"nim","turn":0,"pile":7}'
    assert renderer.moves(match.states) == b'["one","two"]'
    assert (
        renderer.refusal(match.states, 4, [1])
        == b'{"code":"unknown-move","params":{"word":"two","allowed":"one"},"rule":"N1"}'
    )
    assert renderer.entry(match.states, 0, [1], 0) == b'{"seat":0,"move":"two"}'
    assert renderer.deal(match.states) == b"{}"
    assert renderer.result(match.states, match.ply) == b'{"scores":[1,0],"winners":[0],"ended":"complete"}'
    assert renderer.scores(match.states, match.ply) == b'{"scores":[1,0],"details":[{},{}]}'
    assert renderer.scenes(match.states, 0, [1], [0], [0])[0].events == b"[]"
    crowd = renderer.scenes(match.states, 0, [1], [0], [0, 1] * 50)
    assert [scene.view for scene in crowd] == [renderer.view(match.states, 1)] * 100
    many = Batch(Nim(), 10, 2, {}, seed=1)
    while not many.done.any():
        many.step(many.random_actions())
    assert set(many.rewards[many.done].sum(axis=1)) == {1.0}


def test_lists_in_lists_have_a_limit() -> None:
    schema: Schema = INT
    for _ in range(MAX_NESTING):
        schema = ListOf(schema)
    Program().entry(Fields({"one": schema, "another": schema}))
    with pytest.raises(TypeError, match="at most 8 lists"):
        Program().entry(ListOf(schema))


def test_what_is_missing_is_named() -> None:
    with pytest.raises(TypeError, match="a game needs from_deal, from_position, which are not in hatbox.engine"):
        Positions(default_kernels)
    with pytest.raises(TypeError, match="apply, deal, describe_refusal"):
        kernels_of(default_kernels)
    with pytest.raises(BadInput):
        Match.new(Nim(), 3, {}, 1)
