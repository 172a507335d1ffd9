"""Top Hats, T6 to T10: moving, capturing, the duties, the band and narrowing."""

from __future__ import annotations

import hatbox
from oracle.top_hats import Oracle
from support.top_hats_boards import board, position_of, refusal

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
     . . . . . . . .
      . r y y . . .
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
      . y . . . . .
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
    assert match.legal_moves() == ["D4-C3", "D4-C4", "D4-D3", "D4-D5", "D4-E4", "D4-F6"]
    match.play("move D4 C3")
    assert position_of(match)["stacks"] == {"A5": ["yellow"], "C3": ["red"]}


def test_T6_the_whole_stack_moves() -> None:
    match = board(STEPS_AND_THE_NEUTRAL_HAT, "r=ryr")
    match.play("move D4 F6")
    assert position_of(match)["stacks"] == {"A5": ["yellow"], "F6": ["red", "yellow", "red"]}
    assert match.mover == 1


def test_T6_a_step_goes_to_an_empty_neighbour_and_is_a_whole_move() -> None:
    match = board(STEPS_AND_THE_NEUTRAL_HAT)
    assert refusal(match, "move D4 E5") == "T6: E5 is not empty"
    assert refusal(match, "move D4 E4 F4") == "T6: D4 to E4 is a step, and a step ends the move"
    assert refusal(match, "move D4 D7") == "T6: D4 to D7 is neither a step nor a jump"
    assert refusal(match, "move D4 D4") == "T6: D4 to D4 is neither a step nor a jump"
    assert refusal(match, "move D4 D6") == "T6: there is no stack to jump over on D5"
    assert refusal(match, "move D4 F6 H8") == "T6: there is no stack to jump over on G7"


def test_T6_a_jump_lands_straight_behind_on_an_empty_cell_of_the_board() -> None:
    match = board(BLOCKED_JUMPS)
    assert match.legal_moves() == ["C2-B2", "C2-D2", "C2-D3"]  # behind C3 stands C4, behind B1 the board ends
    assert refusal(match, "move C2 C4") == "T6: C4 is not empty"


def test_T6_jumps_change_direction_and_stop_after_any() -> None:
    match = board(TRIANGLE)
    assert match.legal_moves() == [
        "G7-E7*F7",
        "G7-E7*F8,G8",
        "G7-G7*F7,F8,G8",
        "G7-G9*F7,F8",
        "G7-G9*G8",
    ]


def test_T6_the_start_counts_as_empty_and_a_capture_may_end_there() -> None:
    match = board(TRIANGLE, "y=yr")
    match.play("move G7 G9 E7 G7")
    left = {"C3": ["yellow", "red"], "F7": ["red"], "F8": ["red"], "G7": ["red"], "G8": ["red"]}
    assert position_of(match)["stacks"] == left
    assert match.mover == 1


def test_T6_a_move_without_a_capture_ends_elsewhere() -> None:
    match = board(OWN_TRIANGLE)
    ends = [move[3:] for move in match.legal_moves() if move.startswith("G7-")]
    assert ends == ["E7", "F6", "G6", "H7", "H8"]  # by two jumps E7; G9 is in the band
    assert refusal(match, "move G7 G9 E7 G7") == "T6: a move without a capture must end on a different cell from G7"
    assert refusal(match, "G7-G7") == "T6: a move without a capture must end on a different cell from G7"
    match.play("move G7 G9 E7")
    assert position_of(match)["stacks"] == {
        "C2": ["yellow"],
        "E7": ["red"],
        "F7": ["red"],
        "F8": ["red"],
        "G8": ["red"],
    }


def test_T6_nothing_is_jumped_twice() -> None:
    match = board(TRIANGLE)
    assert refusal(match, "move G7 G9 G7") == "T6: the stack on G8 has already been jumped in this move"
    match = board(STEPS_AND_THE_NEUTRAL_HAT)
    assert refusal(match, "move D4 F6 D4") == "T6: the stack on E5 has already been jumped in this move"


