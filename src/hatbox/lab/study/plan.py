"""The plan of a study: variants of games, read from a TOML file or from flags, and validated in one place."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any, NoReturn

from hatbox.bots.bot import Budget
from hatbox.compiled.compile_cache import folder_for
from hatbox.compiled.jit import CHANGES
from hatbox.engine.errors import BadInput
from hatbox.engine.game import Game, Value, format_value
from hatbox.engine.match import resolve_setup
from hatbox.games.files import find_game, is_game_file
from hatbox.lab.contest import Contest
from hatbox.lab.entrants import MAX_SIMULATIONS, Entrant, read_entrant
from hatbox.lab.intervals import Z
from hatbox.lab.seatings import Seating, seatings
from hatbox.records.files import file_errors

MAX_GAMES = 1_000_000  # of a variant: about 200 MB
MAX_VARIANTS = 64
MIN_PRECISION, MAX_PRECISION = 0.5 * Z / sqrt(MAX_GAMES), 0.25  # half-widths of the interval of the win share
DEFAULT_GAMES = 1000
DEFAULT_SIMULATIONS = 1000
MAX_SEED = (1 << 64) - 1

KEYS = (
    "title",
    "game",
    "players",
    "bots",
    "options",
    "games",
    "precision",
    "repeats",
    "seed",
    "simulations",
    "variant",
)
VARIANT_KEYS = ("name", "game", "players", "bots", "options")


@dataclass(frozen=True)
class Variant:
    """One set-up of a game that is played many times."""

    name: str  # unique in the study
    game: Game[Any]
    players: int
    options: Mapping[str, Value]  # every option, and `first`
    entrants: tuple[Entrant, ...]

    @property
    def seatings(self) -> list[Seating]:
        """The seatings in which each deal is played."""
        sides = len(self.game.sides(self.players))
        return [(0,) * sides] if len(self.entrants) == 1 else seatings(len(self.entrants), sides)

    @property
    def bots(self) -> list[str]:
        return [entrant.label for entrant in self.entrants]

    def contest(self, seed: int) -> Contest:
        """Return the tournament whose games the variant plays."""
        return Contest(self.game, self.players, self.entrants, seed, self.options)


@dataclass(frozen=True)
class Plan:
    """A study before it is played. The same plan gives the same results, unless a budget is in seconds."""

    title: str
    variants: tuple[Variant, ...]
    games: int  # of each variant, at most
    precision: float | None  # a variant ends when its win shares are known as well as that
    repeats: int | None  # games of a deal and seating; None: two if there is only one bot, else one
    seed: int

    def repeats_of(self, variant: Variant) -> int:
        """Return how often a deal is played in the same seating."""
        if self.repeats is not None:
            return self.repeats
        return 2 if len(variant.entrants) == 1 else 1

    def games_per_round(self, variant: Variant) -> int:
        """Return how many games have the same deal."""
        return self.repeats_of(variant) * len(variant.seatings)

    def rounds(self, variant: Variant) -> int:
        """Return the number of deals that are played at most."""
        return -(-self.games // self.games_per_round(variant))

    def describe(self) -> dict[str, Any]:
        """Return the plan as JSON: what a study that is resumed must have in common."""
        return {
            "title": self.title,
            "games": self.games,
            "precision": self.precision,
            "seed": self.seed,
            "variants": [
                {
                    "name": variant.name,
                    "game": variant.game.name,
                    "players": variant.players,
                    "options": dict(variant.options),
                    "bots": [f"{entrant.name}@{entrant.budget.simulations}" if entrant.budget.seconds is None
                             else f"{entrant.name}@{entrant.budget.seconds}s" for entrant in variant.entrants],
                    "repeats": self.repeats_of(variant),
                    "sources": sources_of(variant.game),
                }
                for variant in self.variants
            ],
        }  # fmt: skip


def sources_of(game: Game[Any]) -> str:
    """Return a digest of the sources of a game and of the engine, with what a changed game changes."""
    deal = getattr(game.kernels.deal, "py_func", game.kernels.deal)
    return folder_for(deal.__code__.co_filename, deal.__globals__.get(CHANGES, "")).name


def read_file(path: str) -> dict[str, Any]:
    """Read a TOML file. The files of games in it are relative to its folder."""
    with file_errors("cannot-read", path), Path(path).open("rb") as file:
        try:
            spec = tomllib.load(file)
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadInput("study-not-toml", path=path, fault=str(error)) from None
    folder = Path(path).parent
    tables = [spec, *(table for table in _list(spec.get("variant")) if isinstance(table, dict))]
    for table in tables:
        if "game" in table:
            names = [str(folder / name) if is_game_file(str(name)) else name for name in _list(table["game"])]
            table["game"] = names if isinstance(table["game"], list) else names[0]
    return spec


def read_plan(spec: Mapping[str, Any], load: Callable[[str], Game[Any]] = find_game) -> Plan:
    """Validate what a study is to play; raise one clear line for the first mistake."""
    _expect_keys("", spec, KEYS)
    own_tables = spec.get("variant", [])
    if not isinstance(own_tables, list) or not all(isinstance(table, dict) for table in own_tables):
        _refuse("variant", own_tables, "[[variant]]")
    for number, table in enumerate(own_tables, 1):
        _expect_keys(f"variant {number}: ", table, VARIANT_KEYS)
    title = spec.get("title", "")
    if not isinstance(title, str):
        _refuse("title", title, '"…"')
    precision = spec.get("precision")
    if precision is not None:
        _expect_precision(precision)
    games = _whole(spec, "games", DEFAULT_GAMES if precision is None else MAX_GAMES, 1, MAX_GAMES)
    repeats = _whole(spec, "repeats", 1, 1, 100) if "repeats" in spec else None
    seed = _whole(spec, "seed", 0, 0, MAX_SEED)
    budget = Budget(simulations=_whole(spec, "simulations", DEFAULT_SIMULATIONS, 1, MAX_SIMULATIONS))
    shared = {name: spec[name] for name in VARIANT_KEYS if name in spec}
    grids = [_Grid.of({**shared, **table}, budget, load) for table in own_tables or [{}]]
    variants = tuple(variant for grid in grids for variant in grid.variants())
    if len(variants) > MAX_VARIANTS:
        raise BadInput("study-too-many", variants=len(variants), most=MAX_VARIANTS)
    _expect_different(variants)
    title = title or ", ".join(dict.fromkeys(variant.game.name.replace("_", " ").title() for variant in variants))
    return Plan(title, _with_names(variants), games, precision, repeats, seed)


@dataclass
class _Grid:
    """Every combination of some choices."""

    name: str
    games: list[Game[Any]]
    players: list[int]
    bots: list[tuple[Entrant, ...]]
    options: dict[str, list[Value]] = field(default_factory=dict)

    @classmethod
    def of(cls, table: Mapping[str, Any], budget: Budget, load: Callable[[str], Game[Any]]) -> _Grid:
        """Read a table of a specification."""
        if "game" not in table:
            raise BadInput("study-no-game")
        names = _texts("game", table["game"])
        games = [load(name) for name in names]
        if len({game.name for game in games}) < len(games):
            raise BadInput("study-same-name", name=games[0].name)
        players = _list(table.get("players", 2))
        if not players or not all(type(count) is int for count in players):
            _refuse("players", table["players"], "2, [2, 3]")
        options = table.get("options", {})
        if not isinstance(options, dict):
            _refuse("options", options, "[options]")
        values = {name: _list(value) for name, value in options.items()}
        _expect_options(games, values)
        return cls(str(table.get("name", "")), games, players, _bots(table.get("bots", "greedy"), budget), values)

    def variants(self) -> list[Variant]:
        """Return all combinations; the option that comes last changes fastest."""
        variants = []
        for game, players, entrants in product(self.games, self.players, self.bots):
            own = {name: values for name, values in self.options.items() if name in _option_names(game)}
            for chosen in product(*own.values()):
                given = dict(zip(own, chosen, strict=True))
                resolved, _ = resolve_setup(game, players, given)
                options = {**resolved, "first": given.get("first", "random")}
                variant = Variant(self.name, game, players, options, entrants)
                if len(entrants) > 1 and not variant.seatings:
                    raise BadInput("study-too-many-bots", bots=len(entrants), sides=len(game.sides(players)))
                variants.append(variant)
        return variants


def _option_names(game: Game[Any]) -> list[str]:
    return [*(option.name for option in game.options), "first"]


def _bots(given: object, budget: Budget) -> list[tuple[Entrant, ...]]:
    """Read bots: one, a list of those who play each other, or a list of such lists."""
    lists = given if isinstance(given, list) and given and isinstance(given[0], list) else [given]
    entrants = [tuple(read_entrant(text, budget) for text in _texts("bots", names)) for names in lists]
    for group in entrants:
        for number, entrant in enumerate(group):
            if any((entrant.name, entrant.budget) == (other.name, other.budget) for other in group[:number]):
                raise BadInput("arena-bot-twice", name=entrant.label, bot=entrant.name)
    return entrants


def _expect_keys(where: str, table: Mapping[str, Any], known: Sequence[str]) -> None:
    for name in table:
        if name not in known:
            close = get_close_matches(str(name), known, 1)
            code = "study-unknown-key-close" if close else "study-unknown-key"
            raise BadInput(code, where=where, name=str(name), close="".join(close), allowed=", ".join(known))


def _expect_options(games: Sequence[Game[Any]], options: Mapping[str, list[Value]]) -> None:
    """Check that some game has each option, with each value for some number of players."""
    for name, values in options.items():
        known = list(dict.fromkeys(own for game in games for own in _option_names(game)))
        if name not in known:
            close = get_close_matches(name, known, 1)
            game = ", ".join(game.name for game in games)
            code = "study-unknown-option-close" if close else "unknown-option"
            raise BadInput(code, game=game, name=name, close="".join(close), allowed=", ".join(known))
        if not values:
            _refuse(f"options.{name}", "[]", f"{name} = […]")


def _expect_precision(precision: object) -> None:
    if not isinstance(precision, int | float) or isinstance(precision, bool) or not precision > 0:
        _refuse("precision", precision, f"{MIN_PRECISION:.2g} … {MAX_PRECISION}")
    elif not MIN_PRECISION <= precision <= MAX_PRECISION:
        games = max(1, round((0.5 * Z / precision) ** 2))
        least, most = f"{MIN_PRECISION:.2g}", f"{MAX_PRECISION}"
        raise BadInput("study-precision", value=f"{precision:g}", games=games, least=least, most=most)


def _expect_different(variants: Sequence[Variant]) -> None:
    seen: list[Variant] = []
    for variant in variants:
        for other in seen:
            if variant.game == other.game and (variant.players, variant.options, variant.entrants) == (
                other.players,
                other.options,
                other.entrants,
            ):
                raise BadInput("study-twice", name=describe_variant(variant))
        seen.append(variant)
    games = {variant.game.name: variant.game for variant in variants}
    for variant in variants:
        if games[variant.game.name] != variant.game:
            raise BadInput("study-same-name", name=variant.game.name)


def _with_names(variants: Sequence[Variant]) -> tuple[Variant, ...]:
    """Name each variant by what tells it from the others, unless it has a name."""
    chosen = {name for variant in variants for name in _chosen_options(variant)}
    varying = {
        name for name in chosen if len({variant.options[name] for variant in variants if name in variant.options}) > 1
    }
    labels = []
    for variant in variants:
        parts = [variant.game.name] if len({other.game.name for other in variants}) > 1 else []
        parts += [f"{variant.players} players"] if len({other.players for other in variants}) > 1 else []
        parts += [" – ".join(variant.bots)] if len({other.entrants for other in variants}) > 1 else []
        parts += [f"{name}={format_value(variant.options[name])}" for name in sorted(varying & set(variant.options))]
        labels.append(", ".join(parts) or variant.game.name)
    named: list[Variant] = []
    for number, (variant, label) in enumerate(zip(variants, labels, strict=True)):
        own = variant.name or label
        if variant.name and sum(other.name == variant.name for other in variants) > 1:
            own = f"{variant.name}: {label}"
        if own in (other.name for other in named):
            own = f"{own} ({number + 1})"
        named.append(Variant(own, variant.game, variant.players, variant.options, variant.entrants))
    return tuple(named)


def _chosen_options(variant: Variant) -> dict[str, Value]:
    """Return the options that differ from the default or the edition, and who begins if that is not drawn."""
    options = {name: value for name, value in variant.options.items() if name != "first"}
    first = {} if variant.options["first"] == "random" else {"first": variant.options["first"]}
    return {**variant.game.explicit_options(options), **first}


def describe_variant(variant: Variant) -> str:
    """Return what a variant is, for a message."""
    given = [f"{name}={format_value(value)}" for name, value in _chosen_options(variant).items()]
    return " ".join([variant.game.name, str(variant.players), *variant.bots, *given])


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [] if value is None else [value]


def _texts(name: str, value: object) -> list[str]:
    texts = _list(value)
    if not texts or not all(isinstance(text, str) for text in texts):
        _refuse(name, value, f'{name} = "…", ["…", "…"]')
    return texts


def _whole(spec: Mapping[str, Any], name: str, default: int, least: int, most: int) -> int:
    number = spec.get(name, default)
    if not isinstance(number, int) or isinstance(number, bool):
        _refuse(name, number, f"{least} … {most}")
    if not least <= number <= most:
        raise BadInput("bad-number", field=name, number=number, least=least, most=most)
    return number


def _refuse(name: str, value: object, allowed: str) -> NoReturn:
    raise BadInput("study-bad-value", name=name, value=str(value), allowed=allowed)
