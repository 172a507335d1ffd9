"""`hatbox serve`, and `hatbox` alone: run the server."""

from __future__ import annotations

import atexit
import logging
import os
import shutil
import signal
import sys
import tempfile
import webbrowser
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from hatbox.cli.arguments import CommandParser, limit, port, whole
from hatbox.compiled import compile_cache
from hatbox.engine.errors import HatboxError
from hatbox.games import NAMES
from hatbox.i18n import Param, say

if TYPE_CHECKING:
    from hatbox.server.settings import Settings

UNLIMITED = 1_000_000
CANNOT_START = 1  # exit status
ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
TEMPORARY_CACHE = "HATBOX_TEMPORARY_CACHE"  # the compile cache to remove when this server ends


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("--host", action="append", metavar="H", help=text("serve-host"))
    parser.add_argument("--port", type=port, metavar="P", help=text("serve-port"))
    parser.add_argument("--database", metavar="URL", help=text("database"))
    parser.add_argument("--origin", dest="origins", action="append", metavar="O", help=text("serve-origin"))
    parser.add_argument("--proxies", metavar="A,B", help=text("serve-proxies"))
    parser.add_argument("--prefix", metavar="/P", help=text("serve-prefix"))
    parser.add_argument("--unix", metavar="FILE", help=text("serve-unix"))
    parser.add_argument("--url", metavar="URL", help=text("serve-url"))
    parser.add_argument("--title", metavar="T", help=text("serve-title"))
    parser.add_argument("--about", metavar="URL", help=text("serve-about"))
    parser.add_argument("--metrics-from", metavar="A,B", help=text("serve-metrics-from"))
    parser.add_argument("--guests", dest="most_guests", type=limit, metavar="N", help=text("serve-guests"))
    parser.add_argument("--invite", metavar="CODE", help=text("serve-invite"))
    parser.add_argument("--no-lobby", dest="lobby", action="store_false", default=None, help=text("serve-no-lobby"))
    parser.add_argument("--talk", dest="talk_at_most", choices=("free", "phrases", "none"), help=text("serve-talk"))
    parser.add_argument(
        "--no-spectators", dest="spectators", action="store_false", default=None, help=text("serve-no-spectators")
    )
    parser.add_argument("--no-admin", dest="admin", action="store_false", default=None, help=text("serve-no-admin"))
    parser.add_argument("--connections", type=whole, metavar="N", help=text("serve-connections"))
    parser.add_argument("--bot", action="append", metavar="[GAME:]NAME=M:F", help=text("serve-bot"))
    parser.add_argument("--bot-threads", type=whole, metavar="N", help=text("serve-bot-threads"))
    parser.add_argument("--bot-seconds", type=float, metavar="T", help=text("serve-bot-seconds"))
    parser.add_argument("--bot-pace", type=float, metavar="X", help=text("serve-bot-pace"))
    parser.add_argument("--no-limits", action="store_true", default=None, help=text("serve-no-limits"))
    parser.add_argument("--json-logs", action="store_true", default=None, help=text("serve-json-logs"))
    levels = ("debug", "info", "warning", "error")
    parser.add_argument("--log-level", choices=levels, help=text("serve-log-level"))
    parser.add_argument("--open", action="store_true", default=None, help=text("serve-open"))
    parser.epilog = text("serve-environment")
    parser.set_defaults(variables=parser.variables)


