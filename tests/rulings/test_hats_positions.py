"""Hats from drawn positions: the cookie (H9), points and winners (H11-H15); positions and deals read and written."""

from __future__ import annotations

import random
from typing import Any

import pytest

import hatbox
from support.hats_positions import FOUR, THREE, TWO, Json, at, now, position

# --- H9: the cookie ------------------------------------------------------------------------------------


def cookie_after(move: str, drawing: str = TWO, **fields: Any) -> int | None:
    """Return the holder of the cookie after a move."""
    holder: int | None = now(at(drawing, move, **fields), "cookie")
    return holder


def cookie_as_it_lies(**fields: Any) -> int | None:
    """Return the holder of the cookie after a main action that does not affect it: a black hat that is no type."""
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
    assert cookie_as_it_lies(collections="T1 S6 S4 | K5 D1 D4", cookie=0) == 1


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
    ada: Json = {"turn": 1, "cookie": 0, "table": "S6 B6 F3 B1 T2", "hands": "F4 | S2 C1", "black": "D1 |"}
    for ben, third, holder in (("C3 K4", "exchange S2 1", 1), ("C3 K5", "exchange S2 1", 1), ("C3 K5", "black S2", 0)):
        assert cookie_after(third, collections=f"B3 F5 | {ben}", **ada) == holder


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
    fields = {"table": "B3 C3 D3 F3 K3 S3", "hands": "C4 D4 | C5 D5 | C6 D6", "deck": ""}
    match = at(THREE, "black C4", "end", collections=f"{twos} | {ones} |", cookie=1, **fields)
    assert now(match, "cookie") == 0  # eight types against seven
    match.play("black C5")
    assert now(match, "cookie") == 1


# --- H11 - H13: points ---------------------------------------------------------------------------------


def points(drawing: str, **fields: Any) -> list[tuple[int, int, int]]:
    """By seat: the points of collection, favourite and cookie."""
    result: Json = at(drawing, **fields).partial_result()
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


# --- H14, H15: the winner, editions --------------------------------------------------------------------


def outcome(drawing: str, **fields: Any) -> tuple[list[int], list[int]]:
    """Scores (of teams with four players) and winners; the winners share the win, a team wins as one."""
    match = at(drawing, **fields)
    result: Json = match.result()
    sides = len({seat % 2 for seat in result["winners"]}) if match.players == 4 else len(result["winners"])
    for seat in range(match.players):
        share = 1 / sides if seat in result["winners"] else 0
        assert match.game.kernels.payoff(match.state, seat) == share
    return result["teams" if match.players == 4 else "scores"], result["winners"]


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
    named: Json = {} if edition is None else {"edition": edition}
    match = hatbox.new("hats", seed=1, **named)
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
        ({"edition": "fr"}, 'hats: option edition can’t be "fr"; allowed: standard, de'),
        ({"black_hat_is_a_type": 1}, 'hats: option black_hat_is_a_type can’t be "1"; allowed: true, false'),
        ({"tiebreak_black_hats": "no"}, 'hats: option tiebreak_black_hats can’t be "no"; allowed: true, false'),
        (
            {"cookies": 2},
            'hats has no option "cookies"; it has: edition, black_hat_is_a_type, tiebreak_black_hats, removed, size',
        ),
    ],
)
def test_H15_other_options_are_refused(options: Json, words: str) -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.new("hats", seed=1, **options)
    assert str(caught.value) == words


# --- chance: what a move says was drawn and shuffled ---------------------------------------------------


def chance_refused(match: hatbox.Match[Any], move: str, chance: Json) -> str:
    """Why what chance is said to have brought is refused; the move has changed nothing."""
    before = (match.ply, match.position(), match.mover)
    with pytest.raises(hatbox.BadInput) as caught:
        match.play(move, chance)
    assert (match.ply, match.position(), match.mover) == before
    return str(caught.value)