def test_T6_a_cell_may_be_visited_twice() -> None:
    match = board(EIGHT)
    match.play("move D3 F3 F5 H5 F3 D1")
    assert position_of(match)["stacks"] == {"D1": ["red"]}


def test_T6_the_start_may_be_passed() -> None:
    match = board(TRIANGLE.replace(". . . . r y .", ". . . y r y ."))
    match.play("move G7 G9 E7 G7 G5")
    assert position_of(match)["stacks"] == {"C3": ["yellow"], "G5": ["red"]}


def test_T6_moves_that_differ_only_in_the_way_are_one() -> None:
    match = board(MANY_WAYS, players=3)
    ways = Oracle.from_position(match.position())._allowed()
    assert (len(ways), len(match.legal_moves())) == (2558, 509)
    assert match.legal_moves() == sorted({way.effect for way in ways})
    effect = max(match.legal_moves(), key=len)
    twins = []
    for way in ways:
        if way.effect == effect:
            twins.append(hatbox.from_position(match.position()))
            twins[-1].play("move " + " ".join(way.path))
    match.play(effect)
    assert len(twins) > 1
    assert all(twin.position() == match.position() for twin in twins)


# --- T7: capturing ---------------------------------------------------------------------------------------

TWO_PREY = """
        . . . . .
       . . . . . .
      . y . . r . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . 2 . .
      . . r 1 . . .
       . . . . . .
        . . . . .
"""

ALL_KINDS_IN_A_ROW = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . 2 . .
    . . . . # . 3 . .
     . . . 1 . . . .
      . . . . 4 . .
       . . . . . .
        . . . . .
"""
ALL_KINDS = "1=rr 2=ry 3=bry 4=yb"


def test_T7_every_jumped_enemy_loses_its_top_hat_and_the_next_hat_decides() -> None:
    match = board(TWO_PREY, "1=yry 2=yyr")
    match.play("move C3 C5 E7")
    assert position_of(match)["stacks"] == {
        "C4": ["red", "yellow"],  # red's now
        "D6": ["yellow", "red"],  # still yellow's
        "E7": ["red"],
        "G4": ["yellow"],
        "G7": ["red"],
    }
    assert match.legal_moves() == ["D6-F8*E7"]


def test_T7_a_stack_of_one_disappears() -> None:
    match = board(TRIANGLE)
    match.play("move G7 G9")
    assert position_of(match)["stacks"] == {"C3": ["yellow"], "F7": ["yellow"], "F8": ["yellow"], "G9": ["red"]}


def test_T7_own_stacks_and_the_neutral_hat_lose_nothing() -> None:
    match = board(ALL_KINDS_IN_A_ROW, ALL_KINDS, players=3)
    match.play("move D4 F6 F8 D6 B4")  # over the neutral hat, an own stack, a blue and a yellow one
    assert position_of(match)["stacks"] == {
        "B4": ["red", "red"],
        "C5": ["blue"],
        "E7": ["red", "yellow"],
        "F7": ["red", "yellow"],
    }
    assert match.mover == 1


def test_T7_nothing_is_taken_before_the_move_has_ended() -> None:
    match = board(ALL_KINDS_IN_A_ROW, ALL_KINDS, players=3)
    before = match.position()
    *jumps, stop = match.game.notation.parse(match.state, "move D4 F6 F8 D6 B4")
    for action, cell in zip(jumps, ("F6", "F8", "D6", "B4"), strict=True):
        match.act(action)
        assert match.position() == before | {"moving": ["D4", cell]}
    match.act(stop)
    assert match.entries() == [{"seat": 0, "move": "move D4 F6 F8 D6 B4"}]


# --- T8: the duty to capture -------------------------------------------------------------------------------

BEHIND_THE_NEUTRAL_HAT = """
        . . . . .
       . . . . . .
      . . . y . . .
     . . . . . . . .
    . . . . # . . . .
     . . . r . . . .
      . . . . . . .
       . . y . . .
        . . . . .
