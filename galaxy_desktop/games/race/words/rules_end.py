"""Pages of the rules about game end, scoring and common mistakes."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

SCORING = page(
    "scoring",
    N_("Game end and scoring"),
    N_("# Game end"),
    N_("At the end of each round, after the hand limit, the game ends if:"),
    N_("- a player has **12** or more cards in their tableau, or"),
    N_("- the pool of VP chips is empty."),
    N_(
        "The round is always played to its end, so a tableau can grow beyond 12 cards. A tableau that "
        "had 12 cards but has fewer when the round ends doesn't trigger game end."
    ),
    N_("# Score"),
    N_("Each player adds up:"),
    N_("- their VP chips {points};"),
    N_("- the VP printed on the worlds and developments in their tableau;"),
    N_("- the [#bonuses]bonuses[/] of their 6-cost developments."),
    N_("The player with the most VP wins."),
    N_("# Tiebreaker"),
    N_(
        "Among tied players, the one with the most cards in hand plus goods on worlds wins. If they are "
        "still tied, they share the victory."
    ),
)

BONUSES = page(
    "bonuses",
    N_("6-cost developments"),
    N_(
        "A 6-cost development with {points:?} scores a bonus at game end. Each line of the bonus gives "
        "VP for cards or other things you have."
    ),
    CARD_GROUP,
    N_(
        "- A card in your tableau counts for the **first** line it fits, and for no other line of that "
        "development. It can count again for a different development."
    ),
    N_("- The development counts itself if it fits one of its own lines."),
    N_(
        "- A card with several powers in a phase counts once. [#trade]Trade[/] powers aren't "
        "[#consume]Consume[/] powers."
    ),
    N_("- A line that names cards counts only those in your tableau."),
    N_(
        "- **Total [#military]Military[/]** includes negative Military, but not specialized or temporary "
        "Military. It can be less than 0."
    ),
    N_("- **VP in chips** are divided and rounded down. **Goods** are those on your worlds at game end."),
)

MISTAKES = page(
    "mistakes",
    N_("Common mistakes"),
    N_(
        "- **“My new card helps me right away.”** Its [#powers]powers[/] work from the next phase on, "
        "never in the phase it was placed in."
    ),
    N_(
        "- **“I didn't choose Settle, so I can't settle.”** You can. Every player plays every chosen "
        "[#round]phase[/]; only the bonus is for those who chose it."
    ),
    N_(
        "- **“Two players chose Develop, so it happens twice.”** It happens once, and both get the bonus. "
        "The only exception is the variant with [#two_actions]two actions[/]."
    ),
    N_("- **“I can pay with goods.”** You pay only with cards from your hand."),
    N_(
        "- **“I'll save this good for next round.”** Not in a [#consume]Consume[/] phase in which one "
        "of your Consume powers can use it."
    ),
    N_(
        "- **“It's the Consume phase, so I sell a good.”** Only players who chose Consume: Trade "
        "[#trade]sell[/], except with a few Consume powers that sell a good."
    ),
    N_("- **“2× VP doubles everything.”** It doubles VP chips for [#consume]goods[/] only."),
    N_(
        "- **“Military lowers the cost.”** [#military]Military[/] and payment never combine, and Military "
        "isn't used up."
    ),
    N_("- **“My Military is below 0, so it counts as 0.”** Negative Military counts in full."),
    N_(
        "- **“My windfall world will produce.”** Not by itself: it needs a power or the "
        "[#produce]Produce[/] bonus."
    ),
    N_("- **“My discount is larger than the cost, so I draw cards.”** The cost is 0; there is no refund."),
    N_(
        "- **“I have more than 10 cards, so I must discard now.”** You discard only at the end of the "
        "[#round]round[/]."
    ),
    N_(
        "- **“I placed my 12th card, so the game is over.”** The [#scoring]round[/] is played to its end; "
        "you may even place a 13th card in a later phase."
    ),
)