def run(args: Namespace) -> int:
    """Serve until stopped; exit status 1 if it cannot start.

    If the rules are not compiled yet, the server starts with interpreted rules and compiles in the background. Then the
    process replaces itself and keeps its listening sockets; clients reconnect, as after any restart.
    """
    ensure_compile_cache()
    stand_in = can_stand_in() and not all(compile_cache.is_compiled(f"server-{name}") for name in NAMES)
    if stand_in:
        os.environ["HATBOX_INTERPRET"] = "1"  # before anything imports hatbox.compiled.jit
    from hatbox.cli.bot_overrides import override_bots
    from hatbox.server.transport import listeners

    settings = settings_of(args)
    override_bots(args.bot or ())
    sockets = listeners.inherit()
    takes_over = bool(sockets)
    try:
        sockets = sockets or listeners.bind_all(settings)
    except HatboxError as error:
        return already_running(args, settings, error)
    port = listeners.port_of(sockets)
    from hatbox.server.ops.startup import ExitReason
    from hatbox.server.run import serve

    def announce() -> None:
        if takes_over:
            return
        urls = [f"http://{host}:{port}{settings.prefix}/" for host in listeners.reachable_hosts(settings.host)]
        message = say("serving", {"address": ", ".join(urls)})
        if settings.json_logs:
            logging.getLogger("hatbox.server").info(message)
        else:
            print(f"hatbox: {message}", file=sys.stderr, flush=True)
        if args.open:
            webbrowser.open(urls[0])

    spare = [socket.dup() for socket in sockets] if stand_in else []
    ending = serve(settings, sockets, announce, stand_in=stand_in)
    if ending is ExitReason.COMPILED:
        del os.environ["HATBOX_INTERPRET"]
        listeners.hand_over(spare)
        if TEMPORARY_CACHE in os.environ:
            block_signals()  # they would kill the new program before it has its handlers
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])
    return CANNOT_START if ending is ExitReason.FAILED else 0


def can_stand_in() -> bool:
    """Return whether to start with interpreted rules and replace this process later: once, and unless configured."""
    is_configured = "HATBOX_INTERPRET" in os.environ or "HATBOX_LISTEN" in os.environ
    return os.name == "posix" and not is_configured and "hatbox.compiled.jit" not in sys.modules


def ensure_compile_cache() -> None:
    """If the compile cache is not writable, say so and use a temporary one, removed when the server ends."""
    if TEMPORARY_CACHE in os.environ:
        atexit.register(remove_temporary_cache)
        for number in ENDING:
            signal.signal(number, end_by_signal)
        if os.name == "posix":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    elif not compile_cache.can_write():
        print_message("cache-unwritable", path=str(compile_cache.cache_folder()))
        block_signals()
        os.environ["HATBOX_CACHE"] = os.environ[TEMPORARY_CACHE] = tempfile.mkdtemp(prefix="hatbox-")
        ensure_compile_cache()


def block_signals() -> None:
    """Block the signals that end the server until `ensure_compile_cache` has its handlers."""
    if os.name == "posix":
        signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)


def remove_temporary_cache() -> None:
    shutil.rmtree(os.environ[TEMPORARY_CACHE], ignore_errors=True)


def end_by_signal(number: int, _frame: object) -> None:
    """Clean up and die of the signal, which skips `atexit`; uvicorn raises it again after its own shutdown."""
    remove_temporary_cache()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)


def already_running(args: Namespace, settings: Settings, error: HatboxError) -> int:
    """Report that the address is taken; with --open, open the Hatbox server that has it."""
    from hatbox.server.transport.listeners import is_hatbox, reachable_hosts

    address = f"http://{reachable_hosts(settings.host)[0]}:{settings.port}{settings.prefix}/"
    if args.open and error.code == "serve-port-taken" and is_hatbox(address):
        print_message("already-serving", address=address)
        webbrowser.open(address)
        return 0
    print(f"hatbox: {error}", file=sys.stderr)
    return CANNOT_START


def print_message(code: str, **params: Param) -> None:
    print(f"hatbox: {say(code, params)}", file=sys.stderr, flush=True)


def settings_of(args: Namespace) -> Settings:
    """Return the server settings that the arguments name."""
    from dataclasses import replace

    from hatbox.server.limits import Limit
    from hatbox.server.settings import Settings, normalise

    chosen = {name: value for name, value in vars(args).items() if name in Settings.__dataclass_fields__}
    settings = Settings(**normalise({name: value for name, value in chosen.items() if value is not None}))
    if args.most_guests is not None:
        settings = replace(settings, guests=replace(settings.guests, burst=args.most_guests))
    if not args.no_limits:
        return settings
    limits: dict[str, Any] = {name: Limit(0, 0) for name, value in vars(settings).items() if isinstance(value, Limit)}
    return replace(settings, **limits, connections=0, open_tables=UNLIMITED, running_tables=UNLIMITED)
