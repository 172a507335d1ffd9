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
bad-first = l’option first ne peut pas être « { $value } » ; valeurs permises : random, ou une place de 0 à { $most }
bad-shape = { $where } : { $fault }
bad-format = { $where } : le format est « { $format } », et non { $expected }
bad-version = { $where } : la version { $version } est inconnue ; ce programme lit la version { $expected }
bad-json = { $where } : ce n’est pas du JSON : { $fault }
not-an-object = { $where } : il faut un objet JSON
bad-entry = un coup demande « seat » (un nombre) et « move » (un texte)
bad-chance = « chance » doit être une liste d’objets ou null, aussi longue que « moves »
bad-moves = « moves » doit être une liste de textes
bad-day = « { $day } » n’est pas un jour ; écris-le comme 2026-11-18
bad-seconds = --seconds vaut { $seconds } ; valeurs permises : plus de 0, jusqu’à 600
bad-number = { $field } vaut { $number } ; valeurs permises : de { $least } à { $most }
bad-move-type = un coup est un texte, et chance est un objet ou null
bad-new = une partie demande un nom de jeu (un texte), et un nombre de joueurs et une graine en nombres entiers
bad-amount = { $name } vaut { $value } ; valeurs permises : de 1 à { $most }
bad-rewards = rewards vaut « { $value } » ; valeurs permises : { $allowed }
batch-actions = une étape demande un nombre entier pour chacune des { $games } parties, pas { $kind } de forme { $shape }
batch-illegal = partie { $game } : l’action { $action } n’est pas permise au joueur { $seat } ; les actions permises ont un 1 dans `masks`
batch-no-game = il n’y a pas de partie { $index } dans ce lot ; les parties vont de 0 à { $most }
other-game = la partie n’est pas { $game } à { $players } joueurs avec les mêmes options
bad-saved = on ne peut restaurer que les { $size } octets que `save` renvoie pour le même jeu, les mêmes joueurs et les mêmes options
no-history = ce simulateur ne garde pas d’historique et ne peut rien annuler ; crée-le avec `history=True`
bad-bot = un bot demande un nom et une fonction qui le crée, pas { $name }
policy-illegal = { $name } a choisi l’action { $action }, qui n’est pas permise ; actions permises : { $allowed }
policy-not-found = impossible d’utiliser { $name } comme bot : { $fault } ; écris module:fonction
dataset-empty = aucune partie enregistrée dont tirer un jeu de données
dataset-format = { $path } n’a pas de format connu ; fins possibles : { $allowed }
dataset-mixed = { $where } : un jeu de données contient un seul jeu ; ici c’est { $game }, le premier était { $first }
dataset-summary = { $rows } lignes de { $games } parties{ $unfinished ->
    [0] {""}
   *[other]  ; { $unfinished } inachevées laissées de côté
}
program-bad-command = « { $text } » ne désigne aucun programme : { $fault } ; écris command:PROGRAMME ARGUMENTS
program-cannot-start = impossible de lancer { $program } : { $fault }
program-crashes = { $program } a échoué { $times } fois : { $fault }
program-no-tool = { $program } n’a pas d’outil { $tool } ; il a : { $found }
program-long-move = le coup compte { $length } caractères ; { $most } au plus
mcp-no-rule = il n’y a pas de règle { $rule } ; les règles sont : { $allowed }
mcp-too-many-games = tu as déjà { $most } parties ; quittes-en d’abord une (leave_game)
mcp-no-game = il n’y a pas de partie « { $name } » ; tes parties sont : { $allowed }
mcp-unknown-game = il n’y a pas de partie « { $name } »
mcp-server-full = il y a déjà { $most } parties sur ce serveur ; réessaie plus tard
mcp-not-over = la partie { $game } n’est pas encore finie
game-is-over = la partie est finie
mcp-bad-link = « { $link } » n’est pas le lien d’une table ; il ressemble à http://HOST/t/TABLE
missing-extra = { $module } n’est pas installé ; il vient avec `pip install 'hatbox[{ $extra }]'`
env-to-act = Au joueur { $seat } de jouer
env-public = vu par le public
env-seen-by = vu par le joueur { $seat }
env-hats = chapeaux
env-render-mode = render_mode vaut « { $value } » ; valeurs permises : { $allowed }
env-no-render-mode = pas de mode de rendu ; donne render_mode en créant l’environnement : { $allowed }
env-viewer = viewer vaut « { $value } » ; valeurs permises : une place de 0 à { $most }, "mover", ou None pour le public
env-masks = masks vaut « { $value } » ; valeurs permises : { $allowed }
env-illegal = illegal vaut « { $value } » ; valeurs permises : { $allowed }
env-seat = seat vaut « { $value } » ; valeurs permises : { $allowed }, ou de 0 à { $most }
env-bots = { $given } bots donnés pour { $wanted } autres places
env-bot = « { $value } » ne peut pas servir ici ; un lot de parties se joue contre "random" ou contre une fonction des observations et des masques
env-reset-first = appelle d’abord reset
env-autoreset = autoreset vaut « { $value } » ; valeurs permises : { $allowed }
openspiel-action = l’action { $action } n’est pas permise ici ; actions permises : { $allowed }
openspiel-chance = le hasard ne peut pas apporter { $piece } ici ; il peut apporter { $allowed }
bad-moment = l’instant { $at } n’existe pas ; les instants vont de 0 à { $last }
unknown-field = champ inconnu « { $name } » ; les champs sont : { $allowed }
bad-length = { $field } a { $length } éléments ; il en faut { $expected }
bad-seat = { $field } vaut { $seat } ; les places vont de 0 à { $most }
bad-count = { $field } en a { $count } ; valeurs permises : de 0 à { $most }
bad-action = l’action { $action } n’est pas permise ; actions permises : { $allowed }
position-needs = une position demande « { $field } » du bon type
cannot-read = impossible de lire { $path } : { $reason }
cannot-write = impossible d’écrire { $path } : { $reason }
no-such-record = il n’y a pas de partie { $number } dans { $path } ; nombre de parties : { $count }
game-does-not-end = la partie { $game } n’est pas finie après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
  } ; donne-lui un stall_limit

## What is wrong with text

empty-move = le coup est vide ; les coups s’écrivent : { $allowed }
unknown-move = coup inconnu « { $word } » ; un coup commence par : { $allowed }
bad-word-count = « { $move } » n’a pas la forme d’un coup comme « { $form } »
bad-place = « { $word } » n’est pas un emplacement du plateau à thé ; valeurs permises : de { $least } à { $most }
bad-slot = « { $word } » n’est pas un emplacement ; valeurs permises : de { $least } à { $most }
bad-stack = « { $word } » n’est pas une pile ; valeurs permises : de { $least } à { $most }
unknown-card = carte inconnue « { $word } » ; une carte est la lettre d’un type, B C D F K S T, et une valeur de 1 à 6
unknown-hat = chapeau inconnu « { $word } » ; les chapeaux sont : { $allowed }
unknown-character = personnage inconnu « { $word } » ; les personnages sont : { $allowed }
unknown-cell = case inconnue « { $word } » ; les cases sont A1-A5 B1-B6 C1-C7 D1-D8 E1-E9 F2-F9 G3-G9 H4-H9 I5-I9
unknown-colour = couleur inconnue « { $word } » ; les couleurs sont : { $allowed }

## What is wrong with a record

wrong-seat = ce n’est pas au joueur { $seat } de jouer, mais au joueur { $mover }
chance-differs = « { $name } » dans { $move } n’est pas quelque chose que le hasard pouvait donner ici
chance-missing = il manque « { $name } » à { $move }
options-missing = ces options manquent : { $names }
legal-differs = « legal » n’est pas la liste des coups permis ici
result-missing = il n’y a pas de résultat
result-differs = résultat : { $name } est { $found }, mais devrait être { $expected }
result-unknown = résultat : { $name } n’a rien à faire ici
game-not-over = la partie n’est pas finie après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }
no-deal = une partie préparée à la main n’a pas été distribuée, elle n’a donc pas d’enregistrement
cannot-resign = on ne peut abandonner qu’une partie en cours entre deux camps
game-was-resigned = la partie s’est terminée par un abandon
fair-commitment = la distribution, la graine et le sel ne correspondent pas à l’empreinte publiée avant la partie
fair-seed = la graine doit être un nombre entier de 20 chiffres au plus
fair-deal = la distribution ne découle pas de la graine
fair-chance = ce que le hasard a donné au coup { $number } ne découle pas de la graine

## Hats: positions

card-twice = H1 : la carte { $card } est là deux fois
hats-turn-is-over = H4 : avec main_done et optional_done, le tour serait fini
hats-no-offer-possible = H8 : on ne peut passer une carte qu’à quatre joueurs, et si l’action facultative reste à faire
hats-bad-hand = H10 : le joueur { $seat } a { $cards } cartes à jouer et { $taken } dans sa collection ; permis : de 1 à { $most } à jouer
hats-uneven-hands = H10 : avec des mains de { $hands } cartes et le tour { $turn }, les joueurs n’arrivent pas à leur dernière carte au même tour de table
hats-removed-there = H3 : { $cards } ne peuvent pas être là : l’option retire ces types
hats-cookie-without-type = H9 : le joueur { $seat } n’a aucun chapeau, il ne peut donc pas avoir le cookie
hats-offer-after-end = H10 : aucune offre ne peut être ouverte quand il ne reste qu’une carte à chacun
hats-bad-pack = H3 : les cartes distribuées ne sont pas exactement celles de cette partie ; fausses ou manquantes : { $cards }
hats-bad-removed = H3 : removed est « { $removed } » ; types à nommer : { $expected ->
    [0] aucun
   *[other] deux, ceux de l’option si elle les nomme
  }
