"""Styles of the bots in Master of the Galaxy, by the traits of `bot/traits.py`.

Share of wins of a medium bot against one without a style, with its 95 % interval:
warlord 48 % (43-53), settler 49 % (44-53), scholar 49 % (44-54),
by `galaxy-desktop simulate master --bots medium:STYLE,medium --games 400 --seed 8500000`.
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
