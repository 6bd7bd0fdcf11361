"""Roll for the Galaxy, base game: its rules, data and words."""
