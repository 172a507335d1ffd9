"""Hats in the terminal: the tea table, all collections, the own hand, and points if the game ended now."""

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
from hatbox.games.hats import rules
from hatbox.games.hats.state import CARD_NAMES, TYPE, TYPE_LETTERS, TYPES, VALUE, VALUES, State
from hatbox.games.hats.wire import HatsView
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu, numbered_menu
from hatbox.terminal.drawing import Drawing, fill
from hatbox.terminal.seats import style_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from hatbox import wire

TYPE_STYLES = ("red", "magenta", "green", "bright_white", "blue", "yellow", "cyan")  # by type; the letter says it too
BACK = "##"
BLACK_KEY, OPTIONAL_KEY = "7", "8"  # after the positions 1-6


def _card(name: str | None) -> int:
    return CARD_NAMES.index(name) if name in CARD_NAMES else HIDDEN


class TerminalView(Drawing):
    """The tea party."""

    rules: ClassVar[str] = "play-rules-hats"

    @staticmethod
    def restore(state: State, scene: wire.Scene, seat: int | None) -> None:
        seen = scene.view
        assert isinstance(seen, HatsView)
        state.turn, state.main_done, state.optional_done = seen.turn, int(seen.main_done), int(seen.optional_done)
        state.cookie = NONE if seen.cookie is None else seen.cookie
        state.offer = NONE if seen.offer is None else _card(seen.offer)
        fill(state.table, seen.table, _card)
        for player in range(state.players):
            state.hand_size[player] = fill(state.hand[player], seen.hands[player], _card)
            state.collection_size[player] = fill(state.collection[player], seen.collections[player], _card)
            state.black_size[player] = fill(state.black[player], seen.black[player], _card)
        state.deck_size = fill(state.deck, seen.deck[::-1], _card)
        state.discards_size = fill(state.discards, seen.discards, _card)
        open_cards = [card for row in [seen.table, *seen.collections] for card in row]
        own_cards = [card for hand in seen.hands for card in hand if card]
        shown = {_card(card) // VALUES for card in open_cards + own_cards}
        kinds = shown if state.players == 2 else {*range(TYPES)}  # H3: with two players some types may be out
        state.in_play = sum(((1 << VALUES) - 1) << VALUES * kind for kind in kinds)

    def table(self, view: View[Any], legal: Sequence[str]) -> RenderableType:
        state = to_object(State, view.states[0])
        parts: list[RenderableType] = [tea_table(view, state, framed=not self.is_short), worths(view, state)]
        parts.append(self._players(view, state))
        if len(self.game.sides(state.players)) < state.players:
            parts.append(self._teams(view, state))
        hand = state.hand[view.seat][: state.hand_size[view.seat]] if view.seat >= 0 else []
        if hand:
            parts.append(Text.assemble(say("play-hand"), "  ", card_text(sorted(hand))))
        if state.offer != NONE:
            parts.append(Text(say("play-offer-open", {"seat": self.seats.label(state.turn, view.seat)}), "bold"))
        return Group(*parts)

    def _players(self, view: View[Any], state: State) -> Table:
        grid = Table(box=None if self.is_short else box.SIMPLE_HEAD, padding=(0, 1), pad_edge=False)
        for code in ("play-column-seat", "play-column-hand", "play-column-collection", "play-column-black"):
            grid.add_column(say(code))
        grid.add_column(say("play-column-cookie"))
        grid.add_column(say("play-column-now"), justify="right")
        points = points_now(view, state)
        for seat in (seat for side in self.game.sides(state.players) for seat in side):
            black = state.black[seat][: state.black_size[seat]]
            grid.add_row(
                Text(f"{seat} {self.seats.who(seat, view.seat)}", style_of(seat)),
                str(state.hand_size[seat]),
                card_text(sorted(state.collection[seat][: state.collection_size[seat]])),
                card_text(black) if HIDDEN not in black else Text(" ".join(BACK for _ in black), "dim"),
                say("play-cookie") if state.cookie == seat else "",
                str(points[seat]),
            )
        return grid

    def _teams(self, view: View[Any], state: State) -> Text:
        points = points_now(view, state)
        teams = (
            say("play-team-now", {"seats": " + ".join(map(str, side)), "points": sum(points[seat] for seat in side)})
            for side in self.game.sides(state.players)
        )
        return Text("   ".join(teams))

    def menu(self, view: View[Any], legal: Sequence[str]) -> Menu:
        """Choose a card, then what to do with it."""
        state = to_object(State, view.states[0])
        hand = sorted(state.hand[view.seat][: state.hand_size[view.seat]])
        items: list[tuple[Sequence[str], Text | str, str | Menu]] = []
        for card in hand:
            name = CARD_NAMES[card]
            moves = [move for move in legal if name in move.split()]
            if moves:
                worth = with_sign(int(rules.favourite_value(view.states[0], view.seat, card)))
                uses = say("play-card-favourite", {"uses": uses_of(moves), "points": worth})
                items.append(((name,), Text.assemble(card_text([card]), "  ", uses), self._uses(state, name, moves)))
        if "end" in legal:
            items.append((("end", "e"), say("play-end-turn"), "end"))
        left = "optional" if state.main_done else "main" if state.optional_done else "both"
        left = "give" if state.offer != NONE else left
        return numbered_menu(say("play-choose-card", {"left": left}), items)

    def _uses(self, state: State, name: str, moves: Sequence[str]) -> str | Menu:
        choices = []
        for move in moves:
            verb, *rest = move.split()
            if verb == "exchange":
                taken = state.table[int(rest[1]) - 1]
                label = Text.assemble(say("play-exchange-onto", {"place": rest[1]}), " ", card_text([taken]))
                choices.append(Choice((rest[1],), label, move))
            else:
                key = BLACK_KEY if verb == "black" else OPTIONAL_KEY
                choices.append(Choice((key, verb, verb[0]), say("play-hats-verb", {"verb": verb}), move))
        if len(choices) == 1:
            return moves[0]
        choices.sort(key=lambda choice: choice.keys[0])
        return Menu(say("play-choose-use", {"card": name}), tuple(choices), f"exchange {name} {{}}")

    def ending(self, view: View[Any], result: Mapping[str, Any]) -> Iterator[RenderableType]:
        state = to_object(State, view.states[0])
        for seat, parts in enumerate(result["details"]):
            total = {"seat": self.seats.label(seat, view.seat), "score": result["scores"][seat]}
            yield Text(say("play-score", total), style_of(seat))
            grid = Table.grid(padding=(0, 2))
            for name, sum_text, points in self._points(view, state, seat, parts):
                grid.add_row(Text(f"   {name}"), Text(sum_text, justify="right"), Text(points, justify="right"))
            yield grid
        for side, points in zip(self.game.sides(state.players), result.get("teams", ()), strict=False):
            seats = ", ".join(self.seats.label(seat, view.seat) for seat in side)
            yield Text(say("play-team-score", {"seats": seats, "score": points}))
        totals = result.get("teams", result["scores"])
        sides = [side for side in self.game.sides(state.players) if side[0] in result["winners"]]
        if result["ended"] == "complete" and totals.count(max(totals)) > len(sides):
            yield Text(say("play-tie-broken"))

    def _points(
        self, view: View[Any], state: State, seat: int, parts: Mapping[str, int]
    ) -> Iterator[tuple[str, str, str]]:
        """Yield the lines of one player's score: name, calculation, points."""
        cards = state.collection[seat][: state.collection_size[seat]]
        rest = parts["collection"]
        for kind in sorted({TYPE[card] for card in cards}):
            count, worth = sum(TYPE[card] == kind for card in cards), int(rules.worth(view.states[0], kind))
            rest -= count * worth
            yield type_name(kind), f"{count} x {worth}", str(count * worth)
        if state.black_size[seat]:
            yield say("play-black-hats"), str(state.black_size[seat]), str(rest)
        last = state.hand[seat][0]
        if state.hand_size[seat] == 1:
            values = [VALUE[card] for card in cards if last >= 0 and TYPE[card] == TYPE[last]]
            calculation = f"{' + '.join(map(str, values)) or '0'} - {VALUE[last]}" if last >= 0 else ""
            name = CARD_NAMES[last] if last >= 0 else BACK
            yield say("play-favourite", {"card": name}), calculation, with_sign(parts["favourite"])
        if parts["cookie"]:
            yield say("play-cookie"), "", str(parts["cookie"])


def tea_table(view: View[Any], state: State, *, framed: bool) -> Table:
    """Return the positions with their cards, and below the worth of the type where this card decides it (H11)."""
    grid = Table(box=box.ROUNDED if framed else None, show_lines=False, padding=(0, 2), pad_edge=framed)
    grid.add_column(say("play-tea-table"))
    places = range(state.places)
    for place in places:
        grid.add_column(str(place + 1), justify="center")
    grid.add_row(say("play-row-cards"), *(card_text([state.table[place]]) for place in places))
    counts = [int(rules.worth(view.states[0], TYPE[state.table[place]])) == place + 1 for place in places]
    grid.add_row(say("play-row-worth"), *(str(p + 1) if counts[p] else Text("-", "dim") for p in places))
    return grid


def worths(view: View[Any], state: State) -> Text:
    """Return what a card of each type is worth now, highest first, and the sizes of the piles."""
    kinds = [kind for kind in range(TYPES) if state.in_play >> VALUES * kind & 1]
    worth = {kind: int(rules.worth(view.states[0], kind)) for kind in kinds}
    text = Text(say("play-worth-now") + "  ")
    for kind in sorted(kinds, key=lambda kind: (-worth[kind], kind)):
        text.append(TYPE_LETTERS[kind], TYPE_STYLES[kind]).append(f" {worth[kind]}   ")
    return text.append(say("play-piles", {"deck": state.deck_size, "discards": state.discards_size}))


def card_text(cards: Sequence[int]) -> Text:
    """Return cards in the colours of their types, a hidden one as its back."""
    text = Text()
    for card in cards:
        text.append(" " if text else "")
        text.append(*((BACK, "dim") if card == HIDDEN else (CARD_NAMES[card], f"bold {TYPE_STYLES[TYPE[card]]}")))
    return text


def type_name(kind: int) -> str:
    """Return the name of a type, with its letter."""
    return say("play-hat-type", {"type": TYPE_LETTERS[kind]})


def points_now(view: View[Any], state: State) -> list[int]:
    """Return the points by seat if the game ended now; favourites count only when all of them are known."""
    record, is_open = view.states[0], all(HIDDEN not in hand for hand in state.hand)
    seats = range(state.players)
    if is_open:
        return [int(rules.score(record, seat)) for seat in seats]
    return [int(rules.collection_points(record, seat) + rules.cookie_points(record, seat)) for seat in seats]


def with_sign(points: int) -> str:
    """Return a number with its sign: +3, -2, 0."""
    return f"+{points}" if points > 0 else str(points)


def uses_of(moves: Sequence[str]) -> str:
    """Return all uses of a card in short."""
    verbs = dict.fromkeys(move.split()[0] for move in moves)
    texts = []
    for verb in sorted(verbs, key=("exchange", "black", "discard", "offer", "give").index):
        places = " ".join(move.split()[2] for move in moves if move.startswith("exchange"))
        texts.append(say("play-hats-short", {"verb": verb, "places": places}))
    return ", ".join(texts)
