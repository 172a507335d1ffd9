"""Options from the environment, for containers: `--bot-threads 2` is also HATBOX_BOT_THREADS=2.

An option on the command line wins. The values of an option that can be given several times are separated by commas;
switches are 1 or 0.
"""

from __future__ import annotations

from argparse import Action, ArgumentTypeError, Namespace
from collections.abc import Callable, Mapping
from typing import Any

PREFIX = "HATBOX_"
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class BadVariable(Exception):
    """A variable holds nothing that its option allows; the text says what is wrong."""


def variable_of(option: Action) -> str:
    """Return the name of the variable that stands for an option."""
    return PREFIX + option.option_strings[-1].lstrip("-").replace("-", "_").upper()


def read_environment(
    args: Namespace, options: Mapping[str, Action], environ: Mapping[str, str], translate: Callable[..., str]
) -> None:
    """Set every option that the command line left open (None) from its variable; empty variables count as unset."""
    for variable, option in options.items():
        text = environ.get(variable, "").strip()
        if text and getattr(args, option.dest) is None:
            try:
                setattr(args, option.dest, _value_of(option, text, translate))
            except (ArgumentTypeError, ValueError) as error:
                raise BadVariable(f"{variable}: {error}") from None


def _value_of(option: Action, text: str, translate: Callable[..., str]) -> Any:
    if option.nargs == 0:  # a switch
        if text.lower() in NO:
            return None
        _expect_among(text.lower(), YES, "1, 0", translate)
        return option.const
    convert: Callable[[str], Any] = option.type if callable(option.type) else str
    if type(option).__name__ == "_AppendAction":
        return [convert(part.strip()) for part in text.split(",") if part.strip()]
    if option.choices is not None:
        _expect_among(text, option.choices, ", ".join(option.choices), translate)
    return convert(text)


def _expect_among(text: str, allowed: Any, names: str, translate: Callable[..., str]) -> None:
    if text not in allowed:
        raise ArgumentTypeError(translate("not-allowed", text=repr(text[:40]), allowed=names))
