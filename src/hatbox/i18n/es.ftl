### Every human word of Hatbox, in Spanish.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = juego desconocido «{ $name }»; los juegos son: { $allowed }
unknown-rules = { $game } no tiene reglas de la versión { $version }; hay: { $allowed }
bad-players = { $game } no se juega con { $players }; número de jugadores posible: { $allowed }
unknown-option = { $game } no tiene la opción «{ $name }»; tiene: { $allowed }
bad-option = { $game }: la opción { $name } no puede ser «{ $value }»; valores permitidos: { $allowed }
bad-option-value = la opción { $name } debe ser una palabra, un número, true o false
bad-option-form = una opción se escribe NAME=VALUE, no «{ $text }»
bad-first = la opción first no puede ser «{ $value }»; valores permitidos: random, o un asiento de 0 a { $most }
bad-shape = { $where }: { $fault }
bad-format = { $where }: el formato es «{ $format }», no { $expected }
bad-version = { $where }: la versión { $version } es desconocida; este programa lee la versión { $expected }
bad-json = { $where }: no es JSON: { $fault }
not-an-object = { $where }: debe ser un objeto JSON
bad-entry = una jugada necesita «seat» (un número) y «move» (un texto)
bad-chance = «chance» debe ser una lista de objetos o null, tan larga como «moves»
bad-moves = «moves» debe ser una lista de textos
bad-seconds = --seconds vale { $seconds }; valores permitidos: más de 0, hasta 600
bad-number = { $field } vale { $number }; valores permitidos: de { $least } a { $most }
bad-move-type = una jugada es un texto, y chance es un objeto o null
bad-new = el juego se indica con un texto; jugadores y semilla, con números enteros
bad-amount = { $name } es { $value }; puede ser de 1 a { $most }
bad-rewards = rewards es «{ $value }»; puede ser { $allowed }
batch-actions = un paso necesita un número entero para cada una de las { $games } partidas, no { $kind } de forma { $shape }
batch-illegal = partida { $game }: la acción { $action } no está permitida al asiento { $seat }; las permitidas tienen un 1 en `masks`
batch-no-game = en este lote no hay partida { $index }; van de 0 a { $most }
batch-other-game = la partida no es { $game } con { $players } jugadores y las opciones de este lote
batch-saved = solo se pueden restaurar los { $size } bytes que da `save` de un lote igual
bad-bot = un bot necesita un nombre y algo que lo cree al llamarlo, no { $name }
policy-illegal = { $name } eligió la acción { $action }, que no está permitida; se permiten { $allowed }
policy-not-found = { $name } no sirve de bot: { $fault }; escribe módulo:función
dataset-empty = no hay partidas para el conjunto de datos
dataset-format = { $path } no indica un formato; puede acabar en { $allowed }
dataset-mixed = { $where }: un conjunto de datos es de un solo juego; este es { $game }, el primero era { $first }
dataset-summary = { $rows } filas de { $games } partidas{ $unfinished ->
    [0] {""}
   *[other] ; { $unfinished } sin terminar omitidas
}
missing-extra = { $module } no está instalado; viene con `pip install 'hatbox[{ $extra }]'`
env-to-act = Le toca al asiento { $seat }
env-public = como lo ve el público
env-seen-by = como lo ve el asiento { $seat }
env-points = puntos
env-deck = mazo
env-discards = descarte
env-characters = personajes
env-hats = sombreros
env-render-mode = render_mode es «{ $value }»; puede ser { $allowed }
env-no-render-mode = no se ha dicho cómo dibujar; indica render_mode al crear el entorno: { $allowed }
env-viewer = viewer es «{ $value }»; puede ser un asiento de 0 a { $most }, "mover" o None para el público
env-masks = masks es «{ $value }»; puede ser { $allowed }
env-illegal = illegal es «{ $value }»; puede ser { $allowed }
env-seat = seat es «{ $value }»; puede ser { $allowed } o de 0 a { $most }
env-bots = hay { $given } bots para { $wanted } asientos más
env-bot = «{ $value }» no puede sentarse ahí; muchas partidas a la vez se juegan contra "random" o una función de observaciones y máscaras
env-reset-first = primero hay que llamar a reset
env-autoreset = autoreset es «{ $value }»; puede ser { $allowed }
openspiel-action = la acción { $action } no está permitida aquí; se permiten { $allowed }
openspiel-chance = aquí el azar no puede traer { $piece }; puede traer { $allowed }
bad-moment = el momento { $at } no existe; los momentos van de 0 a { $last }
unknown-field = campo desconocido «{ $name }»; los campos son: { $allowed }
bad-length = elementos en { $field }: { $length }; deben ser { $expected }
bad-seat = { $field } vale { $seat }; los asientos van de 0 a { $most }
bad-count = { $field } tiene { $count }; valores permitidos: de 0 a { $most }
bad-action = la acción { $action } no está permitida; lo están: { $allowed }
position-needs = una posición necesita «{ $field }» del tipo correcto
cannot-read = no se puede leer { $path }: { $reason }
cannot-write = no se puede escribir { $path }: { $reason }
no-such-record = la partida { $number } no está en { $path }; en total contiene { $count }
game-does-not-end = la partida { $game } no ha terminado tras { $actions ->
    [one] { $actions } acción
   *[other] { $actions } acciones
  }; ponle un stall_limit

## What is wrong with text

empty-move = la jugada está vacía; las jugadas se escriben: { $allowed }
unknown-move = jugada desconocida «{ $word }»; una jugada empieza por: { $allowed }
bad-word-count = «{ $move }» no tiene las palabras de una jugada como «{ $form }»
bad-place = «{ $word }» no es una posición de la mesa de té; se permiten: de { $least } a { $most }
bad-slot = «{ $word }» no es un espacio; se permiten: de { $least } a { $most }
bad-stack = «{ $word }» no es una pila; se permiten: de { $least } a { $most }
unknown-card = carta desconocida «{ $word }»; una carta es la letra de un tipo, B C D F K S T, y un valor de 1 a 6
unknown-hat = sombrero desconocido «{ $word }»; los sombreros son: { $allowed }
unknown-character = personaje desconocido «{ $word }»; los personajes son: { $allowed }
unknown-cell = casilla desconocida «{ $word }»; las casillas son A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = color desconocido «{ $word }»; los colores son: { $allowed }

