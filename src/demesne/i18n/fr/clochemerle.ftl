### Clochemerle.
### Un mot seul est son nom sur un plateau ou dans une liste. Ses formes (.le, .un...) servent au
### milieu d'une phrase : l'argument $workshop a la forme .un sous le nom $workshop-un.

## Questions

ask-draw-first-player = Qui est premier joueur ?
ask-deal-board = Quel plateau Village pour { $seat } ?
ask-turn-monk = { $pile } : quel Moine vient ensuite ?
ask-draw-customer = Quel client vient ensuite ?
ask-turn-travel-card = { $seat } voyage : que montre la carte { $letter } ?
ask-roll-die = Dé { $number } : que montre-t-il ?
ask-roll-rat-die = De combien de cases avance le Rat ?
ask-take-first-die = { $seat }, quel dé prenez-vous d’abord ?
ask-take-second-die = { $seat }, quel dé prenez-vous avec lui ?
ask-make-sum = { $seat }, quelle somme formez-vous ?
ask-choose-banner = { $seat }, quelle Bannière activez-vous avec votre { $value } ?
ask-next-banner = { $seat }, continuez-vous avec votre { $value } ?
ask-serve-customer = { $seat }, quel client servez-vous ?
ask-choose-way = { $seat }, comment payez-vous ?
ask-pay-from = { $seat }, d’où payez-vous { $item-un } ?
ask-move-chief = { $seat }, où votre Moine envoie-t-il le Chef ?
ask-use-school = { $seat }, que se passe-t-il à l’École ?
ask-take-free-customer = { $seat }, quel client vient gratuitement ?
ask-take-customer = { $seat }, quel client prenez-vous ?
ask-send-to-steward = { $seat }, votre Moine fait-il venir des clients ?
ask-place-tile = { $seat }, où placez-vous la tuile 2/12 ?
ask-cover-slot = { $seat }, quel emplacement de votre Chambre couvrez-vous ?
ask-place-plough = { $seat }, quel champ reçoit la charrue ?
ask-keep-travel-card = { $seat }, gardez-vous cette carte Voyage ?
ask-bury-villager = { $seat }, lequel de vos villageois décède ?
ask-place-labourer = { $seat }, quel poste prend le Journalier ?
ask-use-sanatorium = { $seat }, le Sanatorium éloigne-t-il les rats ?
ask-take-gain = { $seat }, prenez-vous cela ?

## Lignes des menus

line-seat = { $seat }
line-board = Le plateau { $shows }
line-monk = { $action }
line-customer = Client à { $shows } : { $wants } pour { $points } points de Prestige
line-customer-for =
    { $cost-count ->
        [0] Client à { $shows } : { $wants } pour { $points } points de Prestige — sans autre coût
       *[other] Client à { $shows } : { $wants } pour { $points } points de Prestige — { $cost }
    }
line-travel-card =
    { $toll-count ->
        [0] { $points } points de Prestige
       *[other] { $points } points de Prestige, péage { $toll }
    }
line-face = { $face }
line-die = { $die }
line-black-die = { $die } — { $cost }
line-sum = Somme { $value }, dés tels quels
line-sum-bought = Somme { $value } — { $cost }
line-hand =
    { $story ->
        [0] Main Premier joueur : commencer la prochaine manche
        [1] Main Premier joueur : 1 point d’Histoire, et commencer la prochaine manche
       *[other] Main Premier joueur : { $story } points d’Histoire, et commencer la prochaine manche
    }
line-steward = Bureau de l’intendant : des clients à partir de { $cost }
line-chief-hall =
    { $story ->
        [0] Le Chef rentre à l’Hôtel de ville — { $cost }
        [1] Le Chef rentre à l’Hôtel de ville : 1 point d’Histoire en lieu sûr — { $cost }
       *[other] Le Chef rentre à l’Hôtel de ville : { $story } points d’Histoire en lieu sûr — { $cost }
    }
