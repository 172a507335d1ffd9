### Every human word of Hatbox, in French.
### A message code is the same in every language file.

## What is wrong with an input

unknown-game = jeu inconnu « { $name } » ; les jeux sont : { $allowed }
unknown-rules = { $game } n’a pas de règles de version { $version } ; il y a : { $allowed }
bad-players = { $game } ne se joue pas à { $players } ; nombre de joueurs possible : { $allowed }
unknown-option = { $game } n’a pas d’option « { $name } » ; ses options : { $allowed }
bad-option = { $game } : l’option { $name } ne peut pas être « { $value } » ; valeurs permises : { $allowed }
bad-option-value = l’option { $name } doit être un mot, un nombre, true ou false
bad-option-form = une option s’écrit NAME=VALUE, et non « { $text } »
bad-first = l’option first ne peut pas être « { $value } » ; valeurs permises : random, ou un siège de 0 à { $most }
bad-shape = { $where } : { $fault }
bad-format = { $where } : le format est « { $format } », et non { $expected }
bad-version = { $where } : la version { $version } est inconnue ; ce programme lit la version { $expected }
bad-json = { $where } : ce n’est pas du JSON : { $fault }
not-an-object = { $where } : il faut un objet JSON
bad-entry = un coup demande « seat » (un nombre) et « move » (un texte)
bad-chance = « chance » doit être une liste d’objets ou null, aussi longue que « moves »
bad-moves = « moves » doit être une liste de textes
bad-seconds = --seconds vaut { $seconds } ; valeurs permises : plus de 0, jusqu’à 600
bad-number = { $field } vaut { $number } ; valeurs permises : de { $least } à { $most }
bad-move-type = un coup est un texte, et chance est un objet ou null
bad-new = le jeu se donne par un texte, les joueurs et la graine par des nombres entiers
bad-amount = { $name } vaut { $value } ; valeurs permises : de 1 à { $most }
bad-rewards = rewards vaut « { $value } » ; valeurs permises : { $allowed }
batch-actions = un pas demande un nombre entier pour chacune des { $games } parties, pas { $kind } de forme { $shape }
batch-illegal = partie { $game } : l’action { $action } n’est pas permise au siège { $seat } ; celles qui le sont ont un 1 dans `masks`
batch-no-game = il n’y a pas de partie { $index } dans ce lot ; elles vont de 0 à { $most }
batch-other-game = la partie n’est pas { $game } à { $players } joueurs avec les options de ce lot
batch-saved = on ne peut restaurer que les { $size } octets donnés par `save` d’un lot semblable
bad-bot = un bot a besoin d’un nom et de quelque chose qui le crée à l’appel, pas { $name }
policy-illegal = { $name } a choisi l’action { $action }, qui n’est pas permise ; le sont { $allowed }
policy-not-found = { $name } ne peut pas servir de bot : { $fault } ; la forme est module:fonction
dataset-empty = aucune partie enregistrée pour le jeu de données
dataset-format = { $path } n’indique pas de format ; la fin peut être { $allowed }
dataset-mixed = { $where } : un jeu de données porte sur un seul jeu ; celui-ci est { $game }, le premier était { $first }
dataset-summary = { $rows } lignes de { $games } parties{ $unfinished ->
    [0] {""}
   *[other] {" "}; { $unfinished } inachevées laissées de côté
}
missing-extra = { $module } n’est pas installé ; il vient avec `pip install 'hatbox[{ $extra }]'`
env-to-act = C’est au siège { $seat } de jouer
env-public = vu par le public
env-seen-by = vu du siège { $seat }
env-points = score
env-deck = pioche
env-discards = défausse
env-characters = personnages
env-hats = chapeaux
env-render-mode = render_mode vaut « { $value } » ; valeurs permises : { $allowed }
env-no-render-mode = rien ne dit comment dessiner ; il faut donner render_mode en créant l’environnement : { $allowed }
env-viewer = viewer vaut « { $value } » ; valeurs permises : un siège de 0 à { $most }, "mover", ou None pour le public
env-masks = masks vaut « { $value } » ; valeurs permises : { $allowed }
env-illegal = illegal vaut « { $value } » ; valeurs permises : { $allowed }
env-seat = seat vaut « { $value } » ; valeurs permises : { $allowed }, ou de 0 à { $most }
env-bots = il y a { $given } bots pour { $wanted } autres sièges
env-bot = « { $value } » ne peut pas s’asseoir là ; beaucoup de parties à la fois se jouent contre "random" ou une fonction des observations et des masques
env-reset-first = il faut d’abord appeler reset
env-autoreset = autoreset vaut « { $value } » ; valeurs permises : { $allowed }
openspiel-action = l’action { $action } n’est pas permise ici ; le sont { $allowed }
openspiel-chance = le hasard ne peut pas apporter { $piece } ici ; il peut apporter { $allowed }
bad-moment = l’instant { $at } n’existe pas ; les instants vont de 0 à { $last }
unknown-field = champ inconnu « { $name } » ; les champs sont : { $allowed }
bad-length = éléments dans { $field } : { $length } ; il en faut { $expected }
bad-seat = { $field } vaut { $seat } ; les sièges vont de 0 à { $most }
bad-count = { $field } en a { $count } ; valeurs permises : de 0 à { $most }
bad-action = l’action { $action } n’est pas permise ; sont permises : { $allowed }
position-needs = une position demande « { $field } » du bon type
cannot-read = impossible de lire { $path } : { $reason }
cannot-write = impossible d’écrire { $path } : { $reason }
no-such-record = la partie { $number } n’est pas dans { $path } ; nombre de parties : { $count }
game-does-not-end = la partie { $game } n’est pas finie après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } ; donne-lui un stall_limit

## What is wrong with text

empty-move = le coup est vide ; les coups s’écrivent : { $allowed }
unknown-move = coup inconnu « { $word } » ; un coup commence par : { $allowed }
bad-word-count = « { $move } » n’a pas les mots d’un coup comme « { $form } »
bad-place = « { $word } » n’est pas une position de la table à thé ; sont permises : de { $least } à { $most }
bad-slot = « { $word } » n’est pas un emplacement ; sont permis : de { $least } à { $most }
bad-stack = « { $word } » n’est pas une pile ; sont permises : de { $least } à { $most }
unknown-card = carte inconnue « { $word } » ; une carte est la lettre d’un type, B C D F K S T, et une valeur de 1 à 6
unknown-hat = chapeau inconnu « { $word } » ; les chapeaux sont : { $allowed }
unknown-character = personnage inconnu « { $word } » ; les personnages sont : { $allowed }
unknown-cell = case inconnue « { $word } » ; les cases sont A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = couleur inconnue « { $word } » ; les couleurs sont : { $allowed }

## What is wrong with a record

