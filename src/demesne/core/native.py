"""A word to the compiler that costs nothing when nobody compiles.

This module alone is never compiled: the compiler reads the first branch and must
not run it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes: bool) -> Any:
        return lambda cls: cls
