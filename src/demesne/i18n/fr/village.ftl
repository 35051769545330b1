### Village.
### Un mot seul est son nom sur un plateau ou dans une liste. Ses formes (.at, .one...) servent
### au milieu d'une phrase : l'argument $place a sa forme .at sous le nom $place-at.

## Questions

ask-draw-starting-player = { $seat } : qui commence ?
ask-draw-customer = { $seat } : quel client arrive ?
ask-draw-cube = Quel cube sort du sac vert pour la case { $space } ?
ask-draw-figure = { $seat } : qui sort du sac noir ?
ask-take-turn = { $seat }, quel cube prenez-vous, ou allez-vous au Puits ?
ask-choose-action = { $seat }, quelle action réalisez-vous ?
ask-harvest-grain = { $seat }, rentrez-vous la récolte ?
ask-grow-family = { $seat }, y a-t-il une naissance, ou rappelez-vous quelqu’un à la Ferme ?
ask-call-home = { $seat }, qui rappelez-vous à la Ferme ?
ask-choose-craft = { $seat }, que produisez-vous ou qu’achetez-vous ?
ask-train-member = { $seat }, qui apprend le métier ?
ask-make-good = { $seat }, votre nouvel artisan produit-il tout de suite ?
ask-serve-customer = { $seat }, quel client servez-vous ?
ask-choose-road = { $seat }, quel chemin prenez-vous ?
ask-send-traveller = { $seat }, qui part en voyage ?
ask-choose-influence =
    { $count ->
        [one] { $seat }, quel cube prenez-vous ?
       *[other] { $seat }, quel cube prenez-vous ? Vous en choisissez { $count }.
    }
ask-visit-council = { $seat }, que faites-vous à la Chambre du Conseil ?
ask-raise-member = { $seat }, qui progresse à la Chambre du Conseil ?
ask-pay-for-council = { $seat }, comment payez-vous le Conseil ?
ask-use-privilege = { $seat }, quel privilège utilisez-vous ?
ask-choose-good = { $seat }, quelle marchandise prenez-vous ?
ask-enter-church = { $seat }, comment payez-vous l’Église ?
ask-send-to-bag = { $seat }, qui va dans le sac noir ?
ask-pay-cubes =
    { $count ->
        [one] { $seat }, comment payez-vous { $colour-cube } ?
       *[other] { $seat }, comment payez-vous { $count } { $colour-cubes } ?
    }
ask-bury-member = { $seat }, quel membre de la génération { $generation } meurt ?
ask-pull-member =
    { $count ->
        [one] { $seat }, payez-vous pour sortir quelqu’un du sac noir ? Il reste 1 personnage à tirer.
       *[other] { $seat }, payez-vous pour sortir quelqu’un du sac noir ? Il reste { $count } personnages à tirer.
    }
ask-promote-member = { $seat }, qui avance d’une fenêtre vers la gauche ?

## Lignes des menus

line-skip = Ne rien faire
line-action = { $space }
line-take = { $space } : prendre { $colour-cube }
line-take-plague = { $space } : prendre un cube Peste — { $time } temps
line-well =
    { $count ->
        [one] Puits : une action au choix — { $colour-cube }
       *[other] Puits : une action au choix — { $count } { $colour-cubes }
    }
line-well-coins =
    { $coins ->
        [one] Puits : une action au choix — { $coins } pièce
       *[other] Puits : une action au choix — { $coins } pièces
    }
line-member = Un membre de la génération { $generation }, { $place-at }
line-harvest =
    { $grain ->
        [0] Récolter, bien que la Ferme soit pleine
        [one] Récolter { $grain } sac de grain
       *[other] Récolter { $grain } sacs de grain
    }
line-birth =
    { $generation ->
        [0] Une naissance
       *[other] Une naissance : un membre de la génération { $generation } arrive à la Ferme
    }
line-home = Rappeler quelqu’un { $place-from }
line-train = Former quelqu’un { $building-at } — { $cost }
line-make = { $good-make } — { $cost }
line-make-nothing = Ne rien produire pour l’instant
line-buy = Acheter { $good-one } — { $cost }
line-mill =
    { $coins ->
        [one] Moulin : { $coins } pièce — { $cost }
       *[other] Moulin : { $coins } pièces — { $cost }
    }
