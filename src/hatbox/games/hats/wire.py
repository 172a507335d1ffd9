"""A view of Hats on the wire. Imports nothing of ours."""

from __future__ import annotations

from msgspec import Struct


class HatsView(Struct, omit_defaults=True, tag="hats", tag_field="game"):
    """A view of Hats. A card is a type letter and a value."""

    turn: int
    main_done: bool
    optional_done: bool
    table: list[str]
    hands: list[list[str | None]]
    collections: list[list[str]]
    black: list[list[str | None]]
    deck: list[str | None]
    discards: list[str | None]
    cookie: int | None
    offer: str | None  # "?" for an offered card that the viewer may not see
