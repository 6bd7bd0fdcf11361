"""Cubes of the reserve to choose from: gains of any colours, and swaps with the own bag."""

GIVE = "give:"
"""What is held while the other half of a swap is still to be named."""
