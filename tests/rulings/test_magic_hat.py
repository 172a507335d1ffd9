"""Magic Hat, rule by rule: M1-M13 of the rules page. A table is drawn as two lines, the row and the hats above it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random
from typing import Any

import pytest

import hatbox
from hatbox.compiled.records import to_object, write_back, zeros
from hatbox.engine.game import JSON
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, View
from hatbox.i18n import say

TEN = ["king", "queen", "princess", "knight", "wizard", "jester", "cook", "maid", "dragon", "astrologer"]
TEN_MORE = ["noble", "archer", "monk", "bishop", "troubadour", "farmer", "miner", "fairy", "sultan", "sailor"]
BOX = {1: TEN + TEN_MORE, 2: TEN * 2, 4: ["king", "knight", "wizard", "jester", "dragon"] * 4}  # by option `copies`

# Slot 1 holds a pair, slot 3 a magic hat, every other hat is above the wrong character.
TABLE = """
    king queen princess knight wizard jester cook
    king cook  magic    wizard knight queen  jester
"""
PILES = {"character_pile": "maid dragon", "hat_pile": "maid king dragon astrologer"}
PLAIN = {**PILES, "hat_pile": "maid astrologer dragon"}  # the same without king and magic hat: three hats are enough

# Whoever opens slot 1 wins a pair, and nothing in the row can be won any more: a cook comes, with a king's hat.
DYING = """
    king queen  cook   maid     knight   wizard     jester
    king dragon dragon princess princess astrologer astrologer
