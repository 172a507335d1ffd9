"""Optional parts: which extra of the package carries which library, and a clear error where one is missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from hatbox.engine.errors import BadInput

EXTRAS = {  # library: the extras that carry it, as in pyproject.toml
    "asyncpg": ("postgres",),
    "httptools": ("server",),
    "openskill": ("arena", "server", "terminal"),
    "platformdirs": ("server", "terminal"),
    "prometheus_client": ("server",),
    "rich": ("terminal", "arena", "server"),
    "starlette": ("server",),
    "uvicorn": ("server",),
    "uvloop": ("server",),
    "websockets": ("client", "server", "terminal"),
}
EXTRA_OF_COMMAND = {  # named first, if it carries what is missing
    "admin": "server",
    "arena": "arena",
    "backup": "server",
    "join": "terminal",
    "play": "terminal",
    "replay": "terminal",
    "restore": "server",
    "serve": "server",
}


def need(module: str, extra: str) -> ModuleType:
    """Import a library of an extra; if it is not installed, raise an error that says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise
        raise BadInput("missing-extra", module=module, extra=extra) from None


def missing_parts(command: str, error: ModuleNotFoundError) -> BadInput | None:
    """Return the error of a command that lacks the libraries of an extra; None if the library is in no extra."""
    extras = EXTRAS.get((error.name or "").partition(".")[0])
    if extras is None:
        return None
    usual = EXTRA_OF_COMMAND.get(command)
    return BadInput("missing-parts", command=command, extra=usual if usual in extras else extras[0])
