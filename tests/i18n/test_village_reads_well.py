"""A few sentences in full, so that a change of words is seen by whoever makes it."""

from __future__ import annotations

import pytest

import demesne
from demesne.core.message import Message
from demesne.games.village.messages import WORDS
from demesne.i18n import Words

PLOUGH = WORDS["good"].index("good-plough")
SMITHY = WORDS["building"].index("building-smithy")
OX = WORDS["good"].index("good-ox")
CHURCH_2 = WORDS["place"].index("place-church-2")
GREEN = WORDS["colour"].index("colour-green")

SENTENCES = [
    (
        Message("line-buy", OX, (("cube-orange", 1), ("cube-pink", 2))),
        "Buy an ox — 1 orange cube and 2 pink cubes",
        "Acheter un bœuf — 1 cube orange et 2 cubes roses",
        "牛を買う — オレンジのコマ1個、ピンクのコマ2個",
    ),
    (
        Message(
            "why-short-scroll-or-cubes",
            (("scroll", 1),),
            (("cube-green", 2),),
            (("scroll", 0), ("cube-green", 1), ("coin", 0)),
        ),
        "Needs 1 scroll or 2 green cubes, coins standing in for cubes; "
        "you have no scroll, 1 green cube and no coin.",
        "Il faut 1 parchemin ou 2 cubes verts, les pièces remplaçant les cubes. "
        "Chez vous : aucun parchemin, 1 cube vert et aucune pièce.",
        "必要：巻物1つか緑のコマ2個（コマはコインで代用可）。"
        "手元：巻物なし、緑のコマ1個、コインなし。",
    ),
    (
        Message("trained", 0, 2, SMITHY, (("time", 3),)),
        "Ada trains a member of generation 2 at the smithy: 3 time.",
        "Ada forme un membre de la génération 2 à la forge : 3 temps.",
        "Adaは第2世代の家族を鍛冶場で修業させた（時間3）。",
    ),
    (
        Message("came-home", 1, 1, CHURCH_2),
        "Bo calls a member of generation 1 home from window 2 of the church.",
        "Bo rappelle de la fenêtre 2 de l’Église un membre de la génération 1.",
        "Boは教会の窓2から第1世代の家族を呼び戻した。",
    ),
    (
        Message("paid-cubes", 0, GREEN, 0, 2),
        "Ada pays 2 coins in place of green cubes.",
        "Ada paie 2 pièces à la place de 2 cubes verts.",
        "Adaは緑のコマの代わりに2コインを払った。",
    ),
    (
        Message("made", 0, PLOUGH, (("time", 3),)),
        "Ada forges a plough: 3 time.",
        "Ada forge une charrue : 3 temps.",
        "Adaは鋤を作った（時間3）。",
    ),
    (
        Message("why-too-few-coins", 2, 1, ()),
        "Needs 2 coins; you have 1.",
        "Il faut 2 pièces ; vous en avez 1.",
        "2コイン必要です。手元：1コイン。",
    ),
    (
        Message("why-too-few-coins", 2, 0, (("cube-pink", 1),)),
        "Needs 2 coins; you have none, with 1 pink cube still to pay.",
        "Il faut 2 pièces ; vous n’en avez aucune, et vous devez encore 1 cube rose.",
        "2コイン必要です。手元：なし。この後の支払い：ピンクのコマ1個。",
    ),
    (
        Message("why-short-cubes", (("cube-brown", 1),), (("cube-brown", 0), ("coin", 0))),
        "Needs 1 brown cube, or a coin; you have no brown cube and no coin.",
        "Il faut 1 cube brun, ou une pièce. Chez vous : aucun cube brun et aucune pièce.",
        "必要：茶色のコマ1個（コインで代用可）。手元：茶色のコマなし、コインなし。",
    ),
    (
        Message("why-council-moved", 2),
        "Only the member who just moved counts, and that one stands on level 2.",
        "Seul compte le membre qui vient d’avancer ; il est au niveau 2.",
        "今動かした家族のレベル（2）までの特権しか使えません。",
    ),
    (
        Message("warn-death"),
        "Passes the bridge: one of your family will die.",
        "Passe le pont : un membre de votre famille mourra.",
        "橋を越えるため、家族が1人死去します。",
    ),
    (
        Message("buried-grave", 0, 1, CHURCH_2),
        "Ada loses a member of generation 1 at window 2 of the church, laid in an anonymous grave.",
        "Ada perd un membre de la génération 1 à la fenêtre 2 de l’Église ; "
        "il repose dans une tombe anonyme.",
        "教会の窓2にいたAdaの第1世代の1人が死去し、共同墓地に葬られた。",
    ),
]


@pytest.mark.parametrize("message, english, french, japanese", SENTENCES)
def test_sentences(message: Message, english: str, french: str, japanese: str) -> None:
    game = demesne.game("village")
    for lang, text in (("en", english), ("fr", french), ("ja", japanese)):
        said = Words(lang, game, ["Ada", "Bo"], strict=True).say(message)
        assert said.replace("\N{NO-BREAK SPACE}", " ") == text


def test_a_customer_is_told_by_what_it_wants() -> None:
    words = Words("en", demesne.game("village"), ["Ada", "Bo"], strict=True)
    said = words.say(Message("served", 1, 5, ()))
    assert said == "Bo sells 1 scroll and 2 grain, worth 4 prestige at the end."
