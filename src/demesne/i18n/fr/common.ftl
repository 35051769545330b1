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

## La force des bots

level-gentle = doux
level-gentle-line = vous pardonne beaucoup
level-fair = honnête
level-fair-line = joue le plus souvent le meilleur tour qu’il voit
level-strong = fort
level-strong-line = regarde plus loin avant de choisir
level-fierce = féroce
level-fierce-line = regarde plus loin, et prend son temps
thinking = { $name } réfléchit …

## Les bots : les bêtes du Roman de Renart

beast-cuwart = Couard
beast-cuwart-kind = le lièvre
beast-cuwart-temper = Joue pour s’amuser, et vous laisse essayer.
beast-pinte = Pinte
beast-pinte-kind = la poule
beast-pinte-temper = Aime une grange bien pleine.
beast-tardif = Tardif
beast-tardif-kind = le limaçon
beast-tardif-temper = Jamais pressé ; aime l’atelier.
beast-belin = Belin
beast-belin-kind = le bélier
beast-belin-temper = Ne manque jamais la messe.
beast-bernard = Bernard
beast-bernard-kind = l’âne
beast-bernard-temper = Régulier. Se trompe rarement.
beast-grimbert = Grimbert
beast-grimbert-kind = le blaireau
beast-grimbert-temper = Aime les métiers.
beast-chanticleer = Chantecler
beast-chanticleer-kind = le coq
beast-chanticleer-temper = Chante du haut du clocher : aime l’église.
beast-espinard = Espinart
beast-espinard-kind = le hérisson
beast-espinard-temper = Fait ses réserves pour l’hiver ; aime les champs.
beast-tibert = Tibert
beast-tibert-kind = le chat
beast-tibert-temper = Guette votre faux pas.
beast-tiecelin = Tiécelin
beast-tiecelin-kind = le corbeau
beast-tiecelin-temper = Aime voyager.
beast-baucent = Baucent
beast-baucent-kind = le sanglier
beast-baucent-temper = Vit au marché.
beast-bruin = Brun
beast-bruin-kind = l’ours
beast-bruin-temper = Règle tout par la force.
beast-reynard = Renart
beast-reynard-kind = le goupil
beast-reynard-temper = Voit très loin.
beast-isengrim = Ysengrin
beast-isengrim-kind = le loup
beast-isengrim-temper = Prend de force ce qu’il vous faut.
beast-noble = Noble
beast-noble-kind = le lion
beast-noble-temper = Règne sur le conseil.
beast-hersent = Hersent
beast-hersent-kind = la louve
beast-hersent-temper = Rôde loin de sa tanière.

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

## Ce qui parle pour un tour, dans tous les jeux

term-rivals = les rivaux freinés
