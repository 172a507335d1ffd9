"""A verifier of fair deals that knows docs/records.md and nothing of our code: only the standard library."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from typing import Any

TYPES = "BCDFKST"
KINDS = [
    *("king", "queen", "princess", "knight", "wizard", "jester", "cook", "maid", "dragon", "astrologer"),
    *("noble", "archer", "monk", "bishop", "troubadour", "farmer", "miner", "fairy", "sultan", "sailor"),
]
BOX = {1: KINDS, 2: KINDS[:10], 4: ["king", "knight", "wizard", "jester", "dragon"]}


def words(key: bytes, name: str) -> Iterator[int]:
    i = 0
    while True:
        block = hmac.new(key, f"{name} {i}".encode(), hashlib.sha256).digest()
        for k in range(8):
            yield int.from_bytes(block[4 * k : 4 * k + 4], "big")
        i += 1


def number(stream: Iterator[int], n: int) -> int:
    while True:
        w = next(stream)
        if w < 2**32 - 2**32 % n:
            return w % n


def shuffle(stream: Iterator[int], things: list[str]) -> list[str]:
    things = list(things)
    for i in range(len(things) - 1, 0, -1):
        j = number(stream, i + 1)
        things[i], things[j] = things[j], things[i]
    return things


def dead(row: list[str | None], hats: list[str | None]) -> bool:
    return not any(hat == "magic" or (hat is not None and hat in row) for hat in hats)


def hats_deal(stream: Iterator[int], record: dict[str, Any]) -> dict[str, Any]:
    players, out = record["players"], []
    if players == 2:
        asked = record["options"]["removed"]
        out = sorted(shuffle(stream, list(TYPES))[:2]) if asked == "random" else sorted(asked)
    cards = shuffle(stream, [f"{t}{v}" for t in TYPES if t not in out for v in range(1, 7)])
    table, cards = (cards[:5], cards[5:]) if players == 2 else (cards[:6], cards[6:])
    hands: list[list[str]] = [[] for _ in range(players)]
    for turn in range(players):
        hands[(record["first"] + turn) % players], cards = cards[:9], cards[9:]
    deal = {"table": table, "hands": hands, "deck": cards}
    return {"removed": out, **deal} if players == 2 else deal


def magic_deal(stream: Iterator[int], record: dict[str, Any]) -> dict[str, Any]:
    options = record["options"]
    characters = [kind for kind in BOX[options["copies"]] for _ in range(options["copies"])]
    while True:
        people = shuffle(stream, characters)
        hats = shuffle(stream, characters + ["magic"] * options["magic_hats"])
        if not dead(people[:7], hats[:7]):  # type: ignore[arg-type]
            return {"row": people[:7], "hats": hats[:7], "character_pile": people[7:], "hat_pile": hats[7:]}


def redeal(stream: Iterator[int], row: list[str | None], hats: list[str]) -> dict[str, Any]:
    order = sorted(hats, key=[*KINDS, "magic"].index)
    while True:
        left = shuffle(stream, order)
        laid = [None if kind is None else left.pop(0) for kind in row]
        if not dead(row, laid):
            return {"hats": laid, "hat_pile": left}


def magic_redeals(key: bytes, record: dict[str, Any]) -> str | None:
    """Follow the row, by the rules M5 and M6, and check every layout after M9."""
    deal = record["deal"]
    row, hats = [*deal["row"]], [*deal["hats"]]
    people, pile = [*deal["character_pile"]], [*deal["hat_pile"]]
    for k, entry in enumerate(record["moves"], 1):
        verb, *slots = entry["move"].split()
        at = [int(slot) - 1 for slot in slots]
        if verb == "swap":
            hats[at[0]], hats[at[1]] = hats[at[1]], hats[at[0]]
        elif verb == "open" and hats[at[0]] == "magic":
            hats[at[0]] = pile.pop(0)
        elif verb == "open" and hats[at[0]] == row[at[0]]:
            row[at[0]], hats[at[0]] = (people.pop(0), pile.pop(0)) if people else (None, None)
        if "redeal" in entry:
            again = redeal(words(key, f"chance {k}"), row, [*(hat for hat in hats if hat), *pile])
            if again != entry["redeal"]:
                return f"redeal {k}"
            hats, pile = [*again["hats"]], [*again["hat_pile"]]
    return None


def find_error(record: dict[str, Any]) -> str | None:
    """Return the error in the chance of a record, or None."""
    fair, players = record["fair"], record["players"]
    seed = bytes.fromhex(fair["seed"])
    if hashlib.sha256(seed).hexdigest() != fair["commitment"]:
        return "commitment"
    text = " ".join(["nonces", *(nonce or "-" for nonce in fair["nonces"])])
    key = hmac.new(seed, text.encode(), hashlib.sha256).digest()
    first = number(words(key, "first"), players) if fair["first"] == "random" else fair["first"]
    if first != record["first"]:
        return "first"
    deals: dict[str, Any] = {"hats": hats_deal, "magic_hat": magic_deal, "top_hats": lambda _stream, _record: {}}
    if deals[record["game"]](words(key, "deal"), record) != record["deal"]:
        return "deal"
    for k, entry in enumerate(record["moves"], 1):
        if "reshuffle" in entry:
            pile = sorted(entry["reshuffle"])  # the cards are those of the pile: replaying shows it
            if shuffle(words(key, f"chance {k}"), pile) != entry["reshuffle"]:
                return f"reshuffle {k}"
    return magic_redeals(key, record) if record["game"] == "magic_hat" else None
