"""The program `demesne`: its commands, and how it says what went wrong.

Everything a command needs is imported when it runs, so that `--help` is quick. The
help itself is in `i18n/<language>/cli.ftl`: `cli-help-<command>`, its examples in
`cli-examples-<command>`, its options in `cli-option-<name>`.

Exit codes: 0 well, 1 something that was tested failed, 2 a wrong command line or
file, 130 Ctrl-C.
"""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from demesne.core.errors import DemesneError
from demesne.i18n import Words, language
from demesne.i18n.languages import LANGUAGES

FAILED, WRONG, INTERRUPTED = 1, 2, 130
# No room is left: whoever writes hears it without the name of the file.
FULL = (errno.ENOSPC, errno.EDQUOT)

app = typer.Typer(
    name="demesne",
    rich_markup_mode="rich",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class Format(StrEnum):
    """What `export` writes."""

    text = "text"
    json = "json"


GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
LogFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="LANG", show_default=False)]
Seats = Annotated[str | None, typer.Option("--seats", metavar="SEATS", show_default=False)]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", show_default=False)]
Ply = Annotated[int | None, typer.Option("--to", metavar="PLY", show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Partial = Annotated[bool, typer.Option("--partial")]
Components = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", show_default=False)
]


@app.callback(invoke_without_command=True)
def demesne(version: Annotated[bool, typer.Option("--version")] = False) -> None:
    if version:
        from demesne import COMPILED, __version__

        print(f"demesne {__version__} ({'compiled' if COMPILED else 'interpreted'})")
        raise typer.Exit


@app.command()
def play(
    game: GameName = "village",
    seats: Seats = None,
    names: Annotated[str | None, typer.Option(metavar="NAMES", show_default=False)] = None,
    lang: Lang = None,
    seed: Seed = None,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    components: Components = None,
    no_input: Annotated[bool, typer.Option("--no-input")] = False,
) -> int:
    from demesne.cli import play as room

    return room.play(game, seats, names, seed, option or [], components, no_input, language(lang))


@app.command()
def resume(
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    seats: Seats = None,
    lang: Lang = None,
    seed: Seed = None,
    components: Components = None,
    listed: Annotated[bool, typer.Option("--list")] = False,
) -> int:
    from demesne.cli import play as room

    if listed:
        return room.list_games(language(lang))
    return room.resume(file, seats, seed, components, language(lang))


@app.command()
def replay(
    file: LogFile,
    to: Ply = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    partial: Partial = False,
    components: Components = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli import replay as room

    try:
        return room.replay(file, to, partial, components, step, as_json, language(lang))
    except room.Mismatch as error:
        return tell_error(str(error), FAILED, as_json)


@app.command()
def export(
    file: LogFile,
    to: Ply = None,
    kind: Annotated[Format, typer.Option("--format", show_default=True)] = Format.text,
    out: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", show_default=False)
    ] = None,
    partial: Partial = False,
    components: Components = None,
    lang: Lang = None,
) -> int:
    from demesne.cli import replay as room

    try:
        return room.export(file, to, kind.value, out, partial, components, language(lang))
    except room.Mismatch as error:
        return tell_error(str(error), FAILED)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N")] = 8049,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", show_default=False)] = None,
    browser: Annotated[bool, typer.Option("--open/--no-open")] = True,
    allow_host: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    synchronous: Annotated[str, typer.Option(metavar="NORMAL|FULL")] = "NORMAL",
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS")] = None,
    metrics_port: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, show_default=False)
    ] = None,
) -> int:
    from demesne.cli.serve import run_serve

    return run_serve(
        *(host, port, data, browser),
        allow_host=tuple(allow_host or ()),
        synchronous=synchronous,
        proxies=tuple(proxy or ()),
        metrics_port=metrics_port,
        bot_workers=bot_workers,
    )


Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", show_default=False)]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]


@app.command()
def backup(copy: BackupFile, data: Data = None, lang: Lang = None) -> int:
    from demesne.cli import keeping as room

    return room.run_backup(copy, data, language(lang))


@app.command()
def restore(copy: BackupFile, data: Data = None, lang: Lang = None) -> int:
    from demesne.cli import keeping as room

    return room.run_restore(copy, data, language(lang))


@app.command()
def doctor(data: Data = None, lang: Lang = None) -> int:
    from demesne.cli import keeping as room

    return room.run_doctor(data, language(lang))


@app.command()
def keys(
    only: Annotated[bool, typer.Option("--only")] = False, data: Data = None, lang: Lang = None
) -> int:
    from demesne.cli import keeping as room

    return room.run_keys(only, data, language(lang))


