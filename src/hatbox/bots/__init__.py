"""Bots: each is given its seat's observations, never a state. Knows no game by name, no server and no screen."""
