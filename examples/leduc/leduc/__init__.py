"""Leduc poker as a game outside the package; docs/add-a-game.md explains it step by step."""
