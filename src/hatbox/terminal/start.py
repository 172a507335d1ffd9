"""Setting the table: which game, how many players, who sits where; by arguments or by a small menu."""

from __future__ import annotations

from collections.abc import Sequence

from hatbox.api import game_names
from hatbox.bots.registry import LEVELS, bot_named
from hatbox.engine.errors import BadInput
from hatbox.engine.notation import expect_seat
from hatbox.games import game_named
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu, numbered
from hatbox.terminal.screen import Screen
from hatbox.terminal.seats import Seats

USUAL_LEVEL = LEVELS[len(LEVELS) // 2]
FRIENDS = "friends"  # instead of a level: people on one device


def seated(players: int, people: Sequence[int], levels: Sequence[str]) -> Seats:
    """People on their seats, bots on the others: of one level, or of one level each in the order of the seats."""
    for seat in people:
        expect_seat("--seat", seat, players)
    empty = [seat for seat in range(players) if seat not in people]
    levels = levels or [USUAL_LEVEL]
    if len(levels) not in (1, len(empty)):
        raise BadInput("play-bad-levels", levels=len(levels), bots=len(empty))
    for level in levels:
        bot_named(level)
    by_seat = dict(zip(empty, [*levels] * (len(empty) // len(levels)), strict=True))
    return Seats(tuple(by_seat.get(seat) for seat in range(players)))


def game_menu() -> Menu:
    """The games in the box."""
    items = [((name,), say("play-game-about", {"game": name}), name) for name in game_names()]
    return numbered(say("play-choose-game"), items)


def players_menu(game: str) -> Menu:
    """How many may play; the number itself is the key."""
    counts = [str(count) for count in game_named(game).players]
    return Menu(
        say("play-choose-players"),
        tuple(Choice((count,), say("play-players", {"count": int(count)}), count) for count in counts),
    )


def opponents_menu(friends: str = "play-friends") -> Menu:
    """The levels from the weakest up, and people instead of bots."""
    items = [((level,), say("play-bot", {"bot": level}), level) for level in LEVELS]
    return numbered(say("play-choose-opponents"), [*items, ((FRIENDS,), say(friends), FRIENDS)])


def choose(screen: Screen, menu: Menu) -> str:
    """Ask until one of the choices is made."""
    screen.show_menu(menu)
    while True:
        picked = menu.pick(screen.ask(">").split())
        if isinstance(picked, str):
            return picked
        screen.say("play-choose-one", most=menu.choices[-1].keys[0])