hats-needs-reshuffle = H7 : la pioche est vide, le coup demande donc « reshuffle »
hats-bad-reshuffle = H7 : reshuffle { $given } n’est pas un mélange de la défausse { $pile }

## Hats: refusals

hats-game-is-over = la partie est terminée
hats-answer-the-offer = le joueur { $seat } doit d’abord répondre à l’offre avec give
hats-main-action-first = tu ne peux pas finir ton tour avant l’action principale
hats-no-offer-to-answer = aucune carte n’a été passée
hats-main-action-done = l’action principale de ce tour est déjà faite
hats-optional-action-done = l’action facultative de ce tour est déjà faite
hats-offer-needs-partner = on n’a un coéquipier à qui passer une carte que dans une partie à quatre, pas à { $players }
hats-no-discard-with-four = à quatre joueurs, on passe une carte à son coéquipier au lieu de défausser
hats-not-in-hand = { $card } n’est pas dans la main du joueur { $seat }
hats-no-such-place = l’emplacement { $place } ne sert pas à { $players } joueurs
hats-too-low = { $card } n’est ni du même type que { $taken }, ni de valeur plus élevée

## Hats: telling

hats-exchange = Le joueur { $seat } joue { $card } sur l’emplacement { $place } et prend { $taken }.
hats-black = Le joueur { $seat } joue { $card } en chapeau noir.
hats-black-unseen = Le joueur { $seat } joue une carte en chapeau noir.
hats-discard = Le joueur { $seat } défausse { $card }.
hats-discard-unseen = Le joueur { $seat } défausse une carte.
hats-drew = Le joueur { $seat } pioche { $card }.
hats-drew-unseen = Le joueur { $seat } pioche une carte.
hats-reshuffle = { $cards ->
    [one] La carte de la défausse devient
   *[other] Les { $cards } cartes de la défausse sont mélangées et forment
  } une nouvelle pioche.
hats-offer = Le joueur { $seat } passe { $card } face cachée à son coéquipier.
hats-offer-unseen = Le joueur { $seat } passe une carte face cachée à son coéquipier.
hats-give = Le joueur { $seat } donne { $card } en échange.
hats-give-unseen = Le joueur { $seat } donne une carte en échange.
hats-end = Le joueur { $seat } finit son tour.
hats-cookie = Le cookie va au joueur { $seat }.

## Magic Hat: positions

magic-lower-slot-first = un échange nomme d’abord l’emplacement le plus petit, et non { $first } { $second }
magic-needs-redeal = M9 : plus rien n’est à gagner, le coup demande donc « redeal »
magic-bad-redeal = M9 : redeal doit disposer exactement les chapeaux face cachée au-dessus des emplacements occupés
magic-redeal-dead = M9 : avec redeal, il n’y a toujours rien à gagner
magic-dead = M9 : aucun chapeau de la rangée ne va à un personnage de la rangée, et aucun n’est magique
magic-bad-pair = M5 : { $field } est { $slots } ; il faut deux emplacements, le plus petit d’abord
magic-bad-seen = M13 : seen nomme l’emplacement { $slot }, où il n’y a pas de chapeau
magic-hat-without-character = M2 : l’emplacement { $slot } doit avoir un personnage et un chapeau, ou aucun des deux
magic-too-few-hats = M6 : chapeaux dans la pioche : { $hats } ; c’est trop peu pour les personnages de la pioche ({ $characters }) et les chapeaux magiques ({ $magic })
magic-not-in-box = M1 : { $what ->
    [characters] personnages
   *[hats] chapeaux
  } de type { play-kind } : { $count }, mais la boîte en contient { $most }

## Magic Hat: refusals

magic-game-is-over = seuls trois emplacements sont occupés : la partie est terminée
magic-game-has-stalled = rien n’a été gagné depuis trop longtemps : la partie est terminée
magic-empty-slot = l’emplacement { $slot } est vide
magic-no-swap-back = les emplacements { $first } et { $second } ont été échangés au tour précédent

## Magic Hat: telling

magic-peek = Le joueur { $seat } regarde l’emplacement { $slot } : { $hat ->
    [king] couronne
    [queen] diadème
    [princess] chapeau de princesse
    [knight] casque à plumes
    [wizard] chapeau pointu
    [jester] bonnet à grelots
    [cook] toque de cuisinier
    [maid] foulard
    [dragon] cornes
    [astrologer] bonnet étoilé
    [noble] bonnet de velours
    [archer] chapeau à plume
    [monk] capuche
    [bishop] mitre
    [troubadour] chapeau de troubadour
    [farmer] chapeau de paille
    [miner] casque de mineur
    [fairy] couronne de fleurs
    [sultan] turban
    [sailor] bonnet de marin
    [magic] chapeau magique
   *[other] { $hat }
  }.
magic-peek-unseen = Le joueur { $seat } regarde l’emplacement { $slot }.
magic-swap = Le joueur { $seat } échange les chapeaux des emplacements { $first } et { $second }.
magic-open-pair = Le joueur { $seat } dévoile l’emplacement { $slot } : c’est le bon chapeau { $character ->
    [king] pour le roi
    [queen] pour la reine
    [princess] pour la princesse
    [knight] pour le chevalier
    [wizard] pour le magicien
    [jester] pour le bouffon
    [cook] pour le cuisinier
    [maid] pour la servante
    [dragon] pour le dragon
    [astrologer] pour l’astrologue
    [noble] pour le noble
    [archer] pour l’archer
    [monk] pour le moine
    [bishop] pour l’évêque
    [troubadour] pour le troubadour
    [farmer] pour le fermier
    [miner] pour le mineur
    [fairy] pour la fée
    [sultan] pour le sultan
    [sailor] pour le marin
   *[other] { $character }
  }. Une paire !
magic-open-wrong = Le joueur { $seat } dévoile l’emplacement { $slot } : { $hat ->
    [king] couronne
    [queen] diadème
    [princess] chapeau de princesse
    [knight] casque à plumes
    [wizard] chapeau pointu
    [jester] bonnet à grelots
    [cook] toque de cuisinier
    [maid] foulard
    [dragon] cornes
    [astrologer] bonnet étoilé
    [noble] bonnet de velours
    [archer] chapeau à plume
    [monk] capuche
    [bishop] mitre
    [troubadour] chapeau de troubadour
    [farmer] chapeau de paille
    [miner] casque de mineur
    [fairy] couronne de fleurs
    [sultan] turban
    [sailor] bonnet de marin
    [magic] chapeau magique
   *[other] { $hat }
  }, pas le bon chapeau { $character ->
    [king] pour le roi
    [queen] pour la reine
    [princess] pour la princesse
    [knight] pour le chevalier
    [wizard] pour le magicien
    [jester] pour le bouffon
    [cook] pour le cuisinier
    [maid] pour la servante
    [dragon] pour le dragon
    [astrologer] pour l’astrologue
    [noble] pour le noble
    [archer] pour l’archer
    [monk] pour le moine
    [bishop] pour l’évêque
    [troubadour] pour le troubadour
    [farmer] pour le fermier
    [miner] pour le mineur
    [fairy] pour la fée
    [sultan] pour le sultan
    [sailor] pour le marin
   *[other] { $character }
  }. Un jeton de pénalité.
magic-open-magic = Le joueur { $seat } dévoile l’emplacement { $slot } : un chapeau magique !
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
magic-redeal = Plus rien n’était à gagner : on remélange tous les chapeaux.

## Top Hats: positions

top-band-and-narrowed = T10 : avec narrowed { $narrowed }, la bande est l’anneau { $expected }, et non { $band }
top-stack-count = T3 : il y a { $count } piles ; valeurs permises : de 1 à { $most }
top-stack-height = T3 : la pile en { $cell } a { $height } chapeaux ; valeurs permises : de 1 à { $most }
top-centre-taken = T2 : le chapeau neutre est en { $cell }
top-forbidden-ground = T10 : { $cell } est au-delà de la bande (anneau { $band })
top-colour-not-playing = T2 : à { $players } joueurs, la couleur { play-colour } n’est pas en jeu
top-too-many-hats = T2 : chapeaux de couleur { play-colour } : { $count } ; il y en a { $most }
top-no-stack-built = builders nomme { $cell }, où il n’y a pas de pile
top-deal-not-empty = T3 : à Top Hats, on ne distribue rien, mais deal contient « { $field } »

## Top Hats: refusals

top-game-is-over = toutes les piles sont d’une seule couleur : la partie est terminée
top-game-has-stalled = il n’y a pas eu de prise depuis trop longtemps : la partie est terminée
top-build-first = il faut d’abord construire toutes les piles
top-no-hat-left = il ne reste pas assez de chapeaux de couleur { play-colour } pour construire : { $left }
top-place-first = il faut d’abord placer toutes les piles
top-placed-already = la pile { $stack } est déjà sur le plateau
top-wrong-ring = { $cell } est dans l’anneau { $ring } ; les piles se placent dans les anneaux 2 et 3
top-cell-taken = il y a déjà une pile en { $cell }
top-all-stacks-stand = toutes les piles sont construites et placées
top-can-move = tu as un coup possible, tu ne peux donc pas passer
top-narrowed-enough = le plateau ne peut plus être rétréci (au plus { $most ->
    [0] 0 fois
    [one] une fois
   *[other] { $most } fois
  } par partie)
top-too-many-stacks = il y a { $count } piles sur le plateau ; on peut le rétrécir avec { $most } ou moins
top-band-not-empty = il y a une pile dans la bande
top-move-under-way = un coup est en cours depuis { $cell } ; continue-le par ses actions ou par son effet
top-no-stack = il n’y a pas de pile en { $cell }
top-not-yours = la pile en { $cell } n’est pas { $colour ->
    [red] rouge
    [yellow] jaune
   *[blue] bleue
  }
