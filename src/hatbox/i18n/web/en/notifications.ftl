# Being told that it is one's turn while the page is closed.
notify-title = Notifications
notify-device = { $state ->
    [on] This device gets notifications
    [off] Notifications are off on this device
    [blocked] Your browser blocks notifications
    [install] Add Hatbox to your home screen first
    [insecure] Not possible on this address
    [unsupported] This browser can’t show notifications
   *[none] This server doesn’t send notifications to browsers
}
notify-device-hint = { $state ->
    [on] They come even while this page is closed.
    [off] One tap, and we’ll let you know, even while this page is closed.
    [blocked] Allow them for this site in your browser’s settings, then come back here.
    [install] On an iPhone or iPad, tap Share, then “Add to Home Screen”, and open Hatbox from there.
    [insecure] Browsers only allow notifications on secure (https) addresses.
    [unsupported] Try a current Firefox, Chrome, Edge or Safari.
   *[none] You may still have other ways below.
}
notify-on = Turn on notifications
notify-off = Turn off
notify-others = { $count ->
    [one] One other device of yours gets them too.
   *[other] { $count } other devices of yours get them too.
}
notify-push-problem = { $code ->
    [blocked] Your browser has blocked notifications for this site.
    [dismissed] Nothing changed: your browser still needs your permission.
   *[failed] Your browser couldn’t reach its notification service. Please try again later.
}
notify-when = Let me know when
notify-kind = { $kind ->
    [turn] It’s my turn
    [over] A game is over
    [invitation] Someone invites me
   *[rematch] Someone wants a rematch
}
notify-kind-hint = { $kind ->
    [turn] Only while you’re not at the table.
    [over] With the result one tap away.
    [invitation] From people you can play with on this server.
   *[rematch] Another game with the same people.
}
notify-quiet = Quiet hours
notify-quiet-hint = No notifications at night. You’ll hear what you missed afterwards.
notify-quiet-from = From
notify-quiet-until = until
notify-quiet-zone = Time zone: { $zone }
notify-elsewhere = Other ways
notify-email = E-mail
notify-email-hint = We’ll send you a link to confirm the address. You can unsubscribe with one tap in every mail.
notify-email-waiting = Waiting for you to follow the link we’ve sent there.
notify-email-confirmed = Confirmed. Notifications also go to this address.
notify-webhook = Chat or app (webhook)
notify-webhook-shape = Kind of webhook
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] In Discord: channel settings, Integrations, Webhooks, “Copy webhook URL”.
    [ntfy] The address of your ntfy topic. Choose a name nobody can guess.
   *[json] Any address of yours that takes a POST request with JSON.
}
notify-webhook-try = Test and add
notify-webhook-added = It works: the test message has arrived there.
notify-add = Add
notify-remove = Remove
notify-test = Send a test
notify-test-sent = The test is on its way.
notify-silence = Turn everything off
notify-all-off = Everything is off. We won’t send you anything.

# --- the offer, at a game over days
notify-offer = Shall we let you know when it’s your turn?
notify-offer-yes = Yes, please
notify-offer-no = No
notify-offer-done = We’ll let you know. You can change this in your profile.
