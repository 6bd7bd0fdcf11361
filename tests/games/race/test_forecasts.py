"""What is said beforehand is what then happens: forecasts, prices and notices against the rules."""

import re
from typing import Any

import pytest

from galaxy_desktop.engine.decisions import Pay
from galaxy_desktop.engine.events import HIDDEN
from galaxy_desktop.engine.flow import give, open_asks
from galaxy_desktop.engine.sentences import cards_text
from galaxy_desktop.games.race import GAME, events
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.ending import least_size
from galaxy_desktop.games.race.powers import card_powers
from galaxy_desktop.games.race.production import productions
from galaxy_desktop.games.race.round import PHASES, action_choices, begun, end_reason
from galaxy_desktop.games.race.scoring import table_points
from galaxy_desktop.games.race.settle import PayForWorld
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.words.terms import cards_between, goods, item, reward
from tests.games.race.laid import answer, asked, begin, lay, player, spare
from tests.games.race.walk import (
    TABLES,
    answered,
    best_by_playing,
    choices,
    others_first,
    phase_run,
    positions,
    replies,
)
from tests.sweep import many

WORDS = GAME.words


def lines(g: RaceState, seat: int, choice: str) -> list[str]:
    return [line.text for line in WORDS.explain(GAME.view(g, seat), choice)]


def chosen_for(phase: str, variant: str) -> list[str]:
    """Every choice of actions that all happen in a phase, joined by "+"."""
    single = [action.id for action in actions().values() if action.happens_in == phase]
    pairs = [c for c in action_choices(variant) if {actions()[a].happens_in for a in c.split("+")} == {phase}]
    return list(dict.fromkeys([*single, *pairs]))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_last_round_is_announced_when_it_is_certain_and_only_then(
    seats: int, options: dict[str, str]
) -> None:
    for seed in range(many(3)):
        said: list[tuple[int, bool, bool]] = []
        for g, seat, _ in positions(seats, options, seed):
            settled = g.phase in {"consume", "produce", "limit"}
            said.append(
                (g.round, bool(WORDS.notice(GAME.view(g, seat), ())), settled and bool(end_reason(g)))
            )
        last = said[-1][0]
        assert all(number == last for number, told, _ in said if told)
        assert all(told for _, told, sure in said if sure)


def test_a_twelfth_card_before_two_that_may_leave_for_worlds_is_no_last_round_yet() -> None:
    """Of cards that are discarded for a world, that world takes the place of one."""
    helps = ["colony_ship", "new_military_tactics"]
    tableau = [*helps, *spare(10, *helps)]
    g = begin(lay(player(tableau)), "settle")
    assert least_size(g, 0) == 11
    g.players[0].tableau = [*helps[:1], *spare(11, *helps)]
    assert least_size(g, 0) == 12


def test_a_twelfth_card_that_may_cost_another_is_no_last_round_yet() -> None:
    tableau = ["colony_ship", *spare(10, "colony_ship")]
    g = begin(lay(player(tableau, ["comet_zone", *spare(3, "comet_zone", *tableau)])), "settle")
    answer(g, (0, ("comet_zone",)), (1, ()))
    assert end_reason(g) == "tableau"
    assert PayForWorld(0) in g.waiting
    assert [WORDS.notice(GAME.view(g, seat), ()) for seat in (0, 1)] == ["", ""]
    g.pool = 0
    assert "last VP chip" in WORDS.notice(GAME.view(g, 1), ())


def test_a_twelfth_card_that_can_cost_no_other_is_the_last_round_at_once() -> None:
    tableau = spare(11, "colony_ship", "new_military_tactics")
    g = begin(lay(player(tableau, ["comet_zone", *spare(9, "comet_zone", *tableau)[:3]])), "develop")
    answer(g, (0, ()), (1, ()))
    assert not WORDS.notice(GAME.view(g, 0), ())
    g.players[0].tableau.append(g.players[0].hand.pop())
    assert "12+ cards" in WORDS.notice(GAME.view(g, 0), ())


