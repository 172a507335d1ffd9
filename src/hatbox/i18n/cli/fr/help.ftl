# What `hatbox --help` says, in French.
# Keys: help-COMMAND (one line), help-COMMAND-details, help-COMMAND-OPTION.
help-about =
    Trois jeux de chapeaux dans une boîte : { $games }.

    Les commandes travaillent sur des enregistrements (une partie entière, un objet JSON par ligne) et des positions
    (un moment d’une partie, en JSON). docs/records.md montre les deux formats ; docs/rules/ contient les règles.
help-examples = exemples :
help-example-browser = démarrer et jouer dans le navigateur
help-example-play = choisir un jeu et jouer contre des bots
help-example-join = jouer avec d’autres sur un serveur
help-example-arena = faire jouer un tournoi à des bots
help-example-simulate = deux parties au hasard, en enregistrements
help-example-out = mille, dans un fichier
help-example-verify = les rejouer et tout vérifier
help-example-replay = une partie racontée, vue par le joueur 0
help-example-review = chance, talent et meilleurs coups, sur une page
help-language = la langue de tout ce que dit la commande (par défaut : d’après LC_ALL, LC_MESSAGES ou LANG)
help-bad-language = il n’y a pas de langue « { $language } » ; langues possibles : { $allowed }
help-not-whole = { $text } n’est pas un nombre entier de 0 à { $most }
help-not-limit = { $text } n’est pas un nombre de 1 à { $most }
help-not-between = { $text } n’est pas un nombre de { $least } à { $most }

# --- options of several commands
help-database = sqlite:PATH ou postgresql://USER@HOST/NAME (par défaut : un fichier dans ton dossier de données)
help-json = afficher du JSON
help-one-json = afficher un seul objet JSON
help-players = nombre de joueurs (par défaut 2)
help-option = une option du jeu
help-records = enregistrements, JSON Lines ; - pour l’entrée standard
help-seed = graine aléatoire (par défaut 0)
help-jobs = travailler dans J processus, ou sur J processeurs du cluster au plus (par défaut 1, ou tous)
help-on = travailler sur un cluster Ray : ray (cette machine), ray://HOST:PORT ou ray:HOST:PORT ; voir docs/cluster.md

help-serve = Lancer le serveur : des tables pour des personnes et des bots, dans le navigateur et par l’API.
help-serve-details =
    Tout est conservé dans un seul fichier SQLite de ton dossier de données, ou dans PostgreSQL. docs/hosting.md explique
    comment l’héberger pour un club ou sur Internet. `hatbox` tout seul fait la même chose avec --open.
help-serve-host = adresse d’écoute (par défaut 127.0.0.1 : cette machine seulement) ; peut être donnée plusieurs fois
help-serve-port = port d’écoute (par défaut 8731 ; 0 : n’importe quel port libre)
help-serve-origin = une autre origine dont les pages peuvent utiliser le serveur
help-serve-proxies = proxys inverses dont l’en-tête X-Forwarded-For est jugé fiable
help-serve-prefix = le chemin sous lequel un proxy le publie
help-serve-connections = nombre maximal de connexions par adresse (par défaut 100 ; 0 : pas de limite)
help-serve-bot = faire jouer un personnage de bot par une stratégie : la fonction F du module M (docs/research.md)
help-serve-bot-threads = threads pour les bots (par défaut : un par cœur)
help-serve-bot-seconds = temps de réflexion maximal d’un bot (par défaut 0.6)
help-serve-bot-pace = lenteur apparente des bots (par défaut 1 ; 0 : aucun délai)
help-serve-no-limits = sans limites de débit (pour les mesures)
help-serve-json-logs = journal en JSON Lines
help-serve-log-level = niveau minimal à journaliser (par défaut info)
help-serve-open = ouvrir le navigateur

help-warm = Compiler les règles et les bots maintenant, pour qu’un serveur démarre à pleine vitesse.
help-warm-details =
    Cela se fait une fois par machine, et de nouveau après une mise à jour : utile pour ExecStartPre=, pour des images,
    ou avant une soirée entre amis. Un serveur qui ne trouve rien de compilé le fait lui-même, pendant qu’on joue déjà.
    Le résultat est conservé dans HATBOX_CACHE, ou dans ton dossier de cache.
