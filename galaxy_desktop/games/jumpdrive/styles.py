"""Styles of the bots in Jump Drive, by the traits of `bot/traits.py`."""

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
