"""One game being played: every state so far, reached by checked moves only.

`apply` trusts, `play` checks: an illegal move raises and changes nothing. Replay and verification are folds of
`play`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Generic, SupportsIndex, TypeVar, cast

from hatbox.compiled.buffers import Buffer, buffer_of, new_buffer, to_list
from hatbox.compiled.records import (
    States,
    copy_states,
    from_bytes,
    to_bytes,
    to_object,
    with_capacity,
    write_back,
    zeros,
)
from hatbox.engine.errors import BadInput, HatboxError
from hatbox.engine.game import CHANCE, HIDDEN, JSON, OVER, SPECTATOR, Game, Happening, Value
from hatbox.engine.loops import REFUSED, loops_of
from hatbox.engine.notation import as_int, expect_seat
from hatbox.engine.rng import HasChance, word
from hatbox.engine.secure_random import SecureRandom
from hatbox.engine.view_cache import PositionSnapshot, ViewCache, ViewerSnapshot, full_snapshot

S = TypeVar("S")

FIRST_ROOM = 64
NOT_CHANCE = ("seat", "move", "legal")  # in a move of a record; the rest is what chance brought


def read_first(players: int, first: Value) -> int:
    """The option `first`: a seat, or `random`."""
    if first == "random":
        return HIDDEN
    seat = as_int(first)
    if seat is not None and 0 <= seat < players:
        return seat
    raise BadInput("bad-first", value=str(first), most=players - 1)


def _chance_in(entry: Mapping[str, JSON]) -> dict[str, JSON]:
    """Return what chance brought, in a move of a record."""
    return {name: value for name, value in entry.items() if name not in NOT_CHANCE}


@cache
def _ranks(game: Game[S]) -> list[int]:
    """Where the text of each action stands among all, sorted."""
    order = {text: rank for rank, text in enumerate(sorted(game.notation.texts))}
    return [order[text] for text in game.notation.texts]


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
        return to_bytes(self.game.state_class, self.states)

    def legal_moves(self) -> list[str]:
        """Return the legal moves if the view's seat is to move, else none."""
        on_the_move = loops_of(self.game).mover_at(self.states, 0) == self.seat != SPECTATOR
        return self.game.legal_moves(self.states[0]) if on_the_move else []

    def refusal(self, move: str) -> HatboxError | None:
        """Return why the seat on the move may not make a move; None if it may. Neither view nor match is changed.

        The last action of the move is only looked up, so that nothing is captured, drawn or uncovered.
        """
        try:
            actions = self.game.notation.parse(self.states[0], move)
        except HatboxError as error:
            return error
        loops, out = loops_of(self.game), new_buffer(self.game.max_legal)
        states = with_capacity(self.states, len(actions))
        for at, action in enumerate(actions):
            if action not in to_list(out[: loops.legal_at(states, at, out)]):
                return self.game.notation.refusal(self.states[0], actions)
            if at + 1 < len(actions):
                loops.advance(states, at, action, out)
        return None

    def __repr__(self) -> str:
        """What it is a view of, not what it shows."""
        return f"<View of {self.game.name}, {'spectator' if self.seat == SPECTATOR else f'seat {self.seat}'}>"


@dataclass(frozen=True)
class Observations(Generic[S]):
    """All that one seat has seen of a game so far: a bot is given this and never a state."""

    game: Game[S]
    seat: int
    views: States  # before each action, and the present one last
    actions: Buffer  # each action as the seat saw it
    movers: Buffer  # who took it, or CHANCE

    @property
    def view(self) -> View[S]:
        """What the seat knows now."""
        return View(self.game, self.seat, self.views[len(self.actions) :])

    def raw(self) -> bytes:
        """The whole story as bytes: two games that look the same to the seat give equal bytes."""
        views = map(self.raw_view, range(len(self.views)))
        return b"".join([*views, repr(to_list(self.actions)).encode(), repr(to_list(self.movers)).encode()])

    def raw_view(self, moment: int) -> bytes:
        """What the seat knew after so many actions, as bytes."""
        return to_bytes(self.game.state_class, self.views[moment : moment + 1])


