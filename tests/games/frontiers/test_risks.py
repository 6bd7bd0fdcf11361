"""Sentences that a reader could take for another rule: they say what the rules then do."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest

from galaxy_desktop.engine.decisions import Answer, Decision, Pick
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.games.frontiers import GAME, events
from galaxy_desktop.games.frontiers.box import figures, tiles, worlds
from galaxy_desktop.games.frontiers.powers import spaces
from galaxy_desktop.games.frontiers.settle import COLONISTS
from galaxy_desktop.games.frontiers.state import FrontiersState
from galaxy_desktop.games.frontiers.upgrade import same_kind
from galaxy_desktop.games.frontiers.words import WORDS
from galaxy_desktop.games.frontiers.words.powers import what_it_does
from tests.contract.grammar import NAMED as NAMES
from tests.games.frontiers.laid import answer, own, run_action, table, told
from tests.games.frontiers.walk import CASES, WALKS, busy

ENGINEERS = "terraforming_engineers"


@pytest.mark.parametrize(("seats", "goals", "seed"), CASES)
def test_a_purchase_that_makes_the_round_the_last_says_so(seats: int, goals: str, seed: int) -> None:
    """The round is played out: nothing says that the game ends at once."""
    for g, seat, decision in busy(seats, goals, seed):
        view = GAME.view(g, seat)
        if decision.topic == "develop" and not WORDS.notice(view, ()):
            for tile in decision.options():
                after = g.clone()
                give(after, seat, (tile,))
                while after.action == "develop":
                    give(after, next(iter(open_asks(after))), ())
                said = "makes this round the last" in WORDS.ask(view, decision, (tile,)).line
                assert said == (spaces(after.players[seat]) > figures().mat_spaces)
                assert not said or "developments" in after.ended
                assert after.over == (bool(after.ended) and g.turn + 1 == len(g.disks))


def settling_with(number: int) -> Iterator[tuple[FrontiersState, int, Decision]]:
    """The question to settle, with so many colonies and one more world."""
    g = table(2)
    civil = [one for one in worlds() if not tiles()[one].is_military and tiles()[one].cost < 3][: number + 1]
    own(g, colonies=civil[:-1], explored=civil[-1:], credits_=9, colonists=3)
    run_action(g, "settle")
    yield g, 0, open_asks(g)[0]


def test_a_choice_in_settle_that_makes_the_round_the_last_says_so() -> None:
    """Whatever is chosen after it: here the least."""
    met: set[str] = set()
    walks = *map(settling_with, (6, 7)), *(busy(*walk) for walk in WALKS)
    for g, seat, decision in chain(*walks):
        view, limit = GAME.view(g, seat), figures()
        if decision.topic not in ("settle", "settle_second", "way") or WORDS.notice(view, ()):
            continue
        for option in decision.options():
            after, left = g.clone(), g.colonists - limit.colonists_instead * (option == COLONISTS)
            give(after, seat, (option,))
            sure = option == COLONISTS and left <= limit.colonists_left
            if option != COLONISTS and settled(after, seat):
                sure = len(after.players[seat].colonies) > limit.colonies
            line = WORDS.ask(view, decision, (option,)).line
            assert ("this round the last" in line or "this round is the last" in line) == sure
            while sure and not after.ended:
                later, ask = next(iter(open_asks(after).items()))
                give(after, later, least_of(ask))
            assert not sure or after.ended
            met |= {*after.ended} if sure else set()
    assert met >= {"colonies", "colonists"}


@pytest.mark.parametrize("pool", [1, 2, 5, 9])
def test_a_consume_power_that_takes_the_last_chip_says_so(pool: int) -> None:
    met = set()
    for before, seat, decision in chain(*(busy(*walk) for walk in WALKS)):
        if decision.topic not in ("consume", "feed") or before.ended:
            continue
        g = before.clone()
        g.pool, g.events = pool, []
        for chosen in islice(filter(None, decision.answers()), 6):
            after = g.clone()
            give(after, seat, chosen)
            if decision.topic == "consume":
                give(after, seat, next(iter(open_asks(after)[seat].answers())))
            said = "this round is the last" in WORDS.ask(GAME.view(g, seat), decision, chosen).line
            assert said == (told(after.events, events.GoodsConsumed)[0].pool <= 0)
            assert not said or "chips" in after.ended
            met.add((decision.topic, said))
    assert ("consume", False) in met
    assert pool > 2 or ("consume", True) in met


def settled(g: FrontiersState, seat: int) -> bool:
    """Whether the world is settled already, in the only way there was."""
    ask = open_asks(g).get(seat)
    if ask is not None and ask.topic == "way" and ask.forced():
        give(g, seat, ask.only())
        return True
    return ask is None or ask.topic != "way"


def least_of(decision: Decision) -> Answer:
    """Nothing, a world rather than colonists, or else the first answer."""
    if isinstance(decision, Pick):
        return () if not decision.least else decision.offered[-1:]
    return next(iter(decision.answers()))


def test_a_triggered_end_is_told_as_the_last_round_and_the_round_goes_on() -> None:
    g = table(2)
    own(g, developments=list(g.stock)[:10], credits_=9)
    run_action(g, "develop")
    answer(g, "develop", list(g.stock)[10])
    ends = told(g.events, events.EndTriggered)
    assert [WORDS.event(event, NAMES, 0) for event in ends] == [
        "Game end triggered: developments on more than 10 mat spaces. This round is the last."
    ]
    assert not g.over
    assert (
        WORDS.notice(GAME.view(g, 0), ())
        == "This round is the last: developments on more than 10 mat spaces."
    )


def test_a_power_for_the_most_goods_says_that_a_tie_pays_no_one() -> None:
    g = table(2)
    own(g, colonies=["volcanic_world"], developments=["mining_industries"])
    own(g, 1, colonies=["comet_zone"])
    g.players[1].developments.append("mining_industries")
    paid = [e.cause for e in told(run_action(g, "produce"), events.CreditsGained)]
    assert "mining_industries" not in paid
    lines = [line.text for line in WORDS.explain(GAME.view(g, 0), "mining_industries")]
    assert any(line.endswith("goods than every other player.") for line in lines)


def test_for_replacing_gray_counts_as_a_kind_and_costs_are_printed_ones() -> None:
    old, new = tiles()["old_earth"], tiles()["imperium_capital"]
    assert old.kind == new.kind == "gray"
    assert same_kind(old, new)
    (line,) = [x.text for x in WORDS.explain(table(2), ENGINEERS) if "replace" in x.text]
    assert "(gray counts as a kind) whose printed cost is **$0** to **$3** higher" in line


def test_only_powers_that_say_may_can_be_left_out() -> None:
    for tile in tiles().values():
        for power in tile.powers:
            if (power.action, power.code) == ("consume", "consume"):
                assert ("you may" in what_it_does(power)) == power.optional


@pytest.mark.parametrize(
    ("colonies", "developments", "goods", "line"),
    [
        ((), (), (), "You have no goods to sell. You gain **1** VP."),
        (("comet_zone",), (), ("comet_zone",), "You can sell a good for up to **$2**. You gain **1** VP."),
        ((), ("new_economy",), (), "You gain **$1** from powers that consume no goods. You gain **1** VP."),
        (
            ("comet_zone", "new_vinland"),
            ("new_economy",),
            ("comet_zone",),
            (
                "You can gain up to **$3** from a sale and powers that consume no goods. "
                "You gain **1** VP. **1** of your Consume powers has goods to consume."
            ),
        ),
    ],
)
def test_the_forecast_of_trade_tells_a_sale_from_powers_that_consume_no_goods(
    colonies: tuple[str, ...], developments: tuple[str, ...], goods: tuple[str, ...], line: str
) -> None:
    g = table(2, faces=["new_economy"])
    own(g, colonies=colonies, developments=developments, goods=goods)
    g.action = "trade_consume"
    assert WORDS.explain(GAME.view(g, 0), "trade_consume")[2].text == f"If you select it: {line}"
