"""A local game in the terminal: people type, bots search, each is shown only their own view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.text import Text

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.registry import bot_named
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed
from hatbox.i18n import say
from hatbox.terminal.commands import Commands, LeftTable
from hatbox.terminal.drawing import drawing_of, show_ending
from hatbox.terminal.screen import Screen, in_background
from hatbox.terminal.seats import Seats, style_of

MAX_RECENT = 6  # events shown when a game is resumed
INTERRUPTED = 130  # exit status after Ctrl-C


class Session:
    """One game between the people and bots in its seats."""

    def __init__(self, screen: Screen, match: Match[Any], seats: Seats, budget: Budget, seed: int) -> None:
        self.screen = screen
        self.match = match
        self.seats = seats
        self.budget = budget
        self.seed = seed
        self.drawing = drawing_of(match.game, match.options, seats, is_short=screen.is_short)
        self.bots: list[Bot | None] = []
        self.create_bots()
        self.shown: dict[int | None, int] = {}  # by viewer: how many actions were shown
        self.shown.update(dict.fromkeys((*range(match.players), None), match.ply))
        self.is_shared = len(seats.people) > 1  # the screen is cleared between turns
        self.looking = seats.people[0] if len(seats.people) == 1 else None  # who is at the screen
        self.saved = match.ply  # when the game was last saved
        self.wants_more = False  # another game after this one
        self.commands = Commands(self)

    def create_bots(self) -> None:
        """Create bots that have not seen this game yet."""
        self.bots = [None if name is None else bot_named(name) for name in self.seats.bots]

    def run(self) -> int:
        """Play to the end or until a player quits; return the exit status."""
        try:
            self.greet()
            while not self.match.is_over:
                mover = self.match.mover
                assert mover is not None
                bot = self.bots[mover]
                if bot is None:
                    self.take_turn(mover)
                else:
                    self.play_bot(mover, bot)
            self.finish()
        except LeftTable:
            return 0
        except EOFError:
            self.screen.gap()
            self.screen.say("play-goodbye")
            return 0
        except KeyboardInterrupt:
            self.screen.gap()
            self.commands.leave_interrupted()
            return INTERRUPTED
        return 0

    def greet(self) -> None:
        game = say("play-game", {"game": self.match.game.name})
        self.screen.show(Rule(Text(game, "bold"), style="dim", characters="-"))
        for seat in range(self.match.players):
            self.screen.show(Text(f"  {seat}  {self.seats.who(seat, self.looking)}", style_of(seat)))
        if self.match.ply:
            self.screen.say("play-resumed", moves=len(self.match.entries()))
            if not self.is_shared:
                self.commands.log(self.looking, str(MAX_RECENT))
        self.screen.say("play-begins", seat=self.seats.label(self.match.first, self.looking))
        self.screen.say("play-help-hint", style="dim")

    # --- people

    def take_turn(self, seat: int) -> None:
        """Let a person move."""
        if self.looking != seat:
            self.hand_over(seat)
        self.show_events(seat)
        self.draw(seat)
        self.commands.read_until_moved(seat)
        if not self.match.is_over:
            has_looked = self.show_events(seat)
            if self.is_shared and self.match.mover != seat and (has_looked or self.commands.confirm_move(seat)):
                self.screen.clear()
                self.looking = None

    def hand_over(self, seat: int) -> None:
        """Clear the screen and wait for the next person."""
        self.screen.clear()
        self.screen.say("play-hand-over", style="bold", seat=seat)
        self.screen.pause("play-ready", seat=seat)
        self.screen.clear()
        self.looking = seat

    def draw(self, seat: int) -> None:
        """Show the table and the menu of moves."""
        view = self.match.view(seat)
        legal = view.legal_moves()
        self.screen.gap()
        self.screen.show(Rule(Text(say("play-your-turn", {"seat": seat}), style_of(seat)), style="dim", characters="-"))
        self.screen.show(self.drawing.table(view, legal))
        self.commands.offer(self.drawing.menu(view, legal))

    def show_events(self, viewer: int | None) -> bool:
        """Show new events; return whether some were shown only briefly and the screen was cleared."""
        plies = range(self.shown[viewer], self.match.ply)
        events = [event for ply in plies for event in self.match.events(ply, viewer)]
        self.shown[viewer] = self.match.ply
        self.screen.show(*(self.seats.line(self.drawing.live_event(event, viewer), viewer) for event in events))
        if not any(self.drawing.is_fleeting(event, viewer) for event in events):
            return False
        self.screen.pause("play-look-once")
        self.screen.clear()
        self.screen.show(*(self.seats.line(self.drawing.past_event(event), viewer) for event in events))
        return True

    # --- bots

    def play_bot(self, seat: int, bot: Bot) -> None:
        """Let a bot choose one action."""
        observations = self.match.observations(seat)
        seed = derive_seed(self.seed, f"seat {seat}")
        with self.screen.waiting("play-thinking", who=self.seats.who(seat, None)):
            decision = in_background(lambda: bot.think(observations, self.budget, seed))
        self.match.act(decision.action)
        if not self.is_shared:
            self.show_events(self.looking)

    # --- the end

    def finish(self) -> None:
        """Show the last events, the scoring and the winners."""
        viewer = None if self.is_shared else self.looking
        if self.is_shared:
            self.screen.clear()
            self.shown[None] = max(self.shown.values())
        self.show_events(viewer)
        view = self.match.view(viewer)
        result: Mapping[str, Any] = self.match.result()
        show_ending(self.screen, self.drawing, view, result, self.match.resigned)
        self.wants_more = self.commands.read_after_end(viewer)
