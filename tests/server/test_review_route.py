"""Reviews by the server, for browsers that cannot make them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from test_invitations import guest, send_request
from test_uploads import play_game, run, upload_of

from hatbox import wire
from hatbox.records.record import start_match
from hatbox.reviews.analysis import review_match
from hatbox.reviews.verdicts import Review
from hatbox.server.identity import Player
from hatbox.server.limits import Limit
from hatbox.server.service import bot_runner, reviews
from hatbox.server.service.bot_runner import BotRunner
from hatbox.server.service.reviews import ReviewService
from hatbox.server.service.table_service import TableService
from hatbox.server.settings import Settings
from hatbox.server.tables.commands import Refusal
from support.server_process import serving, sqlite

FEW = 20  # simulations
HERE = "203.0.113.1"
THERE = "203.0.113.2"


@pytest.fixture(autouse=True)
def few_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_runner, "default_simulations", lambda steps: FEW)


def service_with(limit: Limit, threads: int = 1) -> tuple[ReviewService, BotRunner]:
    runner = BotRunner(threads, 0.05, 0)
    return ReviewService(runner, Settings(reviews=limit)), runner


def test_anybody_may_ask_for_the_review_of_a_finished_game(tmp_path: Path) -> None:
    record = play_game("hats", 2)
    with serving(sqlite(tmp_path), "--bot-pace", "0", "--bot-seconds", "0.05") as server:
        token = guest(server, "Ada")
        upload = msgspec.json.decode(msgspec.json.encode(upload_of(record)))
        table = send_request(server, "POST", "/api/records", upload, token)[1]["id"]
        status, answer = send_request(server, "GET", f"/api/tables/{table}/review?seat=1")
        assert status == 200
        review = msgspec.convert(answer, wire.Review)
        assert (review.game, review.players, [seat.seat for seat in review.seats]) == ("hats", 2, [1])
        assert review.seats[0].steps[-1].after == review.seats[0].result == review.open[-1][1]
        for seat in ("", "2", "-1", "all"):
            status, answer = send_request(server, "GET", f"/api/tables/{table}/review?seat={seat}")
            assert (status, answer["code"]) == (400, "request/bad-query")
        assert send_request(server, "GET", "/api/tables/nowhere/review?seat=0")[1]["code"] == "table/unknown"
        setup = {"game": "hats", "players": 2, "bots": {"1": "dormouse"}}
        running = send_request(server, "POST", "/api/tables", setup, token)[1]["id"]
        for do in ({"kind": "ready"}, {"kind": "start"}):
            body = {"id": do["kind"], "seen": 1, "do": do}
            send_request(server, "POST", f"/api/tables/{running}/commands", body, token)
        for who in (token, ""):
            status, answer = send_request(server, "GET", f"/api/tables/{running}/review?seat=0", token=who)
            assert (status, answer["code"]) == (409, "table/not-over")


def test_a_review_is_made_once_and_is_that_of_the_command_line(tmp_path: Path) -> None:
    record = play_game("top_hats", 2, resign=True)
    service, runner = service_with(Limit(2.5, 1e-9))

    async def scenario(tables: TableService, alice: Player) -> None:
        table = (await tables.upload(alice, upload_of(record))).id
        made = await service.review(tables, table, 1, HERE)
        match = start_match(record)
        for entry in record.moves:
            match.play_entry(entry)
        assert msgspec.json.decode(made, type=Review) == msgspec.json.decode(
            msgspec.json.encode(review_match(match, [1], FEW)), type=Review
        )
        for _ in range(3):
            assert await service.review(tables, table, 1, HERE) == made  # costs a tenth
        assert await service.review(tables, table, 0, HERE) != made
        again = [service.review(tables, table, 1, HERE) for _ in range(3)]
        *_, answer = await asyncio.gather(*again, return_exceptions=True)
        assert isinstance(answer, Refusal) and answer.code == "request/too-many"
        service._reviews.clear()
        with pytest.raises(Refusal, match="request/too-many"):
            await service.review(tables, table, 0, HERE)

    run(sqlite(tmp_path), scenario)
    assert runner.waiting == 0
    runner.close()


def test_reviews_wait_for_each_other_and_few_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_REVIEWS", 1)
    record = play_game("hats", 2, resign=True)
    service, runner = service_with(Limit(9, 0))

    async def scenario(tables: TableService, alice: Player) -> None:
        table = (await tables.upload(alice, upload_of(record))).id
        asked = [service.review(tables, table, seat, where) for seat, where in ((0, HERE), (1, HERE), (1, THERE))]
        answers = await asyncio.gather(*asked, service.review(tables, table, 0, "elsewhere"), return_exceptions=True)
        codes = [answer.code if isinstance(answer, Refusal) else "" for answer in answers]
        assert codes == ["", "request/too-many", "", "server/busy"]
        assert len(service._reviews) == 1
        assert await service.review(tables, table, 1, HERE)
        service._reviews.clear()
        monkeypatch.setattr(runner, "waiting", 99)
        with pytest.raises(Refusal, match="server/busy"):
            await service.review(tables, table, 1, HERE)

    run(sqlite(tmp_path), scenario)
    runner.close()
