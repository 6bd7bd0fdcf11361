"""What the inspector tells of a card is what it is worth once placed: in VP, and in cards for its good."""

import re

import pytest

from galaxy_desktop.engine.rng import Dice
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import design_id
from galaxy_desktop.games.race.powers import sale_price
from galaxy_desktop.games.race.words import WORDS
from tests.games.race.laid import lay, player


def points_of(tableau: tuple[str, ...], card: str) -> str:
    g = lay(player(tableau, [card]))
    return next(line.text for line in WORDS.explain(GAME.view(g, 0), card) if line.sign.startswith("points"))


def sum_told(text: str) -> int:
    """The sum of the figures of a sentence; those after "minus" are taken off."""
    more, _, less = text.partition("minus")
    return sum(map(int, re.findall(r"\*\*(\d+)\*\*", more))) - sum(
        map(int, re.findall(r"\*\*(\d+)\*\*", less))
    )


@pytest.mark.parametrize(
    ("tableau", "card", "said"),
    [
        (("new_galactic_order",), "empath_world", ", minus **1** because of New Galactic Order."),
        (
            ("new_galactic_order", "pan_galactic_league"),
            "contact_specialist",
            ", plus **3** from Pan-Galactic League, minus **1** because of New Galactic Order.",
        ),
    ],
)
def test_a_card_that_lowers_a_bonus_says_so(tableau: tuple[str, ...], card: str, said: str) -> None:
    assert points_of(tableau, card).endswith(said)


@pytest.mark.parametrize("edition", ["second", "first"])
def test_the_vp_told_of_a_card_are_those_it_changes_the_score_by(edition: str) -> None:
    dice, met = Dice(1), {"plus": 0, "minus": 0}
    g = GAME.new(2, {"edition": edition}, 1)
    g.players[1].tableau = []
    single = [card for card in g.cards if card == design_id(card)]
    scorers = [card for card in single if g.cards[card].score]
    for _turn in range(60):
        dice.shuffle(scorers)
        dice.shuffle(single)
        mine = g.players[0]
        mine.tableau = list(dict.fromkeys((*scorers[:3], *single[:5])))
        before = GAME.scores(g)[0].total
        for card in single[5:25]:
            if card in mine.tableau or g.cards[card].score:
                continue
            after = g.clone()
            after.players[0].tableau.append(card)
            (text,) = (
                line.text for line in WORDS.explain(GAME.view(g, 0), card) if line.sign.startswith("points")
            )
            assert sum_told(text) == GAME.scores(after)[0].total - before, text
            met = {word: number + (word in text) for word, number in met.items()}
    assert all(met.values()), met


def test_the_price_told_for_the_good_of_a_card_in_hand_is_what_it_then_sells_for() -> None:
    dice, g = Dice(2), GAME.new(2, {}, 1)
    single = [card for card in g.cards if card == design_id(card)]
    for _turn in range(60):
        dice.shuffle(single)
        card = next(one for one in single[5:] if g.cards[one].good)
        view = GAME.view(lay(player(tuple(single[:5]), [card])), 0)
        (said,) = (line.text for line in WORDS.explain(view, card) if "sells for" in line.text)
        placed = lay(player((*single[:5], card), goods=(card,)))
        assert f"sells for {cards_text(sale_price(placed, 0, card))}." in said
