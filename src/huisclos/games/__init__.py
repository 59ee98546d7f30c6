"""Our own games, a folder each; the shelf finds them as it finds everybody's."""
