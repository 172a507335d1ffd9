"""Hats in play: set-up, turn and actions (H1-H8), the end (H10), refusals, and who knows and is told what."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import hatbox
from hatbox.compiled.records import States, to_bytes, to_object, write_back, zeros
from hatbox.engine.loops import loops_of
from hatbox.engine.rng import to_seed
from hatbox.games.hats.state import IN_HAND, State
from hatbox.i18n import say
from support.hats_positions import CARDS, FOUR, THREE, TWO, Json, at, now, refusal_of, sees, verbs

# --- H1 - H3: cards, tea table, set-up -----------------------------------------------------------------


def test_H1_seven_types_with_the_values_1_to_6() -> None:
    deal: Json = hatbox.new("hats", players=3, seed=1).deal()
    dealt = [*deal["table"], *deal["deck"], *(card for hand in deal["hands"] for card in hand)]
    assert sorted(dealt) == CARDS
    assert len(CARDS) == 42


@pytest.mark.parametrize("card", ["B0", "B7", "A1", "b4", "4B", "B", "B44"])
def test_H1_other_cards_do_not_exist(card: str) -> None:
    with pytest.raises(hatbox.NotationError) as caught:
        at(TWO).play(f"black {card}")
    assert str(caught.value) == f'unknown card "{card}"; a card is a type letter B C D F K S T and a number from 1 to 6'


def test_H2_two_players_use_five_positions() -> None:
    match = at(TWO, hands="F6 C1 | C2 C3")
    assert [move for move in match.legal_moves() if "F6" in move and "exchange" in move] == [
        f"exchange F6 {place}" for place in (1, 3, 4, 5)
    ]
    assert refusal_of(match, "exchange F6 6") == "H2: position 6 is not used with 2 players"
    assert "exchange F6 6" in at(THREE, hands="F6 C1 | C2 C3 | D1 D2").legal_moves()


@pytest.mark.parametrize("place", ["0", "7", "-1", "one", "10", "²"])
def test_H2_other_positions_do_not_exist(place: str) -> None:
    with pytest.raises(hatbox.NotationError) as caught:
        at(THREE).play(f"exchange F4 {place}")
    assert str(caught.value) == f'"{place}" is not a position on the tea table; allowed: 1 to 6'


@pytest.mark.parametrize(("players", "table", "deck"), [(2, 5, 7), (3, 6, 9), (4, 6, 0)])
def test_H3_sizes(players: int, table: int, deck: int) -> None:
    for seed in range(5):
        match = hatbox.new("hats", players=players, seed=seed)
        start: Json = match.position()
        deal: Json = match.deal()
        assert (len(start["table"]), len(start["deck"])) == (table, deck)
        assert [len(hand) for hand in start["hands"]] == [9] * players
        assert (start["collections"], start["black"], start["discards"]) == ([[]] * players, [[]] * players, [])
        cards = [*start["table"], *start["deck"], *(card for hand in start["hands"] for card in hand)]
        assert sorted(cards) == [card for card in CARDS if card[0] not in deal.get("removed", [])]
        assert len(cards) == (30 if players == 2 else 42)


def test_H3_cookie_starts_on_the_table() -> None:
    for players in (2, 3, 4):
        assert now(hatbox.new("hats", players=players, seed=0), "cookie") is None


def test_H3_two_types_leave_at_random() -> None:
    pairs = {str(hatbox.new("hats", seed=seed).deal()["removed"]) for seed in range(100)}
    assert len(pairs) == 21


@pytest.mark.parametrize("named", ["FT", "TF"])
def test_H3_the_table_may_name_the_types_that_leave(named: str) -> None:
    for seed in range(5):
        match = hatbox.new("hats", seed=seed, removed=named)
        assert match.deal()["removed"] == ["F", "T"]
        assert match.options["removed"] == named


@pytest.mark.parametrize(
    ("players", "removed"), [(3, "BC"), (4, "BC"), (2, "BB"), (2, "B"), (2, "BCD"), (2, "BX"), (2, "bc"), (2, "")]
)
def test_H3_other_types_cannot_leave(players: int, removed: str) -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.new("hats", players=players, removed=removed)
    assert str(caught.value) == (
        f'hats: option removed can’t be "{removed}"; allowed: random, two type letters such as BC (two players)'
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H3_whole_hands_are_dealt_from_the_first_player_on(players: int) -> None:
    deals: list[Json] = [hatbox.new("hats", players=players, seed=7, first=seat).deal() for seat in range(players)]
    for first, deal in enumerate(deals):
        assert (deal["table"], deal["deck"]) == (deals[0]["table"], deals[0]["deck"])
        assert [deal["hands"][(first + turn) % players] for turn in range(players)] == deals[0]["hands"]


def test_H3_who_begins_is_drawn_or_named() -> None:
    assert {hatbox.new("hats", players=4, seed=seed).mover for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        match = hatbox.new("hats", players=4, seed=1, first=seat)
        assert (match.first, match.mover) == (seat, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H3_a_deal_leaves_nothing_of_the_game_before(players: int) -> None:
    options: Json = {"removed": "FK"} if players == 2 else {}
    used, fresh = (hatbox.new("hats", players=players, seed=seed, first=1, **options) for seed in (1, 2))
    while not used.is_over:
        used.play(used.legal_moves()[-1])
        states, dealt = zeros(State, 1), zeros(State, 1)
        write_back(to_object(State, used.state), states[0])
        write_back(to_object(State, fresh.state), dealt[0])
        loops_of(used.game).deal_at(states, 0, to_seed(2))
        assert to_bytes(State, states) == to_bytes(State, dealt)


# --- H4: the turn --------------------------------------------------------------------------------------


def test_H4_the_turn_begins_with_either_action() -> None:
    assert verbs(at(TWO)) == verbs(at(THREE)) == {"exchange", "black", "discard"}
    assert verbs(at(FOUR)) == {"exchange", "black", "offer"}


def test_H4_after_the_main_action_the_optional_one_may_be_waived() -> None:
    match = at(TWO, "black C1")
    assert (match.mover, match.legal_moves()) == (0, ["discard F4", "end"])
    match.play("end")
    assert (match.mover, now(match, "main_done"), now(match, "optional_done")) == (1, False, False)


def test_H4_the_turn_ends_by_itself_when_both_are_done() -> None:
    assert at(TWO, "black C1", "discard F4").mover == 1
    assert at(TWO, "discard F4", "black C1").mover == 1
    assert at(TWO, "discard C1", "exchange F4 1").mover == 1


def test_H4_after_the_optional_action_the_main_one_is_left() -> None:
    match = at(TWO, "discard F4")
    assert (match.mover, verbs(match)) == (0, {"black"})  # C1 and K1 are too low for every exchange
    assert (now(match, "main_done"), now(match, "optional_done")) == (False, True)


def test_H4_only_one_main_and_one_optional_action() -> None:
    assert refusal_of(at(TWO, "black C1"), "black F4") == "H4: the main action of this turn has been done"
    assert refusal_of(at(TWO, "black C1"), "exchange F4 1") == "H4: the main action of this turn has been done"
    assert refusal_of(at(TWO, "discard F4"), "discard C1") == "H4: the optional action of this turn has been done"
    assert (
        refusal_of(at(FOUR, "offer F4", "give D1"), "offer C1") == "H4: the optional action of this turn has been done"
    )


def test_H4_no_end_before_the_main_action() -> None:
    for match in (at(TWO), at(TWO, "discard F4"), at(FOUR, "offer F4", "give D1")):
        assert "end" not in match.legal_moves()
        assert refusal_of(match, "end") == "H4: you can’t end your turn before the main action"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H4_turns_go_clockwise(players: int) -> None:
    match = hatbox.new("hats", players=players, seed=3, first=players - 1)
    movers = []
    for _ in range(2 * players):
        movers.append(match.mover)
        match.play(next(move for move in match.legal_moves() if move.startswith("black")))
        match.play("end")
    assert movers == [(players - 1 + turn) % players for turn in range(2 * players)]


def test_H4_blanks_around_the_words_do_not_matter() -> None:
    match = at(TWO, "  exchange  F4   3 ", "discard\tC1")
    assert match.mover == 1
    match.play(" black C2")
    match.play("end ")
    assert match.is_over


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("", "the move is empty; write a move as: exchange D4 3 · black D4 · discard D4 · offer D4 · give D4 · end"),
        ("take F4", 'unknown move "take"; a move begins with: exchange, black, discard, offer, give, end'),
        ("exchange F4", '"exchange F4" doesn’t have the words of a move such as "exchange D4 3"'),
        ("black F4 3", '"black F4 3" doesn’t have the words of a move such as "black D4"'),
        ("discard", '"discard" doesn’t have the words of a move such as "discard D4"'),
        ("end now", '"end now" doesn’t have the words of a move such as "end"'),
    ],
)
def test_H4_what_is_not_a_move(move: str, words: str) -> None:
    with pytest.raises(hatbox.NotationError) as caught:
        at(TWO).play(move)
    assert str(caught.value) == words


# --- H5, H6: the main actions --------------------------------------------------------------------------


def exchanges(match: hatbox.Match[Any], card: str) -> list[str]:
    """The cards of the tea table that a card may be exchanged for."""
    table = now(match, "table")
    return [table[int(move[-1]) - 1] for move in match.legal_moves() if move.startswith(f"exchange {card}")]


def test_H5_same_type_may_go_down() -> None:
    assert exchanges(at(TWO, hands="B2 C1 | C2 C3"), "B2") == ["B6", "B1"]
    match = at(TWO, "exchange B2 2", hands="B2 C1 | C2 C3")
    assert (now(match, "table")[1], now(match, "collections")[0]) == ("B2", ["B6"])


def test_H5_another_type_must_be_strictly_lower() -> None:
    match = at(TWO, hands="C3 C1 | C2 D3")
    assert exchanges(match, "C3") == ["T2", "B1"]
    assert refusal_of(match, "exchange C3 3") == "H5: C3 is neither the same type as F3 nor higher"  # equal
    assert refusal_of(match, "exchange C3 5") == "H5: C3 is neither the same type as S5 nor higher"  # lower
    assert exchanges(match, "C1") == []


def test_H5_worked_example() -> None:
    match = at(THREE, table="K2 D6 F3 T5 S4 C1", hands="D4 K1 B5 | C2 C3 C4 | D1 D2 D3", deck="")
    assert exchanges(match, "D4") == ["K2", "D6", "F3", "C1"]
    assert exchanges(match, "K1") == ["K2"]
    assert exchanges(match, "B5") == ["K2", "F3", "S4", "C1"]
    match.play("exchange D4 3")
    after: Json = match.position()
    assert after["table"] == ["K2", "D6", "D4", "T5", "S4", "C1"]
    assert (after["collections"][0], after["hands"][0]) == (["F3"], ["K1", "B5"])


def test_H5_every_card_against_every_other() -> None:
    for played in CARDS:
        others = [card for card in CARDS if card != played]
        for first in range(0, 42, 6):
            table = (others + others)[first : first + 6]
            spare = [card for card in others if card not in table]
            hands = f"{played} {spare[0]} | {spare[1]} {spare[2]} | {spare[3]} {spare[4]}"
            allowed = [taken for taken in table if played[0] == taken[0] or played[1] > taken[1]]
            assert exchanges(at(THREE, table=" ".join(table), hands=hands, deck=""), played) == allowed


def test_H5_the_taken_card_lies_open() -> None:
    match = at(THREE, "exchange F4 4")
    for seat in (0, 1, 2, None):
        assert sees(match, seat, "collections") == [["B1"], [], []]
        assert sees(match, seat, "table") == ["T2", "B6", "F3", "F4", "S5", "K4"]


def test_H6_any_card_may_become_a_black_hat() -> None:
    match = at(TWO, hands="C1 D1 | C2 C3")
    assert match.legal_moves() == ["black C1", "black D1", "discard C1", "discard D1"]
    match.play("black D1")
    after: Json = match.position()
    assert (after["black"], after["collections"], after["hands"][0]) == ([["D1"], []], [[], []], ["C1"])


def test_H6_only_its_owner_knows_the_face() -> None:
    match = at(THREE, "black F4", "end", "black C2", "end")
    assert sees(match, 0, "black") == [["F4"], [None], []]
    assert sees(match, 1, "black") == [[None], ["C2"], []]
    assert sees(match, 2, "black") == sees(match, None, "black") == [[None], [None], []]


def test_H6_two_faces_look_the_same_to_the_others() -> None:
    one, other = at(THREE, "black F4"), at(THREE, "black C1")
    for seat in (1, 2, None):
        assert one.view(seat).to_bytes() == other.view(seat).to_bytes()
    assert one.view(0).to_bytes() != other.view(0).to_bytes()


def test_H6_all_is_revealed_once_the_game_is_over() -> None:
    moves = ["discard F4", "black C1", "black C2", "end", "black D1"]
    match = at(THREE, *moves)
    for seat in (0, 1, None):
        assert sees(match, seat, "black")[2] == [None]
    match.play("end")
    assert match.is_over
    for seat in (0, 1, 2, None):
        assert match.view(seat).position().items() <= match.position().items()
    assert now(match, "black") == [["C1"], ["C2"], ["D1"]]


# --- H7: discard and draw ------------------------------------------------------------------------------


def test_H7_discard_and_draw_the_next_card() -> None:
    for drawing in (TWO, THREE):
        after: Json = at(drawing, "discard C1").position()
        assert (after["hands"][0], after["deck"], after["discards"]) == (["F4", "K1"], ["K2"], ["C1"])


def test_H7_nobody_else_sees_the_two_cards() -> None:
    match = at(THREE, "discard C1")
    assert (sees(match, 0, "hands"), sees(match, 0, "discards")) == ([["F4", "K1"], [None] * 2, [None] * 2], ["C1"])
    for seat in (1, 2, None):
        assert (sees(match, seat, "hands")[0], sees(match, seat, "discards")) == ([None, None], [None])
    for seat in (0, 1, 2, None):
        assert sees(match, seat, "deck") == [None]


def test_H7_two_discards_look_the_same_to_the_others() -> None:
    one, other = at(TWO, "discard C1"), at(TWO, "discard F4")
    assert one.view(1).to_bytes() == other.view(1).to_bytes()
    assert one.view().to_bytes() == other.view().to_bytes()


def test_H7_two_draws_look_the_same_to_the_others() -> None:
    one, other = at(TWO, "discard C1", deck="K1 K2"), at(TWO, "discard C1", deck="K2 K1")
    assert one.view(1).to_bytes() == other.view(1).to_bytes()
    assert one.view().to_bytes() == other.view().to_bytes()
    shuffled = [at(TWO, deck="", discards="S1 S2") for _ in range(2)]
    for match, draw in zip(shuffled, ("S1", "C1"), strict=True):
        match.play("discard C1", {"reshuffle": [draw, *sorted({"S1", "S2", "C1"} - {draw})]})
    assert shuffled[0].view(1).to_bytes() == shuffled[1].view(1).to_bytes()


def test_H7_empty_deck_is_shuffled_with_the_card_just_discarded() -> None:
    drawn = set()
    for seed in range(30):
        match = at(TWO, deck="", discards="S1 S2")
        match.reseed(seed)
        match.play("discard C1")
        after: Json = match.position()
        drawn.add(after["hands"][0][1])
        assert sorted([*after["hands"][0], *after["deck"]]) == ["C1", "F4", "S1", "S2"]
        assert (after["discards"], len(after["deck"]), match.mover) == ([], 2, 0)
    assert drawn == {"C1", "S1", "S2"}


def test_H7_the_only_discarded_card_is_drawn_again() -> None:
    match = at(TWO, "discard C1", deck="")
    assert (now(match, "hands")[0], now(match, "deck"), now(match, "discards")) == (["F4", "C1"], [], [])


def test_H7_the_last_card_of_the_deck_is_drawn_without_a_shuffle() -> None:
    match = at(TWO, "discard C1", deck="K1", discards="S1")
    assert (now(match, "hands")[0], now(match, "deck"), now(match, "discards")) == (["F4", "K1"], [], ["S1", "C1"])


def test_H7_after_the_eighth_main_action_it_changes_the_favourite() -> None:
    match = at(TWO, "black C2", turn=1, hands="F4 | C2 C3", collections="| C6")
    before: Json = match.partial_result()
    match.play("discard C3")
    after: Json = match.result()
    assert (match.is_over, now(match, "hands")) == (True, [["F4"], ["K1"]])
    assert (before["details"][1]["favourite"], after["details"][1]["favourite"]) == (6 - 3, -1)


def test_H7_the_favourite_itself_may_be_shuffled_in() -> None:
    match = at(TWO, "black C2", turn=1, hands="F4 | C2 C3", deck="", discards="S1")
    match.play("discard C3", {"reshuffle": ["C3", "S1"], "draw": "C3"})
    assert (match.is_over, now(match, "hands")[1]) == (True, ["C3"])


def test_H7_a_shuffle_with_one_card_in_hand_is_not_the_end() -> None:
    match = at(TWO, turn=1, hands="F4 | C2 C3", deck="", discards="S1")
    match.play("discard C3", {"reshuffle": ["S1", "C3"], "draw": "S1"})
    assert (match.mover, match.legal_moves()) == (1, ["black C2", "black S1", "exchange C2 4", "exchange S1 5"])


# --- H8: the partner exchange --------------------------------------------------------------------------


def test_H8_the_partner_moves_next_and_cannot_refuse() -> None:
    match = at(FOUR, "offer F4")
    assert (match.mover, match.legal_moves()) == (2, ["give D1", "give D2"])
    assert (now(match, "turn"), now(match, "offer"), now(match, "hands")[0]) == (0, "F4", ["C1"])
    for move in ("end", "black D1", "exchange D2 4", "offer D1", "discard D1"):
        assert refusal_of(match, move) == "H8: seat 2 must first answer the offer with give"


@pytest.mark.parametrize(("seat", "partner"), [(0, 2), (1, 3), (2, 0), (3, 1)])
def test_H8_partners_sit_opposite(seat: int, partner: int) -> None:
    match = at(FOUR, turn=seat, hands="F4 C1 | C2 C3 | D1 D2 | D3 D4")
    match.play(match.view(seat).legal_moves()[-1])
    assert match.mover == partner
    assert match.game.sides(4) == [(0, 2), (1, 3)]


def test_H8_nobody_sees_the_offered_card() -> None:
    match = at(FOUR, "offer F4")
    assert sees(match, 0, "offer") == "F4"
    for seat in (1, 2, 3, None):
        assert sees(match, seat, "offer") == "?"
    other = at(FOUR, "offer C1")
    for seat in (1, 2, 3, None):
        assert match.view(seat).to_bytes() == other.view(seat).to_bytes()


def test_H8_both_cards_change_hands() -> None:
    match = at(FOUR, "offer F4", "give D2")
    after: Json = match.position()
    assert after["hands"] == [["C1", "D2"], ["C2", "C3"], ["D1", "F4"], ["D3", "D4"]]
    assert (after["offer"], after["turn"], after["optional_done"], match.mover) == (None, 0, True, 0)
    assert verbs(match) == {"black", "exchange"}
    match.play("black D2")
    assert match.mover == 1


def test_H8_opponents_see_neither_card() -> None:
    games = [at(FOUR, f"offer {offered}", f"give {given}") for offered in ("F4", "C1") for given in ("D1", "D2")]
    for seat in (1, 3, None):
        assert len({match.view(seat).to_bytes() for match in games}) == 1
        assert sees(games[0], seat, "hands")[0] == sees(games[0], seat, "hands")[2] == [None, None]
    for seat in (0, 2):
        assert len({match.view(seat).to_bytes() for match in games}) == 4


def test_H8_after_the_main_action_the_answer_ends_the_turn() -> None:
    match = at(FOUR, "black C1", "offer F4", "give D1")
    assert (match.mover, now(match, "hands")[0], now(match, "hands")[2]) == (1, ["D1"], ["D2", "F4"])


def test_H8_after_the_eighth_main_action_it_changes_two_favourites() -> None:
    match = at(FOUR, "black D3", "offer D4", turn=3, hands="F4 | C2 | D1 | D3 D4")
    assert (match.mover, match.legal_moves(), now(match, "hands")[3]) == (1, ["give C2"], [])
    match.play("give C2")
    assert (match.is_over, now(match, "hands")) == (True, [["F4"], ["D4"], ["D1"], ["C2"]])


def test_H8_an_offer_with_one_card_in_every_hand_is_not_the_end() -> None:
    match = at(FOUR, "offer D4", turn=3, hands="F4 | C2 | D1 | D3 D4")
    assert match.mover == 1
    match.play("give C2")
    assert (match.mover, now(match, "hands")[3]) == (3, ["D3", "C2"])


# --- H10: the end --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H10_after_eight_main_actions_of_everybody(players: int) -> None:
    dice = random.Random(players)
    match = hatbox.new("hats", players=players, seed=players)
    mains = [0] * players
    while match.mover is not None:
        move, seat = dice.choice(match.legal_moves()), match.mover
        mains[seat] += move.startswith(("exchange", "black"))
        match.play(move)
    assert mains == [8] * players
    end: Json = match.position()
    assert [len(hand) for hand in end["hands"]] == [1] * players
    assert (end["turn"], end["main_done"], match.legal_moves()) == (match.first, False, [])
    assert match.result()["ended"] == "complete"


def test_H10_the_last_turn_must_end() -> None:
    match = at(TWO, "black C2", turn=1, hands="F4 | C2 C3")
    assert (match.is_over, match.legal_moves()) == (False, ["discard C3", "end"])
    match.play("end")
    assert (match.is_over, match.mover, match.legal_moves()) == (True, None, [])


def test_H10_nothing_can_be_done_after_the_end() -> None:
    match = at(TWO, hands="F4 | C3")
    for move in ("end", "black F4", "exchange F4 3", "discard F4", "offer F4", "give F4"):
        assert refusal_of(match, move) == "H10: the game is over"


# --- refusals: the first rule that a move breaks -------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "move", "words"),
    [
        ((TWO,), "give F4", "H8: no card was offered"),
        ((FOUR,), "give F4", "H8: no card was offered"),
        ((TWO,), "offer F4", "H8: you only have a partner to offer a card to in a four-player game, not with 2"),
        ((THREE,), "offer F4", "H8: you only have a partner to offer a card to in a four-player game, not with 3"),
        ((FOUR,), "discard F4", "H8: with four players you offer a card to your partner instead of discarding"),
        ((TWO,), "exchange C2 1", "H5: C2 is not in seat 0’s hand"),
        ((TWO,), "black C2", "H6: C2 is not in seat 0’s hand"),
        ((TWO,), "discard K1", "H7: K1 is not in seat 0’s hand"),
        ((FOUR,), "offer D1", "H8: D1 is not in seat 0’s hand"),
        ((FOUR, "offer F4"), "give F4", "H8: F4 is not in seat 2’s hand"),
        ((FOUR, "offer F4"), "give C1", "H8: C1 is not in seat 2’s hand"),
        ((TWO, "black F4"), "discard F4", "H7: F4 is not in seat 0’s hand"),
        ((TWO,), "exchange K6 6", "H5: K6 is not in seat 0’s hand"),
        ((TWO, "black F4"), "black F4", "H4: the main action of this turn has been done"),
        ((THREE,), "exchange T6 6", "H5: T6 is not in seat 0’s hand"),  # the first and last of each kind
        ((THREE,), "black B1", "H6: B1 is not in seat 0’s hand"),
        ((THREE,), "black T6", "H6: T6 is not in seat 0’s hand"),
        ((THREE,), "discard B1", "H7: B1 is not in seat 0’s hand"),
        ((THREE,), "discard T6", "H7: T6 is not in seat 0’s hand"),
        ((FOUR,), "offer B1", "H8: B1 is not in seat 0’s hand"),
        ((FOUR,), "offer T6", "H8: T6 is not in seat 0’s hand"),
        ((FOUR, "offer F4"), "give B1", "H8: B1 is not in seat 2’s hand"),
        ((FOUR, "offer F4"), "give T6", "H8: T6 is not in seat 2’s hand"),
    ],
)
def test_H4_H8_a_refusal_names_the_rule(match: tuple[str, ...], move: str, words: str) -> None:
    assert refusal_of(at(*match), move) == words


def test_H10_a_resigned_game_takes_no_move() -> None:
    match = at(TWO)
    match.resign(0)
    result: Json = match.result()
    assert (match.mover, match.legal_moves(), result["winners"], result["ended"]) == (None, [], [1], "resigned")
    with pytest.raises(hatbox.HatboxError, match="the game was resigned"):
        match.play("black F4")


# --- what a seat knows beyond its eyes: the games that look to it like its view ------------------------

LONG_TWO = """
    table  T2 B6 F3 B1 S5
    hands  F4 C1 D2 D6 B4 | C2 C3 D3 D5 B5
