### Le terminal.

## À table

cli-welcome = { $game }, dans votre terminal.
cli-welcome-help = Répondez par un numéro. Tapez aide pour tout ce qui peut se taper ; Ctrl-C quitte sans rien perdre.
cli-you = vous
cli-resumed = De retour à table : { $file }, { $ply } choix et tirages jusqu’ici.
cli-resume-over = La partie de { $file } est finie.
cli-list-game =
    { $players } : { $ply ->
        [one] { $ply } coup
       *[other] { $ply } coups
    }
cli-list-damaged = illisible

## La partie

cli-prompt = >
cli-earlier-lines =
    { $count ->
        [one] (une ligne plus ancienne ; tapez journal tout)
       *[other] ({ $count } lignes plus anciennes ; tapez journal tout)
    }
cli-answer-empty = Tapez { $most ->
        [1] 1
       *[other] un numéro de 1 à { $most }
    }, ou aide.
cli-answer-number = Il n’y a pas de ligne { $number } : tapez { $most ->
        [1] 1
       *[other] un numéro de 1 à { $most }
    }, ou pourquoi pour voir ce qui est impossible.
cli-answer-several = « { $line } » peut désigner { $refs }.
cli-answer-unknown = « { $line } » n’est ni une ligne de ce menu ni une commande : tapez { $most ->
        [1] 1
       *[other] un numéro de 1 à { $most }
    }, ou aide.
cli-why-possible = « { $line } » est possible.
cli-why-not = « { $line } » n’est pas possible. { $reason }
cli-why-list = Impossible pour l’instant :
cli-why-more =
    { $count ->
        [one] … et une autre ligne du même genre ; tapez pourquoi tout.
       *[other] … et { $count } autres lignes du même genre ; tapez pourquoi tout.
    }
cli-why-all-possible = Toutes les lignes de ce menu sont possibles.
cli-pass-screen = Passez l’écran à { $name }, qui appuie ensuite sur Entrée.
cli-else-hint = Autre chose : { $acts }.
cli-else-nothing = Rien d’autre n’est possible pour vous maintenant.
cli-else-prompt = Un numéro, ou Entrée pour y renoncer >
cli-else-back = Entrée rend l’écran >
cli-else-answer = « { $line } » n’en fait pas partie : tapez { $most ->
        [1] 1
       *[other] un numéro de 1 à { $most }
    }, ou Entrée pour y renoncer.
cli-else-unknown = { $name } n’est pas à ce clavier : { $people }.
cli-undone = C’est repris.
cli-saved = Partie enregistrée dans :
cli-save-refused = { $file } existe déjà et n’est pas une de nos parties ; choisissez un autre nom.
cli-save-trouble = Cette partie ne peut pas être écrite dans { $file } ({ $reason }) ; elle continue, mais ne pourra pas être reprise. Tapez sauver FICHIER pour la garder ailleurs.
cli-left = Rien n’est perdu. Pour reprendre la partie :
cli-game-kept = Pour revoir toute la partie :
cli-no-prices = Ce jeu n’a pas de carte des prix.
cli-play-help = Tapez le numéro d’une ligne, ou sa notation (celle du journal ; le début suffit), ou l’un de ces mots :
cli-play-help-why = ce qui est impossible, et pour quelle raison ; pour une seule ligne : pourquoi 17, ou pourquoi et sa notation
cli-play-help-hint = ce que ferait un bon joueur : les meilleures façons, les chances de gagner avec chacune, et pourquoi
cli-play-help-else = ce que vous pouvez faire d’autre, hors de votre tour, dans les jeux qui le permettent ; autre et un nom laisse agir quelqu’un d’autre à ce clavier
cli-play-help-undo = reprendre le dernier choix, sauf si un tirage ou un autre choix a suivi
cli-play-help-board = montrer le plateau
cli-play-help-prices = ce que tout coûte et rapporte
cli-play-help-score = le décompte, comme si la partie finissait maintenant
cli-play-help-log = ce qui s’est passé ; journal tout pour la partie entière
cli-play-help-save = écrire la partie dans un fichier à vous : sauver FICHIER. Elle est aussi gardée d’elle-même, après chaque choix
cli-play-help-help = cette page
cli-play-help-quit = quitter la table ; demesne resume vous y ramène
cli-village-legend = Les familles sont ◆ ● ▪ ▲ ; ◆1 1 2 : trois membres de l’une d’elles, des générations 1, 1 et 2. « 7→12 » : la piste de Prestige, puis le score entier si la partie finissait maintenant. Sur la Ligne de Temps, ∩ est le pont. Cubes : O orange, V vert, B brun, R rose, X Peste.
cli-clochemerle-legend = Les villages sont ◆ ● ▪ ▲ ; une marque à la place d’un dé ou d’une carte dit qui l’a pris. Sous les dés, chaque somme avec son prix minimal (p pièce, m marqueur, t temps) et →, le nombre de Bannières qu’elle atteint (+1, une de plus si d’autres dés ou un marqueur épargnent ses pièces). Clients : Bannière, ce qu’ils veulent → Prestige. †Abbé : il est mort ; ‡ est la Faucheuse, [2/12] la tuile. Les Chroniques libres montrent leurs points d’Histoire.
cli-feudum-legend = Les familles sont ◆ ● ▪ ▲ ★. En un lieu, ◆ dirige, ◆◆ a aussi un sujet, /● est un serf, ' un sceau d’immunité dessous. ◆C est un pion : F fermier, M marchand, A alchimiste, C chevalier, N noble, O moine ; ° a bu du vin. [Verger 3] est un paysage avec ses ressources. Routes : – route, = ferry, ~ bateau, ∘ sous-marin, ^ air. Marchandises : P salpêtre, S soufre, F fer, B bois, N nourriture. ☆ : étoiles ; § : un préfet ; une rangée des marchands montre les prix de ce qui s’y trouve. Un parchemin marqué ◉ porte un sceau. Tirer et Pousser montrent ce qu’ils rapporteraient, entre parenthèses si rien n’est possible. « 7→12 » : la piste, puis le score entier si la partie finissait maintenant.
cli-mil-legend = Les familles sont ◆ ● ▪ ▲ ★ ; ◆B est le Chevalier de la colonne B de la première, ◆ seul un de ses jetons. Sur une case, · n’est rien, ○ un jeton Temps blanc, × un noir. Les jetons d’un Chevalier précèdent †, qui le tue. Cubes : N Nourriture, T Tissu, M Métal, I Influence, O Or. « céréales a NNN » est la face A d’une Terre et sa récolte ; +O est son Or, déf sa propre défense.

