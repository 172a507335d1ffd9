"""The error tree:

    HatboxError            everything this package raises on purpose; the classes below are ValueErrors too
    ├── BadInput           an invalid name, option, file or JSON
    │   └── NotationError  text that is not a move, card, cell, position or record
    └── IllegalMove        a well-formed move that a rule forbids

An error is a message code with parameters. `str(error)` is the sentence in the current language, English by default; it
says what is wrong and what is allowed.
"""

from __future__ import annotations

from hatbox.i18n import Param, say

MAX_LENGTH = 300  # characters of a parameter


def sanitize(value: Param) -> Param:
    """Make a parameter short and printable: it is often user input."""
    if isinstance(value, int | float) and abs(value) < 1 << 63:
        return value
    value = str(value)
    text = value if len(value) <= MAX_LENGTH else value[:MAX_LENGTH] + "..."
    return text if text.isprintable() else text.encode("unicode_escape").decode()


class HatboxError(Exception):
    """Everything this package raises on purpose."""

    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params = {name: sanitize(value) for name, value in params.items()}
        super().__init__(self.code, self.params)

    def __str__(self) -> str:
        return say(self.code, self.params)


class BadInput(HatboxError, ValueError):
    """An invalid name, option, file or JSON."""


class NotationError(BadInput):
    """Text that is not a move, card, cell, position or record."""


class IllegalMove(HatboxError, ValueError):
    """A well-formed move that a rule forbids; `rule` is the rule's id."""

    def __init__(self, rule: str, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"
