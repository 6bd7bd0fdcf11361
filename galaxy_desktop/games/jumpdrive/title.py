"""Jump Drive as the menu shows it."""

from galaxy_desktop.engine.title import Title
from galaxy_desktop.language import N_

TITLE = Title(
    id="jumpdrive",
    name="Jump Drive",
    place_in_menu=4,
    seats=range(1, 5),
    minutes=(10, 20),
    tagline=N_("Build a space empire that scores again every round").read,
    pitch=N_(
        "Each round, everyone secretly places a card or two, or explores for more cards. You pay for "
        "cards by discarding others. Then your whole empire scores again and gives you new cards. The "
        "game ends after a scoring in which a player has 50 VP or more, and the last rounds score the most. "
        "Play solo for 7 rounds, or as a campaign of 4 games."
    ).read,
)
