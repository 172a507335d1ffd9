"""Hats, rule by rule and ruling by ruling: H1-H15 of the rules page."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hatbox

Json = dict[str, Any]

CARDS = [kind + value for kind in "BCDFKST" for value in "123456"]
SEATED = ("hands", "collections", "black")  # fields drawn seat by seat, a bar between two seats

TWO = """
    table  T2 B6 F3 B1 S5
    hands  F4 C1 | C2 C3
    deck   K1 K2
"""
THREE = """
    table  T2 B6 F3 B1 S5 K4
    hands  F4 C1 | C2 C3 | D1 D2
    deck   K1 K2
"""
FOUR = """
    table  T2 B6 F3 B1 S5 K4
    hands  F4 C1 | C2 C3 | D1 D2 | D3 D4
"""


def position(drawing: str, **fields: object) -> Json:
    """A position drawn as text, a field a line; `fields` are drawn over it."""
    drawn: Json = dict(line.split(maxsplit=1) for line in drawing.strip().splitlines()) | fields
    seats = drawn["hands"].count("|") + 1
    drawn = {"game": "hats", "players": seats, "turn": 0} | dict.fromkeys(SEATED, "|" * (seats - 1)) | drawn
    for name in SEATED:
        drawn[name] = [cards.split() for cards in drawn[name].split("|")]
    for name in {"table", "deck", "discards"} & drawn.keys():
        drawn[name] = drawn[name].split()
    return drawn


def at(drawing: str, *moves: str, **fields: object) -> hatbox.Match[Any]:
    """The game at a drawn position, after some moves."""
    match = hatbox.from_position(position(drawing, **fields))
    for move in moves:
        match.play(move)
    return match


def now(match: hatbox.Match[Any], field: str) -> Any:
    return match.position()[field]


def sees(match: hatbox.Match[Any], seat: int | None, field: str) -> Any:
    return match.view(seat).position()[field]


def verbs(match: hatbox.Match[Any]) -> set[str]:
    """The kinds of move that are legal."""
    return {move.split()[0] for move in match.legal()}


def refused(match: hatbox.Match[Any], move: str) -> str:
    """Why a move is refused; it has changed nothing."""
    before = (len(match), match.position(), match.mover)
    with pytest.raises(hatbox.IllegalMove) as caught:
        match.play(move)
    assert (len(match), match.position(), match.mover) == before
    assert str(caught.value).startswith(f"{caught.value.rule}: ")
    return str(caught.value)


# --- H9: the cookie -------------------------------------------------------------------------------------------


def cookie_after(move: str, drawing: str = TWO, **fields: object) -> int | None:
    """Who holds the cookie after a move of seat 0."""
    holder: int | None = now(at(drawing, move, **fields), "cookie")
    return holder


def cookie_as_it_lies(**fields: object) -> int | None:
    """Who holds the cookie after a main action that changes nothing for it: a black hat that is no type."""
    return cookie_after("black C1", options={"black_hat_is_a_type": False}, **fields)


def test_H9_most_types() -> None:
    assert cookie_after("exchange F4 3", collections="T1 | S1 S2", cookie=1) == 0
    assert cookie_after("exchange F4 3", collections="| S1 K3", cookie=1) == 1
    assert cookie_after("exchange F4 3", collections="F1 F2 | S5 K6", cookie=1, table="T2 B6 F3 B1 S1") == 1


def test_H9_types_come_before_values() -> None:
    assert cookie_as_it_lies(collections="D1 D2 | K5 S6", cookie=0) == 1


def test_H9_only_after_a_main_action() -> None:
    match = at(TWO, "discard C1", collections="T1 |")
    assert now(match, "cookie") is None
    match.play("black F4")
    assert now(match, "cookie") == 0
    match = at(FOUR, "offer F4", "give D1", collections="T1 |||")
    assert now(match, "cookie") is None


def test_H9_every_collection_is_judged_not_only_the_mover_s() -> None:
    assert cookie_after("black C1", collections="| S1 K3", cookie=0, black="D1 |") == 1


def test_H9_black_hats_count_as_one_further_type() -> None:
    assert cookie_after("black C1", collections="T1 | S2", cookie=1) == 0
    assert cookie_after("black C1", collections="| S2 K3", black="D1 D2 |", cookie=1) == 1
    assert cookie_after("black C1") == 0


def test_H9_a_black_hat_does_not_show_its_hidden_type() -> None:
    assert cookie_after("black C1", collections="D2 | S2 K3", black="K5 | B5", cookie=1) == 1


def test_H9_lower_value_wins_a_tie() -> None:
    assert cookie_as_it_lies(collections="T1 S6 | D2 K3", cookie=1) == 0  # the lowest
    assert cookie_as_it_lies(collections="T1 S6 | D1 K5", cookie=0) == 1  # the second lowest
    assert cookie_as_it_lies(collections="T1 S4 D6 | D1 K4 C5", cookie=0) == 1  # the third


def test_H9_values_are_compared_in_ascending_order_however_they_came() -> None:
    assert cookie_as_it_lies(collections="S6 T1 | D2 K3", cookie=1) == 0
    assert cookie_as_it_lies(collections="T1 S6 S4 | D5 K1 K4", cookie=0) == 1


def test_H9_all_face_up_cards_are_compared_also_of_one_type() -> None:
    assert cookie_as_it_lies(collections="T3 T1 S4 | D1 K4 K5", cookie=1) == 0


def test_H9_black_hats_have_no_value() -> None:
    assert cookie_after("black C1", collections="T3 | S2 K4", cookie=0) == 1  # 3 against 2 4: the hidden 1 is no help
    assert cookie_after("black C1", collections="T2 | S3 K4", cookie=1, table="T3 B6 F3 B1 S5") == 0


def test_H9_longer_list_wins() -> None:
    assert cookie_as_it_lies(collections="T1 S4 S6 | D1 K4", cookie=1) == 0
    assert cookie_as_it_lies(collections="T1 S4 | D1 K4 K6", cookie=0) == 1


@pytest.mark.parametrize("holder", [None, 0, 1])
def test_H9_equal_lists_leave_the_cookie_where_it_is(holder: int | None) -> None:
    assert cookie_as_it_lies(collections="T1 S4 | D1 K4", cookie=holder) == holder


def test_H9_equal_black_hats_alone_leave_it_with_the_holder() -> None:
    assert now(at(TWO, "black C1", "end", "black C2"), "cookie") == 0


def test_H9_a_holder_behind_two_equal_leaders_keeps_it() -> None:
    fields: Json = {"drawing": THREE, "options": {"edition": "de"}, "collections": "T1 | S1 | C5"}
    assert cookie_after("black C1", cookie=2, **fields) == 2
    assert cookie_after("black C1", cookie=None, **fields) is None


def test_H9_a_third_player_behind_does_not_make_a_tie() -> None:
    options = {"edition": "de"}
    assert cookie_after("black C1", THREE, options=options, collections="C5 | D5 | T1 S4", cookie=0) == 2
    assert cookie_after("black C1", THREE, options=options, collections="C5 | S1 B2 | D5", cookie=0) == 1


def test_H9_without_a_type_nobody_holds_it() -> None:
    match = at(THREE, "black F4", "end", "black C2", "end", options={"black_hat_is_a_type": False})
    assert now(match, "cookie") is None
    match.play("exchange D2 4")
    assert now(match, "cookie") == 2


def test_H9_worked_example_of_a_tie() -> None:
    fields: Json = {"table": "S5 B6 F3 B1 T2", "turn": 1, "cookie": 0, "hands": "F4 | S2 C1", "black": "D1 |"}
    ben = {"C3 K4": 1, "C3 K5": 1, "C3 K6": 0}
    for shown, holder in ben.items():  # Ben takes S5 as his third: 3 4 5, 3 5 5, 3 5 6 against 3 5
        match = at(TWO, "exchange S2 1", collections=f"B3 F5 | {shown}", **fields)
        assert now(match, "cookie") == (1 if shown == "C3 K6" else holder)
    match = at(TWO, "black S2", collections="B3 F5 | C3 K5", **fields)
    assert now(match, "cookie") == 0


def test_H9_worked_example_of_the_first_round() -> None:
    match = at(THREE, "black F4", table="T6 B6 F3 B1 S5 K4", hands="F4 C1 | C2 C3 | T5 D2")
    assert now(match, "cookie") == 0
    match.play("end")
    match.play("black C2")
    assert now(match, "cookie") == 0
    match.play("end")
    match.play("exchange T5 1")
    assert now(match, "cookie") == 2


def test_H9_seven_equal_values_are_counted_right() -> None:
    ones, twos = (" ".join(kind + value for kind in "BCDFKST") for value in "12")
    table, hands = "B3 C3 D3 F3 K3 S3", "C4 D4 | C5 D5 | C6 D6"
    for holder in (0, 1):
        match = at(THREE, "black C4", "end", table=table, hands=hands, deck="", collections=f"{twos} | {ones} |", cookie=0)
        assert now(match, "cookie") == 0  # eight types against seven
        match.play("black C5")
        assert now(match, "cookie") == 1


# --- H11 - H13: points ------------------------------------------------------------------------------------------


def points(drawing: str, **fields: object) -> list[tuple[int, int, int]]:
    """By seat: the points of collection, favourite and cookie."""
    result: Json = at(drawing, **fields).result()
    details = [(part["collection"], part["favourite"], part["cookie"]) for part in result["details"]]
    assert result["scores"] == [sum(parts) for parts in details]
    return details


def test_H11_H12_H13_worked_example() -> None:
    drawing = """
        table        T2 B6 F3 B1 S5 K4
        hands        S4 | K1 | K3
        collections  F1 D2 D5 S6 S2 C3 B4 | | K2
        black        T1 | |
    """
    assert points(drawing) == [(16, 4, 0), (0, -1, 0), (6, -1, 0)]
    assert points(drawing, cookie=0) == [(16, 4, 5), (0, -1, 0), (6, -1, 0)]  # 25 with the cookie


def test_H11_lowest_position_of_a_type_counts() -> None:
    assert points(TWO, hands="C1 | D1", collections="B4 | S1 B3 F1") == [(2, -1, 0), (5 + 2 + 3, -1, 0)]
    assert points(TWO, hands="C1 | D1", table="T2 S6 B3 B1 S5", collections="B4 | S1") == [(3, -1, 0), (2, -1, 0)]


def test_H11_a_type_off_the_table_scores_nothing() -> None:
    assert points(TWO, hands="C1 | D1", collections="K6 K5 | T1") == [(0, -1, 0), (1, -1, 0)]


def test_H11_each_black_hat_scores_1_whatever_it_hides() -> None:
    assert points(TWO, hands="C1 | D1", black="S6 S4 S3 | D2") == [(3, -1, 0), (1, -1, 0)]


def test_H11_the_sixth_position_counts_6() -> None:
    assert points(THREE, hands="C1 | D1 | F1", collections="K1 K2 | | ", deck="")[0] == (12, -1, 0)


def test_H12_the_favourite_s_own_value_is_taken_away() -> None:
    assert points(TWO, hands="C6 | D1", collections="| D6 D5") == [(0, -6, 0), (0, 6 + 5 - 1, 0)]
    assert points(TWO, hands="C6 | D5", collections="C1 C2 | D2 D3") == [(0, 3 - 6, 0), (0, 0, 0)]


def test_H12_a_black_hat_never_counts_for_its_hidden_type() -> None:
    assert points(TWO, hands="K6 | D1", black="K5 |", deck="")[0] == (1, -6, 0)


def test_H12_there_is_no_favourite_before_the_last_card() -> None:
    assert points(TWO, collections="S1 |") == [(5, 0, 0), (0, 0, 0)]


def test_H13_the_holder_scores_5() -> None:
    for holder in (0, 1):
        details = points(TWO, hands="C1 | D1", collections="K3 | K4", cookie=holder)
        assert [cookie for _, _, cookie in details] == [5 * (seat == holder) for seat in range(2)]


# --- H14, H15: the winner, editions --------------------------------------------------------------------------------


def outcome(drawing: str, **fields: object) -> tuple[list[int], list[int]]:
    """Scores (of teams with four players) and winners; the winners share the win, a team wins as one."""
    match = at(drawing, **fields)
    result: Json = match.result()
    sides = len({seat % 2 for seat in result["winners"]}) if match.players == 4 else len(result["winners"])
    for seat in range(match.players):
        share = 1 / sides if seat in result["winners"] else 0
        assert match.game.kernels.payoff(match.record, seat) == share
    return result.get("teams", result["scores"]), result["winners"]


OVER = {"hands": "C1 | D1"}  # each favourite alone makes minus one; T counts 1, B 2, F 3, S 5


def test_H14_most_points() -> None:
    assert outcome(TWO, collections="S1 | T1", black="| K6", **OVER) == ([4, 1], [0])
    assert outcome(TWO, hands="C6 | D5") == ([-6, -5], [1])


def test_H14_then_most_black_hats() -> None:
    assert outcome(TWO, collections="| T1", black="K6 |", **OVER) == ([0, 0], [0])
    assert outcome(TWO, collections="T1 | S1", black="| K6", cookie=0, **OVER) == ([5, 5], [1])  # before the cookie


def test_H14_then_the_cookie() -> None:
    assert outcome(TWO, collections="T1 | T3 S1", cookie=0, **OVER) == ([5, 5], [0])
    assert outcome(TWO, collections="S1 T3 | T1", cookie=1, **OVER) == ([5, 5], [1])


def test_H14_then_the_win_is_shared() -> None:
    assert outcome(TWO, collections="T1 | T3", **OVER) == ([0, 0], [0, 1])
    assert outcome(THREE, hands="C1 | D1 | F5", collections="T1 | T3 |") == ([0, 0, -5], [0, 1])
    assert outcome(THREE, hands="C1 | D5 | F1", collections="T1 | | T3") == ([0, -5, 0], [0, 2])
    assert outcome(THREE, hands="C1 | D1 | F1") == ([-1, -1, -1], [0, 1, 2])


def test_H14_teams_add_up_their_points() -> None:
    result: Json = at(
        FOUR, hands="C1 | C2 | D1 | D2", collections="K1 | S1 T3 | | S2 S3", black="| | F6 F1 |", cookie=0
    ).result()
    assert result["scores"] == [6 - 1 + 5, 5 + 1 - 2, 2 - 1, 5 + 5 - 2]
    assert (result["teams"], result["winners"]) == ([11, 12], [1, 3])  # though seat 0 has the most alone


def test_H14_teams_add_up_their_black_hats() -> None:
    fields: Json = {"hands": "C1 | D1 | C2 | D2", "collections": "| T1 | |", "black": "F6 | | F1 | F2"}
    assert outcome(FOUR, **fields) == ([-1, -1], [0, 2])
    assert outcome(FOUR, options={"tiebreak_black_hats": False}, **fields) == ([-1, -1], [0, 1, 2, 3])


def test_H14_a_team_holds_the_cookie_if_either_does() -> None:
    fields: Json = {"hands": "C1 | D1 | C2 | D2", "collections": "T1 | S1 | | T3"}
    assert outcome(FOUR, cookie=0, **fields) == ([3, 3], [0, 2])
    assert outcome(FOUR, cookie=2, **fields | {"collections": "| S1 | T1 | T3"}) == ([3, 3], [0, 2])
    assert outcome(FOUR, cookie=3, **fields | {"collections": "S1 | | T1 | T3"}) == ([3, 3], [1, 3])


def test_H14_teams_share_a_win() -> None:
    assert outcome(FOUR, hands="C1 | D1 | C2 | D2") == ([-3, -3], [0, 1, 2, 3])


@pytest.mark.parametrize(
    ("edition", "is_a_type", "tiebreak"), [("standard", True, True), ("de", False, False), (None, True, True)]
)
def test_H15_an_edition_is_a_preset_of_two_options(edition: str | None, is_a_type: bool, tiebreak: bool) -> None:
    match = hatbox.new("hats", seed=1, **({} if edition is None else {"edition": edition}))
    assert match.options == {
        "edition": edition or "standard",
        "black_hat_is_a_type": is_a_type,
        "tiebreak_black_hats": tiebreak,
        "removed": "random",
    }


def test_H15_de_black_hats_are_no_type() -> None:
    assert cookie_after("black C1", options={"edition": "de"}) is None
    assert cookie_after("black C1", options={"edition": "de"}, collections="T1 | S1 K3", cookie=1) == 1
    assert cookie_after("black C1", options={"edition": "de", "black_hat_is_a_type": True}) == 0


def test_H15_de_ties_go_straight_to_the_cookie() -> None:
    fields: Json = {"collections": "T1 | S1", "black": "| K6", "cookie": 0, **OVER}
    assert outcome(TWO, options={"edition": "de"}, **fields) == ([5, 5], [0])
    assert outcome(TWO, options={"edition": "de", "tiebreak_black_hats": True}, **fields) == ([5, 5], [1])
    assert outcome(TWO, options={"tiebreak_black_hats": False}, **fields) == ([5, 5], [0])


def test_H15_de_a_black_hat_scores_its_point() -> None:
    assert points(TWO, options={"edition": "de"}, black="K6 |", **OVER) == [(1, -1, 0), (0, -1, 0)]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"edition": "fr"}, 'hats: option edition cannot be "fr"; allowed: standard, de'),
        ({"black_hat_is_a_type": 1}, 'hats: option black_hat_is_a_type cannot be "1"; allowed: true, false'),
        ({"tiebreak_black_hats": "no"}, 'hats: option tiebreak_black_hats cannot be "no"; allowed: true, false'),
        (
            {"cookies": 2},
            'hats has no option "cookies"; it has: edition, black_hat_is_a_type, tiebreak_black_hats, removed',
        ),
    ],
)
def test_H15_other_options_are_refused(options: Json, words: str) -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.new("hats", seed=1, **options)
    assert str(caught.value) == words


