"""Tables in PostgreSQL, for a house of several servers. Only who asks for it needs asyncpg."""
