### Feudum.
### Un mot seul est son nom sur un plateau ou dans une liste. Ses formes (.the, .a...) servent
### au milieu d'une phrase : l'argument $vessel a sa forme .a sous le nom $vessel-a.
### On évite « de » devant un nom de joueur : il faudrait parfois l'élider.

## Questions

ask-join-guild = { $seat }, vous n’avez pas assez de marqueurs pour toutes vos guildes. Laquelle en reçoit un ?
ask-draw-good = Quelle marchandise sort du havresac ?
ask-store-sulfur = { $seat }, où va le soufre ?
ask-turn-token = Que vaut la perle ?
ask-draw-first-player = Qui est premier joueur ?
ask-deal-place = Qu’y a-t-il { $place-at } ?
ask-draw-vessel = Quel navire arrive au quai des alchimistes ?
ask-choose-start-good =
    { $count ->
        [one] { $seat }, quelle dernière marchandise prenez-vous pour commencer ?
       *[other] { $seat }, quelle marchandise prenez-vous pour commencer ? Il vous en revient { $count }, toutes différentes.
    }
ask-start-role = { $seat }, quel personnage est votre premier pion ?
ask-start-place = { $seat }, où commence votre premier pion ?
ask-choose-bonus = { $seat }, posez-vous une marchandise sur votre sac pour cette manche ?
ask-choose-cards =
    { $count ->
        [one] { $seat }, quelle dernière carte prenez-vous pour cette manche ?
       *[other] { $seat }, quelles cartes prenez-vous pour cette manche ? Encore { $count } à choisir.
    }
ask-play-card = { $seat }, quelle carte jouez-vous ?
ask-play-second-card = { $seat }, jouez-vous une deuxième carte dans ce tour ?
ask-deploy = { $seat }, quel navire déployez-vous, et sous qui ?
ask-play-mandate = { $seat }, quel mandat jouez-vous ?
ask-discard-writ = { $seat }, quelle ordonnance remettez-vous sous la pile ?
ask-take-seal = { $seat }, quel sceau reprenez-vous ?
ask-exchange-tile = { $seat }, quelle tuile échangez-vous, et contre quoi ?
ask-turn-writ = { $seat } : quelle ordonnance sort de la pile ?
ask-keep-writ = { $seat }, laquelle de ces ordonnances gardez-vous ?
ask-shed-writ = { $seat }, vous avez une ordonnance de trop. Laquelle va sous la pile ?
ask-nourish = { $seat }, que mange votre { $role-bare } { $place-at } ?
ask-roll-progress = Quelle région montre le dé progrès ?
ask-collect =
    { $count ->
        [0] { $seat }, il n’y a rien sur { $landscape-the } { $place-at }.
        [one] { $seat }, il y a { $landscape-one } sur { $landscape-the } { $place-at }. Récupérez-vous tout ?
       *[other] { $seat }, il y a { $count } { $landscape-many } sur { $landscape-the } { $place-at }. Récupérez-vous tout ?
    }
ask-last-acts = { $seat }, le décompte final approche. Utilisez-vous encore un mandat ou une tuile ?
ask-migrate = { $seat }, qui migre ?
ask-migrate-to = { $seat }, où arrive votre { $role-bare } ?
ask-move-piece =
    { $steps ->
        [one] { $seat }, qui fait le dernier pas ?
       *[other] { $seat }, qui va où ? Il reste { $steps } pas.
    }
ask-godspeed = { $seat }, bon vent ! Un moine fait-il un pas de plus ?
ask-travel-by = { $seat }, comment votre { $role-bare } va-t-il { $place-to } ?
ask-pilfer = { $seat }, volez-vous quelque chose ?
ask-set-out = { $seat }, commencez-vous le voyage épique ?
ask-place-influence = { $seat }, où posez-vous un marqueur ?
ask-improve = { $seat }, qu’améliorez-vous ?
ask-choose-feudum = { $seat }, de quelle guilde la ville { $place-at } devient-elle le fief ?
ask-take-other-tile = { $seat }, dans quelle pile prenez-vous une tuile d’une époque précédente ?
ask-turn-tile = { $seat } : quel paysage est au dos de la tuile ?
ask-tend = { $seat }, quelle tuile posez-vous ?
ask-tend-at = { $seat }, où posez-vous { $landscape-the } ?
ask-explore = { $seat }, explorez-vous ?
ask-dig-deeper = { $seat }, creusez-vous pour une autre ordonnance ?
ask-harvest = { $seat }, quelle ferme récoltez-vous ?
ask-harvest-how = { $seat }, que devient la récolte { $place-at } ?
ask-pick-favours =
    { $count ->
        [one] { $seat }, quelle marchandise prenez-vous comme faveur ?
       *[other] { $seat }, quelles marchandises prenez-vous comme faveurs ? Il vous en revient { $count }.
    }
ask-tax = { $seat }, levez-vous des taxes ?
ask-conquer = { $seat }, qui ou quoi attaquez-vous ?
ask-starve = { $seat }, qui affamez-vous ?
ask-reveal-defend = { $seat }, { $rival } vous attaque { $place-at }, à { $attack } contre { $defence } jusqu’ici. Montrez-vous « Se défendre » ?
ask-reveal-immunity = { $seat }, { $rival } affame votre peuple { $place-at }. Montrez-vous « Se défendre » ?
ask-arm = { $seat }, vous attaquez { $rival } à { $attack } contre { $defence }. Ajoutez-vous quelque chose ?
ask-place-military = { $seat }, posez-vous un disque sur la piste de service militaire ?
ask-repeat = { $seat }, quelle carte répétez-vous ?
ask-choose-guild = { $seat }, quelle guilde, et laquelle de ses fonctions ?
ask-place-reeve = { $seat }, placez-vous un préfet dans { $guild-the } ?
ask-feast = { $seat }, qui invitez-vous au banquet ?
ask-send-farm = { $seat }, quelle ferme envoie ses marchandises à la grange ?
ask-take-units =
    { $units ->
        [one] { $seat }, une nourriture ou un shilling pour ces marchandises ?
       *[other] { $seat }, des nourritures ou des shillings pour ces marchandises ? Il vous en revient { $units } en tout.
    }
ask-spill-good = Quelle marchandise n’a pas de place dans la grange ?
ask-buy-good =
    { $count ->
        [0] { $seat }, quelles marchandises achetez-vous ? { $most } au plus.
        [one] { $seat }, vous achetez { $count } marchandise. Une autre ? { $most } au plus.
       *[other] { $seat }, vous achetez { $count } marchandises. Une autre ? { $most } au plus.
    }
ask-fill-bin =
    { $count ->
        [one] { $seat }, quelle corbeille reçoit la dernière marchandise de la grange ?
       *[other] { $seat }, quelle corbeille reçoit une marchandise de la grange ? Encore { $count } à placer.
    }
ask-buy-vessel = { $seat }, quel navire achetez-vous ?
ask-load-cart =
    { $count ->
        [one] { $seat }, quelle dernière marchandise va chez les alchimistes ?
       *[other] { $seat }, quelle marchandise va chez les alchimistes ? Encore { $count } à déplacer.
    }
ask-invent =
    { $count ->
        [0] { $seat }, qu’inventez-vous ? { $most ->
            [one] Une seule invention.
           *[other] { $most } inventions au plus.
        }
        [one] { $seat }, qu’inventez-vous d’autre ? { $count } invention est faite, sur { $most } au plus.
       *[other] { $seat }, qu’inventez-vous d’autre ? { $count } inventions sont faites, sur { $most } au plus.
    }
ask-tame-beast = { $seat }, domptez-vous un monstre ?
ask-deploy-beast = { $seat }, où apparaît { $monster-the } ?
ask-buy-seal =
    { $count ->
        [0] { $seat }, quel sceau achetez-vous ? { $most } au plus.
       *[other] { $seat }, achetez-vous un autre sceau ? { $most } au plus.
    }
ask-seal-scroll = { $seat }, quel parchemin reçoit un sceau ? Vous pouvez encore en placer { $count }.
ask-remove-marker =
    { $count ->
        [one] { $seat }, de quelle rangée le dernier marqueur retourne-t-il dans la réserve générale ?
       *[other] { $seat }, de quelle rangée un marqueur retourne-t-il dans la réserve générale ? { $count } à choisir, chacun d’une autre rangée.
    }
