"""Learn a game by lessons and self-play with PPO, on the batch API and PyTorch. It needs `pip install torch`.

python -m examples.ppo                             Hats, size small, for a minute of CPU; its strength against `greedy`
python -m examples.ppo hats --size full --minutes 3 --lessons 0.4
hatbox arena hats --option size=small --bots examples.checkpoints:ppo_hats_small greedy --games 400

One network learns all seats, from what the seat on the move may see. At first `greedy` says what it would do (lessons);
then the network learns from the results of its games against itself and against `greedy`. Observations, masks and
rewards go to PyTorch by DLPack, without a copy. The weights are kept as NumPy arrays, so playing needs no PyTorch.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from examples import checkpoints
from examples.strength import Curve, parser_of
from torch import Tensor, nn

import hatbox

if TYPE_CHECKING:
    from numpy.typing import NDArray

WIDE, DEEP = 256, 128  # the hidden layers
GAMES, STEPS = 256, 64  # played at once, and between two updates
EPOCHS, PARTS = 2, 16  # how often an update goes through what was seen, and in how many parts
RATE, CLIP, ENTROPY, VALUE = 2e-3, 0.2, 0.01, 0.5
TRUST = 0.95  # lambda: how far an outcome counts rather than what was expected on the way
POINTS = 6.0  # a lead in points that counts as nearly won
LEAST = -80.0  # the logarithm of next to nothing; the exponential of anything smaller is slow
GREEDY, AT_ONCE = hatbox.bot("greedy"), hatbox.Budget(simulations=1)


class Network(nn.Module):
    """Two hidden layers, the scores of the actions, and the expected outcome.

    It leaves out what random games never show: numbers that are always 0, and actions that are never legal.
    """

    def __init__(self, games: hatbox.Batch[Any], steps: int = 1000) -> None:
        super().__init__()
        largest, legal = games.observations.max(axis=0), games.masks.max(axis=0)
        for _ in range(steps):
            games.step(games.random_actions())
            np.maximum(largest, games.observations.max(axis=0), out=largest)
            np.maximum(legal, games.masks.max(axis=0), out=legal)
        self.shape = len(largest), len(legal)
        self.columns, self.actions = (torch.from_numpy(np.flatnonzero(array)) for array in (largest, legal))
        self.scale = 1 / torch.from_numpy(largest)[self.columns].float()
        self.body = nn.Sequential(nn.Linear(len(self.columns), WIDE), nn.ReLU(), nn.Linear(WIDE, DEEP), nn.ReLU())
        self.policy, self.value = nn.Linear(DEEP, len(self.actions)), nn.Linear(DEEP, 1)
        for layer, gain in ((self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of the actions and the expected outcomes, given what is not left out."""
        hidden = self.body(seen * self.scale)
        scores = self.policy(hidden).masked_fill(legal == 0, -1e9)
        return scores.log_softmax(1).clamp(min=LEAST), self.value(hidden).squeeze(1)

    def save(self, path: Path) -> None:
        """Write what a player needs, with weights for what was left out."""
        first, last = np.zeros((self.shape[0], WIDE)), np.zeros((DEEP, self.shape[1]))
        bias = np.full(self.shape[1], -1e4)
        first[self.columns] = (self.body[0].weight * self.scale).detach().numpy().T
        last[:, self.actions], bias[self.actions] = self.policy.weight.detach().T, self.policy.bias.detach()
        middle = [part.detach().numpy() for part in (self.body[0].bias, self.body[2].weight.T, self.body[2].bias)]
        checkpoints.Network([first, *middle, last, bias]).save(path)


def sample(logs: Tensor) -> Tensor:
    """Return an action for each row of log-probabilities; one that is not legal is never drawn."""
    below = logs.exp().cumsum(1)
    return torch.searchsorted(below, (1 - torch.rand(len(logs), 1)) * below[:, -1:]).squeeze(1)


def ask_greedy(games: hatbox.Batch[Any], where: NDArray[np.bool_]) -> Tensor:
    """Return what `greedy` would do in some of the games, 0 in the others. It sees what the mover may see."""
    advice = torch.zeros(len(games), dtype=torch.int64)
    for game in np.flatnonzero(where).tolist():
        match = games.match(game)
        advice[game] = GREEDY.think(match.observations(int(games.movers[game])), AT_ONCE, seed=game).action
    return advice


