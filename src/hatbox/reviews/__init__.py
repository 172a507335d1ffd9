"""Reviews of finished games: what was luck, what was skill, and what a seat could have known. Knows no server, no screen."""
