"""The commands of dev.py: each docstring is the command's --help."""

import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from typing import NoReturn

from tools import ready
from tools.checks import Stage, checks, run_all
from tools.compiling import HOW_TO_COMPILE, LIBRARIES, forget, lacking
from tools.installed import INSTALLED
from tools.locks import write_locks
from tools.page import STAMP as PAGE_STAMP
from tools.page import page_checked
from tools.places import (
    CACHE,
    COMPILE_LOG,
    COMPILER,
    E2E,
    NODE,
    PYTHON,
    RAY,
    ROOT,
    VENV,
    packages_of,
    program,
    tidy,
)
from tools.programs import Words, become, cores, from_source, run
from tools.progress import Trouble

DEMESNE = program(VENV, "demesne")


def setup(args: list[str]) -> int:
    """Set everything up for working on it, or bring it up to date.

    Usage: python3 dev.py setup [--fresh]

    Makes .venv with the locked tools and Demesne itself, builds the page, and
    compiles the rules when a C compiler and Python's headers are there (without,
    all works, only slower). Every other command makes what it needs by itself.

    Examples:
      python3 dev.py setup            up to date? then it takes a moment only
      python3 dev.py setup --fresh    throw away what was set up, and start again
    """
    if args not in ([], ["--fresh"]):
        raise Trouble(f"setup does not know: {' '.join(args)}. See: python3 dev.py setup --help")
    if args:
        for folder in (VENV, COMPILER, LIBRARIES, INSTALLED, E2E, NODE, RAY):
            shutil.rmtree(folder, ignore_errors=True)
        PAGE_STAMP.unlink(missing_ok=True)
    forget()
    mode = ready.to_develop()
    print(f"Ready ({mode}). Play: python3 dev.py serve   The program: {tidy(DEMESNE)}")
    return 0


def serve(args: list[str]) -> int:
    """Play in the browser. Sets up what that needs on first use, in less than a minute.

    Usage: python3 dev.py serve [OPTIONS]

    The options are those of `demesne serve`. The page is built again when web/
    has changed. No Node is needed: without one, it is fetched from PyPI. The rules
    are compiled in the background, and run compiled from the next start.

    Examples:
      python3 dev.py serve                        opens http://127.0.0.1:8049/
      python3 dev.py serve --port 9000 --no-open  another port, no browser
      .venv/bin/demesne serve --help              all options (after set-up)
    """
    ready.to_run(page=True)
    become([DEMESNE, "serve", *args])


def play(args: list[str]) -> int:
    """Play a game in the terminal. Sets up what that needs on first use.

    Usage: python3 dev.py play [GAME] [OPTIONS]

    The game is village unless named; the options are those of `demesne play`.

    Examples:
      python3 dev.py play                               you against bots
      python3 dev.py play --seats me,fair,tibert        choose who sits where
      python3 dev.py play --seats me,me --lang fr       two people, one keyboard, in French
      .venv/bin/demesne play --help                     all options (after set-up)
    """
    ready.to_run()
    game = [] if args and not args[0].startswith("-") else ["village"]
    become([DEMESNE, "play", *game, *args])


def test(args: list[str]) -> int:
    """Run everything: the checks, then the tests, interpreted and compiled.

    Usage: python3 dev.py test [PYTEST ARGUMENTS]

    All stages run even when one fails; the summary at the end names each. Without
    arguments, what cannot differ between the two is tested compiled alone, so are long
    games of bots, and the page is tried in a browser.

    Examples:
      python3 dev.py test                           before you push
      python3 dev.py test tests/contract -x         the checks, and only these tests
      python3 dev.py test -k mass -n0 --pdb         stop in the debugger, one process
      PYTHONPATH=src .venv/bin/pytest -k mass       only some tests, interpreted, at once
    """
    if args[:1] == ["--"]:
        args = args[1:]
    ready.to_begin_testing(whole=not args)
    return run_all(test_stages(args))


