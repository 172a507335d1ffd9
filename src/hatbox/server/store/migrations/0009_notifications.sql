-- Notifications: when players want them, how they are reached, what is to be said, and what is on its way.

CREATE TABLE server_keys (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL -- secret
);

CREATE TABLE notification_choices (
    player TEXT PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    kinds TEXT NOT NULL, -- separated by spaces
    quiet_from BIGINT, -- minutes after midnight
    quiet_until BIGINT,
    time_zone TEXT NOT NULL,
    language TEXT NOT NULL
);

CREATE TABLE channels (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    medium TEXT NOT NULL, -- push, webhook or email
    address TEXT NOT NULL, -- endpoint, URL or mail address
    options TEXT NOT NULL, -- JSON: the keys of a push subscription, the format of a webhook
    device TEXT REFERENCES tokens (hash) ON DELETE CASCADE, -- of a push subscription
    created BIGINT NOT NULL,
    confirmed BIGINT NOT NULL, -- 1: in use
    confirmation TEXT UNIQUE, -- the hash of the token in the mail that asks for a confirmation
    failures BIGINT NOT NULL DEFAULT 0 -- messages in a row that were refused
);
CREATE INDEX channels_by_player ON channels (player);
CREATE INDEX channels_by_address ON channels (address);
CREATE INDEX channels_by_device ON channels (device);

-- What a player should hear of, once for each table and kind, until they look at the table.
CREATE TABLE notices (
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL, -- when it last happened
    said BIGINT NOT NULL DEFAULT 0, -- `at` of what the player was told
    due BIGINT NOT NULL, -- when the message is put together
    state TEXT NOT NULL, -- waiting, due (only inside a transaction), said
    item TEXT NOT NULL, -- JSON: what the text needs
    PRIMARY KEY (player, table_id, kind)
);
CREATE INDEX notices_waiting ON notices (due) WHERE state = 'waiting';
CREATE INDEX notices_by_table ON notices (table_id);

-- A message to one channel.
CREATE TABLE deliveries (
    id TEXT PRIMARY KEY,
    player TEXT NOT NULL,
    channel TEXT NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    kind TEXT NOT NULL, -- of its first item
    items TEXT NOT NULL, -- JSON
    state TEXT NOT NULL, -- waiting, sent
    created BIGINT NOT NULL,
    due BIGINT NOT NULL,
    attempts BIGINT NOT NULL DEFAULT 0,
    claim TEXT NOT NULL DEFAULT '', -- of the process that is sending it
    claimed_until BIGINT NOT NULL DEFAULT 0,
    sent BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX deliveries_waiting ON deliveries (due) WHERE state = 'waiting';
CREATE INDEX deliveries_by_player ON deliveries (player);
CREATE INDEX deliveries_by_channel ON deliveries (channel);
CREATE INDEX deliveries_by_claim ON deliveries (claim);

-- Which tables the players with a channel look at, and in which process. A row without a player: the process has not
-- been stopped properly.
CREATE TABLE watching (
    process TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (process, player, table_id)
);
CREATE INDEX watching_by_player ON watching (player, table_id);

CREATE TABLE table_invitations (
    inviter TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    player TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX table_invitations_by_inviter ON table_invitations (inviter, at);
CREATE INDEX table_invitations_by_player ON table_invitations (player);

-- Games that ended just before a process died.
CREATE INDEX tables_over ON tables (updated) WHERE status = 'over';
