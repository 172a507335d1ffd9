"""Nothing outside a game's own folder names it: a layer finds what it needs through the game object."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "hatbox"
MODULES = [file for file in sorted(PACKAGE.rglob("*.py")) if "games" not in file.relative_to(PACKAGE).parts]
GAME = re.compile(r"(?<![a-zA-Z])(?:[Mm]agic[ _]?[Hh]at|[Tt]op[ _]?[Hh]ats|[Hh]ats)(?![a-z])")
RULE = re.compile(r"\b[HMT]\d{1,2}\b")


def games_named_in(source: str) -> Iterator[str]:
    """Every game and rule that code names, in identifiers, strings and comments; docstrings may give examples."""
    tree = ast.parse(source)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            if GAME.search(node.value) or RULE.fullmatch(node.value):
                yield f"line {node.lineno}: {node.value!r}"
        for name in (getattr(node, field, None) for field in ("id", "attr", "name", "arg", "module")):
            if isinstance(name, str) and GAME.search(name):
                yield f"line {getattr(node, 'lineno', '?')}: {name}"
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and RULE.search(token.string):
            yield f"line {token.start[0]}: {token.string}"


def test_layers_above_name_no_game() -> None:
    named = {str(file.relative_to(ROOT)): [*games_named_in(file.read_text(encoding="utf-8"))] for file in MODULES}
    assert {file: found for file, found in named.items() if found} == {}


WEB = ROOT / "web" / "src"
SCREENS = [
    file
    for file in sorted(WEB.rglob("*"))
    if file.suffix in (".ts", ".svelte", ".css")
    and WEB / "games" not in file.parents
    and WEB / "engine" / "modules" not in file.parents  # generated
    and file.name != "wire.ts"  # generated
    and not file.name.endswith(".test.ts")
    and not file.name.startswith("test")  # what tests share
]
WEB_GAME = re.compile(
    r"""[\"'.\[=](?:hats|magic_hat|top_hats)(?![\w-])|games/(?:hats|magic_hat|top_hats)/"""
    r"""|\b(?:Magic Hat|Top Hats|(?:Hats|MagicHat|TopHats)View)\b|["'][HMT]\d{1,2}["']"""
    r"""|(?:^|[\s{,])(?:hats|magic_hat|top_hats):\s"""
)


def test_screens_of_the_page_name_no_game() -> None:
    named = {
        f"{file.relative_to(ROOT)}:{number}": line.strip()[:120]
        for file in SCREENS
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if WEB_GAME.search(line)
    }
    assert named == {}


@pytest.mark.parametrize(
    "line",
    ['if (game === "hats")', "[data-game=top_hats] {", 'import x from "../games/magic_hat/model"',
     "/** Top Hats: a path */", 'rule: "H5"', "import type { HatsView }", "  hats: { a: 1 },"],
)  # fmt: skip
def test_a_game_that_is_named_on_the_page_is_found(line: str) -> None:
    assert WEB_GAME.search(line)


@pytest.mark.parametrize(
    "source",
    ['if game == "hats":\n    pass', "from hatbox.games.top_hats import rules", "class MagicHatView: ...",
     'rule = "H8"',
     "x = 1  # T3: chosen in secret", "hats_ratio = 1"],
)  # fmt: skip
def test_a_game_that_is_named_is_found(source: str) -> None:
    assert [*games_named_in(source)] != []


def test_examples_in_docstrings_may_name_a_game() -> None:
    assert [*games_named_in('"""Play: `new("hats")`."""\nthats = "a hatbox"\n')] == []