line-chief-coin =
    { $coins ->
        [one] Le Chef va chercher { $coins } pièce — { $cost }
       *[other] Le Chef va chercher { $coins } pièces — { $cost }
    }
line-chief-story =
    { $story ->
        [one] Le Chef va chercher { $story } point d’Histoire — { $cost }
       *[other] Le Chef va chercher { $story } points d’Histoire — { $cost }
    }
line-chief-stay = Le Chef reste où il est — { $cost }
line-buy-workshop = Ajouter { $workshop-un } { $shows } : { $item-un } — { $cost }
line-buy-field =
    { $coins ->
        [one] Ajouter un Champ : { $coins } pièce — { $cost }
       *[other] Ajouter un Champ : { $coins } pièces — { $cost }
    }
line-travel = Voyager vers { $letter } — { $cost }
line-travel-either = Voyager vers { $letter } — { $cost } ; ou { $other }
line-buy-church = Ajouter { $church-le } — { $cost }
line-buy-monk = Ajouter le Moine { $pile-au } : { $action-quoi } — { $cost }
line-buy-square = Ajouter une Place du village avec sa tuile 2/12 — { $cost }
line-buy-chamber = Ajouter { $chamber-le } — { $cost }
line-run-personal =
    { $story ->
        [one] Bannière Personnelle : { $story } point d’Histoire
       *[other] Bannière Personnelle : { $story } points d’Histoire
    }
line-run-school = École
line-run-workshop =
    { $cost-count ->
        [0] { $workshop } : produire { $item-un }
       *[other] { $workshop } : produire { $item-un } — { $cost }
    }
line-run-chamber =
    { $cost-count ->
        [0] { $chamber }
       *[other] { $chamber } — { $cost }
    }
line-run-field =
    { $coins ->
        [one] Champ { $number } : { $coins } pièce — { $cost }
       *[other] Champ { $number } : { $coins } pièces — { $cost }
    }
line-run-square = Place du village — { $cost }
line-market = Servir un client
line-plough-forge = Déplacer une charrue de la Forge sur un champ
line-plough-guild = Placer un marqueur de la guilde sur un champ, comme charrue
line-sparing = Me demander avant chaque gain de ce tour, pour pouvoir y renoncer
line-end-turn = Finir le tour
line-serve = { $wants } pour { $points } points de Prestige
line-way = Payer { $cost }
line-from-workshop = { $workshop }, qui en a { $count }
line-from-field = La charrue du champ { $number }
line-from-guild = Un marqueur de la guilde, sur { $count }
line-skip-monk = Le Moine ne fait rien
line-send-monk = Faire venir des clients
line-new-pupil = Un nouvel élève à gauche
line-shift-pupil = L’élève passe à droite
line-left-pupil = L’élève de gauche devient { $profession-nu } — { $cost }
line-right-pupil =
    { $story ->
        [one] L’élève de droite devient { $profession-nu }, avec { $story } point d’Histoire — { $cost }
       *[other] L’élève de droite devient { $profession-nu }, avec { $story } points d’Histoire — { $cost }
    }
line-no-lesson = Rien
line-no-free-customer = Personne
line-customers-done = Plus de clients
line-tile = { $banner }
line-tile-field = Champ { $number }
line-tile-customer = Le client à { $wants }, { $points } points de Prestige
line-tile-stays = Elle reste où elle est
line-no-tile = Ne pas prendre de tuile
line-cover-category = { $category }
line-cover-profession = { $profession }
line-cover-nothing = Ne rien couvrir
line-plough-field = Champ { $number }
line-keep =
    { $toll-count ->
        [0] La garder : { $points } points de Prestige
       *[other] La garder : { $points } points de Prestige, péage { $toll }
    }
line-exchange = La replacer sous sa pile et garder la suivante
line-bury-chronicle =
    { $story ->
        [one] { $profession }, dans les Chroniques : { $story } point d’Histoire
       *[other] { $profession }, dans les Chroniques : { $story } points d’Histoire
    }
