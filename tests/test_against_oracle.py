"""The engine against the second opinion: two readings of the same rules must never differ.

Whole random games, every branch at moments of them, positions nobody would think of, and refused moves.
For a longer look, `HATBOX_EFFORT=50 python -m pytest tests/test_against_oracle.py` does fifty times as much.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, TypeAlias

import pytest

import hatbox
from hatbox.games import game_named
from hatbox.lab.simulate import simulate
from hatbox.records.record import encode
from oracle import Json, Options, clone, hats, magic_hat, top_hats
from oracle.magic_hat import KINDS, MAGIC
from oracle.top_hats import CELLS, COLOURS, DIRECTIONS, RING, beside

EFFORT = int(os.environ.get("HATBOX_EFFORT", "1"))
MAX_MOVES = 200  # after which a game that no stall limit ends is left alone

AnyOracle: TypeAlias = hats.Oracle | magic_hat.Oracle | top_hats.Oracle

ORACLES: dict[str, type[AnyOracle]] = {
    "hats": hats.Oracle,
    "magic_hat": magic_hat.Oracle,
    "top_hats": top_hats.Oracle,
}
OPTIONS: dict[str, Options] = {"hats": hats.OPTIONS, "magic_hat": magic_hat.OPTIONS, "top_hats": top_hats.OPTIONS}
PLAYERS = {"hats": (2, 3, 4), "magic_hat": (2, 3, 4), "top_hats": (2, 3)}
TABLES: dict[str, list[Json]] = {  # the option sets, for every player count
    "hats": [
        {},
        {"edition": "standard", "tiebreak_black_hats": False},
        {"edition": "de"},
        {"edition": "de", "black_hat_is_a_type": True},
        {"edition": "de", "tiebreak_black_hats": True},
        {"black_hat_is_a_type": False},
        {"first": 1, "edition": "standard"},
    ],
    "magic_hat": [
        {},
        {"edition": "ru", "no_swap_back": False},
        {"edition": "en"},
        {"edition": "en", "no_swap_back": True},
        {"copies": 1},
        {"copies": 4},
        {"magic_hats": 0},
        {"dead_table": "play_on"},
        {"copies": 1, "magic_hats": 0},  # where tables die most often
        {"copies": 1, "magic_hats": 0, "dead_table": "play_on"},
        {"stall_limit": 0},
        {"stall_limit": 7, "first": 0},
        {"edition": "ru", "copies": 2, "magic_hats": 4, "dead_table": "redeal", "stall_limit": 100},
        {"memory_aid": True, "first": 1},
    ],
    "top_hats": [
        {},
        {"narrowings": 0},
        {"narrowings": 1},
        {"stall_limit": 0},
        {"stall_limit": 7},
        {"narrowings": 0, "stall_limit": 0},
        {"narrowings": 1, "stall_limit": 1},
        {"first": 1},
        {"narrowings": 2, "stall_limit": 100, "first": 0},
    ],
}
TWO_AT_HATS: list[Json] = [{"removed": "BC"}, {"removed": "TF", "edition": "de", "first": 0}]

CASES = [
    pytest.param(game, players, options, id="-".join([game, str(players), *(f"{k}={v}" for k, v in options.items())]))
    for game in ORACLES
    for players in PLAYERS[game]
    for options in [*TABLES[game], *(TWO_AT_HATS if (game, players) == ("hats", 2) else [])]
]
every_table = pytest.mark.parametrize(("game", "players", "options"), CASES)


def legal_ways(oracle: AnyOracle) -> list[top_hats.Way]:
    """The ways of moving a stack in Top Hats; none while building and placing, or when the game is over."""
    if not isinstance(oracle, top_hats.Oracle) or oracle.mover() is None or oracle._phase() != "move":
        return []
    return oracle._allowed()


def chance_of(entry: Json) -> Json:
    """Return what chance brought to a move of a record."""
    return {name: value for name, value in entry.items() if name not in ("seat", "move", "legal")}


def random_records(game: str, players: int, options: Json, games: int, seed: int) -> Iterator[Json]:
    for record in simulate(game_named(game), players, games * EFFORT, seed, options, legal=True):
        yield json.loads(encode(record))
    if game == "magic_hat":  # whose random games mostly stall: in these, cards are won
        for number in range(games * EFFORT):
            yield lively_record(players, options, seed * 1000 + number)


def lively_record(players: int, options: Json, seed: int) -> Json:
    """A game of Magic Hat between players who see the hats and often use it, so that tables die and games end."""
    rng, match, legal = random.Random(seed), hatbox.new("magic_hat", players, seed, **options), []
    while not match.is_over:
        legal.append(match.legal_moves())
        match.play(lively_move(match.position(), legal[-1], rng))
    record: Json = hatbox.to_record(match)
    for entry, moves in zip(record["moves"], legal, strict=True):
        entry["legal"] = moves
    return record


def lively_move(position: Json, legal: list[str], rng: random.Random) -> str:
    row, above = position["row"], position["hats"]
    wins = [f"open {slot + 1}" for slot in range(7) if above[slot] and above[slot] in (row[slot], MAGIC)]
    swaps = [f"swap {a + 1} {b + 1}" for a, b in combinations(range(7), 2) if above[a] == row[b] or above[b] == row[a]]
    useful = wins or [swap for swap in swaps if swap in legal]
    return rng.choice(useful if useful and rng.random() < 0.7 else legal)


def normalize(position: Json) -> Json:
    """Return a position without knowledge, with every option, and with hands and piles sorted."""
    position = clone(position)
    for knowledge in ("seen", "builders"):
        position.pop(knowledge, None)
    position["options"] = OPTIONS[position["game"]].resolve(position["options"])
    for piles in ("hands", "collections", "black"):
        if piles in position:
            position[piles] = [sorted(pile) for pile in position[piles]]
    if "discards" in position:
        position["discards"].sort()
    return position


class Pair:
    """One game in both programs, kept in step."""

    def __init__(self, match: hatbox.Match[Any], oracle: AnyOracle) -> None:
        self.match = match
        self.oracle = oracle

    @classmethod
    def at(cls, position: Json, seed: int = 0) -> Pair:
        match = hatbox.from_position(position)
        match.reseed(seed)
        return cls(match, ORACLES[position["game"]].from_position(position))

    @property
    def has_position(self) -> bool:
        """T4: while building and placing there is none."""
        return not isinstance(self.oracle, top_hats.Oracle) or self.oracle._phase() == "move"

    def compare(self) -> None:
        """Compare the mover, the legal moves, the position and the result."""
        assert self.match.mover == self.oracle.mover()
        assert self.match.legal_moves() == self.oracle.legal()
        if self.has_position:
            assert normalize(self.match.position()) == normalize(self.oracle.position())
        if self.match.is_over:
            assert self.match.result() == self.oracle.result()

    def play(self, move: str) -> Json:
        """Let the engine play, with its own chance and, for an effect, its own way; the oracle must accept both.

        Gives the move as a record tells it.
        """
        before = self.match.ply
        self.match.play(move)
        entry: Json = self.match.entries(before)[0]
        if "-" in move:
            path = tuple(entry["move"].split()[1:])
            assert move in [way.effect for way in legal_ways(self.oracle) if way.path == path]
        self.oracle.play(entry["move"], chance_of(entry))
        return entry

    def play_out(self, rng: random.Random) -> None:
        """Play at random to the end, comparing after every move."""
        self.compare()
        moves = 0
        while not self.match.is_over and (moves < MAX_MOVES or self.match.options.get("stall_limit") != 0):
            legal = self.match.legal_moves()
            is_magic_hat = isinstance(self.oracle, magic_hat.Oracle)
            self.play(lively_move(self.oracle.position(), legal, rng) if is_magic_hat else rng.choice(legal))
            self.compare()
            moves += 1


def along(record: Json) -> Iterator[Pair]:
    """A recorded game in both programs: at the deal and after each move."""
    oracle = ORACLES[record["game"]].from_record(record)
    for match, entry in zip(hatbox.replay(record), [*record["moves"], None], strict=True):
        yield Pair(match, oracle)
        if entry is not None:
            oracle.play(entry["move"], chance_of(entry))


def moments(record: Json, rng: random.Random, count: int) -> set[int]:
    """Some moments of a game, by number of moves made; the decision before the last move is always among them."""
    last = len(record["moves"]) - 1
    return {last, *rng.choices(range(last + 1), k=count - 1)}


# ---------------------------------------------------------------- whole games


@every_table
def test_whole_random_games(game: str, players: int, options: Json) -> None:
    for record in random_records(game, players, options, 2, seed=1):
        oracle = ORACLES[game].from_record(record)
        assert record["options"] == oracle.options
        assert record["first"] == options.get("first", record["first"])
        for entry in record["moves"]:
            assert entry["seat"] == oracle.mover()
            assert entry["legal"] == oracle.legal()
            oracle.play(entry["move"], chance_of(entry))
        assert oracle.mover() is None
        assert record["result"] == oracle.result()


# ---------------------------------------------------------------- moments of games, and all that can follow


def branch_out(position: Json, rng: random.Random, ways: int) -> None:
    """Make every legal move in both programs, and in Top Hats some of the many ways that it can be made."""
    pair = Pair.at(position)
    pair.compare()
    moves = pair.match.legal_moves()
    paths = [" ".join(["move", *way.path]) for way in legal_ways(pair.oracle)]
    for move in [*moves, *rng.sample(paths, min(ways, len(paths)))]:
        after = Pair.at(position, seed=rng.getrandbits(64))
        after.play(move)
        after.compare()


@every_table
def test_moments_of_random_games(game: str, players: int, options: Json) -> None:
    rng = random.Random(f"{game} {players} {options}")
    for record in random_records(game, players, options, 1, seed=2):
        looked_at = moments(record, rng, 12)
        branched = {max(looked_at), rng.choice(sorted(looked_at))}
        for number, pair in enumerate(along(record)):
            if number in looked_at and pair.has_position:
                pair.compare()
                if number in branched:
                    branch_out(pair.oracle.position(), rng, ways=5)


# ---------------------------------------------------------------- positions set up by hand


def parity(cell: str) -> tuple[int, int]:
    """A stack that jumps only ever meets cells of its own parity."""
    return ord(cell[0]) % 2, int(cell[1]) % 2


def random_top_hats(rng: random.Random, players: int, narrowed: int, style: str) -> Json:
    """Stacks of one to three hats, out of fifteen hats of each colour (T2)."""
    band, turn = 4 - narrowed, rng.randrange(players)
    field = [cell for cell in CELLS if 1 <= RING[cell] <= band]
    jumper = rng.choice(field)
    others = [cell for cell in field if cell != jumper]
    if style == "few":
        chosen = rng.sample(others, rng.randint(0, 4))
    elif style == "band":  # T9: some in the band, some just inside it
        edge = [cell for cell in others if RING[cell] == band]
        chosen = rng.sample(edge, rng.randint(1, 3))
        chosen += rng.sample([cell for cell in others if RING[cell] == band - 1], rng.randint(0, 3))
    elif style == "many":
        chosen = rng.sample(others, min(rng.randint(5, 5 * players - 1), len(others)))
    else:  # "chain": whatever the jumper lands on is empty, so that it can go on for long
        between = sorted(cell for cell in others if parity(cell) != parity(jumper))
        near = sorted(between, key=lambda cell: distance(cell, jumper) + rng.random() * 2)[: 5 * players + 1]
        chosen = rng.sample(near, min(rng.randint(5, 5 * players - 1), len(near)))
    hats_left = list(COLOURS[:players]) * 15
    hats_left.remove(COLOURS[turn])
    rng.shuffle(hats_left)
    stacks = {cell: [hats_left.pop() for _ in range(rng.randint(1, 3))] for cell in [jumper, *chosen]}
    if rng.random() < 0.8:
        stacks[jumper][0] = COLOURS[turn]
    stall_limit = rng.choice((100, 0, 7, 1))
    return {
        "game": "top_hats",
        "players": players,
        "options": {"narrowings": rng.randint(narrowed, 2), "stall_limit": stall_limit},
        "turn": turn,
        "stacks": stacks,
        "band": band,
        "narrowed": narrowed,
        "stall": rng.choice((0, 0, 0, max(stall_limit - 1, 0), stall_limit, rng.randrange(120))),
    }


def distance(one: str, other: str) -> int:
    """Return the number of steps between two cells."""
    rows, columns = ord(one[0]) - ord(other[0]), int(one[1]) - int(other[1])
    return max(abs(rows), abs(columns), abs(rows - columns))


def random_hats(rng: random.Random, players: int) -> Json:
    """Any moment of a turn, often late in the game, with any deck and any holder of the cookie."""
    rest = list(hats.CARDS)
    if players == 2 and rng.random() < 0.7:
        removed = rng.sample(hats.TYPES, 2)
        rest = [card for card in rest if card[0] not in removed]
    rng.shuffle(rest)

    def take(count: int) -> list[str]:
        taken, rest[:] = rest[:count], rest[count:]
        return taken

    table = take(5 if players == 2 else 6)
    turn, rounds, ahead = rng.randrange(players), rng.choice((0, 1, 1, 2, 3, rng.randint(1, 8))), rng.randrange(players)
    ahead = ahead if rounds else 0  # so many seats have had their turn in this round, `turn` being the next
    main_done = rounds > 0 and rng.random() < 0.4
    offer = rounds > 0 and players == 4 and rng.random() < 0.4
    hands, collections, black = [], [], []
    for seat in range(players):
        left = rounds - ((seat - turn) % players >= players - ahead) - (main_done and seat == turn)
        hands.append(take(left + 1 - (offer and seat == turn)))
        taken = 8 - left if rng.random() < 0.7 else rng.randint(0, 8 - left)
        covered = rng.choice((0, 0, 1, rng.randint(0, taken))) if taken else 0
        collections.append(take(taken - covered))
        black.append(take(covered))
    offered = take(1)[0] if offer else None
    deck = [] if players == 4 or rng.random() < 0.3 else take(rng.randint(0, len(rest)))
    discards = [] if players == 4 else take(rng.randint(0, len(rest)))
    options = rng.choice(TABLES["hats"][:-1])
    return {
        "game": "hats",
        "players": players,
        "options": options,
        "turn": turn,
        "main_done": main_done,
        "optional_done": not main_done and not offer and rounds > 0 and rng.random() < 0.3,
        "table": table,
        "hands": hands,
        "collections": collections,
        "black": black,
        "deck": deck,
        "discards": discards,
        "cookie": rng.choice([None, *(seat for seat in range(players) if collections[seat])]),
        "offer": offered,
    }


def random_magic_hat(rng: random.Random, players: int) -> Json:
    """Any row, with piles of any length. Every character's hat is still there, so that M9 always has an answer."""
    copies, magic_hats = rng.choice((1, 2, 4)), rng.choice((4, 0))
    characters = KINDS[copies] * copies
    rng.shuffle(characters)
    del characters[: rng.choice((0, 13, 14, rng.randint(0, 18)))]
    magic = [0] * players
    for _ in range(rng.randint(0, magic_hats)):
        magic[rng.randrange(players)] += 1
    face_down = characters + [MAGIC] * (magic_hats - sum(magic))
    slots = sorted(rng.sample(range(7), min(rng.choice((7, 7, 5, 4, rng.randint(1, 7))), len(characters))))
    row = [characters.pop() if slot in slots else None for slot in range(7)]
    dead_table, stall_limit = rng.choice(("redeal", "redeal", "play_on")), rng.choice((100, 7, 1, 0))
    alive = False
    while not alive:
        rng.shuffle(face_down)
        above = iter(face_down)
        above_row = [None if character is None else next(above) for character in row]
        alive = dead_table == "play_on" or any(hat == MAGIC or hat in row for hat in above_row if hat)
    strangers = [hat for hat in face_down if hat not in (*row, MAGIC)]
    if rng.random() < 0.5 and len(strangers) > len(slots):  # on the brink: one hat to win, and then M9
        above_row = [strangers.pop() if character else None for character in row]
        winner = rng.choice(slots)
        above_row[winner] = row[winner]
        for hat in [*filter(None, above_row), *strangers]:
            face_down.remove(hat)
        face_down = [*filter(None, above_row), *strangers, *face_down]
    if dead_table == "play_on" and stall_limit == 0:
        stall_limit = 30  # on a dead table such a game never ends
    character_pile = characters[: rng.randint(0, len(characters))] if rng.random() < 0.5 else characters
    last_swap = sorted(slot + 1 for slot in rng.sample(slots, min(2, len(slots))))
    return {
        "game": "magic_hat",
        "players": players,
        "options": {
            "edition": rng.choice(("ru", "en")),
            "copies": copies,
            "magic_hats": magic_hats,
            "dead_table": dead_table,
            "stall_limit": stall_limit,
        },
        "turn": rng.randrange(players),
        "row": row,
        "hats": above_row,
        "character_pile": character_pile,
        "hat_pile": face_down[len(slots) :],
        "pairs": [rng.randrange(5) for _ in range(players)],
        "magic": magic,
        "penalties": [rng.randrange(8) for _ in range(players)],
        "last_swap": last_swap if len(slots) > 1 and rng.random() < 0.6 else None,
        "stall": rng.choice((0, 0, 0, max(stall_limit - 1, 0), stall_limit, rng.randrange(120))),
    }


