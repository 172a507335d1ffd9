"""A study as JSON and as Parquet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from hatbox import __version__
from hatbox.extras import need
from hatbox.lab.study.compare import findings
from hatbox.lab.study.measures import VariantResult
from hatbox.lab.study.run import Study
from hatbox.records.files import atomic_write


def to_json(study: Study) -> dict[str, Any]:
    """Return everything measured."""
    results = study.results
    tests = findings(results)
    plan = study.plan
    return {
        "title": plan.title,
        "hatbox": __version__,
        "seed": plan.seed,
        "games": plan.games,
        "precision": plan.precision,
        "complete": study.is_complete,
        "variants": [_variant(result) for result in results],
        "findings": [{**msgspec.to_builtins(test), "significant": test.is_significant} for test in tests],
        "summary": study.summary(),
    }


def _variant(result: VariantResult) -> dict[str, Any]:
    variant = result.variant
    return {
        "name": variant.name,
        "game": variant.game.name,
        "players": variant.players,
        "options": dict(variant.options),
        "bots": variant.bots,
        "games": result.games,
        "rounds": result.rounds,
        "fair_share": result.fair_share,
        "precision": result.precision,
        "figures": {
            figure.key: {
                "title": figure.title,
                "kind": figure.kind,
                **msgspec.to_builtins(figure.measure),
                "of": figure.games,
            }
            for figure in result.figures.values()
        },
        "split": msgspec.to_builtins(result.split),
        "openings": [
            {"opening": name, "frequency": often.measure, "wins_of_first": won.measure}
            for name, often, won in result.openings
        ],
        "distributions": {
            name: {str(number): count for number, count in counts.items()}
            for name, counts in result.distributions().items()
        },
        "groups": [
            {
                "title": group.title,
                "items": [
                    {"item": item.name, "per_game": item.count, "seats": item.seats, "share": item.share}
                    for item in group.items
                ],
            }
            for group in result.groups
        ],
    }


def write_parquet(results: Sequence[VariantResult], folder: Path) -> list[Path]:
    """Write `games.parquet`, a row for each game, and `items.parquet`, a row for each item of each variant."""
    arrow, parquet = need("pyarrow", "study"), need("pyarrow.parquet", "study")
    names = list(dict.fromkeys(name for result in results for name in result.columns))
    tables = []
    for result in results:
        columns = {name: result.columns[name] for name in names if name in result.columns}
        named = {"variant": [result.variant.name] * result.games}
        tables.append(arrow.table({**named, **columns, "decided": result.endings}))
    games = arrow.concat_tables(tables, promote_options="default")
    rows = [
        {
            "variant": result.variant.name,
            "group": group.title,
            "item": item.name,
            "per_game": item.count.value,
            "seats": item.seats,
            "share": item.share.value,
            "low": item.share.low,
            "high": item.share.high,
        }
        for result in results
        for group in result.groups
        for item in group.items
    ]
    paths = []
    for name, table in (("games", games), ("items", arrow.Table.from_pylist(rows) if rows else None)):
        if table is not None:
            with atomic_write(str(folder / f"{name}.parquet")) as file:
                parquet.write_table(table, file)
            paths.append(folder / f"{name}.parquet")
    return paths


def encode(data: Any) -> bytes:
    """Return JSON; numbers of NumPy become ordinary ones."""
    return msgspec.json.encode(data, enc_hook=_plain)


def _plain(value: Any) -> Any:
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(type(value).__name__)
