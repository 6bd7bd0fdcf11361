"""Pages of the rules about goods: what they are, Trade, Consume and Produce."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

GOODS = page(
    "goods",
    N_("Goods"),
    N_(
        "A good is a face-down card on a world, shown as a cube. No player may look at it. "
        "A world holds only **1** good. The kind of a good is the color of its world:"
    ),
    N_("- {novelty} **Novelty** sells for **2** cards."),
    N_("- {rare} **Rare elements** sell for **3** cards."),
    N_("- {genes} **Genes** sell for **4** cards."),
    N_("- {alien} **Alien technology** sells for **5** cards."),
    CARD_GROUP,
    N_(
        "**Production worlds** (no ring) each produce a good in every [#produce]Produce[/] phase, if they "
        "have none."
    ),
    N_(
        "**Windfall worlds** (dashed ring) each receive a good when placed. After that they get goods only "
        "through powers and the Produce bonus."
    ),
    N_("**Gray worlds** have no kind and never have goods."),
    N_(
        "Goods that you [#consume]consume[/] or [#trade]sell[/] are discarded face down. No player sees "
        "which cards they were."
    ),
)

TRADE = page(
    "trade",
    N_("Selling goods"),
    N_(
        "{phase:$} At the start of the [#consume]Consume[/] phase, each player who chose **Consume: Trade** "
        "must sell **one** good, if they have one. They discard it and draw its price in cards. Other "
        "players don't sell."
    ),
    N_(
        "**Price.** Novelty {novelty} **2**, Rare {rare} **3**, Genes {genes} **4**, Alien {alien} **5**, "
        "plus your Trade powers {phase:$} that apply: to any good, to a kind, or only to the good of the "
        "world it is printed on."
    ),
    N_("You don't need a power to sell a good."),
    N_(
        "**Consume powers that sell.** A few cards have a Consume power that sells a good, whichever action "
        "you chose. Your Trade powers apply to some of these sales and not to others; the card says which."
    ),
)

CONSUME = page(
    "consume",
    N_("Consume"),
    N_(
        "{phase:IV} Each player uses their Consume powers to turn [#goods]goods[/] into VP chips {points} "
        "and cards {card}. A player who chose Consume: Trade [#trade]sells[/] a good before that."
    ),
    CARD_GROUP,
    N_(
        "- **Mandatory:** you must use Consume powers as long as you can. Only powers that say “may” "
        "are optional."
    ),
    N_(
        "- **Your order:** you choose the order of your powers and the goods for each, even if goods are "
        "left over in the end. The goods can be on any of your worlds."
    ),
    N_("- **Once each:** each power works once in a phase, and each good counts for one power only."),
    N_("- **Exact numbers:** a power for 2 goods consumes exactly 2."),
    N_(
        "- **“Up to”:** such a power consumes as many goods as it can. You choose them all before you "
        "draw cards for them."
    ),
    N_("- **All goods:** such a power consumes every good you have when you use it."),
    N_("# Bonus"),
    N_("- **Consume: Trade:** sell a good first."),
    N_(
        "- **Consume: 2× VP:** you get double VP chips for goods. Cards you draw aren't doubled, nor are "
        "VP for discarding cards from your hand."
    ),
    N_("# Empty pool"),
    N_(
        "If the VP chips run out, each player still gets all the VP they earn, and this round is the "
        "[#scoring]last[/]."
    ),
)

PRODUCE = page(
    "produce",
    N_("Produce"),
    N_(
        "{phase:V} Each [#goods]production world[/] without a good produces one. Then powers produce goods "
        "on windfall worlds, and players draw cards for their powers."
    ),
    N_(
        "**Bonus.** Each player who chose Produce produces a good on **one** of their empty windfall "
        "worlds. A world is empty if it has no good on it."
    ),
    CARD_GROUP,
    N_(
        "- **Windfall powers:** a power for one kind works only on windfall worlds of that kind. If several "
        "worlds fit, you choose. If none fits, the power has no effect."
    ),
    N_(
        "- **Produce and draw:** some worlds also draw cards when they produce. A world that already has "
        "a good doesn't produce and draws no cards."
    ),
    N_(
        "- **Draws for goods** count the goods you produced this phase, including those on windfall worlds. "
        "For different kinds, each kind counts once."
    ),
    N_("- **Draws for worlds** count your worlds of a kind, with or without goods."),
    N_(
        "- **Most of a kind:** at the end of the phase you draw only if you produced more than every other "
        "player. A tie earns no cards."
    ),
)
