"""When the disk reports an error, nothing acknowledged is lost: the server ends rather than guess."""

from __future__ import annotations

import asyncio
import errno
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hatbox import wire
from hatbox.client import Unreachable, request
from hatbox.server.store.health import FAILED_FSYNC
from support.server_process import FREELY, serving

BREAKS_AFTER = 100  # acknowledged commands
SCRIPT = Path(__file__).parent.parent / "support/broken_disk.py"


async def toggle_ready(url: str, name: str, acked: list[tuple[str, str, str]], broken: Path) -> None:
    """Somebody alone at a table, who is ready and then not, until the server answers no more."""

    def ask(method: str, path: str, answer: Any, body: object, token: str | None = None) -> object:
        return request(url, method, path, answer, body, token)

    try:
        me = await asyncio.to_thread(ask, "POST", "/api/guests", wire.Identity, wire.NewGuest(name))
        assert isinstance(me, wire.Identity)
        table = await asyncio.to_thread(ask, "POST", "/api/tables", wire.TableInfo, wire.Setup("hats", 2), me.token)
        assert isinstance(table, wire.TableInfo)
        for number in range(10_000):
            body = wire.CommandBody(id=str(number), seen=0, do=wire.Ready(number % 2 == 0))
            path = f"/api/tables/{table.id}/commands"
            answer = await asyncio.to_thread(ask, "POST", path, wire.Ack | wire.Refused, body, me.token)
            assert isinstance(answer, wire.Ack), answer
            acked.append((table.id, me.player, str(number)))
            if len(acked) >= BREAKS_AFTER:
                broken.touch()
    except Unreachable:
        return


@pytest.mark.parametrize("number", [errno.EIO, errno.ENOSPC])
@pytest.mark.slow
def test_a_failed_fsync_before_a_power_cut_loses_nothing_acknowledged(tmp_path: Path, number: int) -> None:
    path, synced, broken = tmp_path / "hatbox.db", tmp_path / "synced", tmp_path / "broken"
    command = [sys.executable, str(SCRIPT), str(broken), str(number), str(synced)]
    serve = ["serve", "--port", "0", "--database", f"sqlite:{path}", *FREELY]
    acked: list[tuple[str, str, str]] = []

    async def play(url: str) -> None:
        async with asyncio.timeout(300):
            await asyncio.gather(*(toggle_ready(url, f"P{one}", acked, broken) for one in range(4)))

    with subprocess.Popen(
        [*command, *serve], stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    ) as server:
        assert server.stderr is not None
        said = []
        try:
            for line in server.stderr:
                said.append(line)
                if found := re.search(r"http://localhost:\d+", line):
                    asyncio.run(play(found[0]))
                    break
        except BaseException:
            server.kill()
            raise
        said += server.stderr.readlines()
        assert server.wait() == FAILED_FSYNC, "".join(said)
    assert "CRITICAL" in "".join(said)
    assert len(acked) >= BREAKS_AFTER

    cut = tmp_path / "cut.db"
    shutil.copy(path, cut)
    log = Path(f"{path}-wal").read_bytes()
    Path(f"{cut}-wal").write_bytes(log[: int(synced.read_text())])
    with closing(sqlite3.connect(cut)) as database:
        stored = set(database.execute("SELECT table_id, player, command FROM events"))
    assert set(acked) - stored == set()
    with serving(f"sqlite:{cut}", *FREELY) as server_again:  # and it can be served
        table = request(server_again.url, "GET", f"/api/tables/{acked[-1][0]}", wire.TableInfo)
        assert table.status == "open"
