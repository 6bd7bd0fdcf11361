"""The cards of the empires at the end of a game: no name is cut, and no term of what a card brings."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.scenes.empires import WIDEST, WORDED, WORDLESS
from tests.ui.kits import wordy_kit

GAMES = find_games()
TOO_LONG = {"Imperium Blaster Gem Depot"}
"""Has three long lines and the place of a good beside them: cut where a tile is smallest."""
SITTERS = (Sitter("Ada", ""), Sitter("Vega", ""))


def ids_of(game: str) -> list[str]:
    """Every card or tile of a game."""
    if game == "race":
        from galaxy_desktop.games.race.box import deck

        return list(deck("second"))
    if game == "jumpdrive":
        from galaxy_desktop.games.jumpdrive.box import cards

        return list(cards())
    if game == "roll":
        from galaxy_desktop.games.roll.box import sides

        return list(sides())
    from galaxy_desktop.games.frontiers.box import tiles

    return list(tiles())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "width"),
    [
        *((game, WORDLESS) for game in ("race", "roll", "frontiers", "jumpdrive")),
        *(("race", WORDED), ("roll", WIDEST), ("frontiers", WORDED), ("jumpdrive", WIDEST)),
    ],
)
def test_no_name_is_cut_at_the_widths_that_empires_are_shown_in(
    game: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut: list[str] = []
    fitted = Fonts.fitted

    def watched(self: Fonts, font: pygame.font.Font, text: str, room: int) -> str:
        found = fitted(self, font, text, room)
        if found != text:
            cut.append(text)
        return found

    monkeypatch.setattr(Fonts, "fitted", watched)
    pygame.display.init()
    size = pygame.display.set_mode((1920, 1080)).get_size()
    rules: Any = GAMES[game]
    state = rules.new(2, rules.check(2, {}), 1)
    open_asks(state)
    view = rules.view(state, 0)
    open_asks(view)
    painter = painter_for(wordy_kit(size), rules)
    painter.show(Shown(view, 0, SITTERS))
    tall = 1.0 if game in ("roll", "frontiers") else 1.4
    for card in ids_of(game)[width == WORDLESS :: 2]:
        assert painter.face(card, (width, round(width * tall))) is not None
        name = rules.words.item(card)
        if width == WORDLESS and name in TOO_LONG:
            cut.clear()
        short = [text for text in cut if text in name or text.startswith(("+", "per", "with"))]
        assert not short, f"{name} is cut: {short}"
        cut.clear()
    pygame.display.quit()
