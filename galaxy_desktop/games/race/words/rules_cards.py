"""Pages of the rules about reading a card: its numbers, powers and icons."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

CARDS = page(
    "cards",
    N_("Reading a card"),
    CARD_GROUP,
    N_(
        "- **Upper left:** a [#settle]world's[/] cost {civil_cost:3} or defense {defense:3}, or a "
        "[#develop]development's[/] cost {development_cost:3}."
    ),
    N_(
        "- **Upper right:** the VP {points:2} it is worth at game end. {points:?} means that it "
        "scores the [#bonuses]bonus[/] listed at the bottom of the card."
    ),
    N_(
        "- **Kind:** the [#goods]good[/] shown beside a world's picture. With a dashed ring around it, the "
        "world is a windfall world; without a ring, a production world. Gray worlds show no good."
    ),
    N_(
        "- **Below the name:** its [#powers]powers[/], each after the icon of its phase: {phase:I} "
        "{phase:II} {phase:III} {phase:$} {phase:IV} {phase:V}. Powers after {phase:$} work when you "
        "sell a good."
    ),
    N_(
        "- **Keywords:** Alien, Rebel, Uplift, Imperium and Terraforming have no effect of their own; "
        "other cards refer to some of them."
    ),
)

POWERS = page(
    "powers",
    N_("Card powers"),
    N_(
        "Developments and most worlds have powers. A power changes the rules for the card's owner, in "
        "the phase printed before it. You use only the powers of cards in your own tableau."
    ),
    CARD_GROUP,
    N_(
        "**When powers start.** A power works from the phase **after** the one its card was placed in. "
        "A card placed in Develop already works in Settle of the same round."
    ),
    N_(
        "**Powers add up.** Several discounts, draws or Military powers all count. A cost is never "
        "below 0, and you get no refund."
    ),
    N_(
        "**May and must.** You must use every power you can, unless it says “may”. But if you "
        "can't place the card you revealed without an optional power, you must use that power."
    ),
    N_("**One at a time.** Finish one power before you use the next."),
    N_(
        "**Draw** means: add cards from the deck to your hand. In [#explore]Explore[/] you look at cards "
        "instead, and keep only some of them."
    ),
)

ICONS = page(
    "icons",
    N_("Icons"),
    N_("- {novelty} {rare} {genes} {alien}: a good or world of that [#goods]kind[/]; {any_good}: any good"),
    N_("- {points}: victory points"),
    N_("- {card}: cards to draw; {hand}: cards in hand"),
    N_("- {military}: [#military]Military[/]; with a number, how much a card adds or subtracts"),
    N_("- {explore}: cards to look at in [#explore]Explore[/]"),
    N_("- {produce}: [#produce]produces[/] a good"),
    N_("- {trade}: [#trade]sells[/] a good"),
    N_("- {consume}: [#consume]consumes[/] goods"),
    N_("- {discard_for_effect}: discard for the effect after the arrow"),
    N_("- {start}: a [#setup]start world[/]"),
    N_(
        "- {tag_rebel} {tag_alien} {tag_imperium} {tag_uplift} {tag_terraforming}: the "
        "[#cards]keywords[/] Rebel, Alien, Imperium, Uplift and Terraforming"
    ),
    N_("- {chromosome}: chromosome; it has no effect in this game"),
)
