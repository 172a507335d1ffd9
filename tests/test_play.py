"""A game at the terminal, as people meet it: whole games through the real command, and nothing shown too much."""

from __future__ import annotations

import io
import json
import os
import pty
import random
import re
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

import pytest
from rich.console import Console

import hatbox as door
from hatbox.bots.bot import Budget
from hatbox.bots.registry import bot_named
from hatbox.engine.errors import BadInput
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed
from hatbox.games import game_named
from hatbox.terminal.choices import Choice, Menu, complete_move, normalize_move
from hatbox.terminal.drawing import Drawing, drawing_of
from hatbox.terminal.hints import take_back, take_back_freely
from hatbox.terminal.screen import CLEAR, HIDING_LINES, PLAIN, in_background
from hatbox.terminal.seats import Seats
from support.command import HATS_POSITION, CommandResult, assert_refused, hatbox
from support.games import TABLES

PROGRAM = [sys.executable, "-m", "hatbox", "play"]
TURN = re.compile(r"-+ Seat (\d), your turn -+\n")
OVER = "The game is over"
HIDDEN_AWAY = "\n" * HIDING_LINES
CARD = re.compile(r"\b[BCDFKST][1-6]\b")


@pytest.fixture(autouse=True)
def _eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


class Script:
    """A game worked out in advance: with a seed and random bots the command must play exactly this."""

    def __init__(
        self, game: str, players: int, seed: int, people: Iterable[int] = (0,), **options: bool | int | str
    ) -> None:
        self.match = door.new(game, players, seed, **options)
        self.people = [*people]
        self.turns: list[int] = []  # how many actions had been taken when a person was asked
        self.moves: list[str] = []
        self.arguments = [game, "--players", str(players), "--seed", str(seed), "--level", "random"]
        for seat in self.people:
            self.arguments += ["--seat", str(seat)]
        for name, value in options.items():
            self.arguments += ["--option", f"{name}={str(value).lower()}"]
        dice, bot = random.Random(seed), bot_named("random")
        while not self.match.is_over:
            mover = self.match.mover
            assert mover is not None
            if mover in self.people:
                self.turns.append(self.match.ply)
                self.moves.append(dice.choice(self.match.legal_moves()))
                self.match.play(self.moves[-1])
            else:
                decision = bot.think(
                    self.match.observations(mover), Budget(simulations=1), derive_seed(seed, f"seat {mover}")
                )
                self.match.act(decision.action)

    def typed(self) -> str:
        """Return what to type; Enter where a player may have to look at something first, which is harmless."""
        pauses = self.match.players * (self.match.options.get("memory_aid") is False) + 2 * (len(self.people) > 1)
        return "".join("\n" * pauses + move + "\n" for move in self.moves) + "\n" * pauses


def run(arguments: list[str], typed: str, **environment: str) -> CommandResult:
    """The real command, in a process of its own."""
    done = subprocess.run(
        [*PROGRAM, *arguments],
        input=typed,
        env={**os.environ, "COLUMNS": "80", **environment},
        check=False,
        capture_output=True,
        text=True,
    )
    return CommandResult(done.returncode, done.stdout, done.stderr)


def segments(output: str) -> list[str]:
    """Return the output between two turns of a person, beginning with the first turn."""
    return TURN.split(output)[2::2]


# --- whole games


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_whole_games_through_the_real_command(game: str, players: int) -> None:
    options = {"stall_limit": 40} if game == "magic_hat" else {}
    script = Script(game, players, 11, [0], **options)
    is_process = players == 2  # the others run in this process, which is cheaper
    given = script.typed()
    output = run(script.arguments, given) if is_process else hatbox("play", *script.arguments, given=given)
    assert output.returncode == 0, output.stderr
    assert "compiling" in output.stderr or output.stderr == ""
    shown, ending = output.stdout.split(OVER)
    assert len(segments(shown)) == len(script.turns)
    result = script.match.result()
    winners: Any = result["winners"]
    for seat in winners:
        assert f"{seat} ({'you' if seat == 0 else 'Random'})" in ending.splitlines()[-5] + ending.splitlines()[-4]
    assert ("wins." if len(winners) == 1 else "share the win.") in ending
    if game != "top_hats":
        for seat, score in enumerate(result["scores"]):  # type: ignore[arg-type]
            assert f"Seat {seat} ({'you' if seat == 0 else 'Random'}): {score}\n" in ending
    assert max(map(len, output.stdout.splitlines())) <= 80
    assert "\x1b" not in output.stdout


