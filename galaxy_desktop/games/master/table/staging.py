"""Turns events into flights."""

from galaxy_desktop.ui.tabletop.staging import Shows

SHOWN: Shows = {}
