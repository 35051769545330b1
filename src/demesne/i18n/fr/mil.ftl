### MIL 1049.
### Un mot seul est son nom sur un plateau ou dans une liste. Ses formes (.at, .one...) servent
### au milieu d'une phrase : l'argument $land a sa forme .one sous le nom $land-one.
### Un Chevalier se dit par son joueur et sa colonne : $seat et $column, ou $rival et
### $rivalcolumn. On évite « de » devant un nom de joueur : il faudrait parfois l'élider.

## Questions

ask-draw-first-player = { $seat } : qui commence ?
ask-compose-piles = { $seat }, quelles Terres mélangez-vous dans les piles ?
ask-choose-starting-land = { $seat }, quelle Terre le Chevalier { $column } possède-t-il au départ ?
ask-reveal-land = Quelle Terre apparaît sur la pile { $pile } ?
ask-choose-act = { $seat }, que faites-vous ?
ask-take-time = { $seat }, quel jeton Temps blanc le Chevalier { $column } reçoit-il ?
ask-grow-family = { $seat }, comment la famille du Chevalier { $column } s’agrandit-elle ?
ask-roll-for-growth = { $seat } lance le dé pour le Chevalier { $column } : quelle face apparaît ?
ask-choose-symbol = { $seat }, quel symbole du dé choisissez-vous pour le Chevalier { $column } ?
ask-place-knight = { $seat }, où va le Chevalier { $column } ?
ask-pay-entry = { $seat }, comment payez-vous la case ?
ask-pass-turn = { $seat }, où posez-vous un jeton ?
ask-offer-dowry = { $seat }, quelle dot offrez-vous ? Dans votre main : { $cubes }.
ask-offer-battle = { $seat }, qu’engagez-vous dans la bataille ? Dans votre main : { $cubes }.
ask-offer-cathedral = { $seat }, combien d’Or offrez-vous pour la cathédrale ? Dans votre main : { $cubes }.
ask-keep-half = { $seat }, quel cube gardez-vous ? { $count } à choisir, parmi { $cubes }.
ask-place-kings-soldiers = { $seat }, auprès de quel Chevalier servent les Soldats du Roi ?
ask-place-archbishop = { $seat }, à quel Chevalier l’Archevêque rend-il visite ?
ask-take-veil = { $seat }, le Chevalier { $column } conduit-il une Damoiselle au Monastère ?
ask-visit-court = { $seat }, que fait le Chevalier { $column } à la Cour ?
ask-offer-ransom = { $rival }, qu’offrez-vous au Chevalier { $column } ({ $seat }) pour que votre Chevalier { $rivalcolumn } reste libre ? Jusqu’ici : { $cubes }.
ask-answer-ransom = { $seat }, { $rival } offre une rançon pour le Chevalier { $rivalcolumn } : { $cubes }. Que répond votre Chevalier { $column } ?
ask-exceed-ransom = { $seat }, que donne le Chevalier { $column } pour vassaliser le Chevalier { $rivalcolumn } ({ $rival }) ? Jusqu’ici : { $cubes }.
ask-visit-market = { $seat }, que fait le Chevalier { $column } au Marché ?
ask-trade =
    { $count ->
        [0] { $seat }, vous avez donné tous les cubes permis.
        [one] { $seat }, qu’échangez-vous ? Vous pouvez encore donner { $count } cube.
       *[other] { $seat }, qu’échangez-vous ? Vous pouvez donner jusqu’à { $count } cubes.
    }
ask-open-bid = { $seat }, quelle est votre offre initiale pour le Château ? Jusqu’ici : { $cubes }.
ask-raise-bid = { $seat }, faites-vous une meilleure offre pour le Château ? La meilleure : { $best }. La vôtre jusqu’ici : { $cubes }.
ask-build-castle = { $seat }, qui reçoit le Château ?
ask-visit-war = { $seat }, que fait le Chevalier { $column } à la Guerre ?
ask-pay-forces =
    { $count ->
        [one] { $seat }, que payez-vous pour conquérir la Terre ? Il faut { $count } cube.
       *[other] { $seat }, que payez-vous pour conquérir la Terre ? Il faut { $count } cubes.
    }
