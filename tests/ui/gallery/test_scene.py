"""The gallery in its window: groups, search, the chosen card, enlarging, and the ways to the rules."""

from dataclasses import replace
from itertools import product
from pathlib import Path

import pygame
import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.games.race.box import DATA, designs
from galaxy_desktop.play.seats import Person, Table
from galaxy_desktop.presenter.briefing import GameBelow
from galaxy_desktop.ui.gallery.scene import GalleryScene
from galaxy_desktop.ui.gallery.thumbs import Thumb
from galaxy_desktop.ui.help.scene import HelpScene
from galaxy_desktop.ui.metrics import CARD_SHAPE
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.puzzles.doors import gallery
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.zoom import ZoomScene
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from tests.ui.acts import click, key, key_up
from tests.ui.scene_rig import SceneRig

GAMES = find_games()
WINDOW = (1920, 1080)
TABLE = Table("race", (Person("Ada"), Person("Boris")), {}, 1)


def opened(folder: Path, game: str, text: float = 1.0) -> tuple[SceneRig, GalleryScene]:
    settings = Settings(mute=True, player_name="Ada", text_step=text)
    rig = SceneRig(folder, WINDOW, settings=settings, games=GAMES)
    scene = gallery(rig.client, game)
    assert isinstance(scene, GalleryScene)
    return rig, rig.open(scene)


def thumbs(scene: GalleryScene) -> dict[str, Thumb]:
    return {one.card: one for panel in scene.laid for one in panel.widgets if isinstance(one, Thumb)}


def details(scene: GalleryScene) -> list[str]:
    return scene.laid[-1].words


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_face_and_can_be_chosen(folder: Path, game: str) -> None:
    _rig, scene = opened(folder, game)
    assert list(thumbs(scene)) == list(scene.gallery.cards)
    for card in scene.gallery.cards[::10]:
        scene.choose(card)
        assert [one for one, thumb in thumbs(scene).items() if thumb.chosen] == [card]
        assert details(scene)[1].casefold() == scene.faces.examples.name(card).casefold()
        lines = [line.text for line in scene.faces.examples.lines(card)]
        assert details(scene)[-len(lines) :] == lines