top-step-goes-on = de { $origin } à { $target }, c’est un pas, et un pas termine le coup
top-not-empty = { $cell } n’est pas libre
top-no-jump = de { $origin } à { $target }, ce n’est ni un pas ni un saut
top-nothing-to-jump = il n’y a pas de pile à sauter en { $cell }
top-jumped-twice = la pile en { $cell } a déjà été sautée dans ce coup
top-no-such-effect = aucun coup n’a l’effet { $effect }
top-forbidden = { $cell } est hors jeu
top-must-capture = tu peux prendre, donc tu dois prendre
top-must-capture-from-band = une pile dans la bande peut prendre : tu dois donc prendre avec une pile de la bande
top-must-leave-band = une de tes piles doit quitter la bande
top-must-end-elsewhere = un coup sans prise doit finir sur une autre case que { $cell }
top-not-in-band = un coup ne peut finir dans la bande, en { $cell }, que s’il prend

## Top Hats: telling

top-build = Le joueur { $seat } construit une pile : { $middle ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } au milieu, { $bottom ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } en bas.
top-build-unseen = Le joueur { $seat } construit une pile.
top-place = Le joueur { $seat } place la pile { $stack } en { $cell }.
top-step = Le joueur { $seat } fait un pas de { $origin } à { $target }.
top-jump = Le joueur { $seat } saute de { $origin } par-dessus { $over } jusqu’en { $target }.
top-stop = Le joueur { $seat } s’arrête en { $cell }.
top-captured = { $cell } perd un chapeau { $lost ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } ; un chapeau { $now ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  } apparaît.
top-captured-last = { $cell } perd son dernier chapeau, un { $lost ->
    [red] rouge
    [yellow] jaune
   *[blue] bleu
  }.
top-narrow = Le joueur { $seat } rétrécit le plateau : l’anneau { $band } devient la bande.
top-pass = Le joueur { $seat } passe.

## Bots