line-bury-grave = { $profession }, dans une tombe anonyme
line-profession = { $profession }
line-use-sanatorium =
    { $count ->
        [1] Oui, pour la dernière fois
       *[other] Oui ; il le peut { $count } fois
    }
line-suffer-rats =
    { $story ->
        [one] Non : { $story } point d’Histoire perdu
       *[other] Non : { $story } points d’Histoire perdus
    }
line-take-gain = Prendre { $gain }
line-leave-gain = Laisser { $gain }

## Pourquoi pas

why-hand-taken = { $seat } a déjà pris la main dans cette manche.
why-hand-yours = Vous êtes premier joueur : la main est déjà à vous.
why-hand-later = Vous êtes premier joueur : vous pourrez prendre la main à votre second tour de la manche.
why-nobody-open = Aucun client n’est disponible.
why-needs = Il n’y a pas { $profession-de } dans votre village.
why-cannot-pay = Cela coûte { $cost } ; vous avez { $have }.
why-cannot-pay-either = Cela coûte { $cost }, ou { $other } ; vous n’avez ni l’un ni l’autre.
why-has-workshop = Vous avez déjà { $workshop-un }.
why-has-church = Vous avez déjà une Église : { $church-le }.
why-has-chamber = Vous avez déjà une Chambre : { $chamber-le }.
why-has-square = Vous avez déjà une Place du village.
why-no-church = Vous n’avez pas d’Église.
why-windows-full = Votre Église a { $count } fenêtres ; il n’y a plus de place.
why-idle = Elle n’aurait aucun effet, et vous avez autre chose à activer.
why-cannot-serve = Vous ne pouvez en servir aucun pour l’instant.
why-source-passed = En payant d’ici, il ne resterait plus de quoi payer la suite.
why-post-taken = Vous avez déjà { $profession-un }.
warn-bridge = Ceci dépasse le pont : un villageois décède à la fin du tour.

## Ce qui se passe

round-began = Manche { $round }. { $seat } lance les dés.
board-dealt = { $seat } reçoit le plateau Village { $shows }.
monk-turned = Le Moine { $pile-au } suivant est visible : { $action-quoi }.
customer-came = Un nouveau client se présente chez l’intendant : { $wants } ({ $points } points de Prestige).
sum-made = { $seat } prend { $first-un } et { $second-un } : somme { $value }.
sum-bought = { $seat } prend { $first-un } et { $second-un } et paie { $cost } pour former la somme { $value }.
paid-black-die = { $seat } paie { $cost } pour { $die-un }.
bridge-crossed = { $seat } dépasse le pont : la Faucheuse approche.
paid = { $seat } paie pour cela { $cost }.
paid-with-guild = { $seat } paie { $item-un } avec un marqueur de la guilde.
paid-with-plough = { $seat } paie avec la charrue d’un champ.
gained = { $seat } reçoit { $gain } { $source }.
no-room = { $seat } n’a pas de place pour { $gain } { $source }.
left-out = { $seat } laisse { $gain } { $source }.
hand-taken =
    { $story ->
        [0] { $seat } prend la main et commencera la prochaine manche.
        [1] { $seat } prend la main avec 1 point d’Histoire et commencera la prochaine manche.
       *[other] { $seat } prend la main avec { $story } points d’Histoire et commencera la prochaine manche.
    }
steward-called = { $seat } passe au Bureau de l’intendant.
customer-taken = { $seat } fait venir le client à { $wants } ({ $points } points de Prestige).
chief-stayed = Chez { $seat }, le Chef reste où il est.
story-safe =
    { $story ->
        [0] Chez { $seat }, le Chef rentre à l’Hôtel de ville.
        [1] Chez { $seat }, le Chef rentre à l’Hôtel de ville et met 1 point d’Histoire en lieu sûr.
       *[other] Chez { $seat }, le Chef rentre à l’Hôtel de ville et met { $story } points d’Histoire en lieu sûr.
    }
