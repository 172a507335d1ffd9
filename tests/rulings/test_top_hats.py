"""Top Hats, T1 to T5 and T11 to T13: board, hats and stacks, the end; and how a game is written, told and seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import hatbox
from hatbox.compiled.records import to_bytes, to_object, write_back, zeros
from hatbox.engine.loops import loops_of
from hatbox.games.top_hats.state import BEHIND, CELL_NAMES, COLOURS, NEIGHBOUR, RING_OF, State
from hatbox.i18n import say
from support.top_hats_boards import board, position, position_of, refusal, signs

# --- T1, T2: the board and the hats ------------------------------------------------------------------------

RINGS = """
        4 4 4 4 4
       4 3 3 3 3 4
      4 3 2 2 2 3 4
     4 3 2 1 1 2 3 4
    4 3 2 1 0 1 2 3 4
     4 3 2 1 1 2 3 4
      4 3 2 2 2 3 4
       4 3 3 3 3 4
        4 4 4 4 4
"""


def neighbours(cell: str) -> list[str]:
    return sorted(CELL_NAMES[other] for other in NEIGHBOUR[CELL_NAMES.index(cell)] if other >= 0)


def test_T1_cells_and_rings() -> None:
    assert dict(zip(CELL_NAMES, map(str, RING_OF), strict=True)) == signs(RINGS)
    assert Counter(RING_OF) == {0: 1, 1: 6, 2: 12, 3: 18, 4: 24}
    assert list(CELL_NAMES) == sorted(CELL_NAMES)  # board order is the order of text


def test_T1_neighbours() -> None:
    assert neighbours("D4") == ["C3", "C4", "D3", "D5", "E4", "E5"]
    assert neighbours("F2") == ["E1", "E2", "F3", "G3"]
    for corner in ("A1", "A5", "E1", "E9", "I5", "I9"):
        assert len(neighbours(corner)) == 3
    for cell in CELL_NAMES:
        assert all(cell in neighbours(other) for other in neighbours(cell))


def test_T1_a_jump_goes_straight_on() -> None:
    for cell in range(len(CELL_NAMES)):
        for direction, over in enumerate(NEIGHBOUR[cell]):
            assert BEHIND[cell][direction] == (NEIGHBOUR[over][direction] if over >= 0 else -1)


def test_T2_colours_belong_to_seats() -> None:
    assert COLOURS == ("red", "yellow", "blue")
    for seat, cell in enumerate(("C3", "F4", "G8")):
        match = board(THREE_APART, players=3, turn=seat)
        assert {move[:2] for move in match.legal_moves()} == {cell}


def test_T2_the_neutral_hat_never_moves_or_leaves() -> None:
    match = board(THREE_APART.replace("b", "y").replace(". # .", ". # r"))
    assert refusal(match, "move E5 E4") == "T5: there is no stack on E5"
    assert refusal(match, "move E6 E5") == "T6: E5 is not empty"
    match.play("move E6 E4 G4")
    assert position_of(match)["stacks"] == {"C3": ["red"], "G4": ["red"], "G8": ["yellow"]}


# --- T3, T4: building and placing --------------------------------------------------------------------------

PLACES = ("C3", "C4", "C5", "D3", "D6", "E3", "E7", "F4", "F7", "G5", "G6", "G7", "B2", "B3", "B4")


def builds_of(seat: int, players: int) -> list[str]:
    """Five stacks of four own hats below the tops, and six others'."""
    own, left, right = (COLOURS[(seat + side) % players] for side in (0, 1, -1))
    return [f"build {below}" for below in (f"{own} {left}", f"{own} {right}", f"{left} {own}", f"{right} {left}")] + [
        f"build {right} {own}"
    ]


def build_all(players: int = 2, first: int = 0, **options: int) -> hatbox.Match[Any]:
    match = hatbox.new("top_hats", players=players, seed=1, first=first, **options)
    for turn in range(players):
        for move in builds_of((first + turn) % players, players):
            match.play(move)
    return match


def place_all(players: int = 2, first: int = 0, **options: int) -> hatbox.Match[Any]:
    match = build_all(players, first, **options)
    for turn, cell in enumerate(PLACES[: 5 * players]):
        match.play(f"place {turn // players + 1} {cell}")
    return match


