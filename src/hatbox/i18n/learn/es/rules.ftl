# The rules in our own words. A rule has a title, its text, and sometimes more: examples, and how we settle what is left open.
rules-title = { $game ->
    [hats] Las reglas de Hats
    [magic_hat] Las reglas de Magic Hat
   *[top_hats] Las reglas de Top Hats
}
rules-lede-hats = De 2 a 4 jugadores; entre cuatro se juega en dos equipos. Unos 20 minutos. Cada regla tiene un número, y el juego lo dice cuando te explica algo.
rules-lede-magic_hat = De 2 a 4 jugadores. Unos 20 minutos. Cada regla tiene un número, y el juego lo dice cuando te explica algo.
rules-lede-top_hats = Para 2 o 3 jugadores. Unos 25 minutos. Cada regla tiene un número, y el juego lo dice cuando te explica algo.
rules-more = En detalle
rules-print = Imprimir
rules-learn = En cinco dibujos
rules-link = Enlace a la regla { $rule }
rules-group = { $name ->
    [box] Antes de empezar
    [turn] Tu turno
    [cookie] La galleta
    [move] Mover y capturar
    [band] El borde de la bandeja
    [end] El final, y quién gana
    [seldom] Lo que pasa pocas veces
   *[editions] Ediciones y variantes
}
rules-options = Lo que puede elegir una mesa
rules-options-text = Al abrir una mesa puedes ajustar esto. No hace falta: la primera opción es la habitual.
rules-example = Un recuento de ejemplo

