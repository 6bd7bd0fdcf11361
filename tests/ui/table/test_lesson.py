"""Lessons and tips at the table: by mouse and by keyboard, left, resumed, and beside what they speak of."""

from pathlib import Path

import pygame
import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer, Load, Save
from galaxy_desktop.play.learned import Learned, forget_tips, learned, remember
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.lesson import LessonScene, placed
from galaxy_desktop.ui.widgets.button import Button
from tests.ui.lesson_rig import RACE, SEATS, close_top, guided, lesson_of
from tests.ui.table_rig import PlainScene, Rig, sensible


def test_enter_goes_on_to_the_next_lesson_and_then_to_the_table(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    read = []
    while lesson_of(rig):
        read.append(lesson_of(rig))
        rig.key(pygame.K_RETURN)
    assert read == ["welcome", "start_world", "phases", "action"]
    assert rig.top is rig.scene
    assert set(read) == set(learned(Folders(tmp_path), "race").lessons)


def test_a_lesson_follows_its_window_and_stays_read_when_that_is_resized(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    assert lesson_of(rig) == "welcome"
    assert isinstance(rig.top, LessonScene)
    for size in ((1280, 720), (1920, 1080)):
        rig.post(pygame.event.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
        marks = [rect for mark in rig.top.lesson.marks for rect in rig.scene.teaching.lit(mark)]
        assert marks
        assert [*rig.top.targets] == [rect.clip(pygame.Rect((0, 0), size)) for rect in marks]
    read = []
    while lesson_of(rig):
        read.append(lesson_of(rig))
        rig.key(pygame.K_RETURN)
    assert read == ["welcome", "start_world", "phases", "action"]
    rig.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1280, 720), w=1280, h=720))
    rig.session.do(GiveAnswer(0, sensible("race", rig.scene.controller.view, rig.asked, Dice(3))))
    rig.settle()
    assert lesson_of(rig) not in read


def test_the_menu_opens_by_its_key_over_a_lesson_too(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    assert isinstance(rig.top, LessonScene)
    rig.key(pygame.K_F10)
    assert rig.opened == "pause"
    close_top(rig, None)
    assert not isinstance(rig.app.stage.top, LessonScene) or lesson_of(rig) != "welcome"


def test_a_click_beside_a_lesson_goes_to_the_table_of_a_resized_window(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    rig.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1280, 720), w=1280, h=720))
    assert isinstance(rig.top, LessonScene)
    scene, question = rig.top, rig.question
    item = next(
        item.rect
        for item in rig.scene.view.painter.items()
        if item.id in question.open and not item.rect.colliderect(scene.rect)
    )
    rig.click(item.center)
    assert lesson_of(rig) != "welcome"
    assert rig.scene.controller.question is not None
    assert rig.scene.controller.question.chosen


