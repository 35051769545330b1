### La table et les villages de Clochemerle : ce qui y est écrit, et des mots courts pour les boutons.

clochemerle-table = La table
clochemerle-status = Manche { $round }, { $covered } morts sur { $end }
clochemerle-over =
    { $round ->
        [one] Finie après 1 manche
       *[other] Finie après { $round } manches
    }
tab-board = Table
tab-farms = Villages

## Ce qui est écrit sur la table

clochemerle-churches = Église
clochemerle-monks = Moines
clochemerle-monk = Moine
clochemerle-council = Conseil
clochemerle-square = Place
clochemerle-fields = Champs
clochemerle-first = Premier
clochemerle-travel = Voyage
clochemerle-workshops = Ateliers
clochemerle-market = Marché
clochemerle-chronicle = Chronique
clochemerle-graves = Tombes
clochemerle-one-each = une par joueur
clochemerle-a-window-each = un vitrail chacun
clochemerle-none-left = épuisé
clochemerle-hand-open = prenez les pages et commencez
clochemerle-hand-taken = { $name } l’a prise et commencera
clochemerle-next-stage = votre prochaine étape : { $letter }
clochemerle-a-to-e = dans l’ordre, de A à E
clochemerle-workshops-note = un de chaque type, avec sa première ressource
clochemerle-steward = Intendant
clochemerle-steward-note = de 1 à { $most }
clochemerle-of-dead = morts sur { $end }
clochemerle-church-sanatorium = Sanatorium
clochemerle-church-cloister = Cloître
clochemerle-church-diocese = Diocèse
clochemerle-church-refuge = Refuge
clochemerle-chamber-monetary = Monétaire
clochemerle-chamber-property = Propriétés
clochemerle-chamber-citizens = Citoyens
clochemerle-chamber-guild = Guilde
clochemerle-place-church = Église
clochemerle-place-monks = Moines
clochemerle-place-council = Conseil et places
clochemerle-place-fields = Champs
clochemerle-place-hand = Main Premier joueur
clochemerle-place-travel = Voyage
clochemerle-place-workshops = Ateliers
clochemerle-place-market = Marché et intendant
clochemerle-place-chronicle = Chronique
clochemerle-place-graves = Tombes et Rat

## Dés

clochemerle-dice = Dés
clochemerle-white = Blancs
clochemerle-black-dice = Noirs :
clochemerle-black = Noirs
clochemerle-each = chacun
clochemerle-a-pip = par point
clochemerle-any-face = toute face
clochemerle-no-cost = gratuit
clochemerle-free = 0
clochemerle-make-sum = Former la somme { $sum }
clochemerle-make-sum-for = Former la somme { $sum } pour { $cost }
clochemerle-turn-to = Un point : { $sum }
clochemerle-two-dice-first = Prenez d’abord deux dés
clochemerle-die-at-end = Ce dé ne va pas au-delà de { $face }
clochemerle-dice-set = Les dés restent ainsi pour ce tour
clochemerle-sum-too-dear = { $sum } coûterait { $cost } : plus que vous n’avez
clochemerle-other-dice = Prendre d’autres dés
clochemerle-sum = Somme

## Villages

clochemerle-your-village = Votre village
clochemerle-village-of = Le village de { $name }
clochemerle-open-village = Regarder le village de { $name }
clochemerle-to-bridge = { $count } temps avant le pont
clochemerle-time-to-bridge = temps avant le pont
clochemerle-death-comes = l’un d’eux va mourir
clochemerle-no-abbot = pas d’abbé
clochemerle-no-councillor = sans conseiller
clochemerle-no-traveller = sans voyageur
clochemerle-no-craftsman = sans artisan
clochemerle-no-merchant = sans marchand
clochemerle-no-church = pas encore d’église
clochemerle-no-square = pas encore de place
clochemerle-no-chamber = place pour une chambre
clochemerle-any-number = à volonté
clochemerle-then = puis { $letter }
clochemerle-one-more-kind = un autre type
clochemerle-no-workshop = aucun
clochemerle-nobody-waits = personne
clochemerle-served =
    { $count ->
        [0] servis
        [one] 1 servi
       *[other] { $count } servis
    }
clochemerle-waiting =
    { $count ->
        [one] 1 attend
       *[other] { $count } attendent
    }
clochemerle-each-citizens = par vivant
clochemerle-each-property = par carte

## Ce qui s’entend et ne se lit pas

clochemerle-said-sums = somme { $sums }
clochemerle-said-or = { $left } ou { $right }
clochemerle-said-any-sum = n’importe quelle somme
clochemerle-said-needs = il faut { $who }
clochemerle-said-left =
    { $count ->
        [one] il en reste { $count }
       *[other] il en reste { $count }
    }
clochemerle-said-of = chez { $name }
clochemerle-said-range = { $from } à { $to } points
clochemerle-said-tile = tuile 2/12
clochemerle-said-labourers =
    { $count ->
        [one] Journaliers, moins { $count } point
       *[other] Journaliers, moins { $count } points
    }
clochemerle-said-die-white = dé blanc, { $face }
clochemerle-said-die-black = dé noir, { $face }
clochemerle-said-taken-by = pris par { $name }
clochemerle-said-in-hand = en main
clochemerle-said-price = { $n } : { $price }
clochemerle-said-sum = somme { $sum }
clochemerle-said-no-sum = pas encore de somme
clochemerle-said-not-now = impossible
clochemerle-said-dead = { $covered } morts sur { $end }
clochemerle-said-graves =
    { $count ->
        [0] toutes les tombes sont libres
        [one] { $count } tombe prise
       *[other] { $count } tombes prises
    }
