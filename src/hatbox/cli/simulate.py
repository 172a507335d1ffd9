"""`hatbox simulate`: random games as records."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from hatbox.cli.loading import ready
from hatbox.cli.progress import shown
from hatbox.core.errors import BadInput
from hatbox.core.game import Game, Value
from hatbox.lab.simulate import simulate
from hatbox.records.files import whole_file
from hatbox.records.record import encode


def run(asked: Namespace) -> int:
    """Write as many random games as asked for."""
    with ready(asked.game, "simulate") as game:
        options = read_options(game, asked.option)
        game.resolve(asked.players, {name: value for name, value in options.items() if name != "first"})
        records = simulate(game, asked.players, asked.games, asked.seed, options, legal=asked.legal)
        with whole_file(asked.out) as file:
            for record in shown(records, asked.games, f"playing {asked.game}"):
                file.write(encode(record) + b"\n")
    return 0


def read_options(game: Game[Any], texts: list[str]) -> dict[str, Value]:
    """Options as they are typed: NAME=VALUE."""
    known = {option.name: option for option in game.options}
    options: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput("bad-option-form", text=text)
        if name == "first":
            options[name] = int(value) if value.isascii() and value.isdigit() and len(value) < 4 else value
        elif name in known:
            options[name] = known[name].read(value)
        else:
            raise BadInput("unknown-option", game=game.name, name=name, allowed=", ".join([*known, "first"]))
    return options
