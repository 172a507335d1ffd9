"""A table on a server, in the terminal: shows its events and sends what is typed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast, get_args

import msgspec
from rich.columns import Columns
from rich.rule import Rule
from rich.text import Text

from hatbox import wire
from hatbox.client import Client, ClientTable, WireError
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, GameEvent
from hatbox.engine.match import View
from hatbox.games import game_named
from hatbox.i18n import say
from hatbox.terminal.choices import Menu, interpret
from hatbox.terminal.commands import YES
from hatbox.terminal.drawing import Drawing, drawing_of, show_ending, view_of
from hatbox.terminal.event_text import refusal, seats_of, sentence
from hatbox.terminal.keyboard import Keyboard
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import style_of

POLL_SECONDS = 1.0  # between checks of the connection
MAX_RECENT = 6  # events shown to a player who comes back
PHRASES: tuple[str, ...] = get_args(wire.Phrase)
LEVELS: tuple[str, ...] = get_args(wire.Level)


class LeftTable(Exception):
    """The player has left the table; `table` is the next one, if any."""

    def __init__(self, table: str | None = None) -> None:
        super().__init__(table)
        self.table = table


class OnlineTable:
    """A table that the player watches or plays at."""

    def __init__(self, screen: Screen, keyboard: Keyboard, client: Client, seat: ClientTable) -> None:
        self._screen = screen
        self._keyboard = keyboard
        self._client = client
        self._seat = seat
        self._shown_updates = len(seat.updates)
        self._shown_notices = len(seat.notices)
        self._offered: object = None  # the turn that was shown last
        self._ended = False  # the result has been shown
        self._checked = False  # the deal was checked
        self._is_lost = False  # the connection, and a message says so
        self._unconfirmed: wire.Command | None = None
        self._transient: Sequence[wire.Update] = ()  # on the screen only until Enter
        self._root = self._menu = Menu("", ())
        self._handlers: dict[str, Callable[[str], Awaitable[None]]] = {
            "?": self._help,
            "help": self._help,
            "legal": self._legal,
            "table": self._table,
            "log": self._log,
            "say": self._say,
            "phrases": self._phrases,
            "undo": lambda _: self._do(wire.Undo()),
            "yes": lambda _: self._do(wire.Answer(True)),
            "no": lambda _: self._do(wire.Answer(False)),
            "resign": self._resign,
            "ready": lambda _: self._do(wire.Ready()),
            "bots": self._bots,
            "leave": self._leave,
            "return": lambda _: self._do(wire.Return()),
            "again": lambda _: self._do(wire.Rematch()),
            "quit": self._quit,
            "q": self._quit,
        }

    # --- state

    @property
    def _info(self) -> wire.TableInfo:
        assert self._seat.info is not None  # a snapshot comes before anything else
        return self._seat.info

    @property
    def _game(self) -> Game[Any]:
        game: Game[Any] = game_named(self._info.setup.game)
        return game

    @property
    def _drawing(self) -> Drawing:
        return drawing_of(self._game, self._info.options, seats_of(self._info), is_short=self._screen.is_short)

    def _view(self, scene: wire.Scene) -> View[Any]:
        return view_of(self._game, self._info.options, scene, self._info.setup.players, self._seat.seat)

    # --- main loop

    async def run(self) -> None:
        """Run until the player leaves (`LeftTable`) or the input ends (EOFError)."""
        await self._greet()
        typing = asyncio.create_task(self._keyboard.line())
        try:
            while True:
                self._check_connection()
                if self._show_news():
                    await self._clear_after(typing)
                    typing = asyncio.create_task(self._keyboard.line())
                    continue
                self._show_turn()
                if self._ended and not self._checked:
                    await self._check_deal()
                changing = asyncio.create_task(self._seat.until(self._has_news))
                await asyncio.wait([typing, changing], timeout=POLL_SECONDS, return_when=asyncio.FIRST_COMPLETED)
                changing.cancel()
                if typing.done():
                    line = typing.result()
                    typing = asyncio.create_task(self._keyboard.line())
                    await self._execute(line)
        finally:
            typing.cancel()

    def _has_news(self) -> bool:
        return (
            len(self._seat.updates) > self._shown_updates
            or len(self._seat.notices) > self._shown_notices
            or (self._turn() is not None and self._turn() != self._offered)
        )

    def _check_connection(self) -> None:
        """Say when the connection is lost, and when it is back."""
        if self._client.failed is not None:
            raise self._client.failed
        if self._is_lost == self._client.is_online:
            self._is_lost = not self._client.is_online
            self._screen.say("join-line-lost" if self._is_lost else "join-line-back", style="dim")

    async def _greet(self) -> None:
        """Show the seats and the last events."""
        info, seats = self._info, seats_of(self._info)
        game = say("play-game", {"game": info.setup.game})
        self._screen.show(Rule(Text(game, "bold"), style="dim", characters="-"))
        for seat in range(len(info.seats)):
            is_free = info.seats[seat].name is None and info.seats[seat].bot is None
            who = say("join-free") if is_free else seats.who(seat, self._seat.seat)
            self._screen.show(Text(f"  {seat}  {who}", style_of(seat)))
        if info.status == "open":
            self._screen.show_whole(say("join-waiting", {"url": self._client.base, "table": info.code or info.id}))
        elif self._seat.scene is not None and self._seat.scene.moment:
            await self._log(str(MAX_RECENT))
        self._screen.say("join-help-hint", style="dim")

    # --- events

    def _show_news(self) -> bool:
        """Show new updates and notices; return whether some must disappear from the screen."""
        updates, self._shown_updates = self._seat.updates[self._shown_updates :], len(self._seat.updates)
        notices, self._shown_notices = self._seat.notices[self._shown_notices :], len(self._seat.notices)
        for notice in notices:
            style = "bold red" if notice.code.startswith("fair/") else "dim"
            self._screen.show(Text(refusal(WireError(notice.code, notice.params))), style=style)
        fleeting = False
        for update in updates:
            self._show_update(update, is_live=True)
            viewer = self._seat.seat
            fleeting = fleeting or any(self._drawing.is_fleeting(event, viewer) for event in events(update))
            if isinstance(update.what, wire.Rematched):
                raise LeftTable(update.what.table)
        if fleeting:
            self._screen.say("play-look-once")
            self._transient = updates
        elif updates and self._seat.scene is not None and self._turn() is None and not self._ended:
            self._say_who_acts(self._seat.scene)
        return fleeting

    async def _clear_after(self, typing: asyncio.Task[str]) -> None:
        """Wait for Enter, clear the screen, and show what the log keeps."""
        await typing
        self._screen.clear()
        for update in self._transient:
            self._show_update(update, is_live=False)

    def _show_update(self, update: wire.Update, *, is_live: bool) -> None:
        viewer, drawing = self._seat.seat, self._drawing
        text = sentence(update.what, drawing.seats, viewer)
        if text:
            self._screen.show(Text(f"* {text}"))
        for event in events(update):
            shown = drawing.live_event(event, viewer) if is_live else drawing.past_event(event)
            self._screen.show(drawing.seats.line(shown, viewer))

    def _say_who_acts(self, scene: wire.Scene) -> None:
        """Say which people the table waits for."""
        acting = scene.choosing or ([] if scene.turn is None else [scene.turn])
        people = [seat for seat in acting if self._info.seats[seat].bot is None and seat != self._seat.seat]
        if people and self._info.status == "playing":
            seats = seats_of(self._info)
            who = ", ".join(seats.label(seat, self._seat.seat) for seat in people)
            self._screen.say("join-waits-for", style="dim", who=who)

    # --- a turn

    def _turn(self) -> object:
        """Return what identifies the viewer's turn; None if it is not the viewer's turn."""
        scene = self._seat.scene
        if scene is None or not scene.legal or self._info.status != "playing":
            return None
        return scene.moment, tuple(scene.chosen), tuple(scene.legal)

    def _show_turn(self) -> None:
        """Show the table and the menu once per turn, and the result once."""
        scene = self._seat.scene
        if self._info.status == "closed":
            raise LeftTable
        if scene is None:
            return
        if self._info.status == "over" and scene.result is not None and not self._ended:
            self._ended = True
            show_ending(self._screen, self._drawing, self._view(scene), result_of(scene.result))
            self._screen.say("join-after", style="dim")
            self._keyboard.prompt()
        elif self._turn() is not None and self._turn() != self._offered:
            self._offered = self._turn()
            self._draw(scene)

    async def _check_deal(self) -> None:
        """Say whether the deal matches the server's commitment."""
        self._checked = True
        errors = await self._seat.deal_faults()
        for error in errors:
            self._screen.say("join-fair-wrong", style="bold red", fault=error)
        if not errors:
            self._screen.say("join-fair-checked", style="dim")
        self._keyboard.prompt()

    def _draw(self, scene: wire.Scene) -> None:
        view, seat = self._view(scene), self._seat.seat
        self._screen.gap()
        if seat is not None and scene.legal:
            title = Text(say("play-your-turn", {"seat": seat}), style_of(seat))
            self._screen.show(Rule(title, style="dim", characters="-"))
        self._screen.show(self._drawing.table(view, scene.legal))
        if scene.legal:
            self._root = self._drawing.menu(view, scene.legal)
            self._show_menu(self._root)

    def _show_menu(self, menu: Menu) -> None:
        self._menu = menu
        self._screen.show_menu(menu)
        self._keyboard.prompt()

    # --- input

    async def _execute(self, line: str) -> None:
        """Carry out a line; show a refusal as one line."""
        word, _, rest = line.partition(" ")
        unconfirmed, self._unconfirmed = self._unconfirmed, None
        try:
            if unconfirmed is not None:
                if word.lower() in YES:
                    await self._do(unconfirmed)
            elif not line:
                if self._ended:
                    raise LeftTable
                if self._turn() is not None:
                    self._show_menu(self._root)
            elif word.lower() in self._handlers:
                await self._handlers[word.lower()](rest.strip())
                self._keyboard.prompt()
            elif word.lower() in self._drawing.extras() and self._seat.scene is not None:
                self._screen.show(self._drawing.extras()[word.lower()](self._view(self._seat.scene)))
            else:
                await self._move(line)
        except BadInput as error:
            self._screen.show(Text(str(error)), style="bold")
        except WireError as error:
            if self._client.failed is not None:
                raise
            self._screen.show(Text(refusal(error)), style="bold")

    async def _move(self, line: str) -> None:
        scene = self._seat.scene
        if scene is None or self._turn() is None:
            raise BadInput("join-not-now", text=line)
        picked = interpret(line, (self._menu, self._root), scene.legal, self._game.notation.texts or ())
        if isinstance(picked, Menu):
            self._show_menu(picked)
        else:
            await self._do(wire.Move(picked))

    async def _do(self, command: wire.Command) -> None:
        await self._seat.do(command)

    async def _help(self, rest: str) -> None:
        self._screen.show(Text(say(self._drawing.rules)))
        self._screen.gap()
        self._screen.show(Text(say("join-commands")))
        for name in self._drawing.extras():
            self._screen.say("play-extra-command", indent=2, name=name)

    async def _legal(self, rest: str) -> None:
        legal: Sequence[str] = self._seat.scene.legal if self._seat.scene is not None else ()
        self._screen.show(Columns([Text(move) for move in legal], padding=(0, 2)))

    async def _table(self, rest: str) -> None:
        if self._seat.scene is not None:
            self._draw(self._seat.scene)

    async def _log(self, rest: str) -> None:
        """Show all events, or the last N."""
        updates = await self._client.history(self._seat.table)
        seen = [event for update in updates for event in events(update)]
        last = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else len(seen)
        drawing = self._drawing
        for event in seen[max(0, len(seen) - last) :]:
            self._screen.show(drawing.seats.line(drawing.past_event(event), self._seat.seat))

    async def _say(self, rest: str) -> None:
        """Send a phrase by its name, or free text."""
        if rest in PHRASES:
            await self._do(wire.SayPhrase(cast(wire.Phrase, rest)))
        elif rest:
            await self._do(wire.Say(rest[:300]))

    async def _phrases(self, rest: str) -> None:
        for phrase in PHRASES:
            self._screen.show(Text(f"  {phrase:18} {say(f'phrase-{phrase}')}"))

    async def _resign(self, rest: str) -> None:
        await self._confirm("play-resign-sure", wire.Resign())

    async def _leave(self, rest: str) -> None:
        await self._confirm("join-leave-sure", wire.Leave())

    async def _confirm(self, code: str, command: wire.Command) -> None:
        """Ask; the next line decides."""
        self._screen.say(code)
        self._unconfirmed = command

    async def _bots(self, rest: str) -> None:
        """Fill the free seats with bots; for the host."""
        if rest not in LEVELS:
            raise BadInput("join-bad-level", allowed=", ".join(LEVELS))
        await self._do(wire.FillWithBots(cast(wire.Level, rest)))

    async def _quit(self, rest: str) -> None:
        raise LeftTable


def events(update: wire.Update) -> list[GameEvent]:
    """Return the game events of an update."""
    return [GameEvent(event.code, event.params) for event in update.game_events]


def result_of(result: wire.Result) -> dict[str, Any]:
    """Return a result as the drawings expect it, with integral scores as int."""
    fields: dict[str, Any] = msgspec.to_builtins(result)
    fields["scores"] = [int(score) if score == int(score) else score for score in result.scores]
    return fields