def test_T3_two_players_have_nine_hats_of_their_own_and_six_of_the_other() -> None:
    match = hatbox.new("top_hats", players=2, seed=1, first=0)
    assert match.legal_moves() == ["build red red", "build red yellow", "build yellow red", "build yellow yellow"]
    match.play("build red red")
    match.play("build red yellow")
    assert refusal(match, "build red red") == "T3: there are not enough red hats left to build with: 1"
    match.play("build yellow red")
    assert match.legal_moves() == ["build yellow yellow"]
    assert refusal(match, "build yellow red") == "T3: there are not enough red hats left to build with: 0"
    assert refusal(match, "build blue yellow") == "T3: there are not enough blue hats left to build with: 0"
    match.play("build yellow yellow")
    match.play("build yellow yellow")
    assert match.mover == 1


def test_T3_three_players_have_three_hats_of_each_other() -> None:
    match = hatbox.new("top_hats", players=3, seed=1, first=2)
    assert len(match.legal_moves()) == 9
    match.play("build yellow yellow")
    assert refusal(match, "build yellow yellow") == "T3: there are not enough yellow hats left to build with: 1"
    match.play("build yellow red")
    assert match.legal_moves() == ["build blue blue", "build blue red", "build red blue", "build red red"]


def test_T3_a_player_builds_all_then_the_next() -> None:
    match = hatbox.new("top_hats", players=3, seed=1, first=1)
    movers = []
    for seat in (1, 2, 0):
        for move in builds_of(seat, 3):
            movers.append(match.mover)
            match.play(move)
    assert movers == [1] * 5 + [2] * 5 + [0] * 5
    assert match.mover == 1
    assert match.legal_moves()[0].startswith("place")


def test_T3_the_first_player_may_be_drawn() -> None:
    assert {hatbox.new("top_hats", players=3, seed=seed).mover for seed in range(20)} == {0, 1, 2}


def test_T3_building_comes_before_all_else() -> None:
    match = hatbox.new("top_hats", seed=1)
    for move in ("place 1 E7", "move C3 C4", "narrow", "pass"):
        assert refusal(match, move) == "T3: all stacks must be built first"


def test_T3_what_is_built_is_secret() -> None:
    match = build_all(players=3, first=1)
    builds = [[move.split()[1:] for move in builds_of(seat, 3)] for seat in range(3)]
    for viewer in (None, 0, 1, 2):
        seen = position_of(match.view(viewer))["built"]
        assert seen == [builds[seat] if seat == viewer else [[None, None]] * 5 for seat in range(3)]


def test_T3_two_ways_to_build_look_the_same_to_the_others() -> None:
    first, second = (hatbox.new("top_hats", players=3, seed=1, first=0) for _ in range(2))
    first.play("build red yellow")
    second.play("build blue blue")
    assert first.view(1).to_bytes() == second.view(1).to_bytes()
    assert first.view(0).to_bytes() != second.view(0).to_bytes()


def test_T4_any_own_stack_onto_any_empty_cell_of_rings_two_and_three() -> None:
    match = build_all()
    cells = [cell for cell, ring in signs(RINGS).items() if ring in "23"]
    assert match.legal_moves() == sorted(f"place {stack} {cell}" for stack in range(1, 6) for cell in cells)
    match.play("place 4 E3")
    assert len(match.legal_moves()) == 5 * 29
    match.play("place 1 E2")
    assert match.legal_moves() == sorted(
        f"place {stack} {cell}" for stack in (1, 2, 3, 5) for cell in cells if cell not in ("E3", "E2")
    )


def test_T4_refusals() -> None:
    match = build_all()
    match.play("place 4 E3")
    match.play("place 1 E2")
    assert refusal(match, "place 4 E7") == "T4: stack 4 is already on the board"
    assert refusal(match, "place 1 E2") == "T4: there is already a stack on E2"
    assert refusal(match, "place 1 E1") == "T4: E1 is in ring 4; stacks are placed in rings 2 and 3"
    assert refusal(match, "place 1 E4") == "T4: E4 is in ring 1; stacks are placed in rings 2 and 3"
    assert refusal(match, "place 1 E5") == "T4: E5 is in ring 0; stacks are placed in rings 2 and 3"
    for move in ("build red red", "move E3 E4", "narrow", "pass"):
        assert refusal(match, move) == "T4: all stacks must be placed first"


def test_T4_in_turn_until_all_stand_and_the_first_player_begins_to_move() -> None:
    match = build_all(players=3, first=2)
    movers = []
    for turn, cell in enumerate(PLACES):
        movers.append(match.mover)
        match.play(f"place {5 - turn // 3} {cell}")
    assert movers == [2, 0, 1] * 5
    assert match.mover == 2
    stacks = position_of(match)["stacks"]
    assert stacks["C3"] == ["blue", *builds_of(2, 3)[4].split()[1:]]
    assert {cell: stacks[cell][0] for cell in PLACES[:3]} == {"C3": "blue", "C4": "red", "C5": "yellow"}
    for move in ("build red red", "place 1 E7"):
        assert refusal(match, move) == "T4: all stacks have been built and placed"


# --- T5: owner and secret ----------------------------------------------------------------------------------


def test_T5_a_placed_stack_stays_its_builders_secret() -> None:
    match = place_all(players=3)
    full = position_of(match)
    for viewer in (None, 0, 1, 2):
        seen = position_of(match.view(viewer))
        for cell, hats in full["stacks"].items():
            knows = full["builders"][cell] == viewer
            assert seen["stacks"][cell] == (hats if knows else [hats[0], None, None])


def test_T5_half_placed_stacks_are_as_secret_as_the_others() -> None:
    match = build_all()
    match.play("place 2 E3")
    assert position_of(match.view(0))["stacks"] == {"E3": ["red", "red", "yellow"]}
    assert position_of(match.view(1))["stacks"] == {"E3": ["red", None, None]}
    assert position_of(match.view(1))["built"] == [[[None, None]] * 4, [b.split()[1:] for b in builds_of(1, 2)]]


def test_T5_only_the_owner_moves_a_stack() -> None:
    match = board(THREE_APART, players=3)
    assert refusal(match, "move F4 F5") == "T5: the stack on F4 is not red"
    assert refusal(match, "move H6 H7") == "T5: there is no stack on H6"


def test_T5_the_builder_knows_a_stack_whoever_owns_it() -> None:
    drawing = LAST_PREY.replace(". # .", ". # 3")
    match = board(drawing, "1=ry 2=yry 3=yr", builders={"C3": 0, "C4": 1})
    match.play("move C3 C5")
    full = position_of(match)
    assert full["stacks"] == {"C4": ["red", "yellow"], "C5": ["red", "yellow"], "E6": ["yellow", "red"]}
    assert full["builders"] == {"C4": 1, "C5": 0}
    for viewer, knows in ((0, ["C5"]), (1, ["C4"]), (None, [])):  # who built E6 is not known: it is nobody's secret
        seen = position_of(match.view(viewer))["stacks"]
        assert seen == {cell: hats if cell in knows else [hats[0], None] for cell, hats in full["stacks"].items()}


def test_T5_all_is_revealed_when_the_game_is_over() -> None:
    match = board(LAST_PREY, "1=ryy 2=yr")
    match.play("move C3 C5")
    assert match.is_over
    assert position_of(match.view())["stacks"] == {"C4": ["red"], "C5": ["red", "yellow", "yellow"]}


# --- T11, T12, T13: the end --------------------------------------------------------------------------------

LAST_PREY = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . . . .
      . . 1 2 . . .
       . . . . . .
        . . . . .
"""

CORNERED = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . . . .
      . . y . . . .
       . y . . . .
        r . . . .
"""

THREE_APART = """
        . . . . .
       . . . . . .
      . . . . . b .
     . . y . . . . .
    . . . . # . . . .
     . . . . . . . .
      . . r . . . .
       . . . . . .
        . . . . .
"""

TWO_TO_JUMP = """
        . . . . .
       . . . . . .
      . y . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . r . .
      . . r y . . .
       . . . . . .
        . . . . .
"""


def test_T11_all_stacks_of_one_colour_win() -> None:
    match = board(LAST_PREY, "1=ry 2=yr")
    match.play("move C3 C5")
    assert (match.is_over, match.mover, match.legal_moves()) == (True, None, [])
    assert match.result() == {"scores": [1, 0], "winners": [0], "ended": "complete"}
    for move in ("move C5 C6", "pass", "narrow", "build red red"):
        assert refusal(match, move) == "T11: all the stacks are one colour: the game is over"


def test_T11_the_last_enemy_hat_wins_too() -> None:
    match = board(LAST_PREY, "1=b 2=y", players=3, turn=2)
    match.play("move C3 C5")
    assert match.result() == {"scores": [0, 0, 1], "winners": [2], "ended": "complete"}


def test_T11_not_while_another_colour_shows() -> None:
    match = board(LAST_PREY, "1=ry 2=yyr")
    match.play("move C3 C5")
    assert match.mover == 1


def test_T11_a_player_without_a_stack_is_not_out() -> None:
    match = board(LAST_PREY, "1=y 2=brb", players=3, turn=1)
    match.play("move C3 C5")  # uncovers red, who had no stack
    assert match.mover == 2
    match.play("pass")
    assert match.legal_moves() == ["C4-C6*C5"]


def test_T12_without_a_stack_or_a_move_one_passes() -> None:
    match = board(CORNERED)
    assert match.legal_moves() == ["pass"]
    match.play(" pass ")
    assert (match.mover, position_of(match)["stall"]) == (1, 1)
    assert refusal(match, "pass") == "T12: you have a legal move, so you can’t pass"


def test_T13_turns_without_a_capture_end_the_game() -> None:
    match = board(CORNERED, stall=98)
    match.play("pass")
    assert match.mover == 1
    match.play("move C3 D3")
    assert match.is_over
    assert match.result() == {"scores": [0.5, 0.5], "winners": [0, 1], "ended": "stalled"}
    assert refusal(match, "move D3 D4") == "T13: nothing has been captured for too long: the game is over"


def test_T13_three_players_share_by_who_owns_a_stack() -> None:
    match = board(THREE_APART, players=3, stall=99)
    match.play("move C3 C4")
    assert match.result() == {"scores": [1 / 3] * 3, "winners": [0, 1, 2], "ended": "stalled"}
    match = board(LAST_PREY, "1=y 2=b", players=3, stall=99)
    match.play("pass")
    assert match.result() == {"scores": [0, 0.5, 0.5], "winners": [1, 2], "ended": "stalled"}


def test_T13_a_capture_begins_the_count_anew() -> None:
    match = board(LAST_PREY, "1=ry 2=yyr", stall=99)
    match.play("move C3 C5")
    assert (match.mover, position_of(match)["stall"]) == (1, 0)


def test_T13_narrowing_building_and_placing_are_no_turns() -> None:
    match = board(THREE_APART, players=3, narrowings=1, stall=99)
    match.play("narrow")
    assert (match.mover, position_of(match)["stall"]) == (0, 99)
    assert position_of(place_all())["stall"] == 0


def test_T13_option_stall_limit() -> None:
    match = board(CORNERED, stall_limit=3, stall=2)
    match.play("pass")
    assert match.is_over
    match = board(CORNERED, stall_limit=0, stall=1000)
    match.play("pass")
    assert match.mover == 1


# --- positions -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"turn": 2}, "turn is 2; the seats are 0 to 1"),
        ({"band": 3}, "T10: with narrowed 0 the band is ring 4, not 3"),
        ({"narrowed": -1}, "narrowed is -1; allowed: 0 to 0"),
        ({"narrowed": 1, "band": 3}, "narrowed is 1; allowed: 0 to 0"),
        ({"stall": -1}, "stall is -1; allowed: 0 to 1000000"),
        ({"stacks": {}}, "T3: 0 stacks; allowed: 1 to 10"),
        ({"stacks": {cell: ["red"] for cell in PLACES[:11]}}, "T3: 11 stacks; allowed: 1 to 10"),
        ({"stacks": {"C3": []}}, "T3: the stack on C3 has 0 hats; allowed: 1 to 3"),
        ({"stacks": {"C3": ["red"] * 4}}, "T3: the stack on C3 has 4 hats; allowed: 1 to 3"),
        ({"stacks": {"E5": ["red"]}}, "T2: the neutral hat is on E5"),
        ({"stacks": {"C3": ["red", "blue"]}}, "T2: blue is not used with 2 players"),
        ({"stacks": {cell: ["red"] * 3 for cell in PLACES[:6]}}, "T2: 18 red hats; there are 15"),
        ({"stacks": {"A1": ["red"]}, "band": 3, "narrowed": 1, "options": {}}, "T10: A1 is outside the band, ring 3"),
        ({"stacks": {"C3": ["green"]}}, 'unknown colour "green"; the colours are: red, yellow, blue'),
        ({"builders": {"C5": 0}}, "builders names C5, where there is no stack"),
        ({"builders": {"C3": 2}}, "builders.C3 is 2; the seats are 0 to 1"),
        ({"players": 4}, "top_hats can’t be played with 4 players; allowed: 2, 3"),
        ({"options": {"narrowings": 3}}, 'top_hats: option narrowings can’t be "3"; allowed: 2, 1, 0'),
        ({"moving": ["C3", "C5"]}, "position: Object contains unknown field 'moving'"),
        ({"stacks": None}, "position: Expected 'object', got 'null' - at '$.stacks'"),
    ],
)
def test_T3_a_bad_position_is_refused(changes: dict[str, Any], words: str) -> None:
    with pytest.raises(hatbox.BadInput) as error:
        hatbox.from_position(position(LAST_PREY, "1=r 2=yr") | changes)
    assert str(error.value) == words


