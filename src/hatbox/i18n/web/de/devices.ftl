# Where one is signed in, and the face the others see.
devices-title = Hier bist du angemeldet
devices-about = Melde ein Gerät ab, das du verloren hast oder nicht mehr benutzt.
devices-unknown = Unbekanntes Gerät
devices-current = Dieses Gerät
devices-seen = { $days ->
    [0] Zuletzt heute benutzt
    [1] Zuletzt gestern benutzt
   *[other] Zuletzt am { DATETIME($date, year: "numeric", month: "long", day: "numeric") } benutzt
}
devices-end = Abmelden
devices-end-named = { $name } abmelden
devices-ended-one = { $name } ist abgemeldet.
face-title = Dein Gesicht
face-number = Gesicht { $number }
