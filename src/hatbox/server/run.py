"""Running the server: uvicorn, its sockets and logs."""

from __future__ import annotations

import asyncio
import gc
import logging
import logging.config
import socket
import sys
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from hatbox.server.ops.settings import Settings
from hatbox.server.ops.startup import ExitReason
from hatbox.server.store.store import Unavailable
from hatbox.server.transport.addresses import UNIX, parse_networks
from hatbox.server.transport.app import App
from hatbox.server.transport.fast_websocket import FastWebSocketProtocol
from hatbox.server.transport.http_protocol import (
    ConnectionLimits,
    address_cap,
    limited,
    most_connections,
    raise_file_limit,
)
from hatbox.server.transport.listeners import BACKLOG

MAX_MESSAGE = 8 * 1024
NOISE = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "Application startup failed. Exiting.",  # we have told why
)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of the log is about us. What strangers send wrong is not: they could fill the disk with it."""
    error = record.exc_info[1] if record.exc_info else None
    return record.msg not in NOISE and not isinstance(error, Unavailable)  # the store says so once in a while


class JsonLines(logging.Formatter):
    """One JSON object a line. What is logged never holds tokens, codes, names or moves."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def logs(settings: Settings) -> dict[str, Any]:
    """How logs are written."""
    plain = {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}
    formatter = {"()": JsonLines} if settings.json_logs else plain
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": formatter},
        "filters": {"ours": {"()": lambda: is_ours}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain", "filters": ["ours"]}},
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {"hatbox": {"level": settings.log_level.upper()}, "uvicorn": {"level": "WARNING"}},
    }


class Server(uvicorn.Server):
    """A server that tells when it serves, and takes leave before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Callable[[], None]) -> None:
        """`ready()` is called once."""
        super().__init__(config)
        self.ending = ExitReason.STOPPED
        self._app = app
        self._ready = ready
        app.end = self._end

    def _end(self, why: ExitReason) -> None:
        self.ending = why
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        files = [one for one in sockets or () if is_file(one)]
        try:
            await super().startup([one for one in sockets or () if one not in files])
        except SystemExit:  # uvicorn's way to say that the application could not start
            self.should_exit = True
        if self.started:
            loop = asyncio.get_running_loop()
            for one in files:
                self.servers.append(await loop.create_unix_server(self._protocol, sock=one))
            self._ready()

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        return made

    async def shutdown(self, sockets: Any = None) -> None:
        await self._app.farewell()  # uvicorn closes all connections before it tells the application
        await super().shutdown(sockets)


SWITCH = 0.001  # seconds after which Python threads (bots, fsync without eventfd) hand the GIL to the event loop


def calm_garbage_collection() -> None:
    """Look through little at a time: everybody waits for it. What is loaded now stays for good, and is left out."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 500)
    gc.enable()


def is_file(one: socket.socket) -> bool:
    """Return whether a socket is a file of this machine, which uvicorn does not serve beside others."""
    return hasattr(socket, "AF_UNIX") and one.family == socket.AF_UNIX


def serve(settings: Settings, sockets: list[socket.socket], ready: Callable[[], None], *, stand_in: bool) -> ExitReason:
    """Serve at sockets that are bound until told to stop; `stand_in` as in `App`."""
    app = App(settings, stand_in=stand_in)
    limits = ConnectionLimits(
        per_address=address_cap(settings.connections),
        total=most_connections(raise_file_limit()),
        proxies=parse_networks(settings.proxies, "--proxies"),
    )
    trusted = [*filter(None, settings.proxies.replace(" ", "").split(",")), *([UNIX] if settings.unix else [])]
    config = uvicorn.Config(
        app,
        loop="auto",
        http=limited(limits),
        ws=FastWebSocketProtocol,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="on",
        access_log=False,
        log_config=logs(settings),
        server_header=False,
        date_header=False,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=trusted,
        root_path=settings.prefix,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    server = Server(config, app, ready)
    calm_garbage_collection()
    sys.setswitchinterval(SWITCH)
    server.run(sockets)
    return server.ending if server.started else ExitReason.FAILED