@pytest.mark.parametrize(("seats", "options"), TABLES[:2])
def test_both_explore_cards_say_eight_and_two(seats: int, options: dict[str, str]) -> None:
    variant = options.get("variant", "standard")
    for g in choices(seats, options, (1, 2)):
        for choice in chosen_for("explore", variant):
            run = phase_run(g, "explore", 0, choice.split("+"))
            drawn = sum(len(e.cards) for e in run.events if isinstance(e, events.CardsDrawn) and e.seat == 0)
            kept = asked(run).least if 0 in open_asks(run) else drawn
            assert f"You look at **{drawn}** cards and keep **{kept}**." in lines(g, 0, choice)
    bare = begin(lay(player()), "explore")
    assert "You look at **8** cards and keep **2**." in lines(bare, 0, "explore_five+explore_one")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_could_be_placed_is_what_is_then_offered(seats: int, options: dict[str, str]) -> None:
    for g in choices(seats, options, range(many(1))):
        for action in ("develop", "settle"):
            run = phase_run(g, action, 0, [action])
            names = [item(card) for card in asked(run).offered if card in g.players[0].hand]
            could = f"You could place **{len(names)}**: {', '.join(names)}."
            said = [re.sub(r" \(cost \d+\)", "", line) for line in lines(g, 0, action)]
            assert (could if names else "You couldn't place any card from your hand now.") in said
            draws = sum(len(e.cards) for e in run.events if isinstance(e, events.CardsDrawn) and e.seat == 0)
            first = [line for line in lines(g, 0, action) if line.startswith("First you draw")]
            assert bool(first) == bool(draws)
            assert not first or f"**{draws}**" in first[0]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_drawn_after_placing_is_said_before(seats: int, options: dict[str, str]) -> None:
    said = 0
    for g in choices(seats, options, range(many(1))):
        for action in ("develop", "settle"):
            run = phase_run(g, action, 0, [action])
            for card in [card for card in asked(run).offered if card in g.players[0].hand][:2]:
                then, happened = answered(run, 0, (card,))
                asks = others_first(then)
                while isinstance(pay := asks.get(0), Pay):
                    then, more = answered(then, 0, replies(pay)[0])
                    happened, asks = happened + more, others_first(then)
                placed = [at for at, event in enumerate(happened) if isinstance(event, events.PlacementPaid)]
                if not placed or any(
                    p.code == "draw_after_placing" for _, p in g.cards[card].in_phase[action]
                ):
                    continue
                after = [event for event in happened[placed[-1] :] if isinstance(event, events.CardsDrawn)]
                drawn = sum(len(e.cards) for e in after if e.seat == 0 and e.cause != "explore")
                line = f"After placing, you draw {cards_text(drawn)}."
                told = [one for one in lines(g, 0, action) if one.startswith("After placing")]
                assert told == ([line] if drawn else []), (card, action)
                said += bool(told)
    assert said


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_up_to_so_many_goods_is_what_play_can_reach_after_the_sale(
    seats: int, options: dict[str, str]
) -> None:
    compared = 0
    for g in choices(seats, options, range(many(2))):
        if not g.players[0].goods:
            continue
        for choice in ("consume_trade", "consume_double", "consume_trade+consume_double"):
            run = phase_run(g, "consume", 0, choice.split("+"))
            vp, cards, spent = best_by_playing(run, {})
            starts = ("Up to", "Your powers can't", "After the sale")
            said = next(line for line in lines(g, 0, choice) if line.startswith(starts))
            sale = "After the sale" if "trade" in choice else ""
            if spent:
                powers = card_powers(run, 0, "consume")
                cards -= sum(power.cards for _card, power in powers if power.code == "draw")
                start = f"{sale}, up to" if sale else "Up to"
                assert said == f"{start} {goods(spent)} for {reward(vp, cards)}."
            else:
                assert said.startswith(f"{sale}, your powers can't" if sale else "Your powers can't")
            compared += 1
    assert compared > 8


