"""What can be typed at the table: moves, choices, and the commands around them."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from hatbox.engine.errors import HatboxError
from hatbox.engine.rng import one_way
from hatbox.i18n import say
from hatbox.terminal.choices import Menu, meant
from hatbox.terminal.hints import ADVISER, hint, take_back, take_back_freely
from hatbox.terminal.save_files import save
from hatbox.terminal.screen import in_background

if TYPE_CHECKING:
    from hatbox.terminal.session import Session

PROMPT = ">"
YES = ("y", "yes")
NO = ("n", "no")
NOT_SAVED = -1  # no length of a game


class Left(Exception):
    """Somebody has left the table."""


class Commands:
    """Reads and does what people type."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.root = self.menu = Menu("", ())
        self.known: dict[str, Callable[[int, str], bool]] = {  # each answers whether the turn must be shown anew
            "?": self.help,
            "help": self.help,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "log": self.log,
            "legal": self.legal,
            "table": lambda seat, rest: True,
            "resign": self.resign,
            "quit": self.quit,
            "q": self.quit,
        }

    # --- a turn

    def offer(self, menu: Menu) -> None:
        """Show the choices of a turn."""
        self.root = menu
        self.show_menu(menu)

    def show_menu(self, menu: Menu) -> None:
        """Show some choices, to be answered next."""
        self.menu = menu
        self.screen.show_menu(menu)

    def until_moved(self, seat: int) -> None:
        """Read lines until one of them has changed the game or the turn must be shown anew."""
        while True:
            line = self.screen.ask(PROMPT)
            word, _, rest = line.partition(" ")
            try:
                if not line:
                    self.show_menu(self.root)
                elif word.lower() in self.known:
                    if self.known[word.lower()](seat, rest.strip()):
                        return
                elif word.lower() in self.session.drawing.extras():
                    view = self.session.match.view(seat)
                    self.screen.show(self.session.drawing.extras()[word.lower()](view))
                elif self.move(seat, line):
                    return
            except HatboxError as error:
                self.screen.show(Text(str(error)), style="bold")

    def move(self, seat: int, line: str) -> bool:
        """A choice, or a move typed in full or in part; answers whether a move was made."""
        match = self.session.match
        picked = meant(line, (self.menu, self.root), match.view(seat).legal_moves(), match.game.notation.texts or ())
        if isinstance(picked, Menu):
            self.show_menu(picked)
            return False
        match.play(picked)
        return True

    def is_done(self, seat: int) -> bool:
        """Before the screen is cleared for the next player: whether the move stays, or is taken back."""
        while True:
            word = self.screen.ask(say("play-done-looking")).lower()
            try:
                if not word:
                    return True
                if word == "undo":
                    return not self.undo(seat, "")
                if word in ("quit", "q"):
                    self.quit(seat, "")
            except HatboxError as error:
                self.screen.show(Text(str(error)), style="bold")

    # --- commands; each answers whether the turn must be shown anew

    def help(self, seat: int, rest: str) -> bool:
        """The rules in short, and what can be typed."""
        self.screen.show(Text(say(self.session.drawing.rules)))
        self.screen.gap()
        self.screen.show(Text(say("play-commands")))
        for name in self.session.drawing.extras():
            self.screen.say("play-extra-command", indent=2, name=name)
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """What the strongest bot would do here."""
        session = self.session
        adviser = say("play-bot", {"bot": ADVISER})
        seed = one_way(session.seed, f"hint {session.match.ply}")
        with self.screen.waiting("play-thinking", who=adviser):
            advice = in_background(lambda: hint(session.match, seat, session.budget, seed))
        self.screen.say("play-hint", who=adviser)
        grid = Table.grid(padding=(0, 3))
        for thought in advice.moves:
            share = {"share": round(100 * thought.value), "error": round(100 * thought.error)}
            grid.add_row(Text(f"  {thought.move}", "bold"), say("play-hint-share", share))
        self.screen.show(grid)
        self.screen.say("play-hint-why", reason=session.seats.sentence(advice.reason, seat))
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Take the last move back, where that is allowed."""
        match = self.session.match
        if len(self.session.seats.people) == 1:
            take_back_freely(match, seat)
            self.session.invite_bots()  # they know no more than their story of the game as it is now
        else:
            take_back(match, seat)
        self.session.saved = NOT_SAVED
        told = self.session.told
        told.update((viewer, min(told[viewer], match.ply)) for viewer in told)
        self.screen.say("play-undone")
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Put the game aside in a file."""
        path = os.path.expanduser(rest or self.screen.ask(say("play-save-where")))  # noqa: PTH111  # never raises
        if path:
            save(path, self.session.match, self.session.seats)
            self.session.saved = self.session.match.ply
            self.screen.show_whole(say("play-saved", {"path": path}))
        return False

    def log(self, seat: int | None, rest: str) -> bool:
        """All that happened, or the last so many things, as the seat saw them."""
        session = self.session
        happenings = [told for at in range(session.match.ply) for told in session.match.events(at, seat)]
        last = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else len(happenings)
        for happening in happenings[max(0, len(happenings) - last) :]:
            self.screen.show(session.line(session.drawing.remembered(happening), seat))
        return False

    def legal(self, seat: int, rest: str) -> bool:
        """Every legal move in our notation."""
        self.screen.show(Columns([Text(move) for move in self.session.match.view(seat).legal_moves()], padding=(0, 2)))
        return False

    def resign(self, seat: int, rest: str) -> bool:
        """Give up, if there are two sides."""
        match = self.session.match
        match.resign(seat)  # raises where it cannot be
        match.undo()
        if self.screen.ask(say("play-resign-sure")).lower() not in YES:
            return False
        match.resign(seat)
        self.session.saved = NOT_SAVED
        return True

    def quit(self, seat: int, rest: str) -> bool:
        """Leave the table, with an offer to save."""
        self.ask_to_save()
        self.screen.say("play-goodbye")
        raise Left

    # --- leaving

    def ask_to_save(self) -> None:
        """Offer to save what is not on disk, until it is or nobody wants it."""
        while self.session.saved != self.session.match.ply:
            path = self.screen.ask(say("play-save-leaving"))
            if not path or path.lower() in NO:
                return
            if path.lower() in YES:
                path = self.screen.ask(say("play-save-where"))
            try:
                self.save(0, path)
            except HatboxError as error:
                self.screen.show(Text(str(error)), style="bold")

    def leave_stopped(self) -> None:
        """After Ctrl-C: an offer to save; whoever stops again leaves at once."""
        try:
            if not self.session.match.is_over:
                self.ask_to_save()
        except (EOFError, KeyboardInterrupt):
            self.screen.gap()
        self.screen.say("play-goodbye")

    def after_the_end(self, viewer: int | None) -> bool:
        """The game is over: look at it again, keep it, or go; answers whether another game is wanted."""
        self.screen.say("play-after", style="dim")
        while True:
            word, _, rest = self.screen.ask(PROMPT).partition(" ")
            try:
                if word.lower() == "log":
                    self.log(viewer, "")
                elif word.lower() == "save":
                    self.save(0, rest.strip())
                elif word.lower() == "again":
                    return True
                elif word.lower() in ("", "quit", "q"):
                    self.screen.say("play-goodbye")
                    return False
                else:
                    self.screen.say("play-after", style="dim")
            except HatboxError as error:
                self.screen.show(Text(str(error)), style="bold")
