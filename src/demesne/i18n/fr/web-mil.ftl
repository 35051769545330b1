### Le plateau de MIL 1049 : ce qui y est écrit, et des mots courts pour ses boutons.
### [0], [1]… sont de petits dessins.

mil-board = Le royaume
mil-status = Tour { $turn } sur { $turns }, { $phase }
mil-over =
    { $turns ->
        [one] Fin après { $turns } tour
       *[other] Fin après { $turns } tours
    }
mil-turn = Tour
mil-phase-setup = Mise en place
mil-phase-actions = Actions
mil-phase-tribute = Hommage
mil-phase-politics = Politique
mil-phase-spheres = Lieux
mil-phase-winter = Hiver
mil-kings-soldiers = Soldats du Roi
mil-archbishop = Archevêque
mil-kings-soldiers-with = Les Soldats du Roi sont auprès du Chevalier { $knight } ({ $name }) : un Soldat de plus jusqu’à l’Hiver
mil-kings-soldiers-unplaced = Les Soldats du Roi : pour la majorité à la Guerre
mil-archbishop-with = L’Archevêque est auprès du Chevalier { $knight } ({ $name }) : on ne l’attaque ni ne le vassalise jusqu’à l’Hiver
mil-archbishop-unplaced = L’Archevêque : pour la majorité au Clergé
mil-open-to-all = ouvert à tous
mil-most = Majorité
mil-deed-veil = Damoiselle au voile
mil-deed-veil-more = [0] chaque autre
mil-deed-influence = prendre [0]
mil-deed-vassal = ou vassaliser [0]
mil-deed-vassal-need = avec plus de Soldats
mil-deed-trade = échanger [0] cubes
mil-deed-castle = ou construire [0]
mil-deed-auction = dès [0] aux enchères
mil-deed-free = une Terre libre [0]
mil-deed-attack = ou une attaque [0]
mil-deed-force = [0] Soldat, [1] Château
mil-deed-cathedral = cacher [0] : cathédrale
mil-deed-best = meilleur don [0]
mil-deed-clergy = [0] ou Abbesse : [1] en [2]
mil-deed-crusade = gagner [0]
mil-deed-safe = à l’abri de l’Hiver
mil-free-lands = Terres libres
mil-beat = dépasser
mil-the-shield = le bouclier
mil-lineage = Lignée
mil-damsels = Damoiselles
mil-privileges = Privilèges

## Maisons

mil-your-house = votre maison
mil-house-of = Maison : { $name }
mil-behind-screen = Derrière l’écran
mil-stock-note = Chacun peut compter ; seules les offres sont secrètes.
mil-in-hand = { $count } en main
mil-knight = Chevalier { $knight }
mil-knight-short = Chev. { $knight }
mil-room-for-son = place pour un cadet
mil-heir = héritier
mil-no-heir = pas d’héritier
mil-vassal-of = Vassal : { $name }
mil-age = Âge
mil-soldiers = Soldats
mil-castle = Château
mil-lands = Terres
mil-at-home = domaine
mil-detail = pour { $count }
mil-pile = Pile { $pile }
tab-farms = Maisons

## Ce qui s’entend et ne se lit pas

amount-damsel =
    { $n ->
        [0] aucune Damoiselle
        [one] { $n } Damoiselle
       *[other] { $n } Damoiselles
    }
amount-privilege =
    { $n ->
        [0] aucun Privilège
        [one] { $n } Privilège
       *[other] { $n } Privilèges
    }
amount-castle =
    { $n ->
        [0] pas de Château
        [one] { $n } Château
       *[other] { $n } Châteaux
    }
amount-soldier =
    { $n ->
        [0] aucun Soldat
        [one] { $n } Soldat
       *[other] { $n } Soldats
    }
mil-said-turn = Tour { $turn } sur { $turns }
mil-said-phase = Phase
mil-said-knight-of = { $name }, Chevalier { $knight }
mil-said-token-of = { $name }, un jeton Famille
mil-said-white = un jeton Temps blanc
mil-said-black = un jeton Temps noir
mil-said-space = Case { $n }
mil-said-is-here = présents : { $knights }
mil-said-nobody = personne ici
mil-said-age = âge { $time } sur { $death }
mil-said-first = Premier joueur
mil-said-first-player = le drapeau du Premier joueur
mil-said-no-land = aucune Terre
mil-said-harvest = Récolte { $cubes }
mil-said-tribute = Hommage { $gold }
mil-said-force = force { $n }
mil-said-defence = défense { $n }
mil-said-to-beat = { $n } à dépasser
mil-said-below =
    { $count ->
        [0] rien dessous
        [one] { $count } Terre dessous
       *[other] { $count } Terres dessous
    }

