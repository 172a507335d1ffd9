"""Bots: each is given what its seat has seen, never a state."""
