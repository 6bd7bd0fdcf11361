"""Pages of the rules: developments and worlds, from exploring to replacing."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.games.frontiers.box import tiles
from galaxy_desktop.language import N_


def most_increase() -> int:
    """Return the most by which a world that replaces a colony may be dearer in printed cost."""
    return max(
        (p.max_increase for tile in tiles().values() for p in tile.powers if p.code == "upgrade"), default=0
    )


PAGES = (
    page(
        "develop",
        N_("Develop"),
        N_(
            "**Action.** {develop} In order, each player may buy **one** development, paying its cost "
            "in credits, minus discounts."
        ),
        N_("**Bonus.** The selecting player pays **$1** less."),
        CARD_GROUP,
        N_("- You may not own two developments with the same name."),
        N_(
            "- A **small development** covers **1** space of your mat, a **large development** **2**. If a "
            "player has covered more than **10** spaces after Develop, this round is the [#end]last[/]."
        ),
        N_(
            "- Each large development costs **$9**. Its “?” is a bonus at game end, [#scoring]scored[/] as "
            "listed on it."
        ),
        N_("- The [#powers]power[/] of a development works from the next action on."),
    ),
    page(
        "explore",
        N_("Explore"),
        N_(
            "**Action.** {explore} **7** worlds are drawn from the **bag** into the center. In order, each "
            "player picks **one** of them."
        ),
        N_(
            "**Bonus.** After everyone has picked, the selecting player picks a **second** world. Unpicked "
            "worlds return to the bag."
        ),
        N_("- If a power draws worlds, you must draw them from the bag after your last pick."),
        N_(
            "- An **explored world** has no effect yet: its VP, keywords and powers don't count until it is "
            "[#settle]settled[/] and becomes a **colony**."
        ),
        N_(
            "- At the end of Explore, the **limit** for your explored worlds and colonies together is **9**, "
            "including your home colony. You must discard any excess explored worlds, of your choice, to "
            "the bag."
        ),
        N_("- If the bag runs out, players late in the order might get fewer worlds."),
    ),
    page(
        "settle",
        N_("Settle"),
        N_(
            "**Bonus.** {settle} The selecting player first gains **1** colonist {colonist} and may use it "
            "right away."
        ),
        N_(
            "**Action.** In order, each player must either gain **2** colonists or settle **one** explored "
            "world. You may not pass, but you may gain colonists even if you could settle a world."
        ),
        N_("# Settling a world"),
        CARD_GROUP,
        N_("- You must place **1** or **2** **unused colonists** from your mat on it, as many as it shows."),
        N_("- **Non-military world** {civil_cost:2}: you pay its cost in credits, minus discounts."),
        N_(
            "- **Military world** {defense:6}: you **conquer** it. Your **Military** {military} against it "
            "must equal or exceed its defense. You pay no credits, and Military isn't used up."
        ),
        N_("- You may not combine Military and credits. See [#special_settling]Special ways to settle[/]."),
        N_(
            "- **Specialized Military** counts only against some worlds, such as those with the Rebel "
            "keyword."
        ),
        N_("- A [#goods]windfall[/] world receives a good when it is settled."),
        N_("# End of Settle"),
        N_(
            "- As in [#explore]Explore[/], you must discard explored worlds if you have more than **9** "
            "worlds and colonies."
        ),
        N_(
            "- If a player then has more than **7** colonies, or **4** or fewer colonists are left in the "
            "supply, this round is the [#end]last[/]."
        ),
        N_("- If the supply has too few colonists, you gain only those that are left."),
    ),
    page(
        "special_settling",
        N_("Special ways to settle"),
        N_(
            "**Temporary Military.** Some powers let you remove a good of one kind, from any of your "
            "colonies, for extra Military in this action. You may use each such power **once** per Settle."
        ),
        N_(
            "**Pay for military worlds.** Some powers let you pay for a military world. The cost is its "
            "defense, minus the amount on the power and your other discounts. Only **one** such power "
            "applies to a world, and Military doesn't lower the cost. The world is still a military colony."
        ),
        N_("The program offers to pay only if you can't conquer the world without removing goods."),
        N_(
            "**Second world.** With Improved Logistics, you may settle a second world after you settle one. "
            "The powers of the first world don't work yet, but your temporary Military still counts. Powers "
            "triggered by settling a world work for each world."
        ),
        N_("To settle a world on top of a colony, see [#replacing]Replacing colonies[/]."),
    ),
    page(
        "replacing",
        N_("Replacing colonies"),
        N_(
            "**Doomed Colony.** You may settle a non-military world by replacing this colony. You pay no "
            "credits. Its colonist remains there; if the new world needs **2** colonists, you must add one. "
            "This counts as settling a world."
        ),
        N_(
            "**Terraforming Engineers.** Once per Settle, after you have settled or gained colonists, you "
            "may also replace a colony with one of your explored worlds:"
        ),
        N_(
            "- Both must be non-military and of the same [#goods]kind[/]. For this power, **gray** counts as "
            "a kind."
        ),
        N_(
            "- The [#powers]printed cost[/] of the new world must be **0** to **{most}** higher. You pay no "
            "credits."
        ),
        N_(
            "- If the new world needs more colonists, you must add them from your mat. Surplus colonists "
            "return to your mat."
        ),
        N_("- You lose any good on the old colony. A windfall world receives its own good."),
        N_("- You may not replace a colony that was settled in this action."),
        N_("- This isn't settling a world: no other Settle power applies, and it triggers none."),
        N_(
            "The replaced world returns to the bag at the end of Settle; a replaced home colony is covered. "
            "Its VP, keywords and powers no longer count."
        ),
        most=most_increase,
    ),
    page(
        "goods",
        N_("Worlds and goods"),
        N_(
            "**Kinds.** A world or good is {novelty} **Novelty**, {rare} **Rare Elements**, {genes} "
            "**Genes** or {alien} **Alien Technology**."
        ),
        CARD_GROUP,
        N_(
            "**Production world** (first above). It has no good when settled. In each "
            "[#produce]Produce[/], it produces one if it has none."
        ),
        N_(
            "**Windfall world** (second, with a dashed ring). It receives a good when settled. After "
            "that it gets goods only through powers and the Produce bonus."
        ),
        N_("**Gray world** (third). It never has a good."),
        N_("A colony never has more than **1** good."),
        N_(
            "**Keywords.** Tiles can have the keywords Alien, Imperium, Rebel, Terraforming and Uplift. Some "
            "powers, bonuses and goals refer to them. A keyword isn't a kind: a gray world can be Alien."
        ),
        N_(
            "**In the bag.** Of the **60** worlds, **26** are military with defense 1–9, and **34** are "
            "non-military with cost 0–7."
        ),
    ),
)
