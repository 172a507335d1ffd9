"""Tools for those who study or add games: random play in bulk, laws, measurements. Knows no server and no screen."""
