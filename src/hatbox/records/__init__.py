"""Games as files: one record type, replay and verification. Knows games only by their `Game`."""
