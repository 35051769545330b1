"""A few sentences in full, so that a change of words is seen by whoever makes it."""

from __future__ import annotations

import pytest

import demesne
from demesne.core.message import Argument, Message
from demesne.games.feudum.messages import WORDS
from demesne.i18n import Words


def word(kind: str, name: str) -> int:
    return WORDS[kind].index(f"{kind}-{name}")


ADA, EMILE = 0, 1
FOREST_9, ISLAND_5, DESERT_12 = (
    word("place", name) for name in ("forest-9", "island-5", "desert-12")
)
ALCHEMIST = word("role", "alchemist")

SENTENCES: list[tuple[str, tuple[Argument, ...], str, str, str]] = [
    (
        "line-move-vessel",
        (ALCHEMIST, ISLAND_5, DESERT_12, word("vessel", "submersible")),
        "Alchemist: Island 5 to Desert 12 by submersible",
        "Alchimiste : de l’Île 5 au Désert 12 en sous-marin",
        "錬金術師：島5から砂漠12へ、潜水艇で",
    ),
    (
        "moved-by-ferry",
        (EMILE, ALCHEMIST, FOREST_9, DESERT_12, 2),
        "Émile’s alchemist takes the ferry from Forest 9 to Desert 12 for 2 shillings.",
        "Émile mène son alchimiste de la Forêt 9 au Désert 12 en ferry, pour 2 shillings.",
        "Émileの錬金術師は2シリングで渡し船に乗り、森9から砂漠12へ進んだ。",
    ),
    (
        "influence-overthrow",
        (ADA, word("disc", "outpost"), ISLAND_5, EMILE),
        "Ada overthrows Émile, who is now a serf, and rules the outpost at Island 5.",
        "Ada renverse Émile, qui devient serf, et dirige l’avant-poste sur l’Île 5.",
        "Adaは島5でÉmileを倒して農奴とし、前哨地の領主になった。",
    ),
    (
        "improved",
        (ADA, FOREST_9, word("disc", "feudum-knight")),
        "Ada improves Forest 9: it is now a feudum of the knights.",
        "Ada améliore Forêt 9 : c’est maintenant un fief des chevaliers.",
        "Adaは森9を改良し、騎士の封土にした。",
    ),
    (
        "guild-share",
        (EMILE, word("guild", "merchant"), word("rank", "journeyman"), 1),
        "Émile gets 1 shilling of it as journeyman of the merchants’ guild.",
        "Émile reçoit 1 de ces shillings comme ouvrier de la guilde des marchands.",
        "Émileは商人ギルドの職人としてそのうち1シリングを得た。",
    ),
    (
        "line-invent-barrel",
        ((("saltpeter", 2), ("sulfur", 1)), 4),
        "Krud barrel: 4 markers into the rows — 2 saltpeter and 1 sulfur",
        "Baril de krud : 4 marqueurs dans les rangées — 2 salpêtres et 1 soufre",
        "火薬樽：各列にマーカー計4個 — 硝石2個、硫黄1個",
    ),
    (
        "crop-collected",
        (ADA, FOREST_9, word("landscape", "butt"), 2),
        "Ada collects 2 archery targets from the archery butt at Forest 9.",
        "Ada récupère 2 cibles sur la butte pour archers en Forêt 9.",
        "Adaは森9の弓の稽古場から的を2枚受け取った。",
    ),
    (
        "line-collect-crop",
        (word("landscape", "silver-mine"), 2, 1),
        "Collect 2 shillings; 1 shilling goes to the ruler",
        "Récupérer 2 shillings ; 1 pour le dirigeant",
        "シリングを2枚受け取る（領主に1枚）",
    ),
    (
        "why-few-stars",
        (word("guild", "alchemist"), 3, 0),
        "It takes 3 stars in the alchemists’ guild; you have none.",
        "Il faut 3 étoiles chez les alchimistes ; vous n’en avez aucune.",
        "錬金術師ギルドの星が3つ必要です。今は1つもありません。",
    ),
    (
        "why-rules-no",
        (word("disc", "farm"),),
        "You rule no farm.",
        "Vous ne dirigez aucune ferme.",
        "領主として治める農場がありません。",
    ),
    (
        "conquered-pawn",
        (ADA, EMILE, ALCHEMIST, DESERT_12, 2),
        "Émile’s alchemist is driven from Desert 12: Ada scores 2 points.",
        "Ada chasse l’alchimiste (Émile) du Désert 12 et marque 2 points.",
        "Adaは砂漠12からÉmileの錬金術師を追い払い、2点を得た。",
    ),
    (
        "final-charter",
        (EMILE, word("writ", "west"), 7),
        "Émile seals the western charter and scores 7 points for it.",
        "Émile pose un sceau sur la charte de l’ouest et marque 7 points.",
        "Émileは「西の特許状」に印章を付け、7点を得た。",
    ),
]


@pytest.mark.parametrize("key, arguments, english, french, japanese", SENTENCES)
def test_sentences(
    key: str, arguments: tuple[Argument, ...], english: str, french: str, japanese: str
) -> None:
    game = demesne.game("feudum")
    for lang, text in (("en", english), ("fr", french), ("ja", japanese)):
        said = Words(lang, game, ["Ada", "Émile"], strict=True).say(Message(key, *arguments))
        assert said.replace("\N{NO-BREAK SPACE}", " ") == text
