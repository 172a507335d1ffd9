-- Written for SQLite and PostgreSQL alike. Times are milliseconds since 1970, yes and no are 1 and 0.

CREATE TABLE players (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    bot BIGINT NOT NULL,
    created BIGINT NOT NULL,
    recovery TEXT NOT NULL UNIQUE, -- the hash of the recovery code
    muted_until BIGINT NOT NULL DEFAULT 0,
    banned BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX players_muted ON players (muted_until);
CREATE INDEX players_banned ON players (banned);

CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_by_player ON tokens (player);

CREATE TABLE mutes (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    muted TEXT NOT NULL,
    PRIMARY KEY (player, muted)
);

-- The truth about a table is its events. The row beside them is what lists and timers need, and can be made again.
CREATE TABLE events (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    at BIGINT NOT NULL,
    player TEXT NOT NULL,
    command TEXT NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL, -- open, public and with a free seat
    quick BIGINT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    wake BIGINT, -- when somebody should look at it
    clocked BIGINT NOT NULL, -- a clock runs
    acting TEXT NOT NULL, -- the seats to act, such as " 0 2 "
    info TEXT NOT NULL -- as lists show it
);
CREATE INDEX tables_listed ON tables (listed, created);
CREATE INDEX tables_wake ON tables (wake);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    player TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_player ON seats (player);

CREATE TABLE ratings (
    player TEXT NOT NULL, -- a player's id, or bot:level
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (player, game, players)
);

CREATE TABLE rated (
    table_id TEXT PRIMARY KEY
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason TEXT NOT NULL
);

CREATE TABLE processes (
    id TEXT PRIMARY KEY,
    beat BIGINT NOT NULL
);