# Les mots des commandes, un ou plusieurs ; les mots anglais marchent toujours aussi.
cli-command-why = pourquoi ?
cli-command-hint = conseil
cli-command-else = autre
cli-command-undo = reprendre annuler a
cli-command-log = journal j
cli-command-score = score points s
cli-command-board = plateau p
cli-command-prices = prix
cli-command-save = sauver enregistrer
cli-command-help = aide
cli-command-quit = quitter q
cli-word-all = tout

## Le décompte

cli-score-now = Si la partie finissait maintenant
cli-score-final = Décompte final
cli-score-total = Total
cli-score-rank = Rang
cli-score-place =
    { $place ->
        [one] { $place }er
       *[other] { $place }e
    }
cli-won = { $names } l’emporte avec { $score } points.
cli-won-tie-break = { $names } l’emporte au départage, avec { $score } points.
cli-won-shared = { $names } se partagent la victoire avec { $score } points.

## Rejouer

cli-replay-whole =
    { $records ->
        [one] Le journal est bon : { $records } coup, position { $position }.
       *[other] Le journal est bon : { $records } coups, position { $position }.
    }
cli-replay-part = Position après { $ply } coups sur { $records } : { $position }.
cli-replay-step = { $ply }/{ $records } — Entrée continue, q arrête :

## Ce qui n’allait pas

cli-error-usage = { $message }. Voir { $command } --help.
cli-error-file = { $file } ne peut être lu ou écrit : { $reason }.
cli-error-disk = Impossible d’écrire davantage : { $reason }.
cli-error-unknown-seat = Une place est « me », « me:NOM » ou un bot, pas « { $seat } ». Niveaux : { $levels }. Personnages : { $beasts }. Autres : { $others }. « demesne bots » les présente.
cli-error-too-many-names = Il y a { $names } noms pour { $seats } places.
cli-error-name = { $name } n’est pas un nom de joueur : { $most } lettres au plus, et pas de parenthèses à la fin.
cli-error-same-name = Deux joueurs s’appellent { $name } ; donnez à chacun son propre nom.
cli-error-no-input = Avec --no-input, chaque place doit être un bot : par exemple --seats fair,fair.
cli-error-option = Une option s’écrit NOM=VALEUR, pas « { $option } ».
cli-error-nothing-left = Il n’y a pas de partie à reprendre ; demesne play en commence une.
cli-error-other-seats = Cette partie a { $seats } places, pas { $given }.
cli-error-to = Le journal compte { $records } coups ; --to { $to } n’en fait pas partie.

## Les jeux

cli-games-option = --option { $name }={ $first } (d’ordinaire) ou { $others }
cli-games-guessed = Tables reconstituées, à remplacer d’après une vraie boîte avec --components : { $tables }
cli-rules-file = Nos interprétations :
cli-rules-clochemerle =
    À chaque tour, prenez deux dés dans la réserve commune ; un dé noir coûte 2 temps. Une pièce change un dé de 1, un marqueur de la Place du village le tourne sur la face voulue. Avec la somme, activez une Bannière noire de la table, ou autant de Bannières blanches de votre village qui la montrent, ou faites avancer votre Chef avec la Bannière « ? ».

    Les Bannières noires ajoutent des cartes : les Ateliers produisent, les Champs donnent des pièces ; Chambres, Églises et Moines, Voyages et clients rapportent du Prestige. Chaque zone ne fonctionne que tant que son villageois est présent. Les points d’Histoire restent sur l’arbre, où les rats peuvent en manger la moitié, jusqu’à ce que le Chef les ramène à l’Hôtel de ville.

    Le temps passe sur dix nuages ; au-delà du pont, un villageois décède à la fin du tour, dans les Chroniques ou une tombe, et le Rat avance. Les élèves de l’École prennent les postes vides. Quand assez de cercueils sont occupés à la fin d’une manche, le Prestige décide.
cli-rules-feudum =
    À chaque manche, choisissez en secret quatre de vos onze cartes et jouez-les une par une : faire migrer des pions de six personnages, les déplacer sur terre, sur l’eau et dans les airs, influencer comme dirigeant, sujet ou serf, améliorer les lieux jusqu’aux fiefs, explorer pour des ordonnances, récolter, lever des taxes, conquérir, se défendre, répéter, et agir dans les guildes. Puis les pions doivent manger : nourriture ou vin.

    Les six guildes forment un cercle : fermiers, marchands, alchimistes, chevaliers, nobles, moines. Tout le monde échange ; l’ouvrier tire de la guilde précédente, le maître pousse vers la suivante. Pions, fiefs et lieux donnent les étoiles qui en décident.

    Quand assez de tuiles région sont parties, une époque commence et paie les places dans les guildes, les paysages et les régions actives ; les vassaux sans service militaire perdent des points. Après l’époque V : le voyage, l’empire, les shillings et les chartes scellées. Un mandat se joue et une tuile s’échange à tout moment, même hors de votre tour : tapez autre.
cli-rules-mil =
    Chaque famille a jusqu’à quatre Chevaliers, avec Terres, Soldats, Châteaux et héritiers. À tour de rôle, chacune agit avec un Chevalier : récolter, recruter, agrandir la famille, ou aller sur un Lieu de pouvoir. Une récolte, un Soldat ou un sablier du dé coûte au Chevalier un jeton Temps ; le quatrième le tue. Un héritier reprend tout ce qu’il avait. Sans héritier, la famille perd 4 points ; elle garde la colonne s’il y reste une Terre, un Château ou des Soldats, et la perd si elle est vide.

    Les Chevaliers posés, viennent l’Hommage, les majorités, puis les Lieux de pouvoir de gauche à droite : le voile au Monastère, les Vassaux à la Cour, les Châteaux au Marché, les Terres à la Guerre, les Privilèges au Clergé, l’Influence aux Croisades. Dots, batailles et cathédrale se décident par des cubes cachés dans la main ; qui remporte un mariage y donne une Damoiselle. Puis vient l’Hiver.

    Après cinq tours : la piste de score, le plus de Tissu et de Métal, d’Influence et de Privilèges, les paires d’Or ; les Damoiselles restantes coûtent des points.