wrong-seat = ce n’est pas au siège { $seat } de jouer, mais au siège { $mover }
chance-differs = « { $name } » de { $move } n’est pas ce que le hasard pouvait donner ici
chance-missing = il manque « { $name } » à { $move }
options-missing = les options ne nomment pas : { $names }
legal-differs = « legal » n’est pas la liste des coups permis ici
result-missing = il n’y a pas de résultat
result-differs = résultat : { $name } est { $found }, mais devrait être { $expected }
result-unknown = résultat : { $name } n’a rien à faire ici
game-not-over = la partie n’est pas finie après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
no-deal = une partie préparée à la main n’a pas de donne, donc pas d’enregistrement
cannot-resign = on ne peut abandonner qu’une partie en cours entre deux camps
game-was-resigned = la partie s’est terminée par un abandon
fair-commitment = la donne, la graine et le sel n’ouvrent pas l’engagement publié avant la partie
fair-seed = la graine doit être un nombre entier de 20 chiffres au plus
fair-deal = la donne ne découle pas de la graine
fair-chance = ce que le hasard a donné au coup { $number } ne découle pas de la graine

## Hats: positions

card-twice = H1 : la carte { $card } est là deux fois
hats-turn-is-over = H4 : avec main_done et optional_done, le tour serait fini
hats-no-offer-possible = H8 : une offre demande quatre joueurs et l’action facultative encore à faire
hats-bad-hand = H10 : siège { $seat }, cartes à jouer : { $cards }, ramassées : { $taken } ; à jouer sont permises : de 1 à { $most }
hats-uneven-hands = H10 : avec des mains de { $hands } cartes et le tour { $turn }, les joueurs n’arrivent pas à leur dernière carte dans la même ronde
hats-removed-there = H3 : { $cards } ne peuvent pas être là : l’option retire ces types
hats-cookie-without-type = H9 : le siège { $seat } ne montre aucun type, il ne peut donc pas avoir le biscuit
hats-offer-after-end = H10 : aucune offre ne peut être ouverte quand il ne reste à chacun qu’une carte
hats-bad-pack = H3 : les cartes distribuées ne sont pas exactement celles de cette partie ; fausses ou manquantes : { $cards }
hats-bad-removed = H3 : removed est « { $removed } » ; types à nommer : { $expected ->
    [0] aucun
   *[other] deux, ceux de l’option si elle les nomme
  }
hats-needs-reshuffle = H7 : la pioche est vide, le coup demande donc « reshuffle »
hats-bad-reshuffle = H7 : reshuffle { $given } n’est pas un mélange de la défausse { $pile }

## Hats: refusals

hats-game-is-over = la partie est finie
hats-answer-the-offer = le siège { $seat } doit d’abord répondre à l’offre avec give
hats-main-action-first = le tour ne peut pas finir avant l’action principale
hats-no-offer-to-answer = aucune carte n’a été offerte
hats-main-action-done = l’action principale de ce tour est déjà faite
hats-optional-action-done = l’action facultative de ce tour est déjà faite
hats-offer-needs-partner = on n’a un partenaire à qui offrir une carte qu’à quatre joueurs, pas à { $players }
hats-no-discard-with-four = à quatre joueurs, on offre une carte à son partenaire, on ne défausse pas
hats-not-in-hand = { $card } n’est pas dans la main du siège { $seat }
hats-no-such-place = la position { $place } ne sert pas à { $players } joueurs
hats-too-low = { $card } n’est ni du type de { $taken } ni plus haute

## Hats: telling

hats-exchange = Le siège { $seat } joue { $card } sur la position { $place } et prend { $taken }.
hats-black = Le siège { $seat } pose { $card } en chapeau noir.
hats-black-unseen = Le siège { $seat } pose une carte en chapeau noir.
hats-discard = Le siège { $seat } défausse { $card }.
hats-discard-unseen = Le siège { $seat } défausse une carte.
hats-drew = Le siège { $seat } pioche { $card }.
hats-drew-unseen = Le siège { $seat } pioche une carte.
hats-reshuffle = { $cards ->
    [one] La carte défaussée forme
   *[other] Les { $cards } cartes défaussées sont mélangées et forment
  } une nouvelle pioche.
hats-offer = Le siège { $seat } pose { $card } face cachée pour son partenaire.
hats-offer-unseen = Le siège { $seat } pose une carte face cachée pour son partenaire.
hats-give = Le siège { $seat } donne { $card } en retour ; les deux cartes changent de main.
hats-give-unseen = Le siège { $seat } donne une carte en retour ; les deux cartes changent de main.
hats-end = Le siège { $seat } termine son tour.
hats-cookie = Le biscuit va au siège { $seat }.

## Magic Hat: positions

magic-lower-slot-first = un échange nomme d’abord l’emplacement le plus bas, et non { $first } { $second }
magic-needs-redeal = M9 : la table est morte, le coup demande donc « redeal »
magic-bad-redeal = M9 : redeal ne dispose pas exactement les chapeaux cachés au-dessus des emplacements occupés
magic-redeal-dead = M9 : redeal laisse la table morte
magic-dead = M9 : aucun chapeau de la rangée n’appartient à un personnage de la rangée, et aucun n’est magique
magic-bad-pair = M5 : { $field } est { $slots } ; il faut deux emplacements, le plus bas d’abord
magic-bad-seen = M13 : seen nomme l’emplacement { $slot }, où il n’y a pas de chapeau
magic-hat-without-character = M2 : l’emplacement { $slot } doit avoir un personnage et un chapeau, ou aucun des deux
magic-too-few-hats = M6 : chapeaux dans la pioche : { $hats } ; c’est trop peu pour les personnages de la pioche ({ $characters }) et les chapeaux magiques ({ $magic })
magic-not-in-box = M1 : { $what ->
    [characters] personnages
   *[hats] chapeaux
  } de type { play-kind } : { $count }, mais la boîte en contient { $most }

## Magic Hat: refusals

magic-game-is-over = seuls trois emplacements sont occupés : la partie est finie
magic-game-has-stalled = plus personne ne gagne de carte depuis trop longtemps : la partie est finie
magic-empty-slot = l’emplacement { $slot } est vide
magic-no-swap-back = les emplacements { $first } et { $second } ont été échangés au tour précédent

## Magic Hat: telling

magic-peek = Le siège { $seat } regarde l’emplacement { $slot } : { $hat ->
    [king] chapeau du roi
    [queen] chapeau de la reine
    [princess] chapeau de la princesse
    [knight] chapeau du chevalier
    [wizard] chapeau du magicien
    [jester] chapeau du bouffon
    [cook] chapeau du cuisinier
    [maid] chapeau de la servante
    [dragon] chapeau du dragon
    [astrologer] chapeau de l’astrologue
    [noble] chapeau du noble
    [archer] chapeau de l’archer
    [monk] chapeau du moine
    [bishop] chapeau de l’évêque
    [troubadour] chapeau du troubadour
    [farmer] chapeau du fermier
    [miner] chapeau du mineur
    [fairy] chapeau de la fée
    [sultan] chapeau du sultan
    [sailor] chapeau du marin
    [magic] chapeau magique
   *[other] { $hat }
  }.