rule-H1-title = Los sombreros
rule-H1 = Hay siete tipos de sombrero, y seis cartas de cada tipo, numeradas del 1 al 6: 42 cartas. Una carta se llama por la letra de su tipo y su número: B4 es la Boina 4.
rule-H1-more = B Boina, C Cloché, D Deerstalker, F Fez, K Kepis, S Sombrero charro, T Tricornio.
rule-H2-title = La mesa de té
rule-H2 = En medio hay una fila de posiciones, de la 1 a la 6; con dos jugadores, de la 1 a la 5. En cada una hay siempre una sola carta, boca arriba. Qué hay en cada sitio decide cuánto vale un sombrero.
rule-H3-title = Preparación
rule-H3 = En cada posición de la mesa de té va una carta, y cada jugador recibe nueve. El resto es el mazo: 9 cartas con tres jugadores, 7 con dos, ninguna con cuatro. La galleta está en la mesa y aún no es de nadie.
rule-H3-more = Con dos jugadores, dos tipos se quedan en la caja. Se sortean si la mesa no los elige.
rule-H4-title = Tu turno
rule-H4 = Debes hacer una acción principal: un intercambio (H5) o un sombrero negro (H6). Antes o después puedes hacer una opcional: cambiar una carta (H7) o, con cuatro jugadores, cambiar con tu pareja (H8). Luego le toca al siguiente.
rule-H5-title = Intercambio
rule-H5 = Pon una carta de tu mano en una posición de la mesa de té, y la que había pasa boca arriba a tu colección. Se puede si los dos son del mismo tipo, o si tu número es más alto que el que te llevas.
rule-H5-more = Con el Deerstalker 4 puedes llevarte el Kepis 2, el Fez 3 y hasta el Deerstalker 6, pero no el Tricornio 5 (más alto) ni el Sombrero charro 4 (igual, y de otro tipo).
rule-H6-title = Sombrero negro
rule-H6 = O pon una carta de tu mano boca abajo en tu colección. Sirve cualquiera, así que siempre puedes jugar algo. Solo tú sabes cuál es; cuando la partida acaba, todos pueden mirarla.
rule-H7-title = Descartar y robar
rule-H7 = Con dos o tres jugadores puedes, una vez por turno, cambiar una carta: descartas una boca abajo y robas la primera del mazo. También después de tu octava acción principal: entonces cambia tu sombrero favorito.
rule-H7-more = Si el mazo está vacío, tu carta va primero al descarte; luego se baraja todo en un mazo nuevo, y robas. Puede volver a tocarte la tuya.
rule-H8-title = Parejas
rule-H8 = Con cuatro jugadores, cada cual tiene a su pareja enfrente. Una vez por turno puedes cambiar con tu pareja: dejas una carta boca abajo, y ella debe darte otra. Podéis hablar, pero nunca del tipo, el color o el número de una carta.
rule-H8-more = Tu pareja elige sin haber visto tu carta y no puede negarse. Las dos cartas cambian de mano a la vez; solo vosotros las conocéis.
rule-H9-title = La galleta
rule-H9 = Después de cada acción principal la galleta va a quien muestra más tipos distintos. Todos los sombreros negros juntos cuentan como un tipo más. Si hay empate, se comparan los números más bajos, luego los segundos, y así: gana el más bajo.
rule-H9-more = Aquí los sombreros negros no tienen número. Si una lista es más larga y hasta ahí igual, gana la más larga. Si son iguales hasta el final, la galleta se queda donde está. Quien no muestra ningún tipo nunca la tiene.
rule-H10-title = El final
rule-H10 = La partida acaba cuando todos han jugado ocho turnos. La única carta que te queda en la mano es tu sombrero favorito.
rule-H11-title = Puntos de la colección
rule-H11 = Si un tipo está varias veces en la mesa de té, solo cuenta la posición más baja. Cada carta reunida da la posición de su tipo, o nada si no está en la mesa. Cada sombrero negro da 1.
rule-H12-title = Puntos del favorito
rule-H12 = Suma los números de tus cartas reunidas del tipo de tu favorito, y resta el número del favorito. ¡Puede salir menos que nada! Un sombrero negro nunca cuenta para el tipo que esconde.
rule-H13-title = Puntos de la galleta
rule-H13 = Quien tiene la galleta al final suma 5.
rule-H14-title = Quién gana
rule-H14 = Gana quien tiene más puntos. Si hay empate, quien tiene más sombreros negros; después, quien tiene la galleta. Si también eso es igual, se comparte la victoria.
rule-H14-more = Con cuatro jugadores se suman los puntos y los sombreros negros de la pareja, y un equipo tiene la galleta si la tiene uno de los dos.
rule-H15-title = Ediciones
rule-H15 = La estándar sigue las reglas inglesas, italianas, españolas y francesas. La edición alemana cambia dos cosas: los sombreros negros no son un tipo para la galleta, y en un empate decide directamente la galleta.

rules-example-hats-table = La mesa de té al final. Hay dos Boinas: solo cuenta la de la posición 2, la otra se da la vuelta.
rules-example-hats-collection = La colección: cada sombrero da su posición; el Deerstalker y el Cloché no están en la mesa. 16 puntos.
rules-example-hats-favourite = La última carta es el Sombrero charro 4. Suma los que has reunido, menos él mismo: 4 puntos.
rules-example-hats-total = 16 + 4 = 20 puntos, y 25 con la galleta.

