"""A view of Magic Hat on the wire. Imports nothing of ours."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class MagicHatView(Struct, omit_defaults=True, tag="magic_hat", tag_field="game"):
    """A view of Magic Hat. A hat in the row that the viewer does not know is "?"; null is an empty slot."""

    turn: int
    row: list[str | None]
    hats: list[str | None]
    character_pile: list[str | None]
    hat_pile: list[str | None]
    pairs: list[int]
    magic: list[int]
    penalties: list[int]
    last_swap: list[int] | None
    stall: int
    seen: list[list[int]] | UnsetType = UNSET  # by seat: slots whose hat that seat has seen