magic-peek-unseen = Le siège { $seat } regarde l’emplacement { $slot }.
magic-swap = Le siège { $seat } échange les chapeaux des emplacements { $first } et { $second }.
magic-open-pair = Le siège { $seat } dévoile l’emplacement { $slot } : c’est bien le chapeau { $character ->
    [king] du roi
    [queen] de la reine
    [princess] de la princesse
    [knight] du chevalier
    [wizard] du magicien
    [jester] du bouffon
    [cook] du cuisinier
    [maid] de la servante
    [dragon] du dragon
    [astrologer] de l’astrologue
    [noble] du noble
    [archer] de l’archer
    [monk] du moine
    [bishop] de l’évêque
    [troubadour] du troubadour
    [farmer] du fermier
    [miner] du mineur
    [fairy] de la fée
    [sultan] du sultan
    [sailor] du marin
   *[other] { $character }
  }. Une paire !
magic-open-wrong = Le siège { $seat } dévoile l’emplacement { $slot } : { $hat ->
    [king] chapeau du roi
    [queen] chapeau de la reine
    [princess] chapeau de la princesse
    [knight] chapeau du chevalier
    [wizard] chapeau du magicien
    [jester] chapeau du bouffon
    [cook] chapeau du cuisinier
    [maid] chapeau de la servante
    [dragon] chapeau du dragon
    [astrologer] chapeau de l’astrologue
    [noble] chapeau du noble
    [archer] chapeau de l’archer
    [monk] chapeau du moine
    [bishop] chapeau de l’évêque
    [troubadour] chapeau du troubadour
    [farmer] chapeau du fermier
    [miner] chapeau du mineur
    [fairy] chapeau de la fée
    [sultan] chapeau du sultan
    [sailor] chapeau du marin
    [magic] chapeau magique
   *[other] { $hat }
  }, pas { $character ->
    [king] du roi
    [queen] de la reine
    [princess] de la princesse
    [knight] du chevalier
    [wizard] du magicien
    [jester] du bouffon
    [cook] du cuisinier
    [maid] de la servante
    [dragon] du dragon
    [astrologer] de l’astrologue
    [noble] du noble
    [archer] de l’archer
    [monk] du moine
    [bishop] de l’évêque
    [troubadour] du troubadour
    [farmer] du fermier
    [miner] du mineur
    [fairy] de la fée
    [sultan] du sultan
    [sailor] du marin
   *[other] { $character }
  }. Un petit nuage.
magic-open-magic = Le siège { $seat } dévoile l’emplacement { $slot } : un chapeau magique !
magic-next-character = À l’emplacement { $slot } arrive { $character ->
    [king] le roi
    [queen] la reine
    [princess] la princesse
    [knight] le chevalier
    [wizard] le magicien
    [jester] le bouffon
    [cook] le cuisinier
    [maid] la servante
    [dragon] le dragon
    [astrologer] l’astrologue
    [noble] le noble
    [archer] l’archer
    [monk] le moine
    [bishop] l’évêque
    [troubadour] le troubadour
    [farmer] le fermier
    [miner] le mineur
    [fairy] la fée
    [sultan] le sultan
    [sailor] le marin
   *[other] { $character }
  }.
magic-slot-empty = L’emplacement { $slot } reste vide.
magic-redeal = Plus rien ne pouvait être gagné : tous les chapeaux sont mélangés et disposés de nouveau.

## Top Hats: positions

top-band-and-narrowed = T10 : avec narrowed { $narrowed }, la bande est l’anneau { $expected }, et non { $band }
top-stack-count = T3 : nombre de piles : { $count } ; sont permises : de 1 à { $most }
top-stack-height = T3 : chapeaux dans la pile en { $cell } : { $height } ; sont permis : de 1 à { $most }
top-centre-taken = T2 : en { $cell } se tient le chapeau neutre
top-forbidden-ground = T10 : { $cell } est hors de la bande, l’anneau { $band }
top-colour-not-playing = T2 : à { $players } joueurs, le { play-colour } ne joue pas
top-too-many-hats = T2 : chapeaux de couleur { play-colour } : { $count } ; il y en a { $most }
top-no-stack-built = builders nomme { $cell }, où il n’y a pas de pile
top-deal-not-empty = T3 : rien n’est distribué, mais la donne contient « { $field } »

## Top Hats: refusals

top-game-is-over = toutes les piles sont d’une seule couleur : la partie est finie
top-game-has-stalled = il n’y a plus de prise depuis trop longtemps : la partie est finie
top-build-first = il faut d’abord construire toutes les piles
top-no-hat-left = il ne reste pas assez de chapeaux de couleur { play-colour } pour construire : { $left }
top-place-first = il faut d’abord placer toutes les piles
top-placed-already = la pile { $stack } est déjà sur le plateau
top-wrong-ring = { $cell } est dans l’anneau { $ring } ; les piles se placent dans les anneaux 2 et 3
top-cell-taken = il y a déjà une pile en { $cell }
top-all-stacks-stand = toutes les piles sont construites et placées
top-can-move = un coup est possible, tu ne peux donc pas passer
top-narrowed-enough = le terrain ne peut plus être rétréci (au plus { $most ->
    [0] zéro fois
    [one] une fois
   *[other] { $most } fois
  } par partie)
top-too-many-stacks = piles sur le plateau : { $count } ; le terrain se rétrécit avec { $most } ou moins
top-band-not-empty = il y a une pile dans la bande
top-move-under-way = un coup est en cours depuis { $cell } ; continue-le par ses actions ou par son effet
top-no-stack = il n’y a pas de pile en { $cell }
top-not-yours = la pile en { $cell } n’est pas au { play-colour }
top-step-goes-on = de { $origin } à { $target }, c’est un pas, et un pas est un coup entier
top-not-empty = { $cell } n’est pas libre
top-no-jump = de { $origin } à { $target }, ce n’est ni un pas ni un saut
top-nothing-to-jump = il n’y a pas de pile à sauter en { $cell }
top-jumped-twice = la pile en { $cell } a déjà été sautée
top-no-such-effect = il n’y a pas moyen de faire { $effect }
top-forbidden = { $cell } est en terrain interdit
top-must-capture = une prise est possible, elle est obligatoire
top-must-capture-from-band = une pile de la bande peut prendre, la prise doit donc partir de là
top-must-leave-band = une pile doit quitter la bande
top-must-end-elsewhere = un coup sans prise doit finir sur une autre case que { $cell }
top-not-in-band = un coup ne peut finir dans la bande, en { $cell }, qu’avec une prise

## Top Hats: telling

top-build = Le siège { $seat } construit une pile : { $middle ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } au milieu, { $bottom ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } en bas.
top-build-unseen = Le siège { $seat } construit une pile.
top-place = Le siège { $seat } place la pile { $stack } en { $cell }.
top-step = Le siège { $seat } fait un pas de { $origin } à { $target }.
top-jump = Le siège { $seat } saute de { $origin } par-dessus { $over } jusqu’à { $target }.
top-stop = Le siège { $seat } s’arrête en { $cell }.
top-captured = { $cell } perd un chapeau { $lost ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } ; dessous apparaît le { $now ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  }.
top-captured-last = { $cell } perd son dernier chapeau, le { $lost ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  }.
top-narrow = Le siège { $seat } rétrécit le terrain : la bande est maintenant l’anneau { $band }.
top-pass = Le siège { $seat } passe.

