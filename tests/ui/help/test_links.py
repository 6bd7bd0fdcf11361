"""The help as a text with links: followed by mouse and keyboard, back again, with an index and real cards."""

from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.game import Game
from galaxy_desktop.engine.help import Term, page
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games import find_games
from galaxy_desktop.language import Message
from galaxy_desktop.ui.help.card_example import CardExample
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.help.term_index import in_order, letter
from galaxy_desktop.ui.scenes.showcase import cards_shown
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from galaxy_desktop.ui.widgets.text_link import TextLink
from tests.sweep import paired
from tests.ui.acts import click, move
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
TERMS = ("windfall", "Alien", "élan", "Zone", "9-cost development", "Empire", "alien worlds", "deck")
SIZES = [((1280, 720), 1.0), ((1920, 1080), 2.0), ((3840, 2160), 1.0)]


def spoken_name(rig: SceneRig) -> str:
    """The label of what has the focus."""
    current = rig.form.focus.current
    return "" if current is None else current.label


def with_pages(game: Game[Any]) -> Game[Any]:
    """A game with pages of the test's own, in which some of its cards are drawn."""
    cards = tuple(cards_shown(game))
    long = [Message("A line of the rules that fills the page. " * 3) for _ in range(40)]
    rules = (
        page("first_game", Message("Your first game"), Message("See [#goods]goods[/] or [#end]the end[/].")),
        page("goods", Message("Goods"), *long, Message("On to [#end]the end of a game[/].")),
        page(
            "end",
            Message("The end"),
            Message("="),
            Message("So:"),
            Message("="),
            cards=(cards[:3], cards[3:]),
        ),
    )
    terms = tuple(Term(Message(word), ("goods", "end")[n % 2]) for n, word in enumerate(TERMS))
    return replace(game, words=replace(game.words, rules=lambda: rules, terms=lambda: terms))


def opened(
    folder: Path, game: str = "race", size: tuple[int, int] = (1280, 720), step: float = 1.0
) -> tuple[SceneRig, HelpScene]:
    games = {game: with_pages(GAMES[game])}
    rig = SceneRig(folder, size, Settings(mute=True, text_step=step), games=games)
    return rig, rig.open(HelpScene(rig.client, games[game]))


def link(rig: SceneRig, words: str) -> TextLink:
    found = rig.widget(words)
    assert isinstance(found, TextLink)
    return found


def title(scene: HelpScene) -> str:
    return scene.pages[scene.number].title


def test_the_first_game_is_the_first_page_and_a_click_on_a_link_opens_its_page(folder: Path) -> None:
    rig, scene = opened(folder)
    assert title(scene) == "Your first game"
    rig.step(*click(link(rig, "the end").rect.center))
    assert title(scene) == "The end"
    rig.step(*click(rig.widget("Go back").rect.center))
    assert title(scene) == "Your first game"
    assert rig.widget("Go back").why_not


@pytest.mark.parametrize("size_and_text", SIZES, ids=str)
def test_tab_reaches_every_link_of_a_page_and_enter_follows_it(
    folder: Path, size_and_text: tuple[tuple[int, int], float]
) -> None:
    rig, scene = opened(folder, "race", *size_and_text)
    reached = []
    for _ in range(12):
        rig.key(pygame.K_TAB)
        if isinstance(rig.form.focus.current, TextLink):
            reached.append(rig.form.focus.current.label)
    assert set(reached) == {"goods", "the end"}
    rig.focus("goods")
    rig.key(pygame.K_RETURN)
    assert title(scene) == "Goods"
    assert isinstance(rig.form.focus.current, ScrollList)


BACK = [(pygame.K_BACKSPACE, 0), (pygame.K_LEFT, pygame.KMOD_ALT)]


@pytest.mark.parametrize(("code", "mod"), BACK)
def test_back_returns_to_the_place_and_to_the_link(folder: Path, code: int, mod: int) -> None:
    rig, scene = opened(folder)
    rig.focus("goods")
    rig.key(pygame.K_RETURN)
    for _ in range(20):
        rig.key(pygame.K_TAB)
        if spoken_name(rig) == "the end of a game":
            break
    offset = scene.laid[1].scroll.offset
    assert offset
    rig.key(pygame.K_RETURN)
    assert title(scene) == "The end"
    rig.key(code, mod=mod)
    assert title(scene) == "Goods"
    assert scene.laid[1].scroll.offset == offset
    assert spoken_name(rig) == "the end of a game"
    rig.key(code, mod=mod)
    assert title(scene) == "Your first game"
    assert spoken_name(rig) == "goods"
    rig.key(code, mod=mod)
    assert title(scene) == "Your first game"


def test_back_in_the_search_field_deletes_a_letter(folder: Path) -> None:
    rig, scene = opened(folder)
    rig.click("Next")
    rig.click("Search the rules")
    rig.type("go")
    rig.key(pygame.K_BACKSPACE)
    assert (scene.sought, title(scene)) == ("g", "Goods")


def test_a_button_keeps_the_focus_while_pages_turn(folder: Path) -> None:
    rig, scene = opened(folder)
    rig.focus("Next")
    for wanted in ("Goods", "The end", "Index of terms"):
        rig.key(pygame.K_RETURN)
        assert title(scene) == wanted
        assert spoken_name(rig) == "Next"


