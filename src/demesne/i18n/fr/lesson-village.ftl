### Ce que dit le maître dans les leçons de Village.

village-1-family = Voici votre famille. Quatre sont adultes.
village-1-family-title = Votre famille habite ici
village-1-family-why = Ses membres travaillent, voyagent, siègent au Conseil, prient, et vous rapportent des points. Le chiffre est leur génération : les 1 sont les aînés.

village-1-unborn = Sept autres doivent encore naître.
village-1-unborn-title = Sept sont à naître
village-1-unborn-why = Un tour à « Famille » amène le suivant à votre Ferme. Il vous les faut : les anciens ne vivront pas toujours.

village-1-take = Prenez le cube orange à l’Artisanat.
village-1-take-title = Prendre un cube
village-1-take-why = À chaque tour, vous prenez un cube. Le lieu où il se trouve dit ce que vous pouvez faire ensuite. Ici, produire une marchandise. Le cube reste à vous, pour payer plus tard.
village-1-take-waits = La leçon attend le cube orange.

village-1-work = Envoyez quelqu’un travailler, où vous voulez.
village-1-work-title = Envoyer quelqu’un au travail
village-1-work-why = Qui apprend un métier reste dans ce bâtiment et pourra y produire encore aux tours suivants. Apprendre prend du temps : les sabliers disent combien.
village-1-work-waits = La leçon attend que quelqu’un apprenne un métier.

village-1-make = Faites produire une marchandise aussitôt.
village-1-make-title = Votre première marchandise
village-1-make-why = La produire prend aussi du temps. On peut également l’acheter avec des cubes, sans que personne y travaille.
village-1-make-waits = La leçon attend une marchandise.

village-1-time = Le travail a pris du temps : votre marqueur avance.
village-1-time-title = Le temps passe
village-1-time-why = Chaque sablier est un pas sur votre piste de vie. Quand le marqueur passe le pont, l’un de vos aînés meurt ; vous choisissez lequel.

village-1-good = Elle est à vous. Des clients la voudront.
village-1-good-title = À quoi servent les marchandises
village-1-good-why = Au Marché, les clients paient les marchandises en points. Un chariot permet de voyager, un parchemin ouvre le Conseil, une charrue donne de plus belles récoltes.

village-1-alone = Ce tour est à vous. Faites à votre guise.
village-1-alone-title = Un tour à vous
village-1-alone-why = Prenez un cube, puis faites ce que son lieu propose, ou rien. Si rien ne vous tente, récoltez : le grain sert toujours.

village-1-mass = Quand il n’y a plus de cube, on dit la messe.
village-1-mass-title = La fin d’une manche
village-1-mass-why = Quatre personnages sortent du sac noir et se placent à l’Église. La famille la plus nombreuse y gagne des points. Puis on pose de nouveaux cubes, et une manche commence.

village-1-points = Qui a le plus de points gagne ; les Archives en donnent.
village-1-points-title = Ce qui fait gagner
village-1-points-why = Les morts sont inscrits là où ils travaillaient ; cinq dans les Archives valent 12 points. Conseil, Église, voyages, clients et pièces comptent aussi. La partie finit quand les Archives ou les tombes sont pleines.

village-1-end = Bravo ! Vous savez jouer à Village.
village-1-end-why = Prenez un cube, servez-vous-en, gardez un œil sur le temps. Le reste s’explique en jouant.

## Pièces à connaître

village-1-piece-member = Un membre
village-1-piece-member-note = de votre famille ; les 1 sont les aînés
village-1-piece-cube = Un cube
village-1-piece-cube-note = à vous, pour payer plus tard
village-1-piece-time = Le temps
village-1-piece-time-note = le prix du travail ; trop, et quelqu’un meurt
village-1-piece-good = Une marchandise
village-1-piece-good-note = à vendre, ou pour s’en servir
village-1-piece-points = Des points
village-1-piece-points-note = qui en a le plus gagne
village-1-piece-book = Les Archives
village-1-piece-book-note = gardent ceux qui sont morts à la tâche
