"""The public door: what it offers, and that its examples run."""

from __future__ import annotations

import copy
import doctest
import importlib
import pickle
import random
import re
from collections.abc import Callable
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import hatbox
from hatbox import Budget, games, i18n
from hatbox.compiled.jit import INTERPRETED
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON
from hatbox.games import game_named

ROOT = Path(__file__).parent.parent
MODULES = (
    "hatbox",
    "hatbox.api",
    "hatbox.engine.game",
    "hatbox.engine.loops",
    "hatbox.engine.secure_random",
    "hatbox.i18n",
    "hatbox.lab.study.compare",
    "hatbox.lab.study.run",
    "hatbox.games.hats.notation",
    "hatbox.games.magic_hat.notation",
)


def test_the_public_api_is_pinned() -> None:
    assert hatbox.__all__ == [
        "BadInput",
        "Batch",
        "Bot",
        "Budget",
        "Decision",
        "Estimate",
        "HatboxError",
        "Hint",
        "IllegalMove",
        "Match",
        "NotationError",
        "Observations",
        "Record",
        "Review",
        "SeatReview",
        "Simulator",
        "View",
        "add_bot",
        "add_game",
        "batch",
        "beliefs",
        "bot",
        "evaluate",
        "from_position",
        "from_record",
        "game_names",
        "new",
        "policy",
        "replay",
        "review",
        "simulator",
        "study",
        "to_record",
    ]
    for name in hatbox.__all__:
        assert getattr(hatbox, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        _ = hatbox.chess


@pytest.mark.parametrize("name", MODULES)
def test_docstring_examples(name: str) -> None:
    tried = doctest.testmod(importlib.import_module(name))
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.skipif(INTERPRETED, reason="takes minutes")
@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "docs/records.md",
        "docs/architecture.md",
        "docs/bots.md",
        "docs/notebooks.md",
        "docs/trainers.md",
        "docs/research.md",
        "docs/review.md",
        "docs/daily.md",
        "docs/cluster.md",
    ],
)
def test_examples_of_the_pages(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)
    examples = "\n".join(block for block in blocks if ">>>" in block)
    test = doctest.DocTestParser().get_doctest(examples, {}, page, page, 0)
    assert test.examples, f"{page} has no example"
    assert doctest.DocTestRunner().run(test).failed == 0


@pytest.mark.parametrize("name", games.NAMES)
def test_a_game_has_its_players_drawings_and_filter_in_its_own_folder(name: str) -> None:
    game = game_named(name)
    filters = [found for players in game.players if (found := game.chat_filter(players))]
    modules = [part.__name__ for part in (*vars(game.strategy).values(), game.picture, *filters)]
    for module in (*modules, game.terminal_view.__module__):
        assert module.startswith(f"hatbox.games.{name}.")
    assert len(filters) == (name == "hats")  # H8


def test_an_illegal_move_changes_nothing() -> None:
    match = hatbox.new("hats", players=3, seed=1)
    before = hatbox.to_record(match), match.position(), match.view(0).to_bytes()
    for move in ("exchange B1 9", "dance", "", "offer B1", "end", "black Q7"):
        with pytest.raises(hatbox.HatboxError):
            match.play(move)
    assert (hatbox.to_record(match), match.position(), match.view(0).to_bytes()) == before


def test_actions_and_moves_are_two_ways_to_the_same_game() -> None:
    by_text, by_number = hatbox.new("top_hats", seed=5), hatbox.new("top_hats", seed=5)
    for _ in range(40):
        action = by_number.legal_actions()[0]
        length = by_number.ply
        by_number.act(action)
        while len(by_number.entries(length)) == 0 or by_number.legal_actions()[0] in range(680, 687):
            by_number.act(by_number.legal_actions()[-1])
        by_text.play(str(by_number.entries(length)[-1]["move"]))
    assert by_text.position() == by_number.position()
    with pytest.raises(hatbox.BadInput, match="action 0 is not legal"):
        by_number.act(0)


def test_a_game_from_outside_is_found_by_its_name() -> None:
    class House(type(game_named("magic_hat"))):  # type: ignore[misc]
        name = "house_hat"

    hatbox.add_game(House())
    match = hatbox.new("house_hat", players=3, seed=1)
    match.play("peek 1")
    assert hatbox.to_record(match)["game"] == "house_hat"
    with pytest.raises(hatbox.BadInput, match="hats, magic_hat, top_hats, house_hat"):
        hatbox.new("chess")


def test_a_move_under_way_can_be_gone_on_with_by_its_effect() -> None:
    stacks: dict[str, JSON] = {"C3": ["red"], "C4": ["yellow"], "D6": ["yellow"], "G7": ["yellow", "red"]}
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    jump = next(action for action in match.legal_actions() if action < 680)
    match.act(jump)
    assert match.entries() == []
    assert match.legal_moves() == ["C3-C5*C4", "C3-E7*C4,D6"]
    for move in ("narrow", "move G7 G8", "move C3 C5", "G7-G8"):
        with pytest.raises(hatbox.IllegalMove, match="T6: a move from C3"):
            match.play(move)
    match.play("C3-E7*C4,D6")
    assert match.entries() == [{"seat": 0, "move": "move C3 C5 E7"}]


