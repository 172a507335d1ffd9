"""Every human word of the program, by language, in Fluent files. Knows no game."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Param = str | int | float

DEFAULT_LANGUAGE = "en"

_spoken = [DEFAULT_LANGUAGE]  # what `say` speaks unless told otherwise
_folders: list[Path] = []  # with words of games from outside the package


def add_words(folder: Path) -> None:
    """Learn the words of a game from outside: files named as here, the default language at least."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a file, the default first."""
    names = {entry.name.removesuffix(".ftl") for entry in files(__name__).iterdir() if entry.name.endswith(".ftl")}
    return (DEFAULT_LANGUAGE, *sorted(names - {DEFAULT_LANGUAGE}))


def speak(language: str) -> None:
    """Set the language in which this program speaks from now on."""
    _spoken[0] = language


def spoken() -> str:
    """The language in which this program speaks."""
    return _spoken[0]


def language_of(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, by LC_ALL, LC_MESSAGES or LANG; else the default.

    >>> language_of({"LANG": "it_IT.UTF-8"})
    'it'
    >>> language_of({"LC_ALL": "C", "LANG": "it_IT.UTF-8"})
    'en'
    """
    asked = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = re.split("[_.@]", asked)[0].lower()
    return code if code in languages() else DEFAULT_LANGUAGE


class HelpTexts:
    """The texts of `--help`. Read without Fluent, which would take longer than all the rest of the help."""

    def __init__(self, source: str) -> None:
        self._texts = {
            found[1]: textwrap.dedent(found[2]).strip()
            for found in re.finditer(r"^(help-[\w-]+) =((?:.*)(?:\n(?: .*)?)*?)(?=\n\S|\Z)", source, re.MULTILINE)
        }

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def say(self, key: str, **params: object) -> str:
        """The text of a key, filled in."""
        text = re.sub(r"\{ \$(\w+) \}", lambda found: str(params[found[1]]), self._texts[key])
        return text.replace('{"{"}', "{").replace('{"}"}', "}")


@cache
def help_texts(language: str) -> HelpTexts:
    """The texts of `--help` in a language, or in the default one if it has none."""
    folder = files(__name__).joinpath("cli")
    file = folder.joinpath(language, "help.ftl")
    if not file.is_file():
        file = folder.joinpath(DEFAULT_LANGUAGE, "help.ftl")
    return HelpTexts(file.read_text(encoding="utf-8"))


@cache
def bundle(language: str) -> FluentBundle:
    """The parsed messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource

    source = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(source))
    for folder in _folders:
        known = folder / f"{language}.ftl"
        if not known.is_file():
            known = folder / f"{DEFAULT_LANGUAGE}.ftl"
        messages.add_resource(FluentResource(known.read_text(encoding="utf-8")))
    return messages


def _plain(value: Param) -> object:
    """Numbers are told without grouping: 1000, not 1,000."""
    from fluent.runtime.types import fluent_number

    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def key_of(code: str) -> str:
    """The message that tells a code of the wire.

    >>> key_of("move/not-your-turn")
    'move-not-your-turn'
    """
    return code.replace("/", "-")


def say(code: str, params: Mapping[str, Param] | None = None, language: str | None = None) -> str:
    """The sentence for a message code, in the language asked for, or else in the one spoken.

    >>> say("unknown-game", {"name": "chess", "allowed": "hats, top_hats"})
    'unknown game "chess"; the games are: hats, top_hats'
    """
    language = language or _spoken[0]
    messages = bundle(language)
    message = messages.get_message(code)
    if message.value is None:
        raise LookupError(f"{language}.ftl: {code} has no text")
    text, faults = messages.format_pattern(
        message.value, {name: _plain(value) for name, value in (params or {}).items()}
    )
    if faults:
        raise LookupError(f"{language}.ftl: {code}: {faults[0]}")
    return str(text)
