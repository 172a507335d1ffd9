"""JSON described as data: what the numbers that a game's `describe_...` kernels write mean, in words.

A kernel writes numbers to a *tape* in the order of a schema, and `engine.renderer` writes the JSON. `Whole`, `Name`,
`Constants` and `Bits` take one number each; `ListOf`, `MapOf`, `Word` and `Many` first take how many parts follow;
`Optional` and `Nullable` take 1 or 0, and their item after a 1; `Either` takes the number of a variant, then what that
takes. `Text` and `Message` name their numbers, because they write some of them several times.

Each `emit` appends the operations that write its schema to a program.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import TypeAlias

import msgspec

END, LITERAL, WHOLE, NAME, BITS, LOOP, REPEAT, JUMP, SWITCH, UNLESS, FRAME, SKIP_HIDDEN = range(12)  # operations
WIDTH = 4  # numbers of an operation: its kind and three operands
MAX_NESTING = 8  # loops in loops
NEXT = -1  # operand: the next number of the tape, instead of a named one


@dataclass(frozen=True)
class Whole:
    """A whole number."""

    def emit(self, program: Program, at: int = NEXT) -> None:
        """Write the number in decimal; `at` is its place among the named numbers."""
        program.add(WHOLE, at)


@dataclass(frozen=True)
class Name:
    """A text for each number; null, or what is given, for HIDDEN and NONE."""

    names: Sequence[str]
    hidden: str | None = None
    none: str | None = None

    def emit(self, program: Program, at: int = NEXT) -> None:
        """Write the number's text."""
        values = (self.none, self.hidden, *self.names)  # NONE is -2, HIDDEN -1
        texts = [msgspec.json.encode(value) if program.quote else (value or "").encode() for value in values]
        program.add(NAME, at, program.table(texts))


@dataclass(frozen=True)
class Constants:
    """A JSON value for each number, such as `true` or `0.5`; null for HIDDEN and NONE."""

    values: Sequence[bool | int | float | None]

    def emit(self, program: Program, at: int = NEXT) -> None:
        """Write the number's value."""
        program.add(NAME, at, program.table([b"null", b"null", *map(msgspec.json.encode, self.values)]))


@dataclass(frozen=True)
class Bits:
    """A set of bits as one text: the names of its members."""

    names: Sequence[str]
    separator: str = ", "

    def emit(self, program: Program, at: int = NEXT) -> None:
        """Write the names, with the separator between them."""
        with program.quotes():
            table = program.table([b"", b"", *(name.encode() for name in self.names)])
            program.add(BITS, at, table, program.text(self.separator))


@dataclass(frozen=True)
class ListOf:
    """A list: how many, then each."""

    item: Schema

    def emit(self, program: Program) -> None:
        """Write the items in brackets."""
        program.literal("[")
        with program.loop(","):
            self.item.emit(program)
        program.literal("]")


@dataclass(frozen=True)
class MapOf:
    """An object whose keys are names: how many, then each key with its value."""

    keys: Name
    value: Schema

    def emit(self, program: Program) -> None:
        """Write the pairs in braces."""
        program.literal("{")
        with program.loop(","):
            self.keys.emit(program)
            program.literal(":")
            self.value.emit(program)
        program.literal("}")


@dataclass(frozen=True)
class Word:
    """One text put together of parts: how many, then each."""

    part: Schema

    def emit(self, program: Program) -> None:
        """Write the parts in quotes."""
        with program.quotes(), program.loop():
            self.part.emit(program)


@dataclass(frozen=True)
class Many:
    """Parts one after the other, such as loose `Fields`: how many, then each."""

    part: Schema

    def emit(self, program: Program) -> None:
        """Write the parts."""
        with program.loop():
            self.part.emit(program)


@dataclass(frozen=True)
class Optional:
    """A field of an object that may be left out. Not all fields may be."""

    item: Schema


@dataclass(frozen=True)
class Nullable:
    """A value or null."""

    item: Schema

    def emit(self, program: Program) -> None:
        """Write the value, or null."""
        with program.option("null"):
            self.item.emit(program)


