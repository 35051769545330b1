"""The nginx configuration of docs/run-a-server.md, with a real nginx in front of a real server."""

from __future__ import annotations

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


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@pytest.fixture
def front(tmp_path: Path) -> Iterator[tuple[House, str]]:
    """The server, and the address of an nginx that leads to it."""
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    openssl = shutil.which("openssl")
    if nginx is None or openssl is None:
        warnings.warn(
            "NOT TESTED, nginx or openssl is missing: the configuration of docs/run-a-server.md",
            stacklevel=1,
        )
        pytest.skip("nginx and openssl are not installed: the configuration is NOT tested")
    limits = Limits(requests_of_address=(0.001, 60.0))
    with house(tmp_path / "data", hosts=(NAME,), limits=limits) as server:
        plain, secure = free_port(), free_port()
        key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
        subprocess.run(
            [
                *(openssl, "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"),
                *("-subj", f"/CN={NAME}", "-keyout", str(key), "-out", str(certificate)),
            ],
            check=True,
            capture_output=True,
        )
        (text,) = re.findall(r"```nginx\n(.*?)```", DOCS, re.DOTALL)
        text = text.replace("127.0.0.1:8049", f"127.0.0.1:{server.port}")
        text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{secure} ssl")
        text = re.sub(r"/etc/letsencrypt/\S+fullchain.pem", str(certificate), text)
        text = re.sub(r"/etc/letsencrypt/\S+privkey.pem", str(key), text)
        paths = "".join(
            f"{kind}_temp_path {tmp_path}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        file = tmp_path / "nginx.conf"
        file.write_text(
            f"daemon off; pid {tmp_path}/pid; error_log {tmp_path}/error.log;\n"
            f"events {{}}\nhttp {{ access_log off;\n{paths}{text}}}\n"
        )
        checked = subprocess.run([nginx, "-t", "-c", str(file)], capture_output=True, text=True)
        assert checked.returncode == 0, checked.stderr
        running = subprocess.Popen([nginx, "-c", str(file)], stderr=subprocess.DEVNULL)
        try:
            deadline = time.monotonic() + SOON
            while True:
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", secure)) == 0:
                        break
                assert time.monotonic() < deadline, "nginx does not start"
                time.sleep(0.05)
            yield server, f"https://127.0.0.1:{secure}"
        finally:
            running.terminate()
            running.wait(SOON)


def test_a_table_is_played_through_nginx(front: tuple[House, str]) -> None:
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


def test_nobody_lies_to_nginx_about_their_address(front: tuple[House, str]) -> None:
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
    assert http.get("/", headers={"Host": "evil.example"}).status_code == 403
    big = http.post("/api/import", content=b"x" * 2_000_000, headers={"Host": NAME})
    assert big.status_code == 413
