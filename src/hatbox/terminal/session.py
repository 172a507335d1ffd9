"""One game at the terminal: people type, bots think, everybody is shown what they may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.rule import Rule
from rich.text import Text

from hatbox.bots.bot import Bot, Budget
from hatbox.bots.registry import bot_named
from hatbox.engine.game import Happening
from hatbox.engine.match import Match
from hatbox.engine.rng import one_way
from hatbox.i18n import say
from hatbox.terminal.commands import Commands, Left
from hatbox.terminal.drawing import drawing_of
from hatbox.terminal.ending import show_ending
from hatbox.terminal.screen import Screen, in_background
from hatbox.terminal.seats import Seats, style_of

LAST_TOLD = 6  # how much of what happened before is told when a game goes on
STOPPED = 130  # exit status after Ctrl-C


class Session:
    """A game being played here, by the people and bots who sit at it."""

    def __init__(self, screen: Screen, match: Match[Any], seats: Seats, budget: Budget, seed: int) -> None:
        self.screen = screen
        self.match = match
        self.seats = seats
        self.budget = budget
        self.seed = seed
        self.drawing = drawing_of(match.game, match.options, seats, is_short=screen.is_short)
        self.bots: list[Bot | None] = []
        self.invite_bots()
        self.told: dict[int | None, int] = {}  # by viewer: how many actions they know of
        self.told.update(dict.fromkeys((*range(match.players), None), match.ply))
        self.is_shared = len(seats.people) > 1  # then the screen is cleared between two people
        self.looking = seats.people[0] if len(seats.people) == 1 else None  # who is at the screen
        self.saved = match.ply  # how far the game was when it was last on disk
        self.wants_more = False  # another game, when this one is over
        self.commands = Commands(self)

    def invite_bots(self) -> None:
        """Let bots sit down who have not thought about this game yet."""
        self.bots = [None if name is None else bot_named(name) for name in self.seats.bots]

    def run(self) -> int:
        """Play to the end, or until somebody leaves; return the exit status."""
        try:
            self.greet()
            while not self.match.is_over:
                mover = self.match.mover
                assert mover is not None
                bot = self.bots[mover]
                if bot is None:
                    self.take_turn(mover)
                else:
                    self.let_think(mover, bot)
            self.finish()
        except Left:
            return 0
        except EOFError:
            self.screen.gap()
            self.screen.say("play-goodbye")
            return 0
        except KeyboardInterrupt:
            self.screen.gap()
            self.commands.leave_stopped()
            return STOPPED
        return 0

    def greet(self) -> None:
        """Say who plays what."""
        game = say("play-game", {"game": self.match.game.name})
        self.screen.show(Rule(Text(game, "bold"), style="dim", characters="-"))
        for seat in range(self.match.players):
            self.screen.show(Text(f"  {seat}  {self.seats.who(seat, self.looking)}", style_of(seat)))
        if self.match.ply:
            self.screen.say("play-resumed", moves=len(self.match.entries()))
            if not self.is_shared:
                self.commands.log(self.looking, str(LAST_TOLD))
        self.screen.say("play-begins", seat=self.seats.called(self.match.first, self.looking))
        self.screen.say("play-help-hint", style="dim")

    # --- people

    def take_turn(self, seat: int) -> None:
        """One move of a person."""
        if self.looking != seat:
            self.hand_over(seat)
        self.tell(seat)
        self.draw(seat)
        self.commands.until_moved(seat)
        if not self.match.is_over:
            has_looked = self.tell(seat)
            if self.is_shared and self.match.mover != seat and (has_looked or self.commands.is_done(seat)):
                self.screen.clear()
                self.looking = None

    def hand_over(self, seat: int) -> None:
        """Between two people the screen is empty."""
        self.screen.clear()
        self.screen.say("play-hand-over", style="bold", seat=seat)
        self.screen.pause("play-ready", seat=seat)
        self.screen.clear()
        self.looking = seat

    def draw(self, seat: int) -> None:
        """The table and what can be done."""
        view = self.match.view(seat)
        legal = view.legal_moves()
        self.screen.gap()
        self.screen.show(Rule(Text(say("play-your-turn", {"seat": seat}), style_of(seat)), style="dim", characters="-"))
        self.screen.show(self.drawing.table(view, legal))
        self.commands.offer(self.drawing.menu(view, legal))

    def tell(self, viewer: int | None) -> bool:
        """What happened since the viewer was last told; answers whether something was held up and is gone now."""
        moments = range(self.told[viewer], self.match.ply)
        happenings = [happening for at in moments for happening in self.match.events(at, viewer)]
        self.told[viewer] = self.match.ply
        self.screen.show(*(self.line(self.drawing.held_up(happening, viewer), viewer) for happening in happenings))
        if not any(self.drawing.is_fleeting(happening, viewer) for happening in happenings):
            return False
        self.screen.pause("play-look-once")
        self.screen.clear()
        self.screen.show(*(self.line(self.drawing.remembered(happening), viewer) for happening in happenings))
        return True

    def line(self, happening: Happening, viewer: int | None) -> Text:
        """One line of the story, in the colour of the seat it tells of."""
        seat = happening.params.get("seat")
        style = style_of(seat).removeprefix("bold ") if isinstance(seat, int) else ""
        return Text(f"* {self.seats.sentence(happening, viewer)}", style)

    # --- bots

    def let_think(self, seat: int, bot: Bot) -> None:
        """One action of a bot."""
        story = self.match.observations(seat)
        seed = one_way(self.seed, f"seat {seat}")
        with self.screen.waiting("play-thinking", who=self.seats.who(seat, None)):
            thought = in_background(lambda: bot.think(story, self.budget, seed))
        self.match.act(thought.action)
        if not self.is_shared:
            self.tell(self.looking)

    # --- the end

    def finish(self) -> None:
        """What happened last, how the points came about, and who has won."""
        viewer = None if self.is_shared else self.looking
        if self.is_shared:
            self.screen.clear()
            self.told[None] = max(self.told.values())
        self.tell(viewer)
        view = self.match.view(viewer)
        result: Mapping[str, Any] = self.match.result()
        show_ending(self.screen, self.drawing, view, result, self.match.resigned)
        self.wants_more = self.commands.after_the_end(viewer)
