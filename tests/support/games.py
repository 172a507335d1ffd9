"""The games, tables and options that tests run over."""

from __future__ import annotations

from itertools import product

GAMES = ("hats", "magic_hat", "top_hats")
PLAYERS = {"hats": (2, 3, 4), "magic_hat": (2, 3, 4), "top_hats": (2, 3)}
TABLES = [(game, players) for game in GAMES for players in PLAYERS[game]]

Table = dict[str, bool | int | str]


def option_sets(game: str, players: int) -> list[Table]:
    """Tables that differ in every option at least once."""
    if game == "hats":
        flags: list[Table] = [
            {"black_hat_is_a_type": is_a_type, "tiebreak_black_hats": breaks}
            for is_a_type, breaks in product((True, False), repeat=2)
        ]
        removed: list[Table] = [{"removed": "BT"}, {"removed": "KD"}] if players == 2 else []
        return [{}, {"edition": "de"}, *flags, *removed]
    if game == "magic_hat":
        tables: list[Table] = [
            {"copies": copies, "magic_hats": magic, "dead_table": dead}
            for copies, magic, dead in product((1, 2, 4), (4, 0), ("redeal", "play_on"))
        ]
        return [{}, {"edition": "en"}, {"stall_limit": 5}, {"stall_limit": 0, "copies": 4}, *tables]
    narrow: list[Table] = [{"narrowings": n, "stall_limit": limit} for n in (0, 1, 2) for limit in (7, 300)]
    return [{}, *narrow]


def small_sets(game: str, players: int) -> list[Table]:
    """Tables of the small sizes, for research."""
    if game == "magic_hat":
        rich: Table = {"size": "tiny", "copies": 4, "magic_hats": 4, "stall_limit": 9}
        return [{"size": "tiny"}, {"size": "small"}, {"size": "tiny", "dead_table": "play_on"}, rich]
    if players != 2:
        return []
    more: Table = {"edition": "de"} if game == "hats" else {"narrowings": 2, "stall_limit": 9}
    return [{"size": "tiny"}, {"size": "small"}, {"size": "small", **more}]


def each_value(tables: list[Table]) -> list[Table]:
    """Return the tables that bring a value of an option which none before them has: not every combination."""
    seen: set[tuple[str, object]] = set()
    chosen = []
    for table in tables:
        if not table or {*table.items()} - seen:
            chosen.append(table)
            seen |= {*table.items()}
    return chosen
