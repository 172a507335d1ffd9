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


def run_wasm(module: Path, name: str, args: list[Any], times: int = 1) -> tuple[list[dict[str, Any]], list[bytes]]:
    """Call an export with arrays and numbers; return value and CPU seconds of each call, and the arrays afterwards."""
    args = list(flatten(args))
    arrays = [arg for arg in args if isinstance(arg, np.ndarray)]
    numbers = iter(range(len(arrays)))
    call: list[Any] = [name]
    call += [{"buffer": next(numbers), "shape": arg.shape} if isinstance(arg, np.ndarray) else arg for arg in args]
    buffers = [base64.b64encode(array.tobytes()).decode() for array in arrays]
    order = json.dumps({"module": str(module), "buffers": buffers, "calls": [call] * times})
    done = subprocess.run([page.node()[0], SCRIPT], input=order, text=True, capture_output=True, check=True)
    answer = json.loads(done.stdout)
    return answer["results"], [base64.b64decode(text) for text in answer["buffers"]]


def flatten(args: Iterable[Any]) -> Iterator[Any]:
    """Yield arguments as an export takes them: a tuple part by part."""
    for arg in args:
        if isinstance(arg, tuple):
            yield from flatten(arg)
        else:
            yield arg
