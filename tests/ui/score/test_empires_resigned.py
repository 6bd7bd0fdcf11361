"""The empires of a game that was resigned hold no card that a player had only chosen."""

import pygame

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import survey_teams
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.play.seats import Bot, Person
from galaxy_desktop.ui.score.empires import Empires
from tests.games.jumpdrive.tables import holding, place, table
from tests.ui.kits import wordy_kit


def test_cards_chosen_in_the_round_of_the_resignation_are_in_no_empire(screen: pygame.Surface) -> None:
    g = table(Player(empire=["space_port"]), holding(5))
    place(g, 1, survey_teams()[1])
    assert g.sealed
    views = [GAME.view(g, seat) for seat in range(2)]
    seats = (Person("Ada"), Bot("easy", "Vega"))
    empires = Empires(wordy_kit((1280, 720), 1.0), GAME, seats, ("Ada", "Vega"), views)
    assert empires.cards == [["space_port"], []]
    assert views[1].sealed, "the view itself stays as it was"
