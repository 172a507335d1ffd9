"""Learn a network by self-play, in rounds: play games with the network so far, fit it to them, measure it.

Everything of a run is in one folder, and a stopped run continues where it was: a round counts once its checkpoint is
written. The same settings and seed give the same networks on the same machine, whoever plays the games: they are
played in chunks by `lab.workers`, and a game depends on its seed and the networks alone. This process fits.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, cast

import msgspec
import numpy as np

from hatbox.bots.bot import Bot, Budget, Decision, legal_actions
from hatbox.bots.greedy import GreedyBot
from hatbox.bots.network import encode, own_network
from hatbox.bots.searcher import Searcher, heuristics_of
from hatbox.compiled.buffers import Buffer
from hatbox.compiled.jit import INTERPRETED
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game
from hatbox.engine.match import Match, Observations
from hatbox.engine.rng import derive_seed, game_seed
from hatbox.lab.intervals import share
from hatbox.lab.self_play import UNFINISHED, SelfPlay, input_rows_of
from hatbox.lab.training import Floats, Model, log_loss
from hatbox.lab.workers import ShouldStop, Workers
from hatbox.records.files import atomic_write

if TYPE_CHECKING:
    from numpy.typing import NDArray

CHUNK = 10  # games of one call of compiled code
ROOM = CHUNK * 2000  # samples of one call
SURPRISE = 0.08  # share of the actions taken at random, so that a network learns what good play avoids
WINDOW = 400_000  # samples learnt from, the latest
RESULT = 0.5  # weight of the result in what is learnt; the rest has what the search expected
EPOCHS = 4.0  # over the window, in each round
HELD_OUT = 10  # one game in so many is not learnt from, and measures the fit
DUELS = 60  # games of each measurement
SETTINGS, LOG, CHECKPOINT, NETWORK = "settings.json", "log.jsonl", "checkpoint.npz", "network.txt"
C = TypeVar("C")  # a chunk
R = TypeVar("R")  # its result

Won: TypeAlias = tuple[float, float, float]  # share of the win, and its 95 % interval


class Settings(msgspec.Struct, frozen=True):
    """The settings of a run."""

    game: str
    players: int
    seed: int
    simulations: int  # for each action in self-play
    games: int  # of each round


class Round(msgspec.Struct, frozen=True):
    """One round of a run: a line of its log."""

    number: int
    games: int  # of the run so far
    samples: int  # the same
    loss: float  # cross entropy on games held out
    greedy: Won  # share of the win against `greedy`
    previous: Won  # against the best network before, or at first against the search without one
    is_better: bool  # it won more than its share of that, and plays from now on
    seconds: float  # of the run so far


@dataclass
class Memory:
    """Samples of the latest games."""

    rows: NDArray[np.int8]
    targets: Floats  # what is learnt, the mover's share first
    results: Floats  # what came of it
    held_out: NDArray[np.bool_]

    @classmethod
    def empty(cls, inputs: int, players: int) -> Memory:
        """Return no samples."""
        floats = np.zeros((0, players), np.float32)
        return cls(np.zeros((0, inputs), np.int8), floats, floats, np.zeros(0, np.bool_))

    def joined(self, other: Memory) -> Memory:
        """Return both, the latest up to WINDOW."""
        pairs = zip(vars(self).values(), vars(other).values(), strict=True)
        return Memory(*(np.concatenate(pair)[-WINDOW:] for pair in pairs))


@dataclass(frozen=True)
class Stage:
    """The settings of games that are played in chunks: all that their moves depend on, with the chunk."""

    game: Game[Any]
    players: int
    simulations: int
    seed: int  # of the deals
    games: int
    networks: tuple[NDArray[np.int16] | None, ...]  # None: the search without one


class Run:
    """A run in a folder: begun, or continued."""

    def __init__(self, game: Game[Any], settings: Settings, folder: Path, workers: Workers | None = None) -> None:
        inputs = _inputs(game)
        if settings.players not in inputs:
            allowed = ", ".join(map(str, inputs)) or "-"
            raise BadInput("train-no-inputs", game=game.name, players=settings.players, allowed=allowed)
        self.game, self.settings, self.folder = game, settings, folder
        self._workers = workers or Workers()
        self._model = Model(inputs[settings.players], settings.players, np.random.default_rng(settings.seed))
        self.rounds: list[Round] = []
        self._memory = Memory.empty(inputs[settings.players], settings.players)
        self._best: NDArray[np.int16] | None = None  # plays; None: the search without a network still does
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / CHECKPOINT).exists():
            self._restore()
        else:
            (folder / SETTINGS).write_bytes(msgspec.json.encode(settings) + b"\n")

    def _restore(self) -> None:
        with np.load(self.folder / CHECKPOINT) as arrays:
            self._model.restore(arrays)
            self._memory = Memory(*(arrays[name] for name in ("rows", "targets", "results", "held_out")))
            self._best = arrays["best"].astype(np.int16) if len(arrays["best"]) else None
            done = int(arrays["rounds"])
        lines = (self.folder / LOG).read_bytes().splitlines()[:done]
        self.rounds = [msgspec.json.decode(line, type=Round) for line in lines]

    def play_round(self, on_game: Callable[[int, int], None]) -> Round:
        """Play, learn, measure, and write a checkpoint; `on_game` is called with the games played and to play."""
        began = time.perf_counter()
        number = len(self.rounds)
        seed = game_seed(self.settings.seed, number)
        fresh = self._generate(seed, on_game)
        memory = self._memory.joined(fresh)
        rng = np.random.default_rng(seed)
        rows, targets = memory.rows[~memory.held_out], memory.targets[~memory.held_out]
        for _ in self._model.fit(rows, targets, EPOCHS, rng):
            pass
        held_out = memory.held_out
        loss = log_loss(self._model.predict(memory.rows[held_out]), memory.results[held_out])
        weights = self._model.quantised()
        previous = self._duel(weights, self._best, seed)
        is_better = previous[0] > 1 / self.settings.players
        last = self.rounds[-1] if self.rounds else None
        done = Round(
            number=number + 1,
            games=(last.games if last else 0) + self.settings.games,
            samples=(last.samples if last else 0) + len(fresh.rows),
            loss=round(loss, 4),
            greedy=self._against_greedy(weights, seed),
            previous=previous,
            is_better=is_better,
            seconds=round((last.seconds if last else 0.0) + time.perf_counter() - began, 1),
        )
        self._memory = memory
        if is_better:
            self._best = weights
        self.rounds.append(done)
        self._write()
        return done

    def _generate(self, seed: int, on_game: Callable[[int, int], None]) -> Memory:
        """Play the games of a round against itself."""
        games, parts = self.settings.games, []
        on_game(0, games)
        for part in self._run(play_itself, self._stage(seed, games, self._best), range(0, games, CHUNK)):
            parts.append(part)
            on_game(min(len(parts) * CHUNK, games), games)
        return Memory(*(np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])))

    def _duel(self, weights: NDArray[np.int16], other: NDArray[np.int16] | None, seed: int) -> Won:
        """Return the share that one network wins against another, every deal from all seats."""
        players = self.settings.players
        deals = DUELS // players
        chunks = [(own, begin) for own in range(players) for begin in range(0, deals, CHUNK)]
        sums, counts = np.zeros(deals), np.zeros(deals, int)
        results = self._run(play_duels, self._stage(~seed, deals, weights, other), chunks)
        for (own, begin), shares in zip(chunks, results, strict=True):
            for at, row in enumerate(shares, begin):
                if row[own] != UNFINISHED:
                    sums[at] += row[own]
                    counts[at] += 1
        return won(sums.tolist(), counts.tolist())

    def _against_greedy(self, weights: NDArray[np.int16], seed: int) -> Won:
        """Return the share that a search with a network wins against `greedy` players, every deal from all seats."""
        players = self.settings.players
        deals = DUELS // players
        chunks = [(number, own) for number in range(deals) for own in range(players)]
        sums = [0.0] * deals
        results = self._run(play_greedy, self._stage(~seed, deals, weights), chunks)
        for (number, _), share_won in zip(chunks, results, strict=True):
            sums[number] += share_won
        return won(sums, [players] * deals)

    def _stage(self, seed: int, games: int, *networks: NDArray[np.int16] | None) -> Stage:
        return Stage(self.game, self.settings.players, self.settings.simulations, seed, games, networks)

    def _run(self, work: Callable[[Stage, C, ShouldStop], R], stage: Stage, chunks: Sequence[C]) -> Iterator[R]:
        """Yield the results of chunks in order."""
        prepare = None if self._workers.is_here else warm_up
        return (result for _, result in self._workers.run(work, stage, chunks, prepare=prepare, in_order=True))

    def _write(self) -> None:
        """Write the log, the network and last the checkpoint, by which the round counts."""
        lines = [msgspec.json.encode(done) + b"\n" for done in self.rounds]
        with atomic_write(str(self.folder / LOG)) as file:
            file.write(b"".join(lines))
        best = np.zeros(0, np.int16) if self._best is None else self._best
        if self._best is not None:
            (self.folder / NETWORK).write_text(encode(best) + "\n")
        arrays = {**self._model.checkpoint(), **vars(self._memory), "best": best, "rounds": np.array(len(self.rounds))}
        with atomic_write(str(self.folder / CHECKPOINT)) as file:
            np.savez(file, **arrays)


# --- games, in this process or another


def play_itself(stage: Stage, begin: int, _: ShouldStop) -> Memory:
    """Play CHUNK games from number `begin` on, each network against itself; return what there is to learn."""
    players = stage.players
    seeds = _seeds(stage, begin)
    samples = _table(stage.game, players).play(seeds, stage.simulations, [_network(stage, 0)], [0] * players, SURPRISE)
    rows = np.zeros((len(samples.seats), _inputs(stage.game)[players]), np.int8)
    fill = [[0] * rows.shape[1] for _ in rows] if INTERPRETED else rows
    input_rows_of(stage.game)(samples.states, fill)
    seats = (np.array(samples.seats, int)[:, None] + np.arange(players)) % players
    results = np.take_along_axis(np.array(samples.results, np.float32), seats, 1)
    searched = np.take_along_axis(np.array(samples.searched, np.float32), seats, 1)
    targets = RESULT * results + (1 - RESULT) * searched
    held_out = (np.array(samples.games, int) + begin) % HELD_OUT == 0
    return Memory(np.array(fill, np.int8), targets, results, held_out)


def play_duels(stage: Stage, chunk: tuple[int, int], _: ShouldStop) -> list[list[float]]:
    """Play CHUNK games: one seat has the first network, the others the second; return the shares of each."""
    own, begin = chunk
    table, seeds = _table(stage.game, stage.players), _seeds(stage, begin)
    which = [int(seat != own) for seat in range(stage.players)]
    table.play(seeds, stage.simulations, [_network(stage, 0), _network(stage, 1)], which, 0.0)
    return [[float(part) for part in row] for row in table.shares[: len(seeds)]]


def play_greedy(stage: Stage, chunk: tuple[int, int], _: ShouldStop) -> float:
    """Play a game in which one seat has the network and the others are `greedy`; return the share of that seat."""
    number, own = chunk
    bots: list[Bot] = [GreedyBot() for _ in range(stage.players)]
    bots[own] = NetworkBot(stage.game, _network(stage, 0))
    return play(stage.game, bots, Budget(simulations=stage.simulations), game_seed(stage.seed, number))[own]


def warm_up(stage: Stage, should_stop: ShouldStop) -> None:
    """Load or compile what the games need, once in each process."""
    if (stage.game, stage.players) not in _warm:
        quick = replace(stage, simulations=1, games=1, networks=(None, None))
        play_itself(quick, 0, should_stop)
        play_greedy(quick, (0, 0), should_stop)
        _warm.add((stage.game, stage.players))


_warm: set[tuple[Game[Any], int]] = set()


def _seeds(stage: Stage, begin: int) -> list[int]:
    return [game_seed(stage.seed, at) for at in range(begin, min(begin + CHUNK, stage.games))]


def _inputs(game: Game[Any]) -> Mapping[int, int]:
    inputs: Mapping[int, int] = heuristics_of(game, False).settings["INPUTS"]
    return inputs


def _network(stage: Stage, number: int) -> Buffer:
    return own_network(_inputs(stage.game), stage.players, stage.networks[number])


@cache  # by game and players: one table, used by one call at a time
def _table(game: Game[Any], players: int) -> SelfPlay:
    return SelfPlay(game, players, {}, ROOM)


class NetworkBot(Bot):
    """The search with a given network."""

    name = "network"

    def __init__(self, game: Game[Any], network: Buffer) -> None:
        self._searcher = Searcher(game, network=network)

    def think(self, observations: Observations[Any], budget: Budget, seed: int) -> Decision:
        legal = legal_actions(observations)
        if len(legal) == 1:
            return Decision(legal[0])
        estimates = self._searcher.search(observations, budget, game_seed(seed, len(observations.actions)))
        return Decision(estimates[0].action, tuple(estimates), self._searcher.simulations)


def play(game: Game[Any], bots: list[Bot], budget: Budget, deal: int) -> list[float]:
    """Play a game and return the share of the win by seat."""
    match = Match.new(game, len(bots), {}, deal)
    while (mover := match.mover) is not None:
        seed = derive_seed(deal, f"seat {mover}")
        match.act(bots[mover].think(match.observations(mover), budget, seed).action)
    return match.shares()


def won(sums: list[float], counts: list[int]) -> Won:
    """Return the share won in rounds of games, with its interval."""
    measure = share(sums, counts)
    numbers = (measure.value, measure.low, measure.high)
    return cast(Won, tuple(round(0.0 if number is None else number, 4) for number in numbers))


def read_settings(folder: Path) -> Settings | None:
    """Return the settings of a run, None if the folder has none."""
    try:
        return msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Settings)
    except FileNotFoundError:
        return None
    except msgspec.MsgspecError:
        raise BadInput("train-bad-folder", path=str(folder)) from None


def rounds(run: Run, seconds: float | None, games: int | None, on_game: Callable[[int, int], None]) -> Iterator[Round]:
    """Play rounds until the run has taken so many seconds, or has so many games."""
    while True:
        last = run.rounds[-1] if run.rounds else None
        if last and seconds is not None and last.seconds * (last.number + 1) / last.number > seconds:
            return  # another round would take too long
        if last and games is not None and last.games >= games:
            return
        yield run.play_round(on_game)
