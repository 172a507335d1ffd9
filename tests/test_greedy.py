"""The greedy bot: the right move where it is known, the best by another reckoning everywhere, and honest."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import hatbox
from hatbox.bots.bot import Budget, Decision, legal_actions
from hatbox.bots.greedy import GreedyBot
from hatbox.bots.registry import bot_named
from hatbox.compiled.records import zeros
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match
from hatbox.engine.parts import Strategy
from hatbox.engine.rng import to_seed
from hatbox.games.hats.game import Hats
from hatbox.games.top_hats.state import CELL_NAMES, RING_OF
from hatbox.i18n import say
from support.games import GAMES, TABLES

Position = dict[str, Any]

BUDGET = Budget(simulations=1)
SEEDS = range(12)  # where one move is best, no seed may change it


def decide(match: Match[Any], seed: int = 0) -> Decision:
    """Return the decision of the bot on the move."""
    assert match.mover is not None
    return GreedyBot().think(match.observations(match.mover), BUDGET, seed)


def go_on(match: Match[Any], seed: int = 0) -> str:
    """Let the bot make one whole move; which it was."""
    before = match.ply
    while not match.entries(before):
        match.act(decide(match, seed).action)
    return str(match.entries(before)[0]["move"])


def chosen_moves(position: Position) -> set[str]:
    """The moves that the bot makes in a position, by any seed."""
    return {go_on(hatbox.from_position(position), seed) for seed in SEEDS}


def why(position: Position) -> str:
    """Return the bot's reason for its move."""
    reason = decide(hatbox.from_position(position)).reason
    assert reason is not None
    return say(reason.code, reason.params)


# --- Hats --------------------------------------------------------------------------------------------------


def hats(table: str, hands: str, **fields: Any) -> Position:
    """A position of Hats; seats are apart by bars."""
    seats = hands.count("|") + 1
    drawn = {"hands": hands, "collections": "|" * (seats - 1), "black": "|" * (seats - 1), **fields}
    for name in ("hands", "collections", "black"):
        drawn[name] = [cards.split() for cards in drawn[name].split("|")]
    for name in {"deck", "discards"} & drawn.keys():
        drawn[name] = drawn[name].split()
    return {"game": "hats", "players": seats, "turn": 0, "table": table.split(), **drawn}


def test_hats_takes_the_largest_lead() -> None:
    # F4 onto F3 wins 3 for the fez, 5 for the cookie, and keeps C1 as the favourite: 7. Next best is B1 with 6.
    position = hats("T2 B6 F3 B1 S5", "F4 C1 | C2 C3", deck="K1 K2")
    assert chosen_moves(position) == {"exchange F4 3"}
    assert why(position) == "If the game ended now, my side would lead the next best by 7 points."


def test_hats_reckons_with_the_others_points() -> None:
    # Both new types win the cookie. F3 would bring 3 points and B2 none, but the other's berets are worth 4 till then.
    position = hats(
        "F3 B2 F1 S1 K1", "C5 C6 D1 | T2 T3 T4", collections="S2 K3 | B3 B4 S4 T1", black="D2 D3 |", cookie=1, deck="T5"
    )
    assert chosen_moves(position) <= {"exchange C5 2", "exchange C6 2"}


def test_hats_keeps_the_best_favourite() -> None:
    # To lay S1 down would cost 11 - 1 points of the favourite hat.
    position = hats("F6 B6 F5 B5 K6", "S1 D1 | T2 T3", collections="S5 S6 | F1 B1", cookie=1, deck="T5")
    assert chosen_moves(position) == {"black D1"}


@pytest.mark.parametrize(
    ("hand", "deck", "best"),
    [
        ("C1", "K1 K2", "end"),  # no card is better than C1, which costs one point
        ("D6", "K1 K2", "discard D6"),  # any other card is better
        ("C1", "F1 F2", "discard C1"),  # a fez would score 3 - 1 or 3 - 2, one of the other's cards -2
        ("C1", "", "end"),  # H7: the deck would be the card itself
    ],
)
def test_hats_draws_when_that_promises_more(hand: str, deck: str, best: str) -> None:
    position = hats("T2 B6 F4 B1 S5", f"{hand} | C2 S2", collections="F3 |", main_done=True, cookie=0, deck=deck)
    assert chosen_moves(position) == {best}


