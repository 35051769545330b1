"""What a command needs before it can begin, made at the same time where it can be."""

from collections.abc import Callable

from tools.compiling import (
    HOW_TO_COMPILE,
    JOB,
    OUTCOME,
    barred,
    compile_behind,
    compile_rules,
    lacking,
    note,
    outcome,
    rules_key,
)
from tools.installed import use_newest
from tools.packages import provide
from tools.page import JOB as PAGE_JOB
from tools.page import build_page
from tools.places import (
    COMPILE_LOG,
    DEV_LOCK,
    E2E,
    E2E_LOCK,
    E2E_LOG,
    RAY,
    RAY_LOCK,
    RAY_LOG,
    RUN_LOCK,
    VENV,
    tidy,
)
from tools.programs import RUNNING
from tools.progress import Stopped, Trouble, say, together
from tools.stamps import write_stamp
from tools.turns import turn

COMPILED, INTERPRETED, BROKEN = "compiled", "interpreted", "compile failed"
SLOWER = "everything works, only slower"


def to_run(page: bool = False) -> str:
    """Ready to play: nothing is waited for that playing does not need."""
    jobs = {"Python": run_packages}
    if page:
        jobs[PAGE_JOB] = build_page
    with turn("setup", "Another dev.py is setting up; waiting for it ..."):
        together(jobs, RUNNING.stop)
        compiled, new = use_newest()
    if compiled:
        if new:
            say("The compiled rules are ready: Demesne runs them from now on.")
        return COMPILED
    tell_outcome()
    key = rules_key()
    if lacking() or barred(key):
        return BROKEN if barred(key) else INTERPRETED
    begun = compile_behind()
    say(
        f"The rules are {'' if begun else 'still '}being compiled in the background "
        f"(a minute or two): until the next start after that, {SLOWER}."
    )
    return INTERPRETED


def to_develop(page: bool = True, browser: bool = False) -> str:
    """Everything: the tools, the page and the compiled rules."""
    return prepare({**tools(page, browser), JOB: compile_rules})


def to_begin_testing(whole: bool) -> None:
    """All but the compiled rules: those are made while the first tests run."""
    if not lacking() and not barred(rules_key()):
        # Somebody waits for them.
        compile_behind(niceness=0)
    with turn("setup", "Another dev.py is setting up; waiting for it ..."):
        together(tools(True, whole) | ({"Ray": ray_packages} if whole else {}), RUNNING.stop)


def to_test_compiled() -> str:
    """The compiled rules, once they are made."""
    return prepare({JOB: compile_rules})


def tools(page: bool, browser: bool) -> dict[str, Callable[[], None]]:
    jobs: dict[str, Callable[[], None]] = {"Python": all_packages}
    if page:
        jobs[PAGE_JOB] = lambda: build_page(checked=True)
    if browser:
        jobs["browser"] = lambda: provide("browser", E2E, E2E_LOCK, log=E2E_LOG)
    return jobs


def prepare(jobs: dict[str, Callable[[], None]]) -> str:
    """Do all of it and put the newest rules to use; how they are run."""
    with turn("setup", "Another dev.py is setting up; waiting for it ..."):
        together(jobs, RUNNING.stop)
        compiled, _ = use_newest()
    if compiled:
        return COMPILED
    tell_outcome()
    return BROKEN if barred(rules_key()) else INTERPRETED


def to_check() -> None:
    """Only the tools."""
    with turn("setup", "Another dev.py is setting up; waiting for it ..."):
        together({"Python": all_packages}, RUNNING.stop)


def run_packages() -> None:
    provide("Python", VENV, RUN_LOCK, project=True)


def all_packages() -> None:
    provide("Python", VENV, DEV_LOCK, covers=(RUN_LOCK,), project=True)


def ray_packages() -> None:
    """Ray is not made for every machine; where it is missing, its test says so."""
    try:
        provide("Ray", RAY, RAY_LOCK, log=RAY_LOG)
    except Stopped:
        raise
    except Trouble as trouble:
        say(f"!!! The arena will not be tried on Ray. {trouble}")


def tell_outcome() -> None:
    """Why the rules are not compiled: said once, not at every start."""
    lacks = lacking()
    last = outcome()
    if lacks:
        words = [f"No {' and no '.join(lacks)} here"]
        if last.get("lines") != words:
            note("", words, again=True, told=True)
            say(f"{words[0]}: {SLOWER}. To have the rules compiled, {HOW_TO_COMPILE}")
        return
    if not last or last.get("told"):
        return
    say(f"!!! THE RULES COULD NOT BE COMPILED: {SLOWER}.")
    for line in last.get("lines", []):
        say(f"!!!   {line}")
    tried = "It is tried again now."
    if not last.get("again"):
        tried = "It is tried again when the rules change, or with: python3 dev.py setup"
    say(f"!!! The whole story: {tidy(COMPILE_LOG)}. {tried}")
    write_stamp(OUTCOME, {**last, "told": True})
