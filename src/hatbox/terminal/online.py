"""One table of a server at this terminal: shows what happens there, and sends what is typed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast, get_args

import msgspec
from rich.columns import Columns
from rich.rule import Rule
from rich.text import Text

from hatbox import wire
from hatbox.client import Client, Seat, WireError
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, Happening
from hatbox.engine.match import View
from hatbox.games import game_named
from hatbox.i18n import say
from hatbox.terminal.choices import Menu, meant
from hatbox.terminal.commands import YES
from hatbox.terminal.drawing import Drawing, drawing_of
from hatbox.terminal.ending import show_ending
from hatbox.terminal.event_text import refusal, seats_of, sentence
from hatbox.terminal.keyboard import Typist
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import style_of
from hatbox.terminal.wire_views import view_of

LOOK = 1.0  # seconds between two looks at the line
LAST_TOLD = 6  # happenings that are told to somebody who comes back
PHRASES: tuple[str, ...] = get_args(wire.Phrase)
LEVELS: tuple[str, ...] = get_args(wire.Level)


class Gone(Exception):
    """Somebody has left the table; `table` is the one to go on at, if any."""

    def __init__(self, table: str | None = None) -> None:
        super().__init__(table)
        self.table = table


class Online:
    """A table being looked at or played at."""

    def __init__(self, screen: Screen, typist: Typist, client: Client, seat: Seat) -> None:
        self._screen = screen
        self._typist = typist
        self._client = client
        self._seat = seat
        self._told = len(seat.updates)  # updates that have been shown
        self._noticed = len(seat.notices)
        self._offered: object = None  # the turn that was shown last
        self._ended = False  # the result has been shown
        self._checked = False  # the deal was checked
        self._lost = False  # the line, and it has been said
        self._unsure: wire.Command | None = None  # what was asked to be confirmed
        self._passing: Sequence[wire.Update] = ()  # what is held up now
        self._root = self._menu = Menu("", ())
        self._known: dict[str, Callable[[str], Awaitable[None]]] = {
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

    # --- what is there

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

    # --- going on

    async def run(self) -> None:
        """Until somebody leaves, which raises `Gone`, or there is nothing more to read, which raises EOFError."""
        await self._greet()
        typing = asyncio.create_task(self._typist.line())
        try:
            while True:
                self._look_at_line()
                if await self._tell():
                    await self._forget_after(typing)
                    typing = asyncio.create_task(self._typist.line())
                    continue
                self._show_turn()
                if self._ended and not self._checked:
                    await self._check_deal()
                changing = asyncio.create_task(self._seat.until(self._has_news))
                await asyncio.wait([typing, changing], timeout=LOOK, return_when=asyncio.FIRST_COMPLETED)
                changing.cancel()
                if typing.done():
                    line = typing.result()
                    typing = asyncio.create_task(self._typist.line())
                    await self._take(line)
        finally:
            typing.cancel()

    def _has_news(self) -> bool:
        return (
            len(self._seat.updates) > self._told
            or len(self._seat.notices) > self._noticed
            or (self._turn() is not None and self._turn() != self._offered)
        )

    def _look_at_line(self) -> None:
        """Say discreetly when the line is lost, and when it is there again."""
        if self._client.failed is not None:
            raise self._client.failed
        if self._lost == self._client.is_online:
            self._lost = not self._client.is_online
            self._screen.say("join-line-lost" if self._lost else "join-line-back", style="dim")

    async def _greet(self) -> None:
        """Who is here, and what happened lately."""
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
            await self._log(str(LAST_TOLD))
        self._screen.say("join-help-hint", style="dim")

    # --- telling

    async def _tell(self) -> bool:
        """What happened since; answers whether something was held up that must be gone from the screen."""
        updates, self._told = self._seat.updates[self._told :], len(self._seat.updates)
        notices, self._noticed = self._seat.notices[self._noticed :], len(self._seat.notices)
        for notice in notices:
            style = "bold red" if notice.code.startswith("fair/") else "dim"
            self._screen.show(Text(refusal(WireError(notice.code, notice.params))), style=style)
        fleeting = False
        for update in updates:
            self._show_update(update, held_up=True)
            viewer = self._seat.seat
            fleeting = fleeting or any(self._drawing.is_fleeting(one, viewer) for one in happenings(update))
            if isinstance(update.what, wire.Rematched):
                raise Gone(update.what.table)
        if fleeting:
            self._screen.say("play-look-once")
            self._passing = updates
        elif updates and self._seat.scene is not None and self._turn() is None and not self._ended:
            self._say_who_acts(self._seat.scene)
        return fleeting

    async def _forget_after(self, typing: asyncio.Task[str]) -> None:
        """Wait for Enter, clear the screen, and say what stays of what was seen."""
        await typing
        self._screen.clear()
        for update in self._passing:
            self._show_update(update, held_up=False)

    def _show_update(self, update: wire.Update, *, held_up: bool) -> None:
        viewer, drawing = self._seat.seat, self._drawing
        words = sentence(update.what, drawing.seats, viewer)
        if words:
            self._screen.show(Text(f"* {words}"))
        for one in happenings(update):
            self._show(drawing.held_up(one, viewer) if held_up else drawing.remembered(one))

    def _show(self, happening: Happening) -> None:
        seat = happening.params.get("seat")
        style = style_of(seat).removeprefix("bold ") if isinstance(seat, int) else ""
        self._screen.show(Text(f"* {seats_of(self._info).sentence(happening, self._seat.seat)}", style))

    def _say_who_acts(self, scene: wire.Scene) -> None:
        """Whom the table waits for, if it is a person."""
        acting = scene.choosing or ([] if scene.turn is None else [scene.turn])
        people = [seat for seat in acting if self._info.seats[seat].bot is None and seat != self._seat.seat]
        if people and self._info.status == "playing":
            seats = seats_of(self._info)
            who = ", ".join(seats.called(seat, self._seat.seat) for seat in people)
            self._screen.say("join-waits-for", style="dim", who=who)

    # --- a turn

    def _turn(self) -> object:
        """What makes this moment the viewer's turn, or None."""
        scene = self._seat.scene
        if scene is None or not scene.legal or self._info.status != "playing":
            return None
        return scene.moment, tuple(scene.chosen), tuple(scene.legal)

    def _show_turn(self) -> None:
        """The table and what can be done, once a turn; and how it came out, once."""
        scene = self._seat.scene
        if self._info.status == "closed":
            raise Gone
        if scene is None:
            return
        if self._info.status == "over" and scene.result is not None and not self._ended:
            self._ended = True
            show_ending(self._screen, self._drawing, self._view(scene), result_of(scene.result))
            self._screen.say("join-after", style="dim")
            self._typist.prompt()
        elif self._turn() is not None and self._turn() != self._offered:
            self._offered = self._turn()
            self._draw(scene)

    async def _check_deal(self) -> None:
        """Say whether the deal was the one that was promised, and what one adds to `hatbox verify`."""
        self._checked = True
        faults = await self._seat.deal_faults()
        for fault in faults:
            self._screen.say("join-fair-wrong", style="bold red", fault=fault)
        if not faults:
            self._screen.say("join-fair-checked", style="dim")
        self._typist.prompt()

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
        self._typist.prompt()

    # --- what is typed

    async def _take(self, line: str) -> None:
        """Do what a line says; a refusal is one line."""
        word, _, rest = line.partition(" ")
        unsure, self._unsure = self._unsure, None
        try:
            if unsure is not None:
                if word.lower() in YES:
                    await self._do(unsure)
            elif not line:
                if self._ended:
                    raise Gone
                if self._turn() is not None:
                    self._show_menu(self._root)
            elif word.lower() in self._known:
                await self._known[word.lower()](rest.strip())
                self._typist.prompt()
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
        picked = meant(line, (self._menu, self._root), scene.legal, self._game.notation.texts or ())
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
        """All that happened, or the last so many things."""
        seen = [one for update in await self._client.history(self._seat.table) for one in happenings(update)]
        last = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else len(seen)
        for happening in seen[max(0, len(seen) - last) :]:
            self._show(self._drawing.remembered(happening))

    async def _say(self, rest: str) -> None:
        """A phrase by its name, else the words as they are."""
        if rest in PHRASES:
            await self._do(wire.SayPhrase(cast(wire.Phrase, rest)))
        elif rest:
            await self._do(wire.Say(rest[:300]))

    async def _phrases(self, rest: str) -> None:
        for phrase in PHRASES:
            self._screen.show(Text(f"  {phrase:18} {say(f'phrase-{phrase}')}"))

    async def _resign(self, rest: str) -> None:
        await self._sure("play-resign-sure", wire.Resign())

    async def _leave(self, rest: str) -> None:
        """Give the seat back."""
        await self._sure("join-leave-sure", wire.Leave())

    async def _sure(self, code: str, command: wire.Command) -> None:
        """Ask; the next line decides."""
        self._screen.say(code)
        self._unsure = command

    async def _bots(self, rest: str) -> None:
        """The host lets bots take the free seats."""
        if rest not in LEVELS:
            raise BadInput("join-bad-level", allowed=", ".join(LEVELS))
        await self._do(wire.FillWithBots(cast(wire.Level, rest)))

    async def _quit(self, rest: str) -> None:
        raise Gone


def happenings(update: wire.Update) -> list[Happening]:
    """What is told of an update's moves."""
    return [Happening(one.code, one.params) for one in update.game_events]


def result_of(result: wire.Result) -> dict[str, Any]:
    """A result as the drawings know it: whole numbers are whole."""
    told: dict[str, Any] = msgspec.to_builtins(result)
    told["scores"] = [int(score) if score == int(score) else score for score in result.scores]
    return told
