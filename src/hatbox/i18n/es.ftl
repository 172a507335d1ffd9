### Every human word of Hatbox, in Spanish.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = juego desconocido «{ $name }»; los juegos son: { $allowed }
unknown-rules = { $game } no tiene reglas de la versión { $version }; hay: { $allowed }
bad-players = { $game } no se puede jugar con { $players } jugadores; valores permitidos: { $allowed }
unknown-option = { $game } no tiene la opción «{ $name }»; tiene: { $allowed }
bad-option = { $game }: la opción { $name } no puede ser «{ $value }»; valores permitidos: { $allowed }
bad-option-value = la opción { $name } debe ser una palabra, un número, true o false
bad-option-form = una opción se escribe NAME=VALUE, no «{ $text }»
bad-first = la opción first no puede ser «{ $value }»; valores permitidos: random, o un asiento de 0 a { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: el formato es «{ $format }», no { $expected }
bad-version = { $where }: versión { $version } desconocida; este programa lee la versión { $expected }
bad-json = { $where }: no es JSON: { $fault }
not-an-object = { $where }: debe ser un objeto JSON
bad-entry = una jugada necesita «seat» (un número) y «move» (un texto)
bad-chance = «chance» debe ser una lista de objetos o null, tan larga como «moves»
bad-moves = «moves» debe ser una lista de textos
bad-day = «{ $day }» no es un día; escríbelo así: 2026-11-18
bad-seconds = --seconds es { $seconds }; se permite más de 0, hasta 600
bad-number = { $field } es { $number }; se permite de { $least } a { $most }
bad-move-type = una jugada es un texto, y chance es un objeto o null
bad-new = una partida necesita un nombre (texto), y players y seed como números enteros
bad-amount = { $name } es { $value }; se permite de 1 a { $most }
bad-rewards = rewards es «{ $value }»; valores permitidos: { $allowed }
batch-actions = un paso necesita un número entero para cada una de las { $games } partidas, no { $kind } de forma { $shape }
batch-illegal = partida { $game }: la acción { $action } no es legal para el asiento { $seat }; las acciones legales tienen un 1 en `masks`
batch-no-game = en este lote no hay ninguna partida { $index }; las partidas van de 0 a { $most }
other-game = la partida no es { $game } con { $players } jugadores y las mismas opciones
bad-saved = solo se pueden restaurar los { $size } bytes que devuelve `save` con el mismo juego, los mismos jugadores y las mismas opciones
no-history = este simulador no guarda historial, así que no puede deshacer; créalo con `history=True`
bad-bot = un bot necesita un nombre y un objeto invocable que lo cree, no { $name }
policy-illegal = { $name } eligió la acción { $action }, que no es legal; acciones legales: { $allowed }
policy-not-found = no se puede usar { $name } como bot: { $fault }; escribe módulo:función
dataset-empty = no hay partidas con las que escribir un conjunto de datos
dataset-format = { $path } no tiene un formato conocido; puede acabar en { $allowed }
dataset-mixed = { $where }: un conjunto de datos es de un solo juego; este es { $game }, el primero era { $first }
dataset-summary = { $rows } filas de { $games } partidas{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } sin terminar omitidas
}
program-bad-command = «{ $text }» no nombra ningún programa: { $fault }; escribe command:PROGRAMA ARGUMENTOS
program-cannot-start = no se puede iniciar { $program }: { $fault }
program-crashes = { $program } ha fallado { $times } veces: { $fault }
program-no-tool = { $program } no tiene la herramienta { $tool }; tiene: { $found }
program-long-move = la jugada tiene { $length } caracteres; se permiten { $most } como máximo
mcp-no-rule = no existe la regla { $rule }; las reglas son: { $allowed }
mcp-too-many-games = ya tienes { $most } partidas; deja una antes (leave_game)
mcp-no-game = no hay ninguna partida «{ $name }»; tus partidas son: { $allowed }
mcp-unknown-game = no hay ninguna partida «{ $name }»
mcp-server-full = en este servidor ya hay { $most } partidas abiertas; inténtalo más tarde
mcp-not-over = la partida { $game } aún no ha terminado
game-is-over = la partida ha terminado
mcp-bad-link = «{ $link }» no es el enlace de una mesa; debe ser como http://HOST/t/TABLE
missing-extra = { $module } no está instalado; instálalo con `pip install 'hatbox[{ $extra }]'`
env-to-act = Le toca al asiento { $seat }
env-public = como lo ve el público
env-seen-by = como lo ve el asiento { $seat }
env-hats = sombreros
env-render-mode = render_mode es «{ $value }»; valores permitidos: { $allowed }
env-no-render-mode = falta el modo de dibujo; indica render_mode al crear el entorno: { $allowed }
env-viewer = viewer es «{ $value }»; se permite un asiento de 0 a { $most }, "mover", o None para el público
env-masks = masks es «{ $value }»; valores permitidos: { $allowed }
env-illegal = illegal es «{ $value }»; valores permitidos: { $allowed }
env-seat = seat es «{ $value }»; valores permitidos: { $allowed }, o de 0 a { $most }
env-bots = hay { $given } bots para { $wanted } asientos
env-bot = «{ $value }» no se puede usar aquí; un lote de partidas se juega contra "random" o contra una función de observaciones y máscaras
env-reset-first = primero hay que llamar a reset
env-autoreset = autoreset es «{ $value }»; valores permitidos: { $allowed }
openspiel-action = la acción { $action } no es legal aquí; acciones legales: { $allowed }
openspiel-chance = aquí el azar no puede traer { $piece }; puede traer { $allowed }
bad-moment = no existe el momento { $at }; los momentos van de 0 a { $last }
unknown-field = campo desconocido «{ $name }»; los campos son: { $allowed }
bad-length = { $field } tiene { $length } elementos; deben ser { $expected }
bad-seat = { $field } es { $seat }; los asientos van de 0 a { $most }
bad-count = { $field } tiene { $count }; se permite de 0 a { $most }
bad-action = la acción { $action } no es legal; acciones legales: { $allowed }
position-needs = una posición necesita «{ $field }» del tipo correcto
cannot-read = no se puede leer { $path }: { $reason }
cannot-write = no se puede escribir { $path }: { $reason }
no-such-record = no hay ninguna partida { $number } en { $path }; contiene { $count }
game-does-not-end = la partida { $game } no ha terminado tras { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }; ponle un stall_limit

## What is wrong with text

empty-move = la jugada está vacía; las jugadas se escriben: { $allowed }
unknown-move = jugada desconocida «{ $word }»; una jugada empieza por: { $allowed }
bad-word-count = «{ $move }» no tiene las palabras de una jugada como «{ $form }»
bad-place = «{ $word }» no es una posición de la mesa de té; se permite de { $least } a { $most }
bad-slot = «{ $word }» no es un espacio; se permite de { $least } a { $most }
bad-stack = «{ $word }» no es una pila; se permite de { $least } a { $most }
unknown-card = carta desconocida «{ $word }»; una carta es la letra de un tipo, B C D F K S T, y un número del 1 al 6
unknown-hat = sombrero desconocido «{ $word }»; los sombreros son: { $allowed }
unknown-character = personaje desconocido «{ $word }»; los personajes son: { $allowed }
unknown-cell = casilla desconocida «{ $word }»; las casillas son A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = color desconocido «{ $word }»; los colores son: { $allowed }

## What is wrong with a record

wrong-seat = no le toca al asiento { $seat }, sino al { $mover }
chance-differs = «{ $name }» en { $move } no es algo que el azar pudiera traer aquí
chance-missing = en { $move } falta «{ $name }»
options-missing = faltan estas opciones: { $names }
legal-differs = «legal» no es la lista de jugadas legales de este momento
result-missing = falta el resultado
result-differs = resultado: { $name } es { $found }, pero debería ser { $expected }
result-unknown = resultado: { $name } no tiene que estar aquí
game-not-over = la partida no ha terminado tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }
no-deal = una partida preparada a mano no tiene reparto, así que no tiene registro
cannot-resign = solo puedes rendirte en una partida en curso entre dos bandos
game-was-resigned = alguien se rindió en esta partida
fair-commitment = el reparto, la semilla y la sal no coinciden con la huella publicada antes de la partida
fair-seed = la semilla debe ser un número entero de 20 cifras como máximo
fair-deal = el reparto no sale de la semilla
fair-chance = lo que trajo el azar en la jugada { $number } no sale de la semilla

## Hats: positions

card-twice = H1: la carta { $card } está dos veces
hats-turn-is-over = H4: con main_done y optional_done el turno habría terminado
hats-no-offer-possible = H8: solo se puede ofrecer una carta con cuatro jugadores y si la acción opcional sigue disponible
hats-bad-hand = H10: el asiento { $seat } tiene { $cards } cartas por jugar y { $taken } reunidas; por jugar se permite de 1 a { $most }
hats-uneven-hands = H10: con manos de { $hands } cartas y el turno { $turn }, los jugadores no llegan a su última carta en la misma ronda
hats-removed-there = H3: { $cards } no pueden estar ahí: la opción retira esos tipos
hats-cookie-without-type = H9: el asiento { $seat } no tiene sombreros, así que no puede tener la galleta
hats-offer-after-end = H10: no puede haber una oferta abierta cuando a todos les queda una sola carta
hats-bad-pack = H3: las cartas repartidas no son exactamente las de esta partida; sobran o faltan: { $cards }
hats-bad-removed = H3: removed es «{ $removed }»; debe nombrar { $expected ->
    [0] ningún tipo
   *[other] dos tipos, los de la opción si esta los nombra
  }
