"""The configurations of docs/run-a-server.md: a real nginx or Caddy before a real server."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from demesne.server.settings import Limits
from server.house import SOON, House, house

DOCS = (Path(__file__).parents[2] / "docs" / "run-a-server.md").read_text("utf-8")
NAME = "games.example.org"
PLACES = "/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin"


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def documented(kind: str, server: House) -> str:
    (text,) = re.findall(rf"```{kind}\n(.*?)```", DOCS, re.DOTALL)
    return str(text).replace("127.0.0.1:8049", f"127.0.0.1:{server.port}")


def certified(folder: Path) -> tuple[str, str]:
    """A certificate that is good for two days, and its key."""
    key, certificate = str(folder / "key.pem"), str(folder / "certificate.pem")
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
            *("-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-keyout", key, "-out", certificate),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key


def behind_nginx(server: House, folder: Path, secure: int) -> tuple[list[str], list[str]]:
    """How its configuration is checked, and how it is run."""
    certificate, key = certified(folder)
    text = documented("nginx", server)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl")
    text = re.sub(r"/etc/letsencrypt/\S+fullchain.pem", certificate, text)
    text = re.sub(r"/etc/letsencrypt/\S+privkey.pem", key, text)
    paths = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{ access_log off;\n{paths}{text}}}\n"
    )
    return ["nginx", "-t", "-c", str(file)], ["nginx", "-c", str(file)]


def behind_caddy(server: House, folder: Path, secure: int) -> tuple[list[str], list[str]]:
    certificate, key = certified(folder)
    text = documented("caddyfile", server)
    # Nothing is asked of the world: no certificate is fetched, no other port is taken.
    alone = f"admin off\n\tauto_https disable_redirects\n\tdefault_sni {NAME}\n"
    assert text.startswith("{\n")
    text = "{\n\t" + alone + text.removeprefix("{\n")
    site = f"https://{NAME}:{secure} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}\n"
    assert f"\n{NAME} {{\n" in text
    text = text.replace(f"\n{NAME} {{\n", f"\n{site}")
    file = folder / "Caddyfile"
    file.write_text(text)
    words = ["--config", str(file), "--adapter", "caddyfile"]
    return ["caddy", "validate", *words], ["caddy", "run", *words]


@pytest.fixture(params=[behind_nginx, behind_caddy], ids=["nginx", "caddy"])
def front(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[House, str]]:
    """The server, and the address of a proxy that leads to it."""
    wanted = request.node.callspec.id
    for program in (wanted, "openssl"):
        if shutil.which(program, path=PLACES) is None:
            warnings.warn(
                f"NOT TESTED, {program} is missing: {wanted} in docs/run-a-server.md", stacklevel=1
            )
            pytest.skip(f"{program} is not installed: the text about {wanted} is NOT tested")
    limits = Limits(requests_of_address=(0.001, 60.0))
    with house(tmp_path / "data", hosts=(NAME,), limits=limits) as server:
        secure = free_port()
        check, run = request.param(server, tmp_path, secure)
        env = {**os.environ, "PATH": PLACES, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
        checked = subprocess.run(check, capture_output=True, text=True, env=env)
        assert checked.returncode == 0, checked.stderr
        running = subprocess.Popen(run, stderr=subprocess.DEVNULL, env=env)
        try:
            deadline = time.monotonic() + SOON
            while True:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", secure)) == 0:
                        break
                assert time.monotonic() < deadline, f"{wanted} does not start"
                time.sleep(0.05)
            yield server, f"https://127.0.0.1:{secure}"
        finally:
            running.terminate()
            running.wait(SOON)


def test_a_table_is_played_through_a_proxy(front: tuple[House, str]) -> None:
    server, place = front
    http = httpx.Client(base_url=place, verify=False, headers={"Host": NAME}, timeout=SOON)
    answer = http.get("/api/me")
    assert answer.status_code == 200
    assert "max-age" in answer.headers["strict-transport-security"]
    cookie = answer.headers["set-cookie"]
    assert "Secure" in cookie
    assert "HttpOnly" in cookie
    guest = {"Cookie": cookie.partition(";")[0], "Origin": f"https://{NAME}"}
    seats = [{"kind": "me"}, {"kind": "screen"}]
    body = {"game": "village", "seats": seats}
    made = http.post("/api/tables", json=body, headers=guest)
    assert made.status_code == 200, made.text
    foreign = http.post(
        "/api/tables", json=body, headers={**guest, "Origin": "https://evil.example"}
    )
    assert foreign.status_code == 403
    trusting = ssl._create_unverified_context()
    port = int(place.rpartition(":")[2])
    with connect(
        f"wss://{NAME}/ws/{made.json()['table']}",
        sock=socket.create_connection(("127.0.0.1", port)),
        ssl=trusting,
        server_hostname=NAME,
        additional_headers=guest,
        max_size=None,
    ) as table:
        assert '"type":"table"' in str(table.recv(SOON))
    # Plain HTTP, and figures, are nowhere.
    assert "strict-transport-security" not in httpx.get(server.place + "/api/me").headers
    assert http.get("/metrics").status_code == 404


def test_nobody_lies_to_a_proxy_about_their_address(front: tuple[House, str]) -> None:
    _, place = front
    http = httpx.Client(base_url=place, verify=False, headers={"Host": NAME}, timeout=SOON)
    codes = [
        http.get("/healthz", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
        for n in range(80)
    ]
    # Another address each time, it says; it is one, and is told so after sixty requests.
    assert codes.count(200) == 60
    assert set(codes) == {200, 429}


def test_other_names_and_too_much_are_refused(front: tuple[House, str]) -> None:
    _, place = front
    http = httpx.Client(base_url=place, verify=False, timeout=SOON)
    # nginx passes it on and it is refused; Caddy has no such site, and says nothing.
    foreign = http.get("/", headers={"Host": "evil.example"})
    assert foreign.status_code == 403 or not foreign.content
    big = http.post("/api/import", content=b"x" * 2_000_000, headers={"Host": NAME})
    # Caddy is still sending when it is refused, and passes on no more than that it was.
    assert big.status_code in (413, 502)
