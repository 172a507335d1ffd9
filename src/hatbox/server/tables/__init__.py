"""A table as a fold of its events. No I/O, no clock, no randomness: time and entropy come with each command.

- `log`: events and the facts they store
- `table`, `clock`: the state of a table
- `commands`: what a table is asked to do, in a `CommandEnvelope`; `Refusal`
- `decide`: a command becomes facts or a refusal; `opening`: the facts that open a table and deal
- `apply`: an event changes a table
- `questions`: what a player may ask without changing anything
"""
