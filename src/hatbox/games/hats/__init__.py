"""Hats: exchange cards at the tea table, keep the last one as your favourite. Knows no other game."""
