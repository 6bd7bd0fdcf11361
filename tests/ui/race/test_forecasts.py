"""What the table of Race says beforehand is what then happens: outlooks, previews, discounts, notes."""

import re
from dataclasses import replace
from itertools import islice
from typing import Any

import pygame
import pytest

from galaxy_desktop import language
from galaxy_desktop.engine.flow import advance, give, open_asks, seal
from galaxy_desktop.engine.markup import plain
from galaxy_desktop.games.race import GAME, events
from galaxy_desktop.games.race.box import actions
from galaxy_desktop.games.race.limit import DiscardDown
from galaxy_desktop.games.race.moves import PlaceBy, parse_as, power_ref
from galaxy_desktop.games.race.powers import bonus_powers, powers_at, price
from galaxy_desktop.games.race.production import productions
from galaxy_desktop.games.race.round import BeginPhase, begun, phases_to_come
from galaxy_desktop.games.race.state import RaceState
from galaxy_desktop.games.race.table import PAINTER
from galaxy_desktop.games.race.table.consume_after import TAKERS, after_using
from galaxy_desktop.games.race.table.consume_words import follows
from galaxy_desktop.games.race.table.forecast import coming_notes
from galaxy_desktop.games.race.table.notes import placing_note
from galaxy_desktop.games.race.table.outlook import outlook
from galaxy_desktop.games.race.table.overlay import words
from galaxy_desktop.games.race.table.standing import discounts
from galaxy_desktop.games.race.table.top import phase_tip
from galaxy_desktop.games.race.words.terms import cards_between
from galaxy_desktop.ui.settings import TEXT_STEPS
from galaxy_desktop.ui.tabletop.sheet import Sheet
from tests.games.race.laid import answer, begin, lay, player, spare
from tests.games.race.laid import asked as question_to
from tests.games.race.walk import (
    TABLES,
    best_by_playing,
    choices,
    others_first,
    phase_run,
    positions,
    replies,
)
from tests.ui.kits import wordy_kit
from tests.ui.painter_rig import heard, kit_of
from tests.ui.pseudo_tour import Drawn
from tests.ui.race_rig import moment


def board_of(g: RaceState, seat: int = 0) -> Any:
    painter = PAINTER(kit_of((1920, 1080)), GAME)
    return painter.board(moment(g, seat, 0), Sheet())


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_outlook_on_a_phase_is_what_the_phase_brings(seats: int, options: dict[str, str]) -> None:
    for g in choices(seats, options, range(2)):
        for chosen in ([], *([action] for action in actions()), ["explore_five", "explore_one"]):
            phase = actions()[chosen[0]].happens_in if chosen else "explore"
            run = phase_run(g, phase, 0, chosen)
            told = plain(outlook(GAME.view(g, 0), 0, phase, chosen))
            drawn = sum(len(e.cards) for e in run.events if isinstance(e, events.CardsDrawn) and e.seat == 0)
            if phase == "explore":
                asks = open_asks(run)
                kept = asks[0].least if 0 in asks else drawn  # type: ignore[attr-defined]
                assert told == f"Look at {drawn} cards and keep {kept}."
            elif phase.startswith(("develop", "settle")):
                known = [card for card in open_asks(run)[0].options() if card in g.players[0].hand]
                number = f"{len(known)} placeable card" if known else "No placeable card"
                assert told.startswith(number)
                assert (f" Draw {drawn} first." in told) == bool(drawn)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_trade_and_double_points_together_sell_first(seats: int, options: dict[str, str]) -> None:
    """Both Consume cards: the good sold is spent no more, and what the rest brings is doubled."""
    compared = 0
    for g in choices(seats, options, range(2)):
        for chosen in ([], ["consume_trade"], ["consume_double"], ["consume_trade", "consume_double"]):
            run = phase_run(g, "consume", 0, chosen)
            told = plain(outlook(GAME.view(g, 0), 0, "consume", chosen))
            if told.startswith("Sell"):
                assert "consume_trade" in chosen
                world = _sold(run, told)
                give(run, 0, (world,))
                compared += 1
            assert ("consume_trade" in chosen) == told.startswith(("Sell", "You have no goods to sell"))
            vp, cards, spent = best_by_playing(run, {})
            rest = told.rsplit("Then ", 1)[-1]
            assert (f" {vp} VP" in rest) == (vp > 0 or (spent > 0 and not cards))
            assert (f"{cards} card" in rest) == (cards > 0)
            assert (f" {spent} good" in rest) == (spent > 0)
    assert compared


