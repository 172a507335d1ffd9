"""CPU seconds by test and by file, with those of every process that a test starts: `pytest --cpu FILE`.

The clock says little on a machine that does other things as well, and little about tests that wait. Linux only.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import pytest
from _pytest.terminal import TerminalReporter

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100  # a second
SHOWN = 25  # files in the summary; all are in the file

START = "compiling the rules, collecting the tests"

Row = tuple[str, float, float]  # test or START, CPU seconds, seconds by the clock


class Process(NamedTuple):
    parent: int
    start: int  # since the machine's: with the number it names a process, a number alone is used again
    ticks: int  # of CPU, with those of children that it has waited for


def processes() -> dict[int, Process]:
    """Return all processes by number."""
    found = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):  # it has ended
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
                found[int(entry.name)] = Process(int(fields[1]), int(fields[19]), sum(map(int, fields[11:15])))
    return found


class CpuReport:
    """Keeps what each test has cost; the workers hand theirs to the controller, which writes them."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._rows: list[Row] = []
        self._known: dict[int, Process] = {}  # this one and all that it has started, also if their parents have ended
        self._lost = 0  # ticks of processes that nobody has waited for

    def _ticks(self) -> int:
        """Return the ticks so far of this process and all that it has started."""
        now = processes()
        known = {pid: now[pid] for pid, last in self._known.items() if pid in now and now[pid].start == last.start}
        known[os.getpid()] = now[os.getpid()]
        while more := {pid: one for pid, one in now.items() if one.parent in known and pid not in known}:
            known |= more
        ended = (last for pid, last in self._known.items() if pid not in known)
        self._lost += sum(last.ticks for last in ended if last.parent not in self._known)
        self._known = known
        return self._lost + sum(one.ticks for one in known.values())

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Take the times of a test, with the fixtures that it sets up and tears down."""
        before, start = self._ticks(), time.monotonic()
        if not self._rows:
            self._rows.append((START, before / TICKS, 0))
        result = yield
        spent = (self._ticks() - before) / TICKS
        self._rows.append((item.nodeid, spent, time.monotonic() - start))
        return result

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        if session.config.getoption("numprocesses", None):
            self._rows.append((START, self._ticks() / TICKS, 0))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if hasattr(session.config, "workeroutput"):
            session.config.workeroutput["cpu"] = self._rows

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        """Take over what a worker has measured."""
        self._rows += [(test, cpu, seconds) for test, cpu, seconds in getattr(node, "workeroutput", {}).get("cpu", ())]

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        self._rows.sort(key=lambda row: -row[1])
        self._file.write_text("".join(f"{cpu:.2f}\t{seconds:.2f}\t{test}\n" for test, cpu, seconds in self._rows))
        files: Counter[str] = Counter()
        for test, cpu, _ in self._rows:
            files[test.partition("::")[0]] += cpu  # type: ignore[assignment]  # a Counter adds floats as well
        terminalreporter.section("CPU seconds, with child processes")
        for name, cpu in files.most_common(SHOWN):
            terminalreporter.line(f"{cpu:8.1f}  {name}")
        terminalreporter.line(f"{sum(files.values()):8.1f}  everything; test by test in {self._file}")
