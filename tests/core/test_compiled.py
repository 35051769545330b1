"""The engine under test is the one the test run asked for."""

from __future__ import annotations

import os

import pytest

import demesne

EXPECTED = os.environ.get("DEMESNE_EXPECT_COMPILED")


@pytest.mark.skipif(EXPECTED is None, reason="DEMESNE_EXPECT_COMPILED is not set")
def test_the_engine_is_compiled_as_asked() -> None:
    assert (EXPECTED == "1") == demesne.COMPILED, demesne.__file__