help-warm-games = { $games } (par défaut : tous)

help-site = Écrire la page dans un dossier pour n’importe quel hébergeur : parties locales, leçons et règles, sans serveur.
help-site-details =
    GitHub Pages, Netlify, nginx ou tout autre hébergeur de fichiers peut servir DIR, sous n’importe quel chemin. Les
    parties contre des bots ou sur un seul appareil tournent dans le navigateur ; il n’y a pas de tables avec d’autres
    personnes. Un site écrit auparavant par cette commande est remplacé ; un dossier qui contient autre chose reste
    intact. Voir docs/static-site.md.
help-site-folder = le dossier à écrire

help-wasm = Compiler les règles et la recherche d’un jeu en WebAssembly, pour une page à toi.
help-wasm-details =
    Écrit GAME.wasm et GAME.json dans DIR : le module, et les constantes dont une page a besoin pour l’appeler. Les mêmes
    sources donnent les mêmes octets. docs/browser.md explique comment une page s’en sert.
help-wasm-game = { $games }, un jeu installé ou FICHIER.py:NOM
help-wasm-folder = le dossier où écrire

help-backup = Sauvegarder dans un seul fichier tout ce que conserve un serveur.
help-backup-details =
    Le serveur peut continuer à tourner : la sauvegarde est un instantané. FILE est écrit en entier ou pas du tout, et
    peut être restauré dans SQLite ou PostgreSQL. Protège-le autant que la base de données : il contient des cartes cachées.
help-backup-file = fichier à écrire, par exemple hatbox-2026-05-01.backup

help-restore = Restaurer une sauvegarde faite par `hatbox backup`.
help-restore-details =
    Arrête d’abord le serveur. Le fichier est vérifié avant tout changement, et il est restauré en entier ou pas du
    tout. Le temps passé depuis la sauvegarde n’est décompté à personne.
help-restore-file = le fichier de sauvegarde
help-restore-replace = supprimer ce que la base de données contient maintenant

help-admin = Gérer un serveur : ses tables, ses joueurs et les signalements.
help-admin-details =
    Agit sur la base de données du serveur pendant qu’il tourne ; le serveur s’en aperçoit en quelques secondes. PLAYER
    est un identifiant, ou un nom que porte un seul joueur. Rien de ce qui est caché dans une partie n’est montré.
    Avec --json, la réponse est une ligne de JSON.
