"""The goal of a challenge at its table, how far one is, and what a game that missed it lacks."""

import gzip
import json
from pathlib import Path

import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.challenge import Challenge
from galaxy_desktop.engine.codec import frozen
from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.challenges import table_of
from galaxy_desktop.play.commands import NewGame, Resign
from galaxy_desktop.play.replay import Replay
from galaxy_desktop.play.seats import Person, Table
from galaxy_desktop.presenter.goal_words import goal_lines
from galaxy_desktop.ui.painter import Item
from galaxy_desktop.ui.replay.table import shown_at
from galaxy_desktop.ui.score.scene import ScoreScene
from galaxy_desktop.ui.settings import Settings
from galaxy_desktop.ui.table.top_bar import GoalButton
from tests.chance import give_any
from tests.sweep import paired
from tests.ui.scene_rig import SceneRig
from tests.ui.table_rig import Rig
from training.challenges import FOLDER, replayed

GAMES = find_games()
QUICK = Settings(speed="instant", mute=True, reduced_motion=True)


def challenge(game: str, name: str) -> Challenge:
    return next(one for one in GAMES[game].challenges() if one.id == name)


def at_the_table(rig: Rig, game: str, name: str) -> list[GoalButton]:
    rig.bus.do(table_of(GAMES[game], challenge(game, name), "Ada", 5))
    rig.settle()
    return [one for one in rig.scene.view.widgets.form.widgets if isinstance(one, GoalButton)]


def test_the_goal_stands_in_the_top_bar_with_how_far_one_is(tmp_path: Path) -> None:
    rig = Rig(tmp_path, game="race", games=GAMES)
    assert not [one for one in rig.scene.view.widgets.form.widgets if isinstance(one, GoalButton)]
    (button,) = at_the_table(rig, "race", "merchant")
    lines = button.explanation.split("\n")
    assert lines == [
        "Challenge: **Merchant**",
        "Win against Medium and sell at least 4 goods.",
        "Goods sold: **0** of 4.",
    ]
    assert rig.scene.view.side.inspector.idle() == tuple(lines)
    button.press()
    assert rig.scene.view.toast is not None
    assert "sell at least 4 goods" in rig.scene.view.toast.label


def test_a_solitaire_challenge_shows_its_goal_and_not_those_of_the_campaign(tmp_path: Path) -> None:
    rig = Rig(tmp_path, (Person("Ada"),), game="jumpdrive", games=GAMES)
    assert len(goals_on(rig)) == 4
    at_the_table(rig, "jumpdrive", "solitaire")
    (goal,) = goals_on(rig)
    assert goal.tip.startswith("Challenge: **Alone among the stars**")
    assert "Your score: **0** of 90 VP." in goal.tip


def test_the_replay_of_a_challenge_says_how_far_one_was(tmp_path: Path) -> None:
    bus, dice = CommandBus(GAMES), Dice(3)
    bus.do(table_of(GAMES["jumpdrive"], challenge("jumpdrive", "solitaire"), "Ada", 5))
    while not bus.is_over():
        give_any(bus, dice)
    replay = Replay(bus.game_so_far())
    replay.go(0)
    assert "Your score: **0** of 90 VP." in shown_at(replay, 0).goal
    replay.go(replay.end)
    (verdict,) = shown_at(replay, 0).goal
    assert verdict.startswith("Challenge not completed: **Alone among the stars**.")


def goals_on(rig: Rig) -> list[Item]:
    """Goals that stand on the table."""
    return [item for item in rig.scene.view.painter.items() if item.group == "goals"]


@pytest.mark.parametrize(("game", "size"), paired([*GAMES], [(1920, 1080), (1280, 720)]))
def test_the_goal_covers_neither_the_menu_nor_the_middle_of_the_bar(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    settings = Settings(speed="instant", mute=True, text_step=2.0 if size[0] == 1280 else 1.0)
    rig = Rig(tmp_path, game=game, games=GAMES, size=size, settings=settings)
    (button,) = at_the_table(rig, game, GAMES[game].challenges()[0].id)
    areas = rig.scene.view.painter.areas
    assert areas.title.contains(button.rect)
    assert not button.rect.colliderect(rig.scene.view.widgets.top.menu.rect)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_of_each_condition_is_whole_in_every_language(game: str) -> None:
    for one in GAMES[game].challenges():
        bus, dice = CommandBus(GAMES), Dice(3)
        bus.do(table_of(GAMES[game], one, "Ada", 5))
        if one is GAMES[game].challenges()[0]:
            while not bus.is_over():
                give_any(bus, dice)
        for code in ("en", "de", "fr"):
            language.use(code)
            lines = goal_lines(bus.game_so_far())
            assert all(line and "{" not in line for line in lines)
        language.use("en")


def ended(rig: SceneRig, new: NewGame) -> ScoreScene:
    session = rig.session(game="race")
    session.bus.do(new)
    dice = Dice(1)
    while not session.bus.is_over():
        give_any(session.bus, dice)
    return rig.open(ScoreScene(rig.client, session))


def test_the_score_says_what_was_missed_with_both_figures(folder: Path) -> None:
    rig = SceneRig(folder, settings=QUICK, games=GAMES)
    scene = ended(rig, table_of(GAMES["race"], challenge("race", "warlord"), "Ada", 5))
    told = scene.heading[-1]
    assert told.startswith("Challenge not completed: **Warlord**. ")
    assert told.endswith("Worlds conquered: **0** of 5.")
    again = rig.below.results
    scene._again(7)
    rig.step()
    new = again[-1]
    assert isinstance(new, NewGame)
    assert new.challenge == "warlord"


def test_a_game_of_no_challenge_or_given_up_says_nothing_of_one(folder: Path) -> None:
    rig = SceneRig(folder, settings=QUICK, games=GAMES)
    new = table_of(GAMES["race"], challenge("race", "warlord"), "Ada", 5)
    plain = NewGame(new.game, new.seats, new.options, new.seed)
    assert not any("Warlord" in line for line in ended(rig, plain).heading)
    session = rig.session(game="race")
    session.bus.do(new)
    session.bus.do(Resign(0))
    assert not any("Warlord" in line for line in rig.open(ScoreScene(rig.client, session)).heading)


def test_that_it_was_solved_is_said_unless_something_was_undone() -> None:
    record = json.loads(gzip.decompress((FOLDER / "race.json.gz").read_bytes()))["merchant"]
    one = challenge("race", "merchant")
    running = replayed(GAMES["race"], one, record["seed"], frozen(record["answers"]))
    new = table_of(GAMES["race"], one, "Ada", record["seed"])
    options = GAMES["race"].check(2, {})
    running.table = Table("race", new.seats, options, new.seed, challenge=new.challenge)
    assert goal_lines(running) == ("Challenge completed: **Merchant**.",)
    running.took_back = True
    (line,) = goal_lines(running)
    assert line == "Challenge **Merchant** doesn't count: you undid a move after a reveal."


def test_a_game_with_an_undone_reveal_says_at_once_that_it_does_not_count() -> None:
    bus = CommandBus(GAMES)
    bus.do(table_of(GAMES["race"], challenge("race", "merchant"), "Ada", 5))
    running = bus.game_so_far()
    assert len(goal_lines(running)) == 3
    running.took_back = True
    (line,) = goal_lines(running)
    assert line == "Challenge **Merchant** doesn't count: you undid a move after a reveal."
