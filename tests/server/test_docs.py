"""The examples of docs/protocol.md are what the types say and what the server sends."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from demesne.server import protocol
from server.house import House, legal

DOCS = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = [(kind, text) for kind, text in re.findall(r"```json (\w+)\n(.*?)```", DOCS, re.DOTALL)]


def reader(kind: str) -> Any:
    if kind == "client":
        return protocol.ClientMessage
    if kind == "server":
        return protocol.SERVER.type
    return getattr(protocol, kind)


@pytest.mark.parametrize("kind, text", EXAMPLES)
def test_an_example_is_what_the_type_says(kind: str, text: str) -> None:
    example = msgspec.json.decode(text, type=reader(kind), strict=True)
    if kind == "client":
        assert isinstance(example, protocol.ClientMessage)
        assert example.request() is not None
    # Nothing in the example that the type does not know, nothing missing.
    written = msgspec.to_builtins(example)
    assert shape(json.loads(text)) <= shape(written)
    if kind != "client":
        optional = {"why", "seat", "token", "bot", "name", "lang", "options", "open"}
        optional |= {"hints", "pace", "cut", "here", "deserted", "stage", "stopped", "offered"}
        assert {key for key in written if key not in json.loads(text)} <= optional


def shape(value: Any, path: str = "") -> set[str]:
    """Every path of names in a message."""
    if isinstance(value, dict):
        return set().union(*(shape(v, f"{path}/{k}") | {f"{path}/{k}"} for k, v in value.items()))
    if isinstance(value, list):
        return set().union(*(shape(item, path) for item in value))
    return set()


def test_every_message_has_an_example() -> None:
    shown = [json.loads(text) for kind, text in EXAMPLES if kind in ("client", "server")]
    types = {message.get("type") for message in shown} - {None}
    assert types == {"table", "moved", "chat", "seats", "looked", "weighed", "done", "refused"}
    requests = {key for message in shown if "type" not in message for key in message} - {"id"}
    assert requests == set(protocol.ClientMessage.__struct_fields__) - {"id"}
    for error in protocol.ERRORS:
        assert f"`{error}`" in DOCS


def test_the_server_sends_what_the_examples_show(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link")
    chair = ada.sit(made["table"])
    chair.until("table")
    bob.post("/api/join", {"token": made["links"]["1"].split("/")[-1]})
    chair.choose()
    chair.ask(choose={"ply": chair.now["ply"], "choice": 999})
    chair.ask(look={"ply": 3})
    menu = chair.now["menu"]
    chair.ask(weigh={"ply": menu["ply"], "choice": legal(menu)[0]})
    chair.ask(chat={"text": "Hello"})
    sent = {message["type"]: set(message) for message in chair.heard}
    shown = {}
    for kind, text in EXAMPLES:
        if kind == "server":
            example = json.loads(text)
            shown[example["type"]] = set(example)
    assert sent == shown
    for text in chair.raw:
        protocol.SERVER.decode(text)


def test_the_answers_over_http_are_what_the_examples_show(server: House) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    made = ada.make("me", "link", open=True)
    token = made["links"]["1"].split("/")[-1]
    answers = {
        "Guest": ada.me,
        "Whereabouts": ada.http.get("/api/place").json(),
        "GameCard": ada.http.get("/api/games").json()[0],
        "GameBox": ada.http.get("/api/games/village").json(),
        "Ratings": ada.http.get("/api/games/village/ratings").json(),
        "Example": ada.http.get("/api/games/village/example").json(),
        "Tables": ada.http.get("/api/tables").json(),
        "Made": made,
        "Invitation": bob.http.get(f"/api/join/{token}").json(),
        "Joined": bob.post("/api/join", {"token": token}),
        "HttpError": ada.http.get("/api/games/ludo").json(),
    }
    for kind, answer in answers.items():
        text = next(text for other, text in EXAMPLES if other == kind)
        assert set(answer) == set(json.loads(text)), kind
        msgspec.json.decode(json.dumps(answer), type=reader(kind))
    assert answers["GameBox"]["tables"]["life"]
    assert answers["Tables"]["mine"][0]["your_turn"]
