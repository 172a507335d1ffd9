"""The words that name a card (H8) in seven languages, as data: one file per language. Knows no table.

A file has the tables `type`, `colour` and `number`, each from a meaning to its words; "stem+group" stands for the stem
with each of the `endings` of that group. `harmless` lists everyday phrases with such a word in them. `signs.toml` is
for what belongs to no language. The names of hats that players read on the page are taken from the language files, so
that a new translation is known here too.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from itertools import chain, product

from hatbox.i18n import languages

TYPE, COLOUR, NUMBER = KINDS = ("type", "colour", "number")

WORD = re.compile(r"[^\W\d_]+")
# Messages that choose a hat's name by its letter, and the names: "[B] Beret", "[B] Берет (B)"
NAMES = re.compile(
    r"^(?:play-hat-type|new-hat-type|hatsw-card) = .*\{ \$\w+ ->\n((?:[ *]+\[[BCDFKST]\] .+\n)+)", re.MULTILINE
)
VARIANT = re.compile(r"\[[BCDFKST]\] ([^({\n]*[^\W\d_])")
REPEATED = re.compile(r"(.)\1+")
# Flag letters and white-on-black letters, which Unicode does not fold
LETTER_SIGNS = {first + i: chr(ord("a") + i) for first in (0x1F1E6, 0x1F150, 0x1F170) for i in range(26)}
UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})


@dataclass(frozen=True)
class Lexicon:
    """The words of all languages, folded as texts are folded."""

    words: dict[str, str]  # word, or several with one space between → kind
    openings: dict[str, set[int]]  # first word of several → how many they are
    squeezed: dict[str, str]  # word without its double letters → kind
    prefixes: frozenset[str]  # letters that may precede a word
    heads: tuple[str, ...]  # words that may be attached to a word's end
    signs: dict[str, str]  # emoji → kind
    harmless: re.Pattern[str]
    latin: dict[int, str]  # letters of any script → the Latin letter they look like
    cyrillic: dict[int, str]  # Latin letters → the Russian letter they look like


@cache
def lexicon() -> Lexicon:
    """Read all files. Cached: one lexicon per process."""
    pages = [
        tomllib.loads(file.read_text(encoding="utf-8"))
        for file in files(__name__).iterdir()
        if file.name.endswith(".toml")
    ]
    signs = next(page for page in pages if "signs" in page)
    words: dict[str, str] = {}
    openings: dict[str, set[int]] = {}
    for kind, page in product(KINDS, pages):
        for entry in chain.from_iterable(page.get(kind, {}).values()):
            for parts in _spellings(entry, page.get("endings", {})):
                words.setdefault(" ".join(parts), kind)
                openings.setdefault(parts[0], set()).add(len(parts))
    for parts in _names_on_the_page():
        words.setdefault(" ".join(parts), TYPE)
        openings.setdefault(parts[0], set()).add(len(parts))
    lookalikes = {ord(face): letter for letter, faces in signs["lookalikes"].items() for face in faces}
    return Lexicon(
        words=words,
        openings=openings,
        squeezed={short: kind for word, kind in words.items() if len(short := squeeze(word)) > 1},
        prefixes=frozenset(letter for page in pages for letter in page.get("prefixes", [])),
        heads=tuple(bare(head) for page in pages for head in page.get("heads", [])),
        signs={sign: kind for kind, group in signs["signs"].items() for sign in group},
        harmless=_any_of(plain(phrase) for page in pages for phrase in page.get("harmless", [])),
        latin=lookalikes,
        cyrillic={ord(letter): chr(face) for face, letter in lookalikes.items() if "а" <= chr(face) <= "я"},
    )


def _names_on_the_page() -> Iterator[list[str]]:
    """Yield the names of the types on the page and in the terminal, in every language."""
    words = files("hatbox.i18n")
    for language in languages():
        pages = [words / f"{language}.ftl", *(words / "web" / language).iterdir()]
        for page in pages:
            for variants in NAMES.findall(page.read_text(encoding="utf-8")):
                for name in VARIANT.findall(variants):
                    yield from _spellings(name, {})


def _spellings(entry: str, endings: dict[str, list[str]]) -> Iterator[list[str]]:
    """Yield the words of an entry, with each of its endings, and with umlauts written both ways."""
    stem, _, group = entry.partition("+")
    for ending in endings[group] if group else [""]:
        for spelling in {stem + ending, (stem + ending).translate(UMLAUTS)}:
            yield WORD.findall(bare(plain(spelling)))


def _any_of(phrases: Iterable[str]) -> re.Pattern[str]:
    """Return a pattern of whole phrases, longest first; the word boundary is factored out for speed."""
    ordered = sorted(set(phrases), key=len, reverse=True)
    worded = "|".join(re.escape(phrase) for phrase in ordered if phrase[0].isalnum())
    signed = "|".join(re.escape(phrase) for phrase in ordered if not phrase[0].isalnum())
    return re.compile(rf"(?:\b(?:{worded})|(?:{signed}))(?!\w)")


def plain(text: str) -> str:
    """Return the text with styled letters made plain, in one case; accents stay, since "très" is not "tres"."""
    return unicodedata.normalize("NFKC", text).casefold().translate(LETTER_SIGNS)


def bare(text: str) -> str:
    """Return the text without accents, points and other marks on letters."""
    return "".join(char for char in unicodedata.normalize("NFKD", text) if unicodedata.category(char)[0] != "M")


def squeeze(word: str) -> str:
    """Return the word without its double letters."""
    return REPEATED.sub(r"\1", word)