ask-ask-suzerain = { $seat }, demandez-vous au Suzerain de votre Chevalier son aide dans cette bataille ?
ask-join-battle = { $seat }, aidez-vous votre Vassal, le Chevalier { $rivalcolumn } ({ $rival }), dans cette bataille ?
ask-place-land = { $seat }, qui reçoit { $land-the } ?
ask-spend-gift =
    { $seat }, votre don de { $gold } Or n’est pas le meilleur. Le faites-vous quand même ? { $points ->
        [0] Il ne rapporte rien.
        [one] Il rapporte { $points } point.
       *[other] Il rapporte { $points } points.
    }
ask-visit-clergy = { $seat }, que demande le Chevalier { $column } au Clergé ?
ask-roll-for-winter = { $seat } : la neige vient-elle avec l’Hiver ?

## Lignes des menus

line-seat = { $seat } commence
line-done = Terminer
line-nothing = Ne rien faire
line-land = { $land }
line-pass = Passer : poser un jeton sur une case
line-place = Poser le Chevalier { $column } sur un Lieu de pouvoir
line-grow = Croissance familiale avec le Chevalier { $column }
line-recruit = Recruter un Soldat pour le Chevalier { $column } — { $cost }
line-harvest = Récolter { $land-one } avec le Chevalier { $column } : { $cubes }
line-space = { $sphere }, case { $position }
line-space-paid =
    { $sphere }, case { $position } — { $gold } Or ou { $privileges ->
        [one] { $privileges } Privilège
       *[other] { $privileges } Privilèges
    }
line-sphere = { $sphere }
line-black = Jeton noir : { $sphere }, case { $position }
line-token = Jeton Famille : { $sphere }, case { $position }
line-pay-gold = Payer { $gold } Or
line-pay-privileges =
    { $privileges ->
        [one] Rendre { $privileges } Privilège
       *[other] Rendre { $privileges } Privilèges
    }
line-roll = Lancer le dé
line-bastard-gold = Légitimer un bâtard — { $gold } Or
line-bastard-privileges =
    { $privileges ->
        [one] Légitimer un bâtard — { $privileges } Privilège
       *[other] Légitimer un bâtard — { $privileges } Privilèges
    }
line-stop = Ne plus lancer le dé
line-face = { $symbol }
line-hourglass = Sablier : le Chevalier reçoit un jeton Temps
line-woman = Femme : une fille, une Damoiselle de plus
line-man-heir = Homme : un héritier pour le Chevalier
line-man-knight = Homme : un nouveau Chevalier dans la famille
line-man-nothing = Homme : un fils de trop, qui s’en va
line-add = Ajouter 1 { $resource }
line-seal = Fermer la main sur : { $cubes }
line-keep = Garder 1 { $resource }
line-nowhere = Auprès de personne
line-knight =
    { $whose ->
        [own] Votre Chevalier { $rivalcolumn }
       *[other] Chevalier { $rivalcolumn } ({ $rival })
    }
line-veil = Une Damoiselle prend le voile
line-veil-paid =
    { $privileges ->
        [one] Une autre Damoiselle prend le voile — { $privileges } Privilège
       *[other] Une autre Damoiselle prend le voile — { $privileges } Privilèges
    }
line-court-influence =
    { $influence ->
        [one] Gagner { $influence } Influence
       *[other] Gagner { $influence } Influences
    }
line-vassal = Tenter de vassaliser le Chevalier { $rivalcolumn } ({ $rival })
line-offer = Offrir : { $cubes }
line-ransom-accept = Accepter la rançon et en garder la moitié : { $cubes }
line-ransom-exceed = Refuser et donner plus que la rançon : { $cubes }
line-fief = Refuser et donner { $land-one } en fief
line-trade = Commercer
line-castle = Mettre un Château aux enchères
line-rate = Donner { $give } contre { $get }
line-bid = Offrir { $cubes }
line-no-bid = Passer
line-free-land =
    { $count ->
        [0] Terre libre de la pile { $pile } : { $land-one }, les Soldats suffisent
        [one] Terre libre de la pile { $pile } : { $land-one } — { $count } Nourriture ou Influence
       *[other] Terre libre de la pile { $pile } : { $land-one } — { $count } Nourritures ou Influences
    }