clochemerle-said-rat =
    { $count ->
        [0] les Rats arrivent
        [one] le Rat : { $count } case avant l’invasion
       *[other] le Rat : { $count } cases avant l’invasion
    }
clochemerle-said-niche-free = libre, { $story }
clochemerle-said-customers =
    { $count ->
        [0] plus aucun client à venir
        [one] { $count } client à venir
       *[other] { $count } clients à venir
    }
clochemerle-said-stall = Étal { $n }
clochemerle-said-customer = client pour { $wants }
clochemerle-said-tree = Arbre centenaire
clochemerle-said-hall = Hôtel de ville
clochemerle-said-chief-at-hall = le Chef est à l’Hôtel de ville
clochemerle-said-chief-at-coin = le Chef est à la pièce
clochemerle-said-chief-at-story = le Chef est à l’Histoire
clochemerle-said-stop-coin = l’étape du Chef pour une pièce
clochemerle-said-stop-story = l’étape du Chef pour { $story }
clochemerle-said-desk = { $desk } : { $who }
clochemerle-said-pupil = un élève
clochemerle-said-windows =
    { $count ->
        [0] aucune fenêtre
        [one] { $count } fenêtre
       *[other] { $count } fenêtres
    }
clochemerle-said-stage = Étape { $letter }
clochemerle-said-toll = péage { $cost }
clochemerle-said-chapel = une chapelle
clochemerle-said-fields =
    { $count ->
        [0] aucun Champ
        [one] { $count } Champ
       *[other] { $count } Champs
    }
clochemerle-said-used = utilisé { $used } fois sur { $all }
clochemerle-said-covered = couvert
clochemerle-said-open = libre
clochemerle-said-starts = commence la manche suivante
clochemerle-said-stage-none = aucune étape

## Questions, en bref

clochemerle-title-TakeFirstDie = Deux dés. Lequel d’abord ?
clochemerle-title-TakeSecondDie = Quel autre dé ?
clochemerle-title-MakeSum = Quelle somme ?
clochemerle-title-ChooseBanner = Votre { $value } : quelles bannières ?
clochemerle-title-ChooseBanner-next = Continuer avec votre { $value } ?
clochemerle-title-ServeCustomer = Qui servez-vous ?
clochemerle-title-ChooseWay = Comment payez-vous ?
clochemerle-title-PayFrom = { $item } : d’où ?
clochemerle-title-MoveChief = Où va le Chef ?
clochemerle-title-UseSchool = École : que se passe-t-il ?
clochemerle-title-TakeFreeCustomer = Qui vient gratuitement ?
clochemerle-title-TakeCustomer = Quel client vient ?
clochemerle-title-SendToSteward = Le Moine fait-il venir des clients ?
clochemerle-title-PlaceTile = Où va la tuile 2/12 ?
clochemerle-title-CoverSlot = Quel emplacement couvrez-vous ?
clochemerle-title-PlacePlough = Quel champ reçoit la charrue ?
clochemerle-title-KeepTravelCard = Garder cette carte Voyage ?
clochemerle-title-BuryVillager = Qui décède ?
clochemerle-title-PlaceLabourer = Quel poste pour le Journalier ?
clochemerle-title-UseSanatorium = Des rats ! Le Sanatorium ?
clochemerle-title-TakeGain = Le prendre ?
clochemerle-note-TakeFirstDie = Essayez librement : avant la bannière, tout peut être repris.
clochemerle-note-BuryVillager = Une niche de la Chronique paie ses pages.
clochemerle-white-banners = dans votre village, autant que vous voulez
clochemerle-or-black-banner = ou une seule bannière noire
clochemerle-black-banner = une bannière noire

## Boutons

clochemerle-school = École
clochemerle-own-banner = Personnelle
clochemerle-plough = Charrue
clochemerle-new-field = Champ
clochemerle-hand = Main
clochemerle-chief = Chef
clochemerle-serve = servir quelqu’un
clochemerle-pay = Payer
clochemerle-keep-safe = à l’abri
clochemerle-field-number = Champ { $number }
clochemerle-desk-left = de gauche
clochemerle-desk-right = de droite
clochemerle-way-pupil-new = Nouvel élève
clochemerle-way-pupil-shift = Au meilleur pupitre
clochemerle-way-use-sanatorium = Les éloigner
clochemerle-way-suffer-rats = Les laisser manger
clochemerle-way-keep = La garder
clochemerle-way-sparing = Me demander chaque gain
clochemerle-way-take-gain = Prendre
clochemerle-way-leave-gain = Laisser
clochemerle-way-end-turn = Fin du tour

## La feuille de score

clochemerle-detail-windows =
    { $count ->
        [one] 1 vitrail
       *[other] { $count } vitraux
    }
clochemerle-detail-stages =
    { $count ->
        [one] 1 étape
       *[other] { $count } étapes
    }
clochemerle-detail-served =
    { $count ->
        [one] 1 servi
       *[other] { $count } servis
    }
clochemerle-detail-fields =
    { $count ->
        [one] 1 champ
       *[other] { $count } champs
    }
clochemerle-detail-labourers =
    { $count ->
        [one] 1 engagé
       *[other] { $count } engagés
    }

## Raisons en peu de mots, dans un bouton

short-why-has-workshop = vous en avez
short-why-has-church = vous en avez une
short-why-has-chamber = vous en avez une
short-why-has-square = vous en avez une
short-why-no-church = pas d’église
short-why-cannot-serve = ressources manquantes

## Une phase, étape par étape sur le plateau

clochemerle-unfold-dice = Les dés de la manche
clochemerle-unfold-death = Un décès
clochemerle-unfold-market = Au marché
clochemerle-unfold-travel = Un voyage
