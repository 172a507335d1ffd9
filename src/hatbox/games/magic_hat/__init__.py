"""Magic Hat: remember which hat lies where, and give every character its own. Knows no other game."""