@dataclass(frozen=True)
class Fields:
    """An object with these fields."""

    fields: Mapping[str, Schema | Optional]
    constants: Mapping[str, str] = field(default_factory=dict)  # fields with a fixed text, which come first
    tail: Many | None = None  # further fields, each `loose`
    loose: bool = False  # no braces, but a comma before the first field: for the tail of another

    def emit(self, program: Program) -> None:
        """Write the fields in braces."""
        lead = "," if self.loose else "{"
        for name, text in self.constants.items():
            program.literal(f'{lead}"{name}":"{text}"')
            lead = ","
        for name, schema in self.fields.items():
            if not isinstance(schema, Optional):
                program.literal(f'{lead}"{name}":')
                schema.emit(program)
                lead = ","
            elif lead == ",":
                with program.option():
                    program.literal(f',"{name}":')
                    schema.item.emit(program)
            else:  # before the first field that is never left out
                program.literal(lead)
                lead = ""
                with program.option():
                    program.literal(f'"{name}":')
                    schema.item.emit(program)
                    program.literal(",")
        if self.tail:
            self.tail.emit(program)
        program.literal("" if self.loose else "{}" if lead == "{" else "}")


@dataclass(frozen=True)
class Text:
    """A text with named numbers: `Text("exchange {card} {place}", {"card": CARD, "place": INT})`."""

    template: str
    numbers: Mapping[str, Scalar]

    def emit(self, program: Program) -> None:
        """Write the text in quotes."""
        program.take(self.numbers)
        program.template(self.template)


@dataclass(frozen=True)
class Motion:
    """A piece that moves, for animation: texts with named numbers; a face that the viewer does not know is left out."""

    piece: str
    source: str
    target: str
    face: str = ""  # the name of a number, or a fixed text


@dataclass(frozen=True)
class Message:
    """A message code with its parameters, and motions or a rule: an event, a refusal, a reason."""

    code: str
    params: Mapping[str, Scalar | str] = field(default_factory=dict)  # a text: a template with numbers of `more`
    motions: Sequence[Motion] = ()
    rule: str = ""  # that forbids something: an id, or the name of a number
    more: Mapping[str, Scalar] = field(default_factory=dict)  # numbers that only templates, motions or the rule mention

    def emit(self, program: Program) -> None:
        """Write the message as an object."""
        numbers = {name: kind for name, kind in self.params.items() if not isinstance(kind, str)} | {**self.more}
        program.take(numbers)
        program.literal(f'{{"code":"{self.code}","params":{{')
        for at, (name, kind) in enumerate(self.params.items()):
            program.literal(f'{"," if at else ""}"{name}":')
            if isinstance(kind, str):
                program.template(kind)
            else:
                program.named(name)
        program.literal("}")
        for at, motion in enumerate(self.motions):
            program.literal("," if at else ',"motions":[')
            program.literal(f'{{"piece":"{motion.piece}","source":')
            program.template(motion.source)
            program.literal(',"target":')
            program.template(motion.target)
            if motion.face in numbers:
                with program.unless_hidden(motion.face):
                    program.literal(',"face":')
                    program.named(motion.face)
            elif motion.face:
                program.literal(f',"face":"{motion.face}"')
            program.literal("}")
        program.literal("]" if self.motions else "")
        if self.rule:
            program.literal(',"rule":')
            program.template(f"{{{self.rule}}}" if self.rule in numbers else self.rule)
        program.literal("}")


@dataclass(frozen=True)
class Either:
    """One of several: the number of the variant, then what that takes."""

    variants: Sequence[Schema]

    def emit(self, program: Program) -> None:
        """Write the variant."""
        program.add(SWITCH)
        jumps, ends = [program.add(JUMP) for _ in self.variants], []
        for jump, variant in zip(jumps, self.variants, strict=True):
            program.land(jump)
            variant.emit(program)
            ends.append(program.add(JUMP))
        for end in ends:
            program.land(end)


