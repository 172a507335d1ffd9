"""Playing in a terminal: draws views and reads moves; knows no rule."""