## Bots

unknown-bot = bot inconnu « { $name } » ; les bots sont : { $allowed }
bad-budget = un budget demande des secondes (plus de 0, jusqu’à { $seconds }) ou des simulations (de 1 à { $simulations }), et de 1 à { $threads } fils d’exécution
not-on-the-move = ce n’est pas au siège { $seat } de jouer
too-many-seats = la recherche est faite pour des parties jusqu’à { $most } joueurs ; { $game } en a plus
why-only = Rien d’autre n’est permis ici.
why-clear = J’en attends { $value } % de la victoire, contre { $other } % pour le meilleur coup suivant.
why-close = C’est serré : j’en attends { $value } % de la victoire, contre { $other } % pour un autre coup.
why-fair = J’en attends { $value } % de la victoire, et cela me suffit.
why-plain = Ce coup me plaît bien.
why-hats-lead = Si la partie finissait maintenant, mon camp devancerait le meilleur des autres de { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  }.
why-hats-draw = Une nouvelle carte promet un meilleur chapeau préféré.
why-hats-offer = Un échange avec mon partenaire nous promet de meilleurs chapeaux préférés.
why-hats-give = Sans cette carte, nous gardons les meilleurs chapeaux préférés.
why-hats-enough = Aucune autre action ne promet plus de points.
why-hats-take = Je prends { $card }, qui vaut { $worth } sur la table à thé telle qu’elle sera.
why-hats-raise = Chaque { play-hat-type } vaut alors { $worth } au lieu de { $was } : { $points } de plus pour ce que mon camp a ramassé.
why-hats-lower = Chaque { play-hat-type } vaut alors { $worth } au lieu de { $was } : { $points } de moins pour ce que les autres ont ramassé.
why-hats-cookie = Ce coup m’apporte le biscuit, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-snatch = Ce coup enlève le biscuit, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, au siège { $seat }.
why-hats-types = Un nouveau type dans ma collection m’aide à gagner ou à garder le biscuit.
why-hats-favourite = Avec { $card } dans ma collection, { $favourite } devient un meilleur chapeau préféré : pour l’instant, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-keep = Je garde { $card } comme chapeau préféré : pour l’instant, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-black = En chapeau noir, { $card } est un point sûr, et la table à thé reste telle quelle.
why-hats-spare = Je peux me passer de { $card }, et une autre carte peut mieux me servir.
why-hats-suits = Mon partenaire a ramassé des cartes de type { play-hat-type } : { $card } y serait un bon chapeau préféré.
why-magic-fits = Le chapeau de l’emplacement { $slot } est celui de son personnage.
why-magic-magic = Le chapeau de l’emplacement { $slot } est un chapeau magique.
why-magic-home = Un chapeau rejoint son personnage à l’emplacement { $slot }, sans que le joueur suivant le sache.
why-magic-look = Je ne connais pas le chapeau de l’emplacement { $slot }.
why-magic-wait = Je connais tous les chapeaux, et tout ce que je ferais aiderait autant le joueur suivant.
why-magic-told = D’après le jeu des autres, le chapeau de l’emplacement { $slot } peut bien y être gagné : environ { $chance } % de chances.
why-magic-guess = Je n’ai pas vu le chapeau de l’emplacement { $slot } ; environ { $chance } % de chances de l’y gagner.
why-magic-disturb = Le joueur suivant connaît le chapeau de l’emplacement { $slot } et moi non : je le déplace.
why-magic-check = Le siège { $seat } connaît le chapeau de l’emplacement { $slot }, et je veux le connaître aussi.
why-magic-idle = Rien de ce que je connais ne peut être gagné là où il est : j’attends, sans faire de cadeau.
why-top-random = Construire et placer, tout m’est égal : je choisis au hasard.
why-top-balance = Chapeaux que je prends : { $taken } ; chapeaux que je pense ensuite céder au joueur suivant : { $lost }.
why-top-narrow = Sur le terrain rétréci, chapeaux que je prends : { $taken } ; chapeaux que je pense ensuite perdre : { $lost }.
why-top-solid = Avec trois chapeaux à moi, cette pile reste mienne jusqu’au bout.
why-top-middle = Avec un chapeau à moi au milieu, cette pile reste mienne après une prise.
why-top-bottom = Avec mon chapeau en bas, la pile me revient après deux prises.
why-top-others = Les chapeaux des autres doivent bien aller quelque part, et ceux-ci ne sont pas sous mes autres piles.
why-top-place = Dans l’état des piles, personne ne pourrait prendre une pile en { $cell }.
why-top-beside = À côté de ma pile en { $cell }, il reste moins de place pour atterrir : les deux se couvrent.
why-top-bait = Si on prend le chapeau du haut de ma pile en { $cell }, un chapeau à moi apparaît dessous.
why-top-wins = Ainsi je peux ne laisser de pile à personne d’autre, et gagner.
why-top-uncovers = Je peux prendre les chapeaux en { $cells }, et dessous il y en a à moi.
why-top-captures = Ainsi je peux prendre { $taken ->
    [0] zéro chapeau
    [one] un chapeau
   *[other] { $taken } chapeaux
  } en { $cells }, et je pense n’en céder aucun au joueur suivant.
why-top-must = Je dois prendre ; chapeaux que je peux prendre ainsi : { $taken } ; chapeaux que je pense ensuite céder au joueur suivant : { $lost }.
why-top-band = Je ne peux rien prendre, une de mes piles doit donc quitter la bande : celle en { $cell }.
why-top-flees = En { $cell }, le joueur suivant pouvait prendre ma pile, et après ce coup il ne le peut plus.
why-top-guards = Après ce coup, le joueur suivant ne peut plus prendre mes chapeaux en { $cells }.
why-top-threatens = Ensuite, je menace une prise en { $cells }.
why-top-inwards = Ma pile en { $cell } se rapproche du centre.
why-top-safe = Après ce coup, le joueur suivant ne peut prendre aucune de mes piles.
why-top-drives = Piles adverses qui se retrouvent dans la bande et doivent la quitter : { $stacks }.
why-top-room = Sur un terrain plus étroit, les autres ont moins de place.

## Replay

replay-title = { $game } à { $players } joueurs. Le siège { $first } commence.
replay-result = La partie est finie : { $scores }.
replay-score = siège { $seat } { $score }
replay-winner = Le siège { $seats } gagne.
replay-winners = Les sièges { $seats } gagnent ensemble.
replay-stalled = La partie s’est enlisée.
replay-resigned = Le siège { $seat } abandonne.
replay-abandoned = La partie est restée inachevée.

## Arena