rule-M1-title = Las cartas
rule-M1 = Veinte personajes de la corte y 24 sombreros. Cada sombrero es de una clase de personaje: una corona le va a cualquier rey. Cuatro son sombreros mágicos y no son de nadie.
rule-M1-more = Lo habitual son diez clases, dos de cada una: rey, reina, princesa, caballero, mago, bufón, cocinero, doncella, dragón y astrólogo. Una mesa también puede elegir cinco clases, cuatro de cada una, o veinte distintas.
rule-M2-title = Preparación
rule-M2 = Siete personajes están boca arriba en fila, en los espacios 1 a 7. Encima de cada uno hay un sombrero boca abajo. Los demás esperan en dos mazos.
rule-M3-title = Tu turno
rule-M3 = Haces exactamente una de tres cosas: espiar, cambiar o destapar. Luego le toca al siguiente.
rule-M4-title = Espiar
rule-M4 = Mira un sombrero y déjalo en su sitio. Todos ven dónde miras, pero el sombrero solo lo ves tú.
rule-M5-title = Cambiar
rule-M5 = Haz que los sombreros de dos espacios cambien de sitio, sin mirarlos. Todos ven cuáles son.
rule-M5-more = Los dos sombreros recién cambiados no se pueden volver a cambiar en el turno siguiente. Una mesa puede quitar esta prohibición (M12).
rule-M6-title = Destapar
rule-M6 = Destapa un sombrero a la vista de todos. Si es del personaje de debajo, ganas las dos cartas, y llegan otro personaje y otro sombrero. Si no lo es, vuelve boca abajo y recibes una nubecita (es la penalización). Si es un sombrero mágico, te lo quedas; el personaje sigue y recibe el próximo sombrero.
rule-M6-more = Cuando el mazo de personajes se acaba, un espacio ganado queda vacío.
rule-M7-title = El final
rule-M7 = La partida acaba en cuanto solo quedan tres personajes en la fila; para entonces se han ganado 17 parejas.
rule-M8-title = Puntos
rule-M8 = Cada pareja es un punto, cada nubecita quita uno, y cada sombrero mágico se lleva una nubecita. Los sombreros mágicos que no tienen nada que llevarse no dan nada. Gana quien tiene más puntos; si hay empate, se comparte la victoria.
rule-M8-more = En la caja hay 16 nubecitas, pero las de más también cuentan.
rule-M9-title = Cuando nada encaja
rule-M9 = Si ningún sombrero de la fila es de un personaje de la fila, y ninguno es mágico, ya no se podría ganar nada. Entonces todos los sombreros tapados, también los del mazo, se barajan y se colocan de nuevo. Lo que has ganado, y tus nubecitas, siguen contigo.
rule-M10-title = Cuando nadie se atreve
rule-M10 = Si en 100 turnos seguidos no se gana ninguna carta, la partida acaba y se cuenta como está.
rule-M11-title = La variante difícil
rule-M11 = Se juega sin los cuatro sombreros mágicos: entonces nada se lleva una nubecita.
rule-M12-title = Ediciones
rule-M12 = La edición rusa, aquí la habitual, prohíbe deshacer el cambio enseguida (M5). La inglesa y hebrea lo permite.
rule-M13-title = La memoria
rule-M13 = Lo que has visto tienes que recordarlo tú, como con cartas de verdad. Si lo prefieres, la mesa puede marcar lo que sabes en el dorso de los sombreros; las marcas siguen los cambios.

rules-example-magic_hat = Nueve parejas y cinco nubecitas, pero dos sombreros mágicos: quedan tres nubecitas. 9 − 3 = 6 puntos.

