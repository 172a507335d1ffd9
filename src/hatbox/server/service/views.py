"""Views and happenings for the wire. All are JSON at once, and what was written before is not written again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec

from hatbox.compiled.dependency_memo import Memo
from hatbox.compiled.records import byte_rows
from hatbox.engine.game import EVERYTHING, JSON, SPECTATOR, Absent, Game
from hatbox.engine.json_layout import json_program_of
from hatbox.engine.match import Match
from hatbox.engine.view_cache import ViewerSnapshot, decode_score_parts

ENCODER = msgspec.json.Encoder()
MAX_STANDINGS = 5_000  # kept
MAX_TOLD = 200  # tellings of one action kept: all that one tells of most actions
NOTHING = b"[]"  # has happened


class Views:
    """A game as viewers see it now, and what they saw happen since a moment."""

    def __init__(self, match: Match[Any], since: int) -> None:
        """What all saw is found once."""
        game = match.game
        self._match = match
        self._moments = range(min(since, match.ply), match.ply + 1)  # something may have been taken back
        self._sights = [*zip(*[match.snapshot(at).viewers for at in self._moments], strict=True)]  # a spectator's first
        self._actors = [match.actor(at) for at in self._moments[:-1]]
        self._tellings = tellings(game)
        self._standings = standings(game)

    def _seen_by(self, viewer: int) -> Sequence[ViewerSnapshot]:
        if viewer == EVERYTHING:
            return [self._match.full_snapshot(at) for at in self._moments]
        return self._sights[viewer - SPECTATOR]

    def of(self, viewer: int) -> tuple[bytes, bytes, bytes]:
        """What a viewer knew now while playing, who would have how much if the game ended now, what has happened."""
        sights = self._seen_by(viewer)
        now = sights[-1]
        told = [
            self._tellings[after.action]((before.view, after.view), actor)
            for before, after, actor in zip(sights, sights[1:], self._actors, strict=False)
        ]
        standing = self._standings[self._match.players, now.parts]
        return now.page or written(self._match.game, now.view), standing, b"[%b]" % b",".join(told)


def revealed(match: Match[Any], viewer: int) -> tuple[bytes, bytes]:
    """A game that is over: then all is shown, and who has how much."""
    game, page, now = match.game, json_program_of(match.game), match.view(None if viewer == SPECTATOR else viewer)
    view = page.write(byte_rows(game.state_class, now.states))[0] if page else written(game, now.to_bytes())
    return view, standings(game)[match.players, match.full_snapshot(match.ply).parts]


def written(game: Game[Any], view: bytes) -> bytes:
    """A view that is no page."""
    parts = filter(None, [write(view) for write in writers(game)])
    return b'{"game":"%b",%b}' % (game.name.encode(), b",".join(parts))


class Standings(dict[tuple[int, bytes], bytes]):
    """Standings as JSON by the numbers they tell, which mostly are the same for all viewers: each written once."""

    def __init__(self, game: Game[Any]) -> None:
        """Nothing is written yet."""
        super().__init__()
        self._game = game

    def __missing__(self, key: tuple[int, bytes]) -> bytes:
        if len(self) >= MAX_STANDINGS:
            self.clear()
        players, parts = key
        self[key] = written = ENCODER.encode(self._game.positions.score_preview(players, decode_score_parts(parts)))
        return written


@cache
def standings(game: Game[Any]) -> Standings:
    """The standings of one game."""
    return Standings(game)


class Tellings(dict[int, Memo[Any, bytes]]):
    """What happened, as JSON, by the action as a viewer saw it: what is told of an action depends on little."""

    def __init__(self, game: Game[Any]) -> None:
        """Nothing is told yet."""
        super().__init__()
        self._game = game

    def __missing__(self, action: int) -> Memo[Any, bytes]:
        tell = self._game.events.describe

        def told(before: Any, after: Any, actor: int) -> bytes:
            return ENCODER.encode(tell(before, action, after, actor))[1:-1]

        self[action] = memo = Memo(self._game.state_class, told, states=2, max_results=MAX_TOLD)
        return memo


@cache
def tellings(game: Game[Any]) -> Tellings:
    """The tellings of one game."""
    return Tellings(game)


Writer: TypeAlias = Callable[[bytes], bytes]


@cache
def writers(game: Game[Any]) -> list[Writer]:
    """What writes a view that is no page: one for all that everybody sees alike, and one for each other part."""
    alike = [name for name in game.positions.parts if name in game.positions.public_parts]
    others = [remembering(game, [name]) for name in game.positions.parts if name not in game.positions.public_parts]
    return [remembering(game, alike), *others] if alike else others


def remembering(game: Game[Any], names: Sequence[str]) -> Writer:
    """What writes some parts, or remembers them."""

    def written(state: Any) -> bytes:
        told: dict[str, JSON | Absent] = {name: game.positions.parts[name](state) for name in names}
        there = {name: value for name, value in told.items() if not isinstance(value, Absent)}
        return ENCODER.encode(there)[1:-1]

    memo: Memo[Any, bytes] = Memo(game.state_class, written)
    return lambda view: memo((view,))
