### Ce que dit le maître dans les leçons de Feudum.

feudum-1-land = Une terre étrange, où votre famille arrive.
feudum-1-land-title = Le pays
feudum-1-land-why = Trois pions vont s’y établir pour vous. Ils vont de lieu en lieu, posent vos marqueurs et travaillent pour six guildes.

feudum-1-goods = Emportez trois marchandises pour le voyage.
feudum-1-goods-title = Trois marchandises
feudum-1-goods-why = La nourriture fait venir des pions, le bois bâtit des fermes, le fer des villes, le salpêtre combat, le soufre permet deux choses à la fois. Pour une première partie, tout convient.

feudum-1-role = Votre premier pion : qui sera-t-il ?
feudum-1-role-title = Un premier pion
feudum-1-role-why = Chaque pion a l’un des six métiers. Il donne une étoile dans la guilde de ce nom, et qui en a le plus y est le maître.

feudum-1-place = Où commence-t-il ? Choisissez un lieu éclairé.
feudum-1-place-title = Un premier lieu
feudum-1-place-why = Vos autres pions arrivent là où vous avez un pion ou un marqueur. Des routes partent de là ; sur l’eau, il faut un navire.

feudum-1-cards = À chaque manche, vous choisissez quatre cartes sur onze.
feudum-1-cards-title = Quatre cartes
feudum-1-cards-why = Tous choisissent à la fois, en secret. Puis chacun joue une carte à son tour, quatre fois. Ce que vous n’avez pas choisi attend la manche suivante.

feudum-1-alone = Choisissez-en quatre : Migrer, Se déplacer, Influencer.
feudum-1-alone-title = Choisir quatre
feudum-1-alone-why = Migrer amène un second pion, Se déplacer les fait marcher, Influencer pose votre marqueur là où ils sont. La quatrième à votre guise.

feudum-1-play = Jouez une première carte, celle que vous voulez.
feudum-1-play-title = Jouer une carte
feudum-1-play-why = Tout le monde la voit. Son action a lieu aussitôt ; vous pouvez aussi y renoncer.

feudum-1-rule = Votre premier marqueur fait de vous le dirigeant.
feudum-1-rule-title = Diriger un lieu
feudum-1-rule-why = Un second est votre sujet, qui garde le lieu ; chez un rival, vous êtes serf. Les lieux que vous dirigez s’améliorent : avant-poste, ferme, ville, fief, chaque fois pour des points.

feudum-1-guilds = Six guildes forment un cercle.
feudum-1-guilds-title = Le cercle des guildes
feudum-1-guilds-why = Tous commercent avec une guilde. Son maître pousse des marchandises vers la suivante, son ouvrier en tire de la précédente ; qui remplit un emplacement marque des points.

feudum-1-points = Quand vient l’époque V, qui a le plus de points gagne.
feudum-1-points-title = Ce qui fait gagner
feudum-1-points-why = Améliorer, conquérir, pousser et tirer rapportent aussitôt ; le rang dans les guildes, les ordonnances, le voyage et bien d’autres comptent plus tard et à la fin.

feudum-1-end = Bravo ! Vous savez comment va une manche de Feudum.
feudum-1-end-why = Il reste beaucoup à découvrir. Commencez par des lieux et une guilde, et laissez le plateau expliquer le reste.

## Pièces à connaître

feudum-1-piece-pawn = Un pion
feudum-1-piece-pawn-note = s’établit, marche, travaille
feudum-1-piece-good = Des marchandises
feudum-1-piece-good-note = cinq sortes, chacune son usage
feudum-1-piece-card = Une carte
feudum-1-piece-card-note = une action ; quatre par manche
feudum-1-piece-guild = Une guilde
feudum-1-piece-guild-note = l’une des six du cercle
feudum-1-piece-marker = Un marqueur
feudum-1-piece-marker-note = ici votre famille dirige ou sert
feudum-1-piece-points = Des points
feudum-1-piece-points-note = qui en a le plus gagne

## Une manche avec les guildes

feudum-2-land = Votre moine est en forêt, au lieu 9.
feudum-2-land-title = Une terre inconnue
feudum-2-land-why = Vous avez trois pions ; deux sont encore chez vous. Sur la carte, chaque pion est fermier, marchand, alchimiste, chevalier, noble ou moine, et sert la guilde de ce nom.

feudum-2-cards = Quatre cartes choisies en secret : quatre actions.
feudum-2-cards-title = Quatre cartes
feudum-2-cards-why = À chaque manche, vous choisissez quatre de vos onze cartes, et les autres aussi. Personne ne les voit avant qu’elles soient jouées : une par tour, jusqu’à la dernière.