def hand_made(rng: random.Random, game: str, players: int, narrowed: int, style: str) -> Json:
    if game == "hats":
        return random_hats(rng, players)
    if game == "magic_hat":
        return random_magic_hat(rng, players)
    return random_top_hats(rng, players, narrowed, style)


SETTINGS = [
    *((game, players, 0, "") for game in ("hats", "magic_hat") for players in PLAYERS[game]),
    *(
        ("top_hats", players, narrowed, style)
        for players in PLAYERS["top_hats"]
        for narrowed in (0, 1, 2)
        for style in ("few", "band", "many", "chain")
    ),
]
every_setting = pytest.mark.parametrize(("game", "players", "narrowed", "style"), SETTINGS)


@every_setting
def test_hand_made_positions(game: str, players: int, narrowed: int, style: str) -> None:
    rng = random.Random(f"{game} {players} {narrowed} {style}")
    for _ in range(60 * EFFORT):
        position = hand_made(rng, game, players, narrowed, style)
        pair = Pair.at(position, seed=rng.getrandbits(64))
        pair.compare()
        assert normalize(pair.oracle.position()) == normalize(position)


@every_setting
def test_hand_made_positions_played_out(game: str, players: int, narrowed: int, style: str) -> None:
    rng = random.Random(f"{game} {players} {narrowed} {style} played out")
    for _ in range(3 * EFFORT):
        position = hand_made(rng, game, players, narrowed, style)
        Pair.at(position, seed=rng.getrandbits(64)).play_out(rng)
        branch_out(position, rng, ways=20)


