"""Outlines of lessons: all that a lesson speaks of is lit, and no more."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.games.jumpdrive.box import cards
from galaxy_desktop.games.master import box as master_box
from galaxy_desktop.games.master.bot.reach import conflict_cards
from galaxy_desktop.games.master.schema import SPECIES, SYMBOLS
from galaxy_desktop.play.commands import GiveAnswer
from galaxy_desktop.play.learned import Learned, learned, remember
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.lesson import LessonScene
from galaxy_desktop.ui.table.teaching import JOINED
from tests.ui.lesson_rig import SEATS, lesson_of
from tests.ui.table_rig import Rig, sensible


@pytest.mark.parametrize(("size", "text_step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_the_lesson_of_rewards_covers_nothing_of_the_card_whose_projects_it_speaks_of(
    tmp_path: Path, size: tuple[int, int], text_step: float
) -> None:
    """What a project gives is beside its slots."""
    master = find_games()["master"].guide()
    assert master is not None
    read = tuple(lesson.id for lesson in master.lesson if lesson.id != "rewards")
    remember(Folders(tmp_path), "master", Learned(seed=master.seed, lessons=read))
    settings = Settings(speed="instant", mute=True, text_step=text_step)
    rig = Rig(
        tmp_path, SEATS, game="master", games=find_games(), seed=master.seed, size=size, settings=settings
    )
    while not lesson_of(rig):
        rig.session.do(GiveAnswer(0, sensible("master", rig.scene.controller.view, rig.asked, Dice(3))))
        rig.settle()
    assert isinstance(rig.top, LessonScene)
    row, known = rig.scene.controller.view.players[0].row, master_box.cards()
    (species,) = (card for card in row if known[card].deck == SPECIES)
    found = [item.rect for item in rig.scene.view.painter.items() if item.subject == species]
    whole = [rect for rect in found if all(map(rect.contains, rig.top.targets))]
    assert whole
    assert not any(rig.top.rect.colliderect(card) for card in whole)


def test_an_outline_leaves_space_beside_the_words_of_an_item(tmp_path: Path) -> None:
    roll = find_games()["roll"].guide()
    assert roll is not None
    remember(Folders(tmp_path), "roll", Learned(seed=roll.seed, lessons=("welcome",)))
    rig = Rig(tmp_path, SEATS, game="roll", games=find_games(), seed=roll.seed)
    assert isinstance(rig.top, LessonScene)
    (lesson,) = (one for one in roll.lesson if one.id == rig.top.lesson.id)
    items = rig.scene.view.painter.items()
    assert len(lesson.marks) == len(rig.top.targets)
    for mark, outline in zip(lesson.marks, rig.top.targets, strict=True):
        names = mark.split(JOINED)
        named = [item.rect for item in items if item.id in names or item.group in names]
        assert named
        assert all(outline.left < rect.left and rect.right < outline.right for rect in named)
    assert not any(one.colliderect(other) for one, other in combinations(rig.top.targets, 2))


def test_the_lesson_of_routes_lights_open_slots_of_tracks_alone(tmp_path: Path) -> None:
    master = find_games()["master"].guide()
    assert master is not None
    read = tuple(lesson.id for lesson in master.lesson if lesson.id != "routes")
    remember(Folders(tmp_path), "master", Learned(seed=master.seed, lessons=read))
    rig = Rig(tmp_path, SEATS, game="master", games=find_games(), seed=master.seed)
    while not lesson_of(rig):
        rig.session.do(GiveAnswer(0, sensible("master", rig.scene.controller.view, rig.asked, Dice(3))))
        rig.settle()
    assert isinstance(rig.top, LessonScene)
    opened, items = rig.question.open, rig.scene.view.painter.items()
    tracks = [item.rect for item in items if item.id in opened and item.group == "map"]
    assert tracks
    assert [*rig.top.targets] == tracks


def test_an_outline_leaves_space_above_and_below_icons_as_high_as_their_row(tmp_path: Path) -> None:
    master = find_games()["master"].guide()
    assert master is not None
    remember(Folders(tmp_path), "master", Learned(seed=master.seed))
    rig = Rig(tmp_path, SEATS, game="master", games=find_games(), seed=master.seed, size=(1920, 1080))
    assert lesson_of(rig) == "welcome"
    assert isinstance(rig.top, LessonScene)
    (outline,) = rig.top.targets
    rows = [item.rect for item in rig.scene.view.painter.items() if item.group == "standings"]
    box = rows[0].unionall(rows)
    assert len(rows) > len(SYMBOLS)
    assert outline.top < box.top
    assert box.bottom < outline.bottom


@pytest.mark.parametrize("game", sorted(find_games()))
def test_all_that_a_lesson_speaks_of_is_lit(game: str, tmp_path: Path) -> None:
    guide = find_games()[game].guide()
    assert guide is not None
    remember(Folders(tmp_path), game, Learned(seed=guide.seed))
    rig = Rig(tmp_path, SEATS, game=game, games=find_games(), seed=guide.seed, options=guide.options)
    dice, dark = Dice(3), set[tuple[str, str]]()
    while not learned(Folders(tmp_path), game).done:
        while isinstance(rig.top, LessonScene):
            lesson, teaching = rig.top.lesson, rig.scene.teaching
            dark |= {(lesson.id, mark) for mark in lesson.marks if not teaching.lit(mark)}
            rig.key(pygame.K_RETURN)
            rig.settle()
        rig.pass_unseen(sensible(game, rig.scene.controller.view, rig.asked, dice))
        rig.show()
    assert not dark


@pytest.mark.parametrize(("size", "text_step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_the_lesson_of_the_mat_lights_both_of_its_rows_as_one(
    tmp_path: Path, size: tuple[int, int], text_step: float
) -> None:
    frontiers = find_games()["frontiers"].guide()
    assert frontiers is not None
    remember(Folders(tmp_path), "frontiers", Learned(seed=frontiers.seed, lessons=("welcome",)))
    settings = Settings(speed="instant", mute=True, text_step=text_step)
    deal = {"seed": frontiers.seed, "options": frontiers.options}
    rig = Rig(tmp_path, SEATS, game="frontiers", games=find_games(), size=size, settings=settings, **deal)  # type: ignore[arg-type]
    assert lesson_of(rig) == "mat"
    assert isinstance(rig.top, LessonScene)
    (outline,) = rig.top.targets
    items = {item.id: item.rect for item in rig.scene.view.painter.items()}
    home = rig.scene.controller.view.players[0].colonies[0]
    assert all(outline.contains(items[one]) for one in (home, "end of colonies", "end of developments"))
    assert rig.top.rect.clip(outline).width * rig.top.rect.clip(outline).height == 0


@pytest.mark.parametrize(
    ("id", "tiles"),
    [
        ("bonus_only", {"retreat_into_isolation", "send_diplomatic_envoys"}),
        ("produce", {"produce"}),
        ("good", {"trade_consume"}),
    ],
)
def test_a_lesson_on_some_action_tiles_lights_no_others(tmp_path: Path, id: str, tiles: set[str]) -> None:
    frontiers = find_games()["frontiers"].guide()
    assert frontiers is not None
    read = tuple(lesson.id for lesson in frontiers.lesson)
    remember(Folders(tmp_path), "frontiers", Learned(seed=frontiers.seed, lessons=read))
    rig = Rig(tmp_path, SEATS, game="frontiers", games=find_games(), seed=frontiers.seed)
    while rig.asked.topic != "action":
        rig.session.do(GiveAnswer(0, sensible("frontiers", rig.scene.controller.view, rig.asked, Dice(3))))
        rig.settle()
    (marks,) = (lesson.marks for lesson in frontiers.lesson if lesson.id == id)
    lit = [rect for mark in marks for rect in rig.scene.teaching.lit(mark)]
    actions = [item for item in rig.scene.view.painter.items() if item.group == "actions"]
    assert {item.id for item in actions if any(rect.collidepoint(item.rect.center) for rect in lit)} == tiles


def test_the_lesson_of_the_game_end_lights_the_whole_track(tmp_path: Path) -> None:
    jump = find_games()["jumpdrive"].guide()
    assert jump is not None
    read = tuple(lesson.id for lesson in jump.lesson if lesson.id != "end")
    remember(Folders(tmp_path), "jumpdrive", Learned(seed=jump.seed, lessons=read))
    rig = Rig(tmp_path, SEATS, game="jumpdrive", games=find_games(), seed=jump.seed)
    while not lesson_of(rig):
        rig.session.do(GiveAnswer(0, sensible("jumpdrive", rig.scene.controller.view, rig.asked, Dice(3))))
        rig.settle()
    assert isinstance(rig.top, LessonScene)
    (target,) = rig.top.targets
    assert target.width > rig.app.surface.get_width() // 2


def test_dice_far_from_each_other_are_lit_one_by_one(tmp_path: Path) -> None:
    roll = find_games()["roll"].guide()
    assert roll is not None
    remember(Folders(tmp_path), "roll", Learned(seed=roll.seed, lessons=("welcome", "cup")))
    rig = Rig(tmp_path, SEATS, game="roll", games=find_games(), seed=roll.seed, options=roll.options)
    assert lesson_of(rig) == "faces"
    assert isinstance(rig.top, LessonScene)
    dice = [item.rect for item in rig.scene.view.painter.items() if item.group == "dice"]
    assert [target.collidelistall(dice) for target in rig.top.targets] == [[n] for n in range(len(dice))]


def test_dice_are_lit_with_the_word_that_names_their_place(tmp_path: Path) -> None:
    roll = find_games()["roll"].guide()
    assert roll is not None
    remember(Folders(tmp_path), "roll", Learned(seed=roll.seed, lessons=("welcome",)))
    rig = Rig(tmp_path, SEATS, game="roll", games=find_games(), seed=roll.seed, options=roll.options)
    assert isinstance(rig.top, LessonScene)
    dice = [item.rect for item in rig.scene.view.painter.items() if item.group == "citizenry"]
    assert dice
    for die in dice:
        assert any(target.contains(die) for target in rig.top.targets)
        assert not rig.top.rect.colliderect(die)


@pytest.mark.parametrize("game", ["roll", "frontiers", "jumpdrive"])
def test_the_lesson_of_the_opponent_lights_all_that_is_seen_of_them(tmp_path: Path, game: str) -> None:
    guide = find_games()[game].guide()
    assert guide is not None
    read = tuple(lesson.id for lesson in guide.lesson if lesson.id != "opponent")
    remember(Folders(tmp_path), game, Learned(seed=guide.seed, lessons=read))
    rig = Rig(tmp_path, SEATS, game=game, games=find_games(), seed=guide.seed, options=guide.options)
    while not lesson_of(rig):
        rig.pass_unseen(sensible(game, rig.scene.controller.view, rig.asked, Dice(3)))
        rig.show()
    assert isinstance(rig.top, LessonScene)
    (outline,) = rig.top.targets
    theirs = [item.rect for item in rig.scene.view.painter.items() if item.group == "opponents 1"]
    assert len(theirs) > 1
    assert all(outline.contains(rect) for rect in theirs)
    assert not rig.top.rect.colliderect(outline)


def test_what_lies_behind_a_tab_is_lit_by_its_tab(tmp_path: Path) -> None:
    master = find_games()["master"].guide()
    assert master is not None
    marks = {lesson.id: lesson.marks for lesson in master.lesson}
    remember(Folders(tmp_path), "master", Learned(seed=master.seed, done=True))
    settings = Settings(speed="instant", mute=True, text_step=2.0)
    rig = Rig(tmp_path, SEATS, game="master", games=find_games(), size=(1280, 720), settings=settings)
    while rig.asked.topic != "allocate":
        rig.pass_unseen(sensible("master", rig.scene.controller.view, rig.asked, Dice(3)))
        rig.show()
    items = {item.id: item.rect for item in rig.scene.view.painter.items()}
    for lesson, tabs in {"welcome": ["track"], "symbols": ["track"], "opponent": ["seat1", "track"]}.items():
        lit = [rect for mark in marks[lesson] for rect in rig.scene.teaching.lit(mark)]
        assert [rect.center for rect in lit] == [items[f"tab:{tab}"].center for tab in tabs], lesson
        assert all(rect.contains(items[f"tab:{tab}"]) for rect, tab in zip(lit, tabs, strict=True)), lesson


@pytest.mark.parametrize(
    ("game", "id", "things"),
    [
        (
            "race",
            "military",
            lambda view: {one for one in view.players[0].hand if view.cards[one].is_military},
        ),
        ("race", "good", lambda view: {*view.players[0].goods}),
        ("roll", "ship", lambda view: {*view.players[0].goods.values()}),
        ("frontiers", "good", lambda view: {*view.players[0].goods}),
        (
            "jumpdrive",
            "military",
            lambda view: {one for one in view.players[0].hand if cards()[one].is_military},
        ),
        ("jumpdrive", "bonus", lambda view: {one for one in view.players[0].hand if cards()[one].vp_bonuses}),
        ("master", "black", lambda view: {f"hand:{n}" for n, one in enumerate(view.hand) if one == "black"}),
        ("master", "conflict", lambda view: {*conflict_cards(view, 0)}),
    ],
)
def test_a_lesson_lights_the_things_it_speaks_of_and_none_beside_them(
    game: str, id: str, things: Callable[[Any], set[str]], tmp_path: Path
) -> None:
    guide = find_games()[game].guide()
    assert guide is not None
    read = tuple(lesson.id for lesson in guide.lesson if lesson.id != id)
    remember(Folders(tmp_path), game, Learned(seed=guide.seed, lessons=read))
    rig = Rig(tmp_path, SEATS, game=game, games=find_games(), seed=guide.seed, options=guide.options)
    while not lesson_of(rig):
        rig.pass_unseen(sensible(game, rig.scene.controller.view, rig.asked, Dice(3)))
        rig.show()
    assert isinstance(rig.top, LessonScene)
    wanted = things(rig.scene.controller.view)
    of_its_kind = [item for item in rig.scene.view.painter.items() if item.group in ("hand", "tableau")]
    lit = {item.subject or item.id for item in of_its_kind if item.rect in rig.top.targets}
    assert lit == wanted
    assert len(wanted) < len({item.subject or item.id for item in of_its_kind})


@pytest.mark.parametrize(("size", "text_step"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 2.0)])
def test_the_lesson_of_the_end_lights_who_is_how_far(
    tmp_path: Path, size: tuple[int, int], text_step: float
) -> None:
    jump = find_games()["jumpdrive"].guide()
    assert jump is not None
    read = tuple(lesson.id for lesson in jump.lesson if lesson.id != "end")
    remember(Folders(tmp_path), "jumpdrive", Learned(seed=jump.seed, lessons=read))
    settings = Settings(speed="instant", mute=True, text_step=text_step)
    rig = Rig(
        tmp_path, SEATS, game="jumpdrive", games=find_games(), size=size, settings=settings, seed=jump.seed
    )
    while not lesson_of(rig):
        rig.pass_unseen(sensible("jumpdrive", rig.scene.controller.view, rig.asked, Dice(3)))
        rig.show()
    assert isinstance(rig.top, LessonScene)
    assert rig.top.targets, sorted((item.id, item.group) for item in rig.scene.view.painter.items())
