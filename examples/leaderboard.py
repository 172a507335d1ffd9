"""Measure every checkpoint and the bots beside them, and write docs/leaderboard.md.

python -m examples.leaderboard                 a minute or two
python -m examples.leaderboard --games 200 --out here.md

Without `--out` it draws the learning curves too. Needs `pip install 'hatbox[openspiel,study]'`, no PyTorch. Tiny games
can be searched to the end, so their checkpoints are judged by what perfect play would win against them, all others by
games against bots.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from pathlib import Path

from examples import checkpoints, curves, mccfr
from examples.strength import as_text, by_bot, by_network, nash_conv, share_of, tree_of

import hatbox

PAGE = Path(__file__).parent.parent / "docs" / "leaderboard.md"
START, END = "<!-- leaderboard -->", "<!-- end of leaderboard -->"
RIVALS = ("random", "dormouse", "greedy", "march_hare")  # weak to strong
BOTS = ("random", "greedy")
TINY = "tiny"
ROUNDS, SWEEPS = 30_000, 300  # of MCCFR, and of CFR+


def learned() -> Iterator[tuple[str, str, str]]:
    """Yield the checkpoints: name, game, size."""
    for path in sorted(checkpoints.FOLDER.glob("*.npz")):
        _, game, size = checkpoints.parts_of(path.stem)
        yield path.stem, game, size


def against_bots(games: int) -> Iterator[str]:
    """Yield a table of the checkpoints of games that are not tiny: the share of the wins against bots."""
    yield f"| checkpoint | game | size | {' | '.join(f'against `{rival}`' for rival in RIVALS)} |"
    yield f"|---|---|---|{'---|' * len(RIVALS)}"
    for name, game, size in learned():
        if size != TINY:
            player = f"examples.checkpoints:{name}"
            shares = (as_text(share_of(player, rival, game, games=games, size=size)) for rival in RIVALS)
            yield f"| `{name}` | {game} | {size} | {' | '.join(shares)} |"


def tiny_games(rounds: int) -> Iterator[str]:
    """Yield a table of the tiny games: how far players are from perfect play."""
    yield f"| player | {' | '.join(mccfr.GAMES)} |"
    yield f"|---|{'---|' * len(mccfr.GAMES)}"
    for bot in BOTS:
        yield row(
            f"`{bot}`, seed 0" if bot != "random" else f"`{bot}`",
            (nash_conv(game, by_bot(bot)) for game in mccfr.GAMES),
        )
    for name, game, size in learned():
        if size == TINY:
            network = checkpoints.Network.load(checkpoints.FOLDER / f"{name}.npz")
            found = nash_conv(game, by_network(network))
            yield row(f"`{name}`", (found if other == game else None for other in mccfr.GAMES))
    solved = ([*mccfr.solve(mccfr.tree_of(game), rounds, 0)][-1][2] for game in mccfr.GAMES)
    yield row(f"MCCFR, {rounds:,} rounds", solved)
    trees = map(tree_of, mccfr.GAMES)
    yield row(f"CFR+, {SWEEPS} rounds", (tree.exploitability(tree.solve(SWEEPS)) for tree in trees))


def row(player: str, distances: Iterable[float | None]) -> str:
    """Return a row of the table of tiny games."""
    cells = ("" if distance is None else f"{distance:.4f}" for distance in distances)
    return f"| {player} | {' | '.join(cells)} |"


def write(page: Path, games: int, rounds: int) -> None:
    """Replace the tables in the page, or write them alone if there is no such page."""
    about = f"Share of the wins (95 % interval) in {games} games of two players. Every deal is played from both seats."
    tables = "\n\n".join(
        [
            about,
            "\n".join(against_bots(games)),
            "NashConv in the tiny games, seat 0 begins (0 is perfect):",
            "\n".join(tiny_games(rounds)),
            f"Measured with hatbox {hatbox.__version__}.",
        ]
    )
    old = page.read_text(encoding="utf-8") if page.is_file() else f"{START}\n{END}\n"
    before, after = old.split(START)[0], old.split(END)[1]
    page.write_text(f"{before}{START}\n\n{tables}\n\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Measure all checkpoints.")
    parser.add_argument("--games", type=int, default=1000, help="against each bot (default 1000)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"of MCCFR (default {ROUNDS})")
    parser.add_argument("--out", type=Path, default=PAGE, help="default: docs/leaderboard.md")
    asked = parser.parse_args()
    write(asked.out, asked.games, asked.rounds)
    if asked.out == PAGE:
        curves.draw()