"""
DYING_PILES = {"character_pile": "cook", "hat_pile": "king queen maid knight"}
DEAD = DYING.replace("king queen", "jester queen")
# After that, the hats face down can be laid out alive (a queen's hat in slot 1) or dead again.
ALIVE_AGAIN = {"hats": "queen dragon dragon princess princess astrologer astrologer", "hat_pile": "king maid knight"}
STILL_DEAD = {"hats": "king dragon dragon princess princess astrologer astrologer", "hat_pile": "queen maid knight"}


def parse_row(text: str) -> list[str | None]:
    """The words of a line; `-` is an empty slot."""
    return [None if word == "-" else word for word in text.split()]


def parse_position(picture: str, **fields: Any) -> dict[str, Any]:
    """A position of two players, seat 0 to move; piles are texts, next first."""
    row, hats = (parse_row(line) for line in picture.strip().splitlines())
    position = {"game": "magic_hat", "players": 2, "options": {}, "turn": 0, "row": row, "hats": hats, **fields}
    return position | {pile: parse_row(position[pile]) for pile in ("character_pile", "hat_pile") if pile in position}


def at(picture: str, **fields: Any) -> Match[Any]:
    """The game of a drawn position."""
    return hatbox.from_position(parse_position(picture, **fields))


def redeal(laid: dict[str, str]) -> dict[str, JSON]:
    """Return what chance brings when M9 redeals."""
    return {"redeal": {name: [*parse_row(text)] for name, text in laid.items()}}


def visible_hats(match: Match[Any], seat: int | None) -> str:
    """The hats as a seat or a spectator sees them: `?` face down, `-` no hat."""
    hats: Any = match.view(seat).position()["hats"]
    return " ".join(hat or "-" for hat in hats)


def hats_of(match: Match[Any]) -> str:
    hats: Any = match.position()["hats"]
    return " ".join(hat or "-" for hat in hats)


def event_texts(match: Match[Any], seat: int | None = None, *, action: int = -1, everything: bool = False) -> list[str]:
    """Return the events of an action as a viewer reads them."""
    number = match.ply + action if action < 0 else action
    return [say(event.code, event.params) for event in match.events(number, seat, everything)]


def face_down(position: dict[str, Any]) -> Counter[str]:
    return Counter([hat for hat in position["hats"] if hat] + position["hat_pile"])


def is_alive(position: dict[str, Any]) -> bool:
    """M9, read from the rules page."""
    return any(hat == "magic" or (hat and hat in position["row"]) for hat in position["hats"])


def sample_match(view: View[Any], seed: int) -> Match[Any]:
    """A game that looks to the viewer like the view."""
    states = zeros(view.game.state_class, 1)
    loops_of(view.game).determinize_at(view.states, 0, view.seat, seed, states, 0)
    return Match(view.game, view.game.resolve_options(2, {}), states)


def refusal_of(match: Match[Any], move: str, chance: dict[str, JSON] | None = None) -> str:
    """Why a move is refused; it must change nothing."""
    before = match.entries(), match.position(), match.ply
    with pytest.raises(hatbox.HatboxError) as caught:
        match.play(move, chance)
    assert (match.entries(), match.position(), match.ply) == before
    return str(caught.value)


# --- M1, M2: cards and set-up ----------------------------------------------------------------------------


@pytest.mark.parametrize("magic_hats", [4, 0])
@pytest.mark.parametrize("copies", [1, 2, 4])
def test_M1_the_box_by_copies_and_magic_hats(copies: int, magic_hats: int) -> None:
    deal: Any = hatbox.new("magic_hat", seed=5, copies=copies, magic_hats=magic_hats).deal()
    assert Counter(deal["row"] + deal["character_pile"]) == Counter(BOX[copies])
    assert Counter(deal["hats"] + deal["hat_pile"]) == Counter(BOX[copies] + ["magic"] * magic_hats)


def test_M1_without_options_there_are_two_of_each_kind_and_four_magic_hats() -> None:
    deal: Any = hatbox.new("magic_hat", seed=5).deal()
    assert Counter(deal["hats"] + deal["hat_pile"]) == Counter(BOX[2] + ["magic"] * 4)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"row": "king king king knight wizard jester cook"}, "M1: 3 characters of kind king, but the box has 2"),
        (
            {"row": "noble queen princess knight wizard jester cook"},
            "M1: 1 characters of kind noble, but the box has 0",
        ),
        ({"hats": "cook cook cook wizard knight queen jester"}, "M1: 3 hats of kind cook, but the box has 2"),
        ({"hat_pile": "maid dragon jester jester"}, "M1: 3 hats of kind jester, but the box has 2"),
        ({"character_pile": "cook cook"}, "M1: 3 characters of kind cook, but the box has 2"),
        ({"options": {"copies": 4}}, "M1: 1 characters of kind queen, but the box has 0"),
        (
            {"options": {"copies": 1}, "hat_pile": "king maid astrologer dragon"},
            "M1: 2 hats of kind king, but the box has 1",
        ),
        ({"options": {"magic_hats": 0}}, "M1: 1 hats of kind magic, but the box has 0"),
        ({"hats": "magic magic magic magic magic queen cook"}, "M1: 5 hats of kind magic, but the box has 4"),
    ],
)
def test_M1_a_position_has_only_cards_of_the_box(change: dict[str, Any], words: str) -> None:
    cards = {name: parse_row(value) if isinstance(value, str) else value for name, value in change.items()}
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_position(parse_position(TABLE, **PILES) | cards)
    assert str(caught.value) == words


def test_M1_no_more_magic_hats_are_won_and_face_down_than_the_box_has() -> None:
    at(TABLE, **PILES, magic=[2, 1])
    with pytest.raises(hatbox.BadInput, match=r"^M1: "):
        at(TABLE, **PILES, magic=[2, 2])


def test_M1_other_kinds_exist_only_where_each_exists_once() -> None:
    table = """
        noble king archer monk  sailor - -
        king  monk fairy  noble miner  - -
    """
    assert at(table, options={"copies": 1}).mover == 0
    with pytest.raises(hatbox.BadInput, match=r"^M1: 1 characters of kind noble, but the box has 0$"):
        at(table)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("magic_hats", [4, 0])
def test_M2_seven_slots_and_two_piles(players: int, magic_hats: int) -> None:
    match = hatbox.new("magic_hat", players=players, seed=9, first=1, magic_hats=magic_hats)
    position: Any = match.position()
    assert len(position["row"]) == len(position["hats"]) == 7
    assert None not in position["row"] + position["hats"]
    assert (len(position["character_pile"]), len(position["hat_pile"])) == (13, 13 + magic_hats)
    assert position["pairs"] == position["magic"] == position["penalties"] == [0] * players
    assert (position["turn"], position["last_swap"], position["stall"]) == (1, None, 0)
    assert "seen" not in position


def test_M2_hats_and_piles_lie_face_down_and_the_row_face_up() -> None:
    match = hatbox.new("magic_hat", players=3, seed=9)
    for viewer in (0, 1, 2, None):
        view: Any = match.view(viewer).position()
        assert view["row"] == match.position()["row"]
        assert view["hats"] == ["?"] * 7
        assert (view["character_pile"], view["hat_pile"]) == ([None] * 13, [None] * 17)


def test_M2_a_seed_makes_the_game_and_who_begins() -> None:
    assert hatbox.new("magic_hat", seed=1).position() == hatbox.new("magic_hat", seed=1).position()
    assert hatbox.new("magic_hat", seed=1).deal() != hatbox.new("magic_hat", seed=2).deal()
    assert {hatbox.new("magic_hat", players=4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert {hatbox.new("magic_hat", players=4, seed=seed, first=3).mover for seed in range(10)} == {3}


def test_M2_a_record_deals_the_same_game() -> None:
    match = hatbox.new("magic_hat", players=3, seed=4, first=2)
    again = hatbox.from_record(hatbox.to_record(match))
    assert (again.position(), again.first) == (match.position(), 2)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"character_pile": []}, "deal.character_pile has 0 items; it must have 13"),
        ({"hat_pile": []}, "deal.hat_pile has 0 items; it must have 17"),
        ({"row": []}, "row has 0 items; it must have 7"),
        ({"hats": ["king"] * 8}, "hats has 8 items; it must have 7"),
        ({"row": [None] * 7}, "deal: Expected 'str', got 'null' - at '$.row[0]'"),
        ({"joker": 1}, "deal: Object contains unknown field 'joker'"),
        ({"hats": ["king"] * 7}, "M1: "),
    ],
)
def test_M2_a_bad_deal_is_refused(change: dict[str, JSON], words: str) -> None:
    record: Any = hatbox.to_record(hatbox.new("magic_hat", seed=4))
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_record({**record, "deal": {**record["deal"], **change}})
    assert str(caught.value).startswith(words)


# --- M3: the turn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M3_one_action_then_the_next_player_clockwise(players: int) -> None:
    match = at(TABLE, **PILES, players=players, turn=players - 1)
    movers = []
    for move in ("peek 1", "swap 1 2", "open 2", "open 3", "open 1", "peek 2", "peek 3", "peek 4"):
        movers.append(match.mover)
        match.play(move)
    assert movers == [(players - 1 + turn) % players for turn in range(8)]


def test_M3_peek_swap_and_open_are_all_that_can_be_done() -> None:
    match = at(TABLE, **PILES)
    slots = range(1, 8)
    expected = [f"{verb} {slot}" for verb in ("peek", "open") for slot in slots]
    expected += [f"swap {low} {high}" for low in slots for high in slots if low < high]
    assert match.legal_moves() == sorted(expected)
    assert len(match.legal_actions()) == 7 + 7 + 21


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "the move is empty; write a move as: peek 3 · swap 2 5 · open 4"),
        ("look 3", 'unknown move "look"; a move begins with: peek, swap, open'),
        ("Peek 3", 'unknown move "Peek"; a move begins with: peek, swap, open'),
        ("peek", '"peek" doesn’t have the words of a move such as "peek 3"'),
        ("peek 1 2", '"peek 1 2" doesn’t have the words of a move such as "peek 3"'),
        ("swap 1", '"swap 1" doesn’t have the words of a move such as "swap 2 5"'),
        ("open 1 2", '"open 1 2" doesn’t have the words of a move such as "open 4"'),
        ("peek 0", '"0" is not a slot; allowed: 1 to 7'),
        ("open 8", '"8" is not a slot; allowed: 1 to 7'),
        ("open 04", '"04" is not a slot; allowed: 1 to 7'),
        ("swap 1 ٢", '"٢" is not a slot; allowed: 1 to 7'),
        ("swap 5 2", "a swap names the lower slot first, not 5 2"),
        ("swap 5 5", "a swap names the lower slot first, not 5 5"),
    ],
)
def test_M3_what_is_no_move_is_refused(text: str, words: str) -> None:
    match = at(TABLE, **PILES)
    assert refusal_of(match, text) == words
    with pytest.raises(hatbox.NotationError):
        match.play(text)


@pytest.mark.parametrize("text", [" peek  3 ", "swap\t2 5", "open 4\n"])
def test_M3_spaces_do_not_matter(text: str) -> None:
    match = at(TABLE, **PILES)
    match.play(text)
    assert match.entries() == [{"seat": 0, "move": " ".join(text.split())}]


# --- M4: peek ------------------------------------------------------------------------------------------------


def test_M4_only_the_player_sees_the_hat_and_everybody_the_slot() -> None:
    match = at(TABLE, **PILES, players=3)
    before = match.position()
    match.play("peek 4")
    assert visible_hats(match, 0) == "? ? ? wizard ? ? ?"
    assert {visible_hats(match, viewer) for viewer in (1, 2, None)} == {"? ? ? ? ? ? ?"}
    assert event_texts(match, 0) == ["Seat 0 peeks at slot 4: wizard."]
    assert event_texts(match, 1) == event_texts(match, 2) == event_texts(match) == ["Seat 0 peeks at slot 4."]
    assert event_texts(match, everything=True) == ["Seat 0 peeks at slot 4: wizard."]
    assert match.position() == {**before, "turn": 1, "stall": 1, "seen": [[4], [], []]}


def test_M4_a_magic_hat_is_seen_too_and_stays() -> None:
    match = at(TABLE, **PILES)
    match.play("peek 3")
    assert visible_hats(match, 0) == "? ? magic ? ? ? ?"
    assert (event_texts(match, 0), match.position()["magic"]) == (["Seat 0 peeks at slot 3: magic."], [0, 0])


def test_M4_who_knows_the_hat_already_is_told_it() -> None:
    match = at(TABLE, **PILES, seen=[[], [4]])
    match.play("peek 4")
    assert event_texts(match, 1) == ["Seat 0 peeks at slot 4: wizard."]


def test_M4_an_empty_slot_has_no_hat_to_look_at() -> None:
    match = at(FIVE_LEFT)
    assert "peek 6" not in match.legal_moves()
    assert refusal_of(match, "peek 6") == "M4: slot 6 is empty"


FIVE_LEFT = """
    king queen cook  maid knight - -
    king cook  queen maid knight - -
