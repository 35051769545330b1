### La page, quel que soit le jeu.

## Partout

home = Accueil
rules = Règles
menu = Menu
theme = Clair ou sombre
theme-light = Clair
theme-dark = Sombre
language = Langue
close = Fermer
ok = OK
or = ou
loading = Un instant…
not-found = Cette page n’existe pas.
not-drawn = Ce jeu n’est pas encore dessiné ; il se joue dans le terminal.
no-such-table = Cette table n’existe pas, ou le lien n’est plus valable.
nav = Pages
nav-play = Jouer
nav-replays = Revoir
nav-rules = Apprendre les règles
nav-about = À propos
reconnecting = Reconnexion…
your-name = Votre nom
change-name = Changer de nom
bot = bot
bots = Bots
bot-greedy = glouton
bot-random = au hasard
bot-mcts = penseur
you = vous
family-blu = bleu
family-red = rouge
family-yel = jaune
family-ivo = ivoire
family-pur = pourpre

## Accueil

home-title = À quoi jouons-nous ?
home-note = Des jeux médiévaux, selon la règle, entre amis ou contre des bots.
players-minutes = { $min } à { $max } joueurs · { $minutes } min
play-bots = Jouer contre des bots
invite-friends = Inviter des amis
start = Commencer
your-tables = Vos tables
no-tables = Aucune encore. Deux clics suffisent.
open-seats = Places libres
no-open-seats = Personne ne cherche de joueurs en ce moment.
to-watch = À regarder
invited = Un ami vous invite ?
paste-link = Collez le lien ou le code
join = Rejoindre
no-such-link = Ce n’est pas une invitation. Elle ressemble à /join/s_…
sit-down = S’asseoir
over = terminée
seated = { $count } sur { $all } assis
ply = coup { $ply }
table = Table

## Une nouvelle table

new-table = Nouvelle table
game = Jeu
seats = Places
who = qui joue
kind-me = Moi
kind-link = Un ami, par lien
kind-bot = Un bot
kind-screen = Quelqu’un à cet écran
their-name = Son nom
link-later = Le lien vous attend à la table.
access = Qui peut venir
private = Privée
private-note = Seulement avec un lien.
open = Ouverte
open-note = Les places libres sont affichées à l’accueil.
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

## Rejoindre

join-title = Une place à { $game }
join-note = { $names } : on vous invite à la place { $number }.
join-failed = Cette invitation ne mène nulle part
only-watch = Seulement regarder
seat-taken = Cette place est déjà prise.

## À la table

question = Question
choices = Choix
choices-count =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
your-turn = à vous
turn-mark = À vous
their-turn = à jouer
your-turn-name = À vous, { $name }
waiting-for = C’est à { $names } de jouer
waiting-join = On attend un joueur
a-moment = Un instant…
looking-back = Vous regardez en arrière
free-seat = place libre
away = absent
here = présent
undo = Reprendre
of-count = sur { $count }
one-less = Un de moins : { $name }
sealed = scellé
still-choosing = réfléchit
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
send = Envoyer
replay = Revoir
look-at = Montrer le plateau tel qu’il était
as-it-was = Le plateau tel qu’il était au coup { $ply }.
back-to-now = Revenir au présent
invite = Envoyez le lien à un ami
copy-link = Copier le lien
copied = Copié
give-back = Rendre la place
bot-plays = Un bot joue
leave-seat = Quitter ma place
leave-table = Quitter la table
save-log = Enregistrer le journal
settings = Réglages
sound-on = Son activé
sound-off = Son coupé
motion-on = Coups animés
motion-off = Coups sans animation
pass-screen = Passez l’écran à { $name }
i-am = C’est moi, { $name }
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
tabs = Parties de la table
tab-board = Plateau
tab-farms = Fermes
tab-log = Journal
tab-chat = Discussion

## Scores

score-sheet = Feuille de score
scores-so-far = Scores provisoires
scores-so-far-note = Si la partie finissait maintenant.
game-is-over = La partie est terminée
total = Total
place =
    { $place ->
        [1] premier
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $place }e
    }
ordinal =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
wins =
    { $count ->
        [one] { $names } remporte { $game }
       *[other] { $names } remportent { $game } ensemble
    }
