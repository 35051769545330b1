### Ce que dit le maître dans les leçons de Clochemerle.

clochemerle-1-village = Voici votre village et ses cinq villageois.
clochemerle-1-village-title = Votre village
clochemerle-1-village-why = Abbé, Conseiller, Voyageur, Artisan, Marchand : chacun vous permet d’ajouter des cartes d’une sorte et de les activer. Vous bâtissez carte après carte, et les cartes rapportent.

clochemerle-1-first = Prenez le cinq blanc.
clochemerle-1-first-title = Un premier dé
clochemerle-1-first-why = À chaque tour, vous prenez deux dés de la réserve commune. Les blancs sont gratuits ; un noir coûte aussitôt deux sabliers.
clochemerle-1-first-waits = La leçon attend le cinq blanc.

clochemerle-1-second = Prenez aussi le un blanc : cela fait six.
clochemerle-1-second-title = Un second dé
clochemerle-1-second-why = Seule la somme compte. Ce que vous prenez manque aux autres : regardez ce qu’ils pourraient vouloir.
clochemerle-1-second-waits = La leçon attend le un blanc.

clochemerle-1-sum = Faites six, sans payer de pièce.
clochemerle-1-sum-title = Une somme
clochemerle-1-sum-why = Contre une pièce, on change un dé de 1 : cinq ou sept. Six convient très bien.
clochemerle-1-sum-waits = La leçon attend six.

clochemerle-1-buy = Achetez un Atelier qui montre un six.
clochemerle-1-buy-title = Un Atelier
clochemerle-1-buy-why = Une Bannière noire de la table qui montre votre somme est à vous, contre les sabliers indiqués. Un Atelier produit aussitôt une ressource, pour les clients et les voyages.
clochemerle-1-buy-waits = La leçon attend un Atelier.

clochemerle-1-white = Vos cartes ont des Bannières blanches, à activer.
clochemerle-1-white-title = Bannières blanches
clochemerle-1-white-why = Avec la bonne somme, vous activez en un tour toutes les Bannières blanches qui la montrent, au lieu d’acheter. Pour les Ateliers, l’Artisan doit être en vie.

clochemerle-1-time = Cela a pris du temps : votre marqueur avance.
clochemerle-1-time-title = Le temps passe
clochemerle-1-time-why = Quand le marqueur passe le pont, un villageois décède à la fin du tour ; vous choisissez lequel. Les premiers de chaque profession entrent aux Chroniques et vous laissent des histoires.

clochemerle-1-alone = Ce tour est à vous. Faites à votre guise.
clochemerle-1-alone-title = Un tour à vous
clochemerle-1-alone-why = Deux dés, une somme, une chose. Si aucune somme ne convient, la Bannière « ? » les accepte toutes : le Chef avance et rapporte une pièce.

clochemerle-1-tree = Les histoires s’amassent sur l’arbre. Rentrez-les.
clochemerle-1-tree-title = Les histoires
clochemerle-1-tree-why = Sur l’arbre, les points d’Histoire ne sont pas à l’abri. Quand le Chef rentre à l’Hôtel de ville, il les y apporte tous : là, ils valent du Prestige.

clochemerle-1-rat = Après chaque décès, le Rat court.
clochemerle-1-rat-title = Le Rat
clochemerle-1-rat-why = Un dé dit de combien. Quand il arrive au bout, chacun perd la moitié des histoires de son arbre. Quand assez de cercueils sont occupés, la partie finit.

clochemerle-1-points = Qui a le plus de Prestige gagne ; les cartes en donnent.
clochemerle-1-points-title = Ce qui fait gagner
clochemerle-1-points-why = Église et fenêtres, Conseil, Champs, Voyages, clients servis, histoires à l’Hôtel de ville : tout compte à la fin. Choisissez-en deux ou trois et allez loin.

clochemerle-1-end = Bravo ! Vous savez jouer à Clochemerle.
clochemerle-1-end-why = Regardez d’abord les dés, puis vos Bannières. Le reste s’explique en jouant.

## Pièces à connaître

clochemerle-1-piece-villager = Un villageois
clochemerle-1-piece-villager-note = fait vivre une sorte de cartes
clochemerle-1-piece-die = Un dé blanc
clochemerle-1-piece-die-note = gratuit
clochemerle-1-piece-black = Un dé noir
clochemerle-1-piece-black-note = coûte deux sabliers
clochemerle-1-piece-banner = Une Bannière noire
clochemerle-1-piece-banner-note = achète, avec cette somme
clochemerle-1-piece-white = Une Bannière blanche
clochemerle-1-piece-white-note = active ce qui est à vous
clochemerle-1-piece-time = Le temps
clochemerle-1-piece-time-note = le prix des choses ; trop, et quelqu’un meurt
clochemerle-1-piece-story = Un point d’Histoire
clochemerle-1-piece-story-note = à l’abri à l’Hôtel de ville seulement
clochemerle-1-piece-rat = Le Rat
clochemerle-1-piece-rat-note = mange la moitié des histoires des arbres
clochemerle-1-piece-points = Le Prestige
clochemerle-1-piece-points-note = qui en a le plus gagne
