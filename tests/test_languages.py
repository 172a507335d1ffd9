"""Every language file says all that the English one says, with the same parameters, and says it in its own words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hatbox.i18n import COMMAND_FILES, DEFAULT_LANGUAGE, NOTIFICATIONS, Param, languages, say

OTHERS = languages()[1:]
NUMBERS = (0, 1, 2, 5, 11, 21)
PLURALS = {"zero", "one", "two", "few", "many", "other"}
SAME_WORDS = {  # in these languages the word is the English one
    "admin-bot": {"fr"},
    "admin-said": {"fr"},
    "arena-bot": {"es", "fr", "it"},
    "arena-rating": {"es", "it"},
    "arena-scale": {"de", "es", "fr", "it"},  # the scale has its inventor’s name
    "arena-simulations": {"fr"},
    "arena-speed": {"fr"},
    "phrase-no": {"it"},
    "play-column-collection": {"fr"},
    "play-column-cookie": {"fr"},  # the French box says so
    "play-cookie": {"fr"},
    "play-game": {"de", "es", "fr", "it"},  # the names on the boxes
}
ENGLISH = re.compile(r"\b(?:the|and|of|your|you)\b", re.IGNORECASE)
MISPRINTS = {  # ordinary spaces that a reader of the language trips over, or where a line may break
    "de": re.compile(r"\S […%]"),
    "en": re.compile(r"\S […%]"),
    "es": re.compile(r"\S […%]"),
    "fr": re.compile(r"\S (?:[…:;!»%]|\?$)|« "),
    "it": re.compile(r"\S […%]"),
}
CODE = re.compile(r"`[^`]*`|--\w+|\w*_\w+")


class Reader(Visitor):
    """The parts of one message: parameters, other messages, choices and plain text."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.messages: set[str] = set()
        self.choices: dict[str, set[str]] = {}  # by parameter, its values that have their own words
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {
                key.name if isinstance(key, ast.Identifier) else key.value for key in (v.key for v in node.variants)
            }
            self.choices.setdefault(node.selector.id.name, set()).update(keys - PLURALS)
        self.generic_visit(node)


def read_words(*paths: str) -> dict[str, Reader]:
    """Every message of some language files, read, by its key."""
    read: dict[str, Reader] = {}
    for path in paths:
        source = files("hatbox.i18n").joinpath(*path.split("/")).read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=False).parse(source).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in read, f"{path}: {entry.id.name} is there twice"
                read[entry.id.name] = Reader()
                read[entry.id.name].visit(entry.value)
    return read


def params_among(words: Mapping[str, Reader], key: str) -> set[str]:
    """The parameters of a message and of those it is built from."""
    return words[key].params.union(*(params_among(words, other) for other in words[key].messages))


@cache
def messages(language: str) -> Mapping[str, Reader]:
    """Every message of a language."""
    folder = files("hatbox.i18n").joinpath("cli", language)
    parts = [f"cli/{language}/{name}" for name in COMMAND_FILES if folder.joinpath(name).is_file()]
    if files("hatbox.i18n").joinpath(NOTIFICATIONS, f"{language}.ftl").is_file():
        parts.append(f"{NOTIFICATIONS}/{language}.ftl")
    return read_words(f"{language}.ftl", *parts)


def params(language: str, code: str) -> set[str]:
    """The parameters of a message."""
    return params_among(messages(language), code)


def samples(language: str, code: str) -> Iterator[dict[str, Param]]:
    """The message with each number, with a text, and with every value that has its own words."""
    names = params(language, code)
    for value in (*NUMBERS, "D4"):
        yield dict.fromkeys(names, value)
    for name, values in messages(language)[code].choices.items():
        for value in values:
            yield {**dict.fromkeys(names, 2), name: value}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_order(language: str) -> None:
    assert list(messages(language)) == list(messages(DEFAULT_LANGUAGE))


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_parameters_and_choices(language: str) -> None:
    for code, english in messages(DEFAULT_LANGUAGE).items():
        assert params(language, code) == params(DEFAULT_LANGUAGE, code), code
        for name, values in english.choices.items():
            assert values <= messages(language)[code].choices.get(name, set()), code


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    for code in messages(language):
        for given in samples(language, code):
            text = say(code, given, language)
            assert text.strip(), code
            assert "$" not in text, code


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for code, result in messages(language).items():
        english = messages(DEFAULT_LANGUAGE)[code]
        has_words = any(re.search(r"[^\W\d_]", text) for text in english.texts)
        if has_words and language not in SAME_WORDS.get(code, ()):
            assert result.texts != english.texts, code
        for text in result.texts:
            assert not ENGLISH.search(CODE.sub("", text)), f"{code}: {text}"


@pytest.mark.parametrize("language", MISPRINTS)
def test_signs_are_set_as_the_language_does(language: str) -> None:
    root = files("hatbox.i18n")
    folders = (root.joinpath(folder, language) for folder in ("cli", "learn", "web"))
    for file in (root.joinpath(f"{language}.ftl"), *(part for folder in folders for part in folder.iterdir())):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            is_text = not line.startswith("#") and not line.endswith("[question] ?")  # the key has this name
            assert not (is_text and MISPRINTS[language].search(line)), f"{file.name}:{number}: {line}"