help-admin-tables = Lister les tables, les plus récemment utilisées d’abord.
help-admin-tables-status = seulement celles-ci
help-admin-tables-game = seulement celles de ce jeu, par exemple hats
help-admin-tables-search = seulement la table avec cet identifiant, ou celles d’un joueur dont le nom contient TEXT
help-admin-table = Montrer une table : ses joueurs et son état.
help-admin-talk = Montrer ce qui a été dit à une table.
help-admin-players = Lister les joueurs, les plus récents d’abord.
help-admin-players-search = seulement ceux dont le nom contient TEXT, ou qui ont cet identifiant
help-admin-players-sanctioned = seulement ceux qui sont muets ou bannis
help-admin-player = Montrer un joueur : ses sanctions, ses tables et ce qui a été fait à son sujet.
help-admin-mute = Couper la parole à un joueur pour un moment, à toutes les tables.
help-admin-mute-hours = pendant combien d’heures (par défaut 24)
help-admin-unmute = Rendre la parole à un joueur.
help-admin-ban = Bannir un joueur. Il garde ses places ; des bots prennent le relais quand son temps est écoulé.
help-admin-unban = Lever le bannissement d’un joueur.
help-admin-rename = Renommer un joueur, à partir de la prochaine table.
help-admin-close = Fermer une table ouverte ou en cours, sans résultat.
help-admin-reports = Lister les signalements des joueurs, les plus récents d’abord.
help-admin-reports-all = aussi ceux qui sont réglés
help-admin-report = Montrer un signalement, avec la discussion autour.
help-admin-resolve = Marquer un signalement comme réglé ; le motif est gardé comme remarque.
help-admin-reopen = Rouvrir un signalement.
help-admin-forget = Supprimer les données personnelles d’un joueur : nom et messages sont effacés, ses parties restent aux autres.
help-admin-prune = Supprimer les vieilles données : tables inutilisées depuis longtemps, joueurs et signalements de cet âge.
help-admin-prune-older = de quel âge, par exemple 365d
help-admin-export-games = Écrire les enregistrements de toutes les parties terminées, sans les noms.
help-admin-export-games-out = le fichier à écrire, JSON Lines
help-admin-stats = Montrer l’activité : joueurs, tables, coups, parties du dernier jour et de la dernière semaine.
help-admin-figures = Montrer les chiffres en direct de chaque processus du serveur.
help-admin-figures-since = seulement les mesures après ce moment, en millisecondes depuis 1970
help-admin-about = Montrer la version, la taille des données et les nouveautés.
help-admin-announcement = Montrer l’annonce que voient les joueurs en ce moment.
help-admin-announce = Afficher un message sur la page de tout le monde, ou le retirer.
help-admin-announce-text = le message, de 300 caractères au plus
help-admin-announce-hours = le retirer tout seul après H heures (par défaut : il reste jusqu’à --clear)
help-admin-announce-clear = retirer le message
help-admin-log = Montrer ce que les admins ont fait, le plus récent d’abord.
help-admin-log-player = seulement ce qui concerne le joueur avec cet identifiant
help-admin-undo = Annuler une action : LINE est son numéro dans le journal. On peut annuler ce qui touche à la parole, aux bannissements, aux noms, aux signalements et aux annonces.
help-admin-token = Créer un jeton d’admin pour la page /admin. Il n’est montré qu’une fois.
help-admin-token-name = à qui est le jeton, comme le journal le montrera (par défaut : ton nom d’utilisateur)
help-admin-token-days = nombre de jours de validité (par défaut : jusqu’à ce que tu le révoques)
help-admin-tokens = Lister les jetons d’admin, sans leurs secrets.
help-admin-revoke-token = Révoquer un jeton d’admin : TOKEN est son identifiant, la partie avant le point.
help-admin-reason = pourquoi, pour le journal
help-admin-show-reason = montrer aussi le motif au joueur
help-admin-limit = montrer au plus N (par défaut 100)

help-play = Jouer dans ce terminal, contre des bots ou à plusieurs sur un même appareil.
help-play-details =
    Sans GAME, un petit menu pose la question. Pendant la partie, ? explique les règles et les commandes. Niveaux des
    bots, de facile à expert : dormouse, march_hare, cheshire_cat, mad_hatter. docs/playing.md en dit plus.
help-play-seat = ta place, comptée à partir de 0 ; à répéter pour chaque personne
help-play-people = des personnes aux N premières places, des bots aux autres
help-play-hot-seat = des personnes à toutes les places, qui se passent l’appareil
help-play-level = niveau des bots : une fois pour tous, ou une fois par bot
help-play-seed = graine aléatoire (par défaut : une surprise)
help-play-seconds = temps de réflexion d’un bot (par défaut 1)
help-play-load = reprendre une partie sauvegardée

help-join = Jouer sur un serveur, depuis ce terminal.
help-join-details =
    Sans TABLE, un menu montre tes parties et les tables ouvertes, et propose d’en ouvrir une. Pendant la partie,
    ? explique les règles et les commandes. Ton identité est conservée dans ton dossier de données, pour que tu puisses
    retrouver ta place.
help-join-url = le serveur, par exemple localhost:8731 ou https://example.org
help-join-table = la table à rejoindre ou à regarder
help-join-name = ton nom là-bas (par défaut : comme avant, ou on te le demande)
help-join-token-file = conserver plutôt ton identité dans ce fichier

help-simulate = Jouer des parties au hasard et les écrire en enregistrements.
help-simulate-details =
    À chaque décision, toutes les actions permises sont également probables. La même graine donne les mêmes parties.
    Pour les options, voir la page des règles du jeu, par exemple --option edition=de --option first=0.
help-simulate-games = nombre de parties (par défaut 1)
help-simulate-legal = donner avec chaque coup tous les coups permis (plus lent)
help-simulate-out = écrire dans un fichier, en entier ou pas du tout (par défaut : afficher)

