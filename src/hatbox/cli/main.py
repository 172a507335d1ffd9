"""The `hatbox` command: reads what is asked for, then loads what that needs."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from importlib import import_module
from typing import NoReturn

from hatbox import __version__

GAMES = "hats, magic_hat, top_hats"
DATABASE = "sqlite:PATH or postgresql://USER@HOST/NAME (default: a file in your data directory)"

ABOUT = f"""\
Three hat games in one box: {GAMES}.

The commands work on records (a whole game, one JSON object a line) and positions (one moment of a game, JSON).
docs/records.md shows both formats; docs/rules/ has the rules."""

EXAMPLES = """\
try:
  hatbox                                                       start, and play in the browser
  hatbox play                                                  choose a game and play against bots
  hatbox join localhost:8731                                   play with others at a server
  hatbox arena hats --bots mad_hatter greedy --games 20        let bots play a tournament
  hatbox simulate hats --players 3 --games 2 --seed 1          two random games, as records
  hatbox simulate top_hats --games 1000 --out games.jsonl      a thousand, into a file
  hatbox verify games.jsonl                                    replay and check everything in them
  hatbox replay games.jsonl --game 3 --seat 0                  a game in words, as seat 0 saw it
  echo '{"game":"top_hats","players":2,"turn":0,"stacks":{"C3":["red"],"C4":["yellow"]}}' | hatbox legal
"""


class OneLineParser(argparse.ArgumentParser):
    """Bad arguments are one clear line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"hatbox: {message}; see {self.prog} --help\n")


MOST = (1 << 64) - 1


