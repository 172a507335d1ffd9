"""Calls into WebAssembly modules, run by Node.js."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import page

SCRIPT = Path(__file__).parent / "run_wasm.mjs"


def run_wasm(module: Path, *calls: tuple[str, list[Any]]) -> tuple[list[dict[str, Any]], dict[int, bytes]]:
    """Call exports, each with arrays and numbers; return value and CPU seconds of each call.

    An array that several calls are given is the same memory. Also return the arrays afterwards, by `id`.
    """
    arrays = {id(arg): arg for _, args in calls for arg in flatten(args) if isinstance(arg, np.ndarray)}
    numbers = {key: number for number, key in enumerate(arrays)}
    buffers = [base64.b64encode(array.tobytes()).decode() for array in arrays.values()]
    orders = [[name, *(encode(arg, numbers) for arg in flatten(args))] for name, args in calls]
    order = json.dumps({"module": str(module), "buffers": buffers, "calls": orders})
    done = subprocess.run([page.node()[0], SCRIPT], input=order, text=True, capture_output=True, check=True)
    answer = json.loads(done.stdout)
    return answer["results"], dict(zip(arrays, map(base64.b64decode, answer["buffers"]), strict=True))


def encode(arg: Any, numbers: dict[int, int]) -> Any:
    """Return an argument as JSON: an integer as text, because it may have 64 bits."""
    if isinstance(arg, np.ndarray):
        return {"buffer": numbers[id(arg)], "shape": arg.shape}
    return arg if isinstance(arg, float) else str(arg)


def flatten(args: Iterable[Any]) -> Iterator[Any]:
    """Yield arguments as an export takes them: a tuple part by part."""
    for arg in args:
        if isinstance(arg, tuple):
            yield from flatten(arg)
        else:
            yield arg
