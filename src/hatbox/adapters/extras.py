"""Libraries that only some need: found when they are asked for, or told how to get."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from hatbox.core.errors import BadInput


def need(module: str, extra: str) -> ModuleType:
    """A library of an extra, or an error that says how to install it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name != module.partition(".")[0]:
            raise
        raise BadInput("missing-extra", module=module, extra=extra) from None
