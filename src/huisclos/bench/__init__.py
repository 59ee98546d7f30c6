"""What `huisclos bench` measures: the rules of each game, and a real server under load."""
