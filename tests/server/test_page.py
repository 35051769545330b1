"""How the page is sent: packed, kept or asked for again, and painted before any script."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from demesne.i18n import LANGUAGES
from demesne.i18n.words import Words
from server.house import house

INDEX = Path(__file__).parents[2] / "web" / "index.html"
SCRIPT = "/assets/index-a1B2c3D4.js"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_bytes(INDEX.read_bytes())
    (page / "icon.svg").write_text("<svg/>")
    (page / SCRIPT[1:]).write_text("plain")
    (page / f"{SCRIPT[1:]}.gz").write_bytes(gzip.compress(b"packed"))
    (page / f"{SCRIPT[1:]}.br").write_bytes(b"tighter")
    return page


@pytest.mark.parametrize(
    "asked, sent",
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("gzip;q=0, br;q=0.0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_tightest_that_is_welcome(
    tmp_path: Path, built: Path, asked: str, sent: str | None
) -> None:
    with house(tmp_path / "data", page=built) as server:
        http = server.person().http
        with http.stream("GET", SCRIPT, headers={"Accept-Encoding": asked}) as answer:
            raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert raw == {"br": b"tighter", None: b"plain"}.get(sent, raw)
    if sent == "gzip":
        assert gzip.decompress(raw) == b"packed"


def test_what_has_not_changed_is_not_sent_again(tmp_path: Path, built: Path) -> None:
    with house(tmp_path / "data", page=built) as server:
        http = server.person().http
        for path in ("/", "/table/t_1", "/icon.svg", "/words/fr/web.ftl"):
            first = http.get(path)
            assert first.headers["cache-control"] == "no-cache"
            seen = {"If-None-Match": first.headers["etag"]}
            again = http.get(path, headers=seen)
            assert (again.status_code, again.content) == (304, b""), path
        # A page for an unknown address is always a page.
        seen = {"If-None-Match": http.get("/").headers["etag"], "Accept": "text/html"}
        answer = http.get("/nothing", headers=seen)
        assert (answer.status_code, "Demesne" in answer.text) == (404, True)
        (built / "icon.svg").write_text("<svg></svg>")
        first = http.get("/icon.svg", headers={"If-None-Match": first.headers["etag"]})
        assert first.text == "<svg></svg>"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_paint_is_in_the_readers_language(tmp_path: Path, built: Path, lang: str) -> None:
    with house(tmp_path / "data", page=built) as server:
        http = server.person().http
        text = http.get("/", headers={"Accept-Language": f"{lang}-XX,en;q=0.5"}).text
        chosen = http.get(
            "/", headers={"Accept-Language": "en", "Cookie": f"demesne_look={lang}.dark"}
        ).text
    assert f'<html lang="{lang}">' in text
    assert f'<html lang="{lang}" data-theme="dark">' in chosen
    for key in ("waits", "late", "again", "scripts"):
        said = Words(lang, strict=True).tr(f"server-page-{key}")
        assert said in text
        assert said in chosen


def test_what_a_cookie_says_is_no_part_of_the_page(tmp_path: Path) -> None:
    with house(tmp_path / "data", page=INDEX.parent) as opened:
        http = opened.person().http
        for look in ('fr"><script>.dark', "x.dark onload=x", "..", "xx.pink", "."):
            text = http.get("/", headers={"Cookie": f"demesne_look={look}"}).text
            assert '<html lang="en"' in text
            for part in ("<script>", "onload", "pink"):
                assert part not in text