ask-move-seal =
    { $count ->
        [one] { $seat }, quel sceau va chez les moines ?
       *[other] { $seat }, quel sceau va chez les moines ? Encore { $count } à déplacer.
    }
ask-guess-hand = { $seat } choisit un poing : quelle perle s’y trouve ?

## Lignes des menus

line-join-guild =
    { $stars ->
        [one] { $guild }, avec { $stars } étoile
       *[other] { $guild }, avec { $stars } étoiles
    }
line-good = { $good }
line-favour =
    { $count ->
        [one] { $good }, { $count } récolté
       *[other] { $good }, { $count } récoltés
    }
line-sulfur-barrel = Sur le tonneau de vin : vin, banquets, égalités
line-sulfur-kept = Dans votre réserve : deux cartes d’affilée, ou un mandat
line-bead = Une perle de { $value }
line-seat = { $seat }
line-disc = { $disc }
line-vessel = { $vessel }
line-role = { $role }
line-start-place = { $place } : { $disc-a }
line-no-bonus = Rien
line-bonus-saltpeter = Salpêtre : une cinquième carte
line-bonus-sulfur = Soufre : deux cartes d’affilée dans un de vos tours
line-card = { $card }
line-no-second-card = Finir le tour
line-free-deploy = Déployer un navire
line-free-mandate = Jouer un mandat
line-free-discard = Remettre une ordonnance sous la pile
line-free-seal = Reprendre un sceau d’immunité royale
line-free-tile = Échanger une tuile région contre une marchandise
line-deploy = { $vessel } sous { $role-the } { $place-at }
line-small-trade-1 = Petit commerce : { $shillings } shillings — 1 nourriture
line-small-trade-2 = Petit commerce : { $shillings } shillings — 1 bois et 1 nourriture
line-great-trade-three = Grand commerce : { $shillings } shillings — 1 fer, 1 bois et 1 nourriture
line-great-trade-kept = Grand commerce : { $shillings } shillings — 1 soufre, 1 fer, 1 bois et 1 nourriture
line-great-trade-barrel = Grand commerce : { $shillings } shillings — 1 soufre du tonneau, 1 fer, 1 bois et 1 nourriture
line-mandate-vessel = { $vessel } — 1 { $good-bare }
line-commons-goods =
    { $count ->
        [one] Roturiers, comme fermier : { $count } marchandise au hasard
       *[other] Roturiers, comme fermier : { $count } marchandises au hasard
    }
line-commons-shillings =
    { $shillings ->
        [one] Roturiers, comme marchand : { $shillings } shilling
       *[other] Roturiers, comme marchand : { $shillings } shillings
    }
line-commons-vessel = Roturiers, comme alchimiste : { $vessel-a }
line-crown-markers =
    { $count ->
        [one] Couronne, comme chevalier : { $count } marqueur
       *[other] Couronne, comme chevalier : { $count } marqueurs
    }
line-crown-seal = Couronne, comme noble : un sceau
line-crown-bead = Couronne, comme moine : une perle
line-writ = { $writ } : { $writ-what }
line-seal-subject = Le sceau sous votre sujet { $place-at }
line-seal-serf = Le sceau sous votre serf { $place-at }
line-tile-good = { $landscape } contre 1 { $good-bare }
line-tile-barrel = { $landscape } contre 1 soufre sur le tonneau de vin
line-feed-food = 1 nourriture pour { $role-the }
line-feed-wine = Du vin pour { $role-the } : nourri maintenant et à la prochaine manche, mais ivre
line-starve-pawn = Rien : { $role-the } quitte le plateau
line-region = { $region }
line-leave-crop = Laisser prospérer
line-collect-crop =
    { $own ->
        [0] Récupérer sans rien garder
        [one] Récupérer { $landscape-one }
       *[other] Récupérer { $own } { $landscape-many }
    }{ $due ->
        [0] {""}
       *[other] {""} ; { $due } pour le dirigeant
    }
line-last-done = Plus rien
line-forgo = Renoncer à l’action
line-place = { $place }
line-migrate-off = Retirer { $role-the } { $place-from }
line-migrate-on = Faire venir { $role-a } — 1 nourriture
line-move-stop = Ne pas aller plus loin
line-move-road = { $role } : { $origin-from } { $place-to } par la route
line-move-ferry =
    { $shillings ->
        [one] { $role } : { $origin-from } { $place-to } en ferry — { $shillings } shilling
       *[other] { $role } : { $origin-from } { $place-to } en ferry — { $shillings } shillings
    }
line-move-vessel = { $role } : { $origin-from } { $place-to } { $vessel-by }
line-move-either = { $role } : { $origin-from } { $place-to }
line-move-beast = { $monster } : { $origin-from } { $place-to }
line-pilfer-nothing = Ne rien voler
line-pilfer-good = 1 { $good-bare } { $place-at }
line-pilfer-landscape = { $landscape-one } sur { $landscape-the } { $place-at }
line-stay = Rester
line-set-out = Partir avec un disque
line-influence-stop = Ne plus poser de marqueur
line-influence-ruler = { $place } : diriger { $disc-the }
line-influence-subject = { $place } : ajouter un sujet à votre { $disc-bare }
line-influence-serf = { $place } : devenir serf { $disc-to }, sous { $rival }
line-influence-overthrow = { $place } : renverser { $rival } et diriger { $disc-the }
line-bribe =
    { $shillings ->
        [one] { $place } : payer pour évincer { $rival } et diriger { $disc-the } — { $shillings } shilling
       *[other] { $place } : payer pour évincer { $rival } et diriger { $disc-the } — { $shillings } shillings
    }
line-improve =
    { $points ->
        [0] { $place } devient { $disc-a }, sans points — 1 { $good-bare }
        [one] { $place } devient { $disc-a } : { $points } point — 1 { $good-bare }
       *[other] { $place } devient { $disc-a } : { $points } points — 1 { $good-bare }
    }
line-improve-feudum =
    { $points ->
        [0] { $place } devient un fief, sans points — 1 sceau
        [one] { $place } devient un fief : { $points } point — 1 sceau
       *[other] { $place } devient un fief : { $points } points — 1 sceau
    }
line-tend = Entretenir un paysage — 1 bois
line-guild = { $guild }
line-stack = { $region } : une tuile de l’époque { $epoch }
line-landscape = { $landscape }
line-explore = Piocher { $count } ordonnances, en garder 1
line-dig = En piocher { $count } de plus, en garder 1 — 1 fer
line-dig-pass = Cela suffit
line-harvest = { $place } : { $count } marchandises
line-harvest-full = Les { $count } marchandises restent à la ferme
line-harvest-favours = { $count } marchandises pour la ferme, { $favours } au hasard pour vous
line-harvest-inspect = Piocher d’abord les { $count } marchandises, puis en choisir { $favours } pour vous ou tout laisser
line-harvest-leave = Tout laisser à la ferme
line-tax =
    { $shillings ->
        [one] Prendre { $shillings } shilling
       *[other] Prendre { $shillings } shillings
    }
line-tax-reinforced =
    { $shillings ->
        [one] Prendre { $shillings } shilling, et 1 marqueur en renfort
       *[other] Prendre { $shillings } shillings, et 1 marqueur en renfort
    }
line-conquer-pawn = { $role } ({ $rival }) { $place-at } : { $attack } contre { $defence }
line-conquer-beast = { $monster } ({ $rival }) { $place-at } : { $attack } contre { $defence }
line-conquer-feudum = Fief { $guild-whose } ({ $rival }) { $place-at } : { $attack } contre { $defence }
line-starve = Affamer le peuple
line-starve-subject = Le sujet ({ $rival }) { $place-at }
line-starve-serf = Le serf ({ $rival }) { $place-at }
line-defend-no = Ne rien montrer
line-defend = Montrer « Se défendre » : une défense de { $defence }, et 1 point
line-immunity = Montrer « Se défendre » pour l’immunité royale, et 1 point — 1 nourriture
line-attack = Attaquer : { $attack } contre { $defence }
line-give-up = Renoncer à l’attaque
line-add-saltpeter = Ajouter du salpêtre : une attaque de { $attack } — 1 salpêtre
line-add-weapon = Utiliser { $writ-the } : une attaque de { $attack }
line-add-weapon-paid = Utiliser { $writ-the } à pleine force : une attaque de { $attack } — 1 { $good-bare }
line-military-no = Ne pas poser de disque
line-military-disc = Poser un disque
line-repeat = Encore « { $card } »
line-deja-vu = Encore « { $card } » — 1 salpêtre
line-trade = { $guild } : échanger
line-pull =
    { $points ->
        [0] { $guild } : tirer, sans points pour l’instant
        [one] { $guild } : tirer, pour { $points } point et une ordonnance au mieux
       *[other] { $guild } : tirer, pour { $points } points et une ordonnance au mieux
    }
