"""Widgets: each has a `rect`, draws itself, handles events, and describes itself in one line."""
