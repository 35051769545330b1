"""The checks, and the summary of whatever was run."""

import time
from collections.abc import Callable, Iterable

from tools.locks import addresses
from tools.places import PYTHON, SRC, VENV, program, tidy
from tools.programs import Words, from_source, run


class Stage:
    """One line of the summary: a program to run, a function to call, or a reason to skip."""

    def __init__(
        self,
        name: str,
        command: Words | None = None,
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
    module: Words = [PYTHON, "-m"]
    return [
        Stage("ruff check", [*module, "ruff", "check", "."]),
        Stage("ruff format", [*module, "ruff", "format", "--check", "."]),
        Stage("mypy --strict", [*module, "mypy", "dev.py", "tools", "src", "tests", "bench"]),
        Stage("import-linter", [program(VENV, "lint-imports"), "--no-logo"], from_source()),
        Stage("no addresses in locks", call=addresses),
        Stage("no libraries in src", call=stray_libraries),
    ]


def run_all(stages: Iterable[Stage]) -> int:
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
    skipped = any(word == "SKIPPED" for word, _, _ in summary)
    well = "All is well, except what was SKIPPED." if skipped else "All is well."
    print(f"\nFAILED: {', '.join(failed)}" if failed else f"\n{well}")
    return 1 if failed else 0


def stray_libraries() -> list[str]:
    """Python would import them instead of the sources beside them."""
    found = [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd")]
    return [f"{tidy(path)}: made by a compile by hand; delete it" for path in found]
