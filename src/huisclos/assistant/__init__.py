"""A language model at the table: one more phone, which reads and writes plain text."""
