"""Every path of every legal move of Top Hats, as text: a client lets a player jump step by step without requests.

A text begins with the cell of a stack; after it come the cells that the stack can get to next. After a cell, `x` says
that it jumps over an enemy, whose top hat falls when the move ends (T7), `.` that the move may end there (T8, T9), and
brackets hold where it can jump on to: `C3C4.C5x.(E7x.)` is a step to C4, a capturing jump to C5, and a second one
from there to E7.
"""

from __future__ import annotations

from hatbox.compiled.records import to_object
from hatbox.games.top_hats import notation, rules
from hatbox.games.top_hats.state import BEHIND, CELL_NAMES, CELLS, MOVING, NEIGHBOUR, State

# By cell: where a jump lands, and the bit of the cell that it goes over.
JUMPS = [
    [(int(target), 1 << int(over)) for target, over in zip(BEHIND[cell], NEIGHBOUR[cell], strict=True) if target >= 0]
    for cell in range(CELLS)
]
MAX_JUMPS = 4_000  # searched for one stack. 60 random games have at most 330 in all (bench: tests/rulings)

Ends = set[tuple[int, int]]  # where a move may end, with the bits of what it captures


def paths(record: State, max_jumps: int = MAX_JUMPS) -> list[str]:
    """Return one text for each stack that can move.

    A stack with more than `max_jumps` jumps, which needs a position set up by hand, gets one path for each effect.
    """
    if to_object(State, record).phase != MOVING:
        return []
    ends: dict[int, Ends] = {}
    for origin, target, captured in notation.effects_of(record):
        ends.setdefault(origin, set()).add((target, captured))
    prey = int(rules.enemies(record)) if ends else 0
    texts = []
    for origin, stops in sorted(ends.items()):
        blockers, free = int(rules.blockers_for(record, origin)), int(rules.free_for(record, origin))
        steps = [cell for cell in notation.STEP_TO[origin] if (cell, 0) in stops and free >> cell & 1]
        text = "".join(f"{CELL_NAMES[cell]}." for cell in sorted(steps))
        try:
            text += Tree(free, prey, stops, max_jumps).below(origin, blockers, 0)
        except TooManyJumps:
            text += shortest(origin, blockers, free, prey, stops)
        texts.append(CELL_NAMES[origin] + text)
    return texts


class TooManyJumps(Exception):
    """A stack has more jumps than are searched."""


class Tree:
    """All jumps of one stack that lead to a legal end."""

    def __init__(self, free: int, prey: int, ends: Ends, max_jumps: int) -> None:
        self._free, self._prey, self._ends, self._left = free, prey, ends, max_jumps

    def below(self, cell: int, blockers: int, taken: int) -> str:
        """Return what can follow on a cell, as text."""
        parts = []
        for target, over in JUMPS[cell]:
            if blockers & over and self._free >> target & 1:
                if not self._left:
                    raise TooManyJumps
                self._left -= 1
                captured = taken | over & self._prey
                further = self.below(target, blockers & ~over, captured)
                stops = (target, captured) in self._ends
                if further or stops:
                    parts.append(landing(target, bool(over & self._prey), stops, further))
        return "".join(parts)


def landing(cell: int, takes: bool, stops: bool, further: str) -> str:
    """Return one cell of a path with what follows on it."""
    return f"{CELL_NAMES[cell]}{'x' * takes}{'.' * stops}{f'({further})' if further else ''}"


def shortest(origin: int, blockers: int, free: int, prey: int, ends: Ends) -> str:
    """Return one path, as short as any, for each effect that takes jumps."""
    before: dict[tuple[int, int], tuple[int, int]] = {}  # cell and blockers left: the same one jump earlier
    effects: Ends = set()
    kept: set[tuple[int, int]] = set()
    start = origin, blockers
    places = [start]
    for here in places:  # breadth first: `places` grows during the loop
        for target, over in JUMPS[here[0]]:
            there = target, here[1] & ~over
            if here[1] & over and free >> target & 1 and there not in before:
                before[there] = here
                places.append(there)
                effect = target, (blockers ^ there[1]) & prey
                if effect in ends and effect not in effects:
                    effects.add(effect)
                    while there != start and there not in kept:
                        kept.add(there)
                        there = before[there]
    children: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for place in kept:
        children.setdefault(before[place], []).append(place)

    def below(here: tuple[int, int]) -> str:
        return "".join(
            landing(
                there[0],
                bool((here[1] ^ there[1]) & prey),
                (there[0], (blockers ^ there[1]) & prey) in ends,
                below(there),
            )
            for there in sorted(children.get(here, ()))
        )

    return below(start)
