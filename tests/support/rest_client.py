"""Tables for the page's tests, brought to where they are wanted over REST: quicker than by hand, and as real."""

from __future__ import annotations

import json
import random
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any
from urllib.error import HTTPError

from support.waiting import PATIENCE, PAUSE


@dataclass
class Person:
    """A guest of a server, with the token that a browser would keep."""

    url: str
    name: str
    token: str = ""
    player: str = ""
    sent: int = 0
    rng: random.Random = field(default_factory=lambda: random.Random(7))

    def __post_init__(self) -> None:
        me = self.ask("POST", "/api/guests", {"name": self.name})
        self.token, self.player = me["token"], me["player"]

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """One request; a refusal is an answer too."""
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request) as answer:
                return json.load(answer)
        except HTTPError as refused:
            return json.load(refused)

    def do(self, table: str, kind: str, **what: object) -> Any:
        """One command; the answer is `ack` or `refused`."""
        self.sent += 1
        seen = self.ask("GET", f"/api/tables/{table}/snapshot")["seq"]
        body = {"id": f"{self.player}-{self.sent}", "seen": seen, "do": {"kind": kind, **what}}
        return self.ask("POST", f"/api/tables/{table}/commands", body)

    def opens(self, game: str, players: int, *, bots: bool = True, **setup: object) -> str:
        """A new table, started at once if all others are bots."""
        others = {str(seat): "dormouse" for seat in range(1, players)} if bots else {}
        info = self.ask("POST", "/api/tables", {"game": game, "players": players, "bots": others, **setup})
        if bots:
            self.do(info["id"], "start")
        return str(info["id"])

    def plays(self, table: str, most: int = 10_000) -> bool:
        """Make own moves at random, at most so many, while the bots play on; whether the game is over then."""
        made, deadline = 0, time.monotonic() + PATIENCE
        while made < most and time.monotonic() < deadline:
            scene = self.ask("GET", f"/api/tables/{table}/snapshot").get("scene") or {}
            if scene and scene.get("turn") is None:
                return True
            if legal := scene.get("legal"):
                made, deadline = made + 1, time.monotonic() + PATIENCE
                self.do(table, "move", move=self.rng.choice(legal))
            else:
                time.sleep(PAUSE)
        return False

    def moves_into(self, visitor: Any) -> None:
        """Let a browser be this person from its first page on."""
        kept = json.dumps({"player": self.player, "name": self.name, "token": self.token})
        visitor.context.add_init_script(f"localStorage.setItem('hatbox.me', {json.dumps(kept)})")
