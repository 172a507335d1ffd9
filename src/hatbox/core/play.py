"""One game being played: every state so far, reached by checked moves only.

`apply` trusts, `play` checks: an illegal move raises and changes nothing. Replay and verification are folds of
`play`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Generic, TypeVar, cast

from hatbox.core.errors import BadInput
from hatbox.core.game import CHANCE, HIDDEN, JSON, OVER, SPECTATOR, Game, Happening, Value
from hatbox.core.jit import Buffer, States, copied, filled, grown, lay, numbers, plain, pour, raw, thaw
from hatbox.core.loops import REFUSED, loops_of
from hatbox.core.notation import expect_seat
from hatbox.core.random import HasChance, word
from hatbox.core.witness import Sight, Witnessed, Witnesses, whole

S = TypeVar("S")

FIRST_ROOM = 64
NOT_CHANCE = ("seat", "move", "legal")  # in a move of a record; the rest is what chance brought


def read_first(players: int, first: Value) -> int:
    """The option `first`: a seat, or `random`."""
    if first == "random":
        return HIDDEN
    if type(first) is int and 0 <= first < players:
        return first
    raise BadInput("bad-first", value=str(first), most=players - 1)


@cache
def _ranks(game: Game[S]) -> list[int]:
    """Where the text of each action stands among all, sorted."""
    order = {text: rank for rank, text in enumerate(sorted(game.texts))}
    return [order[text] for text in game.texts]


@dataclass(frozen=True)
class View(Generic[S]):
    """What one seat, or a spectator, may know at one moment."""

    game: Game[S]
    seat: int  # or SPECTATOR
    states: States  # one state with holes

    def position(self) -> dict[str, JSON]:
        """The position, with null where something is hidden."""
        return self.game.position(self.states[0])

    def raw(self) -> bytes:
        """All that the seat knows, as bytes: equal knowledge gives equal bytes."""
        return raw(self.game.state_class, self.states)

    def legal(self) -> list[str]:
        """The legal moves, which a seat on the move can work out from what it knows; none for others."""
        on_the_move = loops_of(self.game).mover_at(self.states, 0) == self.seat != SPECTATOR
        return self.game.legal_moves(self.states[0]) if on_the_move else []

    def __repr__(self) -> str:
        """What it is a view of, not what it shows."""
        return f"<View of {self.game.name}, {'spectator' if self.seat == SPECTATOR else f'seat {self.seat}'}>"


@dataclass(frozen=True)
class Story(Generic[S]):
    """All that one seat has seen of a game so far: a bot is given this and never a state."""

    game: Game[S]
    seat: int
    views: States  # before each action, and the present one last
    glimpses: Buffer  # each action as the seat saw it
    movers: Buffer  # who took it, or CHANCE

    @property
    def view(self) -> View[S]:
        """What the seat knows now."""
        return View(self.game, self.seat, self.views[len(self.glimpses) :])

    def raw(self) -> bytes:
        """The whole story as bytes: two games that look the same to the seat give equal bytes."""
        views = map(self.raw_view, range(len(self.views)))
        return b"".join([*views, repr(plain(self.glimpses)).encode(), repr(plain(self.movers)).encode()])

    def raw_view(self, moment: int) -> bytes:
        """What the seat knew after so many actions, as bytes."""
        return raw(self.game.state_class, self.views, moment)


@dataclass
class Tried:
    """A move that was made and taken back: the states after it are still there."""

    entry: Mapping[str, JSON]
    before: int
    actions: list[int]
    movers: list[int]
    mover: int  # after it


class Match(Generic[S]):
    """One game being played."""

    def __init__(self, game: Game[S], options: Mapping[str, Value], states: States, *, dealt: bool = True) -> None:
        """Begin at `states[0]`. Ordinary callers use `hatbox.new`, `from_position` or `from_record`."""
        self.game = game
        self.dealt = dealt  # or set up by hand: then there is no deal to tell
        self.options = dict(options)
        self.resigned: int | None = None  # the seat that gave up
        self._loops = loops_of(game)
        self._states = grown(states, max(FIRST_ROOM, 2 * len(states)))
        self._actions: list[int] = []
        self._movers: list[int] = []
        self._out: Buffer = numbers(game.max_legal)
        self._tried: Tried | None = None
        self._mover = self._loops.mover_at(self._states, 0)
        self.players, self.first = game.table(self._states[0])  # how many seats there are, and which began
        self._witnesses = Witnesses(game, self.players)

    @classmethod
    def new(cls, game: Game[S], players: int, options: Mapping[str, Value], seed: int) -> Match[S]:
        """Deal a new game. `options` may name `first`."""
        named = dict(options)
        first = named.pop("first", "random")
        resolved = game.resolve(players, named)
        states = game.fresh(players, resolved, read_first(players, first))
        loops_of(game).deal_at(states, 0, word(seed))
        return cls(game, resolved, states)

    # --- where the game is

    def __repr__(self) -> str:
        """Which game, and how far it is; nothing hidden."""
        state = "over" if self.is_over else f"seat {self.mover} to act"
        return f"<Match of {self.game.name}, {self.players} players, {len(self)} actions, {state}>"

    def __bool__(self) -> bool:
        """A game is a game, even before its first action."""
        return True

    def __len__(self) -> int:
        """How many actions were taken."""
        return len(self._actions)

    @property
    def states(self) -> States:
        """Every state so far, the present one at `len(match)`, for compiled loops to work on."""
        return self._states

    @property
    def state(self) -> S:
        """The present state, for the rules to work on. It tells everything: show people a view."""
        state: S = self._states[len(self._actions)]
        return state

    @property
    def mover(self) -> int | None:
        """The seat that must act, or None when the game is over."""
        return None if self._mover == OVER or self.resigned is not None else self._mover

    @property
    def mover_in_play(self) -> int:
        """The same by the rules alone, whether or not somebody has resigned: a seat, or OVER."""
        return self._mover

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.mover is None

    def legal(self) -> list[str]:
        """All legal moves as text, sorted; none when the game is over."""
        if self.is_over:
            return []
        texts = self.game.texts
        if not texts:
            return self.game.legal_moves(self.state)
        return [texts[action] for action in sorted(self._legal(), key=_ranks(self.game).__getitem__)]

    def legal_actions(self) -> list[int]:
        """All legal actions by number, in ascending order; none when the game is over."""
        return [] if self.is_over else sorted(self._legal())

    def _legal(self) -> list[int]:
        count = self._loops.legal_at(self._states, len(self._actions), self._out)
        return plain(self._out[:count])

    # --- going on

    def play(self, move: str, chance: Mapping[str, JSON] | None = None) -> None:
        """Make a move, written in our notation; raise and change nothing if it is not legal.

        `chance` says what chance brings, as a record does (`draw`, `reshuffle`, `redeal`); without it the game's
        own generator decides.
        """
        self._expect_running()
        if not isinstance(move, str) or not (chance is None or isinstance(chance, Mapping)):
            raise BadInput("bad-move-type")
        before = len(self._actions)
        try:
            self._play(move, chance)
            if chance:
                brought = self.moves(before)[0]
                self._expect(chance, brought)
        except Exception:
            self.back_to(before)
            raise

    def follow(self, entry: Mapping[str, JSON]) -> None:
        """Make a move as a record tells it: by that seat, and with exactly what chance brought then."""
        seat, move = entry.get("seat"), entry.get("move")
        if type(seat) is not int or not isinstance(move, str):
            raise BadInput("bad-entry")
        if move == "resign":
            if len(entry) != 2:
                raise BadInput("chance-differs", name=", ".join(entry), move=move)
            self.resign(seat)
            return
        if seat != self.mover:
            raise BadInput("wrong-seat", seat=seat, mover="nobody" if self.mover is None else self.mover)
        chance = {name: value for name, value in entry.items() if name not in NOT_CHANCE}
        before = len(self._actions)
        try:
            self._play(move, chance)
            if not (chance or self.game.draws or self._movers[-1] == CHANCE):
                return
            brought = self.moves(before)[0]
            self._expect(chance, brought)
            if len(brought) != len(chance) + 2:
                missing = next(name for name in brought if name not in entry)
                raise BadInput("chance-missing", name=missing, move=move)
        except Exception:
            self.back_to(before)
            raise

    def retrace(self, entry: Mapping[str, JSON]) -> None:
        """Make a move as a record of our own tells it: it is trusted, and not checked again."""
        tried = self._tried
        if tried is not None and tried.entry is entry and tried.before == len(self._actions):
            self._actions += tried.actions
            self._movers += tried.movers
            self._mover, self._tried = tried.mover, None
            return
        chance = {name: value for name, value in entry.items() if name not in NOT_CHANCE}
        self._play(cast(str, entry["move"]), chance)

    def taken_back(self, before: int) -> dict[str, JSON]:
        """Take the move back that was made since a moment, and tell it; to `retrace` it next costs nothing."""
        entry, actions, movers, mover = self.moves(before)[0], self._actions, self._movers, self._mover
        if not self.chance_acted:  # which a record tells more exactly than the generator
            self._tried = Tried(entry, before, actions[before:], movers[before:], mover)
        self.back_to(before)
        return entry

    def _expect_running(self) -> None:
        if self.resigned is not None:
            raise BadInput("game-was-resigned")

    def _play(self, move: str, chance: Mapping[str, JSON] | None) -> None:
        before = len(self._actions)
        actions = self.game.parse(self.state, move)
        for action in actions:
            if not self._advance(action):
                raise self.game.refusal(self._states[before], actions)
        if self._mover == CHANCE:
            self._roll(chance)

    def _expect(self, chance: Mapping[str, JSON], brought: Mapping[str, JSON]) -> None:
        """What chance was said to bring must be what it brought."""
        for name, value in chance.items():
            if name not in brought or brought[name] != value:
                raise BadInput("chance-differs", name=name, move=str(brought["move"]))

    def act(self, action: int) -> None:
        """Do one action by its number; raise and change nothing if it is not legal."""
        self._expect_running()
        if type(action) is not int or not 0 <= action < self.game.action_count or not self._advance(action):
            raise BadInput("bad-action", action=action, allowed=", ".join(map(str, self.legal_actions())))
        if self._mover == CHANCE:
            self._roll(None)

    def resign(self, seat: int) -> None:
        """Give up: with two sides the other side wins."""
        if self.is_over or len(self.game.sides(self.players)) != 2:
            raise BadInput("cannot-resign")
        expect_seat("seat", seat, self.players)
        self.resigned = seat

    def reseed(self, seed: int) -> None:
        """Let chance from here on follow another seed."""
        state = thaw(self.game.state_class, self.state)
        chance: HasChance = cast(HasChance, state)
        chance.rng = seed & 0xFFFFFFFFFFFFFFFF
        pour(state, self.state)
        self._tried = None

    def undo(self) -> None:
        """Take back the last action, with what chance did after it; or a resignation."""
        if self.resigned is not None:
            self.resigned = None
        elif self._actions:
            self.back_to(len(self._actions) - (2 if self._movers[-1] == CHANCE else 1))

    def _advance(self, action: int) -> bool:
        at = len(self._actions)
        if at + 1 == len(self._states):
            self._states = grown(self._states, 2 * len(self._states))
        self._tried = None
        mover = self._loops.advance(self._states, at, action, self._out)
        if mover == REFUSED:
            return False
        self._actions.append(action)
        self._movers.append(self._mover)
        self._mover = mover
        return True

    def _roll(self, chance: Mapping[str, JSON] | None) -> None:
        """Chance acts: by the generator, or as it is said to have acted."""
        self._loops.legal_at(self._states, len(self._actions), self._out)
        self._advance(int(self._out[0]))
        if chance:
            at = len(self._actions)
            pour(thaw(self.game.state_class, self._states[at - 1]), self._states[at])
            self.game.settle(self._states[at], chance)
            self._mover = self._loops.mover_at(self._states, at)

    def back_to(self, length: int) -> None:
        """Return to an earlier moment: the number of actions taken then."""
        self._expect_moment(length, len(self._actions))
        if length < len(self._actions):
            self._mover = self._movers[length]
            del self._actions[length:], self._movers[length:]
            self._witnesses.forget(length)
        self.resigned = None

    def clone(self) -> Match[S]:
        """The same game once more, with its whole history."""
        twin = Match(self.game, self.options, copied(self._states[: len(self._actions) + 1]), dealt=self.dealt)
        twin._actions, twin._movers = [*self._actions], [*self._movers]
        twin._mover, twin.resigned = self._mover, self.resigned
        return twin

    def branch(self) -> Match[S]:
        """Another match that goes on from here, to try something."""
        states = self._states[len(self._actions) : len(self._actions) + 1]
        return Match(self.game, self.options, copied(states), dealt=False)

    # --- what was done

    @property
    def actions(self) -> list[int]:
        """Every action so far, by number."""
        return [*self._actions]

    @property
    def movers(self) -> list[int]:
        """Who took each of them: a seat, or CHANCE."""
        return [*self._movers]

    def actor(self, at: int) -> int:
        """Who took action `at`: a seat, or CHANCE."""
        return self._movers[at]

    @property
    def chance_acted(self) -> bool:
        """Whether the last thing that happened was chance."""
        return bool(self._movers) and self._movers[-1] == CHANCE

    def begins_move(self, at: int) -> bool:
        """Whether action `at` is the first of a written move."""
        return self.game.begins_move(self._actions[at])

    def reveals(self, at: int) -> bool:
        """Whether action `at` showed anybody something hidden, or chance."""
        return self.game.reveals(self._states[at], self._actions[at], self._states[at + 1])

    # --- what it looks like

    def view(self, seat: int | None = None, at: int | None = None) -> View[S]:
        """What a seat knows, or a spectator; `at` an earlier moment: the number of actions taken then."""
        return self._view(self._loops.observe_at, seat, len(self._actions) if at is None else at)

    def story(self, seat: int) -> Story[S]:
        """All that a seat has seen so far, for a bot to think about."""
        expect_seat("seat", seat, self.players)
        count = len(self._actions)
        views, glimpses = lay(self.game.state_class, count + 1), numbers(count)
        self._loops.retell(self._states, filled(self._actions), count, seat, views, glimpses)
        return Story(self.game, seat, views, glimpses, filled(self._movers))

    def _view(self, look: Callable[..., None], seat: int | None, at: int) -> View[S]:
        viewer = self._viewer(seat)
        self._expect_moment(at, len(self._actions))
        views = lay(self.game.state_class, 1)
        look(self._states, at, viewer, views, 0)
        return View(self.game, viewer, views)

    def _expect_moment(self, at: int, last: int) -> None:
        if type(at) is not int or not 0 <= at <= last:
            raise BadInput("bad-moment", at=at, last=last)

    def told(self, at: int, seat: int | None = None, everything: bool = False) -> list[Happening]:
        """What happened at action `at`, as a seat or spectator saw it, or with everything revealed."""
        self._expect_moment(at, len(self._actions) - 1)
        action, mover = self._actions[at], self._movers[at]
        if everything:
            return self.game.tell(self._states[at], action, self._states[at + 1], mover)
        viewer = self._viewer(seat)
        views = lay(self.game.state_class, 2)
        for moment in range(2):
            self._loops.conceal_at(self._states, at + moment, viewer, views, moment)
        return self.game.tell(views[0], self.glimpse(at, viewer), views[1], mover)

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        expect_seat("seat", seat, self.players)
        return seat

    def glimpse(self, at: int, viewer: int) -> int:
        """Action `at` as a seat, or SPECTATOR, saw it done."""
        return self.saw(at + 1).seen_by(viewer).glimpse

    def saw(self, at: int) -> Witnessed:
        """What everybody saw at a moment while playing."""
        return self._witnesses.saw(self._states, self._actions, at)

    def whole(self, at: int) -> Sight:
        """The same for somebody who may see everything, because the game is over."""
        return whole(self.game, self._states, self._actions, at)

    def moves(self, since: int = 0) -> list[dict[str, JSON]]:
        """The moves as a record tells them; `since` an earlier moment: the number of actions taken then."""
        self._expect_moment(since, len(self._actions))
        while since < len(self._actions) and not self.game.begins_move(self._actions[since]):
            since -= 1  # a move under way is told whole
        states = self._states[since : len(self._actions) + 1]
        return self.game.moves(states, self._actions[since:], self._movers[since:])

    def position(self) -> dict[str, JSON]:
        """The whole position, with everything that is hidden from somebody."""
        return {
            "game": self.game.name,
            "players": self.players,
            "options": {**self.game.named(self.options)},
            **self.game.position(self.state),
        }

    def deal(self) -> dict[str, JSON]:
        """What chance decided before the first move."""
        if not self.dealt:
            raise BadInput("no-deal")
        return self.game.deal_of(self._states[0])

    def shares(self) -> list[float]:
        """Each seat's share of the win, once the game is over."""
        if self.resigned is None:
            at = len(self)
            return [float(self._loops.payoff_at(self._states, at, seat)) for seat in range(self.players)]
        lost = next(side for side in self.game.sides(self.players) if self.resigned in side)
        return [float(seat not in lost) for seat in range(self.players)]

    def result(self) -> dict[str, JSON]:
        """Scores, winners and how it ended, as things stand."""
        result = self.game.result(self.state)
        if self.resigned is not None:
            winners = next(side for side in self.game.sides(self.players) if self.resigned not in side)
            result = self.game.given_up(result, winners)
        return result
