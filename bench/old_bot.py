"""The strongest bot as it was at another commit, thinking in a process of its own, for `arena` and `exploit`.

HATBOX_COMMIT=6de18af0 hatbox exploit hats --bot bench.old_bot:OldBot --games 40 --simulations 100
hatbox exploit hats --games 40 --simulations 100

The same seed gives both commands the same deals; the exploiter is of these sources, and it asks the old bot what it
does in every state that it looks at. Run it in the folder of the repository; states must have the same layout in both.
"""

from __future__ import annotations

import base64
import json
import os
import subprocess
import sys
import tempfile
import weakref
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
DEFAULT_COMMIT = "HEAD~1"
NUMBERS = count()


@cache
def old_process() -> subprocess.Popen[str]:
    """Start the process of all old bots, once."""
    commit = os.environ.get("HATBOX_COMMIT", DEFAULT_COMMIT)
    environment = {**os.environ, "PYTHONPATH": str(sources_of(commit))}
    command = [sys.executable, __file__]
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def sources_of(commit: str) -> Path:
    """Return the folder of a commit's sources: always the same, so that they are compiled once."""
    name = subprocess.run(["git", "rev-parse", commit], cwd=ROOT, capture_output=True, check=True, text=True)
    folder = Path(tempfile.gettempdir()) / f"hatbox-{name.stdout.strip()}"
    if not folder.exists():
        archive = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True)
        with tempfile.TemporaryDirectory(dir=folder.parent) as fresh:
            subprocess.run(["tar", "-x", "-C", fresh], input=archive.stdout, check=True)
            try:
                (Path(fresh) / "src").rename(folder)
            except OSError:  # another process was faster
                assert folder.exists()
    return folder


def tell(**message: Any) -> None:
    """Send a message to the old bots."""
    stdin = old_process().stdin
    assert stdin is not None
    print(json.dumps(message), file=stdin, flush=True)


def work() -> None:
    """Answer, as the process of the old bots."""
    import hatbox
    from hatbox.bots.bot import Budget
    from hatbox.compiled.buffers import buffer_of
    from hatbox.compiled.records import from_bytes
    from hatbox.engine.match import Observations
    from hatbox.games import game_named

    bots: dict[int, Any] = {}
    for line in sys.stdin:
        message = json.loads(line)
        if "game" not in message:
            bots.pop(message["bot"], None)
            continue
        game: Any = game_named(message["game"])
        views = from_bytes(game.state_class, base64.b64decode(message["views"]))
        actions, movers = buffer_of(message["actions"]), buffer_of(message["movers"])
        assert len(views) == len(actions) + 1, "states had another layout then"
        bot = bots.setdefault(message["bot"], hatbox.bot("mad_hatter"))
        observations: Any = Observations(game, message["seat"], views, actions, movers)
        decision = bot.think(observations, Budget(**message["budget"]), message["seed"])
        print(json.dumps([int(decision.action), decision.simulations]), flush=True)


if __name__ == "__main__":
    work()
else:
    from hatbox.bots.bot import Bot, Budget, Decision
    from hatbox.compiled.buffers import to_list
    from hatbox.compiled.records import to_bytes
    from hatbox.engine.match import Observations

    class OldBot(Bot):
        """Mad Hatter of another commit."""

        name = "old"

        def __init__(self) -> None:
            self._number = next(NUMBERS)
            weakref.finalize(self, tell, bot=self._number).atexit = False

        def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
            views = to_bytes(observations.game.state_class, observations.views[: len(observations.actions) + 1])
            tell(
                bot=self._number,
                game=observations.game.name,
                seat=observations.seat,
                views=base64.b64encode(views).decode(),
                actions=to_list(observations.actions),
                movers=to_list(observations.movers),
                budget={"seconds": budget.seconds, "simulations": budget.simulations},
                seed=seed,
            )
            stdout = old_process().stdout
            assert stdout is not None
            action, simulations = json.loads(stdout.readline())
            return Decision(action, simulations=simulations)