unknown-bot = bot inconnu « { $name } » ; les bots sont : { $allowed }
unknown-bot-close = bot inconnu « { $name } » ; voulais-tu dire { $close } ? Les bots sont : { $allowed }
bad-budget = un budget demande des secondes (plus de 0, jusqu’à { $seconds }) ou des simulations (de 1 à { $simulations }), et de 1 à { $threads } fils d’exécution
not-on-the-move = ce n’est pas au joueur { $seat } de jouer
too-many-seats = la recherche accepte des parties de { $most } joueurs au plus ; { $game } en a davantage
why-only = C’est le seul coup permis.
why-clear = À mon avis, j’ai { $value } % de chances de gagner avec ce coup, contre { $other } % avec le deuxième meilleur.
why-close = C’est serré : à mon avis, j’ai { $value } % de chances de gagner avec ce coup, contre { $other } % avec un autre.
why-fair = À mon avis, j’ai { $value } % de chances de gagner avec ce coup, et ça me suffit.
why-plain = Ce coup me plaît bien.
why-hats-lead = Si la partie se terminait maintenant, mon camp aurait { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  } d’avance sur le deuxième.
why-hats-draw = Une nouvelle carte ferait peut-être un meilleur chapeau préféré.
why-hats-offer = Un échange avec mon coéquipier nous donnerait peut-être de meilleurs chapeaux préférés.
why-hats-give = Même sans cette carte, nous gardons nos meilleurs chapeaux préférés.
why-hats-enough = En faire plus ne rapporterait pas de points.
why-hats-take = Je prends { $card }, qui vaudra alors { $worth }.
why-hats-more = Je prends { $card }, qui vaudra alors { $worth } ; avec le deuxième meilleur coup, je n’aurais que { $other }.
why-hats-avoid = Chaque { play-hat-type } reste à { $worth } ; le deuxième meilleur coup le ferait tomber à { $other }.
why-hats-hold = Comme chapeau préféré, { $card } vaudrait alors { $points } ; après le deuxième meilleur coup, mon meilleur ne vaudrait que { $other }.
why-hats-raise = Chaque { play-hat-type } vaudra alors { $worth } au lieu de { $was } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de plus pour mon camp.
why-hats-lower = Chaque { play-hat-type } vaudra alors { $worth } au lieu de { $was } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de moins pour les autres.
why-hats-cookie = Ça me rapporte le cookie, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-snatch = Ça prend le cookie, qui vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, au joueur { $seat }.
why-hats-types = Un nouveau type dans ma collection m’aide à gagner ou à garder le cookie.
why-hats-favourite = Avec { $card } dans ma collection, { $favourite } devient un meilleur chapeau préféré, qui vaut pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-keep = Je garde { $card } comme chapeau préféré : il vaut pour l’instant { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
why-hats-black = En chapeau noir, { $card } rapporte un point sûr, et le plateau à thé reste tel quel.
why-hats-spare = Je n’ai pas besoin de { $card }, et une autre carte pourrait être plus utile.
why-hats-suits = Mon coéquipier a des cartes { play-hat-type } dans sa collection : { $card } lui ferait un bon chapeau préféré.
why-magic-fits = Le chapeau de l’emplacement { $slot } va au personnage du dessous.
why-magic-magic = Le chapeau de l’emplacement { $slot } est un chapeau magique.
why-magic-race = Le joueur suivant connaît aussi le chapeau de l’emplacement { $slot }, alors je le gagne avant lui.
why-magic-likelier = Le chapeau de l’emplacement { $slot } a environ { $chance } % de chances d’être le bon ; celui du deuxième meilleur emplacement, seulement { $other } %.
why-magic-risk = En dévoilant plutôt l’emplacement { $slot }, je me tromperais dans environ { $chance } % des cas ; comme ça, je ne risque aucune pénalité.
why-magic-home = Ça amène un chapeau à son personnage, à l’emplacement { $slot }, et le joueur suivant ne connaît pas ce chapeau.
why-magic-look = Je ne connais pas le chapeau de l’emplacement { $slot }.
why-magic-wait = Je connais tous les chapeaux, et aucun coup ne m’aiderait plus qu’il n’aiderait le joueur suivant.
why-magic-told = D’après le jeu des autres, il y a environ { $chance } % de chances que le chapeau de l’emplacement { $slot } soit le bon.
why-magic-guess = Je n’ai pas vu le chapeau de l’emplacement { $slot } ; il y a environ { $chance } % de chances que ce soit le bon.
why-magic-disturb = Le joueur suivant connaît le chapeau de l’emplacement { $slot } et pas moi : je le déplace donc.
why-magic-check = Le joueur { $seat } sait quel chapeau est à l’emplacement { $slot }, et je veux le savoir aussi.
why-magic-idle = Aucun des chapeaux que je connais ne peut être gagné là où il est : j’attends donc, sans rien révéler.
why-top-random = Peu importe comment je construis et je place : je choisis au hasard.
why-top-balance = { $taken ->
    [0] Je ne prends aucun chapeau
    [one] Je prends un chapeau
   *[other] Je prends { $taken } chapeaux
  }, et le joueur suivant { $lost ->
    [0] ne devrait pas m’en prendre.
    [one] devrait m’en prendre un.
   *[other] devrait m’en prendre { $lost }.
  }
why-top-narrow = Sur le plateau rétréci, { $taken ->
    [0] je ne prends aucun chapeau
    [one] je prends un chapeau
   *[other] je prends { $taken } chapeaux
  } et je devrais ensuite { $lost ->
    [0] n’en perdre aucun.
    [one] en perdre un.
   *[other] en perdre { $lost }.
  }
why-top-better = Je prends { $taken ->
    [0] 0 chapeau
    [one] un chapeau
   *[other] { $taken } chapeaux
  } et je devrais ensuite { $lost ->
    [0] n’en perdre aucun
    [one] en perdre un
   *[other] en perdre { $lost }
  } ; avec le deuxième meilleur coup, j’en prendrais { $gain ->
    [0] 0
    [one] un
   *[other] { $gain }
  } et { $cost ->
    [0] n’en perdrais aucun.
    [one] en perdrais un.
   *[other] en perdrais { $cost }.
  }
why-top-safer = Après ce coup, le joueur suivant ne menace que { $stacks ->
    [0] 0 de mes piles
    [one] l’une de mes piles
   *[other] { $stacks } de mes piles
  } ; après le deuxième meilleur coup, il en menacerait { $other }.
why-top-solid = Avec trois de mes chapeaux, cette pile reste à moi jusqu’au bout.
why-top-middle = Avec mon chapeau au milieu, cette pile est encore à moi après une prise.
why-top-bottom = Avec mon chapeau en bas, la pile me revient après deux prises.
why-top-others = Les chapeaux des autres doivent bien aller quelque part, et ici ils ne sont pas sous mes autres piles.
why-top-place = Pour l’instant, personne ne pourrait prendre une pile en { $cell }.
why-top-beside = À côté de ma pile en { $cell }, il y a moins de place pour atterrir : les deux se protègent.
why-top-bait = Si ma pile en { $cell } est prise, il y a un autre de mes chapeaux dessous.
why-top-wins = Comme ça, plus personne d’autre n’a de pile, et je gagne.
why-top-uncovers = Je peux prendre les chapeaux en { $cells }, et dessous, il y a les miens.
why-top-captures = Je peux prendre { $taken ->
    [0] 0 chapeau
    [one] un chapeau
   *[other] { $taken } chapeaux
  } en { $cells }, et le joueur suivant ne devrait pas m’en prendre.
why-top-must = Je dois prendre : comme ça, je prends { $taken ->
    [0] 0 chapeau
    [one] un chapeau
   *[other] { $taken } chapeaux
  }, et le joueur suivant devrait m’en prendre { $lost ->
    [0] 0
    [one] un
   *[other] { $lost }
  }.
why-top-band = Je ne peux pas prendre, donc une de mes piles doit quitter la bande : celle en { $cell }.
why-top-flees = Le joueur suivant pourrait prendre ma pile en { $cell } ; après ce coup, il ne peut plus.
why-top-guards = Après ce coup, le joueur suivant ne peut plus prendre mes chapeaux en { $cells }.
why-top-threatens = Je menace de prendre en { $cells }.
why-top-inwards = Ma pile en { $cell } se rapproche du centre.
why-top-safe = Après ce coup, le joueur suivant ne peut prendre aucune de mes piles.
why-top-drives = { $stacks ->
    [0] Ça ne laisse aucune pile adverse dans la bande.
    [one] Ça laisse une pile adverse dans la bande, et elle doit la quitter.
   *[other] Ça laisse { $stacks } piles adverses dans la bande, et elles doivent la quitter.
  }
why-top-room = Sur un plateau plus petit, les autres ont moins de place.

## Replay

replay-title = { play-game } à { $players } joueurs. Le joueur { $first } commence.
replay-result = La partie est terminée : { $scores }.
replay-score = joueur { $seat } { $score }
replay-winner = Le joueur { $seats } gagne.
replay-winners = Les joueurs { $seats } se partagent la victoire.
replay-stalled = La partie s’est terminée sur un blocage.
replay-resigned = Le joueur { $seat } abandonne.
replay-abandoned = La partie est restée inachevée.

## Arena

arena-too-few-bots = un tournoi demande au moins deux bots
arena-bot-twice = { $name } est là deux fois ; donne à l’un des deux un autre budget, par exemple { $bot }@500
arena-bad-budget = « { $text } » n’est pas un budget ; écris des simulations, @2000 (de 1 à { $simulations }), ou des secondes, @0.25s (jusqu’à { $seconds })
arena-two-budgets = donne --seconds ou --simulations, pas les deux
arena-needs-sprt = --alpha et --beta vont avec --sprt
arena-sprt-two-bots = --sprt compare deux bots ; donnes-en exactement deux
arena-bad-sprt = --sprt vaut « { $text } » ; écris deux parts de victoires en pour cent, la plus petite d’abord, par exemple 50,55
arena-bad-rate = { $flag } vaut { $rate } ; permis : plus de 0, moins de { $most }
arena-bot-erred = erreur de { $name } à la manche { $round }, après { $action ->
    [one] { $action } action
   *[other] { $action } actions
  }
arena-bot-fault = { $where } : { $fault }
arena-process-died = un processus s’est arrêté brutalement ; les parties écrites dans --out sont conservées, et la même commande reprend
arena-settings-differ = { $path } a été commencé avec d’autres réglages : { $names } ; { $name } était { $found }, c’est maintenant { $asked }. Reprends les mêmes réglages, choisis un autre --out, ou supprime { $path } et { $side }
arena-file-taken = { $path } existe, mais { $side } ne dit pas ce qu’il contient ; choisis un autre --out
arena-records-lost = { $side } existe, mais pas { $path } ; restaure-le, ou supprime { $side }
puzzles-bad-file = { $where } : ce n’est pas un fichier de casse-têtes pour ces règles
puzzles-progress = recherche de casse-têtes pour { play-game }
train-progress = apprentissage de { play-game } : parties de ce tour
train-round = tour { $number } : { $games } parties, { $samples } positions, { $minutes } min ; perte { $loss } ; contre greedy { $greedy }, contre le tour précédent { $previous }
train-no-inputs = { play-game } n’a pas d’entrées pour un réseau à { $players } joueurs ; possible : { $allowed }
train-folder-used = { $path } contient déjà un entraînement ; ajoute --resume pour le continuer, ou choisis un autre dossier
train-nothing-there = { $path } ne contient aucun entraînement à continuer ; enlève --resume
train-bad-folder = { $path } n’est pas le dossier d’un entraînement
train-other-settings = l’entraînement de { $path } a { $flag } { $value } ; enlève { $flag }, ou choisis un autre dossier
arena-bad-line = { $where } : ce n’est pas une partie de ce tournoi ; supprime la ligne ou le fichier
arena-line-twice = { $where } : cette partie figure deux fois ; supprime la ligne ou le fichier
arena-file-busy = un autre processus est en train d’écrire { $path }
bad-cluster = « { $text } » n’est pas un cluster ; écris ray, ray://HOST:PORT ou, sur l’une de ses machines, ray:HOST:PORT ou ray:auto
cluster-not-started = Ray n’a pas démarré : { $reason }
cluster-unreachable = aucun cluster Ray ne répond à { $address } : { $reason }
cluster-versions = toutes les machines d’un cluster ont besoin des mêmes versions de Ray et de Python : { $reason }
cluster-versions-differ = { $node } a { $theirs }, cette machine { $ours } ; installe la même version partout
cluster-without-hatbox = une machine du cluster ne peut pas charger Hatbox { $version } ; installe-le là-bas avec `pip install 'hatbox[cluster]'`
cluster-work-lost = le même travail a été perdu { $times } fois avec son processus : { $reason }
workers-node = { $node } : { $chunks } parts, { $rate } par seconde
play-daily-title = { $game }, donne du jour, { $day }
play-daily-seed = graine : SHA-256 de « { $text } »
play-daily-first = { $first ->
    [0] Tu commences.
   *[other] Le Chat du Cheshire commence.
}
play-daily-playing = les bots jouent à { play-game }
play-daily-bots = À ta place, les bots obtiennent :
play-daily-score = { $own } : { $other }
play-daily-moves = { $won ->
    [yes] victoire en { $moves } coups
    [shared] égalité après { $moves } coups
   *[no] défaite en { $moves } coups
}
arena-title = { play-game } à { $players } joueurs, graine { $seed }
arena-counts = { $games } parties : { $rounds } manches, chacune jouant une même distribution avec { $seatings } ordres de places ({ $asked } parties demandées)
arena-incomplete = { $games ->
    [one] { $games } de ces parties appartient
   *[other] { $games } de ces parties appartiennent
  } à { $rounds ->
    [0] 0 manche incomplète
    [one] une manche incomplète
   *[other] { $rounds } manches incomplètes
  } ; elles sont comptées
arena-stopped = arrêté : { $missing } parties n’ont pas été jouées
arena-results = Résultats
arena-duels = A fini devant
arena-paces = Réflexion
arena-bot = bot
arena-games = parties
arena-share = part des victoires
arena-interval = 95 %
arena-decided = des parties décidées
arena-ahead-of-mean = avance sur l’adversaire moyen
arena-ahead-of-best = avance sur le meilleur adversaire
arena-rating = cote
arena-scale = Elo
arena-decisions = décisions
arena-mean-time = ms en moyenne
arena-high-time = ms à 99 %
arena-longest-time = ms au maximum
arena-simulations = simulations
arena-speed = simulations/s
arena-late = parties en retard
arena-faults = Erreurs
arena-illegal = réponses non valables
arena-overdue = hors délai
arena-crashes = plantages
arena-replaced = remplacées par des coups au hasard
arena-unknown = n. d.
arena-sprt-low = SPRT : { $bot } gagne au plus { $low }, pas { $high }
arena-sprt-high = SPRT : { $bot } gagne au moins { $high }, pas { $low }
arena-sprt-open = SPRT : on ne sait pas encore si { $bot } gagne { $low } ou { $high }
arena-sprt-bounds = Logarithme du rapport de vraisemblance : { $ratio } après { $rounds } manches ; bornes { $lower } et { $upper } (alpha { $alpha }, bêta { $beta }).
arena-sprt-biased = Le test s’est arrêté dès que c’était clair : les parts et les intervalles ci-dessous penchent du côté de sa décision.
arena-adjusted = sans la chance
arena-luck-worth = Retirer la chance de la pioche a valu { $percent } % de parties en plus.
arena-luck-worthless = Retirer la chance de la pioche n’a économisé aucune partie ici.
arena-fair = Des bots de même force gagneraient chacun { $share }.
arena-scale-note = Elo : avec 400 points de plus, un bot finit devant dix fois plus souvent que derrière. { $bot } vaut 0.
arena-ended = Fin des parties : { $endings }.

## Studies

study-not-toml = { $path } n’est pas du TOML : { $fault }
study-one-file = { $path } décrit toute l’étude ; donne un seul fichier et des options, ou des jeux et des options
study-no-game = dis quel jeu étudier : game = "…"
study-unknown-key = { $where }clé inconnue « { $name } » ; possibles : { $allowed }
study-unknown-key-close = { $where }clé inconnue « { $name } » ; peut-être « { $close } » ?
study-unknown-option-close = { $game } n’a pas d’option « { $name } » ; peut-être « { $close } » ?
study-bad-value = { $name } ne peut pas être « { $value } » ; on l’écrit ainsi : { $allowed }
study-precision = une précision de { $value } demande environ { $games } parties de chaque variante ; possible : de { $least } à { $most }
study-too-many = cela fait { $variants } variantes ; une étude en a { $most } au plus
study-too-many-bots = le jeu a { $sides } camps, trop peu pour { $bots } bots les uns contre les autres
study-twice = la même variante est là deux fois : { $name }
study-same-name = deux jeux différents s’appellent { $name } ; donne un autre nom à celui que tu as changé
study-not-folder = { $path } n’est pas un dossier
study-folder-taken = { $path } contient déjà autre chose ; choisis un autre --out
study-other = { $path } contient une autre étude, qui diffère par : { $names } ; choisis un autre --out
what-if-base = { $name } ne peut pas être changé ; on part de l’un de ceux-ci : { $allowed }
what-if-name = « { $name } » ne peut pas nommer un jeu changé ; choisis-en un nouveau, en lettres, chiffres et _
what-if-module = { $name } : écris MODULE.NAME ; les modules de { $game } sont { $allowed }
what-if-unknown = { $game } n’a rien qui s’appelle { $name } ; peut-être : { $allowed }
what-if-kind = { $name } doit rester ce que c’est : { $wanted ->
    [def] une fonction
   *[other] un nombre, un texte, une liste ou un tableau
  }

## Command line

compiling = compilation des règles (seulement quand elles sont nouvelles sur cette machine)…
faults-summary = parties enregistrées : { $records }, coups : { $moves }, erreurs : { $faults }
bad-lines = lignes inutilisables : { $bad } sur { $lines } ; la première : { $fault }

## Sauvegardes

database-unusable = { $fault }
backup-writing = copie en cours
backup-done = { $path } contient { $players } joueurs, { $tables } tables et { $events } événements
backup-not-ours = { $path } n’a pas été fait par hatbox backup
backup-newer = { $path } a été fait par un hatbox plus récent (schéma { $schema }, celui-ci connaît { $known }) : utilise cette version-là
backup-damaged = { $path } est endommagé, rien n’a donc été changé
restore-checking = vérification
restore-writing = restauration
restore-done = restauré depuis { $path } : { $players } joueurs, { $tables } tables et { $events } événements
restore-not-empty = la base de données n’est pas vide, rien n’a donc été changé ; --replace supprime ce qu’elle contient

## S’occuper d’un serveur

admin-no-player = personne n’a l’identifiant ou le nom { $player }
admin-many-players = plusieurs joueurs s’appellent { $name } ; choisis-en un par son identifiant : { $ids }
admin-no-table = il n’y a pas de table { $table }
admin-table-ended = la table { $table } est déjà terminée : { $status }
admin-table-busy = la table { $table } est trop active pour être fermée maintenant ; réessaie
admin-bad-name = un nom a de 1 à 24 caractères, dont au moins un visible
admin-none = Rien à afficher.
admin-closed = La table { $table } est fermée.
admin-muted = { $name } ({ $player }) ne peut plus écrire jusqu’au { $until }.
admin-unmuted = { $name } ({ $player }) peut de nouveau écrire.
admin-banned = { $name } ({ $player }) n’a plus accès au serveur.
admin-unbanned = { $name } ({ $player }) a de nouveau accès au serveur.
admin-renamed = { $player } s’appelle maintenant { $name }.
admin-status-name = { $status ->
    [open] ouverte
    [playing] en cours
    [over] terminée
   *[closed] fermée
  }
admin-table = table de jeu
admin-value = valeur
admin-game = jeu
admin-status = état
admin-seats = places
admin-seat = place
admin-options = réglages
admin-host = hôte
admin-created = créée
admin-updated = dernière activité
admin-events = événements
admin-player = joueur
admin-name = nom
admin-tables = tables de jeu
admin-muted-until = muet jusqu’au
admin-notes = remarques
admin-bot = bot
admin-is-banned = banni
admin-when = quand
admin-reporter = signalé par
admin-reported = à propos de
admin-reason = motif
admin-what = quoi
admin-count = nombre
admin-stats-players = joueurs
admin-stats-bots = dont bots
admin-stats-new-players = nouveaux depuis un jour
admin-stats-muted = muets en ce moment
admin-stats-banned = bannis
admin-stats-moves = coups
admin-stats-day = parties terminées depuis un jour
admin-stats-week = parties terminées depuis une semaine
admin-stats-reports = signalements

## Terminal

play-game = { $game ->
    [hats] Hats
    [magic_hat] Magic Hat
    [top_hats] Top Hats
   *[other] { $game }
  }
play-game-about = { $game ->
    [hats] Hats : échange des cartes avec le plateau à thé, de 2 à 4 joueurs
    [magic_hat] Magic Hat : retiens quel chapeau est au-dessus de quelle tête, de 2 à 4 joueurs
    [top_hats] Top Hats : des piles qui jouent à saute-mouton, 2 ou 3 joueurs
   *[other] { $game }
  }
play-bot = { $bot ->
    [random] Hasard
    [greedy] Glouton
    [dormouse] Loir
    [march_hare] Lièvre de Mars
    [cheshire_cat] Chat du Cheshire
    [mad_hatter] Chapelier Fou
    [white_rabbit] Lapin Blanc
   *[other] { $bot }
  }
play-you = toi
play-person = joueur humain
play-seat = { $seat } ({ $who })
play-friends = seulement des personnes sur cet appareil
play-players = { $count } joueurs
play-choose-game = Quel jeu ?
play-choose-players = Combien de joueurs ?
play-choose-opponents = Contre qui veux-tu jouer ? Du plus faible au plus fort :
play-not-offered = « { $text } » ne fait pas partie des choix ; appuie sur Entrée pour les voir
play-choose-one = Tape l’un des choix, jusqu’à { $most }.
play-bad-levels = --level est donné { $levels } fois, mais il y a { $bots } bots ; donne-le une fois pour tous ou une fois pour chacun
play-load-alone = --load reprend une partie sauvegardée telle quelle : seuls --seed et --seconds peuvent l’accompagner
play-file-taken = { $path } existe déjà et n’est pas une partie sauvegardée ; choisis un autre nom

play-begins = Le joueur { $seat } commence.
play-resumed = La partie reprend après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  }.
play-help-hint = Tape un nombre ou un coup ; ? affiche les règles et tout le reste.
play-your-turn = Joueur { $seat }, à toi de jouer
play-over = La partie est terminée
play-thinking = { $who } réfléchit…
play-look-once = Regarde bien, puis appuie sur Entrée : tu ne le reverras plus.
play-done-looking = Appuie sur Entrée pour effacer l’écran avant le joueur suivant, ou tape undo :
play-hand-over = Passe l’appareil au joueur { $seat }. Personne d’autre ne doit regarder.
play-ready = Joueur { $seat }, appuie sur Entrée quand personne d’autre ne voit l’écran.
play-goodbye = Au revoir !
play-after = Appuie sur Entrée pour quitter, ou tape again, log ou save FILE.
play-score = Joueur { $seat } : { $score }
play-undone = Coup annulé.
play-undo-nothing = Il n’y a rien à annuler.
play-undo-others = Impossible d’annuler : quelqu’un d’autre a joué depuis.
play-undo-chance = Impossible d’annuler : une carte a été piochée depuis.
play-undo-revealed = Impossible d’annuler : ce coup a révélé quelque chose de caché.
play-save-where = Sauvegarder dans quel fichier ?
play-save-leaving = La partie n’est pas sauvegardée. Tape un nom de fichier pour la sauvegarder, ou Entrée pour quitter :
play-saved =
    Sauvegardée dans { $path }.
    Pour la reprendre : hatbox play --load { $path }
    (Le fichier montre tout, même ce qui t’est caché : mieux vaut ne pas l’ouvrir.)
