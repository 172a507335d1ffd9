"""Leduc poker, a game from outside the package: the same tree as OpenSpiel's, and every tool works on it."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

LEDUC = Path(__file__).parents[1] / "examples" / "leduc"
sys.path.append(str(LEDUC))

from leduc.game import GAME, Leduc  # noqa: E402
from leduc.state import State  # noqa: E402
from leduc.views import observe_in_play  # noqa: E402

import hatbox  # noqa: E402
from hatbox.bots.bot import Budget  # noqa: E402
from hatbox.bots.searcher import Searcher  # noqa: E402
from hatbox.compiled.buffers import new_buffer, to_list  # noqa: E402
from hatbox.compiled.jit import INTERPRETED, rule  # noqa: E402
from hatbox.compiled.records import copy_states, to_bytes, zeros  # noqa: E402
from hatbox.engine.game import DEAL, JSON, OVER, kernels_of  # noqa: E402
from hatbox.lab.arena import run_arena  # noqa: E402
from hatbox.lab.laws import BrokenLaw, check_game, fingerprint  # noqa: E402
from hatbox.lab.simulate import simulate  # noqa: E402
from hatbox.records.record import verify  # noqa: E402

RULES = GAME.kernels

pytestmark = pytest.mark.slow  # each test compiles the game


class Unknown(Leduc):
    """The same game, of which bots know nothing but the rules."""

    name = "unknown_leduc"
    knowledge = None


PLAIN = Unknown()


@pytest.fixture(autouse=True)
def _in_the_box() -> None:
    hatbox.add_game(GAME)


# --- the tree


class Tree:
    """All of the game, through explicit chance; `visit` is told of every node and what led there."""

    def __init__(self, first: int, visit: Any) -> None:
        self.visit = visit
        self.out = new_buffer(8)
        blank = GAME.copy_blank(2, {}, first)
        RULES.start_chance(blank[0])
        self.bring(blank, DEAL, 0, [])

    def bring(self, states: Any, action: int, step: int, path: list[int]) -> None:
        pieces = to_list(self.out[: RULES.chance_outcomes(states[0], action, step, self.out)])
        if pieces:
            self.visit("chance", states, path, pieces)
        for piece in pieces:
            after = copy_states(states)
            RULES.apply_chance(after[0], action, step, piece)
            self.bring(after, action, step + 1, [*path, piece])
        if not pieces:
            if action != DEAL:
                RULES.apply(states[0], action)
            self.decide(states, path)

    def decide(self, states: Any, path: list[int]) -> None:
        legal = to_list(self.out[: RULES.legal(states[0], self.out)])
        self.visit("decision" if legal else "terminal", states, path, legal)
        for action in legal:
            self.bring(copy_states(states), action, 0, [*path, action])


def test_the_tree_is_as_large_as_openspiels() -> None:
    kinds: Counter[str] = Counter()
    knowledge: set[bytes] = set()
    views = zeros(State, 1)

    def visit(kind: str, states: Any, path: list[int], ways: list[int]) -> None:
        kinds[kind] += 1
        if kind == "decision":
            RULES.observe_in_play(states[0], RULES.mover(states[0]), views[0])
            knowledge.add(to_bytes(State, views))

    Tree(0, visit)
    assert kinds == {"chance": 157, "decision": 3780, "terminal": 5520}
    assert len(knowledge) == 936, "a view tells all that a seat has seen"


@pytest.mark.parametrize("first", [0, 1])
def test_every_node_is_openspiels(first: int) -> None:
    pyspiel: Any = pytest.importorskip("pyspiel")
    game = pyspiel.load_game("leduc_poker")
    compared = 0

    def seat(player: int) -> int:
        return player ^ first  # theirs are numbered from the one who begins

    def visit(kind: str, states: Any, path: list[int], ways: list[int]) -> None:
        nonlocal compared
        node = game.new_initial_state()
        for action in path:
            node.apply_action(action)
        compared += 1
        assert node.is_chance_node() == (kind == "chance")
        assert node.is_terminal() == (kind == "terminal")
        if kind == "chance":
            assert ways == [card for card, _ in node.chance_outcomes()]
        elif kind == "decision":
            assert ways == node.legal_actions()
            assert RULES.mover(states[0]) == seat(node.current_player())
        else:
            assert RULES.mover(states[0]) == OVER
            assert [RULES.score(states[0], seat(player)) for player in range(2)] == node.returns()

    Tree(first, visit)
    assert compared == 157 + 3780 + 5520


# --- what a game gets for nothing


def test_it_keeps_every_law() -> None:
    check_game(GAME, 2, {}, 20 if INTERPRETED else 2000)


@rule
def leaky(state: State, seat: int, view: State) -> None:
    """As `observe_in_play`, but the seat is told the generator too."""
    observe_in_play(state, seat, view)
    view.rng = state.rng


def test_a_view_that_foretells_the_cards_breaks_a_law() -> None:
    class Leaky(Leduc):
        name = "leaky_leduc"
        kernels = replace(RULES, observe_in_play=leaky, observe=leaky)

    with pytest.raises(BrokenLaw, match=re.escape("leaky_leduc with 2, {}: observe(determinize(view)) == view")):
        check_game(Leaky(), 2, {}, 10)


@pytest.mark.skipif(INTERPRETED, reason="compares with the compiled rules")
def test_compiled_and_interpreted_rules_give_the_same_bytes() -> None:
    program = (
        "from leduc.game import GAME; import hatbox; from hatbox.lab.laws import fingerprint\n"
        "hatbox.add_game(GAME); print(fingerprint(GAME, 2, {}, 20, 5))"
    )
    path = os.pathsep.join(sys.path)
    result = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        env={**os.environ, "HATBOX_INTERPRET": "1", "PYTHONPATH": path},
        check=True,
        capture_output=True,
        text=True,
    )
    assert result.stdout.strip() == fingerprint(GAME, 2, {}, 20, 5)


def test_chance_deals_every_hand_as_often() -> None:
    deals = Counter(str(hatbox.new("leduc", seed=seed).deal()) for seed in range(1200))
    assert len(deals) == 120
    assert max(deals.values()) < 40


def test_records_are_written_and_read() -> None:
    for record in simulate(GAME, 2, 50, seed=1, options={}):
        assert verify(record) == []
    match = hatbox.new("leduc", seed=1, first=0)
    match.play("raise")
    match.resign(1)
    assert match.result() == {"scores": [1, -1], "winners": [0], "ended": "resigned"}
    assert hatbox.from_record(hatbox.to_record(match)).result() == match.result()


def test_what_is_wrong_is_told_in_its_own_words() -> None:
    match = hatbox.new("leduc", seed=1)
    with pytest.raises(hatbox.IllegalMove, match="L5: nobody has put in more"):
        match.play("fold")
    match.play("raise")
    match.play("raise")
    with pytest.raises(hatbox.IllegalMove, match="L4: there are at most two raises"):
        match.play("raise")
    with pytest.raises(hatbox.NotationError, match='unknown move "bluff"; a move begins with: fold, call, raise'):
        match.play("bluff")
    match.play("fold")
    with pytest.raises(hatbox.IllegalMove, match="L7: the hand is over"):
        match.play("call")
    hand: dict[str, Any] = {"game": "leduc", "players": 2, "first": 0, "hands": ["Js", "Qs"], "board": "Ks"}
    assert hatbox.from_position({**hand, "bets": ["call"]}).legal_moves() == ["call", "raise"]
    errors: list[tuple[dict[str, Any], str]] = [
        ({"board": "Qs"}, "a card is there twice: Js Qs Qs"),
        ({"board": "As"}, 'unknown card "As"; the cards are: Js, Jh, Qs, Qh, Ks, Kh'),
        ({"bets": ["call", "fold"]}, '"fold" is not legal where it stands in: call fold'),
        ({"bets": ["pass"]}, 'unknown action "pass"'),
    ]
    for wrong, words in errors:
        with pytest.raises(hatbox.BadInput, match=re.escape(words)):
            hatbox.from_position({**hand, **wrong})


def test_a_batch_pays_chips_and_shows_what_the_seat_sees() -> None:
    many = hatbox.batch("leduc", 200, seed=1)
    share = hatbox.batch("leduc", 200, seed=1, rewards="share")
    paid: Counter[int] = Counter()
    for _ in range(60):
        actions = many.random_actions()
        many.step(actions)
        share.step(actions)
        assert np.allclose(many.rewards[many.done], (share.rewards[many.done] - 0.5) * 26)
        assert not many.rewards.sum(axis=1).any()
        paid.update(many.rewards[many.done][:, 0].astype(int).tolist())
    assert set(paid) <= {0, *(sign * chips for sign in (1, -1) for chips in range(1, 14, 2))}
    seen = GAME.blocks.unpack(many.observations)
    assert (seen["hand"].sum(axis=1) == 1).all()
    assert (seen["mover"][:, 0] == 1).all()
    match = many.match(0)
    assert match.mover is not None
    assert seen["chips"][0].tolist() == [
        -GAME.kernels.score(match.state, seat) for seat in (match.mover, 1 - match.mover)
    ]


@pytest.mark.filterwarnings("ignore")  # what these libraries say about themselves
def test_the_adapters_take_it() -> None:
    testing: Any = pytest.importorskip("pettingzoo.test")
    from hatbox.adapters.pettingzoo import env

    testing.api_test(env("leduc"), num_cycles=20)
    table: Any = env("leduc", first=0)
    table.reset(seed=3)
    for action in (2, 2, 0):  # raise, raise, fold
        table.step(action)
    assert table.rewards == {"seat_0": -3.0, "seat_1": 3.0}


# --- bots


@pytest.mark.parametrize("bot", ["random", "greedy", "dormouse", "march_hare", "cheshire_cat", "mad_hatter"])
def test_every_bot_plays_it(bot: str) -> None:
    match = hatbox.new("leduc", seed=4)
    while match.mover is not None:
        decision = hatbox.bot(bot).think(match.observations(match.mover), Budget(simulations=50), seed=1)
        match.act(decision.action)
    assert match.is_over


@pytest.mark.skipif(INTERPRETED, reason="takes long")
@pytest.mark.parametrize("game", [GAME, PLAIN])
def test_search_beats_chance(game: Leduc) -> None:
    hatbox.add_game(game)
    arena = run_arena(game, 2, ["mad_hatter", "random"], games=400, seed=1, budget=Budget(simulations=300))
    chips = [game.scores[game.seating.index(0)] for game in arena]
    mean, error = np.mean(chips), np.std(chips) / len(chips) ** 0.5
    assert mean > 3 * error, f"{mean:.2f} chips a hand, give or take {error:.2f}"


def test_search_sees_what_a_hand_is_worth() -> None:
    hand: dict[str, Any] = {"game": "leduc", "players": 2, "first": 1, "board": "Kh", "bets": ["call", "call", "raise"]}
    values = []
    hands: list[list[JSON]] = [["Ks", "Qs"], ["Js", "Ks"]]
    for cards in hands:  # the best hand there is, and the worst
        match = hatbox.from_position({**hand, "hands": cards})
        estimates = Searcher(GAME, uninformed=True).search(match.observations(0), Budget(simulations=500), seed=1)
        values.append(estimates[0].value)
    assert values[0] > 0.6 > 0.5 > values[1]


# --- the tutorial

PAGE = (LEDUC.parents[1] / "docs" / "add-a-game.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"```\w+ (\S+)\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS)
def test_an_excerpt_of_the_tutorial_stands_in_the_file(file: str, excerpt: str) -> None:
    source = (LEDUC / file).read_text(encoding="utf-8")
    for part in excerpt.split("...\n"):
        assert part in source


def test_the_tutorial_shows_every_module_and_its_examples_run(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = {f"leduc/{file.name}" for file in (LEDUC / "leduc").glob("*.py")} - {"leduc/__init__.py"}
    assert modules <= {file for file, _ in EXCERPTS}
    monkeypatch.chdir(LEDUC.parents[1])
    examples = "\n".join(re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(examples, {}, "add-a-game.md", None, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


# --- from the command line, as an installed package


def test_the_command_finds_it_when_it_is_installed(tmp_path: Path) -> None:
    about = tmp_path / "hatbox_leduc-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: hatbox-leduc\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[hatbox.games]\nleduc = leduc.game:GAME\n")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(LEDUC), *sys.path])}

    def run(*arguments: str, given: str = "") -> str:
        command = [sys.executable, "-m", "hatbox", *arguments]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True, input=given).stdout

    records = tmp_path / "hands.jsonl"
    run("simulate", "leduc", "--games", "5", "--out", str(records))
    assert run("verify", str(records)).startswith("5 ")
    assert "checks" in run("replay", str(records), "--game", "3") + run("replay", str(records))
    played = run("play", "leduc", "--seed", "1", "--level", "dormouse", given="call\ncall\ncall\ncall\nquit\n")
    assert "Seat" in played


def test_a_game_is_played_from_its_file(tmp_path: Path) -> None:
    file = "examples/leduc/leduc/game.py"
    (tmp_path / "broken.py").write_text("import nothing_of_that_name\n")
    (tmp_path / "os.py").write_text("GAME = 1\n")

    def play(game: str, given: str = "call\ncall\ncall\ncall\nquit\n") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "hatbox", "play", game, "--seed", "1", "--level", "random"]
        env = {**os.environ, "HATBOX_INTERPRET": "1"}
        return subprocess.run(
            command, env=env, check=False, capture_output=True, text=True, input=given, cwd=LEDUC.parents[1]
        )

    for name in (f"{file}:GAME", f"./{file}"):
        played = play(name)
        assert (played.returncode, played.stderr) == (0, "")
        assert "Seat" in played.stdout
    for name, result in {
        "nowhere.py:GAME": "there is no file nowhere.py",
        f"{file}:CHESS": f"{file} has nothing called CHESS; write FILE.py:NAME",
        f"{file}:Leduc": f"Leduc in {file} is not a Game but of type type",
        f"{tmp_path}/broken.py": f"{tmp_path}/broken.py can’t be loaded as a game: ModuleNotFoundError",
        f"{tmp_path}/os.py": f"{tmp_path}/os.py can’t be loaded as a game: os: ",
    }.items():
        refused = play(name)
        assert refused.returncode == 2
        assert refused.stderr.startswith(f"hatbox: {result}")
        assert refused.stderr.count("\n") == 1


def test_a_game_without_a_function_is_told_which_one() -> None:
    from leduc import chance, descriptions, features, rules

    with pytest.raises(TypeError, match=r"needs determinize, observe_in_play, which are not in leduc\.rules"):
        kernels_of(rules, chance, features, descriptions)
