"""Deals for people: every deal is reachable and none is favoured, anybody can check them, and old records stand."""

from __future__ import annotations

import itertools
import json
import pickle
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from hatbox.cli.main import main
from hatbox.compiled.buffers import buffer_of, to_list
from hatbox.compiled.jit import INTERPRETED
from hatbox.compiled.records import to_bytes, to_object
from hatbox.engine.game import JSON
from hatbox.engine.match import INITIAL_WORDS, Match
from hatbox.engine.secure_random import RAN_OUT, WORDS, SecureRandom, draw_below, draw_pile
from hatbox.games import game_named
from hatbox.records.commitment import commitment_to, compare_with_setup, key_of
from hatbox.records.files import read_records
from hatbox.records.record import Fair, Record, decode, encode, from_position, record_of, verify
from support import independent_verifier

FIXTURES = Path(__file__).parent / "fixtures"
TABLES = [
    ("hats", 2, {}), ("hats", 2, {"removed": "KT", "first": 1}), ("hats", 3, {}), ("hats", 4, {"first": 3}),
    ("magic_hat", 2, {}), ("magic_hat", 3, {"copies": 1, "magic_hats": 0}), ("magic_hat", 4, {"copies": 4}),
    ("top_hats", 2, {}), ("top_hats", 2, {"first": 1}),
]  # fmt: skip


def key(number: int) -> bytes:
    return random.Random(number).randbytes(32)


def match_of(game: str, players: int, options: dict[str, Any], number: int = 1) -> Match[Any]:
    return Match.from_key(game_named(game), players, options, key(number))


def play_random(match: Match[Any], prefer: str, number: int = 1, most: int = 10_000) -> Match[Any]:
    """Play on at random, rather moves that make chance act."""
    dice = random.Random(number)
    while not match.is_over and match.ply < most:
        legal = match.legal_moves()
        match.play(dice.choice([move for move in legal if move.startswith(prefer)] or legal))
    return match


def game_record(game: str, players: int, options: dict[str, Any], number: int) -> Record:
    """The record of a game as a server would write it: some seats have sent a nonce."""
    seed = key(number)
    nonces = [None if (number + seat) % 3 == 0 else key(100 * number + seat).hex() for seat in range(players)]
    match = Match.from_key(game_named(game), players, options, key_of(seed, nonces))
    play_random(match, "open" if game == "magic_hat" else "discard", number, 40 if game == "top_hats" else 10_000)
    if not match.is_over:
        match.resign(0)
    record = record_of(match)
    record.fair = Fair(
        commitment=commitment_to(seed), seed=seed.hex(), nonces=nonces, first=options.get("first", "random")
    )
    return record


# --- the generator


def test_below_skips_words_that_would_favour_small_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    limit = WORDS - WORDS % 6
    assert limit % 6 == 0
    monkeypatch.setattr(
        "hatbox.engine.secure_random._words", lambda _key, _name: iter([limit, WORDS - 1, limit - 1, 0])
    )
    chance = SecureRandom(bytes(32), "x")
    assert [chance.below(6), chance.below(6)] == [5, 0]


def test_streams_depend_on_key_and_name() -> None:
    def numbers(bits: bytes, name: str) -> list[int]:
        chance = SecureRandom(bits, name)
        return [chance.below(1 << 32) for _ in range(20)]

    found = [numbers(key(1), "deal"), numbers(key(1), "chance 1"), numbers(key(2), "deal"), numbers(key(1), "deal 0")]
    assert numbers(key(1), "deal") == found[0]
    assert len({number for one in found for number in one}) == 80


def chi_square(counts: Counter[Any], cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[one] - expected) ** 2 / expected for one in counts) + expected * (cells - len(counts))


def test_rules_skip_the_same_words_and_say_when_they_ran_out() -> None:
    limit = WORDS - WORDS % 6
    words = buffer_of([1, limit, WORDS - 1, limit - 1, 0], np.int64)
    assert [draw_below(words, 6) for _ in range(3)] == [5, 0, RAN_OUT]
    assert words[0] == len(words)
    assert draw_pile(buffer_of([1, 0, 0], np.int64), buffer_of([0, 1, 2]), 3) == 1
    assert draw_pile(buffer_of([1, 0], np.int64), buffer_of([0, 1, 2]), 3) == 0