"""
LONG_FOUR = """
    table  T2 B6 F3 B1 S5 K4
    hands  F4 C1 B2 | C2 C3 B3 | D1 D2 B4 | D3 D4 B5
"""


def sample_state(match: hatbox.Match[Any], seat: int | None, seed: int) -> States:
    """A state that may be the true one for all the seat can tell; it looks to it like the true one."""
    view, loops = match.view(seat), loops_of(match.game)
    states, seen = zeros(State, 1), zeros(State, 1)
    loops.determinize_at(view.states, 0, view.seat, to_seed(seed), states, 0)
    loops.observe_at(states, 0, view.seat, seen, 0)
    assert to_bytes(State, seen) == view.to_bytes()
    return states


def worlds(match: hatbox.Match[Any], seat: int | None, count: int = 60) -> list[Json]:
    """Some such states as positions."""
    return [match.game.position(sample_state(match, seat, seed)) for seed in range(count)]


def hidden_places(whole: Json) -> dict[str, str]:
    """By card: where it lies, if it does not lie open."""
    piles = {"deck": whole["deck"], "discards": whole["discards"], "offer": [whole["offer"]]}
    for name in ("hands", "black"):
        piles |= {f"{name} {seat}": cards for seat, cards in enumerate(whole[name])}
    return {card: place for place, cards in piles.items() for card in cards if card in CARDS}


def places_of(match: hatbox.Match[Any], seat: int | None, card: str) -> set[str]:
    """All the places where the card may lie, as far as the seat can tell."""
    return {hidden_places(world)[card] for world in worlds(match, seat)}


def thinkable(match: hatbox.Match[Any], seat: int) -> dict[str, list[str]]:
    """By place: the cards that, as the seat keeps count, may lie hidden there."""
    places = [f"{name} {other}" for name in ("hands", "black") for other in range(4)] + ["deck", "discards"]
    may = to_object(State, match.view(seat).states[0]).may[seat]
    return {
        place: [card for n, card in enumerate(CARDS) if cards >> n & 1]
        for place, cards in zip(places, may, strict=True)
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H6_H7_H8_the_true_world_is_among_the_thinkable_ones(players: int) -> None:
    dice = random.Random(players)
    match = hatbox.new("hats", players=players, seed=players)
    while not match.is_over:
        optional = [move for move in match.legal_moves() if move.startswith(("discard", "offer"))]
        match.play(dice.choice(optional or match.legal_moves()))
        true: dict[str, str] = hidden_places(match.position())
        for seat in (*range(players), None):
            for world in worlds(match, seat, 2):
                assert hidden_places(world).keys() == true.keys()
        origin = f"hands {now(match, 'turn')}"  # of a card on offer
        for seat in range(0 if match.is_over else players):
            may, seen = thinkable(match, seat), hidden_places(match.view(seat).position())
            for card in true.keys() - seen.keys():
                assert card in may[true[card].replace("offer", origin)]
        assert list(match.game.positions.violations(match.state)) == []


def test_H10_once_over_there_is_one_world() -> None:
    match = at(TWO, hands="F4 | C3", black="C1 | C2")
    assert worlds(match, 0, 3) == [match.view(0).position()] * 3
    assert hidden_places(worlds(match, None, 1)[0]) == hidden_places(match.position())


def test_H3_all_ways_to_lay_the_unseen_cards_are_as_likely() -> None:
    hands = Counter(tuple(sorted(world["hands"][1])) for world in worlds(at(TWO), 0, 600))
    assert len(hands) == 6
    assert all(60 < count < 140 for count in hands.values())


def test_H6_H7_in_a_drawn_position_nobody_knows_more_than_all_can_see() -> None:
    match = at(TWO, discards="S1", black="T1 | S2", deck="K1")
    assert places_of(match, 0, "S2") == places_of(match, 0, "S1") == {"hands 1", "black 1", "deck", "discards"}
    assert places_of(match, 1, "T1") == {"hands 0", "black 0", "deck", "discards"}
    assert places_of(match, 0, "T1") == {"black 0"}


def test_H7_a_seat_knows_its_own_discards() -> None:
    match = at(LONG_TWO, "discard C1", "black D2", deck="K1")
    assert places_of(match, 0, "C1") == {"discards"}
    assert places_of(match, 1, "C1") == {"hands 0", "black 0", "discards"}
    assert places_of(match, None, "C1") == {"hands 0", "hands 1", "black 0", "discards"}


def test_H7_the_card_drawn_last_is_the_last_of_its_hand_in_every_world() -> None:
    for moves in (["discard C1"], ["black C1", "discard F4"]):  # before the main action, and at the turn's end
        match = at(LONG_TWO, *moves, deck="K1 K2")
        for seed in range(20):
            state = to_object(State, sample_state(match, 1, seed)[0])
            assert state.drew == state.hand[0][state.hand_size[0] - 1]


def test_H7_own_discards_stay_known_when_they_are_shuffled_and_drawn() -> None:
    match = at(LONG_TWO, "discard C1", "black D2", "black C2", "end", deck="K1")
    match.play("discard F4", {"reshuffle": ["F4", "C1"]})  # nobody else has discarded: the deck is C1
    assert places_of(match, 0, "C1") == {"deck"}
    assert places_of(match, 1, "C1") == {"hands 0", "black 0", "deck"}
    match.play("black F4")
    match.play("discard C3", {"draw": "C1"})
    assert places_of(match, 0, "C1") == {"hands 1"}
    match.play("black D3")
    assert places_of(match, 0, "C1") == {"hands 1", "black 1"}
    assert "discards" in places_of(match, 0, "C3")  # what it never held may lie anywhere
    match.play("black D6")
    match.play("end")
    match.play("discard C1", {"reshuffle": ["C3", "C1"]})
    assert places_of(match, 0, "C1") == {"hands 1", "black 1", "deck"}


def test_H7_a_card_drawn_again_is_known_to_lie_nowhere_else() -> None:
    match = at(LONG_TWO, "discard C1", "black D2", "black C2", "end", deck="K1")
    match.play("discard F4", {"reshuffle": ["C1", "F4"]})
    match.play("black C1")
    match.play("discard C3", {"draw": "F4"})
    match.play("black F4")
    assert places_of(match, 0, "C1") == {"black 0"}
    assert places_of(match, 0, "F4") == {"hands 1", "black 1"}


def test_H7_two_known_cards_share_the_places_they_may_have_gone() -> None:
    moves = ["discard C1", "black D2", "black C2", "end", "discard F4", "black D6", "black C3", "end"]
    match = at(LONG_TWO, *moves, deck="K1 K2")
    match.play("discard B4", {"reshuffle": ["B4", "C1", "F4"]})
    match.play("black K1")
    match.play("discard D3", {"draw": "C1"})
    decks = [world["deck"] for world in worlds(match, 0)]
    assert {card for deck in decks for card in deck} == {"C1", "F4"}  # one of them, and nothing else
    assert places_of(match, 0, "C1") == places_of(match, 0, "F4") == {"hands 1", "deck"}
    assert places_of(match, 0, "C2") == {"hands 1", "black 1", "discards"}


def test_H7_three_players_see_who_drew_a_known_card() -> None:
    match = at(THREE, deck="K1", hands="F4 C1 B2 | C2 C3 B3 | D1 D2 B4")
    for move in ("discard C1", "black B2", "black C2", "end", "black D1", "end"):
        match.play(move)
    match.play("discard F4", {"reshuffle": ["F4", "C1"]})
    for move in ("black F4", "black C3", "end", "discard D2"):
        match.play(move)
    assert places_of(match, 0, "C1") == {"hands 2"}
    assert places_of(match, 1, "C1") >= {"hands 0", "hands 2", "black 0"}


def test_H8_both_partners_know_both_cards_and_the_opponents_neither() -> None:
    match = at(LONG_FOUR, "offer F4", "give D1")
    assert places_of(match, 0, "F4") == {"hands 2"}
    assert places_of(match, 2, "D1") == {"hands 0"}
    assert places_of(match, 1, "F4") == places_of(match, 1, "D1") == {"hands 0", "hands 2", "hands 3"}
    assert places_of(match, 3, "F4") == places_of(match, 3, "D1") == {"hands 0", "hands 1", "hands 2"}
    assert places_of(match, None, "F4") == {"hands 0", "hands 1", "hands 2", "hands 3"}


def test_H8_a_passed_card_stays_with_the_partner() -> None:
    match = at(LONG_FOUR, "offer F4", "give D1", "black C1", "black C2", "end", "black B4")
    assert places_of(match, 0, "F4") == {"hands 2", "black 2"}
    assert places_of(match, 2, "D1") == {"hands 0", "black 0"}
    match.play("offer D2")
    assert places_of(match, 0, "F4") == {"hands 2", "black 2", "offer"}
    match.play("give B2")
    assert places_of(match, 0, "F4") == {"hands 2", "black 2"}
    assert places_of(match, 0, "B2") == {"hands 2"}
    assert places_of(match, 2, "D2") == {"hands 0"}
    assert {"hands 0", "hands 2", "black 0", "black 2"} <= places_of(match, 1, "F4")


def test_H8_the_partner_does_not_know_the_offered_card() -> None:
    match = at(LONG_FOUR, "offer F4")
    assert places_of(match, 0, "F4") == {"offer"}
    assert places_of(match, 2, "F4") == places_of(match, 2, "C2") == {"hands 0", "hands 1", "hands 3", "offer"}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_H4_the_mover_can_tell_the_legal_moves_from_its_view(players: int) -> None:
    dice = random.Random(players)
    match = hatbox.new("hats", players=players, seed=players)
    while match.mover is not None:
        assert match.view(match.mover).legal_moves() == match.legal_moves()
        match.play(dice.choice(match.legal_moves()))


def faults(match: hatbox.Match[Any], change: Callable[[State], None]) -> set[str]:
    """Return the violations after an illegal change of a state, without the numbers."""
    state = to_object(State, match.state)
    change(state)
    write_back(state, match.state)
    return {error.rstrip("0123456789[], ") for error in match.game.positions.violations(match.state)}


def test_H1_H8_H9_an_unlawful_state_is_found_out() -> None:
    def twice(state: State) -> None:
        state.deck[0] = state.table[0]

    def unaware(state: State) -> None:
        state.may[1][IN_HAND + 2] = 0

    def too_much(state: State) -> None:
        state.claim[0] += 1

    lawful = {"options": {"edition": "de"}, "collections": "T1 | |", "black": "B5 | B4 |"}
    assert faults(at(THREE, **lawful), lambda state: None) == set()
    assert "cards are lost or doubled:" in faults(at(THREE, **lawful), twice)
    assert faults(at(THREE, **lawful), unaware) == {f"seat 1 is wrong about card {card} at" for card in (12, 13)}
    assert faults(at(THREE, **lawful), too_much) == {"seat 0 has a wrong claim to the cookie"}


# --- telling -------------------------------------------------------------------------------------------


def event_texts(match: hatbox.Match[Any], at: int, *seats: int | None) -> list[str]:
    """Return the events of an action as each of these viewers sees them."""
    texts = [[say(event.code, event.params) for event in match.events(at, seat)] for seat in seats]
    assert all(seat_texts == texts[0] for seat_texts in texts)
    return texts[0]


def everything(match: hatbox.Match[Any], at: int) -> list[str]:
    return [say(event.code, event.params) for event in match.events(at, everything=True)]


def test_H5_an_exchange_is_told_to_all() -> None:
    match = at(THREE, "exchange F4 3", "end", "black C2")
    assert event_texts(match, 0, 0, 1, 2, None) == [
        "Seat 0 plays F4 on position 3 and takes F3.",
        "Seat 0 gets the cookie.",
    ]
    assert event_texts(match, 1, 0, 1, 2, None) == ["Seat 0 ends the turn."]
    assert event_texts(match, 2, 1) == ["Seat 1 plays C2 as a black hat."]  # the cookie stays


def test_H9_that_numbers_decided_is_told() -> None:
    cookie = "Seat 0 gets the cookie."
    match = at(THREE, "exchange F4 3", collections="| B5 |", cookie=1)
    assert event_texts(match, 0, 0, 1, 2, None)[1:] == [cookie, "A tie on types: the lower numbers decide."]
    match = at(THREE, "exchange F4 3", collections="C5 | B5 |", cookie=1)
    assert event_texts(match, 0, 0, 1, 2, None)[1:] == [cookie]


def test_H6_a_black_hat_is_told_without_its_face() -> None:
    match = at(THREE, "black F4")
    assert event_texts(match, 0, 0) == ["Seat 0 plays F4 as a black hat.", "Seat 0 gets the cookie."]
    assert event_texts(match, 0, 1, 2, None) == ["Seat 0 plays a card as a black hat.", "Seat 0 gets the cookie."]
    assert everything(match, 0) == event_texts(match, 0, 0)


def test_H7_a_discard_is_told_without_its_cards() -> None:
    match = at(THREE, "discard C1", "black F4", "black C2", "discard C3")
    assert event_texts(match, 0, 0) == ["Seat 0 discards C1.", "Seat 0 draws K1."]
    assert event_texts(match, 0, 1, 2, None) == ["Seat 0 discards a card.", "Seat 0 draws a card."]
    assert event_texts(match, 3, 1) == ["Seat 1 discards C3.", "Seat 1 draws K2."]  # the turn has passed on
    assert event_texts(match, 3, 0, 2, None) == ["Seat 1 discards a card.", "Seat 1 draws a card."]
    assert everything(match, 3) == event_texts(match, 3, 1)


def test_H7_a_shuffle_is_told_to_all() -> None:
    match = at(TWO, deck="", discards="S1 S2")
    match.play("discard C1", {"reshuffle": ["S2", "C1", "S1"]})
    assert event_texts(match, 0, 0) == ["Seat 0 discards C1."]
    assert event_texts(match, 0, 1, None) == ["Seat 0 discards a card."]
    shuffled = "The 3 discarded cards are shuffled into a new deck."
    assert event_texts(match, 1, 0) == everything(match, 1) == [shuffled, "Seat 0 draws S2."]
    assert event_texts(match, 1, 1, None) == [shuffled, "Seat 0 draws a card."]
    match = at(TWO, "discard C1", deck="")
    assert event_texts(match, 1, 1)[0] == "The 1 discarded card is shuffled into a new deck."


def test_H8_a_partner_exchange_is_told_to_the_partners_only() -> None:
    match = at(FOUR, "offer F4", "give D1")
    assert event_texts(match, 0, 0) == everything(match, 0) == ["Seat 0 passes F4 face down to the partner."]
    assert event_texts(match, 0, 1, 2, 3, None) == ["Seat 0 passes a card face down to the partner."]
    assert event_texts(match, 1, 0, 2) == everything(match, 1) == ["Seat 2 gives D1 in return."]
    assert event_texts(match, 1, 1, 3, None) == ["Seat 2 gives a card in return."]


@pytest.mark.parametrize("card", ["B1", "T6"])
def test_H1_the_first_and_the_last_card_are_told_like_any_other(card: str) -> None:
    table = "T2 B6 F3 B2 S5 K4"
    other = "F4" if card == "B1" else "B1"
    three: Json = {"table": table, "hands": f"{card} C1 | C2 C3 | D1 D2", "deck": other}
    assert event_texts(at(THREE, f"black {card}", **three), 0, 0)[0] == f"Seat 0 plays {card} as a black hat."
    match = at(THREE, f"discard {card}", **three)
    assert event_texts(match, 0, 0) == [f"Seat 0 discards {card}.", f"Seat 0 draws {other}."]
    assert match.entries() == [{"seat": 0, "move": f"discard {card}", "draw": other}]
    place = {"B1": 2, "T6": 6}[card]
    match = at(THREE, f"exchange {card} {place}", **three)
    assert (
        event_texts(match, 0, 1)[0] == f"Seat 0 plays {card} on position {place} and takes {table.split()[place - 1]}."
    )
    match = at(FOUR, f"offer {card}", "give D1", table=table, hands=f"{card} C1 | C2 C3 | D1 D2 | D3 D4")
    assert event_texts(match, 0, 0) == [f"Seat 0 passes {card} face down to the partner."]
    match = at(FOUR, "offer C1", f"give {card}", table=table, hands=f"F4 C1 | C2 C3 | {card} D2 | D3 D4")
    assert event_texts(match, 1, 0) == [f"Seat 2 gives {card} in return."]
