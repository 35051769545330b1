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

## Les bots : les bêtes du Roman de Renart

beast-cuwart = Couard
beast-cuwart-kind = le lièvre
beast-pinte = Pinte
beast-pinte-kind = la poule
beast-tardif = Tardif
beast-tardif-kind = le limaçon
beast-belin = Belin
beast-belin-kind = le bélier
beast-bernard = Bernard
beast-bernard-kind = l’âne
beast-grimbert = Grimbert
beast-grimbert-kind = le blaireau
beast-chanticleer = Chantecler
beast-chanticleer-kind = le coq
beast-espinard = Espinart
beast-espinard-kind = le hérisson
beast-tibert = Tibert
beast-tibert-kind = le chat
beast-tiecelin = Tiécelin
beast-tiecelin-kind = le corbeau
beast-baucent = Baucent
beast-baucent-kind = le sanglier
beast-bruin = Brun
beast-bruin-kind = l’ours
beast-reynard = Renart
beast-reynard-kind = le goupil
beast-isengrim = Ysengrin
beast-isengrim-kind = le loup
beast-noble = Noble
beast-noble-kind = le lion
beast-hersent = Hersent
beast-hersent-kind = la louve

## Où en est la partie

stage-round = Manche { $n }
stage-turn = Tour { $n }
stage-epoch =
    { $n ->
        [1] Époque I
        [2] Époque II
        [3] Époque III
        [4] Époque IV
       *[other] Époque V
    }