arena-too-few-bots = un tournoi demande au moins deux bots
arena-bot-twice = { $name } est là deux fois ; donne à l’un des deux un autre budget, par exemple { $name }@500
arena-bad-budget = « { $text } » n’est pas un budget ; écris des simulations, @2000 (de 1 à { $simulations }), ou des secondes, @0.25s (jusqu’à { $seconds })
arena-two-budgets = donne --seconds ou --simulations, pas les deux
arena-bot-erred = erreur de { $name } dans la manche { $round } après { $action ->
    [one] { $action } action
   *[other] { $action } actions
  }
arena-bot-fault = { $where } : { $fault }
arena-process-died = un processus de jeu s’est arrêté ; les parties écrites dans --out sont gardées, et la même commande reprend
arena-settings-differ = { $path } a été commencé avec d’autres réglages : { $names } ; { $name } était { $found }, c’est maintenant { $asked }. Demande les mêmes, choisis un autre --out, ou supprime { $path } et { $side }
arena-file-taken = { $path } existe, et { $side } ne sait pas ce qu’il contient ; choisis un autre --out
arena-records-lost = { $side } existe, mais pas { $path } ; remets-le, ou supprime { $side }
arena-bad-line = { $where } : ce n’est pas une partie de ce tournoi ; supprime la ligne ou le fichier
arena-line-twice = { $where } : cette partie est là deux fois ; supprime la ligne ou le fichier
arena-file-busy = un autre processus est en train d’écrire { $path }
arena-title = { $game } à { $players } joueurs, graine { $seed }
arena-counts = parties : { $games } ; manches d’une même donne en { $seatings } dispositions : { $rounds } (parties demandées : { $asked })
arena-incomplete = { $games ->
    [one] { $games } de ces parties appartient
   *[other] { $games } de ces parties appartiennent
  } à { $rounds ->
    [0] zéro manche incomplète
    [one] une manche incomplète
   *[other] { $rounds } manches incomplètes
  } ; tout est compté
arena-stopped = arrêté ; parties non jouées : { $missing }
arena-results = Résultats
arena-duels = A fini devant
arena-paces = Réflexion
arena-bot = bot
arena-games = parties
arena-share = part de victoire
arena-interval = 95 %
arena-decided = des décidées
arena-ahead-of-mean = écart à la moyenne des autres
arena-ahead-of-best = au meilleur autre
arena-rating = niveau
arena-decisions = décisions
arena-mean-time = ms en moyenne
arena-high-time = ms à 99 %
arena-longest-time = ms au plus
arena-simulations = simulations
arena-speed = simulations/s
arena-late = parties en retard
arena-unknown = n. d.
arena-fair = Des bots de même force gagneraient chacun { $share }.
arena-ended = Comment elles ont fini : { $endings }.

## Command line

compiling = compilation de { $game } (la première fois seulement, quelques secondes)…
faults-summary = parties enregistrées : { $records }, coups : { $moves }, erreurs : { $faults }
bad-lines = lignes inutilisables : { $bad } sur { $lines } ; la première : { $fault }

## Sauvegardes

database-unusable = { $fault }
backup-writing = copie en cours
backup-done = { $path } contient { $players } joueurs, { $tables } tables et { $events } événements
backup-not-ours = { $path } n’est pas une copie faite par hatbox backup
backup-newer = { $path } vient d’un hatbox plus récent (schéma { $schema }, celui-ci connaît { $known }) : utilise celui-là
backup-damaged = { $path } est endommagé : il n’est plus tel qu’il a été écrit, donc rien n’a changé
restore-checking = vérification
restore-writing = restauration
restore-done = restauré depuis { $path } : { $players } joueurs, { $tables } tables et { $events } événements
restore-not-empty = la base de données n’est pas vide et rien n’a changé ; --replace jette ce qu’elle contient

## S’occuper d’un serveur

admin-no-player = personne n’a l’identifiant ou le nom { $player }
admin-many-players = plusieurs personnes s’appellent { $name } ; donne un identifiant : { $ids }
admin-no-table = il n’y a pas de table { $table }
admin-table-ended = la table { $table } est déjà finie : { $status }
admin-table-busy = il se passe tant de choses à la table { $table } qu’elle n’a pas pu être fermée ; réessaie
admin-bad-name = un nom a de 1 à 24 caractères, dont au moins un visible
admin-none = Il n’y a rien.
admin-closed = La table { $table } est fermée.
admin-muted = { $name } ({ $player }) ne peut plus parler jusqu’au { $until }.
admin-unmuted = { $name } ({ $player }) peut de nouveau parler.
admin-banned = { $name } ({ $player }) n’a plus accès au serveur.
admin-unbanned = { $name } ({ $player }) peut revenir.
admin-renamed = { $player } s’appelle maintenant { $name }.
admin-status-name = { $status ->
    [open] ouverte
    [playing] en cours
    [over] finie
   *[closed] fermée
  }
admin-table = table de jeu
admin-value = valeur
admin-game = jeu
admin-status = état
admin-seats = sièges
admin-seat = siège
admin-options = réglages
admin-host = hôte
admin-created = créée
admin-updated = dernier usage
admin-events = événements
admin-player = joueur
admin-name = nom
admin-tables = tables de jeu
admin-muted-until = muet jusqu’au
admin-notes = remarques
admin-bot = programme
admin-is-banned = exclu
admin-when = quand
admin-reporter = signalé par
admin-reported = à propos de
admin-reason = motif
admin-what = quoi
admin-count = combien
admin-stats-players = personnes
admin-stats-bots = dont programmes
admin-stats-new-players = nouvelles depuis un jour
admin-stats-muted = muettes en ce moment
admin-stats-banned = exclues
admin-stats-moves = coups
admin-stats-day = parties finies depuis un jour
admin-stats-week = parties finies depuis une semaine
admin-stats-reports = signalements

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats : échange des cartes à la table à thé, de 2 à 4 joueurs
    [magic_hat] Magic Hat : retiens quel chapeau est sur quelle tête, de 2 à 4 joueurs
    [top_hats] Top Hats : des piles qui jouent à saute-mouton, 2 ou 3 joueurs
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [dormouse] Loir
    [march_hare] Lièvre de Mars
    [cheshire_cat] Chat du Cheshire
    [mad_hatter] Chapelier fou
   *[other] { $bot }
  }
play-you = toi
play-person = personne réelle
play-seat = { $seat } ({ $who })
play-friends = uniquement des personnes sur cet appareil
play-players = { $count } joueurs
play-choose-game = Quel jeu ?
play-choose-players = Combien de joueurs ?
play-choose-opponents = Contre qui ? Du plus faible au plus fort :
play-not-offered = « { $text } » n’est pas parmi les choix ; appuie sur Entrée pour les voir
play-choose-one = Tape l’une des touches, jusqu’à { $most }.
play-bad-levels = --level est donné { $levels } fois, mais le nombre de bots est { $bots } ; donne-le une fois pour tous ou une fois pour chacun
play-load-alone = --load reprend une partie sauvegardée telle quelle : seuls --seed et --seconds peuvent l’accompagner
play-file-taken = { $path } existe déjà et n’est pas une partie sauvegardée ; choisis un autre nom

