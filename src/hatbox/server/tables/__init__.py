"""Tables: what is decided, stored, rendered and broadcast at them.

`decide` has no side effects and `apply` changes only the table; time and entropy come with each command:

- `log`: events and the facts they store; a table is a fold of its events
- `table`, `clock`: the state of a table
- `commands`: what a table is asked to do, in a `CommandEnvelope`; `Refusal`
- `decide`: a command becomes facts or a refusal; `opening`: the facts that open a table and deal
- `apply`: an event changes a table
- `preview`, `why`: questions about a move
- `updates`, `history`: what a viewer may know of an event

Around it: `service` (the one path of a command: decide, apply, render, store, broadcast), `live_table`,
`delayed_table`, `broadcast`, `bot_runner`, `hints`, `timers`, `projection` (rows for lists), `invite_codes`.
"""
