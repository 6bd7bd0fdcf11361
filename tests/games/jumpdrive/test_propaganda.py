"""War Propaganda goes to the empire with the most Military."""

import pytest

from galaxy_desktop.games.jumpdrive.events import CardPassed
from galaxy_desktop.games.jumpdrive.propaganda import pass_cards
from galaxy_desktop.games.jumpdrive.state import RIVAL, Player
from tests.games.jumpdrive.tables import answer, discard_first, of, others, place, table

CARD = "war_propaganda"
WITH_3 = ["drop_ships"]
WITH_3_MORE = ["drop_ships:2"]
WITH_4 = ["drop_ships:2", "mining_conglomerate"]


def empires(*cards: list[str]) -> list[Player]:
    return [Player(empire=list(mine)) for mine in cards]


@pytest.mark.parametrize(
    ("mine", "holder"),
    [
        (([CARD, "space_marines"], WITH_3, ["space_marines:2"]), 0),
        (([CARD, "space_marines"], WITH_4, ["space_marines:2"]), 1),
        (([CARD, "mining_conglomerate"], WITH_3, WITH_3_MORE), 0),
        (([CARD], [], []), 0),
        (([CARD], ["space_marines"], WITH_3), 2),
        (([CARD, "alien_rosetta_stone_world"], ["space_marines"], []), 1),
    ],
)
def test_it_goes_to_whoever_alone_has_more_than_its_holder(mine: tuple[list[str], ...], holder: int) -> None:
    g = table(*empires(*mine))
    pass_cards(g)
    assert [CARD in player.empire for player in g.players] == [seat == holder for seat in range(3)]


def test_both_copies_move_by_totals_taken_first() -> None:
    first, second = CARD, f"{CARD}:2"
    g = table(*empires([first], WITH_3, [second, "space_marines"]))
    pass_cards(g)
    assert g.players[0].empire == [first]
    assert g.players[2].empire == [second, "space_marines"]
    g.players[2].empire.append("mining_conglomerate")
    pass_cards(g)
    assert g.players[2].empire == [second, "space_marines", "mining_conglomerate", first]
    assert of(g, CardPassed) == [CardPassed(first, 0, 2, 4)]


def test_it_moves_before_scoring_and_scores_for_its_new_owner() -> None:
    g = table(Player(empire=[CARD]), Player(empire=list(WITH_4)))
    for seat in (0, 1):
        answer(g, seat, ())
    for seat in (0, 1):
        discard_first(g, seat)
    assert (g.players[0].turns[-1].vp, g.players[0].turns[-1].income) == (0, 0)
    assert (g.players[1].turns[-1].vp, g.players[1].turns[-1].income) == (4, 2)


def test_alone_the_imaginary_empire_has_as_much_military_as_the_round() -> None:
    mine = Player(empire=[CARD, "space_marines"])
    g = table(mine, round=3)
    pass_cards(g)
    assert mine.empire == [CARD, "space_marines"]
    g.round = 4
    pass_cards(g)
    assert (mine.empire, g.rival) == (["space_marines"], [CARD])
    assert of(g, CardPassed) == [CardPassed(CARD, 0, RIVAL, 4)]
    g.round = 5
    mine.empire.append("drop_ships")
    pass_cards(g)
    assert g.rival == [CARD]
    for strength, back in ((5, False), (6, False), (7, True)):
        g.round = 6
        g.rival, mine.empire = [CARD], ["drop_ships", "space_marines", *_more(strength - 5)]
        pass_cards(g)
        assert (CARD in mine.empire) == back


def _more(military: int) -> list[str]:
    return ["mining_conglomerate", "mining_conglomerate:2"][:military]


def test_a_card_with_the_imaginary_empire_scores_nothing() -> None:
    g = table(Player(hand=["spice_world", *others(5, ["spice_world", CARD])], empire=[CARD]), round=4)
    place(g, 0, "spice_world")
    assert (g.players[0].turns[-1].vp, g.players[0].turns[-1].income) == (0, 2)
    assert g.rival == [CARD]
