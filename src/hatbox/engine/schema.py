"""JSON described as data: what the numbers that a game's `describe_...` kernels write mean, in words.

A kernel writes numbers to a *tape* in the order of a schema, and `engine.renderer` writes the JSON. `Whole`, `Flag`,
`Name` and `Bits` take one number each; `ListOf`, `MapOf` and `Word` first take how many parts follow; `Optional` and
`Nullable` take 1 or 0, and their item after a 1; `Either` takes the number of a variant, then what that takes. `Text`
and `Message` name their numbers, because they write some of them several times.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TypeAlias

import msgspec

END, LITERAL, WHOLE, NAME, BITS, LOOP, REPEAT, JUMP, SWITCH, UNLESS, FRAME, SKIP_HIDDEN = range(12)  # operations
WIDTH = 4  # numbers of an operation: its kind and three operands
NEXT = -1  # operand: the next number of the tape, instead of a named one


@dataclass(frozen=True)
class Whole:
    """A whole number."""

    def emit(self, program: Program, at: int = NEXT, *, bare: bool = False) -> None:
        """Append the operations that write this; `at` is the place of its number, `bare` leaves out quotes."""
        program.add(WHOLE, at)


@dataclass(frozen=True)
class Name:
    """A text for each number; null, or what is given, for HIDDEN and NONE."""

    names: Sequence[str]
    hidden: str | None = None
    none: str | None = None

    def emit(self, program: Program, at: int = NEXT, *, bare: bool = False) -> None:
        """Append the operations that write this."""
        values = (self.none, self.hidden, *self.names)  # NONE is -2, HIDDEN -1
        texts = [(value or "").encode() if bare else msgspec.json.encode(value) for value in values]
        program.add(NAME, at, program.table(texts))


@dataclass(frozen=True)
class Constants:
    """A JSON value for each number, such as `true` or `0.5`; null for HIDDEN and NONE."""

    values: Sequence[bool | int | float | None]

    def emit(self, program: Program, at: int = NEXT, *, bare: bool = False) -> None:
        """Append the operations that write this."""
        program.add(NAME, at, program.table([b"null", b"null", *map(msgspec.json.encode, self.values)]))


@dataclass(frozen=True)
class Bits:
    """A set of bits as one text: the names of its members."""

    names: Sequence[str]
    separator: str = ", "

    def emit(self, program: Program, at: int = NEXT, *, bare: bool = False) -> None:
        """Append the operations that write this."""
        program.literal("" if bare else '"')
        program.add(
            BITS, at, program.table([b"", b"", *(name.encode() for name in self.names)]), program.text(self.separator)
        )
        program.literal("" if bare else '"')


@dataclass(frozen=True)
class ListOf:
    """A list: how many, then each."""

    item: Schema

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        program.literal("[")
        program.loop(lambda: self.item.emit(program), ",")
        program.literal("]")


@dataclass(frozen=True)
class MapOf:
    """An object whose keys are names: how many, then each key with its value."""

    keys: Name
    value: Schema

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""

        def emit_pair() -> None:
            self.keys.emit(program)
            program.literal(":")
            self.value.emit(program)

        program.literal("{")
        program.loop(emit_pair, ",")
        program.literal("}")


@dataclass(frozen=True)
class Word:
    """One text put together of parts: how many, then each."""

    part: Schema

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        program.literal('"')
        program.loop(lambda: emit_bare(self.part, program), "")
        program.literal('"')


@dataclass(frozen=True)
class Many:
    """Parts one after the other, such as loose `Fields`: how many, then each."""

    part: Schema

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        program.loop(lambda: self.part.emit(program), "")


@dataclass(frozen=True)
class Optional:
    """A field of an object that may be left out. Not all fields may be."""

    item: Schema


@dataclass(frozen=True)
class Nullable:
    """A value or null."""

    item: Schema

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        program.choose(lambda: self.item.emit(program), lambda: program.literal("null"))


@dataclass(frozen=True)
class Fields:
    """An object with these fields."""

    fields: Mapping[str, Schema | Optional]
    constants: Mapping[str, str] = field(default_factory=dict)  # fields with a fixed text, which come first
    tail: Many | None = None  # further fields, each `loose`
    loose: bool = False  # no braces, but a comma before the first field: for the tail of another

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        lead = "," if self.loose else "{"
        for name, text in self.constants.items():
            program.literal(f'{lead}"{name}":"{text}"')
            lead = ","
        for name, schema in self.fields.items():
            if not isinstance(schema, Optional):
                self._emit_field(program, f'{lead}"{name}":', schema, "")
            elif lead == ",":
                program.choose(partial(self._emit_field, program, f',"{name}":', schema.item, ""), lambda: None)
                continue
            else:  # before the first field that is never left out
                program.literal(lead)
                program.choose(partial(self._emit_field, program, f'"{name}":', schema.item, ","), lambda: None)
                lead = ""
                continue
            lead = ","
        if self.tail:
            self.tail.emit(program)
        program.literal("" if self.loose else "}" if self.fields or self.constants else "{}")

    def _emit_field(self, program: Program, key: str, schema: Schema, end: str) -> None:
        program.literal(key)
        schema.emit(program)
        program.literal(end)


@dataclass(frozen=True)
class Text:
    """A text with named numbers: `Text("exchange {card} {place}", card=CARD, place=Whole())`."""

    template: str
    kinds: Mapping[str, Scalar] = field(default_factory=dict)

    def emit(self, program: Program, *, bare: bool = False) -> None:
        """Append the operations that write this."""
        program.add(FRAME, len(self.kinds))
        program.literal("" if bare else '"')
        program.template(self.template, self.kinds)
        program.literal("" if bare else '"')


@dataclass(frozen=True)
class Motion:
    """A piece that moves, for animation: texts with named numbers; a face that the viewer does not know is left out."""

    piece: str
    source: str
    target: str
    face: str = ""  # the name of a number, or a fixed text in quotes


@dataclass(frozen=True)
class Message:
    """A message code with its parameters, and motions or a rule: an event, a refusal, a reason."""

    code: str
    params: Mapping[str, Scalar | str] = field(default_factory=dict)  # a text: a template with numbers of `more`
    motions: Sequence[Motion] = ()
    rule: str = ""  # that forbids something: an id, or the name of a number
    more: Mapping[str, Scalar] = field(default_factory=dict)  # numbers that only templates, motions or the rule mention

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        kinds = {name: kind for name, kind in self.params.items() if not isinstance(kind, str)} | {**self.more}
        program.add(FRAME, len(kinds))
        places = {name: at for at, name in enumerate(kinds)}
        program.literal(f'{{"code":"{self.code}","params":{{')
        for at, (name, kind) in enumerate(self.params.items()):
            program.literal(f'{"," if at else ""}"{name}":')
            if isinstance(kind, str):
                program.literal('"')
                program.template(kind, kinds)
                program.literal('"')
            else:
                kind.emit(program, places[name])
        program.literal("}")
        for at, motion in enumerate(self.motions):
            program.literal("," if at else ',"motions":[')
            program.literal(f'{{"piece":"{motion.piece}","source":"')
            program.template(motion.source, kinds)
            program.literal('","target":"')
            program.template(motion.target, kinds)
            program.literal('"')
            if motion.face in kinds:
                program.unless_hidden(places[motion.face], partial(self._emit_face, program, kinds, motion.face))
            elif motion.face:
                program.literal(f',"face":"{motion.face}"')
            program.literal("}")
        program.literal("]" if self.motions else "")
        if self.rule:
            program.literal(',"rule":"')
            program.template(f"{{{self.rule}}}" if self.rule in kinds else self.rule, kinds)
            program.literal('"')
        program.literal("}")

    def _emit_face(self, program: Program, kinds: Mapping[str, Scalar], face: str) -> None:
        program.literal(',"face":')
        kinds[face].emit(program, list(kinds).index(face))


@dataclass(frozen=True)
class Either:
    """One of several: the number of the variant, then what that takes."""

    variants: Sequence[Schema]

    def emit(self, program: Program) -> None:
        """Append the operations that write this."""
        self._emit(program, bare=False)

    def emit_bare(self, program: Program) -> None:
        """Append the operations that write this without quotes; all variants are texts."""
        self._emit(program, bare=True)

    def _emit(self, program: Program, *, bare: bool) -> None:
        jumps = program.switch(len(self.variants))
        ends = []
        for jump, variant in zip(jumps, self.variants, strict=True):
            program.land(jump)
            if bare:
                emit_bare(variant, program)
            else:
                variant.emit(program)
            ends.append(program.add(JUMP))
        for end in ends:
            program.land(end)


@dataclass(frozen=True)
class Nothing:
    """Nothing at all: a variant."""

    def emit(self, program: Program) -> None:
        """Append no operation."""


def emit_bare(schema: Schema, program: Program) -> None:
    """Append the operations that write a text without quotes."""
    if isinstance(schema, Either):
        schema.emit_bare(program)
    elif isinstance(schema, Text | Name | Bits | Whole):
        schema.emit(program, bare=True)
    else:
        schema.emit(program)


Scalar: TypeAlias = Whole | Name | Bits | Constants
Schema: TypeAlias = Scalar | ListOf | MapOf | Word | Many | Nullable | Fields | Text | Message | Either | Nothing

INT = Whole()
FLAG = Constants((False, True))


class Program:
    """Operations that write JSON, and the texts that they write."""

    def __init__(self) -> None:
        self.code: list[list[int]] = []
        self.texts: list[bytes] = []
        self._tables: dict[tuple[bytes, ...], int] = {}  # by its texts: where a table begins

    def entry(self, schema: Schema) -> int:
        """Append a schema; return its first operation."""
        start = len(self.code)
        schema.emit(self)
        self.add(END)
        return start

    def add(self, kind: int, *operands: int) -> int:
        """Append an operation; return its number."""
        self.code.append([kind, *operands, *[0] * (WIDTH - 1 - len(operands))])
        return len(self.code) - 1

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
        """Append an operation that writes a fixed text; neighbours become one, unless something jumps there."""
        if text:
            self.add(LITERAL, self.text(text))

    def template(self, template: str, kinds: Mapping[str, Scalar]) -> None:
        """Append the operations that write a text with named numbers in braces."""
        places = {name: at for at, name in enumerate(kinds)}
        for part in re.split(r"(\{\w+\})", template):
            if part.startswith("{"):
                kinds[part[1:-1]].emit(self, places[part[1:-1]], bare=True)
            else:
                self.literal(part)

    def loop(self, emit_item: Callable[[], object], separator: str) -> None:
        """Append operations once for each of as many items as the tape says."""
        loop = self.add(LOOP)
        emit_item()
        self.add(REPEAT, loop + 1, self.text(separator))
        self.land(loop)

    def choose(self, emit_item: Callable[[], object], emit_other: Callable[[], object]) -> None:
        """Append operations for a 1 on the tape, and others for a 0."""
        unless = self.add(UNLESS)
        emit_item()
        jump = self.add(JUMP)
        self.land(unless)
        emit_other()
        self.land(jump)

    def unless_hidden(self, at: int, emit_item: Callable[[], object]) -> None:
        """Append operations that are skipped if a number is HIDDEN or NONE."""
        skip = self.add(SKIP_HIDDEN, 0, at)
        emit_item()
        self.land(skip)

    def switch(self, count: int) -> list[int]:
        """Append a jump to one of `count` places; return the operations to `land`."""
        self.add(SWITCH)
        return [self.add(JUMP) for _ in range(count)]

    def land(self, jump: int) -> None:
        """Let a jump lead to the next operation."""
        self.code[jump][1] = len(self.code)
