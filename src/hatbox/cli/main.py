"""The `hatbox` command: parse its arguments, then load what the command needs."""

from __future__ import annotations

import gc
import os
import signal
import sys
from argparse import RawDescriptionHelpFormatter
from importlib import import_module

from hatbox import __version__
from hatbox.cli.arguments import GAMES, CommandParser, Parser, translate
from hatbox.games import EXAMPLE_POSITION, NAMES
from hatbox.i18n import DEFAULT_LANGUAGE, help_texts, language_of, languages, set_language

EXAMPLES = (
    ("hatbox", "browser"),
    ("hatbox play", "play"),
    ("hatbox join localhost:8731", "join"),
    (f"hatbox arena {NAMES[0]} --bots mad_hatter greedy --games 20", "arena"),
    (f"hatbox simulate {NAMES[0]} --players 3 --games 2 --seed 1", "simulate"),
    (f"hatbox simulate {NAMES[-1]} --games 1000 --out games.jsonl", "out"),
    ("hatbox verify games.jsonl", "verify"),
    ("hatbox replay games.jsonl --game 3 --seat 0", "replay"),
    ("hatbox review games.jsonl --game 3 --html review.html", "review"),
)
POSITION = f"  echo '{EXAMPLE_POSITION}' | hatbox legal\n"
MODULES = {  # the commands in the order of the help, each with the module that declares its arguments and runs it
    "serve": "serve",
    "warm": "warm",
    "site": "site",
    "wasm": "wasm",
    "backup": "database",
    "restore": "database",
    "invite": "invite",
    "admin": "admin",
    "doctor": "doctor",
    "play": "play",
    "join": "join",
    "simulate": "simulate",
    "legal": "positions",
    "apply": "positions",
    "verify": "verify",
    "dataset": "dataset",
    "replay": "replay",
    "review": "review",
    "render": "render",
    "bench": "bench",
    "arena": "arena",
    "exploit": "exploit",
    "study": "study",
    "daily": "daily",
    "puzzles": "puzzles",
    "train": "train",
    "mcp": "mcp",
}
ENGLISH_ONLY = ("serve", "legal", "apply")  # programs read their output


def parser(language: str = DEFAULT_LANGUAGE) -> Parser:
    """Return the parser of all commands, with help in a language."""
    texts = help_texts(language)

    def text(key: str, **params: object) -> str:
        return texts.say(f"help-{key}", **params)

    examples = "".join(f"  {line:<60} {text(f'example-{key}')}\n" for line, key in EXAMPLES)
    root = Parser(
        prog="hatbox",
        description=text("about", games=GAMES),
        epilog=f"{text('examples')}\n{examples}{POSITION}",
        formatter_class=RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    root.add_argument("--version", action="version", version=f"hatbox {__version__}")
    root.add_argument("--language", metavar="CODE", help=text("language"))  # for the help only: _take_language reads it
    commands = root.add_subparsers(dest="command", metavar="COMMAND", parser_class=CommandParser)
    for name, module in MODULES.items():
        about = text(name)
        command = commands.add_parser(
            name,
            help=about,
            description=f"{about}\n\n{text(f'{name}-details')}",
            formatter_class=RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        command.command, command.module, command.text = name, f"hatbox.cli.{module}", text
    return root


def _take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """Take `--language CODE` out of the arguments, wherever it is; without it, the environment decides."""
    taker = Parser(prog="hatbox", add_help=False, allow_abbrev=False)
    taker.add_argument("--language")
    args, rest = taker.parse_known_args(arguments)
    if args.language is None:
        return language_of(os.environ), rest
    if args.language not in languages():
        taker.error(translate("bad-language", language=args.language, allowed=", ".join(languages())))
    return str(args.language), rest


def entry() -> int:
    """Run the program. Garbage collection is off: most commands end soon and make no cycles."""
    gc.disable()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # an exception, so that unfinished files are removed
    status = main()
    try:
        sys.stdout.flush()
    except (OSError, AttributeError):  # the reader has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    return status


def main(arguments: list[str] | None = None) -> int:
    """Run the command; bad input is one clear line on standard error and exit status 2."""
    arguments = sys.argv[1:] if arguments is None else arguments
    language, arguments = _take_language(arguments)
    if arguments[:1] == ["help"]:
        arguments = [*arguments[1:2], "--help"]
    elif arguments[:1] == ["version"]:
        arguments = ["--version"]
    set_language(language)
    arguments = arguments or ["serve", "--open"]
    from hatbox.engine.errors import HatboxError

    try:
        return _run(parser(language), arguments)
    except HatboxError as error:
        print(f"hatbox: {error}", file=sys.stderr)
        return 2
    except ModuleNotFoundError as error:
        from hatbox.extras import missing_extra

        missing = missing_extra(arguments[0], error)
        if missing is None:
            raise
        print(f"hatbox: {missing}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("hatbox: stopped", file=sys.stderr)
        return 130
    except BrokenPipeError:  # for example `| head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        print(f"hatbox: {error.strerror}", file=sys.stderr)
        return 2


def _run(root: Parser, arguments: list[str]) -> int:
    args = root.parse_args(arguments)
    if args.command in ENGLISH_ONLY:
        set_language(DEFAULT_LANGUAGE)
    if sys.stdout is None:
        return 2
    status: int = import_module(f"hatbox.cli.{MODULES[args.command]}").run(args)
    sys.stdout.flush()
    return status