cli-rules-village =
    À votre tour, prenez un cube sur l’une des sept cases Action et réalisez son action, ou non : Récolte, Famille, Artisanat, Marché, Voyage, Conseil, Église. Au Puits, trois cubes d’une couleur paient l’action de votre choix.

    Tout prend du temps. Chaque fois que votre marqueur passe le pont, un membre de votre plus vieille génération meurt à la fin de votre tour, ou aussitôt un jour de marché : il entre aux Archives du village tant que la section de son métier a de la place, sinon dans une tombe anonyme. Quand il n’y a plus de cubes vient la messe : quatre personnages sortent du sac noir, le grain fait avancer les vôtres de fenêtre en fenêtre, et la majorité rapporte des points.

    Quand les Archives ou les tombes sont pleines, les autres ont un dernier tour, ou tout le monde si c’est le décès d’un rival un jour de marché ; puis vient une dernière messe. Points : piste de Prestige, cités visitées, Conseil, Église, Archives, clients, pièces.

## Le plateau de Village

cli-village-title = Village
cli-village-round =
    manche { $round }, { $cubes ->
        [0] plus de cube
        [one] encore { $cubes } cube
       *[other] encore { $cubes } cubes
    }, { $masses ->
        [0] pas encore de messe
        [one] { $masses } messe dite
       *[other] { $masses } messes dites
    }
cli-village-first = Premier Joueur
cli-village-turn = au tour de
cli-village-next-first = Prochain Premier Joueur
cli-village-end-brought = { $name } a déclenché la fin

cli-village-letter-orange = O
cli-village-letter-green = V
cli-village-letter-brown = B
cli-village-letter-pink = R
cli-village-letter-plague = X
cli-village-colour-orange = orange
cli-village-colour-green = vert
cli-village-colour-brown = brun
cli-village-colour-pink = rose
cli-village-colour-plague = Peste
cli-village-plague-price = ({ $time } temps)
cli-village-well-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
cli-village-time = { $count } temps
cli-village-grain =
    { $count ->
        [one] { $count } sac de grain
       *[other] { $count } sacs de grain
    }
cli-village-good-scroll = parchemin
cli-village-good-horse = cheval
cli-village-good-plough = charrue
cli-village-good-ox = bœuf
cli-village-good-wagon = chariot
cli-village-no-goods = sans marchandises

cli-village-space-harvest = Récolte
cli-village-space-family = Famille
cli-village-space-crafts = Artisanat
cli-village-space-market = Marché
cli-village-space-travel = Voyage
cli-village-space-council = Conseil
cli-village-space-church = Église
cli-village-area-spaces = Cubes
cli-village-area-workshops = Artisanat
cli-village-area-market = Marché
cli-village-area-queue = File
cli-village-area-travel = Voyage
cli-village-area-council = Conseil
cli-village-area-church = Église
cli-village-area-chronicle = Archives
cli-village-area-well = Puits
cli-village-graves = Tombes
cli-village-section-council = Conseil
cli-village-section-crafts = Artisanat
cli-village-section-travel = Voyage
cli-village-section-church = Église
cli-village-section-farm = Ferme

cli-village-at-unborn = à naître
cli-village-at-farm = Ferme
cli-village-at-wainwright = Charron
cli-village-at-stables = Étables
cli-village-at-library = Bibliothèque
cli-village-at-smithy = Forge
cli-village-at-city-a = Cité A
cli-village-at-city-b = Cité B
cli-village-at-city-c = Cité C
cli-village-at-city-d = Cité D
cli-village-at-city-e = Cité E
cli-village-at-city-f = Cité F
cli-village-at-council-1 = Conseil 1
cli-village-at-council-2 = Conseil 2
cli-village-at-council-3 = Conseil 3
cli-village-at-council-4 = Conseil 4
cli-village-at-church-1 = fenêtre 1
cli-village-at-church-2 = fenêtre 2
cli-village-at-church-3 = fenêtre 3
cli-village-at-church-4 = fenêtre 4
cli-village-at-bag = sac noir
cli-village-at-chronicle-council = Archives
cli-village-at-chronicle-crafts = Archives
cli-village-at-chronicle-travel = Archives
cli-village-at-chronicle-church = Archives
cli-village-at-chronicle-farm = Archives
cli-village-at-grave = tombe
cli-village-at-removed = hors du jeu

cli-village-grain-short = sacs de grain
cli-village-coins-short = pièces
cli-village-served =
    { $count ->
        [one] { $count } client servi
       *[other] { $count } clients servis
    }
cli-village-to-bridge = pont dans { $count }
cli-village-pile = encore { $count }
cli-village-monks =
    { $count ->
        [one] { $count } moine
       *[other] { $count } moines
    }
cli-village-no-customers = personne

cli-village-harvest-by-hand =
    à la main : { $count ->
        [one] { $count } sac de grain
       *[other] { $count } sacs de grain
    }
cli-village-harvest-with-horse =
    cheval, charrue : { $count ->
        [one] { $count } sac de grain
       *[other] { $count } sacs de grain
    }
cli-village-harvest-with-ox =
    bœuf, charrue : { $count ->
        [one] { $count } sac de grain
       *[other] { $count } sacs de grain
    }
cli-village-family-help = une naissance, ou un retour
cli-village-well = { $count } cubes pareils : une action
cli-village-craft-price = former { $train }, faire { $make } ou
cli-village-mill = Moulin
cli-village-mill-price =
    { $time } temps, { $grain ->
        [one] { $grain } sac de grain
       *[other] { $grain } sacs de grain
    }
cli-village-sale-free = 1re vente de l’ouvreur : gratuite
cli-village-sale-price = toute autre vente :
cli-village-road-price = { $price } ; ⌂ : village
cli-village-road = { $time } temps, chariot ×{ $wagons }
cli-village-reward-prestige =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
cli-village-reward-cubes =
    { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    }
cli-village-reward-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
cli-village-privilege-1 = Prochain 1er Joueur
cli-village-privilege-2 =
    { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    }
cli-village-privilege-3 = 1 marchandise
cli-village-privilege-4 = { $coins } pièce : { $prestige } pts
cli-village-council-price = à chaque niveau
cli-village-or = ou
cli-village-area-scoring = Décompte
cli-village-scoring-cities = cités visitées : { $points }
cli-village-scoring-chronicle = aux Archives : { $points }
cli-village-scoring-majority = messe : majorité { $points }
cli-village-scoring-pull = messe : sortir du sac, { $coins } pièce

## Le plateau de MIL 1049