def _sold(run: RaceState, told: str) -> str:
    """A world whose sale the outlook speaks of: of that kind, at that price."""
    worlds = []
    for world in others_first(run)[0].options():
        then = run.clone()
        give(then, 0, (world,))
        (sale,) = [event for event in then.events if isinstance(event, events.GoodSold)]
        if told.startswith(f"Sell {sale.kind} for {sale.price} card"):
            worlds.append((best_by_playing(then.clone(), {}), world))
    return str(max(worlds)[1])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_outlook_on_produce_counts_every_draw(seats: int, options: dict[str, str]) -> None:
    for g in choices(seats, options, range(2)):
        for chosen in ([], ["produce"]):
            ways = productions(begun(g, "produce", 0, chosen), 0)
            low, high = min(way.cards for way in ways), max(way.cards + way.most for way in ways)
            told = outlook(GAME.view(g, 0), 0, "produce", chosen)
            assert (f"You draw {cards_between(low, high)}." in told) == (high > 0)
            least = min(len(way.produced) for way in ways)
            assert told.startswith(f"You produce **{least}** good" if least else "You produce no goods now.")
            more = max(len(way.produced) for way in ways) > least
            assert more == ("You may discard a card to produce **1** more." in told)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_consume_power_leaves_is_what_is_left(seats: int, options: dict[str, str]) -> None:
    """ "2 goods left afterward", "Then X can't be used": for every choice of goods there is."""
    seen = lost = 0
    for seed in range(3):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "consume":
                continue
            for ref in decision.options():
                after = after_using(GAME.view(g, seat), seat, ref, decision.options())
                if after is None:
                    continue
                others = {o for o in decision.options() if o != ref and _takes(g, o)}
                gone = [others - set(_left(then, seat)) for then in _played(g, seat, ref)]
                assert {len(then.players[seat].goods) for then in _played(g, seat, ref)} == {after.stay}
                assert after.least == min(len(lost) for lost in gone)
                assert {card.partition("/")[0] for card in set.intersection(*gone)} == set(after.lost)
                seen, lost = seen + 1, lost + after.least
    assert seen
    assert lost


def _takes(g: RaceState, ref: str) -> bool:
    card, _, index = ref.partition("/")
    return g.cards[card].powers[int(index)].code in TAKERS


def _played(g: RaceState, seat: int, ref: str) -> list[RaceState]:
    """The table after a power, for each choice of goods."""
    begun_with = g.clone()
    begun_with.waiting = begun_with.waiting[-1:]
    give(begun_with, seat, (ref,))
    asks = open_asks(begun_with)
    if seat not in asks or asks[seat].about != ref:
        return [begun_with]
    found = []
    for one in replies(asks[seat]):
        then = begun_with.clone()
        give(then, seat, one)
        found.append(then)
    return found


def _left(g: RaceState, seat: int) -> tuple[str, ...]:
    asks = open_asks(g)
    return asks[seat].options() if seat in asks and asks[seat].topic == "consume" else ()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_the_header_takes_off_is_what_placing_costs_less(
    screen: pygame.Surface, seats: int, options: dict[str, str]
) -> None:
    """Each figure is the whole discount of what it names: of any world, or of the worlds of a kind."""
    shown = 0
    for seed in range(2):
        for number, (g, _, decision) in enumerate(positions(seats, options, seed)):
            if decision.topic != "action" or number % 6:
                continue
            board = board_of(g)
            found = {counter.id: int(counter.figure[1:]) for counter in discounts(board, 0)}
            for card in g.cards.values():
                phase = "settle" if card.is_world else "develop"
                general = found.get(f"discount_{phase}:0", 0)
                less = found.get(f"discount_{phase}_{card.good}:0", general)
                due = price(card, powers_at(begun(g, phase, 0, ()), 0, phase))
                assert due == max(0, (card.cost or 0) - less)
            shown += len(found)
    assert shown


def test_the_end_of_the_round_is_not_the_last_while_a_card_may_leave(screen: pygame.Surface) -> None:
    tableau = ["colony_ship", *spare(10, "colony_ship")]
    g = begin(lay(player(tableau, ["comet_zone", *spare(3, "comet_zone", *tableau)])), "settle")
    answer(g, (0, ("comet_zone",)), (1, ()))
    said = plain(coming_notes(board_of(g))[-1][2])
    assert said.startswith(
        "You have 12 of 12 cards: this round is the last unless you end it with fewer than 12."
    )