## What is wrong with a record

wrong-seat = no le toca al asiento { $seat }, sino al { $mover }
chance-differs = «{ $name }» de { $move } no es lo que el azar podía traer aquí
chance-missing = en { $move } falta «{ $name }»
options-missing = las opciones no nombran: { $names }
legal-differs = «legal» no es la lista de las jugadas permitidas aquí
result-missing = falta el resultado
result-differs = resultado: { $name } es { $found }, pero debería ser { $expected }
result-unknown = resultado: { $name } sobra aquí
game-not-over = la partida no ha terminado tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }
no-deal = una partida preparada a mano no tiene reparto, así que no tiene registro
cannot-resign = solo se puede abandonar una partida en curso entre dos bandos
game-was-resigned = la partida terminó por abandono
fair-commitment = el reparto, la semilla y la sal no abren el compromiso publicado antes de la partida
fair-seed = la semilla debe ser un número entero de 20 cifras como mucho
fair-deal = el reparto no se deriva de la semilla
fair-chance = lo que trajo el azar en la jugada { $number } no se deriva de la semilla

## Hats: positions

card-twice = H1: la carta { $card } está dos veces
hats-turn-is-over = H4: con main_done y optional_done el turno habría terminado
hats-no-offer-possible = H8: para una oferta hacen falta cuatro jugadores y la acción opcional sin hacer
hats-bad-hand = H10: asiento { $seat }, cartas por jugar: { $cards }, reunidas: { $taken }; por jugar se permiten: de 1 a { $most }
hats-uneven-hands = H10: con manos de { $hands } cartas y el turno { $turn } los jugadores no llegan a su última carta en la misma vuelta
hats-removed-there = H3: { $cards } no pueden estar ahí: la opción retira esos tipos
hats-cookie-without-type = H9: el asiento { $seat } no muestra ningún tipo, así que no puede tener la galleta
hats-offer-after-end = H10: no puede haber una oferta abierta cuando a todos les queda una sola carta
hats-bad-pack = H3: las cartas repartidas no son exactamente las de esta partida; sobran o faltan: { $cards }
hats-bad-removed = H3: removed es «{ $removed }»; tipos que debe nombrar: { $expected ->
    [0] ninguno
   *[other] dos, los de la opción si esta los nombra
  }
hats-needs-reshuffle = H7: el mazo está vacío, así que la jugada necesita «reshuffle»
hats-bad-reshuffle = H7: reshuffle { $given } no es una mezcla del descarte { $pile }

## Hats: refusals

hats-game-is-over = la partida ha terminado
hats-answer-the-offer = el asiento { $seat } debe responder antes a la oferta con give
hats-main-action-first = el turno no puede acabar antes de la acción principal
hats-no-offer-to-answer = no se ha ofrecido ninguna carta
hats-main-action-done = la acción principal de este turno ya está hecha
hats-optional-action-done = la acción opcional de este turno ya está hecha
hats-offer-needs-partner = solo con cuatro jugadores hay una pareja a quien ofrecer una carta, no con { $players }
hats-no-discard-with-four = con cuatro jugadores la carta se ofrece a la pareja, no se descarta
hats-not-in-hand = { $card } no está en la mano del asiento { $seat }
hats-no-such-place = la posición { $place } no se usa con { $players } jugadores
hats-too-low = { $card } no es del tipo de { $taken } ni más alta

## Hats: telling

hats-exchange = El asiento { $seat } juega { $card } en la posición { $place } y se lleva { $taken }.
hats-black = El asiento { $seat } baja { $card } como sombrero negro.
hats-black-unseen = El asiento { $seat } baja una carta como sombrero negro.
hats-discard = El asiento { $seat } descarta { $card }.
hats-discard-unseen = El asiento { $seat } descarta una carta.
hats-drew = El asiento { $seat } roba { $card }.
hats-drew-unseen = El asiento { $seat } roba una carta.
hats-reshuffle = { $cards ->
    [one] La carta descartada vuelve y forma
   *[other] Las { $cards } cartas descartadas se barajan y forman
  } un nuevo mazo.
hats-offer = El asiento { $seat } deja { $card } boca abajo para su pareja.
hats-offer-unseen = El asiento { $seat } deja una carta boca abajo para su pareja.
hats-give = El asiento { $seat } da { $card } a cambio; las dos cartas cambian de mano.
hats-give-unseen = El asiento { $seat } da una carta a cambio; las dos cartas cambian de mano.
hats-end = El asiento { $seat } termina el turno.
hats-cookie = La galleta pasa al asiento { $seat }.

## Magic Hat: positions

magic-lower-slot-first = en un cambio se nombra primero el espacio más bajo, no { $first } { $second }
magic-needs-redeal = M9: la mesa está muerta, así que la jugada necesita «redeal»
magic-bad-redeal = M9: redeal no coloca exactamente los sombreros boca abajo sobre los espacios ocupados
magic-redeal-dead = M9: redeal deja la mesa muerta
magic-dead = M9: ningún sombrero de la fila es de un personaje de la fila, y ninguno es mágico
magic-bad-pair = M5: { $field } es { $slots }; deben ser dos espacios, primero el más bajo
magic-bad-seen = M13: seen nombra el espacio { $slot }, donde no hay sombrero
magic-hat-without-character = M2: el espacio { $slot } debe tener un personaje y un sombrero, o ninguno de los dos
magic-too-few-hats = M6: sombreros en el mazo: { $hats }; son muy pocos para los personajes del mazo ({ $characters }) y los sombreros mágicos ({ $magic })
magic-not-in-box = M1: { $what ->
    [characters] personajes
   *[hats] sombreros
  } de tipo { play-kind }: { $count }, pero en la caja hay { $most }

## Magic Hat: refusals

magic-game-is-over = solo quedan tres espacios ocupados: la partida ha terminado
magic-game-has-stalled = hace demasiado que nadie gana una carta: la partida ha terminado
magic-empty-slot = el espacio { $slot } está vacío
magic-no-swap-back = los sombreros de los espacios { $first } y { $second } se cambiaron en el turno anterior

