"""Run the same source compiled by Numba (the default) or interpreted as plain Python.

Only this module and `server.store.native_fsync` import Numba. `HATBOX_INTERPRET=1` runs every rule as plain Python:
slow, but a debugger can step through it and coverage can see it.

`States` and `Buffer` are `Any`: they are NumPy arrays when compiled and lists when interpreted, and Numba infers the
types of rules itself. What leaves compiled code is given a type where it leaves.

A state is declared once, as a class of annotated fields:

    class State:
        rng: Word                                            # the generator's counter
        hand: Annotated[list[list[int]], np.int8, (4, 9)]    # cards by seat, -1 hidden, -2 none

From that class come the NumPy record that compiled rules work on (`lay`), the plain object with ints and
lists that interpreted rules and all ordinary Python code work on (`thaw`), and the types that mypy checks.
"""

from __future__ import annotations

import os
import struct
import types
from collections.abc import Callable, Sequence
from functools import cache
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import numpy as np

from hatbox.compiled import compile_cache

F = TypeVar("F", bound=Callable[..., Any])
S = TypeVar("S")
T = TypeVar("T")

INTERPRETED = os.environ.get("HATBOX_INTERPRET", "0") not in ("", "0")
RAW = "_raw"  # where a plain state keeps its bytes, for the fields that nobody has asked for yet

Small = Annotated[int, np.int8]
Short = Annotated[int, np.int16]
Count = Annotated[int, np.int32]
Wide = Annotated[int, np.int64]
Word = Annotated[int, np.uint64]

States = Any
"""A batch of states: a structured NumPy array, or a list of plain objects when interpreted."""

Buffer = Any
"""A one-dimensional array of numbers that compiled code reads or fills."""


# --- the compiler ------------------------------------------------------------------------------------


def compiled_before(name: str) -> bool:
    """Whether `name` was compiled from exactly these sources before, so that it will start at once."""
    return INTERPRETED or compile_cache.is_compiled(name)


def mark_compiled(name: str) -> None:
    """Remember that `name` is compiled."""
    if not INTERPRETED:
        compile_cache.mark_compiled(name)


def on_compiled(call: Callable[[], None]) -> None:
    """Call something after every function that is compiled, not loaded, from now on."""
    from numba.core import event

    class Listener(event.Listener):
        def on_start(self, _event: Any) -> None:
            pass

        def on_end(self, _event: Any) -> None:
            call()

    event.register("numba:compile", Listener())  # type: ignore[no-untyped-call]


def _numba() -> Any:
    import numba

    return numba


def _compile(function: F, source: str) -> F:
    numba = _numba()
    usual = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(compile_cache.folder_for(source))  # read once, when caching is switched on below
    try:
        dispatcher = numba.njit(cache=True, nogil=True, error_model="numpy")(function)
    except RuntimeError:  # no place to write: compile for this process only
        dispatcher = numba.njit(nogil=True, error_model="numpy")(function)
    finally:
        numba.config.CACHE_DIR = usual
    find_template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find_template(
        [_widen(arg) for arg in args], {name: _widen(arg) for name, arg in kws.items()}
    )
    return cast(F, dispatcher)


def _widen(arg: Any) -> Any:
    """Return the type as which one rule gives a number to another: any integer but a Word as 64 bits.

    Else a rule is compiled once for every literal, int8, int16 and int32 that it is called with: a quarter of all
    compilations, for the same machine code once it is inlined.
    """
    wide: Any = nbtypes.unliteral(arg)  # type: ignore[no-untyped-call]
    is_small = isinstance(wide, nbtypes.Integer) and wide != nbtypes.uint64
    return nbtypes.int64 if is_small else wide


def rule(function: F) -> F:
    """Mark a function as part of the rules: compiled on first use, or left as it is when interpreted."""
    return function if INTERPRETED else _compile(function, function.__code__.co_filename)


def bind(template: F, name: str, functions: dict[str, Callable[..., Any]]) -> F:
    """A copy of `template` whose global names in `functions` mean these functions.

    It makes one general loop (random play, search) into a compiled loop of one game. Closures and functions
    passed as arguments would do the same, but Numba keeps neither in its disk cache.
    """
    bound = types.FunctionType(template.__code__, {**template.__globals__, **functions}, f"{template.__name__}_{name}")
    bound.__qualname__ = bound.__name__
    bound.__module__ = template.__module__
    bound.__defaults__ = template.__defaults__
    if INTERPRETED:
        return cast(F, bound)
    return cast(F, _compile(bound, next(iter(functions.values())).__code__.co_filename))