help-legal = Lire des positions sur l’entrée standard, écrire les coups permis de chacune.
help-legal-details = Une ligne par position : {"{"}"legal": [...]{"}"} trié comme du texte, ou {"{"}"error": "..."{"}"}.

help-apply = Lire sur l’entrée standard des positions avec des coups, écrire les positions auxquelles ils mènent.
help-apply-details =
    Lit des lignes {"{"}"position": {"{"}...{"}"}, "moves": ["...", ...]{"}"}, et écrit {"{"}"position": {"{"}...{"}"}, "legal": [...]{"}"},
    ou {"{"}"result": {"{"}...{"}"}{"}"} si la partie est terminée, ou {"{"}"error": "...", "move": k{"}"} pour le premier coup interdit
    (compté à partir de 0). "chance", une liste aussi longue que "moves", dit ce que le hasard apporte, comme dans un
    enregistrement.
help-apply-seed = graine aléatoire quand la ligne ne donne pas "chance" (par défaut 0)

help-verify = Rejouer des enregistrements et vérifier tout ce qu’ils contiennent.
help-verify-details = Affiche chaque erreur avec sa ligne, et un résumé. Code de sortie 1 s’il y a des erreurs.
help-verify-json = afficher les erreurs en JSON Lines, le résumé en dernier

help-dataset = Écrire des enregistrements sous forme de tableau pour l’apprentissage automatique.
help-dataset-details =
    Une ligne pour chaque action d’un joueur dans une partie terminée : ce qu’il voyait (observation), ce qui était permis
    (mask), ce qu’il a fait (action), et comment la partie s’est terminée pour lui (return, score). Tous les enregistrements
    doivent être du même jeu. La mémoire utilisée n’augmente pas avec leur nombre. docs/research.md explique les colonnes.
help-dataset-out = le fichier à écrire : .parquet ou .arrow
help-dataset-json = afficher le résumé en JSON

help-replay = Raconter une partie.
help-replay-details = Sans --seat, tout est révélé ; avec --seat, seulement ce que ce joueur voyait en jouant.
help-replay-game = quelle partie du fichier, comptée à partir de 1 (par défaut 1)
help-replay-seat = montrer ce que voyait ce joueur, compté à partir de 0
help-replay-json = codes des messages avec leurs paramètres, JSON Lines

help-render = Dessiner une partie enregistrée.
help-render-details =
    Une animation de toute la partie ou, avec --move, l’image d’un instant, comme l’ont vue les spectateurs ou, avec
    --seat, ce joueur. Rien de ce qui leur était caché n’est dans le fichier.
help-render-svg = SVG, pour navigateurs et carnets
help-render-png = PNG : un instant, le dernier sans --move
help-render-gif = GIF animé de toute la partie
help-render-seat = dessiner ce que voyait ce joueur, compté à partir de 0
help-render-move = dessiner l’instant après ce nombre de coups ; 0 est la donne
help-render-width = largeur des PNG et GIF en pixels (par défaut 720)
help-render-seconds = durée d’affichage d’un coup (par défaut 1.2)
help-render-out = fichier à écrire (par défaut la sortie standard)

help-review = Analyser une partie : ce qui était chance, ce qui était talent, et quels coups étaient meilleurs.
help-review-details =
    Chaque décision est jugée d’après ce que son joueur pouvait savoir à ce moment, avec une recherche aussi forte que le
    bot expert. Le résultat de chaque joueur se partage entre la chance, son propre jeu et ce qu’ont fait les autres.
    docs/review.md explique comment le lire.
help-review-game = quelle partie du fichier, comptée à partir de 1 (par défaut 1)
help-review-seat = seulement ce joueur, compté à partir de 0 (par défaut : tous)
help-review-simulations = par décision (par défaut jusqu’à 2000, moins dans une longue partie)
help-review-html = écrire une page avec des graphiques dans OUT.html, en un seul fichier

help-bench = Mesurer le jeu au hasard et la recherche des bots, pour chaque jeu et nombre de joueurs, sur un cœur.
help-bench-details =
    La recherche est mesurée avec des parties simulées uniformes et sans connaissances, depuis la distribution. Aussi : le
    temps de démarrage et de compilation, les octets par état et, s’il y a un compilateur C, le rapport à la limite en C
    (bench/c_baseline.c), en alternance dans une même exécution.