## Magic Hat: telling

magic-peek = El asiento { $seat } espía el espacio { $slot }: { $hat ->
    [king] sombrero del rey
    [queen] sombrero de la reina
    [princess] sombrero de la princesa
    [knight] sombrero del caballero
    [wizard] sombrero del mago
    [jester] sombrero del bufón
    [cook] sombrero del cocinero
    [maid] sombrero de la doncella
    [dragon] sombrero del dragón
    [astrologer] sombrero del astrólogo
    [noble] sombrero del noble
    [archer] sombrero del arquero
    [monk] sombrero del monje
    [bishop] sombrero del obispo
    [troubadour] sombrero del trovador
    [farmer] sombrero del granjero
    [miner] sombrero del minero
    [fairy] sombrero del hada
    [sultan] sombrero del sultán
    [sailor] sombrero del marinero
    [magic] sombrero mágico
   *[other] { $hat }
  }.
magic-peek-unseen = El asiento { $seat } espía el espacio { $slot }.
magic-swap = El asiento { $seat } cambia de sitio los sombreros de los espacios { $first } y { $second }.
magic-open-pair = El asiento { $seat } destapa el espacio { $slot }: es justo el sombrero { $character ->
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
    [king] sombrero del rey
    [queen] sombrero de la reina
    [princess] sombrero de la princesa
    [knight] sombrero del caballero
    [wizard] sombrero del mago
    [jester] sombrero del bufón
    [cook] sombrero del cocinero
    [maid] sombrero de la doncella
    [dragon] sombrero del dragón
    [astrologer] sombrero del astrólogo
    [noble] sombrero del noble
    [archer] sombrero del arquero
    [monk] sombrero del monje
    [bishop] sombrero del obispo
    [troubadour] sombrero del trovador
    [farmer] sombrero del granjero
    [miner] sombrero del minero
    [fairy] sombrero del hada
    [sultan] sombrero del sultán
    [sailor] sombrero del marinero
    [magic] sombrero mágico
   *[other] { $hat }
  }, no { $character ->
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
  }. Una nubecita.
magic-open-magic = El asiento { $seat } destapa el espacio { $slot }: ¡un sombrero mágico!
magic-next-character = Al espacio { $slot } llega { $character ->
    [king] el rey
    [queen] la reina
    [princess] la princesa
    [knight] el caballero
    [wizard] el mago
    [jester] el bufón
    [cook] el cocinero
    [maid] la doncella
    [dragon] el dragón
    [astrologer] el astrólogo
    [noble] el noble
    [archer] el arquero
    [monk] el monje
    [bishop] el obispo
    [troubadour] el trovador
    [farmer] el granjero
    [miner] el minero
    [fairy] el hada
    [sultan] el sultán
    [sailor] el marinero
   *[other] { $character }
  }.
magic-slot-empty = El espacio { $slot } queda vacío.
magic-redeal = Ya no se podía ganar nada: todos los sombreros se barajan y se colocan de nuevo.

## Top Hats: positions

top-band-and-narrowed = T10: con narrowed { $narrowed } la franja es el anillo { $expected }, no { $band }
top-stack-count = T3: hay { $count } pilas; se permiten: de 1 a { $most }
top-stack-height = T3: sombreros en la pila de { $cell }: { $height }; se permiten: de 1 a { $most }
top-centre-taken = T2: en { $cell } está el sombrero neutral
top-forbidden-ground = T10: { $cell } queda fuera de la franja, el anillo { $band }
top-colour-not-playing = T2: con { $players } jugadores el { play-colour } no juega
top-too-many-hats = T2: sombreros de color { play-colour }: { $count }; hay { $most }
top-no-stack-built = builders nombra { $cell }, donde no hay pila
top-deal-not-empty = T3: no se reparte nada, pero el reparto tiene «{ $field }»

## Top Hats: refusals

top-game-is-over = todas las pilas son de un solo color: la partida ha terminado
top-game-has-stalled = hace demasiado que no hay capturas: la partida ha terminado
top-build-first = antes hay que construir todas las pilas
top-no-hat-left = no quedan bastantes sombreros de color { play-colour } para construir: { $left }
top-place-first = antes hay que colocar todas las pilas
top-placed-already = la pila { $stack } ya está en la bandeja
top-wrong-ring = { $cell } está en el anillo { $ring }; las pilas se colocan en los anillos 2 y 3
top-cell-taken = en { $cell } ya hay una pila
top-all-stacks-stand = todas las pilas están construidas y colocadas
top-can-move = hay una jugada posible, así que no puedes pasar
top-narrowed-enough = el campo ya no se puede estrechar (como mucho { $most ->
    [one] una vez
   *[other] { $most } veces
  } por partida)
top-too-many-stacks = pilas en la bandeja: { $count }; el campo se estrecha con { $most } o menos
top-band-not-empty = hay una pila en la franja
top-move-under-way = hay una jugada en curso desde { $cell }; síguela con sus acciones o con su efecto
top-no-stack = en { $cell } no hay pila
top-not-yours = la pila de { $cell } no es del { play-colour }
top-step-goes-on = de { $origin } a { $target } es un paso, y un paso es una jugada entera
top-not-empty = { $cell } no está libre
top-no-jump = de { $origin } a { $target } no es ni un paso ni un salto
top-nothing-to-jump = en { $cell } no hay pila que saltar
top-jumped-twice = la pila de { $cell } ya se ha saltado
top-no-such-effect = no hay manera de hacer { $effect }
top-forbidden = { $cell } es terreno prohibido
top-must-capture = hay una captura posible y es obligatoria
top-must-capture-from-band = una pila de la franja puede capturar, así que hay que capturar desde ahí
top-must-leave-band = una pila debe salir de la franja
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
  }; debajo aparece el { $now ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  }.
top-captured-last = { $cell } pierde su último sombrero, el { $lost ->
    [red] rojo
    [yellow] amarillo
   *[blue] azul
  }.
top-narrow = El asiento { $seat } estrecha el campo: ahora la franja es el anillo { $band }.
top-pass = El asiento { $seat } pasa.

## Bots