@pytest.mark.parametrize(("game", "players"), [("hats", 3), ("magic_hat", 2), ("top_hats", 3)])
@pytest.mark.slow
def test_people_on_one_device_hand_it_over(game: str, players: int) -> None:
    options = {"stall_limit": 20} if game == "magic_hat" else {}
    script = Script(game, players, 3, range(players), **options)
    result = hatbox("play", *script.arguments, given=script.typed())
    assert result.returncode == 0
    shown = result.stdout.split(OVER)[0]
    asked = [int(seat) for seat in TURN.findall(shown)]
    assert len(asked) == len(script.turns)
    for part, later in zip(TURN.split(shown)[2::2], asked[1:], strict=False):
        before, handed, after = part.partition(f"Pass the device to seat {later}. Nobody else should look.")
        if handed:  # between two people nothing stays on the screen
            assert before.rstrip("\n") + HIDDEN_AWAY in part
            assert HIDDEN_AWAY in after
    for part, seat, later in zip(TURN.split(shown)[2::2], asked, asked[1:], strict=False):
        assert ("Pass the device" in part) == (seat != later)


def test_bots_alone_can_be_watched() -> None:
    result = hatbox("play", "hats", "--people", "0", "--players", "3", "--level", "random", "--seed", "5")
    assert result.returncode == 0
    shown, ending = result.stdout.split(OVER)
    assert "Seat 0 (Random) draws a card." in shown
    assert "your turn" not in shown
    assert "wins." in ending


def test_the_menu_asks_for_game_players_and_opponents() -> None:
    result = hatbox("play", "--seed", "1", given="x\n3\n7\n3\nmad\n1\n1\n")
    assert result.returncode == 0
    assert result.stdout.count("Please type one of the choices") == 3
    assert "- Top Hats -" in result.stdout
    assert "  2  Dormouse" in result.stdout
    assert "Seat 0 (you) builds a stack: blue in the middle, blue at the bottom." in result.stdout
    friends = hatbox("play", "--seed", "1", given="hats\n2\nfriends\n")
    assert "Pass the device to seat" in friends.stdout
    named = hatbox("play", "--players", "2", "--level", "random", "--seed", "1", given="hats\n")
    assert "How many players?" not in named.stdout
    assert "  1  Random" in named.stdout
    assert hatbox("play").stdout.endswith("Goodbye!\n")


def test_levels_once_for_all_or_once_a_bot() -> None:
    asked = ["play", "hats", "--players", "3", "--seat", "1", "--level", "random", "--level", "dormouse"]
    result = hatbox(*asked, "--seed", "1", "--seconds", "0.3")
    assert "  0  Random\n  1  you\n  2  Dormouse\n" in result.stdout
    assert_refused(hatbox(*asked, "--level", "random"), "--level is given 3 times", "2 bots")
    assert_refused(hatbox("play", "hats", "--level", "caterpillar"), "caterpillar", "mad_hatter")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], ["chess", "hats, magic_hat, top_hats"]),
        (["hats", "--players", "5"], ["5", "2, 3, 4"]),
        (["hats", "--seat", "2"], ["--seat", "0 to 1"]),
        (["hats", "--people", "3"], ["--people", "0 to 2"]),
        (["hats", "--option", "colour=red"], ["colour", "edition"]),
        (["hats", "--option", "edition=nl"], ["edition", "standard, de"]),
        (["hats", "--seconds", "0"], ["--seconds"]),
        (["--load", "/no/such/file"], ["/no/such/file"]),
        (["hats", "--load", "/no/such/file"], ["--load"]),
    ],
)
def test_bad_arguments_are_one_clear_line(arguments: list[str], words: list[str]) -> None:
    assert_refused(hatbox("play", *arguments), *words)


# --- nothing is shown too much


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.slow
def test_hats_shows_a_seat_only_the_cards_it_has_seen(players: int) -> None:
    for seat in range(players):
        script = Script("hats", players, seed=20 + seat, people=[seat])
        shown = hatbox("play", *script.arguments, given=script.typed()).stdout.split(OVER)[0]
        seen: set[str] = set()
        moments = [*script.turns[1:], script.match.ply - 1]
        result = 0
        for part, until in zip(segments(shown), moments, strict=True):
            for at in range(result, until + 1):
                params = [dict(event.params) for event in script.match.events(at, seat)]
                seen |= set(CARD.findall(json.dumps([script.match.view(seat, at).position(), params])))
            result = until
            assert set(CARD.findall(part)) <= seen
        everything = set(CARD.findall(json.dumps(door.to_record(script.match)["deal"])))
        assert everything - seen, "a game in which everything was seen proves nothing"


