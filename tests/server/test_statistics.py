"""Statistics of a player's games, and games that are closed."""

from __future__ import annotations

import pytest

from hatbox import wire
from hatbox.server.players.statistics import outcome_for
from support.rest_client import Person
from support.server_process import Server


def ids(person: Person) -> list[str]:
    return [one["info"]["id"] for one in person.ask("GET", "/api/me/tables")["tables"]]


@pytest.mark.slow
def test_finished_games_are_counted_by_game_and_opponent(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    nobody = {"counted": 0, "games": [], "opponents": [], "ratings": []}
    assert anna.ask("GET", "/api/me/statistics") == nobody
    over, given_up = anna.opens("hats", 2), anna.opens("top_hats", 2)
    assert anna.plays(over)
    assert anna.do(given_up, "resign")["type"] == "ack"
    anna.opens("hats", 2)  # still running

    found = anna.ask("GET", "/api/me/statistics")
    mine = {one["info"]["id"]: one for one in anna.ask("GET", "/api/me/tables")["tables"]}
    result = mine[over]["info"]["result"]
    expected = {{(0,): "won", (1,): "lost"}.get(tuple(result["winners"]), "shared"): 1}
    assert found["counted"] == 2
    hats, top = found["games"]
    assert (hats["game"], hats["tally"], hats["best"]) == ("hats", expected, result["scores"][0])
    assert (top["game"], top["tally"]["lost"], top.get("best")) == ("top_hats", 1, None)
    (dormouse,) = found["opponents"]
    assert dormouse["bot"] == "dormouse" and sum(dormouse["tally"].values()) == 2
    assert mine[over]["updated"] > 0
    assert ben.ask("GET", "/api/me/statistics") == nobody  # nobody is told of another's games


def info_of(result: wire.Result, left: int | None = None) -> wire.TableInfo:
    """A finished game of Hats; `left`: for this seat a bot has played on."""
    players = len(result.scores)
    seats = [wire.SeatInfo(f"p{seat}", f"P{seat}", "dormouse" if seat == left else None) for seat in range(players)]
    return wire.TableInfo("t", wire.Setup("hats", players), {}, "p0", "over", seats, 1, result=result)


def ends(result: wire.Result, left: int | None = None) -> list[str]:
    return [outcome_for(info_of(result, left), result, seat) for seat in range(len(result.scores))]


def test_partners_win_together_and_rivals_share() -> None:
    assert ends(wire.Result([3, 1, 4, 1], [0, 2], "complete", teams=[7, 2])) == ["won", "lost", "won", "lost"]
    assert ends(wire.Result([2, 2, 1], [0, 1], "complete")) == ["shared", "shared", "lost"]


def test_what_a_stand_in_wins_is_lost_for_who_left() -> None:
    assert ends(wire.Result([3, 1, 4, 1], [0, 2], "complete", teams=[7, 2]), left=2) == ["won", "lost", "lost", "lost"]
    assert ends(wire.Result([1, 2], [1], "complete"), left=1) == ["lost", "lost"]


def test_who_left_has_lost_and_a_rematch_without_them_is_not_theirs(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table = anna.opens("top_hats", 2, bots=False)
    ben.do(table, "sit")
    anna.do(table, "ready")
    ben.do(table, "ready")
    assert ben.do(table, "leave")["type"] == "ack"
    for _ in range(2):  # and once more, where Ben's bot plays from the beginning
        assert anna.do(table, "resign")["type"] == "ack"  # so Ben's bot wins
        found = ben.ask("GET", "/api/me/statistics")
        assert (found["counted"], [one["tally"] for one in found["games"]]) == (1, [{"lost": 1}])
        assert anna.do(table, "rematch")["type"] == "ack"
        table = anna.ask("GET", f"/api/tables/{table}")["rematch"]
    assert anna.ask("GET", "/api/me/statistics")["counted"] == 2


def test_a_game_against_bots_can_be_put_away(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    table, other = anna.opens("hats", 3), anna.opens("hats", 2)
    assert ben.do(table, "close")["code"] == "table/not-seated"
    assert anna.do(table, "close")["type"] == "ack"
    assert ids(anna) == [other]
    assert anna.do(table, "close")["code"] == "table/not-playing"
    assert anna.do(table, "return")["code"] == "table/not-playing"
    assert anna.ask("GET", "/api/me/statistics")["counted"] == 0


def test_a_game_of_others_or_a_rated_one_cannot_be_put_away(server: Server) -> None:
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    shared = anna.opens("hats", 2, bots=False)
    assert anna.do(shared, "close")["code"] == "table/not-playing"
    ben.do(shared, "sit")
    anna.do(shared, "ready")
    ben.do(shared, "ready")
    ben.do(shared, "leave")  # a bot plays on, but it is still Ben's game
    rated = anna.opens("hats", 2, rated=True)
    assert {anna.do(table, "close")["code"] for table in (shared, rated)} == {"table/cannot-close"}
    assert set(ids(anna)) == {shared, rated}