def test_T1_a_position_on_an_unknown_cell_is_refused() -> None:
    with pytest.raises(hatbox.NotationError, match=r'^unknown cell "A6"; cells are A1-A5 B1-B6 .* I5-I9$'):
        hatbox.from_position(position(LAST_PREY, "1=r 2=yr") | {"stacks": {"A6": ["red"]}})


def test_T5_a_position_is_written_as_it_was_read() -> None:
    given = position(
        THREE_APART, "r=rby y=ybb b=br", players=3, turn=2, stall_limit=9, stall=5, builders={"C3": 0, "F4": 2}
    )
    match = hatbox.from_position(given)
    assert match.position() == given
    assert position_of(match.view(2))["stacks"] == {
        "C3": ["red", None, None],
        "F4": ["yellow", "blue", "blue"],
        "G8": ["blue", None],
    }
    assert (match.players, match.first) == (3, 2)


# --- notation and records ------------------------------------------------------------------------------------

FORMS = "build yellow red · place 2 E7 · move C3 C5 E7 · narrow · pass"
CELLS = "cells are A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (" ", f"the move is empty; write a move as: {FORMS}"),
        ("jump C3 C5", 'unknown move "jump"; a move begins with: build, place, move, narrow, pass'),
        ("C3-C5*", 'unknown move "C3-C5*"; a move begins with: build, place, move, narrow, pass'),
        ("move C3", '"move C3" doesn’t have the words of a move such as "move C3 C5 E7"'),
        ("place 2", '"place 2" doesn’t have the words of a move such as "place 2 E7"'),
        ("build red", '"build red" doesn’t have the words of a move such as "build yellow red"'),
        ("pass on", '"pass on" doesn’t have the words of a move such as "pass"'),
        ("move A6 A5", f'unknown cell "A6"; {CELLS}'),
        ("C3-C5*A6", f'unknown cell "A6"; {CELLS}'),
        ("place 1 F1", f'unknown cell "F1"; {CELLS}'),
        ("place 6 E7", '"6" is not a stack; allowed: 1 to 5'),
        ("build red green", 'unknown colour "green"; the colours are: red, yellow, blue'),
    ],
)
def test_T6_text_that_is_no_move(move: str, words: str) -> None:
    match = board(LAST_PREY, "1=ry 2=yyr")
    with pytest.raises(hatbox.NotationError) as error:
        match.play(move)
    assert str(error.value) == words
    assert match.ply == 0


def test_T6_an_effect_may_be_played() -> None:
    match = board(LAST_PREY, "1=ry 2=yyr")
    assert match.legal_moves() == ["C3-C5*C4"]
    assert refusal(match, "C3-C5") == "T6: there is no move with the effect C3-C5"
    assert refusal(match, "C3-E7*C4") == "T6: there is no move with the effect C3-E7*C4"
    match.play("C3-C5*C4")
    assert match.entries() == [{"seat": 0, "move": "move C3 C5"}]
    match = board(THREE_APART, players=3)
    match.play("C3-C4")
    assert match.entries() == [{"seat": 0, "move": "move C3 C4"}]


def test_T6_an_unfinished_move_is_not_yet_one() -> None:
    match = board(LAST_PREY, "1=ry 2=yyr")
    start, stop = match.game.notation.parse(match.state, "move C3 C5")
    match.act(start)
    assert match.entries() == []
    match.act(stop)
    assert match.entries() == [{"seat": 0, "move": "move C3 C5"}]


