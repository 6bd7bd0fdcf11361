"""Race for the Galaxy as the menu shows it."""

from galaxy_desktop.engine.title import Title
from galaxy_desktop.language import N_

TITLE = Title(
    id="race",
    name="Race for the Galaxy",
    place_in_menu=1,
    seats=range(2, 5),
    minutes=(20, 40),
    tagline=N_("Guess which phases your opponents will choose, and build the greatest empire").read,
    pitch=N_(
        "Each player chooses an action in secret, and every phase that was chosen happens for everyone. "
        "Settle worlds, develop technologies, produce goods and turn them into cards and points. "
        "Cards are everything: worlds and developments to place, money to pay for them, and goods."
    ).read,
)
