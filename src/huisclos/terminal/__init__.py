"""Playing in a terminal: against bots on a table in memory, or at a house as any phone would."""
