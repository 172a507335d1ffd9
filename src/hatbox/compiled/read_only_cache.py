"""Compiled code from a cache that cannot be written, such as one in a container image.

Numba uses only folders in which it can create files, and would compile everything again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numba
from numba.core.caching import UserProvidedCacheLocator

config: Any = numba.config  # which mypy does not know


class ReadOnlyLocator(UserProvidedCacheLocator):
    """Finds compiled code in `numba.config.CACHE_DIR`, which need not be writable."""

    def ensure_cache_path(self) -> None:
        if not Path(self.get_cache_path()).is_dir():
            raise OSError("nothing is cached there")


def load_from_cache(dispatcher: Any) -> None:
    """Let a function load what is cached in `numba.config.CACHE_DIR`; what is not there is compiled and not stored."""
    default = config.CACHE_LOCATOR_CLASSES
    config.CACHE_LOCATOR_CLASSES = f"{__name__}.{ReadOnlyLocator.__name__}"
    try:
        dispatcher.enable_caching()
    except RuntimeError:  # nothing of this module is cached
        return
    finally:
        config.CACHE_LOCATOR_CLASSES = default
    dispatcher._cache.save_overload = lambda _signature, _result: None  # noqa: SLF001  (there is no public way)
