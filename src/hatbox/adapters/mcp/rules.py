"""The rules in words, from the same texts as the page's."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

from hatbox import i18n
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.games import NAMES, game_named
from hatbox.i18n import DEFAULT_LANGUAGE, current_language

HOW_TO_READ = (
    "Moves that differ in one word are given as one: `exchange B4|C2 1|3` is four moves. `C3-E5*C4,D5` goes from "
    "C3 to E5 and takes from C4 and D5; `move C3 C5 E5` gives its path instead. In a view `?` in a list is hidden, or "
    "an empty slot; `-` is nothing, and `?×9` is nine hidden ones. Seats are counted from 0."
)


def letter_of(game: Game[Any]) -> str:
    """Return the letter with which the ids of a game's rules begin."""
    return next((message.rule[0] for message in game.descriptions.refusals if message.rule), "")


@cache
def rule_texts(game: str, language: str) -> dict[str, str]:
    """Return the rules of a game by id, none if it is not from this package. Cached: the files do not change."""
    from fluent.runtime import FluentBundle, FluentResource

    file = files(i18n).joinpath("learn", language, "rules.ftl")
    if not file.is_file():
        file = files(i18n).joinpath("learn", DEFAULT_LANGUAGE, "rules.ftl")
    source = file.read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))

    def text(key: str) -> str:
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        return "" if pattern is None else str(bundle.format_pattern(pattern, {})[0])

    letter = letter_of(game_named(game))
    ids = re.findall(rf"^rule-({letter}\d+) =", source, re.MULTILINE) if game in NAMES else []
    return {
        rule: f"{text(f'rule-{rule}-title')}. {text(f'rule-{rule}')} {text(f'rule-{rule}-more')}".rstrip()
        for rule in ids
    }


def read_rules(game: str, rule: str = "") -> str:
    """Return all rules of a game, or one."""
    forms = game_named(game).notation.forms
    texts = rule_texts(game, current_language())
    if rule and rule not in texts:
        raise BadInput("mcp-no-rule", rule=rule, allowed=", ".join(texts) or "-")
    if rule:
        return f"{rule} {texts[rule]}"
    lines = [f"{name} {text}" for name, text in texts.items()]
    return "\n".join([*lines, f"Moves, for example: {', '.join(forms.values())}.", HOW_TO_READ])
