"""A Griffe extension: examples in docstrings (`>>>`) become blocks of code on the pages of the Python reference."""

from __future__ import annotations

import re
from typing import Any

from griffe import Extension, Object

EXAMPLE = re.compile(r"(?:^>>> .*\n?(?:(?!\n|>>> ).+\n?)*)+", re.MULTILINE)


class FencedExamples(Extension):
    """Put every example between fences."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            text = (
                re.sub(r"(?m)^    (?=[a-z@#])", "        ", obj.docstring.value)
                if obj.is_module
                else obj.docstring.value
            )
            obj.docstring.value = EXAMPLE.sub(lambda match: f"\n```pycon\n{match[0].rstrip()}\n```\n", text)