@dataclass(frozen=True)
class Nothing:
    """Nothing at all: a variant."""

    def emit(self, program: Program) -> None:
        """Write nothing."""


Scalar: TypeAlias = Whole | Name | Bits | Constants
Schema: TypeAlias = Scalar | ListOf | MapOf | Word | Many | Nullable | Fields | Text | Message | Either | Nothing

INT = Whole()
FLAG = Constants((False, True))


class Program:
    """Operations that write JSON, and the texts that they write."""

    def __init__(self) -> None:
        self.code: list[list[int]] = []
        self.texts: list[bytes] = []
        self.quote = '"'  # around a text; empty inside another text
        self._literal = ""  # not appended yet
        self._nesting = 0  # loops around the next operation
        self._tables: dict[tuple[bytes, ...], int] = {}  # by its texts: where a table begins
        self._numbers: dict[str, tuple[Scalar, int]] = {}  # named: the kind of each and its place

    def entry(self, schema: Schema) -> int:
        """Append a schema; return its first operation."""
        start = len(self.code)
        schema.emit(self)
        self.add(END)
        return start

    def add(self, kind: int, *operands: int) -> int:
        """Append an operation; return its number."""
        self._finish_literal()
        self.code.append([kind, *operands, *[0] * (WIDTH - 1 - len(operands))])
        return len(self.code) - 1

    def land(self, jump: int) -> None:
        """Let a jump lead to the next operation."""
        self._finish_literal()
        self.code[jump][1] = len(self.code)

    def table(self, texts: Sequence[bytes]) -> int:
        """Return the number of the first of some texts that follow each other."""
        key = tuple(texts)
        if key not in self._tables:
            self._tables[key] = len(self.texts)
            self.texts += texts
        return self._tables[key]

    def text(self, text: str) -> int:
        """Return the number of a text."""
        return self.table([text.encode()])

    def literal(self, text: str) -> None:
        """Write a fixed text; neighbours become one."""
        self._literal += text

    def _finish_literal(self) -> None:
        text, self._literal = self._literal, ""
        if text:
            self.add(LITERAL, self.text(text))

    @contextmanager
    def quotes(self) -> Iterator[None]:
        """Write one text in quotes; texts in it get none of their own."""
        quote, self.quote = self.quote, ""
        self.literal(quote)
        yield
        self.literal(quote)
        self.quote = quote

    def take(self, numbers: Mapping[str, Scalar]) -> None:
        """Take named numbers from the tape, for `named` and `template`."""
        self.add(FRAME, len(numbers))
        self._numbers = {name: (kind, at) for at, (name, kind) in enumerate(numbers.items())}

    def named(self, name: str) -> None:
        """Write a named number."""
        kind, at = self._numbers[name]
        kind.emit(self, at)

    def template(self, template: str) -> None:
        """Write a text with named numbers in braces."""
        with self.quotes():
            for part in re.split(r"(\{\w+\})", template):
                if part.startswith("{"):
                    self.named(part[1:-1])
                else:
                    self.literal(part)

    @contextmanager
    def loop(self, separator: str = "") -> Iterator[None]:
        """Repeat what is appended as often as the tape says."""
        self._nesting += 1
        if self._nesting > MAX_NESTING:  # the renderer would write beyond its counters
            raise TypeError(f"a schema has at most {MAX_NESTING} lists in lists")
        loop = self.add(LOOP)
        yield
        self._nesting -= 1
        self.add(REPEAT, loop + 1, self.text(separator))
        self.land(loop)

    @contextmanager
    def option(self, otherwise: str = "") -> Iterator[None]:
        """Do what is appended for a 1 on the tape; for a 0 write a fixed text."""
        unless = self.add(UNLESS)
        yield
        jump = self.add(JUMP)
        self.land(unless)
        self.literal(otherwise)
        self.land(jump)

    @contextmanager
    def unless_hidden(self, name: str) -> Iterator[None]:
        """Skip what is appended if a named number is HIDDEN or NONE."""
        skip = self.add(SKIP_HIDDEN, 0, self._numbers[name][1])
        yield
        self.land(skip)
