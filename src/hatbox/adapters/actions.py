"""Actions as learners hand them over: any kind of whole number, checked against a mask."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING

import numpy as np

from hatbox.engine.errors import BadInput

if TYPE_CHECKING:
    from numpy.typing import NDArray


def checked(action: object, mask: NDArray[np.int8]) -> int:
    """The action as a number if it is legal; else an error that names it and what is allowed."""
    try:
        number = index(action)  # type: ignore[arg-type]
    except TypeError:
        raise illegal(action, mask) from None
    if not 0 <= number < len(mask) or not mask[number]:
        raise illegal(number, mask)
    return number


def illegal(action: object, mask: NDArray[np.int8]) -> BadInput:
    """What is said of an action that is not legal."""
    allowed = ", ".join(map(str, np.flatnonzero(mask).tolist()))
    return BadInput("bad-action", action=action if isinstance(action, int) else repr(action), allowed=allowed)
