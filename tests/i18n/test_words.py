"""Whatever a game says can be said in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import demesne
from demesne.core.errors import (
    DemesneError,
    GameOver,
    IllegalChoice,
    InvalidChoice,
    LogError,
    NotYourTurn,
    StalePly,
    UndoRefused,
)
from demesne.core.message import Argument, Event, Message
from demesne.i18n import LANGUAGES, MissingWords, UnknownLanguage, Words, language
from demesne.i18n.words import ERRORS
from i18n.files import entries
from i18n.played import GAMES, heard

PLAYERS = ["Ada", "Bo", "Cy", "Di"]

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_game = pytest.mark.parametrize("name", GAMES)


def is_sentence(text: str) -> bool:
    return bool(text) and text == text.strip() and "{" not in text and "$" not in text


@every_language
@every_game
def test_whole_games(lang: str, name: str) -> None:
    words = Words(lang, heard(name).game, PLAYERS, strict=True)
    assert [m for m in heard(name).messages if not is_sentence(words.say(m))] == []


# Arguments that `Game.explain` takes apart.
CODED = ("customer", "knight", "target", "space", "pile")


@every_language
@every_game
def test_every_message_with_all_sorts_of_arguments(lang: str, name: str) -> None:
    """Also the rare ones: nothing, one and many of everything, and every word."""
    game = heard(name).game
    words = Words(lang, game, PLAYERS, strict=True)
    amounts = tuple((word, 1) for word in sorted(heard(name).amounts))
    for key, names in game.MESSAGES.items():
        kinds: list[list[Argument]] = [[0, 1, 2, 5, (), amounts]] * len(names)
        for place, argument in enumerate(names):
            if argument in ("seat", "rival"):
                kinds[place] = [0, -1]
            elif argument in game.WORDS:
                kinds[place] = list(range(len(game.WORDS[argument])))
            elif argument in CODED:
                kinds[place] = [0, 1]
            elif f"{argument}-count" in entries(lang, name)[key].variables:
                kinds[place] = [(), amounts[:1], amounts]
        for row in range(max(map(len, kinds), default=1) ** 2):
            # Every pair of neighbours, near enough: the second digit turns slower.
            picked = (
                kind[(row // len(kind) if place % 2 else row) % len(kind)]
                for place, kind in enumerate(kinds)
            )
            message = Message(key, *picked)
            assert is_sentence(words.say(message)), (message, words.say(message))


@every_language
@every_game
def test_amounts(lang: str, name: str) -> None:
    words = Words(lang, heard(name).game, strict=True)
    for word in heard(name).amounts:
        said = {words.amounts(((word, count),)) for count in (0, 1, 2, 11)}
        assert len(said) == 4
        assert all(map(is_sentence, said))
    assert is_sentence(words.amounts(()))


@every_language
@every_game
def test_score_sheet(lang: str, name: str) -> None:
    words = Words(lang, heard(name).game, strict=True)
    assert heard(name).parts
    assert all(is_sentence(words.part(part)) for part in heard(name).parts)
    assert heard(name).ties
    assert all(is_sentence(words.tie(tie)) for tie in heard(name).ties)


@every_language
def test_a_door_gets_question_lines_reasons_and_events(lang: str) -> None:
    match = demesne.Match(demesne.game("village"), players=PLAYERS[:2], seed=1)
    words = Words(lang, match.game, match.players, strict=True)
    menu = match.menu()
    assert menu is not None
    assert "Ada" in words.say(menu.question)
    assert [line.choice for line in menu.legal()] == match.options()
    for line in menu.lines:
        assert is_sentence(words.say(line.label))
        assert line.why is None or is_sentence(words.say(line.why))
    assert len(words.told(match.events)) == len(match.events)
    assert words.told(match.events, since=match.ply) == []


def test_a_secret_has_two_faces() -> None:
    words = Words("en", demesne.game("village"), PLAYERS, strict=True)
    event = Event(Message("action-skipped", 1), 1, own=Message("drew-monk"))
    assert words.told([(4, event)], seat=0) == ["Bo does nothing."]
    assert words.told([(4, event)], seat=1) == ["A black monk comes out of the bag."]


def test_lists() -> None:
    assert Words("en").listed([]) == ""
    assert Words("en").listed(["a"]) == "a"
    assert Words("en").listed(["a", "b"]) == "a and b"
    assert Words("fr").listed(["a", "b", "c", "d"]) == "a, b, c et d"
    assert Words("ja").listed(["a", "b", "c"]) == "a、b、c"


def test_names() -> None:
    words = Words("fr", players=["Ada"])
    assert [words.name(seat) for seat in (-1, 0, 1)] == ["Le hasard", "Ada", "Place 2"]


# -- errors ----------------------------------------------------------------------------


def refused(kind: type[DemesneError]) -> DemesneError:
    """Each refusal as a match really raises it."""
    match = demesne.Match(demesne.game("village"), players=PLAYERS[:2], seed=1)
    assert match.decision is not None
    size, legal = match.decision.SIZE, match.options()
    illegal = next(choice for choice in range(size) if choice not in legal)
    if kind is GameOver:
        while not match.over:
            match.choose(match.options()[0])
    wrong: dict[type[DemesneError], Callable[[], object]] = {
        InvalidChoice: lambda: match.choose(size),
        IllegalChoice: lambda: match.choose(illegal),
        NotYourTurn: lambda: match.choose(legal[0], seat=1),
        StalePly: lambda: match.choose(legal[0], ply=match.ply - 1),
        GameOver: lambda: match.choose(0),
        UndoRefused: match.undo,
    }
    with pytest.raises(kind) as caught:
        wrong[kind]()
    return caught.value


@every_language
@pytest.mark.parametrize("kind", ERRORS, ids=lambda kind: kind.__name__)
def test_refusals(lang: str, kind: type[DemesneError]) -> None:
    error = refused(kind)
    said = Words(lang, demesne.game("village"), PLAYERS, strict=True).error(error)
    assert is_sentence(said)
    assert said != str(error)


def test_an_illegal_choice_says_why() -> None:
    error = refused(IllegalChoice)
    said = Words("en", demesne.game("village"), PLAYERS, strict=True).error(error)
    assert said.startswith("Ada cannot choose harvest/")
    assert said.endswith("There is nothing to choose there.")


@every_language
@pytest.mark.parametrize(
    "reason",
    [
        Message("undo-nothing"),
        Message("undo-drawn"),
        Message("undo-sealed"),
        Message("undo-answered", 1),
    ],
)
def test_undo(lang: str, reason: Message) -> None:
    words = Words(lang, demesne.game("village"), PLAYERS, strict=True)
    said = words.error(UndoRefused("English.", reason=reason))
    assert is_sentence(said)
    assert said == words.say(reason)
    assert ("Bo" in said) == (reason.key == "undo-answered")


def test_other_errors_stay_english() -> None:
    assert Words("ja").error(LogError("The log is torn.")) == "The log is torn."
    assert Words("ja").error(IllegalChoice("Without a reason.")) == "Without a reason."


# -- what is missing ---------------------------------------------------------------------


def test_a_missing_sentence_raises_when_strict() -> None:
    words = Words("fr", demesne.game("village"), PLAYERS, strict=True)
    with pytest.raises(MissingWords, match="'no-such-key' in 'fr'"):
        words.tr("no-such-key")
    with pytest.raises(MissingWords, match="seat-number"):
        words.tr("seat-number")
    with pytest.raises(MissingWords, match="No game here says"):
        words.say(Message("no-such-key"))
    with pytest.raises(MissingWords, match="amount-beer"):
        words.say(Message("line-pay", (("beer", 1),)))


def test_a_missing_sentence_is_the_bare_message_and_a_warning_in_play() -> None:
    words = Words("fr", demesne.game("village"), PLAYERS)
    with pytest.warns(UserWarning, match="no-such-key"):
        assert words.say(Message("no-such-key", 3)) == "no-such-key 3"
    with pytest.warns(UserWarning, match="amount-beer"):
        assert words.say(Message("line-pay", (("beer", 1),))) == "line-pay 1 beer"


def test_a_sentence_missing_in_french_is_said_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words("fr", demesne.game("village"), PLAYERS)
    monkeypatch.delitem(words._files._bundle._messages, "place-farm")
    monkeypatch.setattr(words._files._bundle, "_compiled", {})
    with pytest.warns(UserWarning, match="place-farm"):
        assert words.say(Message("line-home", 1)) == "Call somebody home from the farm"


# -- which language ------------------------------------------------------------------------


def test_the_language_asked_for_wins() -> None:
    assert language("fr", {"LANG": "ja_JP.UTF-8"}) == "fr"
    assert language("fr_CA.UTF-8") == "fr"
    assert Words("JA").lang == "ja"


def test_the_environment_is_next() -> None:
    assert language(None, {"LANG": "ja_JP.UTF-8"}) == "ja"
    assert language(None, {"LANG": "ja_JP.UTF-8", "LC_MESSAGES": "fr_FR"}) == "fr"
    assert language("", {"LC_ALL": "en_GB", "LC_MESSAGES": "fr_FR"}) == "en"
    assert language(None, {"LC_ALL": "", "LANG": "fr"}) == "fr"


def test_english_is_last() -> None:
    assert language(None, {}) == "en"
    assert language(None, {"LANG": "de_DE.UTF-8"}) == "en"
    assert language(None, {"LC_ALL": "C", "LANG": "fr_FR"}) == "en"


def test_an_unknown_language_is_refused_with_those_we_speak() -> None:
    with pytest.raises(UnknownLanguage, match="does not speak 'de'; it speaks en, fr, ja"):
        language("de")
    with pytest.raises(UnknownLanguage):
        Words("tlh")
