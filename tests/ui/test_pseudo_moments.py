"""What a table writes at some moments only goes through the catalogue too: who chooses, the last card."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games import find_games
from galaxy_desktop.games.race.box import figures
from galaxy_desktop.language import gettext
from galaxy_desktop.presenter.shown import Shown, Sitter
from galaxy_desktop.ui.kit import Kit
from galaxy_desktop.ui.painters import painter_for
from galaxy_desktop.ui.settings import Settings
from tests.ui.kits import reworded_kit
from tests.ui.painter_rig import PIXEL, moment_of
from tests.ui.pseudo_tour import Drawn
from tests.ui.race_rig import moments
from tests.ui.test_pseudo import ENGLISH, NO_WORDS

GAMES = find_games()
NAMES = tuple([Sitter(name, "") for name in ("Ada", "Vega", "Mira", "Boris")])
WHO_CHOOSES = ("race", "jumpdrive")
"""Games whose panels write who is choosing and who has chosen."""


@pytest.fixture(autouse=True)
def _pseudo() -> Iterator[None]:
    language.use("pseudo")
    yield
    language.use()


@cache
def kit() -> Kit:
    return reworded_kit(Settings(mute=True), (1920, 1080))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    found = Drawn()
    found.watch(monkeypatch)
    return found


def draw(screen: pygame.Surface, game: str, shown: Shown) -> None:
    painter = painter_for(kit(), GAMES[game])
    painter.show(replace(shown, sitters=NAMES[: len(shown.sitters)]))
    screen.set_clip(PIXEL)  # what is drawn is known without being put on the screen
    painter.draw(screen)


def english(drawn: Drawn) -> list[str]:
    """Lines with English words that are no names."""
    words = [re.findall(r"\w+", text) for text in drawn.lines if not NO_WORDS.search(text)]
    names = {sitter.name for sitter in NAMES}
    return sorted({word for line in words for word in line if ENGLISH.search(word)} - names)


@pytest.mark.parametrize("game", GAMES)
def test_who_is_choosing_and_who_has_chosen_is_translated(
    screen: pygame.Surface, drawn: Drawn, game: str
) -> None:
    g: Any = GAMES[game].new(3, {}, 1)
    shown = moment_of(GAMES[game], g, min(open_asks(g)), 0)
    view = shown.view.clone()
    view.sealed = {2: HIDDEN}
    draw(screen, game, replace(shown, view=view, awaited=frozenset({0, 1})))
    assert english(drawn) == []
    if game in WHO_CHOOSES:
        assert {gettext("choosing"), gettext("has chosen")} <= drawn.lines


def test_the_last_card_of_a_tableau_is_translated(screen: pygame.Surface, drawn: Drawn) -> None:
    shown = moments()["action", 2]
    view = shown.view.clone()
    me = view.players[shown.seat]
    others = [card for card in view.cards if not card.startswith("action") and card not in me.tableau]
    me.tableau = [*me.tableau, *others][: figures().tableau_size - 1]
    draw(screen, "race", replace(shown, view=view))
    assert english(drawn) == []
    assert gettext("card {n}").format(n=figures().tableau_size) in drawn.lines
