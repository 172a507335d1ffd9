"""Why a bot moved: the right sentence where it is known, some sentence everywhere, and never a secret."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import hatbox
from hatbox.bots.bot import Estimate
from hatbox.bots.explanations import reason_for
from hatbox.compiled.records import zeros
from hatbox.engine.game import Descriptions, GameEvent, kernels_of
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.parts import Strategy
from hatbox.engine.rng import to_seed
from hatbox.games.hats import chance, descriptions, features, rules, views
from hatbox.games.hats.game import Hats
from hatbox.i18n import say
from support.games import TABLES
from test_greedy import ALL, MIXED, ROW, Position, hats, magic_hat, top_hats

NUMBERS = "I’d say my chance to win is 60%, and that’s good enough for me."


def reason_of(match: Match[Any], action: int) -> GameEvent:
    """Why the seat on the move takes an action."""
    assert match.mover is not None
    return reason_for(match.observations(match.mover), action, [Estimate(action, 0.6, 0.01, 100)])


def explanation_of(match: Match[Any], move: str) -> str:
    """Return the explanation of a move, at its first action."""
    action = match.game.notation.parse(match.state, move)[0]
    assert action in match.legal_actions()
    reason = reason_of(match, action)
    return say(reason.code, reason.params)


def why(position: Position, move: str) -> str:
    return explanation_of(hatbox.from_position(position), move)


# --- by numbers alone --------------------------------------------------------------------------------------


class Stranger(Hats):
    """A game from outside: nothing is known about it."""

    name = "stranger"
    strategy = Strategy()
    kernels = kernels_of(rules, views, features, chance, descriptions)
    descriptions = Descriptions(descriptions)


@pytest.mark.parametrize(
    ("estimates", "sentence"),
    [
        (
            [(0.634, 0.02), (0.5, 0.02), (0.9, 0.5)],
            "I’d say my chance to win is 63%; with the next best move it’s 50%.",
        ),
        (
            [(0.5, 0.02), (0.49, 0.02)],
            "It’s a close call: I’d say my chance to win is 50%, and with another move 49%.",
        ),
        (
            [(0.6, 0.1), (0.52, 0.1)],
            "It’s a close call: I’d say my chance to win is 60%, and with another move 52%.",
        ),
        ([(0.4, 0.02), (0.5, 0.02)], "I’d say my chance to win is 40%, and that’s good enough for me."),
        ([(1.0, 0.02)], "I’d say my chance to win is 100%, and that’s good enough for me."),
        ([], "It looks good to me."),
    ],
)
def test_a_game_from_outside_is_told_by_numbers(estimates: list[tuple[float, float]], sentence: str) -> None:
    match = Match.new(Stranger(), 2, {}, 1)
    actions = match.legal_actions()
    result = [Estimate(actions[k], value, error, 100 - k) for k, (value, error) in enumerate(estimates)]
    reason = reason_for(match.observations(match.mover or 0), actions[0], result)
    assert say(reason.code, reason.params) == sentence


def test_the_only_move_needs_no_other_reason() -> None:
    position = hats("T2 B6 F3 B1 S4 K4", " | C3 | S1 | D3", collections="S5 | | |", offer="F4", main_done=True)
    assert why(position, "give S1") == "It’s the only legal move."


# --- Hats --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (
            hats("T2 B6 F3 B1 S5", "F4 C1 | C2 C3", collections="F1 |", cookie=0, deck="K1"),
            "exchange F4 3",
            "I take F3, which will then be worth 3.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "F4 C1 | C2 C3", deck="K1"),
            "exchange F4 3",
            "It gets me the cookie, worth 5 points.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "F4 C1 | C2 C3", collections="| F6", cookie=1, deck="K1"),
            "exchange F4 3",
            "It takes the cookie, worth 5 points, from seat 1.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "K6 C1 | C2 C3", collections="K5 K4 | F6", cookie=0, deck="K1"),
            "exchange K6 5",
            "Each Kepi will then be worth 5 instead of 0: that’s 10 more points for my side.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "C6 C1 | C2 C3", collections="T1 | S3 S4 B5 D2 K2", cookie=1, deck="K1"),
            "exchange C6 5",
            "Each Sombrero will then be worth 0 instead of 5: that’s 10 points less for the others.",
        ),
        (
            hats("S5 B6 F3 B1 T2", "S6 S1 C1 | C2 C3 C4", collections="S4 F1 T1 | F6", cookie=0, deck="K1"),
            "exchange S6 1",
            "With S5 in my collection, S1 becomes a better favourite hat, currently worth 8 points.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "S1 C1 | C2 C3", collections="S4 T1 | F6", cookie=0, deck="K1"),
            "black C1",
            "I’m keeping S1 as my favourite hat, currently worth 3 points.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "S1 C1 D1 | C2 C3 C4", collections="S4 T1 | F6", cookie=0, deck="K1"),
            "black C1",
            "As a black hat, C1 is one sure point, and the tea table stays as it is.",
        ),
        (
            hats("K1 B6 F3 B1 S5", "C2 D1 T1 | C3 C4 C5", collections="S4 F1 T2 | S6", cookie=0, deck="K2"),
            "exchange C2 1",
            "A new type in my collection helps me win or keep the cookie.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "S1 C1 D1 | C2 C3 C4", collections="S4 T1 | F6", cookie=0, deck="K1"),
            "discard D1",
            "I don’t need D1, and another card might be more useful.",
        ),
        (
            hats("T2 B6 F3 B1 S5", "S1 C1 D1 | C2 C3 C4", collections="S4 T1 | F6", cookie=0, deck="K1"),
            "discard S1",
            NUMBERS,  # it is the favourite
        ),
        (
            hats("T2 B6 F4 B1 S5", "D6 | C2 S2", collections="F3 |", main_done=True, cookie=0, deck="K1"),
            "discard D6",
            "A new card might be a better favourite hat.",
        ),
        (
            hats("T2 B6 F4 B1 S5", "F1 | C2 S2", collections="F3 |", main_done=True, cookie=0, deck="K1"),
            "end",
            "I’m keeping F1 as my favourite hat, currently worth 2 points.",
        ),
        (
            hats("T2 B6 F4 B1 S5", "D1 | C2 S2", collections="F3 |", main_done=True, cookie=0, deck="K1"),
            "end",
            "Doing anything more wouldn’t gain points.",
        ),
    ],
)
def test_hats(position: Position, move: str, sentence: str) -> None:
    assert why(position, move) == sentence


PARTNERS: Any = {"collections": "| | D4 D5 |", "cookie": 2, "main_done": True}


@pytest.mark.parametrize(
    ("hands", "move", "sentence"),
    [
        (
            "D6 | C3 C5 | K1 K2 | D1 D2",
            "offer D6",
            "My partner has collected Deerstalker cards, so D6 would make a good favourite hat there.",
        ),
        ("K6 | C3 C5 | K1 K2 | D1 D2", "offer K6", "An exchange with my partner might give us better favourite hats."),
        (
            "K6 C6 | C3 C5 C4 | K1 K2 K3 | D1 D2 D3",
            "offer C6",
            "I don’t need C6, and another card might be more useful.",
        ),
    ],
)
def test_hats_offers(hands: str, move: str, sentence: str) -> None:
    assert why(hats("T2 B6 F3 B1 S4 K4", hands, **PARTNERS), move) == sentence


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("give K2", "My partner has collected Kepi cards, so K2 would make a good favourite hat there."),
        ("give D6", "Even without this card we keep our best favourite hats."),
        ("give S1", NUMBERS),
    ],
)
def test_hats_gives(move: str, sentence: str) -> None:
    position = hats(
        "T2 B6 F3 B1 S4 K4",
        "C2 C4 | C3 C5 F5 | S1 D6 K2 | D3 D4 F6",
        collections="K5 K6 | | S5 S6 |",
        black="T3 | T4 | |",
        offer="F4",
        main_done=True,
        cookie=0,
    )
    assert why(position, move) == sentence


# --- Magic Hat ---------------------------------------------------------------------------------------------

DEAD_END = "maid cook cook wizard knight queen jester"


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (magic_hat(ROW, MIXED, [[1, 3], []]), "open 1", "The hat in slot 1 belongs to the character below it."),
        (magic_hat(ROW, MIXED, [[1, 3], []]), "open 3", "The hat in slot 3 is a magic hat."),
        (magic_hat(ROW, MIXED, [[2], []]), "open 2", NUMBERS),
        (
            magic_hat(ROW, MIXED, [[2, 4, 5], []]),
            "swap 4 5",
            "This brings a hat to its character in slot 5, and the next player doesn’t know that hat.",
        ),
        (magic_hat(ROW, MIXED, [[2, 4, 5], [5]]), "swap 4 5", NUMBERS),
        (
            magic_hat(ROW, MIXED, [[], [5]]),
            "swap 4 5",
            "The next player knows the hat in slot 5 and I don’t, so I’m moving it.",
        ),
        (magic_hat(ROW, MIXED, [[2], []]), "peek 4", "I don’t know the hat in slot 4."),
        (
            magic_hat(ROW, MIXED, [[2], [], [4]]),
            "peek 4",
            "Seat 2 knows which hat is in slot 4, and I want to know too.",
        ),
        (
            magic_hat(ROW, MIXED, [[2], []]),
            "peek 2",
            "None of the hats I know can be won where they are, so I’m waiting and giving nothing away.",
        ),
        (
            magic_hat(ROW, MIXED, [[2], []]),
            "swap 1 2",
            "None of the hats I know can be won where they are, so I’m waiting and giving nothing away.",
        ),
        (
            magic_hat(ROW, DEAD_END, [ALL, [2]]),
            "swap 1 2",
            "None of the hats I know can be won where they are, so I’m waiting and giving nothing away.",
        ),
        (
            magic_hat(ROW, DEAD_END, [ALL, ALL]),
            "swap 1 2",
            "I know every hat, and nothing would help me more than it helps the next player.",
        ),
        (magic_hat(ROW, MIXED, [[1], []]), "swap 2 3", NUMBERS),  # it could win slot 1
    ],
)
def test_magic_hat(position: Position, move: str, sentence: str) -> None:
    assert why(position, move) == sentence


def chance_in(sentence: str) -> int:
    found = re.search(r"about (\d+)%", sentence)
    assert found
    return int(found[1])


def test_magic_hat_opens_unseen_by_chance() -> None:
    known = magic_hat(ROW, MIXED.replace("magic", "princess"), [[1, 2, 4, 5, 6, 7], []], hat_pile=[], character_pile=[])
    assert chance_in(why(known, "open 3")) == 100  # no other hat is left
    result = why(magic_hat(ROW, MIXED, [[], []]), "open 3")
    assert result.startswith("I haven’t seen the hat in slot 3; the chance that it fits is about ")
    assert chance_in(result) in range(5, 35)  # the queen's or a magic hat, of eleven


def test_magic_hat_reads_the_others_play() -> None:
    match = hatbox.from_position(magic_hat(ROW, MIXED, [[], []]))
    before = chance_in(explanation_of(match, "open 4"))
    for move in ("peek 2", "peek 5", "peek 2", "swap 4 5"):  # seat 1 looks at a hat and brings it somewhere
        match.play(move)
    result = explanation_of(match, "open 4")
    assert result.startswith("Judging by how the others played, the chance that the hat in slot 4 fits is about ")
    assert chance_in(result) > before + 10


# --- Top Hats ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("build", "sentence"),
    [
        ("red red", "With three of my hats, this stack stays mine to the end."),
        ("red yellow", "With my hat in the middle, this stack is still mine after one capture."),
        ("yellow red", "With my hat at the bottom, the stack comes back to me after two captures."),
        ("yellow yellow", "The others’ hats have to go somewhere, and here they aren’t under my other stacks."),
    ],
)
def test_top_hats_builds(build: str, sentence: str) -> None:
    assert explanation_of(hatbox.new("top_hats", first=0, seed=1), f"build {build}") == sentence


def placing() -> Match[Any]:
    """Both players have built two stacks of their own hats, and three with the other's hats below."""
    match = hatbox.new("top_hats", first=0, seed=1)
    for below in (["red red"] * 2 + ["yellow yellow"] * 3) + (["yellow yellow"] * 2 + ["red red"] * 3):
        match.play(f"build {below}")
    return match