# ---------------------------------------------------------------- what must be refused


def random_move(oracle: AnyOracle, rng: random.Random) -> str:
    """A well-written move that need not be legal."""
    if isinstance(oracle, hats.Oracle):
        mine = [card for hand in oracle.hands for card in hand]
        verb, card = rng.choice(list(hats.RULE_OF)), rng.choice([*mine, *mine, *hats.CARDS])
        return {"end": "end", "exchange": f"exchange {card} {rng.randint(1, 6)}"}.get(verb, f"{verb} {card}")
    if isinstance(oracle, magic_hat.Oracle):
        low, high = rng.choice(list(combinations(range(1, 8), 2)))
        return rng.choice((f"peek {low}", f"open {high}", f"swap {low} {high}"))
    verb = rng.choice(("build", "place", "narrow", "pass", "move", "move", "move", "move", "move"))
    if verb == "build":
        return f"build {rng.choice(COLOURS)} {rng.choice(COLOURS)}"
    if verb == "place":
        return f"place {rng.randint(1, 5)} {rng.choice(CELLS)}"
    return verb if verb != "move" else "move " + " ".join(random_path(oracle, rng))


def random_path(oracle: top_hats.Oracle, rng: random.Random) -> Sequence[str]:
    """A way that the board allows, or nearly: all of T6 but the duties, or a few steps and jumps into the blue."""
    ways = oracle._ways()
    if ways and rng.random() < 0.5:
        return rng.choice(ways).path
    path = [rng.choice([*oracle.stacks, *oracle.stacks, rng.choice(CELLS)])]
    for jump in range(rng.choice((1, 1, 2, 3))):
        direction = rng.choice(DIRECTIONS)
        over = beside(path[-1], direction)
        behind = over and beside(over, direction)
        path.append((over if jump == 0 and rng.random() < 0.3 else behind) or rng.choice(CELLS))
    return path


