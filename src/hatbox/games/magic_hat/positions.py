"""Magic Hat as data: positions, deals and results, written and read."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from hatbox.compiled.records import States, to_object, write_back
from hatbox.engine.errors import BadInput
from hatbox.engine.game import ABSENT, JSON, NONE, OVER, Absent, Standing
from hatbox.engine.notation import expect_length, expect_seat, shaped
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.notation import character_of, hat_of, names
from hatbox.games.magic_hat.state import CHARACTERS, HAT_NAMES, KINDS_OF, MAGIC, PAIRS, SLOTS, State

MOST = 1_000_000


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A position of Magic Hat, as it is written."""

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
    """A deal of Magic Hat, as it is written."""

    row: list[str]
    hats: list[str]
    character_pile: list[str]
    hat_pile: list[str]


def seen(state: State) -> JSON | Absent:
    """By seat, the slots whose hat it knows."""
    known = state.seen[: state.players]
    return [[slot + 1 for slot in range(SLOTS) if slots >> slot & 1] for slots in known] if any(known) else ABSENT


PARTS: dict[str, Callable[[State], JSON | Absent]] = {  # in a view a hidden hat of the row is "?", in a pile null
    "turn": lambda state: state.turn,
    "row": lambda state: names(state.row[: state.slots]),
    "hats": lambda state: names(state.hats[: state.slots], hidden="?"),
    "character_pile": lambda state: names(state.character_pile[: state.character_pile_size][::-1]),
    "hat_pile": lambda state: names(state.hat_pile[: state.hat_pile_size][::-1]),
    "pairs": lambda state: [*state.pairs[: state.players]],
    "magic": lambda state: [*state.magic[: state.players]],
    "penalties": lambda state: [*state.penalties[: state.players]],
    "last_swap": lambda state: None if state.last_swap == NONE else [slot + 1 for slot in PAIRS[state.last_swap]],
    "stall": lambda state: state.stall,
    "seen": seen,
}
ALIKE = frozenset(
    ("turn", "row", "character_pile", "pairs", "magic", "penalties", "last_swap", "stall", "seen")
)  # what all viewers see alike


def from_position(states: States, data: Mapping[str, JSON]) -> None:
    """Set up a blank state as the position says. The hats it lists are the hats of this game."""
    given = shaped(data, Position, "position")
    state = to_object(State, states[0])
    expect_seat("turn", given.turn, state.players)
    state.turn = state.first = given.turn
    state.stall = counted("stall", given.stall)
    for field in ("pairs", "magic", "penalties"):
        counts = getattr(given, field)
        if counts is not None:
            expect_length(field, counts, state.players)
            most = {"pairs": state.characters, "magic": state.magic_hats}.get(field, MOST)
            getattr(state, field)[: state.players] = [counted(field, count, most) for count in counts]
    lay(state, given.row, given.hats, given.character_pile, given.hat_pile)
    state.last_swap = NONE if given.last_swap is None else pair_of(given.last_swap)
    if given.seen is not None:
        expect_length("seen", given.seen, state.players)
        for seat, slots in enumerate(given.seen):
            state.seen[seat] = sum({1 << known_slot(state, slot) for slot in slots})
    write_back(state, states[0])
    if state.redeals and rules.mover(states[0]) != OVER:
        expect_alive(states[0])


def expect_alive(record: State) -> None:
    """M9: a dead table does not stand."""
    if not rules.is_alive(record):
        raise BadInput("magic-dead")


def counted(field: str, count: int, most: int = MOST) -> int:
    """A number that counts something."""
    if not 0 <= count <= most:
        raise BadInput("bad-count", field=field, count=count, most=most)
    return count


def pair_of(slots: Sequence[int]) -> int:
    """M5: the number of a pair of slots."""
    try:
        return PAIRS.index((slots[0] - 1, slots[1] - 1)) if len(slots) == 2 else PAIRS.index((0, 0))
    except ValueError:
        raise BadInput("magic-bad-pair", field="last_swap", slots=str([*slots])) from None


def known_slot(state: State, slot: int) -> int:
    """A slot with a hat that can be known."""
    if not (1 <= slot <= SLOTS and state.hats[slot - 1] != NONE):
        raise BadInput("magic-bad-seen", slot=slot)
    return slot - 1


def lay(
    state: State,
    row: Sequence[str | None],
    hats: Sequence[str | None],
    character_pile: Sequence[str],
    hat_pile: Sequence[str],
) -> None:
    """Lay out row, hats and piles, and count what is left."""
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
    """M1: only so many of each kind, and only these kinds, are in the box."""
    kinds = KINDS_OF[state.copies][: state.characters // state.copies]
    for kind in range(len(HAT_NAMES)):
        copies = state.magic_hats if kind == MAGIC else state.copies if kind in kinds else 0
        for what, cards in (("characters", characters), ("hats", hats)):
            if cards.count(kind) > copies:
                raise BadInput(
                    "magic-not-in-box", what=what, kind=HAT_NAMES[kind], count=cards.count(kind), most=copies
                )


def deal_of(record: State) -> dict[str, JSON]:
    """What chance decided at the deal."""
    state = to_object(State, record)
    return {
        "row": names(state.row[: state.slots]),
        "hats": names(state.hats[: state.slots]),
        "character_pile": names(state.character_pile[: state.character_pile_size][::-1]),
        "hat_pile": names(state.hat_pile[: state.hat_pile_size][::-1]),
    }


def from_deal(states: States, data: Mapping[str, JSON]) -> None:
    """M2: set up a blank state as the deal says."""
    given = shaped(data, Deal, "deal")
    state = to_object(State, states[0])
    expect_length("deal.character_pile", given.character_pile, state.characters - state.slots)
    expect_length("deal.hat_pile", given.hat_pile, state.characters + state.magic_hats - state.slots)
    lay(state, given.row, given.hats, given.character_pile, given.hat_pile)
    write_back(state, states[0])
    expect_alive(states[0])


def result(record: State) -> dict[str, JSON]:
    """M8: scores and who has won."""
    state = to_object(State, record)
    seats = range(state.players)
    return {
        "scores": [int(rules.score(record, seat)) for seat in seats],
        "winners": [seat for seat in seats if rules.payoff(record, seat) > 0],
        "ended": "complete" if rules.is_complete(record) else "stalled",
    }


def score_preview(players: int, numbers: Sequence[int]) -> Standing:
    """M8: what `rules.score_parts` has written."""
    rows = [numbers[at : at + rules.PARTS] for at in range(0, players * rules.PARTS, rules.PARTS)]
    details = [dict(zip(("pairs", "penalties", "magic"), parts, strict=True)) for _, *parts in rows]
    return Standing([row[0] for row in rows], details)
