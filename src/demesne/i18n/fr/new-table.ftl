### Une nouvelle table : la page qui en ouvre une.

new-table-note = Tout est prêt. Changez ce que vous voulez, ou commencez.
ease-1 = facile à apprendre
ease-2 = un peu plus
ease-3 = demande du temps
ease-4 = profond
kind-link = Quelqu’un
kind-bot = Bot
kind-screen = À cet écran
kept-free = Place libre. Vous aurez un lien à transmettre.
kept-open = Place libre pour qui viendra.
take-seat = Prendre la place { $number }
your-seat = votre place ; cliquez un autre blason pour en changer
shuffle-seats = Mélanger les places
character = Personnage
all-bots = Tous les bots
all-bots-level = Tous les bots : { $level }
beast-named = { $name } { $kind }
by-the-book = selon la règle
no-options = Rien à choisir : ce jeu se joue toujours selon la règle.
pace-of-table = Rythme
pace-none = Sans pendule
pace-none-note = Jouez quand vous voulez.
pace-live = En direct
pace-days = Par jours
pace-each = chacun,
pace-a-turn = par tour
pace-minutes = { $n } min
pace-seconds = +{ $n } s
pace-days-n =
    { $n ->
        [one] 1 jour
       *[other] { $n } jours
    }
less-minutes = Moins de minutes
more-minutes = Plus de minutes
less-seconds = Moins de secondes par tour
more-seconds = Plus de secondes par tour
less-days = Moins de jours
more-days = Plus de jours
out-of-time = À court de temps
out-bot = Un bot continue
out-end = La partie s’arrête
table-name = Nom de la table
sum-players =
    { $count ->
        [2] À deux : { $names }.
        [3] À trois : { $names }.
        [4] À quatre : { $names }.
       *[5] À cinq : { $names }.
    }
sum-you = vous
sum-someone = quelqu’un avec le lien
sum-anyone = qui s’assoira
sum-none = Sans pendule.
sum-live = { $minutes } minutes chacun, plus { $increment } secondes par tour.
sum-days =
    { $days ->
        [one] Un jour pour chaque tour.
       *[other] { $days } jours pour chaque tour.
    }
sum-long = Environ { $minutes } minutes.
free = libre
who-may-sit = Qui peut s’asseoir ?
with-link = Ceux qui ont le lien
with-link-note = affichée nulle part
anyone = Tout le monde
anyone-note = affichée parmi les places libres
start-table = Ouvrir la table
start-note-link = Le lien vient ensuite. Ces choix sont gardés pour la prochaine fois.
start-note = Ces choix sont gardés pour la prochaine fois.
their-name = Son nom

## Options des jeux

option-start = Qui commence
option-start-first = La première place
option-start-random = Tirage au sort
option-piles = Terres des piles
option-piles-standard = Celles proposées
option-piles-sorts = Le Premier joueur choisit les sortes
option-piles-free = Toutes Terres permises
option-lands = Terres de départ
option-lands-standard = Champs de céréales
option-lands-choose = Au choix de chaque famille
option-time_is_money = Expert : le temps, c’est de l’argent
option-time_is_money-off = Non
option-time_is_money-on = Oui
option-pope = Expert : le Pape appelle aux Croisades
option-pope-off = Non
option-pope-on = Oui
option-kings_pleasure = Expert : le plaisir du Roi
option-kings_pleasure-off = Non
option-kings_pleasure-on = Oui
option-mode = Feudum se joue
option-mode-basic = Au jeu de base
option-mode-advanced = Au jeu avancé : capacités spéciales, préfets, monstres
option-overthrow = L’influence renverse le dirigeant d’un fief
option-overthrow-yes = Oui
option-overthrow-no = Non

## Conseils

table-hints = Conseils
table-hints-note = Demander ce que ferait un bon joueur
table-hints-three = Trois par joueur ; chacun voit qui a demandé
