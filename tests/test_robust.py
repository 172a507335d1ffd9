"""Regressions: malformed input and typing errors that once did harm."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import hatbox
from hatbox.records.files import atomic_write, read_lines
from hatbox.records.record import decode, verify


@pytest.mark.parametrize("moment", [-1, 1, 5, 10**6, True, 1.0, "0"])
def test_there_are_only_the_moments_that_were(moment: Any) -> None:
    match = hatbox.new("hats", players=3, seed=1)
    for look in (match.rewind_to, match.entries, match.events, lambda at: match.view(0, at)):
        with pytest.raises(hatbox.BadInput, match="there is no moment"):
            look(moment)
    assert match.ply == 0


def test_an_undone_future_is_not_shown() -> None:
    match = hatbox.new("magic_hat", seed=1)
    match.play("peek 1")
    match.undo()
    with pytest.raises(hatbox.BadInput, match="there is no moment 1"):
        match.view(0, 1)


@pytest.mark.parametrize("game", ["hats", "magic_hat"])
def test_the_last_action_is_told_as_it_was_seen(game: str) -> None:
    """All is revealed once the game is over, but the replay from a seat shows what it saw while playing."""
    options: dict[str, Any] = {"stall_limit": 1} if game == "magic_hat" else {}
    result = set()
    for seed in range(40):
        match = hatbox.new(game, players=2, seed=seed, **options)
        while not match.is_over:
            moves = match.legal_moves()
            last = [move for move in moves if move.startswith(("discard", "peek"))]
            wanted = [move for move in moves if move.startswith("black")] or last or moves
            match.play(wanted[seed % len(wanted)])
        result |= {event.code for event in match.events(match.ply - 1)}
    assert not result & {"hats-drew", "hats-discard", "hats-black", "magic-peek"}
    assert result & {"hats-drew-unseen", "magic-peek-unseen"}


def test_a_view_off_the_move_lists_nothing() -> None:
    match = hatbox.new("hats", players=2, seed=1, first=0)
    assert match.view(0).legal_moves() == match.legal_moves()
    assert match.view(1).legal_moves() == match.view(None).legal_moves() == []


@pytest.mark.parametrize("chance", ["abc", 5, [1]])
def test_wrong_types_are_refused_and_change_nothing(chance: Any) -> None:
    match = hatbox.new("hats", players=2, seed=1)
    wrong: list[Any] = [None, b"end", 7]
    for move in wrong:
        with pytest.raises(hatbox.BadInput, match="a move is text"):
            match.play(move)
    with pytest.raises(hatbox.BadInput, match="chance is an object"):
        match.play(next(move for move in match.legal_moves() if move.startswith("discard")), chance)
    for action in (*wrong, 1.5, "a", 2**70, -1, True):
        with pytest.raises(hatbox.BadInput, match="is not legal"):
            match.act(action)
    seats: list[Any] = [True, 1.0, "0", 2]
    for seat in seats:
        with pytest.raises(hatbox.BadInput, match="the seats are 0 to 1"):
            match.view(seat)
        with pytest.raises(hatbox.BadInput, match="the seats are 0 to 1"):
            match.resign(seat)
    assert match.ply == 0
    assert not match.is_over


def test_a_new_game_needs_the_right_kinds() -> None:
    wrong: list[Any] = [None, [], 3]
    for name in wrong:
        with pytest.raises(hatbox.BadInput, match="needs a name"):
            hatbox.new(name)
    for players in (None, 2.0, "2"):
        with pytest.raises(hatbox.BadInput, match="whole numbers"):
            hatbox.new("hats", players=players)  # type: ignore[arg-type]
    with pytest.raises(hatbox.BadInput, match="whole numbers"):
        hatbox.new("hats", seed="1")  # type: ignore[arg-type]


def test_the_names_can_be_asked_for_again_and_again() -> None:
    assert hatbox.game_names() == hatbox.game_names() == ("hats", "magic_hat", "top_hats")


def test_a_match_and_a_view_say_what_they_are_and_nothing_more() -> None:
    match = hatbox.new("top_hats", seed=1, first=0)
    assert repr(match) == "<Match of top_hats, 2 players, 0 actions, seat 0 to act>"
    assert repr(match.view(1)) == "<View of top_hats, seat 1>"
    assert repr(match.view()) == "<View of top_hats, spectator>"
    assert match
    match.resign(0)
    assert repr(match).endswith("over>")
    match.undo()
    assert not match.is_over


def test_a_resignation_carries_nothing_else() -> None:
    match = hatbox.new("hats", seed=1)
    match.resign(0)
    record: Any = hatbox.to_record(match)
    assert verify(decode(json.dumps(record))) == []
    record["moves"][-1]["draw"] = "K1"
    assert len(verify(decode(json.dumps(record)))) == 1


def test_positions_that_contradict_their_options_are_refused() -> None:
    position: Any = {**hatbox.new("hats", seed=1).position(), "options": {"first": "zebra"}}
    with pytest.raises(hatbox.BadInput, match="zebra"):
        hatbox.from_position(position)
    letters = sorted({card[0] for card in position["hands"][0]})[:2]
    with pytest.raises(hatbox.BadInput, match="H3: .* can’t be there"):
        hatbox.from_position({**position, "options": {"removed": "".join(letters)}})


def test_no_stack_is_captured_twice() -> None:
    stacks: Any = {"C3": ["red"], "C4": ["yellow", "red"], "G7": ["yellow"]}
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    with pytest.raises(hatbox.IllegalMove, match="T6: there is no move"):
        match.play("C3-C5*C4,C4")
    match.play("C3-C5*C4")


# --- files and streams


def test_a_device_stays_a_device_and_a_link_a_link(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with atomic_write(str(pipe)) as file:
        file.write(b"through")
    assert os.read(reader, 100) == b"through"
    assert pipe.is_fifo()
    target, link = tmp_path / "target", tmp_path / "link"
    link.symlink_to(target)
    with atomic_write(str(link)) as file:
        file.write(b"whole")
    assert link.is_symlink()
    assert target.read_bytes() == b"whole"


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(hatbox.BadInput, match="cannot write"), atomic_write(str(tmp_path)):
        pass
    assert list(tmp_path.iterdir()) == []


def test_what_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    def fail() -> None:
        with atomic_write(str(tmp_path / "file")) as file:
            file.write(b"half")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert list(tmp_path.iterdir()) == []


def test_a_byte_order_mark_is_no_fault(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_bytes(b"\xef\xbb\xbf{}\r\n\r\n[]")
    assert list(read_lines(str(file))) == [(1, b"{}\r\n"), (3, b"[]")]


@pytest.mark.parametrize(
    "command",
    [
        "{hatbox} simulate hats --players abc",
        "{hatbox} simulate hats --games -1",
        "{hatbox} simulate hats --seed 99999999999999999999",
        "{hatbox} nope",
        "{hatbox} simulate hats > /dev/full",
        "{hatbox} legal <&-",
        "{hatbox} simulate hats >&-",
    ],
)
@pytest.mark.slow
def test_one_line_and_no_traceback(command: str) -> None:
    if "/dev/full" in command and not Path("/dev/full").is_char_device():
        command = "{hatbox} nope"
    result = subprocess.run(
        command.format(hatbox=f"{sys.executable} -m hatbox"), shell=True, capture_output=True, text=True, check=False
    )
    assert "Traceback" not in result.stderr
    assert len([line for line in result.stderr.splitlines() if not line.startswith("hatbox: compiling")]) <= 1
    assert result.returncode in (0, 2)
