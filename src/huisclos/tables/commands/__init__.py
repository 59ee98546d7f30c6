"""What people and the house may do at a table: each command gives the step that it leads to, or
raises Illegal with the reason. Every change of a table goes through here."""
