"""`hatbox join`: play at a server, from this terminal."""

from __future__ import annotations

import asyncio
import gc
from argparse import Namespace
from urllib.parse import urlsplit

import msgspec

from hatbox import wire
from hatbox.cli.loading import warm_up
from hatbox.client import Client, WireError, request
from hatbox.core.errors import BadInput
from hatbox.i18n import say
from hatbox.terminal import identity
from hatbox.terminal.lobby import chosen_table
from hatbox.terminal.news import refusal
from hatbox.terminal.online import Gone, Online
from hatbox.terminal.screen import Screen
from hatbox.terminal.typing import Typist


def run(asked: Namespace) -> int:
    """Be somebody there, find a table, and play."""
    gc.enable()  # unlike other commands this one goes on for long
    address = address_of(asked.url)
    screen = Screen()
    try:
        asyncio.run(joined(screen, address, asked))
    except EOFError:
        screen.gap()
    except WireError as fault:
        raise BadInput("join-refusal", reason=refusal(fault)) from None
    except (msgspec.DecodeError, UnicodeError):
        raise BadInput("join-not-hatbox", address=address) from None
    except OSError as fault:
        raise BadInput("join-unreachable", address=address, reason=str(getattr(fault, "reason", fault))) from None
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


async def joined(screen: Screen, address: str, asked: Namespace) -> None:
    """From the door to the last table."""
    await asyncio.to_thread(request, address, "GET", "/api", wire.Box)  # is it one of ours?
    typist = Typist(screen)
    client = await identified(screen, typist, address, asked)
    async with client:
        table: str | None = asked.table or await chosen_table(screen, typist, client)
        while table is not None:
            table = await at_table(screen, typist, client, table)


async def identified(screen: Screen, typist: Typist, address: str, asked: Namespace) -> Client:
    """The one who is known here, or somebody new."""
    path = asked.token_file or identity.usual_file()
    who = identity.known(path).get(address)
    if who is not None:
        try:
            client = await Client.connect(address, token=who.token)
        except WireError as fault:
            if fault.code != "identity/unknown-token":
                raise
            screen.show(refusal(fault))
        else:
            if asked.name and asked.name != who.name:
                profile = await client.rest("PATCH", "/api/me", wire.Profile, wire.ProfileChange(asked.name))
                identity.keep(path, address, msgspec.structs.replace(who, name=profile.name))
            return client
    name = asked.name
    while not name:
        name = await typist.ask(say("join-name"))
    who = await asyncio.to_thread(request, address, "POST", "/api/guests", wire.Identity, wire.NewGuest(name))
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
