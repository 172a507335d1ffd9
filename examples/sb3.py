"""Learn a game with MaskablePPO of Stable-Baselines3 (sb3-contrib) on Gymnasium, against `greedy`.

python -m examples.sb3                             Hats, size small, for a minute of CPU; its strength against `greedy`

Needs `pip install sb3-contrib 'hatbox[gymnasium]'`. The library's defaults but for the size of the network and of the
batches; the weights are kept as NumPy arrays, so playing needs no PyTorch.
"""

from __future__ import annotations

import math
import time
from pathlib import Path

import gymnasium
from examples import checkpoints
from examples.strength import Curve, parser_of
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv
from torch import nn

from hatbox.adapters.gymnasium import add

ENVS, STEPS = 32, 128  # played beside each other, and by each between two updates
LAYERS = [128, 64]
POINTS = 6.0  # a lead in points that counts as nearly won


class Clock(BaseCallback):
    """Stops the training after some minutes of CPU; now and then keeps the weights and says how strong they are."""

    def __init__(self, minutes: float, out: Path) -> None:
        super().__init__()
        self._minutes, self._out, self._curve = minutes, out, Curve(out, minutes)
        self._begin = time.process_time()  # later by what measuring takes

    def _on_step(self) -> bool:
        now = time.process_time()
        spent = (now - self._begin) / 60
        if self._curve.is_due(spent):
            save(self.model, self._out)
            self._curve.add(spent, self.num_timesteps)
            self._begin += time.process_time() - now
        return spent < self._minutes


def train(game: str, size: str, minutes: float, seed: int) -> None:
    """Learn the game of two for some minutes of CPU."""

    def make() -> gymnasium.Env:  # type: ignore[type-arg]
        settings = {"bots": "greedy", "seat": "random", "rewards": "score", "size": size}
        seat = gymnasium.make(add(game), disable_env_checker=True, **settings)
        return gymnasium.wrappers.TransformReward(seat, lambda lead: math.tanh(float(lead) / POINTS))

    envs = DummyVecEnv([make] * ENVS)
    envs.seed(seed)
    model = MaskablePPO(
        *("MlpPolicy", envs),
        n_steps=STEPS, batch_size=512, n_epochs=4, gamma=1.0, learning_rate=1e-3, ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": LAYERS, "vf": LAYERS}, "activation_fn": nn.ReLU},
        seed=seed, device="cpu",
    )  # fmt: skip
    model.learn(total_timesteps=1 << 40, callback=Clock(minutes, checkpoints.path_of("sb3", game, size)))


def save(model: MaskablePPO, path: Path) -> None:
    """Write the weights of the policy."""
    first, _, second, _ = model.policy.mlp_extractor.policy_net
    layers = [first, second, model.policy.action_net]
    arrays = [part.detach().numpy() for layer in layers for part in (layer.weight.T, layer.bias)]
    checkpoints.Network(arrays).save(path)


if __name__ == "__main__":
    asked = parser_of("Learn a game with MaskablePPO.").parse_args()
    train(asked.game, asked.size, asked.minutes, asked.seed)
