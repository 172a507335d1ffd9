"""Calls into WebAssembly modules, in Node.js or a real Chromium."""

from __future__ import annotations

import base64
import json
import subprocess
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import page
from playwright.sync_api import Browser

SCRIPTS = Path(__file__).parent
Run = Callable[[str, str, list[Any]], Any]  # a script of this folder, its function, and what that is given


def run_in_node(script: str, function: str, args: list[Any]) -> Any:
    """Call the function of a script in Node.js."""
    call = f"{function}(...{json.dumps(args)}).then((result) => console.log(JSON.stringify(result)))"
    code = f"{(SCRIPTS / script).read_text()}\n{call}"
    done = subprocess.run([page.node()[0], "-"], input=code, text=True, capture_output=True, check=True)
    return json.loads(done.stdout)


def run_in(browser: Browser) -> Run:
    """Return what calls the function of a script in a real browser."""

    def run(script: str, function: str, args: list[Any]) -> Any:
        tab = browser.new_page()
        tab.add_script_tag(content=(SCRIPTS / script).read_text())
        result = tab.evaluate(f"(args) => {function}(...args)", args)
        tab.close()
        return result

    return run


def run_wasm(
    module: Path, *calls: tuple[str, list[Any]], run: Run = run_in_node
) -> tuple[list[dict[str, Any]], dict[int, bytes]]:
    """Call exports, each with arrays and numbers; return value and seconds of each call.

    An array that several calls are given is the same memory. Also return the arrays afterwards, by `id`.
    """
    arrays = {id(arg): arg for _, args in calls for arg in flatten(args) if isinstance(arg, np.ndarray)}
    numbers = {key: number for number, key in enumerate(arrays)}
    buffers = [base64.b64encode(array.tobytes()).decode() for array in arrays.values()]
    orders = [[name, *(encode(arg, numbers) for arg in flatten(args))] for name, args in calls]
    code = base64.b64encode(module.read_bytes()).decode()
    answer = run("wasm_calls.js", "runWasmCalls", [code, buffers, orders])
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
