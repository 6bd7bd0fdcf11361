"""Work of a click at a full table, in calls of Python functions: nothing is drawn that was drawn before.

The kits that share what they have drawn take some calls more than the program's own, never fewer.
"""

import pytest

from galaxy_desktop.bench.clicks import figures
from galaxy_desktop.games import find_games


@pytest.mark.slow
@pytest.mark.usefixtures("drawn_once")
@pytest.mark.parametrize("game", find_games())
def test_pointing_and_choosing_take_few_calls(game: str) -> None:
    assert [figure for figure in figures(find_games()[game]) if not figure.holds] == []