def test_undo_returns_to_the_moment_before() -> None:
    match = hatbox.new("magic_hat", players=4, seed=2)
    before = match.position()
    match.play("peek 3")
    match.undo()
    assert match.position() == before
    assert match.ply == 0
    match.undo()
    assert match.ply == 0


def test_the_same_seed_gives_the_same_game_and_no_seed_a_surprise() -> None:
    assert hatbox.new("hats", seed=9).deal() == hatbox.new("hats", seed=9).deal()
    assert hatbox.new("hats").deal() != hatbox.new("hats").deal()


def test_resigning_ends_a_game_between_two_sides() -> None:
    match = hatbox.new("hats", players=4, seed=3)
    match.resign(1)
    result = match.result()
    assert match.is_over
    assert match.legal_moves() == []
    assert match.legal_actions() == []
    assert (result["winners"], result["ended"]) == ([0, 2], "resigned")
    record = hatbox.to_record(match)
    assert record["moves"] == [{"seat": 1, "move": "resign"}]
    assert hatbox.from_record(record).result() == result
    with pytest.raises(hatbox.BadInput, match="resigned"):
        match.play("end")
    with pytest.raises(hatbox.BadInput, match="between two sides"):
        hatbox.new("magic_hat", players=3).resign(0)


def test_a_resigned_game_of_top_hats_is_won_whole() -> None:
    match = hatbox.new("top_hats", seed=3)
    match.resign(0)
    assert match.result() == {"scores": [0, 1], "winners": [1], "ended": "resigned"}


def test_replay_yields_every_moment() -> None:
    match = hatbox.new("magic_hat", seed=3)
    for move in ("peek 1", "swap 1 2", "open 3"):
        match.play(move)
    lengths = [moment.ply for moment in hatbox.replay(hatbox.to_record(match))]
    assert lengths == [0, 1, 2, 3]


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_view_needs_a_seat_that_exists(seat: int) -> None:
    with pytest.raises(hatbox.BadInput, match="the seats are 0 to 2"):
        hatbox.new("hats", players=3).view(seat)


def test_what_is_wrong_is_named_with_what_is_allowed() -> None:
    wrongs: tuple[tuple[Callable[[], object], str], ...] = (
        (lambda: hatbox.new("chess"), 'unknown game "chess"; the games are: hats, magic_hat, top_hats'),
        (lambda: hatbox.new("hats", players=5), "hats can’t be played with 5 players; allowed: 2, 3, 4"),
        (lambda: hatbox.new("top_hats", players=4), "top_hats can’t be played with 4 players; allowed: 2, 3"),
        (lambda: hatbox.new("hats", colour="red"), 'hats has no option "colour"; it has: edition, black'),
        (lambda: hatbox.new("top_hats", narrowings=3), 'option narrowings can’t be "3"; allowed: 2, 1, 0'),
        (lambda: hatbox.new("top_hats", narrowings=True), 'option narrowings can’t be "true"; allowed: 2, 1, 0'),
        (lambda: hatbox.new("hats", players=3, removed="BC"), 'option removed can’t be "BC"; allowed: random'),
        (lambda: hatbox.new("magic_hat", stall_limit=-1), 'option stall_limit can’t be "-1"; allowed: 0 ...'),
        (lambda: hatbox.new("hats", first=2), 'option first can’t be "2"; allowed: random, or a seat from 0 to 1'),
    )
    for wrong, words in wrongs:
        with pytest.raises(hatbox.BadInput, match=re.escape(words)):
            wrong()


def test_a_game_may_have_several_versions_of_its_rules() -> None:
    first, second = (SimpleNamespace(name="toy", version=version, language_folder=None) for version in (1, 2))
    games.add_game(second)
    games.add_game(first)
    assert games.game_named("toy") is second
    assert games.game_named("toy", 1) is first
    with pytest.raises(BadInput, match="3"):
        games.game_named("toy", 3)
    record = {**hatbox.to_record(hatbox.new("hats", seed=1)), "rules": 7}
    with pytest.raises(BadInput, match="7"):
        hatbox.from_record(record)
    assert hatbox.from_record({**record, "rules": 1}).game.name == "hats"


