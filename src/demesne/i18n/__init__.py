"""The words: what the engine says, in the reader's language.

The engine speaks in keys and arguments; the sentences are in `<language>/*.ftl`, plain
Fluent that the browser reads too. A language is a folder here: nothing else lists it.

words = Words("fr", game, match.players)
words.say(decision.question(state))
"""

from demesne.i18n.languages import LANGUAGES, UnknownLanguage, language
from demesne.i18n.sentences import MissingWords
from demesne.i18n.words import Words

__all__ = ["LANGUAGES", "MissingWords", "UnknownLanguage", "Words", "language"]
