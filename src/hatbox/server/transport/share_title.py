"""The title of a shared link to a finished game: who won which game, and the scores."""

from __future__ import annotations

import re

import msgspec

from hatbox import wire
from hatbox.games import game_named
from hatbox.i18n import DEFAULT_LANGUAGE, Param, languages, say
from hatbox.server.players.lobby import INFO
from hatbox.server.store.store import Store, StoreError

TABLE = re.compile(r"/t/([0-9a-f]{1,32})(?:/review)?")


async def share_title(store: Store, path: str, accepted: str) -> str:
    """Return the title of a page; "" unless it shows a finished game. A failing database must not fail the page."""
    match = TABLE.fullmatch(path)
    if not match:
        return ""
    try:
        rows = await store.fetch("SELECT info FROM tables WHERE id = ? AND status = 'over'", match[1])
        return _title(INFO.decode(rows[0][0]), language_of_header(accepted)) if rows else ""
    except (StoreError, msgspec.DecodeError):
        return ""


def _title(info: wire.TableInfo, language: str) -> str:
    result, game = info.result, info.setup.game
    if result is None or not result.winners:
        return ""
    seats = [info.seats[seat] for seat in result.winners]
    names = [seat.name or say("play-bot", {"bot": seat.bot or ""}, language) for seat in seats]
    name = say("play-game", {"game": game}, language)
    params: dict[str, Param] = {"who": " & ".join(names), "count": len(names), "game": name}
    if not game_named(game).counts_points or result.ended in ("resigned", "abandoned"):  # no scores
        return say("share-title-plain", params, language)
    scores = sorted((f"{score:g}" for score in result.scores), key=float, reverse=True)
    return say("share-title", params | {"scores": ":".join(scores)}, language)


def language_of_header(accepted: str) -> str:
    """Return the first language of an Accept-Language header that is supported."""
    codes = (part[:2].lower() for part in accepted.replace(" ", "").split(","))
    return next((code for code in codes if code in languages()), DEFAULT_LANGUAGE)
