"""`hatbox daily`: show a day's deal, and what the bots make of it."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Iterator
from typing import Any

import msgspec

from hatbox.bots.daily import OPPONENT, play_daily
from hatbox.bots.levels import RANKED
from hatbox.cli.arguments import CommandParser
from hatbox.cli.loading import load_game
from hatbox.cli.progress import show_progress
from hatbox.engine.match import Match
from hatbox.games import NAMES
from hatbox.i18n import say
from hatbox.records.commitment import key_of
from hatbox.records.daily import (
    NONCES,
    SEAT,
    daily_match,
    daily_record,
    daily_seed,
    day_of,
    moves_of,
    read_day,
    seed_text,
    value_of,
)


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument(
        "game", metavar="GAME", nargs="?", choices=NAMES, help=text("daily-game", games=", ".join(NAMES))
    )
    parser.add_argument("--day", metavar="DAY", help=text("daily-day"))
    parser.add_argument("--json", action="store_true", help=text("json"))


def run(args: Namespace) -> int:
    day = day_of(time.time_ns() // 1_000_000) if args.day is None else read_day(args.day)
    for name in [args.game] if args.game else NAMES:
        with load_game(name):
            match = daily_match(name, day)
            if not args.json:
                print_deal(match, day)
            results = list(
                show_progress(bot_results(name, day), len(RANKED), say("play-daily-playing", {"game": name}))
            )
        if args.json:
            print(msgspec.json.encode(deal_as_json(match, day) | {"bots": results}).decode())
        else:
            print_results(match, results)
    return 0


def bot_results(game: str, day: str) -> Iterator[dict[str, Any]]:
    """Yield what each level gets in the player's seat, the weakest first."""
    for level in RANKED:
        *_, match = play_daily(game, day, level)
        moves = moves_of(daily_record(match, day))
        yield {
            "bot": level.name,
            "scores": match.result()["scores"],
            "winners": match.result()["winners"],
            "moves": moves,
            "value": value_of(game, match.result(), moves),
        }


def deal_as_json(match: Match[Any], day: str) -> dict[str, Any]:
    game = match.game.name
    seed = daily_seed(game, day)
    return {
        "game": game,
        "day": day,
        "text": seed_text(game, day),
        "seed": seed.hex(),
        "key": key_of(seed, NONCES).hex(),
        "opponent": OPPONENT.name,
        "first": match.first,
        "position": match.view(SEAT).position(),
    }


def print_deal(match: Match[Any], day: str) -> None:
    """Print where the deal comes from, and the table as the player first sees it."""
    from hatbox.terminal.drawing import drawing_of
    from hatbox.terminal.screen import Screen
    from hatbox.terminal.seats import Seats

    game = match.game
    drawing = drawing_of(game, match.options, Seats((None, OPPONENT.name)))
    view = match.view(SEAT)
    screen = Screen()
    print(say("play-daily-title", {"game": say("play-game", {"game": game.name}), "day": day}))
    print(say("play-daily-seed", {"text": seed_text(game.name, day)}))
    print(f"  {daily_seed(game.name, day).hex()}")
    print(say("play-daily-first", {"first": match.first}), flush=True)
    screen.show(drawing.table(view, view.legal_moves()))


def print_results(match: Match[Any], results: list[dict[str, Any]]) -> None:
    print(say("play-daily-bots"))
    for result in results:
        own, other = result["scores"]
        won = "no" if SEAT not in result["winners"] else "yes" if len(result["winners"]) == 1 else "shared"
        text = (
            say("play-daily-score", {"own": own, "other": other})
            if match.game.counts_points
            else say("play-daily-moves", {"won": won, "moves": result["moves"]})
        )
        print(f"  {say('play-bot', {'bot': result['bot']}):<16}{text}")
    print()