line-serve =
    { $points ->
        [one] Vendre { $wants } pour { $points } point de Prestige — { $cost }
       *[other] Vendre { $wants } pour { $points } points de Prestige — { $cost }
    }
line-serve-free =
    { $points ->
        [one] Vendre { $wants } pour { $points } point de Prestige — sans autre frais : votre première vente, et vous avez ouvert le jour de marché
       *[other] Vendre { $wants } pour { $points } points de Prestige — sans autre frais : votre première vente, et vous avez ouvert le jour de marché
    }
line-market-pass = Passer : plus de vente aujourd’hui
line-customer =
    { $points ->
        [one] Un client demande { $wants } pour { $points } point de Prestige
       *[other] Un client demande { $wants } pour { $points } points de Prestige
    }
line-travel = Aller { $origin-from } à { $city-name } — { $cost } ; rapporte { $reward }
line-travel-again = Aller { $origin-from } à { $city-name } — { $cost } ; déjà visitée, ne rapporte rien
line-colour = { $colour }
line-council-enter = Entrer à la Chambre du Conseil, niveau { $level } — { $cost }, et { $scrolls } ou { $cubes }
line-council-rise = Monter au niveau { $level } — { $cost }, et { $scrolls } ou { $cubes }
line-privilege-start = Privilège 1 : devenir le Prochain Premier Joueur
line-privilege-cubes =
    { $count ->
        [one] Privilège 2 : prendre { $count } cube d’Influence au choix
       *[other] Privilège 2 : prendre { $count } cubes d’Influence au choix
    }
line-privilege-good = Privilège 3 : prendre une marchandise au choix
line-privilege-prestige =
    Privilège 4 : gagner { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de Prestige — { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
line-no-privilege = N’utiliser aucun privilège
line-good = { $good }
line-church = Envoyer quelqu’un à l’Église — { $cost }
line-pay = Payer { $cost }
line-pay-cubes-or-coins =
    { $cost-count ->
        [one] Payer { $cost }, ou une pièce
       *[other] Payer { $cost }, ou des pièces à la place
    }
line-bury-chronicle =
    { $free ->
        [one] Un membre { $place-at } — aux Archives du village ({ $section }), dernière place libre
       *[other] Un membre { $place-at } — aux Archives du village ({ $section }), { $free } places libres
    }
line-bury-grave =
    { $free ->
        [one] Un membre { $place-at } — dans la dernière tombe anonyme
       *[other] Un membre { $place-at } — dans une tombe anonyme, { $free } libres
    }
line-bury-nowhere = Un membre { $place-at } — retiré du jeu, faute de tombe libre
line-pull =
    { $coins ->
        [one] Sortir un membre de la génération { $generation } — { $coins } pièce
       *[other] Sortir un membre de la génération { $generation } — { $coins } pièces
    }
line-pull-nobody = Ne sortir personne
line-monk = Un moine noir
line-figure = { $seat } : un membre de la génération { $generation }
line-promote = Un membre de la génération { $generation }, de la fenêtre { $window } à la fenêtre { $target } — { $cost }
line-promote-nobody = Ne déplacer personne
line-seat = { $seat } commence

## Pourquoi pas

why-action-impossible = L’action { $space } est impossible pour l’instant : il vous manque les gens ou les moyens.
why-short-cubes-of-one =
    Il faut { $need ->
        [one] { $colour-cube }
       *[other] { $need } { $colour-cubes }
    } ; des pièces peuvent { $need ->
        [3] en remplacer deux
       *[other] les remplacer, sauf un
    }. Chez vous : { $cubes ->
        [0] aucun cube
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } et { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
why-short-cubes =
    { $need-count ->
        [one] Il faut { $need }, ou une pièce. Chez vous : { $have }.
       *[other] Il faut { $need }, ou des pièces à la place. Chez vous : { $have }.
    }
why-short-coins =
    Il faut { $need ->
        [one] { $need } pièce
       *[other] { $need } pièces
    } ; { $have ->
        [0] vous n’en avez aucune
       *[other] vous en avez { $have }
    }.
why-short-grain =
    Il faut { $need ->
        [one] { $need } sac de grain
       *[other] { $need } sacs de grain
    } ; { $have ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $have }
    }.
why-short-wagons =
    Il faut { $need ->
        [one] { $need } chariot
       *[other] { $need } chariots
    } ; { $have ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $have }
    }.
why-short-scrolls =
    Il faut { $need ->
        [one] { $need } parchemin
       *[other] { $need } parchemins
    } ; { $have ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $have }
    }.
