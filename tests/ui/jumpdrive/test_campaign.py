"""The campaign of Jump Drive in the real client: played, left, taken up again, won and lost."""

from pathlib import Path
from shutil import copytree
from typing import Any

import pygame
import pytest

from galaxy_desktop.ai.bot import Budget
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.folders import Folders
from galaxy_desktop.games.jumpdrive.box import designs
from galaxy_desktop.games.jumpdrive.moves import FOR_CARDS
from galaxy_desktop.games.jumpdrive.state import Turn
from galaxy_desktop.games.jumpdrive.table.campaign_scene import CampaignScene
from galaxy_desktop.house.house import House
from galaxy_desktop.house.offscreen import Quick
from galaxy_desktop.play.branch import branch_off
from galaxy_desktop.play.commands import Load
from galaxy_desktop.play.files import SAVE, unfinished
from galaxy_desktop.play.savefile import save
from galaxy_desktop.presenter.silent import Silent
from galaxy_desktop.presenter.thinker import Question
from galaxy_desktop.ui.new_game.scene import NewGameScene
from galaxy_desktop.ui.scenes.campaigns import campaign_of, left_game
from galaxy_desktop.ui.scenes.dialogs import Dialog
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.table.reasons import ReasonsScene
from galaxy_desktop.ui.table.scene import TableScene
from tests.contract.hands import open_point
from tests.games.jumpdrive.test_progress import finished, peoples
from tests.sweep import some
from tests.ui.acts import click, close_top
from tests.ui.campaign_rig import FILE, Client, stand

FEW, TRIES = 4, 200
"""Positions that a hint looks at, and answers by chance that are looked through for one that pays."""


def test_the_new_game_screen_offers_the_campaign_where_there_is_one(client: Client) -> None:
    client.app.open(NewGameScene(client.house.client, "jumpdrive"))
    client.step()
    client.click("Campaign")
    assert client.shows(CampaignScene)
    client.key(pygame.K_ESCAPE)
    assert client.shows(NewGameScene)
    assert campaign_of(client.house.games["race"]) is None


def test_a_game_is_left_and_taken_up_again(client: Client) -> None:
    client.click("Play game 1")
    client.play(6)
    lines = client.top.session.bus.lines()
    close_top(client.app)
    client.step()
    assert client.shows(CampaignScene)
    client.open()
    client.click("Resume game 1")
    assert client.top.session.bus.lines() == lines


def test_a_game_that_ends_is_kept_at_once(client: Client, folder: Path) -> None:
    client.click("Play game 1")
    table = client.top
    client.play()
    assert table.session.bus.is_over()
    assert (folder / FILE).exists()
    again = Client(folder)
    assert again.top.progress.last is not None
    again.app.close()


def test_a_game_without_a_goal_ends_the_campaign_and_a_new_one_can_begin(client: Client) -> None:
    scene = stand(client, client.open().progress.finished(finished(10)))
    assert scene.prompt().head == "You lost the campaign"
    assert "Closest goal" in scene.prompt().line
    client.click("New campaign")
    assert client.open().progress.campaign.game_number == 1
    assert not scene.progress.over


def test_a_goal_is_chosen_by_click_or_by_key_and_checked_off(client: Client) -> None:
    scene = stand(client, client.open().progress.finished(finished(62, peoples())))
    assert scene.goal is not None
    assert scene.goal.id == "many_peoples", "the goal that asks for most"
    client.key(pygame.K_1)
    assert scene.goal.id == "golden_age"
    client.key(pygame.K_2)
    assert scene.goal.id == "golden_age", "the other is not met"
    client.click("Many Peoples")
    assert scene.goal.id == "many_peoples"
    client.click("Golden Age")
    assert scene.goal.id == "golden_age"
    client.key(pygame.K_RETURN)
    assert scene.progress.campaign.checked == ("golden_age",)
    assert client.open().progress.campaign.checked == ("golden_age",)


def test_four_goals_in_four_games_win_the_campaign(client: Client) -> None:
    military = tuple(card.id for card in designs().values() if card.military >= 2)
    explorers = tuple(card.id for card in designs().values() if card.explore)
    for number, empire in enumerate(((), military, explorers, peoples())):
        scene = stand(client, client.open().progress.finished(finished(60, empire)))
        client.key(pygame.K_1 + number)
        client.key(pygame.K_RETURN)
        assert len(scene.progress.campaign.checked) == number + 1
    scene = client.open()
    assert scene.progress.campaign.won
    assert scene.prompt().head == "You won the campaign"