def rules_broken(oracle: AnyOracle, move: str, complaint: str) -> set[str]:
    """The ids by which a refusal may be explained: one in the clear cases, several where a move breaks several."""
    verb, *words = move.split()
    if oracle.mover() is None:
        if isinstance(oracle, hats.Oracle):
            return {"H10"}
        if isinstance(oracle, magic_hat.Oracle):
            return {"M7"} if oracle._complete() else {"M10"}
        return {"T6", "T11" if len(oracle._owners()) == 1 else "T13"}
    if isinstance(oracle, hats.Oracle):
        rules = {complaint}
        if oracle.offer is not None or (verb == "discard" and oracle.players == 4):
            rules.add("H8")
        if oracle.main_done if verb in ("exchange", "black") else oracle.optional_done and verb in ("discard", "offer"):
            rules.add("H4")
        if verb == "exchange" and int(words[1]) > len(oracle.table):
            rules.add("H2")
        return rules
    if isinstance(oracle, magic_hat.Oracle):
        return {complaint}
    phase = oracle._phase()
    if phase != "move":
        if verb == phase:
            return {complaint}
        return {"T3" if phase == "build" else "T4", "T6"}
    if verb in ("build", "place"):
        return {"T4"}
    if verb != "move" or complaint != "T6":
        return {complaint}
    if oracle.stacks.get(words[0], [""])[0] != COLOURS[oracle.turn]:
        return {"T5", "T6"}
    walkable = {way.path[:2] for way in oracle._ways()}
    rules = {"T6"}
    if any(RING[cell] > oracle.band for cell in words):
        rules.add("T10")
    if tuple(words[:2]) in walkable or words[0] == words[-1]:
        rules |= {"T8", "T9"}
    return rules