@app.command()
def bots(
    game: Annotated[str | None, typer.Argument(metavar="GAME", show_default=False)] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli import rivals as room

    return room.list_bots(game, as_json, language(lang))


@app.command()
def games(lang: Lang = None, as_json: Json = False) -> int:
    from demesne.cli import about as room

    return room.games(as_json, language(lang))


@app.command()
def rules(game: GameName = "village", lang: Lang = None, components: Components = None) -> int:
    from demesne.cli import about as room

    return room.rules(game, components, language(lang))


SeatCount = Annotated[str, typer.Option("--seats", metavar="N|all", show_default=False)]


@app.command()
def perft(
    game: GameName = "village",
    depth: Annotated[int, typer.Option("--depth", metavar="N")] = 3,
    divide: Annotated[bool, typer.Option("--divide")] = False,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", show_default=False)] = None,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    components: Components = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.perft import run_perft

    return run_perft(game, depth, divide, seats, position, seed, as_json, components)


@app.command()
def fuzz(
    game: GameName = "village",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 1_000,
    seats: SeatCount = "all",
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="N", show_default=False)] = None,
    crashes: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("fuzz-crashes"),
    crash: Annotated[
        Path | None, typer.Option("--replay", metavar="FILE", show_default=False)
    ] = None,
    components: Components = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.fuzz import run_crash, run_fuzz

    if crash is not None:
        return run_crash(crash, components, as_json)
    return run_fuzz(game, count, seats, seed, jobs, crashes, components, as_json)


@app.command()
def bench(
    game: GameName = "village",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 200,
    seats: SeatCount = "all",
    as_json: Json = False,
) -> int:
    from demesne.cli.bench import run_bench

    return run_bench(game, count, seats, as_json)


@app.command()
def tune(
    game: GameName = "village",
    level: Annotated[str, typer.Option("--level", metavar="LEVEL")] = "strong",
    seats: Annotated[int, typer.Option("--seats", metavar="N")] = 2,
    count: Annotated[int, typer.Option("--games", metavar="N")] = 200,
    rounds: Annotated[int, typer.Option("--rounds", metavar="N")] = 3,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", min=1, show_default=False)
    ] = None,
    kept: Annotated[
        Path | None, typer.Option("--results", metavar="FILE", show_default=False)
    ] = None,
    out: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", show_default=False)
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.tune import run_tune

    return run_tune(
        *(game, level, seats, count, rounds, option, seed, jobs, kept, out, as_json),
        lang=language(lang),
    )


Cores = Annotated[int | None, typer.Option("--cores", metavar="N", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]


@app.command()
def arena(
    game: GameName = "village",
    pool: Annotated[str, typer.Option("--bots", metavar="BOTS")] = "greedy,random",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 2_000,
    seats: SeatCount = "all",
    against: Annotated[str | None, typer.Option(metavar="BOT", show_default=False)] = None,
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    cores: Cores = None,
    results: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.jsonl", show_default=False)
    ] = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", show_default=False)] = None,
    patience: Annotated[float, typer.Option(metavar="SECONDS")] = 120.0,
    plots: Annotated[bool, typer.Option("--plots/--no-plots")] = True,
    publish: Annotated[
        Path | None, typer.Option("--publish", metavar="FOLDER", show_default=False)
    ] = None,
    components: Components = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.arena import Wishes, run_arena

    wishes = Wishes(
        *(game, pool, count),
        seats=seats,
        against=against,
        options=option,
        seed=seed,
        cores=cores,
        out=results,
        ray=ray,
        patience=patience,
        components=components,
        lang=language(lang),
    )
    return run_arena(wishes, plots, publish, as_json)


@app.command()
def rate(
    files: Annotated[list[Path], typer.Argument(metavar="FILE.jsonl", show_default=False)],
    drawn: Annotated[Path, typer.Option("--out", metavar="FOLDER")] = Path("ratings"),
    plots: Annotated[bool, typer.Option("--plots/--no-plots")] = True,
    publish: Annotated[
        Path | None, typer.Option("--publish", metavar="FOLDER", show_default=False)
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.rate import run_rate

    return run_rate(files, drawn, plots, publish, as_json, language(lang))


@app.command()
def analyse(
    file: LogFile,
    budget: Annotated[int, typer.Option("--budget", metavar="N")] = 32,
    seat: Annotated[str | None, typer.Option("--seat", metavar="SEAT", show_default=False)] = None,
    components: Components = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli import analyse as room

    return room.run_analyse(file, budget, seat, components, as_json, language(lang))


@app.command()
def calibrate(
    game: GameName = "village",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 200,
    seats: SeatCount = "all",
    players: Annotated[str, typer.Option("--bots", metavar="NAMES")] = "greedy",
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", metavar="N", min=1, show_default=False)
    ] = None,
    write: Annotated[bool, typer.Option("--write")] = False,
    docs: Annotated[
        Path | None, typer.Option("--docs", metavar="FOLDER", show_default=False)
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE", show_default=False)] = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.calibrate import run_calibrate

    return run_calibrate(game, count, seats, players, seed, jobs, write, docs, plot, as_json)


@app.command()
def balance(
    game: GameName = "village",
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "fair",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 500,
    seats: SeatCount = "all",
    option: Options = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    cores: Cores = None,
    results: Annotated[
        Path | None, typer.Option("--out", metavar="FILE.jsonl", show_default=False)
    ] = None,
    folder: Annotated[Path, typer.Option("--docs", metavar="FOLDER")] = Path("docs"),
    lang: Lang = None,
) -> int:
    from demesne.cli.arena import Wishes
    from demesne.cli.balance import run_balance

    wishes = Wishes(
        *(game, bot, count),
        seats=seats,
        options=option,
        seed=seed,
        cores=cores,
        out=results or Path(f"balance-{game}.jsonl"),
        lang=language(lang),
        uses=True,
    )
    command = ["demesne", "balance", game, "--bot", bot, "--games", str(count), "--seats", seats]
    command += [word for each in option or [] for word in ("--option", each)]
    return run_balance(wishes, folder, [*command, "--seed", str(seed)])


@app.command()
def uses(
    game: GameName = "village",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", show_default=False)] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "greedy",
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.uses import run_uses

    return run_uses(
        *(game, count, seats, bot, option, seed, markdown, as_json), lang=language(lang)
    )


@app.command()
def fit(
    game: GameName = "village",
    count: Annotated[int, typer.Option("--games", metavar="N")] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", show_default=False)] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME")] = "greedy",
    duels: Annotated[int, typer.Option("--duels", metavar="N")] = 100,
    seed: Annotated[int, typer.Option("--seed", metavar="N")] = 1,
    out: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", show_default=False)
    ] = None,
    lang: Lang = None,
    as_json: Json = False,
) -> int:
    from demesne.cli.fit import run_fit

    return run_fit(game, count, seats, bot, duels, seed, out, as_json, lang=language(lang))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program. Whatever a user can get wrong ends in one sentence, never a traceback."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    as_json = "--json" in given

    try:
        result = _program(given).main(
            given or ["--help"], prog_name="demesne", standalone_mode=False
        )
    except DemesneError as error:
        return tell_error(str(error), WRONG, as_json)
    except typer.TyperException as error:
        return tell_error(_usage(error, given), WRONG, as_json)
    except (typer.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has seen enough; Python must not complain of it on its way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
    except OSError as error:
        # A file that cannot be read or written, or a disk that is full.
        if error.filename is None and error.errno not in FULL:
            raise
        return tell_error(_refused(error, given), WRONG, as_json)
    return result if isinstance(result, int) else 0


def tell_error(sentence: str, code: int, as_json: bool = False) -> int:
    """One sentence on standard error; for programs, one object on standard output as well."""
    print(sentence, file=sys.stderr)
    if as_json:
        print(json.dumps({"ok": False, "error": sentence}, ensure_ascii=False))
    return code


def _usage(error: typer.TyperException, given: list[str]) -> str:
    """What is wrong with the command line, and where to read how it goes."""
    context = getattr(error, "ctx", None)
    command = "demesne" if context is None else context.command_path
    message = error.format_message().rstrip(".")
    return Words(_wanted(given)).tr("cli-error-usage", message=message, command=command)


def _refused(error: OSError, given: list[str]) -> str:
    """What the system refuses, and of which file."""
    reason = error.strerror or str(error)
    words = Words(_wanted(given))
    if error.filename is None:
        return words.tr("cli-error-disk", reason=reason)
    return words.tr("cli-error-file", file=str(error.filename), reason=reason)


def _program(given: list[str]) -> Any:
    """The commands, with their help in the reader's language."""
    words = Words(_wanted(given))
    program: Any = typer.main.get_command(app)
    program.help = words.tr("cli-help")
    program.epilog = words.tr("cli-epilog")
    _explain(program.params, words)
    _explain_help(program, words)
    for name, command in program.commands.items():
        told = words.tr(f"cli-help-{name}")
        # Rich reads brackets as markup, and joins lines unless a paragraph begins with \\b.
        examples = words.tr(f"cli-examples-{name}").replace("[", "\\[")
        command.help = f"{told}\n\n\b\n[bold]{words.tr('cli-examples')}[/]\n{examples}"
        command.short_help = told
        _explain(command.params, words, "play" if name == "resume" else name)
        _explain_help(command, words)
    return program


def _explain(params: list[Any], words: Words, command: str = "play") -> None:
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
        key = param.name.replace("_", "-")
        # The one option that means two things: who plays, and how many.
        if key == "seats" and command != "play":
            key = "seat-count"
        param.help = words.tr(f"cli-option-{key}")


def _explain_help(command: Any, words: Words) -> None:
    """`--help` is no parameter of ours: it is made anew each time it is asked for."""
    make = command.get_help_option

    def explained(context: Any) -> Any:
        option = make(context)
        if option is not None:
            _explain([option], words)
        return option

    command.get_help_option = explained


def _wanted(given: list[str]) -> str:
    """The language of the help: asked for on the command line, or the system's."""
    for place, word in enumerate(given):
        asked = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang" and place + 1 < len(given):
            asked = given[place + 1]
        if asked.split("_")[0].split("-")[0].lower() in LANGUAGES:
            return language(asked)
    return language()
