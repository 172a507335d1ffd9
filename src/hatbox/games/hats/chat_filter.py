"""Chat filter for partners in Hats (H8): they may not name the type, colour or number of a card.

`gives_away` looks for the words of all seven languages together, because people mix them. The words are data: one file
per language in `lexicon/`, and `signs.toml` for what belongs to no language. Decisions:

- Words count whole ("tired" is not "red"); letters are joined only where they were spaced or hyphenated ("r e d").
- A word that is mostly something else (one, un, ein, first, second, Italian "sei") passes, and is listed in a phrase
  that makes it a number ("number one"). A listed word that also has an everyday use ("weiß") is harmless in
  everyday phrases, which are cut out first and only if written plainly.
- Every digit is a number, whatever it counts. Number words above twelve pass: no card has them.
- A type letter alone is a type. None is a whole word in the seven languages except before or after an apostrophe
  ("d'accord", "it's"); chat shorthand such as "k" or "c" pays for that.
- Roman II, III and IV count in any case, V and VI in capitals only (Italian "vi"), I never (the English pronoun).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import groupby

from hatbox.games.hats.lexicon import NUMBER, REPEATED, TYPE, WORD, bare, lexicon, plain, squeeze

RULE = "H8"
TYPE_LETTERS = frozenset("bcdfkst")  # H1
WORDS_OF_ONE_LETTER = frozenset("aeiouyавикосуя")
MAX_SPELLED = 14  # letters: enough for "d e e r s t a l k e r"
MAX_PARTS = 4  # a word hyphenated into more parts is spelled

RUSSIAN = re.compile(r"[а-я]+")
CAPITAL_ROMAN = re.compile(r"(?<!\w)VI?(?![\w'])")
# French and Italian elision before a word or a vowel, English and German contraction after one
APOSTROPHE = re.compile(r"(?<![\w'])[cdjlmnstv]'(?=\w\w|[aeiouy](?![\w']))|(?:(?<=\w\w)|(?<=\bi))'[a-z]{1,2}(?!\w)")
APOSTROPHES = str.maketrans(dict.fromkeys("’‘ʼ`´′׳＇", "'"))
LEET = str.maketrans("0134578@$€£!|", "oieastbasefil")
HIDDEN = frozenset("\u115f\u1160\u3164\uffa0")  # letters by category, blank on the screen


def gives_away(text: str) -> str | None:
    """Return what a text names ("type", "colour" or "number"), None if partners may say it.

    >>> gives_away("good luck, partner")
    >>> gives_away("I have a r3d one")
    'colour'
    """
    known = lexicon()
    visible = _strip_invisible(text)
    spoken = known.harmless.sub(" ", plain(visible))
    said = APOSTROPHE.sub(" ", bare(spoken))
    words = WORD.findall(said)
    return (
        _first(known.signs.get(char) for char in visible)
        or _first(_kind_of(word) for word in words)
        or _kind_of_phrase(words)
        or _first(_kind_of(word) for word in _join_hyphenated(said))
        or _first(_kind_of(word) for word in _decode_leet(said))
        or _kind_of_spelling(words)
        or _kind_of_letters(words)
        or _kind_of_digits(visible, spoken)
    )


def _first(kinds: Iterable[str | None]) -> str | None:
    return next((kind for kind in kinds if kind), None)


def _strip_invisible(text: str) -> str:
    """Return the text without zero-width and bidi characters, with one kind of apostrophe."""
    visible = (char for char in text if char not in HIDDEN and unicodedata.category(char) != "Cf")
    return "".join(visible).translate(APOSTROPHES)


@lru_cache(maxsize=4096)
def _kind_of(word: str) -> str | None:
    """Return what a word names, also with look-alike and repeated letters. Cached by word, 4,096 of them."""
    known = lexicon()
    faces = [word]
    if not word.isascii() and not RUSSIAN.fullmatch(word):
        faces += [word.translate(known.latin), word.translate(known.cyrillic)]
    kinds = (_kind_of_plain(face) for face in faces)
    return _first(kinds) or _first(known.squeezed.get(squeeze(face)) for face in faces if _has_repeats(face))


def _kind_of_plain(word: str) -> str | None:
    """Return what a word names, without prefixes and attached heads."""
    known = lexicon()
    if kind := known.words.get(word):
        return kind
    if _is_one_letter(word):
        return None  # "ששש" hushes, it is not a six with a prefix
    for cut in range(1, 4):
        if word[cut - 1 : cut] not in known.prefixes:
            break
        if kind := known.words.get(word[cut:]):
            return kind
    if word.endswith(known.heads):
        return _first(known.words.get(word.removesuffix(head)) for head in known.heads)
    return None


def _has_repeats(word: str) -> bool:
    """Return whether letters are repeated beyond spelling: "reeed", "rreedd", "bluee"; not "tree" or "rotten"."""
    runs = [len(match[0]) for match in REPEATED.finditer(word)]
    return len(runs) > 1 or (runs != [] and (max(runs) > 2 or (word[-1] == word[-2] and len(word) > 4)))


def _is_one_letter(word: str) -> bool:
    return word == word[0] * len(word)


def _kind_of_phrase(words: list[str]) -> str | None:
    """Return what several words name together, such as "number one"."""
    known = lexicon()
    return _first(
        known.words.get(" ".join(words[at : at + length]))
        for at, word in enumerate(words)
        for length in known.openings.get(word, ())
    )


def _join_hyphenated(said: str) -> Iterator[str]:
    """Yield words split by anything but a space or an apostrophe, joined again: "be-ret"."""
    for chunk in re.split(r"[\s']+", said):
        parts = [] if chunk.isalpha() else WORD.findall(chunk)
        for at in range(len(parts)):
            for end in range(at + 2, min(at + MAX_PARTS, len(parts)) + 1):
                yield "".join(parts[at:end])


def _decode_leet(said: str) -> Iterator[str]:
    """Yield words with digits and signs for letters, decoded: "r3d". A final exclamation mark is not a letter."""
    for chunk in said.split():
        word = chunk.strip("!|")
        meant = word.translate(LEET)
        if meant != word and WORD.search(word):
            yield from WORD.findall(meant)


def _kind_of_spelling(words: list[str]) -> str | None:
    """Return what is spelled letter by letter, "r e d", or with one letter split off, "re d"."""
    known = lexicon()
    at = 0
    for lonely, group in groupby(words, _is_one_letter):
        parts = list(group)
        before, after = words[at - 1] if at else "", "".join(words[at + len(parts) : at + len(parts) + 1])
        at += len(parts)
        if not lonely:
            continue
        run = "".join(part[0] for part in parts)
        for letters in {face for whole in (run, squeeze(run)) for face in (whole, whole.translate(known.latin))}:
            spans = (letters[i : i + n] for i in range(len(letters)) for n in range(3, MAX_SPELLED + 1))
            if kind := _first(map(known.words.get, spans)):
                return kind
        if kind := _first(map(known.words.get, (before + run, run + after, before + run + after))):
            return kind
    return None


def _kind_of_letters(words: list[str]) -> str | None:
    """Return TYPE for a type letter alone or beside other type letters, not as part of a longer spelling."""
    if any(len(word) > 2 and _is_one_letter(word) and word[0] in TYPE_LETTERS for word in words):
        return TYPE
    lookalikes = lexicon().latin
    if all(len(word) == 1 and ord(word) in lookalikes for word in words if RUSSIAN.search(word)):
        words = [word.translate(lookalikes) for word in words]  # no Russian words here: "с" is a disguised "c"
    for lonely, group in groupby(words, lambda word: len(word) == 1):
        run = list(group) if lonely else []
        letters = set(run) - WORDS_OF_ONE_LETTER
        if letters & TYPE_LETTERS and (letters <= TYPE_LETTERS or len(run) < 3):
            return TYPE
    return None


def _kind_of_digits(visible: str, spoken: str) -> str | None:
    """Return NUMBER for digits of any script and style, and V and VI in capitals."""
    styled = any(char.isnumeric() and not char.isascii() for char in visible)
    roman = CAPITAL_ROMAN.search(unicodedata.normalize("NFKC", visible))
    return NUMBER if styled or roman or any(char.isnumeric() for char in spoken) else None
