"""Texts of every question for the prompt bar, and of every option."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from galaxy_desktop.engine.decisions import Compose, Decision, Option
from galaxy_desktop.engine.sentences import cards_text, vp
from galaxy_desktop.engine.wording import (
    Asking,
    AskRow,
    Wording,
    ask,
    ask_texts,
    cases,
    least,
    missing,
    offered,
)
from galaxy_desktop.engine.words import Ask
from galaxy_desktop.games.jumpdrive.box import cards, figures
from galaxy_desktop.games.jumpdrive.builder import TO_PAY, Builder, paid_in
from galaxy_desktop.games.jumpdrive.empire import empire_of
from galaxy_desktop.games.jumpdrive.explore import explore_icons, explore_is_sure
from galaxy_desktop.games.jumpdrive.moves import parse
from galaxy_desktop.games.jumpdrive.outlook import next_scoring_of
from galaxy_desktop.games.jumpdrive.plans import CONQUER, Plan, PlannedCard, development_price
from galaxy_desktop.games.jumpdrive.scoring import totals
from galaxy_desktop.games.jumpdrive.state import JumpState
from galaxy_desktop.games.jumpdrive.words.terms import income, item, items, plain_cards
from galaxy_desktop.language import N_, NN_
from galaxy_desktop.language import gettext as _

TITLE, BUTTON = 48, 38
"""Characters that the names of cards may take in a title and on a button."""


@dataclass(frozen=True, slots=True)
class JumpAsking(Asking):
    """The open question, with the plan that the chosen options make."""

    view: JumpState
    plan: Plan | None = None

    @property
    def placed(self) -> tuple[PlannedCard, ...]:
        """Cards of the plan, with their prices."""
        return self.plan.placements if self.plan else ()

    @property
    def worlds(self) -> list[PlannedCard]:
        """Worlds of the plan."""
        return [placed for placed in self.placed if cards()[placed.card].is_world]

    @property
    def cost(self) -> int:
        """Cards to discard for the plan."""
        return self.plan.cost if self.plan else 0

    @property
    def paid(self) -> int:
        """Number of cards chosen to pay with."""
        return len(paid_in(self.chosen))

    @property
    def seat(self) -> int:
        """Seat of the viewer."""
        return self.view.viewer or 0


def ask_text(view: JumpState, decision: Decision, chosen: Sequence[Option]) -> Ask:
    """Return the texts of the open question, given the options chosen so far."""
    builder = decision.composer if isinstance(decision, Compose) else None
    plan = builder.plan(chosen) if isinstance(builder, Builder) and chosen else None
    return ask_texts(QUESTIONS, JumpAsking(view, decision, chosen, plan))


def option_text(view: JumpState, decision: Decision, option: Option) -> str:
    """Return the text of an option, as in a list or on a chip."""
    del view, decision
    if option == TO_PAY:
        return _("Continue to payment")
    if parse(option).for_cards:
        return _("{card}: pay instead of conquering").format(card=item(option))
    return item(option)


def _kept(a: JumpAsking) -> int:
    return offered(a) - least(a)


def _unpaid(a: JumpAsking) -> int:
    return a.cost - a.paid


def _no_plan(a: JumpAsking) -> bool:
    return a.plan is None


def _no_card(a: JumpAsking) -> bool:
    return a.plan is None and not a.decision.composer.moves(())


def _paying(a: JumpAsking) -> bool:
    return TO_PAY in a.chosen


def _names(room: int, *, least: int = 0) -> Callable[[JumpAsking], str]:
    """Return the function for the names of the cards to place, or their number if they need more room.

    Those that cost fewer cards than `least` are left out.
    """

    def names(a: JumpAsking) -> str:
        placed = [one.card for one in a.placed if one.cost >= least]
        listed = items(placed)
        return listed if len(listed) <= room else plain_cards(len(placed))

    return names


def _development_price(*, with_world: bool) -> Callable[[JumpAsking], int]:
    """Return the function for the price of the chosen development, alone or with a world."""

    def price(a: JumpAsking) -> int:
        empire = empire_of(tuple(a.view.players[a.seat].empire))
        return development_price(empire, cards()[a.placed[0].card], with_world=with_world)

    return price


def _one_price(a: JumpAsking) -> bool:
    """Return whether the chosen development costs the same with a world as alone."""
    return not a.worlds and _development_price(with_world=False)(a) == _development_price(with_world=True)(a)


def _conquered(a: JumpAsking) -> bool:
    return all(placed.way == CONQUER for placed in a.worlds)


def _unbegun(a: JumpAsking) -> bool:
    """Return whether no card to discard has been chosen yet."""
    return not a.paid if a.decision.topic == "build" else not a.chosen


def _with_development(a: JumpAsking) -> bool:
    return len(a.worlds) < len(a.placed)


def _outlook(a: JumpAsking) -> str:
    """Return the forecast of this round's scoring with a plan; builds of opponents can still change it."""
    assert a.plan is not None
    grown = a.plan.leads_to(a.view.players[a.seat].empire)
    points, earned = totals(next_scoring_of(a.view, a.seat, {a.seat: grown}).values())
    if len(a.view.players) > 1:
        text = _("Forecast: {vp} and {income} this round; your opponents' cards may change it.")
    else:
        text = _("You'll score {vp} and have {income} this round.")
    return text.format(vp=vp(points), income=income(earned))


