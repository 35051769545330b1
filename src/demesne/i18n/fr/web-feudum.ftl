### La contrée, les pistes et les cartes de Feudum : ce qui y est écrit, et ce qui est lu à voix haute.

## Noms courts sur le plateau

feudum-land = La contrée
feudum-land-whole = Montrer toute la contrée
feudum-land-near = Montrer la contrée en grand
feudum-region-sea = Mer
feudum-region-island = Île
feudum-region-forest = Forêt
feudum-region-desert = Désert
feudum-region-badlands = Terres sauvages
feudum-region-mountain = Montagnes
feudum-place = { $region } { $number }
feudum-key-road = route
feudum-key-ship = bateau
feudum-key-submersible = sous-marin
feudum-key-air = machine volante
feudum-key-ferry =
    { $price ->
        [one] ferry, { $price } shilling
       *[other] ferry, { $price } shillings
    }
feudum-role-farmer = fermier
feudum-role-merchant = marchand
feudum-role-alchemist = alchimiste
feudum-role-knight = chevalier
feudum-role-noble = noble
feudum-role-monk = moine
feudum-vessel-ship = bateau
feudum-vessel-submersible = sous-marin
feudum-vessel-flying-machine = machine volante
feudum-monster-behemoth = béhémoth
feudum-monster-serpent = serpent de mer
feudum-landscape-orchard = verger
feudum-landscape-butt = butte pour archers
feudum-landscape-silver-mine = mine d’argent
feudum-landscape-sulfur-mine = mine de soufre
feudum-disc-none = rien encore
feudum-disc-outpost = avant-poste
feudum-disc-farm = ferme
feudum-disc-town = ville
feudum-disc-feudum-farmer = fief des fermiers
feudum-disc-feudum-merchant = fief des marchands
feudum-disc-feudum-alchemist = fief des alchimistes
feudum-disc-feudum-knight = fief des chevaliers
feudum-disc-feudum-noble = fief des nobles
feudum-disc-feudum-monk = fief des moines
feudum-some-saltpeter =
    { $count ->
        [one] { $count } salpêtre
       *[other] { $count } salpêtres
    }
feudum-some-sulfur =
    { $count ->
        [one] { $count } soufre
       *[other] { $count } soufres
    }
feudum-some-iron =
    { $count ->
        [one] { $count } fer
       *[other] { $count } fers
    }
feudum-some-wood = { $count } bois
feudum-some-food =
    { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
    }

## Lu à voix haute

feudum-said-aboard = { $who } en { $vessel }
feudum-said-drunk = { $who }, ivre
feudum-said-pawns = { $name } : { $pawns }
feudum-said-ruler = dirigeant : { $name }
feudum-said-subject = avec un sujet
feudum-said-subject-sealed = avec un sujet sous un sceau
feudum-said-serf = serf : { $name }
feudum-said-serf-sealed = serf sous un sceau : { $name }
feudum-said-landscape =
    { $count ->
        [0] { $landscape }, sans ressource
        [one] { $landscape }, { $count } ressource
       *[other] { $landscape }, { $count } ressources
    }
feudum-said-adrift = { $vessel } à l’abandon, { $count }
feudum-said-monster = { $monster } ({ $name })
feudum-said-stack =
    { $region }, époque { $epoch } au sommet, { $count ->
        [one] { $count } tuile restante
       *[other] { $count } tuiles restantes
    }
feudum-said-no-stack = { $region }, aucune tuile restante
feudum-said-epoch = Époque { $epoch }.
feudum-said-die = Dernier dé progrès : { $region }.
feudum-said-military =
    { $points ->
        [one] Service militaire, { $points } point perdu à l’époque { $epoch } : { $who }
       *[other] Service militaire, { $points } points perdus à l’époque { $epoch } : { $who }
    }
feudum-said-voyage = Voyage épique, case { $space } : { $who }
feudum-said-supply = { $what }, { $count } en réserve
feudum-nobody = personne

amount-shilling =
    { $n ->
        [0] aucun shilling
        [one] { $n } shilling
       *[other] { $n } shillings
    }
amount-marker =
    { $n ->
        [0] aucun marqueur
        [one] { $n } marqueur
       *[other] { $n } marqueurs
    }
amount-seal =
    { $n ->
        [0] aucun sceau
        [one] { $n } sceau
       *[other] { $n } sceaux
    }
amount-disc =
    { $n ->
        [0] aucun disque
        [one] { $n } disque
       *[other] { $n } disques
    }