hats-needs-reshuffle = H7: el mazo está vacío, así que la jugada necesita «reshuffle»
hats-bad-reshuffle = H7: reshuffle { $given } no es una mezcla de la pila de descarte { $pile }

## Hats: refusals

hats-game-is-over = la partida ha terminado
hats-answer-the-offer = el asiento { $seat } debe responder antes a la oferta con give
hats-main-action-first = no puedes terminar tu turno antes de la acción principal
hats-no-offer-to-answer = no se ha ofrecido ninguna carta
hats-main-action-done = la acción principal de este turno ya está hecha
hats-optional-action-done = la acción opcional de este turno ya está hecha
hats-offer-needs-partner = solo hay un compañero a quien ofrecer una carta en las partidas de cuatro, no con { $players }
hats-no-discard-with-four = con cuatro jugadores se ofrece una carta al compañero en vez de descartar
hats-not-in-hand = { $card } no está en la mano del asiento { $seat }
hats-no-such-place = la posición { $place } no se usa con { $players } jugadores
hats-too-low = { $card } no es del mismo tipo que { $taken } ni más alta

## Hats: telling

hats-exchange = El asiento { $seat } juega { $card } en la posición { $place } y se lleva { $taken }.
hats-black = El asiento { $seat } juega { $card } como sombrero negro.
hats-black-unseen = El asiento { $seat } juega una carta como sombrero negro.
hats-discard = El asiento { $seat } descarta { $card }.
hats-discard-unseen = El asiento { $seat } descarta una carta.
hats-drew = El asiento { $seat } roba { $card }.
hats-drew-unseen = El asiento { $seat } roba una carta.
hats-reshuffle = { $cards ->
    [one] La carta descartada forma
   *[other] Las { $cards } cartas descartadas se barajan y forman
  } un nuevo mazo.
hats-offer = El asiento { $seat } pasa { $card } bocabajo a su compañero.
hats-offer-unseen = El asiento { $seat } pasa una carta bocabajo a su compañero.
hats-give = El asiento { $seat } da { $card } a cambio.
hats-give-unseen = El asiento { $seat } da una carta a cambio.
hats-end = El asiento { $seat } termina su turno.
hats-cookie = El asiento { $seat } se lleva la galleta.

## Magic Hat: positions

magic-lower-slot-first = en un cambio se nombra primero el espacio más bajo, no { $first } { $second }
magic-needs-redeal = M9: la mesa está muerta, así que la jugada necesita «redeal»
magic-bad-redeal = M9: redeal debe colocar exactamente los sombreros bocabajo sobre los espacios ocupados
magic-redeal-dead = M9: redeal deja la mesa muerta
magic-dead = M9: ningún sombrero de la fila es de un personaje de la fila, y ninguno es mágico
magic-bad-pair = M5: { $field } es { $slots }; deben ser dos espacios, primero el más bajo
magic-bad-seen = M13: seen nombra el espacio { $slot }, donde no hay sombrero
magic-hat-without-character = M2: el espacio { $slot } debe tener un personaje y un sombrero, o ninguno de los dos
magic-too-few-hats = M6: { $hats } sombreros en el mazo son pocos para { $characters } personajes en el mazo y { $magic } sombreros mágicos
magic-not-in-box = M1: { $what ->
    [characters] personajes
   *[hats] sombreros
  } de tipo { play-kind }: { $count }, pero en la caja hay { $most }

## Magic Hat: refusals

magic-game-is-over = solo quedan tres espacios ocupados: la partida ha terminado
magic-game-has-stalled = hace demasiado que nadie gana nada: la partida ha terminado
magic-empty-slot = el espacio { $slot } está vacío
magic-no-swap-back = los sombreros de los espacios { $first } y { $second } se cambiaron en el turno anterior

## Magic Hat: telling

magic-peek = El asiento { $seat } mira el espacio { $slot }: { $hat ->
    [king] corona
    [queen] tiara
    [princess] gorro de princesa
    [knight] casco con plumas
    [wizard] gorro de mago
    [jester] gorro de cascabeles
    [cook] gorro de cocinero
    [maid] pañuelo
    [dragon] cuernos
    [astrologer] gorro de estrellas
    [noble] gorro de terciopelo
    [archer] gorro con pluma
    [monk] capucha de monje
    [bishop] mitra
    [troubadour] sombrero de trovador
    [farmer] sombrero de paja
    [miner] casco de minero
    [fairy] corona de flores
    [sultan] turbante
    [sailor] gorra de marinero
    [magic] sombrero mágico
   *[other] { $hat }
  }.
magic-peek-unseen = El asiento { $seat } mira el espacio { $slot }.
magic-swap = El asiento { $seat } cambia los sombreros de los espacios { $first } y { $second }.
magic-open-pair = El asiento { $seat } destapa el espacio { $slot }: es el sombrero { $character ->
    [king] del rey
    [queen] de la reina
    [princess] de la princesa
    [knight] del caballero
    [wizard] del mago
    [jester] del bufón
    [cook] del cocinero
    [maid] de la doncella
    [dragon] del dragón
    [astrologer] del astrólogo
    [noble] del noble
    [archer] del arquero
    [monk] del monje
    [bishop] del obispo
    [troubadour] del trovador
    [farmer] del granjero
    [miner] del minero
    [fairy] del hada
    [sultan] del sultán
    [sailor] del marinero
   *[other] { $character }
  }. ¡Pareja!
magic-open-wrong = El asiento { $seat } destapa el espacio { $slot }: { $hat ->
    [king] corona
    [queen] tiara
    [princess] gorro de princesa
    [knight] casco con plumas
    [wizard] gorro de mago
    [jester] gorro de cascabeles
    [cook] gorro de cocinero
    [maid] pañuelo
    [dragon] cuernos
    [astrologer] gorro de estrellas
    [noble] gorro de terciopelo
    [archer] gorro con pluma
    [monk] capucha de monje
    [bishop] mitra
    [troubadour] sombrero de trovador
    [farmer] sombrero de paja
    [miner] casco de minero
    [fairy] corona de flores
    [sultan] turbante
    [sailor] gorra de marinero
    [magic] sombrero mágico
   *[other] { $hat }
  }. No es el sombrero { $character ->
    [king] del rey
    [queen] de la reina
    [princess] de la princesa
    [knight] del caballero
    [wizard] del mago
    [jester] del bufón
    [cook] del cocinero
    [maid] de la doncella
    [dragon] del dragón
    [astrologer] del astrólogo
    [noble] del noble
    [archer] del arquero
    [monk] del monje
    [bishop] del obispo
    [troubadour] del trovador
    [farmer] del granjero
    [miner] del minero
    [fairy] del hada
    [sultan] del sultán
    [sailor] del marinero
   *[other] { $character }
  }. Una ficha de penalización.
magic-open-magic = El asiento { $seat } destapa el espacio { $slot }: ¡un sombrero mágico!
magic-next-character = Nuevo en el espacio { $slot }: { $character ->
    [king] rey
    [queen] reina
    [princess] princesa
    [knight] caballero
    [wizard] mago
    [jester] bufón
    [cook] cocinero
    [maid] doncella
    [dragon] dragón
    [astrologer] astrólogo
    [noble] noble
    [archer] arquero
    [monk] monje
    [bishop] obispo
    [troubadour] trovador
    [farmer] granjero
    [miner] minero
    [fairy] hada
    [sultan] sultán
    [sailor] marinero
   *[other] { $character }
  }.
magic-slot-empty = El espacio { $slot } queda vacío.
magic-redeal = Ningún sombrero le servía a nadie: se barajan todos y se reparten de nuevo.

## Top Hats: positions

top-band-and-narrowed = T10: con narrowed { $narrowed } la franja es el anillo { $expected }, no { $band }
top-stack-count = T3: hay { $count } pilas; se permite de 1 a { $most }
top-stack-height = T3: la pila de { $cell } tiene { $height } sombreros; se permite de 1 a { $most }
top-centre-taken = T2: en { $cell } está el sombrero neutral
top-forbidden-ground = T10: { $cell } queda fuera de la franja, el anillo { $band }
top-colour-not-playing = T2: con { $players } jugadores no se usa el { play-colour }
top-too-many-hats = T2: sombreros de color { play-colour }: { $count }; hay { $most }
top-no-stack-built = builders nombra { $cell }, donde no hay pila
top-deal-not-empty = T3: en Top Hats no se reparte nada, pero el reparto tiene «{ $field }»

## Top Hats: refusals

top-game-is-over = todas las pilas son de un solo color: la partida ha terminado
top-game-has-stalled = hace demasiado que no hay capturas: la partida ha terminado
top-build-first = antes hay que construir todas las pilas
top-no-hat-left = no quedan suficientes sombreros de color { play-colour } para construir: { $left }
top-place-first = antes hay que colocar todas las pilas
top-placed-already = la pila { $stack } ya está en el tablero
top-wrong-ring = { $cell } está en el anillo { $ring }; las pilas se colocan en los anillos 2 y 3
top-cell-taken = en { $cell } ya hay una pila
top-all-stacks-stand = todas las pilas están construidas y colocadas
top-can-move = tienes una jugada legal, así que no puedes pasar
top-narrowed-enough = el tablero ya no se puede reducir más (como mucho { $most ->
    [one] una vez
   *[other] { $most } veces
  } por partida)