rule-T1-title = La bandeja
rule-T1 = Una bandeja de 61 casillas de seis lados: el centro y cuatro anillos alrededor. Las casillas se llaman por fila y número, como en el ajedrez; el centro es E5.
rule-T2-title = Los sombreros
rule-T2 = Cada jugador tiene un color, con 15 sombreros: rojo, amarillo y, si son tres, azul. El sombrero de marfil del centro es neutral: no es de nadie, nunca se mueve ni se va.
rule-T3-title = Construir
rule-T3 = Cada cual construye en secreto cinco pilas de tres sombreros, siempre con su color arriba; debajo, el orden es libre. Tienes nueve sombreros de tu color y seis del rival; con tres jugadores, tres de cada rival. Solo tú sabes qué hay dentro.
rule-T4-title = Colocar
rule-T4 = Por turnos, cada cual pone una pila en una casilla libre del anillo 2 o 3, hasta que están todas. Después empieza a mover el primer jugador.
rule-T5-title = ¿De quién es la pila?
rule-T5 = Una pila es de quien tiene su color arriba, la construyera quien la construyera. Lo que hay debajo sigue siendo el secreto de quien la construyó; los sombreros capturados están a la vista de todos.
rule-T6-title = Mover
rule-T6 = En tu turno mueves una de tus pilas, entera. O un paso a una casilla vecina libre, o saltos: sobre una pila contigua, tuya o no, o sobre el sombrero neutral, a la casilla libre justo detrás. Puedes seguir saltando, también en otra dirección, y parar cuando quieras.
rule-T6-more = En una jugada no se salta dos veces ninguna pila, ni el sombrero neutral, pero se puede pasar más de una vez por una casilla. La casilla de la que sales cuenta como libre. Una jugada que no captura nada debe acabar en una casilla distinta de la de salida.
rule-T7-title = Capturar
rule-T7 = Acabada la jugada, cada pila rival saltada pierde su sombrero de arriba. El de debajo decide de quién es ahora la pila; un último sombrero simplemente desaparece. Tus pilas y el sombrero neutral no pierden nada.
rule-T8-title = Obligación de capturar
rule-T8 = Si puedes capturar, debes hacerlo, al menos un sombrero. Cómo y hasta dónde, lo decides tú. Si una pila tuya de la franja puede capturar, tiene que ser una de esas.
rule-T9-title = La franja
rule-T9 = El anillo exterior es la franja. Puedes pasar por ella saltando, pero una jugada solo puede acabar allí si captura. Si una pila tuya está en la franja y no puedes capturar, debes llevar una de la franja hacia dentro.
rule-T9-more = Si no hay camino hacia dentro, vale cualquier otra jugada que no acabe en la franja.
rule-T10-title = Estrechar el campo
rule-T10 = Si quedan como mucho cinco pilas y ninguna está en la franja, antes de mover puedes estrechar el campo: la franja se cierra para siempre, nadie puede caer ni pasar por ella, y el anillo siguiente pasa a ser la franja. Después haces igualmente tu jugada, con las reglas del campo estrechado.
rule-T10-more = El sombrero neutral no cuenta como pila. Dos veces por partida como máximo, si la mesa no ha elegido menos.
rule-T11-title = Ganar
rule-T11 = Cuando, tras una jugada, todas las pilas tienen arriba el mismo color, ese jugador ha ganado. Sin pilas no estás fuera: una captura puede destapar un sombrero tuyo.
rule-T12-title = Sin jugada
rule-T12 = Si no tienes pilas, o ninguna puede moverse, pasas.
rule-T13-title = Tablas
rule-T13 = Si en 100 turnos seguidos no se captura nada (pasar también es un turno), la partida acaba, y la comparten todos los que entonces tienen una pila.

rules-option-first = Quién empieza
rules-option-first-text = Por sorteo, o un asiento que tú elijas.
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
rules-option-no_swap_back = Sin deshacer el cambio (M5)
rules-option-no_swap_back-text = Si el cambio del turno anterior se puede deshacer enseguida.
rules-option-copies = Cuántos de cada clase (M1)
rules-option-copies-text = Dos, cuatro o uno de cada clase. Cuantos menos iguales, más difícil.
rules-option-magic_hats = Sombreros mágicos (M11)
rules-option-magic_hats-text = Cuatro, o ninguno para la variante difícil.
rules-option-dead_table = Cuando nada encaja (M9)
rules-option-dead_table-text = Colocar los sombreros de nuevo, o seguir hasta que la partida acabe sola.
rules-option-stall_limit = Turnos sin ganancia
rules-option-stall_limit-text = Tras cuántos turnos seguidos sin ganar ni capturar nada acaba la partida; normalmente 100.
rules-option-memory_aid = Ayuda para la memoria (M13)
rules-option-memory_aid-text = Si el dorso de los sombreros muestra lo que has visto.
rules-option-narrowings = Estrechamientos (T10)
rules-option-narrowings-text = Cuántas veces se puede estrechar el campo en una partida: dos, una o ninguna.
