"""The widgets: each has a `rect`, draws itself, takes events, and says itself in one line."""