"""

BAND_AND_INNER_STACK_CAN_CAPTURE = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . r y . . . .
    . . . . # . . . .
     . . . . . . y r
      . . . . . . .
       . . . . . .
        . . . . .
"""

BAND_CAPTURES_AT_THE_SECOND_JUMP = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . r y . . . .
    . . . . # . . . .
     . . . . . . . .
      . . . y . . .
       . r . . . .
        r . . . .
"""

ONLY_THE_INNER_STACK_CAN_CAPTURE = """
        . . . . .
       . . . . . .
      . . . . . y .
     . . r y . . . .
    . . . . # . . . .
     . . . . . . . r
      . . . . . . .
       . . . . . .
        . . . . .
"""


def test_T8_who_can_capture_must() -> None:
    match = board(TWO_PREY, "1=y 2=y")
    assert match.legal_moves() == ["C3-C5*C4", "C3-E7*C4,D6"]  # one hat is enough
    for move in ("move G7 G8", "move C3 D3"):
        assert refusal(match, move) == "T8: you can capture, so you must"


def test_T8_a_jump_must_lead_to_a_capture() -> None:
    match = board(BEHIND_THE_NEUTRAL_HAT)
    assert match.legal_moves() == ["D4-H6*G6"]
    assert refusal(match, "move D4 F6") == "T8: you can capture, so you must"
    start, jump, stop = match.game.notation.parse(match.state, "move D4 F6 H6")
    for action in (start, jump, stop):
        assert match.legal_actions() == [action]
        match.act(action)


def test_T8_a_first_jump_away_from_the_prey_is_refused() -> None:
    match = board(BEHIND_THE_NEUTRAL_HAT.replace(". . . r", ". . r r"))
    assert match.legal_moves() == ["D3-H7*G6", "D4-H6*G6"]
    assert refusal(match, "move D4 D2") == "T8: you can capture, so you must"
    assert refusal(match, "move D3 D5 F5") == "T8: you can capture, so you must"


def test_T8_band_stack_must_capture() -> None:
    match = board(BAND_AND_INNER_STACK_CAN_CAPTURE)
    assert match.legal_moves() == ["D8-D6*D7"]
    assert refusal(match, "move F4 F6") == (
        "T8: a stack in the band can capture, so you must capture with a stack in the band"
    )
    assert refusal(match, "move D8 E8") == "T8: you can capture, so you must"


def test_T8_band_stack_must_capture_even_at_its_second_jump() -> None:
    match = board(BAND_CAPTURES_AT_THE_SECOND_JUMP)
    assert match.legal_moves() == ["A1-C5*C4"]
    assert (
        refusal(match, "F4-F6*F5")
        == "T8: a stack in the band can capture, so you must capture with a stack in the band"
    )
    assert refusal(match, "move A1 C3") == "T8: you can capture, so you must"


def test_T8_capturing_comes_before_leaving_the_band() -> None:
    match = board(ONLY_THE_INNER_STACK_CAN_CAPTURE)
    assert match.legal_moves() == ["F4-D4*F5", "F4-F6*F5"]
    assert refusal(match, "move D8 D7") == "T8: you can capture, so you must"


def test_T8_after_a_capture_the_move_may_go_on_anywhere() -> None:
    match = board(ONLY_THE_INNER_STACK_CAN_CAPTURE)
    start, jump, stop = match.game.notation.parse(match.state, "move F4 F6 D4")
    match.act(start)
    assert match.legal_actions() == sorted([jump, stop])
    assert match.legal_moves() == match.view(match.mover).legal_moves() == ["F4-D4*F5", "F4-F6*F5"]
    match.act(jump)
    assert match.legal_actions() == [stop]
    assert match.legal_moves() == ["F4-D4*F5"]
    match.undo()
    match.play("F4-F6*F5")
    assert [entry["move"] for entry in match.entries()] == ["move F4 F6"]


# --- T9: the band ------------------------------------------------------------------------------------------

ONE_IN_THE_BAND = """
        . . . . .
       . . . . . .
      . . . . y . .
     . . r . . . . .
    . . . . # . . . .
     . . . . . . . r
      . . y . . . .
       . . . . . .
        . . . . .
