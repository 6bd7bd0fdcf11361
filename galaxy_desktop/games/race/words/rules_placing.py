"""Pages of the rules about Explore, Develop, Settle and Military."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

EXPLORE = page(
    "explore",
    N_("Explore"),
    N_(
        "{phase:I} Each player looks at **2** cards from the deck, keeps **1** and discards the rest "
        "face down."
    ),
    N_("# Bonus"),
    N_("- **Explore: +5:** look at 5 more cards: 7 cards, keep 1."),
    N_("- **Explore: +1, +1:** look at 1 more card and keep 1 more: 3 cards, keep 2."),
    N_("# Details"),
    N_(
        "[#powers]Powers[/] that let you look at more cards or keep more cards add to these numbers and to "
        "the bonus."
    ),
    N_(
        "You choose only among the cards you just drew. Cards already in your hand aren't part of the "
        "choice. All players draw before any player discards."
    ),
)

DEVELOP = page(
    "develop",
    N_("Develop"),
    N_(
        "{phase:II} Each player may place **one development** from their hand. All players choose "
        "secretly, reveal together and then pay."
    ),
    N_(
        "**Cost.** Discard as many other cards from your hand as the number in the diamond "
        "{development_cost:3} minus your discounts, but never fewer than 0."
    ),
    N_("**Bonus.** Each player who chose Develop pays **1** card less."),
    N_("**No duplicates.** You can't place a development that is already in your tableau."),
    N_("**No backing out.** You must place the development you revealed and pay its whole cost."),
    N_(
        "**Draws.** Some [#powers]powers[/] draw cards at the start of the phase, whether or not you place "
        "a card. Others draw after you place a development; those cards can't pay for it."
    ),
    N_("6-cost developments score a [#bonuses]bonus[/] at game end."),
)

SETTLE = page(
    "settle",
    N_("Settle"),
    N_(
        "{phase:III} Each player may place **one world** from their hand. All players choose secretly and "
        "reveal together. Then each player pays for their world or conquers it."
    ),
    CARD_GROUP,
    N_(
        "- **Plain ring {civil_cost:3}: pay.** Discard as many other cards from your hand as its cost "
        "minus your discounts, but never fewer than 0."
    ),
    N_(
        "- **Red ring {defense:3}: conquer.** A military world needs [#military]Military[/] {military} of "
        "at least its defense. You discard no cards from your hand."
    ),
    N_(
        "**Discounts for a kind** apply to production and windfall worlds of that color. They never "
        "apply to gray worlds."
    ),
    N_("**Windfall.** A [#goods]windfall world[/] receives a good from the deck when it is placed."),
    N_(
        "**Bonus.** Each player who chose Settle draws **1** card after placing a world. Cards drawn "
        "after placing can't pay for that world."
    ),
    N_(
        "**No backing out.** You must place the world you revealed. Some worlds can be placed in "
        "[#military]other ways[/]; if you have several ways, choose one."
    ),
)

MILITARY = page(
    "military",
    N_("Military and other ways to settle"),
    N_(
        "**Your Military** {military} is the total of the Military powers in your tableau. Negative powers "
        "always count. It isn't used up: with Military 3 you can conquer a world of defense 3 or less "
        "in every Settle phase."
    ),
    N_(
        "**Specialized Military** counts only against military worlds of one kind or with one keyword. It "
        "isn't part of your total Military."
    ),
    N_("# Cards that help"),
    CARD_GROUP,
    N_(
        "- **Temporary Military:** when you place a world, you may discard such a card from your tableau "
        "for extra Military in this phase. You may do so even if you don't need it."
    ),
    N_(
        "- **Paying for military worlds:** some cards let you pay for a military world instead of "
        "conquering it. The cost is its defense minus 1, less your discounts. Worlds of the Alien kind "
        "are excluded, and only one such power applies to a world."
    ),
    N_(
        "- **Placing at no cost:** you may discard such a card from your tableau to place a world at cost 0, "
        "unless it is of the Alien kind. It must be a non-military world, or one that you may pay for."
    ),
    N_("A card discarded this way leaves your tableau; it no longer counts toward 12 cards or your VP."),
    N_("# Never both"),
    N_(
        "Military and payment don't combine. You conquer with Military alone, or you pay the whole cost. "
        "A military world that you paid for is still a military world for [#bonuses]bonuses[/]."
    ),
)