def test_top_hats_places() -> None:
    match = placing()
    assert explanation_of(match, "place 1 C3") == "As things are, nobody could capture a stack on C3."
    match.play("place 1 C3")
    assert explanation_of(match, "place 1 C4") == "If my stack on C4 is captured, another hat of mine is underneath."
    assert explanation_of(match, "place 3 C4") == NUMBERS
    match.play("place 1 G7")
    sentence = "Next to my stack on C3 there is less room to land, so the two protect each other."
    assert explanation_of(match, "place 2 D3") == sentence


def test_top_hats_places_a_threat() -> None:
    match = placing()
    match.play("place 1 C6")
    match.play("place 3 C4")
    assert explanation_of(match, "place 3 C5") == "It threatens a capture on C4."  # C6 covers it


@pytest.mark.parametrize(
    ("stacks", "move", "fields", "sentence"),
    [
        ("C3:r C4:y", "move C3 C5", {}, "This leaves nobody else a stack, and I win."),
        (
            "C3:r C4:yr G7:y",
            "move C3 C5",
            {"builders": {"C4": 0}},
            "I can capture the hats on C4, and my own hats are underneath.",
        ),
        (
            "C3:r C4:y G7:y",
            "move C3 C5",
            {},
            "I can capture a hat on C4 and don’t expect to lose any to the next player.",
        ),
        (
            "C3:r C4:yy C6:yy G7:yy",
            "move C3 C5 C7",
            {},
            "I can capture 2 hats on C4, C6 and don’t expect to lose any to the next player.",
        ),
        (
            "C3:r C4:y C6:y D8:y E9:y G3:r",
            "move C3 C5 C7",
            {},
            "I capture 2 hats and expect to lose one to the next player.",
        ),
        (
            "C3:r C4:y C6:y C7:y",
            "move C3 C5",
            {},
            "I have to capture: this way I take one hat and expect to lose one to the next player.",
        ),
        (
            "A1:r F6:y H7:r",
            "move A1 B2",
            {},
            "I can’t capture, so one of my stacks has to leave the band: the one on A1.",
        ),
        (
            "C3:r C4:y C5:r",
            "move C3 B2",
            {},
            "The next player could capture my stack on C3; after this move they can’t.",
        ),
        (
            "C3:r C4:y C5:y D2:r E2:r",
            "move D2 C2",
            {},
            "After this move the next player can no longer capture my hats on C3.",
        ),
        ("C3:r G7:y", "move C3 D4", {}, "It threatens a capture on G7."),  # over the neutral hat, then over G7
        (
            "C4:rr C6:y G3:y",
            "move C4 C5",
            {"builders": {"C4": 0}},
            "If my stack on C5 is captured, another hat of mine is underneath.",
        ),
        ("C4:ry C6:y G3:y", "move C4 C5", {"builders": {"C4": 0}}, NUMBERS),
        ("B2:r G3:y", "move B2 C3", {}, "My stack on B2 moves closer to the centre."),
        ("C3:r G3:y", "move C3 C4", {}, "After this move the next player can’t capture any of my stacks."),
        (
            "C3:r G8:y",
            "narrow",
            {"options": {"narrowings": 1}},
            "That puts one rival stack in the band, and it has to leave.",
        ),
        ("C3:r G7:y", "narrow", {"options": {"narrowings": 1}}, "On a smaller board the others have less room."),
    ],
)
def test_top_hats_moves(stacks: str, move: str, fields: Any, sentence: str) -> None:
    assert why(top_hats(stacks, **fields), move) == sentence


