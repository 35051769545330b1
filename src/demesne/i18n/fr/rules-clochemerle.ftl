### Clochemerle avec nos propres mots. La page y met les chiffres de la boîte avec laquelle on joue.

rules-clochemerle-1 = De quoi il s’agit
rules-clochemerle-1-1 = Vous bâtissez votre village, carte après carte. Cinq villageois en font vivre les zones : Abbé, Conseiller, Voyageur, Artisan et Marchand. Le temps passe, des villageois décèdent, et les histoires du village sont menacées par les rats tant qu’elles ne sont pas à l’Hôtel de ville. Le plus de Prestige gagne.
rules-clochemerle-2 = Une manche
rules-clochemerle-2-1 = Le premier joueur met { $handStory } point d’Histoire sur la main et lance tous les dés de la réserve commune. Puis chacun joue un tour, dans le sens horaire ; à deux, chacun en joue deux.
rules-clochemerle-3 = Deux dés, une somme
rules-clochemerle-3-1 = Prenez deux dés de la réserve. Chaque dé noir coûte aussitôt { $blackTime } temps. Une pièce change un dé de 1, un marqueur de votre Place du village le tourne sur la face voulue. Seule la somme compte.
rules-clochemerle-3-2 = Avec elle, activez une seule Bannière noire de la table qui la montre ; ou une ou plusieurs Bannières blanches de votre village, chacune une fois et dans l’ordre voulu, la Place du village en dernier ; ou la Bannière « ? », avec n’importe quelle somme.
rules-clochemerle-4 = Le temps et la mort
rules-clochemerle-4-1 = Le temps fait avancer votre marqueur sur { $clouds } nuages. S’il a dépassé le pont, un villageois de votre choix décède à la fin du tour. Les Chroniques ont deux emplacements par profession, pour { $chronicle } points d’Histoire ; ensuite viennent les tombes anonymes. Un village sans personne engage un Journalier, qui coûte { $labourer } points de Prestige.
rules-clochemerle-4-2 = Puis le Rat avance d’autant que montre son dé. À l’invasion, chacun perd la moitié des points d’Histoire de son arbre, arrondie vers le bas, et le Rat retourne à son départ.
rules-clochemerle-5 = Votre plateau
rules-clochemerle-5-1 = La Bannière « ? » coûte { $chiefTime } temps et fait avancer le Chef d’une case : vers { $chiefCoins } pièce, puis { $chiefStory } points d’Histoire, ou de retour à l’Hôtel de ville, où il met tout l’arbre en lieu sûr.
rules-clochemerle-5-2 = École ({ $school }) : un nouvel élève, une meilleure place, ou contre { $schoolTime } temps un élève prend un poste vide ; depuis la droite avec { $schoolStory } points d’Histoire. Votre Bannière Personnelle donne { $personal } point d’Histoire.
rules-clochemerle-6 = La main et l’intendant
rules-clochemerle-6-1 = Main ({ $hand }) : prenez-la avec ses points d’Histoire et commencez la prochaine manche, une fois par manche et pas comme premier joueur ; à deux, il le peut à son second tour.
rules-clochemerle-6-2 = Intendant ({ $steward }) : un à quatre des clients visibles viennent à votre marché, contre { $stewardTime } temps et { $stewardCoins } pièces.
rules-clochemerle-7 = Les cartes
rules-clochemerle-7-1 = Une zone a besoin de son villageois pour de nouvelles cartes et pour ses Bannières ; ressources et points n’ont besoin de personne. Les Ateliers, un de chaque type, produisent à leur arrivée et à chaque activation. Les Champs ({ $field }) donnent { $fieldCoins } pièce, et { $ploughCoins } de plus avec une charrue ; ils n’ont besoin de personne.
rules-clochemerle-7-2 = On sert un client avec les ressources qu’il veut. On voyage lettre après lettre, chaque carte payée avec le péage de la précédente ; on ne voit qu’alors ce qu’elle montre, et la chapelle met fin au voyage.
rules-clochemerle-7-3 = Églises, une par village : le Sanatorium évite { $sanatorium } invasions, le Cloître a une fenêtre, le Comptoir du diocèse amène un client gratuit, le Refuge échange une carte Voyage. Les Moines ajoutent des fenêtres, six au plus, et font une chose à leur arrivée.
rules-clochemerle-7-4 = La Place ({ $square }) apporte une tuile grâce à laquelle une Bannière blanche répond aussi à ses sommes, { $squareStory } point d’Histoire et un marqueur. Chambres, une par village : des pièces, des ressources génériques, ou { $property } point par carte d’une catégorie couverte, ou { $citizens } par villageois présent d’une profession couverte.
rules-clochemerle-8 = La fin
rules-clochemerle-8-1 = Quand { $coffins } cercueils (à 2, 3, 4 joueurs) sont occupés à la fin d’une manche, la partie est finie. Comptent l’Église et ses fenêtres ({ $windows }), le Conseil, les Champs, les Voyages, les clients servis et l’Hôtel de ville ; les Journaliers coûtent, la main vaut { $handPrestige }. À égalité : pièces, ressources et arbre.
