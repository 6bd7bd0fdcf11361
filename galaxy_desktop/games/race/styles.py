"""Styles of the bots in Race for the Galaxy, by the traits of `bot/traits.py`.

Share of wins of a medium bot against one without a style, with its 95 % interval:
conqueror 49 % (44-54), trader 56 % (51-60), builder 52 % (48-57),
by `galaxy-desktop simulate race --bots medium:STYLE,medium --games 400 --seed 8500000`.
"""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "conqueror": Style(
        N_("Conqueror"),
        N_("{name} wanted Military and military worlds, Rebel worlds most of all."),
        {
            "military world": 1.3,
            "rebel": 0.8,
            "military power": 1.0,
            "call settle": 0.2,
            "call consume_trade": 0.2,
        },
    ),
    "trader": Style(
        N_("Trader"),
        N_("{name} wanted worlds with goods, and sold the goods for cards."),
        {
            "goods": 2.2,
            "trade power": 1.2,
            "call consume_trade": 0.6,
            "call produce": 0.4,
            "call explore_one": 0.4,
            "development": -2.0,
        },
    ),
    "builder": Style(
        N_("Builder"),
        N_("{name} wanted developments, 6-cost developments most of all."),
        {"development": 0.7, "six": 1.3, "call develop": 0.4, "call consume_trade": 0.3},
    ),
}
