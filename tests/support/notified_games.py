"""Games among people who are notified, played over REST: nobody looks unless a test lets them."""

from __future__ import annotations

from support.rest_client import Person


def start(*people: Person, game: str = "hats") -> str:
    """A game among people, which the last one begins."""
    table = people[0].opens(game, len(people), bots=False)
    for person in people[1:]:
        person.do(table, "sit")
    for person in people:
        person.do(table, "ready", ready=True)
    return table


def to_act(table: str, *people: Person) -> list[Person]:
    """Those who are to act."""
    seats = people[0].ask("GET", f"/api/tables/{table}/acting")["seats"]
    return [people[seat] for seat in seats]


def pass_turn(table: str, *people: Person) -> tuple[Person, Person]:
    """Let whoever is to act move until it is somebody else's turn; who has moved, and who is next."""
    (mover,) = to_act(table, *people)
    while to_act(table, *people) == [mover]:
        legal = mover.ask("GET", f"/api/tables/{table}/snapshot")["scene"].get("legal")
        if legal:  # otherwise the mover's process has not heard of the last move yet
            assert mover.do(table, "move", move=legal[0])["type"] == "ack"
    return mover, to_act(table, *people)[0]


def turn_of(person: Person, *people: Person) -> str:
    """A table where it has just become a person's turn."""
    table = start(*people)
    while pass_turn(table, *people)[1] is not person:
        pass
    return table