def test_H7_the_draw_may_be_said_but_must_be_the_next_card() -> None:
    match = at(TWO)
    differs = '"{}" in discard C1 is not something chance could bring here'
    assert chance_refused(match, "discard C1", {"draw": "K2"}) == differs.format("draw")
    assert chance_refused(match, "discard C1", {"draw": "K1", "reshuffle": ["K1", "K2"]}) == differs.format("reshuffle")
    match.play("discard C1", {"draw": "K1"})
    assert now(match, "hands")[0] == ["F4", "K1"]


def test_H7_the_shuffle_may_be_said_but_must_be_one_of_the_pile() -> None:
    match = at(TWO, deck="", discards="S1 S2")
    assert chance_refused(match, "discard C1", {"draw": "S1"}) == (
        'H7: the deck is empty, so the move needs "reshuffle"'
    )
    assert chance_refused(match, "discard C1", {"reshuffle": "S1 S2 C1"}).startswith("H7: the deck is empty")
    for wrong in (["S2", "S1"], ["S2", "S1", "F4"], ["S2", "S1", "C1", "C1"], ["S2", "S2", "C1"], []):
        assert chance_refused(match, "discard C1", {"reshuffle": wrong}) == (
            f"H7: reshuffle {' '.join(wrong)} is not a shuffle of the discard pile C1 S1 S2"
        )
    assert chance_refused(match, "discard C1", {"reshuffle": ["S2", "S1", "X1"]}).startswith('unknown card "X1"')
    assert chance_refused(match, "discard C1", {"reshuffle": ["S2", "S1", "C1"], "draw": "S1"}) == (
        '"draw" in discard C1 is not something chance could bring here'
    )
    match.play("discard C1", {"reshuffle": ["S2", "C1", "S1"]})
    after: Json = match.position()
    assert (after["hands"][0], after["deck"], after["discards"]) == (["F4", "S2"], ["C1", "S1"], [])


def test_H7_chance_has_no_part_in_other_moves() -> None:
    for move in ("black C1", "exchange F4 3"):
        assert chance_refused(at(TWO), move, {"draw": "K1"}) == (
            f'"draw" in {move} is not something chance could bring here'
        )


def test_H7_a_record_tells_the_draw_and_the_shuffle() -> None:
    match = at(TWO, "discard C1", "black F4", deck="K1", discards="S1")
    match.play("discard C2", {"reshuffle": ["C2", "S1", "C1"], "draw": "C2"})
    assert match.entries() == [
        {"seat": 0, "move": "discard C1", "draw": "K1"},
        {"seat": 0, "move": "black F4"},
        {"seat": 1, "move": "discard C2", "draw": "C2", "reshuffle": ["C2", "S1", "C1"]},
    ]


# --- positions: read and written -----------------------------------------------------------------------


