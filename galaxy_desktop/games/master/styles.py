"""Styles of the bots in Master of the Galaxy, by the traits of `bot/traits.py`.

Share of wins of an easy, a medium and a hard bot against one of its level without a style, each ±5 %:
warlord 53.0, 48 and 49.5 %,
settler 51.3, 50.8 and 53.0 %,
scholar 51.9, 49 and 47.1 %,
by `galaxy-desktop simulate master --bots LEVEL:STYLE,LEVEL --games 400`.
"""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "warlord": Style(
        N_("Warlord"),
        N_("{name} wanted conflicts, and placed cubes in them."),
        {"conflict": 0.9, "card conflict": 1.5, "starts conflict": 1.5},
    ),
    "settler": Style(
        N_("Settler"),
        N_("{name} wanted planets and routes, and placed cubes there."),
        {"planet": 0.1, "route": 0.1, "base": 0.1},
    ),
    "scholar": Style(
        N_("Scholar"),
        N_("{name} wanted developments and agendas, and placed cubes on the cards."),
        {"implement": 0.3, "agenda": 0.3, "card development": 1.0},
    ),
}
