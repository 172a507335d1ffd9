"""Findings: what `hatbox serve --check` and `hatbox doctor` found, each with what to do about it."""

from __future__ import annotations

from enum import Enum

import msgspec

from hatbox.i18n import Param, say


class Status(Enum):
    OK = "ok"
    WARNING = "warning"
    FAULT = "fault"


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    topic: str
    status: Status
    text: str  # one sentence
    advice: str = ""  # what to do


def note(topic: str, code: str, **params: Param) -> Finding:
    """Return a finding that is as it should be."""
    return Finding(topic, Status.OK, say(code, params))


def warn(topic: str, code: str, advice: str = "", **params: Param) -> Finding:
    """Return a finding that people may notice; `advice` is the code of what to do."""
    return Finding(topic, Status.WARNING, say(code, params), say(advice, params) if advice else "")


def fail(topic: str, code: str, advice: str = "", **params: Param) -> Finding:
    """Return a finding that keeps the server from serving as it is configured."""
    return Finding(topic, Status.FAULT, say(code, params), say(advice, params) if advice else "")


def has_failed(findings: list[Finding]) -> bool:
    return any(finding.status is Status.FAULT for finding in findings)
