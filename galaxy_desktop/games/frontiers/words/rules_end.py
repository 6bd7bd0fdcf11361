"""Pages of the rules: goals, the end of the game, scoring and common mistakes; the index of terms."""

from galaxy_desktop.engine.help import Term, page
from galaxy_desktop.language import N_

PAGES = (
    page(
        "goals",
        N_("Goals"),
        N_(
            "Goals are optional. In a game with goals, **Chart Galactic Goals** replaces Retreat into "
            "Isolation. It has no action, only a bonus for the selecting player:"
        ),
        N_("1. Your disk moves **1** space forward on the [#round]priority track[/]."),
        N_("2. You gain **$1**."),
        N_(
            "3. You look at the top **3** goals of the **goal stack**, keep one **face down** and return the "
            "others to the bottom of the stack in any order."
        ),
        N_(
            "4. If any player already has a face-down goal, that goal is turned **face up**. Only one "
            "goal is ever face down."
        ),
        N_("# Scoring"),
        N_(
            "At game end, each player scores **every** goal that any player kept. Goals in the stack don't "
            "score."
        ),
        N_(
            "- **Faction Tolerance, Skilled Workforce, Diversification** count how many different keywords, "
            "types of powers or kinds you have. A second one of the same type doesn't count."
        ),
        N_("- **Citizen Services, Conscription** count your Consume powers and your unused colonists."),
        N_(
            "- **Stockpile Resources, Exploration, Tax on Trade** count the items on your stockpile mat. See "
            "[#stockpiles]Stockpiles[/]."
        ),
    ),
    page(
        "stockpiles",
        N_("Stockpiles"),
        N_(
            "Three [#goals]goals[/] count the items on your **stockpile mat**. While such a goal is **face "
            "up**, each player may stockpile for it. Stockpiled items can't be removed."
        ),
        N_(
            "- **Stockpile Resources:** after Produce, any of your goods, up to **6** in the game. They "
            "don't return to the supply."
        ),
        N_(
            "- **Exploration:** after Explore or Settle, **1** world that you discard because of the limit "
            "of **9**, up to **4** in the game."
        ),
        N_("- **Tax on Trade:** some or all credits of a sale, right after it, up to **$7** in the game."),
        N_("# Turning a goal face up"),
        N_(
            "After any player has selected an action tile, and before anyone acts, a player who keeps such a "
            "goal face down may turn it face up. The Variant option sets how:"
        ),
        N_(
            "- **With orders:** when you keep the goal, and at the start of each of your turns, you "
            "secretly set the actions that turn it face up. Your orders apply to every player's selections "
            "until you change them."
        ),
        N_(
            "- **Asking each time:** whenever an action tile is selected, the player with a face-down goal "
            "is asked, whichever goal it is."
        ),
    ),
    page(
        "end",
        N_("Game end"),
        N_("The current round is the last one if any of these happens:"),
        N_("- After [#develop]Develop[/], a player's developments cover more than **10** mat spaces."),
        N_("- After [#settle]Settle[/], a player has more than **7** colonies, including the home colony."),
        N_(
            "- After Settle, **4** or fewer colonists are left in the supply. This isn't checked in other "
            "actions."
        ),
        N_("- In any action, the supply of VP chips is used up."),
        N_("The round is always played to its end. Then the game is [#scoring]scored[/]."),
    ),
    page(
        "scoring",
        N_("Scoring"),
        N_(
            "Explored worlds are removed, and a face-down goal is turned face up. Then your score {points} "
            "is the sum of:"
        ),
        N_("- your **VP chips**"),
        N_("- the printed VP of your developments and colonies, including your home colony"),
        N_("- the “?” **bonuses** of your large developments and of some colonies"),
        N_("- with goals, the VP of each [#goals]goal[/] that was kept"),
        N_(
            "**Bonuses.** In one “?”, each tile scores **once**, for the first line that fits it. Another "
            "“?” can score the same tile. A “?” can score its own tile. In a bonus, Military is your "
            "Military against every world."
        ),
        N_("Explored worlds, unused colonists, credits and goods are worth no VP by themselves."),
        N_(
            "**Tiebreaker.** The tied player with the most credits and goods combined wins; stockpiled ones "
            "don't count. If there is still a tie, the tied players share the victory."
        ),
    ),
    page(
        "mistakes",
        N_("Common mistakes"),
        N_(
            "**Passing.** You must select an action tile on your turn. In [#settle]Settle[/] you may not "
            "pass either: gain colonists or settle."
        ),
        N_("**Using a new power right away.** It works from the [#powers]next action[/] on."),
        N_(
            "**Mixing Military and credits.** A military world is conquered. You may pay for it only with a "
            "[#special_settling]power[/] that says so."
        ),
        N_("**Forgetting colonists.** Even a conquered world needs its colonists."),
        N_(
            "**Counting explored worlds.** They have no keywords, powers or VP until they are settled, but "
            "they count for the [#explore]limit[/] of **9**."
        ),
        N_(
            "**Counting goods twice.** A power that pays for producing a good ignores a good that "
            "was already [#produce]on the colony[/]."
        ),
        N_(
            "**Keeping goods.** You must use every [#consume]Consume power[/] you can, unless it says “may”. "
            "You can't save goods that a power can consume."
        ),
        N_("**Trade powers without a sale.** They have no effect."),
        N_("**Stopping right away.** When [#end]game end[/] is triggered, players still finish the round."),
        N_(
            "**Checking colonists too early.** Only at the end of Settle do **4** or fewer colonists in the "
            "supply trigger game end."
        ),
        N_(
            "**Forgetting home.** Your home colony counts for the limits of **7** colonies and **9** worlds, "
            "and for scoring."
        ),
        N_("**Playing clockwise.** Players act in the order of the [#round]priority track[/]."),
    ),
)

TERMS = (
    Term(N_("action tile"), "round"),
    Term(N_("bag"), "explore"),
    Term(N_("bonus"), "round"),
    Term(N_("bonuses"), "scoring"),
    Term(N_("colonist"), "settle"),
    Term(N_("colony"), "explore"),
    Term(N_("conquer"), "settle"),
    Term(N_("Consume power"), "consume"),
    Term(N_("discount"), "powers"),
    Term(N_("explored world"), "explore"),
    Term(N_("goal stack"), "goals"),
    Term(N_("gray"), "goods"),
    Term(N_("home colony"), "setup"),
    Term(N_("keyword"), "goods"),
    Term(N_("kind"), "goods"),
    Term(N_("large development"), "develop"),
    Term(N_("Military"), "settle"),
    Term(N_("military world"), "settle"),
    Term(N_("power"), "powers"),
    Term(N_("printed cost"), "powers"),
    Term(N_("priority track"), "round"),
    Term(N_("production world"), "goods"),
    Term(N_("sell"), "trade"),
    Term(N_("small development"), "develop"),
    Term(N_("specialized Military"), "settle"),
    Term(N_("stockpile mat"), "stockpiles"),
    Term(N_("temporary Military"), "special_settling"),
    Term(N_("tiebreaker"), "scoring"),
    Term(N_("Trade powers"), "trade"),
    Term(N_("unused colonists"), "settle"),
    Term(N_("VP chips"), "scoring"),
    Term(N_("windfall world"), "goods"),
)
"""Index of the terms."""