line-attack =
    { $influence ->
        [0] Attaquer { $land-one } du Chevalier { $rivalcolumn } ({ $rival })
        [one] Attaquer { $land-one } du Chevalier { $rivalcolumn } ({ $rival }) — { $influence } Influence
       *[other] Attaquer { $land-one } du Chevalier { $rivalcolumn } ({ $rival }) — { $influence } Influences
    }
line-pay = Payer { $cubes }
line-discard-land = Personne : défausser la Terre
line-land-to-king =
    { $points ->
        [one] Le Roi : lui donner la Terre pour { $points } point
       *[other] Le Roi : lui donner la Terre pour { $points } points
    }
line-ask-help = Demander l’aide du Suzerain : { $rival }
line-fight-alone = Se battre sans aide
line-join = Prendre part à la bataille
line-stay-out = Rester à l’écart
line-give =
    { $points ->
        [0] Donner { $gold } Or, sans gagner de points
        [one] Donner { $gold } Or, pour { $points } point
       *[other] Donner { $gold } Or, pour { $points } points
    }
line-keep-gift = Reprendre { $gold } Or
line-privilege =
    { $privileges ->
        [one] Obtenir { $privileges } Privilège
       *[other] Obtenir { $privileges } Privilèges
    }
line-abbess =
    { $influence ->
        [one] Faire élire une Damoiselle Abbesse : { $influence } Influence
       *[other] Faire élire une Damoiselle Abbesse : { $influence } Influences
    }

## Pourquoi pas

why-no-land-left = Il ne reste plus { $land-none }.
why-lands-kept = Les Terres qui restent sont gardées pour le départ des familles.
why-production-complete =
    { $count ->
        [one] Les piles ont déjà leur Terre qui produit { $resource-some }.
       *[other] Les piles ont déjà leurs { $count } Terres qui produisent { $resource-some }, une par joueur.
    }
why-piles-incomplete = Il faut, par joueur, une production de Nourriture, une de Tissu et une de Métal ; il en manque encore.
why-placed-already = Ce Chevalier est déjà posé et reste en place jusqu’à l’Hiver.
why-family-placed = Vous avez posé un Chevalier : jusqu’à l’Hiver, vous pouvez seulement en poser d’autres ou passer.
why-no-white-token = Il faut un jeton Temps blanc sur un Lieu de pouvoir ; il n’en reste aucun.
why-no-harvest = Cette face ne donne aucune récolte ({ $land }).
why-short-cubes =
    { $have-count ->
        [0] Il faut { $need } ; vous n’avez rien de cela.
       *[other] Il faut { $need }. Chez vous : { $have }.
    }
why-short-gold =
    Il faut { $need } Or ; { $have ->
        [0] vous n’en avez pas
       *[other] vous en avez { $have }
    }.
why-short-privileges =
    Il faut { $need ->
        [one] { $need } Privilège
       *[other] { $need } Privilèges
    } ; { $have ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $have }
    }.
why-growth-cap =
    { $count ->
        [one] Vous avez déjà lancé le dé une fois ce tour-ci ; c’est le maximum.
       *[other] Vous avez déjà lancé le dé { $count } fois ce tour-ci ; c’est le maximum.
    }
why-bastard-heir = Ce Chevalier a déjà un héritier, et un bâtard ne peut être que cela.
why-family-complete = Ce Chevalier a un héritier et une famille compte au plus quatre Chevaliers : un bâtard ne changerait rien.
why-black-blocks = Le jeton posé sur cette case barre le passage.
why-short-entry =
    Il faut { $gold } Or ou { $privileges ->
        [one] { $privileges } Privilège
       *[other] { $privileges } Privilèges
    } pour le jeton posé sur cette case ; vous n’avez ni l’un ni l’autre.