play-resign-sure = Vraiment abandonner ? (yes pour oui, no pour non)
play-hint = { $who } jouerait :
play-hint-why = « { $reason } »
play-hint-share = { $share } % de chances de gagner, à { $error } près
play-choose-move = Que veux-tu faire ?
play-moves-so = { $verb } ({ $count })
play-commands =
    Tape des nombres (« 3 », puis « 1 », ou « 3 1 ») ou des coups (même abrégés :
    « ex d4 3 »), ou bien :
      ?             cette aide
      hint          ce que ferait le bot le plus fort, et pourquoi
      legal         tous les coups permis
      table         redessiner tout
      log           ce qui s’est passé jusqu’ici ; log 10 : les dix derniers événements
      undo          annuler ton dernier coup, s’il n’a rien révélé de caché
      save FILE     sauvegarder la partie ; plus tard : hatbox play --load FILE
      resign        abandonner (entre deux camps)
      quit          quitter
    Une ligne vide revient au premier choix.
play-extra-command = { $name ->
    [stacks] stacks        toutes les piles de haut en bas, pour ce que tu en connais
   *[other] { $name }
  }

play-column-seat = joueur
play-column-hand = main
play-column-collection = collection
play-column-black = chapeaux noirs
play-column-cookie = cookie
play-column-now = points actuels
play-column-pairs = paires
play-column-magic = chapeaux magiques
play-column-penalties = jetons de pénalité
play-column-colour = couleur
play-column-stacks = piles
play-column-waiting = à placer
play-column-lost = chapeaux perdus
play-column-cell = case
play-column-stack = de haut en bas
play-column-builder = construite par le joueur

play-hat-type = { $type ->
    [B] Béret
    [C] Cloche
    [D] Deerstalker
    [F] Fez
    [K] Képi
    [S] Sombrero
   *[T] Tricorne
  }
play-tea-table = plateau à thé
play-row-cards = carte
play-row-worth = valeur
play-worth-now = Valeurs actuelles
play-piles = pioche { $deck }, défausse { $discards }
play-hand = Ta main
play-cookie = cookie
play-team-now = joueurs { $seats } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour l’instant
play-team-score = Joueurs { $seats } ensemble : { $score }
play-offer-open = Le joueur { $seat } a passé une carte face cachée à son coéquipier.
play-choose-card = { $left ->
    [give] Quelle carte donnes-tu à ton coéquipier ?
    [optional] Ton action principale est faite. Quelle carte pour l’action facultative ?
    [main] Ton action facultative est faite. Quelle carte pour l’action principale ?
   *[both] Quelle carte ?
  }
