"""The empire of another player is laid large by a click on the name, in every game."""

from functools import cache
from itertools import cycle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer, Load, Save, Undo
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.roles.panning import Panning
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.items import TableItem
from galaxy_desktop.ui.tabletop.empire import PANEL, card_places
from galaxy_desktop.ui.tabletop.empire_items import NOBODY
from galaxy_desktop.ui.tabletop.empire_painter import EmpirePainter
from galaxy_desktop.ui.tabletop.points import (
    SEPARATOR,
    lay_points,
    points_by_source,
    round_lines,
    round_points,
)
from galaxy_desktop.ui.typesetting import Block
from tests.sweep import paired, some
from tests.ui.table_hands import walk_to
from tests.ui.table_rig import Rig

GAMES = find_games()
SEATS = (Person("Ada"), Bot("easy", "Vega"), Bot("easy", "Rigel"))
LARGE = ("race", "roll", "frontiers", "jumpdrive", "master")
SCORED = LARGE[:4]
"""Games that are won by points."""
SIZES = {"wide": ((1920, 1080), 1.0), "medium": ((1280, 720), 1.0), "large": ((1920, 1080), 2.0)}
ANSWERS = 14
"""Answers after which somebody has built, and a round is over."""
EACH_AT_ONE = list(zip(LARGE, cycle(SIZES), strict=False))
"""Every game at one of the sizes."""


@cache
def saved(game: str) -> bytes:
    """The save of a table after some answers, played at a table once."""
    with TemporaryDirectory() as folder:
        settings = Settings(mute=True, speed="instant")
        rig = Rig(Path(folder), SEATS, game=game, games=GAMES, settings=settings, drawn=False)
        for _answer in range(ANSWERS):
            rig.pass_unseen(next(rig.asked.answers()))
        rig.session.do(Save(path := Path(folder) / "saved.json"))
        rig.close()
        return path.read_bytes()


def table(folder: Path, game: str, size: str = "wide") -> Rig:
    """A table after some answers."""
    window, text = SIZES[size]
    settings = Settings(mute=True, text_step=text, speed="instant")
    (folder / "before.json").write_bytes(saved(game))
    rig = Rig(folder, SEATS, game=game, games=GAMES, settings=settings, size=window, drawn=False)
    rig.session.do(Load(folder / "before.json"))
    rig.settle()
    rig.scene.view.drop_notice()
    rig.move((1, 1))
    return rig


def painter(rig: Rig) -> EmpirePainter[Any]:
    found = rig.scene.view.painter
    assert isinstance(found, EmpirePainter)
    return found


def name_of(rig: Rig, seat: int) -> tuple[int, int]:
    """A place on the name of a player; where it is hidden, turn to the cards of that player first."""
    if rig.scene.view.widgets.find(("item", f"player:{seat}")) is None:
        rig.click(rig.widget(f"tab:seat{seat}").rect.center)
    return rig.widget(f"player:{seat}").rect.center


def built(rig: Rig, seat: int) -> list[str]:
    """The cards of a player that lie open."""
    player: Any = rig.bus.view(0).players[seat]
    match rig.bus.game().id:
        case "jumpdrive":
            return list(player.empire)
        case "frontiers":
            return [*player.colonies, *player.explored, *player.developments]
        case "master":
            return list(player.row)
    return list(player.tableau)


def grid(area: pygame.Rect) -> list[tuple[int, int]]:
    """Places all over an area."""
    return [(x, y) for y in range(area.top, area.bottom, 3) for x in range(area.left, area.right, 9)]


def is_idle(rig: Rig, at: tuple[int, int]) -> bool:
    """Whether a click there does nothing else."""
    item = rig.scene.view.widgets.item_at(at)
    return item is None or not item.legal


@pytest.mark.parametrize(("game", "size"), EACH_AT_ONE)
def test_a_click_on_the_name_opens_the_empire_and_esc_closes_it(tmp_path: Path, game: str, size: str) -> None:
    rig = table(tmp_path, game, size)
    name = name_of(rig, 1)
    rig.move((1, 1))
    before = rig.picture()
    rig.click(name)
    rig.move((1, 1))
    assert painter(rig).looked_at == 1
    shown = [item.subject for item in painter(rig).items() if item.id.startswith("of 1:")]
    assert sorted(set(shown) & set(built(rig, 1))) == sorted(built(rig, 1))
    panel = painter(rig).sheet.places[PANEL]
    assert all(panel.contains(item.rect) for item in painter(rig).items() if item.id.startswith("of 1:"))
    rig.key(pygame.K_ESCAPE)
    assert painter(rig).looked_at == NOBODY
    assert rig.opened == ""
    rig.move((1, 1))
    assert rig.picture() == before
    rig.close()


@pytest.mark.parametrize(("game", "size"), paired(some(LARGE, 3), [*SIZES]))
def test_the_keyboard_opens_it_too_and_closes_it(tmp_path: Path, game: str, size: str) -> None:
    rig = table(tmp_path, game, size)
    name_of(rig, 2)
    walk_to(rig, "player:2")
    rig.key(pygame.K_SPACE)
    assert painter(rig).looked_at == 2
    walk_to(rig, "player:2 close")
    rig.key(pygame.K_SPACE)
    assert painter(rig).looked_at == NOBODY
    rig.close()


