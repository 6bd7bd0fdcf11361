"""Styles of the bots in Jump Drive, by the traits of `bot/traits.py`.

Share of wins of an easy, a medium and a hard bot against one of its level without a style, each ±5 %:
conqueror 48.9, 50.5 and 50.7 %,
developer 49.5, 48.0 and 47.1 %,
settler 47.5, 51.5 and 48.1 %,
by `galaxy-desktop simulate jumpdrive --bots LEVEL:STYLE,LEVEL --games 400`.
"""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "conqueror": Style(
        N_("Conqueror"),
        N_("{name} wanted Military and military worlds, Rebel worlds most of all."),
        {"military world": 1.0, "rebel": 0.5, "military": 0.7},
    ),
    "developer": Style(
        N_("Developer"),
        N_("{name} wanted developments."),
        {"development": 1.2},
    ),
    "settler": Style(
        N_("Settler"),
        N_("{name} wanted worlds that are paid for with cards."),
        {"peaceful world": 1.2},
    ),
}
