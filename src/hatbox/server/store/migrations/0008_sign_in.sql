-- Faces, devices with a name, invitations to a club, and accounts at a sign-in provider.

ALTER TABLE players ADD COLUMN face TEXT;
ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT ''; -- browser and system
ALTER TABLE tokens ADD COLUMN seen BIGINT NOT NULL DEFAULT 0; -- the day of its last use

-- Personal invitation codes: those that the host made, and those of the host's file that have been used.
CREATE TABLE invitations (
    hash TEXT PRIMARY KEY, -- of the code
    name TEXT NOT NULL, -- of the person invited
    created BIGINT NOT NULL,
    listed BIGINT NOT NULL, -- valid by itself; 0: valid while it is in the host's file
    player TEXT REFERENCES players (id) ON DELETE SET NULL -- who has used it
);
CREATE INDEX invitations_by_player ON invitations (player);

CREATE TABLE accounts (
    hash TEXT PRIMARY KEY, -- of issuer and subject
    player TEXT NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE,
    name TEXT NOT NULL, -- as the provider shows it
    created BIGINT NOT NULL
);

-- Sign-ins under way, for some minutes.
CREATE TABLE sign_ins (
    state TEXT PRIMARY KEY, -- hashes of what comes back from the provider,
    secret TEXT NOT NULL UNIQUE, -- of what the page keeps,
    browser TEXT NOT NULL, -- and of the cookie that names the browser
    token TEXT REFERENCES tokens (hash) ON DELETE CASCADE, -- of the player who began it and will have the account
    verifier TEXT NOT NULL, -- of PKCE
    nonce TEXT NOT NULL,
    created BIGINT NOT NULL,
    answered BIGINT NOT NULL DEFAULT 0, -- the provider's answer has come; there is only one
    account TEXT, -- the hash of the account that the provider has vouched for
    name TEXT
);
CREATE INDEX sign_ins_by_token ON sign_ins (token);
