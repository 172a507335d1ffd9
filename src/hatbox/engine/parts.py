"""Optional parts of a game, for bots, terminal, pictures and chat.

Properties of `Game` return them, so that rich, drawings and word lists are imported only where they are used. Each
interface is implemented by a module of the game's folder. Their `Any` are types of layers above, or compiled arguments.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol


class Greedy(Protocol):
    """A player that looks one move ahead, compiled."""

    @property
    def ROOM(self) -> int:  # noqa: N802
        """The number of states that `choose` needs as scratch."""

    @property
    def REASONS(self) -> Sequence[tuple[str, Sequence[str]]]:  # noqa: N802
        """The message codes of its reasons, with the names of their parameters."""

    def choose(
        self, views: Any, moment: int, seat: int, chance: int, rngs: Any, states: Any, out: Any, why: Any, /
    ) -> int:
        """Return an action, given a seat's views so far; write the number of the reason and its parameters to `why`."""


SIMPLE, DROWSY, ATTENTIVE = range(3)  # manners: a beginner's; half asleep; half asleep, but attentive for this move


class Beginner(Protocol):
    """A player that follows a simple rule, compiled."""

    @property
    def AWAKE(self) -> float:  # noqa: N802
        """The probability that a drowsy player makes an attentive move."""

    def choose(
        self,
        views: Any,
        actions: Any,
        movers: Any,
        begin: int,
        count: int,
        seat: int,
        manner: int,
        seed: int,
        out: Any,
        /,
    ) -> int:
        """Return the next action of a move that the rule prefers, given a seat's observations of `count` actions.

        The move began at ply `begin`. A drowsy player is weak, but never absurd.
        """


@dataclass(frozen=True)
class Strategy:
    """Knowledge for bots beyond the rules."""

    heuristics: ModuleType | None = None  # any of the hooks of `bots.default_heuristics`
    greedy: Greedy | None = None
    beginner: Beginner | None = None


@dataclass(frozen=True)
class ItemGroup:
    """Things that a study counts for each seat in a finished game: cards, cells, choices, rules that applied."""

    title: str
    items: Sequence[str]
    places: Sequence[tuple[float, float]] = ()  # of the items on a map: x to the right, y down, in widths of an item
    is_use: bool = False  # how often it happens is all that counts, not who wins with it


class Study(Protocol):
    """Measures of studies beyond shares, scores and events. The functions are compiled."""

    @property
    def GROUPS(self) -> Sequence[ItemGroup]:  # noqa: N802
        """The items, group after group."""

    @property
    def OPENINGS(self) -> Sequence[str]:  # noqa: N802
        """The ways in which a game can begin."""

    @property
    def RULES(self) -> Mapping[str, str]:  # noqa: N802
        """The rule that an event shows at work, by the event's code."""

    def count_items(self, states: Any, actions: Any, movers: Any, count: int, counts: Any, /) -> None:
        """Add to `counts[seat][item]`, given every state of a finished game and its `count` actions."""

    def opening(self, states: Any, actions: Any, movers: Any, count: int, /) -> int:
        """Return how the game began."""


class Picture(Protocol):
    """A drawing as SVG."""

    def draw(self, canvas: Any, scene: Any, /) -> float:
        """Draw an `adapters.pictures.scene.Scene` on a canvas and return the height."""


class Displays(Protocol):
    """The displays of notebooks, implemented by `adapters.notebook`: a layer above those that have them."""

    def view_svg(self, view: Any, /) -> str: ...
    def match_svg(self, match: Any, /) -> str: ...
    def record_html(self, record: Any, /) -> str: ...
    def decision_html(self, decision: Any, /) -> str: ...
    def hints_html(self, hints: Any, /) -> str: ...
    def standings_html(self, standings: Any, /) -> str: ...


def displays() -> Displays:
    """Return them; imported by name when a notebook asks, so that nobody else loads the drawings."""
    module: Any = import_module("hatbox.adapters.notebook")
    result: Displays = module
    return result


class ChatFilter(Protocol):
    """A filter for what a rule forbids to say in chat."""

    @property
    def RULE(self) -> str:  # noqa: N802
        """The id of the rule."""

    def gives_away(self, text: str, /) -> str | None:
        """Return the kind of forbidden information in a text, None if there is none."""
