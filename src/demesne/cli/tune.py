"""`demesne tune`: find how a level thinks best in a game, by playing.

Beside the present plan stand its neighbours: the same but for one figure, with as many samples
as take the same time. All play against the present plan; the better half goes on and plays
twice as much, until one is left. Where it is better beyond doubt it takes the place of the
present plan, and its own neighbours are tried. Every game is kept in a file: whoever stops the
command and starts it again goes on where it was.
"""

from __future__ import annotations

import json
import os
import random
import re
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from demesne import registry
from demesne.bots.bot import knowledge
from demesne.bots.levels import plan_of
from demesne.bots.plan import GREEDY, Plan, read_plan
from demesne.bots.search import Searcher
from demesne.cli.duel import Duel, play_all, wilson
from demesne.cli.seating import read_options
from demesne.core.errors import SetupError
from demesne.core.game import Game
from demesne.core.sample import play_out
from demesne.core.state import State
from demesne.i18n import Words

# A figure is tried at these multiples, and at these values besides.
FACTORS = {
    "arms": (0.5, 2.0),
    "turns": (0.5, 2.0),
    "replies": (0.5, 2.0),
    "look": (0.5, 2.0),
    "positions": (0.25,),
}
VALUES: dict[str, tuple[float, ...]] = {
    "arms": (0,),
    "turns": (0, 1),
    "replies": (1,),
    "look": (0, 24),
    "positions": (),
    "prior": (0.0, 4.0, 12.0),
    "mix": (0.0, 0.5, 1.0),
    "scale": (0.0, 10.0),
}
# Positions in which the time of a plan is taken.
POSITIONS = 12


def run_tune(
    name: str,
    level: str = "strong",
    seats: int = 2,
    games: int = 200,
    rounds: int = 3,
    option: list[str] | None = None,
    seed: int = 1,
    jobs: int | None = None,
    results: Path | None = None,
    out: Path | None = None,
    as_json: bool = False,
    lang: str = "en",
) -> int:
    """Tune one level of a game; print its table, or put it into the file `out`."""
    words = Words(lang)
    game = registry.game(name)
    game.check_seats(seats)
    if games < 1 or rounds < 1:
        raise SetupError(words.tr("cli-tune-error-games"))
    plan = plan_of(level, game).at(seats)
    if plan.kind == GREEDY:
        raise SetupError(words.tr("cli-tune-error-greedy", level=level, game=name))
    variant = game.full_options(read_options(option or [], words))
    file = results or Path(f"tune-{name}.jsonl")
    field = Field(game, variant, seats, seed, file, jobs or os.cpu_count() or 1, words)
    steps: list[dict[str, Any]] = []
    stopped = False
    try:
        for _ in range(rounds):
            best, score = field.best_of(plan, games)
            steps.append({"plan": best.to_dict(), **score})
            if score["low"] <= 1 / seats:
                break
            plan = best
    except KeyboardInterrupt:
        # What was played is kept; the plan is the best that is known beyond doubt.
        stopped = True
    written = toml_table(level, plan, seats if seats != game.MIN_SEATS else None)
    if as_json:
        print(json.dumps({"ok": not stopped, "plan": plan.to_dict(), "rounds": steps}))
    else:
        report(Console(), steps, seats, words)
        print(written)
        if stopped:
            print(words.tr("cli-tune-stopped", file=str(file)))
    if out is not None:
        put_table(out, written)
    return 130 if stopped else 0


