"""A game as text: it reads back as written, and says what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import demesne
from contract import toy
from demesne.core.errors import LogError, SetupError, UnknownRulesVersion
from demesne.core.log import Record, read_log
from demesne.core.match import Match

VILLAGE = demesne.game("village")


def played(players: list[str] | None = None) -> Match:
    match = Match(VILLAGE, seats=2, seed=5, players=players, options={"start": "random"})
    while not match.over:
        match.choose(match.options()[-1])
    return match


MATCH = played()
TEXT = MATCH.to_log().to_text()


def replay(text: str) -> Match:
    return Match.from_log(VILLAGE, read_log(text))


def test_a_log_reads_back_as_written() -> None:
    assert replay(TEXT).to_log().to_text() == TEXT
    assert read_log(TEXT).records == MATCH.records


def test_a_log_is_readable() -> None:
    lines = TEXT.splitlines()
    assert lines[:4] == ["demesne log 2", "game: village", "rules: 1", "seats: 2"]
    assert lines[5:7] == ["options: start=random", 'players: ["Seat 1", "Seat 2"]']
    assert lines[8].startswith("0 chance DrawStartingPlayer seat/")
    assert lines[-1] == f"end: {MATCH.ply} {MATCH.state.key()}"


def test_windows_line_ends_and_spaces_do_no_harm() -> None:
    assert replay(TEXT.replace("\n", "\r\n")).state.key() == MATCH.state.key()
    assert replay(TEXT.replace("\n", "  \n")).state.key() == MATCH.state.key()


@pytest.mark.parametrize(
    "name", ["Ana\u2028Bel", "\x85", 'a"b\\', "佐藤, 花子", "end: 3 x", "\n", ""]
)
def test_any_name_can_be_written(name: str) -> None:
    match = played([name, "Bo"])
    assert replay(match.to_log().to_text()).players == [name, "Bo"]


def test_a_cut_log_gives_its_whole_lines() -> None:
    for cut in (len(TEXT) // 2, len(TEXT) // 2 + 7, len(TEXT) - 20, len(TEXT) - 2):
        with pytest.raises(LogError):
            replay(TEXT[:cut])
        log = read_log(TEXT[:cut], partial=True)
        match = Match.from_log(VILLAGE, log)
        assert match.records == MATCH.records[: len(log.records)]


def test_a_log_of_the_first_format_reads_without_its_old_key() -> None:
    old = TEXT.replace("demesne log 2", "demesne log 1").replace(
        MATCH.state.key(), "0123456789abcdef"
    )
    log = read_log(old)
    assert log.key is None
    assert Match.from_log(VILLAGE, log).state.key() == MATCH.state.key()
    # Its last line still tells whether the file is whole.
    with pytest.raises(LogError, match="cut off"):
        read_log(old[: old.index("end:")])


def test_a_log_without_its_key_is_written_as_cut_off() -> None:
    log = MATCH.to_log()
    log.key = None
    with pytest.raises(LogError, match="cut off"):
        read_log(log.to_text())
    assert read_log(log.to_text(), partial=True).records == MATCH.records


def swap(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


def line(number: int, new: str | None) -> Callable[[str], str]:
    def edit(text: str) -> str:
        lines = text.split("\n")
        lines[number : number + 1] = [] if new is None else [new]
        return "\n".join(lines)

    return edit


BODY = 8
KEY = MATCH.state.key()

MALFORMED: dict[str, tuple[Callable[[str], str], str]] = {
    "empty": (lambda text: text[:0], "not a game log"),
    "foreign": (lambda text: '[Event "Chess"]\n\n1. e4 e5' + text[:0], "not a game log"),
    "other format": (swap("demesne log 2", "demesne log 3"), "first line must be"),
    "no heading": (line(3, "seats 2"), "Line 4 of the log is no heading"),
    "unknown heading": (line(3, "chairs: 2"), "no heading: 'chairs: 2'"),
    "missing heading": (line(3, None), "lacks the heading seats"),
    "double heading": (swap("rules: 1", "rules: 1\nrules: 1"), "repeats the heading rules"),
    "rules no number": (swap("rules: 1", "rules: one"), "rules must be a whole number"),
    "seats no number": (swap("seats: 2", "seats: -2"), "seats must be a whole number"),
    "options": (swap("start=random", "start"), "'name=value', not 'start'"),
    "players no json": (line(6, "players: Ada, Bo"), "no JSON list"),
    "players no list": (line(6, 'players: {"a": 1}'), "no list of names"),
    "players no names": (line(6, "players: [1, 2]"), "no list of names"),
    "a player short": (line(6, 'players: ["Ada"]'), "names 1 players for 2 seats"),
    "short record": (line(BODY, "0 chance DrawStartingPlayer"), "Line 9 of the log is no record"),
    "long record": (line(BODY, "0 chance DrawStartingPlayer seat/1 x"), "is no record"),
    "wrong ply": (line(BODY, "1 chance DrawStartingPlayer seat/1"), "Expected '0 SEAT"),
    "a record lost": (line(BODY + 1, None), "Expected '1 SEAT DECISION CHOICE'"),
    "seat no number": (line(BODY, "0 me DrawStartingPlayer seat/1"), "seat must be a whole number"),
    "wrong seat": (line(BODY, "0 1 DrawStartingPlayer seat/1"), "Ply 0 of the log is"),
    "wrong kind": (line(BODY, "0 chance DrawCustomer customer/1"), "ask DrawStartingPlayer of -1"),
    "unknown kind": (line(BODY, "0 chance Dance wildly"), "is Dance of -1"),
    "unknown choice": (line(BODY, "0 chance DrawStartingPlayer seat/9"), "not a choice of"),
    "illegal choice": (line(BODY, "0 chance DrawStartingPlayer seat/3"), "not a choice of"),
    "not forced": (
        line(BODY, "0 chance DrawStartingPlayer seat/1 auto"),
        "marked auto, but DrawStartingPlayer left a choice",
    ),
    "wrong count": (swap(f"end: {MATCH.ply} ", f"end: {MATCH.ply + 1} "), "its last line says"),
    "broken end": (swap(f" {KEY}", ""), "must be 'end: RECORDS KEY'"),
    "count no number": (swap(f"end: {MATCH.ply} ", "end: all "), "must be 'end: RECORDS KEY'"),
    "wrong key": (swap(KEY, "0123456789abcdef"), "but was closed at 0123456789abcdef"),
    "after the end": (lambda text: text + "0 0 TakeTurn harvest/pink\n", "stands after its end"),
}


@pytest.mark.parametrize("kind", MALFORMED)
def test_a_malformed_log_is_refused(kind: str) -> None:
    edit, says = MALFORMED[kind]
    with pytest.raises(LogError) as refused:
        replay(edit(TEXT))
    assert says in str(refused.value)
    assert str(refused.value).endswith(".")


def test_a_record_after_the_game_is_refused() -> None:
    more = f"{MATCH.ply} 0 TakeTurn harvest/pink\n\nend: {MATCH.ply + 1} {KEY}"
    text = TEXT.replace(f"\nend: {MATCH.ply} {KEY}", more)
    with pytest.raises(LogError, match="but the game is over"):
        replay(text)


def test_an_edited_choice_is_noticed() -> None:
    # The game goes another way; sooner or later the log no longer fits, or its key does not.
    at = next(ply for ply, record in enumerate(MATCH.records) if record.kind == "TakeTurn")
    other = Match.from_log(VILLAGE, MATCH.to_log(), to=at)
    assert other.decision is not None
    ref = other.decision.ref(other.options()[0])
    with pytest.raises(LogError):
        replay(line(BODY + at, f"{at} {MATCH.records[at].seat} TakeTurn {ref}")(TEXT))


def test_a_log_of_other_rules_is_refused() -> None:
    with pytest.raises(UnknownRulesVersion, match="rules version 99 of village; this Demesne has"):
        replay(swap("rules: 1", "rules: 99")(TEXT))


def test_a_log_of_another_game_is_refused() -> None:
    with pytest.raises(LogError, match="a log of village, not of toy"):
        Match.from_log(toy.make(), read_log(TEXT))


def test_a_log_of_other_components_is_refused() -> None:
    with pytest.raises(LogError, match="other components"):
        replay(swap(VILLAGE.box.digest, "000000000000")(TEXT))


def test_a_log_with_a_set_up_that_cannot_be_is_refused() -> None:
    with pytest.raises(SetupError, match="9 were asked for"):
        replay(
            swap("seats: 2", "seats: 9")(
                line(6, f"players: {[str(n) for n in range(9)]}")(TEXT)
            ).replace("'", '"')
        )
    with pytest.raises(SetupError, match="not 'last'"):
        replay(swap("start=random", "start=last")(TEXT))


def test_records_are_equal_by_what_they_say() -> None:
    assert Record(0, "TakeTurn", "harvest/pink", 3) == Record(0, "TakeTurn", "harvest/pink")
    assert Record(0, "TakeTurn", "harvest/pink") != Record(1, "TakeTurn", "harvest/pink")
    assert len({Record(0, "A", "b"), Record(0, "A", "b", 7)}) == 1
    assert repr(Record(-1, "DrawCube", "pink", auto=True)) == "Record(chance DrawCube pink auto)"
