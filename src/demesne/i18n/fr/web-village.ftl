### Le plateau de Village : ce qui y est écrit, et des mots courts pour ses boutons.

village-board = Le village
village-status =
    Manche { $round }, { $count ->
        [0] plus de cube
        [one] encore { $count } cube
       *[other] encore { $count } cubes
    }
village-over =
    { $round ->
        [one] Fin après { $round } manche
       *[other] Fin après { $round } manches
    }
village-council = Conseil
village-each-step = chaque niveau :
village-first = 1er
village-mass = Messe : majorité
village-into-bag = dans le sac
village-chronicle = Archives
village-own-members = vos membres
village-graves = Tombes
village-section-council = Conseil
village-section-crafts = Artisanat
village-section-travel = Voyage
village-section-church = Église
village-section-farm = Ferme
village-at-home = à la Ferme
village-birth = Naissance
village-birth-note = le suivant à la Ferme
village-recall = Ou rappel
village-recall-note = un membre rentre
village-well = Puits
village-alike = pareils
village-any-action = toute action
village-mill = Moulin
village-sign-wainwright = Charron
village-sign-stables = Étables
village-sign-library = Biblio­thèque
village-sign-smithy = Forge
village-one-product = Une marchandise : produite ou achetée.
village-sales = 1re vente de l’ouvreur gratuite, toute autre
village-later-sales = autres ventes
village-queue = File
village-every-road = Chaque chemin
village-cubes-on-it = ses cubes

## Fermes

village-farm = Ferme
village-your-farm = votre Ferme
village-farm-of = La Ferme ({ $name })
village-life = Vie
village-steps-left =
    { $count ->
        [one] à { $count } case du pont, puis un décès
       *[other] à { $count } cases du pont, puis un décès
    }
village-death-comes =
    { $count ->
        [one] Un décès à la fin du tour
       *[other] { $count } décès à la fin du tour
    }
village-at-home-title = À la Ferme
village-home = À la Ferme
village-home-short = Ferme
village-unborn = À naître
village-unborn-short = à naître
village-away = Ailleurs
village-nobody-away = personne
village-grain = Sacs de grain { $count }/{ $cap }
village-goods = Marchandises
village-influence = Influence
village-coins = Pièces
village-coins-note = remplacent tout cube
village-customers = Clients
village-served =
    { $count ->
        [one] { $count } servi
       *[other] { $count } servis
    }
village-members-named =
    { $count ->
        [one] un membre de la génération { $generation }
       *[other] { $count } membres de la génération { $generation }
    }
village-starts = commence
village-starts-next = commencera
village-short-council-1 = Conseil 1
village-short-council-2 = Conseil 2
village-short-council-3 = Conseil 3
village-short-council-4 = Conseil 4
village-short-church-1 = Église 1
village-short-church-2 = Église 2
village-short-church-3 = Église 3
village-short-church-4 = Église 4
village-short-chronicle-council = Archives
village-short-chronicle-crafts = Archives
village-short-chronicle-travel = Archives
village-short-chronicle-church = Archives
village-short-chronicle-farm = Archives
village-short-grave = Tombe
village-short-removed = Retiré
village-short-harvest = Récolte
village-short-family = Famille
village-short-crafts = Artisanat
village-short-market = Marché
village-short-travel = Voyage
village-short-council = Conseil
village-short-church = Église

## Ce qui s’entend et ne se lit pas

amount-cube-plague =
    { $n ->
        [one] { $n } cube Peste
       *[other] { $n } cubes Peste
    }
village-said-privilege-1 = Privilège du niveau 1 : vous commencez la manche suivante
village-said-privilege-2 = Privilège du niveau 2 : { $cubes }
village-said-privilege-3 = Privilège du niveau 3 : une marchandise au choix
village-said-privilege-4 = Privilège du niveau 4 : { $coins } pour { $points }
village-said-no-cube = aucun cube
village-said-window = Fenêtre { $window }
village-said-into-window = De la fenêtre { $window } à la { $target } : { $grain }
village-said-monks =
    { $count ->
        [0] aucun moine dedans
        [one] { $count } moine dedans
       *[other] { $count } moines dedans
    }
village-said-enter = un membre y entre pour { $cubes } ou { $time }
village-said-harvest = { $grain } à la main
village-said-harvest-with = { $grain } avec { $animal } et { $plough }
village-said-well = Le Puits : { $count } cubes d’une même couleur pour toute action
village-said-supply = Réserve
village-said-train = former { $time }
village-said-make = produire { $goods } { $time }
village-said-buy = acheter { $price }
village-said-mill = { $coins } pour { $time } et { $grain }
village-said-stall = Étal { $n }
village-said-queue = File, place { $n }
village-said-customer = un client veut { $wants } pour { $points }
village-said-pile =
    { $count ->
        [0] Plus aucun client à venir
        [one] { $count } client à venir
       *[other] { $count } clients à venir
    }
