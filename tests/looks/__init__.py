"""Pictures of every page, taken by a script and compared to the last accepted ones."""