# --- states ------------------------------------------------------------------------------------------


@cache
def record_type(state_class: type[Any]) -> np.dtype[Any]:
    """The NumPy record of a state class. Gaps for alignment are fields too, so that every byte is copied."""
    fields: list[tuple[Any, ...]] = []
    for name, hint in get_type_hints(state_class, include_extras=True).items():
        if get_origin(hint) is not Annotated:
            raise TypeError(f"{state_class.__name__}.{name} needs Annotated[type, dtype] or [..., shape]")
        _, scalar, *shape = get_args(hint)
        fields.append((name, scalar, *shape))
    layout = np.dtype([*fields, ("gap_at_end", np.uint64)], align=True)
    names, formats, offsets, end = list[str](), list[Any](), list[int](), 0
    for name, (form, offset, *_) in cast("dict[str, Any]", layout.fields).items():
        if offset > end:
            names.append(f"gap_{end}")
            formats.append((np.int8, offset - end))
            offsets.append(end)
        names.append(name)
        formats.append(form)
        offsets.append(offset)
        end = offset + form.itemsize
    whole = end - np.dtype(np.uint64).itemsize
    return np.dtype(
        {"names": names[:-1], "formats": formats[:-1], "offsets": offsets[:-1], "itemsize": whole, "aligned": True}
    )


@cache
def field_names(state_class: type[Any]) -> tuple[str, ...]:
    """The fields of a state, as they are declared."""
    return tuple(get_type_hints(state_class))


def blank(state_class: type[S]) -> S:
    """A plain state with every number 0."""
    state = state_class()
    layout = record_type(cast(Any, state_class))
    for name in field_names(cast(Any, state_class)):
        setattr(state, name, np.zeros(layout[name].shape, layout[name].base).tolist())
    return state


def lay(state_class: type, count: int) -> States:
    """`count` states with every number 0, ready for rules to work on."""
    if INTERPRETED:
        return [blank(state_class) for _ in range(count)]
    return np.zeros(count, record_type(state_class))


def freeze(state: Any, count: int = 1) -> States:
    """`count` copies of a plain state, ready for rules. A number that does not fit its field raises."""
    if INTERPRETED:
        return [_copy(state) for _ in range(count)]
    states = lay(type(state), count)
    for name in field_names(cast(Any, type(state))):
        states[name] = np.array(getattr(state, name), states.dtype[name].base)
    return states


def thaw(state_class: type[S], record: S) -> S:
    """A plain copy of one state of a batch, whose fields ordinary Python can read by name; itself if it is plain."""
    if INTERPRETED:
        return record if RAW in vars(record) else _copy(record)  # what is read of a plain state must be known
    if isinstance(record, state_class):
        return record
    return plain_state(state_class, cast(Any, record).tobytes())


def plain_state(state_class: type[S], raw: bytes) -> S:
    """A plain state that reads its fields from the bytes of a state when they are first asked for."""
    state: S = _thawed(cast(Any, state_class))()
    state.__dict__[RAW] = raw
    return state


def fields_read(state: object) -> set[str]:
    """The fields of a plain state that somebody has asked for."""
    return set(vars(state)) - {RAW}


def place_of(state_class: type, field: str) -> tuple[int, int, int]:
    """Where a field of small numbers lies in the bytes of a state, how long it is, and how long each of its rows."""
    form, start, *_ = cast("dict[str, Any]", record_type(state_class).fields)[field]
    if form.base.itemsize != 1:
        raise TypeError(f"{state_class.__name__}.{field} is not made of bytes")
    return start, form.itemsize, form.shape[-1] if form.shape else 1


class _Field:
    """A field of a plain state, read when it is first asked for; from then on it is an ordinary attribute."""

    def __init__(self, name: str, read: Callable[[bytes], Any]) -> None:
        self._name, self._read = name, read

    def __get__(self, state: Any, _owner: type) -> Any:
        value = state.__dict__[self._name] = self._read(state.__dict__[RAW])
        return value


@cache
def _thawed(state_class: type[Any]) -> type[Any]:
    """The state class, with fields that are read from the bytes of a state when they are first asked for."""
    layout = cast("dict[str, Any]", record_type(cast(Any, state_class)).fields)
    fields = {name: _Field(name, _reader(*layout[name][:2])) for name in field_names(cast(Any, state_class))}
    return type(state_class.__name__, (state_class,), fields)