def unreadable(position: Json) -> str:
    """Why a position is refused."""
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_position(position)
    return str(caught.value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H4_every_position_of_a_game_can_be_set_up_again(players: int) -> None:
    dice = random.Random(players)
    match = hatbox.new("hats", players=players, seed=players, edition="de", tiebreak_black_hats=True)
    positions = 0
    while not match.is_over:
        twin = hatbox.from_position(match.position())
        assert (twin.position(), twin.legal_moves(), twin.mover) == (match.position(), match.legal_moves(), match.mover)
        assert twin.options == match.options
        move = dice.choice(match.legal_moves())
        match.play(move)
        twin.play(move, {name: value for name, value in match.entries()[-1].items() if name in ("draw", "reshuffle")})
        assert twin.position() == match.position()
        positions += 1
    assert hatbox.from_position(match.position()).result() == match.result()
    assert positions >= 16 * players


def test_H4_what_a_position_need_not_say() -> None:
    match = at(FOUR)
    whole: Json = match.position()
    for name in ("main_done", "optional_done", "deck", "discards", "cookie", "offer", "options"):
        assert not whole.pop(name)
    assert hatbox.from_position(whole).position() == match.position()


def test_H8_a_position_may_have_an_open_offer() -> None:
    match = at(FOUR, hands="C1 | C2 C3 | D1 D2 | D3 D4", offer="F4")
    assert (match.mover, match.legal_moves()) == (2, ["give D1", "give D2"])
    match.play("give D1")
    assert now(match, "hands")[2] == ["D2", "F4"]
    match = at(FOUR, "give C2", turn=3, main_done=True, hands="F4 | C2 | D1 |", offer="D4")
    assert (match.is_over, now(match, "hands")) == (True, [["F4"], ["D4"], ["D1"], ["C2"]])


def test_H10_positions_at_the_edges() -> None:
    nine = "F1 F2 F4 F5 F6 C1 C2 C3 C4 | D1 D2 D3 D4 D5 D6 T1 T3 T4"
    assert at(TWO, hands=nine).mover == 0
    eight = "F1 F2 F4 F5 F6 C1 C2 | D1 D2 D3 D4 D5"
    assert at(TWO, hands="B2 | B3", collections=eight, black="C3 | T3 T4 T5").is_over
    assert at(TWO, turn=1, main_done=True, hands="F4 | C3").legal_moves() == ["discard C3", "end"]


def test_H3_a_position_may_name_the_types_that_left() -> None:
    options = {"removed": ["D", "K"]}
    match = at(TWO, deck="", options=options)
    assert now(match, "options") == {"removed": "DK"}
    assert unreadable(position(TWO, options={"removed": ["D", "K", "S"]})).startswith(
        'hats: option removed can’t be "DKS"'
    )
    assert unreadable(position(TWO, options={"removed": [1, 2]})) == (
        "option removed must be a word, a number, true or false"
    )


@pytest.mark.parametrize(
    ("drawing", "fields", "words"),
    [
        (TWO, {"deck": "K1 F4"}, "H1: the card F4 is there twice"),
        (TWO, {"table": "T2 T2 F3 B1 S5"}, "H1: the card T2 is there twice"),
        (TWO, {"collections": "S5 |"}, "H1: the card S5 is there twice"),
        (TWO, {"black": "| K2"}, "H1: the card K2 is there twice"),
        (TWO, {"discards": "C3"}, "H1: the card C3 is there twice"),
        (FOUR, {"hands": "C1 | C2 C3 | D1 D2 | D3 D4", "offer": "D4"}, "H1: the card D4 is there twice"),
        (
            TWO,
            {"discards": "X1"},
            'unknown card "X1"; a card is a type letter B C D F K S T and a number from 1 to 6',
        ),
        (
            FOUR,
            {"hands": "C1 | C2 C3 | D1 D2 | D3 D4", "offer": "?"},
            'unknown card "?"; a card is a type letter B C D F K S T and a number from 1 to 6',
        ),
        (TWO, {"table": "T2 B6 F3 B1"}, "table has 4 items; it must have 5"),
        (TWO, {"table": "T2 B6 F3 B1 S5 K4"}, "table has 6 items; it must have 5"),
        (THREE, {"table": "T2 B6 F3 B1 S5"}, "table has 5 items; it must have 6"),
        (TWO, {"players": 3}, "hands has 2 items; it must have 3"),
        (TWO, {"collections": "||"}, "collections has 3 items; it must have 2"),
        (TWO, {"black": ""}, "black has 1 items; it must have 2"),
        (TWO, {"turn": 2}, "turn is 2; the seats are 0 to 1"),
        (TWO, {"turn": -1}, "turn is -1; the seats are 0 to 1"),
        (THREE, {"cookie": 3}, "cookie is 3; the seats are 0 to 2"),
        (THREE, {"cookie": -1}, "cookie is -1; the seats are 0 to 2"),
        (
            TWO,
            {"main_done": True, "optional_done": True},
            "H4: with main_done and optional_done, the turn would be over",
        ),
        (
            TWO,
            {"hands": "C1 | C2 C3", "offer": "F4"},
            "H8: a card can be offered only with four players, and only if the optional action is still available",
        ),
        (
            THREE,
            {"hands": "C1 | C2 C3 | D1 D2", "offer": "F4"},
            "H8: a card can be offered only with four players, and only if the optional action is still available",
        ),
        (
            FOUR,
            {"hands": "C1 | C2 C3 | D1 D2 | D3 D4", "offer": "F4", "optional_done": True},
            "H8: a card can be offered only with four players, and only if the optional action is still available",
        ),
        (TWO, {"hands": "|"}, "H10: seat 0 has 0 cards to play and 0 collected; allowed: 1 to 9 to play"),
        (TWO, {"hands": "F4 |"}, "H10: seat 1 has 0 cards to play and 0 collected; allowed: 1 to 9 to play"),
        (
            TWO,
            {"hands": "F1 F2 F4 F5 F6 C1 C4 C5 C6 D1 | D2 D3 D4 D5 D6 T1 T3 T4 T5"},
            "H10: seat 0 has 10 cards to play and 0 collected; allowed: 1 to 9 to play",
        ),
        (
            TWO,
            {"hands": "F4 C1 C4 | C2 C3 C5", "collections": "F1 F2 F5 F6 D1 D2 |", "black": "D3 |"},
            "H10: seat 0 has 3 cards to play and 7 collected; allowed: 1 to 2 to play",
        ),
        (
            TWO,
            {"hands": "F4 | C2", "collections": "F1 F2 F5 F6 D1 D2 D3 D4 D5 |"},
            "H10: seat 0 has 1 cards to play and 9 collected; allowed: 1 to 0 to play",
        ),
        (
            FOUR,
            {"hands": "| C2 | D1 | ", "offer": "F4", "main_done": True},
            "H10: seat 3 has 0 cards to play and 0 collected; allowed: 1 to 9 to play",
        ),
    ],
)
def test_H1_H10_bad_positions(drawing: str, fields: Json, words: str) -> None:
    assert unreadable(position(drawing, **fields)) == words


@pytest.mark.parametrize(
    ("drawing", "fields", "sizes"),
    [
        (TWO, {"hands": "F4 | C2 C3"}, "1, 2"),  # seat 0 is to move but has played one card more
        (TWO, {"hands": "F4 C1 D1 | C2"}, "3, 1"),
        (TWO, {"hands": "F4 C1 | C2", "main_done": True}, "2, 1"),
        (TWO, {"hands": "F4 C1 | C2", "turn": 1}, "2, 1"),
        (THREE, {"hands": "F4 C1 | C2 | D1 D2"}, "2, 1, 2"),
        (THREE, {"hands": "F4 C1 | C2 C3 | D1", "turn": 1}, "2, 2, 1"),
        (FOUR, {"hands": "F4 | C2 C3 | D1 D2 | D3", "turn": 1, "offer": "D4"}, "1, 3, 2, 1"),
    ],
)
def test_H10_hands_must_run_out_in_one_round(drawing: str, fields: Json, sizes: str) -> None:
    given = position(drawing, **fields)
    assert unreadable(given) == (
        f"H10: with hands of {sizes} cards and turn {given['turn']}, "
        "the players don’t reach their last card in the same round"
    )


@pytest.mark.parametrize(
    ("drawing", "fields", "mover"),
    [
        (TWO, {"hands": "F4 C1 | C2 C3", "main_done": True}, 0),  # seat 0 began the turn with three
        (TWO, {"hands": "F4 | C2 C3", "turn": 1}, 1),
        (THREE, {"hands": "F4 | C2 C3 | D1 D2", "turn": 1}, 1),
        (THREE, {"hands": "F4 C1 | C2 | D1", "turn": 0}, 0),
        (FOUR, {"hands": "C1 | C2 C3 | D1 D2 | D3", "offer": "F4"}, 2),
    ],
)
def test_H10_hands_may_differ_by_the_round(drawing: str, fields: Json, mover: int) -> None:
    assert at(drawing, **fields).mover == mover


def test_H9_the_holder_of_a_position_shows_a_type() -> None:
    words = "H9: seat 1 has no hats, so it can’t hold the cookie"
    black: Json = {"cookie": 1, "collections": "T1 |", "black": "| D1"}
    assert unreadable(position(TWO, cookie=1)) == words
    assert unreadable(position(TWO, options={"edition": "de"}, **black)) == words
    assert now(at(TWO, **black), "cookie") == 1


def test_H10_no_offer_lies_open_after_the_end() -> None:
    assert unreadable(position(FOUR, hands="| C2 | D1 | D3", offer="F4")) == (
        "H10: no offer can be open when everyone has one card left"
    )


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"table": None}, "position: Expected 'array', got 'null' - at '$.table'"),
        ({"hands": [["F4", None], ["C2", "C3"]]}, "position: Expected 'str', got 'null' - at '$.hands[0][1]'"),
        ({"turn": "0"}, "position: Expected 'int', got 'str' - at '$.turn'"),
        ({"main_done": 1}, "position: Expected 'bool', got 'int' - at '$.main_done'"),
        ({"pot": []}, "position: Object contains unknown field 'pot'"),
        ({"game": None}, 'a position needs "game" of the right type'),
        ({"game": "chess"}, 'unknown game "chess"; the games are: hats, magic_hat, top_hats'),
        ({"players": "2"}, 'a position needs "players" of the right type'),
        ({"players": 5}, "hats can’t be played with 5 players; allowed: 2, 3, 4"),
        ({"options": []}, 'a position needs "options" of the right type'),
        ({"options": {"edition": "fr"}}, 'hats: option edition can’t be "fr"; allowed: standard, de'),
    ],
)
def test_H1_H15_what_is_not_a_position(change: Json, words: str) -> None:
    assert unreadable(position(TWO) | change) == words


