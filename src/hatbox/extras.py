"""Optional dependencies: the extra that installs each library, and a clear error where one is missing.

A plain install has everything but the libraries of `postgres`, `notify`, `sign-in` and the environments. The engine
runs without the server's libraries too, for those who install it with `--no-deps`; the extras `arena`, `client`,
`server` and `terminal` add nothing of their own, but installing one installs what is missing.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from hatbox.engine.errors import BadInput

EXTRAS = {  # library: the extras that install it, as in pyproject.toml
    "aiohttp": ("notify",),
    "aiosmtplib": ("notify",),
    "asyncpg": ("postgres",),
    "httptools": ("server",),
    "mcp": ("mcp",),
    "openskill": ("arena", "server", "terminal"),
    "platformdirs": ("server", "terminal"),
    "pywebpush": ("notify",),
    "prometheus_client": ("server",),
    "ray": ("cluster",),
    "rich": ("terminal", "arena", "server"),
    "authlib": ("sign-in",),
    "httpx": ("sign-in",),
    "segno": ("server",),
    "starlette": ("server",),
    "uvicorn": ("server",),
    "uvloop": ("server",),
    "websockets": ("client", "server", "terminal"),
}
EXTRA_OF_COMMAND = {  # the extra to name, if it installs what is missing
    "admin": "server",
    "invite": "server",
    "arena": "arena",
    "study": "study",
    "backup": "server",
    "doctor": "server",
    "join": "terminal",
    "mcp": "mcp",
    "play": "terminal",
    "restore": "server",
    "serve": "server",
}


def need(module: str, extra: str) -> ModuleType:
    """Import an optional library; if it is missing, raise an error that says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise BadInput("missing-extra", module=module, extra=extra) from None


def missing_extra(command: str, error: ModuleNotFoundError) -> BadInput | None:
    """Return the error for a command whose extra is not installed; None if no extra has the library."""
    extras = EXTRAS.get((error.name or "").partition(".")[0])
    if extras is None:
        return None
    extra = EXTRA_OF_COMMAND.get(command)
    return BadInput("missing-parts", command=command, extra=extra if extra in extras else extras[0])