unknown-bot = bot desconocido «{ $name }»; los bots son: { $allowed }
bad-budget = un presupuesto necesita segundos (más de 0, hasta { $seconds }) o simulaciones (de 1 a { $simulations }), y de 1 a { $threads } hilos
not-on-the-move = no le toca al asiento { $seat }
too-many-seats = la búsqueda está hecha para partidas de hasta { $most } jugadores; { $game } tiene más
why-only = Aquí no se permite otra cosa.
why-clear = Le calculo un { $value } % de la victoria, y un { $other } % a la siguiente mejor jugada.
why-close = Es por muy poco: le calculo un { $value } % de la victoria, y un { $other } % a otra jugada.
why-fair = Le calculo un { $value } % de la victoria, y con eso me basta.
why-plain = Me parece una buena jugada.
why-hats-lead = Si la partida acabara ahora, la ventaja de mi bando sobre el mejor de los otros sería de { $lead ->
    [one] { $lead } punto
   *[other] { $lead } puntos
  }.
why-hats-draw = Una carta nueva promete un sombrero favorito mejor.
why-hats-offer = Un intercambio con mi pareja nos promete mejores sombreros favoritos.
why-hats-give = Sin esta carta conservamos los mejores sombreros favoritos.
why-hats-enough = Ninguna otra acción promete más puntos.
why-hats-take = Me llevo { $card }, que vale { $worth } tal como queda la mesa de té.
why-hats-raise = Cada { play-hat-type } pasa a valer { $worth } en vez de { $was }: { $points } más por lo que mi bando ha reunido.
why-hats-lower = Cada { play-hat-type } pasa a valer { $worth } en vez de { $was }: { $points } menos por lo que los demás han reunido.
why-hats-cookie = Me da la galleta, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-snatch = Le quita la galleta, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }, al asiento { $seat }.
why-hats-types = Un tipo nuevo en mi colección me ayuda a ganar o a conservar la galleta.
why-hats-favourite = Con { $card } en mi colección, { $favourite } es mejor sombrero favorito; por ahora, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-keep = Guardo { $card } como sombrero favorito; por ahora, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }.
why-hats-black = Como sombrero negro, { $card } es un punto seguro, y la mesa de té se queda como está.
why-hats-spare = Puedo prescindir de { $card }, y otra carta puede servirme más.
why-hats-suits = Mi pareja ha reunido cartas de tipo { play-hat-type }, así que allí { $card } sería un buen sombrero favorito.
why-magic-fits = El sombrero del espacio { $slot } es de su personaje.
why-magic-magic = El sombrero del espacio { $slot } es un sombrero mágico.
why-magic-home = Un sombrero llega a su personaje en el espacio { $slot }, y quien juega después no lo sabe.
why-magic-look = No conozco el sombrero del espacio { $slot }.
why-magic-wait = Conozco todos los sombreros, y nada me ayudaría más a mí que a quien juega después.
why-magic-told = Por lo que han jugado los demás, el sombrero del espacio { $slot } bien puede ganarse ahí: la probabilidad es de un { $chance } %, más o menos.
why-magic-guess = No he visto el sombrero del espacio { $slot }; la probabilidad de ganarlo ahí es de un { $chance } %, más o menos.
why-magic-disturb = Quien juega después conoce el sombrero del espacio { $slot } y yo no, así que lo cambio de sitio.
why-magic-check = El asiento { $seat } conoce el sombrero del espacio { $slot }, y yo también quiero conocerlo.
why-magic-idle = Nada de lo que conozco se puede ganar donde está, así que espero y no regalo nada.
why-top-random = Construir y colocar me da igual: elijo al azar.
why-top-balance = Sombreros que capturo: { $taken }; sombreros que luego calculo perder ante quien juega después: { $lost }.
why-top-narrow = En el campo estrechado, sombreros que capturo: { $taken }; sombreros que luego calculo perder: { $lost }.
why-top-solid = Con tres sombreros míos, esta pila es mía hasta el final.
why-top-middle = Con un sombrero mío en medio, esta pila sigue siendo mía tras una captura.
why-top-bottom = Con mi sombrero abajo, la pila vuelve a ser mía tras dos capturas.
why-top-others = Los sombreros de los demás tienen que ir en algún sitio, y estos no quedan bajo mis otras pilas.
why-top-place = Tal como están las pilas, nadie podría capturar una pila en { $cell }.
why-top-beside = Junto a mi pila de { $cell } queda menos sitio para caer, así que las dos se cubren.
why-top-bait = Si capturan mi pila de { $cell }, debajo aparece un sombrero mío.
why-top-wins = Así puedo dejar a los demás sin pilas, y ganar.
why-top-uncovers = Puedo capturar los sombreros de { $cells }, y debajo hay sombreros míos.
why-top-captures = Así puedo capturar { $taken ->
    [one] un sombrero
   *[other] { $taken } sombreros
  } en { $cells }, y calculo no perder ninguno ante quien juega después.
why-top-must = Tengo que capturar; sombreros que puedo capturar así: { $taken }; sombreros que luego calculo perder ante quien juega después: { $lost }.
why-top-band = No puedo capturar, así que una pila mía tiene que salir de la franja: la de { $cell }.
why-top-flees = En { $cell } quien juega después podía capturar mi pila, y tras esta jugada ya no.
why-top-guards = Tras esta jugada, quien juega después ya no puede capturar mis sombreros de { $cells }.
why-top-threatens = Después amenazo con capturar en { $cells }.
why-top-inwards = Mi pila de { $cell } se acerca al centro.
why-top-safe = Tras esta jugada, quien juega después no puede capturar ninguna de mis pilas.
why-top-drives = Pilas ajenas que quedan en la franja y tienen que salir de ella: { $stacks }.
why-top-room = En un campo más estrecho los demás tienen menos sitio.

## Replay

replay-title = { $game } con { $players } jugadores. Empieza el asiento { $first }.
replay-result = La partida ha terminado: { $scores }.
replay-score = asiento { $seat } { $score }
replay-winner = Gana el asiento { $seats }.
replay-winners = Ganan juntos los asientos { $seats }.
replay-stalled = La partida se estancó.
replay-resigned = El asiento { $seat } abandona.
replay-abandoned = La partida quedó sin terminar.