def test_magic_hat_shows_a_hat_only_while_it_is_held_up() -> None:
    script = Script("magic_hat", 2, seed=8, stall_limit=40)
    shown = hatbox("play", *script.arguments, given=script.typed()).stdout.split(OVER)[0]
    assert set(re.findall(r"│ +(####) ", shown)) == {"####"}
    rows = [line for line in shown.splitlines() if line.startswith("│") and "##" in line]
    assert all(set(line) <= set("│# ") for line in rows)
    assert len(rows) == len(script.turns)
    peeked = re.findall(r"\* Seat (.*) peeks at slot (\d): (.*)\.\n(.*)\n", shown)
    own = [(number, move) for number, move in enumerate(script.moves) if move.startswith("peek")]
    assert [f"peek {slot}" for _, slot, _, _ in peeked] == [move for _, move in own]
    for (who, slot, hat, after), (number, _) in zip(peeked, own, strict=True):
        assert who == "0 (you)"
        true: Any = script.match.view(0, script.turns[number] + 1).position()["hats"]
        assert hat == true[int(slot) - 1]
        assert after.startswith("Take a good look, then press Enter")
    held_up = len(peeked) + shown.count("not for the")
    assert shown.count("Take a good look, then press Enter: you won’t see it again. \n" + HIDDEN_AWAY) == held_up


def test_magic_hat_log_does_not_remember_for_you() -> None:
    typed = "peek 3\n\n\n\nopen 4\n\n\n\n\nlog\n"
    result = hatbox("play", "magic_hat", "--level", "random", "--seed", "2", "--option", "first=0", given=typed).stdout
    log = result.rpartition("> log\n")[2]
    assert "Seat 0 (you) peeks at slot 3.\n" in log
    assert "peeks at slot 3: " not in log
    assert "not for the" not in log


def test_magic_hat_with_a_memory_aid_shows_what_the_seat_knows() -> None:
    script = Script("magic_hat", 3, seed=5, memory_aid=True, stall_limit=30)
    shown = hatbox("play", *script.arguments, given=script.typed()).stdout.split(OVER)[0]
    assert "Take a good look" not in shown
    for part, at in zip(segments(shown), script.turns, strict=True):
        hats: Any = script.match.view(0, at).position()["hats"]
        row = part.splitlines()[3].strip("│").split("│")
        assert [cell.strip().replace("####", "?").lower() for cell in row] == hats


def test_top_hats_shows_below_the_top_only_to_the_builder() -> None:
    script = Script("top_hats", 3, seed=4)
    typed = script.typed().splitlines()
    shown = hatbox("play", *script.arguments, given="\nstacks\n".join(typed)).stdout.split(OVER)[0]
    assert set(re.findall(r"Seat (\d) \S+ builds a stack:", shown)) == {"0"}
    stacks = re.findall(r"^ ([A-I]\d) +([RYB])((?: [RYB?])*) +(\d) \((.*)\) *$", shown, re.MULTILINE)
    assert len(stacks) > 50
    for _, _, below, builder, _ in stacks:
        assert ("?" not in below) if builder == "0" else set(below) <= {" ", "?"}
    assert any(below.strip() for _, _, below, builder, _ in stacks if builder == "0")


# --- choices, typed moves and commands

FIRST = ["play", "hats", "--seed", "7", "--level", "random", "--option", "first=0"]


def hand() -> list[str]:
    cards: Any = door.new("hats", 2, 7, first=0).view(0).position()["hands"]
    return sorted(cards[0])


def test_moves_are_chosen_by_numbers_names_or_notation() -> None:
    legal = door.new("hats", 2, 7, first=0).legal_moves()
    move = next(move for move in legal if move.startswith("exchange"))
    _, card, place = move.split()
    number = hand().index(card) + 1
    small = card.lower()
    for typed in (f"{number}\n{place}", f"{number} {place}", f"{small} {place}", f"EX {small} {place}", move):
        result = hatbox(*FIRST, given=f"{typed}\n").stdout
        assert f"Seat 0 (you) plays {card} on position {place} and takes" in result, typed
    for typed in (f"{number}\n\n{number} 7", f"{number} black", f"bl {card}"):
        assert f"Seat 0 (you) plays {card} as a black hat." in hatbox(*FIRST, given=f"{typed}\n").stdout, typed


