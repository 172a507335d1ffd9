"""The pure table: what commands do, what they may not do, and that nothing is done before it is written down."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from hatbox import wire
from hatbox.compiled.records import to_bytes
from hatbox.engine.game import EVERYTHING, SPECTATOR
from hatbox.records.record import verify
from hatbox.server.service import updates
from hatbox.server.service.history import replay_updates
from hatbox.server.service.updates import Viewer, render_event
from hatbox.server.tables import log
from hatbox.server.tables.apply import apply_event, open_table, replay_events
from hatbox.server.tables.commands import (
    Accepted,
    AlreadyDone,
    BotMove,
    CommandEnvelope,
    InternalCommand,
    OfferBots,
    Pause,
    PlayAhead,
    Refusal,
    TimeUp,
)
from hatbox.server.tables.decide import decide
from hatbox.server.tables.opening import decide_opening
from hatbox.server.tables.questions import explain_undo
from hatbox.server.tables.table import Table

ENTROPY = bytes(range(32))
PLAYERS = ("ann", "bob", "cat", "dan")


class Harness:
    """A table with people, and a clock that only the test moves."""

    def __init__(self, setup: wire.Setup, *, quick: bool = False) -> None:
        self.now = 1_000_000
        self.numbers = 0
        opening = decide_opening(setup, "ann", "Ann", quick=quick)
        self.events = [log.Event(1, self.now, opening, "ann")]
        self.table = open_table("t", self.events[0])

    def envelope(self, command: wire.Command | InternalCommand, by: str = "", **given: object) -> CommandEnvelope:
        self.numbers += 1
        known = {"id": f"c{self.numbers}", "seen": self.table.seq, "entropy": ENTROPY, **given}
        return CommandEnvelope(command, self.now, by, by.title(), **known)  # type: ignore[arg-type]

    def do(self, command: wire.Command | InternalCommand, by: str = "", **given: object) -> list[log.AnyFact]:
        """Carry a command out, and check that `decide` has changed nothing and that the events hold everything."""
        envelope = self.envelope(command, by, **given)
        before = dump(self.table)
        decision = decide(self.table, envelope)
        assert dump(self.table) == before
        assert not isinstance(decision, AlreadyDone)
        for number, fact in enumerate(decision.facts):
            last = number == len(decision.facts) - 1
            event = log.Event(self.table.version + 1, self.now, fact, by, envelope.id if last else "")
            self.events.append(event)
            apply_event(self.table, event)
        assert fingerprint(replay_events("t", self.events)) == fingerprint(self.table)
        return [*decision.facts]

    def refused(self, command: wire.Command | InternalCommand, by: str = "", **given: object) -> str:
        before = dump(self.table)
        with pytest.raises(Refusal) as refusal:
            decide(self.table, self.envelope(command, by, **given))
        assert dump(self.table) == before
        return refusal.value.code

    def begin(self) -> Harness:
        """Everybody sits down and is ready."""
        for seat, chair in enumerate(self.table.chairs):
            if chair.is_free:
                self.do(wire.Sit(seat), PLAYERS[seat])
        for chair in list(self.table.chairs):
            if chair.player:
                self.do(wire.Ready(), chair.player)
        assert self.table.status == "playing"
        return self

    @property
    def mover(self) -> str:
        player = self.table.chairs[self.table.acting[0]].player
        assert player is not None
        return player

    def legal(self) -> list[str]:
        return self.table.legal(self.table.acting[0])

    def move(self, wanted: Callable[[str], bool] = lambda _: True, **given: object) -> str:
        """The first legal move that is wanted, by whose turn it is."""
        mover = self.mover
        self.do(wire.Move(next(move for move in self.legal() if wanted(move))), mover, **given)
        return mover


def dump(table: Table) -> list[str | bytes]:
    """Return every field of a table and the bytes of every state, the RNG included."""
    names = [field.name for field in dataclasses.fields(table) if field.name not in ("game", "match")]
    content: list[str | bytes] = [f"{name} = {getattr(table, name)!r}" for name in names]
    match = table.match
    if match is not None:
        content.append(to_bytes(match.game.state_class, match.states[: match.ply + 1]))
        content.append(repr((match.ply, match.mover, match.resigned, match.key)))
    return content


def fingerprint(table: Table) -> bytes:
    """Return what viewers see of a table, and what decides about later commands."""
    result = [updates.snapshot(table, viewer) for viewer in (SPECTATOR, *range(table.setup.players))]
    inner = (table.version, table.seq, table.position_seq, table.premoves, table.choices, sorted(table.finished))
    return msgspec.json.encode(
        [result, inner, table.next_deadline(), table.clocks.left, table.clocks.begun, len(table.answers)]
    )


def hats(players: int = 2, **setup: object) -> Harness:
    return Harness(wire.Setup("hats", players, {"first": 0}, **setup)).begin()  # type: ignore[arg-type]


def magic(**setup: object) -> Harness:
    return Harness(wire.Setup("magic_hat", 2, {"first": 0}, **setup)).begin()  # type: ignore[arg-type]


def top_hats(players: int = 2, **setup: object) -> Harness:
    return Harness(wire.Setup("top_hats", players, {"first": 0}, **setup)).begin()  # type: ignore[arg-type]


def build_stacks(harness: Harness) -> Harness:
    """All stacks built."""
    for seat in range(harness.table.setup.players):
        while seat not in harness.table.finished and harness.table.simultaneous:
            harness.do(wire.Move(harness.table.legal(seat)[0]), PLAYERS[seat])
    return harness


# --- before the game


def test_the_host_sits_first_and_all_ready_start_the_game() -> None:
    harness = Harness(wire.Setup("hats", 3, bots={"0": "dormouse"}))
    assert [chair.player for chair in harness.table.chairs] == [None, "ann", None]
    assert harness.refused(wire.Sit(1), "bob") == "table/seat-taken"
    harness.do(wire.Sit(), "bob")
    assert harness.refused(wire.Sit(), "cat") == "table/full"
    harness.do(wire.Ready(), "bob")
    harness.do(wire.Ready(ready=False), "bob")
    assert harness.do(wire.Ready(), "ann") == [log.Readied(1, ready=True)]
    harness.do(wire.Ready(), "bob")
    assert harness.table.status == "playing"
    assert harness.refused(wire.Sit(), "cat") == "table/not-open"


def test_the_host_starts_when_the_others_are_ready() -> None:
    harness = Harness(wire.Setup("hats", 3, bots={"2": "dormouse"}))
    assert harness.refused(wire.Start(), "ann") == "table/not-ready"  # a seat is free
    harness.do(wire.Sit(), "bob")
    assert harness.refused(wire.Start(), "ann") == "table/not-ready"
    harness.do(wire.Ready(), "bob")
    assert harness.refused(wire.Start(), "bob") == "table/host-only"
    harness.do(wire.Start(), "ann")
    assert harness.table.status == "playing"
    assert harness.refused(wire.Start(), "ann") == "table/not-open"
    alone = Harness(wire.Setup("hats", 2, bots={"1": "dormouse"}))
    alone.do(wire.Start(), "ann")
    assert alone.table.status == "playing"


def test_one_may_change_the_seat_and_stay_the_host() -> None:
    harness = Harness(wire.Setup("hats", 3))
    harness.do(wire.Sit(2), "ann")
    assert [chair.player for chair in harness.table.chairs] == [None, None, "ann"]
    assert harness.table.host == "ann"
    assert harness.refused(wire.Sit(2), "ann") == "table/seated"


def test_the_last_to_leave_closes_the_table_and_another_inherits_it() -> None:
    harness = Harness(wire.Setup("hats", 2))
    harness.do(wire.Sit(), "bob")
    harness.do(wire.Leave(), "ann")
    assert harness.table.host == "bob"
    harness.do(wire.Leave(), "bob")
    assert harness.table.status == "closed"
    assert harness.refused(wire.Sit(), "bob") == "table/not-open"


def test_bots_fill_the_free_seats_if_the_host_says_so() -> None:
    harness = Harness(wire.Setup("hats", 3), quick=True)
    harness.do(wire.Sit(), "bob")
    harness.do(wire.Ready(), "bob")
    harness.do(wire.Ready(), "ann")
    assert harness.refused(wire.FillWithBots("march_hare"), "bob") == "table/host-only"
    assert harness.table.next_deadline() is not None
    harness.do(OfferBots())
    assert updates.info_of(harness.table).offer_bots
    harness.do(wire.FillWithBots("march_hare"), "ann")
    assert harness.table.status == "playing"
    assert harness.table.chairs[2].bot == "march_hare"


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        (wire.Setup("top_hats", 4), "bad-players"),
        (wire.Setup("hats", 2, {"colour": 1}), "unknown-option"),
        (wire.Setup("hats", 2, {"size": "tiny"}), "unknown-option"),
        (wire.Setup("hats", 2, {"first": 2}), "bad-first"),
        (wire.Setup("hats", 2, bots={"0": "dormouse", "1": "dormouse"}), "table/bad-bots"),
        (wire.Setup("hats", 2, bots={"7": "dormouse"}), "table/bad-bots"),
    ],
)
def test_impossible_tables_are_not_opened(setup: wire.Setup, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        decide_opening(setup, "ann", "Ann")
    assert refusal.value.code == code


# --- commands


def test_a_command_sent_twice_is_done_once_and_answered_twice() -> None:
    harness = hats()
    move, mover = harness.legal()[0], harness.mover
    harness.do(wire.Move(move), mover, id="same")
    seq = harness.table.seq
    harness.move()
    assert decide(harness.table, harness.envelope(wire.Move(move), mover, id="same", seen=1)) == AlreadyDone(seq)


def test_ids_of_different_players_do_not_meet() -> None:
    harness = magic()
    harness.move(lambda move: move.startswith("peek"), id="1")
    harness.move(lambda move: move.startswith("peek"), id="1")
    assert harness.table.playing.ply == 2


def test_what_was_decided_before_the_last_move_is_stale() -> None:
    harness = magic()
    seen = harness.table.seq
    harness.move(lambda move: move.startswith("peek"))
    assert harness.refused(wire.Move("peek 2"), "bob", seen=seen) == "command/stale"
    assert harness.refused(wire.Move("peek 2"), "bob", seen=99) == "command/unseen"
    harness.do(wire.SayPhrase("hello"), "ann")
    harness.do(wire.Move("peek 2"), "bob", seen=seen + 1)  # what was said meanwhile does not matter


def test_illegal_moves_cite_the_rule() -> None:
    harness = hats()
    with pytest.raises(Refusal) as refusal:
        decide(harness.table, harness.envelope(wire.Move("end"), "ann"))
    assert refusal.value.rule == "H4"
    assert harness.refused(wire.Move("fly"), "ann") == "unknown-move"
    assert harness.refused(wire.Move(harness.legal()[0]), "bob") == "move/not-your-turn"
    assert harness.refused(wire.Move(harness.legal()[0]), "zoe") == "table/not-seated"


# --- choosing at the same time


def test_T3_all_build_at_the_same_time_and_nobody_sees_anything() -> None:
    harness = top_hats()
    blind = updates.snapshot(harness.table, 0)
    for _ in range(4):
        harness.do(wire.Move(harness.table.legal(1)[0]), "bob")  # seat 0 is first in the record, and has not begun
    assert updates.snapshot(harness.table, 0) == blind
    assert harness.table.choices[1] and not harness.table.choices[0]
    harness.do(wire.Move(harness.table.legal(1)[0]), "bob")
    scene = updates.scene_of(harness.table, 0)
    assert scene is not None
    assert scene.choosing == [0]
    assert harness.refused(wire.Move("build red red"), "bob") == "move/chosen-all"
    for _ in range(5):
        harness.do(wire.Move(harness.table.legal(0)[0]), "ann")
    assert not harness.table.simultaneous
    assert harness.table.playing.ply == 10
    assert harness.table.acting == [0]


def test_T3_a_secret_choice_must_be_legal_and_can_be_taken_back() -> None:
    harness = top_hats()
    assert harness.refused(wire.Move("build blue blue"), "bob") not in ("", "move/not-your-turn")
    assert harness.refused(wire.Undo(), "bob") == "undo/nothing"
    for _ in range(5):
        harness.do(wire.Move(harness.table.legal(1)[0]), "bob")
    assert harness.do(wire.Undo(), "bob") == [log.Rechose(1, was_last=True)]
    assert harness.table.legal(1)
    harness.do(wire.Move(harness.table.legal(1)[-1]), "bob")
    build_stacks(harness)
    assert harness.refused(wire.Undo(), "bob") == "undo/nothing"


# --- moves sent ahead


def test_a_premove_is_made_when_the_turn_comes() -> None:
    harness = magic()
    blind = updates.snapshot(harness.table, 0)
    harness.do(wire.Premove("peek 5"), "bob")
    assert updates.snapshot(harness.table, 0) == blind
    scene = updates.scene_of(harness.table, 1)
    assert scene is not None
    assert scene.premove == "peek 5"
    harness.move(lambda move: move == "peek 1")
    assert harness.table.has_due_premove
    harness.do(PlayAhead())
    assert harness.table.playing.ply == 2
    assert not harness.table.premoves


def test_a_premove_that_became_illegal_is_dropped_with_a_notice() -> None:
    harness = magic()
    harness.do(wire.Premove("swap 1 2"), "bob")
    harness.move(lambda move: move == "swap 1 2")  # M5, M12: not to be swapped back
    (dropped,) = harness.do(PlayAhead())
    assert isinstance(dropped, log.PremoveDropped)
    owner, other = render_event(harness.table, harness.events[-1], harness.table.ply, [Viewer(1), Viewer(0)])
    assert [type(message) for message in owner] == [wire.Private, wire.Notice]
    assert other == []
    assert harness.mover == "bob"
    assert harness.refused(wire.Premove("peek 1"), "bob") == "move/your-turn-now"


def test_a_premove_can_be_forgotten() -> None:
    harness = magic()
    assert harness.refused(wire.Premove(None), "bob") == "move/no-premove"
    harness.do(wire.Premove("peek 5"), "bob")
    harness.do(wire.Premove(None), "bob")
    harness.move()
    assert not harness.table.has_due_premove


# --- taking back


def test_undo_where_nothing_was_shown_and_nobody_has_acted() -> None:
    harness = hats()
    before = harness.table.playing.state.tobytes()
    harness.move(lambda move: move.startswith("black"))
    assert harness.refused(wire.Undo(), "bob") == "undo/nothing"
    assert harness.do(wire.Undo(), "ann") == [log.Undone(0, 0)]
    assert harness.table.playing.state.tobytes() == before
    assert harness.mover == "ann"


def test_what_was_taken_back_is_told_as_the_game_before_it() -> None:
    harness = hats()
    card = harness.table.legal(0)[0].split()[1]
    before = updates.scene_of(harness.table, 0)
    harness.do(wire.Move(f"black {card}"), "ann")
    harness.do(wire.Undo(), "ann")
    ((update,),) = render_event(harness.table, harness.events[-1], 1, [Viewer(0)])
    assert isinstance(update, wire.Update)
    assert update.game_events == []
    assert as_client_reads(update.scene) == as_client_reads(before)


def test_undo_never_after_a_card_was_shown() -> None:
    harness = hats()
    harness.move(lambda move: move.startswith("exchange"))
    assert harness.refused(wire.Undo(), "ann") == "undo/revealed"
    harness.move(lambda move: move.startswith("discard"))
    assert harness.refused(wire.Undo(), "ann") == "undo/revealed"


def test_undo_by_consent_when_somebody_else_has_acted() -> None:
    harness = magic()
    harness.move(lambda move: move == "swap 1 2")
    harness.move(lambda move: move == "swap 3 4")
    assert harness.do(wire.Undo(), "ann") == [log.UndoAsked(0, 0)]
    assert harness.refused(wire.Answer(yes=True), "ann") == "undo/not-asked"
    harness.do(wire.Answer(yes=False), "bob")
    assert harness.refused(wire.Answer(yes=True), "bob") == "undo/not-asked"
    harness.do(wire.Undo(), "ann")
    harness.do(wire.Answer(yes=True), "bob")
    assert harness.table.playing.ply == 0


def test_what_would_come_of_undo_is_told_before_and_changes_nothing() -> None:
    harness = magic()
    assert explain_undo(harness.table, "ann") == wire.UndoCheck(refusal="undo/nothing")
    assert explain_undo(harness.table, "eve") == wire.UndoCheck(refusal="table/not-seated")
    harness.move(lambda move: move == "swap 1 2")
    assert explain_undo(harness.table, "ann") == wire.UndoCheck()
    harness.move(lambda move: move == "swap 3 4")
    before = harness.table.seq
    assert explain_undo(harness.table, "ann") == wire.UndoCheck(needs_consent=True)
    assert (harness.table.seq, harness.table.undo_request) == (before, None)
    harness.move(lambda move: move == "peek 1")
    assert explain_undo(harness.table, "ann") == wire.UndoCheck(refusal="undo/revealed")


def test_a_move_ends_the_question_of_undo() -> None:
    harness = magic()
    harness.move(lambda move: move == "swap 1 2")
    harness.move(lambda move: move == "swap 3 4")
    harness.do(wire.Undo(), "ann")
    harness.move(lambda move: move == "peek 1")
    assert harness.refused(wire.Answer(yes=True), "bob") == "undo/not-asked"
    assert harness.refused(wire.Undo(), "bob") == "undo/revealed"


def test_all_people_must_agree_but_bots_do_not_mind() -> None:
    harness = Harness(wire.Setup("magic_hat", 4, {"first": 0}, bots={"3": "dormouse"})).begin()
    harness.move(lambda move: move == "swap 1 2")
    harness.move(lambda move: move == "swap 3 4")
    harness.do(wire.Undo(), "ann")
    assert harness.do(wire.Answer(yes=True), "bob") == [log.UndoAgreed(1)]
    assert isinstance(harness.do(wire.Answer(yes=True), "cat")[0], log.Undone)


# --- clocks


def test_a_turn_that_takes_too_long_is_taken_by_a_bot_until_the_owner_returns() -> None:
    harness = magic(clock=wire.TurnClock(30), substitute="march_hare")
    assert harness.table.next_deadline() == harness.now + 30_000
    harness.now += 29_000
    assert harness.do(TimeUp()) == []
    harness.now += 1_000
    assert harness.do(TimeUp()) == [log.TakenOver(0, "march_hare", "time")]
    assert harness.refused(wire.Move("peek 1"), "ann") == "table/bot-plays"
    assert harness.table.bots_due == [0]
    harness.do(BotMove(0, "peek 1", 0))
    assert harness.refused(BotMove(0, "peek 2", 0)) == "move/not-your-turn"
    harness.do(wire.Return(), "ann")
    assert harness.refused(wire.Return(), "ann") == "table/you-play"
    harness.move()
    harness.move()
    assert harness.table.clocks.left == [30_000, 30_000]


def test_a_time_bank_pays_for_thinking_and_earns_the_increment() -> None:
    harness = magic(clock=wire.BankClock(60, 5))
    harness.now += 20_000
    harness.move()
    assert harness.table.clocks.left == [45_000, 60_000]
    assert updates.scene_of(harness.table, 0).clocks[1].running  # type: ignore[union-attr]
    harness.now += 61_000
    harness.do(TimeUp())
    harness.do(wire.Return(), "bob")
    assert harness.table.clocks.left[1] == 60_000


def test_the_time_under_way_is_given_back_up_to_a_limit() -> None:
    harness = magic(clock=wire.BankClock(60))
    harness.now += 10_000
    harness.move(lag=70)
    harness.now += 10_000
    harness.move(lag=9_000)
    assert harness.table.clocks.left == [60_000 - 9_930, 60_000 - 9_900]


def test_nobody_pays_while_the_server_was_down() -> None:
    harness = magic(clock=wire.TurnClock(30))
    harness.now += 10_000
    harness.now += 3_600_000
    harness.do(Pause(3_600_000))
    assert harness.do(TimeUp()) == []
    harness.now += 20_000
    assert len(harness.do(TimeUp())) == 1


def test_while_all_choose_all_clocks_run() -> None:
    harness = top_hats(clock=wire.TurnClock(30))
    for _ in range(5):
        harness.do(wire.Move(harness.table.legal(1)[0]), "bob")
    harness.now += 30_000
    assert [fact.seat for fact in harness.do(TimeUp()) if isinstance(fact, log.TakenOver)] == [0]


def test_without_a_clock_nobody_is_hurried_and_days_are_days() -> None:
    assert magic().table.next_deadline() is None
    harness = magic(clock=wire.DaysClock(2))
    assert harness.table.next_deadline() == harness.now + 2 * 86_400_000


def test_hats_a_turn_of_two_actions_has_one_time() -> None:
    harness = hats(clock=wire.TurnClock(30))
    harness.now += 20_000
    harness.move(lambda move: move.startswith("exchange"))
    assert harness.mover == "ann"
    assert harness.table.clocks.deadline() == harness.now + 10_000


# --- leaving and giving up


def test_whoever_leaves_is_replaced_and_without_people_nothing_hurries() -> None:
    harness = magic(clock=wire.TurnClock(30))
    harness.do(wire.Leave(), "ann")
    assert harness.table.bots_due == [0]
    harness.do(wire.Leave(), "bob")
    assert harness.table.bots_due == []
    assert harness.table.next_deadline() is None
    harness.do(wire.Return(), "bob")
    assert harness.table.bots_due == [0]


def test_resigning_needs_two_sides() -> None:
    harness = hats(3)
    assert harness.refused(wire.Resign(), "ann") == "table/cannot-resign"
    harness = hats(4)
    harness.do(wire.Resign(), "dan")
    assert harness.table.status == "over"
    assert harness.table.playing.result()["winners"] == [0, 2]
    assert verify(harness.table.record()) == []


# --- talk


def test_H8_partners_may_not_name_cards_while_they_play() -> None:
    harness = hats(4)
    assert harness.refused(wire.Say("take the fez"), "ann") == "talk/gives-away"
    harness.do(wire.Say("well done"), "ann")
    harness.do(wire.Resign(), "ann")
    harness.do(wire.Say("I had the fez"), "ann")
    hats(3).do(wire.Say("I like the fez"), "bob")


def test_tables_may_want_phrases_only_or_silence() -> None:
    harness = hats(talk="phrases")
    assert harness.refused(wire.Say("hi"), "ann") == "talk/phrases-only"
    harness.do(wire.SayPhrase("hello"), "ann")
    assert hats(talk="none").refused(wire.SayPhrase("hello"), "ann") == "talk/not-here"
    assert hats().refused(wire.Say("\n\t"), "ann") == "talk/empty"
    assert hats().refused(wire.Say("hi"), "zoe") == "table/not-seated"


def test_who_is_muted_is_not_heard() -> None:
    harness = hats()
    harness.do(wire.Say("hello"), "ann")
    ((update,),) = render_event(harness.table, harness.events[-1], 0, [Viewer(1, frozenset({"ann"}))])
    assert isinstance(update, wire.Update)
    assert update.what == wire.Said("ann", "Ann")


# --- the end


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
@pytest.mark.slow
def test_whole_games_are_told_again_exactly(game: wire.GameName) -> None:
    """History renders the updates that viewers got, and the record opens the commitment."""
    harness = Harness(wire.Setup(game, 2, clock=wire.BankClock(600, 2))).begin()
    chance = random.Random(5)
    live: dict[int, list[wire.Update]] = {viewer: [] for viewer in (SPECTATOR, 0, 1)}
    first = harness.table.seq
    while harness.table.status == "playing":
        harness.now += 1000
        seat = chance.choice(harness.table.acting)
        since, result = harness.table.ply, len(harness.events)
        if chance.random() < 0.1:
            harness.do(wire.SayPhrase("oops"), PLAYERS[seat])
        else:
            harness.do(wire.Move(chance.choice(harness.table.legal(seat))), PLAYERS[seat])
        rendered = render_event(harness.table, harness.events[result], since, [Viewer(viewer) for viewer in live])
        for sent, messages in zip(live.values(), rendered, strict=True):
            sent += [message for message in messages if isinstance(message, wire.Update)]
    for viewer, player in ((SPECTATOR, ""), (0, "ann"), (1, "bob")):
        again = replay_for(harness.events, player, first)
        assert msgspec.json.encode(again) == msgspec.json.encode(live[viewer])
    record = harness.table.record()
    assert verify(record) == []
    info = updates.info_of(harness.table)
    assert info.opening is not None
    record.fair.seed = "0" * 64  # type: ignore[union-attr]
    assert len(verify(record)) == 1


def test_a_rematch_moves_everybody_one_seat_on() -> None:
    harness = hats(3)
    while harness.table.status == "playing":
        harness.move()
    assert harness.refused(wire.Rematch(), "zoe") == "table/not-seated"
    harness.do(wire.Rematch(), "ann")
    assert harness.refused(wire.Rematch(), "ann") == "table/asked-already"
    harness.do(wire.Rematch(), "bob")
    decision = decide(harness.table, harness.envelope(wire.Rematch(), "cat"))
    assert isinstance(decision, Accepted)
    assert decision.other is not None
    name, facts = decision.other
    events = [log.Event(number, 1, fact) for number, fact in enumerate(facts, 1)]
    again = replay_events(name, events)
    assert [chair.player for chair in again.chairs] == ["cat", "ann", "bob"]
    assert again.status == "playing"


def test_spectators_see_what_the_table_has_agreed() -> None:
    assert updates.scene_of(hats().table, SPECTATOR) is not None
    closed = hats(spectators="after")
    assert updates.scene_of(closed.table, SPECTATOR) is None
    while closed.table.status == "playing":
        closed.move()
    assert updates.scene_of(closed.table, SPECTATOR) is not None
    assert updates.lag_of(hats(spectators="delayed").table, SPECTATOR) > 0
    assert updates.lag_of(hats(spectators="delayed").table, 0) == 0


# --- with other eyes, once it is over


def play_to_end(harness: Harness, seed: int = 7) -> Harness:
    """Played to the end at random, with premoves on the way."""
    chance = random.Random(seed)
    while harness.table.status == "playing":
        seat = chance.choice(harness.table.acting)
        harness.do(wire.Move(chance.choice(harness.table.legal(seat))), PLAYERS[seat])
        waiting = [other for other in range(harness.table.setup.players) if other not in harness.table.acting]
        if harness.table.status == "playing" and waiting and not harness.table.simultaneous:
            harness.do(wire.Premove("nonsense"), PLAYERS[waiting[0]])
            harness.do(wire.Premove(None), PLAYERS[waiting[0]])
    return harness


@pytest.mark.parametrize(("game", "players"), [("hats", 2), ("hats", 4), ("magic_hat", 3), ("top_hats", 2)])
def test_a_seat_is_told_of_as_it_saw_the_game(game: wire.GameName, players: int) -> None:
    harness = play_to_end(Harness(wire.Setup(game, players, {"stall_limit": 30} if game != "hats" else {})).begin())
    last = next(number for number, event in reversed([*enumerate(harness.events)]) if isinstance(event.fact, log.Moved))
    for seat in range(players):
        then = replay_for(harness.events[:last], PLAYERS[seat], 0)
        now = replay_for(harness.events, "stranger", 0, as_seat=seat)
        assert harness.table.status == "over"
        assert len(now) == len(then) + 1
        for before, after in zip(then, now, strict=False):
            assert content_of(before) == content_of(after)
        assert now[-1].scene is not None
        assert now[-1].scene.result is not None
        final = msgspec.json.decode(msgspec.json.encode(now[-1].scene.view))
        assert final == {"game": game, **in_play(harness.table, seat)}


def replay_for(events: Sequence[log.Event], player: str, seen: int, as_seat: int | None = None) -> list[wire.Update]:
    return [update for update in replay_updates("t", events, player, seen, as_seat=as_seat) if update is not None]


def content_of(update: wire.Update) -> bytes:
    scene = update.scene
    shown = None if scene is None else (scene.view, scene.moment, scene.turn, scene.legal, scene.score_preview)
    return msgspec.json.encode((update.seq, update.what, update.game_events, shown))


def in_play(table: Table, seat: int) -> dict[str, object]:
    """The last position as it would look to a seat if the game were not over."""
    (scene,) = table.playing.scenes(table.ply, [seat])
    view: dict[str, object] = msgspec.json.decode(scene.view)
    return {name: value for name, value in view.items() if name != "game"}


def as_client_reads(result: object) -> Any:
    """As a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(result))