line-push =
    { $points ->
        [0] { $guild } : pousser, sans points pour l’instant
        [one] { $guild } : pousser, pour { $points } point
       *[other] { $guild } : pousser, pour { $points } points au plus
    }
line-feast =
    { $points ->
        [one] Banquet : tirer ou pousser à la place d’un adversaire, pour { $points } point de plus — 1 soufre du tonneau
       *[other] Banquet : tirer ou pousser à la place d’un adversaire, pour { $points } points de plus — 1 soufre du tonneau
    }
line-no-reeve = Ne pas placer de préfet
line-reeve =
    { $points ->
        [one] Placer un préfet : { $points } point
       *[other] Placer un préfet : { $points } points
    }
line-feast-pawn = { $role } ({ $rival }) { $place-at } : { $function-bare } { $guild-at }
line-feast-feudum = Fief ({ $rival }) { $place-at } : { $function-bare } { $guild-at }
line-send-farm =
    { $units ->
        [0] { $place } : { $count } marchandise, pour rien
        [one] { $place } : { $count } marchandises, pour 1 nourriture ou 1 shilling
       *[other] { $place } : { $count } marchandises, pour { $units } nourritures ou shillings
    }
line-take-units =
    { $food ->
        [0] { $shillings ->
            [0] Rien
            [one] { $shillings } shilling
           *[other] { $shillings } shillings
        }
        [one] { $shillings ->
            [0] { $food } nourriture
            [one] { $food } nourriture et { $shillings } shilling
           *[other] { $food } nourriture et { $shillings } shillings
        }
       *[other] { $shillings ->
            [0] { $food } nourritures
            [one] { $food } nourritures et { $shillings } shilling
           *[other] { $food } nourritures et { $shillings } shillings
        }
    }
line-buy-good =
    { $shillings ->
        [one] { $good } — { $shillings } shilling
       *[other] { $good } — { $shillings } shillings
    }
line-buy-stop =
    { $shillings ->
        [one] Acheter { $goods } — { $shillings } shilling en tout
       *[other] Acheter { $goods } — { $shillings } shillings en tout
    }
line-fill-bin = { $good } dans la corbeille { $number }
line-buy-vessel =
    { $shillings ->
        [one] { $vessel } — { $shillings } shilling
       *[other] { $vessel } — { $shillings } shillings
    }
line-load-cart =
    { $shillings ->
        [one] { $good } de la corbeille à { $shillings } shilling
       *[other] { $good } de la corbeille à { $shillings } shillings
    }
line-invent-done = Cela suffit
line-invent-vessel = { $vessel } — { $goods }
line-invent-barrel =
    { $markers ->
        [one] Baril de krud : { $markers } marqueur dans les rangées — { $goods }
       *[other] Baril de krud : { $markers } marqueurs dans les rangées — { $goods }
    }
line-tame-none = N’en dompter aucun
line-tame = { $monster } — { $markers } marqueurs
line-buy-seal = Le sceau du parchemin { $scroll } — { $shillings } shillings
line-buy-seal-done =
    { $count ->
        [one] Acheter { $count } sceau — { $shillings } shillings
       *[other] Acheter { $count } sceaux — { $shillings } shillings en tout
    }
line-seal-done =
    { $count ->
        [0] N’en placer aucun
        [one] { $count } sceau suffit
       *[other] { $count } sceaux suffisent
    }
line-scroll = Parchemin { $scroll }
line-remove-marker =
    { $markers ->
        [one] La rangée qui a { $markers } marqueur ({ $rival })
       *[other] La rangée qui a { $markers } marqueurs ({ $rival })
    }
line-remove-ghost =
    { $markers ->
        [one] La rangée fantôme { $number }, qui a { $markers } marqueur
       *[other] La rangée fantôme { $number }, qui a { $markers } marqueurs
    }

## Attention

warn-conquer-last = Comme dernière carte, « Conquérir » n’a aucun effet.
warn-vessel-left = Le pion laisse { $vessel-the } sur place.
warn-beads-turn =
    { $count ->
        [one] Votre perle devient un sceau.
       *[other] Vos { $count } perles deviennent des sceaux.
    }
warn-attack-fails = Une attaque doit dépasser la défense : celle-ci échoue.
warn-no-points = Cela ne peut rien rapporter pour l’instant.
warn-unprotected = Le marqueur posé dessus ne sera plus protégé.

## Pourquoi pas

why-barrel-full = Votre tonneau de vin est plein.
why-no-such-good = Il n’y a plus de { $good-bare } dans le havresac.
why-goods-ascending = Les marchandises se prennent dans l’ordre de la liste : après { $good-the }, il ne resterait pas assez de sortes.
why-no-saltpeter = Vous n’avez pas de salpêtre.
why-no-kept-sulfur = Vous n’avez pas de soufre hors du tonneau.
why-cards-in-order =
    { $count ->
        [one] Les cartes se choisissent dans l’ordre de la liste, et il vous en faut encore une.
       *[other] Les cartes se choisissent dans l’ordre de la liste, et il vous en faut encore { $count }.
    }
why-on-such-a-vessel = Ce pion a déjà { $vessel-a }.
why-no-good = Vous n’avez pas de { $good-bare }.
why-barrel-empty = Votre tonneau de vin est vide.
why-no-vessel = Il ne reste pas de { $vessel-bare } dans la réserve générale.
why-few-stars =
    { $stars ->
        [0] Il faut { $needed } étoiles { $guild-at } ; vous n’en avez aucune.
       *[other] Il faut { $needed } étoiles { $guild-at } ; vous en avez { $stars }.
    }
why-bank-empty = Il n’y a plus de shillings dans la réserve générale.
why-bag-empty = Le havresac est vide.
why-no-markers = Vous n’avez plus de marqueurs dans la réserve générale.
why-no-seals = Il n’y a plus de sceaux dans la réserve générale.
why-enough-to-eat =
    { $hungry ->
        [one] Vous avez de quoi nourrir ce pion.
       *[other] Vous avez { $meals } rations pour { $hungry } pions : personne ne jeûne.
    }
why-nothing-grown = Rien n’y a encore poussé.
why-no-pawn-left = Tous vos pions sont sur le plateau.
why-pinned = Le monstre d’un adversaire { $place-at } y bloque vos pions.
why-ferry-closed = Les ferries sont fermés : il y a un navire au quai des alchimistes.
why-ferry-price =
    { $have ->
        [0] Le ferry coûte { $shillings } shillings ; vous n’en avez aucun.
       *[other] Le ferry coûte { $shillings } shillings ; vous en avez { $have }.
    }
why-no-craft = Pour cette route, il faut { $vessel-a } : le pion n’en a pas, rien de tel n’attend ici, et votre réserve n’en a pas non plus.
why-own-farm = On ne vole pas une ferme que l’on dirige.
why-own-landscape = Votre propre serf entretient ce paysage.
why-influenced = Vous y avez déjà posé un marqueur dans cette action.
why-no-marker = Vous n’avez plus de marqueur dans votre réserve.
why-two-markers = Vous y avez déjà deux marqueurs.
why-two-families = Deux autres joueurs y ont déjà des marqueurs.
why-place-full = { $rival } y a un sujet : le lieu est plein.
why-feudum-stands = À cette table, on ne renverse pas par l’influence le dirigeant d’un fief.
why-not-alone = L’argent du marchand n’aide que là où se trouve un seul marqueur d’un seul adversaire.
why-bribed = Un de vos marchands s’en est déjà servi.
why-no-shilling = Vous n’avez pas de shilling.
why-needs-seal = Il faut un sceau pour un fief ; vous n’en avez pas.
why-no-disc = Il ne reste { $disc-no } dans la réserve générale.
why-no-feudum = Il ne reste aucun fief dans la réserve générale.
why-no-tile = Vous n’avez pas de tuile région.
why-no-serf-free = Vous n’avez aucun serf dans un lieu sans paysage.
why-landscape-there = Il y a déjà { $landscape-a }.
why-rules-no = Vous ne dirigez { $disc-no }.
why-farm-full = Il y a déjà { $count } marchandises ; il en faut moins de { $most }.
why-favours-begun =
    { $count ->
        [one] Vous avez commencé à choisir : encore une.
       *[other] Vous avez commencé à choisir : encore { $count }.
    }
