"""Recorded games of an independent engine, replayed through ours: `python -m tests.oracle race DIR`."""
