"""The table of New Frontiers: inside the window at every size, nothing over anything else."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.flow import open_asks
from galaxy_desktop.games.frontiers import GAME
from galaxy_desktop.games.frontiers.box import actions, figures, goals, tiles
from galaxy_desktop.games.frontiers.state import NOBODY
from galaxy_desktop.games.frontiers.table import PAINTER, plate_face, tile_face
from galaxy_desktop.games.frontiers.table.painter import FrontiersPainter
from galaxy_desktop.presenter.shown import Shown
from galaxy_desktop.ui.metrics import SMALLEST_WORD
from galaxy_desktop.ui.richtext import RichText
from galaxy_desktop.ui.typesetting import Block
from tests.games.frontiers.laid import own, select, table
from tests.ui.frontiers_rig import TOPICS, moments
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import WINDOW_IDS, WINDOWS, heard, in_its_part, moment_of, pixels, showing
from tests.ui.table_rules import TableRules, Tables

TABLES: Tables[FrontiersPainter] = Tables(PAINTER, GAME, moments)
painter_at, painters = TABLES.at, TABLES.laid


class TestTable(TableRules):
    tables = TABLES
    usual_topics = TOPICS
    in_the_bar = frozenset({"supplies", "track"})
    drawn_twice = (("action", 5), ("keep_goal", 5))
    pointed_in = ("settle", 4)

    def pointed_at(self, shown: Shown) -> tuple[str, ...]:
        return shown.view.players[shown.seat].colonies[0], f"market:{next(iter(shown.view.stock))}"


def test_a_plate_that_shows_its_words_has_no_tooltip_to_repeat_them(screen: pygame.Surface) -> None:
    plates = [
        item
        for (topic, _seats), painter in painters((1920, 1080), 1.0).items()
        for item in painter.items()
        if topic in ("way", "kind", "stock_credits") and item.group == "offer"
    ]
    assert plates
    assert all(item.written for item in plates)


@pytest.mark.parametrize(("window", "step"), WINDOWS[1:3], ids=WINDOW_IDS[1:3])
def test_left_handed_everything_lies_inside_its_part_of_the_window(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for met, painter in painters(window, step, left_handed=True).items():
        for item in painter.items():
            assert in_its_part(painter, item, TestTable.in_the_bar), (met, item)


@pytest.mark.parametrize(("window", "step"), WINDOWS[:4], ids=WINDOW_IDS[:4])
def test_every_option_has_its_place_on_the_table(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, seats), painter in painters(window, step).items():
        shown = moments()[topic, seats]
        assert shown.decision is not None
        ids = {item.id for item in painter.items()}
        assert painter.covers(shown.decision) >= shown.open
        assert not shown.open - ids - {"yes", "no"}, (topic, seats)


def test_no_two_things_share_a_name(screen: pygame.Surface) -> None:
    for (topic, seats), painter in painters((1280, 720), 1.0).items():
        ids = [item.id for item in painter.items()]
        assert len(ids) == len(set(ids)), (topic, seats)


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_the_whole_own_empire_can_be_pointed_at(screen: pygame.Surface, window: tuple[int, int]) -> None:
    for moment, painter in painters(window, 1.0).items():
        shown = moments()[moment]
        found = [item.subject for item in painter.items() if item.group == "tableau"]
        assert sorted(found) == sorted(shown.view.players[shown.seat].empire()), moment


@pytest.mark.parametrize(("window", "step"), WINDOWS, ids=WINDOW_IDS)
def test_the_reddish_end_of_the_colonies_is_shown_as_long_as_it_is_free(
    screen: pygame.Surface, window: tuple[int, int], step: float
) -> None:
    for (topic, seats), painter in painters(window, step).items():
        shown, items = moments()[topic, seats], {item.id: item.rect for item in painter.items()}
        colonies = shown.view.players[shown.seat].colonies
        assert ("end of colonies" in items) == (len(colonies) <= figures().colonies), (topic, seats)
        if colonies and "end of colonies" in items:
            assert items["end of colonies"].left >= items[colonies[-1]].right, (topic, seats)


@pytest.mark.parametrize(("window", "step"), [((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_every_tile_on_the_table_bears_its_name(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, window: tuple[int, int], step: float
) -> None:
    written: list[str] = []

    def note(kit: object, face: object, name: str, box: pygame.Rect, px: int, *_: object, foot: bool) -> int:
        assert px >= SMALLEST_WORD
        assert min(box.size) >= SMALLEST_WORD
        written.append(name)
        return box.top

    for part in (tile_face, plate_face):
        monkeypatch.setattr(part, "set_name", note)
    kit = wordy_kit(window, step)
    for topic in ("develop", "settle", "explore"):
        painter = showing(PAINTER(kit, GAME), moments()[topic, 4])
        heard(painter)
        there = {item.subject for item in painter.items()} & tiles().keys()
        assert {tiles()[tile].name for tile in there} <= set(written), topic


def test_goods_of_an_opponent_drop_none_of_their_figures(screen: pygame.Surface) -> None:
    g = table(2)
    colonies = ["new_sparta", "distant_world", "spice_world", "gem_world", "space_port"]
    own(g, 1, colonies=colonies, goods=colonies[1:], credits_=16)
    select(g)
    ids = {item.id for item in painter_at((1920, 1080), 1.0, moment_of(GAME, g, 0)).items()}
    figures = ("score", "credits", "chips", "colonists", "military", "colonies", "spaces", "explored")
    assert {f"{figure}:1" for figure in figures} <= ids


def test_the_empire_of_another_player_is_opened_and_closed(screen: pygame.Surface) -> None:
    shown = moments()["action", 4]
    painter = painter_at((1920, 1080), 1.0, shown)
    other = (shown.seat + 2) % 4
    assert f"player:{other}" in painter.turnable()
    painter.turn(f"player:{other}")
    found = {item.subject for item in painter.items() if item.id.startswith(f"of {other}:")}
    player = shown.view.players[other]
    assert found == {*player.empire(), *player.explored}
    painter.turn(f"player:{other} close")
    assert not any(item.id.startswith("of ") for item in painter.items())
    painter.turn(f"player:{other}")
    painter.turn(f"player:{other}")
    assert painter.looked_at == NOBODY
    painter.turn(f"player:{other}")
    assert painter.key(pygame.K_ESCAPE)
    assert painter.looked_at == NOBODY
    assert not painter.key(pygame.K_ESCAPE)


def test_another_question_closes_an_empire(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["action", 4])
    painter.turn("player:1")
    painter.show(moments()["develop", 4])
    assert painter.looked_at == NOBODY


def test_pointing_at_a_choice_shows_what_it_would_come_to(screen: pygame.Surface) -> None:
    shown = replace(moments()["develop", 4], chosen=())
    painter = painter_at((1920, 1080), 1.0, shown)
    box = painter.sheet.places["preview"]

    def words_in_box() -> bytes:
        surface = pygame.Surface(painter.kit.metrics.window, 0, 32)
        painter.draw(surface)
        return pygame.image.tobytes(surface.subsurface(box), "RGBX")

    before = words_in_box()
    painter.show(replace(shown, hovered=next(iter(shown.open))))
    assert words_in_box() != before
    painter.show(shown)
    assert words_in_box() == before


@pytest.mark.slow
def test_every_tile_action_and_goal_has_a_face(screen: pygame.Surface) -> None:
    painter = painter_at((1280, 720), 1.0, moments()["action", 4])
    for number, subject in enumerate((*tiles(), *actions(), *goals())):
        for size in ((460, 644) if number % 8 == 0 else (230, 322), (60, 84)):
            face = painter.face(subject, size)
            assert face is not None, subject
            assert face.get_width() <= size[0], subject
            assert face.get_height() <= size[1], subject
    assert painter.face("no_such_tile", (460, 460)) is None


@pytest.mark.parametrize("settings", [{"high_contrast": True}, {"strong_marks": True}])
def test_other_looks_are_drawn(screen: pygame.Surface, settings: dict[str, object]) -> None:
    shown = moments()["sell", 4]
    plain = pixels(painter_at((1280, 720), 1.0, shown))
    assert pixels(painter_at((1280, 720), 1.0, shown, **settings)) != plain


def test_nothing_hidden_is_pointed_at(screen: pygame.Surface) -> None:
    for moment, shown in moments().items():
        painter = painters((1280, 720), 1.0)[moment]
        known = {
            *shown.view.goals,
            shown.view.players[shown.seat].goal,
            *shown.view.players[shown.seat].looking,
        }
        subjects = {item.subject for item in painter.items()}
        assert "?" not in subjects
        assert subjects & set(goals()) <= known


def test_beside_a_home_colony_its_powers_are_told_before_what_is_printed_on_it(
    screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: dict[int, str] = {}
    drawn: list[str] = []
    lay = RichText.block

    def block(self: RichText, text: str, *how: Any, **more: Any) -> Block:
        found = lay(self, text, *how, **more)
        told[id(found)] = text
        return found

    monkeypatch.setattr(RichText, "block", block)
    monkeypatch.setattr(Block, "draw", lambda one, *_where: drawn.append(told.get(id(one), "")))
    small, large = (1280, 720), (1920, 1080)
    for window, step, seed in (
        *((small, step, seed) for step in (1.0, 1.5, 2.0) for seed in (1, 4, 7)),
        (large, 1.0, 2),
        (large, 2.0, 2),
    ):
        kit, g = wordy_kit(window, step), GAME.new(3, {}, seed)
        shown = moment_of(GAME, g, min(open_asks(g)), 0)
        assert shown.decision is not None
        assert shown.decision.topic == "home"
        painter = showing(PAINTER(kit, GAME), shown)
        drawn.clear()
        heard(painter)
        for home in shown.decision.options():
            actions = {one.action for one in tiles()[home].powers}
            for line in GAME.words.explain(shown.view, home):
                if line.sign in actions:
                    assert line.text in drawn, (window, step, home)
