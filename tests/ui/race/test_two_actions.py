"""The nine cards of which two actions are chosen: how they lie, and what each says with the other one."""

import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.moves import Actions, parse_as
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.outlook import outlook_of
from galaxy_desktop.ui.painter import Item
from tests.ui.painter_rig import kit_of, moment_of, showing

WINDOWS = [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)]


def cards(window: tuple[int, int], step: float, then: str = "", clicks: int = 0) -> dict[str, Item]:
    g = GAME.new(2, {"variant": "experienced", "setup": "first_game"}, 3)
    shown = moment_of(GAME, g, 0, clicks, then)
    painter = showing(PAINTER(kit_of(window, step), GAME), shown)
    return {item.id: item for item in painter.items() if item.group == "actions"}


@pytest.mark.parametrize(("window", "step"), WINDOWS)
def test_nine_cards_lie_apart_within_the_window(window: tuple[int, int], step: float) -> None:
    laid = cards(window, step)
    assert len(laid) == 9
    rects = [item.rect for item in laid.values()]
    assert all(len(rect.collidelistall(rects)) == 1 for rect in rects)
    assert max(rect.right for rect in rects) <= window[0]


def test_a_card_is_explained_with_the_one_it_would_be_chosen_with() -> None:
    alone = cards(*WINDOWS[0])
    assert {item.subject for item in alone.values()} == {
        "develop+develop_again"
        if card == "develop_again"
        else "settle+settle_again"
        if card == "settle_again"
        else card
        for card in actions()
    }
    beside = cards(*WINDOWS[0], clicks=1)
    assert beside["explore_five"].subject == "explore_five"
    assert beside["produce"].subject == "explore_five+produce"
    assert beside["settle_again"].subject == "settle_again"
    both = cards(*WINDOWS[0], "produce", 2)
    assert both["explore_five"].subject == both["produce"].subject == "explore_five+produce"
    assert both["settle"].subject == "settle"
    assert all(parse_as(Actions, item.subject) for item in both.values())


def test_bonuses_of_one_phase_are_summed() -> None:
    g = GAME.new(2, {"variant": "experienced", "setup": "first_game"}, 3)
    view = GAME.view(g, 0)
    both = ("explore_five", "explore_one")
    assert outlook_of(view, 0, both[0], both) == outlook_of(view, 0, both[1], both)
    assert outlook_of(view, 0, both[0], both) != outlook_of(view, 0, both[0], both[:1])
    assert outlook_of(view, 0, both[0], ("explore_five", "produce")) == outlook_of(view, 0, both[0], both[:1])