why-favours-gone = La récolte n’a pas donné plus de { $good-bare }.
why-favours-passed = Les marchandises se choisissent dans l’ordre de la liste ; après { $good-the }, le reste ne suffirait pas.
why-no-reinforcement = Il ne reste aucun de vos marqueurs dans la réserve générale ni dans votre rangée.
why-all-drunk = Tous vos pions y sont ivres.
why-immune = Un sceau protège ce marqueur.
why-noble-drunk = Votre noble est ivre.
why-nobody-to-starve = Aucun adversaire n’a de sujet ni de serf là où est votre noble.
why-one-saltpeter = Sans chevalier sobre, un seul salpêtre est permis.
why-never-twice = Cette carte ne se joue jamais deux fois dans une manche.
why-not-repeatable = Cette carte n’a pas le symbole ×2.
why-guild-used = Vous avez déjà agi { $guild-at } dans cette manche ; il faut une autre guilde.
why-no-master = Il n’y a pas de maître { $guild-at }.
why-no-journeyman = Il n’y a pas d’ouvrier { $guild-at }.
why-only-master = Seul le maître peut pousser { $guild-at } : { $rival }.
why-only-journeyman = Seul l’ouvrier peut tirer { $guild-at } : { $rival }.
why-shillings =
    { $shillings ->
        [one] Il faut { $shillings } shilling ; { $have ->
            [0] vous n’en avez aucun.
           *[other] vous en avez { $have }.
        }
       *[other] Il faut { $shillings } shillings ; { $have ->
            [0] vous n’en avez aucun.
           *[other] vous en avez { $have }.
        }
    }
why-no-barrel-sulfur = Vous n’avez pas de soufre sur le tonneau de vin.
why-nobody-to-feast = Auprès de vos pions, il n’y a personne à la place de qui tirer ou pousser.
why-guest-no-member = { $rival } n’est ni maître ni ouvrier { $guild-at }.
why-no-farm-goods = Vous ne dirigez aucune ferme avec des marchandises.
why-bag-food =
    { $food ->
        [0] Il n’y a plus de nourriture dans le havresac.
        [one] Il ne reste que { $food } nourriture dans le havresac.
       *[other] Il ne reste que { $food } nourritures dans le havresac.
    }
why-bank-short =
    { $shillings ->
        [0] Il n’y a plus de shillings dans la réserve générale.
        [one] Il ne reste que { $shillings } shilling dans la réserve générale.
       *[other] Il ne reste que { $shillings } shillings dans la réserve générale.
    }
why-barn-stuck = Aucune marchandise de la grange n’a de corbeille vide chez les marchands.
why-bins-empty = Les corbeilles des marchands sont vides.
why-order-bins =
    { $count ->
        [one] Les corbeilles se choisissent dans l’ordre : après celle-ci, il en manquerait une.
       *[other] Les corbeilles se choisissent dans l’ordre : après celle-ci, il en manquerait { $count }.
    }
why-bins-stuck = Aucune marchandise des corbeilles n’a de place chez les alchimistes.
why-dock-empty = Il n’y a aucun navire au quai des alchimistes.
why-cart-full = Chez les alchimistes, il n’y a plus de place pour { $good-the }.
why-nothing-to-invent = Les marchandises des alchimistes ne permettent aucune invention.
why-invent-one = Il faut au moins une invention.
why-rows-full = Un baril n’apporterait de marqueur dans aucune rangée.
why-yard-empty = Il ne reste pas de { $vessel-bare } dans la réserve générale.
why-carts-short = Les alchimistes doivent avoir { $goods }.
why-row-empty = Il n’y a pas de marqueur dans votre rangée.
why-markers-short =
    { $have ->
        [0] Il faut { $markers } marqueurs de votre réserve ; vous n’en avez aucun.
       *[other] Il faut { $markers } marqueurs de votre réserve ; vous en avez { $have }.
    }
why-no-place-for-monster = Il n’y a aucun lieu où { $monster-the } puisse apparaître.
why-scrolls-empty = Il n’y a pas de sceau sur les parchemins des nobles.
why-scrolls-full = Tous les parchemins des nobles ont un sceau.
why-rows-empty = Il n’y a aucun marqueur dans les rangées des chevaliers.
why-no-seal-left = Il n’y a plus de sceaux dans la réserve générale.
why-seal-one = Il faut placer au moins un sceau.
why-order-scrolls =
    { $count ->
        [one] Les parchemins se choisissent dans l’ordre : après celui-ci, il en manquerait un.
       *[other] Les parchemins se choisissent dans l’ordre : après celui-ci, il en manquerait { $count }.
    }
why-order-colours =
    { $count ->
        [one] Les rangées se choisissent dans l’ordre : après celle-ci, il en manquerait une.
       *[other] Les rangées se choisissent dans l’ordre : après celle-ci, il en manquerait { $count }.
    }
why-rosary-empty = Il n’y a pas de perle sur le rosaire.
why-rosary-full = Le rosaire est complet.
why-hens-full = Tous les poulets ont une perle.

## Ce qui se passe

guild-left = { $seat } n’a plus d’étoile { $guild-at } et quitte la guilde.
guild-displaced = { $seat } cède à { $rival } la dernière place dans { $guild-the }.
guild-joined = { $seat } entre dans { $guild-the } comme { $rank-bare }.
guild-rank = Les étoiles ont changé : { $seat } est maintenant { $rank-bare } dans { $guild-the }.
reeve-returned = { $seat } reprend son préfet de { $guild-the }.
good-at-place = 1 { $good-bare } se trouve maintenant { $place-at }.
good-in-barn = 1 { $good-bare } passe du havresac à la grange.
good-drawn = { $seat } pioche 1 { $good-bare } dans le havresac.
sulfur-on-barrel = { $seat } pose le soufre sur le tonneau de vin.
sulfur-kept = { $seat } garde le soufre hors du tonneau.
bead-on-rosary = Une perle de { $value } rejoint le rosaire.
bead-on-hen = Une perle de { $value } est posée sur un poulet.
bead-gained = { $seat } reçoit une perle de { $value }.
first-player = { $seat } est premier joueur.
place-dealt = { $place } : { $disc-a }.
vessel-docked = Le quai des alchimistes reçoit { $vessel-a }.
start-good = { $seat } prend 1 { $good-bare } pour commencer.
pawn-begins = { $seat } commence avec { $role-a } { $place-at }.
round-begins = La manche { $round } commence. { $seat } est premier joueur.
bonus-saltpeter = { $seat } pose 1 salpêtre sur son sac : cinq cartes dans cette manche.
bonus-sulfur = { $seat } pose 1 soufre sur son sac : deux cartes d’affilée.
cards-chosen = { $seat } a choisi { $count } cartes.
card-played = { $seat } joue « { $card } ».
card-second = { $seat } joue « { $card } » comme deuxième carte du tour, grâce au soufre.
conquer-last = { $seat } joue « Conquérir » comme dernière carte : elle n’a aucun effet.
vessel-deployed = { $seat } déploie { $vessel-a } sous { $role-the } { $place-at }.
mandate-played = { $seat } joue un mandat : { $writ }.
mandate-shillings =
    { $shillings ->
        [0] La réserve générale est vide : { $seat } ne reçoit rien pour le mandat.
        [one] { $seat } reçoit { $shillings } shilling pour le mandat.
       *[other] { $seat } reçoit { $shillings } shillings pour le mandat.
    }
