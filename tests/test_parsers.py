"""Input of people and programs is read as meant, or refused with a message and without any change."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache, partial
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hatbox
from hatbox.engine.game import JSON
from hatbox.engine.match import Match
from hatbox.games import game_named
from hatbox.games.hats import notation as hats_notation
from hatbox.games.hats.state import CARD_NAMES
from hatbox.games.magic_hat import notation as magic_notation
from hatbox.games.top_hats import notation as top_notation
from hatbox.games.top_hats.state import CELL_NAMES, JUMP, START, STOP
from hatbox.i18n import say
from hatbox.records.record import decode, verify

GAMES = ("hats", "magic_hat", "top_hats")

Json = Any


def examples(count: int) -> settings:
    """The same examples in every run, as many as asked for."""
    return settings(
        max_examples=count,
        derandomize=True,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )


class Table(NamedTuple):
    """A game with its players and options."""

    game: str
    players: int
    options: tuple[tuple[str, bool | int | str], ...] = ()


TABLES = {
    "hats": (Table("hats", 2), Table("hats", 3, (("edition", "de"),)), Table("hats", 4)),
    "magic_hat": (
        Table("magic_hat", 2, (("stall_limit", 30),)),
        Table("magic_hat", 3, (("copies", 1), ("magic_hats", 0))),
        Table("magic_hat", 4, (("copies", 4), ("dead_table", "play_on"), ("edition", "en"))),
    ),
    "top_hats": (Table("top_hats", 2), Table("top_hats", 3, (("stall_limit", 20), ("narrowings", 1)))),
}
LENGTHS = {"hats": 70, "magic_hat": 60, "top_hats": 90}  # moves after which a random game is looked at, at most
SEEDS = 4


@cache
def history(table: Table, seed: int) -> Match[Any]:
    """A random game, as long as it is of interest."""
    match = hatbox.new(table.game, players=table.players, seed=seed, **dict(table.options))
    dice = Random(seed)
    while not match.is_over and match.ply < 2 * LENGTHS[table.game]:
        match.play(dice.choice(match.legal_moves()))
    return match


def moment(table: Table, seed: int, length: int) -> Match[Any]:
    """A game of its own, `length` moves into the history."""
    match = hatbox.new(table.game, players=table.players, seed=seed, **dict(table.options))
    for entry in history(table, seed).entries()[:length]:
        match.play_entry(entry)
    return match


@cache
def moments(game: str) -> tuple[Match[Any], ...]:
    """Games to try things on. Whoever succeeds in moving takes it back."""
    found = []
    for table in TABLES[game]:
        for seed in range(SEEDS):
            count = len(history(table, seed).entries())
            lengths = sorted({seed, count // 3, count // 2, count * 3 // 4, count - 1, count})
            found += [moment(table, seed, length) for length in lengths]
    return tuple(found)


def everything(match: Match[Any]) -> Json:
    """All that can be told of a game."""
    viewers = (None, *range(match.players))
    return (
        (
            match.ply,
            match.mover,
            match.resigned,
            match.legal_moves(),
            match.position(),
            match.entries(),
            match.partial_result(),
        ),
        [match.view(viewer).to_bytes() for viewer in viewers],
    )


T = TypeVar("T")


def attempt_or_error(
    attempt: Callable[[], T], *errors: type[hatbox.HatboxError]
) -> tuple[T | None, hatbox.HatboxError | None]:
    """Return the result of an attempt, or its refusal; raise any other error."""
    try:
        return attempt(), None
    except errors as error:
        return None, error


def says_why(error: hatbox.HatboxError) -> bool:
    """An error has a message that can be shown, whatever somebody wrote."""
    return 0 < len(str(error)) < 2000 and str(error).isprintable()


# --- text ------------------------------------------------------------------------------------------------------

WORDS = {
    "hats": ["exchange", "black", "discard", "offer", "give", "end", *CARD_NAMES[::5], *"1234567"],
    "magic_hat": ["peek", "swap", "open", *"12345678"],
    "top_hats": ["build", "place", "move", "narrow", "pass", "red", "yellow", "blue", *"126", *CELL_NAMES[::4]],
}
ODD_WORDS = ["", "resign", "0", "-1", "01", "1.0", "B7", "J5", "E5", "Peek", "pass*", "٣", "²", "\x00", "\ud800", "é"]


def misspell(game: str, move: str, draw: Callable[..., Any]) -> str:
    """A move, misspelt in one place."""
    words = move.split(" ")
    at = draw(st.integers(0, len(move) - 1))
    letter = draw(st.sampled_from([*"0123456789 ABCDEFIKST*-,x\t", "\u2003", "\ud800"]))
    word = draw(st.sampled_from(WORDS[game] + ODD_WORDS))
    number = draw(st.integers(0, len(words) - 1))
    return str(
        draw(
            st.sampled_from(
                [
                    move,
                    f"  {move}\n",
                    move.replace(" ", "   "),
                    move.upper(),
                    move[:at] + move[at + 1 :],
                    move[:at] + letter + move[at:],
                    move[:at] + letter + move[at + 1 :],
                    move + move[at:],
                    " ".join([*words[:number], word, *words[number + 1 :]]),
                    " ".join([*words[:number], word, *words[number:]]),
                    " ".join([*words[:number], *words[number + 1 :]]),
                    " ".join(reversed(words)),
                ]
            )
        )
    )


@st.composite
def texts(draw: Callable[..., Any], game: str, match: Match[Any]) -> str:
    """Anything, or words of the game, or something close to a legal move or a move that was made."""
    near = match.legal_moves() + [str(entry["move"]) for entry in match.entries()[-3:]]
    kind = draw(st.integers(0, 4))
    if kind == 0 or not near:
        return str(draw(st.text(max_size=40)))
    if kind == 1:
        return " ".join(draw(st.lists(st.sampled_from(WORDS[game] + ODD_WORDS), max_size=5)))
    return misspell(game, draw(st.sampled_from(near)), draw)


def is_among(move: str, legal: list[str]) -> bool:
    """Check whether an entry of a record is one of the legal moves, which Top Hats writes by their effect."""
    if not move.startswith("move "):
        return move in legal
    cells = move.split()[1:]
    effect = f"{cells[0]}-{cells[-1]}"
    return any(text == effect or text.startswith(f"{effect}*") for text in legal)


@pytest.mark.parametrize("game", GAMES)
@examples(120)
@given(data=st.data())
@pytest.mark.slow
def test_text_is_a_legal_move_or_is_refused_and_changes_nothing(game: str, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(moments(game)))
    text = data.draw(texts(game, match))
    before, length, legal = everything(match), match.ply, match.legal_moves()
    _, error = attempt_or_error(partial(match.play, text), hatbox.IllegalMove, hatbox.NotationError)
    if error:
        assert says_why(error)
        assert text not in legal
    else:
        assert is_among(str(match.entries(length)[0]["move"]), legal)
        match.rewind_to(length)
    assert everything(match) == before


CHANCES: st.SearchStrategy[Json] = st.dictionaries(
    st.sampled_from(["draw", "reshuffle", "redeal", "legal", "deck", ""]),
    st.one_of(
        st.none(),
        st.integers(),
        st.sampled_from(["B1", "king", "?"]),
        st.lists(st.sampled_from(["B1", "T6", "king", None, 3]), max_size=3),
        st.dictionaries(
            st.sampled_from(["hats", "hat_pile"]), st.lists(st.sampled_from(["king", "magic", None])), max_size=2
        ),
    ),
    min_size=1,
    max_size=2,
)


@pytest.mark.parametrize("game", GAMES)
@examples(60)
@given(data=st.data())
def test_a_chance_that_cannot_be_is_refused_and_changes_nothing(game: str, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from([match for match in moments(game) if not match.is_over]))
    move, chance = data.draw(st.sampled_from(match.legal_moves())), data.draw(CHANCES)
    before, length = everything(match), match.ply
    _, error = attempt_or_error(partial(match.play, move, chance), hatbox.BadInput)
    if error:
        assert says_why(error)
    else:
        brought = match.entries(length)[0]
        assert {name: brought[name] for name in chance} == chance
        match.rewind_to(length)
    assert everything(match) == before


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chance", [{"draw": None}, {"redeal": None}, {"reshuffle": None}, {"": None}])
def test_chance_that_brings_nothing_is_not_part_of_a_move(game: str, chance: dict[str, JSON]) -> None:
    match = moment(TABLES[game][0], 0, 0)
    move = match.legal_moves()[0]
    with pytest.raises(hatbox.BadInput):
        match.play(move, chance)
    with pytest.raises(hatbox.BadInput):
        match.play_entry({"seat": match.mover, "move": move, **chance})
    assert match.ply == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_move_in_a_resigned_game_is_refused_and_it_stays_resigned(game: str) -> None:
    match = moment(TABLES[game][0], 1, 3)
    move, action = match.legal_moves()[0], match.legal_actions()[0]
    match.resign(1)
    before = everything(match), hatbox.to_record(match)
    for text in (move, "nonsense", ""):
        with pytest.raises(hatbox.HatboxError):
            match.play(text)
        assert (everything(match), hatbox.to_record(match)) == before
    with pytest.raises(hatbox.HatboxError):
        match.act(action)
    assert (everything(match), hatbox.to_record(match)) == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_a_seat_of_the_table_can_resign(seat: int) -> None:
    match = moment(TABLES["magic_hat"][0], 1, 3)
    with pytest.raises(hatbox.BadInput):
        match.resign(seat)
    with pytest.raises(hatbox.BadInput):
        match.play_entry({"seat": seat, "move": "resign"})
    assert not match.is_over


# --- what is written is read as the same -------------------------------------------------------------------------


def test_every_action_of_hats_and_magic_hat_is_read_as_it_is_written() -> None:
    for game, texts_of in (("hats", hats_notation.TEXTS), ("magic_hat", magic_notation.TEXTS)):
        record = moment(TABLES[game][0], 0, 0).state
        assert len(set(texts_of)) == len(texts_of) == game_named(game).action_count - 1  # all but what chance does
        for action, text in enumerate(texts_of):
            for spaced in (text, f" {text} ", text.replace(" ", " \t")):
                assert game_named(game).notation.parse(record, spaced) == [action]


def test_every_simple_action_of_top_hats_is_read_as_it_is_written() -> None:
    record = moment(TABLES["top_hats"][0], 0, 0).state
    for action, text in top_notation.SIMPLE_TEXTS.items():
        for spaced in (text, f" {text} ", text.replace(" ", " \t")):
            assert top_notation.parse(record, spaced) == [action]


def stacks_of(match: Match[Any]) -> dict[str, list[str]]:
    stacks: Json = match.position()["stacks"]
    return {cell: [*hats] for cell, hats in stacks.items()}


def effect_of(way: str, before: dict[str, list[str]], after: dict[str, list[str]]) -> str:
    """The effect of a move, seen on the board."""
    cells = way.split()[1:]
    others = sorted({*before} - {cells[0]})
    captured = [cell for cell in others if len(after.get(cell, [])) < len(before[cell])]
    return f"{cells[0]}-{cells[-1]}" + (f"*{','.join(captured)}" if captured else "")


def moving_moments() -> Iterator[Match[Any]]:
    """Games of Top Hats in which stacks move."""
    for table in TABLES["top_hats"]:
        for seed in range(SEEDS):
            match = moment(table, seed, 10 * table.players)  # all stacks have been built and placed
            for entry in history(table, seed).entries()[10 * table.players :]:
                yield match
                match.play_entry(entry)


def test_every_effect_of_top_hats_is_read_as_it_is_written() -> None:
    seen = 0
    for match in moving_moments():
        for effect in match.legal_moves():
            length, before, record = match.ply, stacks_of(match), match.state
            actions = top_notation.parse(record, effect)
            match.play(effect)
            way = str(match.entries(length)[0]["move"])
            assert top_notation.parse(record, way) == actions
            if way.startswith("move "):
                assert effect_of(way, before, stacks_of(match)) == effect
                seen += 1
            match.rewind_to(length)
    assert seen > 200


def test_every_way_of_top_hats_is_read_as_it_was_gone() -> None:
    longest = 0
    for number, match in enumerate(moving_moments()):
        dice = Random(number)
        for _ in range(10):
            length, record = match.ply, match.state
            begin = [action for action in match.legal_actions() if START <= action < JUMP]
            if not begin:
                continue
            actions = [dice.choice(begin)]
            match.act(actions[0])
            while any(JUMP <= action <= STOP for action in match.legal_actions()):
                assert match.entries(length) == []  # it is no move before it has ended
                actions.append(min(match.legal_actions(), key=lambda action: (action == STOP, dice.random())))
                match.act(actions[-1])
            text = str(match.entries(length)[0]["move"])
            assert top_notation.parse(record, text) == actions
            longest = max(longest, len(actions))
            match.rewind_to(length)
    assert longest > 2


def test_a_move_of_top_hats_under_way_is_ended_by_its_effect_and_nothing_else() -> None:
    stacks: Json = {"C3": ["red"], "C4": ["yellow", "red"], "C6": ["yellow", "yellow"], "G7": ["yellow"]}
    match = hatbox.from_position({"game": "top_hats", "players": 2, "turn": 0, "stacks": stacks})
    match.act(next(action for action in match.legal_actions() if START <= action < JUMP))
    before = everything(match)
    for text in ("move C3 C5", "move C3 C4", "move C5 C7", "pass", "narrow", "build red red", "place 1 E7", "C3-C7*C6"):
        with pytest.raises(hatbox.IllegalMove):
            match.play(text)
        assert everything(match) == before
    assert match.legal_moves() == ["C3-C5*C4", "C3-C7*C4,C6"]
    for effect, way in (("C3-C5*C4", "move C3 C5"), ("C3-C7*C4,C6", "move C3 C5 C7")):
        for end in (partial(match.play, effect), partial(match.play_entry, {"seat": 0, "move": effect})):
            end()
            assert match.entries() == [{"seat": 0, "move": way}]
            match.rewind_to(1)
        with pytest.raises(hatbox.BadInput):
            match.play(effect, {"draw": "B1"})
        assert everything(match) == before


# --- JSON --------------------------------------------------------------------------------------------------------

NAMES = [
    *("game", "players", "options", "turn", "first", "deal", "moves", "result", "format", "version", "seat", "move"),
    *("row", "hats", "character_pile", "hat_pile", "table", "hands", "deck", "stacks", "band", "removed", "edition"),
]
LEAVES: st.SearchStrategy[Json] = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.sampled_from([-1, 0, 1, 2, 3, 2**31, 2**63, 2**64, -(2**63), 10**40, 10**320]),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from([*GAMES, "hatbox-record", "random", "king", "magic", "B4", "red", "C3", "", "\ud800", "x" * 2000]),
)
ANY_JSON: st.SearchStrategy[Json] = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(NAMES), st.text(max_size=5)), inner, max_size=4),
    ),
    max_leaves=12,
)


@examples(80)
@given(
    data=st.dictionaries(st.one_of(st.sampled_from(NAMES), st.text(max_size=5)), ANY_JSON, max_size=8),
    game=st.sampled_from([*GAMES, None]),
    players=st.sampled_from([2, 3, None]),
)
def test_any_object_is_a_position_or_is_refused(data: Json, game: str | None, players: int | None) -> None:
    named = {**data, **({"game": game} if game else {}), **({"players": players} if players else {})}
    _, error = attempt_or_error(partial(hatbox.from_position, named), hatbox.BadInput)
    assert error is None or says_why(error)


@examples(80)
@given(data=ANY_JSON, text=st.text(max_size=20), noise=st.binary(max_size=20))
def test_anything_is_a_record_or_is_refused(data: Json, text: str, noise: bytes) -> None:
    for given_record in (data, json.dumps(data), json.dumps(data).encode(), text, noise):
        _, error = attempt_or_error(partial(hatbox.from_record, given_record), hatbox.BadInput)
        assert error is None or says_why(error)


def every_place(data: Json) -> list[tuple[Json, Json]]:
    """Every container in a piece of JSON with each key or index of it."""
    found: list[tuple[Json, Json]] = []
    for key in data if isinstance(data, dict) else range(len(data)):
        found.append((data, key))
        if isinstance(data[key], dict | list):
            found += every_place(data[key])
    return found


def mutate(data: Json, draw: Callable[..., Any], *, wild: bool) -> Json:
    """A piece of JSON with one to three changes: mild ones keep the form, wild ones need not."""
    data = deepcopy(data)
    for _ in range(draw(st.integers(1, 3))):
        places = every_place(data)
        if not places:
            break
        holder, key = draw(st.sampled_from(places))
        other, where = draw(st.sampled_from(places))
        same_kind = [place for place in places if type(place[0][place[1]]) is type(holder[key])]
        twin, there = draw(st.sampled_from(same_kind))
        lists = [box[name] for box, name in places if isinstance(box[name], list)]
        change = draw(st.integers(0, 7 if wild else 4))
        if change == 0 and isinstance(holder[key], str | int | None):
            holder[key], twin[there] = twin[there], holder[key]
        elif change == 1 and type(holder[key]) is int:
            holder[key] += draw(st.sampled_from([-2, -1, 1, 2, 6]))
        elif change == 2 and isinstance(holder, list):
            del holder[key]
        elif change == 3 and isinstance(holder[key], str | int) and lists:
            draw(st.sampled_from(lists)).append(holder[key])
        elif change == 4 and isinstance(holder, list) and isinstance(holder[key], str) and lists:
            draw(st.sampled_from(lists)).insert(0, holder.pop(key))
        elif change == 5:
            holder[key] = draw(ANY_JSON)
        elif change == 6:
            holder[key] = deepcopy(other[where])
        elif change == 7:
            del holder[key]
    return data


@cache
def samples(game: str, *, as_record: bool) -> tuple[Json, ...]:
    """Positions, or records, of all moments of the games."""
    if as_record:
        return tuple(hatbox.to_record(match) for match in moments(game))
    return tuple(match.position() for match in moments(game) if match.game.positions.has_position(match.state))


@pytest.mark.parametrize("game", GAMES)
@examples(60)
@given(data=st.data())
def test_a_changed_record_is_replayed_or_refused(game: str, data: st.DataObject) -> None:
    original = data.draw(st.sampled_from(samples(game, as_record=True)))
    record = mutate(original, data.draw, wild=True)
    match, error = attempt_or_error(partial(hatbox.from_record, record), hatbox.HatboxError)
    assert error is None or says_why(error)
    if match:
        assert hatbox.from_record(hatbox.to_record(match)).position() == match.position()
    errors, error = attempt_or_error(lambda: verify(decode(json.dumps(record))), hatbox.BadInput)
    assert error is None or says_why(error)
    if errors == []:  # nothing is wrong: then it is the record of that very game
        same: Json = {"format": "hatbox-record", "version": 1, **record, "deal": in_order(record["deal"])}
        assert same == {**hatbox.to_record(hatbox.from_record(record)), "result": record["result"]}


def in_order(deal: Json) -> Json:
    """A deal with the types that left a game of Hats in the order of their letters: it does not matter."""
    return {**deal, "removed": sorted(deal["removed"])} if deal.get("removed") else deal


@pytest.mark.parametrize("game", GAMES)
@examples(60)
@given(data=st.data())
def test_a_changed_deal_is_dealt_or_refused(game: str, data: st.DataObject) -> None:
    record = deepcopy(data.draw(st.sampled_from(samples(game, as_record=True))))
    record["moves"], record["result"] = [], None
    deal = mutate(record["deal"] or {"deck": ["B1"], "row": []}, data.draw, wild=data.draw(st.booleans()))
    match, error = attempt_or_error(partial(hatbox.from_record, {**record, "deal": deal}), hatbox.BadInput)
    assert error is None or says_why(error)
    assert match is None or match.deal() == in_order(deal)


# --- what a position may do --------------------------------------------------------------------------------------


def pieces(position: Json) -> Counter[str]:
    """All cards or hats that are still in the game."""
    if position["game"] == "hats":
        groups = [*position["hands"], *position["collections"], *position["black"], position["table"]]
        groups += [position.get("deck", []), position.get("discards", [])]
        groups += [[position["offer"]]] if position.get("offer") else []
        return Counter(card for group in groups for card in group)
    if position["game"] == "magic_hat":
        hats = [hat for hat in position["hats"] if hat] + position.get("hat_pile", [])
        characters = [kind for kind in position["row"] if kind] + position.get("character_pile", [])
        return Counter([f"hat {hat}" for hat in hats] + [f"character {kind}" for kind in characters])
    return Counter(hat for hats in position["stacks"].values() for hat in hats)


def assert_conserved(before: Json, move: str, after: Json) -> None:
    """A move takes out of the game only what it wins or captures."""
    lost = pieces(before) - pieces(after)
    assert pieces(after) - pieces(before) == Counter()
    if before["game"] == "hats":
        assert lost == Counter()
    elif before["game"] == "magic_hat":
        pairs, magic = (sum(after[name]) - sum(before[name]) for name in ("pairs", "magic"))
        assert (lost.total(), lost["hat magic"]) == (2 * pairs + magic, magic)
    else:
        captured = move.partition("*")[2]
        assert lost.total() == len([cell for cell in captured.split(",") if cell])


def play_on(match: Match[Any], dice: Random, most: int) -> None:
    """Go on at random to the end, or so many moves, and hold every moment to what must be."""
    before: Json = match.position()
    for _ in range(most):
        if match.is_over:
            break
        length = match.ply
        move = dice.choice(match.legal_moves())
        match.play(move)
        after: Json = match.position()
        assert_conserved(before, move, after)
        for action in range(length, match.ply):
            for viewer in (None, dice.randrange(match.players)):
                assert all(say(event.code, event.params) for event in match.events(action, viewer))
        before = after
    if match.is_over:
        assert match.legal_moves() == []
        assert match.result()["winners"] != []
    for viewer in (None, *range(match.players)):
        match.view(viewer).position()


@pytest.mark.parametrize("game", GAMES)
@examples(60)
@given(data=st.data(), seed=st.integers(0, 10**6))
@pytest.mark.slow
def test_a_changed_position_is_refused_or_can_be_written_and_played(game: str, data: st.DataObject, seed: int) -> None:
    position = mutate(data.draw(st.sampled_from(samples(game, as_record=False))), data.draw, wild=seed % 4 == 0)
    match, error = attempt_or_error(partial(hatbox.from_position, position), hatbox.BadInput)
    assert error is None or says_why(error)
    if match is None:
        return
    again = hatbox.from_position(match.position())
    assert again.position() == match.position()
    assert again.legal_moves() == match.legal_moves()
    assert again.partial_result() == match.partial_result()
    assert pieces(match.position()) == pieces(position)
    play_on(match, Random(seed), 300)
    if match.game.positions.has_position(match.state):
        assert hatbox.from_position(match.position()).position() == match.position()


# --- what is hard to read ------------------------------------------------------------------------------------------

POSITION: Json = {
    "game": "magic_hat",
    "players": 2,
    "turn": 0,
    "row": ["king", "queen", "cook", "maid", None, None, None],
    "hats": ["king", "cook", "queen", "maid", None, None, None],
}
HARD: dict[str, Json] = {
    "too large": 10**40,
    "far too large": -(10**400),
    "too long": "x" * 100_000,
    "half a letter": "\ud800",
    "not a number": float("nan"),
    "infinite": float("inf"),
    "not printable": "a\nb\x1b[31m",
}


FIELDS = ["game", "players", "turn", "row", "stall", "options", "last_swap", "seen", "pairs", "other"]


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("kind", HARD)
def test_a_hard_value_in_a_position_is_refused_with_a_message(field: str, kind: str) -> None:
    value = HARD[kind]
    for hard in (value, [value], [value] * 2, {"edition": value}, {"stall_limit": value}, {f"{kind}\ud800": value}):
        _, error = attempt_or_error(partial(hatbox.from_position, {**POSITION, field: hard}), hatbox.BadInput)
        assert error is not None
        assert says_why(error)


RECORD_FIELDS = ["format", "version", "game", "players", "options", "first", "deal", "moves", "other"]


@pytest.mark.parametrize("field", RECORD_FIELDS)
@pytest.mark.parametrize("kind", HARD)
def test_a_hard_value_in_a_record_is_refused_with_a_message(field: str, kind: str) -> None:
    value, record = HARD[kind], samples("magic_hat", as_record=True)[1]
    for hard in (value, [value], {"edition": value}, {"row": value}, [{"seat": value}], [{"seat": 0, "move": value}]):
        data = {**record, field: hard}
        for given_record in (data, json.dumps(data)):
            _, error = attempt_or_error(partial(hatbox.from_record, given_record), hatbox.BadInput)
            assert error is not None
            assert says_why(error)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b'{"format": "\xff"}',
        b'{"game": "\\ud800"}',
        '{"game": "\ud800"}',
        b'{"deal": ' + b"[" * 100_000,
        b'{"deal": {"row": ' + b"[" * 100_000,
        b'{"moves": [{"move": ' + b'{"a":' * 100_000,
    ],
)
def test_what_is_not_json_is_refused_with_a_message(line: bytes | str) -> None:
    for read in (hatbox.from_record, decode):
        with pytest.raises(hatbox.BadInput) as caught:
            read(line)
        assert says_why(caught.value)


def test_nesting_without_end_is_refused_with_a_message() -> None:
    nest: Json = []
    for _ in range(100_000):
        nest = [nest]
    record = samples("magic_hat", as_record=True)[1]
    for read, data in (
        (hatbox.from_record, {**record, "deal": {"row": nest}}),
        (hatbox.from_position, {**POSITION, "row": nest}),
        (hatbox.from_position, {**POSITION, "options": {"edition": nest}}),
    ):
        with pytest.raises(hatbox.BadInput) as caught:
            read(data)
        assert says_why(caught.value)


@pytest.mark.parametrize("removed", [["", "C"], ["BCD", "C"], ["B", "C", ""], ["BC"], ["B", "B"], "B", "XC", []])
def test_types_that_left_a_game_of_hats_are_named_by_one_letter_each(removed: Json) -> None:
    record: Json = hatbox.to_record(hatbox.new("hats", seed=1, removed="BC"))
    assert hatbox.from_record(record).deal()["removed"] == ["B", "C"]
    record["deal"]["removed"] = removed
    with pytest.raises(hatbox.BadInput, match=r"^H3: "):
        hatbox.from_record(record)


# --- options -------------------------------------------------------------------------------------------------------

ALLOWED = {  # by game and option: how a message lists what is allowed
    "hats": {
        "edition": "standard, de",
        "black_hat_is_a_type": "true, false",
        "tiebreak_black_hats": "true, false",
        "removed": "random, two type letters such as BC (two players)",
        "size": "full, small, tiny (two players)",
    },
    "magic_hat": {
        "edition": "ru, en",
        "no_swap_back": "true, false",
        "copies": "2, 1, 4",
        "magic_hats": "4, 0",
        "dead_table": "redeal, play_on",
        "stall_limit": "0 ... 1000000000",
        "memory_aid": "false, true",
        "size": "full, small, tiny",
    },
    "top_hats": {
        "narrowings": "2, 1, 0",
        "stall_limit": "0 ... 1000000000",
        "size": "full, small, tiny (two players)",
    },
}
WRONG_VALUES: list[bool | int | str] = [
    "",
    "no",
    "RU",
    "Standard",
    "True",
    "1.5",
    "BB",
    "BX",
    "BCD",
    -1,
    3,
    5,
    10**9 + 1,
]
SOMETIMES_WRONG: list[bool | int | str] = [
    True,
    False,
    0,
    1,
    2,
    4,
    100,
    "2",
    "100",
    "true",
    "BC",
    "random",
    "ru",
    "de",
    "redeal",
]
RIGHT_VALUES: dict[str, list[bool | int | str]] = {
    **{name: [True, False] for name in ("black_hat_is_a_type", "tiebreak_black_hats", "no_swap_back", "memory_aid")},
    "copies": [1, 2, 4],
    "magic_hats": [0, 4],
    "narrowings": [0, 1, 2],
    "stall_limit": [0, 1, 2, 3, 4, 5, 100],
    "dead_table": ["redeal", "play_on"],
    "removed": ["random", "BC"],
    "size": ["small", "tiny"],
}
OPTIONS = [(game, name) for game in GAMES for name in ALLOWED[game]]


def right_values(game: str, name: str) -> list[bool | int | str]:
    return [*ALLOWED[game][name].split(", ")] if name == "edition" else RIGHT_VALUES[name]


def among(value: bool | int | str, values: list[bool | int | str]) -> bool:
    """Check whether a value is one of these and of the same type: 1 is not true."""
    return any(type(value) is type(known) and value == known for known in values)


def refusals_of(game: str, options: dict[str, Json], players: int = 2) -> set[str]:
    """Return the refusals of options: for a new game, in a position, in a record."""
    record: Json = hatbox.to_record(hatbox.new(game, players=players, seed=1))
    position: Json = {"game": game, "players": players, "options": options}
    found = set()
    for attempt in (
        partial(hatbox.new, game, players=players, seed=1, **options),
        partial(hatbox.from_position, position),
        partial(hatbox.from_record, {**record, "options": {**record["options"], **options}}),
    ):
        with pytest.raises(hatbox.BadInput) as caught:
            attempt()
        found.add(str(caught.value))
    return found


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_a_wrong_value_is_refused_by_name_with_what_is_allowed(game: str, name: str) -> None:
    for value in WRONG_VALUES + SOMETIMES_WRONG:
        if not among(value, right_values(game, name)):
            result = str(value).lower() if isinstance(value, bool) else str(value)
            expected = f'{game}: option {name} can’t be "{result}"; allowed: {ALLOWED[game][name]}'
            assert refusals_of(game, {name: value}) == {expected}


@pytest.mark.parametrize(("game", "name"), OPTIONS)
def test_every_right_value_is_taken(game: str, name: str) -> None:
    for value in right_values(game, name):
        options: Json = {name: value}
        match = hatbox.new(game, seed=1, **options)
        assert match.options[name] == value
        assert hatbox.from_record(hatbox.to_record(match)).options == match.options


def test_the_options_are_those_of_the_rules_page() -> None:
    for game in GAMES:
        assert [option.name for option in game_named(game).options] == [*ALLOWED[game]]
        for option in game_named(game).options:
            assert option.choices() == ALLOWED[game][option.name]


@pytest.mark.parametrize("game", GAMES)
@examples(15)
@given(name=st.text(max_size=12))
def test_an_unknown_option_is_refused_by_name_with_all_there_are(game: str, name: str) -> None:
    if name == "first" or name in ALLOWED[game]:
        return
    for refusal in refusals_of(game, {name: 1}):
        assert refusal.endswith(f"; it has: {', '.join(ALLOWED[game])}")
        assert refusal.startswith(f'{game} has no option "')
        assert not name.isprintable() or f'"{name}"' in refusal


@pytest.mark.parametrize("players", [3, 4])
def test_types_leave_the_game_only_with_two_players(players: int) -> None:
    expected = f'hats: option removed can’t be "BC"; allowed: {ALLOWED["hats"]["removed"]}'
    assert refusals_of("hats", {"removed": "BC"}, players) == {expected}


@pytest.mark.parametrize(("game", "allowed"), [("hats", "2, 3, 4"), ("magic_hat", "2, 3, 4"), ("top_hats", "2, 3")])
def test_a_wrong_number_of_players_is_refused_with_what_is_allowed(game: str, allowed: str) -> None:
    record: Json = hatbox.to_record(hatbox.new(game, seed=1))
    for players in (-1, 0, 1, 5, 1000):
        for attempt in (
            partial(hatbox.new, game, players=players),
            partial(hatbox.from_position, {"game": game, "players": players}),
            partial(hatbox.from_record, {**record, "players": players}),
        ):
            with pytest.raises(hatbox.BadInput) as caught:
                attempt()
            assert str(caught.value) == f"{game} can’t be played with {players} players; allowed: {allowed}"


@pytest.mark.parametrize("first", [-1, 2, 10**12, True, "0", "nobody", ""])
@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_first_seat_is_refused_with_what_is_allowed(game: str, first: bool | int | str) -> None:
    with pytest.raises(hatbox.BadInput) as caught:
        hatbox.new(game, seed=1, first=first)
    assert str(caught.value) == f'option first can’t be "{first}"; allowed: random, or a seat from 0 to 1'


@pytest.mark.parametrize("name", ["", "chess", "Hats", "hats ", "magic-hat", "../hats", "a\nb"])
def test_an_unknown_game_is_refused_with_all_there_are(name: str) -> None:
    record: Json = hatbox.to_record(hatbox.new("hats", seed=1))
    for attempt in (
        partial(hatbox.new, name),
        partial(hatbox.from_position, {"game": name, "players": 2}),
        partial(hatbox.from_record, {**record, "game": name}),
    ):
        with pytest.raises(hatbox.BadInput) as caught:
            attempt()
        shown = name.replace("\n", "\\n")
        assert str(caught.value).startswith(f'unknown game "{shown}"; ')
        assert "games are: hats, magic_hat, top_hats" in str(caught.value).replace("The games", "the games")
