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
part-missing = Une partie de la page n’est pas arrivée. La connexion est peut-être coupée, ou le serveur en cours de mise à jour.
trouble-title = Cela n’a pas marché
try-again = Réessayer
not-found = Cette page n’existe pas.
not-drawn = Ce jeu n’est pas encore dessiné ; il se joue dans le terminal.
no-such-table = Cette table n’existe pas, ou le lien n’est plus valable.
nav = Pages
nav-play = Jouer
nav-replays = Revoir
nav-rules = Règles
nav-about = À propos
reconnecting = Reconnexion…
your-name = Votre nom
change-name = Changer de nom
bot = bot
bots = Bots
level = Niveau
you = vous
family-blu = bleu
family-red = rouge
family-yel = jaune
family-ivo = ivoire
family-pur = pourpre

## Accueil

home-title = À quoi jouons-nous ?
home-note = Quatre jeux médiévaux, entre amis ou contre des bots. Première visite ? Commencez par Village.
continue-lesson = Reprendre la leçon
learn-in = Apprendre en { $minutes } minutes
lesson = Leçon
lesson-go-on = Continuer
lesson-at =
    { $minutes ->
        [one] Étape { $step } sur { $of } · reste { $minutes } minute
       *[other] Étape { $step } sur { $of } · restent { $minutes } minutes
    }
play-now = Jouer tout de suite
players = joueurs
play-go = Jouer
play-with = avec { $names }
four-games = Les jeux
whose-turn = À { $name } de jouer
several-turns = { $count } doivent jouer
left-short = reste { $time }
left-hours = reste { $hours } h
left-days =
    { $days ->
        [one] reste 1 jour
       *[other] reste { $days } jours
    }
pace-live-short = { $minutes } min chacun
pace-days-short =
    { $days ->
        [one] 1 jour par tour
       *[other] { $days } jours par tour
    }
seat-kept = Une place vous est gardée
players-minutes = { $min } à { $max } joueurs · { $minutes } min
your-tables = Vos tables
no-tables = Aucune encore. Cliquez sur Jouer : vous voilà à table.
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

## Rejoindre

join-title = Une place à { $game }
join-note =
    { $count ->
        [one] { $names } vous invite à la place { $number }.
       *[other] { $names } vous invitent à la place { $number }.
    }
join-note-bots =
    { $count ->
        [one] { $names }, un bot, joue aussi.
       *[other] { $names }, des bots, jouent aussi.
    }
join-note-free = La place { $number } est libre.
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
is-thinking = réfléchit
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
tally-said = { $name } : { $n } sur { $count }.
one-less = Un de moins : { $name }
none-to-take-back = Il n’y en a pas dans l’offre
something-else = Autre chose :
you-may = Possible :
not-now = Pas maintenant
out-of-turn = Hors de votre tour
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
watch-phase = Revoir cette phase
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
about-open = Expliquer ce qui est sur la table
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

## Horloges, revanche, annonce du tour

time-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
time-hours = { $n } h
time-left = reste { $time }
little-time = { $name }, il reste une demi-minute.
stopped = Partie arrêtée : { $name } n’avait plus de temps
stopped-note = Personne n’a gagné. On peut revoir ce qui a été joué.
has-left = parti
rematch-offered = { $name } voudrait rejouer.
rematch-join = Rejouer aussi
rematch-watch = Regarder la revanche
share-replay = Lien vers la partie
turn-settings = Quand c’est à vous
turn-sound = Son
sound-bell = cloche
sound-harp = harpe
sound-wood = toc toc
sound-horn = cor
sound-off = aucun
notify-label = Notifications
notify-note = Quand une table est ouverte dans un autre onglet ou une autre fenêtre.
notify-denied = Votre navigateur les bloque pour ce site. Vous pouvez changer cela à côté de l’adresse.
notify-unable = Ce navigateur n’en montre pas ici : il veut une page en https, ou sur cet ordinateur.
push-label = Même page fermée
push-note = Aux tables qui donnent des jours pour jouer.
push-no-server = Ce serveur ne peut pas en envoyer ; tout le reste marche.
push-no-browser = Ce navigateur ne peut pas en recevoir ici.

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

## Son propre tour, et ce qu’ont fait les autres

undo-over = Reprendre mon dernier coup
undo-turn = Reprendre le tour
confirm-turn = Cela termine votre tour.
confirm-yes = Confirmer
confirm-no = Pas encore
confirm-on = Je confirme mon tour
confirm-off = Le tour finit sans confirmation
pace = Rythme des autres
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-once = immédiat
pause-moves = Pause
go-on = Continuer
step-one = Un coup
moves-to-come =
    { $count ->
        [one] encore 1 coup
       *[other] encore { $count } coups
    }
since-your-turn = Depuis votre dernier tour
since-tab = Depuis votre tour
leave-sure = Votre place sera libre pour quelqu’un d’autre ; rien ne dit que vous la retrouverez.
leave-yes = La quitter
here-only = Ce lien ne marche que sur cet ordinateur : le serveur ne laisse entrer personne d’autre.
here-only-how = Pour l’ouvrir à vos amis sur votre réseau, arrêtez-le et relancez-le avec
import-cut = La partie a été enregistrée avant sa fin : ce qui était caché à qui l’a enregistrée n’est pas dans le fichier. Elle se revoit jusque-là.
import-show = La voir
not-found-title = Rien ici
not-found-note = Aucune page à cette adresse. Peut-être manque-t-il une lettre au lien.

## Ce qui s’entend et ne se lit pas

said-of = { $what } : { $parts }
said-more = { $left } ; { $right }
said-gives = donne
said-empty = vide

## Clavier

skip-to-question = Aller à la question
keys-title = Touches
keys-open = Les touches
keys-numbers = choisir une possibilité, par son numéro
keys-arrows = se déplacer parmi les choix, onglets et menus
keys-explain = expliquer les éléments de la table, l’un après l’autre ; Échap pour sortir
keys-escape = replier, revenir au présent, laisser ce qui attend
keys-help = ces touches
herald = Ce qui se passe

## Apprendre

nav-learn = Apprendre
learn-go-on = Reprendre
learn-in-minutes = Apprendre en { $minutes } minutes
learn-step = étape { $step } sur { $of }
lesson-village-1 = Votre premier tour
lesson-feudum-1 = Un premier pion
lesson-clochemerle-1 = Deux dés, une somme
lesson-mil-1 = Une année de votre maison
lesson-feudum-2 = Une manche avec les guildes