mandate-markers =
    { $count ->
        [0] { $seat } ne reçoit aucun marqueur pour le mandat.
        [one] { $seat } reçoit { $count } marqueur pour le mandat.
       *[other] { $seat } reçoit { $count } marqueurs pour le mandat.
    }
mandate-seal = { $seat } reçoit un sceau pour le mandat.
vessel-gained = { $seat } reçoit { $vessel-a } pour le mandat.
writ-discarded = { $seat } remet { $writ-the } sous la pile.
writ-discarded-unseen = { $seat } remet une ordonnance sous la pile.
seal-taken = { $seat } reprend le sceau { $place-at } : rien n’y protège plus le marqueur.
tile-for-good = { $seat } échange une tuile ({ $landscape-bare }) contre 1 { $good-bare }.
tile-for-good-unseen = { $seat } échange une tuile contre 1 { $good-bare }.
tile-for-barrel = { $seat } échange une tuile ({ $landscape-bare }) contre 1 soufre sur le tonneau de vin.
tile-for-barrel-unseen = { $seat } échange une tuile contre 1 soufre sur le tonneau de vin.
writs-drawn =
    { $count ->
        [one] { $seat } pioche { $count } ordonnance.
       *[other] { $seat } pioche { $count } ordonnances et en garde une.
    }
writs-gone = Il n’y a plus d’ordonnance à piocher pour { $seat }.
writ-kept = { $seat } garde { $writ-the }.
writ-kept-unseen = { $seat } garde une ordonnance.
pawn-sober = { $seat } : { $role-the } vit du vin de la manche passée et redevient sobre.
pawn-fed = { $seat } donne 1 nourriture à son { $role-bare }.
pawn-drinks = { $seat } donne du vin à son { $role-bare } : il suffit pour deux manches.
pawn-starves = { $seat } ne donne rien à manger à son { $role-bare } { $place-at }, qui quitte le plateau.
tile-removed = Le dé progrès retire une tuile de l’époque { $epoch } { $region-of }.
epoch-dawns = C’est l’aube de l’époque { $epoch }.
scores-guilds =
    { $points ->
        [one] { $seat } marque { $points } point pour ses places dans les guildes.
       *[other] { $seat } marque { $points } points pour ses places dans les guildes.
    }
scores-landscapes =
    { $points ->
        [one] { $seat } marque { $points } point pour ses paysages.
       *[other] { $seat } marque { $points } points pour ses paysages.
    }
scores-regions =
    { $points ->
        [one] { $seat } marque { $points } point pour ses régions actives.
       *[other] { $seat } marque { $points } points pour ses régions actives.
    }
loses-disloyal =
    { $points ->
        [one] { $seat } perd { $points } point : un vassal sans service militaire est déloyal.
       *[other] { $seat } perd { $points } points : un vassal sans service militaire est déloyal.
    }
landscape-grows =
    { $count ->
        [one] { $landscape-one } s’ajoute sur { $landscape-the } { $place-at }.
       *[other] { $count } { $landscape-many } s’ajoutent sur { $landscape-the } { $place-at }.
    }
crop-left = { $seat } laisse ce qui se trouve sur { $landscape-the } { $place-at }.
crop-collected =
    { $count ->
        [0] { $seat } ne garde rien de ce que donne { $landscape-the } { $place-at }.
        [one] { $seat } récupère { $landscape-one } sur { $landscape-the } { $place-at }.
       *[other] { $seat } récupère { $count } { $landscape-many } sur { $landscape-the } { $place-at }.
    }
crop-for-ruler =
    { $count ->
        [one] { $seat }, qui dirige ce lieu, reçoit { $landscape-one } venant { $landscape-of } { $place-at }.
       *[other] { $seat }, qui dirige ce lieu, reçoit { $count } { $landscape-many } venant { $landscape-of } { $place-at }.
    }
guilds-refilled = Toutes les guildes sont réapprovisionnées.
final-voyage =
    { $points ->
        [one] { $seat } marque { $points } point pour le voyage épique.
       *[other] { $seat } marque { $points } points pour le voyage épique.
    }
final-empire =
    { $points ->
        [one] { $seat } marque { $points } point pour son empire.
       *[other] { $seat } marque { $points } points pour son empire.
    }
final-shillings =
    { $points ->
        [one] { $seat } marque { $points } point pour ses shillings.
       *[other] { $seat } marque { $points } points pour ses shillings.
    }
final-charter = { $seat } pose un sceau sur { $writ-the } et marque { $points } points.
final-score = { $seat } finit avec { $points } points, au rang { $position }.
action-forgone = { $seat } renonce à l’action.
migrated-off = { $seat } retire son { $role-bare } { $place-from }.
migrated-on = { $seat } dépense 1 nourriture : { $role-a } arrive { $place-at }.
move-nowhere = { $seat } ne déplace personne.
moved-by-road = { $seat } mène son { $role-bare } { $origin-from } { $place-to }.
moved-by-ferry =
    { $shillings ->
        [one] { $seat } mène son { $role-bare } { $origin-from } { $place-to } en ferry, pour { $shillings } shilling.
       *[other] { $seat } mène son { $role-bare } { $origin-from } { $place-to } en ferry, pour { $shillings } shillings.
    }
moved-by-vessel = { $seat } mène son { $role-bare } { $origin-from } { $place-to } { $vessel-by }.
beast-moved = { $seat } mène son { $monster-bare } { $origin-from } { $place-to }.
vessel-abandoned = { $seat } abandonne { $vessel-a } { $place-at }.
vessel-boarded = { $seat } prend { $vessel-the } à l’abandon { $place-at }.
vessel-launched = { $seat } déploie { $vessel-a } { $place-at }.
pilfered-good = { $seat } vole 1 { $good-bare } { $place-at }.
pilfered-landscape = { $seat } vole { $landscape-one } sur { $landscape-the } { $place-at }.
voyage-reached = { $seat } s’est déplacé deux fois dans cette manche et atteint la case { $space } du voyage épique.
influence-ruler = { $seat } dirige maintenant { $disc-the } { $place-at }.
influence-subject = { $seat } ajoute un sujet { $disc-to } { $place-at }.
influence-serf = { $seat } devient serf { $disc-to } { $place-at }, sous { $rival }.
influence-overthrow = { $seat } renverse { $rival }, qui devient serf, et dirige { $disc-the } { $place-at }.
influence-bribed =
    { $shillings ->
        [one] { $seat } paie { $shillings } shilling grâce à son marchand : { $rival } devient serf { $place-at }, et { $seat } dirige { $disc-the }.
       *[other] { $seat } paie { $shillings } shillings grâce à son marchand : { $rival } devient serf { $place-at }, et { $seat } dirige { $disc-the }.
    }
improved = { $seat } améliore { $place } : c’est maintenant { $disc-a }.
improved-points =
    { $points ->
        [one] { $seat } prend une tuile de l’époque { $epoch } { $region-of } et marque { $points } point pour l’amélioration.
       *[other] { $seat } prend une tuile de l’époque { $epoch } { $region-of } et marque { $points } points pour l’amélioration.
    }
improved-no-tile = { $seat } n’a ni tuile ni points : aucune tuile { $region-of } ne peut encore être prise, et aucune autre pile ne montre une époque précédente.
farm-cleared =
    { $count ->
        [one] { $count } marchandise de l’ancienne ferme { $place-at } va dans le havresac.
       *[other] { $count } marchandises de l’ancienne ferme { $place-at } vont dans le havresac.
    }
tile-other = { $seat } prend à la place une tuile de l’époque { $epoch } { $region-of }, sans points.
tile-taken = { $seat } regarde le dos de la tuile.
tile-taken-own = { $seat } : au dos de la tuile se trouve { $landscape-a }.
tile-shown = { $seat } dépense 1 bois et montre { $landscape-a }.
landscape-placed =
    { $points ->
        [one] { $seat } pose { $landscape-a } { $place-at } et marque { $points } point.
       *[other] { $seat } pose { $landscape-a } { $place-at } et marque { $points } points.
    }
explored = { $seat } explore la contrée pour { $count } ordonnances.
dug-deeper = { $seat } dépense 1 fer pour { $count } ordonnances de plus.
harvest-points =
    { $points ->
        [one] { $seat } récolte { $place-at } et marque { $points } point.
       *[other] { $seat } récolte { $place-at } et marque { $points } points.
    }