top-too-many-stacks = hay { $count } pilas en el tablero; se puede reducir con { $most } o menos
top-band-not-empty = hay una pila en la franja
top-move-under-way = hay una jugada en curso desde { $cell }; continúala con sus acciones o con su efecto
top-no-stack = en { $cell } no hay ninguna pila
top-not-yours = la pila de { $cell } no es de color { play-colour }
top-step-goes-on = de { $origin } a { $target } es un paso, y un paso termina la jugada
top-not-empty = { $cell } no está libre
top-no-jump = de { $origin } a { $target } no es ni un paso ni un salto
top-nothing-to-jump = en { $cell } no hay ninguna pila sobre la que saltar
top-jumped-twice = en esta jugada ya se ha saltado sobre la pila de { $cell }
top-no-such-effect = no hay ninguna jugada con el efecto { $effect }
top-forbidden = { $cell } está fuera de juego
top-must-capture = puedes capturar, así que debes hacerlo
top-must-capture-from-band = una pila de la franja puede capturar, así que debes capturar con una pila de la franja
top-must-leave-band = una de tus pilas debe salir de la franja
top-must-end-elsewhere = una jugada sin captura debe acabar en una casilla distinta de { $cell }
top-not-in-band = una jugada solo puede acabar en la franja, en { $cell }, si captura

## Top Hats: telling

top-build = El asiento { $seat } construye una pila: { $middle ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  } en medio, { $bottom ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  } abajo.
top-build-unseen = El asiento { $seat } construye una pila.
top-place = El asiento { $seat } coloca la pila { $stack } en { $cell }.
top-step = El asiento { $seat } da un paso de { $origin } a { $target }.
top-jump = El asiento { $seat } salta de { $origin } sobre { $over } hasta { $target }.
top-stop = El asiento { $seat } se para en { $cell }.
top-captured = { $cell } pierde un sombrero { $lost ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  }; aparece uno { $now ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  }.
top-captured-last = { $cell } pierde su último sombrero, uno { $lost ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  }.
top-narrow = El asiento { $seat } reduce el tablero: ahora la franja es el anillo { $band }.
top-pass = El asiento { $seat } pasa.

## Bots

unknown-bot = bot desconocido «{ $name }»; los bots son: { $allowed }
unknown-bot-close = bot desconocido «{ $name }»; ¿querías decir { $close }? Los bots son: { $allowed }
bad-budget = un presupuesto necesita segundos (más de 0, hasta { $seconds }) o simulaciones (de 1 a { $simulations }), y de 1 a { $threads } hilos
not-on-the-move = no le toca al asiento { $seat }
too-many-seats = la búsqueda admite partidas de hasta { $most } jugadores; { $game } tiene más
why-only = Es la única jugada legal.
why-clear = A esta jugada le doy un { $value } % de posibilidades de ganar; a la segunda mejor, un { $other } %.
why-close = Por muy poco: a esta jugada le doy un { $value } % de posibilidades de ganar, y a otra, un { $other } %.
why-fair = A esta jugada le doy un { $value } % de posibilidades de ganar, y con eso me basta.
why-plain = Me parece una buena jugada.
why-hats-lead = Si la partida acabara ahora, mi bando le sacaría al siguiente { $lead ->
    [one] { $lead } punto
   *[other] { $lead } puntos
  }.
why-hats-draw = Una carta nueva podría ser un sombrero favorito mejor.
why-hats-offer = Un intercambio con mi compañero podría darnos mejores sombreros favoritos.
why-hats-give = Incluso sin esta carta conservamos nuestros mejores sombreros favoritos.
why-hats-enough = Hacer algo más no daría puntos.
why-hats-take = Me llevo { $card }, que entonces valdrá { $worth }.
why-hats-more = Me llevo { $card }, que entonces valdrá { $worth }; con la segunda mejor jugada solo sacaría { $other }.
why-hats-avoid = Cada { play-hat-type } sigue valiendo { $worth }; con la segunda mejor jugada bajaría a { $other }.
why-hats-hold = Como sombrero favorito, { $card } valdría entonces { $points }; con la segunda mejor jugada, el mejor que me quedaría valdría solo { $other }.
why-hats-raise = Cada { play-hat-type } valdrá entonces { $worth } en vez de { $was }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  } más para mi bando.
why-hats-lower = Cada { play-hat-type } valdrá entonces { $worth } en vez de { $was }: { $points ->
    [one] un punto
   *[other] { $points } puntos
  } menos para los demás.
why-hats-cookie = Me da la galleta, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-snatch = Le quita al asiento { $seat } la galleta, que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-types = Un tipo nuevo en mi colección me ayuda a conseguir o conservar la galleta.
why-hats-favourite = Con { $card } en mi colección, { $favourite } es mejor sombrero favorito: por ahora vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-keep = Guardo { $card } como sombrero favorito: por ahora vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-black = Como sombrero negro, { $card } es un punto seguro, y la mesa de té se queda como está.
why-hats-spare = No necesito { $card }, y otra carta podría servirme más.
why-hats-suits = Mi compañero ha reunido cartas de tipo { play-hat-type }, así que { $card } sería para él un buen sombrero favorito.
why-magic-fits = El sombrero del espacio { $slot } es del personaje de debajo.
why-magic-magic = El sombrero del espacio { $slot } es un sombrero mágico.
why-magic-race = El siguiente jugador también conoce el sombrero del espacio { $slot }, así que me lo llevo antes.
why-magic-likelier = Hay cerca de un { $chance } % de probabilidad de que el sombrero del espacio { $slot } sea el bueno; en el segundo mejor espacio, solo un { $other } %.
why-magic-risk = Destapar el espacio { $slot } saldría mal cerca de un { $chance } % de las veces; así no me arriesgo a ninguna penalización.
why-magic-home = Así un sombrero llega a su personaje, en el espacio { $slot }, y el siguiente jugador no conoce ese sombrero.
why-magic-look = No conozco el sombrero del espacio { $slot }.
why-magic-wait = Conozco todos los sombreros, y nada me ayudaría más a mí que al siguiente jugador.
why-magic-told = Por lo que han jugado los demás, hay cerca de un { $chance } % de probabilidad de que el sombrero del espacio { $slot } sea el bueno.
why-magic-guess = No he visto el sombrero del espacio { $slot }; hay cerca de un { $chance } % de probabilidad de que sea el bueno.
why-magic-disturb = El siguiente jugador conoce el sombrero del espacio { $slot } y yo no, así que lo cambio de sitio.
why-magic-check = El asiento { $seat } sabe qué sombrero hay en el espacio { $slot }, y yo también quiero saberlo.
why-magic-idle = Ninguno de los sombreros que conozco se puede ganar donde está, así que espero y no regalo nada.
why-top-random = Me da igual cómo construir y colocar: elijo al azar.
why-top-balance = { $taken ->
    [0] No capturo ningún sombrero
    [one] Capturo un sombrero
   *[other] Capturo { $taken } sombreros
  }, y calculo que el siguiente jugador { $lost ->
    [0] no me quitará ninguno.
    [one] me quitará uno.
   *[other] me quitará { $lost }.
  }
why-top-narrow = En el tablero reducido { $taken ->
    [0] no capturo ningún sombrero
    [one] capturo un sombrero
   *[other] capturo { $taken } sombreros
  }, y calculo que luego { $lost ->
    [0] no perderé ninguno.
    [one] perderé uno.
   *[other] perderé { $lost }.
  }
why-top-better = Capturo { $taken ->
    [one] un sombrero
   *[other] { $taken } sombreros
  } y calculo que luego { $lost ->
    [0] no perderé ninguno
    [one] perderé uno
   *[other] perderé { $lost }
  }; con la segunda mejor jugada capturaría { $gain ->
    [one] uno
   *[other] { $gain }
  } y { $cost ->
    [0] no perdería ninguno.
    [one] perdería uno.
   *[other] perdería { $cost }.
  }
why-top-safer = Después de esta jugada, el siguiente jugador solo amenaza { $stacks ->
    [one] una de mis pilas
   *[other] { $stacks } de mis pilas
  }; después de la segunda mejor, amenazaría { $other }.
why-top-solid = Con tres sombreros míos, esta pila es mía hasta el final.
why-top-middle = Con un sombrero mío en medio, esta pila sigue siendo mía tras una captura.
why-top-bottom = Con mi sombrero abajo, la pila vuelve a ser mía tras dos capturas.
why-top-others = Los sombreros de los demás tienen que ir en algún sitio, y aquí no quedan bajo mis otras pilas.
why-top-place = Tal como están las pilas, nadie podría capturar una en { $cell }.
why-top-beside = Junto a mi pila de { $cell } hay menos sitio para caer, así que las dos se protegen.
why-top-bait = Si capturan mi pila de { $cell }, debajo hay otro sombrero mío.
why-top-wins = Así ya nadie más tiene pilas, y gano.
why-top-uncovers = Puedo capturar los sombreros de { $cells }, y debajo están los míos.
why-top-captures = { $taken ->
    [one] Puedo capturar un sombrero en { $cells }, y calculo que el siguiente jugador no me quitará ninguno.
   *[other] Puedo capturar { $taken } sombreros en { $cells }, y calculo que el siguiente jugador no me quitará ninguno.
  }
why-top-must = Tengo que capturar: así capturo { $taken ->
    [one] un sombrero
   *[other] { $taken } sombreros
  }, y calculo que el siguiente jugador me quitará { $lost ->
    [one] uno
   *[other] { $lost }
  }.
