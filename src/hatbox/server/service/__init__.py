"""Live tables: one `submit` for sockets, requests, bots and timers; rendering and broadcasting of updates."""