def test_bad_input_is_told_and_changes_nothing() -> None:
    typed = "dance\n99\n1 9 9\nexchange Z9 1\nend\n\x00\n" + "x" * 5000 + "\n\u2603\n"
    result = hatbox(*FIRST, given=typed).stdout
    assert 'unknown move "dance"' in result
    assert '"99" is not one of the choices' in result
    assert 'unknown card "Z9"' in result
    assert "H4: you can’t end your turn before the main action" in result
    assert "* Seat 0" not in result
    assert max(len(line) for line in result.splitlines() if not line.startswith(">")) <= 80


def test_a_place_that_is_not_offered_is_refused_by_its_rule() -> None:
    match = door.new("hats", 2, 7, first=0)
    for number, card in enumerate(hand(), 1):
        for place in range(1, 6):
            if f"exchange {card} {place}" not in match.legal_moves():
                assert "H5: " in hatbox(*FIRST, given=f"{number} {place}\n").stdout
                return
    raise AssertionError("every exchange is legal")


def test_help_tells_rules_and_commands() -> None:
    for game, rule in (("hats", "(H9)"), ("magic_hat", "(M6)"), ("top_hats", "(T8)")):
        result = hatbox("play", game, "--seed", "1", "--level", "random", "--option", "first=0", given="?\n").stdout
        assert rule in result
        assert "save FILE" in result
        assert ("stacks  " in result) == (game == "top_hats")


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_hint_names_legal_moves_and_plays_none(game: str) -> None:
    asked = ["play", game, "--seed", "7", "--level", "random", "--option", "first=0"]
    result = hatbox(*asked, given="hint\nlegal\n").stdout
    hinted = re.search(r"Mad Hatter would play:\n  (\w.*?)(?:   .*)?\n", result)
    assert hinted
    assert hinted[1] in door.new(game, 2, 7, first=0).legal_moves()
    assert re.search(r"chance of winning, give or take \d+ *\n(  .*\n)*\"[A-Z].*", result)
    assert "* Seat 0" not in result


def test_hint_tells_jumps_as_whole_moves() -> None:
    script = Script("top_hats", 2, seed=6)
    jumps = [n for n, move in enumerate(script.moves) if "*" in move]
    typed = "".join(f"{move}\n" + ("hint\n" if n + 1 in jumps else "") for n, move in enumerate(script.moves))
    result = hatbox("play", *script.arguments, "--seconds", "0.5", given=typed).stdout
    assert re.search(r"Mad Hatter would play:\n  [A-I]\d-[A-I]\d\*[A-I]\d", result)
    assert OVER in result


def test_undo_where_nothing_came_to_light() -> None:
    card = hand()[0]
    result = hatbox(*FIRST, given=f"black {card}\nundo\nundo\nblack {card}\ndiscard {hand()[1]}\nundo\n").stdout
    assert result.count(f"Seat 0 (you) plays {card} as a black hat.") == 2
    assert "Taken back." in result
    assert "There is nothing to take back." in result
    assert result.count("Taken back.") == 2  # against bots whatever has happened since
    result = hatbox(*FIRST, given=f"discard {card}\nundo\ndiscard {card}\n").stdout
    assert result.count("Taken back.") == 1
    assert "can’t take it back" not in result


def test_who_plays_alone_returns_to_the_last_decision() -> None:
    match = door.new("magic_hat", 2, 3, first=0)
    match.play("swap 1 2")
    before = match.position()
    for move in ("swap 3 4", "peek 1", "peek 2"):
        match.play(move)
    take_back_freely(match, 0)
    match.play("peek 1")
    match.play("swap 5 6")
    take_back_freely(match, 0)
    take_back_freely(match, 0)
    with pytest.raises(BadInput, match="nothing to take back"):
        take_back_freely(match, 0)
    match.play("swap 1 2")
    assert match.position() == before


def refusal_of(match: Match[Any], seat: int) -> str:
    before = match.ply
    with pytest.raises(BadInput) as error:
        take_back(match, seat)
    assert match.ply == before
    return error.value.code


