# Games that are played on this device.
local-not-stored = { $why ->
    [full] Auf diesem Gerät ist kein Platz mehr, um das Spiel zu speichern.
   *[forbidden] Dein Browser lässt uns das Spiel nicht speichern.
} Spiel ruhig weiter, aber lass diese Seite offen: Wenn du sie schließt, ist das Spiel weg.
local-not-here = Dein Browser kann das Spiel nicht selbst ausführen, deshalb läuft es auf dem Server.
local-nowhere = Dein Browser kann das Spiel nicht starten. Lade die Seite neu oder probiere einen neueren Browser.
local-no-engine = Das Spiel konnte nicht geladen werden. Prüf deine Verbindung und versuch es noch einmal.
local-bots-failed = Die Bots können auf diesem Gerät gerade nicht nachdenken und spielen deshalb aufs Geratewohl. Lade die Seite neu, um es noch einmal zu versuchen.
local-unknown = Dieses Spiel ist auf diesem Gerät nicht gespeichert.
local-damaged = Dieses gespeicherte Spiel ist beschädigt. Deine anderen Spiele sind in Ordnung.
local-too-new = Dieses Spiel wurde mit einer neueren Version von Hatbox gespeichert. Lade die Seite neu und versuch es noch einmal.
local-too-old = Dieses Spiel wurde nach älteren Regeln gespielt und kann hier nicht weitergehen.
local-unreadable = Dieses Spiel lässt sich nicht öffnen
local-unreadable-list = Spiele, die sich nicht öffnen lassen
local-save-file = Als Datei speichern
local-save-file-hint = Darin stehen alle Karten, auch die verdeckten.
local-share = Spiel hochladen und Link teilen
gone-local-elsewhere = Dieses Spiel ging in einem anderen Tab weiter. Lade die Seite neu, um hier weiterzuspielen.
fair-here = Dieses Gerät hat mit einer geheimen Zahl und einer Zufallszahl für jeden am Tisch gemischt. Der Fingerabdruck der geheimen Zahl stand vor dem ersten Zug fest, also konnte danach keine Karte mehr geändert werden.
# The daily deal at the table.
daily-compare-bots = Mit den Bots vergleichen
daily-no-undo = Nicht in der Tagespartie
daily-no-hints = In der Tagespartie gibt es keine Tipps.
daily-no-substitute = In der Tagespartie kann niemand für dich einspringen.
daily-no-rematch = Noch einmal spielen kannst du auf der Seite dieser Tagespartie.
daily-fair = Heute bekommen alle diese Karten. Sie ergeben sich aus diesem Text, also konnte niemand sie aussuchen:
