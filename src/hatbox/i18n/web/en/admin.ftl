# The operators' page at /admin. It also uses the messages of `hatbox admin`.
op-title = Hatbox admin
op-sections = Sections
op-overview = Overview
op-reports = Reports
op-tables = Tables
op-players = Players
op-announce = Announcement
op-log = Log
op-server = Server

op-sign-in = Sign in
op-sign-out = Sign out
op-sign-in-how = Paste an operator’s token. You get one on the machine that runs the server, with this command:
op-token = Token
op-token-kept = This tab remembers the token until you close it or sign out.

op-process = Server process
op-all-processes = { $count ->
    [one] { $count } process
   *[other] all { $count } processes together
}
op-since = running since { $when }
op-highest = highest in the last hour: { $high }
op-counts = All together
op-open-reports = open reports

op-any = any
op-back = Back to the list
op-more = Show more
op-undo = Undo
op-undone = Undone.
op-was-undone = undone
op-reason = Reason, for the log
op-show-reason = Also show the reason to the player
op-how-long = For how long
op-hours = { $hours ->
    [1] an hour
    [4] 4 hours
    [24] a day
    [168] a week
    [720] a month
    [8760] a year
   *[other] { $hours } hours
}
op-deleted = deleted player

op-search-tables = Player’s name, or table id
op-table = Table
op-free = free
op-bot = bot: { $level ->
    [dormouse] Dormouse
    [march_hare] March Hare
    [cheshire_cat] Cheshire Cat
    [white_rabbit] White Rabbit
   *[mad_hatter] Mad Hatter
}
op-talk = What was said
op-talk-around = What was said around then
op-before-report = just before the report
op-nothing-said = Nothing was said here.
op-erased = (erased)
op-close = Close table
op-close-title = Close this table?
op-close-text = The game ends without a result for everybody there. This can’t be undone.

op-search-players = Name or id
op-player = Player
op-sanctioned = Only muted or banned
op-tables-of = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
op-reports-about = reports about them
op-shown-reason = reason they see
op-muted-until = muted until { $when }
op-mute = Mute
op-mute-title = Mute { $name }?
op-muted = { $name } is muted.
op-unmute = Unmute
op-unmuted = { $name } can chat again.
op-ban = Ban
op-ban-title = Ban { $name }?
op-ban-text = They can’t play on this server any more. Bots take over their seats when their time runs out.
op-banned = { $name } is banned.
op-unban = Unban
op-unbanned = { $name } can play again.
op-rename = Rename
op-rename-title = Rename { $name }?
op-rename-text = Tables that are already open keep the old name.
op-new-name = New name
op-renamed = { $name } is now called { $to }.
op-forget = Delete
op-forget-title = Delete everything about { $name }?
op-forget-text = Their name and messages are erased everywhere; their games stay for the others. This can’t be undone.
op-forgotten = { $name } is deleted.

op-report = Report
op-no-reports = No reports. All is well.
op-also-resolved = Also resolved ones
op-is-resolved = resolved
op-note = note
op-resolve = Resolve
op-resolve-title = Resolve this report?
op-resolve-text = You can leave a note for other operators.
op-resolved = The report is resolved.
op-reopen = Reopen
op-reopened = The report is open again.

op-announced-now = Shown to everybody now
op-announce-text = Message to everybody, up to 300 characters
op-announce-now = Show to everybody
op-announced = Everybody sees it now.
op-until = until { $when }
op-until-cleared = until you take it back
op-clear = Take it back
op-cleared = The announcement is gone.

op-action = { $action ->
    [mute] Muted
    [unmute] Unmuted
    [ban] Banned
    [unban] Unbanned
    [rename] Renamed
    [forget] Deleted
    [close] Closed
    [resolve] Resolved
    [reopen] Reopened
    [announce] Announcement
    [undo] Undid an action
    [prune] Deleted old data
    [token] Made a token
    [revoke-token] Revoked a token
   *[other] { $action }
}
op-via = { $via ->
    [page] on this page
   *[command] by command
}
op-because = Reason: { $reason }
op-from-to = from { $from } to { $to }

op-installation = Installation
op-rows = { $name ->
    [players] players
    [tables] tables
    [reports] reports
   *[audit] lines in the log
}
op-tokens = Operators’ tokens
op-expired = expired
op-used = last used { $when }
op-unused = never used
op-revoke = Revoke
op-token-how = New tokens are made on the server’s machine, with “hatbox admin token”.
op-housekeeping = Housekeeping
op-export = Download all finished games
op-prune-days = Delete what nobody has used for so many days
op-prune = Delete old data
op-prune-title = Delete data older than { $days } days?
op-prune-text = Tables, reports and players that nobody has used for that long are deleted for good. This can’t be undone.
op-pruned = Old data is deleted.
op-notes = What’s new in this version