why-top-band = No puedo capturar, así que una pila mía tiene que salir de la franja: la de { $cell }.
why-top-flees = El siguiente jugador podía capturar mi pila de { $cell }; después de esta jugada, ya no.
why-top-guards = Después de esta jugada, el siguiente jugador ya no puede capturar mis sombreros de { $cells }.
why-top-threatens = Amenazo con capturar en { $cells }.
why-top-inwards = Mi pila de { $cell } se acerca al centro.
why-top-safe = Después de esta jugada, el siguiente jugador no puede capturar ninguna de mis pilas.
why-top-drives = { $stacks ->
    [one] Así queda una pila rival en la franja y tiene que salir.
   *[other] Así quedan { $stacks } pilas rivales en la franja y tienen que salir.
  }
why-top-room = En un tablero más pequeño los demás tienen menos sitio.

## Replay

replay-title = { $game } con { $players } jugadores. Empieza el asiento { $first }.
replay-result = La partida ha terminado: { $scores }.
replay-score = asiento { $seat } { $score }
replay-winner = Gana el asiento { $seats }.
replay-winners = Los asientos { $seats } comparten la victoria.
replay-stalled = La partida acabó porque ya nadie ganaba nada.
replay-resigned = El asiento { $seat } se rinde.
replay-abandoned = La partida quedó sin terminar.

## Arena

arena-too-few-bots = un torneo necesita dos bots o más
arena-bot-twice = { $name } aparece dos veces; dale a uno de los dos otro presupuesto, por ejemplo { $bot }@500
arena-bad-budget = «{ $text }» no es un presupuesto; escribe simulaciones, @2000 (de 1 a { $simulations }), o segundos, @0.25s (hasta { $seconds })
arena-two-budgets = indica --seconds o --simulations, no ambos
arena-needs-sprt = --alpha y --beta solo valen con --sprt
arena-sprt-two-bots = --sprt compara dos bots; indica exactamente dos
arena-bad-sprt = --sprt es «{ $text }»; escribe dos cuotas de victoria en tanto por ciento, primero la menor, por ejemplo 50,55
arena-bad-rate = { $flag } es { $rate }; permitido: más de 0, menos de { $most }
arena-bot-erred = error de { $name } en la ronda { $round } tras { $action ->
    [one] { $action } acción
   *[other] { $action } acciones
  }
arena-bot-fault = { $where }: { $fault }
arena-process-died = un proceso ha muerto; las partidas escritas en --out se conservan, y el mismo comando continúa
arena-settings-differ = { $path } se empezó con otros ajustes: { $names }; { $name } era { $found }, ahora es { $asked }. Usa los mismos ajustes, elige otro --out, o borra { $path } y { $side }
arena-file-taken = { $path } existe, pero { $side } no dice qué contiene; elige otro --out
arena-records-lost = { $side } existe, pero { $path } no; recupéralo, o borra { $side }
puzzles-bad-file = { $where }: este no es un archivo de acertijos para estas reglas
puzzles-progress = buscando acertijos de { play-game }
train-progress = aprendiendo { play-game }: partidas de esta ronda
train-round = ronda { $number }: { $games } partidas, { $samples } posiciones, { $minutes } min; pérdida { $loss }; contra greedy { $greedy }, contra la ronda anterior { $previous }
train-no-inputs = { play-game } no tiene entradas para una red con { $players } jugadores; se admite: { $allowed }
train-folder-used = en { $path } ya hay un entrenamiento; añade --resume para continuarlo, o elige otra carpeta
train-nothing-there = en { $path } no hay ningún entrenamiento que continuar; quita --resume
train-bad-folder = { $path } no es la carpeta de un entrenamiento
train-other-settings = el entrenamiento de { $path } tiene { $flag } { $value }; quita { $flag }, o elige otra carpeta
arena-bad-line = { $where }: esta no es una partida de este torneo; borra la línea o el archivo
arena-line-twice = { $where }: esta partida aparece dos veces; borra la línea o el archivo
arena-file-busy = otro proceso está escribiendo { $path }
bad-cluster = «{ $text }» no es un clúster; escribe ray, ray://HOST:PORT o, en una de sus máquinas, ray:HOST:PORT o ray:auto
cluster-not-started = Ray no ha arrancado: { $reason }
cluster-unreachable = ningún clúster de Ray responde en { $address }: { $reason }
cluster-versions = todas las máquinas de un clúster necesitan las mismas versiones de Ray y Python: { $reason }
cluster-versions-differ = { $node } tiene { $theirs }, esta máquina { $ours }; instala lo mismo en todas
cluster-without-hatbox = una máquina del clúster no puede cargar Hatbox { $version }; instálalo allí con `pip install 'hatbox[cluster]'`
cluster-work-lost = el mismo trabajo se ha perdido { $times } veces junto con su proceso: { $reason }
workers-node = { $node }: { $chunks } partes, { $rate } por segundo
play-daily-title = { $game }, reto del día { $day }
play-daily-seed = semilla: SHA-256 de «{ $text }»
play-daily-first = { $first ->
    [0] Empiezas tú.
   *[other] Empieza el Gato de Cheshire.
}
play-daily-playing = los bots juegan a { play-game }
play-daily-bots = En tu lugar, los bots consiguen:
play-daily-score = { $own } : { $other }
play-daily-moves = { $won ->
    [yes] victoria en { $moves } jugadas
    [shared] empate tras { $moves } jugadas
   *[no] derrota en { $moves } jugadas
}
arena-title = { $game } con { $players } jugadores, semilla { $seed }
arena-counts = { $games } partidas: { $rounds } rondas, cada una con un mismo reparto en { $seatings } disposiciones de asientos ({ $asked } partidas pedidas)
arena-incomplete = { $games ->
    [one] { $games } de estas partidas pertenece
   *[other] { $games } de estas partidas pertenecen
  } a { $rounds ->
    [one] una ronda incompleta
   *[other] { $rounds } rondas incompletas
  }; también cuentan
arena-stopped = interrumpido: quedan { $missing } partidas sin jugar
arena-results = Resultados
arena-duels = Acabó por delante de
arena-paces = Tiempo de cálculo
arena-bot = bot
arena-games = partidas
arena-share = victorias
arena-interval = 95 %
arena-decided = de las decididas
arena-ahead-of-mean = ventaja sobre el rival medio
arena-ahead-of-best = ventaja sobre el mejor rival
arena-rating = rating
arena-scale = Elo
arena-decisions = decisiones
arena-mean-time = ms de media
arena-high-time = ms al 99 %
arena-longest-time = ms máximo
arena-simulations = simulaciones
arena-speed = simulaciones/s
arena-late = partidas con retraso
arena-faults = Fallos
arena-illegal = respuestas no válidas
arena-overdue = fuera de tiempo
arena-crashes = caídas
arena-replaced = sustituidas por jugadas al azar
arena-unknown = n. d.
arena-sprt-low = SPRT: { $bot } gana como mucho el { $low }, no el { $high }
arena-sprt-high = SPRT: { $bot } gana al menos el { $high }, no el { $low }
arena-sprt-open = SPRT: todavía no está claro si { $bot } gana el { $low } o el { $high }
arena-sprt-bounds = Logaritmo de la razón de verosimilitudes: { $ratio } tras { $rounds } rondas; límites { $lower } y { $upper } (alfa { $alpha }, beta { $beta }).
arena-sprt-biased = La prueba paró en cuanto estuvo claro: las cuotas y los intervalos de abajo se inclinan hacia su decisión.
arena-adjusted = sin suerte
arena-luck-worth = Descontar la suerte del robo ha valido como un { $percent } % más de partidas.
arena-luck-worthless = Descontar la suerte del robo no ha ahorrado partidas aquí.
arena-fair = Con bots igual de buenos, cada uno ganaría el { $share }.
arena-scale-note = Elo: con 400 puntos más, un bot acaba por delante diez veces más que por detrás. { $bot } vale 0.
arena-ended = Cómo acabaron las partidas: { $endings }.

## Studies

study-not-toml = { $path } no es TOML: { $fault }
study-one-file = { $path } describe el estudio entero; da un solo archivo con opciones, o juegos con opciones
study-no-game = di qué juego hay que estudiar: game = "…"
study-unknown-key = { $where }clave desconocida «{ $name }»; se admite: { $allowed }
study-unknown-key-close = { $where }clave desconocida «{ $name }»; ¿querías decir «{ $close }»?
study-unknown-option-close = { $game } no tiene la opción «{ $name }»; ¿querías decir «{ $close }»?
study-bad-value = { $name } no puede ser «{ $value }»; se escribe así: { $allowed }
study-precision = una precisión de { $value } pide unas { $games } partidas de cada variante; es posible de { $least } a { $most }
study-too-many = son { $variants } variantes; un estudio tiene como mucho { $most }
study-too-many-bots = el juego tiene { $sides } bandos, pocos para { $bots } bots enfrentados
study-twice = la misma variante aparece dos veces: { $name }
study-same-name = dos juegos distintos se llaman { $name }; ponle un nombre propio al que has cambiado
study-not-folder = { $path } no es una carpeta
study-folder-taken = { $path } ya contiene otras cosas; elige otro --out
study-other = { $path } guarda otro estudio, distinto en: { $names }; elige otro --out
what-if-base = { $name } no se puede cambiar; se parte de uno de estos: { $allowed }
what-if-name = «{ $name }» no puede ser el nombre de un juego cambiado; elige uno nuevo con letras, cifras y _
what-if-module = { $name }: escribe MODULE.NAME; los módulos de { $game } son { $allowed }
what-if-unknown = { $game } no tiene nada que se llame { $name }; quizá: { $allowed }
what-if-kind = { $name } tiene que seguir siendo lo que es: { $wanted ->
    [def] una función
   *[other] un número, un texto, una lista o una tabla
  }