def _reader(form: np.dtype[Any], start: int) -> Callable[[bytes], Any]:
    """What reads one field from the bytes of a state: a number, a list, or lists of lists."""
    count = form.itemsize // form.base.itemsize
    numbers_at = struct.Struct(f"@{count}{form.base.char}").unpack_from
    if not form.shape:
        return lambda raw: numbers_at(raw, start)[0]
    if len(form.shape) == 1:
        return lambda raw: list(numbers_at(raw, start))
    return lambda raw: np.frombuffer(raw, form.base, count, start).reshape(form.shape).tolist()


def pour(state: S, record: S) -> None:
    """Make one state of a batch equal to a plain state."""
    if INTERPRETED:
        assign_plain(record, state)
        return
    target: Any = record
    unread_are_equal = vars(state).get(RAW) == target.tobytes()
    for name in fields_read(state) if unread_are_equal else field_names(cast(Any, type(state))):
        target[name] = getattr(state, name)


def column(states: States, name: str) -> list[Any]:
    """One field of many states, as plain numbers or lists."""
    if INTERPRETED:
        return [getattr(state, name) for state in states]
    return cast("list[Any]", states[name].tolist())


def set_column(states: States, name: str, values: Any) -> None:
    """Give one field of many states these numbers."""
    if INTERPRETED:
        for state, value in zip(states, values.tolist(), strict=True):
            setattr(state, name, value)
    else:
        states[name] = values


def raw(state_class: type, states: States, index: int = 0) -> bytes:
    """The bytes of one state, the same compiled and interpreted."""
    return raws(state_class, states[index : index + 1])[0]


def raws(state_class: type, states: States) -> list[bytes]:
    """The bytes of each state of a batch."""
    return cut(as_bytes(state_class, states))


def cut(laid: Buffer) -> list[bytes]:
    """The rows of a block as bytes."""
    whole = laid.tobytes()
    size = len(whole) // len(laid)
    return [whole[at : at + size] for at in range(0, len(whole), size)]


def as_bytes(state_class: type, states: States) -> Buffer:
    """The bytes of each state of a batch, a row a state, for compiled code to read."""
    laid = states
    if INTERPRETED:
        laid = np.zeros(len(states), record_type(state_class))
        for record, state in zip(laid, states, strict=True):
            for name in field_names(state_class):
                record[name] = getattr(state, name)
    return laid.view(np.uint8).reshape(len(laid), -1)


def bytes_read(state_class: type, states: States) -> Callable[[], Buffer]:
    """What gives such bytes again and again, of states that change."""
    laid = as_bytes(state_class, states)
    return (lambda: as_bytes(state_class, states)) if INTERPRETED else (lambda: laid)


def unraw(state_class: type, whole: bytes) -> States:
    """The batch of states that such bytes are of."""
    laid = np.frombuffer(whole, record_type(state_class))
    states = lay(state_class, len(laid))
    for name in field_names(state_class):
        set_column(states, name, laid[name])
    return states


def state_size(state_class: type) -> int:
    """Bytes of one state in a batch."""
    return record_type(state_class).itemsize


def numbers(count: int, scalar: type = np.int16) -> Buffer:
    """A buffer of `count` numbers."""
    return [0] * count if INTERPRETED else np.zeros(count, scalar)


def rows_of_numbers(rows: int, count: int, scalar: type = np.int32) -> Buffer:
    """Several buffers of `count` numbers."""
    return [[0] * count for _ in range(rows)] if INTERPRETED else np.zeros((rows, count), scalar)


def filled(values: Sequence[int], scalar: type = np.int16) -> Buffer:
    """A buffer of these numbers."""
    return list(values) if INTERPRETED else np.array(values, scalar)


def plain(buffer: Buffer) -> list[int]:
    """The numbers of a buffer as a list."""
    return list(buffer) if INTERPRETED else cast("list[int]", buffer.tolist())


def raw_rows(buffers: Buffer, scalar: type = np.int32) -> list[bytes]:
    """The numbers of several buffers as bytes."""
    laid = np.array(buffers, scalar) if INTERPRETED else buffers
    return cut(laid)


def grown(states: States, count: int) -> States:
    """The same batch with room for `count` states."""
    if INTERPRETED:
        return states + [_copy(states[0]) for _ in range(count - len(states))]
    room = np.zeros(count, states.dtype)
    room.view(np.uint8)[: states.nbytes] = states.view(np.uint8)
    return room


def copied(states: States) -> States:
    """The same batch once more."""
    return [_copy(state) for state in states] if INTERPRETED else states.copy()


def _copy(state: S) -> S:
    twin = type(state)()
    assign_plain(twin, state)
    return twin