cli-mil-title = MIL 1049
cli-mil-turn = tour { $turn } sur { $turns }, { $phase }
cli-mil-phase-setup = mise en place
cli-mil-phase-actions = actions
cli-mil-phase-tribute = Hommage
cli-mil-phase-politics = politique
cli-mil-phase-spheres = Lieux de pouvoir
cli-mil-phase-winter = Hiver
cli-mil-phase-over = terminée
cli-mil-first = Premier joueur
cli-mil-asked = on attend
cli-mil-offer-dowry = Dots
cli-mil-offer-battle = Bataille
cli-mil-offer-cathedral = Cathédrale
cli-mil-thinking = à sceller
cli-mil-sealed = scellé
cli-mil-expert-time-is-money = expert : le temps, c’est de l’argent
cli-mil-expert-pope = expert : le Pape appelle aux Croisades
cli-mil-expert-kings-pleasure = expert : le plaisir du Roi

cli-mil-letter-food = N
cli-mil-letter-fabric = T
cli-mil-letter-metal = M
cli-mil-letter-influence = I
cli-mil-letter-gold = O
cli-mil-land-cereal = céréales
cli-mil-land-fishing = pêche
cli-mil-land-cloth = tissu
cli-mil-land-mine = mine
cli-mil-land-quarry = carrière
cli-mil-defence = déf { $count }
cli-mil-below = +{ $count } dessous
cli-mil-pile-empty = vide

cli-mil-sphere-monastery = Monastère
cli-mil-sphere-court = Cour
cli-mil-sphere-market = Marché
cli-mil-sphere-war = Guerre
cli-mil-sphere-clergy = Clergé
cli-mil-sphere-crusades = Croisades
cli-mil-area-spheres = Lieux
cli-mil-area-lands = Terres libres
cli-mil-area-below = Dessous
cli-mil-area-realm = Royaume
cli-mil-area-battle = Bataille
cli-mil-area-actions = Actions
cli-mil-area-rates = Échanges
cli-mil-area-land-sorts = Terres
cli-mil-area-scoring = Décompte
cli-mil-kings-soldiers = Soldats du Roi
cli-mil-archbishop = Archevêque
cli-mil-conquest = conquise
cli-mil-against = contre
cli-mil-for = pour
cli-mil-attackers-help = attaque aidée par
cli-mil-targets-help = défense aidée par

cli-mil-heir = héritier
cli-mil-no-heir = sans héritier
cli-mil-soldiers =
    { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldats
    }
cli-mil-castle = Château
cli-mil-landless = sans Terre
cli-mil-vassal-of = Vassal, Suzerain
cli-mil-no-knights = plus de Chevalier
cli-mil-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
cli-mil-damsels =
    { $count ->
        [one] { $count } Damoiselle
       *[other] { $count } Damoiselles
    }
cli-mil-privileges =
    { $count ->
        [one] { $count } Privilège
       *[other] { $count } Privilèges
    }
cli-mil-tokens =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
cli-mil-placed = a posé

cli-mil-veil = une Damoiselle au voile
cli-mil-veil-more = chaque autre : { $count } Privil.
cli-mil-or-vassal = ou tenter un Vassal
cli-mil-vassal = Vassal { $count } pts, +{ $land }/Terre
cli-mil-trade = échanger { $count } cubes, ou
cli-mil-auction = Château ({ $count } pts) : dès
cli-mil-strength = Soldat { $soldier }, Château { $castle }, cube 1
cli-mil-land-points = Terre : { $count } pts
cli-mil-cathedral = cathédrale : { $count } pts
cli-mil-grants = { $count } Privilège, ou Abbesse
cli-mil-no-winter = à l’abri de l’Hiver
cli-mil-most = majorité : { $points },
cli-mil-most-court = Premier joueur,
cli-mil-or = ou
cli-mil-do-harvest = récolter : un jeton Temps
cli-mil-do-recruit = recruter : un jeton Temps et
cli-mil-do-recruit-many = à partir de { $count } Soldats, aussi
cli-mil-do-grow = Croissance familiale : lancer le dé autant de fois qu’on l’ose
cli-mil-do-bastard = légitimer un bâtard :
cli-mil-do-enter = entrer sur une case ○ ou × :
cli-mil-score-lands = Terre gagnée ou perdue : { $count }, au Suzerain aussi
cli-mil-score-marriage = Damoiselle mariée : { $count }
cli-mil-score-death = Chevalier mort sans héritier : −{ $count }
cli-mil-score-goods = fin : le plus de Tissu et Métal { $count }
cli-mil-score-influence = fin : le plus d’Influence { $count }
cli-mil-score-privileges = fin : le plus de Privilèges { $count }
cli-mil-score-gold = fin : la paire d’Or { $count }
cli-mil-score-damsels = fin : chaque Damoiselle −{ $count }, ou −{ $most } à qui en a le plus

cli-mil-act-harvest = Récolter
cli-mil-act-recruit = Recruter
cli-mil-act-grow = Croissance
cli-mil-act-place = Poser
cli-mil-act-pass = Passer
cli-mil-pass-means = un jeton noir sur une case
cli-mil-go-there = y aller
cli-mil-space = case { $number }
cli-mil-pay = (payer)
cli-mil-with-token = jeton Famille

## L’aide

cli-help = Village et d’autres jeux médiévaux, joués selon la règle dans votre terminal.
cli-epilog = Pour commencer : demesne play
cli-examples = Exemples
cli-help-play = Jouer contre des bots, ou entre amis au même clavier.
cli-examples-play =
    demesne play                                    vous contre deux bots honnêtes
    demesne play --seats me,fair,tibert             un bot honnête, et Tibert le chat
    demesne play --seats me,strong --lang fr
    demesne play --seats me:Ada,me:Bob              deux personnes, un clavier
    demesne play --seed 7 --option start=random
    demesne play --seats fierce,fair --no-input     regarder jouer les bots
cli-help-resume = Reprendre une partie interrompue ; sans fichier, la dernière.
cli-examples-resume =
    demesne resume
    demesne resume --list
    demesne resume village.log --seats me,strong
cli-help-replay = Vérifier le journal d’une partie et montrer la table à tout moment.
cli-examples-replay =
    demesne replay village.log
    demesne replay village.log --to 120 --lang ja
    demesne replay village.log --step
    demesne replay coupe.log --partial --json