why-no-family-token = Tous vos jetons Famille sont déjà utilisés.
why-no-more-cubes = Vous n’avez plus { $resource-of } à ajouter.
why-no-damsel = Vous n’avez pas de Damoiselle.
why-own-vassal = C’est votre Vassal ; son Suzerain ne l’attaque pas.
why-own-suzerain = Votre Chevalier est Vassal de cette famille et ne peut rien contre elle.
why-same-suzerain = Les deux Chevaliers sont Vassaux du même Suzerain.
why-vassal-already = Il est déjà Vassal.
why-archbishop = L’Archevêque est auprès de lui : jusqu’à l’Hiver, on ne peut ni l’attaquer ni le vassaliser.
why-too-few-soldiers =
    Il faut plus de Soldats que l’autre Chevalier n’a de Soldats, de Terres et de Château, soit { $elements } en tout ; le vôtre { $soldiers ->
        [0] n’a aucun Soldat
        [one] a { $soldiers } Soldat
       *[other] a { $soldiers } Soldats
    }.
why-cannot-exceed = Il vous manque l’Or ou l’Influence pour dépasser la rançon : { $cubes }.
why-ransom-not-exceeded = Il faut au moins autant d’Or que la rançon, et plus de cubes ou de meilleurs. La rançon : { $cubes }.
why-vassal-no-fief = Un Chevalier lui-même Vassal ne peut pas donner de fief.
why-target-full = L’autre Chevalier a déjà deux Terres et pas de place pour une troisième.
why-nothing-to-trade = Vous n’avez pas de cubes que le barème accepte.
why-trade-limit =
    { $most ->
        [one] On donne au plus { $most } cube par échange
       *[other] On donne au plus { $most } cubes par échange
    } ; { $given ->
        [0] cette ligne en demande davantage
       *[other] vous en avez déjà donné { $given }
    }.
why-short-for-trade = Il faut { $need } ; ce que vous venez de recevoir ici ne compte pas.
why-no-column = Il faut une colonne sans Château, chez vous ou chez un Vassal ; il n’y en a pas.
why-bid-too-low = Il faut plus de cubes, ou de meilleurs, que la meilleure offre : { $cubes }.
why-castle-there = Il a déjà un Château.
why-too-strong =
    Il faut, en plus des Soldats, { $need ->
        [one] { $need } Nourriture ou Influence
       *[other] { $need } Nourritures ou Influences
    } ; { $have ->
        [0] vous n’en avez aucune
       *[other] vous en avez { $have }
    }.
why-short-toll =
    { $need ->
        [one] L’autre famille a { $need } Damoiselle : l’attaque coûte { $need } Influence
       *[other] L’autre famille a { $need } Damoiselles : l’attaque coûte { $need } Influences
    } ; { $have ->
        [0] vous n’en avez aucune
       *[other] vous en avez { $have }
    }.
why-suzerain-places = Le Suzerain qui a aidé doit donner la Terre à un Chevalier qui a de la place.
why-no-room = Il a déjà deux Terres.

## Ce qui s’est passé

piles-composed =
    { $count ->
        [0] { $seat } laisse les piles vides.
        [one] { $seat } a composé les piles : { $count } Terre.
       *[other] { $seat } a composé les piles : { $count } Terres.
    }
pile-land-added = { $seat } ajoute { $land-one } aux piles.
starting-land = Le Chevalier { $column } ({ $seat }) commence avec { $land-one }.
land-revealed = Sur la pile { $pile } apparaît { $land-one }.
turn-began = Le tour { $turn } commence ; le Premier joueur est { $seat }.
points-gained =
    { $points ->
        [one] { $seat } gagne { $points } point { $cause-for }.
       *[other] { $seat } gagne { $points } points { $cause-for }.
    }
points-lost =
    { $points ->
        [one] { $seat } perd { $points } point { $cause-for }.
       *[other] { $seat } perd { $points } points { $cause-for }.
    }
