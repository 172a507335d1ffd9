"""Optional parts of a game: what bots, terminal, pictures and chat need beyond the rules.

A `Game` returns them when they are asked for, so that rich, Pillow and word lists are imported only where they are
used. Each interface is met by a module of the game's folder.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from hatbox.engine.game import Happening
    from hatbox.engine.match import Observations


class Greedy(Protocol):
    """A player that looks one move ahead, compiled."""

    @property
    def ROOM(self) -> int:  # noqa: N802
        """How many states `choose` needs to work in."""

    @property
    def REASONS(self) -> Sequence[tuple[str, Sequence[str]]]:  # noqa: N802
        """Message codes of its reasons, each with the names of its parameters."""

    def choose(
        self, views: Any, moment: int, seat: int, chance: int, dice: Any, states: Any, out: Any, why: Any, /
    ) -> int:
        """Return an action, given the views of a story; write the number of the reason and its parameters to `why`."""


class Beginner(Protocol):
    """A player that follows a simple rule, in plain Python."""

    @property
    def AWAKE(self) -> float:  # noqa: N802
        """The share of its moves that a half-asleep player makes awake."""

    def simple(self, story: Observations[Any], moment: int, /) -> list[str]:
        """Return the moves that a beginner's rule finds best. `moment`: when the move under way began."""

    def drowsy(self, story: Observations[Any], moment: int, awake: bool, /) -> list[str]:
        """Return the moves that somebody half asleep may make: weak, but never absurd."""


class Explanations(Protocol):
    """Why an action is good, in a sentence."""

    def explain(self, story: Observations[Any], action: int, forced: bool, /) -> Happening | None:
        """Return what an action is good for, from what the seat has seen; of a forced one, which rule forces it."""


@dataclass(frozen=True)
class Strategy:
    """What bots know about a game beyond its rules."""

    heuristics: ModuleType | None = None  # of the search: any of the hooks in `bots.default_heuristics`
    greedy: Greedy | None = None
    beginner: Beginner | None = None
    explanations: Explanations | None = None


class Picture(Protocol):
    """Draws a game with Pillow."""

    def draw(self, scene: Any, /) -> Any:
        """Return an image of an `adapters.pictures.scene.Scene`."""


class ChatFilter(Protocol):
    """Which words a rule forbids in chat."""

    @property
    def RULE(self) -> str:  # noqa: N802
        """The rule that forbids them."""

    def gives_away(self, text: str, /) -> str | None:
        """Return what kind of forbidden thing a text names, None if nothing."""
