"""Top Hats: stacks of hats on a hexagonal board, hidden below the top. Knows no other game."""
