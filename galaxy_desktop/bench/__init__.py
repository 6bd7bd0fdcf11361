"""Figures to keep, measured on the machine at hand."""
