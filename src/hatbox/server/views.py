"""Views and happenings as the wire writes them: JSON at once, and what was written before is not written again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import msgspec

from hatbox import wire
from hatbox.core.game import JSON, OVER, SPECTATOR, Absent, Game, Happening
from hatbox.core.memo import Memo
from hatbox.core.play import Match

ENCODER = msgspec.json.Encoder()


def view(match: Match[Any], viewer: int) -> bytes:
    """What a viewer may know now, as `View.position` tells it."""
    name = match.game.name.encode()
    if match.mover_in_play == OVER:  # then all is shown, and it is asked for once
        position = match.view(None if viewer == SPECTATOR else viewer).position()
        return b'{"game":"%b",%b' % (name, ENCODER.encode(position)[1:])
    look = (match.look(viewer, len(match)),)
    return b'{"game":"%b",%b}' % (name, b",".join(filter(None, [part(look) for part in writers(match.game)])))


def happenings(match: Match[Any], since: int, viewer: int) -> bytes:
    """What a viewer saw happen since a moment."""
    tell = teller(match.game)
    told = [
        tell((match.look(viewer, at), match.look(viewer, at + 1)), match.glimpse(at, viewer), match.actor(at))
        for at in range(since, len(match))
    ]
    return b"[%b]" % b",".join(told)


@cache
def writers(game: Game[Any]) -> list[Memo[Any, bytes]]:
    """What writes a view: one for all that everybody sees alike, and one for each other part."""
    alike = [name for name in game.parts if name in game.alike]
    groups = [alike, *([name] for name in game.parts if name not in game.alike)]
    return [Memo(game.state_class, _writer(game, names)) for names in groups if names]


def _writer(game: Game[Any], names: Sequence[str]) -> Callable[..., bytes]:
    def write(state: Any) -> bytes:
        told: dict[str, JSON | Absent] = {name: game.parts[name](state) for name in names}
        there = {name: value for name, value in told.items() if not isinstance(value, Absent)}
        return ENCODER.encode(there)[1:-1]

    return write


@cache
def teller(game: Game[Any]) -> Memo[Any, bytes]:
    """What tells an action, given what was seen before and after, the action as glimpsed, and who took it."""

    def tell(before: Any, after: Any, action: int, seat: int) -> bytes:
        return ENCODER.encode([told(one) for one in game.tell(before, action, after, seat)])[1:-1]

    return Memo(game.state_class, tell, states=2)


def told(happening: Happening) -> wire.Happening:
    """A happening as the wire knows it."""
    motions = [wire.Motion(one.piece, one.source, one.target, one.face) for one in happening.motions]  # type: ignore[arg-type]
    return wire.Happening(happening.code, {**happening.params}, motions)