def test_shuffles_are_uniform() -> None:
    """24 orders of four things, 24,000 times: 99.9999 % of fair shuffles stay below 72 (23 degrees of freedom)."""
    words, counts = buffer_of([1, *SecureRandom(key(5), "deal").words(72_100)], np.int64), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        things = buffer_of([0, 1, 2, 3])
        assert draw_pile(words, things, 4)
        counts[tuple(to_list(things))] += 1
    assert len(counts) == 24
    assert chi_square(counts, 24) < 72


# --- deals


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_a_deal_is_sound_and_follows_from_the_key(game: str, players: int, options: dict[str, Any]) -> None:
    match = match_of(game, players, options)
    assert [*match.game.positions.violations(match.state)] == []
    assert match_of(game, players, options).deal() == match.deal()
    deals = {
        json.dumps([match_of(game, players, options, n).first, match_of(game, players, options, n).deal()])
        for n in range(12)
    }
    assert len(deals) == (12 if game != "top_hats" else 1 if "first" in options else players)


def test_H3_every_tiny_deal_comes_up_equally_often() -> None:
    """Hats, tiny: 6 cards, 2 on the table, 2 to each hand: 6! orders, 7200 deals; 719 degrees of freedom."""
    counts = Counter(
        json.dumps(match_of("hats", 2, {"size": "tiny", "first": 0}, number).deal()) for number in range(7_200)
    )
    assert len(counts) == 720
    assert chi_square(counts, 720) < 719 + 5 * (2 * 719) ** 0.5


def test_M2_every_tiny_deal_comes_up() -> None:
    """Magic Hat, tiny: three characters and their hats, shuffled on their own; none of these tables is dead."""
    options = {"size": "tiny", "copies": 1, "magic_hats": 0, "first": 0}
    counts = Counter(json.dumps(match_of("magic_hat", 2, options, number).deal()) for number in range(1_800))
    assert len(counts) == 36
    assert chi_square(counts, 36) < 35 + 5 * 70**0.5


def test_M9_no_dead_table_is_dealt_and_the_living_are_as_likely_as_by_shuffling() -> None:
    options = {"size": "tiny", "copies": 2, "magic_hats": 0, "first": 0}
    deal = match_of("magic_hat", 2, options).deal()
    kinds = sorted([*deal["row"], *deal["character_pile"]])  # type: ignore[misc]
    orders = sorted(set(itertools.permutations(kinds)))
    ways = Counter((row[:2], hats[:2]) for row in orders for hats in orders if set(row[:2]) & set(hats[:2]))
    many = 300 if INTERPRETED else 6_000
    deals = [match_of("magic_hat", 2, options, number).deal() for number in range(many)]
    counts = Counter((tuple(one["row"]), tuple(one["hats"])) for one in deals)  # type: ignore[arg-type]
    assert ways.total() < len(orders) ** 2  # some are dead
    assert set(counts) <= set(ways)
    assert INTERPRETED or set(counts) == set(ways)
    expected = {layout: many * count / ways.total() for layout, count in ways.items()}
    unlikely = sum((counts[layout] - fair) ** 2 / fair for layout, fair in expected.items())
    assert unlikely < len(ways) + 5 * (2 * len(ways)) ** 0.5


