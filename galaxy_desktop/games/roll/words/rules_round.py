"""Pages of the rules on setup, and on a round up to the Reveal."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

PAGES = (
    page(
        "first_game",
        N_("Your first game in two minutes"),
        N_(
            "**Goal:** score the most victory points {points} from the tiles you build and the goods "
            "you ship."
        ),
        N_(
            "**Each round,** every player rolls their dice in secret, [#assign]assigns[/] them to five "
            "phases and selects **one** phase. Each selected phase occurs for **everyone**: "
            "[#explore]Explore[/] for tiles or credits, [#build]Develop and Settle[/] to build tiles, "
            "[#produce]Produce[/] goods, [#ship]Ship[/] them for credits or VP."
        ),
        N_(
            "**What to click:** click a die, then a phase, or drag it there. Place your wild dice, put one "
            "die on the phase strip, then click **Done**. Later, [#manage]recruit[/] used dice for $1 each."
        ),
        N_("**How it ends:** after the round in which a tableau reaches 12 squares or the VP pool runs out."),
        N_("# Tips"),
        N_("- Settle cheap worlds early; they give you dice."),
        N_("- Put workers in phases your opponents are likely to select."),
    ),
    page(
        "goal",
        N_("Goal of the game"),
        N_(
            "You build a space empire. Your **dice** are your workers: they find tiles, build developments "
            "and worlds, produce goods and ship them. Worlds give you more dice, and developments give you "
            "[#powers]powers[/]."
        ),
        N_(
            "Each player selects one phase per round, and every selected phase occurs for everyone. Try to "
            "predict which phases your opponents will select, and put workers there."
        ),
        N_("The player with the most victory points {points} wins. See [#scoring]Scoring[/]."),
        N_("# The five phases"),
        N_("- {phase:I} [#explore]Explore[/]: find new tiles or gain credits."),
        N_("- {phase:II} [#build]Develop[/]: build developments for their powers."),
        N_("- {phase:III} [#build]Settle[/]: build worlds for dice and places for goods."),
        N_("- {phase:IV} [#produce]Produce[/]: turn workers into goods on your worlds."),
        N_("- {phase:V} [#ship]Ship[/]: trade goods for credits or consume them for VP."),
    ),
    page(
        "setup",
        N_("Setup"),
        N_(
            "Each player receives 1 **faction** tile of 2 squares and 1 **home world**, both at "
            "random. These tiles start your tableau and count as 3 of its squares."
        ),
        N_(
            "**Dice:** you start with 3 Home dice in your **cup** and 2 Home dice in your **Citizenry**. "
            "You also gain the dice of your faction and home world: in your cup, in your Citizenry or as a "
            "good on the world. You gain them only now."
        ),
        N_("**Credits:** you start with $1. With Doomed World, which gives no dice, you start with $8."),
        N_(
            "**Tiles:** draw 2 tiles. One starts as a development and the other as a world in your "
            "[#build]construction zone[/]. With **Standard** setup, you choose which. With **First game**, "
            "the tiles are turned for you so that their total cost is lowest. A world in the construction "
            "zone gives you no dice until you settle it."
        ),
        N_("**VP pool:** it starts with 12 VP per player: 24, 36, 48 or 60 VP for 2, 3, 4 or 5 players."),
    ),
    page(
        "round",
        N_("A round"),
        N_("All players take each step at the same time. A game usually lasts 11–14 rounds."),
        N_("1. **Roll** all dice in your cup behind your screen."),
        N_("2. [#assign]Assign[/] them to phases and select one phase."),
        N_("3. [#reveal]Reveal[/] your workers. The selected phases will occur."),
        N_("4. [#phases]Do the selected phases[/] in numerical order."),
        N_("5. [#manage]Manage Empire[/]: recruit and recall dice, then check for game end."),
        N_("# Where your dice are"),
        N_("- **Cup:** dice you roll next round."),
        N_(
            "- **Citizenry:** dice that have worked, and many new dice. You must recruit them before you can "
            "roll them."
        ),
        N_("- **Phase strip:** the [#assign]workers[/] of this round."),
        N_("- **Construction zone:** developers and settlers on tiles that aren't complete yet."),
        N_("- **Worlds:** goods you haven't shipped."),
        N_("- **Supply:** dice no player owns."),
    ),
    page(
        "assign",
        N_("Assign"),
        N_("**Matching faces:** each die starts below the **phase strip**, in the phase its face shows."),
        N_("**Wild** {wild}: assign each wild die to any phase, together or separately."),
        N_(
            "**Select:** you must put exactly 1 worker on the phase strip, on any phase, whatever its face. "
            "It selects that phase and is now a worker of that phase. It can't be moved by powers this round."
        ),
        N_(
            "**Reassign:** after selecting, you may use [#reassign]Reassign powers and Dictate[/] to move "
            "other workers."
        ),
        N_(
            "Once a die is assigned, its phase matters, not its face. Your dice are secret "
            "until the [#reveal]Reveal[/], so assign all of them, wild dice too, before you click **Done**. "
            "Until then you can change your assignment."
        ),
    ),
    page(
        "reassign",
        N_("Reassign and Dictate"),
        N_(
            "To **Reassign** a worker, move it from one phase to another below the phase strip. You may do "
            "this only while you assign, and only after you've selected a phase."
        ),
        N_("# Reassign powers"),
        N_(
            "Some developments have a Reassign power. You may use each of them **once per round**, in any "
            "order. A power with no color or phase named can move any worker below the strip, even one with "
            "a wild face or one that another power has just moved. A worker may be Reassigned to a phase "
            "that isn't on any of its faces."
        ),
        N_(
            "A power that moves several workers moves them all in one use. They may be Reassigned to "
            "different phases, unless the power names the phase."
        ),
        CARD_GROUP,
        N_(
            "Nanotechnology can move up to 2 workers to any other phases. Homeworld Patriotism can move up "
            "to 2 Home workers to the phase you select."
        ),
        N_("# Dictate"),
        N_(
            "Every player may **Dictate** once per round: set aside 1 worker, then Reassign 1 other worker "
            "to any other phase. The worker you set aside does no task, can't be Reassigned, and returns to "
            "your cup at the Reveal. You need at least 2 workers below the strip."
        ),
        N_("# Exceptions"),
        N_("- The worker on the phase strip can't be Reassigned or set aside."),
        N_("- Galactic Mandate lets one Dictate move up to 3 workers; you set aside only 1."),
        N_("- Backup Planning lets you Dictate any number of times, setting aside 1 worker each time."),
    ),
    page(
        "reveal",
        N_("Reveal"),
        N_(
            "At the Reveal, all screens are lifted. Each phase that at least one player selected occurs once "
            "this round, for **every** player."
        ),
        N_(
            "**With 2 players,** a **spare die**, a Home die from the supply, is rolled after both "
            "players have assigned. The phase it shows occurs too. If it was already selected, the roll "
            "adds no phase."
        ),
        N_(
            "Workers assigned to phases that don't occur return to your **cup**, as do the workers you set "
            "aside to [#reassign]Dictate[/]. They cost no credits."
        ),
    ),
    page(
        "dice",
        N_("The dice"),
        N_("There are 111 dice in 7 colors. All dice of one color have the same 6 faces."),
        N_("- **Home** (white, 25): 2 Explore, 1 Develop, 1 Settle, 1 Produce, 1 Ship; never wild."),
        N_("- **Military** (red, 22): 1 Explore, 2 Develop, 2 Settle, 1 wild."),
        N_(
            "- **Consumption** (purple, 9): 1 Explore, 1 Develop, 3 Ship, 1 wild. It matches every color "
            "when you consume."
        ),
        N_("- **Novelty** {novelty} (cyan, 20): 1 Explore, 2 Produce, 2 Ship, 1 wild."),
        N_("- **Rare Elements** {rare} (brown, 14): 1 Explore, 2 Develop, 1 Produce, 1 Ship, 1 wild."),
        N_("- **Genes** {genes} (green, 12): 1 Explore, 2 Settle, 1 Produce, 2 wild."),
        N_("- **Alien Technology** {alien} (yellow, 9): 1 Develop, 1 Settle, 1 Produce, 3 wild."),
        N_("Hover over or focus a die to see its 6 faces and how many you own."),
        N_(
            "A die's color matters for powers that name a color, when you [#ship]consume[/] a good, and for "
            "some [#scoring]bonuses[/]."
        ),
    ),
)
"""The pages, in the order of play."""