## Command line

compiling = compilando las reglas (solo cuando son nuevas en este equipo)…
faults-summary = { $records } registros, { $moves } jugadas, { $faults } errores
bad-lines = no se pudieron usar { $bad } de { $lines } líneas; la primera: { $fault }

## Copias de seguridad

database-unusable = { $fault }
backup-writing = copiando
backup-done = { $path } contiene { $players } jugadores, { $tables } mesas y { $events } eventos
backup-not-ours = { $path } no lo hizo hatbox backup
backup-newer = { $path } es de un hatbox más nuevo (esquema { $schema }; este conoce el { $known }): usa esa versión
backup-damaged = { $path } está dañado, así que no se ha cambiado nada
restore-checking = comprobando
restore-writing = restaurando
restore-done = restaurado desde { $path }: { $players } jugadores, { $tables } mesas y { $events } eventos
restore-not-empty = la base de datos no está vacía, así que no se ha cambiado nada; --replace borra lo que contiene

## Cuidar de un servidor

admin-no-player = nadie tiene el id o el nombre { $player }
admin-many-players = varios jugadores se llaman { $name }; elige uno por su id: { $ids }
admin-no-table = no hay ninguna mesa { $table }
admin-table-ended = la mesa { $table } ya ha terminado: está { $status }
admin-table-busy = la mesa { $table } está demasiado ocupada para cerrarla ahora; inténtalo de nuevo
admin-bad-name = un nombre tiene de 1 a 24 caracteres, al menos uno visible
admin-none = No hay nada que mostrar.
admin-closed = La mesa { $table } está cerrada.
admin-muted = { $name } ({ $player }) está en silencio hasta { $until }.
admin-unmuted = { $name } ({ $player }) ya no está en silencio.
admin-banned = Se ha expulsado a { $name } ({ $player }).
admin-unbanned = Se ha readmitido a { $name } ({ $player }).
admin-renamed = { $player } ahora se llama { $name }.
admin-status-name = { $status ->
    [open] abierta
    [playing] en juego
    [over] terminada
   *[closed] cerrada
  }
admin-table = mesa
admin-value = valor
admin-game = juego
admin-status = estado
admin-seats = asientos
admin-seat = asiento
admin-options = opciones
admin-host = anfitrión
admin-created = creada
admin-updated = último uso
admin-events = eventos
admin-player = jugador
admin-name = nombre
admin-tables = mesas
admin-muted-until = en silencio hasta
admin-notes = notas
admin-bot = es un bot
admin-is-banned = expulsado
admin-when = cuándo
admin-reporter = aviso de
admin-reported = sobre
admin-reason = motivo
admin-what = qué
admin-count = número
admin-stats-players = jugadores
admin-stats-bots = de ellos, bots
admin-stats-new-players = nuevos en el último día
admin-stats-muted = en silencio ahora
admin-stats-banned = expulsados
admin-stats-moves = jugadas
admin-stats-day = partidas terminadas en el último día
admin-stats-week = partidas terminadas en la última semana
admin-stats-reports = avisos

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats: intercambia cartas con la mesa de té, de 2 a 4 jugadores
    [magic_hat] Magic Hat: recuerda qué sombrero está sobre qué cabeza, de 2 a 4 jugadores
    [top_hats] Top Hats: pilas que saltan unas sobre otras, 2 o 3 jugadores
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Azar
    [greedy] Voraz
    [dormouse] Lirón
    [march_hare] Liebre de Marzo
    [cheshire_cat] Gato de Cheshire
    [mad_hatter] Sombrerero Loco
    [white_rabbit] Conejo Blanco
   *[other] { $bot }
  }
play-you = tú
play-person = persona
play-seat = { $seat } ({ $who })
play-friends = solo personas en este dispositivo
play-players = { $count } jugadores
play-choose-game = ¿Qué juego?
play-choose-players = ¿Cuántos jugadores?
play-choose-opponents = ¿Contra quién quieres jugar? Del más flojo al más fuerte:
play-not-offered = «{ $text }» no está entre las opciones; pulsa Intro para verlas
play-choose-one = Escribe una de las opciones, hasta { $most }.
play-bad-levels = --level aparece { $levels ->
    [one] { $levels } vez
   *[other] { $levels } veces
  }, pero hay { $bots } bots; indícalo una vez para todos o una vez por bot
play-load-alone = --load continúa una partida guardada tal como estaba: solo admite --seed y --seconds
play-file-taken = { $path } ya existe y no es una partida guardada; elige otro nombre

play-begins = Empieza el asiento { $seat }.
play-resumed = La partida continúa después de { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }.
play-help-hint = Escribe un número o una jugada; ? muestra las reglas y todo lo demás.
play-your-turn = Asiento { $seat }, te toca
play-over = La partida ha terminado
play-thinking = { $who } está pensando…
play-look-once = Míralo bien y pulsa Intro: no volverás a verlo.
play-done-looking = Pulsa Intro para limpiar la pantalla para el siguiente jugador, o escribe undo:
play-hand-over = Pasa el dispositivo al asiento { $seat }. Que no mire nadie más.
play-ready = Asiento { $seat }, pulsa Intro cuando nadie más vea la pantalla.
play-goodbye = ¡Hasta luego!
play-after = Pulsa Intro para salir, o escribe again, log o save FILE.
play-score = Asiento { $seat }: { $score }
play-undone = Jugada deshecha.
play-undo-nothing = No hay nada que deshacer.
play-undo-others = No se puede deshacer: otro jugador ya ha jugado.
play-undo-chance = No se puede deshacer: ya se ha robado una carta.
play-undo-revealed = No se puede deshacer: reveló algo oculto.
play-save-where = ¿En qué archivo se guarda?
play-save-leaving = La partida no está guardada. Escribe un nombre de archivo para guardarla, o pulsa Intro para salir:
play-saved =
    Guardada en { $path }.
    Para continuar: hatbox play --load { $path }
    (El archivo lo muestra todo, también lo que no puedes ver: mejor no lo abras.)
play-resign-sure = ¿Seguro que te rindes? (yes para sí, no para no)
play-hint = { $who } jugaría:
play-hint-why = «{ $reason }»
play-hint-share = { $share } % de posibilidades de ganar, con un margen de { $error }
play-choose-move = ¿Qué quieres hacer?
play-moves-so = { $verb } ({ $count })
play-commands =
    Escribe números («3», luego «1», o «3 1»), jugadas (también abreviadas:
    «ex d4 3»), o bien:
      ?             esta ayuda
      hint          qué haría el bot más fuerte, y por qué
      legal         todas las jugadas legales
      table         dibuja todo de nuevo
      log           lo que ha pasado hasta ahora; log 10: los últimos diez eventos
      undo          deshace tu última jugada, si no reveló nada oculto
      save FILE     guarda la partida; después: hatbox play --load FILE
      resign        rendirse (cuando hay dos bandos)
      quit          salir
    Una línea vacía vuelve a la primera pregunta.
play-extra-command = { $name ->
    [stacks] stacks        cada pila de arriba abajo, hasta donde la conoces
   *[other] { $name }
  }

play-column-seat = asiento
play-column-hand = mano
play-column-collection = colección
play-column-black = sombreros negros
play-column-cookie = galleta
play-column-now = puntos ahora
play-column-pairs = parejas
play-column-magic = sombreros mágicos
play-column-penalties = penalizaciones
play-column-colour = color
play-column-stacks = pilas
play-column-waiting = por colocar
play-column-lost = sombreros perdidos
play-column-cell = casilla
play-column-stack = de arriba abajo
play-column-builder = hecha por

play-hat-type = { $type ->
    [B] Boina
    [C] Cloché
    [D] Deerstalker
    [F] Fez
    [K] Kepis
    [S] Sombrero charro
   *[T] Tricornio
  }
play-tea-table = mesa de té
play-row-cards = carta
play-row-worth = vale
play-worth-now = Valor ahora
play-piles = mazo { $deck }, pila de descarte { $discards }
play-hand = Tu mano
play-cookie = galleta
play-team-now = asientos { $seats }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } ahora
play-team-score = Asientos { $seats }, en equipo: { $score }
play-offer-open = El asiento { $seat } ha pasado una carta bocabajo a su compañero.
play-choose-card = { $left ->
    [give] ¿Qué carta le das a tu compañero?
    [optional] La acción principal está hecha. ¿Qué carta para la acción opcional?
    [main] La acción opcional está hecha. ¿Qué carta para la acción principal?
   *[both] ¿Qué carta?
  }
play-choose-use = ¿Qué quieres hacer con { $card }? (Intro: otra carta)
play-card-favourite = { $uses }; como favorito { $points }
play-exchange-onto = en la posición { $place }, te llevas
play-end-turn = terminar el turno
play-hats-verb = { $verb ->
    [black] jugarla como sombrero negro
    [discard] descartarla y robar
    [offer] pasarla a tu compañero
    [give] dársela a tu compañero
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] intercambiar en { $places }
    [black] sombrero negro
    [discard] descartar
    [offer] pasar
    [give] dar
   *[other] { $verb }
  }
