"""A real server, a real Chromium. Needs the extra `e2e`: run `python3 dev.py e2e`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from e2e.server import PATIENCE, Server

ROOT = Path(__file__).parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The first is Chromium without a window to draw: tests take a quarter less time in it.
BROWSERS = (
    *("chromium-headless-shell", "chromium"),
    *("chromium-browser", "google-chrome", "google-chrome-stable"),
)
HOW = (
    "Debian, Ubuntu: apt install chromium-headless-shell fonts-noto-cjk, or chromium; "
    "Fedora: dnf install chromium; "
    "macOS: brew install --cask chromium; or name one: CHROMIUM=/path/to/chromium"
)

# Without Playwright there is nothing to collect here; dev.py has it in an environment of its own.
if importlib.util.find_spec("playwright") is None:
    collect_ignore_glob = ["test_*.py"]


def pytest_report_header() -> str:
    return f"browser: {find_browser() or f'NONE FOUND. {HOW}'}"


def find_browser(names: Sequence[str] = BROWSERS) -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server"))
    with urllib.request.urlopen(server.url) as page:
        if b"assets/" not in page.read():
            server.stop()
            pytest.fail("The page has not been built: run python3 dev.py e2e, which builds it.")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    path = find_browser()
    if path is None:
        text = f"No Chromium here, so the page cannot be tried in a browser. {HOW}"
        if os.environ.get("CI"):
            pytest.fail(text)
        pytest.skip(text)
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()
