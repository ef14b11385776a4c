### Ce que disent les portes dans chaque jeu, en français.

## Places

seat-0 = Sorbier
seat-1 = Fjord
seat-2 = Bruyère
seat-3 = Lichen
seat-4 = Crépuscule
seat-team = L’équipe
seat-nobody = Personne

## Joueurs

player-human = une personne
player-random = le hasard
player-greedy = le glouton
player-mcts = la recherche arborescente
level-easy = facile
level-normal = normal
level-strong = fort

## Une partie dans le terminal

cli-welcome = { $title }
cli-seed = Graine { $seed }
cli-playing = { $seat } a pour joueur : { $player }.
cli-bot-thinking = { $seat } réfléchit…
cli-choose-number = { $count ->
    [1] Seul choix : 1
   *[other] Votre choix, de 1 à { $count }
}
cli-commands-help = Tapez un numéro pour choisir, ou ? pour savoir pourquoi le reste est fermé, u annuler, h conseil, b plateau, l journal, r règle, s sauvegarder, q quitter.
cli-not-a-number = { $text } n’est ni un numéro ni une commande.
cli-not-an-option = Il n’y a pas de choix { $number } ; choisissez de 1 à { $count }.
cli-several = La suite peut se saisir sur la même ligne, séparée par des espaces :
cli-several-too-many = Ici, { $count } au plus par ligne ; rien n’a été saisi.
cli-undone = Annulé : { $option }
cli-undo-refused-chance = Impossible d’annuler : depuis, le hasard a parlé ou quelque chose a été révélé.
cli-undo-refused-other = Impossible d’annuler : un autre joueur a choisi depuis.
cli-undo-nothing = Il n’y a rien à annuler.
cli-hint-thinking = Je cherche un conseil…
cli-hint-heading = À envisager, le meilleur d’abord, avec la chance estimée de gagner
cli-hint = { $number }. { $option } ({ $chance } %)
cli-odds = { $chance } % { $counts }
cli-saved = Sauvegardé dans { $file }.
cli-save-failed = Impossible d’écrire { $file } : { $reason }
cli-resumed = Partie reprise de { $file }, { $count ->
    [one] { $count } décision jusqu’ici.
   *[other] { $count } décisions jusqu’ici.
}
cli-closed-heading = Fermé pour l’instant, et pourquoi
cli-closed-line = { $thing } : { $reason } ({ $rule })
cli-closed-nothing = Rien n’est fermé : tout ce que cette question peut désigner est proposé.
cli-log-heading = Ce qui s’est passé jusqu’ici
cli-log-nothing = Il ne s’est encore rien passé.
cli-cards-heading = Cartes lues
cli-card = { $number }. { $card } (c { $number } la rouvre)
cli-card-close = Appuyez sur Entrée pour fermer la carte.
cli-card-none = Il n’y a pas de carte de ce numéro à ouvrir.
cli-cards-help = c rouvre la dernière carte, c 1 la première.
cli-lessons-help = g explique ce qui est nouveau, ou cesse de l’expliquer.
cli-lessons-on = Ce qui est nouveau est expliqué.
cli-lessons-off = Plus rien n’est expliqué ; g explique à nouveau.
cli-board-changed = Nouveau sur la table (b montre tout)
cli-guide-heading = Vous débutez ?
cli-hand-over = C’est à { $seat }. Passez la main, puis appuyez sur Entrée.
cli-game-over-win = La partie est finie : { $seat } gagne.
cli-game-over-draw = La partie est finie : match nul.
cli-game-over-team-won = La partie est finie : l’équipe a gagné.
cli-game-over-team-lost = La partie est finie : l’équipe a perdu.
cli-final-score = { $seat } : { $score } ({ $counted })
cli-quit = À bientôt. La partie est dans { $file } ; reprenez-la quand vous voudrez.
cli-resume-with = Pour continuer : { $command }
cli-interrupted = Arrêté. Ce qui était sauvegardé est conservé.
cli-not-a-terminal = Pour jouer, il faut un terminal et quelqu’un au clavier ; pour faire jouer des robots, utilisez simulate.

## Une campagne dans le terminal

cli-campaign-begun = La campagne commence ; elle est dans { $file }.
cli-campaign-kept = À bientôt. { $file } garde la campagne, même une partie en pause.
cli-campaign-over = La campagne est finie : tout est gagné.
cli-campaign-paused = Une partie est en pause ; elle reprendra où elle s’est arrêtée.
cli-campaign-shopping = Après la dernière partie, tous n’ont pas encore pu dépenser leur expérience.
cli-campaign-progress = { $seat } réfléchit, décisions jusqu’ici : { $count }
cli-campaign-acquired = Acquis : { $thing }
cli-campaign-nothing = Rien à acquérir pour l’instant ; l’expérience est gardée pour plus tard.
cli-campaign-choose = De 1 à { $count } pour acquérir, Entrée garde le reste, q arrête
cli-campaign-not-a-number = { $text } n’est ni un numéro ni q.
cli-campaign-not-a-terminal = Pour jouer, une personne a besoin d’un terminal ; avec --seats, des robots jouent à sa place.

## Les tables dans le navigateur

cli-port-taken = Le port { $port } est pris ; le prochain port libre est utilisé.
cli-serving = Ouvrez { $address } dans un navigateur. Ctrl-C arrête ; chaque coup est conservé.
room-secret = { $seat } choisit en secret.
chance-dice = Lancez le vrai dé et saisissez le résultat
chance-draw = Piochez dans la vraie pile et saisissez ce qui est venu
chance-result = { $number }
room-request-undo = { $by } aimerait revenir plus loin que la dernière réponse.
room-request-bot = { $by } propose qu’un robot joue pour { $seat } en attendant son retour : { $bot }.
room-request-return = { $by } propose que { $seat } reprenne sa place au robot.
room-request-seed = Qui a ouvert la table a choisi la graine { $seed } et peut connaître les dés. Jouez-vous quand même ?
room-note-seed = Qui a ouvert la table a choisi la graine { $seed } : la connaître, c’est pouvoir connaître les dés.
room-note-same-dice = Après un retour en arrière, les mêmes dés retombent.

## Règles, parties gardées, mesures

cli-rule-not-found = Aucune règle n’a le numéro ni le mot { $word }.
cli-coverage = Règles avec un test : { $covered } sur { $total }.
cli-coverage-missing = Sans test : { $rules }
cli-coverage-without-code = Sans code : { $rules }
cli-replay-good = La partie se rejoue comme écrite : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, aucune différence.
cli-words-changed = Ligne { $line } : son texte a changé depuis ; son numéro a été suivi.
cli-pure = Exécution en Python pur, sans la forme compilée.
cli-slow = { $why } Les parties tournent en Python pur, bien plus lentement.
cli-playing-games = { $count ->
    [one] { $count } partie en cours
   *[other] { $count } parties en cours
}
cli-written = Écrit dans { $file }.
provenance-book = du livret
provenance-public = de sources publiques
provenance-inferred = déduit
provenance-house = de nous (maison)
provenance-retired = retiré

## Mots des tableaux

word-game = Jeu
word-seat = Place
word-player = Joueur
word-players = Joueurs
word-wins = Victoires
word-games = Parties
word-length = Durée
word-speed = Vitesse
word-score = Score
score-counts = points
word-minutes = Minutes
word-version = Version
word-default = Par défaut
word-meaning = Sens
word-decisions = Décisions
word-seconds = Secondes

## Aide de la ligne de commande

help-app = Nine Realms : jeux de société de dieux, de géants et de dés.
help-games = Lister les jeux, ou un jeu avec ses options de départ, leurs valeurs et leurs règles.
help-play = Jouer dans le terminal, seul contre des robots ou à plusieurs devant un écran.
help-campaign = Une série de parties qui s’enchaînent : new, play, show.
help-campaign-new = Commencer une campagne dans un nouveau fichier.
help-campaign-play = Jouer la prochaine partie d’une campagne, puis choisir ce qu’elle apporte : dépenser l’expérience, retenter une légende perdue.
help-campaign-show = Montrer où en est une campagne : sagas ou légendes, ce qui est gagné, qui joue qui.
help-campaign-new-file = le fichier à écrire ; il ne doit pas encore exister
help-campaign-play-file = le fichier de la campagne
help-campaign-show-file = le fichier de la campagne
help-campaign-new-gods = séparés par des virgules, ceux des joueurs puis les dieux de soutien ; le sort décide du reste
help-campaign-new-heroes = séparés par des virgules, dans l’ordre des places ; le sort décide du reste
help-campaign-new-names = les noms des joueurs, séparés par des virgules
help-campaign-new-seats = qui est assis où, comme pour play
help-campaign-play-seats = d’autres qui prennent place désormais, comme pour play
help-campaign-play-lang = { $languages } ; sinon la langue de la campagne
help-campaign-show-lang = { $languages } ; sinon la langue de la campagne
help-campaign-play-games = combien de parties au plus
help-campaign-play-restart = recommencer la partie en pause
help-lab = Séries gardées en tableaux, rapports, comparaisons, classements : pour auteurs de jeux et chercheurs.
help-lab-run = Faire jouer des robots et tout garder en tableaux : parties, places, événements, décisions.
help-lab-report = Écrire une page qui dit ce que montre une série : avantages, durées, ce qui va avec la victoire, ce qui ne sert jamais.
help-lab-compare = Dire ce qui change entre deux séries sur les mêmes graines, et combien de parties trancheraient.
help-lab-sweep = Jouer avec un nombre du contenu à plusieurs valeurs, sur les mêmes graines.
help-lab-restrict = Dire ce que vaut une carte, une tuile ou un dieu : jouer les mêmes graines sans lui.
help-lab-ladder = Classer des robots entre eux, et dire combien le jeu récompense l’habileté.
help-lab-run-seats = les robots, par place ou un seul pour toutes
help-lab-sweep-seats = les robots, par place ou un seul pour toutes
help-lab-restrict-seats = les robots, par place ou un seul pour toutes
help-lab-run-seed = graine de la première partie ; les suivantes comptent à partir d’elle
help-lab-sweep-seed = graine de la première partie ; les suivantes comptent à partir d’elle
help-lab-restrict-seed = graine de la première partie ; les suivantes comptent à partir d’elle
help-lab-ladder-seed = graine de la première partie ; les suivantes comptent à partir d’elle
help-lab-run-out = le dossier des tableaux
help-lab-run-resume = continuer une série arrêtée
help-lab-sweep-swept = un nombre du contenu et ses valeurs : CHEMIN=2..6, CHEMIN=2..10..4 ou CHEMIN=2,5,9
help-lab-report-out = le fichier à écrire ; sinon report.html dans le dossier
help-for-folder = le dossier d’une série
help-for-first = le dossier de la première série
help-for-second = le dossier de la seconde série
help-for-swap_seats = chaque graine une fois pour chaque ordre des places
help-for-brief = seulement parties et places, pour des millions de parties
help-for-on = jouer sur une grappe Ray au lieu des processus de cette machine : ray, ou ray://HÔTE:PORT
help-for-without = ce qui ne doit pas servir, comme card:14 ou card:renew ; peut se répéter
help-for-bots = les robots à classer, séparés par des virgules
help-simulate = Faire jouer beaucoup de parties par des robots et compter : victoires avec marge d’erreur, durée, vitesse.
help-rules = Consulter les règles numérotées d’un jeu, avec leur origine.
help-replay = Raconter une partie à partir de son fichier, ou la vérifier.
help-bench = Mesurer cette installation : décisions par seconde, copies, octets, recherche.
help-for-game = le nom du jeu, tel que `ninerealms games` le donne
help-for-name = un seul jeu
help-for-word = un mot ou le numéro d’une règle
help-for-file = un fichier de partie
help-for-option = une option de départ ; peut se répéter
help-for-changes = un autre nombre du contenu ; peut se répéter
help-for-players = nombre de places
help-for-lang = { $languages } ; sinon l’environnement décide
help-for-seed = la même graine donne la même partie ; sinon le hasard décide
help-simulate-seed = graine de la première partie ; les suivantes comptent à partir d’elle
help-for-install_completion = installer la complétion pour le shell en cours
help-for-show_completion = afficher ce qu’il faut au shell pour la complétion
help-for-json = des chiffres pour les programmes
help-simulate-json = écrire les chiffres dans un fichier, - pour l’écran
help-for-seats = qui joue où : human, { $bots }, module:Classe
help-simulate-seats = les robots, par place ou un seul pour toutes
help-for-games = nombre de parties
help-for-workers = processus
help-for-save = où garder la partie ; par défaut, un fichier à elle
help-for-resume = reprendre une partie sauvegardée
help-for-real = vous lancez et piochez avec le jeu imprimé et saisissez le résultat
help-for-coverage = quelles règles ont un test
help-for-verify = vérifier seulement que la partie se rejoue comme écrite
help-for-seconds = durée de mesure de chaque chiffre
help-for-show = version et forme, puis arrêt
help-serve = Des tables dans le navigateur : seul contre des robots, autour d’un écran, ou par lien.
help-for-host = l’adresse d’écoute ; 0.0.0.0 pour des amis sur d’autres machines
help-for-port = le port ; 0 pour n’importe lequel de libre ; sinon 8999 ou le prochain libre
help-for-database = sqlite:///FICHIER ou postgresql+psycopg://NOM@HÔTE/BASE ; par défaut un fichier dans vos données
help-for-bot_delay = les secondes qu’un robot prend au moins
help-for-rate = requêtes par seconde et par adresse ; 0 pour aucune limite
help-for-per_address = connexions, et pages à l’écoute, depuis une adresse ; 0 pour aucune limite
help-serve-name = un nom que porte le serveur, outre les adresses et celui de cette machine ; peut se répéter
help-for-trust_proxy = adresses ou réseaux des mandataires que l’on croit sur parole, séparés par des virgules
help-for-replace_after = minutes d’absence avant qu’un robot puisse prendre le relais
help-backup = Écrire toutes les tables d’un serveur dans un fichier, qu’il tourne ou non.
help-restore = Remettre ce que contient une sauvegarde à la place de toutes les tables, que le serveur tourne ou non.
help-backup-file = le fichier à écrire
help-restore-file = le fichier de la sauvegarde
help-for-keep_days = jours après lesquels une table où personne ne joue est supprimée ; 0 pour jamais
help-for-metrics = où se trouvent les chiffres pour Prometheus ; nulle part par défaut
help-for-json_log = noter ce qui se passe en JSON, une ligne par événement
cli-backed-up = { $count ->
    [one] { $count } table est gardée
   *[other] { $count } tables sont gardées
} dans { $file }.
cli-restored = { $count ->
    [one] { $count } table est revenue
   *[other] { $count } tables sont revenues
} de { $file }.
help-serve-show = ouvrir la page dans un navigateur, s’il y en a un

## What a page says beside the question

have = Vous avez : { $things }
have-more = { $head } ; { $next }
missing-cost = coûte { $cost }, vous avez { $has }
phase-round = manche { $round }
phase-round-of = manche { $round } sur { $rounds }
phase-day = journée { $round }
phase-turn = tour { $round }
phase-in = { $round } · { $phase }

# What happened, told once more.
retold-number = { $count }
retold-part = { $part }

## Options de départ refusées

bad-options = Les options de départ sont des noms avec leurs valeurs, et non { $given }.
bad-option-value = L’option { $option } ne peut pas valoir { $given } ; choix possibles : { $choices }.
bad-option-name = { $game } n’a pas d’option { $given } ; ses options : { $options }.
bad-option-none = { $game } n’a pas d’option { $given } ; ce jeu n’en a aucune.
bad-option-pair = Une option s’écrit NOM=VALEUR, et non { $given }.
bad-option-figures = { $game } n’a pas d’option --{ $given } ; on y choisit avec --{ $wanted }.
bad-option-campaign = L’option { $option } est décidée par la campagne elle-même ; ne l’indiquez pas.
bad-players = { $game } se joue de { $fewest } à { $most }, et non à { $given }.
bad-players-one = { $game } se joue à { $fewest }, et non à { $given }.
bad-campaign-gone = Il n’y a pas de fichier { $file }.
bad-campaign-folder = Impossible de lire { $file } : c’est un dossier.
bad-campaign-forbidden = Impossible de lire { $file } : ce n’est pas permis.
bad-campaign-unread = Impossible de lire { $file }.
bad-campaign-signs = { $file } n’est pas un fichier de texte.
bad-campaign-cut = { $file } n’est pas une campagne, ou est incomplet : la ligne { $line } ne finit pas comme il faut.
bad-campaign-none = { $file } n’est pas une campagne, ou est incomplet.
bad-campaign-other = { $file } n’est pas une campagne de ce jeu.
bad-campaign-gameless = { $file } n’est pas une campagne d’un jeu qui en a une.
bad-campaign-game = { $game } n’a pas de campagne ; ceux-ci en ont une : { $others }.
bad-campaign-version = { $file } est de la version { $given } ; ce programme lit la version { $known }.
bad-campaign-damaged = { $file } est endommagé : { $why }.
bad-campaign-broken = { $file } est endommagé : { $why }
bad-campaign-paused = La partie en pause dans { $file } ne peut pas être lue ; --restart recommence cette partie.
bad-campaign-foreign = La partie en pause dans { $file } n’est pas de cette campagne ; --restart recommence cette partie.
bad-campaign-exists = { $file } existe déjà ; une nouvelle campagne demande un fichier à elle.
bad-names = Pour { $players ->
    [one] { $players } joueur, il faut { $players } nom
   *[other] { $players } joueurs, il faut { $players } noms
}, et non { $count }.
bad-name = Un nom a de 1 à { $most } caractères imprimables ; ce n’est pas le cas de { $name }.

## Ce qui ne va pas dans le fichier d’une campagne

damage-missing = il y manque { $name }
damage-together = { $names } vont ensemble
damage-list = il faut une liste là où se trouve autre chose
damage-texts = il faut des textes là où se trouve autre chose
damage-number = il faut un nombre entier, et non { $given }
damage-flag = il faut true ou false, et non { $given }
damage-parts = une de ses parties n’est pas du type attendu
damage-seats = sa langue ou ses places ne conviennent pas