play-black-hats = sombreros negros
play-favourite = favorito { $card }
play-tie-broken = Empate a puntos: deciden los sombreros negros y después la galleta (H14).

play-kind = { $kind ->
    [king] rey
    [queen] reina
    [princess] princesa
    [knight] caballero
    [wizard] mago
    [jester] bufón
    [cook] cocinero
    [maid] doncella
    [dragon] dragón
    [astrologer] astrólogo
    [noble] noble
    [archer] arquero
    [monk] monje
    [bishop] obispo
    [troubadour] trovador
    [farmer] granjero
    [miner] minero
    [fairy] hada
    [sultan] sultán
    [sailor] marinero
    [magic] MÁGICO
   *[other] { $kind }
  }
play-slot = espacio { $slot }
play-seen-by = visto: { $seats }
play-magic-piles = Mazos: { $characters } personajes, { $hats } sombreros. Turnos sin ganar nada: { $stall }
play-magic-piles-limit = Mazos: { $characters } personajes, { $hats } sombreros. Turnos sin ganar nada: { $stall } de { $limit }
play-magic-verb = { $verb ->
    [peek] peek: mirar un sombrero
    [swap] swap: cambiar de sitio dos sombreros
   *[open] open: destapar un sombrero, para ganar una pareja o llevarte una penalización
  }
play-choose-slot = { $verb ->
    [peek] ¿Qué espacio miras?
    [swap] ¿Qué espacio cambias?
   *[open] ¿Qué espacio destapas?
  }
play-choose-second = ¿Por cuál cambias el espacio { $slot }?
play-opened-wrong = El asiento { $seat } destapó el espacio { $slot }, y se equivocó. Una ficha de penalización.
play-magic-penalties = fichas de penalización menos sombreros mágicos

play-colour = { $colour ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  }
play-own-stacks = Tus pilas, de arriba abajo
play-top-state = La franja es el anillo { $band }. Turnos sin capturas: { $stall }
play-top-state-limit = La franja es el anillo { $band }. Turnos sin capturas: { $stall } de { $limit }
play-legend = { $rings } anillos   { $band } franja   { $neutral } sombrero neutral   { $stack } pila: color y altura
play-legend-placing = { $goal } coloca aquí   { $rings } anillos   { $band } franja   { $neutral } neutral   { $stack } pila: color y altura
play-legend-narrowed = { $rings } anillos   { $band } franja   { $forbidden } prohibido   { $neutral } neutral   { $stack } pila: color, altura
play-choose-stack = ¿Qué pila?
play-choose-build = La siguiente pila, de arriba abajo:
play-choose-cell = ¿Dónde quieres colocar la pila { $stack }? Un número o una casilla (Intro: otra pila)
play-choose-target = ¿Adónde quieres mover { $cell }? (Intro: otra pila)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
play-goes = a { $cell }
play-goes-taking = a { $cell }, captura { $taken }
play-top-verb = { $verb ->
    [narrow] reducir el tablero y luego mover
   *[pass] pasar
  }
play-top-points = Asiento { $seat }: { $share } (pilas en el tablero: { $stacks })
play-top-won = Todas las pilas del tablero son de color { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos seguidos
  } sin capturas (T13): comparten la victoria quienes aún tienen una pila.

play-rules-other = Las reglas de este juego no se explican aquí; `legal` muestra tus jugadas.
play-rules-hats =
    HATS en pocas palabras
    Gana quien tiene más puntos. En tu turno (H4) haces una acción principal y,
    antes o después, como mucho una acción opcional.
      Principal: intercambiar (H5). Juega una carta en una posición de la mesa de
        té y llévate la que había; la tuya debe ser del mismo tipo o más alta. O
        juega una carta bocabajo como sombrero negro (H6), que solo tú conoces.
      Opcional, con 2 o 3 jugadores: descarta una carta y roba otra (H7).
      Opcional, con 4: pasa una carta a tu compañero, que te da otra a cambio
        (H8).
    Después de ocho turnos, tu última carta es tu sombrero favorito (H10).
    Puntos: cada carta reunida vale la posición más baja de su tipo en la mesa de
    té, 0 si no está; cada sombrero negro vale 1 (H11). El favorito suma los
    números de tus cartas reunidas de su tipo, menos el suyo (H12). La galleta
    vale 5 (H13): es de quien tiene más tipos (H9). Los «puntos ahora» no cuentan
    los favoritos.
    Jugadas: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Tipos: Boina, Cloché, Deerstalker, Fez, Kepis, Sombrero charro, Tricornio
play-rules-magic =
    MAGIC HAT en pocas palabras
    Gana el mayor número de parejas de personaje y sombrero. Hay siete personajes en
    fila, cada uno con un sombrero bocabajo encima (M2). En tu turno haces una de
    estas tres cosas (M3):
      peek (M4): mira un sombrero; solo lo ves tú.
      swap (M5): cambia de sitio dos sombreros sin mirarlos.
      open (M6): destapa un sombrero a la vista de todos. Si es del personaje de
        debajo, ganas los dos, y llegan otro personaje y otro sombrero. Un sombrero
        mágico te lo quedas. Si no, vuelve a su sitio y recibes una ficha de
        penalización.
    La partida acaba cuando quedan tres personajes (M7), o cuando hace demasiado que
    nadie gana nada (M10).
    Puntos: parejas menos penalizaciones; cada sombrero mágico anula una (M8).
    Tienes que recordar lo que viste, salvo con la opción memory_aid (M13).
    Jugadas: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS en pocas palabras
    Ganas cuando todas las pilas son tuyas (T11). Cada uno construye en secreto
    cinco pilas de tres, con su color arriba (T3), y se colocan por turnos en los
    anillos 2 y 3 (T4). Una pila es del color que está arriba, la hiciera quien la
    hiciera (T5).
    En tu turno mueves una pila (T6): un paso a una casilla libre de al lado, o
    saltos sobre pilas vecinas a la casilla libre de detrás. Cada pila rival que
    saltas pierde su sombrero de arriba; el de debajo decide de quién es ahora
    (T7). Si puedes capturar, debes hacerlo, primero desde la franja (T8).
    El anillo exterior es la franja: una jugada solo puede acabar ahí si captura,
    y una pila que esté ahí debe salir (T9). Con cinco pilas o menos, y ninguna en
    la franja, puedes reducir el tablero antes de mover (T10).
    Demasiados turnos sin capturas son un empate (T13).
    Jugadas: build yellow red (amarillo en medio, rojo abajo; azul es blue),
    place 2 E7, move C3 C5 E7 (dónde cae), C3-E7*C4 (de, a, captura), narrow, pass

## Jugar en un servidor

join-bad-address = «{ $address }» no es la dirección de un servidor; escribe por ejemplo localhost:8731
bad-prefix = { $option } no puede ser «{ $value }»; es una ruta como /hats
bad-web-address = { $option } no puede ser «{ $value }»; es una dirección como { $example }
request-unknown-host = Este servidor no conoce el nombre { $host }. Su administrador puede permitirlo con --url.
bad-header = { $option } no puede ser «{ $value }»; es el nombre de una cabecera como X-Forwarded-User
sign-in-off = Aquí no hace falta iniciar sesión: basta con un nombre.
sign-in-provider-down = El servicio de acceso no responde. Inténtalo de nuevo en unos minutos.
sign-in-provider-wrong = Algo ha fallado en el servicio de acceso. Inténtalo de nuevo o avisa al administrador.
sign-in-denied = No has iniciado sesión, así que no ha cambiado nada.
sign-in-expired = Ha pasado demasiado tiempo, o ya estaba hecho. Vuelve a iniciar sesión.
sign-in-other-browser = Termina de iniciar sesión en el navegador en el que empezaste.
sign-in-linked-elsewhere = Esta cuenta ya es de { $name }.
sign-in-has-account = Ya has vinculado otra cuenta. Desvincula antes esa.
sign-in-no-proxy = El servidor no sabe quién eres. Abre el juego como te dijo el administrador.
identity-sign-in-needed = Para jugar aquí, inicia sesión.
serve-scan = Escanea esto con un teléfono, o abre { $address }
member-list-short = { $path }, línea { $line }: el código es demasiado corto; necesita al menos { $least } letras o cifras
member-list-twice = { $path }, línea { $line }: este código ya está en la lista
member-name-taken = { $name } ya tiene un código; «hatbox invite revoke» lo anula
member-unknown = nadie llamado { $name } tiene un código; «hatbox invite list» muestra quién lo tiene
member-several = varias personas llamadas { $name } tienen un código; anúlalo en tu archivo
member-from-file = el código de { $name } está en tu archivo: borra allí su línea
member-code = código
member-link = enlace
member-added = añadido
member-player = juega como
member-seen = última visita
member-revoked = El código de { $name } ya no vale.
member-revoked-banned = El código de { $name } ya no vale, y se ha expulsado a { $name } ({ $player }). Para deshacerlo: hatbox admin unban { $player }
identity-invite-needed = Para jugar aquí necesitas un código de invitación. Pídeselo a quien te invitó.
lobby-closed = Aquí no hay partidas rápidas. Abre una mesa e invita a tus amigos.
join-unreachable = no se puede conectar con { $address }: { $reason }
join-not-hatbox = en { $address } no hay ningún servidor hatbox
join-refusal = { $reason }
join-refused = El servidor lo rechaza: { $code }
join-bad-identities = { $path } está dañado; arréglalo o bórralo (entonces serás un jugador nuevo en todas partes)
join-name = ¿Cómo te llamas?
join-recovery =
    Con este código juegas con tu perfil en otro dispositivo:
    { $code }
    Tu identidad se guarda en { $path }.
