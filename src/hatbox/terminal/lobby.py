"""Before a table: the games that wait, the tables that are open, and a new one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from hatbox import wire
from hatbox.client import Client
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu, numbered
from hatbox.terminal.event_text import seats_of
from hatbox.terminal.keyboard import Typist
from hatbox.terminal.screen import Screen
from hatbox.terminal.start import FRIENDS, game_menu, opponents_menu, players_menu

if TYPE_CHECKING:
    from rich.text import Text

NEW, CODE = "new", "code"
CODE_LENGTH = 5  # letters of an invitation; a table's own name is longer


async def chosen_table(screen: Screen, typist: Typist, client: Client) -> str:
    """The table that somebody wants to sit at: an own game, an open table, or a new one."""
    mine = await client.rest("GET", "/api/me/tables", wire.MyTables)
    listed = await client.rest("GET", "/api/tables", wire.TableList)
    running = [one for one in mine.tables if one.info.status in ("open", "playing")]
    own = {one.info.id for one in running}
    items: list[tuple[tuple[str, ...], Text | str, str | Menu]] = [
        ((one.info.id,), told(one.info, "join-mine-turn" if one.your_turn else "join-mine"), one.info.id)
        for one in running
    ]
    items += [((info.id,), told(info, "join-open"), info.id) for info in listed.tables if info.id not in own]
    items.append(((NEW, "n"), say("join-new"), NEW))
    items.append(((CODE, "c"), say("join-have-code"), CODE))
    picked = await typist.choose(numbered(say("join-choose-table"), items))
    if picked == CODE:
        return await table_named(client, await typist.ask(say("join-ask-code")))
    return picked if picked != NEW else await new_table(typist, client)


async def table_named(client: Client, name: str) -> str:
    """Return the table that somebody names: by the five letters of an invitation, by its link, or by its own name."""
    word = name.strip().rstrip("/").rpartition("/")[2]
    if len(word) == CODE_LENGTH:
        return (await client.rest("GET", f"/api/codes/{quote(word.upper())}", wire.TableInfo)).id
    return word


def told(info: wire.TableInfo, code: str) -> str:
    """A table in a line."""
    seats = seats_of(info)
    taken = [seats.who(seat, None) for seat, one in enumerate(info.seats) if one.name or one.bot]
    free = len(info.seats) - len(taken)
    game = say("play-game", {"game": info.setup.game})
    return say(code, {"game": game, "who": ", ".join(taken), "free": free})


async def new_table(typist: Typist, client: Client) -> str:
    """Open a table, as a few menus ask."""
    game = await typist.choose(game_menu())
    players = int(await typist.choose(players_menu(game)))
    level = await typist.choose(opponents_menu("join-friends"))
    bots: dict[str, Any] = {}
    public = False
    if level == FRIENDS:
        public = await typist.choose(access_menu()) == "listed"
    else:
        bots = {str(seat): level for seat in range(1, players)}
    setup = wire.Setup(game, players, bots=bots, public=public)
    return (await client.open(setup)).id


def access_menu() -> Menu:
    """Who may sit down."""
    return Menu(
        say("join-choose-access"),
        (
            Choice(("1", "listed"), say("join-listed"), "listed"),
            Choice(("2", "private"), say("join-private"), "private"),
        ),
    )
