"""The rules in words, from the same texts as the page's."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from hatbox import i18n
from hatbox.engine.errors import BadInput
from hatbox.i18n import DEFAULT_LANGUAGE, current_language

LETTERS = {"hats": "H", "magic_hat": "M", "top_hats": "T"}  # of the ids of rules
NOTATION = {  # the moves of each game, for those who have never seen one; the names of pieces are in the rules
    "hats": "exchange CARD POSITION, black CARD, discard CARD, offer CARD, give CARD, end",
    "magic_hat": "peek SLOT, swap SLOT SLOT, open SLOT",
    "top_hats": "build MIDDLE BOTTOM, place STACK CELL, FROM-TO*CAPTURED*CAPTURED (what the move does) or "
    "move FROM CELL CELL (its path), narrow, pass",
}
HOW_TO_READ = (
    "Moves that differ in one word are given as one: `exchange B4|C2 1|3` is four moves. In a view `?` is hidden, "
    "(in the row of Magic Hat, an empty slot), `-` is nothing, and `?×9` is nine hidden ones. Seats are counted from 0."
)


@cache
def rule_texts(game: str, language: str) -> dict[str, str]:
    """Return the rules of a game by id. Cached: the files do not change."""
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

    ids = re.findall(rf"^rule-({LETTERS[game]}\d+) =", source, re.MULTILINE)
    return {
        rule: f"{text(f'rule-{rule}-title')}. {text(f'rule-{rule}')} {text(f'rule-{rule}-more')}".rstrip()
        for rule in ids
    }


def read_rules(game: str, rule: str = "") -> str:
    """Return all rules of a game, or one."""
    if game not in LETTERS:
        raise BadInput("unknown-game", name=game, allowed=", ".join(LETTERS))
    texts = rule_texts(game, current_language())
    if rule and rule not in texts:
        raise BadInput("mcp-no-rule", rule=rule, allowed=", ".join(texts))
    if rule:
        return f"{rule} {texts[rule]}"
    lines = [f"{name} {text}" for name, text in texts.items()]
    return "\n".join([*lines, f"Moves: {NOTATION[game]}.", HOW_TO_READ])
