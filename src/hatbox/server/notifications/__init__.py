"""Notifications: tell players who are not looking what happened at their tables.

- `occasions`: events of a table, and who should hear of them
- `outbox`: stored notices and messages, shared by all processes
- `policy`: what is said when: quiet hours, batches, caps; pure functions
- `texts`: messages in the player's language
- `web_push`, `webhook`, `mail`: the channels; `public_http` is their way out
- `channels`: what players have set up
- `notifier`: runs all of it; `service`: what routes use
"""