why-short-scroll-or-cubes = Il faut { $scrolls } ou { $cubes }, les pièces remplaçant les cubes. Chez vous : { $have }.
why-short-wanted = Ce client demande { $need }. Chez vous : { $have }.
why-too-few-cubes =
    Il faut { $need ->
        [one] { $need } { $colour-bare }
       *[other] { $need } { $colour-cubes }
    } ; { $have ->
        [0] vous n’en avez aucun
       *[other] vous en avez { $have }
    }.
why-too-few-coins =
    { $later-count ->
        [0] Il faut { $need ->
            [one] { $need } pièce
           *[other] { $need } pièces
        } ; { $have ->
            [0] vous n’en avez aucune
           *[other] vous en avez { $have }
        }.
       *[other] Il faut { $need ->
            [one] { $need } pièce
           *[other] { $need } pièces
        } ; { $have ->
            [0] vous n’en avez aucune
           *[other] vous en avez { $have }
        }, et vous devez encore { $later }.
    }
why-farm-empty = Il faut un membre de la famille à votre Ferme ; il n’y a personne.
why-all-born = Tous les membres de votre famille sont déjà nés.
why-no-worker = Il faut un membre formé { $building-at } ; vous n’y avez personne.
why-council-level = Le privilège { $level } demande un membre au niveau { $level } de la Chambre du Conseil ou au-dessus.
why-council-moved = Seul compte le membre qui vient d’avancer ; il est au niveau { $level }.
why-marker-taken = Le marqueur Prochain Premier Joueur est déjà pris : c’est { $seat } qui le détient.
why-supply-empty = Il n’y a plus de cube d’Influence dans la réserve.

## Attention

warn-death = Passe le pont : un membre de votre famille mourra.

## Ce qui s’est passé

round-began = La manche { $round } commence ; le Premier Joueur est { $seat }.
cube-taken = { $seat } prend { $colour-cube } sur la case { $space }.
plague-taken = { $seat } prend un cube Peste sur la case { $space } et perd { $time } temps.
well-used = { $seat } va au Puits avec des { $colour-cubes }.
well-coins =
    { $coins ->
        [one] { $seat } va au Puits avec { $coins } pièce.
       *[other] { $seat } va au Puits avec { $coins } pièces.
    }
action-picked = { $seat } choisit l’action { $space }.
action-skipped = { $seat } ne fait rien.
paid-cubes =
    { $coins ->
        [0] { $cubes ->
            [one] { $seat } paie { $cubes } { $colour-bare }.
           *[other] { $seat } paie { $cubes } { $colour-cubes }.
        }
        [one] { $cubes ->
            [0] { $seat } paie { $coins } pièce à la place d’{ $colour-cube }.
            [one] { $seat } paie { $cubes } { $colour-bare } et { $coins } pièce.
           *[other] { $seat } paie { $cubes } { $colour-cubes } et { $coins } pièce.
        }
       *[other] { $cubes ->
            [0] { $seat } paie { $coins } pièces à la place de { $coins } { $colour-cubes }.
            [one] { $seat } paie { $cubes } { $colour-bare } et { $coins } pièces.
           *[other] { $seat } paie { $cubes } { $colour-cubes } et { $coins } pièces.
        }
    }
paid-scroll =
    { $scrolls ->
        [one] { $seat } paie { $scrolls } parchemin.
       *[other] { $seat } paie { $scrolls } parchemins.
    }
harvested =
    { $grain ->
        [0] { $seat } récolte, mais la Ferme est déjà pleine.
        [one] { $seat } récolte { $grain } sac de grain.
       *[other] { $seat } récolte { $grain } sacs de grain.
    }
born = Une naissance : { $seat } reçoit un membre de la génération { $generation } à la Ferme.
came-home = { $seat } rappelle { $place-from } un membre de la génération { $generation }.
trained = { $seat } forme un membre de la génération { $generation } { $building-at } : { $cost }.
made = { $seat } { $good-makes } : { $cost }.
bought =
    { $grain ->
        [0] { $seat } achète { $good-one }.
        [one] { $seat } achète { $good-one } pour { $grain } sac de grain.
       *[other] { $seat } achète { $good-one } pour { $grain } sacs de grain.
    }
