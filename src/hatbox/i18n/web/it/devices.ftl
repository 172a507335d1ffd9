# Where one is signed in, and the face the others see.
devices-title = I tuoi dispositivi
devices-about = Disconnetti un dispositivo che hai perso o non usi più.
devices-unknown = Dispositivo sconosciuto
devices-current = Questo dispositivo
devices-seen = { $days ->
    [0] Usato oggi
    [1] Usato ieri
   *[other] Ultimo uso: { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
}
devices-end = Disconnetti
devices-end-named = Disconnetti { $name }
devices-ended-one = Dispositivo disconnesso: { $name }.
face-title = La tua faccia
face-number = Faccia { $number }