def test_undo_in_every_game() -> None:
    match = door.new("magic_hat", 2, 3, first=0)
    match.play("swap 1 2")
    take_back(match, 0)
    assert match.ply == 0
    match.play("peek 1")
    assert refusal_of(match, 0) == "play-undo-revealed"
    stacks = {"C3": ["red"], "C4": ["yellow", "red"], "G5": ["yellow"]}
    match = door.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})  # type: ignore[dict-item]
    match.play("narrow")
    take_back(match, 0)
    match.play("move C3 C5")
    assert refusal_of(match, 0) == "play-undo-revealed"
    assert refusal_of(match, 1) == "play-undo-others"
    stacks = {"C3": ["red"], "C4": ["red"], "G5": ["yellow"]}
    match = door.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})  # type: ignore[dict-item]
    match.play("move C3 C5")
    take_back(match, 0)
    assert match.ply == 0
    position = {name: value for name, value in HATS_POSITION.items() if name != "deck"} | {"discards": ["K1"]}
    match = door.from_position(position)  # type: ignore[arg-type]
    match.play("discard C1")
    assert refusal_of(match, 0) == "play-undo-chance"


def test_undo_before_the_device_is_handed_over() -> None:
    first, second, third = hand()[:3]
    asked = ["play", "hats", "--hot-seat", "--seed", "7", "--option", "first=0"]
    typed = f"\nblack {first}\nend\nundo\ndiscard {second}\nundo\nlook\n\n\n"
    result = hatbox(*asked, given=typed).stdout
    assert "Taken back." in result
    assert "it revealed something hidden" in result
    assert third in result.partition("Pass the device to seat 1")[0]
    assert "Seat 1, your turn" in result.partition("Pass the device to seat 1")[2]


def test_resigning_needs_two_sides_and_a_yes() -> None:
    result = hatbox(*FIRST, given="resign\nno\nresign\nyes\n").stdout
    assert result.count("Really give up?") == 2
    assert "Seat 0 (you) resigns.\nSeat 1 (Random) wins." in result
    asked = ["play", "hats", "--players", "3", "--seed", "7", "--level", "random", "--option", "first=0"]
    assert "you can only resign a game in progress between two sides" in hatbox(*asked, given="resign\n").stdout


# --- saving, leaving


