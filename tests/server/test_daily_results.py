"""Results of the daily deal: checked, stored once, compared, and forgotten with their player."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatbox import wire
from hatbox.bots.daily import OPPONENT, choose_move, play_daily
from hatbox.bots.levels import DORMOUSE
from hatbox.engine.match import Match
from hatbox.records.commitment import commitment_to
from hatbox.records.daily import (
    GAVE_UP,
    SEAT,
    bot_seed,
    daily_match,
    daily_record,
    daily_seed,
    day_before,
    day_of,
    fair_of,
    moves_of,
    value_of,
)
from hatbox.records.record import Record, encode, record_of, verify
from hatbox.server.identity import Players
from hatbox.server.players import daily, privacy
from hatbox.server.readiness import Readiness
from hatbox.server.server_clock import now_ms
from hatbox.server.store.store import Store, open_store
from hatbox.server.tables.commands import Refusal
from support.rest_client import Person
from support.server_process import serving, sqlite

NOON = 1_795_003_200_000  # of 18 November 2026
TODAY, YESTERDAY, TOMORROW = "2026-11-18", "2026-11-17", "2026-11-19"


def play(game: str, day: str) -> Record:
    """Return the record of a daily game that the Dormouse played."""
    *_, match = play_daily(game, day, DORMOUSE)
    return daily_record(match, day)


def give_up(game: str, day: str) -> Record:
    """Return the record of a daily game that the player gave up at once."""
    match = daily_match(game, day)
    match.resign(SEAT)
    return daily_record(match, day)


def entry_of(record: Record | dict[str, Any]) -> wire.DailyEntry:
    return wire.DailyEntry(msgspec.Raw(msgspec.json.encode(record)))


def value_in(record: Record) -> int:
    assert record.result is not None
    return value_of(record.game, record.result, moves_of(record))


async def sign_in(store: Store, name: str) -> str:
    return (await Players(store).create(name, now_ms(), bot=False)).player


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_the_first_result_counts_and_goes_with_its_player(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = sqlite(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres_url")
    played, given_up, yesterday = play("hats", TODAY), give_up("hats", TODAY), give_up("hats", YESTERDAY)

    async def main() -> None:
        store, ready = await open_store(url), Readiness()
        ready.set()
        ada, bea, cleo = [await sign_in(store, name) for name in ("Ada", "Bea", "Cleo")]

        async def send(player: str, record: Record) -> wire.DailyStanding:
            return await daily.send_in(store, ready, player, "hats", entry_of(record), NOON)

        first = await send(ada, played)
        assert (first.day, first.count, first.value, first.percentile) == (TODAY, 1, value_in(played), None)
        assert (await send(ada, given_up)).value == value_in(played)
        assert (await send(bea, given_up)).percentile == 0
        last = await send(cleo, played)
        assert [(bar.value, bar.count) for bar in last.bars] == [(GAVE_UP, 1), (value_in(played), 2)]
        assert (last.count, last.percentile) == (3, 75)
        assert (await send(ada, yesterday)).day == YESTERDAY
        assert (await daily.standing(store, None, "hats", TODAY)).value is None
        assert (await daily.standing(store, ada, "top_hats", TODAY)).count == 0
        exported = msgspec.json.decode(await privacy.export(store, ada))
        assert exported["daily"] == [
            ["hats", YESTERDAY, GAVE_UP, NOON],
            ["hats", TODAY, value_in(played), NOON],
        ]
        await privacy.forget(store, ada, NOON)
        assert {row[0] for row in await store.fetch("SELECT player FROM daily")} == {bea, cleo}
        await store.execute(("DELETE FROM players WHERE id = ?", (bea,)))  # as `hatbox admin prune` does
        assert await store.fetch("SELECT player FROM daily") == [(cleo,)]
        await store.close()

    asyncio.run(main())


def tamper_result(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def tamper_move(data: dict[str, Any]) -> None:
    data["moves"][0]["move"] = data["moves"][-1]["move"]


def cut_end(data: dict[str, Any]) -> None:
    del data["moves"][-3:]


def drop_result(data: dict[str, Any]) -> None:
    cut_end(data)
    data["result"] = None


def drop_fair(data: dict[str, Any]) -> None:
    del data["fair"]


def tamper_seed(data: dict[str, Any]) -> None:
    data["fair"] |= {"seed": "00" * 32, "commitment": commitment_to(bytes(32))}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (tamper_result, "record/not-valid"),
        (tamper_move, "record/not-valid"),
        (tamper_seed, "daily/other-deal"),
        (cut_end, "record/not-valid"),
        (drop_result, "record/not-over"),
        (drop_fair, "record/no-commitment"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_record_with_a_fault_is_refused(change: Callable[[dict[str, Any]], None], code: str) -> None:
    data = msgspec.json.decode(encode(play("hats", TODAY)))
    change(data)
    with pytest.raises(Refusal, match=code):
        daily.check_entry("hats", entry_of(data), NOON)


@pytest.mark.parametrize("day", [day_before(YESTERDAY), TOMORROW])
def test_deals_of_other_days_do_not_count(day: str) -> None:
    with pytest.raises(Refusal, match="daily/other-deal"):
        daily.check_entry("hats", entry_of(give_up("hats", day)), NOON)


def test_other_rules_and_other_games_do_not_count() -> None:
    """A record may be valid and its seed the day's: who begins, the players and the options must be too."""
    with pytest.raises(Refusal, match="daily/other-deal"):
        daily.check_entry("magic_hat", entry_of(give_up("hats", TODAY)), NOON)
    game, key = daily_match("hats", TODAY).game, daily_match("hats", TODAY).key
    assert key is not None
    for options in ({"removed": "BC"}, {"edition": "de"}, {"first": 0}):
        match = Match.from_key(game, 2, options, key)
        match.resign(SEAT)
        record = record_of(match)
        record.fair = msgspec.structs.replace(fair_of("hats", TODAY), first=options.get("first", "random"))
        assert verify(record) == []
        with pytest.raises(Refusal, match="daily/other-deal"):
            daily.check_entry("hats", entry_of(record), NOON)