def parser() -> argparse.ArgumentParser:
    """All that can be asked for."""
    plain = argparse.RawDescriptionHelpFormatter
    root = OneLineParser(prog="hatbox", description=ABOUT, epilog=EXAMPLES, formatter_class=plain, allow_abbrev=False)
    root.add_argument("--version", action="version", version=f"hatbox {__version__}")
    commands = root.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, about: str, details: str) -> argparse.ArgumentParser:
        return commands.add_parser(
            name, help=about, description=f"{about}\n\n{details}", formatter_class=plain, allow_abbrev=False
        )

    serve = command(
        "serve",
        "Run the server: tables for people and bots, in the browser and over the wire.",
        "Everything is kept in one SQLite file in your data directory, or in PostgreSQL. docs/hosting.md tells how\n"
        "to run it for a club or for the internet. `hatbox` alone is the same with --open.",
    )
    serve.add_argument("--host", metavar="H", help="address to listen on (default 127.0.0.1: this machine alone)")
    serve.add_argument("--port", type=port, metavar="P", help="port to listen on (default 8731; 0: any free one)")
    serve.add_argument("--database", metavar="URL", help=DATABASE)
    serve.add_argument(
        "--origin", dest="origins", action="append", metavar="O", help="a further origin whose pages may use it"
    )
    serve.add_argument("--proxies", metavar="A,B", help="reverse proxies whose X-Forwarded-For is believed")
    serve.add_argument("--prefix", metavar="/P", help="the path under which a proxy shows it")
    serve.add_argument("--connections", type=whole, metavar="N", help="at once from one address (default 100; 0: any)")
    serve.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=M:F",
        help="let a character be played by a policy: callable F of module M (docs/research.md)",
    )
    serve.add_argument("--bot-threads", type=whole, metavar="N", help="for bots to think in (default: one a core)")
    serve.add_argument("--bot-seconds", type=float, metavar="T", help="the longest a bot thinks (default 0.6)")
    serve.add_argument(
        "--bot-pace", type=float, metavar="X", help="how slowly bots seem to think (default 1; 0: not at all)"
    )
    serve.add_argument(
        "--no-limits", action="store_true", help="let everybody send as fast as they can (for measuring)"
    )
    serve.add_argument("--json-logs", action="store_true", help="log JSON Lines")
    serve.add_argument("--open", action="store_true", help="open the browser")

    backup = command(
        "backup",
        "Copy everything that a server keeps into one file.",
        "It may be running: the copy is of one moment. FILE is written whole or not at all, and can be put back into\n"
        "SQLite or PostgreSQL alike. Keep it as safe as the database: it tells hidden cards.",
    )
    backup.add_argument("file", metavar="FILE", help="where to, for example hatbox-2026-05-01.backup")
    backup.add_argument("--database", metavar="URL", help=DATABASE)

    restore = command(
        "restore",
        "Put a copy made by `hatbox backup` back.",
        "Stop the server first. The file is checked before anything is changed, and all of it is put back or nothing.\n"
        "The time since the copy was made is charged to nobody's clock.",
    )
    restore.add_argument("file", metavar="FILE", help="the copy")
    restore.add_argument("--database", metavar="URL", help=DATABASE)
    restore.add_argument("--replace", action="store_true", help="throw away what is in the database now")

    admin = command(
        "admin",
        "Look after a server: its tables, people and reports.",
        "Works on the server's database while it runs, which notices within some seconds. PLAYER is an id, or a name\n"
        "that only one has. Nothing that is hidden in a game is shown. With --json the answer is one line of JSON.",
    )
    deeds = admin.add_subparsers(dest="deed", metavar="WHAT", required=True)

    def deed(name: str, about: str, *arguments: str) -> argparse.ArgumentParser:
        made = deeds.add_parser(name, help=about, description=about, allow_abbrev=False)
        for argument in arguments:
            made.add_argument(argument.lower(), metavar=argument)
        made.add_argument("--database", metavar="URL", help=DATABASE)
        made.add_argument("--json", action="store_true", help="print JSON")
        return made

    lists = [deed("tables", "Tables, the last used first.")]
    lists[0].add_argument("--status", choices=("open", "playing", "over", "closed"), help="only these")
    deed("table", "One table: who sits there, how it stands.", "TABLE")
    lists.append(deed("players", "People, the newest first."))
    muting = deed("mute", "Let somebody say nothing for a while, at any table.", "PLAYER")
    muting.add_argument("--hours", type=float, default=24, metavar="H", help="for how long (default 24)")
    deed("unmute", "Let somebody speak again.", "PLAYER")
    deed("ban", "Lock somebody out. Seats stay theirs, and bots play on when the time is up.", "PLAYER")
    deed("unban", "Let somebody in again.", "PLAYER")
    deed("rename", "Give somebody another name, from the next table on.", "PLAYER", "NAME")
    deed("close", "End a table that is open or played at, without a result.", "TABLE")
    lists.append(deed("reports", "What people have reported, the newest first."))
    deed("stats", "How much goes on: people, tables, moves, games of the last day and week.")
    for one in lists:
        one.add_argument("--limit", type=limit, default=100, metavar="N", help="at most so many (default 100)")

    play = command(
        "play",
        "Play a game at this terminal, against bots or between people on one device.",
        "Without GAME a small menu asks. In the game, ? explains the rules and what can be typed. A bot is named by\n"
        "its level: dormouse, march_hare, cheshire_cat, mad_hatter (the strongest). docs/playing.md tells more.",
    )
    play.add_argument("game", metavar="GAME", nargs="?", help=GAMES)
    play.add_argument("--players", type=int, metavar="N", help="how many play (default 2)")
    who = play.add_mutually_exclusive_group()
    who.add_argument("--seat", type=whole, action="append", metavar="S", help="your seat, from 0; once a person")
    who.add_argument("--people", type=whole, metavar="N", help="people on the first N seats, bots on the others")
    play.add_argument("--hot-seat", action="store_true", help="people on all seats, who hand the device over")
    play.add_argument("--level", action="append", metavar="L", help="level of the bots: once for all, or once a bot")
    play.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    play.add_argument("--seed", type=whole, metavar="S", help="where chance begins (default: a surprise)")
    play.add_argument("--seconds", type=float, default=1.0, metavar="T", help="how long a bot may think (default 1)")
    play.add_argument("--load", metavar="FILE", help="go on with a game that was saved")

    join = command(
        "join",
        "Play at a server, from this terminal.",
        "Without TABLE a menu shows your games and the tables that are open, and offers to open one. In the game, ?\n"
        "explains the rules and what can be typed. Who you are is kept in your data directory, so that you can come\n"
        "back to your seat.",
    )
    join.add_argument("url", metavar="URL", help="the server, for example localhost:8731 or https://example.org")
    join.add_argument("table", metavar="TABLE", nargs="?", help="the table to sit or watch at")
    join.add_argument("--name", metavar="NAME", help="what you are called there (default: as before, or it is asked)")
    join.add_argument("--token-file", metavar="F", help="keep who you are in this file instead")

    simulate = command(
        "simulate",
        "Play random games and write them as records.",
        "At every decision all legal actions are equally likely. The same seed gives the same games.\n"
        "Options are those of the game's rules page, for example --option edition=de --option first=0.",
    )
    simulate.add_argument("game", metavar="GAME", help=GAMES)
    simulate.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default 2)")
    simulate.add_argument("--games", type=whole, default=1, metavar="K", help="how many games (default 1)")
    simulate.add_argument("--seed", type=whole, default=0, metavar="S", help="where chance begins (default 0)")
    simulate.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    simulate.add_argument("--legal", action="store_true", help="let every move carry all legal moves (slower)")
    simulate.add_argument("--out", metavar="FILE", help="write to a file, whole or not at all (default: print)")

    command(
        "legal",
        "Read positions from standard input, write the legal moves of each.",
        'One line each: {"legal": [...]} sorted as text, or {"error": "..."}.',
    )
    apply = command(
        "apply",
        "Read positions with moves from standard input, write the positions they lead to.",
        'Reads lines {"position": {...}, "moves": ["...", ...]}, and writes {"position": {...}, "legal": [...]},\n'
        '{"result": {...}} if the game is then over, or {"error": "...", "move": k} for the first move (from 0)\n'
        'that is not legal. "chance", a list as long as "moves", says what chance brings, as in a record.',
    )
    apply.add_argument(
        "--seed", type=whole, default=0, metavar="S", help="chance where the line names none (default 0)"
    )

    verify = command(
        "verify",
        "Replay records and check everything in them.",
        "Prints every fault with its line, and a closing line. Exit status 1 if there are faults.",
    )
    verify.add_argument("files", nargs="+", metavar="FILE", help="records, JSON Lines; - for standard input")
    verify.add_argument("--json", action="store_true", help="print the faults as JSON Lines, the summary last")

    dataset = command(
        "dataset",
        "Write records as a table for learning.",
        "One row for each action of a seat in a finished game: what the seat saw (observation), what was legal\n"
        "(mask), what it did (action), and how the game ended for it (return, score). All records are of one game.\n"
        "Memory does not grow with their number. The columns are explained in docs/research.md.",
    )
    dataset.add_argument("files", nargs="+", metavar="FILE", help="records, JSON Lines; - for standard input")
    dataset.add_argument("--out", required=True, metavar="PATH", help="the file to write: .parquet or .arrow")
    dataset.add_argument("--json", action="store_true", help="print the summary as JSON")

    replay = command(
        "replay",
        "Tell a game in words.",
        "Without --seat everything is revealed; with it, only what that seat saw while playing is told.",
    )
    replay.add_argument("file", metavar="FILE", help="records, JSON Lines; - for standard input")
    replay.add_argument("--game", type=whole, default=1, metavar="K", help="which game of the file, from 1 (default 1)")
    replay.add_argument("--seat", type=whole, metavar="S", help="tell what this seat saw, from 0")
    replay.add_argument("--json", action="store_true", help="message codes with parameters, JSON Lines")

    bench = command(
        "bench",
        "Measure random play and the bots' search, for every game and player count, on one core.",
        "The search is measured with uniform playouts and no knowledge, from the deal. Also start-up and compile\n"
        "time, bytes a state, and, where a C compiler is found, the ratio to the limit in C (bench/limit.c),\n"
        "interleaved in one run.",
    )
    bench.add_argument("--seconds", type=float, default=1.0, metavar="T", help="for each measurement (default 1)")
    bench.add_argument("--json", action="store_true", help="print one JSON object")

    arena = command(
        "arena",
        "Let bots play a tournament.",
        "Every deal is played once in each seating, so that luck cancels; such a round counts as one trial.\n"
        "With --simulations (the default: 1000 a decision) the same command gives the same games. With --out the\n"
        "games are kept as records, and the same command goes on where it was stopped. docs/arena.md explains\n"
        "the report.",
    )
    arena.add_argument("game", metavar="GAME", help=GAMES)
    arena.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default 2)")
    arena.add_argument(
        "--bots", nargs="+", required=True, metavar="BOT", help="two or more; BOT@2000 or BOT@0.25s for its own budget"
    )
    arena.add_argument(
        "--games", type=whole, default=100, metavar="K", help="how many games, rounded up to whole rounds (default 100)"
    )
    arena.add_argument("--seed", type=whole, default=0, metavar="S", help="where chance begins (default 0)")
    arena.add_argument("--seconds", type=float, metavar="T", help="for each decision, instead of simulations")
    arena.add_argument("--simulations", type=whole, metavar="N", help="for each decision (default 1000)")
    arena.add_argument("--jobs", type=whole, default=1, metavar="J", help="play in so many processes (default 1)")
    arena.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    arena.add_argument("--json", action="store_true", help="print one JSON object")
    arena.add_argument(
        "--out", metavar="FILE", help="append the games to FILE, and what it takes to go on to FILE.arena"
    )
    return root


