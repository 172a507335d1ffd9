"""The lessons of the browser game are what the rules make of their scripts, and leave out nothing that can be done."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import lessons
import pytest

ROOT = Path(__file__).parent.parent
WORDS = ROOT / "src/hatbox/i18n/learn/en/lesson.ftl"
KINDS = {
    "hats": {"exchange", "black", "discard", "end", "offer", "give"},
    "magic_hat": {"peek", "swap", "open"},
    "top_hats": {"build", "place", "move", "narrow"},
}
HAPPEN = {
    "hats": {"hats-exchange", "hats-black", "hats-discard", "hats-drew", "hats-cookie", "hats-offer", "hats-give"},
    "magic_hat": {"magic-peek", "magic-swap", "magic-open-pair", "magic-open-wrong", "magic-open-magic"},
    "top_hats": {"top-place", "top-step", "top-jump", "top-captured", "top-captured-last", "top-narrow"},
}
REFUSED = {"hats": {"H4", "H5"}, "magic_hat": {"M5"}, "top_hats": {"T4", "T6", "T8", "T9", "T10"}}


@cache
def lesson(game: str) -> dict[str, Any]:
    """A lesson as it is kept."""
    data: dict[str, Any] = json.loads((ROOT / f"web/src/games/{game}/lesson.json").read_text(encoding="utf-8"))
    return data


def steps(game: str) -> list[dict[str, Any]]:
    """All its steps."""
    return [step for part in lesson(game)["parts"] for chapter in part["chapters"] for step in chapter["steps"]]


def test_the_lessons_are_what_their_scripts_make() -> None:
    for game in KINDS:
        kept = (ROOT / f"web/src/games/{game}/lesson.json").read_text(encoding="utf-8")
        assert lessons.lesson(game) == kept, f"{game}.json differs: run python tools/lessons.py"


@pytest.mark.parametrize("game", KINDS)
def test_every_kind_of_move_is_tried_by_the_learner(game: str) -> None:
    tried = {move.split()[0] for step in steps(game) for move in step.get("accepts", ())}
    assert {word for word in tried if word.isalpha()} >= KINDS[game]


@pytest.mark.parametrize("game", HAPPEN)
def test_everything_happens_to_the_learner(game: str) -> None:
    own = {
        event["code"]
        for step in steps(game)
        for update in step["updates"]
        for event in update.get("game_events", ())
        if event.get("params", {}).get("seat", 0) == 0
    }
    assert own >= HAPPEN[game]


@pytest.mark.parametrize("game", REFUSED)
def test_wrong_tries_are_answered_by_the_rules(game: str) -> None:
    rules = {why["rule"] for step in steps(game) for why in step.get("refusals", {}).values()}
    assert rules >= REFUSED[game]


def test_hats_teaches_both_exchanges() -> None:
    played = [move.split() for step in steps("hats") for move in step.get("accepts", ()) if move.startswith("exchange")]
    taken = [
        (event["params"]["card"], event["params"]["taken"])
        for step in steps("hats")
        for update in step["updates"]
        for event in update.get("game_events", ())
        if event["code"] == "hats-exchange" and event["params"]["card"] in {card for _, card, _ in played}
    ]
    assert any(card[0] != other[0] and card[1] > other[1] for card, other in taken)
    assert any(card[0] == other[0] and card[1] < other[1] for card, other in taken)
    assert any(part["name"] == "four" for part in lesson("hats")["parts"])


def test_top_hats_has_the_path_of_every_move() -> None:
    for step in steps("top_hats"):
        along = {move for text in step.get("paths", ()) for move in lessons.moves_along(text)}
        assert {move for move in step.get("accepts", ()) if move.startswith("move ")} <= along, step["key"]
    assert any(len(move.split()) > 3 for step in steps("top_hats") for move in step.get("accepts", ()))


@pytest.mark.parametrize("game", KINDS)
def test_the_learner_sees_only_the_own_side(game: str) -> None:
    """Nothing that is hidden from the learner is in the file: other hands, black hats, the deck, hats, stacks."""
    for part in lesson(game)["parts"]:
        for chapter in part["chapters"]:
            result = [update for step in chapter["steps"] for update in step["updates"]]
            for scene in [chapter["scene"], *(update["scene"] for update in result if update.get("scene"))]:
                view = scene["view"]
                if scene["turn"] is None:
                    continue
                if game == "hats":
                    assert all(card is None for hand in view["hands"][1:] for card in hand)
                    assert all(card is None for cards in view["black"][1:] for card in cards)
                    assert all(card is None for card in view["deck"])
                elif game == "magic_hat":
                    assert all(hat is None for hat in view["hat_pile"])
                else:
                    builders = view.get("builders", {})
                    for cell, hats in view["stacks"].items():
                        assert builders.get(cell) == 0 or all(hat is None for hat in hats[1:])


def test_every_step_has_words() -> None:
    keys = set(re.findall(r"^(lesson-[\w-]+) =", WORDS.read_text(encoding="utf-8"), re.MULTILINE))
    used = {step["key"] for game in KINDS for step in steps(game)}
    assert used <= keys
    assert {key for key in keys if re.match(r"lesson-(hats|magic|top)-", key)} == used
