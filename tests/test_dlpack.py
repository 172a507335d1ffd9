"""A batch gives its arrays to other libraries by DLPack, without a copy."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import hatbox

ARRAYS = ("observations", "masks", "rewards", "movers", "done", "seeds")


@pytest.mark.parametrize("name", ARRAYS)
def test_an_array_of_a_batch_is_shared_and_shows_the_next_step(name: str) -> None:
    games = hatbox.batch("hats", 16, seed=1)
    array: np.ndarray[Any, Any] = getattr(games, name)
    shared = np.from_dlpack(array)
    assert np.shares_memory(shared, array)
    assert shared.__array_interface__["data"][0] == array.__array_interface__["data"][0]
    assert array.__dlpack_device__() == (1, 0)  # the memory of the CPU
    seen = []
    for _ in range(60):
        games.step(games.random_actions())
        assert getattr(games, name) is array, "a step fills the same buffer"
        assert np.array_equal(shared, array)
        seen.append(shared.tobytes())
    assert len(set(seen)) > 1


def test_what_is_written_through_a_shared_array_is_written() -> None:
    games = hatbox.batch("hats", 4, seed=1)
    np.from_dlpack(games.rewards)[2, 1] = 0.5
    assert games.rewards[2, 1] == 0.5


def test_observations_of_any_seat_are_filled_into_a_buffer_of_ones_own() -> None:
    games = hatbox.batch("hats", 4, seed=1)
    own = np.zeros_like(games.observations)
    shared = np.from_dlpack(own)
    assert games.observe(1, out=own) is own
    assert np.array_equal(shared, games.observe(1))
    assert shared.any()
