"""The words of the page are there in every language: the same keys, the same variables, no English left over."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import pytest

from hatbox.i18n import DEFAULT_LANGUAGE, languages
from test_languages import CODE, ENGLISH, Reader, params_among, read_words

FOLDERS = ("learn", "web")  # of `i18n`: each has a folder for every language, with the same parts
OTHERS = languages()[1:]
SAME_WORDS = {"game-name": {"de", "es", "fr", "it"}}  # the names on the boxes
RULES = [f"{letter}{number}" for letter, last in (("H", 15), ("M", 13), ("T", 13)) for number in range(1, last + 1)]


@cache
def messages(folder: str, language: str) -> Mapping[str, Reader]:
    """Every message of a language, by its key."""
    return read_words(*(f"{folder}/{language}/{part}" for part in sorted(parts(folder, language))))


def parts(folder: str, language: str) -> set[str]:
    """The files of a language."""
    return {part.name for part in files("hatbox.i18n").joinpath(folder, language).iterdir()}


def params(folder: str, language: str, key: str) -> set[str]:
    """The parameters of a message."""
    return params_among(messages(folder, language), key)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_same_parts_and_keys(folder: str, language: str) -> None:
    assert parts(folder, language) == parts(folder, DEFAULT_LANGUAGE)
    assert list(messages(folder, language)) == list(messages(folder, DEFAULT_LANGUAGE))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_the_same_variables_and_choices(folder: str, language: str) -> None:
    for key, english in messages(folder, DEFAULT_LANGUAGE).items():
        result = messages(folder, language)[key]
        assert params(folder, language, key) == params(folder, DEFAULT_LANGUAGE, key), key
        for name, values in english.choices.items():
            assert values <= result.choices.get(name, set()), key


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_nothing_is_left_in_english(folder: str, language: str) -> None:
    for key, result in messages(folder, language).items():
        english = messages(folder, DEFAULT_LANGUAGE)[key]
        # a word or two may be the same in both
        if len(" ".join(english.texts).split()) > 3 and language not in SAME_WORDS.get(key, ()):
            assert result.texts != english.texts, key
        for text in result.texts:
            assert not ENGLISH.search(CODE.sub("", text)), f"{key}: {text}"


@pytest.mark.parametrize("language", languages())
def test_no_word_of_the_page_hides_another(language: str) -> None:
    """A page loads the words of the server, its screens and its lessons into one bundle, where one key has one text."""
    page = messages("web", language)
    assert not page.keys() & read_words(f"{language}.ftl").keys()
    assert not page.keys() & messages("learn", language).keys()


def test_a_reason_with_a_seat_names_the_player_on_the_page() -> None:
    """The terminal says "from seat 2"; the page knows names, and must never say "from seat Anna"."""
    reasons = read_words(f"{DEFAULT_LANGUAGE}.ftl")
    seated = {key for key in reasons if key.startswith("why-") and "seat" in params_among(reasons, key)}
    assert seated
    for key in seated:
        assert "who" in params("web", DEFAULT_LANGUAGE, f"hint-{key}"), key


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rule", RULES)
def test_every_rule_is_told(rule: str, language: str) -> None:
    assert {f"rule-{rule}", f"rule-{rule}-title"} <= set(messages("learn", language))


@pytest.mark.parametrize("language", languages())
def test_rules_named_in_the_words_exist(language: str) -> None:
    for key, result in messages("learn", language).items():
        if key.startswith("rule"):
            for named in re.findall(r"\b[HM]\d{1,2}\b|\bT\d{2}\b", " ".join(result.texts)):
                assert named in RULES, f"{key}: {named}"


def test_hebrew_sets_latin_signs_apart() -> None:
    """Signs such as H5 or C3 stand between marks of direction, so that what surrounds them keeps its order."""
    for key, result in messages("learn", "he").items():
        for text in result.texts:
            bare = re.sub("\u2068[^\u2069]*\u2069", "", text)
            assert not re.search(r"[A-Za-z]", bare), f"{key}: {text}"
