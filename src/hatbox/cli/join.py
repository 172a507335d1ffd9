"""`hatbox join`: play on a server, from the terminal."""

from __future__ import annotations

import asyncio
import gc
from argparse import Namespace
from urllib.parse import urlsplit

import msgspec

from hatbox import wire
from hatbox.cli.arguments import CommandParser
from hatbox.cli.loading import warm_up
from hatbox.client import Client, NotHatbox, Unreachable, WireError, request
from hatbox.engine.errors import BadInput
from hatbox.i18n import say
from hatbox.terminal import identity
from hatbox.terminal.event_text import refusal
from hatbox.terminal.keyboard import Keyboard
from hatbox.terminal.lobby import choose_table, find_table
from hatbox.terminal.online import LeftTable, OnlineTable
from hatbox.terminal.screen import Screen


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("url", metavar="URL", help=text("join-url"))
    parser.add_argument("table", metavar="TABLE", nargs="?", help=text("join-table"))
    parser.add_argument("--name", metavar="NAME", help=text("join-name"))
    parser.add_argument("--invite", default="", metavar="CODE", help=text("join-invite"))
    parser.add_argument("--token-file", metavar="F", help=text("join-token-file"))


def run(args: Namespace) -> int:
    """Sign in, choose a table, and play."""
    gc.enable()  # unlike other commands this one runs long
    address = address_of(args.url)
    screen = Screen()
    try:
        asyncio.run(join(screen, address, args))
    except EOFError:
        screen.gap()
    except NotHatbox:
        raise BadInput("join-not-hatbox", address=address) from None
    except Unreachable as error:
        raise BadInput("join-unreachable", **error.params) from None
    except WireError as error:
        raise BadInput("join-refusal", reason=refusal(error)) from None
    screen.say("play-goodbye")
    return 0


def address_of(text: str) -> str:
    """Return the URL of a server given as `localhost:8731` or `https://example.org/hatbox/`."""
    address = (text if "://" in text else f"http://{text}").rstrip("/")
    try:
        parts = urlsplit(address)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_good = False
    if not is_good or not address.isprintable() or " " in address:
        raise BadInput("join-bad-address", address=text)
    return address


async def join(screen: Screen, address: str, args: Namespace) -> None:
    await asyncio.to_thread(request, address, "GET", "/api", wire.Box)  # raises NotHatbox
    keyboard = Keyboard(screen)
    client = await sign_in(screen, keyboard, address, args)
    async with client:
        table: str | None = await find_table(client, args.table) if args.table else None
        table = table or await choose_table(screen, keyboard, client)
        while table is not None:
            table = await play_at(screen, keyboard, client, table)


async def sign_in(screen: Screen, keyboard: Keyboard, address: str, args: Namespace) -> Client:
    """Connect as the player known on this server, or as a new guest."""
    path = args.token_file or identity.default_path()
    player = identity.load_identities(path).get(address)
    if player is not None:
        try:
            client = await Client.connect(address, token=player.token)
        except WireError as error:
            if error.code != "identity/unknown-token":
                raise
            screen.show(refusal(error))
        else:
            if args.name and args.name != player.name:
                profile = await client.rest("PATCH", "/api/me", wire.Profile, wire.ProfileChange(args.name))
                identity.store_identity(path, address, msgspec.structs.replace(player, name=profile.name))
            return client
    name = args.name
    while not name:
        name = await keyboard.ask(say("join-name"))
    guest = wire.NewGuest(name, invite=args.invite)
    player = await asyncio.to_thread(request, address, "POST", "/api/guests", wire.Identity, guest)
    identity.store_identity(path, address, player)
    if player.recovery:  # else a personal invitation has brought back somebody who has one
        screen.show_whole(say("join-recovery", {"code": player.recovery, "path": path}))
    return await Client.connect(address, token=player.token)


async def play_at(screen: Screen, keyboard: Keyboard, client: Client, table: str) -> str | None:
    """Sit down at a table, or watch it; return the next table, if any."""
    seat = await client.watch(table)
    info = seat.info
    assert info is not None
    await asyncio.to_thread(warm_up, info.setup.game)
    if info.status == "open":
        if seat.seat is None and any(chair.name is None and chair.bot is None for chair in info.seats):
            await seat.do(wire.Sit())
            await seat.until(lambda: seat.seat is not None)
        if seat.seat is not None and not info.seats[seat.seat].ready:
            await seat.ready()
    try:
        await OnlineTable(screen, keyboard, client, seat).run()
    except LeftTable as left:
        return left.table
    return None