"""


# --- M5: swap ------------------------------------------------------------------------------------------------


def test_M5_the_hats_change_places_and_the_characters_do_not() -> None:
    match = at(TABLE, **PILES)
    before = match.position()
    match.play("swap 2 5")
    after = match.position()
    assert hats_of(match) == "king knight magic wizard cook queen jester"
    assert after == {**before, "hats": after["hats"], "turn": 1, "stall": 1, "last_swap": [2, 5]}
    for viewer in (0, 1, None):
        assert visible_hats(match, viewer) == "? ? ? ? ? ? ?"
        assert event_texts(match, viewer) == ["Seat 0 swaps the hats in slots 2 and 5."]


@pytest.mark.parametrize(
    ("known", "after"), [([], []), ([2], [5]), ([5], [2]), ([2, 5], [2, 5]), ([1, 2], [1, 5]), ([3, 4], [3, 4])]
)
def test_M5_knowledge_follows_the_hats(known: list[int], after: list[int]) -> None:
    match = at(TABLE, **PILES, seen=[[7], known])
    match.play("swap 2 5")
    hats = hats_of(match).split()
    assert visible_hats(match, 1).split() == [hat if slot in after else "?" for slot, hat in enumerate(hats, 1)]
    assert match.position()["seen"] == [[7], after]


def test_M5_no_swap_back_only_the_turn_before() -> None:
    match = at(TABLE, **PILES)
    match.play("swap 2 5")
    assert "swap 2 5" not in match.legal_moves()
    assert len(match.legal_moves()) == 34
    assert refusal_of(match, "swap 2 5") == "M5: slots 2 and 5 were swapped in the previous turn"
    match.play("peek 1")
    assert "swap 2 5" in match.legal_moves()
    match.play("swap 2 5")
    assert hats_of(match) == "king cook magic wizard knight queen jester"


def test_M5_another_swap_in_between_lets_the_first_be_swapped_back() -> None:
    match = at(TABLE, **PILES)
    for move in ("swap 2 5", "swap 2 4", "swap 2 5"):
        match.play(move)
    assert match.position()["last_swap"] == [2, 5]


def test_M5_the_same_pair_is_forbidden_to_whoever_comes_next_also_with_three() -> None:
    match = at(TABLE, **PILES, players=3)
    match.play("swap 1 7")
    assert "swap 1 7" not in match.legal_moves()
    match.play("open 2")
    assert "swap 1 7" in match.legal_moves()


def test_M5_a_position_remembers_the_swap_of_the_turn_before() -> None:
    match = at(TABLE, **PILES, last_swap=[6, 7])
    assert refusal_of(match, "swap 6 7") == "M5: slots 6 and 7 were swapped in the previous turn"


def test_M5_where_the_option_is_off_a_swap_may_be_undone() -> None:
    match = at(TABLE, **PILES, options={"no_swap_back": False}, last_swap=[2, 5])
    assert len(match.legal_moves()) == 35
    match.play("swap 2 5")
    match.play("swap 2 5")
    assert hats_of(match) == "king cook magic wizard knight queen jester"


@pytest.mark.parametrize(("move", "slot"), [("swap 6 7", 6), ("swap 1 7", 7), ("swap 3 6", 6)])
def test_M5_an_empty_slot_has_no_hat_to_swap(move: str, slot: int) -> None:
    match = at(FIVE_LEFT)
    assert move not in match.legal_moves()
    assert refusal_of(match, move) == f"M5: slot {slot} is empty"


# --- M6: open ------------------------------------------------------------------------------------------------


def test_M6a_a_pair_is_won_and_the_slot_refilled() -> None:
    match = at(TABLE, **PILES, stall=7, seen=[[1, 2], [1, 3]])
    match.play("open 1")
    assert match.position() == parse_position(
        """
        maid queen princess knight wizard jester cook
        maid cook  magic    wizard knight queen  jester
        """,
        character_pile="dragon",
        hat_pile="king dragon astrologer",
        turn=1,
        pairs=[1, 0],
        magic=[0, 0],
        penalties=[0, 0],
        last_swap=None,
        stall=0,
        seen=[[2], [3]],
    )
    for viewer in (0, 1, None):
        assert event_texts(match, viewer) == [
            "Seat 0 opens slot 1: it belongs to the king. A pair!",
            "New in slot 1: maid.",
        ]


def test_M6a_any_hat_of_the_kind_belongs_to_any_character_of_the_kind() -> None:
    match = at(
        """
        king queen king cook cook - -
        king king  cook cook queen - -
        """
    )
    match.play("swap 1 2")
    match.play("open 1")
    match.play("swap 2 3")
    match.play("open 3")
    assert match.position()["pairs"] == [0, 2]


def test_M6a_without_a_character_in_the_pile_the_slot_stays_empty() -> None:
    match = at(FIVE_LEFT, hat_pile="dragon", seen=[[1, 4], [4]])
    match.play("open 4")
    position: Any = match.position()
    assert position["row"] == parse_row("king queen cook - knight - -")
    assert position["hats"] == parse_row("king cook queen - knight - -")
    assert (position["hat_pile"], position["pairs"], position["seen"]) == (["dragon"], [1, 0], [[1], []])
    assert event_texts(match) == ["Seat 0 opens slot 4: it belongs to the maid. A pair!", "Slot 4 stays empty."]
    assert refusal_of(match, "open 4") == "M6: slot 4 is empty"
    assert refusal_of(match, "peek 4") == "M4: slot 4 is empty"
    assert refusal_of(match, "swap 1 4") == "M5: slot 4 is empty"
    assert visible_hats(match, 0) == "king ? ? - ? - -"


def test_M6b_a_wrong_hat_goes_back_face_down_for_a_penalty() -> None:
    match = at(TABLE, **PILES, players=3, turn=2, stall=4)
    before = match.position()
    match.play("open 5")
    assert match.position() == {
        **before,
        "turn": 0,
        "penalties": [0, 0, 1],
        "stall": 5,
        "seen": [[5], [5], [5]],
    }
    for viewer in (0, 1, 2, None):
        assert event_texts(match, viewer) == ["Seat 2 opens slot 5: knight, not for the wizard. A penalty token."]
        assert visible_hats(match, viewer) == "? ? ? ? knight ? ?"


def test_M6c_a_magic_hat_is_kept_and_the_character_stays() -> None:
    match = at(TABLE, **PILES, stall=9, seen=[[3], [3, 4]])
    before = match.position()
    match.play("open 3")
    after = match.position()
    assert hats_of(match) == "king cook maid wizard knight queen jester"
    assert after == {
        **before,
        "hats": after["hats"],
        "hat_pile": ["king", "dragon", "astrologer"],
        "turn": 1,
        "magic": [1, 0],
        "stall": 0,
        "seen": [[], [4]],
    }
    for viewer in (0, 1, None):
        assert event_texts(match, viewer) == ["Seat 0 opens slot 3: a magic hat!"]
        assert visible_hats(match, viewer) == ("? ? ? wizard ? ? ?" if viewer == 1 else "? ? ? ? ? ? ?")


def test_M6c_a_magic_hat_may_follow_a_magic_hat() -> None:
    match = at(TABLE, **{**PILES, "hat_pile": "magic king dragon astrologer"})
    match.play("open 3")
    match.play("open 3")
    assert (match.position()["magic"], hats_of(match).split()[2]) == ([1, 1], "king")


def test_M6_the_hat_pile_must_last_for_every_character_and_magic_hat() -> None:
    at(TABLE, **{**PILES, "hat_pile": "maid king dragon"})
    with pytest.raises(hatbox.BadInput) as caught:
        at(TABLE, **{**PILES, "hat_pile": "maid magic king"})
    assert str(caught.value) == "M6: 3 hats in the pile are too few for 2 characters in the pile and 2 magic hats"


def test_M6_an_empty_slot_cannot_be_opened() -> None:
    match = at(FIVE_LEFT)
    assert refusal_of(match, "open 7") == "M6: slot 7 is empty"


# --- M7: the end ---------------------------------------------------------------------------------------------

FOUR_LEFT = """
    king queen cook  maid - - -
    king cook  queen maid - - -
