"""Choosing a table on a server: own games, open tables, a new table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from hatbox import wire
from hatbox.client import Client
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu, numbered_menu
from hatbox.terminal.event_text import seats_of
from hatbox.terminal.keyboard import Keyboard
from hatbox.terminal.menus import FRIENDS, game_menu, opponents_menu, players_menu
from hatbox.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.text import Text

NEW, CODE = "new", "code"
CODE_LENGTH = 5  # of an invite code; table ids are longer


async def choose_table(screen: Screen, keyboard: Keyboard, client: Client) -> str:
    """Ask for a table and return its id: an own game, an open table, or a new one."""
    mine = await client.rest("GET", "/api/me/tables", wire.MyTables)
    listed = await client.rest("GET", "/api/tables", wire.TableList)
    running = [table for table in mine.tables if table.info.status in ("open", "playing")]
    own = {table.info.id for table in running}
    items: list[tuple[tuple[str, ...], Text | str, str | Menu]] = [
        ((table.info.id,), describe(table.info, "join-mine-turn" if table.your_turn else "join-mine"), table.info.id)
        for table in running
    ]
    items += [((info.id,), describe(info, "join-open"), info.id) for info in listed.tables if info.id not in own]
    items.append(((NEW, "n"), say("join-new"), NEW))
    items.append(((CODE, "c"), say("join-have-code"), CODE))
    picked = await keyboard.choose(numbered_menu(say("join-choose-table"), items))
    if picked == CODE:
        return await find_table(client, await keyboard.ask(say("join-ask-code")))
    return picked if picked != NEW else await new_table(keyboard, client)


async def find_table(client: Client, name: str) -> str:
    """Return the id of a table given by its invite code, link or id."""
    word = name.strip().rstrip("/").rpartition("/")[2]
    if len(word) == CODE_LENGTH:
        return (await client.rest("GET", f"/api/codes/{quote(word.upper())}", wire.TableInfo)).id
    return word


def describe(info: wire.TableInfo, code: str) -> str:
    """Return a table in one line, by the message `code`."""
    seats = seats_of(info)
    taken = [seats.who(number, None) for number, seat in enumerate(info.seats) if seat.name or seat.bot]
    free = len(info.seats) - len(taken)
    game = say("play-game", {"game": info.setup.game})
    return say(code, {"game": game, "who": ", ".join(taken), "free": free})


async def new_table(keyboard: Keyboard, client: Client) -> str:
    """Ask for the setup, open a table and return its id."""
    game = await keyboard.choose(game_menu())
    players = int(await keyboard.choose(players_menu(game)))
    level = await keyboard.choose(opponents_menu("join-friends"))
    bots: dict[str, Any] = {}
    public = False
    if level == FRIENDS:
        public = await keyboard.choose(access_menu()) == "listed"
    else:
        bots = {str(seat): level for seat in range(1, players)}
    setup = wire.Setup(game, players, bots=bots, public=public)
    return (await client.open(setup)).id


def access_menu() -> Menu:
    return Menu(
        say("join-choose-access"),
        (
            Choice(("1", "listed"), say("join-listed"), "listed"),
            Choice(("2", "private"), say("join-private"), "private"),
        ),
    )
