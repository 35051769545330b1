"""What the server refuses reaches people in their language."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import demesne.server
from demesne.core.errors import (
    GameOver,
    IllegalChoice,
    InvalidChoice,
    NotYourTurn,
    RulesError,
    StalePly,
)
from demesne.core.match import Match
from demesne.i18n import LANGUAGES, Words
from demesne.registry import game
from demesne.server import visible
from i18n.files import entries
from server.house import House

SERVER = Path(demesne.server.__file__).parent
# Where the key stands among the arguments.
SAYS = {"Refusal": 1, "RequestError": 2}


@cache
def said() -> dict[str, frozenset[str]]:
    """Every key the server says, with the names of its arguments."""
    found: dict[str, frozenset[str]] = {}
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            if node.func.id in SAYS:
                where = f"{path.name}:{node.lineno}"
                key = ast.literal_eval(node.args[SAYS[node.func.id]])
                names = frozenset(str(keyword.arg) for keyword in node.keywords)
                assert found.setdefault(key, names) == names, f"{where}: other arguments"
    return found


def in_french(refused: Any) -> str:
    """As a French reader has it; `text` is the English of the same."""
    key, args = refused["reason"]["key"], refused["reason"]["args"]
    assert refused["text"] == Words("en", strict=True).tr(key, **args)
    return Words("fr", strict=True).tr(key, **args)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_its_sentence_and_no_sentence_is_left_over(lang: str) -> None:
    assert len(said()) > 50
    assert all(key.startswith("server-") for key in said())
    # What the first paint and a notification say is no refusal.
    others = ("server-page-", "push-")
    words = {k: e.arguments for k, e in entries(lang, "server").items() if not k.startswith(others)}
    assert words == said()


def test_a_request_is_refused_in_french(server: House) -> None:
    ada = server.person("Ada")
    refused = ada.http.get("/api/tables/t_1").json()
    assert refused["error"] == "not-found"
    assert in_french(refused) == "Cette table n’existe pas."
    unknown = {"game": "ludo", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    refused = ada.http.post("/api/tables", json=unknown).json()
    assert in_french(refused) == "On ne joue pas à «\u00a0ludo\u00a0» ici."
    alone = {"game": "village", "seats": [{"kind": "me"}]}
    refused = ada.http.post("/api/tables", json=alone).json()
    assert in_french(refused).startswith("Cette table ne peut pas être préparée. village is for 2")
    refused = ada.http.post("/api/import", content=b"nothing").json()
    assert in_french(refused).startswith("Ce journal ne peut pas être repris. ")


def test_a_message_is_refused_in_french(server: House) -> None:
    ada, bob, eve = server.person("Ada"), server.person("Bob"), server.person("Eve")
    made = ada.make("me", "link")
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    a, b, e = ada.sit(made["table"]), bob.sit(made["table"]), eve.sit(made["table"])
    for chair in (a, b, e):
        chair.until("table")
    ply = a.now["ply"]
    refused = a.ask(choose={"ply": ply, "choice": 0, "seat": 1})
    assert in_french(refused) == "La place 2 n’est pas la vôtre."
    assert in_french(a.ask(look={"ply": 3, "seat": 9})) == "Il n’y a pas de place 10 à cette table."
    assert in_french(e.ask(remove={"seat": 0})) == "Seul l’hôte peut en décider."
    # What somebody is called is nobody's word: it stays as it is in every language.
    assert in_french(b.ask(seat={"seat": 0, "player": "bot"})) == "Ada est là et joue."
    a.socket.send("{")
    assert in_french(a.until("refused")).startswith("Ce message est illisible\u00a0: ")
    refused = a.ask(choose={"ply": ply - 1, "choice": 0})
    assert refused["error"] == "stale-ply"
    assert "Regardez la table" in in_french(refused)
    # The rules' own words are of the game; seats are shown by the names at the table.
    refused = b.ask(choose={"ply": ply, "choice": 0})
    assert refused["reason"] == {"key": "error-not-your-turn", "args": {"seat": 1}}


@pytest.mark.parametrize(
    "error, key, args",
    [
        (GameOver(""), "error-game-over", {}),
        (StalePly("", seat=1), "error-stale-ply", {}),
        (NotYourTurn("", seat=1), "error-not-your-turn", {"seat": 1}),
        (InvalidChoice("", seat=1, choice="99"), "error-invalid-choice", {"choice": "99"}),
        (
            IllegalChoice("", seat=1, choice="buy/ox"),
            "server-cannot-choose",
            {"name": "Bob", "choice": "buy/ox"},
        ),
    ],
)
def test_rules_that_give_no_reason_are_said_too(
    error: RulesError, key: str, args: dict[str, Any]
) -> None:
    refusal = visible.refusal(Match(game("village"), 2, seed=1, players=["Ada", "Bob"]), error)
    assert (refusal.reason.key, refusal.reason.args) == (key, args)
    for lang in LANGUAGES:
        assert Words(lang, strict=True).tr(key, **args)