@pytest.mark.parametrize(("thrown", "best"), [("F1", "discard T1"), ("K6", "end")])
def test_hats_remembers_its_discards_on_an_empty_deck(thrown: str, best: str) -> None:
    # H7: either T1 comes back, which costs one point, or what it threw away itself: F1 for 6 - 1, or K6 for -6.
    position = hats("T2 B6 K4 B1 S5", f"{thrown} T1 D1 | C2 C3 C4", collections="F6 |", deck="D2", cookie=0)
    match = hatbox.from_position(position)
    for move in (f"discard {thrown}", "black D1", "black C4", "end", "black D2"):
        match.play(move)
    assert go_on(match) == best


def test_hats_gives_the_partner_what_the_team_gains_most_by() -> None:
    position = hats(
        "T2 B6 F3 B1 S4 K4",
        "C2 C4 | C3 C5 F5 | S1 D6 K2 | D3 D4 F6",
        collections="K5 K6 | | S5 S6 |",
        black="T3 | T4 | |",
        offer="F4",
        main_done=True,
        cookie=0,
    )
    assert chosen_moves(position) == {"give K2"}  # 11 - 2 for the partner, and S1 stays


def test_hats_offers_the_partner_a_card_that_suits_him() -> None:
    taken = {"collections": "| | D4 D5 |", "cookie": 2, "main_done": True}
    assert chosen_moves(hats("T2 B6 F3 B1 S4 K4", "D6 | C3 C5 | K1 K2 | D1 D2", **taken)) == {"offer D6"}
    assert chosen_moves(hats("T2 B6 F3 B1 S4 K4", "K1 | C3 C5 | D2 D3 | D1 C6", **taken)) == {"end"}


def points(position: Position, seat: int) -> int:
    """H11, H13 by plain Python: collection and cookie."""
    kinds = [card[0] for card in position["table"]]
    worth = {kind: kinds.index(kind) + 1 for kind in kinds}
    collected = sum(worth.get(card[0], 0) for card in position["collections"][seat])
    return collected + len(position["black"][seat]) + (5 if position["cookie"] == seat else 0)