## Arena

arena-too-few-bots = un torneo necesita dos bots o más
arena-bot-twice = { $name } está dos veces; dale a uno de los dos otro presupuesto, por ejemplo { $name }@500
arena-bad-budget = «{ $text }» no es un presupuesto; escribe simulaciones, @2000 (de 1 a { $simulations }), o segundos, @0.25s (hasta { $seconds })
arena-two-budgets = indica --seconds o --simulations, no ambos
arena-bot-erred = error de { $name } en la ronda { $round } tras { $action ->
    [one] { $action } acción
   *[other] { $action } acciones
  }
arena-bot-fault = { $where }: { $fault }
arena-process-died = un proceso de juego se ha interrumpido; las partidas escritas en --out se conservan, y la misma orden las continúa
arena-settings-differ = { $path } se empezó con otros ajustes: { $names }; { $name } era { $found }, ahora es { $asked }. Pide los mismos, elige otro --out, o borra { $path } y { $side }
arena-file-taken = { $path } existe, y { $side } no sabe qué contiene; elige otro --out
arena-records-lost = { $side } existe pero { $path } no; recupéralo, o borra { $side }
arena-bad-line = { $where }: esta no es una partida de este torneo; borra la línea o el archivo
arena-line-twice = { $where }: esta partida está dos veces; borra la línea o el archivo
arena-file-busy = otro proceso está escribiendo { $path }
arena-title = { $game } con { $players } jugadores, semilla { $seed }
arena-counts = partidas: { $games }; rondas de un mismo reparto en { $seatings } disposiciones de asientos: { $rounds } (partidas pedidas: { $asked })
arena-incomplete = { $games ->
    [one] { $games } de estas partidas pertenece
   *[other] { $games } de estas partidas pertenecen
  } a { $rounds ->
    [one] una ronda incompleta
   *[other] { $rounds } rondas incompletas
  }; todo cuenta
arena-stopped = interrumpido; partidas sin jugar: { $missing }
arena-results = Resultados
arena-duels = Acabó por delante de
arena-paces = Reflexión
arena-bot = bot
arena-games = partidas
arena-share = cuota de victoria
arena-interval = 95 %
arena-decided = de las decididas
arena-ahead-of-mean = puntos sobre la media ajena
arena-ahead-of-best = sobre el mejor
arena-rating = fuerza
arena-decisions = decisiones
arena-mean-time = ms de media
arena-high-time = ms al 99 %
arena-longest-time = ms como máximo
arena-simulations = simulaciones
arena-speed = simulaciones/s
arena-late = partidas con retraso
arena-unknown = n. d.
arena-fair = Bots igual de buenos ganarían cada uno { $share }.
arena-ended = Cómo acabaron: { $endings }.

## Command line

compiling = compilando { $game } (solo la primera vez, unos segundos)…
faults-summary = partidas registradas: { $records }, jugadas: { $moves }, errores: { $faults }
bad-lines = líneas que no se pudieron usar: { $bad } de { $lines }; la primera: { $fault }

## Copias de seguridad

database-unusable = { $fault }
backup-writing = copiando
backup-done = { $path } contiene { $players } jugadores, { $tables } mesas y { $events } sucesos
backup-not-ours = { $path } no es una copia hecha por hatbox backup
backup-newer = { $path } viene de un hatbox más nuevo (esquema { $schema }, este conoce { $known }): usa aquel
backup-damaged = { $path } está dañado: no está como se escribió, así que nada ha cambiado
restore-checking = comprobando
restore-writing = restaurando
restore-done = restaurado desde { $path }: { $players } jugadores, { $tables } mesas y { $events } sucesos
restore-not-empty = la base de datos no está vacía y nada ha cambiado; --replace tira lo que contiene

## Cuidar de un servidor

admin-no-player = nadie tiene el identificador o el nombre { $player }
admin-many-players = varias personas se llaman { $name }; indica un identificador: { $ids }
admin-no-table = no hay ninguna mesa { $table }
admin-table-ended = la mesa { $table } ya ha terminado: { $status }
admin-table-busy = en la mesa { $table } pasa tanto que no se pudo cerrar; inténtalo de nuevo
admin-bad-name = un nombre tiene de 1 a 24 caracteres, al menos uno visible
admin-none = No hay nada.
admin-closed = La mesa { $table } está cerrada.
admin-muted = { $name } ({ $player }) no puede hablar hasta { $until }.
admin-unmuted = { $name } ({ $player }) puede hablar de nuevo.
admin-banned = { $name } ({ $player }) ya no tiene acceso al servidor.
admin-unbanned = { $name } ({ $player }) puede volver a entrar.
admin-renamed = { $player } se llama ahora { $name }.
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
admin-events = sucesos
admin-player = jugador
admin-name = nombre
admin-tables = mesas
admin-muted-until = sin voz hasta
admin-notes = notas
admin-bot = programa
admin-is-banned = excluido
admin-when = cuándo
admin-reporter = aviso de
admin-reported = sobre
admin-reason = motivo
admin-what = qué
admin-count = cuántos
admin-stats-players = personas
admin-stats-bots = de ellas, programas
admin-stats-new-players = nuevas desde hace un día
admin-stats-muted = ahora sin voz
admin-stats-banned = excluidas
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
    [hats] Hats: intercambia cartas en la mesa de té, de 2 a 4 jugadores
    [magic_hat] Magic Hat: recuerda qué sombrero está sobre qué cabeza, de 2 a 4 jugadores
    [top_hats] Top Hats: pilas que saltan unas sobre otras, 2 o 3 jugadores
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Azar
    [greedy] Glotón
    [dormouse] Lirón
    [march_hare] Liebre de Marzo
    [cheshire_cat] Gato de Cheshire
    [mad_hatter] Sombrerero Loco
   *[other] { $bot }
  }
play-you = tú
play-person = persona
play-seat = { $seat } ({ $who })
play-friends = solo personas en este dispositivo
play-players = { $count } jugadores
play-choose-game = ¿Qué juego?
play-choose-players = ¿Cuántos juegan?
play-choose-opponents = ¿Contra quién? Del más flojo al más fuerte:
play-not-offered = «{ $text }» no está entre las opciones; pulsa Intro para verlas
play-choose-one = Escribe una de las opciones, hasta { $most }.
play-bad-levels = --level aparece { $levels ->
    [one] { $levels } vez
   *[other] { $levels } veces
  }, pero el número de bots es { $bots }; indícalo una vez para todos o una para cada uno
