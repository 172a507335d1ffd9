"""The texts of notifications, in the player's language. They contain nothing hidden: no moves, no cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hatbox.i18n import Param, say
from hatbox.server.notifications.occasions import Item

MAX_LISTED = 8  # tables that a message names
MAX_NAME = 40  # characters
NO_NAMES: Mapping[str, str] = {}


@dataclass(frozen=True)
class Text:
    """A message as a player reads it, and where it leads."""

    kind: str
    table: str  # "" if it is about several
    game: str
    title: str
    body: str
    path: str  # below the server's address
    tag: str  # a newer message with the same tag replaces an older one
    count: int  # number of tables
    unsubscribe: str  # path below the server's address
    language: str

    def fields(self) -> dict[str, Any]:
        """Return the payload of Web Push."""
        names = ("kind", "table", "game", "title", "body", "path", "tag", "count", "unsubscribe")
        off = say("notify-off", language=self.language)
        return {name: getattr(self, name) for name in names} | {"off": off, "lang": self.language}


def text_of(items: Sequence[Item], language: str, unsubscribe: str, names: Mapping[str, str] = NO_NAMES) -> Text:
    """Return the message about some items; `names` are those of players by id."""
    first, count = items[0], len(items)
    path = f"unsubscribe/{unsubscribe}"
    if first.kind == "test":
        title, body = say("notify-test-title", language=language), say("notify-test-body", language=language)
        return Text("test", "", "", title, body, "profile", "test", 1, path, language)
    if count == 1:
        place = f"t/{first.table}"
        title, body = title_of(first, language), _body(first, language, names)
        return Text(first.kind, first.table, first.game, title, body, place, place, 1, path, language)
    kinds = {item.kind for item in items}
    code = "notify-turns-title" if kinds == {"turn"} else "notify-news-title"
    title = say(code, {"count": count}, language)
    lines = list(dict.fromkeys(title_of(item, language) for item in items))[:MAX_LISTED]
    kind = "turn" if "turn" in kinds else first.kind
    return Text(kind, "", "", title, "\n".join(lines), "tables", "tables", count, path, language)


def title_of(item: Item, language: str) -> str:
    """Return the message about one item in a line."""
    begun = "-begun" if item.begun and item.kind == "rematch" else ""
    return say(f"notify-{item.kind}{begun}-title", _params(item, language), language)


def _body(item: Item, language: str, names: Mapping[str, str]) -> str:
    params = _params(item, language, names)
    if item.begun or item.kind == "over":
        return say(f"notify-{item.kind}{'-begun' if item.begun else ''}-body", params, language)
    return say(f"notify-{item.kind}-body{'' if params['who'] else '-nobody'}", params, language)


def _params(item: Item, language: str, names: Mapping[str, str] = NO_NAMES) -> dict[str, Param]:
    who = say("play-bot", {"bot": item.bot}, language) if item.bot else names.get(item.by, "")[:MAX_NAME]
    return {"game": say("play-game", {"game": item.game}, language), "who": who}
