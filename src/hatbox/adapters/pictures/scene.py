"""The input of a picture: one viewer's view as JSON, with the scores and the mover."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hatbox.adapters.pictures.canvas import FAINT, GOLD, GOLD_DEEP, PANEL, SEATS, Canvas, Place
from hatbox.engine.game import SPECTATOR, ScorePreview
from hatbox.engine.match import Match, View
from hatbox.i18n import say


@dataclass(frozen=True)
class Scene:
    """A game as a viewer sees it, for drawing."""

    position: Mapping[str, Any]  # null where hidden
    score_preview: ScorePreview
    players: int
    viewer: int | None
    mover: int | None  # None: the game is over

    @classmethod
    def of(cls, match: Match[Any], view: View[Any]) -> Scene:
        """Build it from the view; the mover is public."""
        score_preview = match.game.score_preview(view.states)
        viewer = None if view.seat == SPECTATOR else view.seat
        return cls(view.position(), score_preview, match.players, viewer, match.mover)

    def draw_header(self, canvas: Canvas) -> None:
        """Draw the top line: the seat to act, and the viewer."""
        status = say("play-over") if self.mover is None else say("env-to-act", {"seat": self.mover})
        canvas.text((24, 26), status, 20, anchor="lm")
        viewer = say("env-public") if self.viewer is None else say("env-seen-by", {"seat": self.viewer})
        canvas.text((canvas.width - 24, 26), viewer, 14, FAINT, "rm")

    def draw_seat(self, canvas: Canvas, seat: int, place: Place, unit: str) -> None:
        """Draw the panel of a seat: number and score on the left, a golden edge if it must act."""
        left, top, _, height = place
        canvas.box(place, PANEL, 12, GOLD if seat == self.mover else None)
        middle = top + height / 2
        canvas.disc((left + 36, middle), 20, SEATS[seat % len(SEATS)])
        canvas.text((left + 36, middle), str(seat), 22, PANEL)
        canvas.text((left + 88, middle - 6), str(self.score_preview.scores[seat]), 24, GOLD_DEEP)
        canvas.text((left + 88, middle + 16), unit, 11, FAINT)
