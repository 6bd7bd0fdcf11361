"""Ratings of phase 3: conflicts to place, cards to discard, truces and draws."""

from galaxy_desktop.ai.bot import Rated, best_first
from galaxy_desktop.engine.decisions import Decision, Pick
from galaxy_desktop.engine.events import Seat
from galaxy_desktop.games.master.bot.abilities import ability_worth
from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.cardsense import card_worth, kept_worth
from galaxy_desktop.games.master.bot.choosing import conflict_balance
from galaxy_desktop.games.master.bot.fighting import placing_worth
from galaxy_desktop.games.master.bot.robbing import spots_to_rob
from galaxy_desktop.games.master.box import figures
from galaxy_desktop.games.master.moves import OFFER_DRAW, Discard, OfferTruce, PlaceConflict, parse
from galaxy_desktop.games.master.powers import abilities_at, is_live
from galaxy_desktop.games.master.schema import Ability
from galaxy_desktop.games.master.state import MasterState


def rate_uses(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate the options of phase 3, doing nothing more among them."""
    assert isinstance(decision, Pick)
    aims = Aims(g, seat)
    return best_first((_use_worth(aims, option), (option,)) for option in decision.offered)


def _use_worth(aims: Aims, option: str) -> float:
    match parse(option):
        case Discard(card):
            return discard_worth(aims, card)
        case PlaceConflict(card) as move:
            return placing_worth(aims, move) - 0.5 * card_worth(aims, card)
        case OfferTruce(card):
            return -conflict_balance(aims, card) - 2.0
    return draw_worth(aims) if option == OFFER_DRAW else 0.0


def discard_worth(aims: Aims, card: str) -> float:
    """Return the worth of discarding a card: cubes and abilities, less what the row loses."""
    rewards = figures().discard_reward
    most = len(rewards) - 1
    worth = aims.cube * rewards[most] / most if aims.g.discarded < most else 0.0
    abilities = [ability for _, ability in abilities_at("discard").get(card, ())]
    if abilities and is_live(aims.g, aims.seat, card):
        worth += sum(_used(aims, ability) for ability in abilities)
    if not aims.g.discarded:
        worth += aims.dearth
    return aims.unrest + worth - kept_worth(aims, card)


def _used(aims: Aims, ability: Ability) -> float:
    """Return the worth of using an ability now: that of its text, and more if a victory is near."""
    worth = ability_worth(aims, ability)
    codes = {effect.code for effect in ability.effects}
    if codes & {"skip_turn", "return_cubes"}:
        nearest = min(aims.rival(seat).turns for seat in range(len(aims.g.players)) if seat != aims.seat)
        worth += 6.0 * max(0.0, 1.0 - nearest / 4.0)
    if "return_cubes" in codes and not any(True for _ in spots_to_rob(aims, "any", "return")):
        return 0.0
    if codes & {"extra_turn", "place_base"}:
        worth += 6.0 * max(0.0, 1.0 - aims.turns / 4.0)
    return worth


def rate_truce(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate agreeing to stop a conflict."""
    balance = conflict_balance(Aims(g, seat), decision.about)
    return best_first([(0.0, False), (-balance - 1.0, True)])


def rate_draw(g: MasterState, seat: Seat, decision: Decision) -> list[Rated]:
    """Rate calling the game a draw."""
    del decision
    return best_first([(0.0, False), (draw_worth(Aims(g, seat)), True)])


def draw_worth(aims: Aims) -> float:
    """Return the worth of a draw: negative unless the game stands still, or has gone on for long."""
    rules, seats = figures(), len(aims.g.players)
    quiet = aims.g.quiet >= 2 * rules.draw_quiet * seats
    return 0.1 if quiet or aims.g.turn > rules.draw_turns * seats else -1.0
