"""The cards of the empires at the end of a game: every name is drawn whole."""

from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games import find_games
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.score.empires import WIDEST, WORDED, WORDLESS
from galaxy_desktop.ui.tabletop import card_names
from galaxy_desktop.ui.theme import RGB
from tests.ui.kits import wordy_kit

GAMES = find_games()
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
def test_every_name_is_drawn_whole_at_the_widths_that_empires_are_shown_in(
    game: str, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    draw = card_names.set_line

    def watched(
        kit: Kit, face: pygame.Surface, font: pygame.font.Font, text: str, row: pygame.Rect, colour: RGB
    ) -> None:
        lines.append(text)
        draw(kit, face, font, text, row, colour)

    monkeypatch.setattr(card_names, "set_line", watched)
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
    for card in ids_of(game)[width == WORDLESS :: 3]:
        lines.clear()
        assert painter.face(card, (width, round(width * tall))) is not None
        assert letters("".join(lines)) == letters(rules.words.item(card))
    pygame.display.quit()


def letters(name: str) -> str:
    """A name without what stands where its lines are broken."""
    return name.replace(" ", "").replace("-", "")
