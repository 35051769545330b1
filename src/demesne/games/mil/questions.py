"""What many questions of MIL 1049 have in common: fields, and a knight they are about."""

from __future__ import annotations

from typing import ClassVar, Final

from demesne.core.field import SEAT_FIELD, Field
from demesne.core.message import Message
from demesne.core.step import Decision, Step, kebab
from demesne.games.mil.pieces import KINDS, KNIGHTS
from demesne.games.mil.state import MilState

KNIGHT_FIELD: Final = Field("knight", of_seats=KNIGHTS)
TARGET_FIELD: Final = Field("target", of_seats=KNIGHTS)


def cubes_field(name: str, hidden: bool = False) -> Field:
    """So many cubes of each kind."""
    return Field(name, count=KINDS, hidden=hidden)


class OfKnight(Decision[MilState]):
    """A question to a family about one of its knights."""

    __slots__ = ("knight",)
    FIELDS: ClassVar[tuple[Field, ...]] = (SEAT_FIELD, KNIGHT_FIELD)

    def __init__(self, seat: int, knight: int) -> None:
        super().__init__(seat)
        self.knight = knight

    def question(self, state: MilState) -> Message:
        return Message("ask-" + kebab(type(self).__name__), self.knight)


class KnightsStep(Step[MilState]):
    """Something that happens to a knight."""

    __slots__ = ("knight",)
    FIELDS: ClassVar[tuple[Field, ...]] = (KNIGHT_FIELD,)

    def __init__(self, knight: int) -> None:
        self.knight = knight