chief-coins =
    { $coins ->
        [one] Chez { $seat }, le Chef trouve { $coins } pièce.
       *[other] Chez { $seat }, le Chef trouve { $coins } pièces.
    }
chief-story =
    { $story ->
        [one] Chez { $seat }, le Chef trouve { $story } point d’Histoire.
       *[other] Chez { $seat }, le Chef trouve { $story } points d’Histoire.
    }
added-workshop = { $seat } ajoute { $workshop-un }.
added-field = { $seat } ajoute un Champ.
travelled = { $seat } voyage vers { $letter }.
travel-turned =
    { $toll-count ->
        [0] { $seat } découvre une carte Voyage de { $points } points de Prestige.
       *[other] { $seat } découvre une carte Voyage de { $points } points de Prestige, péage { $toll }.
    }
travel-exchanged = { $seat } la replace sous sa pile : le Refuge des pèlerins en permet une autre.
added-travel =
    { $toll-count ->
        [0] { $seat } ajoute une carte Voyage de { $points } points de Prestige.
       *[other] { $seat } ajoute une carte Voyage de { $points } points de Prestige, péage { $toll }.
    }
added-church = { $seat } ajoute { $church-le }.
added-monk =
    { $count ->
        [1] { $seat } ajoute un Moine { $pile-au } : la première fenêtre.
       *[other] { $seat } ajoute un Moine { $pile-au } : { $count } fenêtres.
    }
monk-skipped = Chez { $seat }, le Moine ne fait rien.
added-square = { $seat } ajoute une Place du village.
tile-placed = { $seat } place la tuile 2/12 sur { $banner-le } : le 2 et le 12 l’activent aussi.
tile-at-customer = { $seat } place la tuile 2/12 sur le client à { $wants } ({ $points } points de Prestige).
tile-returned = Le client est parti : chez { $seat }, la tuile 2/12 passe sur la Place du village.
tile-left = { $seat } laisse la tuile 2/12 où elle est.
added-chamber = { $seat } ajoute { $chamber-le }.
covered-category = { $seat } couvre { $category-le } sur la Chambre des propriétés, pour le décompte final.
covered-profession = { $seat } couvre { $profession-le } sur la Chambre des citoyens, pour le décompte final.
chamber-full = Chez { $seat }, la Chambre n’a plus d’emplacement libre.
ran-personal = { $seat } active sa Bannière Personnelle.
ran-workshop = { $seat } fait travailler { $workshop-le }.
ran-field = { $seat } cultive le champ { $number }.
ran-chamber = { $seat } réunit { $chamber-le }.
ran-square = { $seat } utilise la Place du village.
served = { $seat } sert un client qui demande { $wants } : { $points } points de Prestige.
plough-moved = { $seat } place une charrue sur le champ { $number }.
pupil-came = { $seat } accueille un nouvel élève à l’École.
pupil-moved = Chez { $seat }, l’élève passe à droite.
no-lesson = Chez { $seat }, l’École ne fait rien.
post-filled = Chez { $seat }, l’élève devient { $profession-nu }.
pupil-story =
    { $story ->
        [one] { $seat } reçoit { $story } point d’Histoire pour un élève de droite.
       *[other] { $seat } reçoit { $story } points d’Histoire pour un élève de droite.
    }
buried-chronicle =
    { $story ->
        [0] Décès chez { $seat } : { $profession-le } entre dans les Chroniques, cercueil { $count }.
        [1] Décès chez { $seat } : { $profession-le } entre dans les Chroniques, 1 point d’Histoire, cercueil { $count }.
       *[other] Décès chez { $seat } : { $profession-le } entre dans les Chroniques, { $story } points d’Histoire, cercueil { $count }.
    }
buried-grave = Décès chez { $seat } : { $profession-le } va dans une tombe anonyme, cercueil { $count }.
labourer-hired = Il n’y a plus personne au village : { $seat } engage un Journalier, { $prestige } points de Prestige de moins à la fin.
labourer-placed = Chez { $seat }, le Journalier devient { $profession-nu }.
rat-ran =
    { $steps ->
        [0] Après l’enterrement, le dé Rat montre { $face } : le Rat atteint l’invasion.
        [1] Après l’enterrement, le dé Rat montre { $face } : 1 case avant l’invasion.
       *[other] Après l’enterrement, le dé Rat montre { $face } : { $steps } cases avant l’invasion.
    }
