"""The seven actions, in the order of the board."""
