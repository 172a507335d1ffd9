# What `hatbox serve`, `hatbox serve --check` and `hatbox doctor` say to a host, in French.

## Options, variables and the TOML file

bad-setting = { $where } ne peut pas être « { $value } » ; permis : { $allowed }
allowed-whole = un nombre entier de { $least } à { $most }
allowed-number = un nombre à partir de { $least }
allowed-positive = un nombre supérieur à 0
allowed-text = du texte entre guillemets
allowed-list = du texte entre guillemets, ou une liste de tels textes
allowed-switch = true ou false (dans une variable : 1 ou 0)
allowed-database = sqlite:PATH ou postgresql://USER@HOST/NAME
setting-twice = { $one } et { $other } sont donnés tous les deux ; gardes-en un
setting-needs = { $where } a aussi besoin de { $needed }
secret-unreadable = { $where } : impossible de lire le secret dans { $path } : { $reason }
secret-empty = le fichier est vide
config-unreadable = impossible de lire la configuration { $path } : { $reason } ; --config permet de choisir un autre fichier
config-not-toml = { $where } : ce n’est pas du TOML : { $reason }
config-section = { $where } est une section ; les options s’écrivent sans sections, par exemple port = 8731
unknown-key = { $where } n’est pas une option ; `hatbox serve --help` les liste toutes
unknown-key-close = { $where } n’est pas une option ; voulais-tu dire { $close } ?
unknown-variable = { $variable } n’est pas une option et n’a aucun effet ; `hatbox serve --help` les liste toutes
unknown-variable-close = { $variable } n’est pas une option et n’a aucun effet ; voulais-tu dire { $close } ?
secret-on-command-line = tout le monde sur cette machine peut lire { $flag } dans la liste des processus ; mets-le dans un fichier et donne son nom dans { $variable }
secret-in-public-file = tout le monde sur cette machine peut lire { $path }, qui contient { $keys } ; lance `chmod o-r { $path }`

## hatbox serve --check

check-options = Ce qu’utiliserait le serveur (configuration : { $file }) :
check-no-file = aucun fichier
check-default = par défaut
check-schema = { $database } a le schéma { $schema }, celui qu’il faut à cette version.
check-schema-none = { $database } est vide ; le serveur va tout y préparer (schéma { $known }).
check-schema-older = { $database } a le schéma { $schema } ; le serveur passera au schéma { $known } en démarrant.
check-schema-newer = { $database } a le schéma { $schema }, mais cette version ne connaît que { $known }.
check-schema-newer-do = Installe un hatbox plus récent, ou restaure une sauvegarde de l’ancien schéma.
check-file-new = { $path } n’existe pas encore ; le serveur va le créer.
check-file-uncreatable = Impossible de créer { $path } : { $folder } n’est pas un dossier où tu peux écrire.
check-file-unwritable = Impossible d’écrire dans { $path }.
check-file-unwritable-do = Donne à l’utilisateur du serveur les droits sur le fichier et son dossier, ou choisis-en un autre avec --database.
check-file-unreadable = Impossible de lire { $path } comme base de données : { $reason }.
check-file-foreign = { $path } est la base de données d’un autre programme.
check-file-unreadable-do = Choisis un autre fichier avec --database, ou restaure une sauvegarde.
check-file-served = Un serveur utilise { $path } en ce moment.
check-file-served-do = Arrête-le avant d’en lancer un autre.
check-disk = Il reste { $megabytes } Mo dans { $folder }.
check-disk-low = Il ne reste que { $megabytes } Mo dans { $folder }.
check-disk-full = Le disque est presque plein : il reste { $megabytes } Mo dans { $folder }.
check-disk-do = Fais de la place, ou supprime de vieilles tables avec `hatbox admin prune`.
check-postgres-unreachable = Impossible de se connecter à { $address } : { $reason }.
check-postgres-unreachable-do = Vérifie que PostgreSQL tourne, ainsi que l’hôte, l’utilisateur et le mot de passe.
check-postgres-read-only = { $address } est en lecture seule.
check-postgres-read-only-do = Donne le serveur principal, pas un réplica.
check-port = { $host } : le port { $port } est libre.
check-unix = { $path } peut être créé.
check-unix-unwritable = Impossible de créer { $path } : { $folder } n’est pas un dossier où tu peux écrire.
check-cache = Les règles sont compilées, dans { $path }.
check-cache-cold = Les règles de { $games } ne sont pas encore compilées dans { $path } ; cela se fera au premier démarrage, pendant qu’on joue déjà.
check-cache-cold-do = Lance `hatbox warm` pour le faire maintenant.
check-no-proxies = { $url } a besoin d’un proxy pour TLS, mais le serveur ne se fie à aucun : tous ceux qui passent par lui partagent une même limite de débit.
check-no-proxies-do = Donne l’adresse du proxy avec --proxies.
check-prefix = { $url } se termine par le chemin « { $path } », mais le préfixe est « { $prefix } ».
check-prefix-do = Donne à --prefix le chemin de --url.
check-no-url = Le serveur est derrière un proxy et n’écoute que sur cette machine : il ne connaît donc pas son nom public et le refusera.
check-no-url-do = Donne l’adresse publique avec --url.
check-smtp = Le serveur de messagerie { $host }:{ $port } répond.
check-smtp-unreachable = Impossible de se connecter au serveur de messagerie { $host }:{ $port } : { $reason }.
check-smtp-unreachable-do = Vérifie l’adresse dans --smtp, et si cette machine a le droit d’envoyer des e-mails.
check-issuer = Le fournisseur de connexion { $issuer } répond.
check-issuer-unreachable = Le fournisseur de connexion { $issuer } ne répond pas comme un fournisseur OpenID Connect : { $reason }.
check-list-unreadable = Impossible de lire la liste d’invitations { $path }.

