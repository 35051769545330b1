"""How a bot thinks, in figures: what `levels.toml` of a game says of a level.

[strong]
kind = "search"
arms = 8
samples = 50

[strong.4]      # at a table of four
samples = 80
"""

from __future__ import annotations

from typing import Any, Final

from demesne.core.errors import SetupError

GREEDY: Final = "greedy"
SEARCH: Final = "search"
KINDS: Final = (GREEDY, SEARCH)
WHOLE: Final = ("arms", "samples", "turns", "replies", "look", "late", "positions", "processes")
FRACTIONS: Final = ("mix", "prior", "field", "scale", "noise", "seconds")


class Plan:
    """How a game is searched.

    `arms` whole turns are kept, the best by the evaluation out of at most `positions` looked
    at (0: every single answer is an arm), and `samples` are spent on them (0: none, the
    evaluation alone decides), or `seconds` where there is a clock. A sample is played on for
    `turns` turns (0: to the end of the game); each is the best of `replies` random ones by
    the evaluation of whoever takes it (1: a random one), or the best of `look` listed ones.
    Then the position is evaluated; of its worth `mix` is instead how the game ends when each
    further turn is the best of `late`.

    A worth is points ahead of the best of the others, or of their mean with a `field` of 1, or
    of what lies between; with a `scale` it is the chance to win that such a lead means. What
    the evaluation thinks of an arm at once weighs as much as `prior` samples of it, against bad
    luck with few. With `noise`, in the unit of a worth, the arm is drawn: one that is worse by
    so much is taken a third as often. `processes` share the samples; the answer is the same.
    """

    def __init__(
        self,
        kind: str = SEARCH,
        arms: int = 8,
        samples: int = 50,
        turns: int = 4,
        replies: int = 4,
        look: int = 0,
        late: int = 1,
        positions: int = 5_000,
        mix: float = 0.0,
        prior: float = 0.0,
        field: float = 0.0,
        scale: float = 0.0,
        noise: float = 0.0,
        seconds: float = 0.0,
        processes: int = 1,
    ) -> None:
        self.kind = kind
        self.arms = arms
        self.samples = samples
        self.turns = turns
        self.replies = replies
        self.look = look
        self.late = late
        self.positions = positions
        self.mix = mix
        self.prior = prior
        self.field = field
        self.scale = scale
        self.noise = noise
        self.seconds = seconds
        self.processes = processes
        # What is different for some number of seats.
        self.tables: dict[int, Plan] = {}

    def __reduce__(self) -> Any:
        return read_plan, (self.to_dict(), "a plan")

    def at(self, seats: int) -> Plan:
        """The plan for a table of so many."""
        return self.tables.get(seats, self)

    def to_dict(self) -> dict[str, Any]:
        """As `levels.toml` has it: all figures, then what differs by number of seats."""
        written: dict[str, Any] = {"kind": self.kind}
        for name in (*WHOLE, *FRACTIONS):
            written[name] = getattr(self, name)
        for seats, plan in self.tables.items():
            other = plan.to_dict()
            written[str(seats)] = {
                name: value for name, value in other.items() if value != written[name]
            }
        return written


def read_plan(table: dict[str, Any], where: str) -> Plan:
    """A plan out of a table of `levels.toml`; SetupError says what cannot be."""
    own = {name: value for name, value in table.items() if not name.isdecimal()}
    plan = Plan()
    for name, value in own.items():
        _set(plan, name, value, where)
    for name, value in table.items():
        if name.isdecimal():
            if not isinstance(value, dict):
                raise SetupError(f"{where}: {name} must be a table of figures, not {value!r}.")
            plan.tables[int(name)] = read_plan({**own, **value}, f"{where}, {name} seats")
    return plan


def _set(plan: Plan, name: str, value: Any, where: str) -> None:
    if name == "kind":
        if value not in KINDS:
            raise SetupError(f"{where}: kind is one of {', '.join(KINDS)}, not {value!r}.")
    elif name in WHOLE:
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise SetupError(f"{where}: {name} must be a whole number from 0, not {value!r}.")
    elif name in FRACTIONS:
        if not isinstance(value, (int, float)) or isinstance(value, bool) or value < 0:
            raise SetupError(f"{where}: {name} must be a number from 0, not {value!r}.")
        value = float(value)
    else:
        known = ", ".join(("kind", *WHOLE, *FRACTIONS))
        raise SetupError(f"{where}: there is no figure {name!r}; a plan has {known}.")
    setattr(plan, name, value)
