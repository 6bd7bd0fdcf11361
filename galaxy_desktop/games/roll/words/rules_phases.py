"""Pages of the rules on the five phases."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

PAGES = (
    page(
        "phases",
        N_("Doing the phases"),
        N_(
            "Only selected phases occur, in numerical order. In each phase, every player uses all workers "
            "assigned to it, including a worker that selected it. A worker is called an explorer, developer, "
            "settler, producer or shipper after its phase."
        ),
        N_(
            "**You must use every worker you can**, one at a time, in any order. In Explore and Ship you "
            "finish one worker's task before you choose the next."
        ),
        N_("- A worker that **did its task** moves to your **Citizenry**."),
        N_("- A worker that **found no task** returns to your **cup**."),
        N_("- **Developers** and **settlers** remain on their stack until they complete a tile."),
        N_("- A **producer** becomes a good."),
        N_(
            "**Credits:** you can never have more than **$10**; any credits over the limit are lost. You "
            "spend credits to [#manage]recruit[/]."
        ),
        N_("**Powers:** [#powers]powers[/] in a phase that occurs work even if you have no workers in it."),
    ),
    page(
        "explore",
        N_("I: Explore"),
        N_("Each explorer must either Scout or Stock. Choose for one explorer at a time."),
        N_("**Stock:** gain **$2**."),
        N_("# Scout"),
        N_(
            "1. You may **abandon** any number of tiles from your construction zone, even 0. They can be "
            "anywhere in your stacks, and you may abandon tiles that you drew this phase."
        ),
        N_("2. Draw 1 tile from the **bag**, plus 1 for each tile you abandoned."),
        N_(
            "3. Place the new tiles one by one, each as a development or a world, **under** the stack of "
            "that side."
        ),
        N_(
            "A stack can become empty. Developers and settlers on a stack remain there. A tile that now has "
            "enough dice isn't completed until its own phase."
        ),
        N_("# Abandoned tiles and the bag"),
        N_("Abandoned tiles are set aside face down. They return to the bag at the end of the phase."),
        N_(
            "If the bag runs short during a Scout, draw the remaining tiles, return all abandoned "
            "tiles to the bag, and draw the rest. If tiles are still missing, place the tiles you "
            "drew in your construction zone. Each player with 3 or more tiles in their "
            "construction zone must then abandon 1 of them into the bag, and you continue drawing."
        ),
        N_("**No tiles to draw:** if you couldn't draw a tile even then, you can't Scout."),
    ),
    page(
        "build",
        N_("II: Develop and III: Settle"),
        N_(
            "Your **construction zone** has two stacks: developments and worlds. **Develop** builds the "
            "development stack, **Settle** the world stack, by the same rules."
        ),
        N_("1. Place each developer or settler, one at a time, on the **top** tile of its stack."),
        N_(
            "2. When the tile has as many dice as its **cost**, you **complete** it. It moves to your "
            "tableau, and the dice that completed it move to your Citizenry."
        ),
        N_("3. Any other developers or settlers work on the next tile. You can complete several tiles."),
        CARD_GROUP,
        N_(
            "Public Works needs 1 developer. Gem World needs 2 settlers and gives you 1 Novelty die in your "
            "cup when you complete it."
        ),
        N_(
            "**Not complete?** If the tile isn't complete, its dice remain there until a later phase. If the "
            "stack is empty, all its dice return to your cup."
        ),
        N_(
            "**Discount:** a discount reduces the number of dice a tile needs, never below **1**. You must "
            "use every discount that applies. It doesn't change the VP the tile is worth."
        ),
        N_(
            "**Already enough dice?** A tile can have enough dice after Explore or through a new discount. "
            "You complete it at the start of its next Develop or Settle phase, or as soon as it becomes "
            "the top tile in that phase. If there are more dice than it needs, choose which of them "
            "complete it."
        ),
        N_(
            "A completed **world** has [#gains]immediate effects[/], such as new dice. A completed "
            "**development** usually has a [#powers]power[/]."
        ),
    ),
    page(
        "tiles",
        N_("Reading the tiles"),
        N_(
            "Each of the 55 game tiles has a **development** {development_cost:3} on one side and a "
            "**world** {civil_cost:3} on the other. The number is its **cost**: the dice it needs, and the "
            "VP it is worth at game end."
        ),
        CARD_GROUP,
        N_(
            "Galactic Investors is a development of cost 5. Plague World is a Genes world of cost 3, and "
            "Tourist World is a gray world of cost 4."
        ),
        N_(
            "**World colors:** {novelty} Novelty, {rare} Rare Elements, {genes} Genes and {alien} Alien "
            "Technology worlds can hold goods. Gray worlds can't."
        ),
        N_(
            "**Tableau:** your completed tiles, faction and home world. Each tile is 1 **square**; a faction "
            "has 2 squares. With your home world you start at 3 squares."
        ),
        N_(
            "Each development exists only once. Hover over a tile to see what it does and what is on its "
            "other side."
        ),
    ),
    page(
        "gains",
        N_("Immediate effects"),
        N_(
            "When you complete a world, its **immediate effect** occurs once. Every world gives dice: to "
            "your cup, to your Citizenry or as a good on that world. Some also give credits. Three "
            "developments have an immediate effect instead of a power."
        ),
        N_(
            "New dice come from the **supply**. You don't roll them before the next round, even those that "
            "you gain in your cup."
        ),
        N_(
            "**Return a die:** some tiles make you return a die to the supply first. Choose **any** die you "
            "own, wherever it is: cup, Citizenry, phase strip, construction zone or world. This has no other "
            "effect. If you return the die that selected a phase, the phase still occurs."
        ),
        N_("You gain the dice of your faction and home world only during [#setup]setup[/]."),
    ),
    page(
        "powers",
        N_("Development powers"),
        N_(
            "Most developments have a **power** that works while you assign, or in the phase it names. It "
            "works from the moment you complete the tile, even in that same phase, but not on its own "
            "completion."
        ),
        N_(
            "**May and must:** you may decline a power that says **may**. You must use every other "
            "power when it applies, even if you have no workers in the phase."
        ),
        N_("Except for [#reassign]Reassign powers[/], a power works every time it applies."),
        N_(
            "**Extra worker:** some powers give you extra explorers or shippers in their phase. They aren't "
            "dice: they do a task, never move to your Citizenry, and are gone when the phase ends."
        ),
        N_(
            "**Colors:** only a die's color and its phase matter for a power, not its face. An Alien "
            "Technology die is an explorer if you select Explore with it, assign its wild face there, or "
            "Reassign it there. Consumption dice count as other colors only when you [#ship]consume[/]."
        ),
        N_(
            "**Rounded up:** a power or bonus for every 2 or 3 things also counts a last, incomplete group. "
            "With 3 Military dice in your Citizenry, Space Piracy gives you $2."
        ),
    ),
    page(
        "produce",
        N_("IV: Produce"),
        N_(
            "Each producer becomes a **good** on one of your non-gray worlds. Any color of die can become a "
            "good on any non-gray world."
        ),
        N_("- Each world holds 1 good, or 2 with Galactic Reserves."),
        N_("- A **gray world** never holds a good."),
        N_("- You must use every producer you can; unused ones return to your cup."),
        N_(
            "A good whose color matches its world gives you more VP when you [#ship]consume[/] it. It makes "
            "no difference when you trade it."
        ),
    ),
    page(
        "ship",
        N_("V: Ship"),
        N_(
            "With each shipper, you either **trade** or **consume** 1 good from one of your worlds. "
            "Both dice, the shipper and the good, then move to your Citizenry. You must ship as long as you "
            "have both a shipper and a good; unused shippers return to your cup."
        ),
        N_("# Trade"),
        N_("You gain credits by the color of the good's **world**; the colors of the dice don't matter:"),
        N_("- {novelty} Novelty world: **$3**"),
        N_("- {rare} Rare Elements world: **$4**"),
        N_("- {genes} Genes world: **$5**"),
        N_("- {alien} Alien Technology world: **$6**"),
        N_("# Consume"),
        N_("You gain VP chips from the pool:"),
        N_("- **1 VP** for the good,"),
        N_("- **+1 VP** if the good's color matches its world,"),
        N_("- **+1 VP** if the shipper's color matches that world."),
        N_(
            "A **Consumption die** matches every color, both as a good and as a shipper. Home and Military "
            "dice match none. Faces don't matter."
        ),
        CARD_GROUP,
        N_(
            "On this Novelty world, a Novelty good with a Home shipper is worth 2 VP consumed, or $3 traded. "
            "With a Consumption shipper it is worth 3 VP consumed."
        ),
        N_("Powers can add credits or VP. You may choose a pairing that earns fewer VP."),
        N_(
            "If the VP pool is empty, you still gain VP chips: those of 10 VP that were set aside. The empty "
            "pool triggers [#end]game end[/]."
        ),
    ),
)
"""The pages, in the order of play."""
