"""Styles of the bots in Jump Drive, by the traits of `bot/traits.py`.

Share of wins of a medium bot against one without a style, with its 95 % interval:
conqueror 50.5 % (45.6-55.4), developer 48.0 % (43.1-52.9), settler 51.5 % (46.6-56.4),
by `galaxy-desktop simulate jumpdrive --bots medium:STYLE,medium --games 400 --seed 8500000`.
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
