# People who know each other: who is here, and invitations from one to another.
invited = { $name } invites you to a game of { game-name }.
invited-join = Join
invited-not-now = Not now
here-title = Who’s here
here-count = { $count ->
    [0] Nobody else is here
    [one] { $count } person here
   *[other] { $count } people here
}
here-about = To play with someone, open a table and invite them from there.
here-nobody = Nobody else is here right now.
here-playing = Playing
here-free = Free
here-invite = Invite
here-invite-named = Invite { $name }
here-invited = Invited
here-invite-sent = { $name } has been invited.
here-invite-online = Invite someone who’s here

# --- the door of a closed server
door-text = This is a closed round: you need an invitation to join.
