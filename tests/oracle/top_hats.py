"""Top Hats, read from RULES.md T1-T13. Who built a stack (T5) changes no move and is not kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from . import Json, Options, clone, demand

FIRST_COLUMN = {"A": 1, "B": 1, "C": 1, "D": 1, "E": 1, "F": 2, "G": 3, "H": 4, "I": 5}  # T1
LAST_COLUMN = {"A": 5, "B": 6, "C": 7, "D": 8, "E": 9, "F": 9, "G": 9, "H": 9, "I": 9}
CELLS = [f"{row}{column}" for row in FIRST_COLUMN for column in range(FIRST_COLUMN[row], LAST_COLUMN[row] + 1)]
DIRECTIONS = [(0, 1), (0, -1), (1, 0), (1, 1), (-1, 0), (-1, -1)]  # row, column
CENTRE = "E5"  # where the neutral hat stands
COLOURS = ["red", "yellow", "blue"]  # T2, by seat
RULE_OF = {"build": "T3", "place": "T4", "move": "T6", "narrow": "T10", "pass": "T12"}
OPTIONS = Options(
    choices={"narrowings": (2, 1, 0), "stall_limit": (100, "any number, 0 for none")},
    presets={},
)


def beside(cell: str, direction: tuple[int, int]) -> str | None:
    """The next cell in a direction, None beyond the edge."""
    name = f"{chr(ord(cell[0]) + direction[0])}{int(cell[1]) + direction[1]}"
    return name if name in CELLS else None


def rings() -> dict[str, int]:
    """T1: every cell's ring, grown from the centre."""
    ring = {CENTRE: 0}
    for number in range(1, 5):
        for cell in list(ring):
            for direction in DIRECTIONS:
                neighbour = beside(cell, direction)
                if neighbour is not None:
                    ring.setdefault(neighbour, number)
    return ring


RING = rings()


class Way(NamedTuple):
    """One way of moving: cells landed on, and enemy stacks jumped."""

    path: tuple[str, ...]  # the start first
    captured: frozenset[str]  # cells

    @property
    def effect(self) -> str:
        stars = "*" + ",".join(sorted(self.captured)) if self.captured else ""
        return f"{self.path[0]}-{self.path[-1]}{stars}"


