"""Primitives for use inside rules that need one version for the compiler and one for plain Python."""

from __future__ import annotations

import math
from typing import Any, cast

import numpy as np

from hatbox.compiled.buffers import constant
from hatbox.compiled.jit import INTERPRETED, rule
from hatbox.compiled.records import copy_fields

if INTERPRETED:

    def assign(target: Any, source: Any) -> None:
        """Make one state equal to another."""
        copy_fields(target, source)

    def equal(left: Any, right: Any) -> bool:
        """Compare two states."""
        return bool(vars(left) == vars(right))

    def scratch(count: int) -> Any:
        """Return an uninitialised array of `count` numbers, a constant; it ends with the rule that asks for it."""
        return [0] * count

    def allocate(count: int) -> Any:
        """Return an uninitialised array of `count` numbers that may outlive the rule that asks for it."""
        return [0] * count

    class ListPart:
        """A part of a list, written through to it."""

        def __init__(self, items: Any, first: int, count: int) -> None:
            self._items, self._first, self._count = items, first, count

        def __len__(self) -> int:
            return self._count

        def __getitem__(self, index: int) -> Any:
            return self._items[self._first + index]

        def __setitem__(self, index: int, number: int) -> None:
            self._items[self._first + index] = number

    def part_of(array: Any, first: int, count: int) -> Any:
        """Return a part of an array; what is written to the part is written to the array."""
        return ListPart(array, first, count)

    def lsb(mask: int) -> int:
        """Return the index of the lowest set bit; `mask` must not be 0."""
        return (mask & -mask).bit_length() - 1

    def popcount(mask: int) -> int:
        """Return the number of set bits."""
        return mask.bit_count()

    def to_uint64(number: int) -> Any:
        """Return the lowest 64 bits of a number as a UInt64."""
        return number & 0xFFFFFFFFFFFFFFFF

    def remainder(bits: Any, bound: int) -> Any:
        """Return the remainder of 64 bits by a positive number."""
        return bits % bound

    def next_uint64(source: Any) -> Any:
        """Advance the RNG of a state and return 64 random bits (SplitMix64)."""
        source.rng = bits = (source.rng + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
        bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
        bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
        return bits ^ (bits >> 31)

    def bounded(bits: Any, bound: int) -> Any:
        """Map 64 random bits to a number from 0 to bound - 1."""
        return ((bits >> 32) * bound) >> 32

else:
    from llvmlite import ir
    from numba.core import cgutils, types
    from numba.extending import intrinsic, register_jitable
    from numba.np.arrayobj import populate_array

    @intrinsic
    def assign(typing_context: Any, target: Any, source: Any) -> Any:
        """Make one state equal to another: one memcpy."""
        if not isinstance(target, types.Record) or target != source:
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.get_constant(types.intp, signature.args[0].size)
            copy: Any = cgutils.raw_memcpy
            copy(builder, args[0], args[1], size, 1)
            return context.get_dummy_value()

        return types.none(target, source), generate

    @intrinsic
    def equal(typing_context: Any, left: Any, right: Any) -> Any:
        """Compare all bytes of two states."""
        if not isinstance(left, types.Record) or left != right:
            return None

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            tools: Any = cgutils
            int64: Any = cast(Any, ir).IntType(64)
            pointers = [builder.bitcast(arg, int64.as_pointer()) for arg in args]
            difference = tools.alloca_once_value(builder, int64(0))
            with tools.for_range(builder, int64(signature.args[0].size // 8)) as loop:
                ours, theirs = (builder.load(builder.gep(pointer, [loop.index])) for pointer in pointers)
                builder.store(builder.or_(builder.load(difference), builder.xor(ours, theirs)), difference)
            return builder.icmp_unsigned("==", builder.load(difference), int64(0))

        return types.boolean(left, right), generate

    @intrinsic
    def lsb(typing_context: Any, mask: Any) -> Any:
        """Return the index of the lowest set bit; `mask` must not be 0."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.cttz(args[0], cgutils.true_bit)

        return types.int64(types.int64), generate

    @intrinsic
    def popcount(typing_context: Any, mask: Any) -> Any:
        """Return the number of set bits."""

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            return builder.ctpop(args[0])

        return types.int64(types.int64), generate

    @intrinsic(prefer_literal=True)
    def scratch(typing_context: Any, count: Any) -> Any:
        """Return an uninitialised array of `count` numbers, a constant; it ends with the rule that asks for it."""
        if not isinstance(count, types.IntegerLiteral):
            return None
        array_type: Any = types.Array(types.int64, 1, "C")

        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            tools: Any = cgutils
            data = tools.alloca_once(builder, cast(Any, ir).IntType(64), size=count.literal_value)
            array = context.make_array(array_type)(context, builder)
            length, item = (context.get_constant(types.intp, number) for number in (count.literal_value, 8))
            populate: Any = populate_array
            populate(array, data=data, shape=[length], strides=[item], itemsize=item, meminfo=None)
            return array._getvalue()  # noqa: SLF001 (Numba has no public name for it)

        return array_type(count), generate

    @rule
    def allocate(count: int) -> Any:
        """Return an uninitialised array of `count` numbers that may outlive the rule that asks for it."""
        return np.empty(count, np.int64)

    @rule
    def part_of(array: Any, first: int, count: int) -> Any:
        """Return a part of an array; what is written to the part is written to the array."""
        return array[first : first + count]

    @register_jitable
    def to_uint64(number: int) -> Any:
        """Return the lowest 64 bits of a number as a UInt64; outside of rules it must fit."""
        return np.uint64(number)

    @rule
    def remainder(bits: Any, bound: int) -> Any:
        """Return the remainder of 64 bits by a positive number."""
        return np.int64(bits % np.uint64(bound))

    _GAMMA = np.uint64(0x9E3779B97F4A7C15)
    _FIRST, _SECOND = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
    _27, _30, _31, _32 = np.uint64(27), np.uint64(30), np.uint64(31), np.uint64(32)

    @rule
    def next_uint64(source: Any) -> Any:
        """Advance the RNG of a state and return 64 random bits (SplitMix64)."""
        source.rng += _GAMMA
        bits = source.rng
        bits = (bits ^ (bits >> _30)) * _FIRST
        bits = (bits ^ (bits >> _27)) * _SECOND
        return bits ^ (bits >> _31)

    @rule
    def bounded(bits: Any, bound: int) -> Any:
        """Map 64 random bits to a number from 0 to bound - 1."""
        return np.int64(((bits >> _32) * np.uint64(bound)) >> _32)


LOG2_E = 1.4426950408889634
LN2_HIGH, LN2_LOW = (
    0.6931471803691238,
    1.9082149292705877e-10,
)  # their sum is ln 2; a whole number times the first is exact
MAX_EXPONENT = 708.0  # beyond it, results are 0 or infinite
COEFFICIENTS = constant([1 / math.factorial(k) for k in range(13, -1, -1)], np.float64)  # Taylor; |x| <= ln 2 / 2


@rule
def exp(x: float) -> float:
    """Return e to the power x, with the same bits on every platform: libm differs in the last one."""
    x = min(max(x, -MAX_EXPONENT), MAX_EXPONENT)
    power = math.floor(x * LOG2_E + 0.5)
    rest = (x - power * LN2_HIGH) - power * LN2_LOW
    total = 0.0
    for coefficient in COEFFICIENTS:
        total = total * rest + coefficient
    base = 2.0 if power >= 0 else 0.5
    left = abs(int(power))
    while left:  # by squaring: powers of 2 are exact
        if left & 1:
            total *= base
        base *= base
        left >>= 1
    return total


LN2 = 0.6931471805599453


@rule
def halve(times: float) -> float:
    """Return 0.5 to the power `times`, which is not negative, with the same bits on every platform."""
    whole = math.floor(times)
    power = exp((whole - times) * LN2)
    for _ in range(int(whole)):
        power *= 0.5
    return power
