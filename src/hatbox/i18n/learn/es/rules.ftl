# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Las reglas de Hats
    [magic_hat] Las reglas de Magic Hat
   *[top_hats] Las reglas de Top Hats
}
rules-lede-hats = Intercambia cartas con la mesa de té y colecciona los sombreros que más vayan a valer: gana quien tiene más puntos. De 2 a 4 jugadores (cuatro juegan en dos equipos), unos 20 minutos. Cada regla tiene un número, y el juego lo cita cuando te explica algo.
rules-lede-magic_hat = Une a cada personaje con su sombrero: gana quien consigue más parejas y se equivoca menos. De 2 a 4 jugadores a partir de 5 años, de 15 a 20 minutos. Cada regla tiene un número, y el juego lo cita cuando te explica algo.
rules-lede-top_hats = Captura los sombreros de tus rivales hasta que todas las pilas del tablero sean de tu color. Para 2 o 3 jugadores a partir de 8 años, unos 25 minutos. Cada regla tiene un número, y el juego lo cita cuando te explica algo.
rules-more = Más detalles
rules-print = Imprimir
rules-learn = En cinco dibujos
rules-link = Enlace a la regla { $rule }
rules-group = { $name ->
    [box] Antes de empezar
    [turn] Tu turno
    [cookie] La galleta
    [move] Mover y capturar
    [band] El borde del tablero
    [end] Fin de la partida y quién gana
    [seldom] Casos raros
   *[editions] Ediciones y variantes
}
rules-options = Opciones
rules-options-text = Puedes cambiarlas al abrir una mesa. La primera opción es la habitual.
rules-example = Ejemplo de puntuación

rule-H1-title = Los sombreros
rule-H1 = Hay siete tipos de sombrero, cada uno de un color, con seis cartas numeradas del 1 al 6: 42 cartas. Una carta se nombra por su tipo y su número: Boina 4 o, abreviado, B4.
rule-H1-more = B Boina, C Cloché, D Deerstalker, F Fez, K Kepis, S Sombrero charro, T Tricornio.
rule-H2-title = La mesa de té
rule-H2 = La mesa de té es una fila de posiciones, numeradas del 1 al 6 (del 1 al 5 con dos jugadores). En cada posición hay siempre una sola carta bocarriba. La posición de un tipo decide cuánto valen sus sombreros.
rule-H3-title = Preparación
rule-H3 = Con dos jugadores, todas las cartas de dos tipos se quedan en la caja. Pon una carta en cada posición de la mesa de té y reparte nueve a cada jugador. ¡La mano es secreta! El resto es el mazo: 9 cartas con tres jugadores, 7 con dos, ninguna con cuatro. La galleta empieza en la mesa y no es de nadie. Se juega en el sentido de las agujas del reloj.
rule-H3-more = El primer jugador se elige al azar si los ajustes de la mesa no dicen otra cosa; en el juego de mesa empieza el último que haya comido una galleta. Los dos tipos que se quedan fuera también salen al azar si no los eliges al abrir la mesa.
rule-H4-title = Tu turno
rule-H4 = Debes hacer una acción principal: intercambiar una carta (H5) o jugar un sombrero negro (H6). Antes o después puedes hacer una acción opcional: descartar y robar (H7) o, con cuatro jugadores, intercambiar una carta con tu compañero (H8). Luego le toca al siguiente.
rule-H5-title = Intercambiar
rule-H5 = Juega una carta de tu mano bocarriba en una posición de la mesa de té y pon la carta que había, bocarriba, en tu colección. Se puede si las dos son del mismo tipo, o si tu número es más alto que el que te llevas. Solo se intercambia con la mesa de té, nunca con las colecciones de los demás.
rule-H5-more = Con el Deerstalker 4 puedes llevarte el Kepis 2, el Fez 3 y hasta el Deerstalker 6, pero no el Tricornio 5 (más alto) ni el Sombrero charro 4 (igual, y de otro tipo).
rule-H6-title = Sombrero negro
rule-H6 = Pon una carta de tu mano bocabajo en tu colección. Sirve cualquiera, así que siempre puedes jugar algo. Solo tú sabes cuál es hasta que acaba la partida.
rule-H7-title = Descartar y robar
rule-H7 = Con dos o tres jugadores, una vez por turno puedes descartar una carta bocabajo y robar la primera del mazo. También después de tu octava acción principal: entonces cambia tu sombrero favorito.
rule-H7-more = Si el mazo está vacío, primero descartas tu carta; luego se baraja toda la pila de descarte para formar un mazo nuevo, y robas. Puede volver a tocarte tu propia carta.
rule-H8-title = Compañeros
rule-H8 = Con cuatro jugadores, los compañeros se sientan frente a frente. Una vez por turno puedes intercambiar una carta con tu compañero: le pasas una carta bocabajo, y él debe darte otra a cambio. Los compañeros pueden hablar, pero sin decir el tipo, el color ni el número de una carta.
rule-H8-more = Tu compañero elige sin ver tu carta y no puede negarse. Las dos cartas cambian de mano a la vez, y nadie más las conoce.
rule-H9-title = La galleta
rule-H9 = Después de cada acción principal, la galleta va a quien tiene más tipos distintos de sombrero. Todos los sombreros negros juntos cuentan como un tipo más. En caso de empate se comparan los números más bajos, luego los segundos más bajos, y así: gana el número menor.
rule-H9-more = Aquí los sombreros negros no tienen número. Si las listas coinciden hasta que una se acaba, gana la más larga. Si son idénticas, la galleta se queda donde está. Quien no tiene sombreros no puede tenerla.
rule-H10-title = El final
rule-H10 = La partida termina cuando todos han jugado ocho turnos. La única carta que te queda en la mano es tu sombrero favorito.
rule-H11-title = Puntos de la colección
rule-H11 = Si hay varias cartas de un tipo en la mesa de té, solo cuenta la de la posición más baja; a las demás se les da la vuelta. Cada carta bocarriba de tu colección vale la posición de su tipo, o nada si ese tipo no está en la mesa. Cada sombrero negro vale 1.
rule-H12-title = Puntos del favorito
rule-H12 = Suma los números de las cartas de tu colección que son del tipo de tu sombrero favorito, y resta el número del favorito. El sombrero favorito no forma parte de la colección. Un sombrero negro nunca cuenta como el tipo que esconde.
rule-H12-more = El resultado puede ser negativo: si tu sombrero favorito es el Sombrero charro 6 y en tu colección solo está el Sombrero charro 2, obtienes 2 − 6 = −4 puntos.
rule-H13-title = Puntos de la galleta
rule-H13 = Quien tiene la galleta al final suma 5 puntos.
rule-H14-title = Quién gana
rule-H14 = Gana quien tiene más puntos. En caso de empate, quien tiene más sombreros negros; después, quien tiene la galleta. Si el empate sigue, se comparte la victoria.
rule-H14-more = Con cuatro jugadores se suman los puntos y los sombreros negros de los dos compañeros, y un equipo tiene la galleta si la tiene uno de los dos.
rule-H15-title = Ediciones
rule-H15 = La estándar sigue los reglamentos inglés, italiano, español y francés. La edición alemana cambia dos cosas: los sombreros negros no cuentan como tipo para la galleta, y los empates los decide directamente la galleta.

