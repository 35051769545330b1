"""A page as it is heard: roles and names from Chromium's accessibility tree, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

# What is said by its name alone: whatever stands inside is not read.
WHOLE = {
    "button", "checkbox", "combobox", "image", "img", "link", "menuitem", "meter", "option",
    "progressbar", "radio", "slider", "spinbutton", "switch", "tab", "textbox",
}  # fmt: skip
# In a table, row and column say what a figure is.
CELLS = {"cell", "gridcell", "columnheader", "rowheader"}
TEXT = {"StaticText"}
# Nothing of their own is said of these: what is in them reads on.
INLINE = {"none", "generic", "strong", "emphasis", "SvgRoot", "mark", "superscript", "LineBreak"}


@dataclass
class Node:
    """One thing a reader of the tree comes to."""

    id: str
    role: str
    name: str
    dom: int | None
    drawn: bool = False
    states: dict[str, Any] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)

    def walk(self) -> Iterator[Node]:
        yield self
        for child in self.children:
            yield from child.walk()

    def text(self, depth: int = 0) -> str:
        more = "".join(f" [{key}={value}]" for key, value in self.states.items())
        own = f"{'  ' * depth}{self.role} {self.name!r}{more}\n"
        inner = [] if self.role in WHOLE else self.children
        return own + "".join(child.text(depth + 1) for child in inner)


STATES = ("level", "expanded", "selected", "pressed", "disabled", "focused", "modal", "valuetext")


def node_of(raw: dict[str, Any]) -> Node:
    role = str(raw.get("role", {}).get("value", "none"))
    name = str(raw.get("name", {}).get("value", "")).strip()
    states = {
        each["name"]: each["value"].get("value")
        for each in raw.get("properties", [])
        if each["name"] in STATES and each["value"].get("value") not in (False, None, "")
    }
    return Node(raw["nodeId"], role, name, raw.get("backendDOMNodeId"), states=states)


class Ear:
    """Hears one page, by the tree that screen readers are given."""

    def __init__(self, page: Any) -> None:
        self.cdp = page.context.new_cdp_session(page)
        self.cdp.send("Accessibility.enable")
        self.cdp.send("DOM.enable")

    def find(self, role: str, name: str = "", within: Node | None = None) -> list[Node]:
        """What has this role, and this very name where one is given."""
        wanted: dict[str, Any] = {"role": role} | ({"accessibleName": name} if name else {})
        if within is None:
            wanted["nodeId"] = self.cdp.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        else:
            wanted["backendNodeId"] = within.dom
        try:
            found = self.cdp.send("Accessibility.queryAXTree", wanted)["nodes"]
        except Exception as error:
            # It was there a moment ago.
            if "backend" not in str(error) and "node" not in str(error).lower():
                raise
            return []
        return [node_of(raw) for raw in found if not raw.get("ignored")]

    def tree(self) -> Node:
        nodes = self.cdp.send("Accessibility.getFullAXTree")["nodes"]
        drawn = self.drawn()
        by_id = {node["nodeId"]: node for node in nodes}

        def heard(raw: dict[str, Any]) -> list[Node]:
            inner = [
                one
                for child in raw.get("childIds", [])
                if child in by_id
                for one in heard(by_id[child])
            ]
            role = raw.get("role", {}).get("value", "none")
            if raw.get("ignored") or role == "InlineTextBox":
                return inner
            here = node_of(raw)
            here.drawn, here.children = here.dom in drawn, inner
            return [here]

        (root,) = heard(nodes[0])
        return root

    def drawn(self) -> set[int]:
        """The nodes that lie in a drawing."""
        flat = self.cdp.send("DOM.getFlattenedDocument", {"depth": -1, "pierce": False})["nodes"]
        parent = {node["nodeId"]: node.get("parentId") for node in flat}
        drawings = {node["nodeId"] for node in flat if node["nodeName"].lower() == "svg"}
        inside: set[int] = set()
        for node in flat:
            at = node["nodeId"]
            while at is not None and at not in drawings:
                at = parent.get(at)
            if at is not None:
                inside.add(node["backendNodeId"])
        return inside


def bare_figures(root: Node) -> list[str]:
    """Figures that say of what: in none of these is there anything but digits and signs."""
    found: list[str] = []

    def visit(node: Node, path: tuple[str, ...]) -> None:
        if node.role in WHOLE or node.role in CELLS:
            if node.role in WHOLE and not re.search(r"[^\W\d_]", node.name):
                found.append(f"{' > '.join(path)} > {node.role} {node.name!r}")
            return
        here = (*path, f"{node.role} {node.name!r}") if node.name else path
        run: list[Node] = []

        def say() -> None:
            units = [[one] for one in run if one.drawn] + [[one for one in run if not one.drawn]]
            for unit in units:
                said = " ".join(one.name for one in unit)
                if re.search(r"\d", said) and not re.search(r"[^\W\d_]", said):
                    found.append(f"{' > '.join(here)} > text {said!r}")
            run.clear()

        def gather(inner: list[Node]) -> None:
            for child in inner:
                if child.role in TEXT:
                    run.append(child)
                elif child.role in INLINE:
                    gather(child.children)
                else:
                    say()
                    visit(child, here)

        gather(node.children)
        say()

    visit(root, ())
    return found