class Asked(Silent):
    """Remembers what it is asked."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    def ask(self, question: Question) -> int:
        self.questions.append(question)
        return len(self.questions)


def test_a_hint_in_a_game_of_the_campaign_knows_which_goals_are_checked_off(folder: Path) -> None:
    thinker = Asked()
    client = Client(folder, thinker=thinker)
    progress = client.open().progress.finished(finished(62)).checked("golden_age", 3)
    stand(client, progress)
    client.key(pygame.K_RETURN)
    assert client.shows(TableScene)
    client.key(pygame.K_h)
    assert [(question.level, question.reached) for question in thinker.questions] == [
        ("expert", frozenset({"golden_age"}))
    ]
    client.app.close()


def test_the_reasons_of_a_hint_speak_of_goals_and_not_of_winning(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("galaxy_desktop.ai.explain.USUAL", FEW)
    monkeypatch.setattr("galaxy_desktop.house.offscreen.budget_of", lambda _playbook, _decision: Budget(FEW))
    client = Client(folder, thinker=Quick())
    client.click("Play game 1")
    client.key(pygame.K_h)
    client.step()
    client.key(pygame.K_h)
    client.step()
    assert client.shows(ReasonsScene)
    assert not any("to win" in words for words in client.top.panel.words)
    assert any("open goal" in words for words in client.top.panel.words)
    client.app.close()


def test_starting_over_asks_first(client: Client) -> None:
    progress = client.open().progress.finished(finished(62)).checked("golden_age", 3)
    scene = stand(client, progress)
    client.click("Restart campaign")
    assert client.shows(Dialog)
    client.key(pygame.K_ESCAPE)
    assert scene.progress.campaign.checked
    client.click("Restart campaign")
    client.key(pygame.K_RETURN)
    assert not scene.progress.campaign.played


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "step"), some([((1280, 720), 1.0), ((1920, 1080), 1.0), ((1280, 720), 2.0)], 2)
)
def test_every_moment_is_drawn_at_every_size_and_drawing_changes_nothing(
    folder: Path, size: tuple[int, int], step: float
) -> None:
    client = Client(folder, size, drawn=True, text_step=step)
    start = client.open().progress
    chosen = start.finished(finished(62, peoples()))
    chosen_last = chosen.last
    assert chosen_last is not None
    chosen_last.players[0].turns[0] = Turn(peoples()[:2], 1, 0, 0, 1)
    for progress in (start, chosen, chosen.checked("golden_age", 4), start.finished(finished(3))):
        scene = client.open()
        scene._take(progress)
        for page in range(len(scene.panels())):
            scene.page = page
            scene.layout()
            client.step()
            one = pygame.image.tobytes(client.app.surface, "RGBX")
            scene.draw(client.app.surface)
            assert pygame.image.tobytes(client.app.surface, "RGBX") == one
            for panel in scene.laid:
                for widget in panel.widgets:
                    assert widget.rect.width >= 100
    client.app.close()


class Payer(Quick):
    """Its first hint that can is to pay for a world that could be conquered."""

    paid = False

    def ask(self, question: Question) -> int:
        asked, dice = super().ask(question), Dice(1)
        answers = [question.decision.sample(dice) for _try in range(0 if self.paid else TRIES)]
        paying = [answer for answer in answers if any(str(move).endswith(FOR_CARDS) for move in answer)]
        if paying:
            self.paid = True
            self._answers[-1] = asked, paying[0]
        return asked


@pytest.mark.slow
def test_a_whole_game_can_be_played_by_following_hints(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What pays for a world that could be conquered is on a button of its own."""
    monkeypatch.setattr(
        "galaxy_desktop.house.offscreen.budget_of",
        lambda playbook, decision: Budget(FEW if playbook.positions.get(decision.topic) else 0),
    )
    client = Client(folder, thinker=Payer())
    monkeypatch.setattr(type(client.house.client), "seed", lambda _client: 564129)
    client.open()
    client.click("Play game 1")
    table, presses, chips = client.top, 0, 0
    while not table.session.bus.is_over():
        if not table.controller.marking:
            client.key(pygame.K_h)
        else:
            hinted, widgets = table.controller.hinted, table.view.widgets
            marked = [item for item in widgets.items if item.item.id in hinted]
            on_chips = [chip for chip in widgets.chips if chip.option in hinted]
            chips += not marked and bool(on_chips)
            marked += on_chips + widgets.bar.called(table.controller.hinted_button)
            at = open_point(table, marked[0])
            assert at is not None
            client.step(*click(at))
        presses += 1
        assert presses < 400
    assert chips == 1
    client.app.close()


