"""Turns events into flights of disks, tiles, goods and points over the table (VISUAL section 9)."""

from galaxy_desktop.ui.tabletop.staging import Shows

SHOWN: Shows = {}