## Questions, en court

mil-title-ComposePiles = Quelles Terres dans les piles ?
mil-title-ChooseStartingLand = Une Terre pour le Chevalier { $knight }
mil-title-ChooseAct = Que font vos Chevaliers ?
mil-note-ChooseAct = Une action avec un Chevalier, puis c’est à la famille suivante.
mil-title-TakeTime = Le Chevalier { $knight } vieillit : quel jeton ?
mil-note-TakeTime = On entre gratuitement sur la case qu’il quitte.
mil-title-GrowFamily = La famille du Chevalier { $knight }
mil-note-GrowFamily = Le dé montre homme, femme ou sablier. Un bâtard est un fils à coup sûr.
mil-title-ChooseSymbol = Le dé est lancé : quel symbole ?
mil-title-PlaceKnight = Où va le Chevalier { $knight } ?
mil-note-PlaceKnight = Une case vide est gratuite ; un jeton y coûte 1 Or ou 1 Privilège.
mil-title-PayEntry = Comment payez-vous la case ?
mil-title-PassTurn = Vous passez. Où posez-vous un jeton ?
mil-note-PassTurn = Entrer sur cette case coûtera de l’Or ou un Privilège.
mil-title-offer-dowry = Quelle dot offrez-vous ? ({ $name })
mil-title-offer-own = Une dot pour votre héritier ?
mil-title-offer-battle = Qu’engagez-vous dans la bataille ?
mil-title-offer-cathedral = De l’Or pour la cathédrale ?
mil-bar-dowry = Offre scellée, toutes les familles
mil-bar-battle = Mises scellées des combattants
mil-bar-cathedral = Dons scellés, toutes les familles
mil-note-dowry = Le plus de cubes gagne, puis les meilleurs. Le gagnant paie, donne une Damoiselle et gagne { $points } points. À égalité, personne ne paie.
mil-note-battle = { $attacker } attaque avec { $attack }, { $target } défend avec { $defence }. Chaque Nourriture ou Influence ajoute 1 ; toute mise est perdue. L’égalité est au défenseur.
mil-note-cathedral = Le meilleur don rapporte { $points } points. Qui donne moins peut reprendre son Or ou le laisser pour moins de points.
mil-title-KeepHalf =
    { $count ->
        [one] Encore { $count } cube à garder : lequel ?
       *[other] { $count } cubes à garder : lequel d’abord ?
    }
mil-note-KeepHalf = La moitié du paiement est à vous ; le reste va à la réserve.
mil-title-PlaceKingsSoldiers = À qui les Soldats du Roi ?
mil-note-PlaceKingsSoldiers = Un Soldat de plus jusqu’à l’Hiver, pour n’importe quel Chevalier.
mil-title-PlaceArchbishop = Chez qui va l’Archevêque ?
mil-note-PlaceArchbishop = On ne l’attaque ni ne le vassalise jusqu’à l’Hiver.
mil-title-TakeVeil = Une Damoiselle prend-elle le voile ?
mil-note-TakeVeil = Les Damoiselles restées chez vous coûtent des points à la fin.
mil-title-VisitCourt = Le Chevalier { $knight } à la Cour
mil-note-VisitCourt = De l’Influence, ou un Vassal : avec plus de Soldats qu’il n’a de Soldats, Terres et Château.
mil-title-OfferRansom = Une rançon pour rester libre ?
mil-note-OfferRansom = Si elle est acceptée, vous restez libre et gagnez des points ; elle peut aussi être dépassée.
mil-title-AnswerRansom = { $rival } offre une rançon : Chevalier { $rivalknight }
mil-note-AnswerRansom = Offre : { $cubes }. Prenez-en la moitié, ou faites-en votre Vassal.
mil-title-ExceedRansom = Que donnez-vous pour le Vassal ?
mil-note-ExceedRansom = Au moins autant d’Or, et plus de cubes ou de meilleurs.
mil-title-VisitMarket = Le Chevalier { $knight } au Marché
mil-title-Trade =
    { $count ->
        [0] Plus rien à donner
        [one] Échange : { $count } cube à donner
       *[other] Échange : { $count } cubes à donner
    }