def accepts(oracle: AnyOracle, move: str) -> bool:
    if not move.startswith("move "):
        return move in oracle.legal()
    return move.split()[1:] in [list(way.path) for way in legal_ways(oracle)]


def must_refuse(pair: Pair, move: str, chance: Json | None = None) -> None:
    """Both programs must refuse, by the same rule where one rule is broken, and change nothing."""
    before = normalize(pair.match.position())
    with pytest.raises(ValueError, match=r"^[HMT]\d+: ") as complaint:
        pair.oracle.play(move, chance)
    with pytest.raises(hatbox.BadInput if chance else hatbox.IllegalMove) as refusal:
        pair.match.play(move, chance)
    assert normalize(pair.match.position()) == before
    if pair.has_position:
        assert normalize(pair.oracle.position()) == before
    rule = str(complaint.value).partition(":")[0]
    if isinstance(refusal.value, hatbox.IllegalMove):
        assert refusal.value.rule in rules_broken(pair.oracle, move, rule), (move, before, str(refusal.value))
        assert str(refusal.value).startswith(f"{refusal.value.rule}: ")


def try_wrong_moves(pair: Pair, rng: random.Random, count: int) -> None:
    for move in sorted({random_move(pair.oracle, rng) for _ in range(count)}):
        if not accepts(pair.oracle, move):
            must_refuse(pair, move)
    if isinstance(pair.oracle, top_hats.Oracle) and pair.has_position:
        ways = pair.oracle._ways()  # what T6 allows, and a duty or the end of the game may forbid
        duty = "T8" if any(way.captured for way in ways) else "T9"
        ended = "T11" if len(pair.oracle._owners()) == 1 else "T13"
        for effect in sorted({way.effect for way in ways} - set(pair.match.legal_moves()))[:count]:
            with pytest.raises(hatbox.IllegalMove) as refusal:
                pair.match.play(effect)
            assert refusal.value.rule == (duty if pair.oracle.mover() is not None else ended)


