"""Views and happenings for the wire. A view is JSON at once, and what was written before is not written again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec

from hatbox.core.game import EVERYTHING, JSON, OVER, SPECTATOR, Absent, Game, Happening
from hatbox.core.layout import Cell, Row, Rows
from hatbox.core.memo import Look, Memo
from hatbox.core.play import Match

ENCODER = msgspec.json.Encoder()
MOST = 20_000  # standings kept


def view(match: Match[Any], viewer: int, *, as_in_play: bool = False) -> bytes:
    """What a viewer may know now, as `View.position` tells it; `as_in_play`: even if the game is over."""
    name = match.game.name.encode()
    if match.mover_in_play == OVER and not (
        as_in_play or viewer == EVERYTHING
    ):  # then all is shown, and it is asked for once
        position = match.view(None if viewer == SPECTATOR else viewer).position()
        return b'{"game":"%b",%b' % (name, ENCODER.encode(position)[1:])
    look = match.look(viewer, len(match))
    return b'{"game":"%b",%b}' % (name, b",".join(filter(None, [write(look) for write in writers(match.game)])))


def happenings(match: Match[Any], since: int, viewer: int) -> list[Happening]:
    """What a viewer saw happen since a moment."""
    told: list[Happening] = []
    for at in range(since, len(match)):
        before, after = match.look(viewer, at).state(), match.look(viewer, at + 1).state()
        told += match.game.tell(before, match.glimpse(at, viewer), after, match.actor(at))
    return told


def standing(match: Match[Any], viewer: int) -> bytes:
    """Who would have how much if the game ended now, as far as a viewer can tell."""
    return standings(match.game)[match.players, match.reckon(viewer)]


class Standings(dict[tuple[int, tuple[int, ...]], bytes]):
    """Standings as JSON by the numbers they tell, which mostly are the same for all viewers: each written once."""

    def __init__(self, game: Game[Any]) -> None:
        """Nothing is written yet."""
        super().__init__()
        self._game = game

    def __missing__(self, key: tuple[int, tuple[int, ...]]) -> bytes:
        if len(self) >= MOST:
            self.clear()
        self[key] = written = ENCODER.encode(self._game.standing(*key))
        return written


@cache
def standings(game: Game[Any]) -> Standings:
    """The standings of one game."""
    return Standings(game)


Writer: TypeAlias = Callable[[Look[Any]], bytes]


@cache
def writers(game: Game[Any]) -> list[Writer]:
    """What writes a view: one for all that everybody sees alike, and one for each other part."""
    alike = [name for name in game.parts if name in game.alike]
    others = [writer(game, name) for name in game.parts if name not in game.alike]
    return [remembering(game, alike), *others] if alike else others


def writer(game: Game[Any], name: str) -> Writer:
    """What writes one part."""
    part = game.parts[name]
    if not isinstance(part, Cell | Row | Rows):
        return remembering(game, [name])
    write, key = part.writer(game.state_class), b'"%b":' % name.encode()
    return lambda look: key + write(look.raw)


def remembering(game: Game[Any], names: Sequence[str]) -> Writer:
    """What writes some parts, or remembers them."""

    def written(state: Any) -> bytes:
        told: dict[str, JSON | Absent] = {name: game.parts[name](state) for name in names}
        there = {name: value for name, value in told.items() if not isinstance(value, Absent)}
        return ENCODER.encode(there)[1:-1]

    memo: Memo[Any, bytes] = Memo(game.state_class, written)
    return lambda look: memo((look,))
