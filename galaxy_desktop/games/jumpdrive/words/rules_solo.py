"""Help pages on solitaire games, on the cards, and on common mistakes."""

from galaxy_desktop.engine.help import CARD_GROUP, HelpPage, page
from galaxy_desktop.language import N_

PAGES: tuple[HelpPage, ...] = (
    page(
        "solitaire",
        N_("Solitaire"),
        N_("A solitaire game always has **7** rounds. Reaching **50** VP doesn't end it."),
        N_("You may play it by itself or as part of a [#campaign]campaign[/]."),
        N_("You never receive a [#scoring]bonus[/] that depends on opponents."),
        N_(
            "An **imaginary empire** competes with you for [#propaganda]War Propaganda[/]. Its Military "
            "equals the round number. Before scoring, War Propaganda moves to that empire if its Military is "
            "higher than yours, and back to you if yours is higher. On a tie, it doesn't move."
        ),
    ),
    page(
        "campaign",
        N_("Campaign"),
        N_("A campaign is a series of **4** [#solitaire]solitaire games[/] with **4** goals."),
        N_(
            "After each game, you must check off **1** open goal that the game met. If it met several, "
            "choose one. If it met none, you lose the campaign. You win when all **4** goals are checked off."
        ),
        N_(
            "Each game starts with a new shuffle. Only the goals you've checked off carry over. If you "
            "resign from a game, it meets no goal."
        ),
        N_("You may exit at any time and continue the campaign later."),
    ),
    page(
        "reading",
        N_("Reading the cards"),
        N_(
            "**Upper left:** the cost of a world {civil_cost:3}, the defense of a [#military]military "
            "world[/] {defense:3}, or the cost of a development {development_cost:3}."
        ),
        N_(
            "**Upper right:** the kind of a world: Novelty {novelty}, Rare {rare}, Genes {genes} or Alien "
            "{alien}. Gray worlds have no kind."
        ),
        N_("**Below the name:** [#icons]icons[/] and powers."),
        N_(
            "**Bottom:** the VP {points:2} it scores and the income {card:1} it gives each round. A **+** "
            "means that a [#scoring]bonus[/] may add more."
        ),
        N_("**Examples:** a development, a world and a military world."),
        CARD_GROUP,
    ),
    page(
        "icons",
        N_("Icons"),
        N_("- {points} **Victory points** (VP)"),
        N_("- {card} **Card:** [#scoring]income[/], or a discount on a cost"),
        N_("- {military} **Military:** conquers [#military]military worlds[/]; some bonuses count it"),
        N_("- {explore} **Explore icon:** for players who [#explore]explore[/]; some bonuses count it"),
        N_("- {chromosome} **Chromosome:** no effect of its own, but some powers and bonuses count it"),
        N_("- {tag_rebel} **Rebel** keyword: some powers and bonuses refer to it"),
        N_("- {tag_imperium} **Imperium** keyword: some bonuses refer to it"),
        N_("- {padlock} **Condition** for placing the card"),
    ),
    page(
        "mistakes",
        N_("Common mistakes"),
        N_("- **Paying with the card you place:** you must pay with other cards from your hand."),
        N_(
            "- **Paying with the card you draw for a world:** you draw it only after you've "
            "[#placing]paid[/] for everything you placed."
        ),
        N_(
            "- **Exploring only as a last resort:** you may [#explore]explore[/] even if you could place a "
            "card."
        ),
        N_(
            "- **Counting the marker again:** its explore icons count only in the round in which you explore."
        ),
        N_(
            "- **Adding up Contact Specialists:** a second one doesn't make [#military]military worlds[/] "
            "any cheaper."
        ),
        N_("- **Paying for Alien military worlds:** Contact Specialist doesn't work for them."),
        N_(
            "- **Using the same Military twice:** with [#convoys]Military Convoy[/], you must have enough "
            "for both worlds together."
        ),
        N_(
            "- **Drawing 2 cards for two worlds:** you draw only **1** card, and none if you also placed a "
            "development."
        ),
        N_("- **Forgetting the Survey Team:** it counts as a development for every discount and bonus."),
        N_(
            "- **Discarding Trade Pact:** you keep [#propaganda]Trade Pact[/] even if you gain Military "
            "later."
        ),
        N_("- **Discarding too early:** the hand limit applies only at the end of a [#round]round[/]."),
        N_(
            "- **Stopping at 50 VP:** all players [#scoring]score[/] before the game ends, and the player "
            "with the most VP wins."
        ),
    ),
)
"""Pages on solitaire games, cards and mistakes."""