def test_stages(args: list[str]) -> Iterator[Stage]:
    """One after the other: the rules are compiled while the interpreted ones are tested.

    What is compiled is tested in both forms; the rest, which is not, once, and with the rules
    that are quicker. So are the long games of bots.
    """
    pytest: Words = [PYTHON, "-m", "pytest", "-q", "-n", str(cores()), "--ignore=tests/e2e"]
    yield from checks()
    yield Stage("the page, its types", call=page_checked)
    interpreted = {**from_source(), "DEMESNE_EXPECT_COMPILED": "0"}
    short: Words = ["-m", "not long", *OF_THE_RULES]
    yield Stage("tests, interpreted", [*pytest, *(args or short)], interpreted)
    mode = ready.to_test_compiled()
    with_ray = {"DEMESNE_RAY": str(packages_of(RAY))} if packages_of(RAY).is_dir() else {}
    if mode == ready.COMPILED:
        compiled = {**with_ray, "DEMESNE_EXPECT_COMPILED": "1"}
        yield Stage("tests, compiled", [*pytest, *args], compiled)
    else:
        if mode == ready.INTERPRETED and lacking():
            skip = f"no {' and no '.join(lacking())} here; {HOW_TO_COMPILE}"
            yield Stage("tests, compiled", skip=skip)
        else:
            yield Stage("tests, compiled", call=compile_failed)
        if not args:
            others = [f"--ignore={folder}" for folder in OF_THE_RULES]
            yield Stage("tests, the others", [*pytest, *others], {**with_ray, **interpreted})
            yield Stage("tests, long", [*pytest, "-m", "long", *OF_THE_RULES], interpreted)
    if not args:
        yield Stage("the page, in a browser", browser_tests([]), E2E_ENV)


def e2e(args: list[str]) -> int:
    """Play in a real Chromium, click by click, and look at every page (tests/e2e).

    Usage: python3 dev.py e2e [PYTEST ARGUMENTS]

    Pictures of every page are left in .cache/screenshots. It is part of `test`.

    Examples:
      python3 dev.py e2e                  all of it
      python3 dev.py e2e -k phone         only some tests
    """
    ready.to_develop(browser=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    return run(browser_tests(args), {**E2E_ENV, "DEMESNE_PICTURES": str(PICTURES)})


def looks(args: list[str]) -> int:
    """Take pictures of every page and compare them to the last accepted ones (tests/looks).

    Usage: python3 dev.py looks [--only GLOB] [--accept] [--tolerance SHARE] [--list]

    Every game in fixed positions, on nine sizes of screen, zoomed in, in both lights and in
    three languages. New pictures and a page that shows old, new and difference side by side
    are left in .cache/looks; the accepted ones are in tests/looks/accepted, kept small.

    Examples:
      python3 dev.py looks                          all of them: some ten minutes
      python3 dev.py looks --only 'mil-*-390x*'     only some; --list has all names
      python3 dev.py looks --only 'rules-*' --accept    this is how it shall look
    """
    ready.to_develop(browser=True)
    tests = {**E2E_ENV, "PYTHONPATH": str(ROOT / "tests")}
    return run([program(E2E, "python"), "-m", "looks", *args], tests)


def check(args: list[str]) -> int:
    """Check style, types, layers and lock files. No tests.

    Usage: python3 dev.py check [--fix]

    Examples:
      python3 dev.py check          ruff, mypy --strict, import-linter, lock files
      python3 dev.py check --fix    let ruff format and repair what it can, then check
    """
    if args not in ([], ["--fix"]):
        raise Trouble(f"check does not know: {' '.join(args)}. See: python3 dev.py check --help")
    ready.to_check()
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
    ready.to_develop(page=False)
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
    return write_locks(args)


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "serve": serve,
    "play": play,
    "setup": setup,
    "test": test,
    "e2e": e2e,
    "looks": looks,
    "check": check,
    "bench": bench,
    "lock": lock,
}
E2E_ENV = {"DEMESNE_PYTHON": str(PYTHON)}
PICTURES = CACHE / "screenshots"
# Tests of what is compiled: core, games and bots.
OF_THE_RULES = [f"tests/{room}" for room in ("bots", "contract", "core", "golden", "rulebook")]


def browser_tests(args: list[str]) -> Words:
    """Pytest for tests/e2e, in an environment of its own: Playwright is large.

    A file's tests share tables and mostly stay together; a browser and its server are work for
    one core. Which of them are left at the end is shared out anew.
    """
    python = program(E2E, "python")
    together: Words = ["-n", str(cores()), "--dist", "worksteal"]
    return [python, "-m", "pytest", "-q", "--confcutdir=tests/e2e", *together, "tests/e2e", *args]


def compile_failed() -> list[str]:
    """A compiler is there, so that the compiled tests cannot run is a failure."""
    return [f"compiling failed, so there was nothing to test: see {tidy(COMPILE_LOG)}"]


def main(about: str | None, argv: list[str]) -> int:
    """Find the command and run it; what goes wrong is a sentence."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), stopped)
    try:
        return dispatch(about or "", argv)
    except Trouble as trouble:
        sys.exit(str(trouble))
    except KeyboardInterrupt:
        sys.exit("\nStopped. Run the same command again to go on.")
    except OSError as trouble:
        sys.exit(f"{trouble}\nMend that and run the same command again.")


def stopped(_signal: int, _frame: object) -> NoReturn:
    """Asked to end by another, or the terminal is closed: the same as Ctrl-C."""
    raise KeyboardInterrupt


def dispatch(about: str, argv: list[str]) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        print(about)
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
