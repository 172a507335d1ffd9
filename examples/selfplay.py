"""Learn the tiny games by self-play on PettingZoo, in the style of CleanRL: one file, every step in sight.

python -m examples.selfplay                  Hats, size tiny, for 3 minutes of CPU
python -m examples.selfplay magic_hat

Needs `pip install torch 'hatbox[pettingzoo]'`. One network plays both seats of many tables; PPO with whole
games as returns. The tiny games can be searched to the end, so the result is judged by the best possible play against
it (NashConv: 0 is perfect).
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from examples import checkpoints
from examples.strength import by_network, nash_conv
from torch import Tensor, nn

from hatbox.adapters.pettingzoo import env

HIDDEN = 64
TABLES, GAMES = 64, 1024  # played beside each other, and between two updates
EPOCHS, PARTS = 3, 4
RATE, CLIP, VALUE = 1e-3, 0.2, 0.5
ENTROPY = 0.05, 0.01  # at first and at last: to play what the other does not expect


class Network(nn.Module):
    """One hidden layer each for the policy and for the expected outcome."""

    def __init__(self, seen: int, actions: int) -> None:
        super().__init__()
        self.policy = nn.Sequential(nn.Linear(seen, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, actions))
        self.value = nn.Sequential(nn.Linear(seen, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, 1))

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probabilities of the actions and the expected outcomes."""
        logs = self.policy(seen).masked_fill(legal == 0, -1e9).log_softmax(1)
        return logs, self.value(seen).squeeze(1)

    def arrays(self) -> list[Any]:
        """Return the weights of the policy."""
        layers = self.policy[0], self.policy[2]
        return [part.detach().numpy() for layer in layers for part in (layer.weight.T, layer.bias)]


def play(tables: list[Any], network: Network, games: int) -> list[Tensor]:
    """Play some games at all tables; return what was seen, legal, done, its log-probability and the outcome."""
    decisions: list[list[tuple[Any, ...]]] = [[] for _ in tables]  # of the game at each table
    finished: list[tuple[Any, ...]] = []
    played = 0
    while played < games:
        looks = [table.observe(table.agent_selection) for table in tables]
        seen = torch.from_numpy(np.stack([look["observation"] for look in looks])).float()
        legal = torch.from_numpy(np.stack([look["action_mask"] for look in looks]))
        with torch.no_grad():
            logs, _ = network(seen, legal)
        actions = torch.multinomial(logs.exp(), 1).squeeze(1)
        for at, (table, action) in enumerate(zip(tables, actions.tolist(), strict=True)):
            decisions[at].append((table.agent_selection, seen[at], legal[at], action, logs[at, action]))
            table.step(action)
            if any(table.terminations.values()):
                finished += [(*made[1:], table.rewards[made[0]]) for made in decisions[at]]
                decisions[at] = []
                played += 1
                table.reset()
    seen_all, legal_all, done, logs_all, outcomes = zip(*finished, strict=True)
    columns = [torch.stack(seen_all), torch.stack(legal_all), torch.tensor(done), torch.stack(logs_all)]
    return [*columns, torch.tensor(outcomes, dtype=torch.float32)]


def update(network: Network, optimizer: torch.optim.Optimizer, decisions: list[Tensor], entropy_bonus: float) -> None:
    """Make decisions likelier that ended better than expected, a little at a time."""
    seen, legal, actions, before, outcomes = decisions
    with torch.no_grad():
        advantages = outcomes - network(seen, legal)[1]
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).chunk(PARTS):
            logs, values = network(seen[part], legal[part])
            ratio = (logs.gather(1, actions[part, None]).squeeze(1) - before[part]).exp()
            worth = advantages[part]
            gain = torch.min(ratio * worth, ratio.clamp(1 - CLIP, 1 + CLIP) * worth).mean()
            entropy = -(logs.exp() * logs.clamp(min=-1e8)).sum(1).mean()
            loss = -gain - entropy_bonus * entropy + VALUE * (values - outcomes[part]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def train(game: str, minutes: float, seed: int) -> checkpoints.Network:
    """Learn for some minutes of CPU, and return the policy; now and then say how far from perfect it is."""
    torch.manual_seed(seed)
    tables = [env(game, 2, seed + at, size="tiny", first=0) for at in range(TABLES)]
    for table in tables:
        table.reset()
    look = tables[0].observe("seat_0")
    network = Network(len(look["observation"]), len(look["action_mask"]))
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    spent, shown, games = 0.0, 0.0, 0
    while spent < minutes:
        begin = time.process_time()
        part = spent / minutes
        optimizer.param_groups[0]["lr"] = RATE * (1 - part)
        update(network, optimizer, play(tables, network, GAMES), ENTROPY[0] + (ENTROPY[1] - ENTROPY[0]) * part)
        spent, games = spent + (time.process_time() - begin) / 60, games + GAMES
        if spent - shown > minutes / 5:
            shown = spent
            found = nash_conv(game, by_network(checkpoints.Network(network.arrays())))
            print(f"{spent:4.1f} min, {games:7,} games: NashConv {found:.3f}", flush=True)
    return checkpoints.Network(network.arrays())


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a tiny game by self-play.")
    parser.add_argument("game", nargs="?", default="hats", choices=("hats", "magic_hat", "top_hats"))
    parser.add_argument("--minutes", type=float, default=3, help="of CPU (default 3)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    out = checkpoints.path_of("selfplay", asked.game, "tiny")
    train(asked.game, asked.minutes, asked.seed).save(out)
    print(f"NashConv {nash_conv(asked.game, by_network(checkpoints.Network.load(out))):.3f}; kept in {out.name}")
