"""The title under which a finished game is shared: who won, by how much, and which game it was."""

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
    """Return the title of a page; empty where there is nothing to tell. Of games that are not over nothing is.

    The page is served even when the database is not: then it has no title of its own.
    """
    found = TABLE.fullmatch(path)
    if not found:
        return ""
    try:
        rows = await store.fetch("SELECT info FROM tables WHERE id = ? AND status = 'over'", found[1])
        return _title(INFO.decode(rows[0][0]), _language(accepted)) if rows else ""
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
    if not game_named(game).counts_points or result.ended in ("resigned", "abandoned"):  # nothing is counted
        return say("share-title-plain", params, language)
    scores = sorted((f"{score:g}" for score in result.scores), key=float, reverse=True)
    return say("share-title", params | {"scores": ":".join(scores)}, language)


def _language(accepted: str) -> str:
    """The first language of an accept-language header that there is."""
    asked = (part[:2].lower() for part in accepted.replace(" ", "").split(","))
    return next((code for code in asked if code in languages()), DEFAULT_LANGUAGE)
