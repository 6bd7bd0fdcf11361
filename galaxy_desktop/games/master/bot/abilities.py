"""What the abilities of cards are worth: by their verbs, and whether they work or soon may."""

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
from galaxy_desktop.games.master.symbols import needs
from galaxy_desktop.games.master.victory import EXPANSION


def text_worth(aims: Aims, card: Card) -> float:
    """What the text of a card is worth once it works; for a leader, as far as it has power."""
    worth = sum(ability_worth(aims, ability) for ability in card.abilities)
    return worth if has_power(aims, card) else UNPOWERED * worth


def has_power(aims: Aims, card: Card) -> bool:
    """Whether the symbols that a leader needs are there; as the supremacy track has them."""
    counts = aims.g.track[aims.seat]
    return all(counts[symbol] >= number for symbol, number in needs(card.id))


def ability_worth(aims: Aims, ability: Ability) -> float:
    """What one ability is worth; what is discarded works but once."""
    worths = [effect_worth(aims, effect) for effect in ability.effects]
    worth = max(worths) if ability.choose else sum(worths)
    return worth * (1.0 if ability.when in {"passive", "discard"} else TRIGGERED[ability.when])


def effect_worth(aims: Aims, effect: Effect) -> float:
    """What one effect is worth, by its verb and how much of it there is."""
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
