"""Bots: each is given what its seat has seen, never a state. Knows no game by name, no server and no screen."""