def test_a_game_interrupted_by_a_crash_is_still_one_of_the_campaign(client: Client, folder: Path) -> None:
    client.click("Play game 1")
    client.play(6)
    lines = client.top.session.bus.lines()
    again = House(Folders(folder), window=(1280, 720), settings=client.app.settings, thinker=Silent())
    left = unfinished(folder / "saves")
    again.open(Load(left[0]))
    assert [type(scene) for scene in again.app.stage.scenes[1:]] == [CampaignScene, TableScene]
    table: Any = again.app.stage.top
    assert table.session.bus.lines() == lines
    assert table.session.campaign is not None
    again.app.close()


def test_a_campaign_game_that_the_program_was_closed_on_is_offered_again(
    client: Client, folder: Path
) -> None:
    client.click("Play game 1")
    client.play(6)
    lines = client.top.session.bus.lines()
    client.app.stage.clear()
    again = Client(folder)
    again.click("Resume game 1")
    assert again.top.session.bus.lines() == lines
    again.app.close()


def test_the_score_of_a_campaign_game_leads_back_to_the_campaign(client: Client) -> None:
    client.click("Play game 1")
    client.play()
    client.step()
    assert client.shows(ScoreScene)
    labels = [widget.label for group in client.top.form.groups for widget in group]
    assert "Play again" not in labels
    client.click("Continue campaign")
    assert client.shows(CampaignScene)
    assert client.top.progress.last is not None


def test_a_campaign_game_that_is_given_up_shows_its_score_and_loses_the_campaign(
    client: Client, folder: Path
) -> None:
    client.click("Play game 1")
    client.play(6)
    client.step()
    client.key(pygame.K_ESCAPE)
    client.click("Resign")
    assert "the campaign is lost" in client.top.text
    client.click("Resign")
    assert client.shows(ScoreScene)
    assert client.top.ending.headline() == "You resigned"
    client.click("Continue campaign")
    progress = client.top.progress
    assert (progress.campaign.lost, progress.last, progress.met) == (True, None, ())
    assert client.top.prompt().line == "You resigned from game 1, so it met no goal."
    again = Client(folder)
    assert again.top.progress == progress
    again.click("New campaign")
    again.click("Play game 1")
    assert again.shows(TableScene)
    again.app.close()


def test_a_campaign_game_that_was_left_is_gone_once_the_campaign_is_begun_anew(client: Client) -> None:
    client.click("Play game 1")
    table = client.top
    client.play(6)
    close_top(client.app)
    client.step()
    client.click("Restart campaign")
    client.key(pygame.K_RETURN)
    client.click("Play game 1")
    assert client.top.session.bus.table().seed != table.session.bus.table().seed


def test_the_table_shows_what_earlier_games_have_checked_off(client: Client) -> None:
    stand(client, client.open().progress.finished(finished(62)).checked("golden_age", 3))
    client.click("Play game 2")
    table = client.top
    tips = [item.item.tip for item in table.view.widgets.items if item.item.id.startswith("goal:")]
    assert ["checked off" in tip for tip in tips].count(True) == 1


def branched(client: Client, folder: Path) -> None:
    """Go on from an earlier moment of the game at the table, as from a save."""
    bus = client.top.session.bus
    running = bus.game_so_far()
    branch = branch_off(running, 2, running.table.seats, "same", viewer=0, title="What if", seed=1)
    path = folder / "saves" / f"branch{SAVE}"
    save(path, branch)
    bus.do(Load(path))


def test_a_branch_of_a_campaign_game_is_none_of_its_games(client: Client, folder: Path) -> None:
    client.click("Play game 1")
    client.play(6)
    branched(client, folder)
    bus = client.top.session.bus
    client.play()
    assert bus.is_over()
    assert bus.origin() is not None
    assert client.open().progress.last is None


@pytest.mark.parametrize("branch", [False, True])
def test_after_a_crash_the_campaign_resumes_its_own_game(
    client: Client, folder: Path, tmp_path: Path, branch: bool
) -> None:
    client.click("Play game 1")
    client.play(6)
    if branch:
        branched(client, folder)
        client.play(2)
    crashed = tmp_path / "crashed"
    copytree(folder, crashed)
    again = Client(crashed)
    if branch:
        assert left_game(again.house.client, Folders(crashed), "jumpdrive", again.top.progress.seed) is None
    else:
        again.click("Resume game 1")
        assert again.top.session.bus.lines() == client.top.session.bus.lines()
    again.app.close()