harvested-full = { $seat } laisse les { $count } marchandises de la récolte à la ferme { $place-at }.
harvested-favours =
    { $favours ->
        [one] { $seat } prend des faveurs : { $count } marchandises vont à la ferme { $place-at }, { $favours } est à sa famille.
       *[other] { $seat } prend des faveurs : { $count } marchandises vont à la ferme { $place-at }, { $favours } sont à sa famille.
    }
harvest-inspected = { $seat } fait inspecter la récolte { $place-at } par son fermier : { $count } marchandises.
harvest-left = { $seat } laisse toute la récolte { $place-at }.
favour-picked = { $seat } choisit 1 { $good-bare } comme faveur.
beads-turned =
    { $count ->
        [one] { $seat } a pris des faveurs : sa perle devient un sceau.
       *[other] { $seat } a pris des faveurs : ses { $count } perles deviennent des sceaux.
    }
taxed =
    { $shillings ->
        [0] { $seat } lève des taxes, mais la réserve générale est vide.
        [one] { $seat } lève { $shillings } shilling de taxes.
       *[other] { $seat } lève { $shillings } shillings de taxes.
    }
reinforced = { $seat } reçoit, grâce à son chevalier, 1 marqueur de la réserve générale.
reinforced-from-row = { $seat } reçoit, grâce à son chevalier, 1 marqueur de sa rangée : la réserve générale n’en a plus.
attacks-pawn = { $seat } attaque { $role-the } ({ $rival }) { $place-at }.
attacks-beast = { $seat } attaque { $monster-the } ({ $rival }) { $place-at }.
attacks-feudum = { $seat } attaque le fief { $guild-whose } ({ $rival }) { $place-at }.
starves-subject = { $seat } veut affamer le sujet ({ $rival }) { $place-at }.
starves-serf = { $seat } veut affamer le serf ({ $rival }) { $place-at }.
defend-shown =
    { $points ->
        [one] { $seat } montre « Se défendre » et marque { $points } point.
       *[other] { $seat } montre « Se défendre » et marque { $points } points.
    }
defend-not-shown = { $seat } ne montre pas « Se défendre ».
defend-peace =
    { $points ->
        [one] Personne n’a attaqué { $seat } dans cette manche : { $points } point pour « Se défendre ».
       *[other] Personne n’a attaqué { $seat } dans cette manche : { $points } points pour « Se défendre ».
    }
defend-too-late = { $seat } a subi une attaque dans cette manche : « Se défendre » ne rapporte plus rien.
immunity-sealed = { $seat } dépense 1 nourriture : le peuple { $place-at } n’est pas affamé, et un sceau le protège désormais.
immunity-unsealed = { $seat } dépense 1 nourriture : le peuple { $place-at } n’est pas affamé. Il ne reste aucun sceau pour le protéger ensuite.
saltpeter-added = { $seat } ajoute 1 salpêtre : une attaque de { $attack }.
weapon-used = { $seat } utilise { $writ-the } : une attaque de { $attack }.
weapon-paid = { $seat } dépense 1 { $good-bare } et utilise { $writ-the } à pleine force : une attaque de { $attack }.
attack-won = { $seat } réussit l’attaque : { $attack } contre { $defence }.
attack-failed = { $seat } échoue dans son attaque : { $attack } contre { $defence }.
attack-given-up = { $seat } renonce à l’attaque.
conquered-pawn =
    { $points ->
        [one] { $seat } chasse { $role-the } ({ $rival }) { $place-from } et marque { $points } point.
       *[other] { $seat } chasse { $role-the } ({ $rival }) { $place-from } et marque { $points } points.
    }
conquered-beast =
    { $points ->
        [one] { $seat } vainc { $monster-the } ({ $rival }) { $place-at }, qui retourne chez les chevaliers, et marque { $points } point.
       *[other] { $seat } vainc { $monster-the } ({ $rival }) { $place-at }, qui retourne chez les chevaliers, et marque { $points } points.
    }
conquered-feudum =
    { $points ->
        [one] { $seat } conquiert le fief { $guild-whose } ({ $rival }) { $place-at }, qui devient un avant-poste, et marque { $points } point.
       *[other] { $seat } conquiert le fief { $guild-whose } ({ $rival }) { $place-at }, qui devient un avant-poste, et marque { $points } points.
    }
rebel-rules = { $seat } avait là un serf, qui s’est rebellé : il dirige l’avant-poste { $place-at }.
starved-subject = { $seat } affame le sujet ({ $rival }) { $place-at }, qui quitte le lieu.
starved-serf = { $seat } affame le serf ({ $rival }) { $place-at }, qui quitte le lieu.
hens-emptied =
    { $count ->
        [one] La perle des poulets est retirée, pour le peuple affamé.
       *[other] Les { $count } perles des poulets sont retirées, pour le peuple affamé.
    }
military-disc = { $seat } pose un disque pour sa victoire : { $count } sur 3 du service militaire.
repeated = { $seat } répète « { $card } ».
deja-vu = { $seat } dépense 1 salpêtre pour répéter « { $card } ».
guild-chosen = { $seat } va { $guild-at } : { $function-bare }.
guild-paid =
    { $shillings ->
        [one] { $seat } paie { $shillings } shilling à { $guild-the }.
       *[other] { $seat } paie { $shillings } shillings à { $guild-the }.
    }
guild-share =
    { $shillings ->
        [one] { $seat } reçoit { $shillings } de ces shillings comme { $rank-bare } de { $guild-the }.
       *[other] { $seat } reçoit { $shillings } de ces shillings comme { $rank-bare } de { $guild-the }.
    }
guild-share-bank =
    { $shillings ->
        [one] Sans { $rank-bare } { $guild-at }, { $shillings } shilling va dans la réserve générale.
       *[other] Sans { $rank-bare } { $guild-at }, { $shillings } shillings vont dans la réserve générale.
    }
coffer-fed =
    { $shillings ->
        [one] { $shillings } shilling va dans le coffre de l’église.
       *[other] { $shillings } shillings vont dans le coffre de l’église.
    }
purse-fed =
    { $shillings ->
        [one] { $shillings } shilling va dans la bourse du fermier.
       *[other] { $shillings } shillings vont dans la bourse du fermier.
    }
purse-shared =
    { $shillings ->
        [one] { $seat } reçoit { $shillings } shilling de la bourse du fermier, partagée après la poussée.
       *[other] { $seat } reçoit { $shillings } shillings de la bourse du fermier, partagée après la poussée.
    }
coffer-shared =
    { $shillings ->
        [one] { $seat } reçoit { $shillings } shilling du coffre de l’église, partagé après la poussée.
       *[other] { $seat } reçoit { $shillings } shillings du coffre de l’église, partagé après la poussée.
    }
pull-scored =
    { $points ->
        [one] { $seat } marque { $points } point pour avoir tiré { $guild-at }.
       *[other] { $seat } marque { $points } points pour avoir tiré { $guild-at }.
    }
pull-unscored = { $seat } tire { $guild-at } sans rien terminer : aucun point.
push-scored =
    { $points ->
        [one] { $seat } marque { $points } point pour avoir poussé { $guild-at }.
       *[other] { $seat } marque { $points } points pour avoir poussé { $guild-at }.
    }
push-unscored = { $seat } pousse { $guild-at } sans rien terminer : aucun point.
reeve-placed =
    { $points ->
        [one] { $seat } place un préfet dans { $guild-the } et marque { $points } point.
       *[other] { $seat } place un préfet dans { $guild-the } et marque { $points } points.
    }
reeve-scored =
    { $points ->
        [one] { $seat } marque { $points } point pour son préfet dans { $guild-the }.
       *[other] { $seat } marque { $points } points pour ses préfets, dont un dans { $guild-the }.
    }
feast-held = { $seat } dépense 1 soufre du tonneau, invite { $rival } à un banquet et agit à sa place { $guild-at } : { $function-bare }.
feast-scored =
    { $points ->
        [one] { $seat } marque { $points } point pour le banquet.
       *[other] { $seat } marque { $points } points pour le banquet.
    }