play-load-alone = --load continúa una partida guardada tal como estaba: solo admite a su lado --seed y --seconds
play-file-taken = { $path } ya existe y no es una partida guardada; elige otro nombre

play-begins = Empieza el asiento { $seat }.
play-resumed = La partida continúa tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
  }.
play-help-hint = Escribe un número o una jugada; ? explica las reglas y todo lo demás.
play-your-turn = Asiento { $seat }, te toca
play-over = La partida ha terminado
play-thinking = { $who } está pensando…
play-look-once = Míralo bien y pulsa Intro: no volverá a mostrarse.
play-done-looking = Pulsa Intro para limpiar la pantalla antes del siguiente turno, o escribe undo:
play-hand-over = Pasa la pantalla al asiento { $seat }. Que no mire nadie más.
play-ready = Asiento { $seat }, pulsa Intro cuando solo tú veas la pantalla.
play-goodbye = ¡Hasta luego!
play-after = Pulsa Intro para salir, o escribe again, log o save FILE.
play-score = Asiento { $seat }: { $score }
play-undone = Jugada deshecha.
play-undo-nothing = No hay nada que deshacer.
play-undo-others = No se puede deshacer: después ha jugado alguien más.
play-undo-chance = No se puede deshacer: después ha intervenido el azar.
play-undo-revealed = No se puede deshacer: reveló algo oculto.
play-save-where = ¿En qué archivo la guardo?
play-save-leaving = La partida no está guardada. Escribe un nombre de archivo para guardarla, o pulsa Intro para salir:
play-saved =
    Guardada en { $path }.
    Para continuarla: hatbox play --load { $path }
    (El archivo lo cuenta todo, también lo que no puedes ver: mejor no mirar.)
play-resign-sure = ¿Seguro que abandonas? (yes para sí, no para no)
play-hint = { $who } jugaría:
play-hint-why = «{ $reason }»
play-hint-share = { $share } % de la victoria, con un margen de { $error }
play-choose-move = ¿Qué haces?
play-moves-so = { $verb } ({ $count })
play-commands =
    Escribe números («3», luego «1», o «3 1»), jugadas (también abreviadas:
    «ex d4 3»), o bien:
      ?             esta ayuda
      hint          qué haría el bot más fuerte, y por qué
      legal         todas las jugadas permitidas
      table         dibuja todo de nuevo
      log           lo que ha pasado hasta ahora; log 10: lo último, en diez líneas
      undo          deshace tu última jugada, si no reveló nada
      save FILE     guarda la partida; después: hatbox play --load FILE
      resign        abandona (cuando hay dos bandos)
      quit          sale
    Una línea vacía vuelve a la primera elección.
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
play-column-penalties = nubecitas
play-column-colour = color
play-column-stacks = pilas
play-column-waiting = por colocar
play-column-lost = sombreros perdidos
play-column-cell = casilla
play-column-stack = de arriba abajo
play-column-builder = hecha por el asiento

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
play-piles = mazo { $deck }, descarte { $discards }
play-hand = Tu mano
play-cookie = galleta
play-team-now = asientos { $seats }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  } ahora
play-team-score = Asientos { $seats } juntos: { $score }
play-offer-open = El asiento { $seat } ha dejado una carta boca abajo para su pareja.
play-choose-card = { $left ->
    [give] ¿Qué carta le das a tu pareja?
    [optional] Tu acción principal está hecha. ¿Qué carta para la acción opcional?
    [main] Tu acción opcional está hecha. ¿Qué carta para la acción principal?
   *[both] ¿Qué carta?
  }
play-choose-use = ¿Qué haces con { $card }? (Intro: otra carta)
play-card-favourite = { $uses }; de favorito { $points }
play-exchange-onto = a la posición { $place }, te llevas
play-end-turn = terminar el turno
play-hats-verb = { $verb ->
    [black] bajarla como sombrero negro
    [discard] descartarla y robar
    [offer] ofrecerla a tu pareja
    [give] dársela a tu pareja
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] intercambio en { $places }
    [black] sombrero negro
    [discard] descarte
    [offer] oferta
    [give] respuesta
   *[other] { $verb }
  }
play-black-hats = sombreros negros
play-favourite = favorito { $card }
play-tie-broken = Empate a puntos: decide H14, primero los sombreros negros, luego la galleta.

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
play-magic-piles = Mazos: personajes { $characters }, sombreros { $hats }. Turnos sin ganar nada: { $stall }
play-magic-piles-limit = Mazos: personajes { $characters }, sombreros { $hats }. Turnos sin ganar nada: { $stall } de { $limit }
play-magic-verb = { $verb ->
    [peek] peek: espía un sombrero
    [swap] swap: dos sombreros cambian de sitio
   *[open] open: destapa un sombrero, para ganarlo o recibir una nubecita
  }
play-choose-slot = { $verb ->
    [peek] ¿Qué espacio espías?
    [swap] ¿Qué espacio cambias?
   *[open] ¿Qué espacio destapas?
  }
play-choose-second = ¿Con cuál cambias el espacio { $slot }?
play-opened-wrong = El asiento { $seat } destapó el espacio { $slot }, y no era. Una nubecita.
play-magic-penalties = nubecitas menos sombreros mágicos

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
play-choose-cell = ¿Dónde colocas la pila { $stack }? Un número o una casilla (Intro: otra pila)
play-choose-target = ¿Adónde va { $cell }? (Intro: otra pila)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell }: { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }
play-goes = a { $cell }
play-goes-taking = a { $cell }, captura { $taken }
play-top-verb = { $verb ->
    [narrow] estrechar el campo y luego mover
   *[pass] pasar
  }
play-top-points = Asiento { $seat }: { $share } (pilas en la bandeja: { $stacks })
play-top-won = Todas las pilas de la bandeja son de color { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos seguidos
  } sin capturas (T13): comparten la victoria quienes tienen una pila.

