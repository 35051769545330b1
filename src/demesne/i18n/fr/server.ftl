### Ce que le serveur refuse, et pourquoi. `$detail`, `$name` et `$choice` sont du texte tel quel.

## Le site

server-no-such-file = Ce fichier n’existe pas.
server-not-our-name = Ce serveur ne répond pas à ce nom (voir --allow-host).
server-not-our-page = Seule la page de ce serveur peut demander cela.
server-too-many-requests = Trop de demandes à la fois ; patientez un instant.
server-too-many-connections = Trop de connexions ; fermez-en une, ou réessayez plus tard.
server-too-slow = La demande a mis trop de temps à arriver ; réessayez.
server-too-large = { $most } octets au plus, s’il vous plaît.
server-cannot-save = Le serveur ne peut rien enregistrer pour le moment. Rien n’a changé ; réessayez plus tard.
server-trouble = Le serveur a rencontré un problème. Réessayez, s’il vous plaît.
server-send-json = Envoyez du JSON, en application/json.
server-unreadable = Cette demande est illisible : { $detail }.

## Vous

server-name-length = Un nom compte de 1 à { $most } caractères.
server-name-too-often = Encore un nouveau nom ? Attendez un peu.
server-language-unknown = Demesne ne parle pas « { $detail } ».
server-data-too-often = Vous venez de le demander ; attendez une minute.
server-no-push = Ce serveur ne peut pas prévenir une page fermée : le paquet « cryptography » n’y est pas installé.
server-push-address = Cette adresse ne peut pas être prévenue d’un tour : { $detail }.

## Nouvelles tables

server-no-such-game = On ne joue pas à « { $detail } » ici.
server-no-such-bot = Aucun bot ne s’appelle « { $detail } ».
server-one-seat = Vous ne pouvez occuper qu’une place ; les autres personnes à votre écran sont « screen ».
server-bad-setup = Cette table ne peut pas être préparée. { $detail }
server-bots-alone = Les bots jouent déjà entre eux à trop de tables ; réessayez plus tard.
server-too-many-tables = Trop de nouvelles tables ; attendez un peu.
server-table-name = Le nom d’une table a au plus { $most } caractères.
server-others-play = D’autres jouent encore cette partie : elle ne peut pas être poursuivie ailleurs.
server-seats-of-game = Cette partie compte { $seats } places ; indiquez qui occupe chacune.
server-bad-log = Ce journal ne peut pas être repris. { $detail }
server-log-too-long = Ce journal est trop long : aucune partie de ce jeu ne dépasse { $most } choix et tirages.

## Venir à une table

server-no-such-table = Cette table n’existe pas.
server-table-unreadable = Cette table est illisible. L’équipe du serveur a été prévenue.
server-no-such-seat = Il n’y a pas de place { $number } à cette table.
server-which-seat = Indiquez la place, ou donnez son jeton.
server-seat-taken = Cette place est déjà prise.
server-private = Cette table est privée : il faut un lien pour y entrer.
server-seat-kept = Cette place est gardée pour { $name }.
server-rematch-later = La revanche commence une fois cette partie terminée.
server-rematch-seated = Seules les personnes qui ont joué ici peuvent demander une revanche.
server-removed = On vous a demandé de quitter cette table.
server-link-used = Ce lien n’est pas valable, ou a déjà servi : il ne sert qu’une fois.
server-link-old = Ce lien n’est plus valable ; demandez-en un autre.
server-link-elsewhere = Ce lien mène à une autre table.

## À table

