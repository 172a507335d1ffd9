"""`hatbox serve`, and `hatbox` alone: run the server."""

from __future__ import annotations

import sys
import webbrowser
from argparse import Namespace

from hatbox.i18n import say

MANY = 1_000_000


def run(asked: Namespace) -> int:
    """Serve until told to stop; exit status 1 if it cannot start."""
    from dataclasses import replace

    from hatbox.server.limits import Limit
    from hatbox.server.run import serve
    from hatbox.server.settings import Settings

    chosen = {name: value for name, value in vars(asked).items() if name in Settings.__dataclass_fields__}
    if chosen["origins"] is not None:
        chosen["origins"] = tuple(chosen["origins"])
    settings = Settings(**{name: value for name, value in chosen.items() if value is not None})
    if asked.no_limits:
        free = Limit(0, 0)
        settings = replace(
            settings,
            messages=free,
            talk=free,
            requests=free,
            guests=free,
            codes=free,
            connections=0,
            open_tables=MANY,
            running_tables=MANY,
        )

    def ready(port: int) -> None:
        host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
        address = f"http://{host}:{port}{settings.prefix}/"
        print(f"hatbox: {say('serving', {'address': address})}", file=sys.stderr, flush=True)
        if asked.open:
            webbrowser.open(address)

    return 0 if serve(settings, ready) else 1
