# What `hatbox admin` says, and the page at /admin where it refuses something. A language without this file shows the English one.
admin-bad-argument = that doesn’t fit: { $error }
admin-changed-since = somebody has changed that in the meantime; look again
admin-no-line = the log has no line { $line }
admin-undone = line { $line } has already been undone
admin-cannot-undo = { $action } can’t be undone
admin-no-token = there is no token { $token }
admin-token-revoked = token { $token } is already revoked
admin-bad-token-name = the name needs at least one visible character
admin-no-reason = write a reason if the player is to see it
admin-announce-what = write a message of up to 300 characters, or take the current one back
admin-token-needed = This page needs an operator’s token. On the server, run: hatbox admin token
admin-unknown-token = This token doesn’t work: it is unknown, expired or revoked.

admin-reopened = Report { $report } is open again.
admin-undone-now = { $action } is undone (line { $line }).
admin-announcement-none = No announcement is shown.
admin-announcement-on = Everybody sees: { $text }
admin-announcement-until = Everybody sees until { $until }: { $text }
admin-token-made =
    A token for { $name }. It is shown only this once; paste it at /admin:

    { $token }
admin-token-gone = Token { $token } of { $name } is revoked.

admin-line = line
admin-operator = operator
admin-subject = about
admin-undone-by = undone by
admin-token = token
admin-expires = expires
admin-used = last used
admin-revoked = revoked
admin-version = version
admin-database = database, schema
admin-figure-connections = connections
admin-figure-people = people online
admin-figure-games = games being played
admin-figure-moves = moves a minute
admin-figure-requests = requests a minute
admin-figure-lag = server lag
admin-figure-bots = bots at work
admin-figure-memory = memory
admin-figure-cpu = CPU
admin-figure-database = database size
admin-figure-disk = free disk space
admin-figure-failures = failed notifications
