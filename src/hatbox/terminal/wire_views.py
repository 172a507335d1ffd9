"""Views as they come over the wire, made into views that can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hatbox import wire
from hatbox.compiled.records import to_object, write_back
from hatbox.engine.game import SPECTATOR, Game, Value
from hatbox.engine.match import View


def view_of(
    game: Game[Any], options: Mapping[str, Value], scene: wire.Scene, players: int, seat: int | None
) -> View[Any]:
    """Return the view of a scene: what is null on the wire is hidden. It is good for drawing, not for thinking."""
    states = game.blank(players, options, 0)
    state = to_object(game.state_class, states[0])
    assert game.terminal_view is not None
    game.terminal_view.restore(state, scene, seat)
    write_back(state, states[0])
    return View(game, SPECTATOR if seat is None else seat, states)


def put(target: list[int], names: Sequence[str | None], number: Callable[[str | None], int]) -> int:
    """Lay named things into the first places; how many they are."""
    target[: len(names)] = map(number, names)
    return len(names)
