"""`huisclos`, with the test's luck: what a player adds to the deal is its name."""

from huisclos.cli import main
from huisclos.client import Phone

if __name__ == "__main__":
    Phone._draw = lambda self: "assistant"  # type: ignore[method-assign]
    main()