"""


def test_M7_the_game_ends_when_three_slots_are_occupied() -> None:
    match = at(FOUR_LEFT, pairs=[8, 8])
    assert not match.is_over
    match.play("open 4")
    assert (match.is_over, match.mover, match.legal_moves(), match.legal_actions()) == (True, None, [], [])
    assert match.result() == {"scores": [9, 8], "winners": [0], "ended": "complete"}
    for move in ("open 1", "peek 7", "swap 1 2"):
        assert refusal_of(match, move) == "M7: only three slots are occupied: the game is over"


def test_M7_when_it_is_over_everything_is_shown() -> None:
    match = at(FOUR_LEFT, pairs=[8, 8], hat_pile="dragon jester")
    match.play("open 4")
    for viewer in (0, 1, None):
        view: Any = match.view(viewer).position()
        assert (view["hats"], view["hat_pile"]) == (parse_row("king cook queen - - - -"), ["dragon", "jester"])


def test_M7_a_position_with_three_slots_is_over() -> None:
    assert at("king - - - queen - cook\n cook - - - queen - king").is_over


@pytest.mark.parametrize(("copies", "magic_hats", "players"), [(2, 4, 2), (1, 0, 3), (4, 4, 4)])
def test_M7_a_whole_game_has_seventeen_pairs(copies: int, magic_hats: int, players: int) -> None:
    match = hatbox.new("magic_hat", players=players, seed=11, copies=copies, magic_hats=magic_hats)
    while not match.is_over:
        position: Any = match.position()
        row, hats = position["row"], position["hats"]
        wins = [slot for slot in range(7) if hats[slot] is not None and hats[slot] in (row[slot], "magic")]
        if wins:
            match.play(f"open {wins[0] + 1}")
            continue
        low, high = next(
            sorted((slot, goal)) for slot, goal in product(range(7), repeat=2) if row[goal] and hats[slot] == row[goal]
        )
        move = f"swap {low + 1} {high + 1}"
        match.play(move if move in match.legal_moves() else f"peek {low + 1}")
    last: Any = match.position()
    assert sum(last["pairs"]) == 17
    assert last["character_pile"] == []
    assert sum(hat is None for hat in last["hats"]) == 4
    assert len(last["hat_pile"]) + sum(last["magic"]) == magic_hats
    assert match.result()["ended"] == "complete"


# --- M8: points ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pairs", "magic", "penalties", "scores", "winners"),
    [
        ([5, 3], [0, 0], [0, 0], [5, 3], [0]),
        ([5, 3], [0, 0], [3, 0], [2, 3], [1]),
        ([5, 3], [2, 0], [3, 0], [4, 3], [0]),
        ([5, 3], [3, 0], [3, 0], [5, 3], [0]),
        ([2, 3], [4, 0], [1, 0], [2, 3], [1]),  # unused magic hats score nothing
        ([1, 2], [0, 0], [4, 5], [-3, -3], [0, 1]),
        ([4, 4, 1], [0, 1, 0], [1, 2, 0], [3, 3, 1], [0, 1]),
        ([2, 2, 2, 2], [0, 0, 0, 0], [0, 0, 0, 0], [2, 2, 2, 2], [0, 1, 2, 3]),
        ([0, 0, 0, 9], [0, 0, 0, 0], [0, 0, 0, 20], [0, 0, 0, -11], [0, 1, 2]),
    ],
)
def test_M8_pairs_less_penalties_that_no_magic_hat_cancels(
    pairs: list[int], magic: list[int], penalties: list[int], scores: list[int], winners: list[int]
) -> None:
    three = "king queen cook - - - -\n king cook queen - - - -"
    match = at(three, players=len(pairs), pairs=pairs, magic=magic, penalties=penalties)
    assert match.result() == {"scores": scores, "winners": winners, "ended": "complete"}
    shares = [match.game.kernels.payoff(match.state, seat) for seat in range(len(pairs))]
    assert shares == [1 / len(winners) if seat in winners else 0.0 for seat in range(len(pairs))]


def test_M8_penalties_count_on_when_the_sixteen_tokens_are_used_up() -> None:
    match = at(TABLE, **PILES, penalties=[9, 7], magic=[0, 1], options={"stall_limit": 0})
    for _ in range(400):
        match.play("open 2")
    assert match.position()["penalties"] == [209, 207]
    assert match.partial_result()["scores"] == [-209, -206]


# --- M9: a dead table ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("dead_table", ["redeal", "play_on"])
@pytest.mark.parametrize("copies", [1, 2, 4])
def test_M9_every_deal_is_alive(copies: int, dead_table: str) -> None:
    for seed in range(60):
        match = hatbox.new("magic_hat", seed=seed, copies=copies, magic_hats=0, dead_table=dead_table)
        assert is_alive(match.position())


def full_deal(picture: str, character_pile: str, hat_pile: str) -> dict[str, JSON]:
    """A record at the deal of the whole box: what is not drawn lies at the bottom of the piles."""
    row, hats = (line.split() for line in picture.strip().splitlines())
    characters, more = row + character_pile.split(), hats + hat_pile.split()
    characters += [*(Counter(BOX[2]) - Counter(characters)).elements()]
    more += [*(Counter(BOX[2] + ["magic"] * 4) - Counter(more)).elements()]
    options = hatbox.new("magic_hat", seed=1).options
    return {
        "game": "magic_hat",
        "players": 2,
        "options": {**options},
        "first": 0,
        "deal": {"row": [*row], "hats": [*hats], "character_pile": [*characters[7:]], "hat_pile": [*more[7:]]},
        "moves": [],
    }


def test_M9_a_dead_deal_is_no_deal() -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_record(full_deal(DEAD, "", ""))
    assert str(caught.value) == "M9: no hat in the row belongs to a character in the row, and none is magic"


def test_M9_a_dead_table_does_not_stand_in_a_position() -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        at(DEAD, hat_pile="queen")
    assert str(caught.value) == "M9: no hat in the row belongs to a character in the row, and none is magic"
    assert not at(DEAD, hat_pile="queen", options={"dead_table": "play_on"}).is_over
    assert at(DEAD, hat_pile="queen", stall=100).is_over


def test_M9_the_table_that_dies_is_laid_out_anew() -> None:
    match = at(DYING, **DYING_PILES, penalties=[1, 2], magic=[0, 1], seen=[[1, 2], [3, 4, 5]])
    match.play("open 1", redeal(ALIVE_AGAIN))
    assert match.position() == parse_position(
        """
        cook  queen  cook   maid     knight   wizard     jester
        queen dragon dragon princess princess astrologer astrologer
        """,
        character_pile="",
        hat_pile="king maid knight",
        turn=1,
        pairs=[1, 0],
        magic=[0, 1],
        penalties=[1, 2],
        last_swap=None,
        stall=0,
    )
    assert match.entries() == [{"seat": 0, "move": "open 1", **redeal(ALIVE_AGAIN)}]
    assert match.mover == 1


def test_M9_everybody_is_told_and_nobody_knows_a_hat_any_more() -> None:
    match = at(DYING, **DYING_PILES, seen=[[1, 2], [3, 4, 5]])
    match.play("open 1", redeal(ALIVE_AGAIN))
    for viewer in (0, 1, None):
        assert event_texts(match, viewer, action=0) == [
            "Seat 0 opens slot 1: it belongs to the king. A pair!",
            "New in slot 1: cook.",
        ]
        assert event_texts(match, viewer, action=1) == ["Nothing could be won: all the hats are reshuffled."]
        assert visible_hats(match, viewer) == "? ? ? ? ? ? ?"
    assert event_texts(match, action=1, everything=True) == ["Nothing could be won: all the hats are reshuffled."]


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (redeal(STILL_DEAD), "M9: redeal leaves the table dead"),
        ({"other": 1}, 'M9: the table is dead, so the move needs "redeal"'),
        ({"redeal": None}, 'M9: the table is dead, so the move needs "redeal"'),
        ({"redeal": []}, 'M9: the table is dead, so the move needs "redeal"'),
        ({"redeal": {}}, "redeal: Object missing required field 'hats'"),
        ({"redeal": {"hats": [], "hat_pile": [], "seed": 1}}, "redeal: Object contains unknown field 'seed'"),
        (redeal({**ALIVE_AGAIN, "hats": "queen king"}), "redeal.hats has 2 items; it must have 7"),
        (
            redeal({**ALIVE_AGAIN, "hat_pile": "king maid maid"}),
            "M9: redeal must lay out exactly the face-down hats above the occupied slots",
        ),
        (
            redeal({**ALIVE_AGAIN, "hat_pile": "king maid"}),
            "M9: redeal must lay out exactly the face-down hats above the occupied slots",
        ),
        (
            redeal(
                {
                    "hats": "queen dragon dragon princess princess astrologer -",
                    "hat_pile": "astrologer king maid knight",
                }
            ),
            "M9: redeal must lay out exactly the face-down hats above the occupied slots",
        ),
        (
            redeal({**ALIVE_AGAIN, "hat_pile": "king maid crown"}),
            'unknown hat "crown"; the hats are: ' + ", ".join([*TEN, *TEN_MORE, "magic"]),
        ),
        ({**redeal(ALIVE_AGAIN), "draw": "B1"}, '"draw" in open 1 is not something chance could bring here'),
    ],
)
def test_M9_a_redeal_that_cannot_be_is_refused(chance: dict[str, JSON], words: str) -> None:
    assert refusal_of(at(DYING, **DYING_PILES), "open 1", chance) == words


@pytest.mark.parametrize("move", ["peek 2", "swap 1 2", "open 2"])
@pytest.mark.parametrize("chance", [redeal(ALIVE_AGAIN), {"redeal": None}])
def test_M9_there_is_no_redeal_while_the_table_lives(move: str, chance: dict[str, JSON]) -> None:
    expected = f'"redeal" in {move} is not something chance could bring here'
    assert refusal_of(at(DYING, **DYING_PILES), move, chance) == expected


def test_M9_without_a_word_the_seed_lays_out_anew() -> None:
    seen = set()
    for seed in range(12):
        twins = [at(DYING, **DYING_PILES) for _ in range(2)]
        for twin in twins:
            twin.reseed(seed)
            twin.play("open 1")
        position: Any = twins[0].position()
        assert position == twins[1].position()
        assert is_alive(position)
        assert face_down(position) == Counter(
            ["king", "queen", "maid", "knight"] + ["dragon", "princess", "astrologer"] * 2
        )
        seen.add(hats_of(twins[0]))
        assert [*twins[0].entries()[0]] == ["seat", "move", "redeal"]
    assert len(seen) > 6


def test_M9_a_record_tells_how_the_hats_were_laid_out_anew() -> None:
    match = hatbox.from_record(full_deal(DYING, "cook", "king"))
    match.play("open 1")
    record: Any = hatbox.to_record(match)
    again = hatbox.from_record(record)
    assert again.position() == match.position()
    del record["moves"][0]["redeal"]
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_record(record)
    assert str(caught.value) == '"redeal" is missing from open 1'


def test_M9_a_won_magic_hat_can_kill_the_table_too() -> None:
    table = DEAD.replace("king dragon", "magic dragon")  # the king's hat comes next, and there is no king
    match = at(table, hat_pile="king queen maid knight")
    match.play("open 1", redeal(ALIVE_AGAIN))
    assert (match.position()["magic"], hats_of(match).split()[0]) == ([1, 0], "queen")


def test_M9_empty_slots_stay_empty_when_hats_are_laid_out_anew() -> None:
    table = """
        king queen  cook   maid     - knight   -
        king dragon dragon princess - princess -
    """
    match = at(table, hat_pile="queen maid")
    match.play("open 1", redeal({"hats": "- dragon dragon queen - princess -", "hat_pile": "princess maid"}))
    assert hats_of(match) == "- dragon dragon queen - princess -"
    wrong = redeal({"hats": "dragon - dragon queen - princess -", "hat_pile": "princess maid"})
    expected = "M9: redeal must lay out exactly the face-down hats above the occupied slots"
    assert refusal_of(at(table, hat_pile="queen maid"), "open 1", wrong) == expected
    match = at(table, hat_pile="queen maid")
    match.play("open 1")
    assert [hat == "-" for hat in hats_of(match).split()] == [True, False, False, False, True, False, True]
    assert is_alive(match.position())


def test_M9_what_nothing_can_bring_alive_is_played_on() -> None:
    match = at("king queen cook maid knight - -\n king dragon dragon princess princess - -")
    match.play("open 1")
    assert match.entries() == [{"seat": 0, "move": "open 1"}]
    assert (match.mover, is_alive(match.position())) == (1, False)


def test_M9_play_on_leaves_a_dead_table_as_it_is() -> None:
    match = at(DYING, **DYING_PILES, options={"dead_table": "play_on"})
    match.play("open 1")
    assert hats_of(match) == "king dragon dragon princess princess astrologer astrologer"
    assert match.entries() == [{"seat": 0, "move": "open 1"}]
    assert (match.mover, len(match.legal_moves())) == (1, 35)
    expected = '"redeal" in open 1 is not something chance could bring here'
    again = at(DYING, **DYING_PILES, options={"dead_table": "play_on"})
    assert refusal_of(again, "open 1", redeal(ALIVE_AGAIN)) == expected


def test_M9_the_last_pair_ends_the_game_dead_or_not() -> None:
    match = at("king queen cook maid - - -\n king dragon dragon princess - - -", hat_pile="queen")
    match.play("open 1")
    assert match.is_over
    assert match.entries() == [{"seat": 0, "move": "open 1"}]


@pytest.mark.parametrize(("copies", "magic_hats"), [(1, 0), (1, 4), (2, 0), (4, 4)])
def test_M9_between_moves_the_table_is_always_alive(copies: int, magic_hats: int) -> None:
    redeals = 0
    for seed in range(5):
        match = hatbox.new("magic_hat", seed=seed, copies=copies, magic_hats=magic_hats, stall_limit=0)
        dice = Random(seed)
        while not match.is_over:
            position: Any = match.position()
            assert is_alive(position)
            row, hats = position["row"], position["hats"]
            wins = [f"open {slot + 1}" for slot in range(7) if row[slot] and hats[slot] in (row[slot], "magic")]
            match.play(dice.choice(wins or match.legal_moves()))
        redeals += sum("redeal" in move for move in match.entries())
    assert copies > 1 or redeals > 0


# --- M10: stall ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [1, 3, 100])
def test_M10_so_many_turns_without_a_card_won_end_the_game(limit: int) -> None:
    match = at(TABLE, **PILES, options={"stall_limit": limit}, pairs=[3, 5], penalties=[0, 1])
    for turn in range(limit):
        assert not match.is_over
        match.play(("peek 1", "open 2", "swap 4 5")[turn % 3])
    penalties: Any = match.position()["penalties"]
    assert (match.is_over, match.mover, match.legal_moves()) == (True, None, [])
    scores = [3 - penalties[0], 5 - penalties[1]]
    assert match.result() == {
        "scores": scores,
        "winners": [seat for seat in (0, 1) if scores[seat] == max(scores)],
        "ended": "stalled",
    }
    for move in ("peek 1", "open 1", "swap 1 2"):
        assert refusal_of(match, move) == "M10: nothing has been won for too long: the game is over"


@pytest.mark.parametrize("win", ["open 1", "open 3"])
def test_M10_a_pair_or_a_magic_hat_begins_the_count_anew(win: str) -> None:
    match = at(TABLE, **PILES, stall=99)
    match.play(win)
    assert (match.is_over, match.position()["stall"]) == (False, 0)


@pytest.mark.parametrize("move", ["open 2", "peek 1", "swap 1 2"])
def test_M10_nothing_else_does(move: str) -> None:
    match = at(TABLE, **PILES, stall=99)
    match.play(move)
    assert (match.is_over, match.position()["stall"]) == (True, 100)


def test_M10_when_stalled_everything_is_shown() -> None:
    match = at(TABLE, **PILES, stall=99)
    match.play("peek 2")
    view: Any = match.view().position()
    assert view["hats"] == match.position()["hats"]
    assert view["character_pile"] == ["maid", "dragon"]
    assert event_texts(match, 1) == ["Seat 0 peeks at slot 2."]


def test_M10_without_a_limit_the_game_goes_on() -> None:
    match = at(TABLE, **PILES, options={"stall_limit": 0}, stall=1000)
    for turn in range(300):
        match.play(f"peek {turn % 7 + 1}")
    assert (match.is_over, match.position()["stall"]) == (False, 1300)


def test_M10_a_position_at_the_limit_is_over() -> None:
    assert at(TABLE, **PILES, stall=100).is_over
    assert at(TABLE, **PILES, stall=12, options={"stall_limit": 12}).result()["ended"] == "stalled"
    assert not at(TABLE, **PILES, stall=11, options={"stall_limit": 12}).is_over


# --- M11, M12: variants ------------------------------------------------------------------------------------


def test_M11_without_magic_hats_there_are_twenty_hats() -> None:
    deal: Any = hatbox.new("magic_hat", seed=8, magic_hats=0).deal()
    assert len(deal["hats"] + deal["hat_pile"]) == 20
    assert "magic" not in deal["hats"] + deal["hat_pile"]
    again = hatbox.from_record(hatbox.to_record(hatbox.new("magic_hat", seed=8, magic_hats=0)))
    assert again.deal() == deal


def test_M11_nobody_can_hold_a_magic_hat() -> None:
    table = TABLE.replace("magic", "maid")
    with pytest.raises(hatbox.BadInput) as caught:
        at(table, **PLAIN, options={"magic_hats": 0}, magic=[1, 0])
    assert str(caught.value) == "magic has 1; allowed: 0 to 0"


@pytest.mark.parametrize(
    ("options", "no_swap_back"),
    [
        ({}, True),
        ({"edition": "ru"}, True),
        ({"edition": "en"}, False),
        ({"edition": "ru", "no_swap_back": False}, False),
        ({"edition": "en", "no_swap_back": True}, True),
        ({"no_swap_back": False}, False),
    ],
)
def test_M12_an_edition_is_a_preset_of_no_swap_back(options: dict[str, Any], no_swap_back: bool) -> None:
    match = hatbox.new("magic_hat", seed=2, **options)
    assert match.options["no_swap_back"] is no_swap_back
    match.play("swap 1 2")
    assert ("swap 1 2" in match.legal_moves()) is not no_swap_back
    assert hatbox.from_position(match.position()).options == match.options


def test_M12_a_position_names_only_what_differs() -> None:
    assert hatbox.new("magic_hat", seed=2, edition="en", no_swap_back=False).position()["options"] == {"edition": "en"}
    assert hatbox.new("magic_hat", seed=2, no_swap_back=True, copies=2).position()["options"] == {}
    assert hatbox.new("magic_hat", seed=2, no_swap_back=False).position()["options"] == {"no_swap_back": False}


# --- M13: memory ---------------------------------------------------------------------------------------------


def test_M13_what_was_seen_stays_known_to_each_seat() -> None:
    match = at(TABLE, **PILES, players=3)
    for move, views in (
        # seat 0, seat 1, seat 2, a spectator
        ("peek 4", ["? ? ? wizard ? ? ?", "? ? ? ? ? ? ?", "? ? ? ? ? ? ?", "? ? ? ? ? ? ?"]),
        ("peek 1", ["? ? ? wizard ? ? ?", "king ? ? ? ? ? ?", "? ? ? ? ? ? ?", "? ? ? ? ? ? ?"]),
        ("open 2", ["? cook ? wizard ? ? ?", "king cook ? ? ? ? ?", "? cook ? ? ? ? ?", "? cook ? ? ? ? ?"]),
        ("swap 2 4", ["? wizard ? cook ? ? ?", "king ? ? cook ? ? ?", "? ? ? cook ? ? ?", "? ? ? cook ? ? ?"]),
        ("swap 4 7", ["? wizard ? ? ? ? cook", "king ? ? ? ? ? cook", "? ? ? ? ? ? cook", "? ? ? ? ? ? cook"]),
        ("open 7", ["? wizard ? ? ? ? ?", "king ? ? ? ? ? ?", "? ? ? ? ? ? ?", "? ? ? ? ? ? ?"]),
        ("peek 7", ["? wizard ? ? ? ? maid", "king ? ? ? ? ? ?", "? ? ? ? ? ? ?", "? ? ? ? ? ? ?"]),
        ("open 3", ["? wizard ? ? ? ? maid", "king ? ? ? ? ? ?", "? ? ? ? ? ? ?", "? ? ? ? ? ? ?"]),
    ):
        match.play(move)
        assert [visible_hats(match, viewer) for viewer in (0, 1, 2, None)] == views


def test_M13_a_redeal_ends_all_knowledge_and_new_knowledge_begins() -> None:
    match = at(DYING, **DYING_PILES)
    match.play("open 4")  # everybody sees the princess's hat
    assert visible_hats(match, None) == "? ? ? princess ? ? ?"
    match.play("open 1", redeal(ALIVE_AGAIN))
    assert [visible_hats(match, viewer) for viewer in (0, 1, None)] == ["? ? ? ? ? ? ?"] * 3
    assert "seen" not in match.position()
    match.play("peek 1")
    assert [visible_hats(match, viewer) for viewer in (0, 1, None)] == ["queen ? ? ? ? ? ?", *["? ? ? ? ? ? ?"] * 2]


def test_M13_a_position_may_say_who_knows_what() -> None:
    match = at(TABLE, **PILES, players=3, seen=[[2, 5], [], [7, 2, 7]])
    assert visible_hats(match, 0) == "? cook ? ? knight ? ?"
    assert visible_hats(match, 1) == visible_hats(match, None) == "? ? ? ? ? ? ?"
    assert visible_hats(match, 2) == "? cook ? ? ? ? jester"
    assert match.position()["seen"] == [[2, 5], [], [2, 7]]
    assert hatbox.from_position(match.position()).position() == match.position()
    assert "seen" not in at(TABLE, **PILES, seen=[[], []]).position()


def test_M13_who_knows_which_slot_is_no_secret() -> None:
    match = at(TABLE, **PILES, seen=[[2, 5], []])
    assert match.view(1).position()["seen"] == match.view().position()["seen"] == [[2, 5], []]


def test_M13_a_view_tells_nothing_of_what_is_hidden() -> None:
    """Two games that differ only in what seat 1 has not seen look the same to seat 1 in every byte."""
    one = at(TABLE, **PILES, seen=[[], [6]])
    other = at(
        """
        king queen princess knight wizard jester cook
        cook king  knight   magic  wizard queen  maid
        """,
        character_pile="dragon maid",
        hat_pile="astrologer jester king dragon",
        seen=[[], [6]],
    )
    for move in ("peek 2", "swap 1 3", "peek 6", "swap 6 7"):
        for match in (one, other):
            match.play(move)
        assert one.view(1).to_bytes() == other.view(1).to_bytes()
        assert event_texts(one, 1) == event_texts(other, 1)
        assert one.view(0).to_bytes() != other.view(0).to_bytes()
        assert one.view(one.mover).legal_moves() == one.legal_moves()


def test_M13_an_earlier_view_knows_only_what_was_known_then() -> None:
    match = at(TABLE, **PILES)
    match.play("peek 4")
    match.play("open 2")
    hats = [match.view(0, at=moment).position()["hats"] for moment in range(3)]
    assert hats == [parse_row("? ? ? ? ? ? ?"), parse_row("? ? ? wizard ? ? ?"), parse_row("? cook ? wizard ? ? ?")]


def test_M13_memory_aid_changes_no_rule_and_no_view() -> None:
    with_aid, without = (hatbox.new("magic_hat", seed=6, memory_aid=aid) for aid in (True, False))
    for move in ("peek 4", "swap 2 4", "open 1", "peek 7"):
        for match in (with_aid, without):
            match.play(move)
        for viewer in (0, 1, None):
            assert with_aid.view(viewer).to_bytes() == without.view(viewer).to_bytes()
    assert with_aid.position()["options"] == {"memory_aid": True}


def test_M13_imagined_games_keep_what_is_known_and_are_alive() -> None:
    match = at(DYING, **{**DYING_PILES, "character_pile": "cook astrologer"}, seen=[[2, 3, 4], [7]])
    match.play("peek 5")
    match.play("open 6")
    truth: Any = match.position()
    for viewer in (0, 1, None):
        view = match.view(viewer)
        laid = set()
        for seed in range(60):
            game = sample_match(view, seed)
            position: Any = game.position()
            assert game.view(viewer).to_bytes() == view.to_bytes()
            assert face_down(position) == face_down(truth)
            assert sorted(position["character_pile"]) == sorted(truth["character_pile"])
            assert is_alive(position)
            laid.add((*position["hats"], *position["hat_pile"], *position["character_pile"]))
        assert len(laid) > 20


def test_M13_every_live_table_can_be_imagined_and_no_other() -> None:
    match = at(
        "king queen cook maid - - -\n dragon queen jester dragon - - -", hat_pile="jester maid", seen=[[1, 3], []]
    )
    expected = {
        " ".join(["dragon", hats[0], "jester", hats[1], "- - -"])
        for hats in permutations(["queen", "dragon", "jester", "maid"], 2)
        if {"queen", "maid"} & {*hats}
    }
    assert {hats_of(sample_match(match.view(0), seed)) for seed in range(400)} == expected


def test_M13_while_chance_is_about_to_act_the_table_is_known_to_be_dead() -> None:
    match = at(DYING, **DYING_PILES)
    match.play("open 1")
    between = match.view(1, at=1)
    states = zeros(match.game.state_class, 1)
    for seed in range(40):
        loops_of(match.game).determinize_at(between.states, 0, 1, seed, states, 0)
        assert not is_alive(match.game.position(states))


def test_M13_a_table_that_nothing_can_bring_alive_is_imagined_as_it_may_be() -> None:
    match = at("king queen cook maid knight - -\n king dragon dragon princess princess - -")
    match.play("open 1")
    hats = {hats_of(sample_match(match.view(1), seed)) for seed in range(60)}
    assert hats == {
        " ".join(["-", *four, "- -"]) for four in permutations(["dragon", "dragon", "princess", "princess"])
    }


def test_M13_where_dead_tables_stand_they_are_imagined_too() -> None:
    table = """
        king  queen  cook   maid     - - -
        queen dragon dragon princess - - -
    """
    match = at(table, hat_pile="princess astrologer", options={"dead_table": "play_on"})
    games = [sample_match(match.view(0), seed).position() for seed in range(60)]
    assert {is_alive(position) for position in games} == {True, False}


def test_M13_of_a_finished_game_nothing_is_left_to_imagine() -> None:
    match = at(FOUR_LEFT, hat_pile="dragon jester")
    match.play("open 4")
    assert sample_match(match.view(0), 3).position()["hats"] == match.position()["hats"]


# --- positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"turn": 2}, "turn is 2; the seats are 0 to 1"),
        ({"turn": -1}, "turn is -1; the seats are 0 to 1"),
        ({"turn": "0"}, "position: Expected 'int', got 'str' - at '$.turn'"),
        ({"row": ["king"] * 6}, "row has 6 items; it must have 7"),
        ({"hats": ["king"] * 8}, "hats has 8 items; it must have 7"),
        ({"row": "king"}, "position: Expected 'array', got 'str' - at '$.row'"),
        ({"row": ["joker"] * 7}, f'unknown character "joker"; the characters are: {", ".join([*TEN, *TEN_MORE])}'),
        ({"row": ["magic"] * 7}, f'unknown character "magic"; the characters are: {", ".join([*TEN, *TEN_MORE])}'),
        ({"hats": ["?"] * 7}, f'unknown hat "?"; the hats are: {", ".join([*TEN, *TEN_MORE, "magic"])}'),
        ({"hats": [None] * 7}, "M2: slot 1 must have both a character and a hat, or neither"),
        (
            {"row": parse_row("king queen princess knight - jester cook")},
            "M2: slot 5 must have both a character and a hat, or neither",
        ),
        (
            {"hat_pile": ["maid", "king"]},
            "M6: 2 hats in the pile are too few for 2 characters in the pile and 1 magic hats",
        ),
        ({"hat_pile": [None]}, "position: Expected 'str', got 'null' - at '$.hat_pile[0]'"),
        ({"pairs": [0]}, "pairs has 1 items; it must have 2"),
        ({"pairs": [0, 21]}, "pairs has 21; allowed: 0 to 20"),
        ({"pairs": [-1, 0]}, "pairs has -1; allowed: 0 to 20"),
        ({"magic": [5, 0]}, "magic has 5; allowed: 0 to 4"),
        ({"magic": [0, 0, 0]}, "magic has 3 items; it must have 2"),
        ({"penalties": [0, -1]}, "penalties has -1; allowed: 0 to 1000000"),
        ({"penalties": [0, 1_000_001]}, "penalties has 1000001; allowed: 0 to 1000000"),
        ({"stall": -1}, "stall has -1; allowed: 0 to 1000000"),
        ({"stall": 2**31}, "stall has 2147483648; allowed: 0 to 1000000"),
        ({"last_swap": [5, 2]}, "M5: last_swap is [5, 2]; it must be two slots, the lower first"),
        ({"last_swap": [3, 3]}, "M5: last_swap is [3, 3]; it must be two slots, the lower first"),
        ({"last_swap": [0, 3]}, "M5: last_swap is [0, 3]; it must be two slots, the lower first"),
        ({"last_swap": [3]}, "M5: last_swap is [3]; it must be two slots, the lower first"),
        ({"last_swap": [1, 2, 3]}, "M5: last_swap is [1, 2, 3]; it must be two slots, the lower first"),
        ({"seen": [[1]]}, "seen has 1 items; it must have 2"),
        ({"seen": [[0], []]}, "M13: seen names slot 0, where there is no hat"),
        ({"seen": [[], [8]]}, "M13: seen names slot 8, where there is no hat"),
        ({"seen": [1, 2]}, "position: Expected 'array', got 'int' - at '$.seen[0]'"),
        ({"colour": "red"}, "position: Object contains unknown field 'colour'"),
        ({"players": 5}, "magic_hat can’t be played with 5 players; allowed: 2, 3, 4"),
        ({"options": {"copies": 3}}, 'magic_hat: option copies can’t be "3"; allowed: 2, 1, 4'),
    ],
)
def test_M2_a_bad_position_is_refused(change: dict[str, JSON], words: str) -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_position({**parse_position(TABLE, **PILES), **change})
    assert str(caught.value) == words


def test_M13_an_empty_slot_cannot_have_been_seen() -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        at(FIVE_LEFT, seen=[[6], []])
    assert str(caught.value) == "M13: seen names slot 6, where there is no hat"


@pytest.mark.parametrize("field", ["turn", "row", "hats"])
def test_M2_a_position_must_say_whose_turn_it_is_and_what_lies_there(field: str) -> None:
    position = parse_position(TABLE, **PILES)
    del position[field]
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.from_position(position)
    assert str(caught.value) == f"position: Object missing required field '{field}'"


def test_M2_what_a_position_leaves_out_is_nothing() -> None:
    position = at(FIVE_LEFT).position()
    assert position == parse_position(
        FIVE_LEFT,
        character_pile="",
        hat_pile="",
        pairs=[0, 0],
        magic=[0, 0],
        penalties=[0, 0],
        last_swap=None,
        stall=0,
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_M2_every_position_of_a_game_can_be_written_and_read(players: int) -> None:
    for seed in range(4):
        match = hatbox.new("magic_hat", players=players, seed=seed, stall_limit=40)
        dice = Random(seed)
        while not match.is_over:
            again = hatbox.from_position(match.position())
            assert again.position() == match.position()
            assert again.legal_moves() == match.legal_moves()
            assert [again.view(seat).position() for seat in range(players)] == [
                match.view(seat).position() for seat in range(players)
            ]
            match.play(dice.choice(match.legal_moves()))
        assert hatbox.from_position(match.position()).result() == match.result()


# --- what can never be -----------------------------------------------------------------------------------------


def violations(match: Match[Any], **fields: Any) -> list[str]:
    """Return the violations after some fields of a state were changed: a number, or a row of them by index."""
    state: Any = to_object(match.game.state_class, match.state)
    for name, value in fields.items():
        if isinstance(value, dict):
            for index, number in value.items():
                getattr(state, name)[index] = number
        else:
            setattr(state, name, value)
    write_back(state, match.state)
    return [*match.game.positions.violations(match.state)]


@pytest.mark.parametrize(
    ("fields", "errors"),
    [
        ({}, []),
        ({"hats_left": {0: 5}}, ["the face-down hats are not those that are left"]),
        ({"magic": {0: 1}}, ["hats are lost or doubled"]),
        ({"pairs": {1: 1}}, ["hats are lost or doubled", "characters are lost or doubled"]),
        ({"characters_left": {0: 5}}, ["the pile of characters is not what is left"]),
    ],
)
def test_M1_each_hat_and_character_is_in_one_place(fields: dict[str, Any], errors: list[str]) -> None:
    assert violations(hatbox.from_record(full_deal(TABLE, "", "")), **fields) == errors


def test_M1_each_character_has_a_hat_of_its_kind() -> None:
    match = hatbox.from_record(full_deal(TABLE, "", ""))
    dragon, king = TEN.index("dragon"), TEN.index("king")
    expected = [f"hats and characters of kind {kind} do not match" for kind in (king, dragon)]
    assert violations(match, row={0: dragon}) == expected


def test_M13_nobody_knows_a_hat_that_is_not_there() -> None:
    assert "a viewer knows a hat that is not there" not in violations(at(FIVE_LEFT), seen={1: 1 << 4})
    assert "a viewer knows a hat that is not there" in violations(at(FIVE_LEFT), seen={1: 1 << 5})


def test_M9_no_player_faces_a_dead_table() -> None:
    match = at(DEAD, hat_pile="queen", options={"dead_table": "play_on"})
    assert "the table is dead" not in violations(match)
    assert "the table is dead" in violations(match, redeals=1)
    assert "the table is dead" not in violations(match, shuffling=1)
    assert "the table is dead" not in violations(match, shuffling=0, stall=100)