def test_H2_a_position_needs_its_tea_table() -> None:
    given = position(TWO)
    del given["table"]
    assert unreadable(given) == "position: Object missing required field 'table'"


# --- deals and records ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "options"), [(2, {"removed": "TB"}), (2, {}), (3, {"edition": "de"}), (4, {})])
def test_H3_H10_a_record_can_be_replayed(players: int, options: Json) -> None:
    dice = random.Random(players)
    match = hatbox.new("hats", players=players, seed=players, first=players - 1, **options)
    start: Json = match.position()
    while not match.is_over:
        optional = [move for move in match.legal_moves() if move.startswith(("discard", "offer"))]
        match.play(dice.choice(optional or match.legal_moves()))
    record = hatbox.to_record(match)
    moves = [move for move in match.entries() if "reshuffle" in move]
    assert bool(moves) == (players < 4)
    assert record["first"] == players - 1
    replayed = list(hatbox.replay(record))[-1]
    assert hatbox.to_record(replayed) == record
    deal: Json = match.deal()
    assert deal.pop("removed", None) == (None if players > 2 else ["B", "T"] if options else replayed.deal()["removed"])
    assert deal == {name: start[name] for name in ("table", "hands", "deck")}
    twin = hatbox.from_record(record | {"moves": [], "result": None})
    assert twin.position() == start