def test_top_hats_counts_what_others_have_buried() -> None:
    known = top_hats("C3:r C4:yr G7:y", builders={"C4": 1})  # all hats that seat 1 has buried are red
    assert why(known, "move C3 C5") == "I can capture the hats on C4, and my own hats are underneath."
    unknown = top_hats("C3:r C4:yr G7:yy", builders={"C4": 1, "G7": 1})
    assert "mine" not in why(unknown, "move C3 C5")


def test_top_hats_tells_of_a_move_under_way_what_is_true_of_every_end() -> None:
    # It may stop on C5, where B5 can capture it, or go on to E7.
    match = hatbox.from_position(top_hats("C3:r C4:r D6:r B5:y A5:y"))
    assert explanation_of(match, "move C3 C5 E7") == NUMBERS
    match.act(match.game.notation.parse(match.state, "move C3 C5 E7")[0])
    going_on, stop = match.legal_actions()
    assert reason_of(match, going_on) == GameEvent("why-top-guards", {"cells": "D6"})  # from A5 over B5 to C5 and on
    assert reason_of(match, stop).code == "why-fair"


# --- every game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_action_of_whole_games_has_a_sentence(game: str, players: int) -> None:
    chance = random.Random(players)
    for seed in range(2):
        match = hatbox.new(game, players=players, seed=seed)
        while not match.is_over:
            action = chance.choice(match.legal_actions())
            reason = reason_of(match, action)
            assert re.fullmatch(r"[A-Z][^{}]*\.", say(reason.code, reason.params))
            assert all(type(value) in (int, str) for value in reason.params.values())
            match.act(action)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_is_honest(game: str, players: int) -> None:
    """The explanation is the same in every world that looks the same to the seat."""
    match, chance = hatbox.new(game, players=players, seed=11), random.Random(4)
    loops = loops_of(match.game)
    while not match.is_over:
        seat, action = match.mover, chance.choice(match.legal_actions())
        assert seat is not None
        if match.ply % 3 == 0:
            worlds = zeros(match.game.state_class, 2)
            for index in range(2):
                loops.determinize_at(
                    match.observations(seat).view.states, 0, seat, to_seed(1000 + index), worlds, index
                )
            alike = [Match(match.game, match.options, worlds[i : i + 1], has_deal=False) for i in range(2)]
            assert reason_of(alike[0], action) == reason_of(alike[1], action)
            assert reason_of(match, action) == reason_of(match, action)
        match.act(action)
