"""The sentence files as they are written: their keys, variables and forms."""

from __future__ import annotations

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from demesne.i18n.languages import FOLDER


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class Entry:
    """One message: every `$variable` in it, and the names of its forms."""

    def __init__(self, message: ast.Message) -> None:
        found = _Variables()
        found.visit(message)
        self.variables = frozenset(found.names)
        self.forms = frozenset(attribute.id.name for attribute in message.attributes)

    @property
    def arguments(self) -> frozenset[str]:
        """`$place-at` is a form of the argument `place`."""
        return frozenset(name.partition("-")[0] for name in self.variables)


@cache
def entries(lang: str, name: str) -> dict[str, Entry]:
    """The messages of a file; a typing error or a key written twice fails here."""
    text = (FOLDER / lang / f"{name}.ftl").read_text(encoding="utf-8")
    found: dict[str, Entry] = {}
    for item in FluentParser().parse(text).body:
        assert not isinstance(item, ast.Junk), f"{lang}/{name}.ftl cannot be read: {item.content}"
        if isinstance(item, ast.Message):
            assert item.id.name not in found, f"{lang}/{name}.ftl says {item.id.name} twice"
            found[item.id.name] = Entry(item)
    return found