def favourite(position: Position, seat: int) -> int:
    """H12 by plain Python: the best card in hand."""
    collected = position["collections"][seat]
    return max(
        sum(int(other[1]) for other in collected if other[0] == card[0]) - int(card[1])
        for card in position["hands"][seat]
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hats_main_actions_are_best_by_another_reckoning(players: int) -> None:
    match = hatbox.new("hats", players=players, seed=3)
    sides = match.game.sides(players)
    while not match.is_over:
        seat = match.mover
        assert seat is not None
        leads: dict[str, int] = {}
        if not match.position()["main_done"] and match.position()["offer"] is None:
            for move in match.legal_moves():
                if move.split()[0] in ("exchange", "black"):
                    match.play(move)
                    after: Any = match.position()
                    match.undo()
                    sums = [sum(points(after, member) for member in side) for side in sides]
                    mine = next(i for i, side in enumerate(sides) if seat in side)
                    best_other = max(sums[:mine] + sums[mine + 1 :])
                    leads[move] = sums[mine] + favourite(after, seat) - best_other
        move = go_on(match)
        if leads:
            assert leads[move] == max(leads.values())


# --- Magic Hat ---------------------------------------------------------------------------------------------

ALL = [1, 2, 3, 4, 5, 6, 7]


def magic_hat(row: str, above: str, seen: list[list[int]], **fields: Any) -> Position:
    """A position of Magic Hat, with who has seen which slots."""
    piles = {"character_pile": ["maid", "dragon"], "hat_pile": ["maid", "king", "dragon", "astrologer"]}
    table = {"row": row.split(), "hats": above.split(), "seen": seen}
    return {"game": "magic_hat", "players": len(seen), "turn": 0, **piles, **table, **fields}


ROW = "king queen princess knight wizard jester cook"
MIXED = "king cook magic wizard knight queen jester"


def test_magic_hat_opens_what_it_knows() -> None:
    fitting = magic_hat(ROW, MIXED, [[1, 3], []])
    assert chosen_moves(fitting) == {"open 1"}
    assert why(fitting) == "The hat in slot 1 belongs to the character below it."
    assert chosen_moves(magic_hat(ROW, MIXED, [[3], []])) == {"open 3"}


def test_magic_hat_brings_home_what_the_next_player_does_not_know() -> None:
    # Seat 0 knows the wizard's and the knight's hat: swapped, both come home.
    assert chosen_moves(magic_hat(ROW, MIXED, [[2, 4, 5], []])) == {"swap 4 5"}
    # The next player knows the hat in slot 4: to swap would be a gift, and the cook's hat comes home instead.
    assert chosen_moves(magic_hat(ROW, MIXED, [[2, 4, 5], [4]])) == {"swap 2 7"}
    # Nobody has seen the cook's hat, somebody later the queen's.
    assert chosen_moves(magic_hat(ROW, MIXED, [[2, 6], [], [6]])) == {"swap 2 7"}


def test_magic_hat_looks_where_it_knows_nothing() -> None:
    # Of what it knows nothing comes home unseen; the next player knows slots 2 and 6 as well.
    assert chosen_moves(magic_hat(ROW, MIXED, [[2, 6], [2, 6, 1, 3, 4]])) == {"peek 5", "peek 7"}


def test_magic_hat_waits_without_harm() -> None:
    position = magic_hat(ROW, "maid cook cook wizard knight queen jester", [ALL, ALL])
    waiting = chosen_moves(position)
    gifts = {"swap 2 7", "swap 3 7", "swap 4 5", "swap 2 6", "swap 6 7"}
    assert {move.split()[0] for move in waiting} == {"swap"}
    assert not waiting & gifts
    assert why(position) == "I know every hat, and nothing would help me more than it helps the next player."


def test_magic_hat_never_opens_what_it_does_not_know_to_win() -> None:
    for players in (2, 3, 4):
        for seed in range(4):
            match = hatbox.new("magic_hat", players=players, seed=seed)
            while not match.is_over:
                known: Any = match.view(match.mover).position()
                won = [
                    f"open {slot + 1}"
                    for slot in range(7)
                    if known["hats"][slot] is not None and known["hats"][slot] in (known["row"][slot], "magic")
                ]
                move = go_on(match, seed)
                assert move in won if won else not move.startswith("open")
            assert match.position()["penalties"] == [0] * players


# --- Top Hats ----------------------------------------------------------------------------------------------


def top_hats(stacks: str, **fields: Any) -> Position:
    """A position of Top Hats: `C3:ry`, hats from the top down."""
    colours = {"r": "red", "y": "yellow", "b": "blue"}
    standing = {cell: [colours[hat] for hat in hats] for cell, hats in (word.split(":") for word in stacks.split())}
    return {"game": "top_hats", "players": 2, "turn": 0, "options": {"narrowings": 0}, "stacks": standing, **fields}


def test_top_hats_captures_the_most() -> None:
    # One jump or two: C3 over C4, and on over C6.
    position = top_hats("C3:r C4:yy C6:yy G7:yy")
    assert chosen_moves(position) == {"move C3 C5 C7"}


def test_top_hats_does_not_walk_into_a_capture() -> None:
    position = top_hats("C3:r F6:y")
    for seed in SEEDS:
        match = hatbox.from_position(position)
        go_on(match, seed)
        assert not any("*" in move for move in match.legal_moves())


def balances(match: Match[Any]) -> dict[str, int]:
    """By every legal effect: hats captured, less what the next player can then capture; a win is worth 100."""
    found: dict[str, int] = {}
    before = match.ply
    for effect in match.legal_moves():
        match.play(effect)
        if effect == "narrow":
            found[effect] = max(balances(match).values())
        else:
            lost = max((captures(answer) for answer in match.legal_moves()), default=-100)
            found[effect] = captures(effect) - lost
        match.rewind_to(before)
    return found


def captures(effect: str) -> int:
    return len(effect.split("*")[1].split(",")) if "*" in effect else 0


def after(match: Match[Any], move: str) -> Position:
    """The position that a move leads to, and back again."""
    before = match.ply
    match.play(move)
    position: Position = match.position()
    match.rewind_to(before)
    return position


def test_top_hats_moves_are_best_by_another_reckoning() -> None:
    chance = random.Random(7)
    told_apart, narrowed = 0, 0
    for trial in range(400):
        field = [cell for cell, ring in zip(CELL_NAMES, RING_OF, strict=True) if 0 < ring <= 3 + trial % 2]
        cells = chance.sample(field, chance.randint(2, 5 + trial % 2 * 5))  # every other time it may narrow the field
        stacks = {cell: [chance.choice(["red", "yellow"])] for cell in cells}
        for cell in cells[:5]:
            stacks[cell] += chance.choices(["red", "yellow"], k=chance.randint(0, 2))
        builders = dict.fromkeys(cells[:5], 0)  # so seat 0 knows what is below every hat
        fields: Position = {"stacks": stacks, "builders": builders, "options": {"narrowings": 1}}
        match = hatbox.from_position({**top_hats(""), **fields})
        if match.is_over:
            continue
        worth = balances(match)
        best = [after(match, effect) for effect in worth if worth[effect] == max(worth.values())]
        told_apart += len(best) < len(worth)
        if "narrow" in worth:
            narrowed += worth["narrow"] == max(worth.values()) and len(best) == 1
        go_on(match, chance.randrange(100))
        assert match.position() in best
    assert told_apart > 100
    assert narrowed > 3


def test_top_hats_passes_without_a_stack() -> None:
    match = hatbox.from_position({**top_hats("C3:yr G7:b"), "players": 3})
    assert go_on(match) == "pass"
    match = hatbox.from_position({**top_hats("C3:yr G7:b"), "players": 3, "options": {"narrowings": 1}})
    assert go_on(match) in ("pass", "narrow")


# --- every game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_plays_whole_games_and_says_why(game: str, players: int) -> None:
    for seed in range(3):
        match = hatbox.new(game, players=players, seed=seed)
        while not match.is_over:
            answer = decide(match, seed)
            assert answer.reason is not None
            assert re.fullmatch(r"[A-Z].*\.", say(answer.reason.code, answer.reason.params))
            match.act(answer.action)  # raises if it is not legal


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_is_honest(game: str, players: int) -> None:
    """The decision is the same in every state that looks the same to the seat."""
    match = hatbox.new(game, players=players, seed=11)
    loops = loops_of(match.game)
    while not match.is_over:
        seat = match.mover
        assert seat is not None
        if match.ply % 5 == 0:
            observations = match.observations(seat)
            assert decide(match, 5) == decide(match, 5)
            worlds, views = zeros(match.game.state_class, 3), zeros(match.game.state_class, 1)
            loops.observe_at(match.states, match.ply, seat, views, 0)
            for index in range(3):
                loops.determinize_at(views, 0, seat, to_seed(1000 + index), worlds, index)
            alike = [Match(match.game, match.options, worlds[i : i + 1], has_deal=False) for i in range(3)]
            assert len({world.observations(seat).to_bytes() for world in alike}) == 1
            assert len({decide(world, 5).action for world in alike}) == 1
            assert len(observations.actions) == match.ply
        match.act(decide(match, 5).action)


@pytest.mark.parametrize("game", GAMES)
def test_beats_random(game: str) -> None:
    won = 0
    for deal in range(15):
        for seat in (0, 1):  # every deal twice, from both sides
            match = hatbox.new(game, seed=deal, first=deal % 2)
            bots = [bot_named("random"), bot_named("random")]
            bots[seat] = bot_named("greedy")
            while match.mover is not None:
                match.act(bots[match.mover].think(match.observations(match.mover), BUDGET, deal).action)
            won += match.result()["winners"] == [seat]
    assert won >= 26


@pytest.mark.slow
def test_plays_a_game_from_outside_at_random() -> None:
    class Stranger(Hats):
        name = "stranger"
        strategy = Strategy()

    match = Match.new(Stranger(), 2, {}, 1)
    observations = match.observations(match.mover or 0)
    answers = {GreedyBot().think(observations, BUDGET, seed).action for seed in range(40)}
    assert len(answers) > 10
    assert answers <= set(legal_actions(observations))
