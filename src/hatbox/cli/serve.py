"""`hatbox serve`, and `hatbox` alone: run the server."""

from __future__ import annotations

import sys
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from functools import partial

from hatbox.core.errors import BadInput
from hatbox.i18n import say

MANY = 1_000_000


def give_minds(texts: Sequence[str]) -> None:
    """Let characters be played by bots or policies that the host names: `mad_hatter=module:callable`."""
    from hatbox.bots.roster import LEVELS, add_bot, invited

    for text in texts:
        name, _, mind = text.partition("=")
        if name not in LEVELS:
            raise BadInput("unknown-bot", name=name, allowed=", ".join(LEVELS))
        invited(mind)  # what is wrong with it is told now, and not at a table
        add_bot(name, partial(invited, mind))


def run(asked: Namespace) -> int:
    """Serve until told to stop; exit status 1 if it cannot start."""
    from dataclasses import replace

    from hatbox.server.limits import Limit
    from hatbox.server.run import serve
    from hatbox.server.settings import Settings

    give_minds(asked.bot)
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
