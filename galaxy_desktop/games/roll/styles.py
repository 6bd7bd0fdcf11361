"""Styles of the bots in Roll for the Galaxy, by the traits of `bot/traits.py`.

Share of wins of an easy, a medium and a hard bot against one of its level without a style, each ±5 %:
developer 48.5, 50 and 49.5 %,
settler 48.5, 51.4 and 50.6 %,
merchant 50.9, 48 and 50.5 %,
by `galaxy-desktop simulate roll --bots LEVEL:STYLE,LEVEL --games 400`.
"""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "developer": Style(
        N_("Developer"),
        N_("{name} wanted developments, and preferred to select Develop."),
        {"select develop": 0.25, "development": 0.5},
    ),
    "settler": Style(
        N_("Settler"),
        N_("{name} wanted worlds, and preferred to select Settle."),
        {"select settle": 0.4, "world": 0.4},
    ),
    "merchant": Style(
        N_("Merchant"),
        N_("{name} wanted goods, and preferred to select Produce or Ship."),
        {"select produce": 0.25, "select ship": 0.45},
    ),
}
