"""What a game is: a set of plain functions with the same names in each game, and the words for it.

The functions of `Kernels` are the rules, compiled. The methods of `Game` turn what they work on into text
and back. Everything above this layer knows a game only through these two.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import ClassVar, Generic, Protocol, TypeAlias, TypeVar, cast

import msgspec

from hatbox.core.errors import BadInput, IllegalMove, NotationError
from hatbox.core.features import Blocks
from hatbox.core.jit import States, bind, copied, numbers, thaw
from hatbox.i18n import Param

S = TypeVar("S")

JSON: TypeAlias = "bool | int | float | str | list[JSON] | dict[str, JSON] | None"
Value: TypeAlias = bool | int | str

OVER = -1  # mover: nobody, the game is over
CHANCE = -2  # mover: nobody, chance acts
DEAL = -1  # action: none yet, the game is being dealt
SPECTATOR = -1  # viewer: somebody without a seat
EVERYTHING = -3  # viewer: somebody who may see all, because the game is over

HIDDEN = -1  # in a view: something is there, and this viewer may not know what
NONE = -2  # nothing is there


@dataclass(frozen=True)
class Kernels:
    """The rules of one game. All work on a state in place; none checks what it is given."""

    deal: Callable[..., None]
    """deal(state, seed): a new game for the players and options that the state names."""
    mover: Callable[..., int]
    """mover(state): the seat that must act, CHANCE or OVER."""
    legal: Callable[..., int]
    """legal(state, out): write the legal actions, return how many. For CHANCE that is one: roll."""
    apply: Callable[..., None]
    """apply(state, action): do a legal action."""
    payoff: Callable[..., float]
    """payoff(state, seat): the share of the win, once over: 1 for a sole winner or each of a winning team."""
    score: Callable[..., int]
    """score(state, seat): the points of one seat as they stand."""
    reckon: Callable[..., None]
    """reckon(state, out): what all would score if the game ended now, as far as a state or view tells, part by part."""
    observe: Callable[..., None]
    """observe(state, seat, view): the state with holes where the seat may not look; all of it once the game is over."""
    conceal: Callable[..., None]
    """conceal(state, seat, view): the same as if the game were not over: what the seat saw while playing."""
    glimpse: Callable[..., int]
    """glimpse(state, action, seat): the action as the seat sees it done; hidden ones share one number."""
    revealed: Callable[..., int]
    """revealed(before, action, after, seat): what else it showed the seat (a card drawn, a hat opened), 0 if nothing.

    Glimpse and revelation together are all that a seat learns: they and the view before decide the view after. It
    reads only what the seat sees, so that two views tell the same as two states."""
    determinize: Callable[..., None]
    """determinize(view, seat, seed, state): a random full state that looks to the seat like the view."""
    spread: Callable[..., None]
    """spread(state): make a blank state ready for a deal piece by piece: nothing is dealt."""
    due: Callable[..., int]
    """due(state, action, step, out): write the pieces of which chance will bring one next, return how many.

    Chance is decided ahead in a state; `due` and `bring` open it up, for those who must choose or count its outcomes.
    When `action` is about to be done, or DEAL on a state that was spread, they are asked for step 0, 1, 2 ... until 0
    comes back: then `apply` does what was arranged, or the deal is complete. All that is written is equally likely;
    a piece that is there twice is written twice."""
    bring: Callable[..., None]
    """bring(state, action, step, piece): see to it that chance brings this piece of those that are due."""
    features: Callable[..., None]
    """features(view, seat, out): fill a row of zeros with the seat's view as numbers for a learner."""


def kernels_of(*modules: ModuleType) -> Kernels:
    """The rules of a game, found by their names in its modules, the first module first; else the usual ones."""
    from hatbox.core import usual

    names = [field.name for field in fields(Kernels)]
    found = {name: getattr(m, name) for m in reversed(modules) for name in names if hasattr(m, name)}
    for name in names:
        if name not in found:
            found[name] = bind(getattr(usual, name), modules[0].__name__.replace(".", "_"), found)
    return Kernels(**found)


@dataclass(frozen=True)
class Option:
    """One choice that a table makes before the game."""

    name: str
    values: tuple[Value, ...]  # the default first; for a number, examples
    number: bool = False  # any whole number from 0 up
    accepts: Callable[[str, int], bool] | None = None  # further texts, given the player count
    allowed: str = ""  # how `accepts` is told in a message
    players: tuple[int, ...] = ()  # with how many players it makes a difference; empty: always
    research: bool = False  # not for tables on a server, and told only where it is not the default

    @property
    def default(self) -> Value:
        return self.values[0]

    def allows(self, value: Value, players: int) -> bool:
        """Whether the option may have this value at a table of that many players."""
        if self.number:
            return type(value) is int and 0 <= value <= MOST
        if any(type(value) is type(known) and value == known for known in self.values):
            return True
        return isinstance(value, str) and self.accepts is not None and self.accepts(value, players)

    def read(self, text: str) -> Value:
        """A value as it is typed: `true`, `2`, `redeal`."""
        for known in self.values:
            if text == told(known):
                return known
        return int(text) if self.number and text.isascii() and text.isdigit() and len(text) < 19 else text

    def choices(self) -> str:
        """The values, for a message."""
        if self.number:
            return f"0 ... {MOST}"
        return ", ".join([*map(told, self.values), *([self.allowed] if self.allowed else [])])


