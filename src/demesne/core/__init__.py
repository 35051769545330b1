"""The engine: knows no game, needs only the standard library."""
