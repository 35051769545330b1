"""A report on a game's balance, from games of one bot in every seat.

Written in English like all of `docs/`; every figure in it comes from the results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import quantiles

from demesne.arena import pieces, statistics
from demesne.arena.results import Result
from demesne.arena.sources import named
from demesne.core.game import Game

Say = Callable[..., str]
VERDICTS = {
    "seldom": "is seldom chosen",
    "strong": "looks too strong",
    "weak": "looks too weak",
}
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")


def report(game: Game, results: Sequence[Result], command: str, say: Say, plots: str) -> str:
    """The page as Markdown; its pictures are `<plots>-seats.svg` and so on."""
    games = statistics.finished(results)
    first = games[0]
    (bot,) = statistics.names(games)
    title = say(f"{game.NAME}-title")
    counts = statistics.tables(games)
    spread = ", ".join(f"{len(statistics.finished(games, n)):,} of {n} seats" for n in counts)
    lines = [
        f"# How balanced {title} is",
        "",
        f"{len(games):,} games ({spread}) with the bot `{bot}` in every seat; rules version "
        f"{first['rules']}, box {first['box']}, Demesne {first['version']}, seed {first['seed']}. "
        "What bots of this strength do is not what people do; intervals are 95 %. Made by:",
        "",
        "```sh",
        command,
        "```",
        "",
        *_in_short(game, games, counts, say),
        *_seats(games, counts, plots),
        *_sources(games, say, plots),
        *_lengths(games, counts, plots),
        *_pieces(game, games, counts),
    ]
    failed = len(results) - len(games)
    if failed:
        lines += ["", f"{failed} more games did not end and count for nothing."]
    return "\n".join(lines) + "\n"


def _in_short(game: Game, games: Sequence[Result], counts: Sequence[int], say: Say) -> list[str]:
    """What the tables below come to."""
    lines = ["## In short", ""]
    for count in counts:
        own = statistics.finished(games, count)
        lines.append(_seat_verdict(count, statistics.wins_by_seat(own)))
    lead, part = _best_source(games)
    lines.append(f"- Winners are ahead most in {named(part, say)}: {signed(lead)} points.")
    if pieces.watched(game.NAME):
        for count in counts:
            lines.append(_pieces_verdict(count, pieces.uses(statistics.finished(games, count))))
    return [*lines, ""]


def _pieces_verdict(count: int, found: Sequence[pieces.Use]) -> str:
    marked = [
        f"{use.table} `{use.choice}` {VERDICTS[use.verdict()]} (chosen by {use.seats:.1%} of the "
        f"seats, which won {use.wins.share:.1%})"
        for use in found
        if use.verdict()
    ]
    head = f"- Reconstructed pieces at {count} seats"
    if not marked:
        return f"{head}: none of {len(found)} choices looks out of balance."
    return (
        f"{head}: {'; '.join(marked)}; the other {len(found) - len(marked)} choices look balanced."
    )


def _best_source(games: Sequence[Result]) -> tuple[float, str]:
    won, lost = statistics.sources(games, True), statistics.sources(games, False)
    return max(
        (statistics.mean(won[part]).mean - statistics.mean(lost[part]).mean, part)
        for part in won
        if won[part] and lost[part]
    )


def _seats(games: Sequence[Result], counts: Sequence[int], plots: str) -> list[str]:
    lines = [
        "## Does the seat matter?",
        "",
        f"![Share of wins by seat]({plots}-seats.svg)",
        "",
        "| seats | seat | wins | 95 % | points |",
        "|---|---|---|---|---|",
    ]
    for count in counts:
        own = statistics.finished(games, count)
        shares, points = statistics.wins_by_seat(own), statistics.scores_by_seat(own)
        for seat, (share, mean) in enumerate(zip(shares, points, strict=True)):
            lines.append(
                f"| {count} | {ORDINALS[seat]} | {share.share:.1%} | {share.low:.1%} to "
                f"{share.high:.1%} | {mean.mean:.1f} |"
            )
    return [*lines, "", "Of twenty such intervals one misses by chance.", ""]


def _seat_verdict(count: int, shares: Sequence[statistics.Share]) -> str:
    fair = 1 / count
    out = [
        f"the {ORDINALS[seat]} seat {share.share - fair:+.1%}"
        for seat, share in enumerate(shares)
        if share.low > fair or share.high < fair
    ]
    if not out:
        return f"- {count} seats: no seat is beyond chance from the fair share of {fair:.1%}."
    return f"- {count} seats, from the fair share of {fair:.1%}: {', '.join(out)}."


def _sources(games: Sequence[Result], say: Say, plots: str) -> list[str]:
    every = statistics.mean(statistics.scores_of(games))
    ahead = statistics.margin(games)
    lines = [
        "## Where points come from",
        "",
        f"A seat ends with {every.mean:.1f} points, give or take {every.deviation:.1f}; the first "
        f"is {ahead.mean:.1f} ahead of the second. Spread is one standard deviation.",
        "",
        f"![Points by source]({plots}-sources.svg)",
        "",
        "| source | points | spread | winners | others | winners’ lead |",
        "|---|---|---|---|---|---|",
    ]
    won, lost = statistics.sources(games, True), statistics.sources(games, False)
    for part, values in statistics.sources(games).items():
        all_of, best, rest = (statistics.mean(own) for own in (values, won[part], lost[part]))
        lines.append(
            f"| {named(part, say)} | {all_of.mean:.1f} | {all_of.deviation:.1f} | "
            f"{best.mean:.1f} | {rest.mean:.1f} | {signed(best.mean - rest.mean)} |"
        )
    return [*lines, ""]


def signed(points: float) -> str:
    """With its sign, and nothing is +0.0."""
    return f"{round(points, 1) + 0.0:+.1f}"


def _lengths(games: Sequence[Result], counts: Sequence[int], plots: str) -> list[str]:
    lines = [
        "## How long a game is",
        "",
        f"![Choices and draws a game]({plots}-length.svg)",
        "",
        "| seats | choices and draws | 5 % are below | 5 % are above | choices a seat |",
        "|---|---|---|---|---|",
    ]
    for count in counts:
        own = statistics.finished(games, count)
        plies = [result["plies"] for result in own]
        cuts = quantiles(plies, n=20, method="inclusive") if len(plies) > 1 else plies * 19
        choices = statistics.mean([sum(result["choices"]) / count for result in own])
        lines.append(
            f"| {count} | {statistics.mean(plies).mean:.0f} | {cuts[0]:.0f} | {cuts[-1]:.0f} | "
            f"{choices.mean:.0f} |"
        )
    return [*lines, ""]


def _pieces(game: Game, games: Sequence[Result], counts: Sequence[int]) -> list[str]:
    guessed = [
        name for name, table in game.box.tables.items() if table["source"] == "reconstructed"
    ]
    listed = ", ".join(f"`{name}`" for name in guessed)
    lines = [
        "## Reconstructed pieces",
        "",
        f"Printed only on cardboard, and so reconstructed here: {listed or 'nothing'}.",
    ]
    watched = pieces.watched(game.NAME)
    if not guessed or not watched:
        return lines
    unseen = [f"`{name}`" for name in guessed if name not in watched]
    if unseen:
        lines.append(f"No choice shows {', '.join(unseen)}, so nothing is said of them.")
    lines += [
        "",
        "Those that a choice shows, by the seats that made the choice at least once and how often "
        "these seats won. A choice that winners make need not be why they win; what is marked is "
        f"{pieces.FAR:.0%} or more from the fair share, and off it with an interval of 99.9 %, for "
        f"many are looked at; or chosen by fewer than {pieces.SELDOM:.0%} of the seats.",
    ]
    for count in counts:
        found = pieces.uses(statistics.finished(games, count))
        marked = [use for use in found if use.verdict()]
        lines += ["", f"### {count} seats, fair share {1 / count:.1%}", ""]
        if not marked:
            lines.append("Nothing looks out of balance.")
            continue
        lines += ["| table | choice | seats | wins | 95 % | looks |", "|---|---|---|---|---|---|"]
        for use in marked:
            lines.append(
                f"| {use.table} | {use.choice} | {use.seats:.1%} | {use.wins.share:.1%} | "
                f"{use.wins.low:.1%} to {use.wins.high:.1%} | {use.verdict()} |"
            )
        lines += ["", f"{len(found) - len(marked)} other choices look balanced."]
    return lines
