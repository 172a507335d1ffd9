"""`hatbox.review` and `hatbox.beliefs`: what they take, what they return, and what a notebook shows."""

from __future__ import annotations

from html.parser import HTMLParser
from itertools import product
from typing import Any

import msgspec
import pytest

import hatbox
from hatbox.engine.game import JSON
from hatbox.i18n import DEFAULT_LANGUAGE, set_language
from hatbox.reviews.html import render_page
from hatbox.reviews.moments import parts_of, percent, slips_of, swings_of, worst
from support.games import GAMES
from test_bots import LENGTHS, random_start, twin

VOID = {"meta", "br"}
SHAPES = {"line", "rect", "path", "polygon", "polyline"}


class Tags(HTMLParser):
    """Checks that every tag is closed in order, and keeps what was there."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.values: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.values += [value or "" for _, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in SHAPES
        self.seen.append(tag)
        self.values += [value or "" for _, value in attrs]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def check_html(text: str) -> Tags:
    """Expect valid, self-contained HTML without scripts."""
    tags = Tags()
    tags.feed(text)
    tags.close()
    assert tags.open == []
    assert not {"script", "img", "link", "iframe"} & set(tags.seen)
    assert "http" not in text
    assert "url(" not in text
    assert "svg" in tags.seen
    return tags


def play(game: str, moves: int, size: str = "tiny") -> hatbox.Match[Any]:
    """Play a game without care, up to a number of moves."""
    match = hatbox.new(game, seed=4, size=size)
    while match.mover is not None and moves:
        legal = match.legal_moves()
        match.play(legal[moves % len(legal)])
        moves -= 1
    return match


@pytest.fixture(scope="module")
def reviewed() -> tuple[hatbox.Match[Any], hatbox.Review]:
    match = play("hats", 500, "small")
    assert match.is_over
    return match, hatbox.review(match, simulations=30, threads=1)


@pytest.mark.parametrize("game", GAMES)
def test_luck_skill_and_others_add_up(game: str) -> None:
    match = play(game, 500, "small")
    review = hatbox.review(match, simulations=20)
    assert [own.seat for own in review.seats] == [0, 1]
    assert len(review.open) == len(review.seats[0].steps) + 1
    for own in review.seats:
        assert own.fair + own.luck + own.skill + own.others == pytest.approx(own.result)
        assert own.result == match.shares()[own.seat]
        assert own.adjusted == pytest.approx(own.result - own.luck)
        for step in own.steps:
            assert step.before + step.luck + step.skill + step.others == pytest.approx(step.after)
        parts = parts_of(own, splits_luck=True)
        assert percent(own.fair) + sum(part.change for part in parts) == percent(own.result)  # as people read them
        assert len(worst(slips_of(own), 2)) <= 2
        assert len(swings_of(own, 3)) <= 3


def test_a_match_its_record_and_its_text_give_the_same_review(
    reviewed: tuple[hatbox.Match[Any], hatbox.Review],
) -> None:
    match, review = reviewed
    record = hatbox.to_record(match)
    text = msgspec.json.encode(record)
    for game in (record, text, text.decode(), msgspec.json.decode(text, type=hatbox.Record)):
        assert hatbox.review(game, simulations=30, threads=2) == review
    assert hatbox.review(match, seats=[1], simulations=30).seats == [review.seats[1]]
    assert msgspec.json.decode(msgspec.json.encode(review), type=hatbox.Review) == review


@pytest.mark.parametrize("game", GAMES)
def test_verdicts_depend_on_nothing_that_the_seat_could_not_know(game: str) -> None:
    differing = 0
    for seed, seat in product(range(2), range(2)):
        match = random_start(game, 2, LENGTHS[game][-1], seed)
        other = twin(match, seat, seed)
        other.reseed(99)
        differing += other.position() != match.position()
        first, second = (hatbox.review(one, seats=[seat], simulations=20).seats for one in (match, other))
        assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert differing


def test_a_game_that_is_not_over_ends_with_the_last_expectation() -> None:
    match = play("hats", 3, "small")
    assert not match.is_over
    own = hatbox.review(match, seats=[0], simulations=20).seats[0]
    assert 0 < own.result < 1
    assert own.fair + own.luck + own.skill + own.others == pytest.approx(own.result)


def test_one_simulation_is_enough_for_a_review() -> None:
    for own in hatbox.review(play("hats", 500, "small"), simulations=1).seats:
        assert own.fair + own.luck + own.skill + own.others == pytest.approx(own.result)


def test_a_game_given_up_before_the_first_move_is_one_step() -> None:
    match = hatbox.new("hats", seed=4)
    match.resign(0)
    own = hatbox.review(match, seats=[0], simulations=20).seats[0]
    assert ([step.mover for step in own.steps], own.result, own.accuracy) == ([0], 0.0, None)


def test_a_resignation_is_a_step_of_its_own() -> None:
    match = play("hats", 3, "small")
    match.resign(0)
    own = hatbox.review(match, seats=[0], simulations=20).seats[0]
    assert (own.result, own.steps[-1].mover, own.steps[-1].decision) == (0.0, 0, None)
    assert own.steps[-1].skill == pytest.approx(-own.steps[-1].before)


def test_what_cannot_be_reviewed_is_named() -> None:
    match = play("hats", 3, "small")
    wrongs: tuple[tuple[Any, dict[str, Any], str], ...] = (
        (match, {"seats": [2]}, "seats is 2; the seats are 0 to 1"),
        (match, {"seats": 0}, "seats needs a list of seats, not int"),
        (match, {"simulations": 0}, "simulations"),
        (match, {"threads": 0}, "threads"),
        ("{", {}, "record: "),
        ({"game": "chess"}, {}, "record: "),
        (hatbox.new("hats", seed=1), {}, "no move has been made"),
    )
    for game, options, words in wrongs:
        with pytest.raises(hatbox.BadInput, match=words):
            hatbox.review(game, **options)


def test_beliefs_are_probabilities_of_what_is_hidden() -> None:
    match = hatbox.new("hats", seed=1, first=0)
    found = hatbox.beliefs(match.observations(0))
    position: Any = match.position()
    assert "hands.1.0" in found
    assert not any(place.startswith("hands.0") for place in found)
    own = {*position["hands"][0], *position["table"]}
    for pieces in found.values():
        assert sum(pieces.values()) == pytest.approx(1)
        assert not own & set(pieces)
    wrong: Any = match
    with pytest.raises(hatbox.BadInput, match="beliefs needs what a seat knows"):
        hatbox.beliefs(wrong)


def test_a_notebook_shows_plots_and_mistakes(reviewed: tuple[hatbox.Match[Any], hatbox.Review]) -> None:
    _, review = reviewed
    text = review._repr_html_()
    tags = check_html(text)
    assert tags.seen.count("section") == 2
    assert "html" not in tags.seen
    for word in ("Seat 0", "own play", "the others", "with nothing hidden", "Hats: review"):
        assert word in text


def test_the_page_reads_from_right_to_left_where_the_language_does(
    reviewed: tuple[hatbox.Match[Any], hatbox.Review],
) -> None:
    match, review = reviewed
    try:
        set_language("he")
        text = render_page(review, match)
    finally:
        set_language(DEFAULT_LANGUAGE)
    assert '<html lang="he" dir="rtl">' in text
    assert '<code dir="ltr">' in text
    check_html(text)


def test_what_a_file_says_cannot_become_markup(reviewed: tuple[hatbox.Match[Any], hatbox.Review]) -> None:
    _, review = reviewed
    raw: dict[str, JSON] = msgspec.json.decode(msgspec.json.encode(review))
    raw["game"] = "<b>&"
    text = msgspec.convert(raw, type=hatbox.Review)._repr_html_()
    assert "<b>&" not in text
    assert "&lt;b&gt;&amp;" in text
