"""Chance in Magic Hat for games between people: the deal and the layout after M9, as a record tells them."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.compiled.records import to_object
from hatbox.engine.game import JSON, NONE
from hatbox.engine.secure_random import SecureRandom
from hatbox.games.magic_hat.notation import names
from hatbox.games.magic_hat.state import KINDS_OF, MAGIC, State


def draw_deal(record: State, random: SecureRandom) -> dict[str, JSON]:
    """M2: characters in a row, a hat above each, two piles; M9: until the table is alive."""
    state = to_object(State, record)
    kinds = KINDS_OF[state.copies][: state.characters // state.copies]
    while True:
        characters = [kind for kind in kinds for _ in range(state.copies)]
        hats = [*characters, *[MAGIC] * state.magic_hats]
        random.shuffle(characters)
        random.shuffle(hats)
        if is_alive(characters[: state.slots], hats[: state.slots]):
            break
    return {
        "row": names(characters[: state.slots]),
        "hats": names(hats[: state.slots]),
        "character_pile": names(characters[state.slots :]),
        "hat_pile": names(hats[state.slots :]),
    }


def draw_chance(record: State, random: SecureRandom) -> dict[str, JSON]:
    """M9: shuffle all face-down hats and lay one above each character, until the table is alive."""
    state = to_object(State, record)
    row = state.row[: state.slots]
    while True:
        pile = [kind for kind, count in enumerate(state.hats_left) for _ in range(count)]
        random.shuffle(pile)
        hats = [NONE if kind == NONE else pile.pop(0) for kind in row]
        if is_alive(row, hats):
            return {"redeal": {"hats": names(hats), "hat_pile": names(pile)}}


def is_alive(row: Sequence[int], hats: Sequence[int]) -> bool:
    """M9: whether a hat in the row belongs to a character in the row, or is a magic hat."""
    return any(hat != NONE and (hat == MAGIC or hat in row) for hat in hats)
