"""What can go wrong, as one small tree:

    HatboxError            everything this package raises on purpose
    ├── BadInput           a name, option, file or JSON that is not what it must be
    │   └── NotationError  text that is not a move, card, cell, position or record
    └── IllegalMove        a well-written move that a rule forbids

An error is a code with parameters; the words stand in the language files. `str(error)` is the English
sentence, which names what is wrong and what is allowed.
"""

from __future__ import annotations

from hatbox.i18n import Param, say


class HatboxError(Exception):
    """Everything this package raises on purpose."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params = params

    def __str__(self) -> str:
        return say(self.code, self.params)


class BadInput(HatboxError):
    """A name, option, file or JSON that is not what it must be."""


class NotationError(BadInput):
    """Text that is not a move, card, cell, position or record."""


class IllegalMove(HatboxError):
    """A well-written move that a rule forbids; `rule` is the rule's id."""

    def __init__(self, rule: str, code: str, **params: Param) -> None:
        super().__init__(code, **params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.rule}: {super().__str__()}"
