# Games that are played on this device.
local-not-stored = { $why ->
    [full] There’s no room left on this device to save the game.
   *[forbidden] Your browser doesn’t let us save the game.
} Play on, but keep this page open: the game lasts only until you close it.
local-not-here = Your browser can’t run the game by itself, so it’s played on the server.
local-nowhere = Your browser can’t run the game. Reload the page, or try a newer browser.
local-no-engine = The game couldn’t be loaded. Check your connection and try again.
local-bots-failed = The bots can’t think on this device right now, so they play at random. Reload the page to try again.
local-unknown = This game isn’t saved on this device.
local-damaged = This saved game is damaged. Your other games are fine.
local-too-new = This game was saved by a newer version of Hatbox. Reload the page and try again.
local-too-old = This game was played by older rules and can’t go on here.
local-unreadable = This game can’t be opened
local-unreadable-list = Games that can’t be opened
local-save-file = Save as a file
local-save-file-hint = Shows every card, even the hidden ones.
local-share = Upload the game and share a link
gone-local-elsewhere = This game went on in another tab. Reload the page to continue here.
fair-here = This device shuffled with a secret number and a random number for each player. The fingerprint of the secret number was set before the first move, so no card could be changed afterwards.
# The daily deal at the table.
daily-compare-bots = Compare with the bots
daily-no-undo = Not in a daily deal
daily-no-hints = There are no hints in a daily deal.
daily-no-substitute = Nobody can take over your seat in a daily deal.
daily-no-rematch = Play the deal again from its own page.
daily-fair = Everyone gets this deal today. It follows from this text, so nobody could choose the cards:
