### Les pages en français. Les variables sont remplies par le navigateur.

## Chaque page

page-brand = Nine Realms
page-skip = Aller au jeu
page-language = Langue
page-motion = Les pièces glissent et les dés roulent
page-theme = Jour ou nuit
page-close = Fermer
page-more = { $count } de plus
page-no-table = Cette table ne vous est pas ouverte
page-no-longer = On ne peut plus jouer à cette table
page-to-start = Vers l’accueil

## Accueil

page-welcome = Prenez place
page-welcome-more = Choisissez un jeu et cliquez sur Jouer : vous prenez le premier siège, le programme joue les autres et veille aux règles.
page-games = Jeux
page-continue = Continuer
page-play-now = Jouer
page-play-setup = Préparer…
page-facts-players = { $count } joueurs
page-facts-minutes = environ { $count } min
page-facts-together = ensemble
page-facts-against = les uns contre les autres
page-setup = Préparer une table
page-setup-of = Préparer : { $name }
page-players = Nombre de joueurs
page-seats = Qui est assis où
page-options = Options
page-options-more = Points de détail ({ $count })
page-start = Commencer
page-real = Avec le jeu imprimé.
page-real-more = Vous lancez les vrais dés, piochez les vraies cartes et saisissez ce qu’ils montrent.
page-you = Vous
page-seat-name = Nom au siège { $number }
page-seat-who = Qui joue le siège { $number }
page-who-human = une personne
page-who-greedy-easy = un robot, le plus facile
page-who-greedy-normal = un robot rapide
page-who-mcts-easy = un robot qui réfléchit, facile
page-who-mcts-normal = un robot qui réfléchit, moyen
page-who-mcts-strong = un robot qui réfléchit, fort
page-upload = Revoir une partie
page-upload-more = Un fichier de partie contient toute une partie. Ouvrez-en un pour la revoir pas à pas.
page-upload-choose = Ouvrir un fichier
page-rematch = Rejouer
page-delete = Supprimer
page-delete-sure = Supprimer pour de bon ?
page-hide = Masquer
page-old = Autres règles qu’aujourd’hui : on ne peut plus y jouer, mais la partie se garde ici
page-over = Terminée
page-at-step = étape { $step }
page-at-step-real = étape { $step }, jeu imprimé
page-at-step-of = étape { $step } sur { $last }

## La table

page-loading = On dresse la table …
page-parts = Parties de la page
page-board = Plateau
page-dock-choices = Choix
page-dock-players = Joueurs
page-undo = Annuler
page-undo-not = Quelqu’un a répondu depuis, ou quelque chose a été montré : on ne revient qu’avec l’accord des autres.
page-undo-far = Demander aux autres de revenir en arrière
page-help = Aide
page-guide = Votre premier tour
page-keys = Clavier : les chiffres choisissent, les flèches parcourent les choix, u annule, h donne un conseil, / cherche dans les règles, ? ouvre cette aide.
page-choices = Vos choix
page-nothing-now = Rien à choisir pour l’instant.
page-hint = Conseil
page-advice = Chances de gagner, estimées
page-advice-1 = Le meilleur trouvé : gagne { $chance }
page-advice-2 = Deuxième : gagne { $chance }
page-advice-3 = Troisième : gagne { $chance }
page-closed = Fermé pour l’instant
page-why = Pourquoi ? Ouvre la règle
page-odds-exact = Ce que le hasard décide
page-odds-about = Ce que le hasard décide, estimation
page-odds-nothing = Rien de tout cela
page-odds-other = Autre chose
page-prompt-you = Choisissez sur le plateau ou dans la liste : { $count } choix.
page-prompt-team = L’équipe décide ensemble : chacun peut proposer.
page-prompt-waits = En attente de { $name }.
page-is-thinking = { $name } réfléchit.
page-at-table = À la table
page-tag-you = vous
page-tag-bot = robot
page-tag-to-act = à jouer
page-tag-thinking = réfléchit
page-tag-won = gagne
page-tag-away = absent
page-bot-takes = Laisser jouer un robot
page-bot-returns = Rendre le siège
page-share = Inviter par lien
page-share-more = Chaque siège a son propre lien. Qui l’ouvre joue ce siège : ne l’envoyez qu’à cette personne.
page-link-of = Lien pour { $name }
page-spectators = Spectateurs
page-copy = Copier
page-copied = Copié
page-download = Garder la partie
page-next-game = Vers la partie suivante
page-look-back = Revoir la partie
page-back-to-table = Retour à la table
page-leave = Quitter
page-pause = Pause
page-pause-more = Tout est gardé : vous retrouvez cette table sur la page d’accueil, sous Continuer.
page-log = La saga jusqu’ici
page-tab-log = Journal
page-tab-text = Plateau en mots
page-rules = Règles
page-rule-at-hand = La règle en question
page-rules-all = Toutes les règles
page-rules-search = Chercher dans les règles
page-rules-english = Numérotées, avec leur provenance ; le texte est en anglais.
page-rules-more = { $count } de plus : cherchez pour les voir.
page-from-book = livret de règles
page-from-public = source publique
page-from-inferred = déduite
page-from-house = règle maison

## Ensemble

page-cover = Au tour de { $name }
page-cover-more = Passez l’écran. Ce que les autres ne doivent pas voir reste couvert jusque-là.
page-cover-open = Je suis { $name }
page-asks = Questions à la table
page-plan-of = { $name } propose
page-wish-of = { $name } demande
page-waiting-for = Doivent encore répondre : { $name }
page-agree = D’accord
page-decline = Refuser
page-withdraw = Retirer la demande
page-line-lost = La connexion est perdue. La page réessaie ; rien n’est perdu.
page-line-back = Connexion rétablie.

