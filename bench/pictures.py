"""Time pictures: drawing the SVG, and turning it into pixels.

python bench/pictures.py
"""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median
from typing import Any

import hatbox
from hatbox.adapters.pictures import draw_match
from hatbox.adapters.pictures.raster import to_array
from hatbox.adapters.pictures.replay import animate, scenes_of

TABLES = (("hats", 3), ("magic_hat", 2), ("top_hats", 2))
ROUNDS = 7


def milliseconds(work: Callable[[], Any]) -> float:
    """Return the median of a few runs, in CPU time."""
    times = []
    for _ in range(ROUNDS):
        begin = time.process_time()
        work()
        times.append(time.process_time() - begin)
    return 1000 * median(times)


def main() -> None:
    for game, players in TABLES:
        match, bot = hatbox.new(game, players=players, seed=1), hatbox.bot("greedy")
        while not match.is_over:
            assert match.mover is not None
            match.act(bot.think(match.observations(match.mover), hatbox.Budget(simulations=1), seed=1).action)
        match.rewind_to(match.ply // 2)
        svg, replay = draw_match(match), animate(scenes_of(match))
        print(
            f"{game:10} SVG {milliseconds(lambda: draw_match(match)):5.1f} ms, {len(svg) / 1000:4.0f} KB   "  # noqa: B023
            f"pixels {milliseconds(lambda: to_array(svg)):4.0f} ms, at half size {milliseconds(lambda: to_array(svg, 0.5)):4.0f} ms   "  # noqa: B023, E501
            f"replay of {len(match.entries())} moves {len(replay) / 1000:5.0f} KB"
        )


if __name__ == "__main__":
    main()