play-choose-use = Que veux-tu faire de { $card } ? (Entrée : une autre carte)
play-card-favourite = { $uses } ; en chapeau préféré { $points }
play-exchange-onto = sur l’emplacement { $place }, prendre
play-end-turn = finir ton tour
play-hats-verb = { $verb ->
    [black] la jouer en chapeau noir
    [discard] la défausser et piocher
    [offer] la passer à ton coéquipier
    [give] la donner à ton coéquipier
   *[other] { $verb }
  }
play-hats-short = { $verb ->
    [exchange] échange sur { $places }
    [black] chapeau noir
    [discard] défausse
    [offer] au coéquipier
    [give] en échange
   *[other] { $verb }
  }
play-black-hats = chapeaux noirs
play-favourite = chapeau préféré { $card }
play-tie-broken = Égalité de points : les chapeaux noirs départagent, puis le cookie (H14).

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
play-magic-piles = Pioches : { $characters } personnages, { $hats } chapeaux. Tours sans gain : { $stall }
play-magic-piles-limit = Pioches : { $characters } personnages, { $hats } chapeaux. Tours sans gain : { $stall } sur { $limit }
play-magic-verb = { $verb ->
    [peek] peek : regarder un chapeau
    [swap] swap : échanger deux chapeaux
   *[open] open : dévoiler un chapeau, pour gagner une paire ou recevoir un jeton de pénalité
  }
play-choose-slot = { $verb ->
    [peek] Regarder quel emplacement ?
    [swap] Échanger quel emplacement ?
   *[open] Dévoiler quel emplacement ?
  }
play-choose-second = Avec lequel échanger l’emplacement { $slot } ?
play-opened-wrong = Le joueur { $seat } a dévoilé l’emplacement { $slot }, et ce n’était pas le bon chapeau. Un jeton de pénalité.
play-magic-penalties = jetons de pénalité moins chapeaux magiques

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
play-choose-cell = Où veux-tu placer la pile { $stack } ? Tape un nombre ou une case (Entrée : une autre pile)
play-choose-target = Où veux-tu déplacer { $cell } ? (Entrée : une autre pile)
play-stack-one-move = { $cell } { $goes }
play-stack-moves = { $cell } : { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }
play-goes = vers { $cell }
play-goes-taking = vers { $cell }, prend { $taken }
play-top-verb = { $verb ->
    [narrow] rétrécir le plateau, puis jouer
   *[pass] passer
  }
play-top-points = Joueur { $seat } : { $share } (piles sur le plateau : { $stacks })
play-top-won = Toutes les piles du plateau sont { $colour ->
    [rouge] rouges
    [jaune] jaunes
    [bleu] bleues
   *[other] de couleur { $colour }
  } (T11).
play-top-stalled = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  } de suite sans prise (T13) : ceux qui ont encore une pile se partagent la victoire.

play-rules-other = Les règles de ce jeu ne sont pas expliquées ici ; `legal` affiche tes coups.
play-rules-hats =
    HATS en bref
    Le joueur qui a le plus de points gagne. À ton tour (H4), tu fais une action
    principale et, avant ou après, au plus une action facultative.
      Principale : échange (H5). Joue une carte sur un emplacement du plateau à thé et
        prends celle qui s’y trouvait ; la tienne doit être du même type ou de valeur
        plus élevée. Ou joue une carte face cachée, en chapeau noir (H6), que
        personne d’autre ne connaît.
      Facultative, à 2 ou 3 joueurs : défausse une carte et pioches-en une (H7).
      Facultative, à 4 joueurs : passe une carte à ton coéquipier, qui t’en donne une
        en échange (H8).
    Après huit tours, ta dernière carte est ton chapeau préféré (H10).
    Points : chaque carte de ta collection vaut l’emplacement le plus bas de son type
    sur le plateau à thé, 0 s’il n’y est pas ; chaque chapeau noir vaut 1 (H11). Ton
    chapeau préféré rapporte les valeurs des cartes de son type dans ta collection,
    moins la sienne (H12). Le cookie rapporte 5 (H13) : il va au joueur qui a le plus
    de types (H9). Les « points actuels » ne comptent pas les chapeaux préférés.
    Coups : exchange D4 3, black D4, discard D4, offer D4, give D4, end
    Types : Béret, Cloche, Deerstalker, Fez, Képi, Sombrero, Tricorne
play-rules-magic =
    MAGIC HAT en bref
    Gagne le plus de paires personnage-chapeau. Sept personnages sont en rangée, avec
    un chapeau face cachée au-dessus de chacun (M2). À ton tour, tu fais une seule de
    ces trois actions (M3) :
      peek (M4) : regarder un chapeau ; personne d’autre ne le voit.
      swap (M5) : échanger deux chapeaux sans les regarder.
      open (M6) : montrer un chapeau à tout le monde. S’il va au personnage du
        dessous, tu gagnes les deux, et un nouveau personnage et un nouveau chapeau
        prennent leur place. Un chapeau magique est à toi. Sinon, il retourne à sa
        place et tu reçois un jeton de pénalité.
    La partie se termine quand il reste trois personnages (M7), ou quand rien n’a été
    gagné depuis trop longtemps (M10).
    Points : les paires moins les jetons de pénalité ; chaque chapeau magique annule
    un jeton (M8).
    Retiens ce que tu as vu, sauf si la table a l’option memory_aid (M13).
    Coups : peek 3, swap 2 5, open 4
play-rules-top =
    TOP HATS en bref
    Tu gagnes quand toutes les piles sont à toi (T11). Chacun construit en secret cinq
    piles de trois chapeaux, avec sa couleur en haut (T3), et les place à tour de rôle
    sur les anneaux 2 et 3 (T4). Une pile est à la couleur du haut, peu importe qui
    l’a construite (T5).
    À ton tour, tu déplaces une pile (T6) : un pas vers une case libre voisine, ou des
    sauts par-dessus des piles voisines vers la case libre juste derrière. Chaque pile
    adverse que tu sautes perd son chapeau du haut ; celui du dessous décide à qui
    elle est désormais (T7). Si tu peux prendre, tu dois prendre, d’abord depuis la
    bande (T8).
    L’anneau extérieur est la bande : un coup ne peut y finir que s’il prend, et une
    pile qui s’y trouve doit la quitter (T9). Avec cinq piles ou moins, et aucune dans
    la bande, tu peux rétrécir le plateau avant de jouer (T10).
    Trop de tours sans prise : partie nulle (T13).
    Coups : build yellow red (jaune au milieu, rouge en bas ; bleu est blue),
    place 2 E7, move C3 C5 E7 (cases d’atterrissage), C3-E7*C4 (de, à, prise),
    narrow, pass

## Jouer sur un serveur

join-bad-address = « { $address } » n’est pas l’adresse d’un serveur ; écris par exemple localhost:8731
bad-prefix = { $option } ne peut pas être « { $value } » ; c’est un chemin comme /hats
bad-web-address = { $option } ne peut pas être « { $value } » ; c’est une adresse comme { $example }
request-unknown-host = Ce serveur ne connaît pas le nom { $host }. Son admin peut l’autoriser avec --url.
bad-header = { $option } ne peut pas être « { $value } » ; c’est le nom d’un en-tête comme X-Forwarded-User
sign-in-off = Pas besoin de se connecter ici : un nom suffit.
sign-in-provider-down = Le service de connexion ne répond pas. Réessaie dans quelques minutes.
sign-in-provider-wrong = Quelque chose s’est mal passé au service de connexion. Réessaie, ou préviens l’admin du serveur.
sign-in-denied = La connexion n’a pas eu lieu ; rien n’a changé.
sign-in-expired = Ça a pris trop de temps, ou c’est déjà fait. Connecte-toi de nouveau.
sign-in-other-browser = Termine la connexion dans le navigateur où tu l’as commencée.
sign-in-linked-elsewhere = Ce compte est déjà celui de { $name }.
sign-in-has-account = Tu as déjà associé un autre compte. Dissocie-le d’abord.
sign-in-no-proxy = Le serveur ne sait pas qui tu es. Ouvre le jeu comme ton admin te l’a indiqué.
identity-sign-in-needed = Connecte-toi pour jouer ici.
serve-scan = Scanne ceci avec un téléphone, ou ouvre { $address }
member-list-short = { $path }, ligne { $line } : le code est trop court ; il lui faut au moins { $least } lettres ou chiffres
member-list-twice = { $path }, ligne { $line } : ce code est déjà dans la liste
member-name-taken = { $name } a déjà un code ; « hatbox invite revoke » le retire
member-unknown = personne du nom de { $name } n’a de code ; « hatbox invite list » montre qui en a un
member-several = plusieurs personnes du nom de { $name } ont un code ; retire-le dans ton fichier
member-from-file = le code de { $name } est dans ton fichier : supprimes-y sa ligne
member-code = code d’invitation
member-link = lien
member-added = ajout
member-player = joue comme
member-seen = dernière visite
member-revoked = Le code de { $name } n’est plus valable.
member-revoked-banned = Le code de { $name } n’est plus valable, et { $name } ({ $player }) n’a plus accès au serveur. Pour lever le bannissement : hatbox admin unban { $player }
identity-invite-needed = Il faut un code d’invitation pour jouer ici. Demande-le à la personne qui t’invite.
lobby-closed = Pas de partie rapide ici. Ouvre une table et invite tes amis.
join-unreachable = impossible d’atteindre { $address } : { $reason }
join-not-hatbox = il n’y a pas de serveur hatbox à { $address }
join-refusal = { $reason }
join-refused = Le serveur a refusé : { $code }
join-bad-identities = { $path } est endommagé ; répare-le ou supprime-le (tu seras alors un nouveau joueur partout)
join-name = Comment t’appelles-tu ?
join-recovery =
    Avec ce code, tu retrouves ton profil sur un autre appareil :
    { $code }
    Ton identité est conservée dans { $path }.