invasion = Les rats envahissent tous les villages !
rats-kept-off = Chez { $seat }, le Sanatorium éloigne les rats.
rats-ate =
    { $story ->
        [one] Chez { $seat }, les rats mangent { $story } point d’Histoire de l’arbre.
       *[other] Chez { $seat }, les rats mangent { $story } points d’Histoire de l’arbre.
    }
game-over = { $count } cercueils sont occupés : la partie est finie.
game-too-long = Après la manche { $round }, la partie est finie, quel que soit le nombre de décès.

## Quantités

amount-time = { $n } temps
amount-coin =
    { $n ->
        [0] aucune pièce
        [1] 1 pièce
       *[other] { $n } pièces
    }
amount-story =
    { $n ->
        [0] aucun point d’Histoire
        [1] 1 point d’Histoire
       *[other] { $n } points d’Histoire
    }
amount-marker =
    { $n ->
        [0] aucun marqueur
        [1] 1 marqueur
       *[other] { $n } marqueurs
    }
amount-horse =
    { $n ->
        [0] aucun cheval
        [1] 1 cheval
       *[other] { $n } chevaux
    }
amount-beer =
    { $n ->
        [0] aucune bière
        [1] 1 bière
       *[other] { $n } bières
    }
amount-plough =
    { $n ->
        [0] aucune charrue
        [1] 1 charrue
       *[other] { $n } charrues
    }
amount-scroll =
    { $n ->
        [0] aucun parchemin
        [1] 1 parchemin
       *[other] { $n } parchemins
    }
amount-wagon =
    { $n ->
        [0] aucun chariot
        [1] 1 chariot
       *[other] { $n } chariots
    }
amount-any =
    { $n ->
        [0] aucune ressource au choix
        [1] 1 ressource au choix
       *[other] { $n } ressources au choix
    }
amount-sum = { $n }
amount-any-sum = n’importe laquelle des { $n } sommes

## La feuille de score

part-church = Église et fenêtres
part-council = Conseil
part-fields = Champs
part-travel = Voyages
part-customers = Clients servis
part-hall = Hôtel de ville
part-labourers = Journaliers
part-hand = Main Premier joueur
tie-stocks = Pièces, ressources, arbre (départagent)

## Dés

die-white-1 = 1 blanc
    .un = un 1 blanc
die-white-2 = 2 blanc
    .un = un 2 blanc
die-white-3 = 3 blanc
    .un = un 3 blanc
die-white-4 = 4 blanc
    .un = un 4 blanc
die-white-5 = 5 blanc
    .un = un 5 blanc
die-white-6 = 6 blanc
    .un = un 6 blanc
die-black-1 = 1 noir
    .un = un 1 noir
die-black-2 = 2 noir
    .un = un 2 noir
die-black-3 = 3 noir
    .un = un 3 noir
die-black-4 = 4 noir
    .un = un 4 noir
die-black-5 = 5 noir
    .un = un 5 noir
die-black-6 = 6 noir
    .un = un 6 noir

## Villageois

profession-abbot = Abbé
    .un = un Abbé
    .nu = Abbé
    .le = l’Abbé
    .de = d’Abbé
profession-councillor = Conseiller
    .un = un Conseiller
    .nu = Conseiller
    .le = le Conseiller
    .de = de Conseiller
profession-traveller = Voyageur
    .un = un Voyageur
    .nu = Voyageur
    .le = le Voyageur
    .de = de Voyageur
profession-craftsman = Artisan
    .un = un Artisan
    .nu = Artisan
    .le = l’Artisan
    .de = d’Artisan
profession-merchant = Marchand
    .un = un Marchand
    .nu = Marchand
    .le = le Marchand
    .de = de Marchand

