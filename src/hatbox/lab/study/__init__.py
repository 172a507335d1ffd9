"""Studies: variants of games played many times by bots, measured, compared and told in words."""
