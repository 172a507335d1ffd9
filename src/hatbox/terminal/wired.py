"""Views as they come over the wire, made into views that can be drawn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hatbox import wire
from hatbox.core.game import HIDDEN, NONE, SPECTATOR, Game, Value
from hatbox.core.jit import pour, thaw
from hatbox.core.play import View
from hatbox.games.hats.state import CARD_NAMES, TYPES, VALUES
from hatbox.games.hats.state import State as Hats
from hatbox.games.magic_hat.state import HAT_NAMES
from hatbox.games.magic_hat.state import State as MagicHat
from hatbox.games.top_hats.state import BUILDING, CELL_OF, COLOURS, MOVING, NOBODY, PLACING, STACKS
from hatbox.games.top_hats.state import State as TopHats


def view_of(
    game: Game[Any], options: Mapping[str, Value], scene: wire.Scene, players: int, seat: int | None
) -> View[Any]:
    """The view of a scene: what is null on the wire is hidden. It is good for drawing, not for thinking."""
    states = game.blank(players, options, 0)
    state = thaw(game.state_class, states[0])
    match scene.view:
        case wire.HatsView():
            _hats(state, scene.view)
        case wire.MagicHatView():
            _magic_hat(state, scene.view)
        case wire.TopHatsView():
            _top_hats(state, scene, scene.view, seat)
    pour(state, states[0])
    return View(game, SPECTATOR if seat is None else seat, states)


def _put(target: list[int], names: Sequence[str | None], number: Callable[[str | None], int]) -> int:
    """Lay named things into the first places; how many they are."""
    target[: len(names)] = map(number, names)
    return len(names)


def _card(name: str | None) -> int:
    return CARD_NAMES.index(name) if name in CARD_NAMES else HIDDEN


def _hats(state: Hats, seen: wire.HatsView) -> None:
    state.turn, state.main_done, state.optional_done = seen.turn, int(seen.main_done), int(seen.optional_done)
    state.cookie = NONE if seen.cookie is None else seen.cookie
    state.offer = NONE if seen.offer is None else _card(seen.offer)
    _put(state.table, seen.table, _card)
    for seat in range(state.players):
        state.hand_size[seat] = _put(state.hand[seat], seen.hands[seat], _card)
        state.collection_size[seat] = _put(state.collection[seat], seen.collections[seat], _card)
        state.black_size[seat] = _put(state.black[seat], seen.black[seat], _card)
    state.deck_size = _put(state.deck, seen.deck[::-1], _card)
    state.discards_size = _put(state.discards, seen.discards, _card)
    open_cards = [card for row in [seen.table, *seen.collections] for card in row]
    own_cards = [card for hand in seen.hands for card in hand if card]
    shown = {_card(card) // VALUES for card in open_cards + own_cards}
    kinds = shown if state.players == 2 else {*range(TYPES)}  # H3: with two players the others may be out of the game
    state.in_play = sum(((1 << VALUES) - 1) << VALUES * kind for kind in kinds)


def _hat(name: str | None) -> int:
    return NONE if name is None else HAT_NAMES.index(name) if name in HAT_NAMES else HIDDEN


def _magic_hat(state: MagicHat, seen: wire.MagicHatView) -> None:
    state.turn, state.stall = seen.turn, seen.stall
    _put(state.row, seen.row, _hat)
    _put(state.hats, seen.hats, _hat)
    state.character_pile_size, state.hat_pile_size = len(seen.character_pile), len(seen.hat_pile)
    state.pairs[: state.players] = seen.pairs
    state.magic[: state.players] = seen.magic
    state.penalties[: state.players] = seen.penalties
    for seat, slots in enumerate(seen.seen or []):
        state.seen[seat] = sum(1 << slot - 1 for slot in slots)


def _colour(name: str | None) -> int:
    return COLOURS.index(name) if name in COLOURS else HIDDEN


def _top_hats(state: TopHats, scene: wire.Scene, seen: wire.TopHatsView, seat: int | None) -> None:
    state.turn, state.band, state.narrowed, state.stall = seen.turn, seen.band, seen.narrowed, seen.stall
    state.phase = {"building": BUILDING, "placing": PLACING}.get(seen.phase or "", MOVING)
    builders = seen.builders or {}
    for name, hats in seen.stacks.items():
        cell = CELL_OF[name]
        state.owned[_colour(hats[0])] |= 1 << cell
        _put(state.below[cell], hats[1:], _colour)
        state.builder[cell] = builders.get(name, NOBODY)
    below = [hat for cell in state.below for hat in cell if hat != NONE]
    for colour in range(state.players):  # what is hidden cannot be counted by colour
        state.buried[0][colour] = HIDDEN if HIDDEN in below else below.count(colour)
    for owner, stacks in enumerate(seen.built or []):
        numbers = _numbers(scene.legal) if owner == seat else []
        for number, stack in zip(numbers or range(STACKS), stacks, strict=False):
            _put(state.built[owner][number], stack, _colour)
    if seat is not None:
        for number, move in enumerate(scene.chosen):  # T3: still secret, so not in the view yet
            _put(state.built[seat][number], move.split()[1:], _colour)


def _numbers(legal: Sequence[str]) -> list[int]:
    """Which of the own stacks are still to be placed."""
    return sorted({int(move.split()[1]) - 1 for move in legal if move.startswith("place ")})