help-bench-seconds = pour chaque mesure (par défaut 1)

help-arena = Faire jouer un tournoi à des bots.
help-arena-details =
    Chaque distribution est jouée une fois dans chaque ordre de places, pour que la chance s’annule ; une telle manche
    compte comme un seul essai. Avec --simulations (par défaut : 1000 par décision), la même commande donne les mêmes
    parties. Avec --out, les parties sont conservées en enregistrements, et la même commande reprend là où elle s’était
    arrêtée. docs/arena.md explique le rapport.
help-arena-bots = deux ou plus ; BOT@2000 ou BOT@0.25s pour un budget à part
help-arena-games = nombre de parties, arrondi à des manches entières (par défaut 100)
help-arena-seconds = par décision, au lieu de simulations
help-arena-simulations = par décision (par défaut 1000)
help-arena-sprt = s’arrêter dès qu’il est clair si le premier de deux bots gagne LOW ou HIGH pour cent, par exemple 50,55
help-arena-alpha = avec --sprt : risque accepté de conclure à tort à HIGH (par défaut 0.05)
help-arena-beta = avec --sprt : risque accepté de conclure à tort à LOW (par défaut 0.05)
help-arena-luck = retirer du résultat la chance de la pioche, avec N simulations par carte qui pouvait venir
help-arena-out = ajouter les parties à FILE, et ce qu’il faut pour reprendre à FILE.arena

help-study = Jouer de nombreuses parties de chaque variante et montrer ce qui change.
help-study-details =
    SPEC est un fichier TOML, ou les jeux à comparer : des noms, ou FILE.py:GAME pour un jeu aux règles changées. Chaque
    combinaison de joueurs, de bots et de valeurs d’options est une variante, comparée à la première. Avec --out le
    rapport (HTML, JSON, Parquet) va dans un dossier, et la même commande reprend là où elle s’est arrêtée. La même
    graine donne le même résultat. docs/lab.md explique les mesures.
help-study-spec = un fichier TOML, ou des jeux : { $games }, FILE.py:GAME
help-study-players = un ou plusieurs nombres de joueurs (par défaut 2)
help-study-bots = un à toutes les places, ou plusieurs les uns contre les autres (par défaut greedy) ; BOT@500 pour un budget à part, sinon { $simulations } simulations
help-study-option = une option du jeu avec les valeurs à comparer, comme narrowings=2,0
help-study-games = parties de chaque variante, au plus (par défaut { $games })
help-study-precision = s’arrêter quand les parts de victoire sont connues à P près, comme 0.01 : la moitié de l’intervalle à 95 %
help-study-repeats = combien de fois une donne est jouée aux mêmes places (par défaut : 2 avec un seul bot, sinon 1)
help-study-out = écrire le rapport et les données dans le dossier DIR, et y reprendre

help-exploit = Mesurer ce qu’un joueur qui connaît un bot pourrait gagner contre lui.
help-exploit-details =
    Là où l’arbre entier peut être parcouru (--size tiny) : les meilleures réponses à ce que fait le bot en moyenne sur
    --seeds graines, dans chaque ensemble d’information ; NashConv additionne les gains des places et vaut 0 pour un jeu
    parfait. Avec --games : des parties d’une meilleure réponse approchée contre le bot, dans toutes les tailles.
    docs/bots.md explique les deux.
help-exploit-size = un jeu plus petit avec les mêmes règles : small, tiny
help-exploit-bot = le bot à exploiter, ou module:callable (par défaut mad_hatter)
help-exploit-simulations = par décision du bot ; plusieurs nombres donnent une courbe (par défaut 1000)
help-exploit-seeds = combien de fois le bot est interrogé dans chaque ensemble d’information (par défaut 16)
help-exploit-games = jouer ce nombre de parties, arrondi par excès à des manches entières, au lieu de parcourir l’arbre