play-begins = Le siège { $seat } commence.
play-resumed = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
play-help-hint = Tape un nombre ou un coup ; ? explique les règles et tout le reste.
play-your-turn = Siège { $seat }, à toi de jouer
play-over = La partie est finie
play-thinking = { $who } réfléchit…
play-look-once = Regarde bien, puis appuie sur Entrée : on ne le montrera plus.
play-done-looking = Appuie sur Entrée pour effacer l’écran avant le tour suivant, ou tape undo :
play-hand-over = Passe l’écran au siège { $seat }. Que personne d’autre ne regarde.
play-ready = Siège { $seat }, appuie sur Entrée quand personne d’autre ne voit l’écran.
play-goodbye = Au revoir !
play-after = Appuie sur Entrée pour quitter, ou tape again, log ou save FILE.
play-score = Siège { $seat } : { $score }
play-undone = Coup repris.
play-undo-nothing = Il n’y a rien à reprendre.
play-undo-others = Impossible de reprendre : quelqu’un d’autre a joué depuis.
play-undo-chance = Impossible de reprendre : le hasard est intervenu depuis.
play-undo-revealed = Impossible de reprendre : ce coup a révélé quelque chose de caché.
play-save-where = Sauvegarder dans quel fichier ?
play-save-leaving = La partie n’est pas sauvegardée. Tape un nom de fichier pour la sauvegarder, ou Entrée pour quitter :
play-saved =
    Sauvegardée dans { $path }.
    Pour la reprendre : hatbox play --load { $path }
    (Le fichier dit tout, même ce qui t’est caché : mieux vaut ne pas l’ouvrir.)
play-resign-sure = Abandonner, vraiment ? (yes pour oui, no pour non)
play-hint = { $who } jouerait :
play-hint-why = « { $reason } »
play-hint-share = { $share } % de la victoire, à { $error } près
play-choose-move = Que fais-tu ?
play-moves-so = { $verb } ({ $count })
play-commands =
    Tape des nombres (« 3 », puis « 1 », ou « 3 1 »), des coups (même abrégés :
    « ex d4 3 »), ou :
      ?             cette aide
      hint          ce que ferait le bot le plus fort, et pourquoi
      legal         tous les coups permis
      table         redessine tout
      log           ce qui s’est passé jusqu’ici ; log 10 : les dix derniers faits
      undo          reprend ton dernier coup, s’il n’a rien révélé
      save FILE     met la partie de côté ; plus tard : hatbox play --load FILE
      resign        abandonne (entre deux camps)
      quit          quitte
    Une ligne vide revient au premier choix.
play-extra-command = { $name ->
    [stacks] stacks        chaque pile de haut en bas, autant que tu la connais
   *[other] { $name }
  }

play-column-seat = siège
play-column-hand = main
play-column-collection = collection
play-column-black = chapeaux noirs
play-column-cookie = biscuit
play-column-now = points actuels
play-column-pairs = paires
play-column-magic = chapeaux magiques
play-column-penalties = petits nuages
play-column-colour = couleur
play-column-stacks = piles
play-column-waiting = à placer
play-column-lost = chapeaux perdus
play-column-cell = case
play-column-stack = de haut en bas
play-column-builder = construite par le siège

play-hat-type = { $type ->
    [B] Béret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Képi
    [S] Sombrero
   *[T] Tricorne
  }
play-tea-table = table à thé
play-row-cards = carte
play-row-worth = vaut
play-worth-now = Valeurs actuelles
play-piles = pioche { $deck }, défausse { $discards }
play-hand = Ta main
play-cookie = biscuit
play-team-now = sièges { $seats } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’instant
play-team-score = Sièges { $seats } ensemble : { $score }
play-offer-open = Le siège { $seat } a posé une carte face cachée pour son partenaire.
play-choose-card = { $left ->
    [give] Quelle carte donnes-tu à ton partenaire ?
    [optional] Ton action principale est faite. Quelle carte pour l’action facultative ?
    [main] Ton action facultative est faite. Quelle carte pour l’action principale ?
   *[both] Quelle carte ?
  }
play-choose-use = Que fais-tu de { $card } ? (Entrée : une autre carte)
play-card-favourite = { $uses } ; en préféré { $points }
play-exchange-onto = sur la position { $place }, prendre
play-end-turn = terminer le tour
play-hats-verb = { $verb ->
    [black] la poser en chapeau noir
    [discard] la défausser et piocher
    [offer] l’offrir à ton partenaire
    [give] la donner à ton partenaire
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] échange sur { $places }
    [black] chapeau noir
    [discard] défausse
    [offer] offre
    [give] réponse
   *[other] { $verb }
  }
play-black-hats = chapeaux noirs
play-favourite = préféré { $card }
play-tie-broken = Égalité de points : H14 tranche, par les chapeaux noirs, puis le biscuit.

play-kind = { $kind ->
    [king] roi
    [queen] reine
    [princess] princesse
    [knight] chevalier
    [wizard] magicien
    [jester] bouffon
    [cook] cuisinier
    [maid] servante
    [dragon] dragon
    [astrologer] astrologue
    [noble] noble
    [archer] archer
    [monk] moine
    [bishop] évêque
    [troubadour] troubadour
    [farmer] fermier
    [miner] mineur
    [fairy] fée
    [sultan] sultan
    [sailor] marin
    [magic] MAGIQUE
   *[other] { $kind }
  }
play-slot = emplacement { $slot }
play-seen-by = vu : { $seats }
play-magic-piles = Pioches : personnages { $characters }, chapeaux { $hats }. Tours sans gain : { $stall }
play-magic-piles-limit = Pioches : personnages { $characters }, chapeaux { $hats }. Tours sans gain : { $stall } sur { $limit }
play-magic-verb = { $verb ->
    [peek] peek : regarder un chapeau
    [swap] swap : échanger deux chapeaux
   *[open] open : dévoiler un chapeau, pour le gagner ou recevoir un petit nuage
  }
play-choose-slot = { $verb ->
    [peek] Regarder quel emplacement ?
    [swap] Échanger quel emplacement ?
   *[open] Dévoiler quel emplacement ?
  }
play-choose-second = Avec lequel échanger l’emplacement { $slot } ?
play-opened-wrong = Le siège { $seat } a dévoilé l’emplacement { $slot }, et c’était raté. Un petit nuage.
play-magic-penalties = petits nuages moins chapeaux magiques

play-colour = { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  }
play-own-stacks = Tes piles, de haut en bas
play-top-state = La bande est l’anneau { $band }. Tours sans prise : { $stall }
play-top-state-limit = La bande est l’anneau { $band }. Tours sans prise : { $stall } sur { $limit }
play-legend = { $rings } anneaux   { $band } bande   { $neutral } chapeau neutre   { $stack } pile : couleur et hauteur
play-legend-placing = { $goal } placer ici   { $rings } anneaux   { $band } bande   { $neutral } neutre   { $stack } pile : couleur et hauteur
play-legend-narrowed = { $rings } anneaux   { $band } bande   { $forbidden } interdit   { $neutral } neutre   { $stack } pile : couleur, hauteur
play-choose-stack = Quelle pile ?
play-choose-build = La pile suivante, de haut en bas :
play-choose-cell = Où places-tu la pile { $stack } ? Un nombre ou une case (Entrée : une autre pile)
play-choose-target = Où va { $cell } ? (Entrée : une autre pile)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell } : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
play-goes = va en { $cell }
play-goes-taking = va en { $cell }, prend { $taken }
play-top-verb = { $verb ->
    [narrow] rétrécir le terrain, puis jouer
   *[pass] passer
  }
