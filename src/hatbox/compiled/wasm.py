"""Compile kernels to WebAssembly: Numba's LLVM IR, retargeted to wasm32 by llvmlite. No linker, no Emscripten.

The process that builds must run with `SETTINGS` in its environment: Numba then leaves its IR unoptimised and free of
the host's CPU, so that the result depends on the sources alone and LLVM optimises once, for the right target. A module
imports its memory and the stack pointer; static data begins at address 0 and the stack grows down to it.

Every export takes plain numbers: for an array its address and the length of each dimension (i32), for an integer i64,
for a float f64; results are i64 or f64.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator, Mapping
from typing import Any

import llvmlite.binding as llvm
from numba import typeof
from numba.core import types

SETTINGS = {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
INLINING = 400  # threshold; LLVM has 225
RUNTIME = "define void @NRT_MemInfo_call_dtor(ptr %info) { ret void }"  # arrays belong to the caller: nothing is freed
CUSTOM, EXPORT = 0, 7  # sections of a module
FIRST_AFTER_EXPORTS = 8
SYMBOL_TABLE = 8  # subsection of "linking"
FUNCTION_SYMBOL, DATA_SYMBOL, SECTION_SYMBOL = 0, 1, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40  # flags of a symbol


def build_module(kernels: Mapping[str, Any], alone: Container[str] = ()) -> bytes:
    """Return one module that exports kernels, as `compile_kernel` returns them, under these names.

    Those `alone` are optimised for themselves, with their own copies of what they share with others: LLVM inlines less
    into a kernel whose functions are also called elsewhere (bench/wasm_speed.py: Top Hats 0.3 instead of 0.7).
    """
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(opt=3, features=FEATURES)
    module = llvm.parse_assembly(RUNTIME)
    shared = {name: result for name, result in kernels.items() if name not in alone}
    for unit in (shared, *({name: result} for name, result in kernels.items() if name in alone)):
        module.link_in(optimize(unit, machine))
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    return link(machine.emit_object(module), list(kernels))


def optimize(kernels: Mapping[str, Any], machine: Any) -> Any:
    """Return an optimised LLVM module that exports these kernels."""
    module = llvm.parse_assembly(RUNTIME)
    for name, result in kernels.items():
        own = llvm.parse_assembly(portable(result.library.get_llvm_str()))
        native = own.get_function(result.fndesc.mangled_name)
        parameters = ", ".join(str(argument.type) for argument in native.arguments)
        declaration = f"declare i32 @{native.name}({parameters})"
        own.link_in(llvm.parse_assembly(f"{declaration}\n{wrapper_ir(name, result)}"))
        module.link_in(own)
    module.triple, module.data_layout = TRIPLE, str(machine.target_data)
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in kernels:
            symbol.linkage = "internal"
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.inlining_threshold = INLINING
    passes = llvm.create_pass_builder(machine, tuning)
    for _ in range(2):  # once: the search has 0.4 of native speed, twice: 0.8 (bench/wasm_speed.py)
        passes.getModulePassManager().run(module, passes)
    return module


def compile_kernel(kernel: Any, *args: Any) -> Any:
    """Compile a kernel for arguments like these."""
    signature = tuple(map(typeof, args))
    kernel.compile(signature)
    return kernel.overloads[signature]


def portable(ir: str) -> str:
    """Return IR without what only the host knows."""
    ir = re.sub(r"target (triple|datalayout) = .*\n", "", ir)
    ir = re.sub(r' "target-cpu"="[^"]*"| "target-features"="[^"]*"', "", ir)
    ir = ir.replace("= common ", "= linkonce_odr ")  # WebAssembly has no such linkage
    return re.sub(r"@sqrt\b", "@llvm.sqrt.f64", ir)  # an instruction, not a function of libm


def wrapper_ir(name: str, result: Any) -> str:
    """Return the IR of an export that calls a kernel by Numba's calling convention.

    An array is passed as (meminfo, parent, items, itemsize, data, shape..., strides...), results through a pointer.
    """
    parameters, lines, args = [], [], []
    for number, kind in enumerate(leaves(result.signature.args)):
        own = f"%arg{number}"
        if isinstance(kind, types.Array):
            item = kind.dtype.size if isinstance(kind.dtype, types.Record) else kind.dtype.bitwidth // 8
            lengths = [f"{own}_length{axis}" for axis in range(kind.ndim)]
            parameters += [f"ptr {own}", *(f"i32 {length}" for length in lengths)]
            shape = [f"{length}_wide" for length in lengths]
            lines += [f"{wide} = zext i32 {length} to i64" for wide, length in zip(shape, lengths, strict=True)]
            strides = [str(item)]
            for axis in range(kind.ndim - 1, 0, -1):
                lines.append(f"{own}_stride{axis} = mul i64 {strides[0]}, {shape[axis]}")
                strides.insert(0, f"{own}_stride{axis}")
            lines.append(f"{own}_bytes = mul i64 {strides[0]}, {shape[0]}")
            lines.append(f"{own}_items = udiv i64 {own}_bytes, {item}")
            args += ["ptr null", "ptr null", f"i64 {own}_items", f"i64 {item}", f"ptr {own}"]
            args += [f"i64 {number}" for number in (*shape, *strides)]
        else:
            parameters.append(f"{ir_type(kind)} {own}")
            args.append(f"{ir_type(kind)} {own}")
    returned = result.signature.return_type
    value = "void" if returned == types.none else ir_type(returned)
    call = f"%status = call i32 @{result.fndesc.mangled_name}({', '.join(['ptr %result', 'ptr %exception', *args])})"
    end = ["ret void"] if value == "void" else [f"%value = load {value}, ptr %result", f"ret {value} %value"]
    if isinstance(returned, types.Integer | types.Boolean) and value != "i64":
        extend = "sext" if getattr(returned, "signed", False) else "zext"
        end[1:] = [f"%wide = {extend} {value} %value to i64", "ret i64 %wide"]
        value = "i64"
    body = ["%result = alloca i64", "%exception = alloca ptr", *lines, call, *end]
    return "\n".join([f"define {value} @{name}({', '.join(parameters)}) {{", *body, "}"])


def leaves(kinds: Iterable[Any]) -> Iterator[Any]:
    """Yield the types of arguments as they are passed: a tuple part by part."""
    for kind in kinds:
        if isinstance(kind, types.BaseTuple):
            yield from leaves(iter(kind))  # type: ignore[call-overload]
        else:
            yield kind


def ir_type(kind: Any) -> str:
    """Return the LLVM type of a number."""
    return "double" if isinstance(kind, types.Float) else f"i{kind.bitwidth}"


# --- from a relocatable object to a module


def link(data: bytes, names: list[str]) -> bytes:
    """Make an object file a module: export functions, drop what only linkers read.

    An object that needs nothing of others is laid out already: addresses and indices in it are final.
    """
    indices = function_indices(data)
    exports = [encode_name(name) + b"\0" + encode_uint(indices[name]) for name in names]
    body = encode_uint(len(exports)) + b"".join(exports)
    section = bytes([EXPORT]) + encode_uint(len(body)) + body
    parts = [(number, data[start:end]) for number, start, _, end in sections(data) if number != CUSTOM]
    before = [part for number, part in parts if number < FIRST_AFTER_EXPORTS]
    after = [part for number, part in parts if number >= FIRST_AFTER_EXPORTS]
    return b"".join([data[:8], *before, section, *after])


def sections(data: bytes) -> Iterator[tuple[int, int, int, int]]:
    """Yield for each section of a module its number, where it starts, where its body starts, and where it ends."""
    at = 8  # after magic number and version
    while at < len(data):
        start = at
        size, body = decode_uint(data, at + 1)
        at = body + size
        yield data[start], start, body, at


def function_indices(data: bytes) -> dict[str, int]:
    """Return the index of every function that the symbol table of an object file names."""
    for number, _, body, end in sections(data):
        if number != CUSTOM:
            continue
        name, at = decode_name(data, body)
        if name != "linking":
            continue
        _version, at = decode_uint(data, at)
        while at < end:
            kind = data[at]
            size, at = decode_uint(data, at + 1)
            if kind == SYMBOL_TABLE:
                return dict(symbols(data, at))
            at += size
    raise ValueError("an object file without a symbol table")


def symbols(data: bytes, at: int) -> Iterator[tuple[str, int]]:
    """Yield the name and index of every function in a symbol table."""
    count, at = decode_uint(data, at)
    for _ in range(count):
        kind = data[at]
        flags, at = decode_uint(data, at + 1)
        if kind == DATA_SYMBOL:
            _name, at = decode_name(data, at)
            for _ in range(0 if flags & UNDEFINED else 3):  # segment, offset, size
                _number, at = decode_uint(data, at)
            continue
        index, at = decode_uint(data, at)
        if kind != SECTION_SYMBOL and (not flags & UNDEFINED or flags & EXPLICIT_NAME):
            name, at = decode_name(data, at)
            if kind == FUNCTION_SYMBOL:
                yield name, index


def encode_uint(number: int) -> bytes:
    """Return a number in LEB128."""
    parts = []
    while number > 127:
        parts.append(number & 127 | 128)
        number >>= 7
    return bytes([*parts, number])


def decode_uint(data: bytes, at: int) -> tuple[int, int]:
    """Read a number in LEB128; return it and where it ends."""
    number = shift = 0
    while True:
        number |= (data[at] & 127) << shift
        shift += 7
        at += 1
        if data[at - 1] < 128:
            return number, at


def encode_name(name: str) -> bytes:
    """Return a name with its length in front."""
    return encode_uint(len(name.encode())) + name.encode()


def decode_name(data: bytes, at: int) -> tuple[str, int]:
    """Read a name with its length in front; return it and where it ends."""
    size, at = decode_uint(data, at)
    return data[at : at + size].decode(), at + size
