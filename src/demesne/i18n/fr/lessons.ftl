### Ce que disent les pages des leçons.

learn-title = Apprendre en jouant
learn-note = De courtes leçons sur le vrai plateau. Ouvrez celle qui vous plaît.
learn-continue = Reprendre · { $game }
learn-begin = Commencer
learn-from-start = Depuis le début
learn-minutes =
    { $minutes ->
        [one] { $minutes } min
       *[other] { $minutes } min
    }
learn-progress = { $done } sur { $of }
learn-lessons =
    { $count ->
        [one] { $count } leçon
       *[other] { $count } leçons
    }
learn-easy = facile à apprendre
learn-middle = un cran au-dessus
learn-long = demande du temps
learn-deep = profond
lesson-number = Leçon { $number } : { $title }
lesson-short = Leçon { $number }
lesson-progress = Étape { $step } sur { $of }
lesson-left =
    { $minutes ->
        [one] environ { $minutes } minute
       *[other] environ { $minutes } minutes
    }
lesson-leave = Quitter, garder ma place
lesson-steps = Dans cette leçon
lesson-pieces = Pièces à connaître
lesson-coach = Le maître
lesson-why = Pourquoi ?
lesson-skip = Passer
lesson-read-on = Continuer
lesson-skip-all = Passer à la fin
lesson-not-now = pas à cette étape
lesson-read-first = Lisez d’abord ce que dit le blaireau.
lesson-waits = La leçon attend ce qui est éclairé.
lesson-as-you-like = Choisissez à votre guise.
lesson-over = La leçon est finie.
lesson-rival = C’est maintenant au tour de { $name }.
lesson-look-here = Pas là. { $sentence }
lesson-play = Jouer une partie facile
lesson-rules = Lire les règles
lesson-again = Encore une fois
lesson-all = Toutes les leçons
lesson-renewed = Cette leçon a changé depuis ; elle recommence du début.
lesson-done-step = fait
lesson-village-1-about = Mettez une famille au travail, surveillez le temps, et voyez ce qui fait gagner.
lesson-feudum-1-about = Établissez-vous en terre étrange, choisissez quatre cartes, rencontrez les six guildes.
lesson-clochemerle-1-about = Prenez deux dés, achetez un Atelier et gardez vos histoires des rats.
lesson-mil-1-about = Récoltez, recrutez, vieillissez, allez là où est le pouvoir, et voyez ce qui fait gagner.
lesson-feudum-2-about = Choisissez quatre cartes en secret, installez-vous, et faites travailler une guilde.
