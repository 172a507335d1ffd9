"""What can go wrong, as one small tree:

    HatboxError            everything this package raises on purpose; those below are ValueErrors too
    ├── BadInput           a name, option, file or JSON that is not what it must be
    │   └── NotationError  text that is not a move, card, cell, position or record
    └── IllegalMove        a well-written move that a rule forbids

An error is a code with parameters; the words stand in the language files. `str(error)` is the English
sentence, which names what is wrong and what is allowed.
"""

from __future__ import annotations

from hatbox.i18n import Param, say

LONGEST = 300


def showable(value: Param) -> Param:
    """What fills in a message: often a piece of somebody's input, so short and printable."""
    if isinstance(value, int | float) and abs(value) < 1 << 63:
        return value
    value = str(value)
    text = value if len(value) <= LONGEST else value[:LONGEST] + "..."
    return text if text.isprintable() else text.encode("unicode_escape").decode()


class HatboxError(Exception):
    """Everything this package raises on purpose."""

    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params = {name: showable(value) for name, value in params.items()}
        super().__init__(self.code, self.params)

    def __str__(self) -> str:
        return say(self.code, self.params)


class BadInput(HatboxError, ValueError):
    """A name, option, file or JSON that is not what it must be."""


class NotationError(BadInput):
    """Text that is not a move, card, cell, position or record."""


class IllegalMove(HatboxError, ValueError):
    """A well-written move that a rule forbids; `rule` is the rule's id."""

    def __init__(self, rule: str, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"
