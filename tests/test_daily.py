"""The daily deal: the same for everybody, on every device."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from hatbox.bots.daily import choose_move, find_other_move, play_daily
from hatbox.bots.levels import ALL
from hatbox.engine.errors import BadInput
from hatbox.games import NAMES
from hatbox.records.commitment import key_of
from hatbox.records.daily import (
    GAVE_UP,
    NONCES,
    bot_seed,
    daily_match,
    daily_record,
    daily_seed,
    day_before,
    day_of,
    is_deal_of,
    moves_of,
    read_day,
    seed_text,
    value_of,
)
from hatbox.records.record import verify
from support.command import hatbox

VECTORS = Path(__file__).parent.parent / "web/src/lib/daily.vectors.json"  # the page's tests read it too
DAY = "2026-11-18"
LEVELS = {level.name: level for level in ALL}


def vectors() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(VECTORS.read_text("utf-8"))
    return found


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: f"{vector['game']}-{vector['day']}")
def test_a_deal_follows_from_its_text(vector: dict[str, Any]) -> None:
    game, day = vector["game"], vector["day"]
    seed = daily_seed(game, day)
    assert seed_text(game, day) == vector["text"]
    assert seed == hashlib.sha256(vector["text"].encode()).digest() == bytes.fromhex(vector["seed"])
    assert key_of(seed, NONCES).hex() == vector["key"]
    assert [bot_seed(seed, seat) for seat in (0, 1)] == vector["bot_seeds"]
    assert daily_match(game, day).first == vector["first"]


@pytest.mark.parametrize(
    ("vector", "level"),
    [(vector, level) for vector in vectors() for level in vector["played"]],
    ids=lambda part: part if isinstance(part, str) else part["game"],
)
def test_bots_play_it_the_same_everywhere(vector: dict[str, Any], level: str) -> None:
    game, day, expected = vector["game"], vector["day"], vector["played"][level]
    *_, match = play_daily(game, day, LEVELS[level])
    record = daily_record(match, day)
    assert verify(record) == []
    assert is_deal_of(record, day) and not is_deal_of(record, day_before(day))
    moves = "\n".join(entry["move"] for entry in record.moves)
    assert hashlib.sha256(moves.encode()).hexdigest() == expected["moves_sha256"]
    assert record.result is not None
    assert value_of(game, record.result, moves_of(record)) == expected["value"]
    assert find_other_move(record, day) is None


def test_an_opponent_who_plays_otherwise_is_found() -> None:
    match = daily_match("hats", DAY)  # the opponent begins
    other = next(move for move in match.legal_moves() if move != choose_move(match, LEVELS["cheshire_cat"], 322852682))
    match.play(other)
    match.resign(0)
    assert find_other_move(daily_record(match, DAY), DAY) == 1
    match = daily_match("hats", DAY)
    match.resign(1)
    assert find_other_move(daily_record(match, DAY), DAY) == 1


@pytest.mark.parametrize(
    ("game", "scores", "winners", "moves", "value"),
    [
        ("hats", [34, 31], [0], 16, 7),
        ("hats", [23, 23], [0], 16, 1),
        ("magic_hat", [8, 8], [0, 1], 90, 0),
        ("hats", [23, 23], [1], 16, -1),
        ("hats", [9, 35], [1], 16, -53),
        ("top_hats", [1, 0], [0], 12, 988),
        ("top_hats", [1, 0], [0], 40, 960),
        ("top_hats", [0, 1], [1], 40, -960),
        ("top_hats", [0, 1], [1], 12, -988),
        ("top_hats", [1, 0], [0], 2000, 1),
    ],
)
def test_what_a_result_is_worth(game: str, scores: list[int], winners: list[int], moves: int, value: int) -> None:
    result = {"scores": scores, "winners": winners, "ended": "complete"}
    assert value_of(game, result, moves) == value
    assert value_of(game, {**result, "ended": "resigned"}, moves) == GAVE_UP < value


def test_days_are_those_of_utc() -> None:
    assert day_of(1_795_046_399_999) == "2026-11-18"
    assert day_of(1_795_046_400_000) == "2026-11-19"
    assert day_before("2028-03-01") == "2028-02-29"
    assert read_day("2028-02-29") == "2028-02-29"
    for text in ("2027-02-29", "today", "2026-11-8", "20261118", "٢٠٢٦-11-18", ""):
        with pytest.raises(BadInput):
            read_day(text)


def test_no_two_deals_are_alike() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    assert len({daily_seed(game, day) for game in NAMES for day in days}) == 90
    assert {daily_match("hats", day).first for day in days} == {0, 1}


def test_the_command_shows_a_deal() -> None:
    answer = hatbox("daily", "top_hats", "--day", DAY, "--json")
    assert answer.returncode == 0, answer.stderr
    (deal,) = map(json.loads, answer.stdout.splitlines())
    (vector,) = [vector for vector in vectors() if vector["game"] == "top_hats"]
    assert {name: deal[name] for name in ("text", "seed", "key", "first")} == {
        name: vector[name] for name in ("text", "seed", "key", "first")
    }
    assert {bot["bot"]: bot["value"] for bot in deal["bots"]} == {
        level: played["value"] for level, played in vector["played"].items()
    }
    text = hatbox("daily", "top_hats", "--day", DAY).stdout
    assert f"hatbox daily 1 top_hats {DAY}" in text and "Mad Hatter" in text
    assert "not a day" in hatbox("daily", "--day", "yesterday").stderr


if __name__ == "__main__":  # after a change of the bots: their games of the day, played anew
    rows = vectors()
    for row in rows:
        for name in row["played"]:
            *_, played = play_daily(row["game"], row["day"], LEVELS[name])
            own = daily_record(played, row["day"])
            assert own.result is not None
            digest = hashlib.sha256("\n".join(entry["move"] for entry in own.moves).encode()).hexdigest()
            row["played"][name] = {"moves_sha256": digest, "value": value_of(row["game"], own.result, moves_of(own))}
    VECTORS.write_text(json.dumps(rows, indent=2) + "\n", "utf-8")