milled =
    { $seat } porte { $grain ->
        [one] { $grain } sac de grain
       *[other] { $grain } sacs de grain
    } au moulin et reçoit { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } : { $cost }.
market-opened = { $seat } ouvre un jour de marché.
market-passed = { $seat } ne vend plus rien aujourd’hui.
served =
    { $points ->
        [one] { $seat } vend { $wants } ; ce client rapportera { $points } point de Prestige{ $cost-count ->
            [0] .
           *[other]  : { $cost }.
        }
       *[other] { $seat } vend { $wants } ; ce client rapportera { $points } points de Prestige{ $cost-count ->
            [0] .
           *[other]  : { $cost }.
        }
    }
customer-came =
    { $points ->
        [one] Un client rejoint la file d’attente : { $wants } pour { $points } point de Prestige.
       *[other] Un client rejoint la file d’attente : { $wants } pour { $points } points de Prestige.
    }
travelled = { $seat } envoie un membre de la génération { $generation } { $origin-from } à { $city-name } : { $cost }.
city-visited = { $seat } laisse un marqueur dans { $city-name }.
city-known = { $seat } connaît déjà { $city-name } et n’y gagne rien.
prestige-gained =
    { $prestige ->
        [one] { $seat } gagne { $prestige } point de Prestige pour la première visite à { $city-name }.
       *[other] { $seat } gagne { $prestige } points de Prestige pour la première visite à { $city-name }.
    }
prestige-bought =
    { $seat } utilise le privilège 4 : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de Prestige.
coins-gained =
    { $coins ->
        [0] { $seat } ne reçoit aucune pièce pour la première visite à { $city-name } : il n’en reste plus.
        [one] { $seat } reçoit { $coins } pièce pour la première visite à { $city-name }.
       *[other] { $seat } reçoit { $coins } pièces pour la première visite à { $city-name }.
    }
cube-gained = { $seat } prend { $colour-cube } dans la réserve.
good-gained = { $seat } utilise le privilège 3 et prend { $good-one } dans la réserve.
council-risen = { $seat } place un membre de la génération { $generation } au niveau { $level } de la Chambre du Conseil : { $cost }.
marker-taken = { $seat } utilise le privilège 1 et prend le marqueur Prochain Premier Joueur.
privilege-cubes = { $seat } utilise le privilège 2 et prend des cubes dans la réserve.
church-time = { $seat } dépense { $cost } pour envoyer quelqu’un à l’Église.
sent-to-bag = { $seat } met un membre de la génération { $generation } dans le sac noir.
bridge-passed = { $seat } passe le pont : une vie s’achève.
death-lapsed = { $seat } n’a plus personne que la mort puisse trouver.
buried-chronicle = { $seat } perd un membre de la génération { $generation } { $place-at } ; il entre aux Archives du village ({ $section }).
buried-grave = { $seat } perd un membre de la génération { $generation } { $place-at } ; il repose dans une tombe anonyme.
buried-nowhere = { $seat } perd un membre de la génération { $generation } { $place-at } ; il n’y a plus de tombe.
end-brought = { $seat } occupe la dernière place libre et déclenche la fin de la partie.
last-turns =
    { $count ->
        [one] Il reste un dernier tour.
       *[other] Il reste { $count } derniers tours.
    }
rounds-over = La manche { $count } est finie, et c’était la dernière : après cette messe, on compte les points.
mass-held = La cloche sonne pour la messe { $mass }.
pulled =
    { $coins ->
        [one] { $seat } paie { $coins } pièce et sort du sac noir un membre de la génération { $generation }.
       *[other] { $seat } paie { $coins } pièces et sort du sac noir un membre de la génération { $generation }.
    }
drew-monk = Un moine noir sort du sac.
drew-member = { $seat } : un membre de la génération { $generation } sort du sac et entre à l’Église.
promoted =
    { $grain ->
        [one] { $seat } avance un membre de la génération { $generation } à la fenêtre { $window } pour { $grain } sac de grain.
       *[other] { $seat } avance un membre de la génération { $generation } à la fenêtre { $window } pour { $grain } sacs de grain.
    }
