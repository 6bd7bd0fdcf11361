"""Texts of the questions of Develop, Settle, Produce and Ship."""

from collections.abc import Mapping

from galaxy_desktop.engine.sentences import vp
from galaxy_desktop.engine.wording import Asking, AskRow, Cases, ask, cases, least, missing, none
from galaxy_desktop.games.roll.box import die_types, sides
from galaxy_desktop.games.roll.dice import is_extra, of_types, type_of
from galaxy_desktop.games.roll.moves import TRADE, ProduceOn, Ship, parse_as
from galaxy_desktop.games.roll.powers import PHASE_OF, need, powers
from galaxy_desktop.games.roll.schema import Power
from galaxy_desktop.games.roll.words.question import (
    CHOOSE_DICE,
    first,
    first_die,
    limit,
    lost_by,
    me,
    number,
    shipped,
)
from galaxy_desktop.games.roll.words.terms import (
    dice_list,
    item,
    money,
    one_good,
    one_shipper,
    some,
    types_list,
)
from galaxy_desktop.language import N_, NN_


def _to_cup(a: Asking) -> list[Power]:
    """Return the powers that send dice to the cup which complete the tile asked about."""
    phase = PHASE_OF[sides()[a.decision.about].side]
    return [power for _, power in powers(me(a.view).tableau, phase, "return_to_cup")]


def _chosen_to_cup(a: Asking) -> str:
    """Return how many of the dice that complete the tile are chosen for the cup; empty if none are."""
    due = need(me(a.view).tableau, a.decision.about)
    found = [some(min(power.least, due), min(power.most, due)) for power in _to_cup(a) if not power.every]
    return "".join(found[:1])


def _types_to_cup(a: Asking) -> str:
    """Return the types of which every die that completes the tile returns to the cup."""
    return types_list(kind for power in _to_cup(a) if power.every for kind in power.dice)


FINISHED = cases(
    (lambda a: not _to_cup(a), N_("The dice that complete it move to your Citizenry.")),
    (
        lambda a: any(power.every and not power.dice for power in _to_cup(a)),
        N_("The dice that complete it return to your cup."),
    ),
    (
        lambda a: not _chosen_to_cup(a),
        N_("Its {types} dice return to your cup, the rest to your Citizenry."),
    ),
    (
        lambda a: not _types_to_cup(a),
        N_("Back to your cup: {chosen} of its dice (your choice). To your Citizenry: the rest."),
    ),
    otherwise=N_(
        "Back to your cup: all its {types} dice and {chosen} of the others. To your Citizenry: the rest."
    ),
)
"""Texts about the dice that complete a tile."""


def _last(a: Asking) -> bool:
    """Return whether the tile asked about is the last one of its stack."""
    return len(me(a.view).stack(sides()[a.decision.about].side)) < 2


def _fate(a: Asking) -> str:
    """Return the sentences on the dice that complete a tile, and on those it does not need."""
    rest = N_("Unused dice return to your cup.") if _last(a) else N_("Unused dice work on the next tile.")
    finished = FINISHED.of(a).read().format(types=_types_to_cup(a), chosen=_chosen_to_cup(a))
    return f"{finished} {rest.read()}"


def _phase_before(a: Asking) -> list[Power]:
    """Return the powers, owned before the tile just completed, that send each die of a type to the cup."""
    tableau = me(a.view).tableau
    found = powers(tableau[:-1], PHASE_OF[sides()[tableau[-1]].side], "return_to_cup")
    return [power for _, power in found if power.every]


def _ship(a: Asking) -> Ship:
    return parse_as(Ship, first(a))


def _lost(a: Asking) -> int:
    return lost_by(a.view, _ship(a))


def _trades(a: Asking) -> bool:
    return _ship(a).task == TRADE


def _producers(a: Asking) -> int:
    return len(me(a.view).column("produce"))


def _one_producer(a: Asking) -> bool:
    """Return whether only the world is to be chosen: all producers left do the same."""
    return len({parse_as(ProduceOn, option).die for option in a.decision.options()}) == 1


def _made(a: Asking) -> ProduceOn:
    return parse_as(ProduceOn, first(a))


def _matches(a: Asking) -> bool:
    return sides()[_made(a).world].color in die_types()[type_of(_made(a).die)].matches


def _shippers(a: Asking) -> int:
    return len(me(a.view).column("ship")) + len(me(a.view).extras)


def _offer(a: Asking) -> Power:
    return dict(powers(me(a.view).tableau, "ship", "trade_buy_vp"))[a.decision.about]


BUILDER = cases(
    (
        lambda a: sides()[a.decision.about].is_world,
        ask(
            N_("Settle: choose a settler for {about}"),
            N_("{fate}"),
            cases((none, N_("Choose a settler")), otherwise=N_("Assign {die_chosen}")),
            fate=_fate,
            die_chosen=first_die,
        ),
    ),
    otherwise=ask(
        N_("Develop: choose a developer for {about}"),
        N_("{fate}"),
        cases((none, N_("Choose a developer")), otherwise=N_("Assign {die_chosen}")),
        fate=_fate,
        die_chosen=first_die,
    ),
)