feudum-2-play = Jouez d’abord Migrer.
feudum-2-play-title = Jouer une carte
feudum-2-play-why = L’ordre dans lequel vous les jouez ne dépend que de vous. Votre adversaire en a choisi quatre aussi.
feudum-2-play-waits = La leçon attend Migrer.

feudum-2-migrate = Faites venir un fermier près de votre moine.
feudum-2-migrate-title = Un deuxième pion
feudum-2-migrate-why = Un nouveau pion arrive là où vous êtes ou dirigez. Son métier compte : il vous rapproche d’une place dans sa guilde. Migrer peut aussi rappeler un pion.
feudum-2-migrate-waits = La leçon attend le fermier.

feudum-2-move = Jouez maintenant Se déplacer.
feudum-2-move-title = En route
feudum-2-move-why = Entre deux de vos cartes, chacun des autres en joue une.
feudum-2-move-waits = La leçon attend Se déplacer.

feudum-2-walk = Marchez vers un lieu éclairé.
feudum-2-walk-title = Marcher
feudum-2-walk-why = Vos pions se partagent quelques pas, le long des routes. Sur l’eau, sous l’eau et dans les airs, il faut un navire. Là où traînent des marchandises, un pion peut en prendre une. Arrêtez quand cela suffit.

feudum-2-influence = Jouez Influencer.
feudum-2-influence-title = Qui dirige ici ?
feudum-2-influence-why = Les marqueurs d’influence font de vous le dirigeant d’un lieu. Qui dirige récolte, lève des taxes et peut améliorer son lieu.
feudum-2-influence-waits = La leçon attend Influencer.

feudum-2-rule = Posez des marqueurs là où sont vos pions.
feudum-2-rule-title = Diriger un lieu
feudum-2-rule-why = Le premier marqueur fait de vous le dirigeant. Un lieu dirigé compte aussi pour la guilde de son espèce : les fermes pour les fermiers, les villes pour les marchands.

feudum-2-ring = Six guildes se passent les marchandises en cercle.
feudum-2-ring-title = Le cercle des guildes
feudum-2-ring-why = Les fermiers produisent ce que vendent les marchands ; ceux-ci servent les alchimistes, et ainsi de suite jusqu’aux moines. Tout le monde peut échanger avec une guilde. Son maître peut aussi pousser les marchandises plus loin, son ouvrier les tirer à lui ; les deux rapportent des points.

feudum-2-guild = Jouez Guilde, où vous voulez. La manche s’achève.
feudum-2-guild-title = Une guilde au travail
feudum-2-guild-why = La question dit ce que chaque guilde propose maintenant, et ce que cela vaut. Après la dernière carte, chaque pion consomme une nourriture ou un vin. Vous en avez assez.

feudum-2-choose = Nouvelle manche : choisissez quatre cartes, scellez-les.
feudum-2-choose-title = Choisir quatre cartes
feudum-2-choose-why = Récolter rapporte ce que donnent vos lieux, Améliorer construit, Explorer trouve des ordonnances royales, Taxes rapporte des shillings. Le salpêtre paie une cinquième carte, le soufre deux cartes dans un tour : payez, ou non.

feudum-2-points = Cinq époques ; à chaque aube, les guildes paient.
feudum-2-points-title = Ce qui fait gagner
feudum-2-points-why = L’aube récompense aussi les paysages et chaque région où vous êtes actif. À la fin s’ajoutent les lieux que vous dirigez, votre voyage, les chartes et l’argent. Améliorez tôt : les points viennent aussitôt, et c’est ce qui fait avancer les époques.

feudum-2-end = Bravo ! Vous savez jouer à Feudum.
feudum-2-end-why = Quatre cartes par manche, des pions sur la carte, des places dans les guildes. Commencez par le jeu de base ; les cartes s’expliquent quand on les pointe.

## Les pièces à connaître

feudum-2-piece-pawn = Un pion
feudum-2-piece-pawn-note = un sur trois ; son métier est sa guilde
feudum-2-piece-card = Une carte
feudum-2-piece-card-note = une action ; quatre par manche, en secret
feudum-2-piece-guild = Une guilde
feudum-2-piece-guild-note = on y échange ; qui y siège tire ou pousse
feudum-2-piece-flag = Un marqueur
feudum-2-piece-flag-note = vous dirigez là où il est posé
feudum-2-piece-food = La nourriture
feudum-2-piece-food-note = chaque pion mange une fois par manche
feudum-2-piece-points = Les points
feudum-2-piece-points-note = qui en a le plus gagne
