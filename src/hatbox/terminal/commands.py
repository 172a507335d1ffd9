"""Input during a local game: moves, menu choices and commands such as hint, undo and save."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from hatbox.engine.errors import HatboxError
from hatbox.engine.rng import derive_seed
from hatbox.i18n import say
from hatbox.terminal.choices import Menu, interpret
from hatbox.terminal.hints import ADVISER, hint, take_back, take_back_freely
from hatbox.terminal.save_files import save
from hatbox.terminal.screen import in_background

if TYPE_CHECKING:
    from hatbox.terminal.session import Session

PROMPT = ">"
YES = ("y", "yes")
NO = ("n", "no")
NOT_SAVED = -1  # differs from every ply


class LeftTable(Exception):
    """A player has quit the game."""


class Commands:
    """Reads and carries out what people type."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.screen = session.screen
        self.root = self.menu = Menu("", ())
        self.handlers: dict[str, Callable[[int, str], bool]] = {  # each returns whether to show the turn again
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
        """Show a menu; the next line may answer it."""
        self.menu = menu
        self.screen.show_menu(menu)

    def read_until_moved(self, seat: int) -> None:
        """Read lines until one has changed the game or the turn must be shown again."""
        while True:
            line = self.screen.ask(PROMPT)
            word, _, rest = line.partition(" ")
            try:
                if not line:
                    self.show_menu(self.root)
                elif word.lower() in self.handlers:
                    if self.handlers[word.lower()](seat, rest.strip()):
                        return
                elif word.lower() in self.session.drawing.extras():
                    view = self.session.match.view(seat)
                    self.screen.show(self.session.drawing.extras()[word.lower()](view))
                elif self.move(seat, line):
                    return
            except HatboxError as error:
                self.screen.show(Text(str(error)), style="bold")

    def move(self, seat: int, line: str) -> bool:
        """Play a choice or a typed move; return whether a move was made."""
        match = self.session.match
        picked = interpret(
            line, (self.menu, self.root), match.view(seat).legal_moves(), match.game.notation.texts or ()
        )
        if isinstance(picked, Menu):
            self.show_menu(picked)
            return False
        match.play(picked)
        return True

    def confirm_move(self, seat: int) -> bool:
        """Ask before the screen is cleared for the next player; return False if the move was taken back."""
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

    # --- commands; each returns whether to show the turn again

    def help(self, seat: int, rest: str) -> bool:
        """Show a summary of the rules and the commands."""
        self.screen.show(Text(say(self.session.drawing.rules)))
        self.screen.gap()
        self.screen.show(Text(say("play-commands")))
        for name in self.session.drawing.extras():
            self.screen.say("play-extra-command", indent=2, name=name)
        return False

    def hint(self, seat: int, rest: str) -> bool:
        """Show the moves that the strongest bot prefers."""
        session = self.session
        adviser = say("play-bot", {"bot": ADVISER})
        seed = derive_seed(session.seed, f"hint {session.match.ply}")
        with self.screen.waiting("play-thinking", who=adviser):
            advice = in_background(lambda: hint(session.match, seat, session.budget, seed))
        self.screen.say("play-hint", who=adviser)
        grid = Table.grid(padding=(0, 3))
        for suggestion in advice.moves:
            share = {"share": round(100 * suggestion.value), "error": round(100 * suggestion.error)}
            grid.add_row(Text(f"  {suggestion.move}", "bold"), say("play-hint-share", share))
        self.screen.show(grid)
        self.screen.say("play-hint-why", reason=session.seats.sentence(advice.reason, seat))
        return False

    def undo(self, seat: int, rest: str) -> bool:
        """Take the last move back, if that is allowed."""
        match = self.session.match
        if len(self.session.seats.people) == 1:
            take_back_freely(match, seat)
            self.session.create_bots()  # fresh ones: the old have seen what is now undone
        else:
            take_back(match, seat)
        self.session.saved = NOT_SAVED
        shown = self.session.shown
        shown.update((viewer, min(shown[viewer], match.ply)) for viewer in shown)
        self.screen.say("play-undone")
        return True

    def save(self, seat: int, rest: str) -> bool:
        """Save the game to a file."""
        path = os.path.expanduser(rest or self.screen.ask(say("play-save-where")))  # noqa: PTH111  # never raises
        if path:
            save(path, self.session.match, self.session.seats)
            self.session.saved = self.session.match.ply
            self.screen.show_whole(say("play-saved", {"path": path}))
        return False

    def log(self, seat: int | None, rest: str) -> bool:
        """Show all events as the seat saw them, or the last N."""
        session = self.session
        events = [event for at in range(session.match.ply) for event in session.match.events(at, seat)]
        last = int(rest) if rest.isascii() and rest.isdigit() and len(rest) < 9 else len(events)
        for event in events[max(0, len(events) - last) :]:
            self.screen.show(session.seats.line(session.drawing.past_event(event), seat))
        return False

    def legal(self, seat: int, rest: str) -> bool:
        """List the legal moves."""
        self.screen.show(Columns([Text(move) for move in self.session.match.view(seat).legal_moves()], padding=(0, 2)))
        return False

    def resign(self, seat: int, rest: str) -> bool:
        """Resign, after a confirmation; only with two sides."""
        match = self.session.match
        match.resign(seat)  # raises if it is not allowed
        match.undo()
        if self.screen.ask(say("play-resign-sure")).lower() not in YES:
            return False
        match.resign(seat)
        self.session.saved = NOT_SAVED
        return True

    def quit(self, seat: int, rest: str) -> bool:
        """Quit, with an offer to save."""
        self.ask_to_save()
        self.screen.say("play-goodbye")
        raise LeftTable

    # --- leaving

    def ask_to_save(self) -> None:
        """Offer to save an unsaved game until it is saved or declined."""
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

    def leave_interrupted(self) -> None:
        """Offer to save after Ctrl-C; a second Ctrl-C leaves immediately."""
        try:
            if not self.session.match.is_over:
                self.ask_to_save()
        except (EOFError, KeyboardInterrupt):
            self.screen.gap()
        self.screen.say("play-goodbye")

    def read_after_end(self, viewer: int | None) -> bool:
        """Offer log, save and another game; return whether to play again."""
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
