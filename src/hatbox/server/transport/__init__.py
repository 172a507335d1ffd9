"""The edge of the server: HTTP, WebSockets, limits and headers."""
