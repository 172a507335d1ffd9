"""Learn a game by self-play with PPO, on the batch API and PyTorch. One file; it needs `pip install torch`.

python -m examples.ppo                             Hats for 10 minutes of CPU, then its strength against `greedy`
python -m examples.ppo magic_hat --minutes 30
hatbox arena hats --bots examples.checkpoints:ppo_hats greedy --games 400

All seats are played by one network, which sees what the seat on the move may see. Observations, masks and rewards go to
PyTorch by DLPack, without a copy. The weights are kept as NumPy arrays, so playing needs no PyTorch.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from examples import checkpoints
from examples.strength import as_text, share_of
from torch import Tensor, nn

import hatbox

WIDE, DEEP = 128, 64  # the hidden layers
GAMES, STEPS = 256, 48  # played at once, and between two updates
EPOCHS, PARTS = 2, 6  # how often an update goes through what was seen, and in how many parts
RATE, CLIP, ENTROPY, VALUE = 1e-3, 0.2, 0.01, 0.5
TRUST = 0.95  # lambda: how far an outcome counts rather than what was expected on the way
POINTS = 6.0  # a lead in points that counts as nearly won


class Network(nn.Module):
    """Two hidden layers, the scores of all actions, and the expected outcome."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(seen, WIDE), nn.ReLU(), nn.Linear(WIDE, DEEP), nn.ReLU())
        self.policy, self.value = nn.Linear(DEEP, actions), nn.Linear(DEEP, 1)
        for layer, gain in ((self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of the actions and the expected outcomes."""
        hidden = self.body(seen.float())
        scores = self.policy(hidden).masked_fill(legal == 0, -1e9)
        return scores.log_softmax(1), self.value(hidden).squeeze(1)

    def save(self, path: Path) -> None:
        """Write what a player needs."""
        layers = [self.body[0], self.body[2], self.policy]
        checkpoints.Network([part.detach().numpy() for layer in layers for part in (layer.weight.T, layer.bias)]).save(
            path
        )


@dataclass
class Rollout:
    """Some steps of all games: tensors of steps by games."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    logs: Tensor  # of the probabilities with which the actions were chosen
    values: Tensor
    advantages: Tensor


@torch.no_grad()
def play(games: hatbox.Batch, network: Network) -> Rollout:  # type: ignore[type-arg]
    """Play some steps of all games by the network, and credit every decision with what came of it."""
    everything = np.arange(len(games))
    seen, legal, rewards = map(torch.from_dlpack, (games.observations, games.masks, games.rewards))  # no copies
    rows: list[tuple[Tensor, ...]] = []
    movers, ended, paid = [], [], []
    for _ in range(STEPS):
        logs, values = network(seen, legal)
        actions = torch.multinomial(logs.exp(), 1).squeeze(1)
        rows.append((seen.clone(), legal.clone(), actions, logs.gather(1, actions[:, None]).squeeze(1), values))
        movers.append(games.movers.copy())
        games.step(actions.numpy())
        ended.append(games.done.copy())
        paid.append(torch.tanh(rewards / POINTS).numpy())
    columns = [torch.stack(column) for column in zip(*rows, strict=True)]
    values = columns[4].numpy()
    # backwards; by game and seat: what it expected at its next decision, its credit there, what it was paid before
    final = [torch.from_dlpack(games.observe(seat)) for seat in range(games.players)]
    anything = torch.ones_like(legal)
    expected = np.stack([network(view, anything)[1].numpy() for view in final], axis=1)
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


def update(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """Make decisions likelier that turned out better than expected, a little at a time."""
    flat = {name: column.flatten(0, 1) for name, column in vars(rollout).items()}
    outcomes = flat["advantages"] + flat["values"]
    worth = (flat["advantages"] - flat["advantages"].mean()) / (flat["advantages"].std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(worth)).chunk(PARTS):
            logs, values = network(flat["seen"][part], flat["legal"][part])
            chosen = logs.gather(1, flat["actions"][part, None]).squeeze(1)
            ratio = (chosen - flat["logs"][part]).exp()
            gain = torch.min(ratio * worth[part], ratio.clamp(1 - CLIP, 1 + CLIP) * worth[part]).mean()
            entropy = -(logs.exp() * logs.clamp(min=-1e8)).sum(1).mean()
            loss = -gain - ENTROPY * entropy + VALUE * (values - outcomes[part]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(game: str, players: int, minutes: float, seed: int, out: Path) -> None:
    """Learn for some minutes of CPU, and keep the weights; now and then say how strong they are."""
    torch.manual_seed(seed)
    games = hatbox.batch(game, GAMES, players, seed=seed, rewards="score")
    network = Network(games.observations.shape[1], games.masks.shape[1])
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    spent, shown, played = 0.0, 0.0, 0
    while spent < minutes:
        begin = time.process_time()
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / minutes)
        rollout = play(games, network)
        update(network, optimizer, rollout)
        played += GAMES * STEPS
        spent += (time.process_time() - begin) / 60
        if spent - shown > minutes / 10:
            shown = spent
            network.save(out)
            share = as_text(share_of(f"examples.checkpoints:{out.stem}", "greedy", game, players, 200))
            print(f"{spent:5.1f} min, {played / 1e6:5.2f} million decisions: {share} against greedy", flush=True)
    network.save(out)
    share = as_text(share_of(f"examples.checkpoints:{out.stem}", "greedy", game, players, 1000))
    print(f"{minutes:5.1f} min, {played / 1e6:5.2f} million decisions: {share} against greedy; kept in {out.name}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game by self-play with PPO.")
    parser.add_argument("game", nargs="?", default="hats", choices=hatbox.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10, help="of CPU (default 10)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    train(asked.game, asked.players, asked.minutes, asked.seed, checkpoints.FOLDER / f"ppo_{asked.game}.npz")