"""

THROUGH_THE_BAND = """
        . . . . .
       . . . . . .
      . . . . . . .
     . y . . . . . .
    . . . . # . . r .
     . . . . . r r .
      . . y . . . .
       . . . . . .
        . . . . .
"""

STUCK_IN_THE_BAND = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . . . .
      . . r . . y .
       . r . . . .
        r . . . .
"""

ALONG_THE_BAND = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . . . . . . . y
      . . . . . . .
       . . r . . .
        r r . . .
"""

HEMMED_IN = """
        . . . . y
       . . . . . .
      . . . . . . .
     . . . . . . . .
    . . . . # . . . .
     . r . r . . . .
      . r r . . . .
       . r r r . .
        . . . . .
"""


def test_T9_a_stack_must_leave_the_band() -> None:
    match = board(ONE_IN_THE_BAND)
    assert match.legal_moves() == ["D8-D7", "D8-E8"]
    assert refusal(match, "move F4 F5") == "T9: one of your stacks must leave the band"
    assert refusal(match, "move D8 C7") == "T9: a move can end in the band, on C7, only if it captures"


def test_T9_any_stack_of_the_band_may_leave() -> None:
    match = board(ONE_IN_THE_BAND.replace("r . . . . .", ". . . . . r"))  # both red stacks are there
    assert match.legal_moves() == ["D8-D7", "D8-E8", "F9-E8", "F9-F8"]


def test_T9_a_jump_out_of_the_band_may_pass_along_it() -> None:
    match = board(ALONG_THE_BAND)
    assert "A1-C3" in match.legal_moves()
    match.play("move A1 A3 C3")
    assert position_of(match)["stacks"]["C3"] == ["red"]


def test_T9_a_move_may_pass_through_the_band_but_not_end_there() -> None:
    match = board(THROUGH_THE_BAND)
    assert refusal(match, "move D6 D8") == "T9: a move can end in the band, on D8, only if it captures"
    assert refusal(match, "move E8 E9") == "T9: a move can end in the band, on E9, only if it captures"
    assert "D6-F8" in match.legal_moves()
    start, jump, stop = match.game.notation.parse(match.state, "move D6 D8 F8")
    match.act(start)
    assert (match.legal_actions(), match.legal_moves()) == ([jump], ["D6-F8"])
    match.act(jump)
    assert (match.legal_actions(), match.legal_moves()) == ([stop], ["D6-F8"])


def test_T9_a_capture_may_end_in_the_band() -> None:
    match = board(THROUGH_THE_BAND.replace("r r .", "r y ."))
    match.play("move D6 D8")
    assert position_of(match)["stacks"]["D8"] == ["red"]


def test_T9_who_cannot_leave_the_band_makes_another_move() -> None:
    match = board(STUCK_IN_THE_BAND)
    assert {move[:2] for move in match.legal_moves()} == {"B2", "C3"}
    assert refusal(match, "move A1 A2") == "T9: a move can end in the band, on A2, only if it captures"
    match.play("move C3 D4")
    assert match.mover == 1


def test_T9_a_hemmed_in_stack_may_not_flee_into_the_band() -> None:
    match = board(HEMMED_IN)
    assert not [move for move in match.legal_moves() if move.startswith("B2")]
    assert refusal(match, "move B2 A1") == "T9: a move can end in the band, on A1, only if it captures"


# --- T10: narrowing ----------------------------------------------------------------------------------------

CAPTURE_INTO_THE_BAND = """
        . . . . .
       . . . . . .
      . y . . . . .
     . . . . . . . .
    . . . . # . r y .
     . . r . . . . .
      . . . . . . .
       . . . . . .
        . . . . .
"""

NARROWED = """
        x x x x x
       x . . . . x
      x . . . . . x
     x y . . . . . x
    x . . . # . . r x
     x . . . . r r x
      x . y . . . x
       x . . . . x
        x x x x x
