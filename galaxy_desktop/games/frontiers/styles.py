"""Styles of the bots in New Frontiers, by the traits of `bot/traits.py`.

Share of wins of a medium bot against one without a style, with its 95 % interval:
conqueror 51 % (46-55), developer 49 % (44-54), producer 48 % (43-53),
by `galaxy-desktop simulate frontiers --bots medium:STYLE,medium --games 400 --seed 8500000`.
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