def new_record(players: int, **options: Any) -> Json:
    """The record of a game in which nothing has happened yet."""
    return hatbox.to_record(hatbox.new("hats", players=players, seed=1, first=0, **options))


def undealable(record: Json) -> str:
    """Why a record is refused."""
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_record(record)
    return str(caught.value)


def test_H3_a_deal_has_its_sizes() -> None:
    record = new_record(3)
    record["deal"]["deck"].append(record["deal"]["hands"][1].pop())
    assert undealable(record) == "deal.hands[1] has 8 items; it must have 9"
    record = new_record(3)
    record["deal"]["deck"].append(record["deal"]["table"].pop())
    assert undealable(record) == "deal.table has 5 items; it must have 6"
    record = new_record(3)
    record["deal"]["deck"] += record["deal"]["hands"].pop()
    assert undealable(record) == "deal.hands has 2 items; it must have 3"
    record = new_record(3)
    del record["deal"]["deck"]
    assert undealable(record) == "deal: Object missing required field 'deck'"


def test_H3_a_deal_has_exactly_the_cards_of_the_game() -> None:
    record = new_record(3)
    missing = record["deal"]["deck"].pop()
    assert undealable(record) == f"H3: the cards dealt are not exactly those of this game; wrong or missing: {missing}"
    record = new_record(2, removed="BC")
    kept, record["deal"]["deck"][0] = record["deal"]["deck"][0], "B1"
    assert undealable(record) == f"H3: the cards dealt are not exactly those of this game; wrong or missing: B1 {kept}"
    record = new_record(2)
    twice = record["deal"]["deck"][0] = record["deal"]["table"][0]
    assert undealable(record) == f"H1: the card {twice} is there twice"
    record["deal"]["deck"][0] = "Z9"
    assert undealable(record).startswith('unknown card "Z9"')


