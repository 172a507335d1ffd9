"""Magic Hat in the terminal: the row with its hats above, and what all players have won."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from hatbox.compiled.records import to_object
from hatbox.engine.game import HIDDEN, NONE, GameEvent
from hatbox.engine.match import View
from hatbox.games.magic_hat import rules
from hatbox.games.magic_hat.state import HAT_NAMES, KINDS, MAGIC, State
from hatbox.games.magic_hat.wire import MagicHatView
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu
from hatbox.terminal.drawing import Drawing, fill
from hatbox.terminal.seats import style_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hatbox import wire

BACK = "####"
FLEETING = {"magic-peek": "magic-peek-unseen", "magic-open-wrong": "play-opened-wrong"}  # M13: and what stays of it
COLOURS = ("yellow", "magenta", "bright_red", "blue", "cyan", "green", "bright_white", "bright_magenta", "red")
VERBS = ("peek", "swap", "open")


def _hat(name: str | None) -> int:
    return NONE if name is None else HAT_NAMES.index(name) if name in HAT_NAMES else HIDDEN


class TerminalView(Drawing):
    """The court without its hats."""

    rules: ClassVar[str] = "play-rules-magic"

    @staticmethod
    def restore(state: State, scene: wire.Scene, seat: int | None) -> None:
        seen = scene.view
        assert isinstance(seen, MagicHatView)
        state.turn, state.stall = seen.turn, seen.stall
        fill(state.row, seen.row, _hat)
        fill(state.hats, seen.hats, _hat)
        state.character_pile_size, state.hat_pile_size = len(seen.character_pile), len(seen.hat_pile)
        state.pairs[: state.players] = seen.pairs
        state.magic[: state.players] = seen.magic
        state.penalties[: state.players] = seen.penalties
        for player, slots in enumerate(seen.seen or []):
            state.seen[player] = sum(1 << slot - 1 for slot in slots)

    def table(self, view: View[Any], legal: Sequence[str]) -> RenderableType:
        state = to_object(State, view.states[0])
        piles = {"characters": state.character_pile_size, "hats": state.hat_pile_size, "stall": state.stall}
        parts: list[RenderableType] = [self._row(state, legal), Text(say("play-magic-piles", piles))]
        if state.stall_limit:
            parts[-1] = Text(say("play-magic-piles-limit", {**piles, "limit": state.stall_limit}))
        return Group(*parts, self._players(view, state))

    @property
    def _aids_memory(self) -> bool:
        return bool(self.options.get("memory_aid"))

    def _row(self, state: State, legal: Sequence[str]) -> Table:
        grid = Table(box=box.ROUNDED, padding=(0, 0), show_lines=True)
        for slot in range(state.slots):
            grid.add_column(str(slot + 1), justify="center", min_width=9)
        is_over = not legal and self._is_open(state)
        grid.add_row(*(self._hat(hat, show=self._aids_memory or is_over) for hat in state.hats[: state.slots]))
        grid.add_row(*(kind_name(kind) if kind != NONE else Text("-", "dim") for kind in state.row[: state.slots]))
        if self._aids_memory:
            seen = (
                [seat for seat in range(state.players) if state.seen[seat] >> slot & 1] for slot in range(state.slots)
            )
            grid.add_row(*(Text(say("play-seen-by", {"seats": " ".join(map(str, s))}) if s else "") for s in seen))
        return grid

    def _is_open(self, state: State) -> bool:
        """Return whether no hat is hidden from the viewer, as when the game is over."""
        return HIDDEN not in state.hats

    def _hat(self, hat: int, show: bool) -> Text:
        if hat == NONE:
            return Text("")
        return kind_name(hat) if show and hat != HIDDEN else Text(BACK, "dim")

    def _players(self, view: View[Any], state: State) -> Table:
        grid = Table(box=box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        grid.add_column(say("play-column-seat"))
        for code in ("play-column-pairs", "play-column-magic", "play-column-penalties", "play-column-now"):
            grid.add_column(say(code), justify="right")
        for seat in range(state.players):
            counts = (state.pairs[seat], state.magic[seat], state.penalties[seat], rules.score(view.states[0], seat))
            name = Text(f"{seat} {self.seats.who(seat, view.seat)}", style_of(seat))
            grid.add_row(name, *(str(int(count)) for count in counts))
        return grid

    def menu(self, view: View[Any], legal: Sequence[str]) -> Menu:
        """Peek, swap or open; then the slots by their numbers."""
        choices = []
        for number, verb in enumerate(VERBS, 1):
            moves = [move for move in legal if move.startswith(verb)]
            if moves:
                label = say("play-magic-verb", {"verb": verb})
                leads = self._first_slots(moves) if verb == "swap" else self._slots(verb, moves)
                choices.append(Choice((str(number), verb, verb[0]), label, leads))
        return Menu(say("play-choose-move"), tuple(choices))

    def _slots(self, verb: str, moves: Sequence[str]) -> Menu:
        slots = ((move.split()[1], move) for move in moves)
        choices = tuple(Choice((s,), slot_name(s), m) for s, m in slots)
        return Menu(say("play-choose-slot", {"verb": verb}), choices, f"{verb} {{}}")

    def _first_slots(self, moves: Sequence[str]) -> Menu:
        """Return a menu for two slots in either order."""
        partners: dict[str, dict[str, str]] = {}
        for move in moves:
            _, low, high = move.split()
            partners.setdefault(low, {})[high] = move
            partners.setdefault(high, {})[low] = move
        choices = []
        for slot in sorted(partners):
            others = sorted(partners[slot].items())
            second = Menu(
                say("play-choose-second", {"slot": slot}), tuple(Choice((s,), slot_name(s), m) for s, m in others)
            )
            choices.append(Choice((slot,), slot_name(slot), second))
        return Menu(say("play-choose-slot", {"verb": "swap"}), tuple(choices))

    def is_fleeting(self, event: GameEvent, viewer: int | None) -> bool:
        """M13: return whether a hat is shown only for a moment, as on cardboard."""
        return self.live_event(event, viewer).code in FLEETING and not self._aids_memory

    def live_event(self, event: GameEvent, viewer: int | None) -> GameEvent:
        """M4: hide the hat of another player's peek, even if the viewer might know it."""
        is_others_peek = event.code == "magic-peek" and event.params["seat"] != viewer
        return self.past_event(event) if is_others_peek else event

    def past_event(self, event: GameEvent) -> GameEvent:
        """M13: hide hats in the log: players must remember them."""
        if event.code not in FLEETING or self._aids_memory:
            return event
        kept = {name: value for name, value in event.params.items() if name in ("seat", "slot")}
        return GameEvent(FLEETING[event.code], kept)

    def ending(self, view: View[Any], result: Mapping[str, Any]) -> Iterator[RenderableType]:
        state = to_object(State, view.states[0])
        for seat, score in enumerate(result["scores"]):
            pairs, magic, penalties = state.pairs[seat], state.magic[seat], state.penalties[seat]
            total = {"seat": self.seats.label(seat, view.seat), "score": score}
            yield Text(say("play-score", total), style_of(seat))
            grid = Table.grid(padding=(0, 2))
            grid.add_row(f"   {say('play-column-pairs')}", "", Text(str(pairs), justify="right"))
            lost = Text(str(score - pairs), justify="right")
            grid.add_row(f"   {say('play-magic-penalties')}", f"{penalties} - {magic}", lost)
            yield grid


def kind_name(kind: int) -> Text:
    """Return a kind in its colour."""
    if kind == MAGIC:
        return Text(say("play-kind", {"kind": HAT_NAMES[MAGIC]}), "bold reverse")
    return Text(say("play-kind", {"kind": KINDS[kind]}), f"bold {COLOURS[kind % len(COLOURS)]}")


def slot_name(slot: str) -> str:
    """Return a slot for a menu."""
    return say("play-slot", {"slot": slot})
