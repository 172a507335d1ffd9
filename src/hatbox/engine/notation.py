"""Parsing of text and JSON; errors say what is wrong and what is allowed."""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import TypeVar

import msgspec

from hatbox.engine.errors import BadInput, NotationError
from hatbox.engine.game import JSON

T = TypeVar("T")


def split_move(text: str, forms: Mapping[str, str], open_ended: Mapping[str, int] = {}) -> list[str]:
    """Return the words of a move, as many as its form has.

    `forms` has an example of a move by its first word; `open_ended` the least number of words where it may have more.
    """
    words = text.split()
    if not words:
        raise NotationError("empty-move", allowed=" · ".join(forms.values()))
    if words[0] not in forms:
        raise NotationError("unknown-move", word=words[0], allowed=", ".join(forms))
    form = forms[words[0]]
    least = open_ended.get(words[0], len(form.split()))
    if len(words) < least or (len(words) > least and words[0] not in open_ended):
        raise NotationError("bad-word-count", move=" ".join(words), form=form)
    return words


def index_of(word: str, names: Sequence[str], code: str, **params: str | int) -> int:
    """Return the index of a name, or raise with this message code and all the names."""
    try:
        return names.index(word)
    except ValueError:
        raise NotationError(code, word=word, allowed=", ".join(names), **params) from None


def parse_int(word: str, least: int, most: int, code: str) -> int:
    """Return an integer in a range, or raise with this message code."""
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(most)) and least <= int(word) <= most):
        raise NotationError(code, word=word, least=least, most=most)
    return int(word)


def convert_json(data: Mapping[str, JSON], form: type[T], where: str) -> T:
    """Return JSON as a typed structure; the error names the wrong field."""
    try:
        return msgspec.convert(data, form)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise BadInput("bad-shape", where=where, fault=str(error).replace("`", "'")) from None


def expect_length(field: str, items: Sequence[object], length: int) -> None:
    """Raise unless a list has exactly `length` items."""
    if len(items) != length:
        raise BadInput("bad-length", field=field, length=len(items), expected=length)


def as_int(value: object) -> int | None:
    """Return any integer, NumPy's included, as an int; None for anything else, `True` included."""
    if isinstance(value, bool):
        return None
    try:
        return operator.index(value)  # type: ignore[arg-type]  # raises TypeError
    except TypeError:
        return None


def expect_seat(field: str, seat: object, players: int) -> int:
    """Return the seat as an int, or raise if there is no such seat."""
    number = as_int(seat)
    if number is None or not 0 <= number < players:
        raise BadInput("bad-seat", field=field, seat=str(seat), most=players - 1)
    return number