cli-help-export = Écrire un journal jusqu’à un certain coup, ou la position en JSON.
cli-examples-export =
    demesne export village.log --to 120 -o debut.log
    demesne export village.log --to 120 --format json
cli-help-serve = Ouvrir une table dans le navigateur, pour vous, vos amis et des bots.
cli-examples-serve =
    demesne serve
    demesne serve --port 8050 --no-open
    demesne serve --host 0.0.0.0 --allow-host games.example.org
cli-help-bots = Les niveaux et les personnages contre qui jouer.
cli-examples-bots =
    demesne bots
    demesne bots village          ce qu’ils aiment dans ce jeu
    demesne play --seats me,fair,tibert
cli-bots-beast = { $name }, { $kind }
cli-bots-others = Aussi : { $bots }, pour comparer dans l’arène.
cli-bots-foreign = D’autres paquets : { $bots }.
cli-help-games = Les jeux, leur nombre de joueurs et leurs options.
cli-examples-games =
    demesne games
    demesne games --json
cli-help-rules = Un jeu en bref, ses prix, et nos interprétations là où la règle se tait.
cli-examples-rules =
    demesne rules village
    demesne rules village --lang ja
cli-help-perft = Compter les suites de choix possibles, pour comparer des moteurs de règles.
cli-examples-perft =
    demesne perft village --depth 3
    demesne perft village --depth 2 --divide
    demesne perft village --depth 3 --json
cli-help-fuzz = Jouer au hasard des parties par milliers et vérifier toutes les lois du jeu.
cli-examples-fuzz =
    demesne fuzz village --games 1000
    demesne fuzz village --games 20000 --seats all
    demesne fuzz village --games 200 --seats 2 --json
cli-help-bench = Mesurer la vitesse du moteur.
cli-examples-bench =
    demesne bench
    demesne bench village --games 500 --seats 2,4
    demesne bench --json

cli-help-tune = Chercher, en jouant, la meilleure façon de réfléchir d’un niveau.
cli-examples-tune =
    demesne tune village
    demesne tune mil --level fierce --games 400 --seats 3
    demesne tune feudum --option mode=advanced --output levels.toml
cli-option-level = Le niveau à régler : strong ou fierce.
cli-option-rounds = Combien de fois un meilleur plan peut remplacer le précédent.
cli-option-kept = Garder chaque partie jouée dans ce fichier, et repartir de là ; tune-JEU.jsonl par défaut.
cli-tune-playing = { $plans } plans, { $games } parties chacun
cli-tune-title = Le meilleur plan de chaque tour face au précédent ({ $seats } joueurs)
cli-tune-plan = Plan
cli-tune-games = Parties
cli-tune-won = Victoires
cli-tune-interval = Intervalle à 95 %
cli-tune-stopped = Arrêté. Les parties sont gardées dans { $file } ; la même commande repart de là.
cli-tune-error-games = Il faut au moins un tour et une partie.
cli-tune-error-greedy = Dans { $game }, { $level } n’explore pas : il n’y a rien à régler. Choisissez un niveau qui explore, par exemple strong.

cli-option-game = Le jeu ; village par défaut.
cli-option-file = Le journal d’une partie.
cli-option-lang = en, fr ou ja ; par défaut la langue du système.
cli-option-seats = Qui s’assied où, séparés par des virgules : me, me:NOM, un niveau (gentle, fair, strong, fierce) ou un personnage (tibert ou renart ; voir demesne bots).
cli-option-names = Les noms, place par place, séparés par des virgules.
cli-option-seed = Tirer de nouveau les mêmes cubes et les mêmes clients.
cli-option-option = Une façon de préparer le jeu, comme start=random ; peut être répétée.
cli-option-components = Un fichier avec les vrais chiffres de votre boîte.
cli-option-no-input = Ne rien demander : des bots seulement.
cli-option-listed = Lister les parties à reprendre.
cli-option-to = S’arrêter après tant de coups.
cli-option-step = Un choix à la fois ; Entrée continue.
cli-option-partial = Accepter un journal coupé.
cli-option-as-json = Un seul objet JSON sur la sortie standard, pour les programmes.
cli-option-kind = text (un journal) ou json (la position).
cli-option-out = Écrire dans ce fichier.
cli-option-seat-count = Le nombre de joueurs.
cli-option-count = Le nombre de parties jouées.
cli-option-jobs = Le nombre de processeurs au travail ; tous par défaut.
cli-option-crashes = Où garder les parties qui enfreignent une loi.
cli-option-crash = Rejouer plutôt une de ces parties.
cli-option-depth = Combien de choix à l’avance.
cli-option-divide = Compter aussi pour chaque premier choix.
cli-option-position = Compter à partir de cette position, telle qu’export l’écrit.
cli-option-version = La version, et si les règles sont compilées.
cli-option-host = L’adresse où écouter ; 0.0.0.0 laisse entrer d’autres machines.
cli-option-port = Le port où écouter.
cli-option-data = Le dossier des tables et des parties ; sinon votre dossier de données.
cli-option-browser = Ouvrir la page dans votre navigateur.
cli-option-allow-host = Un nom sous lequel le serveur peut être joint ; peut être répété.
cli-option-synchronous = FULL ne perd rien, même en cas de coupure de courant, mais est plus lent.
cli-option-help = Montrer cette page.

