"""Run the server: uvicorn, its sockets and logs."""

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

from hatbox.server.addresses import parse_networks
from hatbox.server.ops.startup import ExitReason
from hatbox.server.ops.status_line import StatusLineHandler
from hatbox.server.request_id import REQUEST_ID
from hatbox.server.settings import Settings
from hatbox.server.store.store import Unavailable
from hatbox.server.transport.app import App
from hatbox.server.transport.fast_websocket import FastWebSocketProtocol
from hatbox.server.transport.http_protocol import (
    ConnectionLimits,
    max_connections,
    max_per_address,
    protocol_with,
    raise_file_limit,
)
from hatbox.server.transport.listeners import BACKLOG
from hatbox.server.transport.peer import TrustedProxies, trusted_hosts

MAX_MESSAGE = 8 * 1024
NOISE = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "Application startup failed. Exiting.",  # the application has logged why
)


def is_ours(record: logging.LogRecord) -> bool:
    """Return whether to log a record: not what clients send wrong, which could fill the disk."""
    error = record.exc_info[1] if record.exc_info else None
    return record.msg not in NOISE and not isinstance(error, Unavailable)  # the store logs that itself


def request_of(record: logging.LogRecord) -> str:
    """Return the id of the request or connection that a record is about, "" if none."""
    return getattr(record, "request", None) or REQUEST_ID.get()


class PlainLines(logging.Formatter):
    """Lines for people; the id of a request in brackets at the end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  (the library's name)
        request = request_of(record)
        return super().formatMessage(record) + (f" [{request}]" if request else "")


class JsonLines(logging.Formatter):
    """One JSON object per line. No log record contains tokens, codes, names or moves."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := request_of(record):
            line["request"] = request
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_config(settings: Settings) -> dict[str, Any]:
    """Return the configuration for `logging.config.dictConfig`."""
    formatter = {"()": JsonLines if settings.json_logs else PlainLines}
    is_terminal = sys.stderr.isatty() and not settings.json_logs
    handler = StatusLineHandler if is_terminal else logging.StreamHandler
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": formatter},
        "filters": {"ours": {"()": lambda: is_ours}},
        "handlers": {"console": {"()": handler, "formatter": "plain", "filters": ["ours"]}},
        "root": {"handlers": ["console"], "level": "WARNING"},
        "loggers": {"hatbox": {"level": settings.log_level.upper()}, "uvicorn": {"level": "WARNING"}},
    }


class Server(uvicorn.Server):
    """uvicorn's server, with Unix sockets beside others and a goodbye to clients before it stops."""

    def __init__(self, config: uvicorn.Config, app: App, on_listening: Callable[[], None]) -> None:
        super().__init__(config)
        self.exit_reason = ExitReason.STOPPED
        self._app = app
        self._on_listening = on_listening
        app.exit = self._exit

    def _exit(self, reason: ExitReason) -> None:
        self.exit_reason = reason
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        unix = [listener for listener in sockets or () if is_unix(listener)]
        try:
            await super().startup([listener for listener in sockets or () if listener not in unix])
        except SystemExit:  # raised by uvicorn if the application could not start
            self.should_exit = True
        if self.started:
            loop = asyncio.get_running_loop()
            for listener in unix:
                self.servers.append(await loop.create_unix_server(self._make_protocol, sock=listener))
            self._on_listening()

    def _make_protocol(self) -> asyncio.Protocol:
        protocol: Any = self.config.http_protocol_class
        made: asyncio.Protocol = protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    async def shutdown(self, sockets: Any = None) -> None:
        self._app.say_goodbye()  # uvicorn closes connections before the application's lifespan ends
        await super().shutdown(sockets)


SWITCH_INTERVAL = 0.001  # seconds after which Python threads (bots, fsync without eventfd) yield the GIL


def is_unix(listener: socket.socket) -> bool:
    return hasattr(socket, "AF_UNIX") and listener.family == socket.AF_UNIX


def serve(
    settings: Settings, sockets: list[socket.socket], on_listening: Callable[[], None], *, stand_in: bool
) -> ExitReason:
    """Serve at listening sockets until stopped; `stand_in` as in `App`."""
    app = App(settings, stand_in=stand_in)
    limits = ConnectionLimits(
        per_address=max_per_address(settings.connections),
        total=max_connections(raise_file_limit()),
        proxies=parse_networks(settings.proxies, "--proxies"),
    )
    config = uvicorn.Config(
        TrustedProxies(app, trusted_hosts(settings)),
        interface="asgi3",
        loop="auto",
        http=protocol_with(limits),
        ws=FastWebSocketProtocol,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="on",
        access_log=False,
        log_config=log_config(settings),
        server_header=False,
        date_header=False,
        proxy_headers=False,  # `TrustedProxies` does that
        root_path=settings.prefix,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    server = Server(config, app, on_listening)
    gc.enable()  # `hatbox` starts without
    sys.setswitchinterval(SWITCH_INTERVAL)
    server.run(sockets)
    return server.exit_reason if server.started else ExitReason.FAILED
