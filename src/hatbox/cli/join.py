"""`hatbox join`: play at a server, from this terminal."""

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
from hatbox.terminal.keyboard import Typist
from hatbox.terminal.lobby import chosen_table, table_named
from hatbox.terminal.online import Gone, Online
from hatbox.terminal.screen import Screen


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("url", metavar="URL", help=text("join-url"))
    parser.add_argument("table", metavar="TABLE", nargs="?", help=text("join-table"))
    parser.add_argument("--name", metavar="NAME", help=text("join-name"))
    parser.add_argument("--invite", default="", metavar="CODE", help=text("join-invite"))
    parser.add_argument("--token-file", metavar="F", help=text("join-token-file"))


def run(args: Namespace) -> int:
    """Be somebody there, find a table, and play."""
    gc.enable()  # unlike other commands this one goes on for long
    address = address_of(args.url)
    screen = Screen()
    try:
        asyncio.run(joined(screen, address, args))
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
    """The address of a server as it is typed: `localhost:8731`, `https://example.org/hatbox/`."""
    address = (text if "://" in text else f"http://{text}").rstrip("/")
    try:
        parts = urlsplit(address)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname) and (parts.port or 1) > 0
    except ValueError:
        is_good = False
    if not is_good or not address.isprintable() or " " in address:
        raise BadInput("join-bad-address", address=text)
    return address


async def joined(screen: Screen, address: str, args: Namespace) -> None:
    """From the door to the last table."""
    await asyncio.to_thread(request, address, "GET", "/api", wire.Box)  # is it one of ours?
    typist = Typist(screen)
    client = await identified(screen, typist, address, args)
    async with client:
        table: str | None = await table_named(client, args.table) if args.table else None
        table = table or await chosen_table(screen, typist, client)
        while table is not None:
            table = await at_table(screen, typist, client, table)


async def identified(screen: Screen, typist: Typist, address: str, args: Namespace) -> Client:
    """The one who is known here, or somebody new."""
    path = args.token_file or identity.usual_file()
    who = identity.known(path).get(address)
    if who is not None:
        try:
            client = await Client.connect(address, token=who.token)
        except WireError as error:
            if error.code != "identity/unknown-token":
                raise
            screen.show(refusal(error))
        else:
            if args.name and args.name != who.name:
                profile = await client.rest("PATCH", "/api/me", wire.Profile, wire.ProfileChange(args.name))
                identity.keep(path, address, msgspec.structs.replace(who, name=profile.name))
            return client
    name = args.name
    while not name:
        name = await typist.ask(say("join-name"))
    guest = wire.NewGuest(name, invite=args.invite)
    who = await asyncio.to_thread(request, address, "POST", "/api/guests", wire.Identity, guest)
    identity.keep(path, address, who)
    screen.show_whole(say("join-recovery", {"code": who.recovery, "path": path}))
    return await Client.connect(address, token=who.token)


async def at_table(screen: Screen, typist: Typist, client: Client, table: str) -> str | None:
    """Sit at a table, or watch it; the next one, if it goes on somewhere else."""
    seat = await client.watch(table)
    info = seat.info
    assert info is not None
    await asyncio.to_thread(warm_up, info.setup.game)
    if info.status == "open":
        if seat.seat is None and any(one.name is None and one.bot is None for one in info.seats):
            await seat.do(wire.Sit())
            await seat.until(lambda: seat.seat is not None)
        if seat.seat is not None and not info.seats[seat.seat].ready:
            await seat.ready()
    try:
        await Online(screen, typist, client, seat).run()
    except Gone as gone:
        return gone.table
    return None
