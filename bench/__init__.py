"""How fast the engine is, and how well its bots play. `python -m bench --help`."""
