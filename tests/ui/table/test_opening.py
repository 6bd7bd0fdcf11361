"""A table opens with the question that is open already: it is laid once, and its first picture shows it."""

from pathlib import Path

import pytest

from galaxy_desktop.games import find_games
from galaxy_desktop.play.bus import CommandBus
from galaxy_desktop.play.commands import NewGame
from galaxy_desktop.play.seats import Bot, Occupant, Person
from galaxy_desktop.presenter.session import Session
from galaxy_desktop.ui.table.scene import TableScene
from galaxy_desktop.ui.table.view import TableView
from tests.ui.table_rig import InstantThinker, PlainDoors, Rig

GAMES = find_games()


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was done with tables, in order."""
    calls: list[str] = []
    refresh = TableView.refresh

    def count(view: TableView) -> None:
        calls.append("refresh")
        refresh(view)

    monkeypatch.setattr(TableView, "refresh", count)
    return calls


def opened(rig: Rig, game: str, *seats: Occupant) -> TableScene:
    """A new table above that of the rig, before any time has passed."""
    bus = CommandBus(GAMES)
    bus.do(NewGame(game, seats, {}, 3))
    table = TableScene(Session(bus, InstantThinker(slow=True)), PlainDoors())
    rig.app.open(table)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_laid_once_with_the_question_that_is_open(
    tmp_path: Path, laid: list[str], game: str
) -> None:
    rig = Rig(tmp_path)
    laid.clear()
    table = opened(rig, game, Person("Ada"), Bot("easy", "Vega"))
    question = table.controller.question
    if question is not None:
        assert table.view.shown is not None
        assert table.view.shown.decision == question.decision
        assert laid == ["refresh"]
    assert (question is not None) == (table.session.decision() is not None)
    for _frame in range(3):
        rig.app.advance((), 1 / 60)
    assert table.controller.question is question
    assert question is None or laid == ["refresh"]
    rig.close()


def test_between_two_persons_nothing_is_asked_before_the_curtain(tmp_path: Path) -> None:
    rig = Rig(tmp_path)
    table = opened(rig, "race", Person("Ada"), Person("Bea"))
    assert table.controller.question is None
    assert not table.view.remembers
    rig.app.advance((), 1 / 60)
    assert rig.app.stage.top is not table
    rig.close()