class Field:
    """Who plays whom, and what is known of it."""

    def __init__(
        self,
        game: Game,
        options: dict[str, str],
        seats: int,
        seed: int,
        file: Path,
        jobs: int,
        words: Words,
    ) -> None:
        self.game = game
        self.options = options
        self.seats = seats
        self.seed = seed
        self.file = file
        self.jobs = jobs
        self.words = words
        self.positions = some_positions(game, seats, options)

    def best_of(self, champion: Plan, games: int) -> tuple[Plan, dict[str, Any]]:
        """The neighbour that does best against the champion, and how it does."""
        left = self.neighbours(champion)
        # Halving: each stage plays twice as much, the last as much as was asked for.
        stages = max(1, (len(left) - 1).bit_length())
        while True:
            count = max(2 * self.seats, games >> stages)
            count += -count % self.seats
            scores = self.scores(left, champion, count)
            order = sorted(range(len(left)), key=lambda n: -scores[n]["rate"])
            if len(left) == 1 or stages == 0:
                return left[order[0]], scores[order[0]]
            left = [left[n] for n in order[: (len(left) + 1) // 2]]
            stages -= 1

    def scores(self, plans: list[Plan], champion: Plan, games: int) -> list[dict[str, Any]]:
        shares: list[list[float]] = [[] for _ in plans]
        tables = [json.dumps(plan.to_dict()) for plan in plans]
        theirs = champion.to_dict()
        duels = [
            Duel(self.game.NAME, self.options, self.seats, mine, theirs, self.seed, number)
            for number in range(games)
            for mine in map(Plan.to_dict, plans)
        ]
        columns = (
            TextColumn("{task.description}"),
            *(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
        )
        with Progress(*columns, console=Console(stderr=True)) as bar:
            told = self.words.tr("cli-tune-playing", plans=len(plans), games=games)
            for result in bar.track(
                play_all(duels, self.file, self.jobs), total=len(duels), description=told
            ):
                shares[tables.index(json.dumps(result["challenger"]))].append(result["share"])
        return [score(share) for share in shares]

    def neighbours(self, plan: Plan) -> list[Plan]:
        """Plans that differ in one figure and take about the same time."""
        table = plan.to_dict()
        wanted = self.cost(plan)
        found: dict[str, Plan] = {}
        for figure in VALUES:
            now = table[figure]
            values = {type(now)(now * factor) for factor in FACTORS.get(figure, ())}
            values |= {type(now)(value) for value in VALUES.get(figure, ())}
            for value in sorted(values - {now}):
                other = read_plan({**table, figure: value}, figure)
                other.samples = max(
                    2 * max(1, other.arms),
                    round(plan.samples * min(8.0, wanted / max(1e-6, self.cost(other)))),
                )
                found[json.dumps(other.to_dict())] = other
        return list(found.values())

    def cost(self, plan: Plan) -> float:
        """Processor time of one answer, on the average."""
        begun = time.process_time()
        for number, state in enumerate(self.positions):
            decision = state.advance()
            assert decision is not None
            searcher = Searcher(self.game, decision.seat, random.Random(number), plan)
            searcher.rank(state, decision.options(state))
        return (time.process_time() - begun) / len(self.positions)


def some_positions(game: Game, seats: int, options: dict[str, str]) -> list[State]:
    """Positions where a seat has a choice, from all parts of random games."""
    rng = random.Random(seats)
    length = play_out(game.setup(seats, options), rng, game.MAX_PLIES)
    found: list[State] = []
    while len(found) < POSITIONS:
        state = game.setup(seats, options)
        play_out(state, rng, length * len(found) // POSITIONS)
        decision = state.advance()
        while decision is not None and (
            decision.seat < 0 or len(decision.options(state)) < 2 or not state.is_between_turns()
        ):
            play_out(state, rng, 1)
            decision = state.advance()
        if decision is not None:
            found.append(knowledge(game, state, decision.seat, rng))
    return found


def score(shares: list[float]) -> dict[str, Any]:
    low, high = wilson(sum(shares), len(shares))
    return {
        "games": len(shares),
        "rate": sum(shares) / len(shares),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def toml_table(level: str, plan: Plan, seats: int | None) -> str:
    """The plan as `levels.toml` has it: only what is not as usual."""
    usual = Plan().to_dict()
    lines = [f"[{level}]" if seats is None else f"[{level}.{seats}]"]
    for name, value in plan.to_dict().items():
        if name == "kind" or (name != "samples" and value == usual.get(name)):
            continue
        lines.append(f"{name} = {json.dumps(value)}")
    if seats is None:
        lines.insert(1, f"kind = {json.dumps(plan.kind)}")
    return "\n".join(lines) + "\n"


def put_table(file: Path, written: str) -> None:
    """Put a table into a file in place of the one of that name, or at its end."""
    head = written.splitlines()[0]
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    pattern = re.compile(rf"^{re.escape(head)}\n(?:(?![\[#]).*\n?)*", re.MULTILINE)
    if pattern.search(text):
        text = pattern.sub(lambda _: written + "\n", text)
    else:
        text = f"{text.rstrip()}\n\n{written}"
    file.write_text(text.strip() + "\n", encoding="utf-8")


def report(console: Console, steps: list[dict[str, Any]], seats: int, words: Words) -> None:
    table = Table(title=words.tr("cli-tune-title", seats=seats))
    for heading in ("plan", "games", "won", "interval"):
        table.add_column(words.tr(f"cli-tune-{heading}"))
    usual = Plan().to_dict()
    for step in steps:
        unusual = [f"{k} {v}" for k, v in step["plan"].items() if v != usual.get(k)]
        table.add_row(
            ", ".join(unusual),
            f"{step['games']:,}",
            f"{step['rate']:.1%}",
            f"{step['low']:.1%} – {step['high']:.1%}",
        )
    console.print(table)
