"""Counts for studies of Hats: cards dealt and collected, favourites, black hats, and how a game begins."""

from __future__ import annotations

from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import rule
from hatbox.compiled.records import States
from hatbox.engine.parts import ItemGroup
from hatbox.games.hats.rules import collection_points, favourite_points, worth
from hatbox.games.hats.state import BLACK, CARD_NAMES, CARDS, DISCARD, PLACES, TURNS, TYPE, TYPES, VALUES

GRID = tuple((value, kind) for kind in range(TYPES) for value in range(VALUES))  # a row for each type
GROUPS = (
    ItemGroup("Cards dealt", CARD_NAMES, GRID),
    ItemGroup("Cards collected", CARD_NAMES, GRID),
    ItemGroup("Favourite hat", CARD_NAMES, GRID),
    ItemGroup("Black hats played", tuple(map(str, range(TURNS + 1)))),
    ItemGroup("The cookie", ("has it at the end", "does not")),
    ItemGroup(
        "Rules at work",
        (
            "H11: a collected card scores nothing",
            "H12: the favourite scores nothing or less",
            "H12: the favourite scores more than the collection",
        ),
        is_use=True,
    ),
)
DEALT = 0  # + card
COLLECTED = DEALT + CARDS  # + card
FAVOURITE = COLLECTED + CARDS  # + card
BLACK_HATS = FAVOURITE + CARDS  # + number
COOKIE = BLACK_HATS + TURNS + 1
NO_COOKIE = COOKIE + 1
WORTHLESS, BAD_FAVOURITE, GREAT_FAVOURITE = range(NO_COOKIE + 1, NO_COOKIE + 4)

OPENINGS = (*(f"exchange at {place + 1}" for place in range(PLACES)), "black hat")
RULES = {
    "hats-exchange": "H5",
    "hats-black": "H6",
    "hats-discard": "H7",
    "hats-reshuffle": "H7",
    "hats-drew": "H7",
    "hats-offer": "H8",
    "hats-give": "H8",
    "hats-end": "H4",
    "hats-cookie": "H9",
    "hats-cookie-numbers": "H9",
}


@rule
def count_items(states: States, actions: Buffer, movers: Buffer, count: int, counts: Buffer) -> None:
    """Count the cards of each seat at the deal and at the end."""
    first, last = states[0], states[count]
    for seat in range(first.players):
        row = counts[seat]
        for i in range(first.hand_size[seat]):
            row[DEALT + first.hand[seat][i]] += 1
        for i in range(last.collection_size[seat]):
            card = last.collection[seat][i]
            row[COLLECTED + card] += 1
            row[WORTHLESS] += worth(last, TYPE[card]) == 0
        row[FAVOURITE + last.hand[seat][0]] += 1
        row[BLACK_HATS + last.black_size[seat]] += 1
        row[COOKIE if last.cookie == seat else NO_COOKIE] += 1
        points = favourite_points(last, seat)
        row[BAD_FAVOURITE] += points <= 0
        row[GREAT_FAVOURITE] += points > collection_points(last, seat)


@rule
def opening(states: States, actions: Buffer, movers: Buffer, count: int) -> int:
    """Return the first main action: the place of the exchange, or a black hat."""
    for k in range(count):
        if actions[k] < BLACK:
            place: int = actions[k] % PLACES
            return place
        if actions[k] < DISCARD:
            return PLACES
    return PLACES
