### Ce que dit le maître dans les leçons de MIL 1049.

mil-1-knights = Voici vos deux Chevaliers. Chacun a une Terre.
mil-1-knights-title = Vos Chevaliers
mil-1-knights-why = Tout ce que vous faites, un Chevalier le fait : récolter, lever des Soldats, fonder une famille, aller là où est le pouvoir. On fait une petite action chacun, à tour de rôle.

mil-1-harvest = Récoltez sur l’une de vos Terres.
mil-1-harvest-title = Récolter
mil-1-harvest-why = La Terre donne les cubes dessinés, puis on la retourne : l’autre face donne autre chose. Les cubes paient tout.
mil-1-harvest-waits = La leçon attend une récolte.

mil-1-older = Prenez un jeton Temps : le travail le vieillit.
mil-1-older-title = Il vieillit
mil-1-older-why = Le jeton va sur le Chevalier ; le quatrième le tue. La case est alors vide, et l’on entre pour rien sur une case vide. Choisissez donc là où vous voudrez aller.

mil-1-cubes = Vos cubes sont derrière votre écran.
mil-1-cubes-title = À quoi servent les cubes
mil-1-cubes-why = Nourriture, Tissu, Métal, Influence, Or : du moindre au meilleur. Vous seul les voyez, mais qui compte bien sait ce que vous avez.

mil-1-recruit = Recrutez maintenant un Soldat.
mil-1-recruit-title = Recruter
mil-1-recruit-why = Un Soldat coûte un Tissu et un Métal, et encore du temps. Les Soldats gagnent les guerres et font des Vassaux.
mil-1-recruit-waits = La leçon attend un Soldat.

mil-1-again = Encore une fois, prenez un jeton Temps.
mil-1-again-title = Encore le temps
mil-1-again-why = Deux jetons sur un Chevalier, c’est une demi-vie. Un héritier reprendrait tout ; sans héritier, sa mort vous coûte 4 points.

mil-1-place = Envoyez un Chevalier là où est le pouvoir.
mil-1-place-title = Aller au pouvoir
mil-1-place-why = Cour, Marché, Guerre, Clergé : qui s’y trouve y agira plus tard dans l’année. Dès qu’un Chevalier est posé, on ne peut plus que poser les autres ou passer.
mil-1-place-waits = La leçon attend le départ d’un Chevalier.

mil-1-court = À la Cour ou au Marché : choisissez.
mil-1-court-title = Cour ou Marché
mil-1-court-why = À la Cour, on gagne de l’Influence ou l’on fait un Vassal ; au Marché, on échange ou l’on bâtit un Château. Un jeton Temps sur la case coûte un Or ou un Privilège.
mil-1-court-waits = La leçon attend la Cour ou le Marché.

mil-1-alone = Envoyez l’autre aussi, et finissez l’année.
mil-1-alone-title = La fin de l’année
mil-1-alone-why = Où qu’il aille, c’est bien. Puis les Lieux de pouvoir agissent l’un après l’autre ; répondez à votre guise. À la Guerre et au Clergé, chacun offre en secret.

mil-1-politics = Être le plus nombreux dans un Lieu rapporte.
mil-1-politics-title = Les majorités
mil-1-politics-why = Avant d’agir, chaque Lieu compte ses Chevaliers. La majorité rapporte des points et un don : être Premier joueur, de l’Or, les Soldats du Roi ou l’Archevêque.

mil-1-winter = L’Hiver peut tuer un Chevalier sans Terre.
mil-1-winter-title = L’Hiver
mil-1-winter-why = Un dé décide : la neige est sur la moitié des faces. Qui n’a ni Terre ni Château meurt alors, sauf en Croisade. Après cinq Hivers, la partie est finie.

mil-1-points = Terres, Châteaux, Vassaux, noces : tout compte.
mil-1-points-title = Ce qui fait gagner
mil-1-points-why = Une Terre gagnée, un Château, un Vassal, une Damoiselle bien mariée, une majorité : chacun rapporte aussitôt. À la fin, qui a le plus de biens, d’Influence ou de Privilèges marque encore, et les Damoiselles restées à la maison coûtent.

mil-1-end = Bravo ! Vous savez jouer à MIL 1049.
mil-1-end-why = Récoltez tant que vous êtes jeune, ayez un héritier à temps, et soyez là où les autres ne sont pas.

## Pièces à connaître

mil-1-piece-knight = Un Chevalier
mil-1-piece-knight-note = fait tout ; la lettre est sa colonne
mil-1-piece-land = Une Terre
mil-1-piece-land-note = donne des cubes ; chaque récolte la retourne
mil-1-piece-cube = Un cube
mil-1-piece-cube-note = paie tout
mil-1-piece-time = Un jeton Temps
mil-1-piece-time-note = le quatrième tue un Chevalier
mil-1-piece-soldier = Un Soldat
mil-1-piece-soldier-note = se bat et en impose
mil-1-piece-sphere = Un Lieu de pouvoir
mil-1-piece-sphere-note = où l’on agit en fin d’année
mil-1-piece-points = Des points
mil-1-piece-points-note = qui en a le plus gagne