wins-by = { $best } points, devant { $second }.
wins-tie = { $score } points chacun ; le départage décide.
play-again = Rejouer, mêmes places
watch-again = Revoir depuis le début

## Revoir

move = Coup
move-of = Coup { $move } sur { $count }
round-short = M{ $round }
to-start = Au début
step-back = Un pas en arrière
step-on = Un pas en avant
to-end = À la fin
play = Lecture
pause = Pause
play-on = Jouer à partir d’ici
no-replays = Aucune partie terminée.
running = En cours
from-file = Depuis un fichier
from-file-note = Un journal enregistré, d’ici ou du terminal.
choose-file = Choisir un journal

## Règles et crédits

rules-of = { $game } : les règles
rules-own-words = Avec nos propres mots et les chiffres de la boîte avec laquelle vous jouez. Le livret imprimé fait foi.
rulings = Décisions : là où le livret laisse une question ouverte
about-title = À propos de Demesne
about-unofficial = Demesne est une adaptation libre et non officielle de jeux de société médiévaux, faite par des gens qui les aiment. Elle n’a aucun lien avec leurs auteurs ni leurs éditeurs. Les noms des jeux appartiennent à leurs propriétaires ; les dessins et les textes d’ici sont les nôtres.
about-buy = Si un jeu vous plaît ici, achetez la boîte : rien ne remplace le bois sur une table, et c’est ainsi que vivent ses créateurs.
about-free = Logiciel libre
about-licence = Demesne est un logiciel libre sous licence MIT.
about-icons = Icônes
about-icons-note = La plupart des icônes viennent de
about-font = Lettres
about-font-note = Alegreya Sans, de Juan Pablo del Peral, Huerta Tipográfica, sous licence SIL Open Font 1.1.

## La compagnie : qui est assis, qui parle

host = hôte
silenced = réduit au silence
watchers = Les spectateurs
more-about = { $name } : que faire
silence = Demander le silence
let-speak = Rendre la parole
put-bot = Faire jouer un bot
remove-player = Retirer de la place
remove-sure = La place sera libre pour quelqu’un d’autre, et { $name } ne pourra plus s’asseoir ici.
remove-yes = Retirer { $name }
rather-not = Plutôt pas
you-are-silenced = L’hôte vous a demandé le silence. Vous pouvez toujours jouer et lire.
seat-lost = Vous n’avez plus de place à cette table ; vous pouvez continuer à regarder.
their-turn-away = à jouer · absent
report-to-host = Prévenir l’hôte
report-about = Ce que l’hôte doit savoir : { $name }
report-what = Que s’est-il passé ?
report-told = L’hôte est prévenu ; qui gère ce serveur peut le lire aussi.
reports = Signalements
report-from = { $by } à propos de { $about }
menu-reports =
    { $count ->
        [one] Menu : { $count } nouveau signalement
       *[other] Menu : { $count } nouveaux signalements
    }

## Vous

me-title = Vous
renamed = Vous vous appelez désormais { $name }.
your-data = Vos données
data-note = Votre nom, votre langue, vos tables, ce que vous y avez dit et le jour de votre dernière visite : voilà ce que le serveur garde sous votre nom. Emportez-le dans un fichier.
take-data = Emporter mes données
data-taken = Voici demesne.json, là où votre navigateur range ses fichiers.
other-browsers = Autres navigateurs
other-browsers-note = Si vous avez utilisé un autre navigateur, ou si quelqu’un a pu venir sous votre nom : ensuite, seul celui-ci sera vous.
end-sessions = Fermer les autres sessions
sessions-ended = Seul ce navigateur est vous, désormais.
forget-me = Oubliez-moi
forget-note = Votre nom et tout ce que vous avez dit sont effacés. Vos places dans les parties en cours deviennent libres. Les parties jouées restent, avec un nom neutre à la place du vôtre.
forget-sure = C’est immédiat et sans retour. Emportez d’abord vos données si vous voulez les garder.
forget-yes = Oui, oubliez-moi
forgotten = C’est fait : le serveur ne sait plus rien de vous. Votre nouveau nom est { $name }.
