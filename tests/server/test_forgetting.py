"""Somebody is forgotten while games are played: nothing of them comes back, and nothing of the others is lost."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from hatbox import wire
from hatbox.server.identity import Player, Players
from hatbox.server.metrics import Metrics
from hatbox.server.players import privacy, ratings
from hatbox.server.server_clock import now_ms
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import Store, Unavailable, open_store
from hatbox.server.tables import log
from hatbox.server.tables.apply import replay_events
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from support.server_process import sqlite

Scenario = Callable[[TableService, Player, Player], Awaitable[None]]


def run(url: str, scenario: Scenario) -> None:
    async def main() -> None:
        store = await open_store(url)
        service = TableService(store, Players(store), BotRunner(1, 0.05, 0), Metrics(), Settings())
        service.ready.set()
        identities = [await service.players.create(name, now_ms(), bot=False) for name in ("Adelheid", "Bea")]
        await scenario(service, *[await service.players.authenticate(one.token) for one in identities])
        await service.close()
        await store.close()

    asyncio.run(main())


async def do(service: TableService, player: Player, table: str, command: wire.Command) -> wire.Ack | wire.Refused:
    envelope = CommandEnvelope(command, now_ms(), player.id, player.name, secrets.token_hex(4), entropy=bytes(32))
    return await service.execute(envelope, table)


async def start_game(
    service: TableService, ada: Player, bea: Player, game: wire.GameName = "hats", *, rated: bool = False
) -> str:
    """A game of two people that runs."""
    table = (await service.open(ada, wire.Setup(game, 2, talk="free", rated=rated))).id
    for player, command in ((bea, wire.Sit()), (ada, wire.Ready()), (bea, wire.Ready())):
        assert isinstance(await do(service, player, table, command), wire.Ack)
    return table


async def stored_text(store: Store) -> str:
    """All that is written down about tables and people."""
    facts = await store.fetch("SELECT fact FROM events")
    infos = await store.fetch("SELECT info FROM tables")
    people = await store.fetch("SELECT name FROM players")
    return "\n".join(row[0] for row in [*facts, *infos, *people])


async def expect_row_matches_events(store: Store, table: str) -> None:
    ((status,),) = await store.fetch("SELECT status FROM tables WHERE id = ?", table)
    assert replay_events(table, await store.events(table)).status == status


def test_a_running_game_goes_on_without_the_name(tmp_path: Path) -> None:
    async def scenario(service: TableService, ada: Player, bea: Player) -> None:
        table = await start_game(service, ada, bea)
        await do(service, ada, table, wire.Say("I am Adelheid"))
        await privacy.forget(service.store, ada.id, now_ms(), service.on_foreign_write)
        live = await service.live(table)
        while ada.id not in live.table.forgotten:
            await asyncio.sleep(0)
        refused = await do(service, ada, table, wire.Say("I am Adelheid still"))
        assert isinstance(refused, wire.Refused) and refused.code == "identity/unknown-token"
        assert live.table.chairs[0].substitute
        assert isinstance(await do(service, bea, table, wire.Resign()), wire.Ack)  # which writes the row again
        assert "Adelheid" not in await stored_text(service.store)
        await expect_row_matches_events(service.store, table)

    run(sqlite(tmp_path), scenario)


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_what_others_do_meanwhile_is_kept(
    database: str, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = sqlite(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres_url")

    async def scenario(service: TableService, ada: Player, bea: Player) -> None:
        table = await start_game(service, ada, bea)
        store, events = service.store, service.store.events
        quicker: list[wire.Command] = [wire.Say("a word"), wire.Resign()]

        async def slowly(table_id: str, after: int = 0) -> list[log.Event]:
            found = await events(table_id, after)
            if quicker and not after:  # somebody else writes between reading and writing
                assert isinstance(await do(service, bea, table, quicker.pop(0)), wire.Ack)
            return found

        monkeypatch.setattr(store, "events", slowly)
        await privacy.forget(store, ada.id, now_ms(), service.on_foreign_write)
        monkeypatch.undo()
        facts = [event.fact for event in await store.events(table)]
        assert any(isinstance(fact, log.Resigned) for fact in facts)
        assert log.Said(bea.id, "Bea", text="a word") in facts
        assert "Adelheid" not in await stored_text(store)
        await expect_row_matches_events(store, table)

    run(url, scenario)


def test_tables_that_wait_or_are_played_with_bots_alone_are_left(tmp_path: Path) -> None:
    async def scenario(service: TableService, ada: Player, bea: Player) -> None:
        waiting = (await service.open(ada, wire.Setup("hats", 2))).id
        await do(service, bea, waiting, wire.Sit())
        alone = (await service.open(ada, wire.Setup("hats", 2, bots={"1": "dormouse"}))).id
        await do(service, ada, alone, wire.Ready())
        await privacy.forget(service.store, ada.id, now_ms(), service.on_foreign_write)
        assert await service.store.fetch("SELECT status FROM tables WHERE id = ?", alone) == [("closed",)]
        assert isinstance(await do(service, bea, waiting, wire.FillWithBots("dormouse")), wire.Ack)  # is the host now
        assert "Adelheid" not in await stored_text(service.store)

    run(sqlite(tmp_path), scenario)


def test_nobody_can_be_somebody_who_is_being_forgotten(tmp_path: Path) -> None:
    async def scenario(service: TableService, ada: Player, bea: Player) -> None:
        await start_game(service, ada, bea)
        code = await service.players.new_recovery(ada)
        execute = service.store.execute

        async def fails(*statements: object) -> list[int]:
            if any("UPDATE events" in str(statement) for statement in statements):
                raise Unavailable("a power cut")
            return await execute(*statements)  # type: ignore[arg-type]

        service.store.execute = fails  # type: ignore[method-assign]
        with pytest.raises(Unavailable):
            await privacy.forget(service.store, ada.id, now_ms(), service.on_foreign_write)
        service.store.execute = execute  # type: ignore[method-assign]
        assert await service.store.fetch("SELECT 1 FROM tokens WHERE player = ?", ada.id) == []
        with pytest.raises(Refusal, match="identity/unknown-code"):
            await service.players.recover(code, now_ms())
        assert "Adelheid" in await stored_text(service.store)
        await privacy.finish_forgetting(service.store, now_ms(), service.on_foreign_write)  # as the next server does
        assert "Adelheid" not in await stored_text(service.store)
        assert await service.store.fetch("SELECT id FROM players") == [(bea.id,)]

    run(sqlite(tmp_path), scenario)


def test_somebody_who_was_forgotten_gets_no_rating_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ratings, "MIN_MOVES", 0)

    async def scenario(service: TableService, ada: Player, bea: Player) -> None:
        table = await start_game(service, ada, bea, rated=True)
        await privacy.forget(service.store, ada.id, now_ms(), service.on_foreign_write)
        await do(service, bea, table, wire.Resign())
        live = await service.live(table)
        assert live.table.status == "over"
        await ratings.rate(service.store, live.table, now_ms())
        assert await service.store.fetch("SELECT player FROM ratings") == [(bea.id,)]

    run(sqlite(tmp_path), scenario)