rules-example-hats-table = La mesa de té al final de la partida. Hay dos Boinas: solo cuenta la de la posición 2, así que a la otra se le da la vuelta.
rules-example-hats-collection = La colección: cada sombrero vale la posición de su tipo; no hay Deerstalker ni Cloché en la mesa. El sombrero negro vale 1. 16 puntos.
rules-example-hats-favourite = La última carta es el Sombrero charro 4, el sombrero favorito. Suma los números de los Sombreros charros de la colección y resta 4: 4 puntos.
rules-example-hats-total = 16 + 4 = 20 puntos, y 25 con la galleta.

rule-M1-title = Las cartas
rule-M1 = Hay 20 personajes y 24 sombreros. Cada sombrero es de un personaje: la corona vale para cualquier rey. Cuatro son sombreros mágicos y no son de nadie. La lista de abajo muestra quién lleva qué.
rule-M1-more = Lo habitual son diez personajes distintos, dos de cada uno. También se puede jugar con cinco distintos, cuatro de cada uno, o con veinte distintos.
rule-M2-title = Preparación
rule-M2 = Pon siete personajes bocarriba en fila, en los espacios 1 a 7, y un sombrero bocabajo sobre cada uno. Los demás esperan en dos mazos. Se juega en el sentido de las agujas del reloj. El primer jugador se elige al azar si los ajustes de la mesa no dicen otra cosa; en el juego de mesa empieza el más joven.
rule-M3-title = Tu turno
rule-M3 = Haz una sola de estas tres cosas: mirar, cambiar o destapar. Luego le toca al siguiente.
rule-M4-title = Mirar
rule-M4 = Mira un sombrero y déjalo en su sitio. Todos ven qué sombrero miras, pero solo tú ves cuál es.
rule-M5-title = Cambiar
rule-M5 = Cambia los sombreros de dos espacios sin mirarlos. Todos ven cuáles son.
rule-M5-more = Dos sombreros recién cambiados no se pueden volver a cambiar entre sí en el turno siguiente. Esta regla se puede quitar en los ajustes de la mesa (M12).
rule-M6-title = Destapar
rule-M6 = Destapa un sombrero a la vista de todos. Si es del personaje de debajo, ganas las dos cartas, y llegan otro personaje y otro sombrero. Si no lo es, vuelve bocabajo a su sitio y recibes una ficha de penalización (una nubecita). Si es un sombrero mágico, te lo quedas; el personaje se queda y recibe el siguiente sombrero.
rule-M6-more = Cuando el mazo de personajes se acaba, el espacio de una pareja ganada queda vacío.
rule-M7-title = El final
rule-M7 = La partida acaba en cuanto solo quedan tres personajes en la fila; para entonces se han ganado 17 parejas.
rule-M8-title = Puntos
rule-M8 = Cada pareja vale 1 punto, cada ficha de penalización resta 1, y cada sombrero mágico anula una ficha de penalización. Los sombreros mágicos que sobran no valen nada. Gana quien tiene más puntos; si hay empate, se comparte la victoria.
rule-M8-more = En la caja hay 16 fichas de penalización, pero si hacen falta más, también cuentan.
rule-M9-title = Cuando nada encaja
rule-M9 = Si ningún sombrero de la fila es de un personaje de la fila, y ninguno es mágico, no se puede ganar nada. Aquí, entonces, todos los sombreros bocabajo, también los del mazo, se barajan y se reparten de nuevo. Conservas todo lo que has ganado, y tus fichas de penalización.
rule-M10-title = Cuando nadie se atreve
rule-M10 = Si en 100 turnos seguidos no se gana ninguna carta, la partida termina y se puntúa tal como está.
rule-M11-title = La variante difícil
rule-M11 = Se juega sin los cuatro sombreros mágicos, así que nada anula una ficha de penalización.
rule-M12-title = Ediciones
rule-M12 = La edición rusa, aquí la habitual, prohíbe deshacer el cambio enseguida (M5). La inglesa y hebrea lo permite.
rule-M13-title = La memoria
rule-M13 = Tienes que recordar lo que has visto, como con cartas de verdad. Si lo prefieres, activa la ayuda para la memoria: lo que sabes queda marcado en el dorso de los sombreros, y las marcas se mueven con ellos.