def test_H3_any_two_types_may_be_taken_out_and_anybody_may_begin() -> None:
    deals = [match_of("hats", 2, {}, number) for number in range(600)]
    removed = Counter(tuple(match.deal()["removed"]) for match in deals)  # type: ignore[arg-type]
    assert len(removed) == 21
    assert chi_square(removed, 21) < 20 + 5 * 40**0.5
    assert 240 < Counter(match.first for match in deals)[0] < 360


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_it_does_not_matter_how_many_words_are_drawn_at_a_time(
    game: str, players: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    prefer = "open" if game == "magic_hat" else "discard"
    matches = []
    for words in (1, 1_000):
        monkeypatch.setattr("hatbox.engine.match.INITIAL_WORDS", words)
        matches.append(play_random(match_of(game, players, options), prefer, most=60))
    states = [to_bytes(match.game.state_class, match.states[: match.ply + 1]) for match in matches]
    assert states[0] == states[1]


# --- later chance


def test_H7_chance_after_a_move_that_was_taken_back_is_the_same() -> None:
    match = match_of("hats", 2, {"first": 0})
    while True:
        before = match.ply
        play_random(match, "discard", most=match.ply + 1)
        if match.chance_acted:
            break
    result = match.entries(before)[0]
    match.rewind_to(before)
    match.play(str(result["move"]))
    assert match.entries(before)[0] == result
    match.rewind_to(before)
    other = next(move for move in match.legal_moves() if move.startswith("discard") and move != result["move"])
    match.play(other)
    assert len(match.entries(before)[0]["reshuffle"]) == len(result["reshuffle"])  # type: ignore[arg-type]


@pytest.mark.parametrize("initial_words", [1, INITIAL_WORDS])
def test_M9_a_new_layout_follows_from_the_key_as_the_docs_say(
    initial_words: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the king's pair no hat in the row can be won, so that all are laid out anew."""
    monkeypatch.setattr("hatbox.engine.match.INITIAL_WORDS", initial_words)
    hats = ["cook", "maid", "dragon", "astrologer"]
    position: dict[str, JSON] = {
        "game": "magic_hat",
        "players": 2,
        "turn": 0,
        "row": ["king", "queen", "princess", "knight", "wizard", None, None],
        "hats": ["king", *hats, None, None],
        "hat_pile": ["queen", "jester"],
    }
    for number in range(20):
        match = from_position(position)
        match.key = key(number)
        match.play("open 1")
        row = [None, "queen", "princess", "knight", "wizard", None, None]
        result = independent_verifier.redeal(
            independent_verifier.words(key(number), "chance 1"), row, [*hats, "queen", "jester"]
        )
        assert match.entries()[0]["redeal"] == result


def test_states_and_copies_for_bots_hold_no_key() -> None:
    match = match_of("hats", 2, {})
    assert match.key
    for copy in (match.clone(), match.branch(), pickle.loads(pickle.dumps(match))):
        assert copy.key is None
    assert to_object(match.game.state_class, match.state).rng == 0


# --- anybody can check


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_records_are_found_fair_by_us_and_by_the_docs(game: str, players: int, options: dict[str, Any]) -> None:
    chances = 0
    for number in range(1, 4):
        record = game_record(game, players, options, number)
        assert verify(record) == []
        assert independent_verifier.find_error(json.loads(encode(record))) is None
        chances += sum("reshuffle" in entry or "redeal" in entry for entry in record.moves)
    assert chances or game != "hats" or players == 4


def test_the_records_that_the_page_is_tested_with_are_fair() -> None:
    path = Path(__file__).parent.parent / "web/src/lib/fair.records.json"
    records = [decode(json.dumps(record)) for record in json.loads(path.read_text(encoding="utf-8"))]
    assert {record.game for record in records} == {"hats", "magic_hat", "top_hats"}
    assert [verify(record) for record in records] == [[]] * len(records)


def swap_two(items: list[Any]) -> list[Any]:
    """Two different things change places."""
    other = next(at for at, item in enumerate(items) if item != items[0])
    twin = [*items]
    twin[0], twin[other] = twin[other], twin[0]
    return twin


def spoil_deal(record: Record) -> None:
    """The last two cards of the tea table change places: not worse for anybody, and yet not what was promised."""
    record.deal["table"] = [*record.deal["table"][:-2], *reversed(record.deal["table"][-2:])]


def spoil_reshuffle(record: Record) -> None:
    entry = next(entry for entry in reversed(record.moves) if "reshuffle" in entry)
    entry["reshuffle"] = [entry["reshuffle"][0], *swap_two(entry["reshuffle"][1:])]


def spoil_nonce(record: Record) -> None:
    record.fair.nonces[1] = "0" * 64  # type: ignore[union-attr,index]


def spoil_seed(record: Record) -> None:
    record.fair.seed = key(77).hex()  # type: ignore[union-attr]


def spoil_both(record: Record) -> None:
    """The server opens another commitment: only who kept the first can tell, if the deal fits."""
    record.fair.seed, record.fair.commitment = key(77).hex(), commitment_to(key(77))  # type: ignore[union-attr]


def spoil_first(record: Record) -> None:
    record.fair.first = 1 - record.first  # type: ignore[union-attr]


@pytest.mark.parametrize("spoil", [spoil_deal, spoil_reshuffle, spoil_nonce, spoil_seed, spoil_both, spoil_first])
def test_what_was_tampered_with_is_found(spoil: Any) -> None:
    record = game_record("hats", 2, {}, 1)
    twin = msgspec.convert(msgspec.to_builtins(record), Record)
    spoil(twin)
    assert twin != record
    assert verify(twin) != []
    assert independent_verifier.find_error(json.loads(encode(twin))) is not None


@pytest.mark.parametrize(
    "change",
    [{"seed": "12345"}, {"seed": "F" * 64}, {"salt": "00"}, {"nonces": []}, {"nonces": ["x", None]}],
)
def test_what_cannot_be_fair_is_a_fault_and_no_crash(change: dict[str, Any]) -> None:
    record = game_record("top_hats", 2, {}, 1)
    record.fair = msgspec.structs.replace(record.fair, **change)  # type: ignore[type-var]
    assert len(verify(record)) == 1


def test_verify_compares_with_what_somebody_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = game_record("hats", 2, {}, 1)
    fair = record.fair
    assert isinstance(fair, Fair)
    path = tmp_path / "game.jsonl"
    path.write_bytes(encode(record) + b"\n")
    nonce = next(nonce for nonce in fair.nonces or () if nonce)
    assert main(["verify", str(path), "--commitment", fair.commitment.upper(), "--nonce", nonce]) == 0
    capsys.readouterr()
    assert main(["verify", str(path), "--commitment", "ab" * 32]) == 1
    assert "ab" * 32 in capsys.readouterr().out
    assert main(["verify", str(path), "--nonce", "cd" * 32]) == 1
    assert "cd" * 32 in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["verify", str(path), "--commitment", "short"])
    assert "64 hexadecimal digits" in capsys.readouterr().err


# --- what was written before there were nonces


@pytest.mark.parametrize(
    ("agreed", "error"),
    [
        ({}, ""),
        ({"removed": "random", "first": "random"}, ""),
        ({"removed": "BC"}, "removed"),
        ({"edition": "de"}, "edition"),
        ({"first": 1}, "first"),
    ],
)
def test_a_record_must_be_of_the_game_that_was_agreed_on(agreed: dict[str, Any], error: str) -> None:
    record = game_record("hats", 2, {}, 7)
    errors = compare_with_setup(record, "hats", 2, agreed)
    assert bool(errors) == bool(error)
    assert error in "".join(errors)
    assert compare_with_setup(record, "hats", 3, {}) != []
    assert compare_with_setup(record, "top_hats", 2, {}) != []


def test_options_that_suit_the_deal_are_found() -> None:
    record = game_record("hats", 2, {"removed": "BC"}, 7)
    assert verify(record) == []  # it is sound in itself
    assert any("removed" in error for error in compare_with_setup(record, "hats", 2, {}))


def test_old_records_verify_as_before() -> None:
    records = [record for _, record in read_records(str(FIXTURES / "records.jsonl"))]
    assert len(records) == 6
    assert any("reshuffle" in entry for record in records for entry in record.moves)
    assert any("redeal" in entry for record in records for entry in record.moves)
    for record in records:
        assert verify(record) == []
        record.fair.salt = "0" * 32  # type: ignore[union-attr]
        assert len(verify(record)) == 1


def test_old_records_that_were_tampered_with_are_found() -> None:
    record = next(record for _, record in read_records(str(FIXTURES / "records.jsonl")))
    spoil_reshuffle(record)
    assert verify(record) != []
