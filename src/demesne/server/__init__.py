"""The table in the browser: people and bots at one board.

The server knows no rule. It keeps tables (one task each), appends what happens to
the store before it tells anybody, and sends every seat its own view and nothing else.
"""
