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
from typing import TYPE_CHECKING
from urllib.parse import quote

from hatbox.cli.arguments import CommandParser
from hatbox.cli.configuration import add_flags, configuration_of, print_warnings, use_cache_of
from hatbox.compiled import compile_cache
from hatbox.engine.errors import HatboxError
from hatbox.games import NAMES
from hatbox.i18n import Param, say

if TYPE_CHECKING:
    from hatbox.server.settings import Settings

CANNOT_START = 1  # exit status
ENDING = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
TEMPORARY_CACHE = "HATBOX_TEMPORARY_CACHE"  # the compile cache to remove when this server ends


def add_arguments(parser: CommandParser) -> None:
    add_flags(parser, parser.text)
    parser.add_argument("--check", action="store_true", help=parser.text("serve-check"))
    parser.add_argument("--json", action="store_true", help=parser.text("serve-json"))
    parser.epilog = parser.text("serve-environment")


def run(args: Namespace) -> int:
    """Serve until stopped; exit status 1 if it cannot start.

    If the rules are not compiled yet, the server starts with interpreted rules and compiles in the background. Then the
    process replaces itself and keeps its listening sockets; clients reconnect, as after any restart.
    """
    if args.check:
        from hatbox.cli.check import check

        return check(args)
    configuration = configuration_of(args)
    use_cache_of(configuration)
    ensure_compile_cache()
    stand_in = can_stand_in() and not is_everything_compiled()
    if stand_in:
        os.environ["HATBOX_INTERPRET"] = "1"  # before anything imports hatbox.compiled.jit
    from hatbox.cli.bot_overrides import override_bots
    from hatbox.server.transport import listeners

    settings = configuration.settings()
    override_bots(configuration["bot"])
    sockets = listeners.inherit()
    takes_over = bool(sockets)
    try:
        sockets = sockets or listeners.bind_all(settings)
    except HatboxError as error:
        return already_running(settings, error, opens=configuration["open"])
    port = listeners.port_of(sockets)
    from hatbox.server.ops.startup import ExitReason
    from hatbox.server.run import serve

    def announce() -> None:
        if takes_over:
            return
        urls = [f"http://{host}:{port}{settings.prefix}/" for host in listeners.reachable_hosts(settings.host)]
        message = say("serving", {"address": ", ".join(urls)})
        logger = logging.getLogger("hatbox.server")
        if settings.json_logs:
            for warning in configuration.warnings:
                logger.warning("%s", warning)
            logger.info(message)
        else:
            print_warnings(configuration)
            print(f"hatbox: {message}", file=sys.stderr, flush=True)
            if configuration["qr"] and sys.stderr.isatty():
                print_qr_code(settings, port)
        if configuration["open"]:
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


def print_qr_code(settings: Settings, port: int) -> None:
    """Show the address for phones in the same network, with the code for everybody if there is one."""
    from hatbox.cli.qr_code import draw

    address = lan_address(settings, port)
    if address:
        link = f"{address}#invite={quote(settings.invite, safe='')}" if settings.invite else address
        print(f"\n{draw(link)}\n{say('serve-scan', {'address': link})}\n", file=sys.stderr, flush=True)


def lan_address(settings: Settings, port: int) -> str:
    """Return the address for other devices; "" if only this machine can reach the server."""
    from hatbox.server.transport.listeners import reachable_hosts
    from hatbox.server.transport.security import is_loopback

    if settings.url:
        return f"{settings.url}/"
    hosts = [host for name in settings.hosts if not is_loopback(name) for host in reachable_hosts(name)]
    host = next((host for host in hosts if host != "localhost"), "")
    return f"http://{host}:{port}{settings.prefix}/" if host else ""


def is_everything_compiled() -> bool:
    return all(compile_cache.is_compiled(f"server-{name}") for name in NAMES)


def can_stand_in() -> bool:
    """Return whether to start with interpreted rules and replace this process later: once, and unless configured."""
    is_configured = "HATBOX_INTERPRET" in os.environ or "HATBOX_LISTEN" in os.environ
    return os.name == "posix" and not is_configured and "hatbox.compiled.jit" not in sys.modules


def ensure_compile_cache() -> None:
    """If the compile cache is neither complete nor writable, use a temporary one, removed when the server ends."""
    if TEMPORARY_CACHE in os.environ:
        atexit.register(remove_temporary_cache)
        for number in ENDING:
            signal.signal(number, end_by_signal)
        if os.name == "posix":
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ENDING)
    elif not is_everything_compiled() and not compile_cache.can_write():
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


def already_running(settings: Settings, error: HatboxError, *, opens: bool) -> int:
    """Report that the address is taken; `opens`: open the Hatbox server that has it in the browser."""
    from hatbox.server.transport.listeners import is_hatbox, reachable_hosts

    address = f"http://{reachable_hosts(settings.host)[0]}:{settings.port}{settings.prefix}/"
    if opens and error.code == "serve-port-taken" and is_hatbox(address):
        print_message("already-serving", address=address)
        webbrowser.open(address)
        return 0
    print(f"hatbox: {error}", file=sys.stderr)
    return CANNOT_START


def print_message(code: str, **params: Param) -> None:
    print(f"hatbox: {say(code, params)}", file=sys.stderr, flush=True)
