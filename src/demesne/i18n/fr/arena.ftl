### L’arène : tournois de bots, et rapports sur l’équilibre d’un jeu.

cli-help-arena = Faire jouer les bots les uns contre les autres, en grand nombre, et les classer.
cli-examples-arena =
    demesne arena village --bots fierce,strong,greedy,random --games 2000
    demesne arena mil --bots greedy,random --seats 4     à quatre seulement
    demesne arena mil --bots fierce --against strong     l’un d’eux à une table de l’autre
    demesne arena village --bots greedy,my_bots:Mine     une classe à vous
    demesne arena village --publish src/demesne/arena/published
    demesne arena village --ray local                    les mêmes parties sur une grappe Ray
    Ctrl-C arrête ; la même commande reprend ce qui manque.
cli-help-rate = Classer d’après des parties déjà jouées, de plusieurs tournois ensemble.
cli-examples-rate =
    demesne rate fair-gentle.jsonl strong-fair.jsonl     les barreaux d’une échelle, réunis
    demesne rate arena-*.jsonl --publish src/demesne/arena/published
cli-option-files = Des résultats de l’arène : un seul jeu, une seule version, bots et places au choix.
cli-option-drawn = Où vont les graphiques.
cli-help-balance = Faire jouer un même bot à toutes les places, et écrire si le jeu est équilibré.
cli-examples-balance =
    demesne balance village --games 500 --bot greedy
    demesne balance feudum --bot fair --option mode=advanced
cli-option-pool = Les bots du tournoi, séparés par des virgules : des noms, ou module:Classe.
cli-option-against = Chacun des bots joue plutôt seul à une table de celui-ci.
cli-option-cores = Le nombre de processeurs au travail ; tous par défaut.
cli-option-results = Les résultats, une ligne JSON par partie.
cli-option-ray = Jouer sur la grappe Ray à cette adresse ; local en démarre une ici.
cli-option-patience = Le temps qu’un bot peut réfléchir à un choix, en secondes.
cli-option-plots = Dessiner classement, points, places, durées et sources des points.
cli-option-publish = Mettre le tableau sur la page des bots du site : l’écrire dans ce dossier des sources.
cli-option-bot = Le bot à toutes les places.
cli-option-folder = Où vont le rapport et ses images.

arena-playing = Parties
arena-rating = Classement
arena-title = { $game }, { $seats } places, { $games } parties
arena-caption = Part équitable des victoires : { $fair }. Intervalles à 95 % : des classements, en retirant les donnes { $resamples } fois ; des victoires, selon Wilson. Le temps est celui du processeur, en millièmes de seconde par choix.
arena-column-bot = Bot
arena-column-rating = Classement
arena-column-interval = 95 %
arena-column-other = Contre
arena-column-games = Parties
arena-pairs = Un bot seul aux tables d’un autre, { $seats } places
arena-rated = { $games } parties de { $files } fichiers.
arena-column-wins = Victoires
arena-column-wins-interval = 95 %
arena-column-points = Points
arena-column-time = Temps
arena-column-slowest = Au plus
arena-fixed = fixe
arena-bound-most = au plus
arena-bound-least = au moins
arena-stopped = Arrêté ; { $games } parties sont gardées dans { $file }. La même commande joue le reste.
arena-results = Les résultats de { $games } parties sont dans { $file }.
arena-plots = Les graphiques sont dans { $folder }.
arena-published = La page des bots montre désormais { $file }.
arena-balance = Le rapport est { $file }.
arena-no-games = Aucune partie de { $file } n’est allée au bout ; il n’y a rien à rapporter.
arena-failed =
    { $count ->
        [one] Une partie n’est pas allée au bout et ne compte pas.
       *[other] { $count } parties ne sont pas allées au bout et ne comptent pas.
    }
arena-failed-game =
    Partie { $number } à { $seats } places, { $bot } : { $kind ->
        [late] a réfléchi trop longtemps ({ $what })
        [died] a emporté son processus ({ $what })
       *[crash] a fait une erreur ({ $what })
    }.

## Ce qu’elle refuse

arena-error-numbers = Parties, processeurs et patience valent plus que zéro.
arena-error-bots = Les bots sont nommés une fois chacun, séparés par des virgules, et non « { $bots } ».
arena-error-one-bot = Un seul bot joue à toutes les places : donnez-en un, pas { $bots }.
arena-no-stats = Classements et graphiques demandent openskill et matplotlib. Installez-les : pip install 'demesne[stats]'
arena-no-ray = Jouer sur une grappe demande Ray. Installez-le : pip install 'demesne[ray]'
arena-ray-away = Il n’y a pas de grappe Ray à { $address } ({ $reason }). Pour en démarrer une : ray start --head
arena-unreadable = { $file } ne peut être lu ({ $reason }).
arena-unwritable = { $file } ne peut être écrit ({ $reason }).
arena-no-results = { $file } ne contient pas de résultats de l’arène : la ligne { $line } n’en est pas un.
arena-not-together = { $file } ne va pas avec les autres : son { $what } est { $theirs }, le leur est { $ours }. Seules des parties de mêmes version, règles, boîte et sources se classent ensemble.
arena-more-results = { $file } contient des parties que ce tournoi n’a pas : plus nombreuses, ou à d’autres nombres de places. Demandez-en autant, ou donnez un autre fichier avec --out.
arena-other-results = { $file } est d’un autre tournoi : son { $what } est { $theirs }, ici c’est { $ours }. Donnez un autre fichier avec --out.

## Dans les graphiques

arena-plot-ratings = Classement, avec son intervalle à 95 %
arena-plot-about = { $game } · { $seats } places · { $games } parties
arena-plot-ratings-axis = 200 de plus : devant l’autre dans 76 parties sur 100
arena-plot-scores-axis = points ; en gras, la moyenne
arena-plot-scores = Points à la fin
arena-plot-seats = La place compte-t-elle ?
arena-plot-seat = place { $seat } sur { $seats }
arena-plot-seats-axis = victoires sur 100 parties au-delà de la part équitable
arena-plot-seats-count = { $seats } places
arena-plot-length = Durée d’une partie
arena-plot-length-axis = choix et tirages
arena-plot-sources = D’où viennent les points
arena-plot-winners = les gagnants
arena-plot-others = les autres
arena-plot-points = points par place, en moyenne