# Tenir un serveur
cli-help-backup = Copier la base d’un serveur dans un fichier, pendant qu’il tourne, et vérifier la copie.
cli-help-restore = Mettre une sauvegarde à la place de la base d’un serveur. Le serveur doit être arrêté.
cli-help-doctor = Dire ce qui ne va pas dans les données d’un serveur, et que faire.
cli-help-keys = Signer les cookies avec une nouvelle clé dès le prochain démarrage. Le serveur doit être arrêté.
cli-examples-backup = demesne backup tables-lundi.sqlite3
cli-examples-restore = demesne restore tables-lundi.sqlite3
cli-examples-doctor = demesne doctor --data /var/lib/demesne
cli-examples-keys = demesne keys
cli-option-copy = Le fichier de la sauvegarde.
cli-option-only = Oublier toutes les anciennes clés : tout le monde devient alors un nouvel invité.
cli-option-proxy = L’adresse ou le réseau d’un serveur mandataire placé devant, s’il est sur une autre machine.
cli-option-metrics-port = Donner des chiffres pour Prometheus sur ce port, sur cette machine seulement.
cli-option-bot-workers = Processus où réfléchissent les bots forts et féroces (un de moins que de processeurs, 4 au plus).
cli-backup-done = { $file } contient { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, copie vérifiée.
cli-restore-done = La base est maintenant celle de { $file }, avec { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }.
cli-restore-old = Celle qui s’y trouvait est dans { $file }. Effacez-la quand vous serez sûr de vous.
cli-keys-done = Il y a une nouvelle clé. Les cookies de { $keys } clés sont valables ; chacun est renouvelé quand son propriétaire revient.
cli-keys-only = Il y a une nouvelle clé, et aucune autre n’est plus valable : tout le monde est un nouvel invité.
cli-doctor-title = Les données dans { $folder } :
cli-doctor-good = [bien]
cli-doctor-warning = [note]
cli-doctor-bad = [MAL]
cli-doctor-well = Tout va bien.
cli-doctor-unwell = Quelque chose ne va pas : voir ci-dessus.
cli-doctor-no-folder = Le dossier { $folder } n’existe pas encore. Il est créé au premier démarrage du serveur.
cli-doctor-folder-open = D’autres utilisateurs peuvent regarder dans { $folder }. Fermez-le : chmod 700 { $folder }
cli-doctor-folder-shut = Impossible de regarder dans { $file } : { $error }. Soyez l’utilisateur sous lequel tourne le serveur : sudo -u demesne demesne doctor
cli-doctor-files-open = D’autres utilisateurs peuvent lire { $files }. Fermez-les : chmod 600, dans le dossier des données.
cli-doctor-database-gone = { $file } a disparu ou est vide, alors qu’il y avait une base. Ramenez-la avec demesne restore, ou effacez { $mark } pour recommencer à neuf.
cli-doctor-no-database = Il n’y a pas encore de base dans { $folder }. Elle est créée au premier démarrage du serveur.
cli-doctor-disk-full = Il ne reste que { $megabytes } Mo sur le disque. Faites de la place : sans elle, rien ne peut être enregistré.
cli-doctor-running = Un serveur utilise ce dossier en ce moment.
cli-doctor-no-page = La page n’a pas été construite. python3 dev.py serve la construit.
cli-doctor-few-handles = Le système accorde au plus { $handles } fichiers ouverts, et { $wanted } connexions sont permises. Relevez la limite : LimitNOFILE dans une unité systemd, ou ulimit -n.
cli-doctor-database-damaged = La base est abîmée : { $error }. Arrêtez le serveur et ramenez une sauvegarde avec demesne restore.
cli-doctor-keys-gone = Ce que le serveur retient de lui-même a disparu, comme les clés qui signent les cookies. Arrêtez le serveur et ramenez une sauvegarde avec demesne restore.
cli-doctor-database-newer = La base est de version { $version }, et ce Demesne connaît { $known }. Mettez Demesne à jour.
cli-doctor-database-older = La base est de version { $version }. Elle passera à la version { $known } au prochain démarrage ; faites d’abord une sauvegarde.
cli-doctor-table-unreadable = La table { $table } est illisible ({ $error }). Le serveur la met de côté et les autres jouent ; une sauvegarde plus ancienne l’a peut-être entière.
cli-doctor-pushes-unreadable = { $count ->
    [one] Un navigateur à prévenir quand vient son tour est illisible.
   *[other] { $count } navigateurs à prévenir quand vient leur tour sont illisibles.
  } Il suffit d’activer de nouveau les notifications.
cli-doctor-old-rules = { $count ->
    [one] { $count } partie commencée
   *[other] { $count } parties commencées
  } avec des règles plus anciennes : on peut les lire, et continuer à partir d’elles à une nouvelle table.
cli-doctor-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  } et { $guests ->
    [one] { $guests } invité
   *[other] { $guests } invités
  }.

## Le plateau de Clochemerle

cli-clochemerle-title = Clochemerle
cli-clochemerle-round = manche { $round }
cli-clochemerle-dead = { $dead } décès sur { $end }
cli-clochemerle-first = premier joueur
cli-clochemerle-white = blancs
cli-clochemerle-black = noirs
cli-clochemerle-hand-taken = déjà prise
cli-clochemerle-to-come = { $count } à venir
cli-clochemerle-graves = tombes
cli-clochemerle-rat =
    { $steps ->
        [one] Rat : { $steps } case avant l’invasion
       *[other] Rat : { $steps } cases avant l’invasion
    }
cli-clochemerle-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
cli-clochemerle-time = nuage { $time }, pont à { $left }
cli-clochemerle-tree = arbre { $story }
cli-clochemerle-hall = hôtel { $story }
cli-clochemerle-chief-hall = Chef à l’Hôtel
cli-clochemerle-chief-coin = Chef à la pièce
cli-clochemerle-chief-story = Chef à l’Histoire
cli-clochemerle-pupil-left = élève à gauche
cli-clochemerle-pupil-right = élève à droite
cli-clochemerle-windows =
    { $count ->
        [one] { $count } fenêtre
       *[other] { $count } fenêtres
    }
cli-clochemerle-fields =
    { $count ->
        [one] { $count } Champ
       *[other] { $count } Champs
    } ({ $ploughs ->
        [one] { $ploughs } charrue
       *[other] { $ploughs } charrues
    })
cli-clochemerle-toll = péage { $toll }
cli-clochemerle-served = { $count } servis
cli-clochemerle-labourers =
    { $count ->
        [one] { $count } Journalier
       *[other] { $count } Journaliers
    }
cli-clochemerle-short-coin = p
cli-clochemerle-short-marker = m
cli-clochemerle-short-time = t
cli-clochemerle-area-dice = Dés
cli-clochemerle-area-sums = Sommes
cli-clochemerle-area-hand = Main
cli-clochemerle-area-steward = Intendant
cli-clochemerle-area-church = Églises
cli-clochemerle-area-monks = Moines
cli-clochemerle-area-council = Conseil
cli-clochemerle-area-fields = Champs
cli-clochemerle-area-travel = Voyages
cli-clochemerle-area-workshops = Ateliers
cli-clochemerle-area-chronicle = Chroniques
cli-clochemerle-card-banner = Bannière
cli-clochemerle-card-values = Somme
cli-clochemerle-card-black = Face sombre
cli-clochemerle-card-white = Face claire
cli-clochemerle-card-worth = Prestige
cli-clochemerle-card-windows = Fenêtres 1 à 6

## Le plateau de Feudum