@dataclass
class Rollout:
    """Some steps of all games: tensors of steps by games. Actions are numbered without those left out."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    logs: Tensor  # of the probabilities with which the actions were chosen
    values: Tensor
    learns: Tensor  # whether there is something to learn: the network acted, or `greedy` gave a lesson
    advantages: Tensor


@torch.no_grad()
def play(games: hatbox.Batch[Any], network: Network, is_lesson: bool) -> Rollout:
    """Play some steps of all games, and credit every decision with what came of it.

    The network has all seats in one half of the games, and in the other half one seat, against `greedy`. In a lesson
    `greedy` has all seats in that half, and `actions` are everywhere what it would do.
    """
    everything = np.arange(len(games))
    seats = np.where(is_lesson, -1, everything // 2 % games.players)  # of the network in every second game
    seen, legal, rewards = map(torch.from_dlpack, (games.observations, games.masks, games.rewards))  # no copies
    rows: list[tuple[Tensor, ...]] = []
    movers, ended, paid = [], [], []
    expected = np.zeros((len(games), games.players), np.float32)  # by seat, at its last decision in the game
    for _ in range(STEPS):
        now = seen[:, network.columns], legal[:, network.actions]
        logs, values = network(*now)
        own = torch.from_numpy((everything % 2 == 0) | (games.movers == seats))
        taught = torch.searchsorted(network.actions, ask_greedy(games, is_lesson | ~own.numpy()))
        actions = sample(logs).where(own, taught)
        target = taught if is_lesson else actions
        rows.append((*now, target, logs.gather(1, target[:, None]).squeeze(1), values, own | is_lesson))
        movers.append(games.movers.copy())
        expected[everything, games.movers] = values
        games.step(network.actions[actions].numpy())
        expected[games.done] = 0
        ended.append(games.done.copy())
        paid.append(torch.tanh(rewards / POINTS).numpy())
    expected[everything, games.movers] = network(seen[:, network.columns], legal[:, network.actions])[1]
    columns = [torch.stack(column) for column in zip(*rows, strict=True)]
    values = columns[4].numpy()
    # backwards; by game and seat: what it expected at its next decision, its credit there, what it was paid before
    credit, gained = np.zeros_like(expected), np.zeros_like(expected)
    advantages = np.zeros_like(values)
    for step in reversed(range(STEPS)):
        over = ended[step]
        expected[over], credit[over], gained[over] = 0, 0, paid[step][over]
        at = everything, movers[step]
        surprise = gained[at] + expected[at] - values[step]
        credit[at] = surprise + TRUST * credit[at]
        advantages[step], expected[at], gained[at] = credit[at], values[step], 0
    return Rollout(*columns, torch.from_numpy(advantages))


def update(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, is_lesson: bool) -> None:
    """Make decisions likelier that turned out better than expected, a little at a time; in a lesson, the advice."""
    flat = {name: column[rollout.learns] for name, column in vars(rollout).items()}
    outcomes = flat["advantages"] + flat["values"]
    worth = (flat["advantages"] - flat["advantages"].mean()) / (flat["advantages"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(worth)).chunk(PARTS):
            logs, values = network(flat["seen"][part], flat["legal"][part])
            chosen = logs.gather(1, flat["actions"][part, None]).squeeze(1)
            if is_lesson:
                gain = chosen.mean()
            else:
                ratio = (chosen - flat["logs"][part]).exp()
                gain = torch.min(ratio * worth[part], ratio.clamp(1 - CLIP, 1 + CLIP) * worth[part]).mean()
            entropy = -(logs.exp() * logs).sum(1).mean()
            loss = -gain - ENTROPY * entropy + VALUE * (values - outcomes[part]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(game: str, size: str, minutes: float, lessons: float, seed: int) -> None:
    """Learn the game of two for some minutes of CPU, and keep the weights; now and then say how strong they are."""
    torch.manual_seed(seed)
    games = hatbox.batch(game, GAMES, 2, seed=seed, rewards="score", size=size)
    network, out = Network(games), checkpoints.path_of("ppo", game, size)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    curve = Curve(out, minutes)
    spent, decisions = 0.0, 0
    while spent < minutes:
        begin = time.process_time()
        is_lesson = spent < lessons * minutes
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / minutes)
        update(network, optimizer, play(games, network, is_lesson), is_lesson)
        spent, decisions = spent + (time.process_time() - begin) / 60, decisions + GAMES * STEPS
        if curve.is_due(spent):
            network.save(out)
            curve.add(spent, decisions)


if __name__ == "__main__":
    parser = parser_of("Learn a game by lessons and self-play with PPO.")
    parser.add_argument("--lessons", type=float, default=0.25, help="the share of the time for them (default 0.25)")
    asked = parser.parse_args()
    train(asked.game, asked.size, asked.minutes, asked.lessons, asked.seed)
