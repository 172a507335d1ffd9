"""Verifiable deals: commit, reveal, check. The protocol is described in docs/records.md, "A fair deal".

The server publishes the SHA-256 of a secret seed when a table opens. Then every player's client sends a nonce. Seed and
nonces make the key of the game, which decides who begins, the deal and every later chance event. After the game the
seed is published. The server cannot choose a deal, because it commits before it knows the nonces; the players cannot,
because they do not know the seed.

Older records have a 64-bit seed and a salt, and were committed to after the deal.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET

from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import Game, Value, format_value
from hatbox.engine.match import Match
from hatbox.engine.rng import derive_seed
from hatbox.games import game_named
from hatbox.records.record import FIRST_RULES, Fair, Record, record_of, start_match

SORTED = msgspec.json.Encoder(order="deterministic")
HEX = re.compile("[0-9a-f]{64}")  # 256 bits
NO_NONCE = "-"  # of a bot, or of a client that sent none


def commitment_to(seed: bytes) -> str:
    """Return the commitment that is published before any player sends a nonce."""
    return hashlib.sha256(seed).hexdigest()


def key_of(seed: bytes, nonces: Sequence[str | None]) -> bytes:
    """Return the key of a game, from the server's seed and the players' nonces by seat."""
    return hmac.digest(seed, " ".join(["nonces", *(nonce or NO_NONCE for nonce in nonces)]).encode(), "sha256")


def check_commitment(record: Record, fair: Fair) -> list[str]:
    """Return the errors in a commitment, the deal or the chance events; none if they follow from the seed."""
    if fair.nonces is UNSET or fair.first is UNSET:
        return _check_salted(record, fair)
    nonces = fair.nonces
    if not HEX.fullmatch(fair.seed) or fair.salt is not UNSET:
        return [str(BadInput("fair-bad-seed"))]
    if len(nonces) != record.players or not all(nonce is None or HEX.fullmatch(nonce) for nonce in nonces):
        return [str(BadInput("fair-nonces"))]
    seed = bytes.fromhex(fair.seed)
    if commitment_to(seed) != fair.commitment:
        return [str(BadInput("fair-seed-commitment"))]
    game: Game[Any] = game_named(record.game, record.rules or FIRST_RULES)
    match = Match.from_key(game, record.players, {**record.options, "first": fair.first}, key_of(seed, nonces))
    if match.deal() != record.deal or match.first != record.first:
        return [str(BadInput("fair-deal"))]
    return _check_chance(record, match)


def _check_chance(record: Record, match: Match[Any], seed: int | None = None) -> list[str]:
    """Replay the moves, with chance from the match's key or, in an old record, from the seed."""
    for number, entry in enumerate(record.moves, 1):
        before = match.ply
        try:
            if entry["move"] == "resign":
                break
            if seed is None:
                match.play(entry["move"])
            else:
                play_by_seed(match, entry["move"], seed)
        except HatboxError as error:
            return [f"move {number}: {error}"]
        if {**match.entries(before)[0], "legal": 0} != {**entry, "legal": 0}:
            return [str(BadInput("fair-chance", number=number))]
    return []


def compare_with_kept(record: Record, commitment: str | None, nonce: str | None) -> list[str]:
    """Return the differences from what a player kept: the commitment as first seen, and the nonce sent."""
    fair = record.fair or None
    errors = []
    if commitment is not None and (fair is None or fair.commitment != commitment):
        errors.append(str(BadInput("fair-other-commitment", found=fair.commitment if fair else "-", kept=commitment)))
    if nonce is not None and (fair is None or nonce not in (fair.nonces or ())):
        errors.append(str(BadInput("fair-without-nonce", nonce=nonce)))
    return errors


def compare_with_setup(record: Record, game: str, players: int, options: Mapping[str, Value]) -> list[str]:
    """Return the differences from the setup agreed on; otherwise a record could name options that suit its deal."""
    named = {name: value for name, value in options.items() if name != "first"}
    agreed = {"game": game, "players": players, **game_named(game).resolve_options(players, named)}
    recorded = {"game": record.game, "players": record.players, **record.options}
    if record.fair and record.fair.first is not UNSET:  # older records do not say it
        agreed["first"], recorded["first"] = options.get("first", "random"), record.fair.first
    return [
        str(
            BadInput(
                "fair-other-setup",
                option=name,
                found=format_value(recorded.get(name, "-")),
                agreed=format_value(agreed.get(name, "-")),
            )
        )
        for name in sorted(agreed.keys() | recorded.keys())
        if agreed.get(name) != recorded.get(name)
    ]


# --- older records: a 64-bit seed, committed to together with the deal


def salted_commitment(first: int, deal: Mapping[str, Any], seed: str, salt: str) -> str:
    """Return the commitment of an older record: the SHA-256 of one line of JSON."""
    line = SORTED.encode({"deal": deal, "first": first, "salt": salt, "seed": seed})
    return hashlib.sha256(line).hexdigest()


def play_by_seed(match: Match[Any], move: str, seed: int) -> None:
    """Play a move; chance, if it acts, follows from the seed of the game."""
    before = match.ply
    match.play(move)
    if match.chance_acted:
        match.rewind_to(before)
        match.reseed(derive_seed(seed, f"chance {before}"))
        match.play(move)


def entry_by_seed(match: Match[Any], move: str, seed: int) -> dict[str, Any]:
    """Return the record entry of a move, with chance from the seed of the game; the match is not changed."""
    trial = match.clone()
    play_by_seed(trial, move, seed)
    return trial.entries(match.ply)[0]


def _is_deal_of(record: Record, seed: int, first: Value) -> bool:
    """Return whether a seed gives the deal of a record; `first` is the seat agreed on to begin, or `random`."""
    game: Game[Any] = game_named(record.game, record.rules or FIRST_RULES)
    dealt = record_of(Match.new(game, record.players, {**record.options, "first": first}, seed))
    return dealt.deal == record.deal and dealt.first == record.first


def _check_salted(record: Record, fair: Fair) -> list[str]:
    if salted_commitment(record.first, record.deal, fair.seed, fair.salt or "") != fair.commitment:
        return [str(BadInput("fair-commitment"))]
    if not (fair.seed.isascii() and fair.seed.isdigit() and len(fair.seed) <= 20):
        return [str(BadInput("fair-seed"))]
    seed = int(fair.seed)
    if not any(_is_deal_of(record, seed, first) for first in ("random", record.first)):
        return [str(BadInput("fair-deal"))]
    return _check_chance(record, start_match(record), seed)