def test_a_link_shows_all_pages_again_after_a_search(folder: Path) -> None:
    rig, scene = opened(folder)
    rig.click("Search the rules")
    rig.type("the end.")
    rig.step(*click(link(rig, "the end").rect.center))
    assert scene.sought == ""
    rows = rig.form.focus.current
    assert isinstance(rows, ScrollList)
    assert rows.count == len(scene.pages)
    assert rows.state == "The end, 3 of 7"


def test_a_link_to_no_page_changes_nothing(folder: Path) -> None:
    _rig, scene = opened(folder)
    scene.follow("no_such_page")
    assert scene.number == 0


def test_the_index_lists_every_term_in_order_each_leading_to_its_page(folder: Path) -> None:
    rig, scene = opened(folder)
    scene.follow("index")
    words = [widget.label for widget in scene.laid[1].widgets if isinstance(widget, TextLink)]
    wanted = ["9-cost development", "Alien", "alien worlds", "deck", "élan", "Empire", "windfall", "Zone"]
    assert words == wanted
    assert [term.word.read() for term in in_order(rig.games["race"].words.terms())] == wanted
    assert [letter(word) for word in wanted] == ["0–9", "A", "A", "D", "E", "E", "W", "Z"]
    rig.step(*click(link(rig, "Zone").rect.center))
    assert title(scene) == "The end"


def test_the_links_of_the_index_are_one_group_for_the_arrow_keys(folder: Path) -> None:
    rig, scene = opened(folder)
    scene.follow("index")
    rig.focus("9-cost development")
    rig.key(pygame.K_DOWN)
    assert spoken_name(rig) == "Alien"


def test_the_search_finds_the_page_to_which_a_term_leads(folder: Path) -> None:
    rig, scene = opened(folder)
    rig.click("Search the rules")
    rig.type("windf")
    assert [scene.pages[number].title for number in scene._found()] == ["Goods", "Index of terms"]


def card_widgets(scene: HelpScene) -> list[CardExample]:
    return [widget for widget in scene.laid[1].widgets if isinstance(widget, CardExample)]


@pytest.mark.parametrize(("size_and_text", "game"), [one[::-1] for one in paired([*GAMES], SIZES)], ids=str)
def test_cards_stand_in_the_text_as_they_look_in_the_game(
    folder: Path, game: str, size_and_text: tuple[tuple[int, int], float]
) -> None:
    rig, scene = opened(folder, game, *size_and_text)
    scene.follow("end")
    cards = card_widgets(scene)
    assert [card.label for card in cards] == [*map(GAMES[game].words.item, cards_shown(GAMES[game]))]
    view = scene.laid[1].view
    for card in cards:
        assert view.left <= card.rect.left < card.rect.right <= view.right
        assert not any(card.rect.colliderect(other.rect) for other in cards if other is not card)
        assert card.label in plain(card.explanation)
        assert len(card.explanation.split("\n")) > 1
    surface = pygame.Surface(size_and_text[0])
    cards[0].draw(surface)
    seen = cards[0].rect.inflate(-10, -10)
    places = product(range(seen.left, seen.right), range(seen.top, seen.bottom, 4))
    assert len({tuple(surface.get_at(place)) for place in places}) > 8
    rig.app.close()


def test_a_card_in_the_text_is_enlarged_by_click_and_by_enter(folder: Path) -> None:
    rig, scene = opened(folder)
    scene.follow("end")
    card = card_widgets(scene)[0]
    rig.step(*click(card.rect.center))
    assert isinstance(rig.top(), ZoomScene)
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    rig.key(pygame.K_TAB)
    rig.focus(card.label)
    rig.key(pygame.K_RETURN)
    assert isinstance(rig.top(), ZoomScene)


def test_a_card_in_the_text_explains_itself_while_hovered(folder: Path) -> None:
    rig, scene = opened(folder)
    scene.follow("end")
    card = card_widgets(scene)[0]
    rig.step(move(card.rect.center), times=40)
    assert rig.form.tooltip is not None
    assert rig.form.tooltip.markup == card.explanation


def test_an_enlarged_card_leads_to_a_page_of_the_same_help(folder: Path) -> None:
    rig, scene = opened(folder)
    assert scene.game is not None
    words = scene.game.words
    explain = words.explain
    paged = replace(
        words, explain=lambda view, x: tuple(replace(one, page="goods") for one in explain(view, x))
    )
    examples = scene._examples
    assert examples is not None
    examples.game = replace(scene.game, words=paged)
    scene.follow("end")
    card_widgets(scene)[0].use((0, 0))
    rig.step()
    rig.key(pygame.K_F1)
    assert rig.top() is scene
    assert title(scene) == "Goods"
    rig.key(pygame.K_BACKSPACE)
    assert title(scene) == "The end"


def test_another_text_size_draws_the_page_anew(folder: Path) -> None:
    rig, scene = opened(folder)
    scene.follow("end")
    before = card_widgets(scene)[0].rect.size
    rig.app.apply(rig.app.settings.but(text_step=1.5))
    rig.step()
    assert card_widgets(scene)[0].rect.size != before