## hatbox doctor

doctor-versions = hatbox { $version } (schéma { $schema }) avec Python { $python }, { $system } ; { $libraries }.
doctor-same-version = Le serveur en marche est hatbox { $running }, comme celui installé ici.
doctor-other-version = Le serveur en marche est hatbox { $running }, mais { $own } est installé ici.
doctor-other-version-do = Redémarre le serveur si tu viens de mettre à jour, ou lance le doctor de sa propre installation.
doctor-no-page = Cette installation n’a pas de page pour les navigateurs.
doctor-no-page-do = Installe le paquet publié, ou construis la page avec `python3 run.py`.
doctor-files = Un processus peut ouvrir { $files } fichiers : c’est largement assez.
doctor-few-files = Un processus ne peut ouvrir que { $files } fichiers, et chaque connexion en est un.
doctor-few-files-do = Augmente la limite : LimitNOFILE=65536 dans l’unité systemd, `ulimits` dans Docker.
doctor-database-unusable = { $reason }.
doctor-database-unusable-do = Lance le serveur une fois : il prépare sa base de données et la met à jour.
doctor-database-fails = La base de données a des erreurs à l’usage : { $reason }.
doctor-database-fails-do = Regarde le disque et le journal de la base de données.
doctor-writes = Enregistrer quelque chose prend { $milliseconds } ms.
doctor-slow-writes = Enregistrer quelque chose prend { $milliseconds } ms : cela se sent à chaque coup.
doctor-slow-writes-do = Mets la base de données sur un disque plus rapide, ou plus près du serveur.
doctor-database-clock = Cette machine et la base de données sont à la même heure.
doctor-database-clock-off = Cette machine et la base de données ont { $seconds } s d’écart.
doctor-clock = Cette machine et le serveur sont à la même heure.
doctor-clock-off = Cette machine et le serveur ont { $seconds } s d’écart.
doctor-clock-do = Active la synchronisation de l’heure (NTP) sur les deux.
doctor-recent-tables = Les dernières tables utilisées ({ $count }) sont intactes.
doctor-damaged-tables = Parmi les dernières tables utilisées, { $count ->
    [one] { $count } est endommagée
   *[other] { $count } sont endommagées
  } : { $tables }.