privilege-lost = { $seat } ne gagne pas de Privilège : tous les jetons Famille sont utilisés.
harvested = { $seat } récolte { $land-one } avec le Chevalier { $column } : { $cubes }.
recruited = { $seat } recrute un Soldat pour le Chevalier { $column } et paie { $cost }.
time-taken = Le Chevalier { $column } ({ $seat }) reçoit le jeton Temps de la case { $position } { $sphere-from } et vieillit ({ $time } sur { $death }).
heir-took-over = Le Chevalier { $column } ({ $seat }) meurt, et son héritier reprend tous ses biens.
died-heirless = Le Chevalier { $column } ({ $seat }) meurt sans héritier.
column-freed = Le Chevalier { $column } ({ $seat }) ne laisse ni Terre, ni Château, ni Soldat : sa lignée s’éteint.
die-rolled = { $seat } lance le dé pour le Chevalier { $column } : { $symbol-bare }.
daughter-born = Le Chevalier { $column } ({ $seat }) a une fille : une Damoiselle de plus.
heir-born = Le Chevalier { $column } ({ $seat }) a désormais un héritier.
knight-born = Un nouveau Chevalier rejoint la famille : { $column } ({ $seat }).
son-left = Le Chevalier { $column } ({ $seat }) a un fils de trop, qui s’en va.
bastard-for-gold = { $seat } paie { $gold } Or et légitime un bâtard du Chevalier { $column }.
bastard-for-privileges =
    { $privileges ->
        [one] { $seat } rend { $privileges } Privilège et légitime un bâtard du Chevalier { $column }.
       *[other] { $seat } rend { $privileges } Privilèges et légitime un bâtard du Chevalier { $column }.
    }
knight-placed = { $seat } pose le Chevalier { $column } { $sphere-at }.
entry-gold = { $seat } paie { $gold } Or pour entrer sur une case occupée par un jeton.
entry-privileges =
    { $privileges ->
        [one] { $seat } rend { $privileges } Privilège pour entrer sur une case occupée par un jeton.
       *[other] { $seat } rend { $privileges } Privilèges pour entrer sur une case occupée par un jeton.
    }
passed = { $seat } passe : un jeton noir sur la case { $position } { $sphere-from }.
passed-token = { $seat } passe : un jeton Famille sur la case { $position } { $sphere-from }.
actions-over-placed = Tous les Chevaliers sont posés ; les actions sont finies.
actions-over-taken = Toutes les cases sont prises ; les actions sont finies.
marriage-held = L’héritier du Chevalier { $column } ({ $seat }) va se marier : toutes les familles cachent une dot dans leur main.
offer-sealed = { $seat } tend une main fermée.
offer-opened = { $seat } ouvre la main : { $cubes }.
married-for-love = Aucune dot ne l’emporte : l’héritier du Chevalier { $column } ({ $seat }) se marie par amour, et chacun garde ses cubes.
married-relative = { $seat } a la meilleure dot et la perd : l’héritier du Chevalier { $column } épouse une parente éloignée, une Damoiselle de la famille en moins.
married-damsel = { $rival } a la meilleure dot et la paie : une Damoiselle de cette famille épouse l’héritier du Chevalier { $column } ({ $seat }).
married-no-damsel = { $rival } a la meilleure dot et la paie, mais n’a pas de Damoiselle à marier à l’héritier du Chevalier { $column } ({ $seat }).
half-kept = { $seat } garde la moitié du paiement : { $cubes }.
tribute = { $seat } reçoit { $cubes } : l’Hommage des Terres et des vassaux.
majority = { $seat } a la majorité des Chevaliers { $sphere-at }.
first-player =
    { $influence ->
        [one] { $seat } gagne { $influence } Influence pour la majorité à la Cour et devient Premier joueur.
       *[other] { $seat } gagne { $influence } Influences pour la majorité à la Cour et devient Premier joueur.
    }
majority-gold = { $seat } gagne { $gold } Or pour la majorité au Marché.
kings-soldiers =
    { $whose ->
        [own] { $seat } envoie les Soldats du Roi auprès de son Chevalier { $rivalcolumn } : un Soldat de plus jusqu’à l’Hiver.
       *[other] { $seat } envoie les Soldats du Roi auprès du Chevalier { $rivalcolumn } ({ $rival }) : un Soldat de plus jusqu’à l’Hiver.
    }
