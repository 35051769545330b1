"""A few sentences in full, so that a change of words is seen by whoever makes it."""

from __future__ import annotations

import pytest

import demesne
from demesne.core.message import Message
from demesne.games.mil.messages import WORDS
from demesne.i18n import Words

OWN_B, RIVALS_B = 1, 5
WAR = WORDS["sphere"].index("sphere-war")
CLERGY = WORDS["sphere"].index("sphere-clergy")

SENTENCES = [
    (
        Message("castle-built", 0, OWN_B),
        "Olga builds the castle for knight B.",
        "Olga construit le Château pour son Chevalier B.",
        "Olgaは自分の騎士Bに城を建てた。",
    ),
    (
        Message("castle-built", 0, RIVALS_B),
        "Olga builds the castle for a vassal, Émile’s knight B.",
        "Olga construit le Château pour un Vassal, le Chevalier B (Émile).",
        "Olgaは家臣であるÉmileの騎士Bに城を建てた。",
    ),
    (
        Message("ask-answer-ransom", OWN_B, RIVALS_B, (("gold", 2),)),
        "Olga, Émile offers a ransom for knight B: 2 gold. What does your knight B answer?",
        "Olga, Émile offre une rançon pour le Chevalier B : 2 Or. Que répond votre Chevalier B ?",
        "Olgaさん、Émileが騎士Bのために差し出した和解金：金貨2枚。騎士Bはどう答えますか？",
    ),
    (
        Message("knight-placed", OWN_B, WAR),
        "Olga’s knight B goes to War.",
        "Olga pose le Chevalier B à la Guerre.",
        "Olgaは騎士Bを戦争に送った。",
    ),
    (
        Message("knight-placed", OWN_B, CLERGY),
        "Olga’s knight B goes to the Clergy.",
        "Olga pose le Chevalier B au Clergé.",
        "Olgaは騎士Bを聖職者のもとに送った。",
    ),
    (
        Message("why-short-cubes", (("fabric", 1), ("metal", 1)), ()),
        "Needs 1 fabric and 1 metal; you have none of that.",
        "Il faut 1 Tissu et 1 Métal ; vous n’avez rien de cela.",
        "必要：布1個、金属1個。手元にはどれもありません。",
    ),
    (
        Message("toll-paid", 0, 2),
        "Olga pays 2 Influence, one for each damsel of the attacked family.",
        "Olga paie 2 Influences, une par Damoiselle de la famille attaquée.",
        "Olgaは攻められた一族の令嬢1人につき1個、影響力を2個払った。",
    ),
]


@pytest.mark.parametrize("message, english, french, japanese", SENTENCES)
def test_sentences(message: Message, english: str, french: str, japanese: str) -> None:
    game = demesne.game("mil")
    for lang, text in (("en", english), ("fr", french), ("ja", japanese)):
        said = Words(lang, game, ["Olga", "Émile"], strict=True).say(message)
        assert said.replace("\N{NO-BREAK SPACE}", " ") == text
