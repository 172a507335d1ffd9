"""Worked examples of RULES.md, checks computed by hand, and random games to the end."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from . import Json, hats, magic_hat, top_hats

# ---------------------------------------------------------------- Hats


def hats_at(**changes: object) -> hats.Oracle:
    """Two players with two cards each, seat 0 to move; texts are split into lists of cards."""
    position: Json = {
        "game": "hats",
        "players": 2,
        "options": {},
        "turn": 0,
        "main_done": False,
        "optional_done": False,
        "table": "T2 B6 F3 B1 S5",
        "hands": ["F4 C1", "C2 C3"],
        "collections": ["", ""],
        "black": ["", ""],
        "deck": "K1 K2",
        "discards": "",
        "cookie": None,
        "offer": None,
    }
    position |= changes
    for name in ("table", "deck", "discards"):
        position[name] = position[name].split()
    for name in ("hands", "collections", "black"):
        position[name] = [cards.split() for cards in position[name]]
    return hats.Oracle.from_position(position)


def four(**changes: object) -> hats.Oracle:
    four_seats: Json = {
        "players": 4,
        "deck": "",
        "table": "T2 B6 F3 B1 S5 K4",
        "hands": ["F4 C1", "C2 C3", "D1 D2", "D3 D4"],
        "collections": [""] * 4,
        "black": [""] * 4,
    }
    return hats_at(**(four_seats | changes))


def final_result(*, options: Json | None = None, **changes: object) -> Json:
    """The result of a two-player game over, where each favourite alone makes minus one."""
    return hats_at(**({"options": options or {}, "hands": ["C1", "D1"]} | changes)).result()


def test_H3_deal_sizes() -> None:
    for players, deck in ((2, 7), (3, 9), (4, 0)):
        record = hats_record(players, random.Random(players))
        assert len(hats.Oracle.from_record(record).position()["deck"]) == deck
    record["deal"]["hands"][0].append(record["deal"]["hands"][1].pop())
    with pytest.raises(ValueError, match="^H"):
        hats.Oracle.from_record(record)


def test_H3_removed_types_must_be_those_named() -> None:
    record = hats_record(2, random.Random(0))
    left = record["deal"]["removed"]
    record["options"] = {"removed": "".join(reversed(left))}
    hats.Oracle.from_record(record)
    record["options"] = {"removed": left[0] + next(t for t in hats.TYPES if t not in left)}
    with pytest.raises(ValueError, match="^H3:"):
        hats.Oracle.from_record(record)


def test_H4_one_main_and_one_optional_action_in_either_order() -> None:
    game = hats_at()
    assert "end" not in game.legal()
    game.play("black C1")
    assert (game.mover(), game.legal()) == (0, ["discard F4", "end"])
    game.play("end")
    assert game.mover() == 1
    game = hats_at()
    game.play("discard F4", {"draw": "K1"})
    assert game.position()["hands"][0] == ["C1", "K1"]
    assert not any(move.startswith("discard") for move in game.legal())
    game.play("black K1")  # nothing is left to do: the turn ends by itself
    assert game.mover() == 1


def test_H5_same_type_or_strictly_higher() -> None:
    # F4 beats T2, F3 and B1, not B6 and S5; C1 beats nothing: 1 is not strictly higher than 1.
    game = hats_at()
    assert game.legal() == [
        "black C1",
        "black F4",
        "discard C1",
        "discard F4",
        "exchange F4 1",
        "exchange F4 3",
        "exchange F4 4",
    ]
    assert "exchange B2 2" in hats_at(hands=["B2 C1", "C2 C3"]).legal()  # same type, lower value
    game.play("exchange F4 3")
    after = game.position()
    assert (after["table"][2], after["collections"][0], after["hands"][0]) == ("F4", ["F3"], ["C1"])


def test_H6_black_hat_goes_face_down_into_the_collection() -> None:
    game = hats_at()
    game.play("black F4")
    assert (game.position()["black"], game.position()["collections"]) == ([["F4"], []], [[], []])


def test_H7_draw_is_the_next_card() -> None:
    wrong: list[Json | None] = [None, {}, {"draw": "K2"}, {"draw": "K1", "reshuffle": ["K1"]}]
    for chance in wrong:
        with pytest.raises(ValueError, match="^H7:"):
            hats_at().play("discard C1", chance)
    with pytest.raises(ValueError, match="^H6:"):
        hats_at().play("black C1", {"draw": "K1"})


def test_H7_empty_deck_is_refilled_including_the_card_just_discarded() -> None:
    game = hats_at(deck="", discards="S1 S2")
    before = game.position()
    for shuffled in (["S2", "S1"], ["S1", "S2", "F4"], []):
        with pytest.raises(ValueError, match="^H7:"):
            game.play("discard C1", {"reshuffle": shuffled, "draw": "S2"})
    assert game.position() == before  # a refusal changes nothing
    game.play("discard C1", {"reshuffle": ["C1", "S2", "S1"], "draw": "C1"})
    after = game.position()
    assert (after["hands"][0], after["deck"], after["discards"]) == (["F4", "C1"], ["S2", "S1"], [])


def test_H7_last_discard_changes_the_favourite() -> None:
    game = hats_at(turn=1, hands=["F4", "C2 C3"])
    game.play("black C2")
    assert game.mover() == 1
    game.play("discard C3", {"draw": "K1"})
    assert game.mover() is None
    assert game.result()["details"][1]["favourite"] == -1


def test_H8_partner_answers_without_refusing() -> None:
    game = four()
    assert "discard F4" not in game.legal()
    game.play("offer F4")
    assert (game.mover(), game.legal()) == (2, ["give D1", "give D2"])
    assert (game.position()["turn"], game.position()["offer"], game.position()["hands"][0]) == (0, "F4", ["C1"])
    game.play("give D2")
    after = game.position()
    assert (after["hands"][0], after["hands"][2], after["offer"]) == (["C1", "D2"], ["D1", "F4"], None)
    assert game.mover() == 0
    assert not any(move.startswith("offer") for move in game.legal())


def test_H10_an_open_offer_with_one_card_in_every_hand_is_not_the_end() -> None:
    game = four(turn=3, hands=["F4", "C2", "D1", "D3 D4"])
    game.play("offer D4")
    assert (game.mover(), game.legal()) == (1, ["give C2"])
    game.play("give C2")
    game.play("black D3")
    assert game.mover() is None
    assert game.legal() == []
    with pytest.raises(ValueError, match="^H10:"):
        game.play("end")


def cookie_after_black(*, options: Json | None = None, **changes: object) -> int | None:
    """Seat 0 plays a black hat; who holds the cookie then?"""
    game = hats_at(options=options or {}, **changes)
    game.play("black C1")
    cookie: int | None = game.position()["cookie"]
    return cookie


def test_H9_most_types() -> None:
    game = hats_at(collections=["", "S2 S3"], cookie=1)
    game.play("exchange F4 3")  # one type each, lowest values 3 against 2
    assert game.position()["cookie"] == 1
    assert cookie_after_black(collections=["T1", "S2 S3"], cookie=1) == 0  # T and black against S


def test_H9_black_hats_count_as_one_type_together() -> None:
    assert cookie_after_black(collections=["", "S2 K3"], black=["D1", ""], cookie=1) == 1
    assert cookie_after_black() == 0
    assert cookie_after_black(options={"edition": "de"}) is None  # shows no type


def test_H9_black_hats_have_no_value() -> None:
    # Two types each; face-up lists 3 against 2 4: the hidden C1 does not help.
    assert cookie_after_black(collections=["T3", "S2 K4"], cookie=0) == 1


def test_H9_lower_value_wins_at_the_first_difference() -> None:
    assert cookie_after_black(options={"edition": "de"}, collections=["T1 S6", "D1 K5"], cookie=0) == 1
    assert cookie_after_black(options={"edition": "de"}, collections=["T1 S4", "D1 K5"], cookie=1) == 0


def test_H9_longer_list_wins() -> None:
    assert cookie_after_black(options={"edition": "de"}, collections=["T1 S4 S6", "D1 K4"], cookie=1) == 0
    assert cookie_after_black(options={"edition": "de"}, collections=["T1 S4", "D1 K4 K6"], cookie=0) == 1


def test_H9_equal_lists_leave_the_cookie_where_it_is() -> None:
    for holder in (None, 0, 1):
        assert cookie_after_black(options={"edition": "de"}, collections=["T1 S4", "D1 K4"], cookie=holder) == holder


def test_H9_only_after_a_main_action() -> None:
    game = hats_at(collections=["T1", ""])
    game.play("discard C1", {"draw": "K1"})
    assert game.position()["cookie"] is None
    game.play("black K1")
    assert game.position()["cookie"] == 0


def test_H11_H12_worked_example() -> None:
    result = hats_at(
        players=3,
        table="T2 B6 F3 B1 S5 K4",
        hands=["S4", "K1", "K3"],
        black=["T1", "", ""],
        collections=["F1 D2 D5 S6 S2 C3 B4", "", "K2"],
        cookie=2,
        deck="",
    ).result()
    assert result["details"] == [
        {"collection": 16, "favourite": 4, "cookie": 0},
        {"collection": 0, "favourite": -1, "cookie": 0},
        {"collection": 6, "favourite": -1, "cookie": 5},  # K lies on position 6; 2 - 3
    ]
    assert (result["scores"], result["winners"], result["ended"]) == ([20, -1, 10], [0], "complete")


def test_H12_black_hat_never_counts_for_its_type() -> None:
    assert final_result(black=["C6", ""])["details"][0] == {"collection": 1, "favourite": -1, "cookie": 0}


def test_H14_black_hats_then_cookie_then_shared() -> None:
    # Position points: T 1, B 2, S 5. A black hat scores 1, as a T does; an S the 5 of the cookie.
    black: Json = {"collections": ["", "T1"], "black": ["K6", ""]}
    assert final_result(**black)["winners"] == [0]
    assert final_result(options={"tiebreak_black_hats": False}, **black)["winners"] == [0, 1]
    cookie: Json = {"collections": ["T1", "S1 T3"], "cookie": 0}
    assert (final_result(**cookie)["scores"], final_result(**cookie)["winners"]) == ([5, 5], [0])
    both: Json = {"collections": ["T1", "S1"], "black": ["", "K6"], "cookie": 0}  # 6 - 1 = 5 + 1 - 1
    assert final_result(**both)["winners"] == [1]
    assert final_result(options={"edition": "de"}, **both)["winners"] == [0]


def test_H14_teams_add_up() -> None:
    result = four(
        hands=["C1", "C2", "D1", "D2"],
        black=["", "", "F6 F1", ""],
        cookie=0,
        collections=["K1", "S1 T3", "", "S2 S3"],
    ).result()
    assert result["scores"] == [6 - 1 + 5, 5 + 1 - 2, 2 - 1, 5 + 5 - 2]
    assert (result["teams"], result["winners"]) == ([11, 12], [1, 3])  # though seat 0 alone has most


def test_H14_teams_add_up_their_black_hats() -> None:
    result = four(
        hands=["C1", "D1", "C2", "D2"],
        collections=["", "T1", "", ""],
        black=["F6", "", "F1", "F2"],
    ).result()
    assert (result["teams"], result["winners"]) == ([-1, -1], [0, 2])


def test_H15_edition_is_a_preset_that_named_options_override() -> None:
    options = {"edition": "de", "black_hat_is_a_type": True}
    game = hats_at(options=options)
    assert game.options == {
        "edition": "de",
        "black_hat_is_a_type": True,
        "tiebreak_black_hats": False,
        "removed": "random",
    }
    assert hats.Oracle.from_position(game.position()).options == game.options
    assert hats_at().position()["options"] == {}
    bad: list[Json] = [{"edition": "fr"}, {"colour": 1}, {"black_hat_is_a_type": 1}, {"removed": "BB"}]
    for options in bad:
        with pytest.raises(ValueError, match=f"^options: .*{next(iter(options))}"):
            hats_at(options=options)


# ---------------------------------------------------------------- Magic Hat


def magic_at(**changes: object) -> magic_hat.Oracle:
    """Slot 1 fits, slot 2 is magic, slots 3 and 4 do not fit, slots 5 to 7 are empty; seat 0 to move."""
    position: Json = {
        "game": "magic_hat",
        "players": 2,
        "options": {},
        "turn": 0,
        "row": "king queen cook maid - - -",
        "hats": "king magic maid cook - - -",
        "character_pile": "dragon",
        "hat_pile": "queen dragon",
        "pairs": [0, 0],
        "magic": [0, 0],
        "penalties": [0, 0],
        "last_swap": None,
        "stall": 0,
    }
    position |= changes
    for name in ("row", "hats", "character_pile", "hat_pile"):
        position[name] = [None if word == "-" else word for word in position[name].split()]
    return magic_hat.Oracle.from_position(position)


def test_M1_kinds() -> None:
    for copies, kinds in magic_hat.KINDS.items():
        assert len(set(kinds)) * copies == 20
    magic_hat.Oracle.from_record(magic_record(2, {"copies": 4}, random.Random(1)))
    with pytest.raises(ValueError, match="^M1:"):
        magic_hat.Oracle.from_record(magic_record(2, {"copies": 4}, random.Random(1)) | {"options": {}})


def test_M4_peek_changes_nothing_but_the_turn() -> None:
    game = magic_at()
    before = game.position()
    game.play("peek 3")
    assert game.position() == before | {"turn": 1, "stall": 1}


def test_M5_swap_exchanges_hats_and_may_not_be_undone_at_once() -> None:
    game = magic_at()
    assert len(game.legal()) == 4 + 4 + 6
    game.play("swap 1 3")
    assert game.position()["hats"] == ["maid", "magic", "king", "cook", None, None, None]
    assert game.position()["last_swap"] == [1, 3]
    assert "swap 1 3" not in game.legal() and "swap 1 2" in game.legal()
    with pytest.raises(ValueError, match="^M5:"):
        game.play("swap 1 3")
    game.play("peek 1")
    assert "swap 1 3" in game.legal()  # only the turn immediately before counts
    assert "swap 1 3" in magic_at(options={"edition": "en"}, last_swap=[1, 3]).legal()
    assert "swap 1 3" not in magic_at(options={"edition": "en", "no_swap_back": True}, last_swap=[1, 3]).legal()


def test_M5_only_occupied_slots_lower_first() -> None:
    for move, rule in (("swap 3 1", "M5"), ("swap 1 5", "M5"), ("peek 5", "M4"), ("open 8", "M6"), ("pass", "M3")):
        with pytest.raises(ValueError, match=f"^{rule}:"):
            magic_at().play(move)


def test_M6a_pair_won_and_slot_refilled() -> None:
    game = magic_at(stall=7)
    game.play("open 1")
    after = game.position()
    assert (after["row"][0], after["hats"][0], after["hat_pile"]) == ("dragon", "queen", ["dragon"])
    assert (after["pairs"], after["character_pile"], after["stall"], after["turn"]) == ([1, 0], [], 0, 1)


def test_M6a_slot_stays_empty_without_characters() -> None:
    game = magic_at(
        row="king queen cook maid dragon - -",
        hats="king magic maid cook dragon - -",
        character_pile="",
        hat_pile="queen",
    )
    game.play("open 5")
    after = game.position()
    assert (after["row"][4], after["hats"][4], after["hat_pile"]) == (None, None, ["queen"])
    assert game.mover() == 1  # four slots are still occupied


def test_M6b_wrong_hat_costs_a_token() -> None:
    game = magic_at()
    before = game.position()
    game.play("open 3")
    assert game.position() == before | {"turn": 1, "stall": 1, "penalties": [1, 0]}


def test_M6c_magic_hat_is_kept_and_replaced() -> None:
    game = magic_at(turn=1)
    game.play("open 2")
    after = game.position()
    assert (after["row"][1], after["hats"][1], after["magic"], after["pairs"]) == ("queen", "queen", [0, 1], [0, 0])


def test_M7_three_slots_end_the_game() -> None:
    game = magic_at(character_pile="", hat_pile="queen")
    game.play("open 1")
    assert game.mover() is None
    assert game.legal() == []
    assert game.result() == {"scores": [1, 0], "winners": [0], "ended": "complete"}


def test_M8_magic_hats_cancel_penalties_only() -> None:
    game = magic_at(stall=100, players=4, pairs=[5, 4, 6, 0], penalties=[2, 0, 20, 1], magic=[1, 2, 0, 0])
    assert game.result() == {"scores": [4, 4, -14, -1], "winners": [0, 1], "ended": "stalled"}


DYING: Json = {  # the pair in slot 1 is the only hat in the row that fits
    "row": "king king queen cook maid knight jester",
    "hats": "king dragon dragon dragon dragon wizard wizard",
    "character_pile": "princess dragon",
    "hat_pile": "wizard king queen cook",
}


def test_M9_dead_table_is_laid_out_again() -> None:
    game = magic_at(**DYING)
    before = game.position()
    hats_in_row = ["king", "dragon", "dragon", "dragon", "dragon", "wizard", "wizard"]
    dead = ["wizard", "dragon", "dragon", "dragon", "dragon", "wizard", "wizard"]
    wrong: list[Json | None] = [
        None,
        {"redeal": {"hats": dead, "hat_pile": ["king", "queen", "cook"]}},  # still dead
        {"redeal": {"hats": hats_in_row, "hat_pile": ["wizard", "queen", "queen"]}},  # other hats
        {"redeal": {"hats": [*hats_in_row, "wizard"], "hat_pile": ["queen", "cook"]}},
    ]
    for chance in wrong:
        with pytest.raises(ValueError, match="^M9:"):
            game.play("open 1", chance)
    assert game.position() == before
    game.play("open 1", {"redeal": {"hats": hats_in_row, "hat_pile": ["wizard", "queen", "cook"]}})
    after = game.position()
    assert (after["hats"], after["hat_pile"]) == (hats_in_row, ["wizard", "queen", "cook"])
    assert (after["row"][0], after["pairs"]) == ("princess", [1, 0])
    with pytest.raises(ValueError, match="^M9:"):  # the table is alive
        game.play("peek 1", {"redeal": {"hats": hats_in_row, "hat_pile": ["wizard", "queen", "cook"]}})


def test_M9_a_hat_may_belong_to_any_character_of_the_row() -> None:
    game = magic_at(**DYING | {"hat_pile": "maid king queen cook"})  # the maid's hat comes above the princess
    game.play("open 1")
    assert game.position()["hats"][0] == "maid"


def test_M9_play_on() -> None:
    game = magic_at(**DYING, options={"dead_table": "play_on"})
    game.play("open 1")
    assert game.position()["hats"][0] == "wizard"
    with pytest.raises(ValueError, match="^M9:"):
        magic_at(**DYING | {"hats": "wizard dragon dragon dragon dragon wizard wizard"})


def test_M10_stall() -> None:
    game = magic_at(options={"stall_limit": 3}, stall=2)
    game.play("peek 1")
    assert game.mover() is None
    assert game.result()["ended"] == "stalled"
    assert magic_at(options={"stall_limit": 0}, stall=1000).mover() == 0
    game = magic_at(stall=99)
    game.play("open 2")
    assert game.mover() == 1


def test_M11_no_magic_hats() -> None:
    with pytest.raises(ValueError, match="^M11:"):
        magic_at(options={"magic_hats": 0})
    oracle = magic_hat.Oracle.from_record(magic_record(3, {"magic_hats": 0}, random.Random(5)))
    assert len(oracle.position()["hat_pile"]) == 13


def test_M12_editions() -> None:
    assert magic_at().options["no_swap_back"] is True
    assert magic_at(options={"edition": "en"}).position()["options"] == {"edition": "en", "no_swap_back": False}
    bad: list[Json] = [{"copies": True}, {"copies": 3}, {"stall_limit": -1}, {"first": 0}]
    for options in bad:
        with pytest.raises(ValueError, match="^options"):
            magic_at(options=options)


# ---------------------------------------------------------------- Top Hats

HATS = {"r": "red", "y": "yellow", "b": "blue"}


def top_at(stacks: str, **changes: object) -> top_hats.Oracle:
    """Stacks as `C3 ry`: hats from the top down; seat 0, red, to move."""
    words = stacks.split()
    position: Json = {
        "game": "top_hats",
        "players": 2,
        "options": {},
        "turn": 0,
        "band": 4,
        "narrowed": 0,
        "stall": 0,
        "stacks": {cell: [HATS[hat] for hat in pile] for cell, pile in zip(words[::2], words[1::2], strict=True)},
    }
    return top_hats.Oracle.from_position(position | changes)


def moves(oracle: top_hats.Oracle) -> list[str]:
    return [move for move in oracle.legal() if move != "narrow"]


def test_T1_board() -> None:
    assert len(top_hats.CELLS) == 61
    assert Counter(top_hats.RING.values()) == {0: 1, 1: 6, 2: 12, 3: 18, 4: 24}
    assert all(top_hats.RING[corner] == 4 for corner in ["A1", "A5", "E1", "E9", "I5", "I9"])
    assert {cell for cell in top_hats.RING if top_hats.RING[cell] == 1} == {"E4", "E6", "F5", "F6", "D5", "D4"}


def test_T2_the_neutral_hat_stands_in_the_way_and_can_be_jumped() -> None:
    game = top_at("E4 r H6 y")  # a capture-free position: five steps and the jump over E5
    assert game.legal() == ["E4-D3", "E4-D4", "E4-E3", "E4-E6", "E4-F4", "E4-F5", "narrow"]
    game.play("move E4 E6")
    assert game.position()["stacks"] == {"E6": ["red"], "H6": ["yellow"]}


def test_T3_building_from_the_supply_player_by_player() -> None:
    game = top_hats.Oracle.from_record(top_record(2, first=1))
    for _ in range(3):
        assert game.mover() == 1
        game.play("build red red")
    assert game.legal() == ["build yellow yellow"]  # the six of the opponent's are used up
    for _ in range(2):
        game.play("build yellow yellow")
    assert game.mover() == 0
    for move in ("build red red", "build red red"):
        game.play(move)
    assert game.legal() == ["build yellow yellow"]  # nine of the own colour, five of them on top
    for move in ("build blue yellow", "build red red", "place 1 E7"):
        with pytest.raises(ValueError, match="^T[34]"):
            game.play(move)


def test_T3_three_of_each_opponent() -> None:
    game = top_hats.Oracle.from_record(top_record(3, first=2))
    assert len(game.legal()) == 9
    game.play("build red yellow")
    game.play("build red red")
    assert game.legal() == [f"build {a} {b}" for a in ("blue", "yellow") for b in ("blue", "yellow")]


def test_T4_placing_on_rings_two_and_three_in_turn() -> None:
    game = play_to_placing(2, random.Random(1), stop_before_placing=True)
    assert len(game.legal()) == 5 * 30
    assert "place 1 E3" in game.legal() and "place 1 E2" in game.legal()
    assert not {"place 1 E1", "place 1 E4", "place 6 E3"} & set(game.legal())
    with pytest.raises(ValueError, match="^T4:"):
        game.position()
    game.play("place 2 E7")
    assert game.mover() == 1
    assert "place 2 E7" not in game.legal()
    game.play("place 2 E3")
    assert game.mover() == 0
    assert not any(move.startswith("place 2 ") for move in game.legal())
    with pytest.raises(ValueError, match="^T4:"):
        game.play("move E7 E8")


def test_T6_effect_notation_of_the_rules() -> None:
    game = top_at("C3 rry C4 yr D6 y")
    assert moves(game) == ["C3-C5*C4", "C3-E7*C4,D6"]
    with pytest.raises(ValueError, match="^T6:"):
        game.play("C3-E7*C4,D6")  # records carry the way, not the effect
    game.play("move C3 C5 E7")
    assert game.position()["stacks"] == {"E7": ["red", "red", "yellow"], "C4": ["red"]}  # T7


TRIANGLE = "B2 r B3 r C4 r C3 {} H6 y"  # B2 over B3 to B4, over C4 to D4, over C3 back to B2, or the other way round


def test_T6_without_a_capture_a_move_must_end_elsewhere() -> None:
    assert "B2-B2" not in moves(top_at(TRIANGLE.format("r")))
    with pytest.raises(ValueError, match="^T6:"):
        top_at(TRIANGLE.format("r")).play("move B2 B4 D4 B2")
    game = top_at(TRIANGLE.format("y"))
    assert "B2-B2*C3" in moves(game)
    game.play("move B2 B4 D4 B2")
    assert game.position()["stacks"] == {"B2": ["red"], "B3": ["red"], "C4": ["red"], "H6": ["yellow"]}


def test_T6_the_start_counts_as_empty_and_no_stack_is_jumped_twice() -> None:
    game = top_at("B2 r B3 r C4 r C3 y C2 y")  # after the triangle on through B2: over C2 to D2
    assert "B2-D2*C2,C3" in moves(game)
    with pytest.raises(ValueError, match="^T6:"):
        game.play("move B2 B4 D4 B2 B4")  # B3 a second time
    game.play("move B2 B4 D4 B2 D2")
    assert game.mover() is None


def test_T6_jumped_stacks_block_until_the_move_has_ended() -> None:
    # C3 over C4 to C5, over D5 would need E5: the neutral hat. Over B4 to A3: B4 captured too.
    game = top_at("C3 r C4 y B4 y D5 y")
    assert moves(game) == ["C3-A3*B4,C4", "C3-C5*C4"]


def test_T7_uncovered_hat_decides_the_owner() -> None:
    game = top_at("C3 r C4 yb H6 y", players=3)
    game.play("move C3 C5")
    assert game.position()["stacks"]["C4"] == ["blue"]
    game.play("move H6 H7")
    assert any(move.startswith("C4-") for move in moves(game))


def test_T8_must_capture() -> None:
    game = top_at("C3 r C4 y F3 r H6 y")
    assert moves(game) == ["C3-C5*C4"]
    with pytest.raises(ValueError, match="^T8:"):
        game.play("move F3 F4")


def test_T8_band_stack_must_capture() -> None:
    game = top_at("C3 r C4 y A1 r B1 y")  # A1 over B1 to C1, also in the band; C3 could capture too
    assert moves(game) == ["A1-C1*B1"]
    with pytest.raises(ValueError, match="^T8:"):
        game.play("move C3 C5")
    assert moves(top_at("C3 r C4 y A1 r H6 y")) == ["C3-C5*C4"]  # A1 cannot: the capture goes before leaving


def test_T8_a_capture_into_the_band_and_on() -> None:
    assert moves(top_at("B3 r B2 y C2 y H6 y")) == ["B3-B1*B2", "B3-D3*B2,C2"]  # B1 is in the band, D3 inside


def test_T9_passing_through_the_band_without_ending_there() -> None:
    game = top_at("E2 r F3 r H6 y")
    assert not any(move.startswith(("E2-E1", "E2-D1", "E2-F2")) for move in moves(game))
    with pytest.raises(ValueError, match="^T9:"):
        game.play("move E2 E1")
    # B3 over B2 to B1 in the band, over C2 to D3: allowed, but not to stop on the way.
    game = top_at("B3 r B2 r C2 r H6 y")
    assert "B3-D3" in moves(game) and "B3-B1" not in moves(game)
    game.play("move B3 B1 D3")


def test_T9_must_leave_the_band() -> None:
    game = top_at("E1 r C3 r H6 y")  # E1 steps to E2 inside; D1 and F2 are band cells
    assert moves(game) == ["E1-E2"]
    with pytest.raises(ValueError, match="^T9:"):
        game.play("move C3 C4")


def test_T9_without_a_way_out_any_other_move() -> None:
    # E1 is shut in: its only inner neighbour E2 is taken and E3 behind it too.
    game = top_at("E1 r E2 y E3 y C5 r")
    assert moves(game) == ["C5-B4", "C5-B5", "C5-C4", "C5-C6", "C5-D5", "C5-D6"]


def test_T10_narrowing_needs_few_stacks_none_in_the_band() -> None:
    five = "C3 r C5 r G5 y G7 y E3 y"
    assert "narrow" in top_at(five).legal()
    assert "narrow" not in top_at(five + " E7 y").legal()
    assert "narrow" not in top_at("C3 r E1 y").legal()
    assert "narrow" not in top_at(five, options={"narrowings": 0}).legal()
    assert "narrow" not in top_at("C3 r G5 y", narrowed=1, band=3, options={"narrowings": 1}).legal()
    assert "narrow" not in top_at("C3 r G5 y", narrowed=2, band=2).legal()


def test_T10_narrowing_keeps_the_turn_and_may_be_repeated() -> None:
    game = top_at("D4 r G6 y", stall=5)
    game.play("narrow")
    game.play("narrow")
    after = game.position()
    assert (after["turn"], after["band"], after["narrowed"], after["stall"]) == (0, 2, 2, 5)
    assert moves(game) == ["D4-D5", "D4-E4", "D4-F6"]  # D3, C3 and C4 are band now; E5 jumped to F6
    with pytest.raises(ValueError, match="^T10:"):
        game.play("narrow")


def test_T10_forbidden_ground_and_duties_on_the_narrowed_field() -> None:
    game = top_at("B3 r B2 y H6 y")  # the capture lands on B1 in the band
    assert game.legal() == ["B3-B1*B2", "narrow"]
    game.play("narrow")  # B1 is forbidden now, and B3 itself stands in the band, ring 3
    assert game.legal() == ["B3-C3", "B3-C4"]
    # A way through forbidden ground is none either: compare the last position of T9.
    assert "B3-D3" not in moves(top_at("B3 r B2 r C2 r H6 y", band=3, narrowed=1))


def test_T11_all_of_one_colour() -> None:
    game = top_at("C3 r C4 yr")
    game.play("move C3 C5")
    assert game.mover() is None
    assert game.result() == {"scores": [1, 0], "winners": [0], "ended": "complete"}
    assert top_at("C3 ry G5 ry", stall=100).result()["ended"] == "complete"


def test_T11_a_player_without_a_stack_is_not_out() -> None:
    game = top_at("C3 r C4 yb", players=3)
    game.play("move C3 C5")
    assert game.mover() == 1
    assert moves(game) == ["pass"]


def test_T12_pass_only_without_a_move() -> None:
    with pytest.raises(ValueError, match="^T12:"):
        top_at("C3 r G5 y").play("pass")
    game = top_at("C3 r G5 y", players=3, turn=2, stall=4)
    assert game.legal() == ["narrow", "pass"]
    game.play("pass")
    assert (game.mover(), game.position()["stall"]) == (0, 5)


def test_T13_draw_is_shared_by_those_with_a_stack() -> None:
    game = top_at("C3 r G5 y", players=3, stall=99)
    game.play("move C3 C4")
    assert game.mover() is None
    assert game.result() == {"scores": [0.5, 0.5, 0], "winners": [0, 1], "ended": "stalled"}
    assert top_at("C3 r G5 y", stall=100, options={"stall_limit": 0}).mover() == 0
    game = top_at("C3 r C4 yy", stall=99)
    game.play("move C3 C5")
    assert (game.mover(), game.position()["stall"]) == (1, 0)


# ---------------------------------------------------------------- random games to the end


def hats_record(players: int, chance: random.Random) -> Json:
    removed = chance.sample(hats.TYPES, 2) if players == 2 else []
    cards = [card for card in hats.CARDS if card[0] not in removed]
    chance.shuffle(cards)
    row = 5 if players == 2 else 6
    hands = [cards[row + 9 * seat : row + 9 * seat + 9] for seat in range(players)]
    deal = {"removed": removed, "table": cards[:row], "hands": hands, "deck": cards[row + 9 * players :]}
    return {"game": "hats", "players": players, "options": {}, "first": chance.randrange(players), "deal": deal}


def magic_record(players: int, options: Json, chance: random.Random) -> Json:
    copies = options.get("copies", 2)
    characters = magic_hat.KINDS[copies] * copies
    all_hats = characters + ["magic"] * options.get("magic_hats", 4)
    alive = False
    while not alive:
        chance.shuffle(characters)
        chance.shuffle(all_hats)
        alive = bool({"magic", *characters[:7]} & set(all_hats[:7]))
    deal = {"row": characters[:7], "character_pile": characters[7:], "hats": all_hats[:7], "hat_pile": all_hats[7:]}
    first = chance.randrange(players)
    return {"game": "magic_hat", "players": players, "options": options, "first": first, "deal": deal}


def top_record(players: int, first: int) -> Json:
    return {"game": "top_hats", "players": players, "options": {}, "first": first, "deal": {}}


def play_to_placing(players: int, chance: random.Random, stop_before_placing: bool = False) -> top_hats.Oracle:
    game = top_hats.Oracle.from_record(top_record(players, first=0))
    for _ in range(players * (5 if stop_before_placing else 10)):
        game.play(chance.choice(game.legal()))
    return game


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_hats_random_game(players: int, seed: int) -> None:
    chance = random.Random(seed)
    game = hats.Oracle.from_record(hats_record(players, chance))
    cards = sorted(game._cards())
    mains = 0
    while game.mover() is not None:
        move = chance.choice(game.legal())
        mains += move.startswith(("exchange", "black"))
        drawn: Json = {}
        position = game.position()
        if move.startswith("discard"):
            deck = position["deck"]
            if not deck:
                deck = drawn["reshuffle"] = position["discards"] + [move.split()[1]]
                chance.shuffle(deck)
            drawn["draw"] = deck[0]
        game.play(move, drawn)
        assert sorted(game._cards()) == cards
        twin = hats.Oracle.from_position(json.loads(json.dumps(game.position())))
        assert (twin.position(), twin.legal(), twin.mover()) == (game.position(), game.legal(), game.mover())
    assert mains == 8 * players
    assert sum(points["cookie"] for points in game.result()["details"]) in (0, 5)


def eager_or_random(game: magic_hat.Oracle, chance: random.Random) -> str:
    """Half of the time win a card, or swap a hat to its character: else nearly every game would stall."""
    eager = []
    for a, hat in enumerate(game.hats, start=1):
        for b, character in enumerate(game.row, start=1):
            if hat is not None and hat in ("magic", character):
                eager.append(f"open {a}" if a == b or hat == "magic" else f"swap {min(a, b)} {max(a, b)}")
    legal = game.legal()
    return chance.choice([move for move in legal if move in eager and chance.random() < 0.5] or legal)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("copies", [1, 2, 4])
@pytest.mark.parametrize("magic_hats", [0, 4])
def test_magic_hat_random_game(players: int, copies: int, magic_hats: int) -> None:
    redeals = 0
    for seed in range(12):
        chance = random.Random(seed)
        game = magic_hat.Oracle.from_record(magic_record(players, {"copies": copies, "magic_hats": magic_hats}, chance))
        while game.mover() is not None:
            before = game.position()
            move = eager_or_random(game, chance)
            try:
                game.play(move)
            except ValueError as refusal:
                assert str(refusal).startswith("M9") and move.startswith("open")
                hats_left = before["hats"] + before["hat_pile"]  # the pile is not empty: all seven slots are full
                hats_left.remove(before["hats"][int(move.split()[1]) - 1])
                redeals += 1
                while game.position() == before:
                    chance.shuffle(hats_left)
                    try:
                        game.play(move, {"redeal": {"hats": hats_left[:7], "hat_pile": hats_left[7:]}})
                    except ValueError as still:
                        assert str(still) == "M9: still dead"
            twin = magic_hat.Oracle.from_position(json.loads(json.dumps(game.position())))
            assert (twin.position(), twin.legal(), twin.mover()) == (game.position(), game.legal(), game.mover())
        after = game.position()
        ended = game.result()["ended"]
        assert (ended == "complete") == (sum(after["pairs"]) == 17)
        assert len(after["hat_pile"]) - len(after["character_pile"]) == magic_hats - sum(after["magic"])
    assert redeals > 0 or copies > 1  # with few kinds a table hardly ever dies


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_top_hats_random_game(players: int, seed: int) -> None:
    chance = random.Random(seed)
    game = play_to_placing(players, chance)
    assert Counter(hat for stack in game.position()["stacks"].values() for hat in stack) == dict.fromkeys(
        top_hats.COLOURS[:players], 15
    )
    while game.mover() is not None:
        before, move = game.position(), chance.choice(game.legal())
        if move in ("narrow", "pass"):
            game.play(move)
        else:
            ways = [way for way in game._allowed() if way.effect == move]
            game.play("move " + " ".join(chance.choice(ways).path))
            lost = sum(map(len, before["stacks"].values())) - sum(map(len, game.position()["stacks"].values()))
            assert lost == (move.count(",") + 1 if "*" in move else 0)
        twin = top_hats.Oracle.from_position(json.loads(json.dumps(game.position())))
        assert (twin.position(), twin.legal(), twin.mover()) == (game.position(), game.legal(), game.mover())
    assert sum(game.result()["scores"]) == pytest.approx(1)