## Le jeu imprimé

page-enter-more = Quel résultat est vraiment sorti ?
page-enter-laying = La table se prépare : que montre la vraie ?
page-enter-first = Saisissez d’abord le vrai résultat.
page-enter-back = Reprendre le dernier résultat

## Parties gardées

page-time = Ligne du temps
page-time-first = Au début
page-time-back = Une étape en arrière
page-time-on = Une étape en avant
page-time-last = À la fin
page-time-play = Lire
page-time-stop = Arrêter
page-then = Ensuite : { $text }
page-curve = Chances de victoire estimées
page-curve-told = Chances estimées à la fin : { $text }
page-curve-team = L’équipe

## Refusals, by the server's code

page-refused-stale = Quelqu’un a été plus rapide : la table a avancé.
page-refused-over = La partie est terminée.
page-refused-not-asked = C’est à quelqu’un d’autre de répondre.
page-refused-not-your-seat = Ce navigateur n’a pas la clé de cette place.
page-refused-no-table = Cette table n’existe pas, ou ce navigateur n’en a pas la clé.
page-refused-old-version = Cette partie a été commencée avec d’autres règles que celles d’ici. La partie peut encore être gardée.
page-refused-enter-first = Entrez d’abord le résultat réel.
page-refused-not-a-result = La table n’attend pas ce résultat.
page-refused-no-undo = Il n’y a rien à annuler.
page-refused-no-proposal = La proposition n’est plus là.
page-refused-no-request = La question n’est plus là.
page-refused-is-here = Cette personne est de nouveau à table.
page-refused-is-bot = Un robot est déjà assis là.
page-refused-not-away = La place a déjà été rendue.
page-refused-rematch-made = La partie suivante est déjà prête.
page-refused-not-host = Seule la personne qui a ouvert la table peut faire cela.
page-refused-one-hint = Un conseil est déjà en préparation.
page-refused-too-fast = C’était très rapide ; attendez un instant.
page-refused-too-large = Ce fichier est trop grand pour être une partie.
page-refused-not-kept = Cela n’a pas pu être gardé. Regardez la table et réessayez.
page-refused-full = Il y a trop de monde ; réessayez plus tard.
page-refused-line = Le serveur n’a pas pu être joint. Réessayez dans un instant.
page-refused-looking = C’est une partie à revoir ; personne n’y joue.
page-refused-not-over = Ce n’est possible qu’une fois la partie terminée.
page-refused-not-allowed = Les règles ne le permettent pas. { $text }
page-refused-not-possible = Ce n’est pas possible. { $text }
page-refused-malformed = Le serveur ne peut pas lire cela. { $text }
page-refused-mistake = Une erreur s’est produite sur le serveur ; elle a été notée.
page-refused-no-step = La partie n’est pas si longue.
page-refused-no-seat = Cette place n’existe pas à cette table.
page-refused-no-game = Ce jeu ne se joue pas ici.
page-refused-no-address = Il n’y a rien à cette adresse.
page-refused-not-seated = Seules les personnes qui jouent ici peuvent demander une autre partie.
page-refused-not-team = Cette question ne s’adresse qu’à une seule place.
page-refused-changed = La demande a changé entre-temps : regardez encore une fois.
page-refused-wish-stands = Une demande est déjà en cours ; il faut d’abord y répondre ou la retirer.
page-refused-not-your-wish = Quelqu’un d’autre l’a demandé, et se trouve à table.
page-refused-incomplete = La connexion s’est interrompue. Réessayez.
page-refused-propose = D’autres sont à table : leur accord est nécessaire.
page-refused-wrong-seats = Il faut une place par personne. { $text }
page-refused-wrong-type = Le serveur n’accepte pas ce genre de fichier.
page-refused-elsewhere = Cela a été envoyé depuis un autre site.
page-refused-head-too-large = Le navigateur envoie trop de choses à la fois ; supprimez les cookies de ce site.
page-refused-too-slow = La ligne est trop lente : l’envoi n’est pas arrivé à temps.
page-refused-too-many-lines = Il y a trop de connexions depuis votre adresse ; fermez des pages.
page-refused-too-many-streams = La table est ouverte trop souvent, ici ou depuis votre adresse ; fermez des pages.
page-refused-too-many-tables = Il y a trop de tables venant d’ici ; supprimez-en, ou attendez un peu.
page-refused-busy = On réfléchit déjà assez pour vous ; attendez la réponse.
page-refused-took-too-long = La réflexion a duré trop longtemps ; elle est abandonnée.
page-refused-wrong-host = Le serveur ne porte pas le nom de votre barre d’adresse.
page-same-dice = Les mêmes dés.
page-same-dice-more = Qui revient en arrière avec l’accord des autres retrouve les dés d’avant ; sinon, de nouveaux dés tombent. Tout le monde en est informé.
page-tag-opened = ouverte dans { $count } navigateurs
page-opened-elsewhere = La place de { $name } a été ouverte dans un autre navigateur. Qui a son lien peut y jouer.
page-device = Autre appareil
page-device-more = Un lien pour un autre navigateur à vous ; il sert une fois, et personne d’autre n’en est informé.
page-device-added = Un autre de vos appareils a votre place.
page-refused-seed-first = La graine a été choisie par qui a ouvert la table ; les personnes venues par lien doivent d’abord l’accepter.
page-refused-too-soon = Un robot ne prend le relais qu’après quelques minutes d’absence.
page-refused-not-by-link = Cette place n’a pas été prise par son lien ; c’est le lien qui l’ouvre ailleurs.
page-refused-not-ready = Le serveur ouvre encore ses tables ; réessayez dans un instant.
