"""The second opinion: the three games read from RULES.md alone, plain and slow.

Nothing here may import the engine; the differential tests compare the two. Each game module holds
one class `Oracle`, whose `play` leaves the state untouched when it refuses a move.
"""

import json
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]  # a record, a position or a result, as `json.loads` hands it over


@dataclass(frozen=True)
class Options:
    """The option table of one game."""

    choices: dict[str, tuple[object, ...]]  # by name, the default first
    presets: dict[str, Json]  # by edition, what it sets

    def resolve(self, given: Json) -> Json:
        """Every option with its value: the default, overridden by the edition, overridden by `given`."""
        for name, value in given.items():
            if name not in self.choices:
                raise ValueError(f"options: unknown {name}; allowed: {', '.join(self.choices)}")
            if name == "stall_limit":
                fine = type(value) is int and value >= 0
            else:  # by type too, because True == 1
                fine = any(type(value) is type(choice) and value == choice for choice in self.choices[name])
            if not fine:
                raise ValueError(f"options: {name} is {value!r}; allowed: {self.choices[name]}")
        return self._preset(given.get("edition")) | given

    def unusual(self, options: Json) -> Json:
        """The options to write down: those off the default, or off what their edition would set."""
        default, preset = self._preset(None), self._preset(options.get("edition"))
        return {name: value for name, value in options.items() if not default[name] == preset[name] == value}

    def _preset(self, edition: str | None) -> Json:
        default = {name: values[0] for name, values in self.choices.items()}
        return default | (self.presets[edition] if edition else {})


def clone(position: Json) -> Json:
    """A copy that shares no list with anything, not even within itself."""
    copied: Json = json.loads(json.dumps(position))
    return copied


def demand(condition: bool, complaint: str) -> None:
    """Refuse what breaks a rule; the complaint starts with the rule's id."""
    if not condition:
        raise ValueError(complaint)