help-daily = Montrer la donne d’un jour : d’où elle vient, comment elle commence et ce qu’en font les bots.
help-daily-details =
    Le même jour, tout le monde reçoit la même donne, selon un calendrier publié. Tu es à la place 0, le Chat du Cheshire
    en face. Chacun des quatre bots joue une fois à ta place ; la même commande donne les mêmes parties. La formule est
    dans docs/daily.md.
help-daily-game = { $games } (par défaut : tous)
help-daily-day = le jour, en UTC, comme 2026-11-18 (par défaut : aujourd’hui)

help-puzzles = Chercher des casse-têtes : des situations de parties entre bots où un coup est nettement le meilleur.
help-puzzles-details =
    Tout est jugé d’après ce que voit le joueur dont c’est le tour. Un coup doit valoir 0,15 victoire de plus que tout
    autre, même avec une recherche dix fois plus longue. La même commande donne le même fichier, quel que soit --jobs.
    FILE n’est écrit qu’à la toute fin, ou pas du tout. docs/puzzles.md en dit plus.
help-puzzles-count = nombre de casse-têtes (par défaut 300)
help-puzzles-players = nombre de joueurs des parties (par défaut : surtout deux, parfois trois ou quatre)
help-puzzles-simulations = de la recherche normale (par défaut 2000) ; la recherche approfondie en a { $depth } fois plus
help-puzzles-out = le fichier à écrire

help-train = Entraîner un réseau pour la recherche, qui joue contre elle-même.
help-train-details =
    Des tours de parties, d’ajustement et de mesure, jusqu’à épuisement du temps ou du nombre de parties. DIR reçoit le
    réseau, un point de reprise et une ligne par tour : parties et positions, perte, part gagnée contre greedy et contre
    le tour précédent, avec des intervalles à 95 %. Avec --resume, on continue. Plus dans docs/models.md.
help-train-players = nombre de joueurs (par défaut le minimum)
help-train-minutes = s’arrêter au plus tard après ce nombre de minutes (par défaut { $minutes }, sauf avec --games)
help-train-games = s’arrêter après ce nombre de parties
help-train-round = parties de chaque tour (par défaut { $games })
help-train-simulations = simulations de la recherche pour chaque action (par défaut { $simulations })
help-train-out = le dossier de l’entraînement
help-train-resume = continuer l’entraînement du dossier
help-train-json = afficher des lignes JSON

# --- the edge of the network
help-serve-unix = écouter aussi sur ce fichier socket, pour un proxy inverse sur cette machine
help-serve-url = l’adresse publique, par exemple https://example.org/hats
help-serve-title = le nom de ton club, affiché sur la page
help-serve-about = l’ancien nom de --imprint
help-serve-metrics-from = adresses et réseaux qui peuvent lire /metrics (par défaut 127.0.0.1,::1)
help-serve-guests = nouveaux invités admis d’un coup depuis une adresse (par défaut 60) ; ensuite, un toutes les deux secondes
help-serve-invite = demander ce code à chaque nouvel invité
help-serve-no-lobby = ne lister aucune table ouverte et ne proposer aucune partie rapide
help-serve-talk = ce qu’une table peut permettre au maximum : free (par défaut), phrases ou none
help-serve-no-spectators = n’accepter de spectateurs à aucune table
help-serve-no-admin = pas de page d’administration à /admin

help-invite = Inviter des gens sur un serveur fermé : un code par personne.
help-invite-details =
    Un code vaut pour une seule personne, sur autant d’appareils qu’elle veut : la première fois, il crée le joueur ;
    ensuite, il reconnecte le même. Un serveur en marche connaît les nouveaux codes aussitôt. docs/club.md explique tout,
    étape par étape.
help-invite-add = créer un code pour chaque nom, et l’afficher
help-invite-list = tous ceux qui ont un code, et leur dernière visite
help-invite-revoke = annuler le code de quelqu’un, et bannir le joueur qui s’en est servi
help-invite-name = le nom de la personne, affiché aux tables tant qu’elle n’en change pas
# --- fair deals

help-verify-commitment = l’empreinte que tu as vue avant la partie ; l’enregistrement doit avoir la même
help-verify-nonce = ton propre nombre aléatoire ; la distribution doit l’avoir utilisé

