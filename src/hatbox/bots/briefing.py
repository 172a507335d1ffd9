"""The game as a seat sees it, in few words, for language models: a view once, then what happened, and legal moves.

Everything here is made from observations, so that it cannot tell what a seat does not know. A text is counted as one
token for every three bytes of UTF-8, which is more than tokenizers make of it.

>>> group_moves(["black B4", "black C2", "end", "exchange B4 1", "exchange B4 3", "exchange C2 1", "exchange C2 3"])
'black B4|C2; end; exchange B4|C2 1|3'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from hatbox.compiled.buffers import to_list
from hatbox.engine.game import JSON, GameEvent
from hatbox.engine.match import Observations
from hatbox.i18n import say

BYTES_PER_TOKEN = 3
MAX_WORDS = 1700  # tokens of a game after which events come as codes
MAX_LISTED, MAX_LISTED_TURNS = 2800, 60  # tokens or turns after which legal moves are listed only when asked for
TURN = 8  # tokens of what holds the parts of an answer together
NOT_LISTED = "listed by legal_moves from here on"
MIN_RUN = 3  # equal items in a row that are counted instead of repeated
NOTHING, HOLE = "-", "?"  # null on its own, and in a list
STEP = "-"  # between the cells of a move without a verb: `C3-C4`


def tokens(text: str) -> int:
    """Return how many tokens a text is taken for.

    >>> tokens("exchange B4 1")
    5
    """
    return -(-len(text.encode()) // BYTES_PER_TOKEN)


def events_since(observations: Observations[Any], ply: int) -> list[GameEvent]:
    """Return the events since a ply, as the observing seat saw them."""
    actions, movers = to_list(observations.actions), to_list(observations.movers)
    events: list[GameEvent] = []
    for at in range(ply, len(actions)):
        (scene,) = observations.game.renderer.scenes(
            observations.views, at, actions[at : at + 1], movers[at : at + 1], [observations.seat]
        )
        events += msgspec.json.decode(scene.events, type=list[GameEvent])
    return events


def describe_events(events: Sequence[GameEvent]) -> list[str]:
    """Return events in words."""
    return [say(event.code, event.params) for event in events]


def describe_view(position: Mapping[str, JSON]) -> str:
    """Return a view in one line: a field after the other, `?` for a hidden piece in a list, `-` for nothing.

    >>> describe_view({"turn": 0, "table": ["B1", "C2"], "hands": [["B6"], [None, None, None]], "cookie": None})
    'turn 0; table B1 C2; hands (B6) (?×3); cookie -'
    """
    return "; ".join(f"{name} {_brief(value)}" for name, value in position.items())


def _brief(value: JSON, nothing: str = NOTHING) -> str:
    if isinstance(value, list):
        parts = (f"({_brief(item)})" if isinstance(item, list | dict) else _brief(item, HOLE) for item in value)
        return " ".join(_count_runs([*parts])) or NOTHING
    if isinstance(value, dict):
        return " ".join(f"{name}={_brief(item).replace(' ', '/')}" for name, item in value.items()) or NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    return nothing if value is None else str(value)


def _count_runs(parts: list[str]) -> Iterator[str]:
    """Yield the parts, with `?×9` for nine equal ones in a row."""
    at = 0
    while at < len(parts):
        end = at
        while end < len(parts) and parts[end] == parts[at]:
            end += 1
        yield from [f"{parts[at]}×{end - at}"] if end - at >= MIN_RUN else parts[at:end]
        at = end


def group_moves(moves: Sequence[str]) -> str:
    """Return moves that differ in one word as one: `exchange B4|C2 1|3` is four moves."""
    return "; ".join(_grouped(moves))


def _grouped(moves: Sequence[str]) -> Iterator[str]:
    by_stem: dict[tuple[str, str], list[str]] = {}  # last words by the verb and the words between
    for move in moves:
        verb, *words = move.split(" ")
        if words:
            by_stem.setdefault((verb, " ".join(words[:-1])), []).append(words[-1])
        else:
            origin, step, rest = verb.partition(STEP)
            by_stem.setdefault((origin + step, ""), []).extend([rest] if step else [])
    merged: dict[tuple[str, tuple[str, ...]], list[str]] = {}  # words between, by the verb and all last words
    for (verb, between), ends in by_stem.items():
        merged.setdefault((verb, tuple(ends)), []).append(between)
    for (verb, last), middles in merged.items():
        words = [verb, "|".join(filter(None, middles)), "|".join(last)]
        yield ("" if verb.endswith(STEP) else " ").join(filter(None, words))


def ungroup_moves(text: str) -> list[str]:
    """Return the moves that `group_moves` has put together.

    >>> ungroup_moves("black B4|C2; C3-C4|C5*C4; narrow")
    ['black B4', 'black C2', 'C3-C4', 'C3-C5*C4', 'narrow']
    """
    moves: list[str] = []
    for group in filter(None, text.split("; ")):
        if " " not in group and STEP in group:
            origin, _, rest = group.partition(STEP)
            moves += [f"{origin}{STEP}{end}" for end in rest.split("|")]
            continue
        expanded = [""]
        for word in group.split(" "):
            expanded = [f"{start} {choice}".lstrip() for start in expanded for choice in word.split("|")]
        moves += expanded
    return moves


class Briefing:
    """The messages to one seat of one game, turn by turn: nothing twice that it can remember.

    Moves are given as a change of the last ones where that is shorter. Once a game has taken `MAX_WORDS` tokens,
    events come as codes, `jump 1 E2 D2 C2`; the first of each kind with its words. What the own move has said is not
    repeated then. In the end legal moves are left out, and codes are initials.
    """

    def __init__(self) -> None:
        self.spent = 0  # tokens so far
        self._moves: list[str] = []  # given last
        self._known: set[str] = set()  # codes that were explained
        self._turns = 0
        self._lists_moves = True
        self._initials: dict[str, str] = {}  # codes by their initials

    def forget(self) -> None:
        """Begin anew: for a reader who may have forgotten."""
        self._moves, self._known, self._lists_moves, self._initials = [], set(), True, {}

    def view(self, position: Mapping[str, JSON]) -> str:
        """Return a whole view."""
        return self._count(describe_view(position))

    def news(self, events: Sequence[GameEvent], seat: int | None = None, move: str = "") -> list[str]:
        """Return events in words, or as codes in a long game; `seat` and `move`: what the reader has played."""
        said = {str(seat), *move.split()}
        texts: list[str] = []
        for event in events:
            is_own = event.params.get("seat") == seat
            if self.spent < MAX_WORDS or not is_own or not said.issuperset(map(str, event.params.values())):
                texts.append(self._count(self._event(event, said if is_own else set())))
        return texts if self._lists_moves or not texts else ["; ".join(texts)]

    def moves(self, legal: Sequence[str]) -> str | None:
        """Return the legal moves, or how they differ from the last ones; None if they are not listed any more."""
        self.spent += TURN
        self._turns += 1
        if not self._lists_moves:
            return None
        text = group_moves(legal)
        if self._moves and legal:
            now, before = set(legal), set(self._moves)
            gone = group_moves([move for move in self._moves if move not in now])
            new = group_moves([move for move in legal if move not in before])
            change = "as before" + (f", without {gone}" if gone else "") + (f", also {new}" if new else "")
            self._lists_moves = self.spent < MAX_LISTED and self._turns <= MAX_LISTED_TURNS
            text = min(text, change, key=len) if self._lists_moves else NOT_LISTED
        self._moves = [*legal] or self._moves
        return self._count(text)

    def _event(self, event: GameEvent, said: set[str]) -> str:
        words = say(event.code, event.params)
        if self.spent < MAX_WORDS:
            return words
        name, values = event.code.partition("-")[2], [*map(str, event.params.values())]
        if event.code in self._known:
            return " ".join([self._shorten(name), *(value for value in values if value not in said)])
        self._known.add(event.code)
        return f"{' '.join([name, *values])} = {words}"

    def _shorten(self, name: str) -> str:
        """Return the initials of a code once moves are not listed any more; the first time with the code."""
        initials = "".join(word[0] for word in name.split("-"))
        if self._lists_moves or self._initials.get(initials, name) != name:
            return name
        is_known = initials in self._initials
        self._initials[initials] = name
        return initials if is_known else f"{initials}={name}"

    def _count(self, text: str) -> str:
        self.spent += tokens(text)
        return text