@pytest.mark.parametrize(("game", "players"), [("hats", 4), ("magic_hat", 2), ("top_hats", 2)])
def test_a_game_goes_on_where_it_was_saved(game: str, players: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    options: dict[str, bool | int | str] = {"memory_aid": True, "stall_limit": 30} if game == "magic_hat" else {}
    script = Script(game, players, 9, [0], **options)
    half = len(script.moves) // 2
    whole = script.typed()
    script.moves, rest = script.moves[:half], script.moves[half:]
    begun = hatbox("play", *script.arguments, given=script.typed() + f"save {file}\nquit\n")
    assert f"Saved to {file}.\nContinue with: hatbox play --load {file}\n" in begun.stdout
    assert begun.stdout.endswith("Goodbye!\n")
    saved = json.loads(file.read_text())
    assert saved["seats"] == [None, *["random"] * (players - 1)]
    assert door.to_record(script.match)["moves"][: len(saved["record"]["moves"])] == saved["record"]["moves"]  # type: ignore[index]
    script.moves = rest
    resumed = hatbox("play", "--load", str(file), "--seed", "9", given=script.typed() + f"save {file}\n")
    assert f"Resuming after {len(saved['record']['moves'])} moves." in resumed.stdout
    assert OVER in resumed.stdout
    assert json.loads(file.read_text())["record"] == door.to_record(script.match)
    again = hatbox("play", *script.arguments, given=whole).stdout
    assert again.split(OVER)[1].split("Press Enter")[0] == resumed.stdout.split(OVER)[1].split("Press Enter")[0]
    assert OVER in hatbox("play", "--load", str(file)).stdout
    another = hatbox("play", "--load", str(file), given="again\nquit\n").stdout
    assert "goes first." in another.split(OVER)[1]


def test_quit_offers_to_save(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "letter.txt"
    other.write_text("Dear Alice")
    card = hand()[0]
    result = hatbox(*FIRST, given=f"black {card}\nquit\n{other}\n{tmp_path}/no/where\n{file}\n").stdout
    assert "is not a saved game" in " ".join(result.split())
    assert "cannot write" in result
    assert other.read_text() == "Dear Alice"
    assert json.loads(file.read_text())["format"] == "hatbox-save"
    assert hatbox(*FIRST, given=f"black {card}\nq\n\n").stdout.endswith("Goodbye!\n")
    assert "not saved" not in hatbox(*FIRST, given="quit\n").stdout


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"format": "letter"}, "letter"),
        ({"version": 2}, "version 2"),
        ({"seats": [None]}, "seats has 1 items"),
        ({"seats": [None, "caterpillar"]}, "caterpillar"),
        ({"seats": None}, "seats"),
        ({"record": {}}, "record"),
        ({"more": 1}, "more"),
    ],
)
def test_a_file_that_is_no_save_is_refused(change: dict[str, Any], word: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    hatbox(*FIRST, given=f"save {file}\n")
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    assert_refused(hatbox("play", "--load", str(file)), word)
    file.write_text("{")
    assert_refused(hatbox("play", "--load", str(file)), "game.json")


def test_the_end_of_input_leaves_politely() -> None:
    for typed in ("", "1\n", "save\n", "resign\n", f"black {hand()[0]}\nquit\n"):
        result = hatbox(*FIRST, given=typed)
        assert result.returncode == 0
        assert result.stdout.endswith("Goodbye!\n")


def read_until(stream: IO[str], wanted: str) -> str:
    """Return the output of a program up to and including a text."""
    result = ""
    while not result.endswith(wanted):
        letter = stream.read(1)
        assert letter, f"{wanted!r} never came: {result}"
        result += letter
    return result


def hears_ctrl_c() -> None:
    """A program that was started in the background ignores SIGINT unless it is told to hear it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_ctrl_c_offers_to_save_and_leaves(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    with subprocess.Popen(
        [*PROGRAM, *FIRST[1:]],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        preexec_fn=hears_ctrl_c,  # noqa: PLW1509  # no threads here
    ) as process:
        assert process.stdin and process.stdout
        process.stdin.write(f"black {hand()[0]}\n")
        process.stdin.flush()
        read_until(process.stdout, "for the optional action")
        read_until(process.stdout, "\n>")
        process.send_signal(signal.SIGINT)
        read_until(process.stdout, "The game is not saved.")
        rest, _ = process.communicate(f"{file}\n", timeout=60)
    assert process.returncode == 130
    assert rest.endswith("Goodbye!\n")
    assert json.loads(file.read_text())["record"]["moves"] == [{"seat": 0, "move": f"black {hand()[0]}"}]


def test_ctrl_c_is_heard_while_a_bot_thinks() -> None:
    ended, usual = threading.Event(), signal.getsignal(signal.SIGINT)
    hears_ctrl_c()

    def interrupted() -> bool:
        os.kill(os.getpid(), signal.SIGINT)
        return ended.wait()

    try:
        with pytest.raises(KeyboardInterrupt):
            in_background(interrupted)
    finally:
        ended.set()
        signal.signal(signal.SIGINT, usual)
    assert in_background(lambda: 7) == 7
    with pytest.raises(ZeroDivisionError):
        in_background(lambda: 1 // 0)


# --- the terminal itself


def on_a_terminal(arguments: str, typed: list[str], **environment: str) -> str:
    """Return the output on a real terminal; each line is typed when the command waits for one."""
    master, slave = pty.openpty()
    usual = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR")}
    process = subprocess.Popen(
        [*PROGRAM, *arguments.split()],
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env={**usual, "TERM": "xterm", "COLUMNS": "80", "LINES": "24", **environment},
    )
    os.close(slave)
    output, waiting = b"", [*typed]
    try:
        while select.select([master], [], [], 20)[0]:
            try:
                output += os.read(master, 65536)
            except OSError:  # the other end is closed
                break
            if waiting and output.endswith((b"> ", b"again. ", b"leave: ", b"screen. ", b"undo: ")):
                os.write(master, waiting.pop(0).encode() + b"\n")
    finally:
        process.kill()
        process.wait()
        os.close(master)
    return output.decode()


PEEK = "magic_hat --seed 1 --level random --option first=0"


def test_a_live_terminal_has_colours_and_is_cleared() -> None:
    shown = on_a_terminal(PEEK, ["peek 1", "", "quit", ""])
    assert "\x1b[1;31m" in shown
    assert "Random is thinking…" in shown
    before, _, after = shown.partition(CLEAR)
    assert re.search(r"peeks at slot 1: \w+\.", before)
    assert not re.search(r"peeks at slot 1: \w+\.", after)
    assert "Goodbye!" in after


def test_a_terminal_without_colours_shows_the_same() -> None:
    shown = on_a_terminal(PEEK, ["peek 1", "", "quit", ""], NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[1-6]m", shown)
    assert "0 you" in shown
    assert CLEAR in shown


def test_the_next_player_cannot_call_back_what_was_typed() -> None:
    secret = f"black {hand()[0]}"
    typed = ["", secret, "end", "", "", "\x1b[A\x1b[A\x1b[A", "quit", ""]
    shown = on_a_terminal("hats --hot-seat --seed 7 --option first=0", typed)
    before, _, after = shown.partition("Pass the device to seat 1")
    assert secret in before
    assert secret not in after
    assert "Goodbye!" in after


def test_a_terminal_of_ascii_alone_shows_everything() -> None:
    result = run(["hats", "--seed", "1", "--level", "random"], "?\nlegal\n", PYTHONIOENCODING="ascii")
    assert result.returncode == 0, result.stderr
    assert "+----" in result.stdout
    words = (
        (files("hatbox.i18n") / "en.ftl").read_text(encoding="utf-8").partition("## Terminal")[2].partition("\n## ")[0]
    )
    assert words.translate(PLAIN).isascii()
    assert "'" in result.stdout  # an apostrophe of the rules


def test_a_reader_who_has_enough_is_no_error() -> None:
    program = " ".join([*PROGRAM, "hats", "--people", "0", "--level", "random", "--seed", "1", "| head -n 1"])
    result = subprocess.run(["bash", "-o", "pipefail", "-c", program], check=False, capture_output=True, text=True)
    assert result.returncode == 0
    assert result.stderr == ""
    assert "Hats" in result.stdout


# --- parts


def test_any_game_is_drawn_plainly() -> None:
    game: Any = game_named("hats")
    match = door.new("hats", 3, 1, first=0)
    drawing = Drawing(game, match.options, Seats((None, "random", "random")))
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(drawing.table(match.view(0), match.legal_moves()))
    drawn = console.export_text()
    assert "(? ? ? ? ? ? ? ? ?)" in drawn
    menu = drawing.menu(match.view(0), match.legal_moves())
    assert [choice.keys for choice in menu.choices] == [("1", "black"), ("2", "discard"), ("3", "exchange")]
    assert menu.pick(["black", "1"]) == next(move for move in match.legal_moves() if move.startswith("black"))
    few = drawing.menu(match.view(0), ["pass"])
    assert few.pick(["1"]) == "pass"
    assert next(str(line) for line in drawing.ending(match.view(0), match.partial_result())) == "Seat 0 (you): 0"


def test_menus_lead_where_words_say() -> None:
    inner = Menu("inner", (Choice(("1", "E7"), "", "place 1 E7"),), "place 1 {}")
    menu = Menu("outer", (Choice(("1", "s1"), "", inner), Choice(("2",), "", "pass")))
    assert menu.pick(["1", "e7"]) == "place 1 E7"
    assert menu.pick(["1"]) is inner
    assert menu.pick(["2", "1"]) is None
    assert menu.pick([]) is None
    assert menu.attempt(["1", "a1"]) == "place 1 A1"
    assert menu.attempt(["2", "a1"]) is None
    assert menu.attempt(["1", "end"]) is None
    assert complete_move("pl 1 e", ["place 1 E7", "place 2 E7"]) == "place 1 E7"
    assert complete_move("p", ["pass", "place"]) is None
    assert complete_move("pass", ["pass", "passing"]) == "pass"
    assert normalize_move("MOVE c3 e7") == "move C3 E7"


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.slow
def test_a_turn_fits_a_terminal_of_80_by_24(game: str, players: int) -> None:
    """Rule, table, question, choices and prompt; in the longest positions of some random games."""
    rng = random.Random(players)
    match = door.new(game, players=players, seed=1)
    drawing = drawing_of(match.game, match.options, Seats(("mad_hatter",) * players), is_short=True)
    while not match.is_over:
        assert match.mover is not None
        view = match.view(match.mover)
        legal = match.legal_moves()
        if match.ply < 30 or match.ply % 5 == 0:
            paper = Console(width=80, file=io.StringIO(), record=True)
            menu = drawing.menu(view, legal)
            paper.print(drawing.table(view, legal), menu.title, menu.render(in_columns=True))
            shown = paper.export_text().splitlines()
            assert len(shown) + 2 <= 24, "\n".join(shown)
        match.play(rng.choice(legal))
