"""Chance in Hats for games between people: the deal and the reshuffle, as a record tells them."""

from __future__ import annotations

from hatbox.compiled.records import to_object
from hatbox.engine.game import JSON
from hatbox.engine.secure_random import SecureRandom
from hatbox.games.hats.chance import TAKEN_OUT
from hatbox.games.hats.notation import names
from hatbox.games.hats.state import TYPE_LETTERS, TYPES, VALUES, State


def draw_deal(record: State, random: SecureRandom) -> dict[str, JSON]:
    """H3: take types out, shuffle, lay the tea table, deal to each player from the first on."""
    state = to_object(State, record)
    removed = [kind for kind in range(TYPES) if state.removed_asked >> kind & 1]
    if state.players == 2 and not removed:
        kinds = [*range(TYPES)]
        random.shuffle(kinds)
        removed = sorted(kinds[:TAKEN_OUT])
    pack = [VALUES * kind + value for kind in range(TYPES) if kind not in removed for value in range(state.values)]
    random.shuffle(pack)
    cards = names(pack)
    end = state.places + state.dealt * state.players
    starts = [state.places + state.dealt * ((seat - state.first) % state.players) for seat in range(state.players)]
    hands: list[JSON] = [cards[start : start + state.dealt] for start in starts]
    deal: dict[str, JSON] = {"removed": [TYPE_LETTERS[kind] for kind in removed]} if state.players == 2 else {}
    return {**deal, "table": cards[: state.places], "hands": hands, "deck": cards[end:]}


def draw_chance(record: State, random: SecureRandom) -> dict[str, JSON]:
    """H7: shuffle the discard pile; the first card is the next to be drawn."""
    state = to_object(State, record)
    pile = sorted(state.discards[: state.discards_size])
    random.shuffle(pile)
    return {"reshuffle": names(pile)}
