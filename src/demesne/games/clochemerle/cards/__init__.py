"""The village cards, kind by kind (rulebook p. 8 to 11)."""