def whole(text: str) -> int:
    """A whole number from 0 up."""
    if not (text.isascii() and text.isdigit() and len(text) <= 20 and int(text) <= MOST):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number from 0 to {MOST}")
    return int(text)


def limit(text: str) -> int:
    """How long a list may become."""
    number = whole(text)
    if not 1 <= number <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a number from 1 to 1000000")
    return number


def port(text: str) -> int:
    """A port number."""
    number = whole(text)
    if number > 65535:
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a port from 0 to 65535")
    return number


def entry() -> int:
    """The program: a command runs once and makes no cycles, so nothing needs to look for garbage."""
    gc.disable()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that drafts of files are removed
    status = main()
    try:
        sys.stdout.flush()
    except (OSError, AttributeError):  # nobody can be told any more
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return status


def main(arguments: list[str] | None = None) -> int:
    """Run the command; bad input is one clear line on standard error and exit status 2."""
    arguments = sys.argv[1:] if arguments is None else arguments
    asked = parser().parse_args(arguments or ["serve", "--open"])
    if sys.stdout is None:
        return 2
    from hatbox.core.errors import HatboxError

    try:
        status: int = import_module(f"hatbox.cli.{asked.command}").run(asked)
        sys.stdout.flush()
        return status
    except HatboxError as fault:
        print(f"hatbox: {fault}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("hatbox: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # somebody has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as fault:
        print(f"hatbox: {fault.strerror}", file=sys.stderr)
        return 2
