"""Playing in a terminal: draws views and reads moves; knows no rule, and a game only by its parts."""
