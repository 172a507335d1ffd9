"""Menus for setting up a game: game, number of players, opponents."""

from __future__ import annotations

from hatbox.api import game_names
from hatbox.bots.registry import LEVELS
from hatbox.games import game_named
from hatbox.i18n import say
from hatbox.terminal.choices import Choice, Menu, numbered_menu
from hatbox.terminal.screen import Screen

FRIENDS = "friends"  # instead of a level: people on one device


def game_menu() -> Menu:
    """Return the menu of all games."""
    items = [((name,), say("play-game-about", {"game": name}), name) for name in game_names()]
    return numbered_menu(say("play-choose-game"), items)


def players_menu(game: str) -> Menu:
    """Return the menu of player counts; the count is the key."""
    counts = [str(count) for count in game_named(game).players]
    return Menu(
        say("play-choose-players"),
        tuple(Choice((count,), say("play-players", {"count": int(count)}), count) for count in counts),
    )


def opponents_menu(friends: str = "play-friends") -> Menu:
    """Return the menu of levels, weakest first, and of people instead of bots."""
    items = [((level,), say("play-bot", {"bot": level}), level) for level in LEVELS]
    return numbered_menu(say("play-choose-opponents"), [*items, ((FRIENDS,), say(friends), FRIENDS)])


def choose(screen: Screen, menu: Menu) -> str:
    """Ask until a choice is made."""
    screen.show_menu(menu)
    while True:
        picked = menu.pick(screen.ask(">").split())
        if isinstance(picked, str):
            return picked
        screen.say("play-choose-one", most=menu.choices[-1].keys[0])
