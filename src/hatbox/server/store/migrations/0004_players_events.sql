-- What somebody has done is found without reading all events; reports can be dealt with.

CREATE INDEX events_by_player ON events (player, table_id);
ALTER TABLE reports ADD COLUMN resolved BIGINT NOT NULL DEFAULT 0;
