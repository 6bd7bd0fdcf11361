"""New Frontiers as the menu shows it."""

from galaxy_desktop.engine.title import Title
from galaxy_desktop.language import N_

TITLE = Title(
    id="frontiers",
    name="New Frontiers",
    place_in_menu=3,
    seats=range(2, 6),
    minutes=(45, 75),
    tagline=N_("Select an action for everyone, and keep the bonus for yourself").read,
    pitch=N_(
        "Seven action tiles are on the table. In turn, each player selects one; everyone does its action, "
        "but only the player who selected it gets its bonus. Explore worlds and settle them with "
        "colonists, credits or Military. Buy developments, produce goods, and turn goods into credits and "
        "VP."
    ).read,
)
