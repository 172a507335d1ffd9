"""Fair deals at tables: promises, nonces, rematches, restarts, and games from before there were nonces."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_table import PLAYERS, Harness, replay_for

from hatbox import wire
from hatbox.client import Client, ClientTable
from hatbox.records.commitment import commitment_to, key_of
from hatbox.records.record import decode, verify
from hatbox.server.players.privacy import without_chance
from hatbox.server.service import updates
from hatbox.server.store.store import open_store
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table, replay_events
from hatbox.server.tables.commands import Accepted, CommandEnvelope
from hatbox.server.tables.decide import decide
from hatbox.server.tables.opening import decide_opening
from hatbox.server.tables.table import Table
from support.server_process import Server, sqlite

FIXTURES = Path(__file__).parent.parent / "fixtures"
ENTROPY = bytes(range(100, 132))
NONCES = ["a1" * 32, "b2" * 32, "c3" * 32]


def harness_of(setup: wire.Setup, entropy: bytes = ENTROPY) -> Harness:
    """A table with a promise from its first event on."""
    harness = Harness(setup)
    harness.events = [log.Event(1, harness.now, decide_opening(setup, "ann", "Ann", entropy=entropy), "ann")]
    harness.table = open_table("t", harness.events[0])
    return harness


def start_game(game: wire.GameName = "hats", players: int = 2, **options: Any) -> Harness:
    harness = harness_of(wire.Setup(game, players, options))
    for seat in range(1, players):
        harness.do(wire.Sit(seat), PLAYERS[seat])
    for seat in range(players):
        harness.do(wire.Ready(nonce=NONCES[seat]), PLAYERS[seat])
    assert harness.table.status == "playing"
    return harness


def play_out(harness: Harness, prefer: str = "discard") -> None:
    dice = random.Random(4)
    while harness.table.status == "playing":
        legal = harness.legal()
        harness.do(wire.Move(dice.choice([move for move in legal if move.startswith(prefer)] or legal)), harness.mover)


# --- promises and nonces


def test_the_promise_comes_before_any_nonce_and_is_kept() -> None:
    harness = harness_of(wire.Setup("hats", 2))
    promised = updates.info_of(harness.table)
    assert promised.commitment is not None
    assert (promised.nonces, promised.opening, promised.next_commitment) == (None, None, None)
    harness.do(wire.Sit(), "bob")
    harness.do(wire.Ready(nonce=NONCES[1]), "bob")
    assert updates.info_of(harness.table).nonces is None  # nobody is told before all have sent theirs
    harness.do(wire.Start(nonce=NONCES[0]), "ann")
    playing = updates.info_of(harness.table)
    assert (playing.commitment, playing.nonces, playing.opening) == (promised.commitment, NONCES[:2], None)
    play_out(harness)
    over = updates.info_of(harness.table)
    assert over.opening is not None
    assert commitment_to(bytes.fromhex(over.opening.seed)) == promised.commitment
    record = harness.table.record()
    assert any("reshuffle" in entry for entry in record.moves)
    assert verify(record) == []


def test_every_nonce_changes_the_deal_and_a_missing_one_is_told() -> None:
    deals = set()
    for nonces in ([None, None], [NONCES[0], None], [None, NONCES[0]], [NONCES[0], NONCES[1]], [NONCES[1], NONCES[0]]):
        harness = harness_of(wire.Setup("hats", 2))
        harness.do(wire.Sit(), "bob")
        harness.do(wire.Ready(nonce=nonces[0]), "ann")
        harness.do(wire.Ready(nonce=nonces[1]), "bob")
        assert updates.info_of(harness.table).nonces == nonces
        deals.add(json.dumps(harness.table.playing.deal()))
    assert len(deals) == 5


def test_a_nonce_belongs_to_who_is_ready_on_that_seat() -> None:
    harness = harness_of(wire.Setup("hats", 3))
    harness.do(wire.Sit(1), "bob")
    harness.do(wire.Ready(nonce=NONCES[1]), "bob")
    harness.do(wire.Ready(ready=False, nonce=NONCES[1]), "bob")
    assert harness.table.chairs[1].nonce is None
    harness.do(wire.Ready(nonce=NONCES[1]), "bob")
    harness.do(wire.Sit(2), "bob")  # another seat: ready no longer
    assert [chair.nonce for chair in harness.table.chairs] == [None] * 3
    harness.do(wire.Ready(nonce=NONCES[2]), "bob")
    harness.do(wire.Ready(nonce=NONCES[0]), "ann")
    harness.do(wire.FillWithBots("dormouse"), "ann")
    assert updates.info_of(harness.table).nonces == [NONCES[0], None, NONCES[2]]


def test_a_rematch_is_promised_before_its_nonces() -> None:
    harness = start_game()
    play_out(harness)
    promised = updates.info_of(harness.table).next_commitment
    assert promised is not None
    assert promised != harness.table.commitment
    harness.do(wire.Rematch(nonce="d4" * 32), "bob")
    decision = decide(harness.table, harness.envelope(wire.Rematch(nonce="e5" * 32), "ann"))
    assert isinstance(decision, Accepted)
    assert decision.other is not None
    name, facts = decision.other
    again = replay_events(name, [log.Event(n, 1, fact, "ann") for n, fact in enumerate(facts, 1)])
    info = updates.info_of(again)
    assert [seat.player for seat in info.seats] == ["bob", "ann"]
    assert (info.commitment, info.nonces) == (promised, ["d4" * 32, "e5" * 32])
    other = decide(harness.table, harness.envelope(wire.Rematch(nonce="e5" * 32), "ann", entropy=b"other luck"))
    assert other == decision  # the server draws nothing once it knows the nonces


def test_a_bad_nonce_is_refused() -> None:
    for nonce in ("", "ab", "A1" * 32, "g" * 64):
        with pytest.raises(Exception, match="nonce"):
            wire_decoded({"kind": "ready", "nonce": nonce})
    assert wire_decoded({"kind": "ready", "nonce": NONCES[0]}) == wire.Ready(nonce=NONCES[0])


def wire_decoded(command: dict[str, Any]) -> wire.Command:
    decoded: wire.Command = msgspec.convert(command, wire.Command)
    return decoded


# --- nobody learns it before the end


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
def test_seed_entropy_and_key_are_told_to_nobody_before_the_end(game: wire.GameName) -> None:
    harness = start_game(game)
    started = next(event.fact for event in harness.events if isinstance(event.fact, log.Started))
    key = key_of(bytes.fromhex(str(started.seed)), NONCES[:2])
    assert harness.table.playing.key == key
    secrets = [ENTROPY.hex(), str(started.seed), key.hex(), str(ENTROPY), str(key)]
    for _ in range(12):
        seat = harness.table.acting[0]
        harness.do(wire.Move(harness.table.legal(seat)[0]), PLAYERS[seat])
    result = []
    for player in ("ann", "bob", "zoe"):
        result.append(msgspec.json.encode(replay_for(harness.events, player, 0)).decode())
        result.append(str(updates.snapshot(harness.table, harness.table.viewer_of(player))))
    result += [repr(without_chance(event.fact)) for event in harness.events if not isinstance(event.fact, log.Started)]
    result += [repr(harness.table.playing), repr(harness.table.playing.observations(0).to_bytes())]
    assert [secret for secret in secrets for text in result if secret in text] == []


def test_bots_get_chance_of_their_own() -> None:
    harness = start_game()
    assert harness.table.bot_seed == start_game().table.bot_seed
    assert 0 <= harness.table.bot_seed < 1 << 32


# --- going on


def test_a_table_that_is_read_again_goes_on_with_the_same_chance() -> None:
    harness = start_game()
    dice = random.Random(4)
    while True:
        move = dice.choice([one for one in harness.legal() if one.startswith("discard")] or harness.legal())
        twin = replay_events("t", harness.events)
        envelope = harness.envelope(wire.Move(move), harness.mover)
        decision = decide(twin, envelope)
        assert isinstance(decision, Accepted)
        facts = harness.do(wire.Move(move), harness.mover)
        assert facts == [*decision.facts]
        if "reshuffle" in facts[0].entry:  # type: ignore[union-attr]
            return


async def play_moves(seats: list[ClientTable], moves: int) -> None:
    """So many moves at most, rather such that make chance act."""
    dice = random.Random(9)
    for _ in range(moves):
        await seats[0].until(lambda: seats[0].is_over or any(seat.scene and seat.scene.legal for seat in seats))
        if seats[0].is_over:
            return
        seat = next(seat for seat in seats if seat.scene and seat.scene.legal)
        assert seat.scene is not None
        legal = seat.scene.legal
        await seat.move(dice.choice([move for move in legal if move.startswith("discard")] or legal))
        for other in seats:
            await other.until(lambda other=other: other.seq >= max(one.seq for one in seats))


def check_server(database: str) -> None:
    """Play, stop the server in mid-game, go on, and play again at the same table of people."""

    async def main(server: Server) -> None:
        ann = await Client.connect(server.url, name="Ann")
        bob = await Client.connect(server.url, name="Bob")
        table = (await ann.open(wire.Setup("hats", 2))).id
        seats = [await ann.watch(table), await bob.watch(table)]
        await seats[1].do(wire.Sit())
        for seat in seats:
            await seat.ready()
        await play_moves(seats, 9)
        server.stop()
        server.start()
        await play_moves(seats, 10_000)
        assert all(seat.is_over for seat in seats)
        for seat in seats:
            assert seat.promise.nonce is not None
            assert not seat.promise.is_broken
            assert await seat.deal_faults() == []
        record = decode(await ann.rest("GET", f"/api/tables/{table}/record", bytes))
        assert any("reshuffle" in entry for entry in record.moves)
        assert record.fair.nonces == [seat.promise.nonce for seat in seats]  # type: ignore[union-attr]
        for seat in seats:
            await seat.do(wire.Rematch())
        await seats[0].until(lambda: seats[0].info is not None and seats[0].info.rematch is not None)
        assert seats[0].info is not None
        following = seats[0].info.rematch
        assert following is not None
        again = await ann.watch(following)
        assert again.info is not None
        assert not again.promise.is_broken
        assert again.promise.nonce in (again.info.nonces or ())
        assert again.info.commitment == seats[0].info.next_commitment
        await ann.close()
        await bob.close()

    server = Server(database, "--no-limits")
    server.start()
    try:
        asyncio.run(main(server))
    finally:
        server.stop()


@pytest.mark.slow
def test_a_game_through_a_restart_and_its_rematch_sqlite(tmp_path: Path) -> None:
    check_server(sqlite(tmp_path))


@pytest.mark.slow
def test_a_game_through_a_restart_and_its_rematch_postgres(postgres_url: str) -> None:
    check_server(postgres_url)


def test_a_client_notices_another_commitment() -> None:
    async def main() -> None:
        client = Client(["http://nowhere"], None, None)
        seat = client.tables["t"] = ClientTable(client, "t")
        table = harness_of(wire.Setup("hats", 2)).table
        await seat.take(updates.snapshot(table, 0))
        assert [notice.code for notice in seat.notices] == []
        await seat.take(updates.snapshot(harness_of(wire.Setup("hats", 2), bytes(32)).table, 0))
        assert seat.promise.is_broken
        assert seat.promise.commitment == table.commitment
        assert [notice.code for notice in seat.notices] == ["fair/commitment-changed"]

    asyncio.run(main())


# --- what was stored before there were nonces


def test_an_old_database_opens_and_its_games_go_on_and_verify(tmp_path: Path) -> None:
    path = tmp_path / "hatbox.db"
    with sqlite3.connect(path) as database:
        database.executescript((FIXTURES / "database.sql").read_text(encoding="utf-8"))
        database.execute("PRAGMA user_version = 2")
        ids = [row[0] for row in database.execute("SELECT id FROM tables ORDER BY created")]
    database.close()

    async def main() -> list[Table]:
        store = await open_store(sqlite(tmp_path))
        try:
            return [replay_events(table_id, await store.events(table_id)) for table_id in ids]
        finally:
            await store.close()

    old = asyncio.run(main())
    assert sorted(table.status for table in old) == ["open", *["over"] * 5, *["playing"] * 2]
    for table in old:
        if table.status == "over":
            assert updates.info_of(table).opening is not None
            assert verify(table.record()) == []
        if table.status == "playing":
            assert updates.info_of(table).nonces is None
            finish(table)
            assert verify(table.record()) == []
    waiting = next(table for table in old if table.status == "open")
    ready = decide(waiting, CommandEnvelope(wire.Ready(nonce=NONCES[0]), waiting.at, waiting.host, entropy=ENTROPY))
    assert isinstance(ready, Accepted)
    for n, fact in enumerate(ready.facts, waiting.version + 1):
        apply_event(waiting, log.Event(n, waiting.at, fact))
    finish(waiting)
    assert verify(waiting.record()) == []


def finish(table: Table) -> None:
    dice = random.Random(2)
    while table.status == "playing":
        seat = table.acting[0]
        legal = table.legal(seat)
        move = dice.choice([one for one in legal if one.startswith(("discard", "open"))] or legal)
        envelope = CommandEnvelope(wire.Move(move), table.at, table.chairs[seat].player or "")
        decision = decide(table, envelope)
        assert isinstance(decision, Accepted)
        for fact in decision.facts:
            apply_event(table, log.Event(table.version + 1, table.at, fact))
