"""Run the same source compiled by Numba (the default) or interpreted as plain Python.

`HATBOX_INTERPRET=1` runs every rule as plain Python: slow, but a debugger can step through it and coverage can see it.
"""

from __future__ import annotations

import os
import types
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, TypeVar, cast

from hatbox.compiled import compile_cache

F = TypeVar("F", bound=Callable[..., Any])

CHANGES = "__changes__"  # a global of modules that are not what their file says: a digest of what was changed
BORROWS = "__borrows__"  # a global of modules whose rules only use arrays of their callers: see `_compile`
INTERPRETED = os.environ.get("HATBOX_INTERPRET", "0") not in ("", "0")


def is_compiled(name: str) -> bool:
    """Check whether `name` has been compiled from exactly these sources, so that it loads without compiling."""
    return INTERPRETED or compile_cache.is_compiled(name)


def mark_compiled(name: str) -> None:
    """Record that `name` is compiled."""
    if not INTERPRETED:
        compile_cache.mark_compiled(name)


def on_compile(callback: Callable[[], None]) -> None:
    """Call `callback` after each function that is compiled, not loaded from the cache, from now on."""
    from numba.core import event

    class Listener(event.Listener):
        def on_start(self, _event: Any) -> None:
            pass

        def on_end(self, _event: Any) -> None:
            callback()

    event.register("numba:compile", Listener())  # type: ignore[no-untyped-call]


@contextmanager
def compile_once(should_stop: Callable[[], bool]) -> Iterator[None]:
    """Let one process of this machine compile in such a block, while the others wait and then load from its cache.

    Nobody waits who has nothing to compile. Who waited compiles the one function at which it did.
    """
    if INTERPRETED or not compile_cache.can_lock():
        yield
        return
    from numba.core import event

    with ExitStack() as locks:

        class Listener(event.Listener):
            has_met_others = False

            def on_start(self, _event: Any) -> None:
                if not self.has_met_others:
                    self.has_met_others = True
                    if compile_cache.lock(locks, should_stop):
                        locks.close()

            def on_end(self, _event: Any) -> None:
                pass

        listener = Listener()
        event.register("numba:compile", listener)  # type: ignore[no-untyped-call]
        try:
            yield
        finally:
            event.unregister("numba:compile", listener)  # type: ignore[no-untyped-call]


def rule(function: F) -> F:
    """Mark a function as part of the rules: compiled on first use, or left as it is when interpreted."""
    return function if INTERPRETED else _compile(function, function)


def bind(template: F, name: str, functions: dict[str, Callable[..., Any]]) -> F:
    """Return a copy of `template` whose global names in `functions` refer to these functions.

    It turns a general loop (random play, search) into a compiled loop of one game. A module of templates declares the
    names that are to be bound, as `deal: Callable[..., None]`. Closures or functions as arguments would do the same,
    but Numba stores neither in its disk cache.
    """
    bound = types.FunctionType(template.__code__, {**template.__globals__, **functions}, f"{template.__name__}_{name}")
    bound.__qualname__ = bound.__name__
    bound.__module__ = template.__module__
    bound.__defaults__ = template.__defaults__
    if INTERPRETED:
        return cast(F, bound)
    return cast(F, _compile(bound, next(iter(functions.values()))))


def compile_for(function: Callable[..., Any], *args: Any) -> None:
    """Compile a rule for arguments like these without calling it."""
    if not INTERPRETED:
        cast(Any, function).compile(tuple(map(_numba().typeof, args)))


def entry_point(function: F, *args: Any) -> F:
    """Return a compiled rule for arguments exactly like these, which it takes on trust.

    A call from Python takes 0.2 µs instead of 0.5: no dispatcher looks at the types of the arguments.
    """
    if INTERPRETED:
        return function
    compile_for(function, *args)
    overload = cast(Any, function).overloads[tuple(map(_numba().typeof, args))]
    return cast(F, overload.entry_point)


def _numba() -> Any:
    import numba

    return numba


def _compile(function: F, origin: Callable[..., Any]) -> F:
    """Compile a function; its code is stored with that of another function's folder, `origin`.

    Numba counts the references to an array whenever it is passed on, by an atomic operation; where a module says that
    it makes and returns no arrays, it need not.
    """
    numba = _numba()
    default = numba.config.CACHE_DIR
    settings = {"nogil": True, "error_model": "numpy", "_nrt": BORROWS not in function.__globals__}
    changes = getattr(origin, "py_func", origin).__globals__.get(CHANGES, "")
    folder = compile_cache.folder_for(origin.__code__.co_filename, changes)
    numba.config.CACHE_DIR = str(folder)  # read once, when caching is switched on below
    try:
        if compile_cache.is_read_only():
            from hatbox.compiled.read_only_cache import load_from_cache

            dispatcher = numba.njit(**settings)(function)
            load_from_cache(dispatcher)
        else:
            dispatcher = numba.njit(cache=True, **settings)(function)
    except RuntimeError:  # the cache is not writable: compile for this process only
        dispatcher = numba.njit(**settings)(function)
    finally:
        numba.config.CACHE_DIR = default
    find_template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find_template(
        [_widen(arg) for arg in args], {name: _widen(arg) for name, arg in kws.items()}
    )
    return cast(F, dispatcher)


def _widen(arg: Any) -> Any:
    """Return the type that a rule passes to another: 64 bits for every integer but a UInt64.

    Otherwise a rule is compiled once for each literal, int8, int16 and int32 that it is called with: a quarter of all
    compilations, for the same machine code once it is inlined.
    """
    numba_types = _numba().types
    wide = numba_types.unliteral(arg)
    is_small = isinstance(wide, numba_types.Integer) and wide != numba_types.uint64
    return numba_types.int64 if is_small else wide
