"""Games with a changed rule: everything in the copy sees the change, the original nothing, and mistakes are named."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hatbox.compiled.compile_cache import folder_for
from hatbox.engine.errors import BadInput
from hatbox.games import game_named
from hatbox.games.files import find_game
from hatbox.games.what_if import change
from hatbox.lab.study.plan import read_plan, sources_of
from support import documentation

EXAMPLES = Path(__file__).parent.parent / "examples" / "what_if"
LOAD = "import sys; from hatbox.games.files import find_game; print(find_game(sys.argv[1]).name)"


def scoreless(state: Any, seat: int) -> int:
    return COOKIE_POINTS - 5 + seat  # type: ignore[name-defined,no-any-return]  # noqa: F821


def test_what_is_computed_from_a_number_follows_it() -> None:
    short = change("hats", "hats_short", {"state.HAND": 8})
    import hatbox_what_if_hats_short.rules as rules  # type: ignore[import-not-found]
    import hatbox_what_if_hats_short.state as state  # type: ignore[import-not-found]

    assert (state.TURNS, state.MAX_LEGAL, rules.TURNS) == (7, 65, 7)
    assert short.max_legal == 65
    assert (game_named("hats").max_legal, short.name) == (73, "hats_short")
    assert short.strategy.greedy.HAND == 8  # type: ignore[union-attr]
    assert type(short).__mro__[1].__module__ == "hatbox_what_if_hats_short.game"


def test_a_function_finds_the_names_of_its_module() -> None:
    change("hats", "hats_scoreless", {"rules.COOKIE_POINTS": 7, "rules.score": scoreless})
    import hatbox_what_if_hats_scoreless.descriptions as descriptions  # type: ignore[import-not-found]
    import hatbox_what_if_hats_scoreless.rules as rules  # type: ignore[import-not-found]

    assert rules.score(None, 1) == 3
    assert descriptions.rules is rules
    assert game_named("hats").kernels.score is not rules.score


def test_a_changed_game_is_the_same_in_every_process() -> None:
    five = find_game(str(EXAMPLES / "magic_hat_five.py"))
    assert pickle.loads(pickle.dumps(five)) is five
    copies = next(option for option in five.options if option.name == "copies")
    assert copies.values == (5,)
    assert game_named("magic_hat").options != five.options
    assert five.resolve_options(2, {})["copies"] == 5


def test_the_files_of_the_page_are_games(tmp_path: Path) -> None:
    files = [block for block in documentation.blocks("python") if block.page == "docs/lab.md"]
    names = []
    for block in files:
        assert block.title is not None
        (tmp_path / block.title).write_text(block.text, encoding="utf-8")
        command = [sys.executable, "-c", LOAD, str(tmp_path / block.title)]
        names.append(subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() + ".py")
    assert names == [block.title for block in files]


def test_compiled_code_belongs_to_the_changes() -> None:
    seven, eight = (change("hats", f"hats_{points}", {"rules.COOKIE_POINTS": points}) for points in (7, 8))
    assert len({sources_of(game) for game in (seven, eight, game_named("hats"))}) == 3
    assert folder_for(__file__, "a") == folder_for(__file__, "a") != folder_for(__file__)
    again = change("hats", "hats_7", {"rules.COOKIE_POINTS": 9})  # a notebook runs a cell again
    assert again is not seven
    assert sources_of(again) != sources_of(seven)
    assert change("hats", "hats_7", {"rules.COOKIE_POINTS": 9}) is again


@pytest.mark.parametrize(
    ("base", "name", "changes", "options", "message"),
    [
        ("chess", "mine", {}, {}, "chess can’t be changed"),
        ("hats", "hats", {}, {}, '"hats" can’t be the name'),
        ("hats", "my hats", {}, {}, '"my hats" can’t be the name'),
        ("hats", "mine", {"COOKIE_POINTS": 8}, {}, "write MODULE.NAME"),
        ("hats", "mine", {"rule.COOKIE_POINTS": 8}, {}, "the modules of hats are .*rules"),
        ("hats", "mine", {"rules.COOKIE_POINT": 8}, {}, "perhaps one of: COOKIE_POINTS"),
        ("hats", "mine", {"rules.COOKIE_POINTS": scoreless}, {}, "a number, text"),
        ("hats", "mine", {"rules.score": 8}, {}, "a function"),
        ("hats", "mine", {"rules.COOKIE_POINTS": object()}, {}, "a number, text"),
        ("hats", "mine", {}, {"narrowings": (1,)}, 'no option "narrowings"'),
    ],
)
def test_a_mistake_in_a_change_is_one_clear_line(
    base: str, name: str, changes: dict[str, Any], options: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadInput, match=message) as caught:
        change(base, name, changes, options)
    assert "\n" not in str(caught.value)


def test_a_broken_file_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "broken_rules.py").write_text(
        'from hatbox.games.what_if import change\nGAME = change("hats", "broken", {"rules.COOKIE": 1})\n'
    )
    with pytest.raises(BadInput, match=re.escape("COOKIE_POINTS")) as caught:
        read_plan({"game": ["hats", str(tmp_path / "broken_rules.py")]})
    assert "\n" not in str(caught.value)