def test_b_goes_back_to_the_lesson_before_and_enter_on_again(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    assert lesson_of(rig) == "welcome"
    rig.key(pygame.K_b)
    assert lesson_of(rig) == "welcome"
    for _lesson in range(2):
        rig.key(pygame.K_RETURN)
    assert lesson_of(rig) == "phases"
    for before in ("start_world", "welcome"):
        rig.key(pygame.K_b)
        assert lesson_of(rig) == before
    assert learned(Folders(tmp_path), "race").lessons == ()
    read = []
    while lesson_of(rig):
        read.append(lesson_of(rig))
        rig.key(pygame.K_RETURN)
    assert read == ["welcome", "start_world", "phases", "action"]


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_the_last_lesson_ends_the_guide_without_a_question(tmp_path: Path, key: int) -> None:
    guide = RACE.guide()
    assert guide is not None
    *others, last = [lesson.id for lesson in guide.lesson if lesson.id != "welcome"] + ["welcome"]
    rig = guided(tmp_path, Learned(seed=guide.seed, lessons=tuple(others[1:])))
    assert isinstance(rig.top, LessonScene)
    assert {"Exit the guide", "Next"} <= {button.label for button in labels(rig.top)}
    close_top(rig, None)
    rig = guided(tmp_path, Learned(seed=guide.seed, lessons=tuple(others)))
    assert lesson_of(rig) == last
    assert isinstance(rig.top, LessonScene)
    shown = {button.label for button in labels(rig.top)}
    assert "Done" in shown
    assert not {"Exit the guide", "Next"} & shown
    rig.key(key)
    assert not lesson_of(rig)
    assert rig.opened == ""
    assert last in learned(Folders(tmp_path), "race").lessons


def labels(scene: LessonScene) -> list[Button]:
    """Buttons of a lesson."""
    assert scene.form is not None
    return [widget for widget in scene.form.widgets if isinstance(widget, Button)]


def test_no_lesson_leads_back_to_one_about_another_question(tmp_path: Path) -> None:
    roll = find_games()["roll"].guide()
    assert roll is not None
    remember(Folders(tmp_path), "roll", Learned(seed=roll.seed, lessons=("welcome", "cup", "explore")))
    rig = Rig(tmp_path, SEATS, game="roll", games=find_games(), seed=roll.seed, options=roll.options)
    assert lesson_of(rig) == "faces"
    rig.key(pygame.K_b)
    assert lesson_of(rig) == "faces"


def test_a_click_on_a_card_closes_the_lesson_and_chooses_the_card(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    card = rig.question.offered()[0]
    rig.click(rig.widget(card).rect.center)
    rig.post()
    assert not lesson_of(rig)
    assert len(rig.question.chosen) == 1


def test_escape_asks_and_leaves_the_guide_for_good(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    rig.key(pygame.K_ESCAPE)
    assert rig.opened == "confirm"
    close_top(rig, False)
    assert lesson_of(rig) == "welcome"
    rig.key(pygame.K_ESCAPE)
    close_top(rig, True)
    rig.settle()
    assert rig.top is rig.scene
    assert learned(Folders(tmp_path), "race").seed is None


def test_the_rules_come_back_to_the_same_lesson(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    rig.key(pygame.K_F1)
    assert isinstance(rig.top, PlainScene)
    assert rig.top.about["page"] == "goal"
    close_top(rig, None)
    assert lesson_of(rig) == "welcome"


def test_show_me_marks_a_choice(tmp_path: Path) -> None:
    rig = guided(tmp_path, Learned(lessons=("welcome", "start_world", "phases"), seed=RACE.guide().seed))  # type: ignore[union-attr]
    assert lesson_of(rig) == "action"
    rig.key(pygame.K_s)
    rig.settle()
    assert rig.scene.controller.marking


def test_a_guided_game_that_was_left_goes_on_with_the_first_open_lesson(tmp_path: Path) -> None:
    rig = guided(tmp_path)
    rig.key(pygame.K_RETURN)
    saved = tmp_path / "guided.json"
    rig.session.do(Save(saved))
    again = Rig(tmp_path, SEATS, game="race", games=find_games(), seed=7)
    assert lesson_of(again) == ""
    again.session.do(Load(saved))
    again.settle()
    assert lesson_of(again) == "start_world"


def test_each_tip_is_shown_once_and_can_be_turned_off(tmp_path: Path) -> None:
    shown = tips_of_a_game(tmp_path, tips=True)
    assert shown
    assert len(shown) == len(set(shown))
    assert not set(shown) & set(tips_of_a_game(tmp_path, tips=True))
    forget_tips(Folders(tmp_path))
    assert tips_of_a_game(tmp_path, tips=False) == []
    assert tips_of_a_game(tmp_path, tips=True) == shown


def test_a_tip_is_gone_once_something_else_is_asked(tmp_path: Path) -> None:
    settings = Settings(speed="instant", mute=True, tips=True)
    rig = Rig(tmp_path, SEATS, game="roll", games=find_games(), seed=5, settings=settings)
    told: dict[str, list[str]] = {"": []}
    for number in range(8):
        topic, toast = rig.question.decision.topic, rig.scene.view.toast
        if toast is not None and toast.alive:
            told.setdefault(toast.label, []).append(topic)
        answer = sensible("roll", rig.scene.controller.view, rig.question.decision, Dice(number))
        rig.session.do(GiveAnswer(0, answer))
        rig.settle()
    guide = find_games()["roll"].guide()
    tips = {tip.words: tip.topics for tip in guide.tip} if guide is not None else {}
    seen = {words: topics for words, topics in told.items() if words in tips}
    assert seen
    for words, topics in seen.items():
        assert {*topics} <= {*tips[words]}, words


def tips_of_a_game(folder: Path, *, tips: bool) -> list[str]:
    """Ids of the tips shown in one game."""
    settings = Settings(speed="instant", mute=True, confirm_undo=False, tips=tips)
    rig = Rig(folder, SEATS, game="race", games=find_games(), seed=5, settings=settings)
    before = learned(Folders(folder), "race").tips
    for number in range(10):
        if rig.bus.is_over():
            break
        assert not lesson_of(rig)
        view = rig.scene.controller.view
        answer = sensible("race", view, rig.question.decision, Dice(number))
        rig.session.do(GiveAnswer(0, answer))
        rig.settle()
        rig.app.advance([], 30.0)
        rig.settle()
    return [tip for tip in learned(Folders(folder), "race").tips if tip not in before]


@pytest.mark.parametrize("at", [(0, 0), (900, 0), (1500, 900), (700, 400), (0, 900)])
def test_the_plate_keeps_clear_of_what_it_speaks_of(at: tuple[int, int]) -> None:
    room, target = pygame.Rect(0, 0, 1920, 1000), pygame.Rect(*at, 300, 100)
    plate = placed(pygame.Rect(0, 0, 640, 240), [target], room, 12)
    assert room.contains(plate)
    assert not plate.colliderect(target)


def test_a_damaged_file_of_lessons_is_set_aside(tmp_path: Path) -> None:
    folders = Folders(tmp_path)
    (tmp_path / "lessons.json").write_text("{ nonsense", encoding="utf-8")
    assert learned(folders, "race") == Learned()
    remember(folders, "race", Learned(done=True))
    assert learned(folders, "race").done
    assert any("nonsense" in path.read_text("utf-8") for path in tmp_path.iterdir() if path.is_file())


def test_a_click_where_the_table_offers_nothing_leaves_the_lesson_open(tmp_path: Path) -> None:
    """A newcomer who clicks beside the plate would miss this lesson and those that follow it."""
    rig = guided(tmp_path)
    rig.post()
    assert isinstance(rig.top, LessonScene)
    spots = [(x, y) for x in range(4, 1920, 40) for y in range(4, 1080, 40)]
    usable = rig.scene.view.widgets.usable_at
    idle = [at for at in spots if not rig.top.rect.collidepoint(at) and not usable(at)]
    assert len(idle) > 100
    for at in idle[::25]:
        rig.click(at)
        rig.post()
        assert lesson_of(rig) == "welcome"
    assert not learned(Folders(tmp_path), "race").lessons