def test_an_opponent_who_lets_you_win_does_not_count() -> None:
    match = daily_match("top_hats", TODAY)
    seeds = [bot_seed(daily_seed("top_hats", TODAY), seat) for seat in (0, 1)]
    while not match.is_over:  # the opponent helps
        assert match.mover is not None
        moves = match.legal_moves()
        match.play(choose_move(match, OPPONENT, seeds[0]) if match.mover == SEAT else moves[-1])
    record = daily_record(match, TODAY)
    assert verify(record) == []
    with pytest.raises(Refusal, match="daily/other-opponent"):
        daily.check_entry("top_hats", entry_of(record), NOON)


def test_a_server_compares_results(tmp_path: Path) -> None:
    day = day_of(now_ms())
    record = msgspec.json.decode(encode(give_up("magic_hat", day)))  # counts tomorrow too, should midnight pass
    with serving(sqlite(tmp_path), "--bot-pace", "0") as server:
        ada, bea = Person(server.url, "Ada"), Person(server.url, "Bea")
        path = "/api/daily/magic_hat"
        sent = ada.ask("POST", path, {"record": record})
        assert sent == {"game": "magic_hat", "day": day, "count": 1, "bars": [{"value": GAVE_UP, "count": 1}],
                        "value": GAVE_UP}  # fmt: skip
        assert bea.ask("POST", path, {"record": record})["percentile"] == 50
        assert ada.ask("GET", f"{path}?day={day}") == {**sent, "count": 2, "percentile": 50.0, "bars": [
            {"value": GAVE_UP, "count": 2}]}  # fmt: skip
        bea.token = ""
        assert "value" not in bea.ask("GET", f"{path}?day={day}")
        assert bea.ask("POST", path, {"record": record})["code"] == "identity/needed"
        assert ada.ask("GET", f"{path}?day=2027-02-29")["code"] == "daily/bad-day"
        assert ada.ask("GET", "/api/daily/chess")["code"] == "daily/unknown-game"
        assert ada.ask("POST", "/api/daily/chess", {"record": record})["code"] == "daily/unknown-game"
        assert ada.ask("POST", path, {"record": 1})["code"] == "bad-shape"
        codes = [ada.ask("POST", path, {"record": 1})["code"] for _ in range(12)]
        assert codes[-1] == "request/too-many"
        cleo = Person(server.url, "Cleo")  # another player at the same address
        assert cleo.ask("POST", path, {"record": record})["code"] == "request/too-many"


def test_another_deal_is_refused_before_its_moves_are_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "verify_record", lambda record: pytest.fail("verified"))
    with pytest.raises(Refusal, match="daily/other-deal"):
        daily.check_entry("hats", entry_of(give_up("hats", TOMORROW)), NOON)