def test_it_may_take_two_discards_for_the_round_not_to_be_the_last(screen: pygame.Surface) -> None:
    """A card leaves a tableau only where a world is placed, which fills its place."""
    tableau = ["colony_ship", "new_military_tactics", *spare(10, "colony_ship", "new_military_tactics")]
    hand = ["comet_zone", *spare(3, "comet_zone", *tableau)]
    g = begin(lay(player(tableau, hand)), "settle")
    said = plain(coming_notes(board_of(g))[-1][2])
    assert "this round is the last unless you end it with fewer than 12" in said
    answer(g, (0, ("comet_zone",)), (1, ()))
    ways = {len(parse_as(PlaceBy, way.id).used): way.id for way in question_to(g).ways}
    sizes = {}
    for used, way in ways.items():
        then = g.clone()
        paid = next(one for one in question_to(g).ways if one.id == way)
        answer(then, (0, (way, paid.pool[: paid.cost])))
        sizes[used] = len(then.players[0].tableau)
    assert sizes == {0: 13, 1: 12, 2: 11}


def test_a_card_with_another_power_left_is_not_said_to_be_lost(screen: pygame.Surface) -> None:
    """Gambling World can still name a number when no good is left for its other power."""
    tableau, worlds = ["gambling_world", "epsilon_eridani"], ["gem_world"]
    g = begin(lay(player([*tableau, *worlds], goods=worlds)), "consume")
    using = power_ref("epsilon_eridani", 1)
    named, *shorter = follows(board_of(g), using)[0]
    assert named == "Then a power of Gambling World can't be used"
    assert shorter == ["Then 1 power can't be used", "Blocks 1 power"]
    answer(g, (0, (using,)))
    answer(g, (0, ("gem_world",)))
    assert power_ref("gambling_world", 1) in question_to(g).options()
    back = follows(
        board_of(begin(lay(player([*tableau, *worlds], goods=worlds)), "consume")),
        power_ref("gambling_world", 0),
    )
    lost = ["Then Epsilon Eridani can't be used", "Then 1 power can't be used", "Blocks 1 power"]
    assert back == (lost, True)


