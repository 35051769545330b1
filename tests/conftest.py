"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# A test that fails today fails tomorrow: no clock, no fresh random numbers, no database.
settings.register_profile("steady", deadline=None, derandomize=True, database=None)
settings.load_profile("steady")