@pytest.mark.parametrize("players", [2, 3])
def test_T3_a_game_is_the_same_from_its_record(players: int) -> None:
    match = place_all(players, first=1, stall_limit=4)
    while not match.is_over:
        match.play(max(match.legal_moves(), key=len))
    record = hatbox.to_record(match)
    assert (record["first"], record["deal"], record["result"]) == (1, {}, match.result())
    again = hatbox.from_record(record)
    assert (again.position(), again.entries()) == (match.position(), match.entries())


def test_T3_nothing_is_dealt() -> None:
    record = hatbox.to_record(hatbox.new("top_hats", seed=1)) | {"deal": {"hats": []}}
    with pytest.raises(hatbox.BadInput, match=r'^T3: Top Hats has no deal, but the deal has "hats"$'):
        hatbox.from_record(record)
    match = build_all()
    with pytest.raises(AssertionError, match="chance never acts"):
        match.game.notation.replay_chance(match.state, {})


def test_T11_there_is_no_winner_before_the_first_stack_stands() -> None:
    match = build_all()
    assert match.game.result(match.states, match.ply)["winners"] == []


def test_T11_who_resigns_loses() -> None:
    match = place_all()
    match.resign(0)
    assert (match.is_over, match.legal_moves()) == (True, [])
    assert match.result() == {"scores": [0, 1], "winners": [1], "ended": "resigned"}


def test_T6_an_action_begins_a_move_unless_it_is_a_further_jump_or_a_stop() -> None:
    match = board(TWO_TO_JUMP)
    actions = match.game.notation.parse(match.state, "move C3 C5 E7")
    assert [match.game.begins_move(action) for action in actions] == [True, False, False]


def test_T4_there_is_a_position_format_between_moves_only() -> None:
    assert not build_all().game.positions.has_position(build_all().state)
    match = place_all()
    assert match.game.positions.has_position(match.state)
    match = board(LAST_PREY, "1=ry 2=yyr")
    match.act(match.legal_actions()[0])
    assert not match.game.positions.has_position(match.state)


# --- what must hold in every state ---------------------------------------------------------------------------


def test_T2_states_are_sound() -> None:
    for match in (hatbox.new("top_hats", seed=1), build_all(), place_all(3), board(LAST_PREY, "1=ry 2=yyr")):
        assert list(match.game.positions.violations(match.state)) == []


def own_twice(state: State) -> None:
    state.owned[0] |= state.owned[1]


def lift_the_lower_hats(state: State) -> None:
    state.below[C3].reverse()


def narrow_too_far(state: State) -> None:
    state.band = 1


def forget_the_buried(state: State) -> None:
    state.buried = [[0] * 3 for _ in range(4)]


def bury_too_many(state: State) -> None:
    state.buried[2][0] += 15


C3, C4 = CELL_NAMES.index("C3"), CELL_NAMES.index("C4")


@pytest.mark.parametrize(
    ("spoil", "errors"),
    [
        (own_twice, [f"the stack on cell {C4} has 2 owners"]),
        (lift_the_lower_hats, [f"the stack on cell {C3} has a gap"]),
        (narrow_too_far, [f"there is a stack on the forbidden cell {cell}" for cell in (C3, C4)]),
        (forget_the_buried, [f"the hats of colour {colour} that 3 has buried are miscounted" for colour in (0, 1)]),
        (
            bury_too_many,
            ["the hats of colour 0 that 2 has buried are miscounted", "there are too many hats of colour 0"],
        ),
    ],
)
def test_T2_an_unsound_state_is_found(spoil: Callable[[State], None], errors: list[str]) -> None:
    match = board(LAST_PREY, "1=ry 2=yr")
    state, states = to_object(State, match.state), zeros(State, 1)
    spoil(state)
    write_back(state, states[0])
    assert list(match.game.positions.violations(states[0])) == errors


# --- telling -------------------------------------------------------------------------------------------------


def event_texts(match: hatbox.Match[Any], seat: int | None = None) -> list[str]:
    """All that a viewer was told, in words."""
    return [say(event.code, event.params) for at in range(match.ply) for event in match.events(at, seat)]


def test_T3_only_the_builder_is_told_what_is_built() -> None:
    match = hatbox.new("top_hats", seed=1, first=1)
    match.play("build red yellow")
    assert event_texts(match, 1) == ["Seat 1 builds a stack: red in the middle, yellow at the bottom."]
    assert event_texts(match, 0) == event_texts(match) == ["Seat 1 builds a stack."]
    assert [event.code for event in match.events(0, everything=True)] == ["top-build"]


