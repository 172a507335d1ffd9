"""`hatbox mcp`: let a language model play."""

from __future__ import annotations

import gc
from argparse import Namespace

from hatbox.bots.bot import Budget
from hatbox.cli.arguments import CommandParser, limit, whole
from hatbox.engine.errors import BadInput
from hatbox.extras import need

DEFAULT_SIMULATIONS = 1000
MAX_PORT = 65535


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("--http", type=whole, metavar="PORT", help=text("mcp-http"))
    parser.add_argument(
        "--simulations", type=limit, default=DEFAULT_SIMULATIONS, metavar="N", help=text("mcp-simulations")
    )
    parser.add_argument("--seed", type=whole, metavar="N", help=text("mcp-seed"))
    parser.add_argument("--invite", default="", metavar="CODE", help=text("join-invite"))


def run(args: Namespace) -> int:
    """Serve until the assistant leaves."""
    gc.enable()  # unlike other commands this one runs long
    if args.http is not None and not 1 <= args.http <= MAX_PORT:
        raise BadInput("bad-number", field="--http", number=args.http, least=1, most=MAX_PORT)
    need("mcp", "mcp")
    from hatbox.adapters.mcp.server import Settings, serve

    serve(Settings(Budget(simulations=args.simulations), args.seed, args.invite), args.http)
    return 0
