"""Hatbox beside its peers, on one core, in turn: whole random games, steps with mask and observation, search.

python bench/peers/run.py [--python PATH] [--seconds 0.3] [--rounds 7] [--json]

The peers live in an environment of their own, which is made when it is not there (see README.md). Machines are noisy,
so both sides are measured slice by slice in turn, and a ratio is the median of the ratios of neighbouring slices.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

HERE = Path(__file__).parent
HOME = HERE.parents[1] / "build" / "peers"  # the environment that is made

CARDS = [f"open_spiel {{}} {name}" for name in ("go_fish", "crazy_eights", "hearts")]
BOARDS = [f"open_spiel {{}} {name}" for name in ("banqi", "chinese_checkers")]
LEDUC = ["open_spiel {} leduc_poker"]
TABLES = {
    **{f"hats {players}": CARDS for players in (2, 3, 4)},
    **{f"magic_hat {players}": CARDS for players in (2, 3, 4)},
    **{f"top_hats {players}": BOARDS for players in (2, 3)},
    "leduc 2": LEDUC,
}


@dataclass
class Comparison:
    """One of our measurements, and what it is held against: the best of these counts."""

    tier: str
    ours: str
    peers: list[str]
    aim: float = 0.0
    by_games: bool = False  # the same game on both sides: count games, not actions
    with_chance: bool = False  # a peer's chance nodes count as actions, and our draws do not
    sizes: bool = False  # names are beginnings, followed by a batch size; each side is measured at its best


def all_comparisons() -> list[Comparison]:
    comparisons = []
    for table, peers in TABLES.items():
        theirs = [peer.format("bots") for peer in peers]
        comparisons.append(Comparison("whole games", f"hatbox games {table}", theirs, 3.0, by_games=table == "leduc 2"))
    tier = "whole games with chance"
    for table, peers in TABLES.items():
        theirs = [peer.format("bots") for peer in peers]
        comparisons.append(Comparison(tier, f"hatbox games {table}", theirs, 3.0, with_chance=True))
    for table, peers in TABLES.items():
        theirs = [peer.format("rollouts") for peer in peers]
        same = table == "leduc 2"
        aim = 3.0 if same else 0.0
        comparisons.append(Comparison("playouts after a deal", f"hatbox playouts {table}", theirs, aim, by_games=same))
    for table, peers in TABLES.items():
        theirs = [peer.format("look") for peer in peers]
        comparisons.append(Comparison("step, mask, observation", f"hatbox look {table} ", theirs, 5.0, sizes=True))
    tier = "step, mask, observation"
    comparisons += [
        Comparison(tier, "hatbox look leduc 2 ", ["pgx look leduc_holdem "], 1.0, sizes=True),
        Comparison(tier, "hatbox look hats 3 ", ["pgx look sparrow_mahjong "], sizes=True),
        Comparison("step", "hatbox step leduc 2 ", ["open_spiel step leduc_poker"], sizes=True),
        Comparison("step, hats and cards", "hatbox step hats 3 ", [peer.format("step") for peer in CARDS], sizes=True),
        Comparison("one game at a time", "hatbox simulator leduc 2", ["open_spiel step leduc_poker"], 1.0),
        Comparison("one game at a time", "hatbox simulator hats 3", [peer.format("step") for peer in CARDS]),
        Comparison("one game at a time", "hatbox match leduc 2", ["open_spiel step leduc_poker"]),
        Comparison("one game at a time", "hatbox match leduc 2", ["rlcard loop leduc"]),
        Comparison("one game, PettingZoo", "hatbox loop leduc 2", ["pettingzoo loop leduc"]),
    ]
    searched = ["open_spiel search leduc_poker"]
    comparisons += [
        Comparison("search", "hatbox search leduc 2", searched, 1.0),
        Comparison("search", "hatbox search leduc 2 informed", searched, 1.0),
        Comparison("search", "hatbox search hats 3", ["open_spiel search hearts"]),
        Comparison("search", "hatbox search hats 4", ["open_spiel search euchre"]),
    ]
    return comparisons


class Side:
    """A process that runs measurements on request."""

    def __init__(self, python: str, script: str) -> None:
        """On the core that we are on ourselves."""
        self._process = subprocess.Popen(
            [python, str(HERE / script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE
        )
        self.names: list[str] = self._answer()

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("one side has ended; see above")
        return json.loads(line)

    def slice(self, name: str, seconds: float) -> dict[str, float]:
        """Run one slice of a measurement."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([name, seconds]) + "\n")
        self._process.stdin.flush()
        result: dict[str, Any] = self._answer()
        if "fault" in result:
            raise RuntimeError(f"{name}: {result['fault']}")
        return result


@dataclass
class Row:
    """The result of one comparison."""

    comparison: Comparison
    peer: str  # the best of the peers
    ours: str
    rates: dict[str, list[float]] = field(default_factory=dict)  # by name: actions a second in each slice
    lengths: dict[str, float] = field(default_factory=dict)  # by name: actions of a game, 0 if unknown
    ratios: list[float] = field(default_factory=list)
    strict: list[float] = field(default_factory=list)  # the same `with_chance`

    def to_json(self) -> dict[str, Any]:
        """Return the row for a table or a file."""
        return {
            "tier": self.comparison.tier,
            "ours": self.ours,
            "peer": self.peer,
            "our_actions_per_second": round(median(self.rates[self.ours])),
            "peer_actions_per_second": round(median(self.rates[self.peer])),
            "our_actions_per_game": round(self.lengths[self.ours], 1),
            "peer_actions_per_game": round(self.lengths[self.peer], 1),
            "ratio": round(median(self.ratios), 2),
            "ratio_strict": round(median(self.strict), 2),
            "ratio_least": round(min(self.ratios), 2),
            "ratio_most": round(max(self.ratios), 2),
            "compared_by": " and ".join(counted(self.comparison)),
            "aim": self.comparison.aim or None,
        }


