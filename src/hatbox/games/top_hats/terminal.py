"""Top Hats in the terminal: the hexagonal board with its band, the stacks by owner and height."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from hatbox.compiled.records import to_object
from hatbox.engine.game import HIDDEN, NONE
from hatbox.engine.match import View
from hatbox.games.top_hats.state import (
    BUILDING,
    CELL_NAMES,
    CELL_OF,
    CENTRE,
    COLOURS,
    MOVING,
    NOBODY,
    PLACING,
    RING_OF,
    ROWS,
    STACKS,
    State,
)
from hatbox.games.top_hats.wire import TopHatsView
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu, numbered_menu
from hatbox.terminal.drawing import Drawing, Show, fill
from hatbox.terminal.seats import style_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hatbox import wire

WIDTH = 7  # of a cell in the drawing
BAND, FORBIDDEN, NEUTRAL, GOAL = "~", "x", "[#]", "+"


def _colour(name: str | None) -> int:
    return COLOURS.index(name) if name in COLOURS else HIDDEN


def _unplaced(legal: Sequence[str]) -> list[int]:
    """Return the own stacks that are still to be placed."""
    return sorted({int(move.split()[1]) - 1 for move in legal if move.startswith("place ")})


class TerminalView(Drawing):
    """The battle on the tea tray."""

    rules: ClassVar[str] = "play-rules-top"

    @staticmethod
    def restore(state: State, scene: wire.Scene, seat: int | None) -> None:
        seen = scene.view
        assert isinstance(seen, TopHatsView)
        state.turn, state.band, state.narrowed, state.stall = seen.turn, seen.band, seen.narrowed, seen.stall
        state.phase = {"building": BUILDING, "placing": PLACING}.get(seen.phase or "", MOVING)
        builders = seen.builders or {}
        for name, hats in seen.stacks.items():
            cell = CELL_OF[name]
            state.owned[_colour(hats[0])] |= 1 << cell
            fill(state.below[cell], hats[1:], _colour)
            state.builder[cell] = builders.get(name, NOBODY)
        below = [hat for stack in state.below for hat in stack if hat != NONE]
        for colour in range(state.players):  # what is hidden cannot be counted by colour
            state.buried[0][colour] = HIDDEN if HIDDEN in below else below.count(colour)
        for owner, stacks in enumerate(seen.built or []):
            numbers = _unplaced(scene.legal) if owner == seat else []
            for number, stack in zip(numbers or range(STACKS), stacks, strict=False):
                fill(state.built[owner][number], stack, _colour)
        if seat is not None:
            for number, move in enumerate(scene.chosen):  # T3: still secret, so not in the view yet
                fill(state.built[seat][number], move.split()[1:], _colour)

    def table(self, view: View[Any], legal: Sequence[str]) -> RenderableType:
        state = to_object(State, view.states[0])
        goals = {CELL_OF[move.split()[2]] for move in legal if move.startswith("place ")}
        parts: list[RenderableType] = []
        if state.phase != BUILDING:
            parts += [short_board(state, goals) if self.is_short else board(state, goals), legend(state, goals)]
        parts.append(self._players(view, state))
        if state.phase == MOVING:
            code = "play-top-state-limit" if state.stall_limit else "play-top-state"
            parts.append(Text(say(code, {"band": state.band, "stall": state.stall, "limit": state.stall_limit})))
        elif view.seat >= 0 and any(below[0] != NONE for below in state.built[view.seat]):
            parts.append(self._own_stacks(view, state))
        return Group(*parts)

    def _players(self, view: View[Any], state: State) -> Table:
        grid = Table(box=None if self.is_short else box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        grid.add_column(say("play-column-seat"))
        grid.add_column(say("play-column-colour"))
        grid.add_column(say("play-column-stacks"), justify="right")
        grid.add_column(say("play-column-lost" if state.phase == MOVING else "play-column-waiting"), justify="right")
        for seat in range(state.players):
            on_board = state.owned[seat].bit_count()
            buried = [by_builder[seat] for by_builder in state.buried]
            waiting = sum(below[0] != NONE for below in state.built[seat])
            lost = "?" if HIDDEN in buried else str(state.own_hats + state.foreign_hats - on_board - sum(buried))
            grid.add_row(
                Text(f"{seat} {self.seats.who(seat, view.seat)}", style_of(seat)),
                Text(f"{letter(seat)} {colour_name(seat)}", style_of(seat)),
                *(str(on_board), lost if state.phase == MOVING else str(waiting)),
            )
        return grid

    def _own_stacks(self, view: View[Any], state: State) -> Text:
        text = Text(say("play-own-stacks") + "  ")
        for number, below in enumerate(state.built[view.seat], 1):
            if below[0] != NONE:
                text.append(f"{number}: ").append_text(pile([view.seat, *below])).append("   ")
        return text

    def extras(self) -> Mapping[str, Show]:
        return {"stacks": self._stacks}

    def _stacks(self, view: View[Any]) -> RenderableType:
        """Return every stack from the top down, as far as the viewer knows it (T5)."""
        state = to_object(State, view.states[0])
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for code in ("play-column-cell", "play-column-stack", "play-column-builder"):
            grid.add_column(say(code))
        for cell in range(len(CELL_NAMES)):
            top = owner(state, cell)
            if top != NONE:
                below = [hat for hat in state.below[cell] if hat != NONE]
                builder = state.builder[cell]
                name = self.seats.label(builder, view.seat) if builder < state.players else ""
                grid.add_row(CELL_NAMES[cell], pile([top, *below]), name)
        return grid

    def menu(self, view: View[Any], legal: Sequence[str]) -> Menu:
        """Choose a stack, then where it goes."""
        state = to_object(State, view.states[0])
        if state.phase == BUILDING:
            return self._build_menu(view, legal)
        items: list[tuple[Sequence[str], Text | str, str | Menu]] = []
        if state.phase == PLACING:
            stacks = []
            for stack in range(1, STACKS + 1):
                moves = [move for move in legal if move.startswith(f"place {stack} ")]
                if moves:
                    hats = pile([view.seat, *state.built[view.seat][stack - 1]])
                    stacks.append(Choice((str(stack), f"s{stack}"), hats, self._cell_menu(stack, moves)))
            return Menu(say("play-choose-stack"), tuple(stacks))
        for origin in sorted({move.split("-")[0] for move in legal if "-" in move}):
            moves = [move for move in legal if move.startswith(f"{origin}-")]
            sign = stack_sign(state, CELL_OF[origin])
            if len(moves) == 1:
                label = say("play-stack-one-move", {"cell": origin, "goes": effect_label(moves[0])})
                items.append(((origin,), Text.assemble(sign, " ", label), moves[0]))
            else:
                label = say("play-stack-moves", {"cell": origin, "count": len(moves)})
                items.append(((origin,), Text.assemble(sign, " ", label), target_menu(moves)))
        items += [((move,), say("play-top-verb", {"verb": move}), move) for move in legal if "-" not in move]
        return numbered_menu(say("play-choose-stack"), items)

    def _build_menu(self, view: View[Any], legal: Sequence[str]) -> Menu:
        items = []
        for move in legal:
            middle, bottom = (COLOURS.index(word) for word in move.split()[1:])
            items.append(((), pile([view.seat, middle, bottom]), move))
        return numbered_menu(say("play-choose-build"), items)

    def _cell_menu(self, stack: int, moves: Sequence[str]) -> Menu:
        cells = ((move.split()[2], move) for move in moves)
        items = (((cell,), cell, move) for cell, move in cells)
        return numbered_menu(say("play-choose-cell", {"stack": stack}), items, f"place {stack} {{}}")

    def ending(self, view: View[Any], result: Mapping[str, Any]) -> Iterator[RenderableType]:
        state = to_object(State, view.states[0])
        for seat, share in enumerate(result["scores"]):
            params = {"seat": self.seats.label(seat, view.seat), "share": f"{share:.2g}"}
            stacks = state.owned[seat].bit_count()
            yield Text(say("play-top-points", {**params, "stacks": stacks}), style_of(seat))
        if result["ended"] == "complete":
            yield Text(say("play-top-won", {"colour": colour_name(result["winners"][0])}))
        elif result["ended"] == "stalled":
            yield Text(say("play-top-stalled", {"turns": state.stall}))


def board(state: State, goals: set[int]) -> Text:
    """Return the board, row I on top, with the name of each cell above its content."""
    text = Text()
    for row in reversed(range(len(ROWS))):
        cells = [cell for cell, name in enumerate(CELL_NAMES) if name[0] == ROWS[row]]
        indent = " " * (2 + (9 - len(cells)) * WIDTH // 2)
        text.append(indent)
        for cell in cells:
            text.append(f"{CELL_NAMES[cell]:^{WIDTH}}", "dim" if RING_OF[cell] > state.band else "")
        text.append("\n" + indent)
        for cell in cells:
            sign = cell_sign(state, cell, goals)
            left = (WIDTH - len(sign)) // 2
            text.append(" " * left).append_text(sign).append(" " * (WIDTH - left - len(sign)))
        text.append("\n")
    text.rstrip()
    return text


def short_board(state: State, goals: set[int]) -> Text:
    """Return the board with one line per row; only the first and the last cell of a row are named."""
    text = Text()
    for row in reversed(range(len(ROWS))):
        cells = [cell for cell, name in enumerate(CELL_NAMES) if name[0] == ROWS[row]]
        text.append(" " * (2 + (9 - len(cells)) * WIDTH // 2)).append(CELL_NAMES[cells[0]], "dim")
        for cell in cells:
            sign = cell_sign(state, cell, goals)
            left = (WIDTH - len(sign)) // 2
            text.append(" " * left).append_text(sign).append(" " * (WIDTH - left - len(sign)))
        text.append(CELL_NAMES[cells[-1]], "dim").append("\n")
    text.rstrip()
    return text


def cell_sign(state: State, cell: int, goals: set[int]) -> Text:
    """Return the sign of a cell: its stack or its ground."""
    if cell == CENTRE:
        return Text(NEUTRAL, "bold")
    if owner(state, cell) != NONE:
        return stack_sign(state, cell)
    if cell in goals:
        return Text(GOAL, "green")
    if RING_OF[cell] > state.band:
        return Text(FORBIDDEN, "dim")
    return Text(BAND, "cyan") if RING_OF[cell] == state.band else Text(str(RING_OF[cell]), "dim")


def legend(state: State, goals: set[int]) -> Text:
    """Return the meaning of the signs."""
    stack = f"({letter(0)}3)"
    rings = " ".join(map(str, range(1, state.band)))
    signs = {"rings": rings, "band": BAND, "forbidden": FORBIDDEN, "neutral": NEUTRAL, "goal": GOAL, "stack": stack}
    code = "play-legend-placing" if goals else "play-legend-narrowed" if state.narrowed else "play-legend"
    return Text(say(code, signs), "dim")


def owner(state: State, cell: int) -> int:
    """Return the colour on top of a cell, NONE without a stack."""
    return next((colour for colour, cells in enumerate(state.owned) if cells >> cell & 1), NONE)


def stack_sign(state: State, cell: int) -> Text:
    """Return a stack by the letter of its owner and its height: (R3)."""
    colour = owner(state, cell)
    height = 1 + sum(hat != NONE for hat in state.below[cell])
    return Text(f"({letter(colour)}{height})", style_of(colour))


def pile(hats: Sequence[int]) -> Text:
    """Return the hats of a stack from the top down: R Y R, with ? where one is hidden."""
    text = Text()
    for hat in hats:
        text.append(" " if text else "")
        text.append(*(("?", "dim") if hat == HIDDEN else (letter(hat), style_of(hat))))
    return text


def letter(colour: int) -> str:
    """Return the letter of a colour."""
    return colour_name(colour)[0].upper()


def colour_name(colour: int) -> str:
    """Return the name of a colour."""
    return say("play-colour", {"colour": COLOURS[colour]})


def effect_label(move: str) -> str:
    """Return where a move leads and what it captures, for a menu."""
    goal, _, taken = move.split("-")[1].partition("*")
    return say("play-goes-taking" if taken else "play-goes", {"cell": goal, "taken": taken.replace(",", " ")})


def target_menu(moves: Sequence[str]) -> Menu:
    """Return a menu of the moves of one stack."""
    goals = [move.split("-")[1].partition("*")[0] for move in moves]
    items: list[tuple[Sequence[str], Text | str, str | Menu]] = []
    for move, goal in zip(moves, goals, strict=True):
        keys = (goal,) if goals.count(goal) == 1 else ()
        items.append((keys, effect_label(move), move))
    origin = moves[0].split("-")[0]
    return numbered_menu(say("play-choose-target", {"cell": origin}), items, f"move {origin} {{}}")