village-said-road = Route entre { $from } et { $to } : { $price }
village-said-reward = { $reward } à la première visite
village-said-visited = visitée par { $names }
village-said-niches = { $taken } places prises sur { $open }

## Questions, en bref

village-title-TakeTurn = Prenez un cube. Où ?
village-note-TakeTurn = Le cube est à vous ; sa case dit ce que vous pouvez faire.
village-title-ChooseAction = Quelle action ?
village-title-HarvestGrain = Rentrer la récolte ?
village-title-GrowFamily = Une naissance, ou un rappel ?
village-title-CallHome = Qui rappelez-vous ?
village-title-ChooseCraft = Artisanat : quel bâtiment ?
village-note-ChooseCraft = Une marchandise, ou aucune.
village-title-TrainMember = Qui apprend le métier ?
village-title-MakeGood = Produire tout de suite ?
village-title-ServeCustomer = Marché : quel client servez-vous ?
village-title-ChooseRoad = Voyage : quel chemin ?
village-title-SendTraveller = Qui part en voyage ?
village-title-ChooseInfluence =
    { $count ->
        [one] Quel cube prenez-vous ?
       *[other] Quels { $count } cubes prenez-vous ?
    }
village-title-VisitCouncil = Conseil : que faites-vous ?
village-title-RaiseMember = Qui progresse ?
village-title-PayForCouncil = Comment payer le Conseil ?
village-title-UsePrivilege = Quel privilège ?
village-title-ChooseGood = Quelle marchandise ?
village-title-EnterChurch = Comment payer l’Église ?
village-title-SendToBag = Qui va dans le sac ?
village-title-PayCubes =
    { $count ->
        [one] Payer 1 cube { $colour } : comment ?
       *[other] Payer { $count } cubes { $colour ->
            [orange] orange
           *[other] { $colour }s
        } : comment ?
    }
village-title-PayAtWell =
    { $count ->
        [one] Payer 1 cube { $colour } : comment ?
       *[other] Payer { $count } cubes { $colour ->
            [orange] orange
           *[other] { $colour }s
        } : comment ?
    }
village-note-PayCubes = Une pièce remplace tout cube ; à la fin elle vaut un point.
village-note-PayAtWell = Une pièce remplace tout cube ; à la fin elle vaut un point.
village-title-BuryMember = Qui meurt dans la génération { $generation } ?
village-note-BuryMember = Le lieu où il se trouve décide de la façon dont on s’en souvient.
village-title-PullMember = Messe : payer pour sortir un membre du sac ?
village-title-PromoteMember = Messe : qui avance vers la gauche ?
village-colour-orange = orange
village-colour-green = vert
village-colour-brown = brun
village-colour-pink = rose

## Boutons

village-way-train = Former
village-way-make = Produire
village-way-buy = Acheter
village-way-harvest = Récolter
village-way-pay = Payer
village-way-enter = Entrer
village-way-rise = Monter
village-way-start = Prochain Premier Joueur
village-way-take = Prendre
village-way-good = Une marchandise
village-way-home = Rappel : { $place }
village-way-birth = Une naissance
village-way-window = De la fenêtre { $window } à la { $target }
village-generation = Génération { $generation }
village-level = Niveau { $level }
village-free =
    { $count ->
        [one] dernière place
       *[other] { $count } places
    }

## La feuille de score

village-detail-cities =
    { $count ->
        [one] { $count } cité
       *[other] { $count } cités
    }
village-detail-levels =
    { $count ->
        [one] niveau { $list }
       *[other] niveaux { $list }
    }
village-detail-windows =
    { $count ->
        [one] fenêtre { $list }
       *[other] fenêtres { $list }
    }
village-detail-members =
    { $count ->
        [one] { $count } membre
       *[other] { $count } membres
    }
village-detail-served =
    { $count ->
        [one] { $count } servi
       *[other] { $count } servis
    }

## Des raisons en peu de mots, dans un bouton

short-why-short-grain =
    il faut { $need ->
        [one] { $need } sac de grain
       *[other] { $need } sacs de grain
    }, vous { $have ->
        [0] n’en avez pas
       *[other] en avez { $have }
    }
short-why-short-cubes = chez vous : { $have }
short-why-short-wanted = chez vous : { $have }
short-why-short-wagons = vous n’avez pas de chariot
short-why-farm-empty = personne à la Ferme
short-why-short-cubes-of-one =
    vous avez { $cubes } sur { $need } et { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }

## Une phase, étape par étape sur le plateau

village-unfold-mass = La messe
village-unfold-market = Jour de marché
