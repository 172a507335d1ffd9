"""Games with a changed rule: a second copy of a game's folder in which some names have other values.

Rules, views, bots and words are compiled functions that look names up in their modules. In the copy, a changed number
or function is what all of them see: the greedy player of a game with another penalty plays for that penalty.

    GAME = change("hats", "hats_big_cookie", {"rules.COOKIE_POINTS": 8})
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from difflib import get_close_matches
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from hatbox.compiled.jit import CHANGES, rule
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, Value
from hatbox.games import NAMES

PREFIX = "hatbox_what_if_"  # of the packages that the copies are
FOLDER = Path(__file__).parent

_copies: dict[str, _Copy] = {}  # by package


def change(
    base: str, name: str, changes: Mapping[str, object], options: Mapping[str, Sequence[Value]] | None = None
) -> Game[Any]:
    """Return a game of this package under another name, which must be new, with some names of its modules changed.

    `changes` has `MODULE.NAME`: a number, text, tuple or dict instead of the one that the module assigns, from which
    whatever is computed from it follows; or a function instead of the module's own, which may use all names of that
    module. `options` has the values that options may have instead, the default first.
    """
    if base not in NAMES:
        raise BadInput("what-if-base", name=str(base), allowed=", ".join(NAMES))
    if not isinstance(name, str) or not name.isidentifier() or name in NAMES:
        raise BadInput("what-if-name", name=str(name))
    package = PREFIX + name
    copy = _Copy(base, name, dict(changes), dict(options or {}))
    known = _copies.get(package)
    if known is not None and known.digest == copy.digest:
        return known.game
    for module in [module for module in sys.modules if module == package or module.startswith(f"{package}.")]:
        del sys.modules[module]
    _copies[package] = copy
    try:
        copy.expect_names()
        copy.game = copy.make()
    except BaseException:
        del _copies[package]
        raise
    return copy.game


class _Copy:
    """A changed copy of a game's folder."""

    game: Game[Any]

    def __init__(self, base: str, name: str, changes: dict[str, object], options: dict[str, Sequence[Value]]) -> None:
        self.base, self.name, self.changes, self.options = base, name, changes, options
        self.folder = FOLDER / base
        self.original = f"{__package__}.{base}"
        parts = [(key, _describe(value)) for key, value in sorted({**changes, **options}.items())]
        self.digest = hashlib.sha256(repr((base, name, parts)).encode()).hexdigest()

    def expect_names(self) -> None:
        """Check that every changed name is there to be changed."""
        for key, value in self.changes.items():
            module, _, name = key.rpartition(".")
            if not (self.folder / f"{module}.py").is_file():
                modules = sorted(file.stem for file in self.folder.glob("*.py") if file.stem != "__init__")
                raise BadInput("what-if-module", name=key, game=self.base, allowed=", ".join(modules))
            tree = ast.parse((self.folder / f"{module}.py").read_text(encoding="utf-8"))
            kinds = {name: isinstance(node, ast.FunctionDef) for node in tree.body for name in _names_set_by(node)}
            if name not in kinds:
                close = get_close_matches(name, kinds, 3, 0.4) or sorted(kinds)
                raise BadInput("what-if-unknown", name=key, game=self.base, allowed=", ".join(close))
            if kinds[name] != isinstance(value, FunctionType) or not (kinds[name] or _is_literal(value)):
                raise BadInput("what-if-kind", name=key, wanted="def" if kinds[name] else "=")

    def make(self) -> Game[Any]:
        """Return the game object of the copy."""
        original = import_module(f"{PREFIX}{self.name}.game").GAME
        known = {option.name: option for option in original.options}
        for name, values in self.options.items():
            if name not in known:
                raise BadInput("unknown-option", game=self.base, name=name, allowed=", ".join(known))
            known[name] = replace(known[name], values=tuple(values))
        again = (change, (self.base, self.name, self.changes, self.options))
        members = {
            "name": self.name,
            "options": tuple(known.values()),
            "__module__": type(original).__module__,
            "__reduce__": lambda _: again,
        }
        game: Game[Any] = type(type(original).__name__, (type(original),), members)()
        return game


def _describe(value: object) -> str:
    """Return a value as text that differs if the value does: of a function, its file and code."""
    if not isinstance(value, FunctionType):
        return repr(value)
    file = inspect.getsourcefile(value)
    source = Path(file).read_text(encoding="utf-8") if file and Path(file).is_file() else ""
    return f"{value.__qualname__} {value.__code__.co_code!r} {value.__code__.co_consts!r} {source}"


def _is_literal(value: object) -> bool:
    try:
        ast.literal_eval(repr(value))
    except (ValueError, SyntaxError):
        return False
    return True


def _names_set_by(node: ast.stmt) -> list[str]:
    """Return the names that a statement of a module sets, one by one."""
    if isinstance(node, ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return [node.target.id] if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) else []


class _Rewriter(ast.NodeTransformer):
    """Lets a module import from the copy, and assign what was changed."""

    def __init__(self, original: str, package: str, values: Mapping[str, object]) -> None:
        self._original, self._package, self._values = original, package, values

    def visit_Module(self, node: ast.Module) -> ast.Module:
        for statement in node.body:
            for name in _names_set_by(statement):
                if name in self._values and isinstance(statement, ast.Assign | ast.AnnAssign):
                    statement.value = ast.parse(repr(self._values[name]), mode="eval").body
        self.generic_visit(node)
        return node

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom:
        if node.module == self._original or (node.module or "").startswith(f"{self._original}."):
            node.module = self._package + str(node.module)[len(self._original) :]
        return node


class _Loader(Loader):
    """Runs a module of the folder, changed."""

    def __init__(self, copy: _Copy, file: Path) -> None:
        self._copy, self._file = copy, file

    def exec_module(self, module: ModuleType) -> None:
        copy, own = self._copy, f"{self._file.stem}."
        changes = {key.removeprefix(own): value for key, value in copy.changes.items() if key.startswith(own)}
        functions = {name: value for name, value in changes.items() if isinstance(value, FunctionType)}
        values = {name: value for name, value in changes.items() if name not in functions}
        tree = ast.parse(self._file.read_text(encoding="utf-8"))
        tree = ast.fix_missing_locations(_Rewriter(copy.original, PREFIX + copy.name, values).visit(tree))
        vars(module)[CHANGES] = copy.digest
        exec(compile(tree, str(self._file), "exec"), vars(module))
        for name, function in functions.items():
            setattr(module, name, rule(_move(function, module)))


def _move(function: Callable[..., Any], module: ModuleType) -> Callable[..., Any]:
    """Return a copy of a function that finds the names of a module, besides those of its own file."""
    code = function.__code__
    moved = FunctionType(code, {**function.__globals__, **vars(module)}, function.__name__, function.__defaults__)
    moved.__qualname__ = f"{module.__name__}.{function.__qualname__}"
    moved.__module__ = module.__name__
    return moved


class _Finder(MetaPathFinder):
    """Finds the modules of the copies."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        package, _, part = fullname.partition(".")
        copy = _copies.get(package)
        if copy is None:
            return None
        file = copy.folder / (f"{part}.py" if part else "__init__.py")
        if not file.is_file():
            return None
        search = None if part else [str(copy.folder)]
        return spec_from_file_location(fullname, file, loader=_Loader(copy, file), submodule_search_locations=search)


sys.meta_path.insert(0, _Finder())
