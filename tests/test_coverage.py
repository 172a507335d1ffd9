"""Every line and branch of the games is tried: the rules are run as plain Python, where coverage can see them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatbox.compiled.jit import INTERPRETED

ROOT = Path(__file__).parent.parent
NAMES = ("laws", "chance", "sizes", "perft", "api", "features", "score_preview", "taking_back")
FAIR = (
    "a_deal_is_sound_and_follows_from_the_key",
    "it_does_not_matter_how_many_words_are_drawn_at_a_time",
    "H7_chance_after_a_move_that_was_taken_back_is_the_same",
    "M9_a_new_layout_follows_from_the_key_as_the_docs_say",
    "M9_no_dead_table_is_dealt_and_the_living_are_as_likely_as_by_shuffling",
)
TESTS = ["tests/rulings", *(f"tests/test_{name}.py" for name in NAMES)]
TESTS += [f"tests/test_fair.py::test_{name}" for name in FAIR]
REPEATED = (  # they play many games along lines that the others reach too; they run with the compiled rules
    "tests/rulings/test_hats.py::test_H5_every_card_against_every_other",
    "tests/rulings/test_hats.py::test_H6_H7_H8_the_true_world_is_among_the_thinkable_ones",
    "tests/rulings/test_hats_positions.py::test_H4_every_position_of_a_game_can_be_set_up_again",
    "tests/rulings/test_magic_hat.py::test_M2_every_position_of_a_game_can_be_written_and_read",
    "tests/rulings/test_top_hats_paths.py::test_T6_T7_T8_T9_every_legal_move_can_be_made_jump_by_jump_and_no_other",
    "tests/rulings/test_top_hats_moves.py::test_T6_moves_that_differ_only_in_the_way_are_one",
    "tests/rulings/test_top_hats_paths.py::test_a_stack_with_too_many_jumps_still_makes_every_legal_move",
    "tests/rulings/test_magic_hat.py::test_M9_between_moves_the_table_is_always_alive",
    "tests/test_api.py::test_docstring_examples",
    "tests/test_chance.py::test_the_deals_of_a_tiny_game",
    "tests/test_features.py::test_hats",
    "tests/test_features.py::test_magic_hat",
    "tests/test_features.py::test_top_hats",
    "tests/test_score_preview.py::test_H11_H12_H13_M8_T3_T5_the_score_preview_is_what_a_viewer_can_work_out",
    "tests/test_taking_back.py::test_what_reveals_nothing_excludes_no_world",
    "tests/test_taking_back.py::test_trying_a_move_changes_nothing_and_committing_equals_replaying",
)
PYTEST = ("-m", "pytest", "-q", "-p", "no:cacheprovider")

pytestmark = pytest.mark.skipif(INTERPRETED, reason="this is the run that it starts")


def run(*arguments: str, coverage: Path = Path(os.devnull)) -> str:
    """Run Python with the rules as plain Python; what it told."""
    result = subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "HATBOX_INTERPRET": "1", "COVERAGE_FILE": str(coverage)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-4000:]
    return result.stdout


@pytest.mark.slow
def test_coverage_of_the_games_is_complete(tmp_path: Path) -> None:
    file = tmp_path / "coverage"
    run("-m", "coverage", "run", *PYTEST, *(f"--deselect={name}" for name in REPEATED), *TESTS, coverage=file)
    run("-m", "coverage", "report", coverage=file)
