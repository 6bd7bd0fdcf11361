"""Rating of answers about goods: producing, selling, consuming, stockpiling."""

from collections.abc import Iterator

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Answer, Confirm, Decision, Number, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.frontiers.bot.production import production
from galaxy_desktop.games.frontiers.bot.prospect import own_prospect
from galaxy_desktop.games.frontiers.bot.usage import consumers, consumption, per_good, uses, with_goods_left
from galaxy_desktop.games.frontiers.consume import CONSUME, fitting, goods_taken
from galaxy_desktop.games.frontiers.powers import kind_of, powers, sale_price
from galaxy_desktop.games.frontiers.schema import Power
from galaxy_desktop.games.frontiers.scoring import score
from galaxy_desktop.games.frontiers.state import FrontiersState, Player
from galaxy_desktop.games.frontiers.view import view


def rate_scoring_kinds(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each kind for scoring, by the goals that are known; of equal ones the first."""
    assert isinstance(decision, Pick)
    known, player = view(g, seat), g.players[seat]
    return best_first((float(score(known, player, kind).total), (kind,)) for kind in decision.offered)


def rate_kinds(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each kind that a colony of any kind can have in this Produce."""
    assert isinstance(decision, Pick)
    own, rated = own_prospect(g, seat), []
    for kind in decision.offered:
        after = own.player.clone()
        after.kind = kind
        made = production(after, selects=g.selector == seat)
        after.goods.update(made.goods)
        after.credits += round(made.credits)
        rated.append((own.standing(after), (kind,)))
    return best_first(rated)


def rate_producing(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each colony, or each set of colonies, to produce on."""
    own = own_prospect(g, seat)
    rated = []
    for answer in decision.answers():
        after = own.player.clone()
        after.goods.update({colony: kind_of(after, colony) for colony in answer})
        rated.append((own.standing(after), answer))
    return best_first(rated)


def rate_paying(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate paying for production on a colony, and not paying."""
    assert isinstance(decision, Confirm)
    own, colony = own_prospect(g, seat), decision.about
    after = own.player.clone()
    after.credits -= next(p.cost for tile, p in powers(after, "produce", "paid_production") if tile == colony)
    after.goods[colony] = kind_of(after, colony)
    return best_first([(own.standing(own.player), False), (own.standing(after), True)])


def rate_sales(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each good to sell, and none, with what the others will be consumed for."""
    del decision
    own = own_prospect(g, seat)
    rated: list[Rated] = []
    for use in uses(own.player, tuple(sorted(own.player.goods.items()))):
        after = with_goods_left(own.player, use.left)
        after.credits += use.credits
        after.chips += use.vp
        rated.append((own.standing(after), (use.sold,) if use.sold else ()))
    return best_first(rated)


def rate_consuming(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each power to use next with its best goods, and using no more."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    found = dict(powers(own.player, CONSUME, CONSUME))
    rated: list[Rated] = [] if decision.least else [(own.standing(own.player), ())]
    for tile in decision.offered:
        best = max(points for points, _ in _feedings(g, seat, tile, found[tile]))
        rated.append((best, (tile,)))
    return best_first(rated)


def rate_feeding(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the goods that a power can take, one choice of each mixture of kinds."""
    power = dict(powers(g.players[seat], CONSUME, CONSUME))[decision.about]
    return best_first(_feedings(g, seat, decision.about, power))


def _feedings(g: FrontiersState, seat: Seat, tile: str, power: Power) -> Iterator[tuple[float, Answer]]:
    """Yield choices of goods for a power, each after its standing once all other powers are used."""
    own = own_prospect(g, seat)
    player = own.player
    colonies, number = fitting(player, power), goods_taken(player, power)
    labels = tuple(player.goods[colony] for colony in colonies) if power.different else ()
    seen = set()
    for answer in Pick("feed", colonies, number, number, labels=labels).answers():
        kinds = tuple(sorted(player.goods[colony] for colony in answer))
        if kinds not in seen:
            seen.add(kinds)
            after = player.clone()
            after.used.append(tile)
            after.goods = {c: kind for c, kind in player.goods.items() if c not in answer}
            times = len(answer) // power.goods
            after.credits += (
                sum(map(sale_price, kinds)) if power.credits_from_price else times * power.credits
            )
            after.chips += times * power.vp + per_good(player) * len(answer)
            yield own.standing(_fed_on(after)), answer


def _fed_on(player: Player) -> Player:
    """Return the player once all the other powers have been used."""
    use = consumption(consumers(player), per_good(player), tuple(sorted(player.goods.values())))
    after = with_goods_left(player, use.left)
    after.credits += use.credits
    after.chips += use.vp
    return after


def rate_stocking(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate goods for the stockpile mat: for each number those of the lowest price."""
    assert isinstance(decision, Pick)
    own = own_prospect(g, seat)
    cheap = sorted(decision.offered, key=lambda colony: sale_price(own.player.goods[colony]))
    rated = []
    for number in range(decision.least, decision.most + 1):
        after, chosen = own.player.clone(), tuple(cheap[:number])
        after.stocked_goods += [after.goods.pop(colony) for colony in chosen]
        rated.append((own.standing(after), chosen))
    return best_first(rated)


def rate_stocking_credits(g: FrontiersState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate each number of credits for the stockpile mat."""
    assert isinstance(decision, Number)
    own, rated = own_prospect(g, seat), []
    for number in decision.answers():
        after = own.player.clone()
        after.credits -= number
        after.stocked_credits += number
        rated.append((own.standing(after), number))
    return best_first(rated)
