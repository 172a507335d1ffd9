"""Tricks that a child would try against a bot: none may win more than its share against any level.

python bench/tricks.py [--games 40] [--bots dormouse march_hare …]     prints the share of each trick against each bot

Each is a bot of its own, so that `hatbox arena magic_hat --bots bench.tricks:Thief march_hare` plays it too.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from hatbox.bots.bot import Bot, Budget, Decision, RandomBot, legal_actions
from hatbox.bots.registry import LEVELS
from hatbox.cli.arena_report import format_interval, format_share
from hatbox.engine.match import Observations
from hatbox.engine.rng import game_seed
from hatbox.games import NAMES, game_named
from hatbox.games.magic_hat import state as magic_hat
from hatbox.games.top_hats import state as top_hats
from hatbox.lab.arena import run_arena
from hatbox.lab.standings import Standings

SIMULATIONS = 200  # of a bot that takes as many as it gets


class Trick(Bot):
    """Plays the first wish that is legal; else any legal action."""

    name = "trick"

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        any_action = legal[game_seed(seed, len(observations.actions)) % len(legal)]
        return Decision(next((action for action in self.wishes(observations, legal) if action in legal), any_action))

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        """Yield actions, the dearest first."""
        yield from ()


def done(observations: Observations[Any], *, by_me: bool) -> list[int]:
    """Return the actions that the seat, or the others, took so far, the last first."""
    movers, actions = observations.movers, observations.actions
    return [
        int(action)
        for action, mover in zip(reversed(actions), reversed(movers), strict=True)
        if mover >= 0 and (mover == observations.seat) == by_me
    ]


def named(observations: Observations[Any], legal: Sequence[int], *starts: str) -> list[int]:
    """Return the legal actions whose text begins with one of these, in that order."""
    return [action for start in starts for action in legal if word_of(observations, action).startswith(start)]


def word_of(observations: Observations[Any], action: int) -> str:
    """Return an action as text."""
    return observations.game.notation.action_name(action)


class Wait(Trick):
    """Do nothing: peek at the same slot, play black hats, move one stack to and fro."""

    name = "wait"

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        yield from named(observations, legal, "peek", "end", "black")
        for action in done(observations, by_me=True):
            yield back_from(action)
            yield action


def back_from(action: int) -> int:
    """Return the step in Top Hats that undoes a step; else an action that does not exist."""
    if not top_hats.START <= action < top_hats.JUMP:
        return -1
    cell, direction = divmod(action - top_hats.START, top_hats.DIRECTIONS)
    target = int(top_hats.NEIGHBOUR[cell][direction])
    return int(top_hats.START + target * top_hats.DIRECTIONS + (direction + 3) % top_hats.DIRECTIONS)


class Repeat(Trick):
    """Do what it did the last time."""

    name = "repeat"

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        for action in done(observations, by_me=True)[:1]:
            yield action
            yield from named(observations, legal, word_of(observations, action).split()[0])


class Copy(Trick):
    """Do what the other has just done: the mirror image on the board of Top Hats, the same kind of move elsewhere."""

    name = "copy"

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        for action in done(observations, by_me=False)[:1]:
            if observations.game.name == "top_hats":
                yield mirrored(action)
            elif action < observations.game.action_count:
                word, *_, place = word_of(observations, action).split() * 2
                yield from (
                    own for own in named(observations, legal, word) if word_of(observations, own).endswith(place)
                )
                yield action
                yield from named(observations, legal, word)
            else:
                yield from named(observations, legal, "black", "discard")


def mirrored(action: int) -> int:
    """Return an action of Top Hats turned around the centre."""
    if top_hats.PLACE <= action < top_hats.START:
        stack, cell = divmod(action - top_hats.PLACE, top_hats.CELLS)
        return top_hats.PLACE + stack * top_hats.CELLS + top_hats.CELLS - 1 - cell
    if top_hats.START <= action < top_hats.JUMP:
        cell, direction = divmod(action - top_hats.START, top_hats.DIRECTIONS)
        turned = (top_hats.CELLS - 1 - cell) * top_hats.DIRECTIONS + (direction + 3) % top_hats.DIRECTIONS
        return top_hats.START + turned
    return action


class First(Trick):
    """Take always the first: open slot 1, exchange at position 1 with the highest card, narrow, the first stack."""

    name = "first"

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        at_first = [
            action for action in named(observations, legal, "exchange") if word_of(observations, action).endswith(" 1")
        ]
        yield from sorted(at_first, key=lambda action: word_of(observations, action).split()[1][1:], reverse=True)
        yield from named(observations, legal, "open", "end", "narrow")
        yield legal[0]


class Thief(Trick):
    """Open what the other has just looked at or swapped (Magic Hat), take where the other just played (Hats)."""

    name = "thief"

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        for action in done(observations, by_me=False)[:1]:
            if observations.game.name == "magic_hat":
                if magic_hat.SWAP <= action < magic_hat.OPEN:
                    pair = action - magic_hat.SWAP
                    yield from (magic_hat.OPEN + slot for slot in (magic_hat.LOWER[pair], magic_hat.UPPER[pair]))
                elif action < magic_hat.SWAP:
                    yield magic_hat.OPEN + action - magic_hat.PEEK
            elif observations.game.name == "hats" and action < observations.game.action_count:
                place = word_of(observations, action).split()[-1]
                yield from (
                    own
                    for own in named(observations, legal, "exchange")
                    if word_of(observations, own).endswith(f" {place}")
                )


class Cling(Trick):
    """Never give anything away: swap back what the other swapped, discard every turn, stay in the middle."""

    name = "cling"

    def wishes(self, observations: Observations[Any], legal: Sequence[int]) -> Iterator[int]:
        if observations.game.name == "magic_hat":
            yield from (action for action in done(observations, by_me=False)[:1] if action >= magic_hat.SWAP)
        yield from named(observations, legal, "discard")
        if observations.game.name == "top_hats":
            steps = [action for action in legal if top_hats.START <= action < top_hats.JUMP]
            yield from sorted(steps, key=lambda action: top_hats.RING_OF[target_of(action)])


def target_of(action: int) -> int:
    cell, direction = divmod(action - top_hats.START, top_hats.DIRECTIONS)
    return int(top_hats.NEIGHBOUR[cell][direction])


TRICKS = (Wait, Repeat, Copy, First, Thief, Cling)


def play(game: str, trick: type[Bot], level: str, games: int, seed: int = 1) -> Standings:
    """Return the standings of a trick, which comes first, against a level."""
    name = trick.name if trick is RandomBot else f"{trick.__module__}:{trick.__name__}"
    arena = run_arena(game_named(game), 2, [name, level], games, seed, Budget(simulations=SIMULATIONS))
    for _ in arena:
        pass
    return arena.standings()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bots", nargs="+", default=list(LEVELS))
    parser.add_argument("--on", nargs="+", default=list(NAMES), help="games")
    args = parser.parse_args()
    for game in args.on:
        for level in args.bots:
            shares = []
            for trick in (RandomBot, *TRICKS):
                standings = play(game, trick, level, args.games)
                share, stalled = standings.bots[0].share, standings.ended.get("stalled", 0)
                text = f"{trick.name} {format_share(share.value)} ({format_interval(share)})"
                shares.append(f"{text}, {stalled} stalled" if stalled else text)
            print(f"{game:10} {level:13}", "; ".join(shares), flush=True)


if __name__ == "__main__":
    main()