CHOOSE_CARDS = cases(
    (_unbegun, NN_("Choose {missing} card", "Choose {missing} cards", "missing")),
    otherwise=NN_("Choose {missing} more card", "Choose {missing} more cards", "missing"),
)
"""Label of the primary button while cards are still missing."""

DISCARD = cases((missing, CHOOSE_CARDS), otherwise=NN_("Discard {n} card", "Discard {n} cards"))
"""Label of the primary button of a question about discarding."""

EXPLORING = cases(
    (
        lambda a: explore_is_sure(a.view),
        N_("Explore: draw {draw}, then discard **{icons}**. Or place a development, a world, or both."),
    ),
    otherwise=N_(
        "Explore: draw up to {draw}, then discard **{base}** fewer than you drew. Or place a development, a "
        "world, or both."
    ),
)

MUST_EXPLORE = cases(
    (lambda a: explore_is_sure(a.view), N_("You'll draw {draw}, then discard **{icons}**.")),
    otherwise=N_("You'll draw up to {draw}, then discard **{base}** fewer than you drew."),
)

PRICE = cases(
    (_one_price, N_("It costs **{alone}**, alone or with a world. {outlook}")),
    (lambda a: not a.worlds, N_("It costs **{alone}** alone or **{beside}** with a world. {outlook}")),
    (_with_development, N_("The total cost is {cost}. {outlook}")),
    (_conquered, N_("You conquer without paying, then draw **{drawn}** card. {outlook}")),
    otherwise=N_("The cost is {cost}; you then draw **{drawn}** card. {outlook}"),
)

QUESTIONS: Wording[AskRow] = Wording(
    rows={
        "opening": ask(
            NN_("Setup: discard {n} card", "Setup: discard {n} cards"),
            N_("You keep the other **{kept}**. During the game you'll place some and discard others to pay."),
            DISCARD,
        ),
        "build": cases(
            (
                _no_card,
                ask(N_("Explore: you can't place a card now"), MUST_EXPLORE, N_("Explore"), N_("Explore")),
            ),
            (
                _no_plan,
                ask(N_("Place cards, or explore"), EXPLORING, N_("Choose a card"), N_("Explore instead")),
            ),
            (
                _paying,
                ask(
                    N_("Pay for {due}"),
                    N_("Choose {cost} from your hand to discard. You've chosen **{paid}**."),
                    cases((_unpaid, CHOOSE_CARDS), otherwise=NN_("Discard {n} card", "Discard {n} cards")),
                    N_("Explore instead"),
                    step=TO_PAY,
                    missing=_unpaid,
                    n=lambda a: a.cost,
                ),
            ),
            otherwise=ask(
                N_("Place {placed}"),
                PRICE,
                cases(
                    (lambda a: a.cost, NN_("Pay {n} card", "Pay {n} cards")),
                    otherwise=N_("Place {named}"),
                ),
                N_("Explore instead"),
                step=TO_PAY,
                n=lambda a: a.cost,
            ),
        ),
        "explore": ask(
            NN_("Explore: discard {n} card", "Explore: discard {n} cards"),
            N_("Choose old or new cards to discard. You'll keep **{kept}** in hand."),
            DISCARD,
        ),
        "limit": ask(
            NN_("Hand limit: discard {n} card", "Hand limit: discard {n} cards"),
            N_("You have {offered}; the limit at the end of a round is **{kept}**."),
            DISCARD,
        ),
    },
    values={
        "n": least,
        "missing": missing,
        "kept": _kept,
        "offered": lambda a: cards_text(offered(a)),
        "draw": lambda a: cards_text(explore_icons(a.view, a.seat) + figures().explore_base_draw),
        "icons": lambda a: explore_icons(a.view, a.seat),
        "base": lambda a: figures().explore_base_draw,
        "placed": _names(TITLE),
        "due": _names(TITLE, least=1),
        "named": _names(BUTTON),
        "cost": lambda a: cards_text(a.cost),
        "paid": lambda a: a.paid,
        "alone": _development_price(with_world=False),
        "beside": _development_price(with_world=True),
        "drawn": lambda a: figures().world_only_draw,
        "outlook": _outlook,
    },
)
"""The row of each topic."""
