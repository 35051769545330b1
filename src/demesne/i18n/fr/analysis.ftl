# Des conseils à la table, et une partie finie qu’on revoit

hint = Conseil
hint-title = Un conseil de Grimbert
hint-thinking = Grimbert réfléchit…
hint-note = { $count ->
        [one] Une façon. La barre : chances de gagner.
       *[other] { $count } façons, la meilleure d’abord. La barre : chances de gagner.
    }
hint-for = Pour : { $terms }
hint-used = Conseil { $used } sur { $most }. Chacun ici peut demander, et voit combien les autres l’ont fait.
hint-free = Contre des robots, demandez aussi souvent que vous voulez.
hint-close = Fermer le conseil
hints-taken = { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
analysis = Analyse
analyse = Analyser cette partie
analyse-title = Comment a-t-on joué ?
analyse-note = Chaque tour est essayé à côté de ses autres possibilités. Cela prend une minute ou deux, peut être arrêté, et reste gardé.
analysis-running = Examen du tour { $done } sur { $total }…
analysis-stopped = Arrêté au tour { $done } sur { $total }. Ce qui est trouvé est gardé.
analysis-stop = Arrêter
analysis-go-on = Reprendre
who-is-winning = Qui mène ?
winning-note = Plus la bande est large, plus ce joueur a de chances.
who-is-winning-now = Qui mène à ce coup : { $chances }
chance-to-win = Chances de gagner
chance-of = { $name } { $chance }
turning-points = Tournants
turning-point = Tournant { $number } : { $name }
last-turning-point = Au tournant précédent
next-turning-point = Au tournant suivant
no-turning-points = Aucun : personne n’a perdu 5 % ou plus en un tour, nulle trouvaille non plus.
none-yet = Aucun pour l’instant.
this-turn = Ce tour
turn-of = Tour { $turn } · { $name }
mark-slip = Faux pas, { $by }
mark-blunder = Bévue, { $by }
mark-find = Trouvaille, { $by }
mark-best = Le meilleur choix
better-was = Mieux : { $turn }
worth-points = Vaut { $points } points
chance-not = { $better } de chances, au lieu de { $chance }
try-here = L’essayer ici
try-back = Revenir à la partie
try-still = Rien n’a encore bougé : la suite dépend du hasard ou des autres.
find-means = Le meilleur des autres tours gagne { $gap } moins souvent.
how-well = Comment chacun a joué
eyes = regard
count-slip = { $count } faux pas
count-blunder = { $count ->
        [one] { $count } bévue
       *[other] { $count } bévues
    }
count-find = { $count ->
        [one] { $count } trouvaille
       *[other] { $count } trouvailles
    }
count-none = aucun faux pas
accuracy-means =
    100 %, c’est le meilleur choix à chaque fois ; un tour qui coûte { $little } % de chances compte 78, { $much } % 47. Le plateau montre ce que { $name } pouvait voir ; choisissez un autre joueur pour voir par ses yeux.
ring-played = joué
ring-better = mieux
