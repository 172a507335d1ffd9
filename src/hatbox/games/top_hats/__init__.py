"""Top Hats: stacks of hats on a hexagonal board, and nobody knows what is below the top. Knows no other game."""
