"""Pages of the rules: goods produced, sold and consumed, and tiles without an action."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

PAGES = (
    page(
        "produce",
        N_("Produce"),
        N_(
            "**Bonus.** {produce} The selecting player gains all credits on the tile and produces a good on "
            "one of their windfall colonies without a good."
        ),
        N_("**Action.** In order, each player does this:"),
        N_("1. Each of your production colonies without a good produces one."),
        N_("2. Your powers produce goods on [#goods]windfall[/] colonies without a good."),
        N_("3. You may pay for colonies that produce only if you pay."),
        N_("4. If you selected Produce, you choose the windfall colony for your bonus."),
        N_("# After all players"),
        N_(
            "- Powers that count goods or colonies pay. Only goods **produced** in this action count, "
            "including those from powers and the bonus."
        ),
        N_(
            "- A power for the **most** goods pays only if you produced more than every other player. A tie "
            "pays no one."
        ),
        N_("- A power that pays when its colony produces doesn't pay for a good that was already on it."),
        N_(
            "**Shortage.** Goods can run out only with the goal [#stockpiles]Stockpile "
            "Resources[/]. Then players late in the order might not receive all their goods. Each "
            "of them chooses which of their colonies produce."
        ),
        N_(
            "**Not selected.** At the end of a round in which no one selected Produce, **$1** is added to "
            "its tile."
        ),
    ),
    page(
        "trade",
        N_("Trade"),
        N_(
            "The action **Trade, Consume** {trade} has two parts. In order, each player first trades and "
            "then [#consume]consumes[/]."
        ),
        N_("**Bonus.** The selecting player first gains **1** VP."),
        N_("**Trade.** You may **sell** one good. It returns to the supply and pays by its kind:"),
        N_("- {novelty} Novelty: **$1**"),
        N_("- {rare} Rare Elements: **$2**"),
        N_("- {genes} Genes: **$3**"),
        N_("- {alien} Alien Technology: **$4**"),
        N_(
            "**Trade powers** add to the price. If you don't sell a good, they have no effect. You don't "
            "need a power to sell."
        ),
        N_("The good on [#oort]Alien Oort Cloud Factory[/] can't be sold."),
    ),
    page(
        "consume",
        N_("Consume"),
        N_(
            "{consume} After your sale, you must use each of your **Consume powers** that you can, once "
            "each, in any order. Only those that say “may” are optional. **Consumed** goods return to the "
            "supply."
        ),
        CARD_GROUP,
        N_(
            "- You may choose an order that leaves some goods unused, even if another order would "
            "consume them."
        ),
        N_("- A power that consumes **2** goods can't be used with **1**."),
        N_("- A power with “up to” must consume as many goods as it can."),
        N_("- A power that consumes no good works once, even if you have no goods."),
        N_("- A power that pays the price of a good isn't a sale: Trade powers don't add to it."),
        N_(
            "- **Prosperous Economy** consumes no good. It counts all goods you consumed in this action, "
            "after your last power."
        ),
        N_("- Without a Consume power, you can't consume goods."),
        N_(
            "**VP chips.** If the supply of VP chips runs out, each player still gains all VP due, and this "
            "round is the [#end]last[/]."
        ),
    ),
    page(
        "bonus_tiles",
        N_("Tiles with only a bonus"),
        N_("These tiles have no action, only a bonus for the selecting player."),
        N_("**Retreat into Isolation.** You gain **$2**."),
        N_(
            "**Send Diplomatic Envoys.** You gain **1** VP, and your disk moves to the first space of the "
            "[#round]priority track[/]. The disks in front of it move back **1** space. With 2 players, "
            "this can let a player select twice in a row in later rounds."
        ),
        N_("**Chart Galactic Goals.** It replaces Retreat into Isolation in a game with [#goals]goals[/]."),
    ),
    page(
        "oort",
        N_("Alien Oort Cloud Factory"),
        N_(
            "**Kind.** This world can be of any of the four [#goods]kinds[/]. Its owner sets the kind in "
            "each action in which it matters. This isn't a power, so it works when you settle the world: "
            "the kind decides your discounts and the windfall good it receives."
        ),
        N_(
            "**Its good.** A good on it keeps the kind it was produced with. It can be consumed, but not "
            "sold."
        ),
        N_(
            "**Replacing.** It can [#replacing]replace[/] a non-military colony of any kind except gray, and "
            "such a world can replace it."
        ),
        N_(
            "**Scoring.** For scoring, the program sets the kind that is worth the most VP. You choose only "
            "if another player's face-down goal could change which kind is best."
        ),
    ),
)
