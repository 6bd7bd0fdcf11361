"""A hint of several moves is followed in any order in which they can be made."""

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.state import Player
from galaxy_desktop.presenter.hint import follows, hinted
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.jumpdrive.tables import ask, table

PLACED = ("mining_robots", "distant_world")
HAND = [*PLACED, "new_survivalists", "gem_world", "comet_zone", "space_marines", "trade_pact", "spice_world"]


def test_the_second_move_of_a_hint_made_first_still_follows_it() -> None:
    g = table(Player(hand=HAND), Player())
    view = GAME.view(g, 0)
    question = OpenQuestion(ask(g, 0), GAME.words, lambda: view)
    moves = (*PLACED, TO_PAY, *HAND[2:])
    hint = next(moves[:end] for end in range(2, 9) if question.decision.allows(moves[:end]))
    assert hinted(question, hint) == PLACED[:1]
    question.click(PLACED[1])
    assert question.chosen == PLACED[1:]
    assert follows(question, hint)
    assert hinted(question, hint) == PLACED[:1]
    question.click(PLACED[0])
    assert hinted(question, hint) == (TO_PAY,)


def test_another_move_does_not_follow_it() -> None:
    g = table(Player(hand=HAND), Player())
    view = GAME.view(g, 0)
    question = OpenQuestion(ask(g, 0), GAME.words, lambda: view)
    question.click("gem_world")
    assert question.chosen == ("gem_world",)
    assert not follows(question, PLACED)
    assert hinted(question, PLACED) == ()
