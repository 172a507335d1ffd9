"""A second implementation of what is compiled in the games' `beginner.py`: plain Python, on written moves."""

from __future__ import annotations

from typing import Any

from hatbox.compiled.records import to_object
from hatbox.engine.match import Observations
from hatbox.engine.parts import DROWSY, SIMPLE
from hatbox.games.hats.state import CARD_NAMES, TYPE
from hatbox.games.hats.state import State as HatsState
from hatbox.games.magic_hat.state import MAGIC
from hatbox.games.magic_hat.state import State as MagicState
from hatbox.games.top_hats.state import COLOURS
from hatbox.games.top_hats.state import State as TopState

MAX_LOST = 2
MEMORY, SHORT_MEMORY = 4, 3


def preferred_moves(observations: Observations[Any], manner: int) -> list[str]:
    """Return the moves that a player prefers, sorted; a move under way is finished."""
    moves = observations.game.legal_moves(observations.view.states)
    return {"hats": hats, "magic_hat": magic_hat, "top_hats": top_hats}[observations.game.name](
        observations, moves, manner
    )


# --- Hats


def hats(observations: Observations[Any], moves: list[str], manner: int) -> list[str]:
    """SIMPLE: leave the most points, new types a point more. ATTENTIVE: lose few. Else black hats, else the end."""
    view = to_object(HatsState, observations.view.states)
    own = [TYPE[card] for card in view.collection[observations.seat][: view.collection_size[observations.seat]]]
    table = view.table[: view.places]
    exchanges = {
        move: (CARD_NAMES.index(move.split()[1]), int(move.split()[2]) - 1)
        for move in moves
        if move.startswith("exchange")
    }
    after = dict[str, int]()
    for move, (card, place) in exchanges.items():
        kind = int(TYPE[table[place]])
        worth = worths([*table[:place], card, *table[place + 1 :]])
        after[move] = points([*own, kind], worth) + (manner == SIMPLE and kind not in own)
    before = points(own, worths(table))
    least = max([before + 2, *after.values()]) if manner == SIMPLE else before - MAX_LOST
    chosen = [move for move in exchanges if after[move] >= least and manner != DROWSY]
    black = [move for move in moves if move.startswith("black")]
    return chosen or black or [move for move in moves if move == "end"] or moves


def worths(table: list[int]) -> dict[int, int]:
    """H11: what each type on the tea table is worth, its lowest position."""
    return {int(TYPE[table[place]]): place + 1 for place in reversed(range(len(table)))}


def points(types: list[int], worth: dict[int, int]) -> int:
    return sum(worth.get(int(kind), 0) for kind in types)


# --- Magic Hat


def magic_hat(observations: Observations[Any], moves: list[str], manner: int) -> list[str]:
    """Open what fits, else bring a hat home, else peek; DROWSY, and if nothing else: a peek or a harmless swap."""
    view, now = to_object(MagicState, observations.view.states), len(observations.actions)
    since = now - (MEMORY if manner == SIMPLE else SHORT_MEMORY) * view.players
    known = {slot: view.hats[slot] for slot, at in last_sightings(observations).items() if at >= since}
    fitting = {slot for slot in known if known[slot] in (MAGIC, view.row[slot])}
    slots = {move: [int(word) - 1 for word in move.split()[1:]] for move in moves}
    swaps, peeks = ([move for move in moves if move.startswith(verb)] for verb in ("swap", "peek"))
    opens = [move for move in moves if move.startswith("open") and slots[move][0] in fitting]
    home = [
        move
        for move in swaps
        if known.get(slots[move][0]) == view.row[slots[move][1]]
        or known.get(slots[move][1]) == view.row[slots[move][0]]
    ]
    look = [move for move in peeks if slots[move][0] not in known]
    harmless = [*peeks, *(move for move in swaps if not fitting & {*slots[move]})]
    return harmless if manner == DROWSY else opens or home or look or harmless


def last_sightings(observations: Observations[Any]) -> dict[int, int]:
    """The slots whose hat the seat knows, each with the ply at which it last saw that hat."""
    sightings = dict[int, int]()
    texts = observations.game.notation.texts
    for ply, (action, player) in enumerate(zip(observations.actions, observations.movers, strict=True)):
        if action == len(texts):  # a new layout
            continue
        verb, *words = texts[action].split()
        if verb == "swap":
            low, high = (int(word) - 1 for word in words)
            moved = {high: sightings.pop(low, None), low: sightings.pop(high, None)}
            sightings |= {slot: at for slot, at in moved.items() if at is not None}
        elif verb == "open" or player == observations.seat:
            sightings[int(words[0]) - 1] = ply
    seen = to_object(MagicState, observations.view.states).seen[observations.seat]
    return {slot: at for slot, at in sightings.items() if seen >> slot & 1}


# --- Top Hats


def top_hats(observations: Observations[Any], moves: list[str], manner: int) -> list[str]:
    """The largest captures; DROWSY the smallest, unless one wins. Else any move; who is awake builds safely."""
    view, seat = to_object(TopState, observations.view.states), observations.seat
    enemies = sum(cells.bit_count() for other, cells in enumerate(view.owned) if other != seat)
    moves = [move for move in moves if capture_count(move)] or moves
    counts = {move: capture_count(move) for move in moves}
    most = max(counts.values())
    wanted = min(counts.values()) if manner == DROWSY and most != enemies else most
    moves = [move for move in moves if counts[move] == wanted]
    safe = [move for move in moves if move.startswith(f"build {COLOURS[seat]}")]
    return safe if safe and manner != DROWSY else moves


def capture_count(move: str) -> int:
    """Count the stacks that a move, written by its effect, captures a hat of: C3-E7*C4,D6."""
    _, star, cells = move.partition("*")
    return cells.count(",") + 1 if star else 0