play-rules-other = Las reglas de este juego no se explican aquí; `legal` enumera lo que puedes hacer.
play-rules-hats =
    HATS en pocas palabras
    En tu turno (H4) haces una acción principal y, antes o después, como mucho una
    acción opcional.
      Principal: intercambio (H5). Juega una carta de tu mano en una posición de la
        mesa de té y llévate la que había; la carta jugada debe ser del mismo tipo o
        más alta. O baja una carta como sombrero negro (H6), que solo tú conoces.
      Opcional, con 2 o 3 jugadores: descarta una carta y roba otra (H7).
      Opcional, con 4: ofrece una carta a tu pareja, que te devuelve otra (H8).
    Tras ocho turnos, tu última carta es tu sombrero favorito (H10).
    Puntos: cada carta reunida vale la posición más baja de su tipo en la mesa de
    té, 0 si no está; cada sombrero negro vale 1 (H11). El favorito da los valores
    reunidos de su tipo menos el suyo (H12). La galleta da 5 (H13): es de quien
    muestra más tipos (H9). Los «puntos ahora» no cuentan los favoritos.
    Jugadas: exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Tipos: Boina, Cloché, Deerstalker, Fez, Kepis, Sombrero charro, Tricornio
play-rules-magic =
    MAGIC HAT en pocas palabras
    Siete personajes en fila, cada uno con un sombrero boca abajo encima (M2). En tu
    turno haces una de tres cosas (M3):
      peek (M4): espía un sombrero; solo lo ves tú.
      swap (M5): cambia de sitio dos sombreros sin mirarlos.
      open (M6): destapa un sombrero a la vista de todos. Si es del personaje de
        debajo, ganas los dos, y llegan otro personaje y otro sombrero. Un sombrero
        mágico te lo quedas. Si no, vuelve a su sitio y recibes una nubecita: es la
        penalización.
    La partida acaba cuando quedan tres personajes (M7), o cuando hace demasiado que
    nadie gana nada (M10).
    Puntos: parejas menos nubecitas; cada sombrero mágico se lleva una (M8).
    Recuerda lo que viste, salvo que la mesa tenga la opción memory_aid (M13).
    Jugadas: peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS en pocas palabras
    Cada cual construye en secreto cinco pilas de tres sombreros, con su color
    arriba (T3), y por turnos las colocan en los anillos 2 y 3 (T4). Una pila es del
    color que está arriba, la construyera quien la construyera (T5).
    En tu turno mueves una pila (T6): un paso a una casilla vecina libre, o saltos
    sobre pilas contiguas a la casilla libre de detrás. Cada pila rival saltada
    pierde su sombrero de arriba; el de debajo decide de quién es ahora (T7). Quien
    puede capturar debe capturar, ante todo desde la franja (T8).
    El anillo exterior es la franja: una jugada solo puede acabar ahí si captura, y
    una pila que esté ahí debe salir (T9). Con cinco pilas o menos, y ninguna en la
    franja, puedes estrechar el campo antes de mover (T10).
    Ganas cuando todas las pilas son tuyas (T11). Demasiados turnos sin capturas son
    tablas (T13).
    Jugadas: build yellow red (amarillo en medio, rojo abajo; azul es blue),
    place 2 E7, move C3 C5 E7 (dónde cae), C3-E7*C4 (de, a, captura), narrow, pass

## Jugar en un servidor

join-bad-address = «{ $address }» no es la dirección de un servidor; escribe por ejemplo localhost:8731
join-unreachable = no se puede llegar a { $address }: { $reason }
join-not-hatbox = en { $address } no hay un servidor hatbox
join-refusal = { $reason }
join-refused = El servidor se niega: { $code }
join-bad-identities = { $path } está dañado; arréglalo o bórralo (entonces serás alguien nuevo en todas partes)
join-name = ¿Cómo te llamas?
join-recovery =
    Con este código eres la misma persona en otro dispositivo: { $code }
    Quién eres se guarda en { $path }.
join-choose-table = ¿Dónde quieres jugar?
join-mine-turn = tu partida de { $game }, te toca: { $who }
join-mine = tu partida de { $game }: { $who }
join-open = { $game }, asientos libres: { $free }; con { $who }
join-new = abrir una mesa nueva
join-choose-access = ¿Quién puede sentarse?
join-listed = cualquiera: la mesa está en la lista
join-private = solo las personas a quienes digas su nombre
join-free = libre
join-waiting =
    Se espera a los demás. Escriben: hatbox join URL { $table }
    O llena los asientos libres: escribe bots dormouse
    (o march_hare, cheshire_cat, mad_hatter).
join-waits-for = Se espera a { $who }.
join-help-hint = ? cuenta las reglas y todo lo que se puede escribir.
join-line-lost = (se perdió la línea; probando de nuevo…)
join-line-back = (la línea ha vuelto)
join-not-now = «{ $text }» no se puede ahora: no te toca.
join-bad-level = escribe bots y un nivel: { $allowed }
join-leave-sure = ¿Seguro que dejas tu asiento? (yes para sí, no para no)
join-after = Pulsa Intro para salir, o escribe again, log o say.
join-sat = { $name } ocupa el asiento { $seat }.
join-left = El asiento { $seat } vuelve a estar libre.
join-readied = El asiento { $seat } está listo.
join-unreadied = El asiento { $seat } aún no está listo.
join-filled = { $bot } ocupa los asientos libres.
join-started = La partida empieza.
join-chose = El asiento { $seat } ha elegido.
join-rechose = El asiento { $seat } elige otra vez.
join-undone = El asiento { $seat } ha deshecho una jugada.
join-undo-asked = El asiento { $seat } quisiera deshacer una jugada; los demás escriben yes o no.
join-undo-refused = El asiento { $seat } no está de acuerdo: la jugada queda.
join-taken-over = { $why ->
    [time] Se acabó el tiempo del asiento { $seat }: { $bot } sigue jugando.
   *[left] El asiento { $seat } se ha ido: { $bot } sigue jugando.
  }