amount-writ =
    { $n ->
        [0] aucune ordonnance royale
        [one] { $n } ordonnance royale
       *[other] { $n } ordonnances royales
    }
amount-tile =
    { $n ->
        [0] aucune tuile paysage
        [one] { $n } tuile paysage
       *[other] { $n } tuiles paysage
    }
amount-star =
    { $n ->
        [0] aucune étoile
        [one] { $n } étoile
       *[other] { $n } étoiles
    }
feudum-said-beads = perles { $beads }
feudum-said-bead = perle { $value }
feudum-said-no-bead = aucune perle
feudum-said-sum = somme { $sum }
feudum-said-reeve = avec un préfet
feudum-said-barn = Grange, { $n } marchandises sur { $of }
feudum-said-hens = Poulets
feudum-said-rosary = Rosaire
feudum-said-full = pleine
feudum-said-wants = attend { $good }
feudum-said-bin = Corbeille à { $price }
feudum-said-cart = { $n } sur { $room }
feudum-said-for-sale = { $vessel } à vendre
feudum-said-price = Prix : { $price }
feudum-said-row = { $n } sur { $of } dans la rangée
feudum-said-scroll = Parchemin { $scroll }
feudum-said-sealed = scellé
feudum-said-leg = Cases { $from } à { $to } : { $points } points
feudum-said-wine = vin, { $count } sur 3
feudum-said-pawn = { $role }, { $place }
feudum-said-kept = un pion hors de la carte
feudum-said-vessels = { $vessel }, { $count }
feudum-said-no-vessel = aucun vaisseau
feudum-said-hidden =
    { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
feudum-said-worth = vaut { $points } à présent

## Pistes

feudum-epoch = Époque
feudum-stacks-show =
    { $showing ->
        [one] { $showing } pile sur { $needed } montre
       *[other] { $showing } piles sur { $needed } montrent
    }
feudum-stacks-empty =
    { $showing ->
        [one] { $showing } pile vide sur { $needed }
       *[other] { $showing } piles vides sur { $needed }
    }
feudum-last-epoch = la dernière époque
feudum-military = Service militaire
feudum-voyage = Voyage épique
feudum-voyage-short = Voyage
feudum-low-or-high = { $low } ou { $high }
feudum-supply = Réserve
feudum-feudum = fiefs
feudum-writs = ordonnances royales
feudum-bag = marchandises dans le havresac

## Cartes action : le nom, et la capacité spéciale du jeu avancé

feudum-card-migrate = Migrer
feudum-card-move = Se déplacer
feudum-card-influence = Influencer
feudum-card-improve = Améliorer
feudum-card-explore = Explorer
feudum-card-harvest = Récolter
feudum-card-tax = Taxes
feudum-card-conquer = Conquérir
feudum-card-defend = Se défendre
feudum-card-repeat = Répéter
feudum-card-guild = Guilde
feudum-special-migrate = Parent éloigné
feudum-special-move = Bon vent
feudum-special-influence = Argent
feudum-special-improve = Paysage
feudum-special-explore = Pelles
feudum-special-harvest = Inspecter
feudum-special-tax = Renforts
feudum-special-conquer = Affamer
feudum-special-defend = Immunité
feudum-special-repeat = Déjà vu
feudum-special-guild = Banquet
feudum-card-and = + { $special }
feudum-card-or = ou { $special }

## Ordonnances royales

feudum-free = gratuit
feudum-writ-bow = Arc
feudum-writ-sword = Épée
feudum-writ-small-trade = Petit commerce
feudum-writ-great-trade = Grand commerce
feudum-writ-wings = Ailes
feudum-writ-keels = Quilles
feudum-writ-commons = Roturiers
feudum-writ-crown = Couronne
feudum-writ-cellar = Cave
feudum-writ-beast = Bête
feudum-writ-east = Est
feudum-writ-west = Ouest
feudum-writ-north = Nord
feudum-writ-south = Sud
feudum-writ-central = Centre
feudum-writ-isolated = Terres isolées

### Les guildes, les maisons et les questions de Feudum : ce qui y est écrit, et des mots courts pour les boutons.

feudum-board = La contrée et ses guildes
feudum-tracks = Époques, service, voyage, réserve
feudum-guilds = Guildes
feudum-status = Manche { $round }, époque { $epoch }
feudum-setup = Avant la première manche
feudum-over =
    { $round ->
        [one] Fini après { $round } manche
       *[other] Fini après { $round } manches
    }
feudum-starts = commence
feudum-first = Commence la manche
tab-board = Carte
tab-more = Guildes
tab-farms = Maisons

## Ce qui est écrit dans les guildes

feudum-pull = tirer
feudum-push = pousser
feudum-trade = échanger
feudum-nothing = rien pour l’instant
feudum-star-place = Lieu qui y ajoute une étoile, si vous le dirigez : { $disc }
feudum-of = { $n } sur { $of }
feudum-purse = bourse
feudum-coffer = coffre
feudum-sum = somme
feudum-supply-short = réserve
feudum-a-row = une rangée
feudum-each = chacun
feudum-ferries-run = Aucun navire à vendre : les ferries circulent

## Maisons

feudum-house-of = Maison : { $name }
feudum-your-house = votre maison
feudum-a-house = maison adverse
feudum-on-map = Sur la carte
feudum-goods = Marchandises
feudum-barrel = Tonneau de vin
feudum-shillings = Shillings
feudum-influence = Marqueurs
feudum-of-all = sur { $all }
feudum-tokens = Sceaux, perles
feudum-beads = Perles : { $beads }
feudum-discs = Disques
feudum-vessels = Navires
feudum-tiles = Tuiles
feudum-cards = Cartes
feudum-card-played = jouée
feudum-card-now = en cours
feudum-no-fifth-1 = pas de
feudum-no-fifth-2 = cinquième
feudum-no-fifth-3 = carte
feudum-double-1 = deux cartes
feudum-double-2 = dans un
feudum-double-3 = tour
feudum-no-cards-1 = cartes
feudum-no-cards-2 = choisies à
feudum-no-cards-3 = la manche
feudum-writ-room-1 = place pour
feudum-writ-room-2 =
    { $free ->
        [one] une troisième
       *[other] { $free } ordonnances
    }
feudum-if-dawned = Si l’époque { $epoch } commençait
feudum-dawn-seats = places dans les guildes
feudum-dawn-landscapes = paysages
feudum-dawn-regions = régions actives
feudum-dawn-disloyal = déloyauté
feudum-dawn-loyal = aucune déloyauté
feudum-bonus-saltpeter = Une cinquième carte
feudum-bonus-sulfur = Deux cartes d’affilée
feudum-pick-card = Prendre ou laisser « { $card } »

## Questions, en bref

feudum-title-ChooseBonus = Quelque chose sur le sac ?
feudum-title-ChooseCards = Quelles cartes pour cette manche ?
feudum-title-PlayCard = Quelle carte montrez-vous ?
feudum-title-ask-play-second-card = Une deuxième carte d’affilée ?
feudum-title-MovePiece = Se déplacer : qui va où ?
feudum-title-ask-godspeed = Bon vent : un pas de plus pour un moine
feudum-title-TravelBy = { $place } : par quelle voie ?
feudum-title-Pilfer = Voler une ressource en chemin ?
feudum-title-SetOut = Commencer le voyage épique ?
feudum-title-Migrate = Migrer : arriver ou partir ?
feudum-title-MigrateTo = Où arrive-t-il ? ({ $role })
feudum-title-PlaceInfluence = Influencer : où ?
feudum-title-Improve = Améliorer : quel lieu ?
feudum-title-ChooseFeudum = Un fief de quelle guilde ?
feudum-title-TakeOtherTile = Pas de tuile ici. De quelle région ?
feudum-title-Tend = Quel paysage posez-vous ?
feudum-title-TendAt = Où le posez-vous ? ({ $landscape })
feudum-title-Explore = Explorer ?
feudum-title-DigDeeper = Creuser encore ?
feudum-title-Harvest = Récolter : quelle ferme ?
feudum-title-HarvestHow = { $place } : tout, ou une part pour vous ?
feudum-title-PickFavours = Quelles faveurs prenez-vous ?
feudum-title-Tax = Lever des taxes ?
feudum-title-Conquer = Conquérir : qui ?
feudum-title-Starve = Qui affamez-vous ?
feudum-title-ask-reveal-defend = { $rival } attaque : { $place }. Se défendre ?
feudum-title-ask-reveal-immunity = { $rival } veut affamer votre marqueur : { $place }
feudum-title-Arm = { $attack } contre { $defence } : d’autres armes ?
feudum-title-PlaceMilitary = Un disque au service militaire ?
feudum-title-Repeat = Répéter : quelle carte ?
feudum-title-ChooseGuild = { $guild } : quoi ?
feudum-title-Feast = À la place de qui ?
feudum-title-SendFarm = De quelle ferme ?
feudum-title-TakeUnits = Combien de nourritures ?
feudum-title-BuyGood = Quelles marchandises achetez-vous ?
feudum-title-FillBin = Quelle corbeille est remplie ?
feudum-title-LoadCart = Quelle marchandise va sur un chariot ?
feudum-title-BuyVessel = Quel navire achetez-vous ?
feudum-title-Invent = Qu’inventez-vous ?
feudum-title-TameBeast = Dompter un monstre ?
feudum-title-DeployBeast = Où apparaît le { $monster } ?
feudum-title-RemoveMarker = Quel marqueur quitte sa rangée ?
feudum-title-SealScroll = Quel parchemin reçoit un sceau ?
feudum-title-BuySeal = Quel sceau achetez-vous ?
feudum-title-MoveSeal = Quel sceau avance ?
feudum-title-PlaceReeve = Placer un préfet ?
feudum-title-JoinGuild = Dans quelle guilde entrez-vous ?
feudum-title-Nourish = Qui mange quoi ?
feudum-title-Collect = Récupérer les ressources ?
feudum-title-StoreSulfur = Soufre : où va-t-il ?
feudum-title-KeepWrit = Quelle ordonnance gardez-vous ?
feudum-title-DiscardWrit = Quelle ordonnance défaussez-vous ?
feudum-title-ShedWrit = Trois ordonnances au plus : laquelle part ?
feudum-title-PlayMandate = Quel mandat ?
feudum-title-Deploy = Quel navire, sous qui ?
feudum-title-TakeSeal = Quel sceau reprenez-vous ?
feudum-title-ExchangeTile = Une tuile contre quelle marchandise ?
feudum-title-ChooseStartGood = Quelles marchandises pour commencer ?
feudum-title-StartRole = Qui est votre premier pion ?
feudum-title-StartPlace = Où commencez-vous ?
feudum-title-LastActs = Autre chose avant le décompte final ?
feudum-note-MovePiece =
    { $steps ->
        [one] Encore { $steps } pas.
       *[other] Encore { $steps } pas.
    } Arrêtez-vous auprès d’une ressource pour la voler.
feudum-note-ask-godspeed = Gratuit, après tous les autres pas.
feudum-note-ChooseBonus = Les autres le voient avant de choisir leurs cartes.
feudum-note-ask-reveal-defend = Attaque { $attack }, votre défense { $defence }. Personne ne voit si vous le pouviez.
feudum-note-Arm = L’attaque doit dépasser la défense. Ce qui sert est dépensé.
feudum-note-ShedWrit = Elle va sous la pile sans être vue ; ou jouez un mandat.
feudum-note-TakeUnits = Le reste vient en shillings.
feudum-note-PlaceInfluence = Un marqueur dans chaque lieu où se trouve un de vos pions.
feudum-your-seals = Vos sceaux
feudum-bar-secret = Tous choisissent en même temps, en secret

## Boutons

feudum-at = lieu { $number }
feudum-on-vessel = { $vessel }, lieu { $number }
feudum-wine = Vin
feudum-starves = Rien à manger
feudum-bring-on = Faire venir
feudum-take-off = Retirer
feudum-bribes = ou payer pour entrer
feudum-scroll = Parchemin { $name }
feudum-chosen =
    { $n ->
        [one] { $n } choisie sur { $all }. Touchez une carte pour la prendre ou la laisser.
       *[other] { $n } choisies sur { $all }. Touchez une carte pour la prendre ou la laisser.
    }
feudum-more-cards =
    { $count ->
        [one] Encore une carte
       *[other] Encore { $count } cartes
    }
feudum-seal-cards = Sceller { $count } cartes
feudum-picked = { $n } sur { $all }, dans n’importe quel ordre.
feudum-picked-most = { $n } pour l’instant, { $all } au plus.
feudum-pick-more = Encore { $count }
feudum-pick-enough = Le compte y est. Laissez quelque chose pour prendre ceci.
feudum-pick-dear =
    { $shillings ->
        [one] Avec le reste, il faut { $shillings } shilling ; vous en avez { $have }.
       *[other] Avec le reste, il faut { $shillings } shillings ; vous en avez { $have }.
    }
feudum-pick-gone = La grange n’a plus de { $good-bare }.
feudum-anew = Recommencer
feudum-send-ChooseStartGood = Prendre ces { $count }
feudum-send-PickFavours =
    { $count ->
        [one] Prendre celle-ci
       *[other] Prendre ces { $count }
    }
feudum-send-BuyGood =
    { $shillings ->
        [one] Acheter pour { $shillings } shilling
       *[other] Acheter pour { $shillings } shillings
    }
feudum-send-FillBin = Remplir { $count } corbeilles
feudum-send-LoadCart = Charger { $count } marchandises
feudum-way-move-stop = S’arrêter ici
feudum-way-forgo = Renoncer
feudum-way-influence-stop = Assez
feudum-way-no-bonus = Pas de bonus
feudum-way-no-second-card = Pas de deuxième carte
feudum-way-pilfer-nothing = Ne rien voler
feudum-way-attack = Attaquer : { $attack } contre { $defence }
feudum-way-give-up = Renoncer
feudum-way-defend-no = Non
feudum-way-ChooseGuild-forgo = Aucune guilde, finir le tour
window-Deploy = déployer un navire
window-PlayMandate = jouer un mandat
window-DiscardWrit = défausser une ordonnance
window-TakeSeal = reprendre un sceau
window-ExchangeTile = échanger une tuile

## La question de la guilde

feudum-anyone = tout joueur
feudum-worth-now = Vaut maintenant
feudum-for-name = pour { $name }
feudum-and-writ = et une ordonnance : en piocher 2, en garder 1
feudum-guild-does = { $guild } : { $deed }
feudum-trade-pays = Vous avez { $held } shillings ; ils vont tour à tour à : { $paid }.
feudum-bank = la réserve générale
feudum-the-coffer = le coffre
feudum-the-purse = la bourse
feudum-points-range = { $least } à { $most } points
feudum-do-farmer-trade = Envoyer
feudum-do-farmer-pull = Tirer une perle
feudum-do-farmer-push = Pousser
feudum-do-merchant-trade = Acheter
feudum-do-merchant-pull = Tirer
feudum-do-merchant-push = Pousser
feudum-do-alchemist-trade = Acheter un navire
feudum-do-alchemist-pull = Tirer
feudum-do-alchemist-push = Inventer
feudum-do-knight-trade = Acheter une rangée
feudum-do-knight-pull = Inventer
feudum-do-knight-push = Pousser des marqueurs
feudum-do-noble-trade = Acheter des sceaux
feudum-do-noble-pull = Tirer des marqueurs
feudum-do-noble-push = Pousser des sceaux
feudum-do-monk-trade = Acheter une perle
feudum-do-monk-pull = Tirer un sceau
feudum-do-monk-push = Pousser une perle
feudum-fn-farmer-trade = Les marchandises d’une ferme vont à la grange ; pour deux, une nourriture ou un shilling.
feudum-fn-farmer-pull = Une perle du rosaire, devinée entre deux poings, va sur un poulet.
feudum-fn-farmer-push = De la grange dans les corbeilles des marchands.
feudum-fn-merchant-trade = Des marchandises, au prix de leur corbeille.
feudum-fn-merchant-pull = De la grange des fermiers dans les corbeilles.
feudum-fn-merchant-push = Des corbeilles sur les chariots des alchimistes.
feudum-fn-alchemist-trade = Un navire à vendre.
feudum-fn-alchemist-pull = Des corbeilles des marchands sur les chariots.
feudum-fn-alchemist-push = Les marchandises deviennent des navires à vendre, ou des barils de krud qui apportent des marqueurs dans les rangées.
feudum-fn-knight-trade = Les marqueurs de votre rangée vous reviennent, ou un monstre est dompté.
feudum-fn-knight-pull = Les marchandises des alchimistes deviennent un navire, ou un baril de krud qui apporte des marqueurs dans les rangées.
feudum-fn-knight-push = Des marqueurs quittent les rangées, des parchemins sont scellés.
feudum-fn-noble-trade = Des sceaux pris sur les parchemins.
feudum-fn-noble-pull = Des marqueurs quittent les rangées des chevaliers, des parchemins sont scellés.
feudum-fn-noble-push = Des sceaux passent au rosaire et deviennent des perles.
feudum-fn-monk-trade = Une perle du rosaire, devinée entre deux poings.
feudum-fn-monk-pull = Un sceau des parchemins devient une perle.
feudum-fn-monk-push = Une perle du rosaire, devinée entre deux poings, va aux poulets des fermiers.

## Ce que fait une carte

feudum-what-migrate = Faire venir un pion de n’importe quel personnage pour 1 nourriture, ou en retirer un.
feudum-what-move = Un pas par pion en jeu et par monstre à vous ; puis une ressource peut être volée là où une pièce est allée.
feudum-what-influence = Un marqueur dans chaque lieu où se trouve un de vos pions : dirigeant, sujet ou serf.
feudum-what-improve = Votre avant-poste devient ferme, votre ferme ville, votre ville fief ; la tuile de la région est à vous et rapporte.
feudum-what-explore = Piocher des ordonnances et en garder une. Plus d’avant-postes, plus d’ordonnances.
feudum-what-harvest = Des marchandises du havresac pour une ferme que vous dirigez, davantage avec d’autres fermes, des fiefs et vos perles. Ou moins là-bas et une part pour vous.
feudum-what-tax = Des shillings de la réserve, davantage par ville et par fief que vous dirigez.
feudum-what-conquer = Attaquer un pion, un monstre ou un fief là où se trouve un de vos pions. Pas comme dernière carte.
feudum-what-defend = À garder en main : montrée quand on vous attaque, elle renforce la défense. En temps de paix, elle rapporte.
feudum-what-repeat = Refaire une carte de cette manche.
feudum-what-guild = Échanger dans une guilde ; tirer si vous y êtes ouvrier, pousser si vous y êtes maître.
feudum-what-special-migrate = avec un alchimiste en jeu, les lieux de départ sont aussi ouverts.
feudum-what-special-move = un moine en jeu peut faire un pas de plus.
feudum-what-special-influence = un marchand peut payer : un shilling fait place à votre marqueur.
feudum-what-special-improve = pour 1 bois, poser plutôt un paysage.
feudum-what-special-explore = pour 1 fer, piocher encore et en garder une autre.
feudum-what-special-harvest = avec votre fermier en jeu, vous choisissez votre part.
feudum-what-special-tax = un chevalier apporte aussi un marqueur.
feudum-what-special-conquer = avec un noble, affamer plutôt un sujet ou un serf.
feudum-what-special-defend = pour 1 nourriture, personne n’est affamé, et un sceau protège le marqueur.
feudum-what-special-repeat = pour 1 salpêtre, aussi Migrer, Améliorer, Explorer, Récolter ou Taxes.
feudum-what-special-guild = pour 1 soufre du tonneau, tirer ou pousser à la place d’un adversaire.
feudum-today-migrate = Maintenant : pions en réserve, { $pawns } ; nourritures pour payer, { $food }.
feudum-today-move = Maintenant { $steps } pas.
feudum-today-influence = Maintenant : lieux possibles, { $places } ; marqueurs en réserve, { $markers }.
feudum-today-improve = Maintenant : lieux à améliorer, { $places } ; points au mieux, { $points }.
feudum-today-explore =
    { $draws ->
        [one] Maintenant { $draws } ordonnance serait piochée.
       *[other] Maintenant { $draws } ordonnances seraient piochées.
    }
feudum-today-harvest = Maintenant { $total } marchandises pour une ferme, ou { $partial } là-bas et { $favours } pour vous.
feudum-today-tax =
    { $shillings ->
        [one] Maintenant { $shillings } shilling.
       *[other] Maintenant { $shillings } shillings.
    }

## Le décompte

feudum-detail-voyage = case { $count }
feudum-detail-shillings =
    { $count ->
        [one] { $count } shilling
       *[other] { $count } shillings
    }
feudum-detail-writs =
    { $count ->
        [one] { $count } ordonnance
       *[other] { $count } ordonnances
    }

## Raisons en peu de mots, dans un bouton

short-why-only-master = réservé au maître
short-why-only-journeyman = réservé à l’ouvrier
short-why-no-master = pas de maître
short-why-no-journeyman = pas d’ouvrier
short-why-guild-used = déjà servie
short-why-no-craft = pas de navire
short-why-pinned = bloqué par un monstre
short-why-ferry-closed = ferries fermés
short-why-ferry-price = trop peu de shillings
short-why-no-pawn-left = plus de pion
short-why-never-twice = jamais deux fois
short-why-not-repeatable = pas une seconde fois
short-why-no-saltpeter = aucun
short-why-no-kept-sulfur = aucun libre
short-why-few-stars = { $stars } étoiles sur { $needed }
short-why-no-good = il en manque
short-why-enough-to-eat = on peut le nourrir
short-why-own-farm = votre ferme
short-why-own-landscape = votre serf

## Une phase, étape par étape sur le plateau

feudum-unfold-nourish = Nourrir les pions
feudum-unfold-progress = Le dé progrès
feudum-unfold-epoch = Une nouvelle époque
feudum-unfold-conquest = Conquête
feudum-unfold-monster = Un monstre
feudum-unfold-final = Le décompte final