def counted(comparison: Comparison) -> list[str]:
    """Return what counts on a peer's side, as slices name it."""
    if comparison.by_games:
        return ["games"]
    return ["actions", "chance"] if comparison.with_chance else ["actions"]


def rate(result: dict[str, float], by: list[str]) -> float:
    """Return how much a slice did in a second."""
    return sum(result[name] for name in by) / result["seconds"]


def best(side: Side, names: list[str], seconds: float, by: list[str]) -> str:
    """Return the fastest measurement, by two slices of each."""
    rates = {}
    for name in names:
        rates[name] = max(rate(side.slice(name, seconds), by) for _ in range(2))
        print(f"  {name}: {rates[name]:,.0f} {' and '.join(by)}/s", file=sys.stderr, flush=True)
    return max(rates, key=rates.__getitem__)


def compare(ours: Side, theirs: Side, comparison: Comparison, seconds: float, rounds: int) -> Row | None:
    """Find the best of each side, then measure both in alternation; None if either is missing."""
    mine = [
        name
        for name in ours.names
        if name == comparison.ours or (comparison.sizes and name.startswith(comparison.ours))
    ]
    peers = [
        name
        for name in theirs.names
        if any(name == p or (comparison.sizes and name.startswith(p)) for p in comparison.peers)
    ]
    if not mine or not peers:
        return None
    print(f"{comparison.tier}: {comparison.ours.strip()}", file=sys.stderr, flush=True)
    by = counted(comparison)
    own = by[:1]  # without our draws
    row = Row(comparison, best(theirs, peers, seconds, by), best(ours, mine, seconds, own))
    for _ in range(rounds):
        rates = []
        for side, name, fields in ((ours, row.ours, own), (theirs, row.peer, by)):
            result = side.slice(name, seconds)
            row.rates.setdefault(name, []).append(result["actions"] / result["seconds"])
            row.lengths[name] = result["actions"] / result["games"] if result["games"] else 0.0
            rates.append(rate(result, fields))
        row.ratios.append(rates[0] / rates[1])
        share = result["actions"] / (result["actions"] + result["chance"]) if by == ["actions"] else 1.0
        row.strict.append(row.ratios[-1] * share)
    print(f"  {row.ours} by {row.peer}: {median(row.ratios):.2f}", file=sys.stderr, flush=True)
    return row


def table(rows: list[dict[str, Any]]) -> str:
    head = f"{'':26}{'ours':34}{'length':>7}{'actions/s':>13}   {'the best peer':34}{'length':>7}{'actions/s':>12}"
    lines, tier = [f"{head}{'ratio':>8}{'strict':>8}  {'aim':>4}"], ""
    for row in rows:
        ours, peer = row["our_actions_per_game"] or "", row["peer_actions_per_game"] or ""
        lines.append(
            f"{row['tier'] if row['tier'] != tier else '':26}{row['ours'].removeprefix('hatbox '):34}{ours:>7}"
            f"{row['our_actions_per_second']:>13,}   {row['peer']:34}{peer:>7}{row['peer_actions_per_second']:>12,}"
            f"{row['ratio']:>8}{row['ratio_strict']:>8}  {row['aim'] or '':>4}"
        )
        tier = row["tier"]
    return "\n".join(lines)


def environment() -> str:
    """Return the Python of the peers; create their environment on first use."""
    python = HOME / ("Scripts" if os.name == "nt" else "bin") / "python"
    if not python.exists():
        uv = shutil.which("uv")
        needed = ["-r", str(HERE / "requirements.txt")]
        if uv:
            subprocess.run([uv, "venv", str(HOME)], check=True)
            subprocess.run([uv, "pip", "install", "--python", str(python), *needed], check=True)
        else:
            subprocess.run([sys.executable, "-m", "venv", str(HOME)], check=True)
            subprocess.run([str(python), "-m", "pip", "install", *needed], check=True)
    return str(python)


def main() -> int:
    """Measure everything, print one table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--python", help="of an environment that has the peers (default: one is made in build/peers)")
    parser.add_argument("--seconds", type=float, default=0.3, help="of a slice (default 0.3)")
    parser.add_argument("--rounds", type=int, default=7, help="slices of each side (default 7)")
    parser.add_argument("--core", type=int, default=0, help="where all is measured (default 0)")
    parser.add_argument("--only", default="", help="only comparisons whose tier or names contain this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    python = args.python or environment()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {args.core})
    ours, theirs = Side(sys.executable, "ours.py"), Side(python, "theirs.py")
    rows = []
    for comparison in all_comparisons():
        if args.only not in " ".join([comparison.tier, comparison.ours, *comparison.peers]):
            continue
        try:
            row = compare(ours, theirs, comparison, args.seconds, args.rounds)
        except RuntimeError as error:
            print(f"  left out: {error}", file=sys.stderr, flush=True)
            continue
        if row is not None:
            rows.append(row.to_json())
    print(json.dumps({"rounds": args.rounds, "seconds": args.seconds, "rows": rows}) if args.json else table(rows))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
