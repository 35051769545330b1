### Le nom de chaque jeu, et ce qu’on en dit avant d’y jouer.

village-title = Village
village-line = Vivre, travailler et bien mourir : le village s’en souvient.
village-about = Votre famille travaille, voyage, prie et meurt ; le village se souvient des meilleurs. Pour 2 à 4 joueurs.

clochemerle-title = Clochemerle
clochemerle-line = Deux dés, une somme, et un village à garder des rats.
clochemerle-about = Deux dés, une somme : bâtissez un village carte après carte et sauvez ses histoires des rats. De 2 à 4 joueurs.

mil-title = MIL 1049
mil-line = Chevaliers, héritiers et Vassaux : cinq tours pour élever une maison.
mil-about = Vos Chevaliers récoltent, combattent et vieillissent ; héritiers, mariages et Vassaux font durer la famille. Pour 2 à 5 joueurs.

feudum-title = Feudum
feudum-line = Six guildes en cercle, et une contrée que les familles se disputent.
feudum-about = Six guildes en cercle, une étrange contrée à diriger, onze cartes dont vous jouez quatre. Un jeu de Mark Swanson, pour 2 à 5 joueurs.

# A table without a name of its own is called after its host.
table-of = { $game }, chez { $name }