@pytest.mark.parametrize("game", some(LARGE, 2))
def test_the_cross_and_a_click_beside_close_it_and_another_name_changes_it(tmp_path: Path, game: str) -> None:
    rig = table(tmp_path, game)
    rig.click(rig.widget("player:1").rect.center)
    rig.click(rig.widget("player:2").rect.center)
    assert painter(rig).looked_at == 2
    rig.click(rig.widget("player:2 close").rect.center)
    assert painter(rig).looked_at == NOBODY
    rig.click(rig.widget("player:1").rect.center)
    panel, content = painter(rig).sheet.places[PANEL], rig.scene.view.painter.areas.content
    beside = next(at for at in grid(content) if not panel.collidepoint(at) and is_idle(rig, at))
    rig.click(beside)
    assert painter(rig).looked_at == NOBODY
    rig.close()


@pytest.mark.parametrize("game", LARGE)
def test_an_open_empire_turns_no_choice_into_a_chip_and_its_points_add_up(tmp_path: Path, game: str) -> None:
    rig = table(tmp_path, game)
    if game in SCORED:
        points_are_those_of_the_rules(rig)
    chips = [chip.option for chip in rig.scene.view.widgets.chips]
    rig.click(rig.widget("player:1").rect.center)
    assert {chip.option for chip in rig.scene.view.widgets.chips} <= set(chips)
    rig.close()


def points_are_those_of_the_rules(rig: Rig) -> None:
    """The line of points is the score as it is known, and the points of the rounds add up to it."""
    laid, words = painter(rig).laid, rig.bus.game().words
    assert laid is not None
    rounds = rig.bus.moment().round
    for seat, score in enumerate(rig.bus.game().scores(rig.bus.view(0))):
        line = plain(points_by_source(laid, seat)).replace("−", "-")
        assert line.split(" · ") == [
            f"Score now {score.total}",
            *(f"{plain(words.source(source))} {points}" for source, points in score.parts),
        ]
        gains = round_points(laid, seat)
        assert len(gains) == len(round_lines(laid, seat)) == rounds > 1
        assert sum(points for points, _parts in gains) == score.total
        for points, parts in gains:
            assert points == sum(by for _source, by in parts)
        for number, (source, points) in enumerate(score.parts):
            assert sum(parts[number][1] for _points, parts in gains) == points, source


def test_a_line_of_points_without_room_leaves_out_the_sources_without_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rig = table(tmp_path, "race")
    laid, text = painter(rig).laid, painter(rig).kit.text
    assert laid is not None
    whole, shorter = (points_by_source(laid, 1, zeros=zeros) for zeros in (True, False))
    assert all(" 0" not in plain(part) for part in shorter.split(SEPARATOR)[1:])
    told: list[str] = []
    block = text.block

    def noted(markup: str, *room: Any, **look: Any) -> Block:
        told.append(markup)
        return block(markup, *room, **look)

    monkeypatch.setattr(text, "block", noted)
    for words in (whole, shorter):
        lay_points(laid, pygame.Rect(0, 0, text.width(words, "explain") + 1, 30), 1, "figures", "")
        assert told[-1] == words
    rig.close()


def test_undo_forgets_the_points_of_a_round(tmp_path: Path) -> None:
    rig = table(tmp_path, "frontiers")
    before = rig.bus.past_scores(0)
    assert before
    while rig.bus.moment().round > 1:
        rig.bus.do(Undo(seat=0))
    assert rig.bus.past_scores(0) == ()
    rig.close()


def test_in_master_the_tab_turns_to_the_cards_of_the_player(tmp_path: Path) -> None:
    rig = table(tmp_path, "master", "medium")
    view = rig.bus.view(0)
    for seat in (2, 1):
        rig.click(rig.widget(f"tab:seat{seat}").rect.center)
        assert painter(rig).looked_at == NOBODY
        shown = {item.subject for item in rig.scene.view.painter.items()}
        assert set(view.players[seat].row) <= shown
    rig.close()


def test_in_master_picking_a_cube_up_closes_the_empire(tmp_path: Path) -> None:
    rig = table(tmp_path, "master")
    rig.click(rig.widget("player:1").rect.center)
    rig.click(rig.widget("hand:0").rect.center)
    assert painter(rig).looked_at == NOBODY
    assert painter(rig).sheet.item("player:1 close") is None
    rig.close()


def test_in_master_the_map_below_an_empire_neither_moves_nor_zooms(tmp_path: Path) -> None:
    rig = table(tmp_path, "master")
    rig.click(rig.widget("player:1").rect.center)
    shown = rig.scene.view.painter
    assert isinstance(shown, Panning)
    assert not shown.can_pan(painter(rig).sheet.places[PANEL].center)
    rig.key(pygame.K_ESCAPE)
    assert shown.can_pan(painter(rig).sheet.places["map"].center)
    rig.close()


def test_places_for_cards_fill_the_room_and_stay_in_it() -> None:
    area = pygame.Rect(10, 20, 600, 220)
    for number in (0, 1, 5, 12, 19):
        places = card_places(area, number, 1.4, 150, 6)
        assert len(places) == number
        assert all(area.contains(place) and place.width <= 150 for place in places)


@pytest.mark.slow
@pytest.mark.parametrize("game", some([*GAMES], 3))
def test_the_keyboard_begins_at_what_is_asked_and_not_at_a_name(tmp_path: Path, game: str) -> None:
    rig, met = Rig(tmp_path, SEATS, game=game, games=GAMES, size=(1280, 720)), 0
    for _turn in range(5):
        rig.settle()
        if rig.top is not rig.scene:
            break
        focused, asked = rig.scene.view.widgets.form.focus.current, rig.question
        if any(item.item.id in asked.open for item in rig.scene.view.widgets.items):
            assert isinstance(focused, TableItem)
            assert focused.item.id in asked.open
            met += 1
        rig.session.do(GiveAnswer(0, next(asked.decision.answers())))
    assert met
    rig.close()