join-choose-table = Où veux-tu jouer ?
join-mine-turn = ta partie de { $game }, à toi de jouer : { $who }
join-mine = ta partie de { $game } : { $who }
join-open = { $game }, places libres : { $free } ; avec { $who }
join-new = ouvrir une nouvelle table
join-choose-access = Qui peut rejoindre ?
join-listed = tout le monde : la table est dans la liste
join-private = seulement les gens à qui tu donnes son nom
join-free = libre
join-waiting =
    En attente des autres. Ils tapent : hatbox join { $url } { $table }
    Ou complète la table avec des bots : tape bots dormouse
    (ou march_hare, cheshire_cat, mad_hatter, white_rabbit).
join-waits-for = En attente : { $who }.
join-help-hint = Tape ? pour les règles et les commandes.
join-line-lost = (connexion perdue ; nouvel essai…)
join-line-back = (connexion rétablie)
join-not-now = « { $text } » n’est pas possible maintenant : ce n’est pas à toi de jouer.
join-bad-level = tape bots et un niveau : { $allowed }
join-leave-sure = Vraiment laisser ta place ? (yes pour oui, no pour non)
join-after = Appuie sur Entrée pour quitter, ou tape again, log ou say avec un message.
join-sat = { $name } prend la place { $seat }.
join-left = La place { $seat } est de nouveau libre.
join-readied = Le joueur { $seat } est prêt.
join-unreadied = Le joueur { $seat } n’est pas encore prêt.
join-filled = Un bot prend les places libres : { $bot }.
join-started = La partie commence.
join-chose = Le joueur { $seat } a fini de choisir.
join-rechose = Le joueur { $seat } refait son choix.
join-undone = Le joueur { $seat } annule un coup.
join-undo-asked = Le joueur { $seat } voudrait annuler un coup ; les autres tapent yes ou no.
join-undo-refused = Le joueur { $seat } refuse : le coup reste joué.
join-taken-over = { $why ->
    [time] Temps écoulé pour le joueur { $seat } : un bot prend le relais ({ $bot }).
   *[left] Le joueur { $seat } est parti : un bot prend le relais ({ $bot }).
  }
join-returned = Le joueur { $seat } est de retour.
join-said = { $name } : { $text }
join-bots-offered = Personne d’autre n’est encore arrivé ; l’hôte peut taper bots et un niveau.
join-rematch-asked = Le joueur { $seat } veut rejouer ; tape again pour accepter.
join-rematched = Une nouvelle partie commence.
join-closed = La table est fermée.
join-commands =
    Tape des nombres (« 3 », puis « 1 », ou « 3 1 ») ou des coups (même abrégés :
    « ex d4 3 »), ou bien :
      ?             cette aide
      legal         tous les coups permis
      table         redessiner tout
      log           ce qui s’est passé jusqu’ici ; log 10 : les dix derniers événements
      say MOTS      parler à tous ; phrases : les messages rapides, par leur nom
      undo          annuler ton dernier coup ; les autres devront peut-être accepter
      yes, no       répondre à quelqu’un qui veut annuler un coup
      resign        abandonner (entre deux camps)
      leave         laisser ta place ; un bot prend le relais
      return        reprendre ta place au bot
      bots NIVEAU   compléter la table avec des bots (hôte seulement)
      again         rejouer avec les mêmes personnes, une fois la partie terminée
      quit          quitter le programme en gardant ta place
    Une ligne vide revient au premier choix.

## Table talk: ready-made phrases

phrase-hello = Bonjour tout le monde !
phrase-good-luck = Bonne chance !
phrase-have-fun = Amusez-vous bien !
phrase-your-turn = À toi de jouer !
phrase-one-moment = Un instant, s’il te plaît.
phrase-take-your-time = Prends ton temps.
phrase-well-played = Bien joué !
phrase-nice-move = Joli coup !
phrase-oops = Oups !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-thinking = Laisse-moi réfléchir…
phrase-exciting = Le suspense monte !
phrase-lucky = Quel coup de chance !
phrase-unlucky = Pas de chance !
phrase-yes = Oui !
phrase-no = Non !
phrase-haha = Ha ha ha !
phrase-well-done-partner = Bravo, l’équipe !
phrase-good-game = Belle partie !
phrase-again = On en refait une ?
phrase-next-time = Ce sera pour la prochaine fois !
phrase-must-go = Je dois y aller, pardon !
phrase-bye = Salut, à bientôt !

## The server

serving = le serveur tourne sur { $address } (Ctrl-C pour arrêter)
connection-hello-first = Connexion fermée : un programme doit d’abord dire qui il est.
connection-hello-twice = Connexion fermée : un programme ne dit qu’une fois qui il est.
connection-version = Cette application est plus ancienne ou plus récente que le serveur. Recharge la page ou mets l’application à jour.
connection-not-text = Connexion fermée : tout message doit être du texte.
connection-too-fast = Trop de messages à la fois. Attends un instant.
connection-too-slow = Ta connexion est trop lente pour suivre. Reconnexion…
connection-silent = Pas de nouvelles de toi depuis un moment. Reconnexion…
message-bad = Le serveur ne comprend pas ce message : { $fault }
identity-needed = Il te faut d’abord un nom.
identity-unknown-token = Le serveur ne te connaît plus. Choisis de nouveau un nom.
identity-unknown-code = Ce code de récupération n’est pas valable. Vérifie-le.
device-unknown = Cet appareil est déjà déconnecté.
identity-banned = L’accès à ce serveur t’est interdit.
identity-banned-because = L’accès à ce serveur t’est interdit : { $reason }
identity-too-many-mutes = Tu peux ignorer au plus { $most } joueurs.
name-empty = Un nom doit avoir au moins un caractère visible.
table-unknown = Cette table n’existe pas.
table-too-many = Tu as déjà { $most } tables ouvertes. Lance d’abord la partie à l’une d’elles, ou quitte-la.
table-too-many-running = Tu as déjà { $most } parties en cours. Termines-en une ou abandonne-la d’abord.
table-too-many-watched = Tu regardes trop de tables à la fois.
table-worn-out = Cette table a atteint sa limite : on ne peut plus qu’y jouer des coups. Ouvres-en une nouvelle.
table-no-spectators = Tant que la partie est en cours, seuls les joueurs la voient.
table-bad-bots = Les bots peuvent prendre les places { $allowed }, mais pas toutes.
table-not-seated = Tu n’as pas de place à cette table.
table-seated = Tu as déjà une place : la place { $seat }.
table-seat-taken = La place { $seat } est prise. Places libres : { $allowed }
table-full = Toutes les places sont prises.
table-host-only = Seul l’hôte de la table peut faire ça.
table-not-ready = Tout le monde n’est pas encore prêt.
table-not-open = { $status ->
    [playing] La partie a déjà commencé.
    [over] La partie est terminée.
   *[closed] Cette table est fermée.
  }
table-not-playing = { $status ->
    [open] La partie n’a pas encore commencé.
    [over] La partie est terminée.
   *[closed] Cette table est fermée.
  }
table-not-over = La partie n’est pas encore finie.
table-bot-plays = Un bot joue pour toi. Reprends d’abord ta place.
table-you-play = Tu as déjà ta place : aucun bot ne joue pour toi.
table-cannot-resign = On ne peut abandonner qu’une partie entre deux camps.
table-asked-already = Tu as déjà demandé une autre partie.
table-rematched = La partie suivante a déjà commencé à une autre table.
command-stale = Il s’est passé quelque chose avant l’arrivée de ton coup. Regarde de nouveau.
command-unseen = Le programme a compté plus d’événements à cette table qu’il n’y en a eu : { $seen } au lieu de { $last }.
move-not-your-turn = Ce n’est pas à toi de jouer.
move-chosen-all = Tu as déjà tout choisi.
move-your-turn-now = C’est à toi maintenant : joue directement.
move-no-premove = Tu n’as prévu aucun coup.
move-premove-dropped = Ton coup prévu n’est plus possible et a été annulé : { $move }
undo-nothing = Tu n’as aucun coup à annuler.
undo-revealed = Impossible d’annuler : quelque chose de caché a été révélé depuis.
undo-not-asked = Personne n’attend ta réponse.
talk-not-here = Pas de discussion à cette table.
talk-phrases-only = À cette table, seuls les messages rapides sont permis.
talk-empty = Le message est vide.
talk-too-fast = Pas si vite : attends un instant avant le prochain message.
notify-no-push = Ce serveur n’envoie pas de notifications aux navigateurs.
notify-no-webhook = Ce serveur n’envoie pas de notifications à des adresses web.
notify-no-email = Ce serveur n’envoie pas d’e-mails.
notify-bad-address = { $reason ->
    [scheme] L’adresse doit commencer par https://
    [private] Cette adresse n’est pas sur l’Internet public.
    [port] Ce port n’est pas permis. Prends 443, ou un port au-dessus de 1023.
    [keys] L’abonnement de ton navigateur n’est pas valable. Désactive les notifications, puis réactive-les.
   *[malformed] Ce n’est pas une adresse web.
  }
