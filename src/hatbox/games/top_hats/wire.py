"""A view of Top Hats on the wire. Imports nothing of ours."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType


class TopHatsView(Struct, omit_defaults=True, tag="top_hats", tag_field="game"):
    """A view of Top Hats. A stack is its hats from the top down."""

    turn: int
    stacks: dict[str, list[str | None]]
    band: int
    narrowed: int
    stall: int
    builders: dict[str, int] | UnsetType = UNSET  # by cell: who built the stack
    phase: Literal["building", "placing"] | UnsetType = UNSET  # absent once all stacks stand
    built: list[list[list[str | None]]] | UnsetType = UNSET  # by seat: stacks not yet placed, middle and bottom hat
    moving: list[str] | UnsetType = UNSET  # in the middle of a move: where it began, where it is
