"""What computer players were after: told in the inspector and at their names, only once a game is over."""

from pathlib import Path

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.games import find_games
from galaxy_desktop.play.commands import GiveAnswer, Undo
from galaxy_desktop.play.seats import Bot, Person
from tests.ui.table_rig import Rig, sensible

AIM = "**Vega** wanted developments."


def told(rig: Rig) -> tuple[bool, bool]:
    """Whether the aim is told in the inspector, and at the name."""
    rig.settle()
    sitter = rig.scene.controller.sitters()[1]
    return AIM in rig.scene.view.side.inspector.idle(), AIM in sitter.about


def test_an_aim_is_told_only_while_the_game_is_over(tmp_path: Path) -> None:
    seats = (Person("Ada"), Bot("easy", "Vega", "developer"))
    rig, dice = Rig(tmp_path, seats, game="jumpdrive", games=find_games(), drawn=False), Dice(1)
    inspector = rig.scene.view.side.inspector
    while not rig.bus.is_over():
        assert told(rig) == (False, False)
        for seat in (0, 1):
            if (question := rig.bus.ask(seat)) is not None:
                rig.bus.do(GiveAnswer(seat, sensible("jumpdrive", rig.bus.view(seat), question, dice)))
        inspector.show(rig.scene.view.widgets.items[0].item.subject)
    assert told(rig) == (True, True)
    assert not inspector.subject
    rig.bus.do(Undo(agreed=True))
    assert told(rig) == (False, False)
    rig.close()
