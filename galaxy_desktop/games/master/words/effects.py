"""Sentences for every trigger and every effect of an ability, and for the objectives of conflicts."""

from collections.abc import Callable
from dataclasses import dataclass

from galaxy_desktop.engine.sentences import either, listed
from galaxy_desktop.engine.wording import Row, Wording, cases, row, sentence
from galaxy_desktop.games.master.box import Card, figures, members, other_side, projects, side
from galaxy_desktop.games.master.schema import ANY, CONFLICT, DEVELOPMENTS, KINDS, Ability, Condition, Effect
from galaxy_desktop.games.master.words.terms import (
    ALL_PROJECTS,
    PROJECTS,
    a_card,
    a_development,
    cubes,
    some_cards,
    some_cubes,
)
from galaxy_desktop.language import N_, NC_, NN_

OPTIONAL = N_("(optional)")
CHOOSE_ONE = N_("Choose one:")
CHOICE = N_("•\u00a0{sentence}")


@dataclass(frozen=True, slots=True)
class AbilityTrigger:
    """Trigger of an ability, for its lead-in."""

    condition: Condition
    meets_itself: bool = False
    """True if gaining or implementing the card itself fires its ability."""


def ability_text(ability: Ability, own_deck: str = "") -> str:
    """Return the text of an ability: lead-in and a sentence for each effect.

    `own_deck` is the deck of the card that has it.
    """
    said = [effect_text(effect) for effect in ability.effects]
    parts = [moment_text(ability.when, AbilityTrigger(ability.condition, _meets_itself(ability, own_deck)))]
    if ability.may:
        parts.append(OPTIONAL.read())
    if ability.choose:
        parts.append(CHOOSE_ONE.read())
        said = [CHOICE.read().format(sentence=one) for one in said]
    return " ".join([*parts, *said])


def _meets_itself(ability: Ability, own_deck: str) -> bool:
    if not own_deck or (ability.condition.deck and own_deck not in members(ability.condition.deck)):
        return False
    return ability.when == ("implemented" if own_deck in DEVELOPMENTS else "card_gained")


def effect_text(effect: Effect) -> str:
    """Return the sentence for an effect."""
    return sentence(EFFECTS, effect.code, effect)


def moment_text(when: str, moment: AbilityTrigger) -> str:
    """Return the lead-in for a trigger and its condition."""
    return sentence(MOMENTS, when, moment)


def objective_text(card: Card, facing: str) -> str:
    """Return the sentence on the prize of a side of a conflict: the objective at stake on the other side."""
    (effect,) = projects()[side(card.id, other_side(facing))].stake
    return sentence(OBJECTIVES, (effect.code, facing), effect)


def _bases(*numbers: int) -> Callable[[AbilityTrigger], bool]:
    return lambda m: set(m.condition.nth) == set(numbers)


BASE_PLACED = cases(
    (_bases(1), row(N_("**When you place your first base in a system:**"))),
    (_bases(2), row(N_("**When you place your second base in a system:**"))),
    (_bases(3), row(N_("**When you place your third base in a system:**"))),
    (_bases(1, 2), row(N_("**When you place your first or second base in a system:**"))),
    (_bases(1, 3), row(N_("**When you place your first or third base in a system:**"))),
    (_bases(2, 3), row(N_("**When you place your second or third base in a system:**"))),
    otherwise=row(N_("**When you place a base in a system:**")),
)
CARD_GAINED = cases(
    (
        lambda m: m.condition.deck and m.meets_itself,
        row(N_("**When you gain {card} (including this one):**"), card=lambda m: a_card(m.condition.deck)),
    ),
    (
        lambda m: m.condition.deck,
        row(N_("**When you gain {card}:**"), card=lambda m: a_card(m.condition.deck)),
    ),
    (lambda m: m.meets_itself, row(N_("**When you gain a card (including this one):**"))),
    otherwise=row(N_("**When you gain a card:**")),
)
IMPLEMENTED = cases(
    (
        lambda m: m.meets_itself,
        row(
            N_("**When you implement {development} (including this one):**"),
            development=lambda m: a_development(m.condition.deck),
        ),
    ),
    otherwise=row(
        N_("**When you implement {development}:**"), development=lambda m: a_development(m.condition.deck)
    ),
)
TURN_START = cases(
    (lambda m: m.condition.bag_max is None, row(N_("**At the start of your turn:**"))),
    (
        lambda m: m.condition.bag_max == 0,
        row(N_("**At the start of your turn, if your bag is empty:**")),
    ),
    otherwise=row(
        NN_(
            "**At the start of your turn, if your bag has no more than {most} cube:**",
            "**At the start of your turn, if your bag has no more than {most} cubes:**",
            "most",
        ),
        most=lambda m: m.condition.bag_max,
    ),
)

