"""A small neural network that evaluates states within the search: its layout, its compiled evaluation, its text form.

A game writes the numbers of the inputs that are active in a state (`inputs`), some forty of several hundred, so the
first layer adds up a row of weights for each instead of multiplying. All weights are 16-bit integers and all sums are
exact: compiled, interpreted and in WebAssembly the result has the same bits, in whatever order a compiler adds.

Two hidden layers with clipped rectifiers, and one output for each seat, the mover's first; a sigmoid makes it a share
of the win. This is a template like the search: names declared without a value are bound to kernels and hooks of a game.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from hatbox.compiled.buffers import Buffer, constant, new_buffer
from hatbox.compiled.intrinsics import exp, part_of, scratch
from hatbox.compiled.jit import rule
from hatbox.engine.game import OVER

if TYPE_CHECKING:
    from numpy.typing import NDArray

mover: Callable[..., int]
inputs: Callable[..., int]
can_evaluate: Callable[..., bool]
value: Callable[..., float]
temper: Callable[..., float]
NETWORKS: Any  # weights of all networks of a game, one after the other
NETWORK_STARTS: Any  # by number of players: where its network begins
INPUTS_OF: Any  # by number of players

State = Any

HIDDEN = 32  # units of the first hidden layer
SECOND = 16  # of the second
MAX_ACTIVE = 128  # inputs active in one state
MAX_SEATS = 8
WEIGHT_SHIFT = 8  # weights are 1/256ths
ONE = 1 << WEIGHT_SHIFT
CEILING = 127 * ONE  # of the activity of a unit
SCALE = float(ONE * ONE)  # of an output

# A network in a workspace begins with two numbers, then come the weights for one number of players.
STATUS, PLAYERS, WEIGHTS = 0, 1, 2
UNREAD, SHIPPED, OWN, NO_NETWORK = 0, 1, 2, 3  # status: nothing is there yet; of the package; another; none is wanted


def layout(inputs: int, players: int) -> list[tuple[int, ...]]:
    """Return the shapes of weights and biases in the order in which they are stored."""
    return [(inputs, HIDDEN), (HIDDEN,), (HIDDEN, SECOND), (SECOND,), (SECOND, players), (players,)]


def size(inputs: int, players: int) -> int:
    """Return how many numbers a network has."""
    return sum(int(np.prod(shape)) for shape in layout(inputs, players))


@rule
def outputs(active: Buffer, count: int, weights: Buffer, inputs: int, players: int, logits: Buffer) -> None:
    """Evaluate a network: write an output for each seat, from the mover on."""
    hidden, second = scratch(HIDDEN), scratch(SECOND)
    at = inputs * HIDDEN
    bias = part_of(weights, at, HIDDEN)
    for j in range(HIDDEN):
        hidden[j] = bias[j]
    for i in range(count):
        row = part_of(weights, active[i] * HIDDEN, HIDDEN)
        for j in range(HIDDEN):
            hidden[j] += row[j]
    at += HIDDEN
    bias = part_of(weights, at + HIDDEN * SECOND, SECOND)
    for j in range(SECOND):
        second[j] = bias[j] << WEIGHT_SHIFT
    for i in range(HIDDEN):
        if hidden[i] > 0:
            activity = min(hidden[i], CEILING)
            row = part_of(weights, at + i * SECOND, SECOND)
            for j in range(SECOND):
                second[j] += activity * row[j]
    at += HIDDEN * SECOND + SECOND
    for k in range(players):
        logits[k] = weights[at + SECOND * players + k] << WEIGHT_SHIFT
    for j in range(SECOND):
        if second[j] > 0:
            activity = min(second[j] >> WEIGHT_SHIFT, CEILING)
            for k in range(players):
                logits[k] += activity * weights[at + j * players + k]


def load_network(network: Buffer, players: int) -> None:
    """Read the network of the package for this number of players into a workspace, unless another is wanted."""
    if network[STATUS] > SHIPPED or network[PLAYERS] == players:
        return
    network[PLAYERS] = players
    network[STATUS] = NO_NETWORK
    start, end = NETWORK_STARTS[players], NETWORK_STARTS[players + 1]
    if start < end:
        network[STATUS] = SHIPPED
        for i in range(end - start):
            network[WEIGHTS + i] = NETWORKS[start + i]


def is_evaluable(state: State, network: Buffer) -> bool:
    """Return whether the network of a workspace, if it has one, can evaluate a state."""
    return network[STATUS] != NO_NETWORK and can_evaluate(state)


def evaluate(state: State, network: Buffer, rewards: Buffer) -> None:
    """Write the share of the win that each seat can expect: by the network, or without one by `value`."""
    players, acting = state.players, mover(state)
    if acting == OVER or not is_evaluable(state, network):
        for seat in range(players):
            rewards[seat] = value(state, seat)
        return
    active, logits = scratch(MAX_ACTIVE), scratch(MAX_SEATS)
    count = inputs(state, active)
    weights = part_of(network, WEIGHTS, len(network) - WEIGHTS)
    outputs(active, count, weights, INPUTS_OF[players], players, logits)
    for away in range(players):
        seat = (acting + away) % players
        rewards[seat] = temper(state, seat, 1.0 / (1.0 + exp(-logits[away] / SCALE)))


# --- networks as text


def encode(weights: NDArray[np.int16]) -> str:
    """Return weights as text for a source file."""
    return base64.b85encode(zlib.compress(weights.astype("<i2").tobytes(), 9)).decode()


def decode(text: str) -> NDArray[np.int16]:
    """Return the weights that were encoded."""
    return np.frombuffer(zlib.decompress(base64.b85decode(text)), "<i2").astype(np.int16)


def shipped_constants(texts: Mapping[int, str], inputs: Mapping[int, int]) -> dict[str, Any]:
    """Return the constants of a game's networks, to be bound: all weights, and where each network begins."""
    parts = [decode(texts[players]) if players in texts else np.zeros(0, np.int16) for players in range(MAX_SEATS + 1)]
    for players in texts:
        if len(parts[players]) != size(inputs[players], players):
            raise ValueError(f"a network for {players} players of another layout")
    starts = np.concatenate([[0], np.cumsum([len(part) for part in parts])])
    return {
        "NETWORKS": constant([*np.concatenate(parts).tolist(), 0], np.int16),
        "NETWORK_STARTS": constant(starts.tolist(), np.int64),
        "INPUTS_OF": constant([inputs.get(players, 0) for players in range(MAX_SEATS + 1)], np.int64),
    }


def new_network(inputs: Mapping[int, int]) -> Buffer:
    """Return room for the largest network of a game."""
    room = max((size(inputs[players], players) for players in inputs), default=0)
    return new_buffer(WEIGHTS + room, np.int16)


def own_network(inputs: Mapping[int, int], players: int, weights: NDArray[np.int16] | None) -> Buffer:
    """Return a network for a workspace that is to evaluate instead of the package's; `None`: no network is."""
    network = new_network(inputs)
    network[STATUS] = NO_NETWORK if weights is None else OWN
    network[PLAYERS] = players
    if weights is not None:
        for at, weight in enumerate(weights.tolist()):
            network[WEIGHTS + at] = weight
    return network
