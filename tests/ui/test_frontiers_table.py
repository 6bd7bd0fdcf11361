"""A game of New Frontiers at the real table, by mouse and by keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter
from tests.ui.table_rig import Rig