@pytest.mark.parametrize(
    "removed", [[], ["B"], ["B", "B"], ["B", "X"], ["B", "C", "D"], ["D", "F"], ["BC", ""], ["BC", "C"], "B", "bc"]
)
def test_H3_a_deal_names_the_two_types_that_left(removed: list[str] | str) -> None:
    record = new_record(2, removed="BC")
    record["deal"]["removed"] = removed
    assert undealable(record) == (
        f'H3: removed is "{"".join(removed)}"; it must name two types, those of the option if it names them'
    )


def test_H3_a_deal_may_name_them_in_one_word_or_any_order() -> None:
    for removed in ("BC", "CB", ["C", "B"]):
        record = new_record(2, removed="BC")
        record["deal"]["removed"] = removed
        assert hatbox.from_record(record).deal() == new_record(2, removed="BC")["deal"]


def test_H3_nothing_leaves_with_three_or_four_players() -> None:
    for players in (3, 4):
        record = new_record(players)
        assert "removed" not in record["deal"]
        record["deal"]["removed"] = ["B", "C"]
        assert undealable(record) == 'H3: removed is "BC"; it must name no types'


def test_H7_a_record_needs_what_chance_brought() -> None:
    record = new_record(2)
    card = record["deal"]["hands"][0][0]
    record["moves"] = [{"seat": 0, "move": f"discard {card}"}]
    assert undealable(record) == f'"draw" is missing from discard {card}'
    record["moves"][0]["draw"] = record["deal"]["deck"][0]
    match = hatbox.from_record(record)
    assert now(match, "hands")[0][-1] == record["deal"]["deck"][0]
    record["moves"][0]["draw"] = record["deal"]["deck"][1]
    assert undealable(record) == f'"draw" in discard {card} is not something chance could bring here'


def test_H8_a_record_names_the_partner_as_the_mover() -> None:
    record = new_record(4)
    offered, given = record["deal"]["hands"][0][0], record["deal"]["hands"][2][0]
    record["moves"] = [{"seat": 0, "move": f"offer {offered}"}, {"seat": 0, "move": f"give {given}"}]
    assert undealable(record) == "it is not seat 0’s turn but seat 2’s"
    record["moves"][1]["seat"] = 2
    assert hatbox.from_record(record).mover == 0


def test_collections_and_black_hats_may_be_left_out() -> None:
    position: Json = {
        "game": "hats",
        "players": 2,
        "turn": 0,
        "table": ["C1", "D2", "F3", "K4", "S5"],
        "hands": [["C2", "D3"], ["F4", "K5"]],
    }
    match = hatbox.from_position(position)
    assert match.position()["collections"] == match.position()["black"] == [[], []]
