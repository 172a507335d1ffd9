# Notifications: Web Push, webhooks, e-mail, and the two small pages behind their links.

## Titles are also lines of a message about several tables

notify-turn-title = Te toca en { $game }
notify-turn-body = { $who } ya ha jugado.
notify-turn-body-nobody = Los demás te esperan.
notify-turn-begun-body = La partida ha empezado.
notify-over-title = Partida terminada: { $game }
notify-over-body = ¡Mira quién ha ganado!
notify-invitation-title = ¡Ven a jugar a { $game }!
notify-invitation-body = { $who } te guarda un asiento.
notify-invitation-body-nobody = Hay un asiento para ti.
notify-rematch-title = ¿Otra partida de { $game }?
notify-rematch-body = { $who } quiere jugar otra vez.
notify-rematch-body-nobody = Alguien quiere jugar otra vez.
notify-rematch-begun-title = Nueva partida de { $game }
notify-rematch-begun-body = Ya están todos, y la partida ha empezado.
notify-turns-title = { $count ->
    [one] Te toca en { $count } mesa
   *[other] Te toca en { $count } mesas
}
notify-news-title = { $count ->
    [one] Novedades en { $count } mesa
   *[other] Novedades en { $count } mesas
}
notify-test-title = ¡Funciona!
notify-test-body = Así te llegarán noticias de tus partidas.
notify-stop = No recibir más estos mensajes
# A button below a notification: very short
notify-off = Desactivar

## E-mail

notify-confirm-subject = ¿Quieres recibir correos de { $title }?
notify-confirm-body = Alguien, esperamos que tú, quiere que { $title } escriba a esta dirección cuando le toque en una partida. Para decir que sí, abre este enlace:
notify-ignore = Si no lo has pedido tú, no hagas nada: no volveremos a escribir.

## The page behind the link that stops messages, and the one that confirms an address

notify-page-stop-title = ¿No quieres más mensajes de estos?
notify-page-stop-push = Este dispositivo dejará de recibir noticias de tus partidas.
notify-page-stop-webhook = Tu webhook dejará de recibir noticias de tus partidas.
notify-page-stop-email = No te escribiremos más y olvidaremos tu dirección.
notify-page-stop-button = No quiero más
notify-page-stopped-title = Hecho
notify-page-stopped = No recibirás más mensajes de estos. Puedes volver a activarlos en tu perfil.
notify-page-confirm-title = ¿Recibir correos de tus partidas?
notify-page-confirm-text = Te escribiremos cuando te toque. En cada correo hay un enlace para no recibir más.
notify-page-confirm-button = Sí, gracias
notify-page-confirmed-title = Todo listo
notify-page-confirmed = Recibirás un correo cuando te toque.
notify-page-gone-title = Este enlace ya no sirve
notify-page-gone = Ya se ha usado o es demasiado antiguo. Puedes cambiarlo todo en tu perfil.
notify-page-home = A los juegos
