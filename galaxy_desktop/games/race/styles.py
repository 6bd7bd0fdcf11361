"""Styles of the bots in Race for the Galaxy, by the traits of `bot/traits.py`.

Share of wins of an easy, a medium and a hard bot against one of its level without a style, each ±5 %:
conqueror 50.8, 48 and 48.3 %,
trader 47.0, 51.9 and 48.0 %,
builder 49.3, 47 and 49.1 %,
by `galaxy-desktop simulate race --bots LEVEL:STYLE,LEVEL --games 400`.
"""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "conqueror": Style(
        N_("Conqueror"),
        N_("{name} wanted Military and military worlds, Rebel worlds most of all."),
        {
            "military world": 0.7,
            "rebel": 0.4,
            "military power": 0.5,
            "call settle": 0.1,
            "call consume_trade": 0.1,
        },
    ),
    "trader": Style(
        N_("Trader"),
        N_("{name} wanted worlds with goods, and sold the goods for cards."),
        {
            "goods": 1.9,
            "trade power": 1.1,
            "call consume_trade": 0.6,
            "call produce": 0.4,
            "call explore_one": 0.4,
            "development": -1.6,
        },
    ),
    "builder": Style(
        N_("Builder"),
        N_("{name} wanted developments, 6-cost developments most of all."),
        {"development": 0.35, "six": 0.6, "call develop": 0.2, "call consume_trade": 0.15},
    ),
}
