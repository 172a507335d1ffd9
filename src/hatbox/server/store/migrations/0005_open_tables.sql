-- Who waits at an open table is asked every few seconds: most tables are over.

CREATE INDEX tables_open ON tables (quick) WHERE status = 'open';
