"""How Meteors is drawn, and what it has on the screen beside its cards."""

from collections.abc import Mapping, Sequence

import pygame

from galaxy_desktop.language import gettext as _
from galaxy_desktop.ui.art.vector import Stroke, Strokes, circle, fill
from galaxy_desktop.ui.help.legend import LegendEntry
from galaxy_desktop.ui.keys import Key
from tests.toy.meteors.table.painter import SORT, MeteorPainter

ICONS: Mapping[str, Strokes] = {"meteor": (fill(circle(4, 4, 6)), Stroke("M-10,-10 L0,0 M-3,-10 L3,-3", 2.4))}


def keys() -> Sequence[Key]:
    return [Key((SORT,), pygame.key.name(SORT).upper(), _("Sort your hand by size"))]


def legend() -> Mapping[str, LegendEntry]:
    return {"meteor": (_("Meteor"), _("A meteor scores its size."))}


KEYS = keys
LEGEND = legend
PAINTER = MeteorPainter
