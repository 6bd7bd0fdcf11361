"""Questions that are put only to give nothing away, and secrets that come to one who sits before all eyes."""

from dataclasses import replace
from pathlib import Path
from typing import Any, Literal

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import hash_pin
from tests.ui.acts import close_top
from tests.ui.table.test_hotseat import ALWAYS, TWO, curtain, give, hides_nothing, uncover
from tests.ui.table_rig import PlainScene, Rig

GAMES = find_games()


def asked_aloud(rig: Rig) -> dict[str, Any]:
    """Play on until a goal's keeper is asked while another sits at the screen; what is asked."""
    rig.bus.do(NewGame("frontiers", TWO, {"goals": "asked"}, 3))
    rig.settle()
    dice = Dice(4)
    while rig.opened != "confirm":
        if rig.opened == "curtain":
            uncover(rig)
        else:
            give(rig, dice)
    assert isinstance(rig.top, PlainScene)
    return rig.top.about


def test_who_is_asked_to_give_nothing_away_can_say_no_aloud(tmp_path: Path) -> None:
    rig = Rig(tmp_path, TWO, game="frontiers", games=GAMES)
    about = asked_aloud(rig)
    (seat,), sitting, lines = rig.bus.awaited(), rig.session.sitting, rig.bus.lines()
    assert seat != sitting is not None
    assert about["title"] == f"Turn {TWO[seat].name}'s goal face up?"
    assert (about["act"], about["keep"]) == ("Keep face down", f"Let {TWO[seat].name} choose")
    assert rig.bus.game().words.item(rig.bus.view(seat).players[seat].goal) not in str(about)
    close_top(rig.app, True)
    rig.settle()
    assert rig.bus.lines() > lines
    assert rig.bus.view(seat).players[seat].goal
    assert rig.session.sitting == sitting
    rig.close()


@pytest.mark.parametrize("curtains", ["needed", "never"])
def test_or_is_called_to_choose(tmp_path: Path, curtains: Literal["needed", "never"]) -> None:
    settings = ALWAYS.but(curtains=curtains)
    rig = Rig(tmp_path, TWO, game="frontiers", games=GAMES, settings=settings)
    asked_aloud(rig)
    (seat,) = rig.bus.awaited()
    close_top(rig.app, False)
    rig.settle()
    assert (rig.opened == "curtain") == (curtains == "needed")
    if rig.opened:
        uncover(rig)
    assert rig.session.sitting == seat
    assert rig.question.decision.topic == "turn_up_now"
    rig.close()


@pytest.mark.slow
def test_with_a_curtain_each_time_or_a_pin_nobody_answers_for_another(tmp_path: Path) -> None:
    locked = (replace(TWO[0], pin=hash_pin("1")), replace(TWO[1], pin=hash_pin("2")))
    for settings, seats in ((ALWAYS, TWO), (ALWAYS.but(curtains="needed"), locked)):
        rig = Rig(tmp_path, seats, game="frontiers", games=GAMES, settings=settings)
        rig.bus.do(NewGame("frontiers", seats, {"goals": "asked"}, 3))
        rig.settle()
        dice, asked = Dice(4), 0
        while asked < 2:
            assert rig.opened in ("curtain", "")
            if rig.opened == "curtain":
                uncover(rig)
            asked += rig.question.decision.topic == "turn_up_now"
            give(rig, dice)
        rig.close()


@pytest.mark.parametrize("goals", ["on", "asked"])
def test_a_secret_that_comes_to_one_who_sits_before_all_eyes_is_covered_first(
    tmp_path: Path, goals: str
) -> None:
    """Nothing of drawn goals is on the screen or in the log until the curtain of who drew them has fallen."""
    rig = Rig(tmp_path, TWO, game="frontiers", games=GAMES, drawn=False)
    rig.bus.do(NewGame("frontiers", TWO, {"goals": goals}, 3))
    rig.settle()
    dice, covered, seat, found = Dice(4), False, -1, 0
    while not found:
        if rig.opened == "curtain":
            asked = rig.bus.ask(seat)
            drew = asked is not None and asked.topic == "keep_goal"
            assert not (drew and any("You look at" in line.text for line in rig.scene.controller.log.lines))
            found += drew and curtain(rig)["seat"] == seat
            uncover(rig)
            covered = True
        assert covered or hides_nothing(rig, rig.session.viewer)
        seat = rig.session.viewer
        give(rig, dice)
        covered = covered and rig.session.sitting == seat
    assert any("You look at" in line.text for line in rig.scene.controller.log.lines)
    rig.close()