farm-sent = { $seat } envoie à la grange tout ce qu’il y a à la ferme { $place-at } : { $goods }.
units-taken =
    { $food ->
        [0] { $shillings ->
            [0] { $seat } ne reçoit rien pour ces marchandises.
            [one] { $seat } reçoit { $shillings } shilling pour ces marchandises.
           *[other] { $seat } reçoit { $shillings } shillings pour ces marchandises.
        }
        [one] { $shillings ->
            [0] { $seat } reçoit { $food } nourriture pour ces marchandises.
            [one] { $seat } reçoit { $food } nourriture et { $shillings } shilling pour ces marchandises.
           *[other] { $seat } reçoit { $food } nourriture et { $shillings } shillings pour ces marchandises.
        }
       *[other] { $shillings ->
            [0] { $seat } reçoit { $food } nourritures pour ces marchandises.
            [one] { $seat } reçoit { $food } nourritures et { $shillings } shilling pour ces marchandises.
           *[other] { $seat } reçoit { $food } nourritures et { $shillings } shillings pour ces marchandises.
        }
    }
surplus-bin = La grange est pleine : 1 { $good-bare } va chez les marchands.
surplus-cart = La grange est pleine : 1 { $good-bare } va chez les alchimistes.
surplus-bag = La grange est pleine : 1 { $good-bare } va dans le havresac.
barn-filled = La grange reçoit { $goods }.
goods-bought = { $seat } achète { $goods }.
bin-filled = { $seat } déplace 1 { $good-bare } de la grange dans la corbeille { $number } de sa rangée.
vessel-bought = { $seat } achète { $vessel-a }.
ferries-open = Le quai est vide : les ferries circulent de nouveau.
ferries-closed = Il y a un navire au quai : les ferries sont fermés.
cart-loaded = { $seat } déplace 1 { $good-bare } des marchands chez les alchimistes, qui en ont maintenant { $count }.
vessel-made = { $seat } fait { $vessel-a } avec les marchandises des alchimistes : { $goods }.
barrel-made = { $seat } fait un baril de krud avec les marchandises des alchimistes : { $goods }.
row-filled =
    { $markers ->
        [one] { $seat } a { $markers } marqueur de plus dans sa rangée chez les chevaliers.
       *[other] { $seat } a { $markers } marqueurs de plus dans sa rangée chez les chevaliers.
    }
ghost-row-filled =
    { $markers ->
        [one] Une rangée fantôme chez les chevaliers reçoit { $markers } marqueur.
       *[other] Une rangée fantôme chez les chevaliers reçoit { $markers } marqueurs.
    }
row-bought =
    { $markers ->
        [one] { $seat } reçoit { $markers } marqueur de sa rangée chez les chevaliers.
       *[other] { $seat } reçoit { $markers } marqueurs de sa rangée chez les chevaliers.
    }
beast-tamed = { $seat } dompte { $monster-the } pour { $markers } marqueurs ; il apparaît { $place-at }.
seals-bought =
    { $count ->
        [one] { $seat } achète { $count } sceau.
       *[other] { $seat } achète { $count } sceaux.
    }
scroll-sealed = { $seat } pose un sceau sur le parchemin { $scroll }.
marker-removed = Pour les sceaux des nobles, { $rival } voit 1 marqueur de sa rangée retourner dans la réserve générale.
ghost-marker-removed = Pour les sceaux des nobles, 1 marqueur d’une rangée fantôme retourne dans la réserve générale.
seals-moved =
    { $count ->
        [one] { $seat } déplace { $count } sceau chez les moines et le retourne.
       *[other] { $seat } déplace { $count } sceaux chez les moines et les retourne.
    }
rosary-sum = Le rosaire vaut maintenant { $sum }.
bead-bought = { $seat } choisit un poing et reçoit une perle de { $value }.
alms-given = { $seat } choisit un poing : une perle de { $value } va sur un poulet, { $sum } en tout.

## Quantités

amount-saltpeter =
    { $n ->
        [0] aucun salpêtre
        [one] { $n } salpêtre
       *[other] { $n } salpêtres
    }
amount-sulfur =
    { $n ->
        [0] aucun soufre
        [one] { $n } soufre
       *[other] { $n } soufres
    }
amount-iron =
    { $n ->
        [0] aucun fer
        [one] { $n } fer
       *[other] { $n } fers
    }
amount-wood =
    { $n ->
        [0] aucun bois
        [one] { $n } bois
       *[other] { $n } bois
    }
amount-food =
    { $n ->
        [0] aucune nourriture
        [one] { $n } nourriture
       *[other] { $n } nourritures
    }

## Le décompte

part-track = Points jusqu’ici
part-voyage = Voyage épique
part-empire = Grands empires
part-shillings = Shillings
part-charters = Chartes
tie-barrel = Soufre sur le tonneau de vin (départage)

## Marchandises

good-saltpeter = Salpêtre
    .bare = salpêtre
    .the = le salpêtre
good-sulfur = Soufre
    .bare = soufre
    .the = le soufre
good-iron = Fer
    .bare = fer
    .the = le fer
good-wood = Bois
    .bare = bois
    .the = le bois
good-food = Nourriture
    .bare = nourriture
    .the = la nourriture

## La contrée

region-sea = Mer
    .of = de la mer
region-island = Île
    .of = de l’île
region-forest = Forêt
    .of = de la forêt
region-desert = Désert
    .of = du désert
region-badlands = Terres sauvages
    .of = des terres sauvages
region-mountain = Montagnes
    .of = des montagnes
place-sea-1 = Mer 1
    .at = en Mer 1
    .from = de la Mer 1
    .to = à la Mer 1
place-sea-2 = Mer 2
    .at = en Mer 2
    .from = de la Mer 2
    .to = à la Mer 2
place-sea-3 = Mer 3
    .at = en Mer 3
    .from = de la Mer 3
    .to = à la Mer 3
place-island-4 = Île 4
    .at = sur l’Île 4
    .from = de l’Île 4
    .to = à l’Île 4
place-island-5 = Île 5
    .at = sur l’Île 5
    .from = de l’Île 5
    .to = à l’Île 5
place-island-6 = Île 6
    .at = sur l’Île 6
    .from = de l’Île 6
    .to = à l’Île 6
place-island-7 = Île 7
    .at = sur l’Île 7
    .from = de l’Île 7
    .to = à l’Île 7
place-forest-8 = Forêt 8
    .at = en Forêt 8
    .from = de la Forêt 8
    .to = à la Forêt 8
place-forest-9 = Forêt 9
    .at = en Forêt 9
    .from = de la Forêt 9
    .to = à la Forêt 9
place-forest-10 = Forêt 10
    .at = en Forêt 10
    .from = de la Forêt 10
    .to = à la Forêt 10
place-desert-11 = Désert 11
    .at = au Désert 11
    .from = du Désert 11
    .to = au Désert 11
place-desert-12 = Désert 12
    .at = au Désert 12
    .from = du Désert 12
    .to = au Désert 12
place-desert-13 = Désert 13
    .at = au Désert 13
    .from = du Désert 13
    .to = au Désert 13
place-desert-14 = Désert 14
    .at = au Désert 14
    .from = du Désert 14
    .to = au Désert 14
place-desert-15 = Désert 15
    .at = au Désert 15
    .from = du Désert 15
    .to = au Désert 15
place-badlands-16 = Terres sauvages 16
    .at = aux Terres sauvages 16
    .from = des Terres sauvages 16
    .to = aux Terres sauvages 16
place-badlands-17 = Terres sauvages 17
    .at = aux Terres sauvages 17
    .from = des Terres sauvages 17
    .to = aux Terres sauvages 17
place-badlands-18 = Terres sauvages 18
    .at = aux Terres sauvages 18
    .from = des Terres sauvages 18
    .to = aux Terres sauvages 18
place-badlands-19 = Terres sauvages 19
    .at = aux Terres sauvages 19
    .from = des Terres sauvages 19
    .to = aux Terres sauvages 19
place-badlands-20 = Terres sauvages 20
    .at = aux Terres sauvages 20
    .from = des Terres sauvages 20
    .to = aux Terres sauvages 20
place-mountain-21 = Montagnes 21
    .at = aux Montagnes 21
    .from = des Montagnes 21
    .to = aux Montagnes 21
place-mountain-22 = Montagnes 22
    .at = aux Montagnes 22
    .from = des Montagnes 22
    .to = aux Montagnes 22
