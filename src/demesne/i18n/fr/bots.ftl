### La force des bots : la page des tableaux publiés par l’arène.

bots-title = Quelle est la force des bots ?
bots-note = Ils jouent entre eux en grand nombre. Rien ici n’est deviné.
bots-made = { $games } parties · la dernière le { $at }
bots-bot = Bot
bots-level = Niveau
bots-rating = Cote
bots-wins = Victoires
bots-score = Points
bots-fixed = fixe
bots-bound-most = ou moins
bots-bound-least = ou plus
bots-play = Jouer contre { $name }
bots-anchor = { $name } est fixé à 1500.
bots-bar = La vraie cote est dans la barre, 19 fois sur 20.
bots-few = Ces parties sont peu nombreuses : à lire avec prudence.
bots-none = Personne n’a encore mesuré les bots de { $game } pour cette page ; elle ne montre donc aucun chiffre. On peut tout de même jouer contre eux.
bots-seats = La place compte-t-elle ?
bots-seats-note = Part des victoires selon la place, tous bots, { $seats } joueurs.
bots-seat =
    { $n ->
        [1] Première
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[other] Cinquième
    }
bots-fair = part équitable, { $share }
bots-seats-first =
    { $wins ->
        [one] Commencer rapporte { $wins } victoire sur 100.
       *[other] Commencer rapporte { $wins } victoires sur 100.
    }
bots-seats-last =
    { $wins ->
        [one] Commencer coûte { $wins } victoire sur 100.
       *[other] Commencer coûte { $wins } victoires sur 100.
    }
bots-seats-even = Commencer n’aide ni ne nuit, autant que ces parties le disent.
bots-points = Points à la fin
bots-points-note = La fréquence de chaque total.
bots-points-more =
    { $points ->
        [one] Un niveau de plus : environ { $points } point de plus.
       *[other] Un niveau de plus : environ { $points } points de plus.
    }
bots-points-fewer =
    { $points ->
        [one] Un niveau de plus : environ { $points } point de moins.
       *[other] Un niveau de plus : environ { $points } points de moins.
    }
bots-what = Qu’est-ce qu’une cote ?
bots-what-note = Un nombre pour la force. Qui a 200 de plus finit devant l’autre dans environ 3 parties sur 4.
bots-rungs = Chaque niveau est-il plus fort ?
bots-rungs-note =
    { $seats ->
        [2] La part des parties qu’un niveau gagne contre celui du dessous.
       *[other] La part des parties qu’un niveau gagne, seul à une table du niveau du dessous.
    }
bots-rung = { $level }, contre { $below } :
bots-rung-below = contre { $level }
bots-rung-games = { $games } parties
bots-how = Comment est-ce mesuré ?
bots-how-games = { $games } parties, chaque donne jouée de chaque place, la dernière le { $at } ; Demesne { $version }, règles { $rules }.
bots-how-failed =
    { $games ->
        [one] Une partie n’est pas allée au bout et ne compte pas.
       *[other] { $games } parties ne sont pas allées au bout et ne comptent pas.
    }
bots-how-interval = Les intervalles contiennent le vrai chiffre 19 fois sur 20 : pour les cotes, en retirant les donnes { $times } fois ; pour les parts, selon Wilson. Chacun peut rejouer les mêmes parties :
bots-how-commands = Les commandes
bot-greedy = Glouton
bot-greedy-line = Un étalon : toujours le meilleur tour en vue.
bot-random = Hasard
bot-random-line = Un étalon : n’importe quel coup.
