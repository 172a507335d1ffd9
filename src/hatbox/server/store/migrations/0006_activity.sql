-- How many people each process has heard of lately, and how many games are played: the lobby shows both numbers.

ALTER TABLE processes ADD COLUMN people BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_playing ON tables (updated) WHERE status = 'playing';
