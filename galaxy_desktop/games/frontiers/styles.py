"""Styles of the bots in New Frontiers, by the traits of `bot/traits.py`.

Share of wins of an easy, a medium and a hard bot against one of its level without a style, each ±5 %:
conqueror 47.6, 51 and 49.9 %,
developer 53.0, 48.8 and 47.9 %,
producer 47.0, 48 and 51.8 %,
by `galaxy-desktop simulate frontiers --bots LEVEL:STYLE,LEVEL --games 400`.
"""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "conqueror": Style(
        N_("Conqueror"),
        N_("{name} wanted military worlds and tiles that give Military, and preferred to select Settle."),
        {"military world": 0.6, "military power": 0.6, "select settle": 0.9},
    ),
    "developer": Style(
        N_("Developer"),
        N_("{name} wanted developments, 9-cost developments most of all."),
        {"large": 1.1, "select develop": 0.6},
    ),
    "producer": Style(
        N_("Producer"),
        N_("{name} wanted worlds with goods, and preferred to select Produce or Trade, Consume."),
        {"goods": 0.4, "select produce": 0.4, "select trade_consume": 0.4},
    ),
}