class Oracle:
    def __init__(self, players: int, options: Json, turn: int) -> None:
        demand(players in (2, 3), "T2: two or three players")
        demand(turn in range(players), "T3: no such seat")
        self.players = players
        self.options: Json = OPTIONS.resolve(options)
        self.turn = turn  # the seat to build, place or move
        self.stacks: dict[str, list[str]] = {}  # by cell, colours from the top down
        self.band = 4  # the outermost ring in play
        self.narrowed = 0  # how many times
        self.stall = 0  # turns in a row without a capture
        self.unbuilt: list[Counter[str]] = [Counter() for _ in range(players)]  # by seat, hats for below the tops
        self.unplaced: list[dict[int, list[str]]] = [{} for _ in range(players)]  # by seat, stacks by number

    @classmethod
    def from_record(cls, record: Json) -> Oracle:
        demand(record["game"] == "top_hats", "T1: not a record of top_hats")
        oracle = cls(record["players"], record["options"], record["first"])
        colours = COLOURS[: oracle.players]
        for seat, supply in enumerate(oracle.unbuilt):  # T3: nine of the own colour, five of them on top
            supply.update({colour: 4 if colour == COLOURS[seat] else 6 // (len(colours) - 1) for colour in colours})
        return oracle

    @classmethod
    def from_position(cls, position: Json) -> Oracle:
        demand(position["game"] == "top_hats", "T1: not a position of top_hats")
        position = clone(position)
        oracle = cls(position["players"], position.get("options", {}), position["turn"])
        oracle.stacks = position["stacks"]
        oracle.band, oracle.narrowed, oracle.stall = position["band"], position["narrowed"], position["stall"]
        colours = set(COLOURS[: oracle.players])
        demand(len(oracle.stacks) > 0, "T11: no stack on the board")
        demand(all(1 <= len(stack) <= 3 and set(stack) <= colours for stack in oracle.stacks.values()), "T3: no stack")
        demand(oracle.narrowed in range(oracle.options["narrowings"] + 1), "T10: narrowed too often")
        demand(oracle.band == 4 - oracle.narrowed, "T10: the band does not fit the narrowings")
        demand(all(1 <= RING.get(cell, 0) <= oracle.band for cell in oracle.stacks), "T10: a stack off the field")
        return oracle

    def _phase(self) -> str:
        if any(supply.total() for supply in self.unbuilt):
            return "build"
        return "place" if any(self.unplaced) else "move"

    def _owners(self) -> set[str]:
        return {stack[0] for stack in self.stacks.values()}  # T5

    def mover(self) -> int | None:
        won = len(self._owners()) == 1  # T11
        stalled = 0 < self.options["stall_limit"] <= self.stall  # T13
        return None if self._phase() == "move" and (won or stalled) else self.turn

    def legal(self) -> list[str]:
        if self.mover() is None:
            return []
        if self._phase() == "build":
            supply = self.unbuilt[self.turn]
            return sorted(f"build {a} {b}" for a, b in product(supply, repeat=2) if Counter([a, b]) <= supply)
        if self._phase() == "place":
            free = [cell for cell in CELLS if RING[cell] in (2, 3) and cell not in self.stacks]
            return sorted(f"place {number} {cell}" for number in self.unplaced[self.turn] for cell in free)
        moves = {way.effect for way in self._allowed()} or {"pass"}  # T12
        few_and_inside = len(self.stacks) <= 5 and not any(self._in_band(cell) for cell in self.stacks)
        if few_and_inside and self.narrowed < self.options["narrowings"]:  # T10
            moves.add("narrow")
        return sorted(moves)

    def _in_band(self, cell: str) -> bool:
        return RING[cell] == self.band  # T9

    def _ways(self) -> list[Way]:
        """Every way T6 gives the seat to move, before T8 and T9."""
        ways = []
        for start in [cell for cell, stack in self.stacks.items() if stack[0] == COLOURS[self.turn]]:
            standing = {CENTRE, *self.stacks} - {start}
            for direction in DIRECTIONS:
                cell = beside(start, direction)
                if cell is not None and cell not in standing and RING[cell] <= self.band:
                    ways.append(Way((start, cell), frozenset()))
            for path, jumped in self._jumps((start,), frozenset(), standing):
                captured = frozenset(c for c in jumped if c != CENTRE and self.stacks[c][0] != COLOURS[self.turn])
                if captured or path[-1] != start:
                    ways.append(Way(path, captured))
        return ways

    def _jumps(
        self, path: tuple[str, ...], jumped: frozenset[str], standing: set[str]
    ) -> Iterator[tuple[tuple[str, ...], frozenset[str]]]:
        """Every path of at least one further jump, with all the cells jumped; one may stop after any jump."""
        for direction in DIRECTIONS:
            over = beside(path[-1], direction)
            if over is None or over not in standing or over in jumped:
                continue
            landing = beside(over, direction)
            if landing is not None and landing not in standing and RING[landing] <= self.band:
                yield (*path, landing), jumped | {over}
                yield from self._jumps((*path, landing), jumped | {over}, standing)

    def _allowed(self) -> list[Way]:
        ways = [way for way in self._ways() if way.captured or not self._in_band(way.path[-1])]  # T9
        captures = [way for way in ways if way.captured]
        pool = captures or ways  # T8
        return [way for way in pool if self._in_band(way.path[0])] or pool  # T8; T9: to leave the band comes first

    def play(self, move: str, chance: Json | None = None) -> None:
        verb, *words = move.split(" ")
        demand(self.mover() is not None, "T11: the game is over")
        demand(not chance, "T6: chance has no part in this game")
        if verb == "move":
            self._move(tuple(words))
            return
        demand(verb in RULE_OF and move in self.legal(), f"{RULE_OF.get(verb, 'T6')}: not legal: {move}")
        if verb == "build":
            stacks, supply = self.unplaced[self.turn], self.unbuilt[self.turn]
            supply.subtract(words)
            stacks[len(stacks) + 1] = [COLOURS[self.turn], *words]
            if supply.total():  # T3: all five by one player, then the next
                return
        elif verb == "place":
            self.stacks[words[1]] = self.unplaced[self.turn].pop(int(words[0]))
        elif verb == "narrow":  # T10: does not use up the turn
            self.band -= 1
            self.narrowed += 1
            return
        elif verb == "pass":
            self.stall += 1  # T13
        self.turn = (self.turn + 1) % self.players

    def _move(self, path: tuple[str, ...]) -> None:
        demand(self._phase() == "move", "T4: not before all stacks stand")
        ways = self._ways()
        found = [way for way in ways if way.path == path]
        demand(len(found) > 0, f"T6: not legal: move {' '.join(path)}")
        duty = "T8" if any(way.captured for way in ways) else "T9"
        demand(found[0] in self._allowed(), f"{duty}: not legal: {found[0].effect}")
        self.stacks[path[-1]] = self.stacks.pop(path[0])
        for cell in found[0].captured:  # T7
            self.stacks[cell].pop(0)
            if not self.stacks[cell]:
                del self.stacks[cell]
        self.stall = 0 if found[0].captured else self.stall + 1  # T13
        self.turn = (self.turn + 1) % self.players

    def position(self) -> Json:
        demand(self._phase() == "move", "T4: no position before all stacks stand")
        return clone(
            {
                "game": "top_hats",
                "players": self.players,
                "options": OPTIONS.unusual(self.options),
                "turn": self.turn,
                "stacks": self.stacks,
                "band": self.band,
                "narrowed": self.narrowed,
                "stall": self.stall,
            }
        )

    def result(self) -> Json:
        demand(self.mover() is None, "T11: the game is not over")
        owners = self._owners()
        winners = [seat for seat in range(self.players) if COLOURS[seat] in owners]
        share = 1 if len(winners) == 1 else 1 / len(winners)
        scores = [share if seat in winners else 0 for seat in range(self.players)]
        return {"scores": scores, "winners": winners, "ended": "complete" if len(winners) == 1 else "stalled"}
