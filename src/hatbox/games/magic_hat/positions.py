"""Positions and deals of Magic Hat, read from JSON; and the invariants of a state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON, NONE, OVER
from hatbox.engine.notation import convert_json, expect_length, expect_seat
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.notation import character_of, hat_of
from hatbox.games.magic_hat.state import CHARACTERS, HAT_NAMES, KINDS_OF, MAGIC, MAGIC_HATS, PAIRS, SLOTS, State

MAX_COUNT = 1_000_000


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Magic Hat as JSON."""

    turn: int
    row: list[str | None]
    hats: list[str | None]
    character_pile: list[str] = []
    hat_pile: list[str] = []
    pairs: list[int] | None = None
    magic: list[int] | None = None
    penalties: list[int] | None = None
    last_swap: list[int] | None = None
    stall: int = 0
    seen: list[list[int]] | None = None


class Deal(msgspec.Struct, forbid_unknown_fields=True):
    """A deal of Magic Hat as JSON."""

    row: list[str]
    hats: list[str]
    character_pile: list[str]
    hat_pile: list[str]


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state from a position. The hats it lists are the hats of this game."""
    given = convert_json(data, Position, "position")
    state = to_object(State, states[0])
    expect_seat("turn", given.turn, state.players)
    state.turn = state.first = given.turn
    state.stall = expect_count("stall", given.stall)
    for field in ("pairs", "magic", "penalties"):
        counts = getattr(given, field)
        if counts is not None:
            expect_length(field, counts, state.players)
            most = {"pairs": state.characters, "magic": state.magic_hats}.get(field, MAX_COUNT)
            getattr(state, field)[: state.players] = [expect_count(field, count, most) for count in counts]
    lay_out(state, given.row, given.hats, given.character_pile, given.hat_pile)
    state.last_swap = NONE if given.last_swap is None else pair_of(given.last_swap)
    if given.seen is not None:
        expect_length("seen", given.seen, state.players)
        for seat, slots in enumerate(given.seen):
            state.seen[seat] = sum({1 << slot_with_hat(state, slot) for slot in slots})
    write_back(state, states[0])
    if state.redeals and rules.mover(states[0]) != OVER:
        expect_alive(states[0])


def expect_alive(record: State) -> None:
    """M9: raise if the table is dead."""
    if not rules.is_alive(record):
        raise BadInput("magic-dead")


def expect_count(field: str, count: int, most: int = MAX_COUNT) -> int:
    """Return a count that is in range, or raise."""
    if not 0 <= count <= most:
        raise BadInput("bad-count", field=field, count=count, most=most)
    return count


def pair_of(slots: Sequence[int]) -> int:
    """M5: return the number of a pair of slots, or raise."""
    try:
        return PAIRS.index((slots[0] - 1, slots[1] - 1)) if len(slots) == 2 else PAIRS.index((0, 0))
    except ValueError:
        raise BadInput("magic-bad-pair", field="last_swap", slots=str([*slots])) from None


def slot_with_hat(state: State, slot: int) -> int:
    """Return a slot with a hat, counted from 0, or raise."""
    if not (1 <= slot <= SLOTS and state.hats[slot - 1] != NONE):
        raise BadInput("magic-bad-seen", slot=slot)
    return slot - 1


def lay_out(
    state: State,
    row: Sequence[str | None],
    hats: Sequence[str | None],
    character_pile: Sequence[str],
    hat_pile: Sequence[str],
) -> None:
    """Lay out row, hats and piles, and count what is left; raise if that is not possible."""
    expect_length("row", row, state.slots)
    expect_length("hats", hats, state.slots)
    state.row[: state.slots] = [character_of(kind) for kind in row]
    state.hats[: state.slots] = [hat_of(hat) for hat in hats]
    for slot in range(state.slots):
        if (state.row[slot] == NONE) != (state.hats[slot] == NONE):
            raise BadInput("magic-hat-without-character", slot=slot + 1)
    characters, pile = [character_of(kind) for kind in character_pile], [hat_of(hat) for hat in hat_pile]
    expect_in_box(state, [*state.row, *characters], [*state.hats, *pile, *[MAGIC] * sum(state.magic)])
    magic = [*state.hats, *pile].count(MAGIC)
    if len(pile) < len(characters) + magic:
        raise BadInput("magic-too-few-hats", hats=len(pile), characters=len(characters), magic=magic)
    state.character_pile[: len(characters)] = characters[::-1]
    state.character_pile_size = len(characters)
    state.characters_left = [characters.count(kind) for kind in range(CHARACTERS)]
    state.hat_pile[: len(pile)] = pile[::-1]
    state.hat_pile_size = len(pile)
    state.hats_left = [[*state.hats, *pile].count(kind) for kind in range(MAGIC + 1)]


def expect_in_box(state: State, characters: Sequence[int], hats: Sequence[int]) -> None:
    """M1: raise if there are more of a kind than in the box."""
    kinds = KINDS_OF[state.copies][: state.characters // state.copies]
    for kind in range(len(HAT_NAMES)):
        copies = state.magic_hats if kind == MAGIC else state.copies if kind in kinds else 0
        for what, cards in (("characters", characters), ("hats", hats)):
            if cards.count(kind) > copies:
                raise BadInput(
                    "magic-not-in-box", what=what, kind=HAT_NAMES[kind], count=cards.count(kind), most=copies
                )


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """M2: set up a blank state from a deal."""
    given = convert_json(data, Deal, "deal")
    state = to_object(State, states[0])
    expect_length("deal.character_pile", given.character_pile, state.characters - state.slots)
    expect_length("deal.hat_pile", given.hat_pile, state.characters + state.magic_hats - state.slots)
    lay_out(state, given.row, given.hats, given.character_pile, given.hat_pile)
    write_back(state, states[0])
    expect_alive(states[0])


# --- invariants ----------------------------------------------------------------------------------------------


def violations(record: State) -> Iterator[str]:
    """Yield what is wrong with a state reached from a deal: every hat and character is in one place."""
    state = to_object(State, record)
    hats = [hat for hat in state.hats if hat != NONE] + state.hat_pile[: state.hat_pile_size]
    if [hats.count(kind) for kind in range(MAGIC + 1)] != state.hats_left:
        yield "the face-down hats are not those that are left"
    if len(hats) + sum(state.pairs) + sum(state.magic) != state.characters + state.magic_hats:
        yield "hats are lost or doubled"
    characters = state.character_pile[: state.character_pile_size]
    if [characters.count(kind) for kind in range(CHARACTERS)] != state.characters_left:
        yield "the pile of characters is not what is left"
    row = [kind for kind in state.row if kind != NONE]
    if len(row) + len(characters) + sum(state.pairs) != state.characters:
        yield "characters are lost or doubled"
    for kind in range(CHARACTERS):
        if hats.count(kind) != row.count(kind) + characters.count(kind):
            yield f"hats and characters of kind {kind} do not match"
    occupied = sum(1 << slot for slot in range(SLOTS) if state.row[slot] != NONE)
    if any(seen & ~occupied for seen in state.seen) or sum(state.magic) > MAGIC_HATS:
        yield "a viewer knows a hat that is not there"
    if state.redeals and not state.shuffling and rules.mover(record) != OVER and not rules.is_alive(record):
        yield "the table is dead"
