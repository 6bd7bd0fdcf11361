"""Master of the Galaxy as the menu shows it."""

from galaxy_desktop.engine.title import Title
from galaxy_desktop.language import N_

TITLE = Title(
    id="master",
    name="Master of the Galaxy",
    place_in_menu=5,
    seats=range(2, 5),
    minutes=(60, 120),
    tagline=N_("Nine species, one galaxy: expand, dominate or conquer").read,
    pitch=N_(
        "Draw cubes from your bag and place them on projects: settle planets, establish routes, "
        "construct bases, implement developments and fight conflicts. The first player with 9 "
        "bases on the map, 5 identical symbols or 2 starting systems becomes Master of the "
        "Galaxy."
    ).read,
)