# --- closed servers
help-join-invite = le code d’invitation, si le serveur en demande un
# --- configuration
help-unknown-flag = il n’y a pas de { $flag } ; voulais-tu dire { $close } ?
help-config = un fichier TOML avec des options (par défaut : hatbox.toml dans ton dossier de configuration, ou /etc/hatbox/hatbox.toml)
help-serve-environment = Chaque option peut aussi venir d’une variable ou d’un fichier TOML : --bot-threads 2 équivaut à HATBOX_BOT_THREADS=2 ou à bot_threads = 2. Un secret peut avoir son propre fichier : --invite-file FILE, HATBOX_INVITE_FILE=FILE ou invite_file = "FILE". docs/configuration.md en dit plus.
help-serve-check = tout vérifier, montrer chaque option et d’où elle vient, puis s’arrêter
help-serve-json = afficher le résultat de --check en JSON
help-serve-database-password = le mot de passe de la base PostgreSQL, s’il n’est pas dans l’URL
help-serve-cache = où garder les règles compilées (par défaut : ton dossier de cache)
help-serve-imprint = l’adresse de tes mentions légales, en lien sur la page
help-serve-privacy = l’adresse de ta page de confidentialité, en lien sur la page
help-serve-closed = ne laisser entrer que les gens invités ou connectés, ne rien montrer aux autres, et montrer aux membres qui est en ligne
help-serve-invite-list = un fichier avec un code d’invitation par ligne, chacun pour une personne ; un nom peut suivre
help-serve-oidc-issuer = permettre de se connecter avec ce fournisseur OpenID Connect, par exemple https://accounts.example.org
help-serve-oidc-client-id = l’identifiant que le fournisseur a donné à ce serveur
help-serve-oidc-client-secret = le secret qui va avec
help-serve-oidc-name = le nom du fournisseur sur la page (par défaut : son hôte)
help-serve-sign-in-header = se fier à cet en-tête d’un proxy pour savoir qui est connecté, par exemple X-Forwarded-User
help-serve-sign-in-proxies = les proxys à qui se fier pour cela : adresses, réseaux, ou unix pour le socket de --unix
help-serve-require-sign-in = pas d’invités : les nouveaux joueurs doivent se connecter
help-serve-club = pour un club ou une classe : --closed, avec des limites pour des centaines de personnes derrière une seule adresse
help-serve-no-qr = ne pas afficher le QR code de l’adresse au démarrage
help-serve-no-push = ne pas proposer de notifications dans le navigateur
help-serve-push-contact = où les services de notification peuvent te joindre, par exemple mailto:host@example.org
help-serve-no-webhooks = ne permettre à personne d’envoyer ses notifications à une adresse web
help-serve-smtp = le serveur qui envoie les e-mails, par exemple smtp://user@mail.example.org:587 ou smtps://… (par défaut : pas d’e-mails)
help-serve-allow-private-hooks = permettre des webhooks et des services de notification dans ton propre réseau : pour des tests et des réseaux fermés, jamais sur Internet
help-serve-smtp-password = son mot de passe
help-serve-mail-from = l’expéditeur des e-mails, par exemple hats@example.org

help-doctor = Examiner une installation et son serveur, et dire quoi faire.
help-doctor-details =
    Regarde la base de données, le disque, l’horloge, les versions et les limites, et rend visite au serveur à son adresse
    publique comme le ferait un navigateur : TLS, en-têtes du proxy, un vrai WebSocket. Code de sortie 1 si quelque chose
    ne marche pas. docs/observability.md en dit plus.

help-mcp = Faire jouer un modèle de langage, par le Model Context Protocol.
help-mcp-details =
    Un assistant qui connaît cette commande joue contre des bots ou s’assied à une table par son lien, lit les
    règles, demande pourquoi un coup est refusé et analyse ses parties. Il voit ce que voit sa place. docs/mcp.md
    montre comment configurer les assistants courants. Sans --http, il passe par l’entrée et la sortie standard.
help-mcp-http = utiliser ce port de cette machine, pour les assistants qui se connectent à http://127.0.0.1:PORT/mcp
help-mcp-simulations = combien les bots réfléchissent, par décision (par défaut 1000)
help-mcp-seed = les mêmes donnes à chaque fois (par défaut : au hasard)