archbishop =
    { $whose ->
        [own] { $seat } envoie l’Archevêque auprès de son Chevalier { $rivalcolumn } : jusqu’à l’Hiver, on ne peut ni l’attaquer ni le vassaliser.
       *[other] { $seat } envoie l’Archevêque auprès du Chevalier { $rivalcolumn } ({ $rival }) : jusqu’à l’Hiver, on ne peut ni l’attaquer ni le vassaliser.
    }
veil-taken =
    { $privileges ->
        [0] Le Chevalier { $column } ({ $seat }) conduit au Monastère une Damoiselle, qui y prend le voile.
        [one] { $seat } rend { $privileges } Privilège, et une autre Damoiselle prend le voile.
       *[other] { $seat } rend { $privileges } Privilèges, et une autre Damoiselle prend le voile.
    }
court-influence =
    { $influence ->
        [one] { $seat } gagne { $influence } Influence à la Cour avec le Chevalier { $column }.
       *[other] { $seat } gagne { $influence } Influences à la Cour avec le Chevalier { $column }.
    }
vassal-attempted = Le Chevalier { $column } ({ $seat }) tente de vassaliser le Chevalier { $rivalcolumn } ({ $rival }).
ransom-offered = { $seat } offre une rançon : { $cubes }.
ransom-accepted = Le Chevalier { $column } ({ $seat }) accepte, et le Chevalier { $rivalcolumn } ({ $rival }) reste libre.
ransom-exceeded = { $seat } refuse la rançon et paie davantage : { $cubes }.
fief-given = Le Chevalier { $column } ({ $seat }) refuse la rançon et donne en fief { $land-one } au Chevalier { $rivalcolumn } ({ $rival }).
vassal-bound = Le Chevalier { $rivalcolumn } ({ $rival }) devient Vassal, avec { $seat } pour Suzerain.
traded = { $seat } échange { $give } contre { $get }.
auction-opened = { $seat } met un Château aux enchères avec le Chevalier { $column }.
bid-opened = { $seat } fait une première offre : { $cubes }.
bid-raised = { $seat } enchérit : { $cubes }.
bid-passed = { $seat } n’enchérit pas.
castle-won = { $seat } a la meilleure offre et la paie pour le Château : { $cubes }.
castle-built =
    { $whose ->
        [own] { $seat } construit le Château pour son Chevalier { $rivalcolumn }.
       *[other] { $seat } construit le Château pour un Vassal, le Chevalier { $rivalcolumn } ({ $rival }).
    }
free-land-attacked = Le Chevalier { $column } ({ $seat }) conquiert une Terre libre : { $land-one }.
forces-paid = { $seat } paie mercenaires et alliés : { $cubes }.
attack-declared = Le Chevalier { $column } ({ $seat }) attaque le Chevalier { $rivalcolumn } ({ $rival }) pour lui prendre { $land-one }.
toll-paid =
    { $influence ->
        [0] { $seat } ne paie pas d’Influence : la famille attaquée n’a pas de Damoiselle.
        [one] { $seat } paie { $influence } Influence, une par Damoiselle de la famille attaquée.
       *[other] { $seat } paie { $influence } Influences, une par Damoiselle de la famille attaquée.
    }
