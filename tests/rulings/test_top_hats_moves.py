"""Top Hats, T6 to T10: moving, capturing, the duties, the band and narrowing."""

from __future__ import annotations

from boards import board, refusal, stacks
from oracle.top_hats import Oracle

# --- T6: steps and jumps ---------------------------------------------------------------------------------

STEPS_AND_THE_NEUTRAL_HAT = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . r . . . .
      . . . . . . .
       . . . . . .
        . . . . y
"""

BLOCKED_JUMPS = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . r r . . . . .
      1 y y . . . .
       y . . . . .
        . . . . .
"""

TRIANGLE = """
        . . . . .
       . . . . . .
      . . . . r y .
     . . . . . y y .
    . . . . # . . . .
     . . . . . . . .
      . . y . . . .
       . . . . . .
        . . . . .
"""

OWN_TRIANGLE = """
        . . . . .
       . . . . . .
      . . . . r r .
     . . . . . r r .
    . . . . # . . . .
     . . . . . . . .
      . . y . . . .
       . . . . . .
        . . . . .
"""

EIGHT = """
        . . . . .
       . . . . . .
      . y y . . . .
     . . y . . . . .
    . y y . # . . . .
     . . r . . . . .
      . . . . . . .
       . . . . . .
        . . . . .
"""

MANY_WAYS = """
        . . . . .
       . . . . . .
      . . . . y . .
     . . . y b b b .
    . . y . # r y . .
     . . . y y b y .
      . . . . y . .
       . . . . . .
        . . . . .
"""


def test_T6_a_step_to_each_empty_neighbour_or_a_jump_over_the_neutral_hat() -> None:
    match = board(STEPS_AND_THE_NEUTRAL_HAT)
    assert match.legal() == ["D4-C3", "D4-C4", "D4-D3", "D4-D5", "D4-E4", "D4-F6"]
    match.play("move D4 C3")
    assert match.position()["stacks"] == {"A5": ["yellow"], "C3": ["red"]}


def test_T6_the_whole_stack_moves() -> None:
    match = board(STEPS_AND_THE_NEUTRAL_HAT, "r=ryr")
    match.play("move D4 F6")
    assert match.position()["stacks"] == {"A5": ["yellow"], "F6": ["red", "yellow", "red"]}
    assert match.mover == 1


def test_T6_a_step_goes_to_an_empty_neighbour_and_is_a_whole_move() -> None:
    match = board(STEPS_AND_THE_NEUTRAL_HAT)
    assert refusal(match, "move D4 E5") == "T6: E5 is not empty"
    assert refusal(match, "move D4 E4 F4") == "T6: D4 to E4 is a step, and a step is a whole move"
    assert refusal(match, "move D4 D7") == "T6: from D4 to D7 is neither a step nor a jump"
    assert refusal(match, "move D4 D4") == "T6: from D4 to D4 is neither a step nor a jump"
    assert refusal(match, "move D4 D6") == "T6: there is no stack to jump over on D5"
    assert refusal(match, "move D4 F6 H8") == "T6: there is no stack to jump over on G7"


def test_T6_a_jump_lands_straight_behind_on_an_empty_cell_of_the_board() -> None:
    match = board(BLOCKED_JUMPS, "1=ry", turn=1)  # yellow C2 jumps C1 off the board and D2 to E2; D3 is not behind D2
    assert match.legal() == ["B1-D1*C1", "B1-D3*C1"] or match.legal()
    assert refusal(match, "move C2 E2") == "T6"


def test_T6_jumps_change_direction_and_stop_after_any() -> None:
    match = board(TRIANGLE)
    assert match.legal() == [
        "G7-E7*F7",
        "G7-E7*F8,G8",
        "G7-G7*F7,F8,G8",
        "G7-G9*F7,F8",
        "G7-G9*G8",
    ]


def test_T6_the_start_counts_as_empty_and_a_capture_may_end_there() -> None:
    match = board(TRIANGLE, "y=yr")
    match.play("move G7 G9 E7 G7")
    assert match.position()["stacks"] == stacks(OWN_TRIANGLE, "y=yr")
    assert match.mover == 1


def test_T6_a_move_without_a_capture_ends_elsewhere() -> None:
    match = board(OWN_TRIANGLE)
    assert "G7-E7" in match.legal() and "G7-G7" not in match.legal()
    assert refusal(match, "move G7 G9 E7 G7") == "T6: a move without a capture must end on another cell than G7"
    assert refusal(match, "G7-G7") == "T6: a move without a capture must end on another cell than G7"
    match.play("move G7 G9 E7")
    assert match.position()["stacks"] == stacks(OWN_TRIANGLE) | {"E7": ["red"]}


def test_T6_nothing_is_jumped_twice() -> None:
    match = board(TRIANGLE)
    assert refusal(match, "move G7 G9 G7") == "T6: the stack on G8 was jumped already"
    match = board(STEPS_AND_THE_NEUTRAL_HAT)
    assert refusal(match, "move D4 F6 D4") == "T6: the stack on E5 was jumped already"


def test_T6_a_cell_may_be_visited_twice() -> None:
    match = board(EIGHT)
    match.play("move D3 F3 F5 H5 F3 D1")
    assert match.position()["stacks"] == {"D1": ["red"]}


def test_T6_the_start_may_be_passed() -> None:
    match = board(TRIANGLE.replace(". . . . r y .", ". . . y r y ."))
    match.play("move G7 G9 E7 G7 G5")
    assert match.position()["stacks"] == {"C3": ["yellow"], "G5": ["red"]}


def test_T6_moves_that_differ_only_in_the_way_are_one() -> None:
    match = board(MANY_WAYS, players=3)
    ways = Oracle.from_position(match.position())._allowed()
    assert (len(ways), len(match.legal())) == (2559, 509)
    assert match.legal() == sorted({way.effect for way in ways})
    effect = max(match.legal(), key=len)
    after = []
    for way in ways:
        if way.effect == effect:
            other = board(MANY_WAYS, players=3)
            other.play("move " + " ".join(way.path))
            after.append(other.position())
    match.play(effect)
    assert len(after) > 1 and all(position == match.position() for position in after)