@pytest.mark.parametrize("code", ["en", "de", "fr"])
def test_what_follows_from_a_consume_power_is_never_cut(
    screen: pygame.Surface, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tableau, worlds = ["gambling_world", "epsilon_eridani"], ["gem_world"]
    g = begin(lay(player([*tableau, *worlds], goods=worlds)), "consume")
    drawn = Drawn()
    drawn.watch(monkeypatch)
    language.use(code)
    for step in TEXT_STEPS[1::2]:
        painter = PAINTER(wordy_kit((1280, 720), step), GAME)
        painter.show(moment(g, 0, 0))
        heard(painter)
    language.use()
    assert drawn.cut == set()


@pytest.mark.parametrize("actions", [(), ("explore_five",)])
@pytest.mark.parametrize("tableau", [(), ("galactic_survey_seti",)])
def test_the_line_over_explored_cards_names_where_they_come_from(
    actions: tuple[str, ...], tableau: tuple[str, ...], screen: pygame.Surface
) -> None:
    title, line = words(board_of(begin(lay(player(tableau, actions=actions)), "explore")))
    named = [int(number) for number in re.findall(r"\*\*(\d+)\*\*", line)]
    assert title == f"Keep 1 of {sum(named)} cards"
    assert ("bonus" in line) == bool(actions)
    assert ("powers" in line) == bool(tableau)


def test_the_line_over_explored_cards_adds_nothing_up_if_there_were_too_few(screen: pygame.Surface) -> None:
    g = begin(lay(player(actions=("explore_five",)), supply=1, discards=spare(3)), "explore")
    assert words(board_of(g)) == (
        "Keep 1 of 4 cards",
        "There were no more cards to draw. You discard the rest.",
    )


@pytest.mark.parametrize("twice", [False, True])
def test_the_tip_of_a_phase_that_happens_twice_names_who_has_which_bonus(
    twice: bool, screen: pygame.Surface
) -> None:
    chose = [("develop", "develop_again") if twice else ("develop", "produce"), ("develop", "settle")]
    g = begin(lay(*(player(actions=pair) for pair in chose), variant="experienced"), "develop")
    board = board_of(g)
    names = [sitter.name for sitter in board.shown.sitters]
    having = {
        phase: " and ".join(
            names[seat] for seat in range(2) if bonus_powers(begun(g, phase, seat, chose[seat]), seat)
        )
        for phase in ("develop", "develop_again")
    }
    told = f"first {having['develop']}, then {having['develop_again']}" if twice else having["develop"]
    assert plain(phase_tip(board, "develop")).endswith(f"Bonus: {told}.")
    assert ("happens twice" in phase_tip(board, "develop")) == twice


def test_a_phase_to_come_counts_what_was_just_placed(screen: pygame.Surface) -> None:
    """A world placed in Settle produces in Produce of the same round, and its powers work by then."""
    for seed in range(5):
        for g, seat, _ in positions(3, {}, seed):
            if g.phase != "settle" or "produce" not in phases_to_come(g):
                continue
            (told,) = [text for phase, _, text in coming_notes(board_of(g, seat)) if phase == "produce"]
            chosen = [action for action in g.players[seat].actions if action == "produce"]
            ways = productions(begun(g, "produce", seat, chosen), seat)
            high = max(way.cards + way.most for way in ways)
            assert (cards_between(min(way.cards for way in ways), high) in told) == (high > 0)
            if g.players[seat].placed:
                return
    raise AssertionError("nobody has placed a world before Produce")


def test_the_second_phase_of_a_kind_is_forecast_with_the_bonus_of_its_own_card(
    screen: pygame.Surface,
) -> None:
    g = begin(lay(player(), player(), variant="experienced"), "settle")
    g.players[0].actions, g.players[1].actions = ("settle",), ("settle", "settle_again")
    g.waiting.insert(0, BeginPhase("settle_again"))
    assert [phase for phase, _, _ in coming_notes(board_of(g, 0))] == ["settle_again", "end"]
    assert "Draw 1 after placing." not in plain(coming_notes(board_of(g, 0))[0][2])
    assert "Draw 1 after placing." in plain(coming_notes(board_of(g, 1))[0][2])


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_note_on_a_card_looked_at_is_what_can_be_done_with_it_once_kept(
    seats: int, options: dict[str, str]
) -> None:
    """A card said to be placeable is offered in its phase without any bonus; one said not to be is not."""
    good = bad = 0
    for seed in range(4):
        for g, seat, decision in positions(seats, options, seed):
            if decision.topic != "keep" or g.sealed or len(open_asks(g)) < seats:
                continue
            for keeps in islice(decision.answers(), 6):
                then = g.clone()
                then.waiting = then.waiting[-1:]
                for other, asked in open_asks(g).items():
                    seal(then, other, keeps if other == seat else asked.only())
                for card in keeps:
                    phase = "settle" if g.cards[card].is_world else "develop"
                    run = phase_run(then, phase, seat, [])
                    note = placing_note(GAME.view(g, seat), seat, card, len(keeps))
                    offered = card in open_asks(run)[seat].options()
                    drawn = len(run.players[seat].hand) > len(then.players[seat].hand)
                    assert note.good == offered or (drawn and offered)
                    good, bad = good + note.good, bad + (not note.good)
    assert good
    assert bad


def test_the_forecast_leaves_out_the_cards_that_are_chosen_to_pay(screen: pygame.Surface) -> None:
    """Gem World and Space Port cost 2 each: with a card less in hand neither can be placed."""
    g = lay(player(["old_earth"], ["interstellar_bank", "space_port", "gem_world", "comet_zone"]))
    g.then(BeginPhase("develop"), BeginPhase("settle"))
    advance(g)
    answer(g, (0, ("interstellar_bank",)), (1, ()))
    shown, painter, said = moment(g, 0, 0), PAINTER(kit_of((1920, 1080)), GAME), []
    assert question_to(g).topic == "pay"
    for chosen in ((), ("comet_zone",)):
        painter.show(replace(shown, chosen=chosen))
        boxes = {item.id: item.tip for item in painter.items() if item.group == "forecast"}
        said.append(plain(boxes["forecast:settle"]))
    assert said == ["2 placeable cards.", "No placeable cards."]


def test_the_forecast_of_the_hand_limit_counts_the_cards_chosen_to_be_discarded(
    screen: pygame.Surface,
) -> None:
    hand = spare(12)
    g = lay(player(["old_earth"], hand), phase="limit")
    g.then(DiscardDown())
    advance(g)
    shown, painter, said = moment(g, 0, 0), PAINTER(kit_of((1920, 1080)), GAME), []
    for number in (0, 1, 2):
        now = replace(shown, chosen=tuple(hand[:number]))
        said.append(plain(coming_notes(painter.board(now, Sheet()))[-1][2]))
    assert "discard 2 cards" in said[0]
    assert "discard 1 card." in said[1]
    assert "discard" not in said[2]
