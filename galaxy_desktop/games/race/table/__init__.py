"""How Race for the Galaxy is drawn."""