rules-example-magic_hat = Nueve parejas y cinco fichas de penalización, pero también dos sombreros mágicos: quedan tres fichas. 9 − 3 = 6 puntos.

rule-T1-title = El tablero
rule-T1 = El tablero tiene 61 casillas de seis lados: el centro y cuatro anillos alrededor, numerados del 1 (el de dentro) al 4 (el de fuera). Las casillas se nombran por fila y número, como en el ajedrez; el centro es E5.
rule-T2-title = Los sombreros
rule-T2 = Cada jugador tiene un color: rojo o amarillo, y azul si hay un tercero. Hay 15 sombreros de cada color. El sombrero color marfil del centro es neutral: no es de nadie, nunca se mueve y no se puede capturar.
rule-T3-title = Construir
rule-T3 = Cada uno construye en secreto cinco pilas de tres sombreros, siempre con su color arriba; debajo, el orden es libre. Tienes nueve sombreros de tu color y seis de tu rival; con tres jugadores, tres de cada rival. Solo tú sabes qué hay dentro.
rule-T4-title = Colocar
rule-T4 = Por turnos, en el sentido de las agujas del reloj, cada uno pone una pila en una casilla libre del anillo 2 o del 3, hasta que están todas. Quien colocó primero también mueve primero; se elige al azar si los ajustes de la mesa no dicen otra cosa.
rule-T5-title = ¿De quién es la pila?
rule-T5 = Una pila es del jugador que tiene su color arriba, la construyera quien la construyera. Lo que hay debajo sigue siendo el secreto de quien la construyó; los sombreros capturados están a la vista de todos.
rule-T6-title = Mover
rule-T6 = En tu turno mueves una de tus pilas, entera: o un paso a una casilla libre de al lado, o uno o más saltos sobre una pila contigua (tuya o rival) o sobre el sombrero neutral, a la casilla libre que está justo detrás. Puedes seguir saltando, en cualquier dirección, y parar cuando quieras.
rule-T6-more = En una misma jugada no puedes saltar dos veces sobre la misma pila, ni sobre el sombrero neutral, pero sí caer más de una vez en una casilla. La casilla de la que sales cuenta como libre. Una jugada que no captura nada debe acabar en una casilla distinta de la de salida.
rule-T7-title = Capturar
rule-T7 = Cuando acaba tu jugada, cada pila rival sobre la que has saltado pierde su sombrero de arriba. El de debajo decide de quién es ahora la pila; si no había más que uno, la pila desaparece. Tus pilas y el sombrero neutral no pierden nada.
rule-T8-title = Obligación de capturar
rule-T8 = Si puedes capturar, debes capturar al menos un sombrero. Por dónde y hasta dónde, lo decides tú. Si una pila tuya de la franja puede capturar, debes capturar con una pila de la franja.
rule-T8-more = Es decir, por este orden: 1. captura si puedes, primero desde la franja; 2. si no, saca una pila de la franja (T9).
rule-T9-title = La franja
rule-T9 = El anillo exterior es la franja. Puedes pasar por ella saltando, pero una jugada solo puede acabar ahí si captura. Si tienes una pila en la franja y no puedes capturar, debes llevar una de la franja hacia dentro.
rule-T9-more = Si ninguna puede ir hacia dentro, vale cualquier otra jugada que no acabe en la franja.
rule-T10-title = Reducir el tablero
rule-T10 = Si quedan cinco pilas o menos y ninguna está en la franja, antes de mover puedes reducir el tablero: la franja se cierra para siempre, nadie puede caer en ella ni pasar saltando, y el anillo siguiente pasa a ser la franja. Después haces tu jugada normal, en el tablero reducido.
rule-T10-more = El sombrero neutral no cuenta como pila. El tablero se puede reducir como máximo dos veces por partida, o menos si así lo dicen los ajustes de la mesa.
rule-T11-title = Ganar
rule-T11 = Si después de una jugada todas las pilas tienen el mismo color arriba, gana ese jugador. Si te quedas sin pilas, sigues en juego: una captura puede descubrir un sombrero tuyo.
rule-T12-title = Sin jugada
rule-T12 = Si no tienes pilas, o ninguna se puede mover, pasas.
rule-T13-title = Empate
rule-T13 = Si en 100 turnos seguidos no se captura nada (pasar cuenta como turno), la partida termina, y comparten la victoria quienes aún tienen una pila.