disc-outpost = Avant-poste
    .a = un avant-poste
    .bare = avant-poste
    .no = aucun avant-poste
    .the = l’avant-poste
    .to = à l’avant-poste
disc-farm = Ferme
    .a = une ferme
    .bare = ferme
    .no = aucune ferme
    .the = la ferme
    .to = à la ferme
disc-town = Ville
    .a = une ville
    .bare = ville
    .no = aucune ville
    .the = la ville
    .to = à la ville
disc-feudum-farmer = Fief des fermiers
    .a = un fief des fermiers
    .bare = fief des fermiers
    .no = aucun fief des fermiers
    .the = le fief des fermiers
    .to = au fief des fermiers
disc-feudum-merchant = Fief des marchands
    .a = un fief des marchands
    .bare = fief des marchands
    .no = aucun fief des marchands
    .the = le fief des marchands
    .to = au fief des marchands
disc-feudum-alchemist = Fief des alchimistes
    .a = un fief des alchimistes
    .bare = fief des alchimistes
    .no = aucun fief des alchimistes
    .the = le fief des alchimistes
    .to = au fief des alchimistes
disc-feudum-knight = Fief des chevaliers
    .a = un fief des chevaliers
    .bare = fief des chevaliers
    .no = aucun fief des chevaliers
    .the = le fief des chevaliers
    .to = au fief des chevaliers
disc-feudum-noble = Fief des nobles
    .a = un fief des nobles
    .bare = fief des nobles
    .no = aucun fief des nobles
    .the = le fief des nobles
    .to = au fief des nobles
disc-feudum-monk = Fief des moines
    .a = un fief des moines
    .bare = fief des moines
    .no = aucun fief des moines
    .the = le fief des moines
    .to = au fief des moines
route-road = Route
route-ferry = Ferry
route-ship = Voie navigable
route-submersible = Voie pour sous-marin
route-air = Route aérienne
vessel-ship = Bateau
    .a = un bateau
    .bare = bateau
    .by = en bateau
    .the = le bateau
vessel-submersible = Sous-marin
    .a = un sous-marin
    .bare = sous-marin
    .by = en sous-marin
    .the = le sous-marin
vessel-flying-machine = Machine volante
    .a = une machine volante
    .bare = machine volante
    .by = en machine volante
    .the = la machine volante
landscape-orchard = Verger
    .a = un verger
    .bare = verger
    .many = nourritures
    .of = du verger
    .one = 1 nourriture
    .the = le verger
landscape-butt = Butte pour archers
    .a = une butte pour archers
    .bare = butte pour archers
    .many = cibles
    .of = de la butte pour archers
    .one = 1 cible
    .the = la butte pour archers
landscape-silver-mine = Mine d’argent
    .a = une mine d’argent
    .bare = mine d’argent
    .many = shillings
    .of = de la mine d’argent
    .one = 1 shilling
    .the = la mine d’argent
landscape-sulfur-mine = Mine de soufre
    .a = une mine de soufre
    .bare = mine de soufre
    .many = soufres
    .of = de la mine de soufre
    .one = 1 soufre
    .the = la mine de soufre
monster-behemoth = Béhémoth
    .bare = béhémoth
    .the = le béhémoth
monster-serpent = Serpent de mer
    .bare = serpent de mer
    .the = le serpent de mer
epoch-I = I
epoch-II = II
epoch-III = III
epoch-IV = IV
epoch-V = V
letter-n = N
letter-s = S
letter-e = E
letter-w = O

## Guildes

guild-farmer = Fermiers
    .at = chez les fermiers
    .the = la guilde des fermiers
    .whose = des fermiers
guild-merchant = Marchands
    .at = chez les marchands
    .the = la guilde des marchands
    .whose = des marchands
guild-alchemist = Alchimistes
    .at = chez les alchimistes
    .the = la guilde des alchimistes
    .whose = des alchimistes
guild-knight = Chevaliers
    .at = chez les chevaliers
    .the = la guilde des chevaliers
    .whose = des chevaliers
guild-noble = Nobles
    .at = chez les nobles
    .the = la guilde des nobles
    .whose = des nobles
guild-monk = Moines
    .at = chez les moines
    .the = la guilde des moines
    .whose = des moines
role-farmer = Fermier
    .a = un fermier
    .bare = fermier
    .the = le fermier
role-merchant = Marchand
    .a = un marchand
    .bare = marchand
    .the = le marchand
role-alchemist = Alchimiste
    .a = un alchimiste
    .bare = alchimiste
    .the = l’alchimiste
role-knight = Chevalier
    .a = un chevalier
    .bare = chevalier
    .the = le chevalier
role-noble = Noble
    .a = un noble
    .bare = noble
    .the = le noble
role-monk = Moine
    .a = un moine
    .bare = moine
    .the = le moine
function-trade = Échanger
    .bare = échanger
function-pull = Tirer
    .bare = tirer
function-push = Pousser
    .bare = pousser
rank-master = Maître
    .bare = maître
rank-journeyman = Ouvrier
    .bare = ouvrier
rank-apprentice = Apprenti
    .bare = apprenti
scroll-a1 = A1
scroll-a2 = A2
scroll-a3 = A3
scroll-b1 = B1
scroll-b2 = B2
scroll-c1 = C1

## Cartes et ordonnances

card-migrate = Migrer
card-move = Se déplacer
card-influence = Influencer
card-improve = Améliorer
card-explore = Explorer
card-harvest = Récolter
card-tax = Taxes
card-conquer = Conquérir
card-defend = Se défendre
card-repeat = Répéter
card-guild = Guilde
writ-bow = Arc
    .the = l’arc
    .what = une attaque plus forte, plus encore contre du bois
writ-sword = Épée
    .the = l’épée
    .what = une attaque plus forte, plus encore contre du fer
writ-small-trade = Petit commerce
    .the = le petit commerce
    .what = des shillings contre une nourriture, davantage avec un bois
writ-great-trade = Grand commerce
    .the = le grand commerce
    .what = des shillings contre fer, bois et nourriture, davantage avec un soufre
writ-wings = Ailes
    .the = les ailes
    .what = une machine volante contre une nourriture, ou un bateau contre un bois
writ-keels = Quilles
    .the = les quilles
    .what = un bateau contre un bois, ou un sous-marin contre un fer
writ-commons = Roturiers
    .the = les roturiers
    .what = beaucoup d’étoiles comme fermier, marchand ou alchimiste valent des marchandises, des shillings ou un navire
writ-crown = Couronne
    .the = la couronne
    .what = beaucoup d’étoiles comme chevalier, noble ou moine valent des marqueurs, un sceau ou une perle
writ-cellar = Charte de la cave
    .the = la charte de la cave
    .what = avec un sceau, des points pour le soufre sur votre tonneau à la fin
writ-beast = Charte de la bête
    .the = la charte de la bête
    .what = avec un sceau, des points si vous avez vaincu un monstre
writ-east = Charte de l’est
    .the = la charte de l’est
    .what = avec un sceau, des points pour les lieux que vous dirigez dans le royaume de l’est
writ-west = Charte de l’ouest
    .the = la charte de l’ouest
    .what = avec un sceau, des points pour les lieux que vous dirigez dans le royaume de l’ouest
writ-north = Charte du nord
    .the = la charte du nord
    .what = avec un sceau, des points pour les lieux que vous dirigez dans le royaume du nord
writ-south = Charte du sud
    .the = la charte du sud
    .what = avec un sceau, des points pour les lieux que vous dirigez dans le royaume du sud
writ-central = Charte du centre
    .the = la charte du centre
    .what = avec un sceau, des points pour les lieux que vous dirigez dans le royaume central
writ-isolated = Charte des terres isolées
    .the = la charte des terres isolées
    .what = avec un sceau, des points pour les lieux que vous dirigez dans le royaume isolé

## Ce dont une estimation est faite

term-points = les points de la piste
term-guilds = les places dans les guildes
term-regions = les régions actives et les paysages
term-empire = les lieux gouvernés
term-service = le service militaire
term-voyage = le Voyage épique
term-charters = les ordonnances royales
term-stores = les marchandises, la nourriture et les shillings
term-pawns = les pions en jeu
term-cards = les cartes en main
