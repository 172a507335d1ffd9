"""What must hold in every state of Magic Hat: each hat and character in one place."""

from __future__ import annotations

from collections.abc import Iterator

from hatbox.compiled.records import to_object
from hatbox.engine.game import NONE, OVER
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.state import CHARACTERS, MAGIC, MAGIC_HATS, SLOTS, State


def violations(record: State) -> Iterator[str]:
    """Everything that is wrong with a state that began with a deal."""
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
        yield "somebody knows a hat that is not there"
    if state.redeals and not state.shuffling and rules.mover(record) != OVER and not rules.is_alive(record):
        yield "the table is dead"