cli-feudum-title = Feudum
cli-feudum-round = manche { $round }, époque { $epoch }
cli-feudum-coming = époque { $epoch } : { $showing } piles sur { $needed }
cli-feudum-first = premier joueur
cli-feudum-asked = on attend
cli-feudum-mode-basic = jeu de base
cli-feudum-mode-advanced = jeu avancé
cli-feudum-letter-saltpeter = P
cli-feudum-letter-sulfur = S
cli-feudum-letter-iron = F
cli-feudum-letter-wood = B
cli-feudum-letter-food = N
cli-feudum-role-farmer = F
cli-feudum-role-merchant = M
cli-feudum-role-alchemist = A
cli-feudum-role-knight = C
cli-feudum-role-noble = N
cli-feudum-role-monk = O
cli-feudum-adrift = à l’abandon
cli-feudum-in-supply = à déployer
cli-feudum-waiting = sans place
cli-feudum-untamed = en liberté
cli-feudum-ghost = fantôme
cli-feudum-barn = grange { $count }/{ $most }
cli-feudum-hens = poulets
cli-feudum-rosary = rosaire
cli-feudum-purse = bourse { $count } s
cli-feudum-coffer = coffre { $count } s
cli-feudum-ferries-open = aucun navire : ferries ouverts
cli-feudum-ferries-closed = (ferries fermés)
cli-feudum-area-supply = Réserve
cli-feudum-feudums = fiefs
cli-feudum-bag = havresac
cli-feudum-shillings = { $count } s
cli-feudum-markers =
    { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
cli-feudum-seals =
    { $count ->
        [one] { $count } sceau
       *[other] { $count } sceaux
    }
cli-feudum-beads = perles { $values }
cli-feudum-writs =
    { $count ->
        [one] { $count } ordonnance
       *[other] { $count } ordonnances
    }
cli-feudum-tiles =
    { $count ->
        [one] { $count } tuile région
       *[other] { $count } tuiles région
    }
cli-feudum-own-writs = ordonnances :
cli-feudum-own-tiles = tuiles région :
cli-feudum-charter = ({ $points })
cli-feudum-barrel = tonneau { $count }/{ $most }
cli-feudum-discs =
    { $count ->
        [one] { $count } disque libre
       *[other] { $count } disques libres
    }
cli-feudum-pawns-home =
    { $count ->
        [one] { $count } pion en réserve
       *[other] { $count } pions en réserve
    }
cli-feudum-voyage = voyage { $space }/{ $most }
cli-feudum-military = service militaire { $count }/{ $most }
cli-feudum-slain = a vaincu un monstre
cli-feudum-dawn = prochaine aube { $points }
cli-feudum-disloyalty = déloyauté −{ $points }
cli-feudum-points = { $points }→{ $whole }
cli-feudum-hand = main :
cli-feudum-cards-left =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
cli-feudum-played = jouées :
cli-feudum-bonus-saltpeter = salpêtre : une cinquième carte
cli-feudum-bonus-sulfur = soufre : deux cartes d’affilée
cli-feudum-stop = Assez
cli-feudum-bin = corbeille { $number }
cli-feudum-else-deploy = déployer un navire
cli-feudum-else-play-mandate = jouer un mandat
cli-feudum-else-discard-writ = défausser une ordonnance
cli-feudum-else-take-seal = reprendre un sceau d’immunité
cli-feudum-else-exchange-tile = échanger une tuile région

cli-feudum-area-cards = Cartes
cli-feudum-area-combat = Conquérir et se défendre
cli-feudum-area-routes = Routes
cli-feudum-area-dawn = L’aube d’une époque
cli-feudum-area-charters = Chartes
cli-feudum-area-end = La fin
cli-feudum-a-seal = sceau
cli-feudum-card-stars = étoiles : vos pions et vos fiefs d’ici ; avec l’un d’eux, { $count } de plus par { $place }
cli-feudum-card-function = { $name } ({ $points })
cli-feudum-card-farmer-trade = toutes les marchandises d’une ferme vont à la grange ; pour deux, une nourriture ou 1 s
cli-feudum-card-farmer-pull = une perle du rosaire sur un poulet ; poulets à { $sum } au moins
cli-feudum-card-farmer-push = { $count } marchandises chez les marchands ; rangées ou colonnes terminées ; la bourse est partagée
cli-feudum-card-merchant-trade = jusqu’à { $most } marchandises, aux prix indiqués
cli-feudum-card-merchant-pull = { $pull } marchandises de la grange ; une rangée ou une colonne terminée
cli-feudum-card-merchant-push = { $count } marchandises chez les alchimistes ; chariots remplis
cli-feudum-card-alchemist-trade = un navire pour { $price } s
cli-feudum-card-alchemist-pull = { $pull } marchandises des marchands ; un chariot rempli
cli-feudum-card-alchemist-push = 1 à { $count } inventions
cli-feudum-card-knight-trade = tous les marqueurs de votre rangée pour { $price } s
cli-feudum-card-knight-pull = une invention avec les marchandises des alchimistes
cli-feudum-card-knight-push = 1 à { $count } marqueurs de couleurs différentes deviennent des sceaux ; rangées ou colonnes de parchemins terminées
cli-feudum-card-noble-trade = jusqu’à { $most } sceaux, { $price } s chacun
cli-feudum-card-noble-pull = { $pull } marqueurs de couleurs différentes deviennent des sceaux ; une rangée ou une colonne terminée
cli-feudum-card-noble-push = { $count } sceaux deviennent des perles ; rosaire à { $sums }
cli-feudum-card-monk-trade = une perle, la plus basse ou la plus haute, pour { $price } s
cli-feudum-card-monk-pull = un sceau devient une perle ; rosaire à { $sum } au moins
cli-feudum-card-monk-push = une perle sur un poulet ; poulets à { $sums } ; le coffre est partagé
cli-feudum-card-barrels = Barils de krud, du premier au troisième :
cli-feudum-card-new-outpost = avant-poste
cli-feudum-card-new-farm = ferme
cli-feudum-card-new-town = ville
cli-feudum-card-new-feudum = fief
cli-feudum-card-harvest = Récolter : { $count } marchandises, plus 1 par autre ferme et par fief, plus les perles ; { $most } au plus. Avec faveurs :
cli-feudum-card-tax = Taxes : { $count } s, plus 1 par autre ville et par fief
cli-feudum-card-explore = Explorer : piocher { $count } ordonnances, plus 1 par autre avant-poste et par fief ; en garder une
cli-feudum-card-ferry = Un ferry coûte { $price } s ; il circule tant que les alchimistes n’ont aucun navire.
cli-feudum-combat-pawn = un pion sobre attaque avec { $attack }, défend avec { $defence }
cli-feudum-combat-feudum = fief { $feudum }, son sujet { $subject }, Se défendre { $card }
cli-feudum-combat-attack = salpêtre { $saltpeter }, arc ou épée { $free } (payés : { $paid }), votre serf auprès d’un fief { $rebel }
cli-feudum-combat-points = il faut dépasser la défense : pion ou monstre { $pawn }, fief { $feudum }
cli-feudum-dawn-stacks = il faut tant de piles qui montrent l’époque : { $stacks }
cli-feudum-dawn-seats = places dans une guilde { $points }
cli-feudum-dawn-landscapes = votre paysage { $empty }, avec ressources { $full }
cli-feudum-dawn-regions = 1 à 6 régions actives { $points }
cli-feudum-dawn-disloyalty = vassaux, par case militaire sans disque : −{ $points } ; la première en II, deux en IV, toutes en V
cli-feudum-dawn-goods = puis une marchandise arrive à chacun de ces lieux : { $places }
cli-feudum-end-voyage = voyage, case par case : { $points }
cli-feudum-end-empire = lieu { $place }, fief { $feudum }, trois identiques { $set }
cli-feudum-end-shillings = { $count } shillings 1
cli-feudum-end-charters = chartes, chacune avec un sceau

## Analyse

cli-help-analyse = Dire d’une partie finie qui menait et quand, ce qui valait mieux, et si chacun a bien joué.
cli-examples-analyse =
    demesne analyse game.log
    demesne analyse game.log --budget 128
    demesne analyse game.log --seat Ada --json
cli-help-calibrate = Apprendre de parties entre robots ce que vaut une avance en chances de gagner.
cli-examples-calibrate =
    demesne calibrate village --games 400
    demesne calibrate mil --games 400 --bots fair --write --docs docs
cli-option-budget = Combien de fois chaque tour est essayé ; plus, c’est plus lent et plus sûr.
cli-option-seat = Seulement les tours de ce joueur, par son nom ou son numéro.
cli-option-players = Qui joue, à tour de rôle : des noms de robots séparés par des virgules.
cli-option-docs = Écrire les chiffres et leur image dans win-chance.md de ce dossier.
cli-option-write = Garder le résultat dans le levels.toml du jeu.
cli-option-plot = Dessiner aussi les courbes dans cette image.
cli-analyse-at-work = examen des tours
cli-analyse-stopped =
    Arrêté : { $done } tours sur { $count } sont faits et gardés. La même commande reprend là.
cli-analyse-budget = Il faut un budget d’au moins 2, pas de { $budget } : une moitié choisit, l’autre mesure.
cli-analyse-no-seat = Personne ici n’est { $seat }. Les joueurs sont { $names } ; un numéro à partir de 1 convient aussi.
cli-analyse-no-file = Impossible d’écrire { $file } : { $reason }. L’analyse est gardée à côté du journal ; copiez celui-ci dans un dossier à vous.
cli-analyse-title = Analyse de { $name } : { $count ->
        [one] un tour
       *[other] { $count } tours
    } où l’on pouvait choisir
cli-analyse-how = Chaque tour a été essayé { $tries } fois, avec jusqu’à { $arms } autres à côté.
cli-analyse-chances = Chances de gagner, du premier tour à la fin
cli-analyse-moments = Tournants
cli-analyse-no-moments = Aucun : nul tour n’a coûté cinq pour cent ou plus, nulle trouvaille non plus.
cli-analyse-move = Tour { $move }, coup { $ply }
cli-analyse-slip = Faux pas, { $by }
cli-analyse-blunder = Bévue, { $by }
cli-analyse-find = Trouvaille, { $by }
cli-analyse-played = Joué : { $turn }
cli-analyse-better = Mieux : { $turn }
cli-analyse-worth = vaut { $points } points, { $better } de chances au lieu de { $chance }
cli-analyse-chance = { $better } de chances au lieu de { $chance }
cli-analyse-accuracy = Comment chacun a joué
cli-analyse-marks = { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }, { $slip } faux pas, { $blunder ->
        [one] { $blunder } bévue
       *[other] { $blunder } bévues
    }, { $find ->
        [one] { $find } trouvaille
       *[other] { $find } trouvailles
    }
cli-analyse-accuracy-means =
    100 %, c’est le meilleur choix à chaque fois. Un tour qui coûte { $little } % de chances compte 78, { $much } % 47.

cli-help-uses = Montrer ce que font les bots entre eux : chaque ligne de chaque question.
cli-examples-uses =
    demesne uses mil
    demesne uses village --games 200 --seats 4 --bot fair
    demesne uses feudum --option mode=advanced --markdown
cli-option-markdown = Écrire le tableau en Markdown, pour une page de la documentation.
cli-uses-title = { $game } : usages de chaque ligne par joueur et par partie ({ $bot }, parties : { $games }, joueurs : { $seats })
cli-uses-question = Question
cli-uses-line = Ligne
cli-uses-used = Par joueur et partie
cli-uses-share = Quand elle s’offre
cli-uses-scores = Score moyen : { $score } ; des vainqueurs : { $winner }.
cli-uses-error-games = Les usages se comptent sur une partie au moins.

cli-help-fit = Apprendre, de parties entre bots, ce que vaut chaque part d’une évaluation.
cli-examples-fit =
    demesne fit mil
    demesne fit village --games 400 --bot fair --duels 300
    demesne fit clochemerle --output levels.toml
cli-option-duels = Combien de parties les nouveaux facteurs jouent contre les anciens.
cli-fit-playing = parties pour apprendre
cli-fit-judging = nouveaux contre anciens
cli-fit-title = Accord entre l’avance et l’écart final, dans { $positions } positions de parties mises de côté
cli-fit-phase = Moment de la partie
cli-fit-before = Avant
cli-fit-after = Après
cli-fit-early = Début
cli-fit-middle = Milieu
cli-fit-late = Fin
cli-fit-won = Avec les nouveaux facteurs, un joueur gagne { $rate } de { $games } parties (95 % : { $low } – { $high }) ; une part équitable serait { $fair }.
cli-fit-error-games = Il faut au moins quatre parties pour apprendre, et un nombre de duels qui ne soit pas négatif.
