"""The input of a picture: one viewer's view as JSON, with the scores, the mover and what has just happened."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from hatbox.adapters.pictures.canvas import (
    FAINT,
    GOLD,
    GOLD_DEEP,
    GOLD_SOFT,
    INK,
    PAPER,
    WIDTH,
    Canvas,
    Place,
)
from hatbox.engine.game import CHANCE, OVER, SPECTATOR, Game, GameEvent, ScorePreview, Value
from hatbox.engine.loops import loops_of
from hatbox.engine.match import Match, View
from hatbox.i18n import is_right_to_left, say

SEATS = ("#B3264E", "#C98A00", "#2E5FA8", "#1C6B50")  # by seat
HEADER = 84  # where the game begins
VIEWER = 250  # the room for whose view it is


@dataclass(frozen=True)
class Scene:
    """A game as a viewer sees it, for drawing. It is made from what the viewer saw alone."""

    game: Game[Any]
    position: Mapping[str, Any]  # null where hidden
    score_preview: ScorePreview
    players: int
    viewer: int | None
    mover: int | None  # None: the game is over
    winners: tuple[int, ...] = ()
    events: tuple[GameEvent, ...] = ()  # of the last move, as the viewer saw it
    text: str = ""  # the position in words, of games without a picture

    @classmethod
    def of_view(cls, view: View[Any]) -> Scene:
        """Build it from a view alone."""
        game = view.game
        mover = loops_of(game).mover_at(view.states, 0)
        return cls(
            game,
            view.position(),
            game.score_preview(view.states),
            game.players_and_first(view.states[0])[0],
            None if view.seat == SPECTATOR else view.seat,
            None if mover in (OVER, CHANCE) else mover,
            text="" if game.picture else _text(view),
        )

    @classmethod
    def of(cls, match: Match[Any], seat: int | None = None, at: int | None = None) -> Scene:
        """Build it for a seat or a spectator, at the end or after some actions."""
        view = match.view(seat, at)
        is_last = at is None or at == match.ply
        is_over = is_last and match.is_over
        scene = cls.of_view(view)
        last = moves_end_at(match)
        here = match.ply if at is None else at
        begin = max((end for end in last if end < here), default=0)
        events = tuple(event for action in range(begin, here) for event in match.events(action, seat))
        return cls(
            scene.game,
            scene.position,
            scene.score_preview,
            scene.players,
            scene.viewer,
            None if is_over else scene.mover,
            winners_of(match) if is_over else (),
            (*events, *_ending(match)) if is_over else events,
            scene.text and _text(view, match.options),
        )

    @property
    def touched(self) -> frozenset[str]:
        """The places from or to which something moved: `slot:4`, `cell:E5`."""
        return frozenset(
            place for event in self.events for motion in event.motions for place in (motion.source, motion.target)
        )

    @property
    def caption(self) -> str:
        """The last move, in words."""
        return " ".join(say(event.code, event.params) for event in self.events)

    @property
    def status(self) -> str:
        """The seat to act, in words."""
        return say("play-over") if self.mover is None else say("env-to-act", {"seat": self.mover})

    @property
    def title(self) -> str:
        """The picture in words, for those who do not see it."""
        viewer = say("env-public") if self.viewer is None else say("env-seen-by", {"seat": self.viewer})
        return f"{say('play-game', {'game': self.game.name})}, {viewer}. {self.status}. {self.caption}".strip()

    def draw_header(self, canvas: Canvas) -> None:
        """Draw the top lines: the seat to act, whose view this is, and what has just happened."""
        viewer = say("env-public") if self.viewer is None else say("env-seen-by", {"seat": self.viewer})
        canvas.panel((12, 10, WIDTH - 24, HEADER - 20), PAPER, 16)
        two_lines = bool(self.events)
        top = 28 if two_lines else 42
        room = WIDTH - 56 - VIEWER
        left = 28 + VIEWER if is_right_to_left() else 28
        canvas.words((left, top), self.status, 24, INK, room, display=True)
        canvas.end_words((WIDTH - 28, top), viewer, 17, FAINT, VIEWER)
        if two_lines:
            canvas.words((28, 56), self.caption, 18, FAINT, WIDTH - 56)

    def draw_seat(self, canvas: Canvas, seat: int, place: Place, colour: str | None = None) -> None:
        """Draw the panel of a seat with its number; a golden edge if it must act or has won."""
        left, top, _, height = place
        canvas.panel(place, PAPER, 16, GOLD if seat == self.mover or seat in self.winners else None)
        middle = top + height / 2
        canvas.use("doily", (left + 8, middle - 34, 68, 68))
        canvas.disc((left + 42, middle), 23, colour or SEATS[seat % len(SEATS)])
        canvas.text((left + 42, middle), str(seat), 26, PAPER, display=True)

    def draw_points(self, canvas: Canvas, seat: int, at: tuple[float, float]) -> None:
        """Draw the score of a seat on a badge."""
        text = str(self.score_preview.scores[seat]).replace("-", "−")
        canvas.box((at[0] - 27, at[1] - 17, 54, 34), GOLD_SOFT, 17)
        canvas.text(at, text, 24, GOLD_DEEP, display=True)


def moves_end_at(match: Match[Any]) -> list[int]:
    """Return the plies at which moves begin or end, with the chance after them; the first is the deal."""
    begins = [at for at in range(match.ply) if match.actor(at) != CHANCE and match.begins_move(at)]
    return sorted({0, *begins, match.ply})


def _text(view: View[Any], options: Mapping[str, Value] | None = None) -> str:
    from hatbox.adapters.rendering import table_as_text

    return table_as_text(view, options)


def winners_of(match: Match[Any]) -> tuple[int, ...]:
    """Return the seats that have won a match that is over."""
    winners = match.result()["winners"]
    assert isinstance(winners, list)
    return tuple(seat for seat in winners if isinstance(seat, int))


def _ending(match: Match[Any]) -> Iterator[GameEvent]:
    if match.resigned is not None:
        yield GameEvent("replay-resigned", {"seat": match.resigned})
    winners = winners_of(match)
    if winners:
        code = "replay-winner" if len(winners) == 1 else "replay-winners"
        yield GameEvent(code, {"seats": ", ".join(map(str, winners))})
