"""Every user-facing text, by language, in Fluent files. Knows no game."""

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
RIGHT_TO_LEFT = ("ar", "fa", "he", "ur")
# in cli/<language>: texts of one command; English where a language has none
COMMAND_FILES = ("admin.ftl", "review.ftl", "host.ftl", "render.ftl")
NOTIFICATIONS = "notify"  # a folder with <language>.ftl: texts of notifications; English where a language has none

_language = [DEFAULT_LANGUAGE]  # of `say`, unless another is given
_folders: list[Path] = []  # with messages of games from outside the package


def add_messages(folder: Path) -> None:
    """Add a folder with the messages of an external game: `<language>.ftl`, at least for the default language."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that have a file, the default first. Cached: the files do not change."""
    names = {entry.name.removesuffix(".ftl") for entry in files(__name__).iterdir() if entry.name.endswith(".ftl")}
    return (DEFAULT_LANGUAGE, *sorted(names - {DEFAULT_LANGUAGE}))


def set_language(language: str) -> None:
    """Set the language of this process."""
    _language[0] = language


def current_language() -> str:
    return _language[0]


def is_right_to_left() -> bool:
    """Return whether the language of this process is written from right to left."""
    return current_language() in RIGHT_TO_LEFT


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language set by LC_ALL, LC_MESSAGES or LANG, or else the default.

    >>> language_of({"LANG": "it_IT.UTF-8"})
    'it'
    >>> language_of({"LC_ALL": "C", "LANG": "it_IT.UTF-8"})
    'en'
    """
    locale = next(filter(None, map(environment.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    code = re.split("[_.@]", locale)[0].lower()
    return code if code in languages() else DEFAULT_LANGUAGE


class HelpTexts:
    """The texts of `--help`, read without Fluent, whose import takes longer than the rest of `hatbox --help`."""

    def __init__(self, source: str, default: HelpTexts | None = None) -> None:
        self._default = default  # for keys that the language lacks
        self._texts = {
            match[1]: textwrap.dedent(match[2]).strip()
            for match in re.finditer(r"^(help-[\w-]+) =((?:.*)(?:\n(?: .*)?)*?)(?=\n\S|\Z)", source, re.MULTILINE)
        }

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def say(self, key: str, **params: object) -> str:
        """Return the text of a key with its parameters filled in."""
        if key not in self._texts and self._default is not None:
            return self._default.say(key, **params)
        text = re.sub(r"\{ \$(\w+) \}", lambda match: str(params[match[1]]), self._texts[key])
        return text.replace('{"{"}', "{").replace('{"}"}', "}")


@cache
def help_texts(language: str) -> HelpTexts:
    """Return the texts of `--help` in a language, or else in the default one. Cached: the files do not change."""
    file = files(__name__).joinpath("cli", language, "help.ftl")
    default = None if language == DEFAULT_LANGUAGE else help_texts(DEFAULT_LANGUAGE)
    return HelpTexts(file.read_text(encoding="utf-8") if file.is_file() else "", default)


@cache
def bundle(language: str) -> FluentBundle:
    """Return the parsed messages of a language. Cached by language; cleared by `add_messages`."""
    from fluent.runtime import FluentBundle, FluentResource

    root = files(__name__)
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(root.joinpath(f"{language}.ftl").read_text(encoding="utf-8")))
    for name in COMMAND_FILES:
        part = root.joinpath("cli", language, name)
        if not part.is_file():
            part = root.joinpath("cli", DEFAULT_LANGUAGE, name)
        messages.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    part = root.joinpath(NOTIFICATIONS, f"{language}.ftl")
    if not part.is_file():
        part = root.joinpath(NOTIFICATIONS, f"{DEFAULT_LANGUAGE}.ftl")
    messages.add_resource(FluentResource(part.read_text(encoding="utf-8")))
    for folder in _folders:
        file = folder / f"{language}.ftl"
        if not file.is_file():
            file = folder / f"{DEFAULT_LANGUAGE}.ftl"
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def _plain(value: Param) -> object:
    """Format numbers without grouping: 1000, not 1,000."""
    from fluent.runtime.types import fluent_number

    return value if isinstance(value, str) else fluent_number(value, useGrouping=False)


def message_key(code: str) -> str:
    """Return the message id of a wire code.

    >>> message_key("move/not-your-turn")
    'move-not-your-turn'
    """
    return code.replace("/", "-")


def say(code: str, params: Mapping[str, Param] | None = None, language: str | None = None) -> str:
    """Return the text of a message, in the given language or else that of this process.

    >>> say("unknown-game", {"name": "chess", "allowed": "hats, top_hats"})
    'unknown game "chess"; the games are: hats, top_hats'
    """
    language = language or _language[0]
    messages = bundle(language)
    message = messages.get_message(code)
    if message.value is None:
        raise LookupError(f"{language}.ftl: {code} has no text")
    text, errors = messages.format_pattern(
        message.value, {name: _plain(value) for name, value in (params or {}).items()}
    )
    if errors:
        raise LookupError(f"{language}.ftl: {code}: {errors[0]}")
    return str(text)