help-asked = { $seat } demande l’aide du Suzerain : { $rival }.
battle-joined = { $seat } prend part à la bataille pour aider un Vassal, le Chevalier { $rivalcolumn } ({ $rival }).
battle-stayed-out = { $seat } reste à l’écart de la bataille.
battle-fought = Le Chevalier { $column } ({ $seat }) attaque avec une force de { $attack } ; le Chevalier { $rivalcolumn } ({ $rival }) défend avec { $defence }.
battle-won = Le Chevalier { $column } ({ $seat }) est plus fort, et le Chevalier { $rivalcolumn } ({ $rival }) perd la Terre.
battle-lost = Le Chevalier { $column } ({ $seat }) n’est pas plus fort, et le Chevalier { $rivalcolumn } ({ $rival }) garde la Terre.
land-placed = Le Chevalier { $column } ({ $seat }) reçoit { $land-the }.
land-discarded = { $seat } défausse { $land-the }.
land-to-king = { $seat } donne { $land-the } au Roi.
cathedral-built = On construit la cathédrale : toutes les familles cachent de l’Or dans leur main.
cathedral-nothing = Personne ne donne d’Or : la cathédrale attendra.
cathedral-best = { $seat } donne { $gold } Or à la cathédrale ; personne n’offre davantage.
cathedral-given = { $seat } donne { $gold } Or à la cathédrale, bien que d’autres offrent davantage.
cathedral-kept = { $seat } reprend { $gold } Or.
abbess-elected =
    { $influence ->
        [one] Le Chevalier { $column } ({ $seat }) fait élire une Damoiselle Abbesse : { $influence } Influence.
       *[other] Le Chevalier { $column } ({ $seat }) fait élire une Damoiselle Abbesse : { $influence } Influences.
    }
crusade-influence =
    { $influence ->
        [one] { $seat } gagne { $influence } Influence aux Croisades avec le Chevalier { $column }.
       *[other] { $seat } gagne { $influence } Influences aux Croisades avec le Chevalier { $column }.
    }
winter-mild = L’Hiver est doux : pas de neige.
winter-hard = L’Hiver apporte la neige : les Chevaliers sans Terre ni Château meurent, sauf aux Croisades.
defender-rewarded =
    { $privileges ->
        [one] Le Roi accorde { $privileges } Privilège à { $seat } : tous ses Chevaliers ont un Soldat ou un Château.
       *[other] Le Roi accorde { $privileges } Privilèges à { $seat } : tous ses Chevaliers ont un Soldat ou un Château.
    }
game-over = La partie est finie.

## Coûts et réserves

amount-food =
    { $n ->
        [0] aucune Nourriture
        [one] { $n } Nourriture
       *[other] { $n } Nourritures
    }
amount-fabric =
    { $n ->
        [0] aucun Tissu
        [one] { $n } Tissu
       *[other] { $n } Tissus
    }
amount-metal =
    { $n ->
        [0] aucun Métal
        [one] { $n } Métal
       *[other] { $n } Métaux
    }
amount-influence =
    { $n ->
        [0] aucune Influence
        [one] { $n } Influence
       *[other] { $n } Influences
    }
amount-gold =
    { $n ->
        [0] aucun Or
       *[other] { $n } Or
    }

## La feuille de score

part-track = Piste de score
part-goods = Le plus de Tissu et de Métal
part-influence = Le plus d’Influence
part-privileges = Le plus de Privilèges
part-gold = Paires d’Or
part-damsels = Damoiselles restantes
tie-castles = Châteaux (départagent)
tie-lands = Terres (ensuite)
tie-vassals = Vassaux (ensuite)

## Colonnes

column-a = A
column-b = B
column-c = C
column-d = D

## Terres

land-cereal = Champ de céréales
    .one = un Champ de céréales
    .the = le Champ de céréales
    .none = de Champ de céréales
land-fishing = Pêche
    .one = une Terre de pêche
    .the = la Terre de pêche
    .none = de Terre de pêche
land-cloth = Tissu
    .one = une Terre de tissu
    .the = la Terre de tissu
    .none = de Terre de tissu
land-mine = Mine
    .one = une Mine
    .the = la Mine
    .none = de Mine
land-quarry = Carrière
    .one = une Carrière
    .the = la Carrière
    .none = de Carrière

## Ressources

resource-food = Nourriture
    .of = de Nourriture
    .some = de la Nourriture
resource-fabric = Tissu
    .of = de Tissu
    .some = du Tissu
resource-metal = Métal
    .of = de Métal
    .some = du Métal
resource-influence = Influence
    .of = d’Influence
    .some = de l’Influence
resource-gold = Or
    .of = d’Or
    .some = de l’Or

## Lieux de pouvoir, et le domaine

sphere-home = Domaine
    .at = sur son domaine
    .from = de son domaine
sphere-monastery = Monastère
    .at = au Monastère
    .from = du Monastère
sphere-court = Cour
    .at = à la Cour
    .from = de la Cour