MOMENTS: Wording[Row] = Wording(
    rows={
        "passive": row(N_("**Ongoing:**")),
        "discard": row(N_("**Discard this card:**")),
        "turn_start": TURN_START,
        "turn_end": row(N_("**At the end of your turn:**")),
        "settled": cases(
            (
                lambda m: m.condition.match == "other",
                row(N_("**When you settle a planet with a cube that isn't the color of its system:**")),
            ),
            otherwise=row(N_("**When you settle a planet:**")),
        ),
        "route_done": row(N_("**When you complete a route:**")),
        "base_placed": BASE_PLACED,
        "card_gained": CARD_GAINED,
        "implemented": IMPLEMENTED,
        "covert_done": row(N_("**After each of your covert operations:**")),
        "conflict_begun": cases(
            (lambda m: m.condition.role == ("attacker",), row(N_("**When you start a conflict:**"))),
            otherwise=row(N_("**When a conflict starts with you on one side:**")),
        ),
        "conflict_won": row(N_("**When you win a conflict:**")),
        "robbed": row(N_("**When an opponent steals a cube from you:**")),
    }
)
"""Lead-in for each trigger."""


def _projects(e: Effect) -> list[str]:
    return [PROJECTS[name].read() for name in e.scope]


def _everywhere(e: Effect) -> bool:
    return set(e.scope) == set(KINDS)


def _scope(e: Effect) -> str:
    """Return the projects or cards that an effect applies to, after "your"."""
    return ALL_PROJECTS.read() if _everywhere(e) else listed(_projects(e))


def _any_of_scope(e: Effect) -> str:
    """Return the projects from which one is chosen, after "one of your", where not all of them are."""
    return either(_projects(e))


THREATS = {
    "steal": N_("theft"),
    "spoils": NC_("threat", "spoils"),
    "return": N_("returns"),
    "objective": N_("the objectives of conflicts"),
}


def _threats(e: Effect) -> str:
    return listed([THREATS[name].read() for name in e.against])


def _returned(e: Effect) -> str:
    """Return the cubes to be returned, of any color including black if none is named."""
    return some_cubes(e.count) if e.colour == ANY else cubes(e.count, e.colour)


ORIGINS = {"bag": N_("your bag"), "reserve": N_("the reserve")}

DRAW_CARD = cases(
    (lambda e: e.pick == "search", row(N_("Choose {cards} from the whole deck, then shuffle the deck."))),
    (lambda e: e.pick == "random", row(N_("Draw {cards} at random."))),
    otherwise=row(N_("Draw {cards}.")),
)
RETURN_CUBES = cases(
    (
        lambda e: e.whole and _everywhere(e),
        row(
            N_(
                "Clear one of your projects: its cubes return to your bag; those in starred slots move to "
                "the reserve."
            )
        ),
    ),
    (
        lambda e: e.whole,
        row(
            N_(
                "Clear one of your {any_of_scope}: its cubes return to your bag; those in starred slots "
                "move to the reserve."
            )
        ),
    ),
    (
        lambda e: e.whose == "own" and _everywhere(e),
        row(
            N_(
                "Return {returned} from your projects to your bag. Cubes in starred slots move to the "
                "reserve."
            )
        ),
    ),
    (
        lambda e: e.whose == "own",
        row(
            N_("Return {returned} from your {scope} to your bag. Cubes in starred slots move to the reserve.")
        ),
    ),
    (
        _everywhere,
        row(
            N_(
                "Return {returned} from opponents' projects to their owners' bags. Cubes in starred slots "
                "move to the reserve."
            )
        ),
    ),
    otherwise=row(
        N_(
            "Return {returned} from opponents' {scope} to their owners' bags. Cubes in starred slots move to "
            "the reserve."
        )
    ),
)
ADD_CUBES = cases(
    (
        lambda e: CONFLICT in e.scope,
        row(
            NN_(
                "Fill **{n}** empty non-black slot of your {scope} from {origin}, if you can. Conflicts "
                "placed this turn don't count.",
                "Fill **{n}** empty non-black slots of your {scope} from {origin}, or as many as you can. "
                "Conflicts placed this turn don't count.",
            )
        ),
    ),
    otherwise=row(
        NN_(
            "Fill **{n}** empty non-black slot of your {scope} from {origin}, if you can.",
            "Fill **{n}** empty non-black slots of your {scope} from {origin}, or as many as you can.",
        )
    ),
)
SKIP_TURN = cases(
    (
        lambda e: e.who == "self",
        row(
            NN_(
                "Skip your next turn if a black-hole token is left.",
                "Skip your next **{n}** turns, or fewer if too few black-hole tokens are left.",
            )
        ),
    ),
    otherwise=row(
        NN_(
            "An opponent of your choice skips their next turn if a black-hole token is left.",
            "An opponent of your choice skips their next **{n}** turns, or fewer if too few "
            "black-hole tokens are left.",
        )
    ),
)

