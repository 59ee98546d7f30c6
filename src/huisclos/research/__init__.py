"""Our games as the environments that learning research expects; docs/research.md says how.

`zoo` needs the extra [pettingzoo], `spiel` the extra [openspiel]; nothing else of the house imports
any of this.
"""