@dataclass(frozen=True)
class PlayedMove:
    """A legal move that has been tried: the states after it lie in the match's buffer until something else is tried."""

    at: int  # actions taken before it
    actions: list[int]  # its own, and chance's last
    movers: list[int]  # who took each of them
    mover: int  # after it


class Match(Generic[S]):
    """One game being played."""

    def __init__(self, game: Game[S], options: Mapping[str, Value], states: States, *, has_deal: bool = True) -> None:
        """Begin at `states[0]`. Ordinary callers use `hatbox.new`, `from_position` or `from_record`."""
        self.game = game
        self.has_deal = has_deal  # or set up by hand: then there is no deal to tell
        self.options = dict(options)
        self.resigned: int | None = None  # the seat that gave up
        self.key: bytes | None = None  # decides what chance brings; None: the state's own generator does
        self._loops = loops_of(game)
        self._states = with_capacity(states, max(FIRST_ROOM, 2 * len(states)))
        self._actions: list[int] = []
        self._movers: list[int] = []
        self._out: Buffer = new_buffer(game.max_legal)
        self._tried: PlayedMove | None = None  # the last, while its states are in the buffer
        self._mover: int = self._loops.mover_at(self._states, 0)
        self.players, self.first = game.table(self._states[0])  # how many seats there are, and which began
        self._view_cache = ViewCache(game, self.players)

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
        return f"<Match of {self.game.name}, {self.players} players, {self.ply} actions, {state}>"

    @property
    def ply(self) -> int:
        """The number of actions taken so far, chance's included."""
        return len(self._actions)

    @property
    def states(self) -> States:
        """Every state so far, the present one at `match.ply`, for compiled loops to work on."""
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

    def legal_moves(self) -> list[str]:
        """Return all legal moves as text, sorted; none when the game is over."""
        if self.is_over:
            return []
        texts = self.game.notation.texts
        if not texts:
            return self.game.legal_moves(self.state)
        return [texts[action] for action in sorted(self._legal(), key=_ranks(self.game).__getitem__)]

    def paths(self) -> list[str]:
        """Every path of every legal move, where a move is made step by step; none when the game is over."""
        return [] if self.is_over else self.game.notation.paths(self.state)

    def legal_actions(self) -> list[int]:
        """All legal actions by number, in ascending order; none when the game is over."""
        return [] if self.is_over else sorted(self._legal())

    def _legal(self) -> list[int]:
        count = self._loops.legal_at(self._states, len(self._actions), self._out)
        return to_list(self._out[:count])

    # --- going on

    def play(self, move: str, chance: Mapping[str, JSON] | None = None) -> None:
        """Make a move, written in our notation; raise and change nothing if it is not legal.

        `chance` says what chance brings, as a record does (`draw`, `reshuffle`, `redeal`); without it the match's
        key or the game's own generator decides.
        """
        self.commit(self.try_move(move, chance))

    def try_move(self, move: str, chance: Mapping[str, JSON] | None = None) -> PlayedMove:
        """Play a move into the spare part of the buffer, for `commit`; the match stays as it is. Raise if illegal."""
        if self.resigned is not None:
            raise BadInput("game-was-resigned")
        if not isinstance(move, str) or not (chance is None or isinstance(chance, Mapping)):
            raise BadInput("bad-move-type")
        played = self._try_text(move, chance)
        if chance:
            self._expect(chance, self.entry(played))
        return played

    def commit(self, played: PlayedMove) -> None:
        """Make the move that was tried last."""
        assert played is self._tried, "something else has been tried, or made, since"
        self._actions += played.actions
        self._movers += played.movers
        self._mover, self._tried = played.mover, None

    def entry(self, played: PlayedMove) -> dict[str, JSON]:
        """Return a move that was tried as a record would tell it."""
        return self._entries(played.at, self._actions + played.actions, self._movers + played.movers)[0]

    def play_entry(self, entry: Mapping[str, JSON]) -> None:
        """Make a move as a record tells it: by that seat, and with exactly what chance brought then."""
        seat, move = entry.get("seat"), entry.get("move")
        if type(seat) is not int or not isinstance(move, str):  # JSON has no other whole numbers
            raise BadInput("bad-entry")
        if move == "resign":
            if len(entry) != 2:
                raise BadInput("chance-differs", name=", ".join(entry), move=move)
            self.resign(seat)
            return
        if seat != self.mover:
            raise BadInput("wrong-seat", seat=seat, mover="nobody" if self.mover is None else self.mover)
        chance = _chance_in(entry)
        played = self._try_text(move, chance)
        if chance or self.game.draws or played.movers[-1] == CHANCE:
            brought = self.entry(played)
            self._expect(chance, brought)
            if len(brought) != len(chance) + 2:
                missing = next(name for name in brought if name not in entry)
                raise BadInput("chance-missing", name=missing, move=move)
        self.commit(played)

    def replay(self, entry: Mapping[str, JSON]) -> None:
        """Make a move as a record of our own tells it: what chance brought is trusted, and not compared."""
        self.commit(self._try_text(cast(str, entry["move"]), _chance_in(entry)))

    def _try_text(self, move: str, chance: Mapping[str, JSON] | None) -> PlayedMove:
        actions = self.game.notation.parse(self.state, move)
        played = self._try(actions, chance)
        if played is None:
            raise self.game.notation.refusal(self.state, actions)
        return played

    def _try(self, wanted: Sequence[int], chance: Mapping[str, JSON] | None) -> PlayedMove | None:
        """Take actions in the spare part of the buffer, then let chance act if it must; None if one is not legal."""
        self._tried = None
        at = len(self._actions)
        actions: list[int] = []
        movers: list[int] = []
        mover = self._mover
        for action in wanted:
            after = self._advance(at + len(actions), action)
            if after == REFUSED:
                return None
            actions.append(action)
            movers.append(mover)
            mover = after
        if mover == CHANCE:
            action, after = self._roll(at + len(actions), chance, actions, movers)
            actions.append(action)
            movers.append(mover)
            mover = after
        self._tried = PlayedMove(at, actions, movers, mover)
        return self._tried

    def _expect(self, chance: Mapping[str, JSON], brought: Mapping[str, JSON]) -> None:
        """What chance was said to bring must be what it brought."""
        for name, value in chance.items():
            if name not in brought or brought[name] != value:
                raise BadInput("chance-differs", name=name, move=str(brought["move"]))

    def act(self, action: SupportsIndex) -> None:
        """Do one action by its number; raise and change nothing if it is not legal."""
        if self.resigned is not None:
            raise BadInput("game-was-resigned")
        number = as_int(action)
        played = None if number is None or not 0 <= number < self.game.action_count else self._try([number], None)
        if played is None:
            raise BadInput("bad-action", action=str(action), allowed=", ".join(map(str, self.legal_actions())))
        self.commit(played)

    def resign(self, seat: SupportsIndex) -> None:
        """Give up: with two sides the other side wins."""
        if self.is_over or len(self.game.sides(self.players)) != 2:
            raise BadInput("cannot-resign")
        self.resigned = expect_seat("seat", seat, self.players)

    def reseed(self, seed: int) -> None:
        """Let chance from here on follow another seed."""
        state = to_object(self.game.state_class, self.state)
        chance: HasChance = cast(HasChance, state)
        chance.rng = seed & 0xFFFFFFFFFFFFFFFF
        write_back(state, self.state)
        self._tried = None

    def undo(self) -> None:
        """Take back the last action, with what chance did after it; or a resignation."""
        if self.resigned is not None:
            self.resigned = None
        elif self._actions:
            self.rewind_to(len(self._actions) - (2 if self._movers[-1] == CHANCE else 1))

    def _advance(self, at: int, action: int) -> int:
        """Write the state after an action behind state `at`, and return who acts then, or REFUSED."""
        if at + 1 == len(self._states):
            self._states = with_capacity(self._states, 2 * len(self._states))
        mover: int = self._loops.advance(self._states, at, action, self._out)
        return mover

    def _roll(
        self, at: int, chance: Mapping[str, JSON] | None, actions: list[int], movers: list[int]
    ) -> tuple[int, int]:
        """Let chance act: by the key, by the generator, or as it is said to have acted.

        `actions` and `movers` are of the move before it, which is not made yet. Return its action, and who acts then.
        """
        if not chance and self.key is not None:
            all_moves = zip(self._actions + actions, self._movers + movers, strict=True)
            number = sum(mover != CHANCE and self.game.notation.begins_move(action) for action, mover in all_moves)
            chance = self.game.positions.draw_chance(self._states[at], SecureRandom(self.key, f"chance {number}"))
        self._loops.legal_at(self._states, at, self._out)
        action = int(self._out[0])
        mover = self._advance(at, action)
        if chance:
            write_back(to_object(self.game.state_class, self._states[at]), self._states[at + 1])
            self.game.notation.replay_chance(self._states[at + 1], chance)
            mover = self._loops.mover_at(self._states, at + 1)
        return action, mover

    def rewind_to(self, moment: SupportsIndex) -> None:
        """Return to an earlier moment: the number of actions taken then."""
        length = self._expect_moment(moment, len(self._actions))
        if length < len(self._actions):
            self._mover = self._movers[length]
            del self._actions[length:], self._movers[length:]
            self._view_cache.drop_after(length)
        self.resigned = self._tried = None

    def __getstate__(self) -> tuple[Any, ...]:
        """Pickle the game with its whole history, but without the key: for other processes, not for lasting files."""
        states = to_bytes(self.game.state_class, self._states[: len(self._actions) + 1])
        return self.game, self.options, self.has_deal, states, self._actions, self._movers, self.resigned

    def __setstate__(self, saved: tuple[Any, ...]) -> None:
        game, options, has_deal, states, actions, movers, resigned = saved
        Match.__init__(self, game, options, from_bytes(game.state_class, states), has_deal=has_deal)
        self._actions, self._movers, self.resigned = [*actions], [*movers], resigned
        self._mover = self._loops.mover_at(self._states, len(actions))

    def clone(self) -> Match[S]:
        """The same game once more, with its whole history."""
        twin = Match(
            self.game, self.options, copy_states(self._states[: len(self._actions) + 1]), has_deal=self.has_deal
        )
        twin._actions, twin._movers = [*self._actions], [*self._movers]
        twin._mover, twin.resigned = self._mover, self.resigned
        return twin

    def branch(self) -> Match[S]:
        """Another match that goes on from here, to try something."""
        states = self._states[len(self._actions) : len(self._actions) + 1]
        return Match(self.game, self.options, copy_states(states), has_deal=False)

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
        return self.game.notation.begins_move(self._actions[at])

    def reveals(self, at: int) -> bool:
        """Whether action `at` showed anybody something hidden, or chance."""
        return self.game.events.reveals(self._states[at], self._actions[at], self._states[at + 1])

    # --- what it looks like

    def view(self, seat: SupportsIndex | None = None, at: SupportsIndex | None = None) -> View[S]:
        """What a seat knows, or a spectator; `at` an earlier moment: the number of actions taken then."""
        return self._view(self._loops.observe_at, seat, len(self._actions) if at is None else at)

    def observations(self, seat: SupportsIndex) -> Observations[S]:
        """All that a seat has seen so far, for a bot to think about."""
        viewer = expect_seat("seat", seat, self.players)
        count = len(self._actions)
        views, glimpses = zeros(self.game.state_class, count + 1), new_buffer(count)
        self._loops.retell(self._states, buffer_of(self._actions), count, viewer, views, glimpses)
        return Observations(self.game, viewer, views, glimpses, buffer_of(self._movers))

    def _view(self, look: Callable[..., None], seat: SupportsIndex | None, at: SupportsIndex) -> View[S]:
        viewer = self._viewer(seat)
        moment = self._expect_moment(at, len(self._actions))
        views = zeros(self.game.state_class, 1)
        look(self._states, moment, viewer, views, 0)
        return View(self.game, viewer, views)

    def _expect_moment(self, at: SupportsIndex, last: int) -> int:
        moment = as_int(at)
        if moment is None or not 0 <= moment <= last:
            raise BadInput("bad-moment", at=str(at), last=last)
        return moment

    def events(self, at: SupportsIndex, seat: SupportsIndex | None = None, everything: bool = False) -> list[Happening]:
        """What happened at action `at`, as a seat or spectator saw it, or with everything revealed."""
        at = self._expect_moment(at, len(self._actions) - 1)
        action, mover = self._actions[at], self._movers[at]
        if everything:
            return self.game.events.describe(self._states[at], action, self._states[at + 1], mover)
        viewer = self._viewer(seat)
        views = zeros(self.game.state_class, 2)
        for moment in range(2):
            self._loops.observe_in_play_at(self._states, at + moment, viewer, views, moment)
        return self.game.events.describe(views[0], self.observed_action(at, viewer), views[1], mover)

    def _viewer(self, seat: SupportsIndex | None) -> int:
        return SPECTATOR if seat is None else expect_seat("seat", seat, self.players)

    def observed_action(self, at: int, viewer: int) -> int:
        """Action `at` as a seat, or SPECTATOR, saw it done."""
        return self.snapshot(at + 1).seen_by(viewer).action

    def snapshot(self, at: int) -> PositionSnapshot:
        """What everybody saw at a moment while playing."""
        return self._view_cache.snapshot(self._states, self._actions, at)

    def full_snapshot(self, at: int) -> ViewerSnapshot:
        """The same for somebody who may see everything, because the game is over."""
        return full_snapshot(self.game, self._states, self._actions, at)

    def entries(self, since: SupportsIndex = 0) -> list[dict[str, JSON]]:
        """The moves as a record tells them; `since` an earlier moment: the number of actions taken then."""
        return self._entries(self._expect_moment(since, len(self._actions)), self._actions, self._movers)

    def _entries(self, since: int, actions: list[int], movers: list[int]) -> list[dict[str, JSON]]:
        while since < len(actions) and not self.game.notation.begins_move(actions[since]):
            since -= 1  # a move under way is told whole
        return self.game.notation.moves(self._states[since : len(actions) + 1], actions[since:], movers[since:])

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
        if not self.has_deal:
            raise BadInput("no-deal")
        return self.game.positions.deal_of(self._states[0])

    def shares(self) -> list[float]:
        """Each seat's share of the win, once the game is over."""
        if self.resigned is None:
            return [float(self._loops.payoff_at(self._states, self.ply, seat)) for seat in range(self.players)]
        lost = next(side for side in self.game.sides(self.players) if self.resigned in side)
        return [float(seat not in lost) for seat in range(self.players)]

    def standing(self) -> dict[str, JSON]:
        """Return the scores as they would be if the game ended now, hidden cards counted; no winner is named."""
        result = self.game.positions.result(self.state)
        return {name: value for name, value in result.items() if name not in ("winners", "ended")}

    def result(self) -> dict[str, JSON]:
        """Return scores, winners and how it ended. A running game has none: ask for its `standing`."""
        if not self.is_over:
            raise BadInput("no-result-yet")
        result = self.game.positions.result(self.state)
        if self.resigned is not None:
            winners = next(side for side in self.game.sides(self.players) if self.resigned not in side)
            result = self.game.positions.resignation(result, winners)
        return result
