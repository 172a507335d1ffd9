"""Magic Hat as text: kinds, slots and moves."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from hatbox.compiled.records import to_object, write_back
from hatbox.engine.errors import BadInput, NotationError
from hatbox.engine.game import JSON, NONE
from hatbox.engine.notation import convert_json, expect_length, index_of, parse_int, split_move
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.state import HAT_NAMES, KINDS, OPEN, PAIRS, PEEK, SLOTS, SWAP, State

FORMS = {"peek": "peek 3", "swap": "swap 2 5", "open": "open 4"}
TEXTS = (
    *(f"peek {slot + 1}" for slot in range(SLOTS)),
    *(f"swap {low + 1} {high + 1}" for low, high in PAIRS),
    *(f"open {slot + 1}" for slot in range(SLOTS)),
)
ACTION_OF = {text: action for action, text in enumerate(TEXTS)}


class Redeal(msgspec.Struct, forbid_unknown_fields=True):
    """A new layout of the hats (M9) as JSON."""

    hats: list[str | None]
    hat_pile: list[str]


def hat_of(word: str | None) -> int:
    """Return the number of a hat; null is no hat."""
    return NONE if word is None else index_of(word, HAT_NAMES, "unknown-hat")


def character_of(word: str | None) -> int:
    """Return the number of a character's kind; null is none."""
    return NONE if word is None else index_of(word, KINDS, "unknown-character")


def parse(record: State, text: str) -> list[int]:
    """Return the one action of a written move.

    >>> parse(State(), "swap 1 2")
    [7]
    """
    action = ACTION_OF.get(text)
    if action is not None:
        return [action]
    verb, *words = split_move(text, FORMS)
    slots = [parse_int(word, 1, SLOTS, "bad-slot") - 1 for word in words]
    if verb == "swap":
        if slots[0] >= slots[1]:
            raise NotationError("magic-lower-slot-first", first=slots[0] + 1, second=slots[1] + 1)
        return [SWAP + PAIRS.index((slots[0], slots[1]))]
    return [(PEEK if verb == "peek" else OPEN) + slots[0]]


def replay_chance(record: State, chance: Mapping[str, JSON]) -> None:
    """M9: repeat a new layout that a record describes."""
    redeal = chance.get("redeal")
    if not isinstance(redeal, dict):
        raise BadInput("magic-needs-redeal")
    given = convert_json(redeal, Redeal, "redeal")
    state = to_object(State, record)
    expect_length("redeal.hats", given.hats, state.slots)
    hats, pile = [hat_of(hat) for hat in given.hats], [hat_of(hat) for hat in given.hat_pile]
    laid = [hats.count(kind) + pile.count(kind) for kind in range(len(HAT_NAMES))]
    if laid != state.hats_left or [hat == NONE for hat in hats] != [kind == NONE for kind in state.row[: state.slots]]:
        raise BadInput("magic-bad-redeal")
    state.hats[: state.slots] = hats
    state.hat_pile = pile[::-1] + [NONE] * (len(state.hat_pile) - len(pile))
    state.hat_pile_size = len(pile)
    state.shuffling = 0
    write_back(state, record)
    rules.reset_knowledge(record)
    if not rules.is_alive(record):
        raise BadInput("magic-redeal-dead")