join-choose-table = ¿Dónde quieres jugar?
join-mine-turn = tu partida de { $game }, te toca: { $who }
join-mine = tu partida de { $game }: { $who }
join-open = { $game }, asientos libres: { $free }; con { $who }
join-new = abrir una mesa nueva
join-choose-access = ¿Quién puede entrar?
join-listed = cualquiera: la mesa está en la lista
join-private = solo las personas a quienes digas su nombre
join-free = libre
join-waiting =
    Esperando a los demás. Escriben: hatbox join { $url } { $table }
    O llena los asientos libres: escribe bots dormouse
    (o march_hare, cheshire_cat, mad_hatter, white_rabbit).
join-waits-for = Esperando a { $who }.
join-help-hint = Escribe ? para ver las reglas y los comandos.
join-line-lost = (conexión perdida; reintentando…)
join-line-back = (conexión restablecida)
join-not-now = Ahora no puedes hacer «{ $text }»: no te toca.
join-bad-level = escribe bots y un nivel: { $allowed }
join-leave-sure = ¿Seguro que dejas tu asiento? (yes para sí, no para no)
join-after = Pulsa Intro para salir, o escribe again, log o say con un mensaje.
join-sat = { $name } ocupa el asiento { $seat }.
join-left = El asiento { $seat } vuelve a estar libre.
join-readied = El asiento { $seat } está listo.
join-unreadied = El asiento { $seat } aún no está listo.
join-filled = En los asientos libres juega: { $bot }.
join-started = Empieza la partida.
join-chose = El asiento { $seat } ha terminado de elegir.
join-rechose = El asiento { $seat } vuelve a elegir.
join-undone = El asiento { $seat } deshace una jugada.
join-undo-asked = El asiento { $seat } quisiera deshacer una jugada; los demás escriben yes o no.
join-undo-refused = El asiento { $seat } no lo permite: la jugada se queda.
join-taken-over = { $why ->
    [time] Al asiento { $seat } se le ha acabado el tiempo. Juega en su lugar: { $bot }.
   *[left] El asiento { $seat } se ha ido. Juega en su lugar: { $bot }.
  }
join-returned = El asiento { $seat } ha vuelto.
join-said = { $name }: { $text }
join-bots-offered = Aún no ha venido nadie más; el anfitrión puede escribir bots y un nivel.
join-rematch-asked = El asiento { $seat } quiere jugar otra vez; escribe again si tú también.
join-rematched = Empieza una partida nueva.
join-closed = La mesa está cerrada.
join-commands =
    Escribe números («3», luego «1», o «3 1»), jugadas (también abreviadas:
    «ex d4 3»), o bien:
      ?             esta ayuda
      legal         todas las jugadas legales
      table         dibuja todo de nuevo
      log           lo que ha pasado hasta ahora; log 10: los últimos diez eventos
      say PALABRAS  dice algo a todos; phrases: frases rápidas, por su nombre
      undo          deshace tu última jugada; quizá los demás deban aceptarlo
      yes, no       responde a quien quiere deshacer una jugada
      resign        rendirse (cuando hay dos bandos)
      leave         deja tu asiento; un bot juega por ti
      return        recupera tu asiento
      bots NIVEL    llena de bots los asientos libres (solo el anfitrión)
      again         otra partida con la misma gente, cuando acabe esta
      quit          sale del programa y conserva tu asiento
    Una línea vacía vuelve a la primera pregunta.

## Table talk: ready-made phrases

phrase-hello = ¡Hola a todos!
phrase-good-luck = ¡Buena suerte!
phrase-have-fun = ¡A divertirse!
phrase-your-turn = ¡Te toca!
phrase-one-moment = Un momento, por favor.
phrase-take-your-time = Sin prisa.
phrase-well-played = ¡Bien jugado!
phrase-nice-move = ¡Buena jugada!
phrase-oops = ¡Uy!
phrase-sorry = ¡Perdón!
phrase-thanks = ¡Gracias!
phrase-thinking = A ver, déjame pensar…
phrase-exciting = ¡Esto se pone emocionante!
phrase-lucky = ¡Qué suerte!
phrase-unlucky = ¡Qué mala suerte!
phrase-yes = ¡Sí!
phrase-no = ¡No!
phrase-haha = ¡Jajaja!
phrase-well-done-partner = ¡Qué buen equipo hacemos!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-next-time = ¡Otra vez será!
phrase-must-go = Lo siento, me tengo que ir.
phrase-bye = ¡Adiós, hasta pronto!

## The server

serving = en marcha en { $address } (Ctrl-C para detenerlo)
connection-hello-first = Conexión cerrada: el programa debe decir primero quién es.
connection-hello-twice = Conexión cerrada: el programa dice quién es una sola vez.
connection-version = Esta aplicación es más antigua o más nueva que el servidor. Recarga la página o actualiza la aplicación.
connection-not-text = Conexión cerrada: todo mensaje debe ser texto.
connection-too-fast = Demasiados mensajes a la vez. Espera un momento.
connection-too-slow = Tu conexión es demasiado lenta para seguir el ritmo. Reconectando…
connection-silent = Hace un rato que no respondes. Reconectando…
message-bad = El servidor no entiende este mensaje: { $fault }
identity-needed = Primero necesitas un nombre.
identity-unknown-token = El servidor ya no te reconoce. Vuelve a elegir un nombre.
identity-unknown-code = Ese código de recuperación no es válido. Compruébalo.
device-unknown = En ese dispositivo ya se había cerrado la sesión.
identity-banned = Se te ha expulsado de este servidor.
identity-banned-because = Se te ha expulsado de este servidor: { $reason }
identity-too-many-mutes = Puedes silenciar como mucho a { $most } jugadores.
name-empty = Un nombre necesita al menos un carácter visible.
table-unknown = Esta mesa no existe.
table-too-many = Ya tienes { $most } mesas abiertas. Antes inicia la partida en una de ellas o déjala.
table-too-many-running = Ya tienes { $most } partidas en curso. Antes termina una de ellas o ríndete.
table-too-many-watched = Estás viendo demasiadas mesas a la vez.
table-worn-out = Esta mesa ha llegado a su límite: ya solo se puede jugar. Abre una nueva.
table-no-spectators = Mientras dura la partida, solo los jugadores pueden verla.
table-bad-bots = Los bots pueden ocupar los asientos { $allowed }, pero no todos.
table-not-seated = No tienes asiento en esta mesa.
table-seated = Ya tienes asiento: el asiento { $seat }.
table-seat-taken = El asiento { $seat } está ocupado. Asientos libres: { $allowed }
table-full = Todos los asientos están ocupados.
table-host-only = Eso solo puede hacerlo el anfitrión de la mesa.
table-not-ready = Aún no están todos listos.
table-not-open = { $status ->
    [playing] La partida ya ha empezado.
    [over] La partida ha terminado.
   *[closed] Esta mesa está cerrada.
  }
table-not-playing = { $status ->
    [open] La partida aún no ha empezado.
    [over] La partida ha terminado.
   *[closed] Esta mesa está cerrada.
  }
table-not-over = La partida aún no ha terminado.
table-bot-plays = Un bot juega por ti. Primero recupera tu asiento.
table-you-play = Ya estás en tu asiento: ningún bot juega por ti.
table-cannot-resign = Solo puedes rendirte en una partida entre dos bandos.
table-asked-already = Ya has pedido otra partida.
table-rematched = La siguiente partida ya ha empezado en otra mesa.
command-stale = Pasó algo antes de que llegara tu jugada. Vuelve a mirar.
command-unseen = El programa cuenta más eventos en esta mesa de los que hubo: { $seen } en vez de { $last }.
move-not-your-turn = No te toca.
move-chosen-all = Ya lo has elegido todo.
move-your-turn-now = Ya te toca: haz tu jugada directamente.
move-no-premove = No tienes ninguna jugada preparada.
move-premove-dropped = Tu jugada preparada ya no es posible y se ha cancelado: { $move }
undo-nothing = No tienes ninguna jugada que deshacer.
undo-revealed = Esto no se puede deshacer: desde entonces se ha revelado algo oculto.
undo-not-asked = Nadie espera tu respuesta.
talk-not-here = En esta mesa no hay chat.
talk-phrases-only = En esta mesa solo se permiten frases rápidas.
talk-empty = El mensaje está vacío.
talk-too-fast = Más despacio: espera un momento antes del próximo mensaje.
notify-no-push = Este servidor no envía notificaciones a navegadores.
notify-no-webhook = Este servidor no envía notificaciones a direcciones web.
notify-no-email = Este servidor no envía correos.
notify-bad-address = { $reason ->
    [scheme] La dirección debe empezar por https://
    [private] Esa dirección no está en la internet pública.
    [port] Ese puerto no está permitido. Usa el 443, o uno por encima de 1023.
    [keys] La suscripción de tu navegador no es válida. Desactiva las notificaciones y vuelve a activarlas.
   *[malformed] Eso no es una dirección web.
}
notify-hook-refused = La dirección ha respondido con un error ({ $status }). ¿Es la correcta?
notify-hook-unreachable = En esa dirección no responde nadie.
notify-bad-email = Eso no parece una dirección de correo.
notify-mail-failed = Ahora mismo no se puede enviar el correo. Inténtalo más tarde.
notify-bad-time-zone = No existe la zona horaria «{ $zone }». Los nombres son como Europe/Rome.
notify-half-quiet = Las horas de silencio necesitan un principio y un final.
notify-too-many-devices = Ya recibes notificaciones en { $most } dispositivos. Desactívalas antes en uno.
notify-nothing-set-up = Aún no hay adónde enviarla.
invite-unknown-player = Ese jugador ya no está.
invite-yourself = Tú ya estás aquí.
invite-not-open = Esta partida ya ha empezado.
invite-already-seated = Ya tiene asiento en esta mesa.
invite-no-seat = Todos los asientos están ocupados.
invite-too-often = De momento ya has invitado bastante. Espera un poco.
talk-muted = Un administrador te ha silenciado por un tiempo.
talk-muted-because = Un administrador te ha silenciado por un tiempo: { $reason }
talk-gives-away = { $named ->
    [type] Los compañeros no pueden decirse el tipo de una carta (H8). El mensaje no se ha enviado.
    [colour] Los compañeros no pueden decirse el color de una carta (H8). El mensaje no se ha enviado.
   *[number] Los compañeros no pueden decirse el número de una carta (H8). El mensaje no se ha enviado.
  }
