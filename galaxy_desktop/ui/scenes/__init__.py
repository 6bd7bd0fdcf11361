"""Screens of the client: each is opened by another and closes with a result."""
