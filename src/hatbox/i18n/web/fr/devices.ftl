# Where one is signed in, and the face the others see.
devices-title = Appareils connectés
devices-about = Déconnecte un appareil que tu as perdu ou que tu n’utilises plus.
devices-unknown = Appareil inconnu
devices-current = Cet appareil
devices-seen = { $days ->
    [0] Dernière utilisation : aujourd’hui
    [1] Dernière utilisation : hier
   *[other] Dernière utilisation : le { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
}
devices-end = Déconnecter
devices-end-named = Déconnecter { $name }
devices-ended-one = Appareil déconnecté : { $name }.
face-title = Ton visage
face-number = Visage { $number }