server-message-too-large = Ce message est trop long ; raccourcissez-le.
server-message-unreadable = Ce message est illisible : { $detail }.
server-too-many-messages = Trop de messages à la fois ; ralentissez un peu.
server-one-thing = Un message porte un id et une seule chose à faire.
server-not-your-seat = La place { $number } n’est pas la vôtre.
server-no-seat-played = Vous ne jouez aucune place à cette table.
server-not-seated = Vous n’avez pas de place à cette table.
server-cannot-choose = { $name } ne peut pas choisir { $choice } maintenant.
server-others-eyes = On ne peut voir la partie par d’autres yeux qu’une fois qu’elle est finie.
server-ply-to-come = La table en est au coup { $ply } ; le coup { $asked } reste à jouer.
server-tried-later = D’autres tours ne peuvent être essayés qu’une fois la partie finie.
server-not-to-be-tried = { $answer } n’était pas une réponse possible ici.
server-old-rules = Cette partie a commencé avec la version { $begun } des règles, et ce serveur a la version { $today }. Poursuivez-la à une nouvelle table.
server-old-secrets = Cette partie, jouée avec d’anciennes règles, n’est pas finie : ses secrets restent gardés.
server-history = Cette partie appartient au passé ; poursuivez-la à une nouvelle table.
server-stopped = La partie a été arrêtée : { $name } n’avait plus de temps.
server-out-of-time = Le temps de cette place est écoulé ; le robot continue.
server-no-time-to-undo = Sans le temps que ce choix a fait gagner, il n’en resterait plus : impossible d’y revenir.

## Compagnie

server-silenced = L’hôte a demandé le silence.
server-one-after-the-other = L’un après l’autre, s’il vous plaît ; attendez un instant.
server-nothing-said = Ce message est vide ; écrivez quelque chose.
server-nobody-to-silence = Il n’y a personne à faire taire à cette place.
server-nobody-to-remove = Il n’y a personne à faire partir de cette place.
server-only-seated-report = Il faut avoir une place à cette table pour signaler quelqu’un.
server-only-seated-decide = Il faut avoir une place à cette table pour en décider.
server-only-host = Seul l’hôte peut en décider.
server-no-bot-there = Aucun bot ne joue cette place.
server-is-here = { $name } est là et joue.
server-over = La partie est finie : qui y a joué reste dans son histoire.
server-by-days = Ici, on a des jours pour jouer : seule l’horloge dit quand { $name } n’a plus de temps.
server-table-full = On a trop parlé et trop repris à cette table : seule la partie y continue.
server-may-come-back =
    { $seconds ->
        [one] { $name } va peut-être revenir : attendez une absence de { $seconds } seconde.
       *[other] { $name } va peut-être revenir : attendez une absence de { $seconds } secondes.
    }

## La page avant tout script

server-page-waits = Un instant…
server-page-late = C’est plus long que prévu. Le serveur est peut-être absent, ou une partie de la page n’est pas arrivée.
server-page-again = Réessayer
server-page-scripts = Demesne dessine ses plateaux avec JavaScript ; autorisez-le pour cette page.
## Les tables, et à qui de jouer

push-title = À vous de jouer

## Leçons

server-no-such-lesson = Il n’y a pas de leçon { $detail }.
server-no-lesson = Aucune de vos leçons n’a lieu à cette table.
server-step-done = Cette étape est déjà derrière vous.
server-lesson-waits = La leçon attend autre chose ; suivez le blaireau.
server-lesson-alone = Personne ne rejoint ni ne quitte une leçon. Fermez la page : votre place est gardée.

## Conseils et analyse

server-hints-off = Pas de conseils à cette table ; ce fut choisi à sa création.
server-hints-used = Les { $most } conseils de cette partie sont pris. Jouez, et regardez l’analyse quand elle sera finie.
server-hints-too-fast = Voilà bien des conseils d’un coup. Attendez quelques secondes et redemandez.
server-hint-not-asked = On ne vous demande rien en ce moment. Demandez conseil quand ce sera à vous.
server-hint-lesson = Une leçon s’explique elle-même : son maître dit que faire.
server-busy = Le serveur a beaucoup à réfléchir. Réessayez dans une minute.
server-analysis-not-over = La partie n’est pas finie : on n’analyse qu’une partie terminée.
server-analysis-old-rules = Cette partie a été jouée avec des règles plus anciennes ({ $begun } ; aujourd’hui { $today }) et ne peut pas être analysée.
server-analyses-too-fast = Voilà bien des analyses d’un coup. Attendez une minute et réessayez.
server-analyses-at-once = Pas plus de { $most } parties à la fois sont analysées pour vous. Attendez que l’une soit finie, ou arrêtez son analyse.