majority =
    { $seat } gagne { $prestige ->
        [one] { $prestige } point
       *[other] { $prestige } points
    } de Prestige à la messe pour la majorité à l’Église : { $members ->
        [one] { $members } membre
       *[other] { $members } membres
    }.
majority-nobody = L’Église est vide : personne ne gagne de points.
game-over = La partie est finie.

## Coûts et réserves

amount-time = { $n } temps
amount-coin =
    { $n ->
        [0] aucune pièce
        [one] { $n } pièce
       *[other] { $n } pièces
    }
amount-grain =
    { $n ->
        [0] aucun sac de grain
        [one] { $n } sac de grain
       *[other] { $n } sacs de grain
    }
amount-prestige =
    { $n ->
        [one] { $n } point de Prestige
       *[other] { $n } points de Prestige
    }
amount-cube-orange =
    { $n ->
        [0] aucun cube orange
        [one] { $n } cube orange
       *[other] { $n } cubes orange
    }
amount-cube-green =
    { $n ->
        [0] aucun cube vert
        [one] { $n } cube vert
       *[other] { $n } cubes verts
    }
amount-cube-brown =
    { $n ->
        [0] aucun cube brun
        [one] { $n } cube brun
       *[other] { $n } cubes bruns
    }
amount-cube-pink =
    { $n ->
        [0] aucun cube rose
        [one] { $n } cube rose
       *[other] { $n } cubes roses
    }
amount-cube-any =
    { $n ->
        [one] { $n } cube au choix
       *[other] { $n } cubes au choix
    }
amount-scroll =
    { $n ->
        [0] aucun parchemin
        [one] { $n } parchemin
       *[other] { $n } parchemins
    }
amount-horse =
    { $n ->
        [0] aucun cheval
        [one] { $n } cheval
       *[other] { $n } chevaux
    }
amount-plough =
    { $n ->
        [0] aucune charrue
        [one] { $n } charrue
       *[other] { $n } charrues
    }
amount-ox =
    { $n ->
        [0] aucun bœuf
        [one] { $n } bœuf
       *[other] { $n } bœufs
    }
amount-wagon =
    { $n ->
        [0] aucun chariot
        [one] { $n } chariot
       *[other] { $n } chariots
    }

## La feuille de score

part-track = Piste de Prestige
part-travel = Voyage
part-council = Chambre du Conseil
part-church = Église
part-chronicle = Archives du village
part-customers = Clients
part-coins = Pièces
tie-customers = Clients servis (départage)
tie-living = Membres vivants (ensuite)

## Couleurs

colour-orange = Orange
    .cube = un cube orange
    .cubes = cubes orange
    .bare = cube orange
colour-green = Vert
    .cube = un cube vert
    .cubes = cubes verts
    .bare = cube vert
colour-brown = Brun
    .cube = un cube brun
    .cubes = cubes bruns
    .bare = cube brun
colour-pink = Rose
    .cube = un cube rose
    .cubes = cubes roses
    .bare = cube rose
colour-plague = Peste
    .cube = un cube Peste
    .cubes = cubes Peste
    .bare = cube Peste

## Marchandises

good-scroll = Parchemin
    .one = un parchemin
    .make = Écrire un parchemin
    .makes = écrit un parchemin
good-horse = Cheval
    .one = un cheval
    .make = Élever un cheval
    .makes = élève un cheval
good-plough = Charrue
    .one = une charrue
    .make = Forger une charrue
    .makes = forge une charrue
good-ox = Bœuf
    .one = un bœuf
    .make = Élever un bœuf
    .makes = élève un bœuf
good-wagon = Chariot
    .one = un chariot
    .make = Construire un chariot
    .makes = construit un chariot

## Cases Action

space-harvest = Récolte
space-family = Famille
space-crafts = Artisanat
space-market = Marché
space-travel = Voyage
space-council = Chambre du Conseil
space-church = Église

## Bâtiments Artisanat

building-wainwright = Constructeur de chariots
    .at = chez le constructeur de chariots
building-stables = Étables
    .at = aux étables
building-library = Bibliothèque
    .at = à la bibliothèque
building-smithy = Forge
    .at = à la forge

## La carte des voyages

village = Village
    .from = du village