## Ateliers et ressources

workshop-stable = Étable
    .un = une Étable
    .le = l’Étable
workshop-brewery = Brasserie
    .un = une Brasserie
    .le = la Brasserie
workshop-forge = Forge
    .un = une Forge
    .le = la Forge
workshop-scriptorium = Parcheminerie
    .un = une Parcheminerie
    .le = la Parcheminerie
workshop-wainwright = Charronnerie
    .un = une Charronnerie
    .le = la Charronnerie
item-horse = Cheval
    .un = un cheval
item-beer = Bière
    .un = une bière
item-plough = Charrue
    .un = une charrue
item-scroll = Parchemin
    .un = un parchemin
item-wagon = Chariot
    .un = un chariot
item-any = Ressource au choix
    .un = une ressource au choix

## Églises et Moines

church-sanatorium = Sanatorium
    .le = le Sanatorium
church-cloister = Cloître
    .le = le Cloître
church-diocese = Comptoir du diocèse
    .le = le Comptoir du diocèse
church-refuge = Refuge des pèlerins
    .le = le Refuge des pèlerins
pile-quill = Plumes
    .au = à la plume
pile-chalice = Calices
    .au = au calice
pile-rosary = Rosaires
    .au = au rosaire
action-story2 = 2 points d’Histoire
    .quoi = 2 points d’Histoire
action-story3 = 3 points d’Histoire
    .quoi = 3 points d’Histoire
action-question = La Bannière « ? »
    .quoi = la Bannière « ? »
action-school1 = L’École une fois
    .quoi = l’École une fois
action-school2 = L’École deux fois
    .quoi = l’École deux fois
action-steward = L’intendant pour 1 ou 2 clients
    .quoi = l’intendant pour 1 ou 2 clients

## Conseil

chamber-monetary = Chambre monétaire
    .le = la Chambre monétaire
chamber-property = Chambre des propriétés
    .le = la Chambre des propriétés
chamber-citizens = Chambre des citoyens
    .le = la Chambre des citoyens
chamber-guild = Chambre de la guilde
    .le = la Chambre de la guilde
category-travel = Cartes Voyage
    .le = les cartes Voyage
category-workshop = Ateliers
    .le = les Ateliers
category-served = Clients servis
    .le = les clients servis
category-church = Église et Moines
    .le = l’Église et les Moines
category-field = Champs
    .le = les Champs

## Voyage

letter-a = A
letter-b = B
letter-c = C
letter-d = D
letter-e = E

## Bannières blanches

banner-personal = Bannière Personnelle
    .le = la Bannière Personnelle
banner-school = École
    .le = l’École
banner-stable = Étable
    .le = l’Étable
banner-brewery = Brasserie
    .le = la Brasserie
banner-forge = Forge
    .le = la Forge
banner-scriptorium = Parcheminerie
    .le = la Parcheminerie
banner-wainwright = Charronnerie
    .le = la Charronnerie
banner-chamber = Chambre du conseil
    .le = la Chambre du conseil
banner-field = Champ
    .le = un Champ
banner-square = Place du village
    .le = la Place du village

## Ce dont une estimation est faite

term-story = les points d’Histoire et l’Hôtel de ville
term-market = les ressources et les clients
term-travel = le voyage
term-church = l’Église et les moines
term-council = le Conseil et la Place du village
term-estate = les Ateliers et les Champs
term-villagers = les villageois et les élèves
term-coins = les pièces
term-time = le temps et les journaliers

## D’où vient un gain

source-field = du champ
source-personal = de la Bannière Personnelle
source-square = de la Place du village
source-guild = de la Chambre de la guilde
source-stable = de l’Étable
source-brewery = de la Brasserie
source-forge = de la Forge
source-scriptorium = de la Parcheminerie
source-wainwright = de la Charronnerie
source-monetary = de la Chambre monétaire
source-monk = du nouveau Moine
source-chamber = de la Chambre
