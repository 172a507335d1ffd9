-- A short code finds an open table; when it is no longer open, the code is free again.

ALTER TABLE tables ADD COLUMN code TEXT;
CREATE UNIQUE INDEX tables_by_code ON tables (code);
