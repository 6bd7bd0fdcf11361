"""Pages of the rules on Manage Empire, game end, scoring, and what is often overlooked."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

PAGES = (
    page(
        "manage",
        N_("Manage Empire"),
        N_(
            "1. **Recruit:** pay $1 for each die you move from your Citizenry to your cup. You must recruit "
            "as many dice as you can pay for. If you can't pay for all of them, choose which."
        ),
        N_("2. **Reset:** if you have $0 after recruiting, your credits become **$1**."),
        N_(
            "3. **Recall:** you may return any developers, settlers and goods to your cup. This costs no "
            "credits. If your cup is empty after recruiting, you must recall at least 1 die."
        ),
        N_(
            "Except in the guided game and the last round, the program skips Recall for you while your "
            "cup has 3 or more dice. To be asked every round, turn on “Ask about rarely used steps” in "
            "Settings."
        ),
        N_("4. **Check** for [#end]game end[/]."),
        N_("# Example"),
        N_(
            "You have $2 and 4 dice in your Citizenry. You recruit 2 of them, pay $2, and then reset from $0 "
            "to $1."
        ),
    ),
    page(
        "end",
        N_("Game end"),
        N_("The game ends after a round in which at least one of these is true:"),
        N_("- The **VP pool** is empty. It is enough to take exactly the last chip."),
        N_("- A tableau has **12** or more squares. Your faction counts as 2, your home world as 1."),
        N_(
            "The round is always finished: the remaining phases and [#manage]Manage Empire[/] are played, "
            "and you can end with more than 12 squares. Dice you recall now still count for the tiebreaker."
        ),
    ),
    page(
        "scoring",
        N_("Scoring"),
        N_("- **VP chips** you gained."),
        N_(
            "- **Costs** of all developments and worlds in your tableau, both squares of your faction "
            "included. Discounts don't change them. Tiles in your construction zone score 0 VP."
        ),
        N_(
            "- **6-cost developments:** each has a **bonus** in addition to its 6 VP. Fractions round up. A "
            "development that fits its own bonus counts too; so do your faction and home world."
        ),
        CARD_GROUP,
        N_(
            "With developments that cost 13 in total, Galactic Federation gives a third of that, rounded up: "
            "5 VP. With 4 Military dice, New Galactic Order gives 4 VP, because 4 dice are 2 sets."
        ),
        N_("The player with the most VP wins."),
        N_(
            "**Tiebreaker:** each tied player adds the number of dice in their cup and their credits. The "
            "highest total wins. If there is still a tie, all tied players win."
        ),
    ),
    page(
        "secrets",
        N_("Player order and secrets"),
        N_(
            "Where order matters, players act in **player order**: clockwise from the player whose faction "
            "has the lowest number. This game always uses that order within a phase."
        ),
        N_("# Secret information"),
        N_("- Your tiles below the top tile of each stack. All players see how many there are."),
        N_("- Tiles you draw or abandon."),
        N_("- Your rolled dice and your assignment, until the [#reveal]Reveal[/]."),
        N_("Everything else is open: cups, Citizenries, goods, credits, VP chips and tableaus."),
    ),
    page(
        "from_race",
        N_("If you know Race for the Galaxy"),
        N_("- **Phase order:** Ship, which replaces Consume, comes after Produce."),
        N_("- **No bonus:** selecting a phase only makes it occur."),
        N_("- **Several tiles:** you may complete more than one tile per phase."),
        N_("- **At least 1:** every tile needs at least 1 die, whatever your discounts."),
        N_("- **VP equal cost**, except for the bonuses of 6-cost developments."),
        N_("- **No conquest:** Military dice have more Develop and Settle faces instead."),
        N_("- **Trade** pays $1 more, for example $5 for a Genes world, and you may trade several goods."),
    ),
    page(
        "mistakes",
        N_("Common mistakes"),
        N_("- **The die that selects a phase is a worker.** It does a task in that phase."),
        N_("- **You select only one phase.** Reassigned workers are placed below the strip, never on it."),
        N_(
            "- **Used workers move to your Citizenry; unused ones return to your cup.** You pay only to "
            "recruit the used ones."
        ),
        N_("- **A selected phase occurs for everyone**, even for players with no workers in it."),
        N_(
            "- **You don't need to plan every task.** Choose each explorer's or shipper's task as you use it."
        ),
        N_("- **Scouting doesn't require abandoning tiles.** You may simply draw 1 tile."),
        N_("- **Trade pays by the world's color**, not by the color of the good."),
        N_("- **A wild face doesn't help you consume.** Only colors count; Consumption dice match all."),
        N_("- **You must ship and produce when you can.** You can't hold back a good or a worker."),
        N_("- **Recruiting isn't optional.** You must recruit as many dice as you can pay for."),
        N_("- **A world in your construction zone gives no dice.** Only a settled world does."),
        N_("- **You can't recall at the start of the game.** Recall happens only in Manage Empire."),
        N_("- **Faction and home world are 3 squares.** You need 9 more for 12."),
        N_("- **Recall dice in the last round too.** Dice in your cup count for the tiebreaker."),
    ),
)
"""The pages, in the order of play."""
