"""Styles of the bots in Roll for the Galaxy, by the traits of `bot/traits.py`."""

from galaxy_desktop.ai.styles import Style, Styles
from galaxy_desktop.language import N_

STYLES: Styles = {
    "developer": Style(
        N_("Developer"),
        N_("{name} wanted developments, and selected Develop whenever it was close."),
        {"select develop": 0.25, "development": 0.5},
    ),
    "settler": Style(
        N_("Settler"),
        N_("{name} wanted worlds, and selected Settle whenever it was close."),
        {"select settle": 0.6, "world": 0.6},
    ),
    "merchant": Style(
        N_("Merchant"),
        N_("{name} wanted goods, and selected Produce or Ship whenever it was close."),
        {"select produce": 0.25, "select ship": 0.45},
    ),
}
