"""The lines of a menu, declared once: how each is written, and what it is made of.

    DONE: Final = 0
    STEP: Final = 1  # + window, generation

    LINES = Lines(
        Group(DONE, "done", label="line-promote-nobody", ends=True),
        Group(STEP, "window-{}/generation-{}", WINDOWS, GENERATIONS),
    )

A choice is a number. Here it is taken apart, once: into the group it belongs to, named by
the group's first choice, and its place along the group's one or two axes.
"""

from __future__ import annotations

from collections.abc import Sequence


class Group:
    """Lines of one kind: `first` is the choice of the first of them.

    `ref` is how a line is written, with a `{}` for its name along each axis. `label` is the
    message of a line that needs no argument. A line that `ends` the question is the button
    that sends it off.
    """

    __slots__ = ("axes", "ends", "first", "label", "ref")

    def __init__(
        self, first: int, ref: str, *axes: Sequence[str], label: str = "", ends: bool = False
    ) -> None:
        if len(axes) > 2:
            raise ValueError(f"{ref}: a group of lines has two axes at most")
        self.first = first
        self.ref = ref
        self.axes = axes
        self.label = label
        self.ends = ends


class Lines:
    """Every line of a menu by its choice: its group in `line`, its place in `x` and `y`."""

    __slots__ = ("choices", "ends", "labels", "line", "refs", "size", "x", "y")

    def __init__(self, *groups: Group) -> None:
        self.line: list[int] = []
        self.x: list[int] = []
        self.y: list[int] = []
        self.refs: list[str] = []
        self.labels: list[str] = []
        self.ends: list[bool] = []
        for group in groups:
            if group.first != len(self.line):
                raise ValueError(f"{group.ref} begins at {len(self.line)}, not at {group.first}")
            columns = group.axes[0] if group.axes else ("",)
            rows = group.axes[1] if len(group.axes) > 1 else ("",)
            for x, column in enumerate(columns):
                for y, row in enumerate(rows):
                    self.line.append(group.first)
                    self.x.append(x)
                    self.y.append(y)
                    self.refs.append(group.ref.format(column, row))
                    self.labels.append(group.label)
                    self.ends.append(group.ends)
        self.size = len(self.line)
        self.choices: dict[str, int] = {ref: choice for choice, ref in enumerate(self.refs)}
        if len(self.choices) != self.size:
            raise ValueError(f"two lines are written alike in {self.refs}")


def numbers(count: int, first: int = 1) -> tuple[str, ...]:
    """The names of an axis that is just counted: "1", "2", ..."""
    return tuple(map(str, range(first, first + count)))
