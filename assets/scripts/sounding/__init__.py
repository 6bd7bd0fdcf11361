"""The parts sounds are made of: waves, and the table of effects."""