play-top-points = Siège { $seat } : { $share } (piles sur le plateau : { $stacks })
play-top-won = Toutes les piles du plateau sont de couleur { $colour } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } de suite sans prise (T13) : victoire partagée entre ceux qui ont une pile.

play-rules-other = Les règles de ce jeu ne sont pas expliquées ici ; `legal` énumère ce que tu peux faire.
play-rules-hats =
    HATS en bref
    À ton tour (H4), tu fais une action principale et, avant ou après, au plus une
    action facultative.
      Principale : échange (H5). Joue une carte de ta main sur une position de la
        table à thé et prends celle qui s’y trouvait ; la carte jouée doit être du
        même type ou plus haute. Ou pose une carte en chapeau noir (H6), que
        personne d’autre ne connaît.
      Facultative, à 2 ou 3 : défausse une carte et pioches-en une (H7).
      Facultative, à 4 : offre une carte à ton partenaire, qui en rend une (H8).
    Après huit tours, ta dernière carte est ton chapeau préféré (H10).
    Points : chaque carte ramassée vaut la position la plus basse de son type sur la
    table à thé, 0 s’il n’y est pas ; chaque chapeau noir vaut 1 (H11). Le préféré
    rapporte les valeurs ramassées de son type moins la sienne (H12). Le biscuit
    rapporte 5 (H13) : il va à qui montre le plus de types (H9). Les « points
    actuels » sont sans les préférés.
    Coups : exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Types : Béret, Cloche, Deerstalker, Fez, Képi, Sombrero, Tricorne
play-rules-magic =
    MAGIC HAT en bref
    Sept personnages en rangée, un chapeau face cachée au-dessus de chacun (M2). À
    ton tour, tu fais une chose sur trois (M3) :
      peek (M4) : regarde un chapeau, à l’abri des autres.
      swap (M5) : échange deux chapeaux sans les voir.
      open (M6) : dévoile un chapeau devant tous. S’il appartient au personnage
        dessous, tu gagnes les deux, et un nouveau personnage et un nouveau chapeau
        arrivent. Un chapeau magique est à toi. Sinon il retourne à sa place et tu
        reçois un petit nuage : c’est la pénalité.
    La partie finit quand il reste trois personnages (M7), ou quand rien n’a été
    gagné depuis trop longtemps (M10).
    Points : paires moins petits nuages ; chaque chapeau magique en chasse un (M8).
    Retiens bien ce que tu as vu, sauf si la table a l’option memory_aid (M13).
    Coups : peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS en bref
    Chacun construit en secret cinq piles de trois chapeaux, sa couleur en haut
    (T3), et les place à tour de rôle dans les anneaux 2 et 3 (T4). Une pile est à
    la couleur du dessus, peu importe qui l’a construite (T5).
    À ton tour, tu déplaces une pile (T6) : un pas vers une case voisine libre, ou
    des sauts par-dessus des piles adjacentes vers la case libre juste derrière.
    Chaque pile adverse sautée perd son chapeau du haut ; celui du dessous décide à
    qui elle est désormais (T7). Qui peut prendre doit prendre, d’abord depuis la
    bande (T8).
    L’anneau extérieur est la bande : un coup n’y finit qu’avec une prise, et une
    pile qui s’y trouve doit la quitter (T9). Avec cinq piles ou moins, et aucune
    dans la bande, tu peux rétrécir le terrain avant de jouer (T10).
    Tu gagnes quand toutes les piles sont à toi (T11). Trop de tours sans prise :
    partie nulle (T13).
    Coups : build yellow red (jaune au milieu, rouge en bas ; bleu est blue),
    place 2 E7, move C3 C5 E7 (où elle va), C3-E7*C4 (de, à, prise), narrow, pass

## Jouer sur un serveur

join-bad-address = « { $address } » n’est pas l’adresse d’un serveur ; écris par exemple localhost:8731
join-unreachable = impossible d’atteindre { $address } : { $reason }
join-not-hatbox = il n’y a pas de serveur hatbox à { $address }
join-refusal = { $reason }
join-refused = Le serveur refuse : { $code }
join-bad-identities = { $path } est endommagé ; répare-le ou supprime-le (tu seras alors partout quelqu’un de nouveau)
join-name = Comment t’appelles-tu ?
join-recovery =
    Avec ce code, tu es la même personne sur un autre appareil : { $code }
    Ton identité est gardée dans { $path }.
join-choose-table = Où veux-tu jouer ?
join-mine-turn = ta partie de { $game }, à toi de jouer : { $who }
join-mine = ta partie de { $game } : { $who }
join-open = { $game }, sièges libres : { $free } ; avec { $who }
join-new = ouvrir une nouvelle table
join-choose-access = Qui peut s’asseoir ?
join-listed = tout le monde : la table est dans la liste
join-private = seulement ceux à qui tu dis son nom
join-free = libre
join-waiting =
    On attend les autres. Ils écrivent : hatbox join URL { $table }
    Ou remplis les sièges libres : écris bots dormouse
    (ou march_hare, cheshire_cat, mad_hatter).
join-waits-for = On attend { $who }.
join-help-hint = ? explique les règles et tout ce qu’on peut écrire.
join-line-lost = (la ligne est coupée ; nouvel essai…)
join-line-back = (la ligne est revenue)
join-not-now = « { $text } » n’est pas possible maintenant : ce n’est pas à toi.
join-bad-level = écris bots et un niveau : { $allowed }
join-leave-sure = Vraiment laisser ton siège ? (yes pour oui, no pour non)
join-after = Appuie sur Entrée pour quitter, ou écris again, log ou say.
join-sat = { $name } prend le siège { $seat }.
join-left = Le siège { $seat } est de nouveau libre.
join-readied = Le siège { $seat } est prêt.
join-unreadied = Le siège { $seat } n’est pas encore prêt.
join-filled = { $bot } prend les sièges libres.
join-started = La partie commence.
join-chose = Le siège { $seat } a choisi.
join-rechose = Le siège { $seat } choisit de nouveau.
join-undone = Le siège { $seat } a repris un coup.
join-undo-asked = Le siège { $seat } voudrait reprendre un coup ; les autres écrivent yes ou no.
join-undo-refused = Le siège { $seat } n’est pas d’accord : le coup reste.
join-taken-over = { $why ->
    [time] Le temps du siège { $seat } est écoulé : { $bot } continue.
   *[left] Le siège { $seat } est parti : { $bot } continue.
  }
