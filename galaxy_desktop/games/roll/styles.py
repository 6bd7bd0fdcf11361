"""Styles of the bots in Roll for the Galaxy, by the traits of `bot/traits.py`.

Share of wins of a medium bot against one without a style, with its 95 % interval:
developer 50 % (46-55), settler 51 % (46-56), merchant 48 % (43-53),
by `galaxy-desktop simulate roll --bots medium:STYLE,medium --games 400 --seed 8500000`.
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
