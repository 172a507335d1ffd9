"""Games that a page keeps in its browser's database: made, read and replayed."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page

from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.records.commitment import key_of
from hatbox.server.tables.opening import seed_from

STORED = """async () => {
  const request = indexedDB.open('hatbox');
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const rows = database.transaction('games').objectStore('games').getAll();
  await new Promise((done) => (rows.onsuccess = done));
  database.close();
  return rows.result;
}"""


def stored_games(page: Page) -> list[dict[str, Any]]:
    """Return the games of a page's browser."""
    rows: list[dict[str, Any]] = page.evaluate(STORED)
    return [{**row, "events": json.loads(row["events"])} for row in rows]


STORE = """async (game) => {
  const request = indexedDB.open('hatbox');
  request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
  const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
  const put = database.transaction('games', 'readwrite').objectStore('games').put(game);
  await new Promise((done) => (put.onsuccess = done));
  database.close();
}"""


def store_game(page: Page, game: str, players: int = 2, **options: object) -> str:
    """Give a page's browser a game that has just begun, against bots, and return its address."""
    stored = begun_game(game, players, **options)
    page.evaluate(STORE, stored)
    return f"/t/{stored['id']}"


def store_played_game(page: Page, game: str, moves: int, players: int = 2, **options: object) -> str:
    """Give a page's browser a game of random moves, resigned after so many; return its address."""
    stored = begun_game(game, players, **options)
    match = replay({**stored, "events": []})
    rng, facts = random.Random(11), list[dict[str, Any]]()
    while not match.is_over and len(facts) < moves:
        seat, move = match.mover, rng.choice(match.legal_moves())
        match.play(move)
        if move.startswith("build "):  # chosen in secret
            facts.append({"kind": "chose", "seat": seat, "move": move, "last": match.mover != seat})
        else:
            facts.append({"kind": "moved", "seat": seat, "move": move})
    if facts and facts[-1]["kind"] == "chose":
        facts[-1]["last"] = True
    if not match.is_over:
        facts.append({"kind": "resigned", "seat": 0})
    events = [{"at": 1, "fact": fact} for fact in ({"kind": "started"}, *facts)]
    info = {**stored["info"], "status": "over"}
    page.evaluate(STORE, {**stored, "events": json.dumps(events), "count": len(events), "info": info})
    return f"/t/{stored['id']}"


def begun_game(game: str, players: int, **options: object) -> dict[str, Any]:
    """Return a game that has just begun, as it is stored."""
    setup = {"game": game, "players": players, "options": options, "talk": "none"}
    chairs = [{"player": "here", "name": "Anna"}, *({"bot": "dormouse"} for _ in range(players - 1))]
    table = f"local-{game.replace('_', '-')}"
    info = {
        "id": table,
        "setup": setup,
        "options": {},
        "host": "here",
        "status": "playing",
        "seats": chairs,
        "created": 1,
    }
    return {
        "id": table,
        "version": 1,
        "rules": game_named(game).version,
        "setup": setup,
        "chairs": chairs,
        "entropy": "5e" * 32,
        "nonces": ["07" * 32, *(players - 1) * [None]],
        "events": json.dumps([{"at": 1, "fact": {"kind": "started"}}]),
        "count": 1,
        "created": 1,
        "updated": 1,
        "info": info,
        "acting": [],
    }


def replay(stored: dict[str, Any]) -> Match[Any]:
    """Return the match of a stored game, hidden cards included."""
    setup = stored["setup"]
    key = key_of(seed_from(bytes.fromhex(stored["entropy"])), stored["nonces"])
    match = Match.from_key(game_named(setup["game"]), setup["players"], setup.get("options", {}), key)
    for event in stored["events"]:
        fact = event["fact"]
        if fact["kind"] == "moved":
            match.play(fact["move"])
        elif fact["kind"] == "undone":
            match.rewind_to(fact["moment"])
    return match