rules-option-first = Quién empieza
rules-option-first-text = Al azar, o un asiento que tú elijas.
rules-option-edition-hats = Edición (H15)
rules-option-edition-hats-text = Estándar o alemana. Ajusta las dos siguientes.
rules-option-black_hat_is_a_type = Los sombreros negros son un tipo (H9)
rules-option-black_hat_is_a_type-text = Si los sombreros negros cuentan como un tipo más para la galleta.
rules-option-tiebreak_black_hats = Los sombreros negros desempatan (H14)
rules-option-tiebreak_black_hats-text = Si en un empate gana quien tiene más sombreros negros, antes que la galleta.
rules-option-removed = Sombreros fuera (H3)
rules-option-removed-text = Con dos jugadores: qué dos tipos se quedan en la caja.
rules-option-edition-magic_hat = Edición (M12)
rules-option-edition-magic_hat-text = Rusa, o inglesa y hebrea. Ajusta la siguiente.
rules-option-no_swap_back = Prohibido deshacer el cambio (M5)
rules-option-no_swap_back-text = Si el cambio del turno anterior se puede deshacer enseguida.
rules-option-copies = Cuántos de cada uno (M1)
rules-option-copies-text = Dos, cuatro o uno de cada personaje. Cuantos menos repetidos, más difícil.
rules-option-magic_hats = Sombreros mágicos (M11)
rules-option-magic_hats-text = Cuatro, o ninguno para la variante difícil.
rules-option-dead_table = Cuando nada encaja (M9)
rules-option-dead_table-text = Barajar los sombreros de nuevo, o seguir hasta que la partida acabe sola.
rules-option-stall_limit = Turnos sin ganar nada
rules-option-stall_limit-text = Cuántos turnos seguidos sin ganar ni capturar nada terminan la partida: 100 si no se dice otra cosa.
rules-option-memory_aid = Ayuda para la memoria (M13)
rules-option-memory_aid-text = Si el dorso de los sombreros muestra lo que has visto.
rules-option-narrowings = Reducir el tablero (T10)
rules-option-narrowings-text = Cuántas veces se puede reducir el tablero en una partida: dos, una o ninguna.

# --- the index of hats and characters (Magic Hat); $copies is how many different characters there are
rules-index = De quién es cada sombrero
rules-index-of = { $copies ->
    [5] En todas las partidas
    [10] También en la partida habitual, con diez personajes
   *[20] Solo en la partida con veinte personajes
}
