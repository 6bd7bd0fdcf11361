"""What the inspector says of a card agrees with the cards chosen to be placed in the same turn."""

import re
from itertools import permutations

import pytest

from galaxy_desktop.games.jumpdrive import GAME
from galaxy_desktop.games.jumpdrive.box import cards, survey_teams
from galaxy_desktop.games.jumpdrive.builder import TO_PAY
from galaxy_desktop.games.jumpdrive.plans import CONQUER, PAY
from galaxy_desktop.games.jumpdrive.state import JumpState, Player
from galaxy_desktop.presenter.question import OpenQuestion
from tests.games.jumpdrive.tables import ask, builder, others, table

HAND = ["new_survivalists", "star_nomad_lair", "space_marines", "war_propaganda"]
PAYS = "contact_specialist"
WAYS = {"colony_convoy": PAY, "military_convoy": CONQUER}
TEAM = survey_teams()[0]


def _said(g: JumpState, chosen: tuple[str, ...], card: str, sign: str) -> str:
    """Return the sentences about a card that begin with a sign, with these options chosen."""
    view = GAME.view(g, 0)
    view.sealed[0] = chosen
    return " ".join(line.text for line in GAME.words.explain(view, card) if line.sign.startswith(sign))


def test_a_chosen_development_counts_against_the_world_chosen_with_it() -> None:
    g = table(Player(hand=HAND), Player())
    assert "You have **0** against it, **1** too few." in _said(g, (), "new_survivalists", "defense")
    for chosen in ((TEAM,), (TEAM, "new_survivalists"), (TEAM, "new_survivalists", TO_PAY)):
        said = _said(g, chosen, "new_survivalists", "defense")
        assert said.endswith("You have **1** against it."), said
    said = _said(g, (TEAM,), "star_nomad_lair", "defense")
    assert "You have **1** against it, **1** too few." in said


def test_only_a_development_that_could_take_the_place_of_the_chosen_one_is_named_as_a_help() -> None:
    g = table(Player(hand=HAND), Player())
    assert "With Space Marines placed in the same round" in _said(g, (TEAM,), "star_nomad_lair", "defense")
    g = table(Player(hand=["star_nomad_lair", "war_propaganda", "mining_robots", "trade_pact"]), Player())
    assert "With" not in _said(g, (TEAM,), "star_nomad_lair", "defense")


def test_a_chosen_development_makes_the_world_chosen_with_it_cheaper() -> None:
    g = table(Player(hand=["distant_world", "replicant_robots", *HAND, "mining_robots"]), Player())
    assert "You pay" not in _said(g, (), "distant_world", "civil_cost")
    said = _said(g, ("replicant_robots",), "distant_world", "civil_cost")
    assert "Replicant Robots reduces this by 2. You pay **2**." in said


def test_the_forecast_of_a_chosen_card_counts_all_that_is_chosen() -> None:
    g = table(Player(hand=["distant_world", "genetics_lab", *HAND, "mining_robots"]), Player())
    assert "if you place only this card" in _said(g, (), "genetics_lab", "statistics")
    both = ("distant_world", "genetics_lab")
    assert re.search(r"1\*\* VP and \*\*1\*\* income from this", _said(g, both, "genetics_lab", "statistics"))
    assert "if you place only this card" in _said(g, both, "space_marines", "statistics")


def test_a_chosen_card_that_passes_to_another_empire_is_said_to() -> None:
    g = table(Player(hand=["war_propaganda", *HAND[:2]]), Player(empire=["drop_ships"]))
    said = _said(g, ("war_propaganda",), "war_propaganda", "statistics")
    assert said == "Forecast: it moves to the empire with the most Military before the next scoring."


def test_a_convoy_that_the_chosen_worlds_use_up_is_said_to_be_discarded() -> None:
    hand = ["distant_world", "asteroid_belt", *HAND, "mining_robots", "trade_pact"]
    for placed, chosen in (
        (["colony_convoy"], ("asteroid_belt", "distant_world")),
        ([], ("colony_convoy", "asteroid_belt", "distant_world")),
    ):
        cards = [*hand, *({"colony_convoy"} - {*placed})]
        g = table(Player(hand=cards, empire=[*placed, "mining_conglomerate"]), Player())
        said = _said(g, chosen, "colony_convoy", "statistics")
        assert said == "Forecast: you discard it after the second world, before scoring."


def test_at_the_table_the_options_chosen_so_far_are_known_to_the_sentences() -> None:
    g = table(Player(hand=HAND), Player())
    view = GAME.view(g, 0)
    question = OpenQuestion(ask(g, 0), GAME.words, lambda: view)
    assert question.planned is view
    question.click(TEAM)
    assert question.planned.sealed[0] == (TEAM,)
    assert question.planned is question.planned
    assert not view.sealed
    question.back()
    assert question.planned is view


def test_the_military_explained_is_that_of_the_counter_with_the_chosen_cards() -> None:
    g = table(Player(hand=HAND, empire=["drop_ships"]), Player(empire=["new_sparta"]))
    view = GAME.view(g, 0)
    assert "**3**" in GAME.words.explain(view, "military")[0].text
    view.sealed[0] = ("space_marines",)
    assert "**5**" in GAME.words.explain(view, "military")[0].text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("convoy", "also"),
    [("colony_convoy", "drop_ships"), ("military_convoy", "drop_ships"), ("colony_convoy", PAYS)],
)
def test_beside_a_chosen_world_another_one_is_priced_as_the_second(convoy: str, also: str) -> None:
    """Every two worlds that a convoy lets be placed together, with an empire of some Military."""
    met = refused = paid = 0
    empire = [convoy, also, "space_marines"]
    worlds = [card for card, design in cards().items() if design.is_world]
    for one, two in permutations(worlds, 2):
        g = table(Player(hand=[one, two, *others(9, (one, two, *empire))], empire=empire), Player())
        plan = builder(g).plan((one, two))
        if plan is None:
            first = builder(g).plan((one,))
            if first is not None and first.placements[0].way == CONQUER == WAYS[convoy]:
                refused += 1
                assert not cards()[two].is_military or "too few" in _said(g, (one,), two, "defense"), (
                    one,
                    two,
                )
            continue
        second, design = plan.placements[-1], cards()[two]
        said = " ".join(_said(g, (one,), two, sign) for sign in ("defense", "civil_cost"))
        if second.way == CONQUER:
            has = re.search(r"You have \*\*(-?\d+)\*\* against it\.", said)
            assert has is not None, (one, two, said)
            assert int(has[1]) >= design.price
        elif design.is_military:
            assert f"You may pay **{second.cost}** card" in said, (one, two, said)
            paid += 1
        else:
            due = re.search(r"You pay \*\*(\d+)\*\*\.", said)
            assert second.cost == (int(due[1]) if due else design.price), (one, two, said)
        met += 1
    assert met > 20
    assert bool(refused) == (WAYS[convoy] == CONQUER)
    assert bool(paid) == (also == PAYS)