request-unknown = No hay nada en { $path }.
request-unknown-ratings = No hay ratings para este juego con ese número de jugadores.
request-bad-method = aquí no se puede usar { $method }; métodos permitidos: { $allowed }
request-bad-query = «{ $text }» no es un número entero.
request-bad-body = La petición no tiene el formato correcto: { $fault }
request-too-large = La petición es demasiado grande; el límite es de { $most } bytes.
request-too-many = Demasiadas peticiones. Espera un momento.
request-foreign-origin = Las páginas de otros sitios no pueden usar este servidor.
server-busy = El servidor está saturado. Inténtalo de nuevo.
server-restarting = El servidor se está reiniciando. Volvemos en un momento.
server-stopping = El servidor se está deteniendo.

# --- the edge of the network
bad-address = { $option } no puede ser «{ $value }»; se permiten direcciones y redes, como 127.0.0.1 o 10.0.0.0/8, separadas por comas
# --- calls from Python
no-result-yet = la partida sigue en curso y aún no tiene resultado; match.partial_result() da la puntuación actual
not-a = { $field } necesita { $wanted }, no { $given }

# --- joining by a code
join-friends = gente que invites
join-have-code = tengo un código
join-ask-code = Código o enlace:
# --- what is stored

table-damaged = Esta mesa está dañada y no se puede mostrar. El administrador ya está avisado.

# --- putting a game away
table-cannot-close = Solo se puede borrar una partida no puntuable contra bots.
server-cannot-store = El servidor no puede guardar nada ahora mismo. Inténtalo más tarde.

# --- games that were played on a device
record-not-over = Solo se pueden subir partidas terminadas.
record-no-commitment = Esta partida no se puede subir: falta la prueba de que el reparto fue limpio.
record-not-valid = Esta partida no se puede subir: hay algo que no cuadra. { $fault }
record-too-long = Esta partida es demasiado larga para subirla: tiene más de { $most } jugadas.
daily-other-deal = Este no es el reto del día { $day } ni el del día anterior, así que no cuenta.
daily-other-opponent = Esta partida no cuenta: en la jugada { $number }, el Gato de Cheshire habría jugado de otra manera. Recarga la página para tener su última versión.
daily-unknown-game = Para este juego no hay reto del día.
daily-bad-day = «{ $day }» no es un día. Escríbelo así: 2026-11-18.
record-bad-seats = Esta partida no se puede subir: en cada sitio tiene que haber una persona o un bot, y al menos una persona.
table-uploaded = Esta partida se jugó en un dispositivo y aquí solo se subió. Para jugar otra vez, empieza una nueva.

# --- fair deals

fair-bad-seed = la semilla debe tener 64 cifras hexadecimales
fair-nonces = debe haber un nonce por asiento: 64 cifras hexadecimales, o null
fair-seed-commitment = la semilla no coincide con la huella publicada antes de la partida
fair-other-commitment = el registro tiene la huella { $found }, pero tú guardaste { $kept }
fair-without-nonce = tu nonce { $nonce } no se usó para el reparto
fair-commitment-changed = Atención: el servidor ha cambiado la huella del reparto en esta mesa. No te fíes de esta partida.
join-fair-checked = Reparto comprobado: estaba fijado antes de la partida y nadie eligió las cartas.
join-fair-wrong = Atención, el reparto no fue limpio: { $fault }
admin-said = mensaje
admin-report = aviso
admin-no-report = no hay ningún aviso { $report }
admin-resolved = El aviso { $report } está resuelto.
admin-forgotten = Se han borrado los datos de { $name } ({ $player }).
admin-pruned = Borrado: { $tables } mesas, { $players } jugadores, { $reports } avisos.
admin-exported = Hay { $games } partidas en { $path }; no se pudieron leer { $damaged } mesas.
admin-bad-age = «{ $age }» no es un plazo; escribe de 1d a { $most }d (días)
report-not-there = Ese jugador nunca estuvo en esta mesa.

# --- near misses
unknown-game-close = juego desconocido «{ $name }»; ¿querías decir { $close }? Los juegos son: { $allowed }
play-load-record = { $path } es el registro de una partida; `hatbox replay { $path }` la muestra
# --- alone among bots
practice-rated = Esta partida es puntuable, así que aquí no hay ayuda.
practice-people = Solo se puede cuando todos los demás de la mesa son bots.
# --- starting a server

cache-unwritable = no se puede escribir en la caché de compilación { $path }: las reglas se compilan de nuevo en cada arranque. HATBOX_CACHE indica otra carpeta
already-serving = Hatbox ya está en marcha en { $address }
serve-port-taken = el puerto { $port } está ocupado; cierra el programa que lo usa o elige otro con { $flag }
serve-port-forbidden = el puerto { $port } no está permitido a usuarios normales; elige uno por encima de 1023 con { $flag }
serve-no-address = este equipo no tiene la dirección { $host }; elige una suya con --host
serve-unknown-host = nadie conoce el host { $host }; --host necesita una dirección de este equipo
server-getting-ready = El servidor se está preparando: compila las reglas, una sola vez en este equipo.
warm-progress = compilando: { $done } de unas { $total } funciones, quedan { $seconds } s
warm-done = { $games }: compilado en { $seconds } s
warm-failed = la compilación ha fallado: { $fault }
site-no-page = la página no está construida aquí; `python3 run.py` la construye, y un hatbox instalado la contiene
site-not-empty = { $path } no está vacía ni es un sitio escrito por hatbox, así que no ha cambiado nada; elige otra carpeta
site-done = { $path }: { $files } archivos, { $megabytes } MB. Sube la carpeta a cualquier alojamiento web. Para probarla aquí:
wasm-done = { $path } está listo: { $kilobytes } kB

# --- why the cookie moved
hats-cookie-numbers = Empate en tipos: deciden los números más bajos.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] { $who } gana { $scores }
   *[other] { $who } ganan { $scores }
  } – { $game }
share-title-plain = { $count ->
    [one] { $who } gana
   *[other] { $who } ganan
  } – { $game }

# --- the Python client
client-unreachable = no se puede conectar con { $address }: { $reason }

# --- sockets of a server
serve-unix-taken = en { $path } ya responde otro servidor; ciérralo o elige otro archivo con --unix
serve-unix-unusable = { $path } no se puede usar como socket: { $reason }
# --- parts that are not installed

missing-parts = hatbox { $command } necesita componentes que no están instalados; instálalos con `pip install 'hatbox[{ $extra }]'`

# --- what a table had agreed on
fair-other-setup = según el registro, { $option } era { $found }, pero en la mesa se acordó { $agreed }
fair-two-commitments = el servidor publicó primero la huella { $first } y luego { $other }

# --- games from files
game-file-missing = no existe el archivo { $path }
game-file-fault = no se puede cargar { $path } como juego: { $fault }
game-file-no-name = en { $path } no hay nada llamado { $name }; escribe ARCHIVO.py:NOMBRE
game-file-no-game = { $name } en { $path } no es un Game, sino de tipo { $given }

## Cuánto se puede explotar a un bot

tree-too-large = el árbol de { $game } con estas opciones tiene más de { $most } nodos; elige un juego más pequeño con --size, o haz jugar partidas con --games
exploit-walking = recorriendo el árbol de { $game }
exploit-balancing = buscando el juego en equilibrio
exploit-asking = preguntando a { $bot }, { $simulations } simulaciones
exploit-playing = jugando contra { $bot }, { $simulations } simulaciones
exploit-tree = { $game }, { $players } jugadores: { $nodes } nodos, { $sets } conjuntos de información
exploit-balanced = El juego en equilibrio vale { $value } para el asiento 0 (una victoria es +1, una derrota −1).
exploit-explanation = Lo que las mejores respuestas a { $bot } ganan más que él, en total; entre paréntesis, dónde se espera el valor verdadero ({ $seeds } semillas):
exploit-won = { $simulations } simulaciones: quien lo conoce ganó el { $value } ({ $low }–{ $high }) de { $games } partidas contra { $bot }; lo igualado sería { $fair }