"""

FIVE_AROUND_THE_CENTRE = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . . r . . . .
    . . y . # . . . .
     . . . r . . . .
      . . . y . y .
       . . . . . .
        . . . . .
"""

NO_RED = """
        . . . . .
       . . . . . .
      . . . . . . .
     . . y . . . . .
    . . . . # . . . .
     . . . . . . b .
      . . . . . . .
       . . . . . .
        . . . . .
"""


def test_T10_narrowing_comes_before_the_move_and_does_not_use_up_the_turn() -> None:
    match = board(CAPTURE_INTO_THE_BAND, narrowings=2, stall=7)
    assert match.legal_moves() == ["E7-E9*E8", "narrow"]
    match.play("narrow")
    position = position_of(match)
    assert (match.mover, position["band"], position["narrowed"], position["stall"]) == (0, 3, 1, 7)


def test_T10_duties_are_judged_on_the_narrowed_field() -> None:
    match = board(CAPTURE_INTO_THE_BAND, narrowings=2)
    match.play("narrow")
    assert refusal(match, "move E7 E9") == "T10: E9 is out of play"
    match.play("move E7 E6")
    assert match.legal_moves() == ["E8-E7", "G4-F4", "G4-G5"]  # T9: the ring of yellow's stacks is the band now
    assert refusal(match, "move G4 H5") == "T9: a move can end in the band, on H5, only if it captures"


def test_T10_nobody_may_land_on_forbidden_ground_or_pass_through_it() -> None:
    match = board(NARROWED)
    assert refusal(match, "move D6 D8 F8") == "T10: D8 is out of play"
    assert refusal(match, "move D7 D8") == "T10: D8 is out of play"
    assert {move[:2] for move in match.legal_moves()} == {"D7", "E8"}


def test_T10_at_most_five_stacks_not_counting_the_neutral_hat() -> None:
    five = board(FIVE_AROUND_THE_CENTRE, narrowings=1)
    assert "narrow" in five.legal_moves()
    six = board(FIVE_AROUND_THE_CENTRE.replace("y . y", "y y y"), narrowings=1)
    assert refusal(six, "narrow") == "T10: there are 6 stacks on the board; it can be narrowed with 5 or fewer"


def test_T10_no_stack_may_stand_in_the_band() -> None:
    for turn in (0, 1):  # be it an own one or not
        match = board(ONE_IN_THE_BAND, narrowings=2, turn=turn)
        assert refusal(match, "narrow") == "T10: there is a stack in the band"


def test_T10_twice_in_a_turn() -> None:
    match = board(FIVE_AROUND_THE_CENTRE.replace("y . y", "y . ."), narrowings=2)
    match.play("narrow")
    match.play("narrow")
    assert (match.mover, position_of(match)["band"]) == (0, 2)
    assert refusal(match, "narrow") == "T10: the board can’t be narrowed any more (at most 2 times in a game)"
    assert refusal(match, "move D4 B4") == "T10: B4 is out of play"


def test_T10_option_narrowings() -> None:
    most = "T10: the board can’t be narrowed any more (at most"
    match = board(FIVE_AROUND_THE_CENTRE, narrowings=0)
    assert refusal(match, "narrow") == f"{most} 0 times in a game)"
    match = board(FIVE_AROUND_THE_CENTRE.replace("y . y", "y . ."), narrowings=1)
    match.play("narrow")
    assert "narrow" not in match.legal_moves()
    assert refusal(match, "narrow") == f"{most} once in a game)"


def test_T10_not_within_a_move() -> None:
    match = board(BEHIND_THE_NEUTRAL_HAT, narrowings=2)
    match.act(match.game.notation.parse(match.state, "move D4 F6")[0])
    assert "narrow" not in match.legal_moves()


def test_T10_a_player_without_a_stack_may_narrow_and_must_then_pass() -> None:
    match = board(NO_RED, players=3, narrowings=1)
    assert match.legal_moves() == ["narrow", "pass"]
    match.play("narrow")
    assert match.legal_moves() == ["pass"]
    match.play("pass")
    assert match.mover == 1
