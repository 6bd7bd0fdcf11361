"""How Master of the Galaxy is drawn."""
