"""Pairs of tables for two servers: the same to one viewer, different in everything that viewer may not know."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, get_args

import hatbox
from hatbox import wire
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import CHANCE
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.games.top_hats.state import CELL_NAMES
from hatbox.server.identity import hash_of
from hatbox.server.service.projection import write_of
from hatbox.server.store.store import Statement, open_store
from hatbox.server.tables import log
from hatbox.server.tables.apply import replay_events
from support.indistinguishable_games import Record, Viewer, play_on, random_match, twins

TABLES = [(game, players) for game in get_args(wire.GameName) for players in game_named(game).players]
LENGTHS = {"hats": (5, 17), "magic_hat": (7, 19), "top_hats": (15, 31)}  # of the games, in moves
TAIL = 5  # moves that are made while everybody watches
TRIES = 24  # illegal moves that the viewer tries
CHOICES = 5  # T3: stacks to build
BEGAN = time.time_ns() // 1_000_000 - 3_600_000  # when the first event of every table was
COMMITMENT = "c0" * 32  # it differs by design, and tells nothing: here it is the same
STRANGER = "stranger"  # a player who sits nowhere
SPECTATORS = ("blind", "delayed", "after", "none")


class Act(NamedTuple):
    """A command of a seat while all viewers watch."""

    seat: int
    command: wire.Command
    public: int  # how many events all are told of it


@dataclass(frozen=True)
class World:
    """A table as one server has it."""

    facts: Sequence[log.AnyFact]
    acts: Sequence[Act]
    secrets: Sequence[str]  # the seed and the salt


@dataclass(frozen=True)
class Pair:
    """Two worlds, one on each server, that the viewer may not be able to tell apart."""

    table: str
    setup: wire.Setup
    viewer: Viewer
    worlds: tuple[World, World]
    tries: Sequence[str]  # moves that the viewer may not make
    differing: int | None = None  # a seat to which the worlds do look different

    def player(self, seat: Viewer) -> str:
        return STRANGER if seat is None else f"{self.table}-{seat}"

    def token(self, seat: Viewer) -> str:
        return f"token of {self.player(seat)}"

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.setup.players) if seat != self.viewer]

    def seq(self, world: World) -> int:
        """The last event that all count."""
        return 1 + sum(log.is_numbered(fact) for fact in world.facts)


# --- what was played before the server started


def start_fact(record: Record, number: int) -> log.Started:
    seed = random.Random(f"{record['deal']} {number}").randbytes(32).hex()
    return log.Started(
        seed=seed,
        nonces=[None] * record["players"],
        commitment=COMMITMENT,
        first=record["first"],
        deal=record["deal"],
        rules=game_named(record["game"]).version,
    )


def facts_of(record: Record, upto: int, viewer: Viewer, table: str, number: int) -> Iterator[log.AnyFact]:
    """A record as events, with what others do in secret in between: in every world something else."""
    secret, open_talk = random.Random(f"{table} {number}"), random.Random(table)
    yield start_fact(record, number)
    seats = [entry["seat"] for entry in record["moves"]]
    built = [0] * record["players"]
    for index, entry in enumerate(record["moves"][:upto]):
        seat, move = entry["seat"], entry["move"]
        if move.startswith("build"):
            built[seat] += 1
            yield log.Chose(seat, move, built[seat] == CHOICES, 700 if built[seat] == CHOICES else 0)
            continue
        yield log.Moved(seat, entry, took=700)
        for other in range(record["players"]):
            last = index == upto - 1  # in one world all have decided ahead, in the other nobody
            if other not in (viewer, seats[index + 1]) and (number == 1 if last else secret.random() < 0.3):
                yield log.Premoved(other, secret.choice(["nonsense", "end"]))
                if secret.random() < 0.3 and not last:
                    yield log.Premoved(other)
        if open_talk.random() < 0.1:
            yield log.Said(f"{table}-{seat}", f"Name{seat}", text="How exciting!")


def remaining_acts(record: Record, since: int, seed: int) -> Iterator[Act]:
    """The rest of a record, move by move; some moves are decided ahead."""
    chance, rest = random.Random(seed), record["moves"][since:]
    index = 0
    while index < len(rest):
        entry, *following = rest[index : index + 2]
        ahead = following and following[0]["seat"] != entry["seat"] and chance.random() < 0.5
        if ahead:
            yield Act(following[0]["seat"], wire.Premove(following[0]["move"]), 0)
        yield Act(entry["seat"], wire.Move(entry["move"]), 2 if ahead else 1)
        index += 2 if ahead else 1


def forbidden(match: Match[Any], seed: int) -> list[str]:
    """Moves that the seat to move may not make, and words that are none."""
    chance = random.Random(seed)
    if not match.game.notation.texts:
        texts = [f"move {a} {b}" for a in CELL_NAMES for b in CELL_NAMES]
        texts = [*chance.sample(texts, TRIES), "build red red", "place 1 E5", "narrow", "pass"]
    else:
        texts = chance.sample([*match.game.notation.texts], TRIES)
    return [text for text in [*texts, "swap 3 3", "open 9", "black Z9", "?", "resign"] if not is_legal(match, text)]


def is_legal(match: Match[Any], text: str) -> bool:
    try:
        match.clone().play(text)
    except HatboxError:
        return False
    return True


def pair_of(
    table: str, match: Match[Any], viewer: Viewer, seed: int, spectators: Any = "blind", **options: Any
) -> Pair | None:
    """A game and a twin of it; None if everything has come to light."""
    further = play_on(match, TAIL, seed)
    record, twin = hatbox.to_record(further), next(twins(further, viewer, seed), None)
    since = len(match.entries())
    if twin is None or len(record["moves"]) == since:  # type: ignore[arg-type]
        return None
    setup = wire.Setup(
        match.game.name,
        match.players,
        {**options, "first": match.first},
        clock=wire.BankClock(36_000, 5),
        spectators=spectators,
        public=True,
    )
    worlds = [
        World([*facts], [*remaining_acts(told_by, since, seed)], secrets_of(facts[0]))
        for number, told_by in enumerate((record, twin))
        for facts in [[*facts_of(told_by, since, viewer, table, number)]]
    ]
    other = hatbox.from_record(twin)
    differing = next(
        (
            s
            for s in range(match.players)
            if s != viewer and other.observations(s).to_bytes() != further.observations(s).to_bytes()
        ),
        None,
    )
    return Pair(table, setup, viewer, (worlds[0], worlds[1]), forbidden(match, seed), differing)


def secrets_of(fact: log.AnyFact) -> list[str]:
    assert isinstance(fact, log.Started)
    return [str(fact.seed)]


# --- all pairs


def pairs_of(game: str, players: int) -> Iterator[Pair]:
    """Every seat on the move and not on the move, and spectators of every kind."""
    for viewer in range(players):
        for number, length in enumerate(LENGTHS[game]):
            name = f"{game}{players}-seat{viewer}-{number}"
            yield a_pair(name, game, players, viewer, length, on_the_move=number == viewer % 2)
    for number, mode in enumerate(SPECTATORS):
        length = LENGTHS[game][1]
        yield a_pair(f"{game}{players}-{mode}", game, players, None, length + number, spectators=mode)


def a_pair(
    name: str, game: str, players: int, viewer: Viewer, length: int, on_the_move: bool = False, **how: Any
) -> Pair:
    def wished(match: Match[Any]) -> bool:
        return not match.is_over and (viewer is None or (match.mover == viewer) == on_the_move)

    for seed in range(length, length + 200):
        pair = pair_of(name, random_match(game, players, seed, length, wished), viewer, seed, **how)
        if pair is not None:
            return pair
    raise AssertionError(f"no twins for {name}")


def redealt_pairs() -> Iterator[Pair]:
    """Magic Hat after a table has died and was laid out anew (M9)."""
    options = {"copies": 1, "magic_hats": 0}

    def wished(match: Match[Any]) -> bool:
        return not match.chance_acted and any(match.actor(at) == CHANCE for at in range(match.ply))

    match = random_match("magic_hat", 2, 3, 10, wished, **options)
    for viewer in (0, 1, None):
        pair = pair_of(f"redealt-{viewer}", match, viewer, 3, **options)
        assert pair is not None
        yield pair


# --- Top Hats: all build at the same time


def builds(players: int, seed: int) -> list[list[str]]:
    """Random stacks for every seat."""
    match, chance = hatbox.new("top_hats", players=players, seed=seed, first=0), random.Random(seed)
    for _ in range(CHOICES * players):
        match.play(chance.choice(match.legal_moves()))
    found: list[list[str]] = [[] for _ in range(players)]
    for entry in match.entries():
        found[int(str(entry["seat"]))].append(str(entry["move"]))
    return found


def building_pairs(players: int) -> Iterator[Pair]:
    """The viewer has built some stacks; the others other stacks, and another number of them."""
    for viewer in (0, players - 1, None):
        for number, (own, theirs) in enumerate([(0, (0, 4)), (2, (3, 1)), (5, (4, 0)), (3, (5, 5))]):
            table = f"building{players}-{viewer}-{number}"
            setup = wire.Setup("top_hats", players, {"first": 0}, clock=wire.BankClock(36_000, 5), public=True)
            worlds = [building(players, viewer, own, theirs[world], world) for world in (0, 1)]
            tries = ["build red", "build pink red", "place 1 E5", "pass"]
            others = (seat for seat in range(players) if seat != viewer)
            yield Pair(table, setup, viewer, (worlds[0], worlds[1]), tries, next(others) if own != 5 else None)


def building(players: int, viewer: Viewer, own: int, theirs: int, world: int) -> World:
    chosen = builds(players, 50 + world)
    if viewer is not None:
        chosen[viewer] = builds(players, 70)[viewer]
    done = [own if seat == viewer else theirs for seat in range(players)]
    if viewer is None:
        done[0] = min(done[0], 4)  # else all would be done
    record: Record = {"game": "top_hats", "first": 0, "deal": {}, "players": players}
    facts: list[log.AnyFact] = [start_fact(record, world)]
    for seat in range(players):
        for index, move in enumerate(chosen[seat][: done[seat]]):
            last = index == CHOICES - 1
            if seat != viewer and not last and (world + index) % 3 == 0:  # somebody wavers
                facts += [log.Chose(seat, chosen[seat][4], False), log.Rechose(seat, False)]
            facts.append(log.Chose(seat, move, last, 700 if last else 0))
    hidden = [(seat, move) for seat in range(players) for move in chosen[seat][done[seat] : 4]]
    hidden.sort(key=lambda one: one[0] == viewer)  # the viewer's own come last: so they come alike in both worlds
    acts = [Act(seat, wire.Move(move), 0) for seat, move in hidden]
    acts += [Act(seat, wire.Move(chosen[seat][4]), 1) for seat in range(players) if done[seat] < CHOICES]
    cells = ("C3", "G7", "C5")
    acts += [Act(seat, wire.Move(f"place {1 + seat} {cells[seat]}"), 1) for seat in range(players)]
    return World(facts, acts, secrets_of(facts[0]))


# --- onto a server


def events_of(pair: Pair, world: World) -> Iterator[log.Event]:
    """Return the events to store: public ones have the same time in both worlds."""
    chairs = tuple(log.Chair(pair.player(s), f"Name{s}", ready=True) for s in range(pair.setup.players))
    dealer = pair.player(pair.viewer or 0)  # the last to be ready: whose command it was that dealt
    at = BEGAN
    yield log.Event(1, at, log.Opened(pair.setup, chairs[0].player or "", chairs), dealer)
    for n, fact in enumerate(world.facts, 2):
        seat = getattr(fact, "seat", None)
        by = dealer if isinstance(fact, log.Started) else pair.player(seat) if seat is not None else ""
        hidden = log.owner_of(fact) not in (None, pair.viewer)
        at += 1 if hidden else 1000 - at % 1000
        yield log.Event(n, at, fact, by, f"before-{n}" if by else "")


async def bring(database: str, pairs: Sequence[Pair], number: int) -> None:
    """Write one world of every pair into a fresh database."""
    store = await open_store(database)
    people = [(STRANGER, STRANGER)] + [(p.player(s), f"Name{s}") for p in pairs for s in range(p.setup.players)]
    statements: list[Statement] = []
    for player, name in people:
        row = (player, name, 0, BEGAN, hash_of(f"code of {player}"))
        statements += [
            ("INSERT INTO players (id, name, bot, created, recovery) VALUES (?, ?, ?, ?, ?)", row),
            ("INSERT INTO tokens (hash, player, created) VALUES (?, ?, ?)",
             (hash_of(f"token of {player}"), player, BEGAN)),
        ]  # fmt: skip
    await store.execute(*statements)
    for pair in pairs:
        events = [*events_of(pair, pair.worlds[number])]
        assert await store.append([write_of(replay_events(pair.table, events), events)])
    await store.close()
