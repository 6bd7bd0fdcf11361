"""Styles of the bots in Race for the Galaxy, by the traits of `bot/traits.py`."""

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
            "goods": 1.0,
            "trade power": 0.8,
            "call consume_trade": 0.3,
            "call produce": 0.4,
            "development": -1.3,
        },
    ),
    "builder": Style(
        N_("Builder"),
        N_("{name} wanted developments, 6-cost developments most of all."),
        {"development": 0.7, "six": 1.3, "call develop": 0.3, "call consume_trade": 0.4},
    ),
}
