"""The terminal: one door to the house, and the tools that measure it."""
