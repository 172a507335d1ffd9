"""Two games that one viewer cannot tell apart: the same record with everything renamed that the viewer never saw.

A viewer is a seat, or None for a spectator. Nothing here uses the views of the games: what somebody has seen is
reckoned from the record alone.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import hatbox
from hatbox.compiled.records import to_object
from hatbox.engine.errors import HatboxError
from hatbox.engine.game import NONE, Value
from hatbox.engine.match import Match
from hatbox.games.magic_hat.state import SLOTS
from hatbox.games.top_hats.state import CELL_NAMES, MOVING
from hatbox.games.top_hats.state import State as TopState

Record = dict[str, Any]
Viewer = int | None


def shuffle(things: list[Any], chance: random.Random) -> list[Any]:
    """The same things in another order."""
    return chance.sample(things, len(things))


def other_hats(record: Record, viewer: Viewer, match: Match[Any], chance: random.Random) -> Record:
    """Hats with every card renamed that the viewer never held, drew, was given or saw on the table."""
    deal, offered = record["deal"], ""
    seen = {*deal["table"], *(() if viewer is None else deal["hands"][viewer])}
    for entry in record["moves"]:
        verb, *words = entry["move"].split()
        ours = viewer is not None and viewer % 2 == entry["seat"] % 2
        if verb == "exchange" or (verb == "give" and ours):
            seen.add(words[0])
        if verb == "give" and ours:
            seen.add(offered)
        if verb == "offer":
            offered = words[0]
        if entry["seat"] == viewer and "draw" in entry:
            seen.add(entry["draw"])
    hidden = [card for cards in [*deal["hands"], deal["deck"]] for card in cards if card not in seen]
    renamed = dict(zip(hidden, shuffle(hidden, chance), strict=True))
    text = re.sub(r"\b[A-Z][1-6]\b", lambda card: renamed.get(card[0], card[0]), json.dumps(record))
    result: Record = json.loads(text)
    return result


def other_magic_hat(record: Record, viewer: Viewer, match: Match[Any], chance: random.Random) -> Record:
    """Magic Hat with all hats mixed that the viewer never saw since they were laid out, and the characters to come."""
    deal, laid_out = record["deal"], record["deal"]
    kinds = [*deal["hats"], *deal["hat_pile"]]
    row, characters = list(range(SLOTS)), [*deal["row"]]  # which of the hats lies in each slot
    next_hat, next_character, seen = SLOTS, 0, set[int]()
    for entry in record["moves"]:
        verb, *numbers = entry["move"].split()
        slots = [int(number) - 1 for number in numbers]
        if verb == "swap":
            row[slots[0]], row[slots[1]] = row[slots[1]], row[slots[0]]
        elif verb == "open" or entry["seat"] == viewer:
            seen.add(row[slots[0]])
        if verb == "open" and kinds[row[slots[0]]] in (characters[slots[0]], "magic"):
            if kinds[row[slots[0]]] != "magic":
                characters[slots[0]] = deal["character_pile"][next_character]
                next_character += 1
            row[slots[0]] = next_hat
            next_hat += 1
        if "redeal" in entry:  # M9: all begins anew, and what came before stays as it was
            laid_out = entry["redeal"]
            kinds = [*laid_out["hats"], *laid_out["hat_pile"]]
            row, next_hat, seen = list(range(SLOTS)), SLOTS, set()
    hidden = [hat for hat in range(len(kinds)) if hat not in seen]
    for hat, kind in zip(hidden, shuffle([kinds[hat] for hat in hidden], chance), strict=True):
        kinds[hat] = kind
    laid_out["hats"], laid_out["hat_pile"] = kinds[:SLOTS], kinds[SLOTS:]
    pile = deal["character_pile"]
    deal["character_pile"] = pile[:next_character] + shuffle(pile[next_character:], chance)
    return record


def other_top_hats(record: Record, viewer: Viewer, match: Match[Any], chance: random.Random) -> Record:
    """Top Hats with all hats mixed that others built in and that were never uncovered."""
    state, built, stands = (
        to_object(TopState, match.state),
        dict[tuple[int, int], list[str]](),
        dict[str, tuple[int, int]](),
    )
    for entry in record["moves"]:
        builder, (verb, *words) = entry["seat"], entry["move"].split()
        if verb == "build":
            built[builder, sum(1 for other, _ in built if other == builder)] = words
        elif verb == "place":
            stands[words[1]] = builder, int(words[0]) - 1
        elif verb == "move":
            stands[words[-1]] = stands.pop(words[0])
    uncovered = {
        stands[CELL_NAMES[cell]]: below.count(NONE)
        for cell, below in enumerate(state.below)
        if state.builder[cell] != NONE
    }
    gone = 2 if state.phase == MOVING else 0  # not on the board: it has lost all its hats, or is still to be placed
    for builder in range(record["players"]):
        if builder != viewer:
            spots = [(s, depth) for s in built if s[0] == builder for depth in range(uncovered.get(s, gone), 2)]
            colours = shuffle([built[stack][depth] for stack, depth in spots], chance)
            for (stack, depth), colour in zip(spots, colours, strict=True):
                built[stack][depth] = colour
    result, moves = iter(built.values()), []
    for entry in record["moves"]:
        moves.append({**entry, "move": f"build {' '.join(next(result))}"} if "build" in entry["move"] else entry)
    return {**record, "moves": moves}


OTHERS: dict[str, Callable[[Record, Viewer, Match[Any], random.Random], Record]] = {
    "hats": other_hats,
    "magic_hat": other_magic_hat,
    "top_hats": other_top_hats,
}


def views_of(match: Match[Any], viewer: Viewer) -> Iterator[bytes]:
    """All that a viewer has seen of a game, moment by moment."""
    for at in range(match.ply + 1):
        yield match.view(viewer, at).to_bytes()
        if at < match.ply:
            yield repr(match.events(at, viewer)).encode()


def look_alike(match: Match[Any], other: Match[Any], viewer: Viewer) -> bool:
    """Check whether two games look the same to a viewer."""
    return [*views_of(match, viewer)] == [*views_of(other, viewer)]


def twins(match: Match[Any], viewer: Viewer, seed: int) -> Iterator[Record]:
    """Games that differ from a game only in what a viewer may not know. None of them is the game itself."""
    record, chance = hatbox.to_record(match), random.Random(seed)
    for _ in range(60):
        other = OTHERS[match.game.name](json.loads(json.dumps(record)), viewer, match, chance)
        try:
            twin = hatbox.from_record(other)
        except HatboxError:
            continue  # M9: all could have seen that this table was dead
        if twin.position() != match.position():
            assert look_alike(match, twin, viewer), "the reckoning of this file is wrong"
            yield hatbox.to_record(twin)


def random_match(
    game: str, players: int, seed: int, length: int, until: Callable[[Match[Any]], bool], **options: Value
) -> Match[Any]:
    """A game after at least so many random moves, at a moment as wished."""
    match = hatbox.new(game, players=players, seed=seed, first=seed % players, **options)
    chance, moves = random.Random(seed), 0
    while moves < length or not until(match):
        if match.is_over:
            return random_match(game, players, seed + 1000, length, until, **options)
        match.play(chance.choice(match.legal_moves()))
        moves += 1
    return match


def play_on(match: Match[Any], most: int, seed: int) -> Match[Any]:
    """A few moves further, without chance and before the end: moves that can be made again at a real table."""
    further, chance = match.clone(), random.Random(seed)
    for _ in range(most):
        before = further.ply
        further.play(chance.choice(further.legal_moves()))
        if further.is_over or further.chance_acted:
            further.rewind_to(before)
            break
    return further
