"""Games that were played without a server get a replay link, and count for nothing."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hatbox import wire
from hatbox.engine.game import EVERYTHING
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.records.commitment import commitment_to, key_of, salted_commitment
from hatbox.records.record import FIRST_RULES, Fair, Record, decode, encode, record_of, verify
from hatbox.server.identity import Player, Players
from hatbox.server.metrics import Metrics
from hatbox.server.players import lobby, privacy
from hatbox.server.players.statistics import statistics_of
from hatbox.server.server_clock import now_ms
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.store.store import open_store
from hatbox.server.tables import uploading
from hatbox.server.tables.commands import CommandEnvelope, Refusal
from hatbox.server.transport.routes import MAX_UPLOAD
from support.rest_client import Person
from support.server_process import FREELY, serving, sqlite

SEED = bytes(range(7, 39))
Scenario = Callable[[TableService, Player], Awaitable[None]]


def play_game(game: str, players: int, *, first: str | int = "random", resign: bool = False, **options: Any) -> Record:
    """Return the record of a random game, as a device writes it."""
    nonces = ["a1" * 32, *[None] * (players - 1)]
    match = Match.from_key(game_named(game), players, {**options, "first": first}, key_of(SEED, nonces))
    rng = random.Random(3)
    while not match.is_over:
        if resign and match.ply > 20:
            assert match.mover is not None
            match.resign(match.mover)
        else:
            match.play(rng.choice(match.legal_moves()))
    record = record_of(match)
    record.fair = Fair(commitment=commitment_to(SEED), seed=SEED.hex(), nonces=nonces, first=first)
    assert verify(record) == []
    return record


def as_stored(record: Record) -> Record:
    """Return a record as a server writes it."""
    return msgspec.structs.replace(decode(encode(record)), rules=record.rules or FIRST_RULES)


def upload_of(record: Record | dict[str, Any], *seats: wire.UploadedSeat) -> wire.Upload:
    """Return an upload by Alice, who sat on the first seat, with bots on the others unless seats are given."""
    players = record.players if isinstance(record, Record) else record["players"]
    bots = [wire.UploadedSeat(bot="mad_hatter")] * (players - 1)
    return wire.Upload(msgspec.Raw(msgspec.json.encode(record)), [*seats] or [wire.UploadedSeat("Alice"), *bots])


def run(url: str, scenario: Scenario) -> None:
    async def main() -> None:
        store = await open_store(url)
        service = TableService(store, Players(store), BotRunner(1, 0.05, 0), Metrics(), Settings())
        service.ready.set()
        identity = await service.players.create("Alice", now_ms(), bot=False)
        await scenario(service, await service.players.authenticate(identity.token))
        await service.close()
        await store.close()

    asyncio.run(main())


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_an_uploaded_game_is_forgotten_with_its_player(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = sqlite(tmp_path) if database == "sqlite" else request.getfixturevalue("postgres_url")
    record = play_game("hats", 3)
    seats = (wire.UploadedSeat(bot="dormouse"), wire.UploadedSeat("Alice"), wire.UploadedSeat("  Grandma \n"))

    async def scenario(service: TableService, alice: Player) -> None:
        table = (await service.upload(alice, upload_of(record, *seats))).id
        live = await service.live(table)
        assert [chair.name for chair in live.table.chairs] == [None, "Alice", "Grandma"]
        assert live.table.seat_of(alice.id) == 1
        await privacy.forget(service.store, alice.id, now_ms(), service.on_foreign_write)
        while live.table.status != "closed":
            await asyncio.sleep(0)
        assert [chair.name for chair in live.table.chairs] == [None, "…", "…"]
        texts = await service.store.fetch("SELECT fact FROM events")
        texts += await service.store.fetch("SELECT info FROM tables")
        assert len(texts) > len(record.moves)
        assert not [text for (text,) in texts if "Alice" in text or "Grandma" in text]

    run(url, scenario)


@pytest.mark.parametrize(
    "record",
    [
        play_game("hats", 2, first=1),
        play_game("hats", 4, resign=True),
        play_game("magic_hat", 3),
        play_game("top_hats", 2),
        play_game("top_hats", 3),
    ],
    ids=lambda record: f"{record.game}-{record.players}",
)
def test_an_uploaded_game_is_shown_as_any_other(record: Record, tmp_path: Path) -> None:
    async def scenario(service: TableService, alice: Player) -> None:
        info = await service.upload(alice, upload_of(record))
        assert info.status == "over"
        assert info.uploaded
        service.drop(info.id)
        live = await service.live(info.id)  # from the store
        assert live.table.record() == as_stored(record)
        for viewer in (None, 0, 1, EVERYTHING):
            seen, updates = 0, []
            while True:
                page = await service.history(None, info.id, seen, viewer, lambda _cost: None)
                updates += page.updates
                seen = updates[-1].seq
                if not page.more:
                    break
            assert updates[-1].scene is not None
            assert updates[-1].scene.result == info.result
            acted = [update for update in updates if isinstance(update.what, wire.Moved | wire.Resigned)]
            assert len(acted) == len([entry for entry in record.moves if not entry["move"].startswith("build")])

    run(sqlite(tmp_path), scenario)


def test_an_uploaded_game_counts_for_nothing(tmp_path: Path) -> None:
    async def scenario(service: TableService, alice: Player) -> None:
        table = (await service.upload(alice, upload_of(play_game("magic_hat", 2)))).id
        assert (await statistics_of(service.store, alice.id)).counted == 0
        assert await service.store.fetch("SELECT * FROM ratings") == []
        assert await lobby.open_tables(service.store, None, now_ms()) == []
        assert await service.store.fetch("SELECT status, wake, listed, code FROM tables") == [("over", None, 0, None)]
        (mine,) = (await lobby.tables_of(service.store, alice.id)).tables
        assert (mine.info.id, mine.seat, mine.your_turn) == (table, 0, False)
        again = CommandEnvelope(wire.Rematch(), now_ms(), alice.id, alice.name, "again", entropy=bytes(32))
        answer = await service.execute(again, table)
        assert isinstance(answer, wire.Refused)
        assert answer.code == "table/uploaded"

    run(sqlite(tmp_path), scenario)


def test_the_same_game_has_the_same_link_for_each_player(tmp_path: Path) -> None:
    record = play_game("hats", 2)
    data = msgspec.json.decode(encode(record))
    reordered = dict(reversed(data.items()))

    async def scenario(service: TableService, alice: Player) -> None:
        first = await service.upload(alice, upload_of(record))
        assert await service.upload(alice, upload_of(reordered)) == first
        service.drop(first.id)
        assert await service.upload(alice, upload_of(record)) == first
        bob = await service.players.create("Bob", now_ms(), bot=False)
        other = await service.upload(await service.players.authenticate(bob.token), upload_of(record))
        assert other.id != first.id
        assert len(await service.store.fetch("SELECT id FROM tables")) == 2

    run(sqlite(tmp_path), scenario)


def tamper_move(data: dict[str, Any]) -> None:
    data["moves"][0]["move"] = data["moves"][-1]["move"]


def tamper_draw(data: dict[str, Any]) -> None:
    entry = next(entry for entry in data["moves"] if "draw" in entry)
    entry["draw"] = "K1" if entry["draw"] != "K1" else "K2"


def tamper_result(data: dict[str, Any]) -> None:
    data["result"]["scores"][0] += 1


def tamper_commitment(data: dict[str, Any]) -> None:
    data["fair"]["commitment"] = "00" * 32


def tamper_seed(data: dict[str, Any]) -> None:
    data["fair"] |= {"seed": "00" * 32, "commitment": commitment_to(bytes(32))}


def break_first(data: dict[str, Any]) -> None:
    data["fair"]["first"] = 9


def drop_fair(data: dict[str, Any]) -> None:
    del data["fair"]


def write_old_fair(data: dict[str, Any]) -> None:
    commitment = salted_commitment(data["first"], data["deal"], "5", "s")
    data["fair"] = {"commitment": commitment, "seed": "5", "salt": "s", "nonces": [None, None]}


def cut_end(data: dict[str, Any]) -> None:
    del data["moves"][-3:]


def drop_result(data: dict[str, Any]) -> None:
    cut_end(data)
    data["result"] = None


def abandon(data: dict[str, Any]) -> None:
    cut_end(data)
    data["result"] |= {"ended": "abandoned", "winners": []}


def lengthen(data: dict[str, Any]) -> None:
    data["moves"] *= uploading.MAX_MOVES


def break_format(data: dict[str, Any]) -> None:
    data["format"] = "chess"


def break_version(data: dict[str, Any]) -> None:
    data["version"] = 2


def break_shape(data: dict[str, Any]) -> None:
    data["moves"] = 7


def break_entry(data: dict[str, Any]) -> None:
    data["moves"][0] = {"move": 3}


def break_game(data: dict[str, Any]) -> None:
    data["game"] = "chess"


def break_rules(data: dict[str, Any]) -> None:
    data["rules"] = 99


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (tamper_move, "record/not-valid"),
        (tamper_draw, "record/not-valid"),
        (tamper_result, "record/not-valid"),
        (tamper_commitment, "record/not-valid"),
        (tamper_seed, "record/not-valid"),
        (break_entry, "record/not-valid"),
        (break_game, "record/not-valid"),
        (break_rules, "record/not-valid"),
        (cut_end, "record/not-valid"),
        (break_first, "bad-first"),
        (drop_fair, "record/no-commitment"),
        (write_old_fair, "record/no-commitment"),
        (drop_result, "record/not-over"),
        (abandon, "record/not-over"),
        (lengthen, "record/too-long"),
        (break_format, "bad-format"),
        (break_version, "bad-version"),
        (break_shape, "bad-shape"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_record_with_a_fault_is_refused(change: Callable[[dict[str, Any]], None], code: str) -> None:
    data = msgspec.json.decode(encode(play_game("hats", 2)))
    change(data)
    with pytest.raises(Refusal) as refusal:
        uploading.replay_upload(upload_of(data), "alice", 1)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    ("game", "options"), [("magic_hat", {"size": "tiny"}), ("hats", {"size": "small"})], ids=["magic_hat", "hats"]
)
def test_options_for_research_are_refused(game: str, options: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="unknown-option"):
        uploading.replay_upload(upload_of(play_game(game, 2, **options)), "alice", 1)


def test_editions_and_options_are_kept() -> None:
    record = play_game("magic_hat", 2, edition=game_named("magic_hat").options[0].values[-1])
    table, _ = uploading.replay_upload(upload_of(record), "alice", 1)
    assert table.record() == as_stored(record)


ALICE, BOT, EMPTY = wire.UploadedSeat("Alice"), wire.UploadedSeat(bot="dormouse"), wire.UploadedSeat()


@pytest.mark.parametrize("seats", [(ALICE,), (ALICE, BOT, BOT), (BOT, BOT), (ALICE, EMPTY)])
def test_every_seat_is_taken_and_one_by_a_person(seats: tuple[wire.UploadedSeat, ...]) -> None:
    with pytest.raises(Refusal, match="record/bad-seats"):
        uploading.replay_upload(upload_of(play_game("hats", 2), *seats), "alice", 1)


def test_a_person_whose_bot_took_over_keeps_the_name() -> None:
    upload = upload_of(play_game("hats", 2), wire.UploadedSeat("Alice", "dormouse"), wire.UploadedSeat("Bob"))
    table, _ = uploading.replay_upload(upload, "alice", 1)
    assert [(chair.player, chair.name, chair.level) for chair in table.chairs] == [
        ("alice", "Alice", "dormouse"),
        ("alice-1", "Bob", None),
    ]


def test_choices_of_some_before_one_resigned_are_refused() -> None:
    record = play_game("top_hats", 2)
    entry = record.moves[0]
    record.moves = [entry, {"seat": 0, "move": "resign"}]
    assert record.result is not None
    record.result |= {"scores": [0, 1], "winners": [1], "ended": "resigned"}
    assert verify(record) == []
    with pytest.raises(Refusal, match="record/not-over"):
        uploading.replay_upload(upload_of(record), "alice", 1)


def test_a_server_takes_a_game_and_serves_its_link(tmp_path: Path) -> None:
    record = play_game("hats", 2)
    body = {"record": msgspec.json.decode(encode(record)), "seats": [{"name": "Alice"}, {"bot": "cheshire_cat"}]}
    with serving(sqlite(tmp_path), *FREELY) as server:
        alice, bob = Person(server.url, "Alice"), Person(server.url, "Bob")
        info = alice.ask("POST", "/api/records", body)
        assert alice.ask("POST", "/api/records", body)["id"] == info["id"]
        assert bob.ask("GET", f"/api/tables/{info['id']}/record")["moves"] == record.moves
        assert bob.ask("GET", f"/api/tables/{info['id']}/snapshot")["scene"]["result"] == info["result"]
        history = bob.ask("GET", f"/api/tables/{info['id']}/history?as=1")["updates"]
        assert history[-1]["scene"]["result"] == info["result"]
        bob.token = ""
        assert bob.ask("POST", "/api/records", body)["code"] == "identity/needed"
        nameless = body | {"seats": [{"name": " "}, {"bot": "cheshire_cat"}]}
        assert alice.ask("POST", "/api/records", nameless)["code"] == "name/empty"
        huge = alice.ask("POST", "/api/records", body | {"more": "x" * MAX_UPLOAD})
        assert (huge["code"], huge["params"]) == ("request/too-large", {"most": MAX_UPLOAD})
        assert alice.ask("POST", "/api/records", body | {"more": 1})["code"] == "request/bad-body"


def test_uploads_are_limited(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path)) as server:
        alice = Person(server.url, "Alice")
        answers = [alice.ask("POST", "/api/records", {"record": {}, "seats": []}) for _ in range(21)]
    assert [answer["code"] for answer in answers] == ["bad-shape"] * 20 + ["request/too-many"]
