-- The host's page: tokens of operators, the log of what they did, what they say to everybody, figures of each process.

CREATE TABLE operator_tokens (
    id TEXT PRIMARY KEY, -- the public first half of the token
    hash TEXT NOT NULL, -- of the secret half
    name TEXT NOT NULL, -- of the operator
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL, -- 0: never
    used BIGINT NOT NULL DEFAULT 0, -- when it was last used, to the minute
    revoked BIGINT NOT NULL DEFAULT 0 -- when; 0: valid
);

-- Lines are only added. Erasing a player's data empties what their lines say about them.
CREATE TABLE audit (
    id TEXT PRIMARY KEY, -- begins with the time, so that ids are in order
    at BIGINT NOT NULL,
    operator TEXT NOT NULL, -- the name of a token, or the user of the command line
    via TEXT NOT NULL, -- page or command
    action TEXT NOT NULL,
    player TEXT NOT NULL,
    table_id TEXT NOT NULL,
    report TEXT NOT NULL,
    reason TEXT NOT NULL,
    before TEXT NOT NULL, -- JSON: the changed values, so that they can be restored
    after TEXT NOT NULL,
    undoes TEXT NOT NULL -- the line that this one undoes
);
CREATE INDEX audit_by_player ON audit (player, id);
CREATE INDEX audit_by_undone ON audit (undoes);

CREATE TABLE announcements (
    id TEXT PRIMARY KEY, -- there is one row
    text TEXT NOT NULL, -- empty: taken back
    at BIGINT NOT NULL,
    until BIGINT NOT NULL -- 0: until it is taken back
);

-- Reasons that a muted or banned player is shown.
ALTER TABLE players ADD COLUMN mute_notice TEXT NOT NULL DEFAULT '';
ALTER TABLE players ADD COLUMN ban_notice TEXT NOT NULL DEFAULT '';
ALTER TABLE reports ADD COLUMN note TEXT NOT NULL DEFAULT '';
ALTER TABLE processes ADD COLUMN started BIGINT NOT NULL DEFAULT 0;
ALTER TABLE processes ADD COLUMN figures TEXT NOT NULL DEFAULT ''; -- JSON: the latest sample