EFFECTS: Wording[Row] = Wording(
    rows={
        "draw_card": DRAW_CARD,
        "gain_cubes": row(N_("Gain {cubes} from the reserve.")),
        "steal_cubes": row(N_("Steal {cubes} from opponents' projects.")),
        "return_cubes": RETURN_CUBES,
        "swap_cubes": row(
            NN_(
                "Swap **{n}** cube in your bag for one of another color from the reserve. You can't take a "
                "black cube.",
                "Swap up to **{n}** cubes in your bag for cubes of other colors from the reserve. You can't "
                "take black cubes.",
            )
        ),
        "add_cubes": ADD_CUBES,
        "draw_cubes": row(
            NN_("Draw **{n}** additional cube this turn.", "Draw **{n}** additional cubes this turn.")
        ),
        "place_base": cases(
            (
                lambda e: e.where == "own",
                row(N_("Place a base in one of your systems that has room. It needs no route.")),
            ),
            otherwise=row(
                N_("Place a base in a neutral system next to one of your systems. It needs no route.")
            ),
        ),
        "extra_turn": row(
            NN_("Take an extra turn after this one.", "Take **{n}** extra turns after this one.")
        ),
        "skip_turn": SKIP_TURN,
        "cancel_conflict": row(N_("Cancel any conflict on the map.")),
        "take_card": row(NN_("Take {cards} from an opponent.", "Take {cards} from opponents.")),
        "place_black_hole": row(
            N_(
                "Place a black hole on a neutral system that isn't a starting system, if a black-hole token "
                "is left."
            )
        ),
        "remove_black_hole": row(N_("Remove a black hole from a system that isn't a starting system.")),
        "substitute": row(N_("Your black {cube:black} cubes may fill any slot of your {scope}.")),
        "discount": row(
            NN_(
                "Your {scope} are complete with **{n}** slot empty if they have at least **1** cube.",
                "Your {scope} are complete with **{n}** slots empty if they have at least **1** cube.",
            )
        ),
        "guard": row(N_("Your {scope} are safe from {threats}.")),
        "card_limit": row(N_("Your card limit is **{n}** higher.")),
        "settle_bonus": row(
            NN_(
                "When you settle a planet, gain **{n}** more cube of the color you used.",
                "When you settle a planet, gain **{n}** more cubes of the color you used.",
            )
        ),
        "spare_losses": cases(
            (
                _everywhere,
                row(N_("Cubes from starred slots of your projects move to your bag instead of the reserve.")),
            ),
            otherwise=row(
                N_("Cubes from starred slots of your {scope} move to your bag instead of the reserve.")
            ),
        ),
        "draw_choice": row(
            N_("When you draw {card}, look at **{look}** cards instead of **{usual}**."),
            card=lambda e: a_card(e.deck),
            usual=lambda _e: figures().look,
        ),
        "conflict_edge": row(
            NN_(
                "You count **{n}** more cube for a conflict's symbol, unless your side is empty against a "
                "neutral system.",
                "You count **{n}** more cubes for a conflict's symbol, unless your side is empty against a "
                "neutral system.",
            )
        ),
        "free_reinforce": row(N_("Your second and third bases in a system need no route.")),
    },
    values={
        "n": lambda e: e.count,
        "cards": lambda e: some_cards(e.deck, e.count),
        "cubes": lambda e: cubes(e.count, e.colour),
        "returned": _returned,
        "scope": _scope,
        "any_of_scope": _any_of_scope,
        "threats": _threats,
    },
    formats={"look": str, "origin": lambda origin: ORIGINS[origin].read()},
)
"""Sentence for each verb of an ability."""

RED_TAKES = row(N_("If the red side wins, it takes {cards} from the blue side."))
RED_DESTROYS = row(N_("If the red side wins, it destroys {cards} of the blue side."))
BLUE_TAKES = row(N_("If the blue side wins, it takes {cards} from the red side."))
BLUE_DESTROYS = row(N_("If the blue side wins, it destroys {cards} of the red side."))

OBJECTIVES: Wording[Row] = Wording(
    rows={
        ("capture_system", "red"): row(N_("If the red side wins, it captures the blue side's system.")),
        ("capture_system", "blue"): row(N_("If the blue side wins, it captures the red side's system.")),
        ("take_card", "red"): RED_TAKES,
        ("take_card", "blue"): BLUE_TAKES,
        ("destroy_card", "red"): RED_DESTROYS,
        ("destroy_card", "blue"): BLUE_DESTROYS,
    },
    values={"cards": lambda e: some_cards(e.deck, e.count)},
)
"""Sentence for the objective that a side wins."""
