"""The page: Node, the packages of web/, and the build into the server's folder."""

import os
import shutil
import subprocess

from tools.packages import provide
from tools.places import CACHE, NODE, NODE_LOCK, PAGE_LOG, SRC, WEB, program
from tools.programs import Failed, Words, environment, logged, read_log
from tools.progress import stage
from tools.stamps import digest, read_stamp, write_stamp

JOB = "page"
PAGE = SRC / "demesne" / "server" / "page"
BUILT = CACHE / "page"
# What the page and the packages were made from. Beside the caches: a build empties its folder.
STAMP = CACHE / "page.json"
NODE_NEEDED = (20, 19)
# What building needs, and what checking needs besides: `dependencies`, `devDependencies`.
TO_BUILD, TO_CHECK = "to build", "to check"
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier")


def build_page(checked: bool = False) -> None:
    """Build web/ unless what is there comes from these very files.

    `checked` sees to the packages of `npm run check` too.
    """
    sources = sorted(path for path in WEB.iterdir() if path.name != "node_modules")
    made_from = digest(sources)
    stamp = read_stamp(STAMP)
    built = stamp.get("made_from") == made_from and (PAGE / "index.html").exists()
    if built and not (checked and lacks_packages(stamp, TO_CHECK)):
        return
    npm, env = find_npm()
    scope = TO_CHECK if checked else TO_BUILD
    if lacks_packages(stamp, scope):
        stage(JOB, "fetching what it is made of")
        stamp.pop("packages", None)
        write_stamp(STAMP, stamp)
        omitted = [] if checked else ["--omit=dev"]
        logged([npm, "ci", *QUIET, *omitted], "fetch the page's packages", PAGE_LOG, env, WEB)
        stamp["packages"] = packages(scope)
        write_stamp(STAMP, stamp)
    if built:
        return
    stage(JOB, "building")
    # Built aside and moved: a server that runs meanwhile never shows half a page.
    command: Words = [npm, "run", "build", "--", "--outDir", BUILT, "--emptyOutDir"]
    logged(command, "build the page", PAGE_LOG, env, WEB)
    stamp.pop("made_from", None)
    write_stamp(STAMP, stamp)
    if PAGE.exists():
        shutil.rmtree(PAGE)
    shutil.move(BUILT, PAGE)
    write_stamp(STAMP, {**stamp, "made_from": made_from})


def packages(scope: str) -> str:
    return f"{digest([WEB / 'package-lock.json'])} {scope}"


def lacks_packages(stamp: dict[str, str], scope: str) -> bool:
    enough = {packages(scope), packages(TO_CHECK)}
    return stamp.get("packages") not in enough or not (WEB / "node_modules").exists()


def find_npm() -> tuple[str, dict[str, str]]:
    """The machine's npm where its Node is new enough; else one from PyPI, in .cache/node."""
    npm = shutil.which("npm")
    node = shutil.which("node")
    if npm and node:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True)
        version = answer.stdout.strip().lstrip("v").split(".")
        if len(version) == 3 and tuple(map(int, version[:2])) >= NODE_NEEDED:
            return npm, {}
    provide(JOB, NODE, NODE_LOCK, log=PAGE_LOG)
    ours = program(NODE, "npm")
    path = environment().get("PATH", "")
    return str(ours), {"PATH": f"{ours.parent}{os.pathsep}{path}"}


def page_checked() -> list[str]:
    """svelte-check over web/, with TypeScript in its strictest mood."""
    npm, env = find_npm()
    try:
        logged([npm, "run", "check"], "check the page", PAGE_LOG, env, WEB)
    except Failed:
        return read_log(PAGE_LOG)[-40:]
    return []
