"""What a host may set."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

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
    requests: Limit = field(default=Limit(100, 20))  # REST, of one address
    guests: Limit = field(default=Limit(20, 0.2))  # new guests and recoveries, of one address
    codes: Limit = field(default=Limit(20, 0.2))  # codes of tables tried, of one address
    connections: int = 100  # at once, of one address; 0: any number
    all_connections: int = 20_000
    open_tables: int = 5  # that one player may host before they begin
    running_tables: int = 100  # that one player may have a seat at
    json_logs: bool = False
