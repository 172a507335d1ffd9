"""Running the server: uvicorn, logs, and the browser that opens when it is ready."""

from __future__ import annotations

import gc
import logging
import logging.config
import sys
from typing import Any

import msgspec
import uvicorn

from hatbox.server.app import App
from hatbox.server.line import Line
from hatbox.server.settings import Settings

MOST_MESSAGE = 8 * 1024
NOISE = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
)


def is_ours(record: logging.LogRecord) -> bool:
    """Whether a line of the log is about us. What strangers send wrong is not: they could fill the disk with it."""
    return record.msg not in NOISE


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
    formatter = {"()": JsonLines} if settings.json_logs else {"format": "%(levelname)s %(name)s: %(message)s"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"plain": formatter},
        "filters": {"ours": {"()": lambda: is_ours}},
        "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "plain", "filters": ["ours"]}},
        "loggers": {
            "hatbox": {"handlers": ["console"], "level": "INFO", "propagate": False},
            "uvicorn": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        },
    }


class Server(uvicorn.Server):
    """A server that tells when it serves, and takes leave before it hangs up."""

    def __init__(self, config: uvicorn.Config, app: App, ready: Any) -> None:
        """`ready(port)` is called once."""
        super().__init__(config)
        self._app = app
        self._ready = ready

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1] if self.servers else self.config.port
            self._ready(port)

    async def shutdown(self, sockets: Any = None) -> None:
        await self._app.farewell()  # uvicorn closes all connections before it tells the application
        await super().shutdown(sockets)


SWITCH = 0.001  # seconds: so long the thread that has stored something waits at most to say so


def calm_garbage_collection() -> None:
    """Look through little at a time: everybody waits for it. What is loaded now stays for good, and is left out."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 5, 500)
    gc.enable()


def serve(settings: Settings, ready: Any) -> bool:
    """Serve until told to stop; False if it could not start."""
    app = App(settings)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        http="auto",
        ws=Line,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        lifespan="on",
        access_log=False,
        log_config=logs(settings),
        server_header=False,
        date_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        root_path=settings.prefix,
        timeout_graceful_shutdown=5,
        backlog=2048,
    )
    server = Server(config, app, ready)
    calm_garbage_collection()
    sys.setswitchinterval(SWITCH)
    server.run()
    return server.started
