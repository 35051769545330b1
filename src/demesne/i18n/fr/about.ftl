### Ce qui s’explique, et comment les règles mènent au plateau.

about-what = Explication
about-rules = Dans les règles
about-before = Précédent
about-next = Suivant
about-not-here = Ce n’est pas visible maintenant : c’est sur un autre onglet, ou cela viendra plus tard.
rules-show = Montrer sur le plateau
rules-contents = Sommaire
rules-back = Retour à la table