join-returned = El asiento { $seat } ha vuelto.
join-said = { $name }: { $text }
join-bots-offered = Aún no ha venido nadie más; quien dirige la mesa puede escribir bots y un nivel.
join-rematch-asked = El asiento { $seat } quiere jugar otra vez; escribe again si también quieres.
join-rematched = Se sigue con una partida nueva.
join-closed = La mesa está cerrada.
join-commands =
    Escribe números («3», luego «1», o «3 1»), jugadas (también abreviadas:
    «ex d4 3»), o bien:
      ?             esta ayuda
      legal         todas las jugadas permitidas
      table         dibuja todo de nuevo
      log           lo que ha pasado hasta ahora; log 10: lo último, en diez líneas
      say PALABRAS  dice algo a todos; phrases: frases hechas, dichas por su nombre
      undo          deshace tu última jugada; quizá los demás deban aceptar
      yes, no       responde a quien quiere deshacer una jugada
      resign        abandona (cuando hay dos bandos)
      leave         deja tu asiento; un bot sigue jugando
      return        recupera tu asiento
      bots NIVEL    da a los bots los asientos libres (quien dirige la mesa)
      again         otra partida con la misma gente, cuando acabe
      quit          sale y conserva el asiento
    Una línea vacía vuelve a la primera elección.

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
phrase-well-done-partner = ¡Bien hecho, pareja!
phrase-good-game = ¡Buena partida!
phrase-again = ¿Otra partida?
phrase-next-time = ¡Otra vez será!
phrase-must-go = Lo siento, me tengo que ir.
phrase-bye = ¡Adiós, hasta pronto!

## The server

serving = en marcha en { $address } (Ctrl-C para detenerlo)
connection-hello-first = Conexión cerrada: un programa debe decir primero quién es.
connection-hello-twice = Conexión cerrada: un programa dice quién es una sola vez.
connection-version = Este programa es más antiguo o más nuevo que el servidor. Vuelve a cargarlo o actualízalo.
connection-not-text = Conexión cerrada: todo mensaje debe ser texto.
connection-too-fast = Demasiados mensajes a la vez. Seguimos en un momento.
connection-too-slow = Tu línea es demasiado lenta para seguir el ritmo. Se restablece la conexión.
connection-silent = Hace un rato que no llega nada de ti. Se restablece la conexión.
message-bad = El servidor no entiende un mensaje: { $fault }
identity-needed = Para esto necesitas antes un nombre.
identity-unknown-token = El servidor ya no te reconoce. Vuelve a elegir un nombre.
identity-unknown-code = Nadie tiene este código de recuperación. Comprueba cada carácter.
identity-banned = Quien administra este servidor te ha expulsado.
identity-too-many-mutes = Puedes silenciar como mucho a { $most } personas.
name-empty = Un nombre necesita al menos un carácter visible.
table-unknown = Esta mesa no existe.
table-too-many = Ya tienes { $most } mesas abiertas. Antes empieza en una de ellas o déjala.
table-too-many-running = Ya tienes { $most } partidas en curso. Antes termina una de ellas o abandónala.
table-too-many-watched = Estás mirando demasiadas mesas a la vez.
table-worn-out = Ha pasado tanto en esta mesa que ya solo se puede mover. Abre una nueva.
table-no-spectators = Mientras dura la partida, solo la ven quienes juegan.
table-bad-bots = Los bots pueden ocupar los asientos { $allowed }, pero no todos.
table-not-seated = No tienes asiento en esta mesa.
table-seated = Ya tienes asiento: el asiento { $seat }.
table-seat-taken = El asiento { $seat } no está libre. Asientos libres: { $allowed }
table-full = No queda ningún asiento libre.
table-host-only = Eso solo puede hacerlo quien dirige la mesa.
table-not-ready = Aún hay quien no ha dicho que puede empezar.
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
table-bot-plays = Un bot juega en tu lugar. Recupera antes tu asiento.
table-you-play = Ya juegas tú: no hay ningún bot en tu lugar.
table-cannot-resign = Solo se puede abandonar una partida entre dos bandos.
table-asked-already = Ya has pedido otra partida.
table-rematched = La siguiente partida ya ha empezado en otra mesa.
command-stale = Pasó algo antes de que llegara tu jugada. Mira otra vez.
command-unseen = El programa cuenta más sucesos en esta mesa de los que hubo: { $seen } en vez de { $last }.
move-not-your-turn = No te toca.
move-chosen-all = Ya lo has elegido todo.
move-your-turn-now = Ahora te toca: haz la jugada directamente.
move-no-premove = No tienes ninguna jugada preparada.
move-premove-dropped = Tu jugada preparada ya no es posible y se ha descartado: { $move }
undo-nothing = No hay nada tuyo que deshacer.
undo-revealed = Esto ya no se puede deshacer: desde entonces se ha descubierto algo oculto.
undo-not-asked = Nadie espera tu respuesta.
talk-not-here = En esta mesa no hay chat.
talk-phrases-only = En esta mesa solo se usan las frases hechas.
talk-empty = Este mensaje no dice nada.
talk-too-fast = Más despacio: espera un momento antes del próximo mensaje.
talk-muted = Quien administra este servidor te ha silenciado por un tiempo.
talk-gives-away = { $named ->
    [type] Las parejas no pueden decirse el tipo de una carta (H8). El mensaje no se ha enviado.
    [colour] Las parejas no pueden decirse el color de una carta (H8). El mensaje no se ha enviado.
   *[number] Las parejas no pueden decirse el número de una carta (H8). El mensaje no se ha enviado.
  }
request-unknown = No hay nada en { $path }.
request-unknown-ratings = No hay clasificación para este juego con ese número de jugadores.
request-bad-method = { $method } no se puede usar aquí; métodos permitidos: { $allowed }
request-bad-query = «{ $text }» no es un número entero.
request-bad-body = La petición no tiene la forma correcta: { $fault }
request-too-large = La petición es demasiado grande; como mucho { $most } bytes.
request-too-many = Demasiadas peticiones. Espera un momento.
request-foreign-origin = Las páginas de otros sitios no pueden usar este servidor.
server-busy = El servidor tiene demasiado trabajo. Inténtalo otra vez.
server-restarting = El servidor se reinicia. Seguimos en un momento.
server-stopping = El servidor se está deteniendo.