MOST = 1_000_000_000


def told(value: Value) -> str:
    """A value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Motion(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece goes from one place to another, for a screen to show. A place has a name and mostly a number."""

    piece: str  # card, hat, character, stack, cookie, token
    source: str  # hand:1, table:3, deck, slot:4, cell:E5 ...
    target: str
    face: str | None = None  # None: this viewer may not see it


class Happening(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to tell: a message code and what fills it in. It is made of views alone, so it cannot leak."""

    code: str
    params: Mapping[str, Param]
    motions: tuple[Motion, ...] = ()


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who would have how much if the game ended now, as far as a viewer can tell."""

    scores: Sequence[int]  # by seat
    details: Sequence[Mapping[str, int]]  # by seat: what the score is made of
    worth: Mapping[str, int] = {}  # what one piece of a kind is worth now, where that changes in play


class Way(msgspec.Struct, frozen=True):
    """Where a move that is made step by step can come to."""

    to: str
    stop: bool  # a legal move may end here
    falls: Sequence[str]  # from where something is taken if it does
    more: bool  # one can go on from here
    move: str  # the whole move if it ends here


class Ways(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a move that has been begun can go on."""

    ways: Sequence[Way]
    here: Way | None = None  # where it has come to; None at its start


class Absent:
    """A part of a position that is not there now."""


ABSENT = Absent()


class _HasTable(Protocol):
    """What the state of every game has."""

    players: int
    first: int


class Game(ABC, Generic[S]):
    """One game: its rules, its vocabulary, its notation."""

    name: ClassVar[str]
    version: ClassVar[int] = 1  # of the rules: raised when a game already played could go on differently
    players: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[Value, Mapping[str, Value]]] = {}  # what an edition stands for
    sizes: ClassVar[Mapping[Value, Mapping[str, Value]]] = {}  # what a small size stands for besides its measures
    state_class: type[S]
    kernels: ClassVar[Kernels]
    action_count: ClassVar[int]  # actions are 0 ... action_count - 1
    max_legal: ClassVar[int]  # never more legal actions at once
    chance_pieces: ClassVar[int]  # what chance brings is 0 ... chance_pieces - 1; `due` never writes more
    piece_names: ClassVar[Sequence[str]] = ()  # the same for people
    parts: ClassVar[Mapping[str, Callable[..., JSON | Absent]]]  # of a position, each a function of a plain state
    alike: ClassVar[frozenset[str]] = frozenset()  # parts that all viewers see alike
    draws: ClassVar[bool] = False  # whether a move may bring the next card of a deck without CHANCE acting
    texts: ClassVar[Sequence[str]] = ()  # the written move of each action, where an action is a whole move
    blocks: ClassVar[Blocks]  # of `features`
    reckoned: ClassVar[int]  # how many numbers `reckon` writes at most
    stakes: ClassVar[tuple[int, int] | None] = None  # played for points, not for the win: the least and most of a seat
    words: ClassVar[Path | None] = None  # of a game from outside: the folder of its language files, en.ftl and others
    knowledge: ClassVar[ModuleType | None] = None  # of a game from outside: what bots know, as `bots.knowledge.plain`

    # --- players and options

    def resolve(self, players: int, given: Mapping[str, Value]) -> dict[str, Value]:
        """Every option with its value: named, or by the edition, or the default."""
        if players not in self.players:
            allowed = ", ".join(map(str, self.players))
            raise BadInput("bad-players", game=self.name, players=players, allowed=allowed)
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadInput("unknown-option", game=self.name, name=name, allowed=", ".join(known))
            if not known[name].allows(value, players):
                raise BadInput(
                    "bad-option", game=self.name, name=name, value=told(value), allowed=known[name].choices()
                )
        preset = self.preset(given)
        values = {option.name: given.get(option.name, preset[option.name]) for option in self.options}
        return {
            name: values[name] for name in values if not known[name].research or values[name] != known[name].default
        }

    def preset(self, given: Mapping[str, Value]) -> dict[str, Value]:
        """The options as they are when only the edition in `given` is named."""
        usual = {option.name: option.default for option in self.options}
        for name, stands_for in (("edition", self.presets), ("size", self.sizes)):
            if name in usual:
                usual[name] = given.get(name, usual[name])
                usual.update(stands_for.get(usual[name], {}))
        return usual

    def named(self, options: Mapping[str, Value]) -> dict[str, Value]:
        """The options that must be named to get these: those that differ from the default or the edition."""
        usual = self.preset(options)
        usual.update((name, value) for name, value in self.preset({}).items() if name in ("edition", "size"))
        return {name: value for name, value in options.items() if value != usual[name]}

    @abstractmethod
    def blank(self, players: int, options: Mapping[str, Value], first: int) -> States:
        """One state for `deal`: players, options, who begins (HIDDEN: to be drawn), and nothing dealt yet."""

    def fresh(self, players: int, options: Mapping[str, Value], first: int) -> States:
        """The same as `blank`, made once and copied."""
        return copied(_blank(self, players, tuple(options.items()), first))

    # --- moves. A `record` is one state of a batch: rules work on it, `thaw` makes it readable.

    def parse(self, record: S, text: str) -> list[int]:
        """The actions that a written move stands for. It need not be legal."""
        if text not in self.texts:
            raise NotationError("unknown-move", word=text, allowed=", ".join(self.texts))
        return [self.texts.index(text)]

    def action_name(self, action: int) -> str:
        """One action in our notation; where a move has several, as much of it as the action is."""
        return self.texts[action] if action < len(self.texts) else "roll"  # what chance does has no notation

    def begins_move(self, action: int) -> bool:
        """Whether an action is the first of a written move; in most games an action is a whole move."""
        return True

    def legal_moves(self, record: S) -> list[str]:
        """All legal moves as text, sorted."""
        out = numbers(self.max_legal)
        return sorted(self.texts[action] for action in out[: self.kernels.legal(record, out)])

    def ways(self, view: States, path: str) -> Ways:
        """How a move that is made step by step can go on; in most games none is."""
        return Ways(())

    @abstractmethod
    def refusal(self, record: S, actions: Sequence[int]) -> IllegalMove:
        """Which rule forbids a move, given its actions from here; one of them is not legal."""

    def together(self, record: S) -> bool:
        """Whether all seats now choose at the same time, unseen by each other; a record tells it seat by seat."""
        return False

    @abstractmethod
    def reveals(self, before: S, action: int, after: S) -> bool:
        """Whether an action showed anybody something hidden, or chance: then it can never be taken back."""

    def moves(self, states: States, actions: list[int], movers: list[int]) -> list[dict[str, JSON]]:
        """A stretch of play as moves of a record: `states[k]` before `actions[k]`, and the last after it."""
        return [{"seat": seat, "move": self.texts[action]} for action, seat in zip(actions, movers, strict=True)]

    def settle(self, record: S, chance: Mapping[str, JSON]) -> None:
        """Where chance is to act, let it act as a record says it did, or raise."""
        raise AssertionError(f"in {self.name} chance never acts after the deal")

    # --- positions, records, results

    def position(self, record: S) -> dict[str, JSON]:
        """A state or view as a position, without game, players and options; null where a view has holes."""
        state = thaw(self.state_class, record)
        told = {name: part(state) for name, part in self.parts.items()}
        return {name: value for name, value in told.items() if not isinstance(value, Absent)}

    def has_position(self, record: S) -> bool:
        """Whether a position of this state can be read again."""
        return True

    @abstractmethod
    def from_position(self, states: States, data: Mapping[str, JSON]) -> None:
        """Set up a blank state as the position says, or raise."""

    @abstractmethod
    def deal_of(self, record: S) -> dict[str, JSON]:
        """What chance decided at the deal."""

    @abstractmethod
    def from_deal(self, states: States, data: Mapping[str, JSON]) -> None:
        """Set up a blank state as the deal says, or raise."""

    @abstractmethod
    def result(self, record: S) -> dict[str, JSON]:
        """Scores, winners and how it ended, as the state now stands."""

    def standing(self, players: int, numbers: Sequence[int]) -> Standing:
        """What `reckon` has written, in words."""
        return Standing(numbers[:players], [{}] * players)

    def given_up(self, result: dict[str, JSON], winners: Sequence[int]) -> dict[str, JSON]:
        """The result when the other side has resigned: scores as they stand."""
        return {**result, "winners": [*winners], "ended": "resigned"}

    def sides(self, players: int) -> list[tuple[int, ...]]:
        """Who wins together: each seat for itself, unless the game has teams."""
        return [(seat,) for seat in range(players)]

    def longest(self, players: int, options: Mapping[str, Value]) -> int:
        """No game has more actions, chance included; a game that knows no bound says a million."""
        return 1_000_000

    def table(self, record: S) -> tuple[int, int]:
        """How many players a state is for, and who begins."""
        state = cast(_HasTable, thaw(self.state_class, record))
        return state.players, state.first

    @abstractmethod
    def unsound(self, record: S) -> Iterator[str]:
        """Everything that can never be in a state reached from a deal: lost pieces, false certainty."""

    # --- words

    def piece_name(self, piece: int) -> str:
        """What chance brings, for people."""
        return self.piece_names[piece]

    @abstractmethod
    def tell(self, before: S, action: int, after: S, seat: int) -> list[Happening]:
        """What a viewer saw happen: two views, and between them the action as glimpsed."""


@lru_cache(100)
def _blank(game: Game[S], players: int, options: tuple[tuple[str, Value], ...], first: int) -> States:
    return game.blank(players, dict(options), first)
