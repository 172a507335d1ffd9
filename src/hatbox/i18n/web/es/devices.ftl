# Where one is signed in, and the face the others see.
devices-title = Tus dispositivos
devices-about = Cierra la sesión en un dispositivo que has perdido o ya no usas.
devices-unknown = Dispositivo desconocido
devices-current = Este dispositivo
devices-seen = { $days ->
    [0] Último uso: hoy
    [1] Último uso: ayer
   *[other] Último uso: { DATETIME($date, year: "numeric", month: "long", day: "numeric") }
}
devices-end = Cerrar sesión
devices-end-named = Cerrar sesión en { $name }
devices-ended-one = Se ha cerrado la sesión en { $name }.
face-title = Tu cara
face-number = Cara { $number }
