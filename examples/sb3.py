"""Learn a game with MaskablePPO of Stable-Baselines3 (sb3-contrib) on Gymnasium, against `greedy`.

python -m examples.sb3                        Hats for 10 minutes of CPU, then its strength against `greedy`

Needs `pip install sb3-contrib 'hatbox[gymnasium]'`. The library's defaults but for the size of the network and of the
batches; the weights are kept as NumPy arrays.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import gymnasium
from examples import checkpoints
from examples.strength import as_text, share_of
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

import hatbox
from hatbox.adapters.gymnasium import add

ENVS, STEPS = 16, 256  # played beside each other, and by each between two updates
LAYERS = [128, 64]
POINTS = 6.0  # a lead in points that counts as nearly won


class Clock(BaseCallback):
    """Stops the training after some minutes of CPU; now and then prints the rewards of the last games."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self._begin, self._minutes, self._shown = time.process_time(), minutes, 0.0

    def _on_step(self) -> bool:
        spent = (time.process_time() - self._begin) / 60
        if spent - self._shown > self._minutes / 10:
            self._shown = spent
            recent = [game["r"] for game in self.model.ep_info_buffer or ()]
            mean = sum(recent) / max(1, len(recent))
            print(f"{spent:5.1f} min, {self.num_timesteps:9,} decisions: {mean:+.2f} in the last games", flush=True)
        return spent < self._minutes


def train(game: str, players: int, minutes: float, seed: int) -> MaskablePPO:
    """Return a model that has learned for some minutes of CPU."""

    def make() -> gymnasium.Env:  # type: ignore[type-arg]
        seat = gymnasium.make(add(game), players=players, bots="greedy", seat="random", rewards="score")
        return gymnasium.wrappers.TransformReward(seat, lambda lead: math.tanh(float(lead) / POINTS))

    envs = DummyVecEnv([make] * ENVS)
    envs.seed(seed)
    shape = {"net_arch": {"pi": LAYERS, "vf": LAYERS}, "activation_fn": nn.ReLU}
    model = MaskablePPO(
        *("MlpPolicy", envs),
        n_steps=STEPS, batch_size=512, n_epochs=4, gamma=1.0, learning_rate=5e-4, ent_coef=0.01,
        policy_kwargs=shape, seed=seed, device="cpu",
    )  # fmt: skip
    return model.learn(total_timesteps=1 << 40, callback=Clock(minutes))


def save(model: MaskablePPO, path: Path) -> None:
    """Write the weights of the policy."""
    first, _, second, _ = model.policy.mlp_extractor.policy_net
    layers = [first, second, model.policy.action_net]
    arrays = [part.detach().numpy() for layer in layers for part in (layer.weight.T, layer.bias)]
    checkpoints.Network(arrays).save(path)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn a game with MaskablePPO.")
    parser.add_argument("game", nargs="?", default="hats", choices=hatbox.game_names())
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10, help="of CPU (default 10)")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    out = checkpoints.FOLDER / f"sb3_{asked.game}.npz"
    save(train(asked.game, asked.players, asked.minutes, asked.seed), out)
    share = share_of(f"examples.checkpoints:{out.stem}", "greedy", asked.game, asked.players)
    print(f"{as_text(share)} of the wins against greedy; kept in {out.name}")
