"""What a power, a forecast or the help says of placing and ending is what the rules then do."""

import pytest

from galaxy_desktop.engine.decisions import Pick
from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.box import designs, figures
from galaxy_desktop.games.race.limit import DiscardDown
from galaxy_desktop.games.race.moves import CONQUER
from galaxy_desktop.games.race.powers import bonus_powers, card_powers, discount
from galaxy_desktop.games.race.round import action_choices, end_reason
from galaxy_desktop.games.race.ways import price_for_military, world_prices
from galaxy_desktop.games.race.words.powers import what_it_does
from tests.games.race.laid import answer, asked, begin, lay, player, spare

WORDS = GAME.words
DESIGNS = designs("second")
WORLDS = [card for card, design in DESIGNS.items() if design.is_world]
PAYERS = ("contact_specialist", "galactic_trade_emissaries")


def sentence_of(card: str, code: str) -> str:
    (power,) = (power for power in DESIGNS[card].powers if power.code == code)
    return what_it_does(power, DESIGNS[card])


@pytest.mark.parametrize("payers", [(), PAYERS[:1], PAYERS[1:], PAYERS])
def test_placing_at_no_cost_is_for_non_alien_worlds_that_are_non_military_or_may_be_paid_for(
    payers: tuple[str, ...],
) -> None:
    said = sentence_of("colony_ship", "settle_free")
    assert "place a non-Alien {alien} world at no cost" in said
    assert "if it is non-military or you may pay for it" in said
    powers = card_powers(lay(player(["colony_ship", *payers])), 0, "settle")
    for world in WORLDS:
        design = DESIGNS[world]
        free = any("colony_ship" in way.used and due == 0 for way, due in world_prices(design, powers))
        assert free == (design.good != "alien" and (not design.is_military or bool(payers)))


@pytest.mark.parametrize("payers", [PAYERS[:1], PAYERS[1:], PAYERS])
def test_paying_for_a_military_world_costs_its_defense_minus_1_minus_discounts(
    payers: tuple[str, ...],
) -> None:
    for payer in payers:
        said = sentence_of(payer, "pay_for_military")
        assert "non-Alien {alien} military world instead of conquering it" in said
        assert (
            "its defense minus **1**, less your discounts. You can't combine this with another power" in said
        )
    powers = card_powers(lay(player(["replicant_robots", "mining_robots", *payers])), 0, "settle")
    for world in WORLDS:
        design = DESIGNS[world]
        if design.defense is not None:
            cost = max(0, design.defense - 1 - discount(design, powers))
            assert price_for_military(design, powers) == (None if design.good == "alien" else cost)


def test_temporary_military_can_be_used_with_any_world_that_is_placed() -> None:
    said = sentence_of("new_military_tactics", "temporary_military")
    assert said == "When you place a world, you may discard this card for **+3** Military this phase."
    powers = card_powers(lay(player(["new_military_tactics", "space_marines"])), 0, "settle")
    for world in WORLDS:
        ways = world_prices(DESIGNS[world], powers)
        assert not ways or any("new_military_tactics" in way.used for way, _due in ways)
        strength = 5 if DESIGNS[world].is_military else 0
        assert any(way.how == CONQUER for way, _due in ways) == (
            0 < (DESIGNS[world].defense or 0) <= strength
        )


@pytest.mark.parametrize(("placed", "told"), [(10, False), (11, True), (12, False)])
def test_a_forecast_names_the_card_that_makes_the_round_the_last_if_it_stays(placed: int, told: bool) -> None:
    tableau = spare(placed, "comet_zone", "colony_ship", "new_military_tactics")
    hand = ["comet_zone", *spare(14, "comet_zone", *tableau)[-4:]]
    g = lay(player(tableau, [card for card in hand if card not in tableau]))
    lines = [line.text for line in WORDS.explain(GAME.view(g, 0), "settle")]
    full = figures().tableau_size
    said = f"It would be card **{full}** in your tableau: a round that ends with that many is the last."
    assert (said in lines) == told
    if told:
        g = begin(g, "settle")
        answer(g, (0, ("comet_zone",)), (1, ()))
        assert end_reason(g) == "tableau"


def test_a_card_may_be_discarded_to_stay_below_the_end_and_the_forecast_says_no_more_than_that() -> None:
    """A 12th card placed with the help of another one leaves 11 in the tableau."""
    tableau = ["colony_ship", *spare(10, "comet_zone", "colony_ship")]
    g = begin(lay(player(tableau, ["comet_zone", *spare(14, "comet_zone", *tableau)[-3:]])), "settle")
    answer(g, (0, ("comet_zone",)), (1, ()))
    ship = next(way.id for way in asked(g).ways if "colony_ship" in way.id)
    answer(g, (0, (ship, ())))
    assert end_reason(g) == ""


def test_a_hand_above_the_limit_is_discarded_down_to_it() -> None:
    limit = figures().hand_limit
    for more in (1, 4):
        g = lay(player([], spare(limit + more)))
        g.phase = "limit"
        question = DiscardDown().asks(g)[0]
        ask = WORDS.ask(GAME.view(g, 0), question, ())
        assert ask.head == (f"Hand limit: discard {more} cards" if more > 1 else "Hand limit: discard 1 card")
        assert f"**{limit + more}** cards in hand; the limit at the end of a round is **{limit}**" in ask.line


def test_every_player_who_chose_a_phase_gets_its_bonus_and_no_other_player() -> None:
    chose = {0: ("settle",), 1: ("settle",), 2: ("produce",)}
    g = begin(lay(*(player(actions=chose[seat]) for seat in chose)), "settle")
    draws = [sum(power.cards for _source, power in bonus_powers(g, seat)) for seat in chose]
    assert draws == [1, 1, 0]
    said = WORDS.ask(GAME.view(g, 0), Pick("action", action_choices("standard")), ()).line
    assert said.endswith("Everyone plays each chosen phase. Only players who chose it get its bonus.")
