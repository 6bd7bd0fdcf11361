"""Roll for the Galaxy as the menu shows it."""

from galaxy_desktop.engine.title import Title
from galaxy_desktop.language import N_

TITLE = Title(
    id="roll",
    name="Roll for the Galaxy",
    place_in_menu=2,
    seats=range(2, 6),
    minutes=(25, 45),
    tagline=N_("Roll your workers in secret, guess the phases, and build the greatest empire").read,
    pitch=N_(
        "Your dice are your workers. Roll them in secret, assign them to five phases and select one phase "
        "that occurs for everyone. Settle worlds to gain more and better dice, develop powers that "
        "Reassign workers, and ship goods for credits or victory points."
    ).read,
)
