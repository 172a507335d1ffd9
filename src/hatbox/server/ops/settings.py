"""What a host may set."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from hatbox.server.limits import Limit


def default_database() -> str:
    """SQLite in the user's own data directory."""
    from platformdirs import user_data_path

    return f"sqlite:{Path(user_data_path('hatbox')) / 'hatbox.db'}"


@dataclass(frozen=True)
class Settings:
    """How a server runs."""

    host: str = "127.0.0.1"
    port: int = 8731
    database: str = ""  # "" for the default
    origins: tuple[str, ...] = ()  # further web origins whose pages may use this server
    proxies: str = ""  # addresses of reverse proxies whose X-Forwarded-For is believed
    prefix: str = ""  # the path under which a proxy shows this server
    bot_threads: int = 0  # 0: one for each core
    bot_seconds: float = 0.6  # the longest a bot thinks
    bot_pace: float = 1.0  # how long bots seem to think; 0: they answer at once
    messages: Limit = field(default=Limit(60, 20))  # of one connection
    talk: Limit = field(default=Limit(5, 0.5))  # things said by one player
    requests: Limit = field(default=Limit(300, 50))  # REST, of one address: a whole class, perhaps
    queries: Limit = field(default=Limit(200, 20))  # why, preview, undo and hints, of one address: never moves' share
    pages: Limit = field(default=Limit(3000, 200))  # files of the page, of one address
    guests: Limit = field(default=Limit(60, 0.5))  # new guests and recoveries, of one address
    codes: Limit = field(default=Limit(20, 0.2))  # codes of tables tried, of one address
    exports: Limit = field(default=Limit(1, 1 / 60))  # of all that is kept about one player
    histories: Limit = field(default=Limit(4000, 400))  # updates told again, of one address
    hints: Limit = field(default=Limit(10, 0.2))  # asked for by one player
    all_hints: Limit = field(default=Limit(30, 1.0))  # asked for from one address
    connections: int = 100  # at once, of one address; 0: any number
    all_connections: int = 20_000
    open_tables: int = 5  # that one player may host before they begin
    running_tables: int = 100  # that one player may have a seat at
    json_logs: bool = False
    log_level: str = "info"
    more_hosts: tuple[str, ...] = ()  # further addresses to listen on, at the same port
    unix: str = ""  # a socket of this machine to listen on, too
    url: str = ""  # the public address, such as https://example.org/hats
    title: str = ""  # the name of the house, shown on the page
    about: str = ""  # the address of an imprint or a privacy note, linked on the page
    metrics_from: str = "127.0.0.1,::1"  # addresses and networks that may read /metrics
    invite: str = ""  # a code that every new guest must know; "": nobody is asked
    lobby: bool = True  # whether open tables are listed and quick matches made
    talk_at_most: Literal["free", "phrases", "none"] = "free"  # what tables can allow
    spectators: bool = True  # whether tables can have any

    @property
    def hosts(self) -> tuple[str, ...]:
        """The addresses to listen on."""
        return (self.host, *self.more_hosts)
