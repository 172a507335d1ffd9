"""Leduc poker, as a game from outside Hatbox: docs/add-a-game.md tells how it is made."""
