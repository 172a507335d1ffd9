"""The game server: tables, sockets, storage. Knows no screen."""