WORKING = ask(
    NN_("Complete {about}: choose {n} die", "Complete {about}: choose {n} dice"),
    N_("{fate}"),
    cases((missing, CHOOSE_DICE), otherwise=N_("Complete {about}")),
    n=least,
    fate=_fate,
)

RETURN_TO_CUP = ask(
    N_("{about}: choose dice to return to your cup"),
    cases(
        (
            lambda a: any(of_types(a.decision.offered, power.dice) for power in _phase_before(a)),
            N_(
                "Choose {chosen}. Of the others, {types} dice also return to your cup; "
                "the rest remain in your Citizenry."
            ),
        ),
        otherwise=N_("Choose {chosen}. The other dice remain in your Citizenry."),
    ),
    cases((missing, CHOOSE_DICE), otherwise=NN_("Return {n} die", "Return {n} dice")),
    chosen=lambda a: some(a.decision.least, a.decision.most),
    types=lambda a: types_list(kind for power in _phase_before(a) for kind in power.dice),
    n=number,
)

RETURN_DIE = ask(
    NN_("{about}: return a die to the supply", "{about}: return {n} dice to the supply"),
    NN_("Choose any die you own, wherever it is.", "Choose any {n} dice you own, wherever they are."),
    cases((missing, CHOOSE_DICE), otherwise=N_("Return {dice_chosen}")),
    n=least,
    dice_chosen=lambda a: dice_list(a.chosen),
)

PRODUCE = cases(
    (
        none,
        ask(
            cases(
                (_one_producer, N_("Produce: choose a world")),
                otherwise=N_("Produce: choose a producer and a world"),
            ),
            NN_(
                "**{n}** producer left. A good that matches its world's color gains +1 VP when consumed.",
                "**{n}** producers left. A good that matches its world's color gains +1 VP when consumed.",
            ),
            cases((_one_producer, N_("Choose a world")), otherwise=N_("Choose a producer")),
            n=_producers,
        ),
    ),
    otherwise=ask(
        N_("Produce: place a good on {world}"),
        cases(
            (_matches, N_("{producer} becomes the good. It matches this world: +1 VP when consumed.")),
            otherwise=N_("{producer} becomes the good. It doesn't match this world's color."),
        ),
        N_("Produce on {world}"),
        world=lambda a: item(_made(a).world),
        producer=lambda a: dice_list((_made(a).die,)),
    ),
)

SHIP = cases(
    (
        none,
        ask(
            N_("Ship: trade or consume a good"),
            NN_(
                "**{n}** shipper left. Trade a good for credits, or consume it for VP.",
                "**{n}** shippers left. Trade a good for credits, or consume it for VP.",
            ),
            N_("Trade or consume"),
            n=_shippers,
        ),
    ),
    otherwise=ask(
        cases(
            (_trades, N_("Ship: trade the good on {world}")),
            otherwise=N_("Ship: consume the good on {world}"),
        ),
        cases(
            (
                lambda a: is_extra(_ship(a).shipper) and _lost(a),
                N_("Only {good} moves to your Citizenry. {lost} over the {limit} limit is lost."),
            ),
            (
                lambda a: is_extra(_ship(a).shipper),
                N_("Only {good} moves to your Citizenry; {shipper} isn't a die."),
            ),
            (
                _lost,
                N_("{shipper} and {good} move to your Citizenry. {lost} over the {limit} limit is lost."),
            ),
            otherwise=N_("{shipper} and {good} move to your Citizenry."),
        ),
        cases((_trades, N_("Trade for {gain}")), otherwise=N_("Consume for {gain}")),
        world=lambda a: item(me(a.view).goods[_ship(a).good]),
        shipper=lambda a: one_shipper(_ship(a).shipper),
        good=lambda a: one_good(_ship(a).good),
        gain=lambda a: shipped(a.view, _ship(a)),
        lost=lambda a: money(_lost(a)),
        limit=limit,
    ),
)

BUY_POINTS = ask(
    N_("{about}: pay {price} for {vp}?"),
    N_("You have {money}."),
    N_("Pay {price}"),
    N_("Skip"),
    price=lambda a: money(_offer(a).credits),
    vp=lambda a: vp(_offer(a).vp),
    money=lambda a: money(me(a.view).credits),
)

QUESTIONS: Mapping[str, AskRow | Cases[AskRow]] = {
    "builder": BUILDER,
    "working": WORKING,
    "return_to_cup": RETURN_TO_CUP,
    "give_up_die": RETURN_DIE,
    "produce": PRODUCE,
    "ship": SHIP,
    "buy_points": BUY_POINTS,
}
"""The row of each topic."""
