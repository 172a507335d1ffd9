# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links.

## Titles are also lines of a message about several tables

notify-turn-title = Your turn in { $game }
notify-turn-body = { $who } has moved.
notify-turn-body-nobody = The others are waiting for you.
notify-turn-begun-body = The game has begun.
notify-over-title = Game over: { $game }
notify-over-body = See who won!
notify-invitation-title = Come and play { $game }!
notify-invitation-body = { $who } has a seat for you.
notify-invitation-body-nobody = There is a seat for you.
notify-rematch-title = Another round of { $game }?
notify-rematch-body = { $who } would like a rematch.
notify-rematch-body-nobody = Somebody would like a rematch.
notify-rematch-begun-title = Your rematch of { $game } is on
notify-rematch-begun-body = Everybody is in, and the game has begun.
notify-turns-title = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}
notify-news-title = { $count ->
    [one] News from { $count } table
   *[other] News from { $count } tables
}
notify-test-title = It works!
notify-test-body = This is how you will hear from your games.
notify-stop = Stop these messages
# A button below a notification: very short
notify-off = Turn off

## E-mail

notify-confirm-subject = Would you like e-mails from { $title }?
notify-confirm-body = Somebody, hopefully you, would like { $title } to write to this address when it is their turn in a game. To say yes, open this link:
notify-ignore = If it wasn’t you, do nothing: we won’t write again.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = Stop these messages?
notify-page-stop-push = This device will no longer hear from your games.
notify-page-stop-webhook = Your webhook will no longer hear from your games.
notify-page-stop-email = We will no longer write to you, and we forget your address.
notify-page-stop-button = Stop them
notify-page-stopped-title = Done
notify-page-stopped = You won’t get any more of these messages. You can turn them on again in your profile.
notify-page-confirm-title = Get e-mails from your games?
notify-page-confirm-text = We will write when it is your turn. Every e-mail has a link that stops them.
notify-page-confirm-button = Yes, please
notify-page-confirmed-title = All set
notify-page-confirmed = You will get an e-mail when it is your turn.
notify-page-gone-title = This link has run out
notify-page-gone = It has been used already, or it is too old. You can change everything in your profile.
notify-page-home = To the games