mil-note-Trade = Ce que vous recevez ne s’échange pas de nouveau.
mil-title-OpenBid = Votre offre initiale ?
mil-note-OpenBid = Vous pouvez ajouter des cubes, sauf de l’Influence.
mil-title-RaiseBid = Faire une meilleure offre ?
mil-note-RaiseBid = Meilleure offre : { $cubes }. Plus de cubes gagnent, puis les meilleurs.
mil-title-BuildCastle = Où construire le Château ?
mil-title-VisitWar = Le Chevalier { $knight } à la Guerre
mil-note-VisitWar = Une Terre libre contre Nourriture ou Influence en plus des Soldats, ou une bataille. Les cubes rouges : une Influence par Damoiselle de l’autre famille.
mil-title-PayForces =
    { $count ->
        [one] Payer { $count } cube pour la Terre
       *[other] Payer { $count } cubes pour la Terre
    }
mil-title-AskSuzerain = Demander l’aide du Suzerain ?
mil-note-AskSuzerain = S’il aide et que vous gagnez, il place la Terre.
mil-title-JoinBattle = Aider le Chevalier { $rivalknight } ({ $rival }) ?
mil-note-JoinBattle = Vous engageriez Nourriture et Influence du côté de votre Vassal.
mil-title-PlaceLand = Qui reçoit la Terre ? { $land }
mil-title-SpendGift = D’autres donnent davantage. Donner quand même ?
mil-title-VisitClergy = Le Chevalier { $knight } et le Clergé

## Boutons

mil-way-harvest = Récolter
mil-way-recruit = Recruter
mil-way-grow = Croissance
mil-way-place = Poser
mil-way-go = y aller
mil-way-pass = Passer : bloquer une case
mil-way-roll = Lancer le dé
mil-way-bastard = Bâtard
mil-way-stop = Ne plus lancer
mil-way-pay = Payer
mil-way-keep = { $name }
mil-way-veil = Elle prend le voile
mil-way-take = Prendre
mil-way-trade = Échanger
mil-way-castle = Château aux enchères
mil-way-accept = Laisser libre, garder la moitié
mil-way-exceed = Refuser, donner plus
mil-way-fief = Refuser, donner un fief
mil-way-give = Donner
mil-way-keep-gift = Reprendre
mil-way-privilege = Privilège
mil-way-abbess = Abbesse
mil-way-conquer = Conquérir
mil-way-nowhere = Auprès de personne
mil-way-discard-land = Personne : la défausser
mil-way-seal =
    { $count ->
        [0] Ne rien offrir
        [one] Sceller { $count } cube
       *[other] Sceller { $count } cubes
    }
mil-way-offer =
    { $count ->
        [0] Ne rien offrir
        [one] Offrir { $count } cube
       *[other] Offrir { $count } cubes
    }
mil-way-bid =
    { $count ->
        [one] Offrir { $count } cube
       *[other] Offrir { $count } cubes
    }
mil-group-influence = Influence
mil-symbol-hourglass = Sablier : vieillir
mil-symbol-woman = Femme : une Damoiselle
mil-symbol-man-heir = Homme : un héritier
mil-symbol-man-knight = Homme : un Chevalier
mil-symbol-man-nothing = Homme : il s’en va

## Ce qui se joue

mil-contest-dowry = { $knight } : un mariage
mil-contest-battle = { $knight } contre { $rival }
mil-contest-cathedral = La cathédrale
mil-contest-castle = { $name } : un Château aux enchères
mil-contest-ransom = { $knight } tente de vassaliser { $rival }
mil-role-attacks = attaque
mil-role-defends = défend
mil-role-helps = aide
mil-role-leads = mène
mil-role-bids = enchérit
mil-role-offers = offre
mil-role-gives = donne
short-why-short-cubes = il faut { $need }
short-why-too-strong = { $need } requis, { $have } en main
short-why-no-damsel = pas de Damoiselle
short-why-no-column = aucune colonne libre
short-why-nothing-to-trade = rien à échanger

## Une phase, étape par étape sur le plateau

mil-unfold-growth = Le dé de la famille
mil-unfold-marriage = Un mariage
mil-unfold-spheres = Les Sphères de pouvoir
mil-unfold-vassal = Tentative de vassalisation
mil-unfold-auction = Un Château aux enchères
mil-unfold-battle = La Guerre
mil-unfold-cathedral = Des dons pour la cathédrale
mil-unfold-winter = L’Hiver