notify-hook-refused = L’adresse a répondu par une erreur ({ $status }). Est-ce bien la bonne ?
notify-hook-unreachable = Rien ne répond à cette adresse.
notify-bad-email = Ça ne ressemble pas à une adresse e-mail.
notify-mail-failed = L’e-mail ne part pas pour le moment. Réessaie plus tard.
notify-bad-time-zone = Il n’y a pas de fuseau horaire « { $zone } ». Les noms sont du genre Europe/Rome.
notify-half-quiet = Il faut un début et une fin aux heures calmes.
notify-too-many-devices = Tu reçois déjà des notifications sur { $most } appareils. Désactive-les d’abord sur l’un d’eux.
notify-nothing-set-up = Il n’y a encore nulle part où l’envoyer.
invite-unknown-player = Ce joueur n’est plus là.
invite-yourself = Tu es déjà là.
invite-not-open = Cette partie a déjà commencé.
invite-already-seated = Cette personne a déjà une place ici.
invite-no-seat = Toutes les places sont prises.
invite-too-often = Tu as envoyé assez d’invitations pour l’instant. Attends un peu.
talk-muted = Un admin t’a coupé la parole pour un moment.
talk-muted-because = Un admin t’a coupé la parole pour un moment : { $reason }
talk-gives-away = { $named ->
    [type] Entre coéquipiers, on ne dit pas le type d’une carte (H8). Le message n’a pas été envoyé.
    [colour] Entre coéquipiers, on ne dit pas la couleur d’une carte (H8). Le message n’a pas été envoyé.
   *[number] Entre coéquipiers, on ne dit pas la valeur d’une carte (H8). Le message n’a pas été envoyé.
  }
request-unknown = Il n’y a rien à l’adresse { $path }.
request-unknown-ratings = Il n’y a pas de cotes pour ce jeu avec ce nombre de joueurs.
request-bad-method = { $method } n’est pas possible ici ; méthodes permises : { $allowed }
request-bad-query = « { $text } » n’est pas un nombre entier.
request-bad-body = La requête n’a pas le bon format : { $fault }
request-too-large = La requête est trop grande ; la limite est de { $most } octets.
request-too-many = Trop de requêtes. Attends un instant.
request-foreign-origin = Les pages d’autres sites ne peuvent pas utiliser ce serveur.
server-busy = Le serveur est surchargé. Réessaie.
server-restarting = Le serveur redémarre. Retour dans un instant.
server-stopping = Le serveur s’arrête.

# --- the edge of the network
bad-address = { $option } ne peut pas être « { $value } » ; permis : des adresses et des réseaux comme 127.0.0.1 ou 10.0.0.0/8, séparés par des virgules
# --- calls from Python
no-result-yet = la partie est en cours et n’a pas encore de résultat ; match.partial_result() donne les scores actuels
not-a = { $field } attend { $wanted }, pas { $given }

# --- joining by a code
join-friends = des gens que tu invites
join-have-code = j’ai un code
join-ask-code = Code ou lien :
# --- what is stored

table-damaged = Cette table est endommagée et ne peut pas être affichée. On a prévenu l’admin du serveur.

# --- putting a game away
table-cannot-close = On ne peut supprimer qu’une partie non classée contre des bots.
server-cannot-store = Le serveur ne peut rien enregistrer pour le moment. Réessaie plus tard.

# --- games that were played on a device
record-not-over = Seules les parties terminées peuvent être envoyées.
record-no-commitment = Impossible d’envoyer cette partie : il manque la preuve que la donne était équitable.
record-not-valid = Impossible d’envoyer cette partie : quelque chose ne va pas. { $fault }
record-too-long = Cette partie est trop longue pour être envoyée : elle compte plus de { $most } coups.
daily-other-deal = Ce n’est ni la donne du { $day }, ni celle de la veille : elle ne compte pas.
daily-other-opponent = Cette partie ne compte pas : au coup { $number }, le Chat du Cheshire aurait joué autrement. Recharge la page pour avoir sa dernière version.
daily-unknown-game = Il n’y a pas de donne du jour pour ce jeu.
daily-bad-day = « { $day } » n’est pas un jour. Écris-le comme ceci : 2026-11-18.
record-bad-seats = Impossible d’envoyer cette partie : il faut à chaque place une personne ou un bot, et au moins une personne.
table-uploaded = Cette partie a été jouée sur un appareil, puis envoyée ici. Pour rejouer, lance une nouvelle partie.

# --- fair deals

fair-bad-seed = la graine doit comporter 64 chiffres hexadécimaux
fair-nonces = il faut un nombre aléatoire par place : 64 chiffres hexadécimaux, ou null
fair-seed-commitment = la graine ne correspond pas à l’empreinte publiée avant la partie
fair-other-commitment = l’enregistrement contient l’empreinte { $found }, mais tu avais gardé { $kept }
fair-without-nonce = ton nombre aléatoire { $nonce } n’a pas servi à la distribution
fair-commitment-changed = Attention : le serveur a changé l’empreinte de la distribution à cette table. Ne te fie pas à cette partie.
join-fair-checked = Distribution vérifiée : elle était fixée avant la partie et personne n’a choisi les cartes.
join-fair-wrong = Attention, la distribution n’était pas honnête : { $fault }
admin-said = message
admin-report = signalement
admin-no-report = il n’y a pas de signalement { $report }
admin-resolved = Le signalement { $report } est réglé.
admin-forgotten = { $name } ({ $player }) : profil supprimé.
admin-pruned = Supprimés : { $tables } tables, { $players } joueurs, { $reports } signalements.
admin-exported = { $games } parties sont dans { $path } ; { $damaged } tables n’ont pas pu être lues.
admin-bad-age = « { $age } » n’est pas une durée ; écris de 1d à { $most }d (jours)
report-not-there = Ce joueur n’a jamais été à cette table.

# --- near misses
unknown-game-close = jeu inconnu « { $name } » ; voulais-tu dire { $close } ? Les jeux sont : { $allowed }
play-load-record = { $path } est l’enregistrement d’une partie ; `hatbox replay { $path }` la montre
# --- alone among bots
practice-rated = Cette partie est classée : pas d’aide ici.
practice-people = Ce n’est possible que si tous les autres à la table sont des bots.
# --- starting a server

cache-unwritable = impossible d’écrire dans le cache de compilation { $path } : les règles sont recompilées à chaque démarrage. HATBOX_CACHE permet de choisir un autre dossier
already-serving = Hatbox tourne déjà sur { $address }
serve-port-taken = le port { $port } est déjà pris ; arrête le programme qui l’utilise, ou choisis-en un autre avec { $flag }
serve-port-forbidden = il faut les droits d’administrateur pour le port { $port } ; choisis-en un au-dessus de 1023 avec { $flag }
serve-no-address = cette machine n’a pas l’adresse { $host } ; choisis une des siennes avec --host
serve-unknown-host = l’hôte { $host } est inconnu ; --host attend une adresse de cette machine
server-getting-ready = Le serveur se prépare : il compile les règles, une seule fois sur cette machine.
warm-progress = compilation : { $done } fonctions sur environ { $total }, encore { $seconds } s
warm-done = { $games } : compilé en { $seconds } s
warm-failed = la compilation a échoué : { $fault }
site-no-page = la page n’est pas construite ici ; `python3 run.py` la construit, et un hatbox installé la contient
site-not-empty = { $path } n’est ni vide ni un site écrit par hatbox, donc rien n’a changé ; choisis un autre dossier
site-done = { $path } : { $files } fichiers, { $megabytes } Mo. Mets le dossier chez n’importe quel hébergeur. Pour l’essayer ici :
wasm-done = { $path } est prêt : { $kilobytes } ko

# --- why the cookie moved
hats-cookie-numbers = Même nombre de types : les valeurs les plus basses l’emportent.

# --- the title of a finished game that is shared
share-title = { $count ->
    [one] { $who } a gagné ({ $scores })
   *[other] { $who } ont gagné ensemble ({ $scores })
  } – { $game }
share-title-plain = { $count ->
    [one] { $who } a gagné
   *[other] { $who } ont gagné ensemble
  } – { $game }

# --- the Python client
client-unreachable = { $address } est injoignable : { $reason }

# --- sockets of a server
serve-unix-taken = un autre serveur répond déjà sur { $path } ; arrête-le, ou choisis un autre fichier avec --unix
serve-unix-unusable = impossible d’utiliser { $path } comme socket : { $reason }
# --- parts that are not installed

missing-parts = hatbox { $command } a besoin de composants qui ne sont pas installés ; ils viennent avec `pip install 'hatbox[{ $extra }]'`

# --- what a table had agreed on
fair-other-setup = d’après l’enregistrement, { $option } valait { $found }, mais la table avait convenu de { $agreed }
fair-two-commitments = le serveur a d’abord publié l’empreinte { $first }, puis { $other }

# --- games from files
game-file-missing = le fichier { $path } n’existe pas
game-file-fault = impossible de charger { $path } comme jeu : { $fault }
game-file-no-name = il n’y a pas de { $name } dans { $path } ; écris FICHIER.py:NOM
game-file-no-game = { $name } dans { $path } n’est pas un Game mais de type { $given }

## À quel point un bot est exploitable

tree-too-large = l’arbre de { $game } avec ces options a plus de { $most } nœuds ; prends un jeu plus petit avec --size, ou fais jouer des parties avec --games
exploit-walking = parcours de l’arbre de { $game }
exploit-balancing = recherche du jeu équilibré
exploit-asking = { $bot } est interrogé, { $simulations } simulations
exploit-playing = parties contre { $bot }, { $simulations } simulations
exploit-tree = { $game }, { $players } joueurs : { $nodes } nœuds, { $sets } ensembles d’information
exploit-balanced = Le jeu équilibré vaut { $value } pour la place 0 (une victoire vaut +1, une défaite −1).
exploit-explanation = Ce que les meilleures réponses à { $bot } gagnent de plus que lui, au total ; entre parenthèses, où l’on attend la vraie valeur ({ $seeds } graines) :
exploit-won = { $simulations } simulations : l’adversaire qui le connaît a gagné { $value } ({ $low }–{ $high }) de { $games } parties contre { $bot } ; à égalité, ce serait { $fair }
