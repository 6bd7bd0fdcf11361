"""Deal of the day on the screen: it begins the deal, works out the pars, and gives a line to share."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from os import utime
from pathlib import Path

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.ai.programs import level_of
from galaxy_desktop.games import find_games
from galaxy_desktop.language import day_and_month
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import Load, Save
from galaxy_desktop.play.daily import ParBook, met_pars, outcome_of, table_of_day
from galaxy_desktop.play.savelist import SaveList
from galaxy_desktop.play.seats import Bot
from galaxy_desktop.presenter.pars import ParGame
from galaxy_desktop.ui.puzzles import daily
from galaxy_desktop.ui.puzzles.daily import DailyScene
from galaxy_desktop.ui.puzzles.daily_words import head_words, line_words, streak_words
from tests.play.tables import play
from tests.toy import TOYS
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import InstantThinker

TODAY = date(2026, 11, 23)
TOY = TOYS["toy"]


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[SceneRig]:
    rig = SceneRig(tmp_path)
    rig.client = rig.client._replace(thinker=InstantThinker())
    yield rig
    rig.app.close()


def opened(rig: SceneRig) -> DailyScene:
    scene = rig.open(DailyScene(rig.client, "toy", lambda: TODAY))
    rig.step(times=3)
    return scene


def working(scene: DailyScene) -> bool:
    """Whether a par is being worked out; a call, because it changes with every key."""
    return scene.par is not None


def play_deal(rig: SceneRig, day: date = TODAY) -> None:
    """The deal of a day played to its end."""
    bus = CommandBus(TOYS, None, Archive(rig.app.stage.folders.archive, TOYS))
    bus.do(table_of_day(TOY, day, "Ada"))
    play(bus)


def test_enter_begins_the_deal_of_the_day(rig: SceneRig) -> None:
    opened(rig)
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(table_of_day(TOY, TODAY, "Ada"),)]


def begun(scene: DailyScene) -> Path | None:
    """The save that would be continued."""
    return scene.begun.path if scene.begun else None


def test_a_deal_under_way_is_continued_and_others_are_not(rig: SceneRig) -> None:
    path = rig.app.stage.folders.saves / "deal.json"
    for deal, level in ((TODAY - timedelta(days=1), "hard"), (TODAY, "easy"), (TODAY, "hard")):
        new = table_of_day(TOY, deal, "Ada")
        bus = CommandBus(TOYS)
        bus.do(replace(new, seats=(new.seats[0], Bot(level, "Vega"))))
        bus.do(Save(path))
        scene = opened(rig)
        assert begun(scene) == (path if (deal, level) == (TODAY, "hard") else None)
    assert rig.widget("Continue")
    rig.key(pygame.K_RETURN)
    assert rig.opened == [(Load(path),)]
    path.unlink()
    scene.resume()
    assert begun(scene) is None


def test_a_deal_under_way_is_said_to_be_so_until_there_is_a_result(rig: SceneRig) -> None:
    bus = CommandBus(TOYS)
    bus.do(table_of_day(TOY, TODAY, "Ada"))
    bus.do(Save(rig.app.stage.folders.saves / "deal.json"))
    scene = opened(rig)
    assert scene._tally(TOY)[0] == "Under way"
    assert [scene._day_line(day)[1] for day in scene.days[:2]] == ["Under way", "–"]
    assert scene.result_words() == "Under way: Round 1, choose"
    scene._show(TOY, TODAY - timedelta(days=1))
    assert scene._tally(TOY)[0] == scene.result_words() == "Not played yet"
    scene._show(TOY, TODAY)
    play_deal(rig)
    scene.resume()
    rig.step(times=3)
    assert scene.entry is not None
    own = f"{outcome_of(scene.entry).points} VP"
    assert scene._tally(TOY)[0] == scene._day_line(TODAY)[1] == own
    assert scene.result_words() == own


def test_many_saves_are_read_a_few_in_each_frame(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    saves = rig.app.stage.folders.saves
    for number, day in enumerate([TODAY, *[TODAY - timedelta(days=1)] * 8]):
        bus = CommandBus(TOYS)
        bus.do(table_of_day(TOY, day, "Ada"))
        bus.do(Save(saves / f"deal {number}.json"))
        utime(saves / f"deal {number}.json", (number, number))
    read, once = [0], SaveList.read_on

    def counted(self: SaveList, most: int = 1) -> None:
        before = len(self.found)
        once(self, most)
        read[-1] += len(self.found) - before

    monkeypatch.setattr(SaveList, "read_on", counted)
    scene = rig.open(DailyScene(rig.client, "toy", lambda: TODAY))
    while scene.rest == 0.0:
        read.append(0)
        rig.app.advance((), 0.05)
    assert sum(read) == 9
    assert max(read[1:]) == 1
    assert begun(scene) == saves / "deal 0.json"


def test_enter_continues_a_deal_whose_save_is_still_to_be_read(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = rig.app.stage.folders.saves / "deal.json"
    for number in range(3):
        bus = CommandBus(TOYS)
        bus.do(table_of_day(TOY, TODAY - timedelta(days=number), "Ada"))
        bus.do(Save(path.with_stem(f"deal {number}") if number else path))
        utime(path.with_stem(f"deal {number}") if number else path, (number, number))
    once = SaveList.read_on
    monkeypatch.setattr(SaveList, "read_on", lambda self, most=1: once(self, 1))
    scene = DailyScene(rig.client, "toy", lambda: TODAY)
    rig.app.stage.open(scene, rig.below.results.append)
    assert begun(scene) is None
    scene.play()
    assert rig.opened == [(Load(path),)]


def test_a_par_in_its_setup_says_so(folder: Path) -> None:
    rig = SceneRig(folder, games=find_games())
    scene = rig.open(DailyScene(rig.client, "race", lambda: TODAY))
    scene.par = ParGame(scene.game, TODAY, "easy", InstantThinker())
    assert scene._waiting("easy") == "Playing, setup"


def test_pars_are_worked_out_level_by_level_and_kept(rig: SceneRig) -> None:
    scene = opened(rig)
    rig.key(pygame.K_p)
    for _step in range(2000):
        if scene.par is None:
            break
        rig.app.advance((), 0.05)
    rig.step()
    assert tuple(scene.pars) == rig.client.levels
    assert ParBook(rig.app.stage.folders).pars(TOY, TODAY) == scene.pars
    again = {}
    for level in rig.client.levels:
        game = ParGame(TOY, TODAY, level, InstantThinker())
        while game.outcome is None:
            game.step()
        again[level] = game.outcome
    assert again == scene.pars


def test_programs_of_the_player_have_no_par_and_are_not_shared(rig: SceneRig) -> None:
    program = level_of("My bot")
    rig.client = rig.client._replace(levels=("easy", program))
    play_deal(rig)
    scene = opened(rig)
    rig.step(times=3)
    assert scene.entry is not None
    own = outcome_of(scene.entry)
    scene.book.note(TOY, TODAY, program, own)
    scene.resume()
    rig.step(times=3)
    assert "My bot" not in "".join([scene.share, *scene.reading])
    assert scene._day_line(TODAY)[2] == 0
    assert scene._tally(TOY)[1] == 0.0
    scene._next_par()
    assert scene.par is not None
    assert scene.par.level == "easy"
    scene.book.note(TOY, TODAY, "easy", own)
    scene._next_par()
    assert not working(scene)
    assert "1 of 1 par" in scene.share


def test_pars_can_be_stopped_and_a_table_stops_them(rig: SceneRig) -> None:
    scene = opened(rig)
    rig.key(pygame.K_p)
    assert working(scene)
    rig.key(pygame.K_p)
    assert not working(scene)
    rig.key(pygame.K_p)
    scene.play()
    assert not working(scene)


def test_the_line_to_share_tells_the_result_and_the_pars_that_were_met(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = opened(rig)
    assert scene.share == ""
    play_deal(rig)
    scene.resume()
    rig.step(times=3)
    entry = scene.entry
    assert entry is not None
    own = outcome_of(entry)
    assert f"{own.points} VP" in scene.share
    assert day_and_month(TODAY, year=True) in scene.share
    assert "\n" not in scene.share
    scene.book.note(TOY, TODAY, "easy", own)
    scene.book.note(TOY, TODAY, "medium", replace(own, points=own.points + 1))
    assert met_pars(TOY, entry, scene.pars) == ["easy"]
    assert f"1 of 2 pars met (Easy {own.points} VP, Medium {own.points + 1} VP)" in scene.share
    for code, words in (("en", " 1 of 2 pars met."), ("fr", " Repères atteints\u202f: 1 sur 2.")):
        language.use(code)
        assert line_words(TOY, entry, scene.pars).endswith(words)
    language.use("en")
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return False

    monkeypatch.setattr(daily, "copy_text", copy)
    scene.layout()
    rig.key(pygame.K_c)
    assert copied == [scene.share]
    assert rig.form.toast is not None
    assert "clipboard" in rig.form.toast.label


def test_an_undone_game_keeps_its_score_and_meets_no_par(rig: SceneRig) -> None:
    play_deal(rig)
    scene = opened(rig)
    entry = scene.entry
    assert entry is not None
    assert met_pars(TOY, replace(entry, took_back=True), {"easy": outcome_of(entry)}) == []


def test_days_before_can_be_looked_at_and_played(rig: SceneRig) -> None:
    yesterday = TODAY - timedelta(days=1)
    play_deal(rig, yesterday)
    scene = opened(rig)
    assert (TOY.id, TODAY) not in scene.best
    scene._show(TOY, yesterday)
    assert scene.entry is not None
    assert day_and_month(yesterday) in scene.title()[1]
    scene.play()
    assert rig.opened == [(table_of_day(TOY, yesterday, "Ada"),)]


def test_days_in_a_row_are_counted_over_all_games(rig: SceneRig) -> None:
    play_deal(rig)
    scene = opened(rig)
    assert scene.panels()[-1].note == ""
    play_deal(rig, TODAY - timedelta(days=1))
    scene.resume()
    rig.step(times=3)
    assert scene.panels()[-1].note == "2 days in a row"
    assert streak_words(14, 14) == "14 or more days in a row"


def test_the_result_says_how_many_pars_are_met(rig: SceneRig) -> None:
    play_deal(rig)
    scene = opened(rig)
    entry = scene.entry
    assert entry is not None
    own = outcome_of(entry)
    scene.book.note(TOY, TODAY, "easy", own)
    scene.book.note(TOY, TODAY, "medium", replace(own, points=own.points + 1))
    scene.layout()
    assert any(line.endswith(" 1 of 2 pars met.") for line in scene.reading)


def test_a_headline_begins_with_a_capital_letter_where_points_decide_nothing(rig: SceneRig) -> None:
    play_deal(rig)
    entry = opened(rig).entry
    assert entry is not None
    assert head_words(find_games()["master"], entry, {}).startswith(("Won in ", "Lost after "))
