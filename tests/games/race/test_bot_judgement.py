"""What the bots of Race know: prices, consumption, standing."""

import pytest

from galaxy_desktop.games.race import GAME
from galaxy_desktop.games.race.bot import PLAYBOOK
from galaxy_desktop.games.race.bot.engine import Counts, consume_all, engine_of, six_points
from galaxy_desktop.games.race.bot.forecast import features, rounds_left
from galaxy_desktop.games.race.bot.gains import after_producing
from galaxy_desktop.games.race.bot.inputs import no_hand_inputs, seat_inputs, tableau_inputs
from galaxy_desktop.games.race.bot.judge import JUDGE, chances
from galaxy_desktop.games.race.bot.placing import OUT_OF_REACH, cheapest
from galaxy_desktop.games.race.bot.weights import AT_ONCE, PER_ROUND
from galaxy_desktop.games.race.box import EDITIONS
from galaxy_desktop.games.race.powers import card_powers, price, total_military
from galaxy_desktop.games.race.scoring import table_lines
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.ways import world_prices
from tests.each import each
from tests.games import judging
from tests.sweep import some


def after(answers: int, seed: int = 1, seats: int = 2) -> RaceState:
    return judging.after(PLAYBOOK, GAME.new(seats, {"start_worlds": "all"}, seed), answers, seed)


@pytest.mark.parametrize("seed", some(range(12), 6))
def test_the_least_price_of_a_card_is_that_of_the_rules(seed: int) -> None:
    g = after(40 + 8 * seed, seed)
    for seat, player in enumerate(g.players):
        player.placed = ""
        tableau = tuple(player.tableau)
        for card, design in g.cards.items():
            if card in tableau or any(g.cards[placed] is design for placed in tableau):
                continue
            found, used, _ = cheapest(g.edition, tableau, card)
            helpers = (used,) if used else ()
            if design.is_world:
                ways = world_prices(design, card_powers(g, seat, "settle"))
                prices = [due for way, due in ways if way.used == helpers]
            else:
                prices = [price(design, card_powers(g, seat, "develop"))]
            assert found == min(prices, default=OUT_OF_REACH)


@each(
    [
        (("new_vinland", "free_trade_association"), (3, 0, 0, 0), 3, 3, (0, 0, 0, 0)),
        (("old_earth", "pilgrimage_world"), (2, 2, 0, 0), 3, 0, (0, 0, 0, 0)),
        (("pilgrimage_world",), (0, 1, 0, 0), 0, 0, (0, 0, 0, 0)),
        (("old_earth",), (1, 1, 1, 0), 2, 0, (0, 0, 1, 0)),
        (("mining_league",), (1, 3, 0, 0), 3, 0, (1, 1, 0, 0)),
        (("diversified_economy",), (2, 0, 1, 1), 3, 0, (1, 0, 0, 0)),
        (("drop_ships",), (1, 0, 0, 0), 0, 0, (1, 0, 0, 0)),
    ]
)
def test_goods_are_consumed_by_the_powers_in_turn(
    tableau: tuple[str, ...], goods: Counts, vp: int, cards: int, left: Counts
) -> None:
    assert consume_all(engine_of("second", tableau), goods)[:2] == (vp, cards)
    assert sum(consume_all(engine_of("second", tableau), goods)[2]) == sum(left)


def test_the_rounds_left_run_out_with_the_tableau_and_with_the_chips() -> None:
    g = after(60)
    before = rounds_left(g)
    g.pool = 1
    assert rounds_left(g) < before
    g.pool = 0
    assert rounds_left(g) == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_are_shares_of_one_win(seats: int) -> None:
    g = after(50, 3, seats)
    assert sum(chances(g)) == pytest.approx(1)
    assert all(0 < share < 1 for share in chances(g))


def test_more_chips_are_a_better_chance() -> None:
    g = after(80, 2)
    before = chances(g)[0]
    g.players[0].chips += 12
    assert chances(g)[0] > before


def test_the_end_of_a_game_is_certain() -> None:
    g = after(10_000)
    won = GAME.result(g).winners
    assert chances(g) == [float(seat in won) / len(won) for seat in (0, 1)]


def test_the_network_has_a_weight_for_every_input() -> None:
    g = after(30)
    for edition in EDITIONS:
        own = {**no_hand_inputs(), **seat_inputs(g, 0, 5.0)}
        judging.check_weights(JUDGE.network, tableau_inputs(edition, ()), own)


def test_each_feature_of_a_tableau_has_a_weight() -> None:
    known = features("second", ())
    assert known.keys() == PER_ROUND.keys()
    assert AT_ONCE.keys() <= known.keys()


@pytest.mark.parametrize("seed", range(3))
def test_a_development_of_cost_6_is_judged_as_it_scores(seed: int) -> None:
    g, judged = after(10**6, seed), 0
    player = g.players[0]
    for six in [card for card in g.cards.values() if card.score]:
        player.tableau = [card for card in player.tableau if g.cards[card] is not six] + [six.id]
        lines = table_lines(g, 0, six)
        scored = sum(points for record, points in lines if record.per in {"card", "total_military"})
        placed = tuple(g.cards[card] for card in player.tableau)
        assert six_points(six, placed, total_military(g, 0)) == scored, six.id
        judged += scored > 0
    assert judged > 3


@pytest.mark.parametrize(("goods", "drawn"), [((), 2.0), (("new_vinland",), 0.0)])
def test_cards_are_drawn_for_goods_produced_not_for_those_that_lie_there(
    goods: tuple[str, ...], drawn: float
) -> None:
    g = after(4)
    player = g.players[0]
    player.tableau = ["new_vinland", "diversified_economy", "consumer_markets"]
    player.goods = dict.fromkeys(goods, "old_earth")
    assert after_producing(g, player)[1] == drawn