sphere-market = Marché
    .at = au Marché
    .from = du Marché
sphere-war = Guerre
    .at = à la Guerre
    .from = de la Guerre
sphere-clergy = Clergé
    .at = au Clergé
    .from = du Clergé
sphere-crusades = Croisades
    .at = aux Croisades
    .from = des Croisades

## Symboles du dé

symbol-hourglass = Sablier
    .bare = sablier
symbol-woman = Femme
    .bare = femme
symbol-man = Homme
    .bare = homme

## Warnings, and what is said of dice, winters, spaces and points

line-face-two = { $symbol } ou { $other-bare }
die-rolled-two = { $seat } lance le dé pour le Chevalier { $column } : { $symbol-bare } ou { $other-bare }.
married-relative-none = { $seat } a la meilleure dot et la perd : l’héritier du Chevalier { $column } épouse une parente éloignée ; la famille n’avait pas de Damoiselle à perdre.
ask-spend-gift-loss =
    { $seat }, votre don de { $gold } Or n’est pas le meilleur. Le faites-vous quand même ? { $points ->
        [one] Il coûte { $points } point.
       *[other] Il coûte { $points } points.
    }
line-give-loss =
    { $points ->
        [one] Donner { $gold } Or et perdre { $points } point
       *[other] Donner { $gold } Or et perdre { $points } points
    }
cause-majority = Majorité
    .for = pour cette majorité
cause-marriage = Mariage
    .for = pour le mariage
cause-castle = Château
    .for = pour le Château
cause-vassal = Vassal
    .for = pour le nouveau Vassal
cause-ransom = Rançon
    .for = pour la rançon
cause-land = Terre
    .for = pour la Terre
cause-vassals-land = Terre du Vassal
    .for = pour la Terre du Vassal
cause-battle = Prime de bataille
    .for = pour avoir battu une famille plus riche en points
cause-cathedral = Cathédrale
    .for = pour le meilleur don
cause-gift = Don
    .for = pour le don
cause-king = Roi
    .for = pour la Terre donnée au Roi
cause-death = Mort
    .for = pour une mort sans héritier
clergy-privilege =
    { $privileges ->
        [one] { $seat } obtient { $privileges } Privilège du Clergé avec le Chevalier { $column }.
       *[other] { $seat } obtient { $privileges } Privilèges du Clergé avec le Chevalier { $column }.
    }
knight-placed-space = { $seat } pose le Chevalier { $column } sur la case { $position } { $sphere-from }.
kin-took-over = Un parent éloigné reprend les biens du Chevalier { $column } ({ $seat }).
line-face-any = N’importe quel symbole
line-winter-mild = Pas de neige
line-winter-hard = Neige
die-rolled-any = { $seat } lance le dé pour le Chevalier { $column } : n’importe quel symbole.
warn-heir-takes-over = Le Chevalier { $column } en mourra ; son héritier lui succédera.
warn-dies-heirless =
    { $points ->
        [one] Le Chevalier { $column } en mourra sans héritier : vous perdrez { $points } point.
       *[other] Le Chevalier { $column } en mourra sans héritier : vous perdrez { $points } points.
    }
warn-line-dies-out =
    { $points ->
        [one] Le Chevalier { $column } en mourra sans héritier et sa lignée s’éteindra : vous perdrez { $points } point.
       *[other] Le Chevalier { $column } en mourra sans héritier et sa lignée s’éteindra : vous perdrez { $points } points.
    }
warn-costs-points =
    { $points ->
        [one] Cela vous coûtera { $points } point.
       *[other] Cela vous coûtera { $points } points.
    }

## Ce dont une estimation est faite

term-points = les points de la piste
term-stores = les cubes et l’Or
term-privileges = les Privilèges
term-damsels = les Damoiselles à marier
term-lands = les Terres, les Châteaux et les Vassaux
term-heirs = les héritiers et la vieillesse
term-soldiers = les Soldats
term-knights = les Chevaliers envoyés
term-majorities = les majorités dans les Lieux de pouvoir
term-offers = les offres et les batailles en cours