@every_table
def test_wrong_moves_in_random_games(game: str, players: int, options: Json) -> None:
    rng = random.Random(f"{game} {players} {options} wrong")
    for record in random_records(game, players, options, 1, seed=3):
        chosen = moments(record, rng, 4) | {0, 12, len(record["moves"])}  # 12: where Top Hats builds or places
        for number, pair in enumerate(along(record)):
            if number in chosen:
                try_wrong_moves(pair, rng, count=20)


@every_setting
def test_wrong_moves_in_hand_made_positions(game: str, players: int, narrowed: int, style: str) -> None:
    rng = random.Random(f"{game} {players} {narrowed} {style} wrong")
    for _ in range(4 * EFFORT):
        try_wrong_moves(Pair.at(hand_made(rng, game, players, narrowed, style)), rng, count=20)


def test_T9_a_way_back_across_its_start_may_not_end_in_the_band() -> None:
    """It visits B4 again (T6: a cell may be visited more than once) and is wrong only for where it ends."""
    stacks = {cell: ["red"] for cell in ("B2", "B4", "B5", "C4", "C5", "D5", "D7")} | {"I5": ["yellow"]}
    position = {"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks, "band": 4, "narrowed": 0, "stall": 0}
    must_refuse(Pair.at(position), "move B4 D4 D6 B4 B6")


def spoilt(entry: Json, rng: random.Random) -> Iterator[Json]:
    """Return what chance cannot have brought to a move of a record."""
    chance = clone(chance_of(entry))
    yield chance | {"omen": 1}
    if "draw" in chance:
        yield chance | {"draw": rng.choice([card for card in hats.CARDS if card != chance["draw"]])}
        if "reshuffle" in chance:
            yield {"draw": chance["draw"]}
            yield chance | {"reshuffle": [*chance["reshuffle"][1:], "B1", "B1"]}
        else:
            yield chance | {"reshuffle": [chance["draw"]]}
    elif "redeal" in chance:
        laid, pile = chance["redeal"]["hats"], chance["redeal"]["hat_pile"]
        yield {"redeal": {"hats": laid, "hat_pile": pile[1:]}}
        yield {"redeal": {"hats": [*laid[1:], None], "hat_pile": pile}}
    else:
        yield {"draw": "B1"}
        yield {"redeal": {"hats": [None] * 7, "hat_pile": []}}


@every_table
def test_wrong_chance_in_random_games(game: str, players: int, options: Json) -> None:
    rng = random.Random(f"{game} {players} {options} chance")
    for record in random_records(game, players, options, 1, seed=4):
        chosen = moments(record, rng, 3)
        chosen |= {number for number, entry in enumerate(record["moves"]) if {"reshuffle", "redeal"} & set(entry)}
        for number, pair in enumerate(along(record)):
            if number in chosen:
                for chance in spoilt(record["moves"][number], rng):
                    must_refuse(pair, record["moves"][number]["move"], chance)


@every_setting
def test_wrong_chance_in_hand_made_positions(game: str, players: int, narrowed: int, style: str) -> None:
    rng = random.Random(f"{game} {players} {narrowed} {style} chance")
    for _ in range(4 * EFFORT):
        position = hand_made(rng, game, players, narrowed, style)
        legal = Pair.at(position).match.legal_moves()
        for move in [move for move in legal if move.startswith(("open", "discard"))] or legal[:5]:
            entry = Pair.at(position, seed=rng.getrandbits(64)).play(move)
            wrong = [*spoilt(entry, rng)]
            if "redeal" in entry:  # M9: what lay there when the table had died
                dead = ORACLES[game].from_position(
                    position | {"options": position["options"] | {"dead_table": "play_on"}}
                )
                dead.play(move)
                wrong.append({"redeal": {name: dead.position()[name] for name in ("hats", "hat_pile")}})
            for chance in wrong:
                must_refuse(Pair.at(position), entry["move"], chance)