def test_a_click_chooses_and_another_enlarges(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    second = scene.gallery.cards[1]
    rig.step(*click(thumbs(scene)[second].rect.center))
    assert scene.chosen == second
    rig.step(*click(thumbs(scene)[second].rect.center))
    zoom = rig.top()
    assert isinstance(zoom, ZoomScene)
    assert zoom.subject == second
    assert zoom.lines == scene.faces.examples.lines(second)


def test_a_right_click_enlarges_at_once(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    third = scene.gallery.cards[2]
    pressed = pygame.event.Event(
        pygame.MOUSEBUTTONDOWN, pos=thumbs(scene)[third].rect.center, button=pygame.BUTTON_RIGHT
    )
    rig.step(pressed)
    zoom = rig.top()
    assert isinstance(zoom, ZoomScene)
    assert zoom.subject == third


def test_arrow_keys_choose_and_v_enlarges(folder: Path) -> None:
    rig, scene = opened(folder, "jumpdrive")
    assert scene.form is not None
    scene.form.focus.to(thumbs(scene)[scene.chosen], by_keys=True)
    rig.step(key(pygame.K_RIGHT))
    assert scene.chosen == scene.gallery.cards[1]
    rig.step(key(pygame.K_v))
    zoom = rig.top()
    assert isinstance(zoom, ZoomScene)
    assert zoom.subject == scene.chosen


def test_tab_passes_over_the_faces_and_comes_back_to_the_chosen_one(folder: Path) -> None:
    rig, scene = opened(folder, "roll")
    scene.choose(scene.gallery.cards[70])
    assert scene.form is not None
    scene.form.focus.to(scene.laid[0].widgets[-1], by_keys=True)
    rig.step(key(pygame.K_TAB), key_up(pygame.K_TAB))
    focus = rig.form.focus
    assert focus.current is thumbs(scene)[scene.chosen]
    assert scene.chosen == scene.gallery.cards[70]
    rig.step(key(pygame.K_TAB), key_up(pygame.K_TAB))
    assert rig.form.focus.current in scene.laid[2].widgets
    rig.step(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT), key_up(pygame.K_TAB))
    assert rig.form.focus.current is thumbs(scene)[scene.chosen]
    rig.step(key(pygame.K_TAB, mod=pygame.KMOD_SHIFT), key_up(pygame.K_TAB))
    assert rig.form.focus.current in scene.laid[0].widgets
    assert scene.chosen == scene.gallery.cards[70]


def test_a_group_shows_its_cards_alone(folder: Path) -> None:
    rig, scene = opened(folder, "roll")
    scene.pick(2)
    rig.step()
    homes = scene.gallery.groups[1].cards
    assert tuple(thumbs(scene)) == homes
    assert scene.chosen == homes[0]


def test_the_search_reads_names_and_sentences(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    rig.step(key(pygame.K_SLASH))
    rig.type("keyword: imperium")
    found = [
        card for card in scene.gallery.cards if "keyword: imperium" in scene.faces.words(card).casefold()
    ]
    assert found
    assert list(thumbs(scene)) == found
    assert scene.chosen == found[0]


def test_a_sentence_leads_to_its_page(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    line = next(one for one in scene.laid[-1].widgets if one.page)
    rig.step(*click(line.rect.center))
    rules = rig.top()
    assert isinstance(rules, HelpScene)
    assert rules.pages[rules.number].name == line.page


@pytest.mark.parametrize(("game", "one"), [("race", "1 card"), ("roll", "1 tile"), ("frontiers", "1 tile")])
def test_a_single_find_is_no_different_one(folder: Path, game: str, one: str) -> None:
    rig, scene = opened(folder, game)
    assert scene.laid[1].note == f"{len(scene.gallery.cards)} different"
    rig.step(key(pygame.K_SLASH))
    rig.type(scene.faces.examples.name(scene.gallery.cards[0]))
    assert len(thumbs(scene)) == 1
    assert scene.laid[1].note == one


def test_in_a_game_the_unseen_are_a_group(folder: Path) -> None:
    rig, _scene = opened(folder, "race")
    below = GameBelow(TABLE, unseen=("contact_specialist", "old_earth"))
    rig.open(HelpScene(rig.client, GAMES["race"], below=below))
    rig.click("Cards")
    scene = rig.top()
    assert isinstance(scene, GalleryScene)
    scene.pick(len(scene.gallery.groups) + 1)
    assert list(thumbs(scene)) == ["old_earth", "contact_specialist"]
    assert scene.laid[1].title == "Not in sight now"
    scene.choose("contact_specialist")
    assert "Not in sight now: 1 of 2" in details(scene)
    scene.pick(0)
    scene.choose("epsilon_eridani")
    assert not [line for line in details(scene) if "in sight" in line]


def test_a_game_of_the_first_edition_has_its_own_cards(folder: Path) -> None:
    table = replace(TABLE, options={"edition": "first", "start_worlds": "original"})
    rig, second = opened(folder, "race")
    rig.open(HelpScene(rig.client, GAMES["race"], below=GameBelow(table)))
    rig.click("Cards")
    first = rig.top()
    assert isinstance(first, GalleryScene)
    assert set(first.gallery.cards) == set(designs("first"))
    others = {card for card in first.gallery.cards if first.faces.words(card) != second.faces.words(card)}
    assert others == {reprint.id for reprint in DATA.box.first_edition.card}
    assert "The cards of the first edition." in first.laid[0].words


def test_outside_of_a_game_nothing_is_unseen(folder: Path) -> None:
    _rig, scene = opened(folder, "race")
    rows = scene.laid[0].widgets[-1]
    assert isinstance(rows, ScrollList)
    assert rows.count == 1 + len(scene.gallery.groups)


def test_another_language_has_its_own_faces_and_words(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    english = scene.faces.words(scene.chosen)
    rig.app.apply(rig.app.settings.but(language="de"))
    rig.step()
    assert scene.faces.words(scene.chosen) != english
    assert scene.laid[1].title == "Karten"


def test_large_text_enlarges_at_once(folder: Path) -> None:
    rig, scene = opened(folder, "frontiers", text=2.0)
    scene.turn_to(1)
    first = scene.gallery.cards[0]
    rig.step(*click(thumbs(scene)[first].rect.center))
    assert isinstance(rig.top(), ZoomScene)


def test_the_slash_leads_to_the_search_on_its_page(folder: Path) -> None:
    rig, scene = opened(folder, "race", text=2.0)
    rig.step(key(pygame.K_SLASH))
    rig.type("gem world")
    scene.turn_to(1)
    assert list(thumbs(scene)) == ["gem_world"]


def test_new_game_and_the_rules_lead_there(folder: Path) -> None:
    rig, _scene = opened(folder, "roll")
    rig.open(NewGameScene(rig.client, "roll"))
    rig.click("Tiles")
    assert isinstance(rig.top(), GalleryScene)
    rig.open(HelpScene(rig.client, GAMES["jumpdrive"]))
    rig.click("Cards")
    scene = rig.top()
    assert isinstance(scene, GalleryScene)
    assert scene.game.id == "jumpdrive"


def looks_like(rig: SceneRig, place: pygame.Rect, face: pygame.Surface) -> bool:
    """Whether a face is drawn in the middle of a place, looked at where it is opaque."""
    at = face.get_rect(center=place.center)
    spots = [(x, y) for x in range(0, at.width, 9) for y in range(0, at.height, 9)]
    solid = [spot for spot in spots if face.get_at(spot).a == 255]
    assert solid
    seen = rig.app.surface
    return all(seen.get_at((at.left + x, at.top + y))[:3] == face.get_at((x, y))[:3] for x, y in solid)


def colours(rig: SceneRig, place: pygame.Rect) -> set[tuple[int, ...]]:
    picture = rig.app.surface
    spots = product(range(place.left, place.right), range(place.top, place.bottom))
    return {tuple(picture.get_at(spot)[:3]) for spot in spots}


def test_faces_and_sentences_are_drawn(folder: Path) -> None:
    settings = Settings(mute=True, player_name="Ada")
    rig = SceneRig(folder, WINDOW, settings=settings, games=GAMES, drawn=True)
    scene = gallery(rig.client, "race")
    assert isinstance(scene, GalleryScene)
    rig.open(scene)
    kit, panel = scene.kit, scene.laid[-1]
    place = max((piece.rect for piece in panel.column.pieces), key=lambda rect: rect.height)
    width = round(place.height / CARD_SHAPE)
    assert looks_like(rig, place, scene.faces.face(kit, scene.chosen, (width, place.height)))
    for thumb in list(thumbs(scene).values())[1:6]:
        assert looks_like(rig, thumb.rect, scene.faces.face(kit, thumb.card, thumb.rect.size))
    for line in panel.widgets:
        assert kit.theme.colour.text_soft in colours(rig, line.rect), line.label


def test_faces_fill_the_width_in_rows_and_lie_apart(folder: Path) -> None:
    _rig, scene = opened(folder, "race")
    rects = [thumb.rect for thumb in thumbs(scene).values()]
    view = scene.laid[1].view
    assert {rect.size for rect in rects} == {rects[0].size}
    assert max(rect.right for rect in rects) > view.right - rects[0].width // 2
    assert all(rect.collidelist(rects[number + 1 :]) == -1 for number, rect in enumerate(rects))
    starts = scene.gallery.groups[0].cards
    first_row = [thumbs(scene)[card].rect for card in starts if thumbs(scene)[card].rect.top == rects[0].top]
    assert len(first_row) > 4


def test_f1_opens_the_page_about_the_card_and_f2_the_first(folder: Path) -> None:
    _rig, scene = opened(folder, "race")
    here, first = scene.rules(here=True), scene.rules(here=False)
    assert isinstance(here, HelpScene)
    assert isinstance(first, HelpScene)
    page = next(line.page for line in scene.faces.examples.lines(scene.chosen) if line.page)
    assert here.pages[here.number].name == page
    assert first.number == 0


def test_a_search_that_finds_nothing_says_so_and_enlarges_nothing(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    rig.step(key(pygame.K_SLASH))
    rig.type("no such card")
    assert not thumbs(scene)
    assert "No matches." in scene.laid[1].words
    scene.enlarge()
    rig.step(key(pygame.K_RETURN))
    assert rig.top() is scene
    rules = scene.rules(here=True)
    assert isinstance(rules, HelpScene)
    assert rules.number == 0


def test_the_arrow_keys_choose_from_the_beginning_and_enter_enlarges(folder: Path) -> None:
    rig, scene = opened(folder, "race")
    first = scene.chosen
    rig.step(key(pygame.K_RIGHT), key_up(pygame.K_RIGHT))
    second = scene.chosen
    assert second != first
    rig.step(key(pygame.K_RETURN), key_up(pygame.K_RETURN))
    assert isinstance(rig.top(), ZoomScene)
    assert scene.chosen == second