def test_an_installed_package_offers_its_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("bridge-hello = how do you do\n")
    bridge = SimpleNamespace(name="bridge", version=1, language_folder=tmp_path)
    offered = SimpleNamespace(name="bridge", load=lambda: bridge)
    monkeypatch.setattr(i18n, "_folders", [])
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group, name="bridge": [offered] * (name == "bridge"))
    assert games.game_named("bridge") is bridge
    assert i18n.say("bridge-hello") == "how do you do"
    i18n.bundle.cache_clear()
    with pytest.raises(hatbox.BadInput, match="poker"):
        games.game_named("poker")


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.uint16])
def test_numpy_integers_are_taken_wherever_a_number_is(kind: Any) -> None:
    match = hatbox.new("hats", players=kind(3), seed=kind(7), first=kind(1))
    same = hatbox.new("hats", players=3, seed=7, first=1)
    assert match.position() == same.position()
    action = same.legal_actions()[0]
    match.act(np.int64(action))
    same.act(action)
    assert match.observations(kind(0)).to_bytes() == same.observations(0).to_bytes()
    assert match.view(kind(1), kind(0)).to_bytes() == same.view(1, 0).to_bytes()
    assert match.events(kind(0), kind(2)) == same.events(0, 2)
    match.rewind_to(kind(0))
    assert match.ply == 0
    options = {"narrowings": kind(1)}
    assert hatbox.new("top_hats", seed=1, **options).options == hatbox.new("top_hats", seed=1, narrowings=1).options
    many = hatbox.batch("hats", kind(3), players=kind(2), seed=kind(1), threads=kind(1))
    assert many.match(kind(2)).position() == hatbox.batch("hats", 3, seed=1).match(2).position()
    assert Budget(simulations=kind(5), threads=kind(1)) == Budget(simulations=5)
    assert type(Budget(simulations=kind(5)).simulations) is int
    assert type(Budget(seconds=np.float64(0.5)).seconds) is float
    seen = match.observations(match.mover or 0)
    for name in ("random", "greedy", "beginner"):
        bot, again = hatbox.bot(name), hatbox.bot(name)
        assert bot.think(seen, Budget(simulations=5), kind(3)) == again.think(seen, Budget(simulations=5), 3)


def test_mistakes_of_a_first_try_are_named() -> None:
    match = hatbox.new("hats", seed=1)
    with pytest.raises(BadInput, match="record needs a Match or a record, not View"):
        hatbox.review(match.view(0))  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="unknown bot"):
        hatbox.bot([])  # type: ignore[arg-type]
    match.resign(0)
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": {"C3": ["red"]}})
    with pytest.raises(BadInput, match="the game is over"):
        match.act(0)
    match.reseed(np.int64(3))


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, np.float64(1), np.bool_(True)])
def test_what_is_no_whole_number_is_refused(wrong: Any) -> None:
    match = hatbox.new("hats", seed=1)
    with pytest.raises(BadInput, match=re.escape(str(wrong))):
        match.act(wrong)
    with pytest.raises(BadInput):
        match.observations(wrong)
    with pytest.raises(BadInput):
        hatbox.new("hats", players=wrong)


def test_a_running_game_has_a_partial_result_and_no_result() -> None:
    for name in games.NAMES:
        match = hatbox.new(name, seed=1)
        with pytest.raises(BadInput, match=r"still in progress.*partial_result"):
            match.result()
        assert "winners" not in match.partial_result()
        assert "ended" not in match.partial_result()
        rng = random.Random(1)
        while not match.is_over:
            match.act(rng.choice(match.legal_actions()))
        assert match.partial_result().items() <= match.result().items()


@pytest.mark.parametrize("name", games.NAMES)
def test_a_match_can_be_pickled_in_mid_game(name: str) -> None:
    match = hatbox.new(name, seed=1)
    rng = random.Random(1)
    for _ in range(12):
        match.act(rng.choice(match.legal_actions()))
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        assert twin.game == match.game
        assert hatbox.to_record(twin) == hatbox.to_record(match)
        for seat in range(match.players):
            assert twin.observations(seat).to_bytes() == match.observations(seat).to_bytes()
        action = rng.choice(match.legal_actions())
        twin.act(action)
        assert match.ply + 1 == twin.ply
    stacks: JSON = {"C3": ["red"], "C4": ["yellow"], "G7": ["yellow", "red"]}
    by_hand = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    assert pickle.loads(pickle.dumps(by_hand)).position() == by_hand.position()


@pytest.mark.parametrize(
    ("call", "says"),
    [
        (lambda wrong: hatbox.evaluate(wrong, simulations=1), "match.observations"),
        (hatbox.policy, "callable"),
        (hatbox.add_game, "a Game"),
        (hatbox.to_record, "a Match"),
        (Budget, "seconds"),
    ],
)
def test_a_wrong_argument_is_told_in_our_words(call: Callable[[Any], object], says: str) -> None:
    with pytest.raises(ValueError, match=says) as caught:
        call("1s")
    assert isinstance(caught.value, BadInput)


def test_games_of_installed_packages_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = [metadata.EntryPoint("patience", "patience:GAME", games.GROUP)]
    monkeypatch.setattr(metadata, "entry_points", lambda group, name="patience": offered * (name == "patience"))
    assert hatbox.game_names() == (*games.NAMES, "patience")
    with pytest.raises(BadInput, match="hats, magic_hat, top_hats, patience"):
        hatbox.new("chess")


def test_types_are_shipped() -> None:
    assert (Path(hatbox.__file__).parent / "py.typed").is_file()
