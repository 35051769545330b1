### Les mots dont tous les jeux et toutes les portes ont besoin.

language-en = English
language-fr = Français
language-ja = 日本語

yes = Oui
no = Non
chance = Le hasard
seat-number = Place { $number }

# Une liste se lit : gauche, droite ; le dernier est relié par un mot.
list-more = { $left }, { $right }
list-last = { $left } et { $right }

amount-nothing = rien

## Les choix refusés

error-invalid-choice = Ce menu n’a pas de ligne { $choice }.
error-illegal-choice = { $seat } ne peut pas choisir { $choice } maintenant. { $reason }
error-not-your-turn = Ce n’est pas à { $seat } de jouer.
error-stale-ply = On a déjà répondu à cette question. Regardez la table et choisissez de nouveau.
error-game-over = La partie est finie : il n’y a plus rien à choisir.
error-undo-refused = { $reason }

why-no-such-line = Il n’y a rien à choisir là.

undo-nothing = Il n’y a encore rien à reprendre.
undo-drawn = On a pioché ou révélé quelque chose depuis : ce qui a été vu ne peut plus être oublié.
undo-sealed = Des offres secrètes sont en cours : on ne revient pas sur ce qui les a précédées.
undo-answered = { $seat } a choisi depuis ; seul ce choix peut être repris.
