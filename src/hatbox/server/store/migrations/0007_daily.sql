-- Results of the daily deal: one for each player, day and game, the first that was sent.

CREATE TABLE daily (
    game TEXT NOT NULL,
    day TEXT NOT NULL, -- as in 2026-11-18, UTC
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    value BIGINT NOT NULL, -- by which results are compared: the higher, the better
    at BIGINT NOT NULL,
    PRIMARY KEY (game, day, player)
);
CREATE INDEX daily_by_player ON daily (player);
