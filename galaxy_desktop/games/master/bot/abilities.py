"""Worth of the abilities of cards, by their verbs and by whether they work."""

from galaxy_desktop.games.master.bot.aims import Aims
from galaxy_desktop.games.master.bot.weights import (
    DISCOUNT_BASE,
    OWN_SKIP,
    TRIGGERED,
    UNPOWERED,
    VERBS,
)
from galaxy_desktop.games.master.box import Card
from galaxy_desktop.games.master.schema import BASE, Ability, Effect
from galaxy_desktop.games.master.symbols import has_power
from galaxy_desktop.games.master.victory import EXPANSION


def text_worth(aims: Aims, card: Card) -> float:
    """Return the worth of a card's text once it works; reduced for a leader without power."""
    worth = sum([ability_worth(aims, ability) for ability in card.abilities])
    return worth if has_power(aims.g.track[aims.seat], card.id) else UNPOWERED * worth


def ability_worth(aims: Aims, ability: Ability) -> float:
    """Return the worth of an ability; one that discards its card counts once only."""
    worths = [effect_worth(aims, effect) for effect in ability.effects]
    worth = max(worths) if ability.choose else sum(worths)
    return worth * (1.0 if ability.when in {"passive", "discard"} else TRIGGERED[ability.when])


def effect_worth(aims: Aims, effect: Effect) -> float:
    """Return the worth of an effect, by its verb and count."""
    if effect.code == "skip_turn" and effect.who == "self":
        return OWN_SKIP
    worth = VERBS[effect.code] * max(1, effect.count)
    if effect.code == "discount" and BASE in effect.scope:
        return worth + DISCOUNT_BASE * aims.share(EXPANSION)
    if effect.code == "place_base":
        return aims.base + VERBS[effect.code]
    if effect.code == "free_reinforce":
        return worth + DISCOUNT_BASE * aims.share(EXPANSION) / 2
    return worth