doctor-damaged-file = { $path } est endommagé : { $reason }.
doctor-damaged-do = Arrête le serveur, garde une copie de la base de données, et restaure une sauvegarde.
doctor-whole-file = { $path } est intact.
doctor-large-file = { $path } est gros et n’a donc pas été lu en entier.
doctor-no-server = Aucun serveur ne répond au port { $port } de cette machine.
doctor-no-server-do = Lance-le, ou donne son adresse avec --url.
doctor-reachable = { $url } a répondu en { $milliseconds } ms.
doctor-unreachable = Impossible d’atteindre { $url } depuis cette machine : { $reason }.
doctor-unreachable-do = Vérifie le nom dans le DNS, le pare-feu, et que le proxy tourne.
doctor-unknown-host = Le serveur ne connaît pas le nom dans { $url } et le refuse.
doctor-unknown-host-do = Lance-le avec --url, ou ajoute d’autres adresses avec --origin.
doctor-refused = Le serveur à { $url } a refusé la requête : { $status } { $refusal }.
doctor-bad-gateway = Le proxy à { $url } n’arrive pas à joindre le serveur : il a répondu { $status }.
doctor-bad-gateway-do = Vérifie que le serveur tourne, ainsi que l’adresse et le port dans la configuration du proxy.
doctor-not-hatbox = Ce qui répond à { $url } n’est pas un serveur Hatbox (statut { $status }).
doctor-not-hatbox-do = Si le serveur est publié sous un chemin, le proxy doit l’enlever, et il faut --prefix au serveur.
doctor-certificate = Le certificat est encore valable { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
doctor-old-certificate = Le certificat n’est plus valable que { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }.
doctor-bad-certificate = Les navigateurs n’accepteront pas le certificat de { $host } : { $reason }.
doctor-certificate-do = Renouvelle-le ; certbot et Caddy savent le faire tout seuls.
doctor-no-tls = Impossible d’établir une connexion sécurisée avec { $url } : { $reason }.
doctor-no-proxy = Il n’y a pas de proxy entre les deux.
doctor-forwarded = Le serveur voit l’adresse de chaque visiteur ; la tienne est { $address }.
doctor-no-forwarded = Le proxy ne dit pas au nom de qui il parle : tous les visiteurs partagent une même limite de débit.
doctor-no-forwarded-do = Fais-lui envoyer X-Forwarded-For ; docs/hosting.md donne des exemples complets.
doctor-untrusted = Le serveur ne se fie pas au proxy : tous les visiteurs partagent une même limite de débit ; il voit { $address }.
doctor-untrusted-do = Lance le serveur avec --proxies et l’adresse du proxy.
doctor-forged-address = Les visiteurs peuvent se donner n’importe quelle adresse : le proxy transmet le X-Forwarded-For qu’ils envoient.
doctor-forged-address-do = Fais-le remplacer par le proxy, comme dans l’exemple de docs/hosting.md, et ne te fie qu’au proxy.
doctor-wrong-host = Le proxy change le nom d’hôte : c’était { $sent }, et le serveur a vu { $seen }.
doctor-wrong-host-do = Fais-lui transmettre Host tel quel, comme dans l’exemple de docs/hosting.md.
doctor-no-scheme = Le serveur croit que les visiteurs arrivent sans TLS.
doctor-no-scheme-do = Fais envoyer X-Forwarded-Proto par le proxy.
doctor-websocket = Un WebSocket vers { $url } fonctionne.
doctor-websocket-refused = Le WebSocket à { $url } a été refusé avec le statut { $status }.
doctor-websocket-broken = Le WebSocket à { $url } ne fonctionne pas : { $reason }.
doctor-websocket-strange = Le WebSocket à { $url } parle une autre version.
doctor-no-upgrade-do = Fais transmettre Upgrade et Connection par le proxy pour /ws ; docs/hosting.md donne des exemples complets.
doctor-origin = Les pages d’autres sites sont refusées.
doctor-foreign-origin = Les pages de n’importe quel autre site peuvent utiliser le serveur.
doctor-foreign-origin-do = Fais transmettre l’en-tête Origin tel quel par le proxy.
