"""The public API: a handful of functions, and the `Match` they return."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from hatbox.bots.bot import MAX_THREADS, Bot, Budget
from hatbox.bots.hints import Hint
from hatbox.bots.hints import evaluate as evaluate_moves
from hatbox.bots.policy import Policy, PolicyBot
from hatbox.bots.registry import bot_named
from hatbox.engine.batch import Batch
from hatbox.engine.errors import BadInput
from hatbox.engine.game import JSON, Value
from hatbox.engine.match import Match, Observations, View
from hatbox.engine.notation import as_int, expect_seat
from hatbox.engine.simulator import Simulator
from hatbox.games import game_named, known_names
from hatbox.records.record import Record, decode, encode, record_of
from hatbox.records.record import from_position as position_to_match
from hatbox.records.record import from_record as record_to_match
from hatbox.records.record import replay as replay_record

if TYPE_CHECKING:
    from hatbox.reviews.beliefs import Beliefs
    from hatbox.reviews.verdicts import Review


def game_names() -> tuple[str, ...]:
    """Return the names of all games: built-in ones first, then those added or offered by installed packages.

    >>> game_names()[:3]
    ('hats', 'magic_hat', 'top_hats')
    """
    return known_names()


def new(game: str, players: SupportsIndex = 2, seed: SupportsIndex | None = None, **options: Value) -> Match[Any]:
    """Deal a new game. The same seed, players and options give the same game; without a seed it is random.

    >>> match = new("top_hats", players=2, seed=1, first=0, narrowings=1)
    >>> match.legal_moves()
    ['build red red', 'build red yellow', 'build yellow red', 'build yellow yellow']
    """
    count, chosen = as_int(players), secrets.randbits(64) if seed is None else as_int(seed)
    if not isinstance(game, str) or count is None or chosen is None:
        raise BadInput("bad-new")
    return Match.new(game_named(game), count, options, chosen)


def batch(
    game: str,
    games: SupportsIndex,
    players: SupportsIndex = 2,
    seed: SupportsIndex = 0,
    *,
    rewards: str | None = None,
    resets: bool = True,
    observes: bool = True,
    threads: SupportsIndex = 1,
    **options: Value,
) -> Batch[Any]:
    """Deal many games as one array, for learning and for simulation.

    >>> games = batch("hats", 1000, players=3, seed=1)
    >>> games.observations.shape, games.masks.shape, games.movers[:5].tolist()
    ((1000, 1133), (1000, 422), [0, 0, 2, 2, 0])
    >>> while not games.done.any():
    ...     games.step(games.random_actions())
    >>> bool(games.rewards[games.done].sum() > 0)
    True
    """
    count, chosen = as_int(players), as_int(seed)
    if not isinstance(game, str) or count is None or chosen is None:
        raise BadInput("bad-new")
    return Batch(
        game_named(game),
        games,
        count,
        options,
        seed=chosen,
        rewards=rewards,
        resets=resets,
        observes=observes,
        threads=threads,
    )


def simulator(
    game: str,
    players: SupportsIndex = 2,
    seed: SupportsIndex | None = None,
    *,
    rewards: str | None = None,
    history: bool = False,
    **options: Value,
) -> Simulator[Any]:
    """Deal one game to be stepped fast: only its current state is kept. With a seed, the game of `new`.

    >>> game = simulator("hats", players=3, seed=7)
    >>> while not game.is_over:
    ...     game.act(game.legal_actions()[0])
    >>> game.rewards()
    [0.0, 1.0, 0.0]
    """
    count, chosen = as_int(players), secrets.randbits(64) if seed is None else as_int(seed)
    if not isinstance(game, str) or count is None or chosen is None:
        raise BadInput("bad-new")
    return Simulator(game_named(game), count, options, chosen, rewards=rewards, history=history)


def from_position(position: Mapping[str, JSON]) -> Match[Any]:
    """Return a match that starts at a position given as JSON.

    >>> match = from_position({"game": "top_hats", "players": 2, "turn": 0,
    ...                        "stacks": {"C3": ["red"], "C4": ["yellow", "red"]}})
    >>> match.legal_moves()
    ['C3-C5*C4', 'narrow']
    >>> match.play("move C3 C5")
    >>> match.result()
    {'scores': [1, 0], 'winners': [0], 'ended': 'complete'}
    """
    return position_to_match(position)


def to_record(match: Match[Any]) -> dict[str, JSON]:
    """Return a match as the JSON of a record, hidden information included."""
    import msgspec

    if not isinstance(match, Match):
        raise BadInput("not-a", field="to_record", wanted="a Match", given=type(match).__name__)
    record: dict[str, JSON] = msgspec.json.decode(encode(record_of(match)))
    return record


def _record(record: Record | Mapping[str, JSON] | str | bytes) -> Record:
    if isinstance(record, Record):
        return record
    if isinstance(record, str | bytes):
        return decode(record)
    if isinstance(record, View | Observations):  # msgspec would complain of its parts
        raise BadInput("not-a", field="record", wanted="a Match or a record", given=type(record).__name__)
    import msgspec

    try:
        return decode(msgspec.json.encode(record))
    except (UnicodeError, RecursionError, TypeError) as error:
        raise BadInput("bad-shape", where="record", fault=str(error)) from None


def from_record(record: Record | Mapping[str, JSON] | str | bytes) -> Match[Any]:
    """Replay a record, checking every move, and return the match.

    >>> match = new("magic_hat", seed=3)
    >>> match.play("peek 4")
    >>> from_record(to_record(match)).legal_moves() == match.legal_moves()
    True
    """
    return record_to_match(_record(record))


def replay(record: Record | Mapping[str, JSON] | str | bytes) -> Iterator[Match[Any]]:
    """Yield the match of a record at the deal and after each move: the same `Match` object each time."""
    return replay_record(_record(record))


def bot(name: str) -> Bot:
    """Return a bot for one seat of one game: a level, dormouse to mad_hatter, white_rabbit, beginner, greedy or random.

    >>> match = new("magic_hat", seed=3, first=0)
    >>> decision = bot("march_hare").think(match.observations(0), Budget(simulations=200), seed=1)
    >>> match.act(decision.action)
    """
    return bot_named(name)


def policy(choose: Policy, name: str = "policy") -> Bot:
    """Return a bot that plays by a function of the observation and the mask of legal actions.

    >>> first_legal = policy(lambda observation, mask: int(mask.argmax()))
    >>> match = new("hats", players=3, seed=7)
    >>> first_legal.think(match.observations(1), Budget(simulations=1), seed=1).action in match.legal_actions()
    True
    """
    if not callable(choose):
        raise BadInput("not-a", field="policy", wanted="a callable(observation, mask)", given=type(choose).__name__)
    return PolicyBot(choose, name)


def evaluate(
    observations: Observations[Any],
    *,
    seconds: float | None = None,
    simulations: int | None = None,
    threads: int = 1,
    seed: int = 0,
) -> list[Hint]:
    """Return the value of each legal move of the seat that made the observations, best first.

    >>> match = from_position({"game": "top_hats", "players": 2, "turn": 0,
    ...                        "stacks": {"C3": ["red"], "C4": ["yellow"], "G8": ["red"]}})
    >>> [(hint.move, hint.value) for hint in evaluate(match.observations(0), simulations=100)]
    [('narrow', 1.0), ('C3-C5*C4', 1.0)]
    """
    _expect_observations("evaluate", observations)
    return evaluate_moves(observations, Budget(seconds, simulations, threads), seed)


def beliefs(observations: Observations[Any]) -> Beliefs:
    """Return how likely each piece is in each hidden place, as far as the seat that made the observations can tell.

    >>> match = new("magic_hat", seed=3, first=0)
    >>> match.play("peek 4")
    >>> known = beliefs(match.observations(0))
    >>> "hats.3" in known, "hats.4" in known, round(sum(known["hats.4"].values()), 6)
    (False, True, 1.0)
    """
    from hatbox.reviews.beliefs import beliefs_of

    _expect_observations("beliefs", observations)
    return beliefs_of(observations)


def _expect_observations(field: str, observations: object) -> None:
    if not isinstance(observations, Observations):
        wanted, given = "what a seat knows, match.observations(seat)", type(observations).__name__
        raise BadInput("not-a", field=field, wanted=wanted, given=given)


def review(
    game: Match[Any] | Record | Mapping[str, JSON] | str | bytes,
    *,
    seats: Iterable[SupportsIndex] | None = None,
    simulations: int | None = None,
    threads: int | None = None,
) -> Review:
    """Review a match or a record: what was luck, what was skill, and where a better move was to be found.

    Every seat is judged by what it could know at the time. Without `seats` all are reviewed; `simulations` is the
    search for each decision (by default fewer in a longer game), `threads` one per core by default.

    >>> match = from_position({"game": "top_hats", "players": 2, "turn": 0,
    ...                        "stacks": {"C3": ["red"], "C4": ["yellow", "red"]}})
    >>> match.play("move C3 C5")
    >>> own = review(match, seats=[0], simulations=100).seats[0]
    >>> own.result, round(own.fair + own.luck + own.skill + own.others, 6)
    (1.0, 1.0)
    """
    from hatbox.reviews.analysis import review_match

    match = game if isinstance(game, Match) else from_record(game)
    if seats is not None and not isinstance(seats, Iterable):
        raise BadInput("not-a", field="seats", wanted="a list of seats", given=type(seats).__name__)
    chosen = None if seats is None else [expect_seat("seats", seat, match.players) for seat in seats]
    cores = min(os.cpu_count() or 1, MAX_THREADS) if threads is None else threads
    budget = Budget(None, 1 if simulations is None else simulations, cores)
    return review_match(match, chosen, None if simulations is None else budget.simulations, threads=budget.threads)
