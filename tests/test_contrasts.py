"""Reasons that set a move apart from the next best one: true of the move and not, or less so, of the other.

Every fact is recomputed here from positions and rules in plain Python, for random pairs of actions in random games.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any, cast

import pytest

import hatbox
from hatbox.bots.bot import Estimate
from hatbox.bots.explanations import reason_for
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import to_object
from hatbox.engine.game import GameEvent
from hatbox.engine.match import Match
from hatbox.games.magic_hat.state import LOWER, OPEN, PEEK, SWAP, UPPER
from hatbox.games.top_hats.state import CELL_NAMES, JUMP, PLACE, START, STEPS
from hatbox.i18n import say
from oracle.top_hats import COLOURS, RING, Oracle, Way, beside
from support.games import TABLES
from test_greedy import MIXED, ROW, Position, hats, magic_hat

GAMES = 1 if INTERPRETED else 4
PAIRS = {"hats": 3, "magic_hat": 1, "top_hats": 1}  # of actions, compared at every decision


def contrast(match: Match[Any], action: int, rival: int) -> GameEvent:
    """Why the seat on the move takes an action rather than the next best one."""
    assert match.mover is not None
    estimates = [Estimate(action, 0.634, 0.01, 100), Estimate(rival, 0.5, 0.01, 60), Estimate(-9, 0.4, 0.01, 1)]
    return reason_for(match.observations(match.mover), action, estimates)


class HatsFacts:
    """The facts about an action in Hats, from the positions before and after it."""

    def __init__(self, match: Match[Any], action: int) -> None:
        self.seat = match.mover or 0
        self.move = match.game.notation.action_name(action)
        self.word, *cards = self.move.split()
        self.card = cards[0] if cards else ""
        self.before = cast(Any, match.position())
        branch = match.clone()
        branch.act(action)
        self.after = cast(Any, branch.position())
        players = len(self.before["hands"])
        self.mine = {self.seat, (self.seat + 2) % 4} if players == 4 else {self.seat}

    def worth(self, position: Any, kind: str) -> int:
        return next((place for place, card in enumerate(position["table"], 1) if card[0] == kind), 0)

    def favourite(self, position: Any, card: str, seat: int | None = None) -> int:
        collected = position["collections"][self.seat if seat is None else seat]
        return sum(int(other[1]) for other in collected if other[0] == card[0]) - int(card[1])

    def best(self, without: str = "") -> int:
        """The best favourite in the hand before the action, without a card."""
        hand = self.before["hands"][self.seat]
        return max((self.favourite(self.before, card) for card in hand if card != without), default=-100)

    def held(self) -> int:
        return max(self.favourite(self.after, card) for card in self.after["hands"][self.seat])

    def taken(self) -> int:
        if self.word != "exchange":
            return 1 if self.word == "black" else 0
        return self.worth(self.after, self.before["table"][int(self.move.split()[2]) - 1][0])

    def change(self, kind: str) -> int:
        return self.worth(self.after, kind) - self.worth(self.before, kind)

    def count(self, kind: str, mine: bool) -> int:
        piles = enumerate(self.before["collections"])
        return sum(card[0] == kind for seat, pile in piles for card in pile if (seat in self.mine) == mine)

    def is_main(self) -> bool:
        return self.word in ("exchange", "black")

    def takes_cookie(self) -> bool:
        return self.after["cookie"] in self.mine and self.before["cookie"] not in self.mine

    def new_types(self) -> bool:
        seat = self.seat

        def shown(position: Any) -> set[str]:
            return {card[0] for card in position["collections"][seat]} | (
                {"black"} if position["black"][seat] else set()
            )

        return len(shown(self.after)) > len(shown(self.before))

    def is_spare(self) -> bool:
        return self.favourite(self.before, self.card) <= 0 or self.best(self.card) == self.best()

    def suits(self) -> int:
        partner = (self.seat + 2) % 4
        return self.favourite(self.before, self.card, partner) if self.word in ("offer", "give") else 0


def check_hats(match: Match[Any], action: int, rival: int, reason: GameEvent) -> None:
    ours, theirs = HatsFacts(match, action), HatsFacts(match, rival)
    given: Any = reason.params
    match reason.code.removeprefix("why-hats-"):
        case "cookie" | "snatch":
            assert ours.takes_cookie() and not theirs.takes_cookie()
            assert (ours.before["cookie"] is None) == (reason.code == "why-hats-cookie")
            assert given.get("seat") == ours.before["cookie"]
        case "raise" | "lower" as direction:
            kind, sign = given["type"], 1 if direction == "raise" else -1
            assert sign * ours.change(kind) > max(0, sign * theirs.change(kind) if theirs.is_main() else 0)
            assert (given["was"], given["worth"]) == (ours.worth(ours.before, kind), ours.worth(ours.after, kind))
            assert given["points"] == sign * ours.change(kind) * ours.count(kind, direction == "raise")
        case "take":
            assert given["worth"] == ours.taken() > 0 and not theirs.is_main()
        case "more":
            assert (given["worth"], given["other"]) == (ours.taken(), theirs.taken())
            assert ours.word == "exchange" and ours.taken() > theirs.taken() and theirs.is_main()
        case "avoid":
            kind = given["type"]
            assert given["worth"] == ours.worth(ours.before, kind) == ours.worth(ours.after, kind)
            assert given["other"] == theirs.worth(theirs.after, kind) < given["worth"]
            assert ours.count(kind, True) > 0
        case "hold":
            assert (given["points"], given["other"]) == (ours.held(), theirs.held())
            assert ours.held() > theirs.held() and given["card"] in ours.after["hands"][ours.seat]
            assert ours.favourite(ours.after, given["card"]) == ours.held()
        case "favourite":
            assert given["points"] == ours.favourite(ours.after, given["favourite"]) and not theirs.is_main()
        case "black":
            assert ours.word == "black" != theirs.word
        case "keep":
            assert given["points"] > 0 and ours.after["hands"][ours.seat] == [given["card"]]
            assert given["points"] == ours.favourite(ours.after, given["card"])
            if theirs.is_main():
                assert theirs.after["hands"][ours.seat] != [given["card"]] and theirs.held() < given["points"]
            else:
                assert theirs.card == given["card"] or ours.is_main()
        case "types":
            assert ours.new_types() and not (theirs.is_main() and theirs.new_types())
        case "spare":
            assert ours.word in ("discard", "offer") and ours.card == given["card"] and ours.is_spare()
            assert theirs.word not in ("discard", "offer") or not theirs.is_spare()
        case "draw" | "offer":
            assert len(ours.before["hands"][ours.seat]) == 1 and theirs.word == "end"
        case "suits":
            assert given["card"] == ours.card and ours.suits() > theirs.suits()
        case "give":
            assert ours.best(ours.card) == ours.best() > theirs.best(theirs.card)
        case code:
            raise AssertionError(code)


def check_magic_hat(match: Match[Any], action: int, rival: int, reason: GameEvent) -> None:
    state: Any = to_object(match.game.state_class, match.state)
    seat, nexts = int(state.turn), (int(state.turn) + 1) % match.players
    given: Any = reason.params
    slot = given.get("slot", 0) - 1

    def knows(who: int, slot: int) -> bool:
        return bool(int(state.seen[who]) >> slot & 1)

    def wins(slot: int) -> bool:
        return knows(seat, slot) and (state.hats[slot] == state.row[slot] or state.hats[slot] == 20)

    def opened(action: int) -> int:
        return action - OPEN if action >= OPEN else -1

    def swapped(action: int) -> tuple[int, ...]:
        return (int(LOWER[action - SWAP]), int(UPPER[action - SWAP])) if SWAP <= action < OPEN else ()

    def peeked(action: int) -> int:
        return action - PEEK if action < SWAP else -1

    def brings_home(action: int) -> bool:
        """A known hat, which the next player does not know, comes to its character, and no hat that they know."""
        if not (slots := swapped(action)):
            return False
        homes = [a for a, b in (slots, slots[::-1]) if knows(seat, a) and state.hats[a] == state.row[b]]
        return bool(homes) and not any(knows(nexts, a) for a in homes)

    def takes_away(action: int) -> list[int]:
        return [slot for slot in swapped(action) if knows(nexts, slot) and not knows(seat, slot)]

    def waits(action: int) -> bool:
        if peeked(action) >= 0:
            return knows(seat, peeked(action))
        slots = swapped(action)
        moves_home = (
            any(knows(seat, a) and state.hats[a] == state.row[b] for a, b in (slots, slots[::-1])) if slots else False
        )
        return bool(slots) and not moves_home and not takes_away(action)

    other = opened(rival)
    match reason.code.removeprefix("why-magic-"):
        case "fits":
            assert opened(action) == slot and wins(slot) and state.hats[slot] == state.row[slot]
            assert other < 0 or not wins(other) or state.hats[other] == 20
        case "magic":
            assert opened(action) == slot and wins(slot) and state.hats[slot] == 20
            assert other < 0 or not wins(other) or state.hats[other] != 20
        case "race":
            assert opened(action) == slot and wins(slot) and wins(other)
            assert knows(nexts, slot) and not knows(nexts, other)
        case "told" | "guess":
            assert opened(action) == slot and not knows(seat, slot)
            assert other < 0 or (knows(seat, other) and not wins(other))
        case "likelier":
            assert opened(action) == slot and not knows(seat, slot) and other >= 0 and not knows(seat, other)
            alone = [chance_alone(match, OPEN + at) for at in (slot, other)]
            assert alone == [given["chance"], given["other"]] and alone[0] > alone[1]
        case "risk":
            assert opened(action) < 0 and other == slot and not knows(seat, slot)
            assert given["chance"] == 100 - chance_alone(match, rival) > 0
        case "home":
            assert brings_home(action) and not brings_home(rival)
        case "disturb":
            assert slot in takes_away(action) and not takes_away(rival)
        case "check":
            assert peeked(action) == slot and not knows(seat, slot) and knows(given["seat"], slot)
            others = [who for who in range(match.players) if who != seat]
            at = peeked(rival)
            assert at < 0 or knows(seat, at) or not any(knows(who, at) for who in others)
        case "look":
            assert peeked(action) == slot and not knows(seat, slot)
            assert peeked(rival) < 0 or knows(seat, peeked(rival))
        case "idle" | "wait":
            assert waits(action) and not waits(rival)
            assert not any(wins(slot) for slot in range(7) if state.row[slot] >= 0)
        case code:
            raise AssertionError(code)


def chance_alone(match: Match[Any], action: int) -> int:
    """The chance that a hat fits, as the explanation of opening it says when nothing is compared."""
    params: Any = alone(match, action).params
    return int(params["chance"])


class TopHatsFacts:
    """The facts about an action in Top Hats, by the second implementation of the rules."""

    def __init__(self, match: Match[Any], action: int) -> None:
        state: Any = to_object(match.game.state_class, match.state)
        self.seat, self.players = int(state.turn), match.players
        self.oracle = Oracle(match.players, {}, self.seat)
        self.oracle.band, self.oracle.narrowed = state.band, state.narrowed
        for cell, name in enumerate(CELL_NAMES):
            for seat in range(match.players):
                if state.owned[seat] >> cell & 1:
                    below = [COLOURS[hat] for hat in state.below[cell] if hat >= 0]
                    self.oracle.stacks[name] = [COLOURS[seat], *below]
        self.word, *self.words = match.game.notation.action_name(action).split()
        self.ways: list[Way] = []
        if START <= action < JUMP:
            cell, direction = divmod(action - START, len(STEPS))
            start = CELL_NAMES[cell]
            near = beside(start, STEPS[direction])
            assert near is not None
            end = beside(near, STEPS[direction]) if near in {*self.oracle.stacks, "E5"} else near
            self.ways = [way for way in self.oracle._allowed() if way.path[:2] == (start, end)]
            assert self.ways
        if PLACE <= action < START:
            self.stack = [COLOURS[hat] for hat in state.built[self.seat][(action - PLACE) // len(CELL_NAMES)]]
            self.cell = CELL_NAMES[(action - PLACE) % len(CELL_NAMES)]

    def after(self, way: Way | None) -> Oracle:
        oracle = deepcopy(self.oracle)
        if way is not None:
            oracle._move(way.path)
        oracle.turn = (self.seat + 1) % self.players
        return oracle

    def mine(self, oracle: Oracle) -> set[str]:
        return {cell for cell, stack in oracle.stacks.items() if stack[0] == COLOURS[self.seat]}

    def capturable(self, oracle: Oracle, turn: int) -> set[str]:
        """Return the captures that a seat could make if it were its turn."""
        oracle = deepcopy(oracle)
        oracle.turn = turn
        return {cell for way in oracle._allowed() for cell in way.captured}

    def lost(self, way: Way | None) -> set[str]:
        """Own stacks that the next player can capture, by their cells before the move."""
        after = self.after(way)
        cells = self.capturable(after, after.turn) & self.mine(after)
        return {way.path[0] if way is not None and cell == way.path[-1] else cell for cell in cells}

    def prey(self, way: Way) -> set[str]:
        return self.capturable(self.after(way), self.seat)

    def moves_inwards(self, way: Way) -> bool:
        return RING[way.path[-1]] < RING[way.path[0]]

    def placed(self) -> Oracle:
        oracle = deepcopy(self.oracle)
        oracle.stacks[self.cell] = [COLOURS[self.seat], *self.stack]
        return oracle

    def in_danger(self) -> bool:
        others = [seat for seat in range(self.players) if seat != self.seat]
        return any(self.cell in self.capturable(self.placed(), seat) for seat in others)

    def threatened(self) -> set[str]:
        oracle = self.placed()
        oracle.turn = self.seat
        return {cell for way in oracle._allowed() if way.path[0] == self.cell for cell in way.captured}


def check_top_hats(match: Match[Any], action: int, rival: int, reason: GameEvent) -> None:
    ours, theirs = TopHatsFacts(match, action), TopHatsFacts(match, rival)
    given: Any = reason.params
    cells = set(str(given.get("cells", given.get("cell", ""))).split(", "))
    own = COLOURS[ours.seat]
    match reason.code.removeprefix("why-top-"):
        case "solid":
            assert ours.words == [own, own] != theirs.words
        case "middle":
            assert ours.words[0] == own != theirs.words[0]
        case "bottom":
            assert ours.words[1] == own != theirs.words[1]
        case "others":
            assert own not in ours.words and own in theirs.words
        case "place":
            assert not ours.in_danger() and theirs.in_danger()
        case "bait":
            assert ours.in_danger() and theirs.in_danger() and ours.stack[0] == own != theirs.stack[0]
        case "beside":
            (near,) = cells
            around = {beside(near, step) for step in STEPS}
            assert ours.cell in around and theirs.cell not in around and ours.oracle.stacks[near][0] == own
        case "threatens" if ours.word == "place":
            assert cells <= ours.threatened() and not cells & theirs.threatened()
        case "threatens":
            assert all(cells <= ours.prey(way) for way in ours.ways)
            assert not any(cells & theirs.prey(way) for way in theirs.ways)
        case "flees" | "guards":
            assert cells <= ours.lost(None)
            assert (reason.code == "why-top-flees") == (ours.ways[0].path[0] in cells)
            assert not any(cells & ours.lost(way) for way in ours.ways)
            assert all(cells <= theirs.lost(way) for way in theirs.ways)
        case "safe":
            assert not any(ours.lost(way) for way in ours.ways) and all(theirs.lost(way) for way in theirs.ways)
        case "safer":
            assert given["stacks"] == max(len(ours.lost(way)) for way in ours.ways)
            assert given["other"] == min(len(theirs.lost(way)) for way in theirs.ways) > given["stacks"]
        case "inwards":
            assert all(map(ours.moves_inwards, ours.ways)) and not any(map(theirs.moves_inwards, theirs.ways))
        case "wins":
            assert any(len(ours.after(way)._owners()) == 1 for way in ours.ways)
            assert alone(match, rival).code != "why-top-wins"
        case "uncovers":
            assert any(cells <= way.captured for way in ours.ways)
            assert not any(cells & way.captured for way in theirs.ways)
            assert all(ours.oracle.stacks[cell][1] == own for cell in cells)
        case "better":
            assert given["taken"] - given["lost"] > given["gain"] - given["cost"]
            for facts, taken, number in ((ours, "taken", action), (theirs, "gain", rival)):
                assert given[taken] in {len(way.captured) for way in facts.ways}
                said: Any = alone(match, number)
                if said.code in ("why-top-captures", "why-top-balance", "why-top-must"):
                    lost = "lost" if facts is ours else "cost"
                    assert (said.params["taken"], said.params.get("lost", 0)) == (given[taken], given[lost])
        case "drives" | "room":
            assert ours.word == "narrow" != theirs.word
        case code:
            raise AssertionError(code)


def alone(match: Match[Any], action: int) -> GameEvent:
    """Return the reason for an action when nothing is compared."""
    return reason_for(match.observations(match.mover or 0), action, ())


CHECKS: dict[str, Callable[[Match[Any], int, int, GameEvent], None]] = {
    "hats": check_hats,
    "magic_hat": check_magic_hat,
    "top_hats": check_top_hats,
}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_is_said_holds_for_the_move_and_not_for_the_other(game: str, players: int) -> None:
    chance, codes = random.Random(players), set()
    for seed in range(GAMES):
        match = hatbox.new(game, players=players, seed=seed)
        while not match.is_over:
            legal = match.legal_actions()
            is_asked = (len(legal) > 1 and match.game.begins_move(legal[0])) or game != "top_hats"
            for _ in range(PAIRS[game] if len(legal) > 1 and is_asked else 0):
                action, rival = chance.sample(legal, 2)
                reason = contrast(match, action, rival)
                if reason.code == "why-clear":
                    assert reason.params == {"value": 63, "other": 50}
                    continue
                codes.add(reason.code)
                CHECKS[game](match, action, rival, reason)
            match.act(chance.choice(legal))
    assert len(codes) > 6


# --- by hand


def said(position: Position, move: str, other: str) -> str:
    match = hatbox.from_position(position)
    actions = [match.game.notation.parse(match.state, text)[0] for text in (move, other)]
    reason = contrast(match, *actions)
    return say(reason.code, reason.params)


CLEAR = "I’d say my chance to win is 63%; with the next best move it’s 50%."
TABLE = "T2 B6 F3 B1 S5"


@pytest.mark.parametrize(
    ("position", "move", "other", "sentence"),
    [
        (
            hats(TABLE, "F4 C1 | C2 C3", collections="F1 |", cookie=0, deck="K1"),
            "exchange F4 3",
            "black C1",
            "I take F3, which will then be worth 3; with the next best move I’d only get 1.",
        ),
        (
            hats(TABLE, "F4 F6 C1 | C2 C3", collections="F1 |", cookie=0, deck="K1"),
            "exchange F4 3",
            "exchange F6 3",
            CLEAR,
        ),
        (
            hats(TABLE, "F4 C1 | C2 C3", deck="K1", collections="| D5", cookie=1),
            "exchange F4 3",
            "black C1",
            "It takes the cookie, worth 5 points, from seat 1.",
        ),
        (
            hats(TABLE, "K6 T3 C1 | C2 C3", collections="S3 S4 S2 T1 | ", cookie=0, deck="K1"),
            "exchange T3 1",
            "exchange K6 5",
            "Each Sombrero stays worth 5; the next best move would bring it down to 0.",
        ),
        (
            magic_hat(ROW, MIXED, [[1, 3], []]),
            "open 1",
            "open 3",
            "The hat in slot 1 belongs to the character below it.",
        ),
        (
            magic_hat(ROW, MIXED, [[2], []]),
            "open 2",
            "peek 4",
            CLEAR,
        ),
        (magic_hat(ROW, MIXED, [[2], []]), "peek 4", "peek 5", CLEAR),
    ],
)
def test_by_hand(position: Position, move: str, other: str, sentence: str) -> None:
    assert said(position, move, other) == sentence


def test_looking_is_set_apart_from_opening_unseen() -> None:
    position = magic_hat(ROW, MIXED, [[], []])
    assert said(position, "peek 4", "open 4").startswith("Opening slot 4 instead would go wrong about ")
