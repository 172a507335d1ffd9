-- When somebody who waits at an open table was last there, so that nobody is seated with people who have left.

ALTER TABLE players ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