@pytest.mark.parametrize("game", ["hats", "magic_hat", "top_hats"])
@pytest.mark.slow
def test_everything_is_told_once_it_is_over(game: wire.GameName) -> None:
    harness = play_to_end(Harness(wire.Setup(game, 2)).begin())
    updates = replay_for(harness.events, "", 0, as_seat=EVERYTHING)
    match = harness.table.playing
    result = [update for update in updates if update.scene is not None]
    for update in result:
        assert update.scene is not None
        moment = update.scene.moment
        whole = {"game": game, **match.game.position(match.states, moment)}
        assert as_client_reads(update.scene.view) == whole
        assert update.scene.score_preview is not None
    game_events = [one for update in result for one in as_client_reads(update.game_events)]
    assert game_events == [as_client_reads(one) for at in range(match.ply) for one in match.events(at, everything=True)]
    assert all(update.seat in (None, UNSET) for update in updates)


def test_nobody_sees_what_a_seat_only_thought_of() -> None:
    harness = top_hats()
    harness.do(wire.Move(harness.table.legal(0)[0]), "ann")
    assert updates.scene_of(harness.table, 0).chosen  # type: ignore[union-attr]
    assert not updates.scene_of(harness.table, 0, as_in_play=True).chosen  # type: ignore[union-attr]
    harness = hats()
    harness.do(wire.Premove("end"), PLAYERS[1])
    assert updates.scene_of(harness.table, 1).premove == "end"  # type: ignore[union-attr]
    assert updates.scene_of(harness.table, 1, as_in_play=True).premove is None  # type: ignore[union-attr]


def test_H8_a_new_name_says_nothing_to_the_partner() -> None:
    harness = hats(4)
    for command in (wire.SayPhrase("oops"), wire.Say("good luck")):
        envelope = CommandEnvelope(command, harness.now, "ann", "red six, keep berets", f"said {command}"[:40])
        decision = decide(harness.table, envelope)
        assert isinstance(decision, Accepted)
        (said,) = decision.facts
        assert isinstance(said, log.Said)
        assert said.name == "Ann"
