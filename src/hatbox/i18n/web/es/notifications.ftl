# Being told that it is one's turn while the page is closed.
notify-title = Notificaciones
notify-device = { $state ->
    [on] Este dispositivo recibe notificaciones
    [off] Notificaciones desactivadas en este dispositivo
    [blocked] Tu navegador bloquea las notificaciones
    [install] Añade antes Hatbox a tu pantalla de inicio
    [insecure] En esta dirección no es posible
    [unsupported] Este navegador no puede mostrar notificaciones
   *[none] Este servidor no envía notificaciones a navegadores
}
notify-device-hint = { $state ->
    [on] Llegan aunque esta página esté cerrada.
    [off] Un toque y te avisamos, aunque esta página esté cerrada.
    [blocked] Permítelas para este sitio en los ajustes de tu navegador y vuelve aquí.
    [install] En un iPhone o iPad, toca Compartir y luego «Añadir a pantalla de inicio», y abre Hatbox desde allí.
    [insecure] Los navegadores solo permiten notificaciones en direcciones seguras (https).
    [unsupported] Prueba con un Firefox, Chrome, Edge o Safari actual.
   *[none] Quizá tengas otras formas más abajo.
}
notify-on = Activar notificaciones
notify-off = Desactivar
notify-others = { $count ->
    [one] También las recibe otro dispositivo tuyo.
   *[other] También las reciben otros { $count } dispositivos tuyos.
}
notify-push-problem = { $code ->
    [blocked] Tu navegador ha bloqueado las notificaciones de este sitio.
    [dismissed] No ha cambiado nada: tu navegador aún necesita tu permiso.
   *[failed] Tu navegador no ha podido conectar con su servicio de notificaciones. Inténtalo más tarde.
}
notify-when = Avísame
notify-kind = { $kind ->
    [turn] Cuando me toque
    [over] Cuando acabe una partida
    [invitation] Cuando alguien me invite
   *[rematch] Cuando alguien quiera jugar otra vez
}
notify-kind-hint = { $kind ->
    [turn] Solo si no estás en la mesa.
    [over] Con el resultado a un toque.
    [invitation] De gente con la que puedes jugar en este servidor.
   *[rematch] Otra partida con la misma gente.
}
notify-quiet = Horas de silencio
notify-quiet-hint = Sin notificaciones por la noche. Después te contamos lo que te has perdido.
notify-quiet-from = Desde
notify-quiet-until = hasta
notify-quiet-zone = Zona horaria: { $zone }
notify-elsewhere = Otras formas
notify-email = Correo electrónico
notify-email-hint = Te enviaremos un enlace para confirmar la dirección. En cada correo puedes darte de baja con un toque.
notify-email-waiting = Falta que abras el enlace que te hemos enviado allí.
notify-email-confirmed = Confirmada. Las notificaciones llegan también a esta dirección.
notify-webhook = Chat o aplicación (webhook)
notify-webhook-shape = Tipo de webhook
notify-webhook-format = { $format ->
    [discord] Discord
    [ntfy] ntfy
   *[json] JSON
}
notify-webhook-hint = { $format ->
    [discord] En Discord: ajustes del canal, Integraciones, Webhooks, «Copiar URL del webhook».
    [ntfy] La dirección de tu tema de ntfy. Elige un nombre que nadie pueda adivinar.
   *[json] Cualquier dirección tuya que acepte una petición POST con JSON.
}
notify-webhook-try = Probar y añadir
notify-webhook-added = Funciona: el mensaje de prueba ha llegado.
notify-add = Añadir
notify-remove = Quitar
notify-test = Enviar una prueba
notify-test-sent = La prueba está en camino.
notify-silence = Desactivarlo todo
notify-all-off = Todo está desactivado. No te enviaremos nada.

# --- the offer, at a game over days
notify-offer = ¿Te avisamos cuando te toque?
notify-offer-yes = Sí, gracias
notify-offer-no = No, gracias
notify-offer-done = Te avisaremos. Puedes cambiarlo en tu perfil.