join-returned = Le siège { $seat } est revenu.
join-said = { $name } : { $text }
join-bots-offered = Personne d’autre n’est encore venu ; l’hôte peut écrire bots et un niveau.
join-rematch-asked = Le siège { $seat } veut rejouer ; écris again si tu veux aussi.
join-rematched = On continue avec une nouvelle partie.
join-closed = La table est fermée.
join-commands =
    Écris des nombres (« 3 », puis « 1 », ou « 3 1 »), des coups (même abrégés :
    « ex d4 3 »), ou :
      ?             cette aide
      legal         tous les coups permis
      table         redessine tout
      log           ce qui s’est passé jusqu’ici ; log 10 : les dix derniers faits
      say MOTS      parle à tous ; phrases : des phrases toutes faites, par leur nom
      undo          reprend ton dernier coup ; les autres doivent peut-être accepter
      yes, no       répond à qui veut reprendre un coup
      resign        abandonne (entre deux camps)
      leave         laisse ton siège ; un bot continue
      return        reprend ton siège au bot
      bots NIVEAU   donne les sièges libres aux bots (l’hôte)
      again         une autre partie avec les mêmes, quand elle est finie
      quit          part en gardant ton siège
    Une ligne vide revient au premier choix.

## Table talk: ready-made phrases

phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-your-turn = À toi de jouer !
phrase-one-moment = Un petit instant…
phrase-take-your-time = Rien ne presse.
phrase-well-played = Bien joué !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-thinking = Je réfléchis…
phrase-exciting = Le suspense monte !
phrase-lucky = Quelle chance !
phrase-unlucky = Pas de chance !
phrase-yes = Oui !
phrase-no = Non !
phrase-haha = Ha ha ha !
phrase-well-done-partner = Bravo, partenaire !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-next-time = Ce sera pour la prochaine fois !
phrase-must-go = Je dois y aller, pardon !
phrase-bye = Salut, à bientôt !

## The server

serving = en service sur { $address } (Ctrl-C pour arrêter)
connection-hello-first = Connexion fermée : un programme doit d’abord dire qui il est.
connection-hello-twice = Connexion fermée : un programme ne dit qu’une fois qui il est.
connection-version = Ce programme est plus ancien ou plus récent que le serveur. Recharge-le ou mets-le à jour.
connection-not-text = Connexion fermée : tout message doit être du texte.
connection-too-fast = Trop de messages d’un coup. On reprend dans un instant.
connection-too-slow = Ta ligne est trop lente pour suivre. La connexion est rétablie.
connection-silent = Rien n’est venu de toi depuis un moment. La connexion est rétablie.
message-bad = Le serveur ne comprend pas un message : { $fault }
identity-needed = Pour cela, il te faut d’abord un nom.
identity-unknown-token = Le serveur ne te reconnaît plus. Choisis de nouveau un nom.
identity-unknown-code = Personne n’a ce code de récupération. Vérifie chaque caractère.
identity-banned = La personne qui gère ce serveur t’en a fermé l’accès.
identity-too-many-mutes = Tu peux ignorer au plus { $most } personnes.
name-empty = Un nom doit avoir au moins un caractère visible.
table-unknown = Cette table n’existe pas.
table-too-many = Tu as déjà { $most } tables ouvertes. Commence d’abord à l’une d’elles, ou quitte-la.
table-too-many-running = Tu as déjà { $most } parties en cours. Termines-en une ou abandonne-la d’abord.
table-too-many-watched = Tu regardes trop de tables à la fois.
table-worn-out = Il s’est passé tant de choses à cette table qu’on ne peut plus que jouer des coups. Ouvres-en une autre.
table-no-spectators = Tant que la partie dure, seuls ceux qui jouent la voient.
table-bad-bots = Les bots peuvent prendre les sièges { $allowed }, mais pas tous.
table-not-seated = Tu n’as pas de siège à cette table.
table-seated = Tu as déjà un siège : le siège { $seat }.
table-seat-taken = Le siège { $seat } n’est pas libre. Sièges libres : { $allowed }
table-full = Aucun siège n’est libre.
table-host-only = Cela revient à l’hôte de la table.
table-not-ready = Tout le monde n’a pas encore donné le départ.
table-not-open = { $status ->
    [playing] La partie a déjà commencé.
    [over] La partie est finie.
   *[closed] Cette table est fermée.
  }
table-not-playing = { $status ->
    [open] La partie n’a pas encore commencé.
    [over] La partie est finie.
   *[closed] Cette table est fermée.
  }
table-not-over = La partie n’est pas encore finie.
table-bot-plays = Un bot joue à ta place. Reprends d’abord ton siège.
table-you-play = Tu joues déjà : il n’y a pas de bot à ta place.
table-cannot-resign = On ne peut abandonner qu’une partie entre deux camps.
table-asked-already = Tu as déjà demandé une autre partie.
table-rematched = La partie suivante a déjà commencé à une autre table.
command-stale = Quelque chose s’est passé avant l’arrivée de ton coup. Regarde de nouveau.
command-unseen = Le programme compte plus d’événements à cette table qu’il n’y en a eu : { $seen } au lieu de { $last }.
move-not-your-turn = Ce n’est pas à toi de jouer.
move-chosen-all = Tu as déjà tout choisi.
move-your-turn-now = C’est à toi maintenant : joue directement le coup.
move-no-premove = Tu n’as préparé aucun coup.
move-premove-dropped = Ton coup préparé n’est plus possible et a été annulé : { $move }
undo-nothing = Tu n’as rien à reprendre.
undo-revealed = On ne peut plus reprendre : depuis, quelque chose de caché a été dévoilé.
undo-not-asked = Personne n’attend ta réponse.
talk-not-here = Il n’y a pas de discussion à cette table.
talk-phrases-only = À cette table, on n’emploie que les phrases toutes faites.
talk-empty = Ce message ne dit rien.
talk-too-fast = Pas si vite : attends un instant avant le prochain message.
talk-muted = La personne qui gère ce serveur t’a retiré la parole pour un temps.
talk-gives-away = { $named ->
    [type] Des partenaires ne peuvent pas se dire le type d’une carte (H8). Le message n’a pas été envoyé.
    [colour] Des partenaires ne peuvent pas se dire la couleur d’une carte (H8). Le message n’a pas été envoyé.
   *[number] Des partenaires ne peuvent pas se dire le nombre d’une carte (H8). Le message n’a pas été envoyé.
  }
request-unknown = Il n’y a rien à { $path }.
request-unknown-ratings = Il n’y a pas de classement pour ce jeu à ce nombre de joueurs.
request-bad-method = { $method } ne peut pas servir ici ; méthodes permises : { $allowed }
request-bad-query = « { $text } » n’est pas un nombre entier.
request-bad-body = La requête n’a pas la bonne forme : { $fault }
request-too-large = La requête est trop grande ; au plus { $most } octets.
request-too-many = Trop de requêtes. Attends un instant.
request-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
server-busy = Le serveur a trop à faire. Réessaie.
server-restarting = Le serveur redémarre. On reprend dans un instant.
server-stopping = Le serveur s’arrête.