def outcomes(g: RaceState, drawn: int = 0, served: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All ways in which Produce can go for seat 0, with those of others by their first answers."""
    asks = others_first(g)
    drawn += sum(len(e.cards) for e in g.events if isinstance(e, events.CardsDrawn) and e.seat == 0)
    if 0 not in asks:
        return [(tuple(sorted(g.players[0].produced)), drawn, served)]
    found = []
    for one in replies(asks[0]):
        world = one[0]
        then, _told = answered(g, 0, one)
        more = () if world == "decline" else ((asks[0].about, world),)
        found += outcomes(then, drawn, (*served, *more))
    return found


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_produce_would_bring_is_what_it_brings(seats: int, options: dict[str, str]) -> None:
    for g in choices(seats, options, range(many(1))):
        for chosen in ([], ["produce"]):
            run = phase_run(g, "produce", 0, chosen)
            ways = productions(begun(GAME.view(g, 0), "produce", 0, chosen), 0)
            played = outcomes(run)
            assert {(tuple(sorted(way.produced)), way.served) for way in ways} == {
                (made, served) for made, _drawn, served in played
            }
            low, high = min(way.cards for way in ways), max(way.cards + way.most for way in ways)
            assert low <= min(drawn for _, drawn, _ in played) <= max(drawn for _, drawn, _ in played) <= high
            if chosen and high:
                assert f"You would draw {cards_between(low, high)}." in lines(g, 0, "produce")


def test_what_produce_draws_counts_kinds_goods_worlds_and_the_most_of_a_kind() -> None:
    """Worked example: 4 cards are certain, 6 if nobody makes as many Rare goods."""
    worlds = ["gem_world", "comet_zone", "runaway_robots", "empath_world"]
    g = lay(
        player(["mining_robots", "diversified_economy", "mining_conglomerate", *worlds], goods=["gem_world"])
    )
    assert "You would draw **4** to **6** cards." in lines(g, 0, "produce")
    assert "Your bonus could produce a good on Empath World." in lines(g, 0, "produce")


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_placing_takes_is_what_is_asked_next(seats: int, options: dict[str, str]) -> None:
    """ "You conquer it" is followed by no choice to pay, and every price is the one that is asked."""
    told = set()
    for seed in range(many(4)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "settle" or g.sealed:
                continue
            for world in decision.options():
                said = WORDS.ask(GAME.view(g, seat), decision, (world,)).line
                then = g.clone()
                for other in open_asks(g):
                    give(then, other, (world,) if other == seat else ())
                told.add(_agrees(said, open_asks(then)[seat]))
    assert {"You conquer it", "Next you discard", "You place it"} <= told


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_question_promises_is_what_its_answer_brings(seats: int, options: dict[str, str]) -> None:
    """Prices of developments and of sales, and the gain of goods, against what is then asked and told."""
    met = set()
    for seed in range(many(2)):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic not in {"develop", "sale", "goods"} or g.sealed:
                continue
            for one in replies(decision):
                if not one:
                    continue
                said = WORDS.ask(GAME.view(g, seat), decision, one).line
                then = g.clone()
                for other, asks in open_asks(g).items():
                    give(then, other, one if other == seat else next(asks.answers()))
                met.add(decision.topic)
                assert _promised(decision.topic, then, seat) in said
    assert met == {"develop", "sale", "goods"}


def _promised(topic: str, then: RaceState, seat: int) -> str:
    """What the rules ask or tell after an answer, in the words of the question."""
    if topic == "develop":
        (way,) = open_asks(then)[seat].ways  # type: ignore[attr-defined]
        return f"Next you discard {cards_text(way.cost)}." if way.cost else "You place it at no cost."
    if topic == "sale":
        return next(
            f"sells for {cards_text(e.price)}." for e in then.events if isinstance(e, events.GoodSold)
        )
    spent = next(e for e in then.events if isinstance(e, events.GoodsConsumed))
    return f" for {reward(spent.vp, spent.cards)}."


def _agrees(said: str, pay: Any) -> str:
    ways = {way.id: way.cost for way in pay.ways}
    unaided = {way: cost for way, cost in ways.items() if "|" not in way}
    conquests = [way for way in ways if way.startswith("conquer")]
    match " ".join(said.split()[:3]):
        case "You conquer it:":
            assert len(conquests) == len(ways)
        case "Next you choose:":
            assert conquests
            assert len(conquests) < len(ways)
            dues = [cost for way, cost in unaided.items() if way != "conquer"]
            assert ("discard a card from your tableau" in said) == (not dues)
            assert not dues or (f"**{min(dues)}** card" in said if min(dues) else "at no cost" in said)
        case "To place it":
            assert not unaided
        case "You'll discard New":
            assert conquests == [*ways]
            assert not unaided
        case "You place it":
            assert set(unaided.values()) == {0}
            assert "conquer" not in ways
        case "Next you discard":
            assert f"**{min(unaided.values())}** card" in said
            assert ("instead" in said) == any(cost < min(unaided.values()) for cost in ways.values())
        case other:
            raise AssertionError(other)
    return " ".join(said.split()[:3]).rstrip(":")


def test_a_world_that_may_be_conquered_or_paid_for_is_not_said_to_be_conquered() -> None:
    g = begin(
        lay(player(["space_marines", "contact_specialist", "drop_ships"], ["rebel_miners", *spare(3)])),
        "settle",
    )
    said = WORDS.ask(GAME.view(g, 0), asked(g), ("rebel_miners",)).line
    assert said.startswith("Next you choose: conquer it (Military")
    assert said.endswith("or pay **1** card.")


def test_with_an_empty_deck_nobody_looks_at_nothing() -> None:
    g = begin(lay(player(["new_sparta"]), supply=0), "explore")
    said = [
        WORDS.event(event.seen_by(viewer), ["Ada", "Boris"], viewer)
        for event in g.events
        for viewer in (0, 1, None)
    ]
    assert not any("look at ." in line or "looks at **0**" in line for line in said)
    assert "You look at no cards: the deck is empty." in said
    assert "Ada looks at no cards: the deck is empty." in said
    assert "You keep no cards." in said


def test_an_opponents_development_is_valued_by_the_opponents_empire() -> None:
    """New Economy of another with two fitting cards is worth their points."""
    theirs = ["new_economy", "merchant_world", "deficit_spending"]
    g = lay(player(["new_sparta"]), player(theirs))
    said = [line.text for line in WORDS.explain(GAME.view(g, 0), "new_economy")]
    points = dict(GAME.scores(g)[1].parts)["cost_six"]
    assert points > 2
    assert f"Bonus at game end: **{points}** VP with its owner's current tableau." in said
    assert sum(int(text.rsplit("**", 2)[1]) for text in said if " Currently **" in text) == points
    own = [line.text for line in WORDS.explain(GAME.view(g, 1), "new_economy")]
    assert f"Bonus at game end: **{points}** VP with your current tableau." in own


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_table_of_every_empire_shows_what_it_is_worth(seats: int, options: dict[str, str]) -> None:
    shown = 0
    for seed in range(many(2)):
        *_, (g, _, _) = positions(seats, options, seed)
        for viewer in range(seats):
            view = GAME.view(g, viewer)
            for owner, score in enumerate(GAME.scores(view)):
                tables = [c for c in view.players[owner].tableau if view.cards[c].score]
                firsts = [WORDS.explain(view, card)[1].text for card in tables]
                assert sum(int(text.split("**")[1]) for text in firsts) == dict(score.parts)["cost_six"]
                shown += len(tables)
                for card in set(view.players[owner].tableau) - set(tables):
                    text = WORDS.explain(view, card)[1].text
                    more, _minus, less = text.partition("minus")
                    added = sum(map(int, more.split("**")[3::2])) - sum(map(int, less.split("**")[1::2]))
                    assert added == _loses(view, owner, card)
    assert shown


def _loses(view: RaceState, owner: int, card: str) -> int:
    """What an owner's tables would lose without a card; below zero if they would gain."""
    less = view.clone()
    less.players[owner].tableau.remove(card)
    lost = 0
    for table in [c for c in less.players[owner].tableau if less.cards[c].score]:
        lost += _table(view, owner, table) - _table(less, owner, table)
    return lost


def _table(g: RaceState, owner: int, card: str) -> int:
    return table_points(g, owner, g.cards[card])


@pytest.mark.parametrize("topic", ["sale", "goods", "consume"])
def test_a_card_that_is_not_placed_is_refused_for_that_and_for_nothing_else(topic: str) -> None:
    mine, hand = ["old_earth", "spice_world", "gem_world", "tourist_world"], ["rebel_miners", "drop_ships"]
    goods_on = ["spice_world", "gem_world"]
    chosen = ["consume_trade"] if topic == "sale" else []
    g = begin(
        lay(player(mine, hand, goods_on, chosen), player(["comet_zone"], (), ["comet_zone"])), "consume"
    )
    if topic == "goods":
        answer(g, (0, ("tourist_world/0",)))
    assert asked(g).topic == topic
    for card in (*hand, "comet_zone"):
        reason = asked(g).why_not(card)
        assert reason.code == "not_in_empire"
        assert WORDS.reason(reason).startswith(f"{item(card)} isn't in your tableau")
    world, code = (
        ("spice_world", "no_consume_power") if topic == "consume" else ("old_earth", "no_good_there")
    )
    assert asked(g).why_not(world).code == code
    assert asked(g).why_not(HIDDEN) is None


def test_phases_are_the_ones_the_forecasts_know() -> None:
    assert {action.happens_in for action in actions().values()} == set(PHASES)