def test_T4_placing_is_told() -> None:
    match = build_all()
    match.play("place 4 E3")
    assert event_texts(match)[-1] == "Seat 0 places stack 4 on E3."


def test_T6_steps_and_passes_are_told() -> None:
    match = board(CORNERED)
    match.play("pass")
    match.play("move C3 C4")
    assert event_texts(match) == ["Seat 0 passes.", "Seat 1 steps from C3 to C4."]


def test_T7_a_captured_hat_and_the_next_are_told() -> None:
    match = board(LAST_PREY, "1=r 2=yby", players=3)
    match.play("move C3 C5")
    assert event_texts(match, 2) == [
        "Seat 0 jumps from C3 over C4 to C5.",
        "Seat 0 stops on C5.",
        "C4 loses a yellow hat; a blue hat is revealed.",
    ]


def test_T7_the_last_hat_is_told_and_own_stacks_are_not() -> None:
    match = board(TWO_TO_JUMP, narrowings=1)
    match.play("narrow")
    match.play("move C3 C5 E7")
    assert event_texts(match) == [
        "Seat 0 narrows the board: ring 3 is now the band.",
        "Seat 0 jumps from C3 over C4 to C5.",
        "Seat 0 jumps from C5 over D6 to E7.",
        "Seat 0 stops on E7.",
        "C4 loses its last hat, a yellow one.",
    ]


# --- the games that look alike ---------------------------------------------------------------------------------


def sample_match(view: hatbox.View[Any], seed: int) -> Any:
    """A game that looks to the viewer like the view; it must look so indeed."""
    loops, states, views = loops_of(view.game), zeros(State, 1), zeros(State, 1)
    loops.determinize_at(view.states, 0, view.seat, seed, states, 0)
    loops.observe_at(states, 0, view.seat, views, 0)
    assert to_bytes(State, views) == view.to_bytes()
    return view.game.position(states)


def hats_below_tops(result: Any) -> dict[int | None, Counter[str]]:
    """The hats below the tops, by builder."""
    hats: dict[int | None, Counter[str]] = {seat: Counter() for seat in (0, 1, 2, None)}
    for cell, stack in result["stacks"].items():
        hats[result.get("builders", {}).get(cell)].update(stack[1:])
    for seat, below in enumerate(result.get("built", [])):
        hats[seat].update(hat for pair in below for hat in pair)
    return hats


@pytest.mark.parametrize("players", [2, 3])
def test_T5_imagined_stacks_hold_what_their_builders_took(players: int) -> None:
    half_placed = build_all(players)
    for turn, cell in enumerate(PLACES[: players + 1]):
        half_placed.play(f"place {turn // players + 1} {cell}")
    moving = place_all(players)
    for _ in range(6):
        moving.play(max(moving.legal_moves(), key=len))
    for match in (half_placed, moving):
        full = position_of(match)
        for viewer in (0, None):
            worlds = [sample_match(match.view(viewer), seed) for seed in range(20)]
            assert all(hats_below_tops(world) == hats_below_tops(full) for world in worlds)
            assert len({str(world) for world in worlds}) > 10


def test_T3_imagined_stacks_of_an_unfinished_builder_come_from_the_supply() -> None:
    match = hatbox.new("top_hats", players=3, seed=1, first=0)
    match.play("build red red")
    worlds = [sample_match(match.view(1), seed)["built"][0][0] for seed in range(300)]
    assert {tuple(world) for world in worlds} == {(a, b) for a in COLOURS for b in COLOURS}


def test_T5_imagined_stacks_of_unknown_builders_hold_what_is_there() -> None:
    match = board(LAST_PREY, "1=rry 2=yrr")
    worlds = [sample_match(match.view(0), seed)["stacks"] for seed in range(60)]
    assert {(*world["C3"], *world["C4"]) for world in worlds} == {
        ("red", *below[:2], "yellow", *below[2:])
        for below in (["red"] * at + ["yellow"] + ["red"] * (3 - at) for at in range(4))
    }


def test_T5_when_the_game_is_over_nothing_is_left_to_imagine() -> None:
    match = board(LAST_PREY, "1=ryy 2=yr")
    match.play("move C3 C5")
    assert sample_match(match.view(1), 5)["stacks"] == position_of(match)["stacks"]
