"""`hatbox render`: draw a recorded game, as a picture of one moment or as a replay."""

from __future__ import annotations

import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator

from hatbox.cli.arguments import CommandParser, translate, whole
from hatbox.cli.loading import load_game
from hatbox.cli.progress import show_progress
from hatbox.cli.replay import find_record
from hatbox.engine.notation import expect_seat
from hatbox.i18n import say
from hatbox.records.files import atomic_write
from hatbox.records.record import from_record

MIN_WIDTH, MAX_WIDTH = 90, 4320  # pixels
MIN_SECONDS, MAX_SECONDS = 0.1, 60.0


def add_arguments(parser: CommandParser) -> None:
    text = parser.text
    parser.add_argument("file", metavar="FILE", help=text("records"))
    output = parser.add_mutually_exclusive_group(required=True)
    for name in ("svg", "png", "gif"):
        output.add_argument(f"--{name}", action="store_const", const=name, dest="kind", help=text(f"render-{name}"))
    parser.add_argument("--game", type=whole, default=1, metavar="K", help=text("replay-game"))
    parser.add_argument("--seat", type=whole, metavar="S", help=text("render-seat"))
    parser.add_argument("--move", type=whole, metavar="N", help=text("render-move"))
    parser.add_argument("--width", type=_width, default=720, metavar="W", help=text("render-width"))
    parser.add_argument("--seconds", type=_seconds, default=1.2, metavar="T", help=text("render-seconds"))
    parser.add_argument("--out", metavar="OUT", help=text("render-out"))


def run(args: Namespace) -> int:
    from hatbox.adapters.pictures import draw
    from hatbox.adapters.pictures.canvas import WIDTH
    from hatbox.adapters.pictures.raster import to_gif, to_png
    from hatbox.adapters.pictures.replay import LAST_SECONDS, animate, scene_after, scenes_of
    from hatbox.adapters.pictures.scene import Scene

    record = find_record(args.file, args.game)
    with load_game(record.game) as game:
        match = from_record(record)
        seat = None if args.seat is None else expect_seat("--seat", args.seat, match.players)
        if args.move is not None:
            scenes = [scene_after(match, seat, args.move)]
        else:
            scenes = [Scene.of(match, seat)] if args.kind == "png" else scenes_of(match, seat)
        scale = args.width / WIDTH
        if args.kind == "gif":
            about = say("render-progress", {"game": game.name})
            frames: Iterator[str] = show_progress(map(draw, scenes), len(scenes), about)
            data = to_gif(frames, args.seconds, LAST_SECONDS, scale)
        elif args.kind == "png":
            data = to_png(draw(scenes[-1]), scale)
        else:
            data = (draw(scenes[0]) if len(scenes) == 1 else animate(scenes, args.seconds)).encode()
    with atomic_write(args.out) as file:
        file.write(data)
    if args.out is not None:
        print(f"hatbox: {say('review-written', {'path': args.out})}", file=sys.stderr)
    return 0


def _width(text: str) -> int:
    width = whole(text)
    if not MIN_WIDTH <= width <= MAX_WIDTH:
        raise ArgumentTypeError(translate("not-between", text=repr(text[:40]), least=MIN_WIDTH, most=MAX_WIDTH))
    return width


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not MIN_SECONDS <= seconds <= MAX_SECONDS:
        raise ArgumentTypeError(translate("not-between", text=repr(text[:40]), least=MIN_SECONDS, most=MAX_SECONDS))
    return seconds
