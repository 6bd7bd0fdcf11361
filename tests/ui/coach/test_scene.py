"""The coach on the screen: from its first verdict to the replay of a decision, by mouse and by keyboard."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from galaxy_desktop.engine.decisions import Answer
from galaxy_desktop.play.archive.archive import Archive
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.coach.shelf import ReportShelf
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.presenter import coaching
from galaxy_desktop.ui.archive.scene import ArchiveScene
from galaxy_desktop.ui.coach import detail
from galaxy_desktop.ui.coach.opening import open_coach, why_no_coach
from galaxy_desktop.ui.coach.rows import DecisionRows
from galaxy_desktop.ui.coach.scene import CoachScene
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.replay import critiques
from galaxy_desktop.ui.replay.branching import BranchDialog
from galaxy_desktop.ui.replay.scene import ReplayScene
from galaxy_desktop.ui.scenes.column import Column
from galaxy_desktop.ui.widgets.scroll_list import ScrollList
from tests.ui.acts import click
from tests.ui.coach_rig import GAMES, IDS, SHIFT, WINDOWS, done, graph, opened, played, rig_of
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import InstantThinker


@pytest.fixture
def rig(folder: Path) -> SceneRig:
    return rig_of(folder, (1280, 720), pictures=False)


@pytest.mark.parametrize(("persons", "whose"), [(1, "your decisions"), (2, "Ada's decisions")])
def test_the_decisions_of_the_only_person_are_yours(rig: SceneRig, persons: int, whose: str) -> None:
    scene = rig.open(CoachScene(rig.client, played("jumpdrive", 3, persons).game_so_far()))
    assert scene.title() == ("Coach", f"Jump Drive · {whose}")


def test_only_a_costly_decision_has_a_cross(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = opened(rig)
    signs: list[str] = []
    monkeypatch.setattr(detail, "_fill_choice", lambda _column, sign, *_rest: signs.append(sign))
    assert scene.chosen is not None
    for better in (scene.chosen.own, "another"):
        verdict = replace(scene.chosen.verdict, cost=0.1)
        one = replace(scene.chosen, better=better, verdict=verdict)
        detail.fill_decision(Column(rig.kit, 0, 0, 600), scene.running.game, one, None)
    assert signs == ["check", "cross", "check"]


def test_both_choices_and_their_worth_are_read_out(rig: SceneRig) -> None:
    scene = opened(rig)
    assert scene.chosen is not None
    verdict = replace(scene.chosen.verdict, cost=0.1, chance=0.3)
    one = replace(scene.chosen, own="Comet Zone", better="Gem World and New Earth", verdict=verdict)
    column = Column(rig.kit, 0, 0, 600)
    detail.fill_decision(column, scene.running.game, one, None)
    assert column.words[1:3] == [
        "You chose Comet Zone, 30%",
        "The better choice was Gem World and New Earth, 40%",
    ]


@pytest.mark.parametrize(("cost", "marks"), [(0.1, {"cross", "check"}), (0.0, {"check"})])
def test_on_the_table_only_a_costly_decision_has_a_cross(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch, cost: float, marks: set[str]
) -> None:
    scene, signs = opened(rig), set[str]()
    assert scene.chosen is not None
    one = replace(
        scene.chosen,
        better="another",
        own_options=("own",),
        better_options=("other",),
        verdict=replace(scene.chosen.verdict, cost=cost),
    )
    monkeypatch.setattr(critiques, "_badge", lambda _kit, _surface, _rect, sign, _ink: signs.add(sign))
    painter: Any = SimpleNamespace(items=lambda: [Item(one, pygame.Rect(9, 9, 9, 9), "hand") for one in IDS])
    critiques.draw_critique(rig.kit, rig.app.surface, painter, one)
    assert signs == marks


def test_a_choice_that_ends_with_a_period_has_only_that_one_in_its_row(rig: SceneRig) -> None:
    scene = opened(rig)
    assert scene.chosen is not None
    one = replace(scene.chosen, own="Deep Space Symbionts, Ltd.", better="Comet Zone")
    line = DecisionRows(rig.kit, scene.running.game, [one]).line(one)
    assert line == "You chose Deep Space Symbionts, Ltd. The better choice was **Comet Zone**"


def test_words_of_a_row_stay_inside_it_however_long(rig: SceneRig) -> None:
    scene = opened(rig)
    assert scene.chosen is not None
    long = "Merchant World: you may discard up to 2 cards from your hand for 1 VP each, never doubled, " * 2
    one = replace(scene.chosen, better=long, better_brief=long)
    rows = DecisionRows(rig.kit, scene.running.game, [one])
    row = pygame.Rect(40, 200, 320, rows.height)
    surface = pygame.Surface((400, 400 + rows.height))
    empty = surface.copy()
    rows.draw(surface, row, 0, chosen=False, hovered=False)
    surface.fill("black", row)
    assert pygame.image.tobytes(surface, "RGBX") == pygame.image.tobytes(empty, "RGBX")


def costliest(rig: SceneRig) -> ScrollList:
    found = rig.widget("Costliest decisions")
    assert isinstance(found, ScrollList)
    return found


@pytest.mark.parametrize(("game", "size", "step"), WINDOWS)
def test_every_game_shows_its_report(folder: Path, game: str, size: tuple[int, int], step: float) -> None:
    rig = rig_of(folder, size, step)
    scene = opened(rig, game, GAMES[game].seats[-1], resign=game != "jumpdrive")
    for page in range(len(scene.panels()) if scene.paged else 1):
        scene.page = page
        scene.layout()
        rig.step()
    assert scene.coaching.report.whole
    assert scene.coaching.report.balances()
    assert 1 <= len(scene.critiques) <= 5
    assert all(one.own and one.better for one in scene.critiques)


def test_verdicts_come_one_by_one_and_can_be_stopped(rig: SceneRig, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "AHEAD", 1)
    thinker = rig.client.thinker
    assert isinstance(thinker, InstantThinker)
    scene = rig.open(CoachScene(rig.client, played("jumpdrive", 3).game_so_far()))
    seen = []
    for _ in range(3):
        rig.step()
        seen.append(len(scene.coaching.report.judged))
    assert seen == sorted(seen)
    assert 0 < seen[0] < seen[-1]
    assert 0 < scene.coaching.progress < 1
    rig.step(dt=2.0)
    assert scene.prompt().icon == "clock"
    rig.key(pygame.K_s)
    judged = len(scene.coaching.report.judged)
    asked = len(thinker.asked)
    rig.step(times=5)
    assert not scene.coaching.working
    assert len(thinker.asked) == asked
    assert len(scene.coaching.report.judged) == judged
    assert "Stop" not in [widget.label for group in rig.form.groups for widget in group]


def test_the_bar_of_the_progress_is_as_long_as_its_words_say(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    """First the decisions of the player are counted, then the share of all that is looked at more closely."""
    monkeypatch.setattr(coaching, "AHEAD", 1)
    scene = rig.open(CoachScene(rig.client, played("jumpdrive", 3).game_so_far()))
    told: dict[bool, list[float]] = {False: [], True: []}
    while scene.coaching.working:
        report, share = scene.coaching.report, scene.coaching.progress
        told[report.whole].append(share)
        words = scene._progress_words()
        if report.whole:
            assert words == f"Looking closer: {round(100 * share)}%"
        else:
            judged, number = len(report.judged), len(report.lines)
            assert words.startswith(f"{judged} of {number} ")
            assert share == judged / number
        rig.step()
    for shares in told.values():
        assert shares == sorted(shares)
        assert shares[0] < 0.2
        assert 0.8 < shares[-1] < 1.0


def test_the_line_of_a_decision_names_a_better_one_only_if_it_was_costly(rig: SceneRig) -> None:
    found = opened(rig).critiques[0]
    for cost, better in ((0.1, True), (0.0, False)):
        one = replace(found, verdict=replace(found.verdict, cost=cost))
        line = critiques.critique_line(one)
        assert one.own_brief in line
        assert ("The better choice" in line) == (one.better_brief in line) == one.is_costly == better


def test_what_is_judged_is_listed_while_the_coach_goes_on(
    rig: SceneRig, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "AHEAD", 1)
    scene = rig.open(CoachScene(rig.client, played("jumpdrive", 3).game_so_far()))
    listed = []
    while scene.coaching.working:
        rig.step(dt=1.0)
        listed.append(scene._list.count if scene._list else 0)
    assert 0 < listed[0] < listed[-1], listed
    assert listed[-1] == len(scene.critiques)


def test_a_coach_stopped_early_claims_nothing_of_what_it_has_not_judged(rig: SceneRig) -> None:
    thinker = rig.client.thinker
    assert isinstance(thinker, InstantThinker)
    thinker.slow = True
    scene = rig.open(CoachScene(rig.client, played("jumpdrive", 3).game_so_far()))
    scene.stop()
    assert not scene.coaching.report.judged
    assert scene.prompt().head == "Stopped before all decisions were judged."
    assert not scene.prompt().line


def test_leaving_drops_all_questions(rig: SceneRig) -> None:
    thinker = rig.client.thinker
    assert isinstance(thinker, InstantThinker)
    rig.open(CoachScene(rig.client, played("jumpdrive", 3).game_so_far()))
    thinker.slow = True
    rig.step()
    assert thinker.waiting
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is rig.below
    assert not thinker.waiting


class Losing(InstantThinker):
    """Loses every third question: its answer is any legal one, as the process broke off."""

    gone: tuple[int, ...] = ()

    def ready(self) -> Sequence[tuple[int, Answer]]:
        answers = super().ready()
        self.gone = tuple(ticket for ticket, _answer in answers if ticket % 3 == 0)
        return [(ticket, ("any",) if ticket in self.gone else answer) for ticket, answer in answers]

    def lost(self) -> Sequence[int]:
        gone, self.gone = self.gone, ()
        return gone


def test_a_lost_question_leaves_its_choice_unjudged(rig: SceneRig, tmp_path: Path) -> None:
    rig.client = rig.client._replace(thinker=Losing())
    shelf, running = ReportShelf(tmp_path), played("jumpdrive", 3).game_so_far()
    scene = done(rig, rig.open(CoachScene(rig.client, running, shelf, "key")))
    report = scene.coaching.report
    assert 0 < len(report.judged) < len(report.lines)
    assert report.balances() == ()
    assert not shelf.path("key", 0).exists()


def test_marks_and_rows_choose_the_same_decision(rig: SceneRig) -> None:
    scene = opened(rig)
    assert len(scene.critiques) >= 3
    for number in (2, 1):
        rig.step(*click(graph(scene).mark_place(number)))
        assert scene.number == number
        assert costliest(rig).chosen == number
    rig.step(*click(costliest(rig).row(0).center))
    assert scene.number == graph(scene).chosen == 0
    rig.key(pygame.K_n)
    assert rig.top() is scene
    assert scene.number == 1
    rig.key(pygame.K_n, mod=SHIFT)
    rig.key(pygame.K_n, mod=SHIFT)
    assert scene.number == len(scene.critiques) - 1


def test_the_words_of_a_decision_stay_in_its_row(rig: SceneRig) -> None:
    scene, one = opened(rig), "Red cube {cube:red} on the route Marmora – Emberhaven"
    two, three = f"{one}, {one}", f"{one}, {one}, {one}"
    for better, brief, first in ((three, two, f"{one}, …"), (three, three, three)):
        wordy = replace(scene.critiques[0], better=better, better_brief=brief, better_first=first)
        rows = DecisionRows(scene.kit, scene.running.game, [wordy])
        surface = pygame.Surface((420, 3 * rows.height), pygame.SRCALPHA)
        place = pygame.Rect(0, rows.height, surface.get_width(), rows.height)
        rows.draw(surface, place, 0, chosen=False, hovered=False)
        assert place.contains(surface.get_bounding_rect())


def test_enter_shows_the_decision_on_the_table_with_both_choices(rig: SceneRig) -> None:
    scene = opened(rig)
    scene.choose(1)
    one = scene.chosen
    assert one is not None
    rig.key(pygame.K_RETURN)
    replay = rig.top()
    assert isinstance(replay, ReplayScene)
    assert replay.replay.at == one.line
    assert replay.critique == one
    assert one.own_brief in replay.prompt().line
    assert one.better_brief in replay.prompt().line
    lines = sorted(other.line for other in scene.critiques)
    for _ in lines:
        rig.key(pygame.K_n)
    assert replay.replay.at in [*lines, *(swing.line for swing in replay.replay.swings)]
    rig.key(pygame.K_ESCAPE)
    assert rig.top() is scene
    assert scene.running.history.at == scene.coaching.report.end


def test_p_plays_on_from_the_decision(rig: SceneRig) -> None:
    opened(rig, "jumpdrive", 2)
    rig.key(pygame.K_p)
    assert isinstance(rig.top(), BranchDialog)


def test_two_persons_are_judged_one_at_a_time(rig: SceneRig) -> None:
    scene = opened(rig, "jumpdrive", 3, persons=2)
    first = scene.coaching.report
    scene.look_at(1)
    done(rig, scene)
    assert scene.seat == scene.coaching.report.seat == 1
    assert scene.coaching.report.lines != first.lines
    assert "Boris" in scene.title()[1]


def test_a_resigned_and_a_lone_game_have_their_reports(rig: SceneRig) -> None:
    running = played("jumpdrive", 2, resign=True).game_so_far()
    assert not why_no_coach(running)
    scene = done(rig, rig.open(CoachScene(rig.client, running)))
    assert not scene.coaching.report.result
    assert opened(rig, "jumpdrive", 1).coaching.report.in_points


def test_running_games_and_those_of_bots_are_not_judged(rig: SceneRig) -> None:
    bus = CommandBus(GAMES)
    bus.do(NewGame("jumpdrive", (Person("Ada"), Bot("easy", "B")), {}, 1))
    assert why_no_coach(bus.game_so_far())
    assert why_no_coach(played("jumpdrive", 2, persons=0).game_so_far())
    open_coach(rig.app.stage, rig.client, bus.game_so_far())
    assert rig.top() is rig.below


def test_the_archive_opens_it_and_keeps_its_report(rig: SceneRig) -> None:
    running = played("jumpdrive", 2).game_so_far()
    archive = Archive(rig.app.folders.archive, GAMES)
    entry = archive.keep(running)
    scene = rig.open(ArchiveScene(rig.client))
    rig.step(times=8)
    rig.key(pygame.K_c)
    coach = rig.top()
    assert isinstance(coach, CoachScene)
    done(rig, coach)
    assert ReportShelf(archive.folder).load(entry, running, 0) == coach.coaching.report
    rig.click("Back")
    assert rig.top() is scene
    rig.key(pygame.K_c)
    again = rig.top()
    assert isinstance(again, CoachScene)
    assert not again.coaching.working
    assert again.coaching.report == coach.coaching.report


def test_the_replay_of_a_finished_game_leads_to_it(rig: SceneRig) -> None:
    asked: list[bool] = []
    running = played("jumpdrive", 2).game_so_far()
    rig.open(ReplayScene(rig.client, Replay(running), coach=lambda: asked.append(True)))
    rig.key(pygame.K_c)
    assert asked == [True]
    rig.open(ReplayScene(rig.client, Replay(running)))
    rig.key(pygame.K_c)
    assert asked == [True]