def assign_plain(target: Any, source: Any) -> None:
    """Make one plain state equal to another."""
    for name, value in vars(source).items():
        setattr(target, name, _copy_list(value) if isinstance(value, list) else value)


def _copy_list(items: list[Any]) -> list[Any]:
    return [_copy_list(item) if isinstance(item, list) else item for item in items]


def constant(values: Sequence[T], scalar: type = np.int8) -> Sequence[T]:
    """A look-up table: frozen into the machine code, or plain tuples when interpreted."""
    if INTERPRETED:
        return cast("Sequence[T]", tuple(tuple(row) if isinstance(row, list) else row for row in values))
    table: Any = np.array(values, scalar)
    table.flags.writeable = False
    return cast("Sequence[T]", table)


# --- what compiled code does differently ---------------------------------------------------------------

if INTERPRETED:

    def assign(target: Any, source: Any) -> None:
        """Make one state equal to another."""
        assign_plain(target, source)

    def unsigned(number: int) -> Any:
        """A number of 64 bits without a sign, as compiled rules take it."""
        return number

    def same(one: Any, other: Any) -> bool:
        """Whether two states are equal."""
        return bool(vars(one) == vars(other))

    def scratch(count: int) -> Any:
        """Room for `count` numbers inside a rule."""
        return [0] * count

    def lowest(mask: int) -> int:
        """The number of the lowest bit that is set; mask must not be 0."""
        return (mask & -mask).bit_length() - 1

    def ones(mask: int) -> int:
        """How many bits are set."""
        return mask.bit_count()

    def count_up(state: Any) -> Any:
        """The generator's next counter value, hashed (SplitMix64)."""
        state.rng = word = (state.rng + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return word ^ (word >> 31)

    def scaled(word: Any, bound: int) -> Any:
        """A hashed word as a number from 0 to bound - 1."""
        return ((word >> 32) * bound) >> 32

else:
    from llvmlite import ir
    from numba.core import cgutils
    from numba.core import types as nbtypes
    from numba.extending import intrinsic

    @intrinsic
    def assign(typing_context: Any, target: Any, source: Any) -> Any:
        """Make one state equal to another: one copy of memory."""
        if not isinstance(target, nbtypes.Record) or target != source:
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.get_constant(nbtypes.intp, signature.args[0].size)
            copy: Any = cgutils.raw_memcpy
            copy(builder, args[0], args[1], size, 1)
            return context.get_dummy_value()

        return nbtypes.none(target, source), generate

    @intrinsic
    def same(typing_context: Any, one: Any, other: Any) -> Any:
        """Whether two states are equal: all their bytes."""
        if not isinstance(one, nbtypes.Record) or one != other:
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            tools: Any = cgutils
            word: Any = cast(Any, ir).IntType(64)
            words = [builder.bitcast(arg, word.as_pointer()) for arg in args]
            unequal = tools.alloca_once_value(builder, word(0))
            with tools.for_range(builder, word(signature.args[0].size // 8)) as loop:
                left, right = (builder.load(builder.gep(pointer, [loop.index])) for pointer in words)
                builder.store(builder.or_(builder.load(unequal), builder.xor(left, right)), unequal)
            return builder.icmp_unsigned("==", builder.load(unequal), word(0))

        return nbtypes.boolean(one, other), generate

    @intrinsic
    def lowest(typing_context: Any, mask: Any) -> Any:
        """The number of the lowest bit that is set; mask must not be 0."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.true_bit)

        return nbtypes.int64(nbtypes.int64), generate

    @intrinsic
    def ones(typing_context: Any, mask: Any) -> Any:
        """How many bits are set."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return nbtypes.int64(nbtypes.int64), generate

    def unsigned(number: int) -> Any:
        """A number of 64 bits without a sign, as compiled rules take it."""
        return np.uint64(number)

    @rule
    def scratch(count: int) -> Any:
        """Room for `count` numbers inside a rule."""
        return np.empty(count, np.int64)

    _GAMMA = np.uint64(0x9E3779B97F4A7C15)
    _FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
    _27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

    @rule
    def count_up(state: Any) -> Any:
        """The generator's next counter value, hashed (SplitMix64)."""
        state.rng += _GAMMA
        word = state.rng
        word = (word ^ (word >> _30)) * _FIRST
        word = (word ^ (word >> _27)) * _SECOND
        return word ^ (word >> _31)

    @rule
    def scaled(word: Any, bound: int) -> Any:
        """A hashed word as a number from 0 to bound - 1."""
        return np.int64(((word >> _32) * np.uint64(bound)) >> _32)