city-a = Cité A
    .name = la cité A
    .from = de la cité A
city-b = Cité B
    .name = la cité B
    .from = de la cité B
city-c = Cité C
    .name = la cité C
    .from = de la cité C
city-d = Cité D
    .name = la cité D
    .from = de la cité D
city-e = Cité E
    .name = la cité E
    .from = de la cité E
city-f = Cité F
    .name = la cité F
    .from = de la cité F

## Sections des Archives du village

section-council = Chambre du Conseil
section-crafts = Artisanat
section-travel = Voyage
section-church = Église
section-farm = Ferme

## Où se trouve un membre de la famille

place-unborn = À naître
    .at = parmi ceux qui sont à naître
    .from = de parmi ceux qui sont à naître
place-farm = Ferme
    .at = à la Ferme
    .from = de la Ferme
place-wainwright = Constructeur de chariots
    .at = chez le constructeur de chariots
    .from = de chez le constructeur de chariots
place-stables = Étables
    .at = aux étables
    .from = des étables
place-library = Bibliothèque
    .at = à la bibliothèque
    .from = de la bibliothèque
place-smithy = Forge
    .at = à la forge
    .from = de la forge
place-city-a = Cité A
    .at = dans la cité A
    .from = de la cité A
place-city-b = Cité B
    .at = dans la cité B
    .from = de la cité B
place-city-c = Cité C
    .at = dans la cité C
    .from = de la cité C
place-city-d = Cité D
    .at = dans la cité D
    .from = de la cité D
place-city-e = Cité E
    .at = dans la cité E
    .from = de la cité E
place-city-f = Cité F
    .at = dans la cité F
    .from = de la cité F
place-council-1 = Chambre du Conseil, niveau 1
    .at = au niveau 1 de la Chambre du Conseil
    .from = du niveau 1 de la Chambre du Conseil
place-council-2 = Chambre du Conseil, niveau 2
    .at = au niveau 2 de la Chambre du Conseil
    .from = du niveau 2 de la Chambre du Conseil
place-council-3 = Chambre du Conseil, niveau 3
    .at = au niveau 3 de la Chambre du Conseil
    .from = du niveau 3 de la Chambre du Conseil
place-council-4 = Chambre du Conseil, niveau 4
    .at = au niveau 4 de la Chambre du Conseil
    .from = du niveau 4 de la Chambre du Conseil
place-church-1 = Église, fenêtre 1
    .at = à la fenêtre 1 de l’Église
    .from = de la fenêtre 1 de l’Église
place-church-2 = Église, fenêtre 2
    .at = à la fenêtre 2 de l’Église
    .from = de la fenêtre 2 de l’Église
place-church-3 = Église, fenêtre 3
    .at = à la fenêtre 3 de l’Église
    .from = de la fenêtre 3 de l’Église
place-church-4 = Église, fenêtre 4
    .at = à la fenêtre 4 de l’Église
    .from = de la fenêtre 4 de l’Église
place-bag = Sac noir
    .at = dans le sac noir
    .from = du sac noir
place-chronicle-council = Archives du village, Chambre du Conseil
    .at = aux Archives du village (Chambre du Conseil)
    .from = des Archives du village (Chambre du Conseil)
place-chronicle-crafts = Archives du village, Artisanat
    .at = aux Archives du village (Artisanat)
    .from = des Archives du village (Artisanat)
place-chronicle-travel = Archives du village, Voyage
    .at = aux Archives du village (Voyage)
    .from = des Archives du village (Voyage)
place-chronicle-church = Archives du village, Église
    .at = aux Archives du village (Église)
    .from = des Archives du village (Église)
place-chronicle-farm = Archives du village, Ferme
    .at = aux Archives du village (Ferme)
    .from = des Archives du village (Ferme)
place-grave = Tombe anonyme
    .at = dans une tombe anonyme
    .from = d’une tombe anonyme
place-removed = Hors du jeu
    .at = hors du jeu
    .from = de hors du jeu

## Ce dont une estimation est faite

term-prestige = le Prestige et les pièces
term-supplies = les cubes, le grain et les pièces à dépenser
term-market = les marchandises et les clients
term-travel = le voyage
term-council = la Chambre du Conseil
term-church = l’Église et la messe
term-family = la famille à l’ouvrage
term-chronicle = les Archives du village
