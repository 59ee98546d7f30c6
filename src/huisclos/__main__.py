"""`python -m huisclos` is `huisclos`."""

from huisclos.cli import main

main()
