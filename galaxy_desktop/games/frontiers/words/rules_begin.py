"""Pages of the rules: the first game, setup, rounds and powers."""

from galaxy_desktop.engine.help import page
from galaxy_desktop.language import N_

PAGES = (
    page(
        "first_game",
        N_("Your first game in two minutes"),
        N_(
            "**Goal:** build the space empire with the most VP {points}. [#explore]Explore[/] worlds, "
            "[#settle]settle[/] them, buy [#develop]developments[/] and turn [#goods]goods[/] into credits "
            "and VP."
        ),
        N_(
            "**Each round,** players select [#round]action tiles[/] in turn: one each, or two each "
            "with 2 players. Everyone does each action, starting with the player who "
            "selected it. Only that player gets the tile's bonus."
        ),
        N_(
            "**What to click:** an action tile, then the main button to confirm. When you're asked for a "
            "world, a development or a good, click a highlighted one. Hover over anything for details."
        ),
        N_(
            "**How it ends:** when a player exceeds the limit of colonies or developments, the VP "
            "chips run out or the colonists run low, the round is [#end]played to its end[/]. Then the "
            "game is [#scoring]scored[/]."
        ),
        N_("# Two tips"),
        N_(
            "- Start with Explore and Settle: colonies produce goods, and goods earn credits and VP. You "
            "need colonists {colonist} as well as credits or Military."
        ),
        N_(
            "- Select actions that help you more than your opponents, since everyone does them. See also "
            "[#mistakes]Common mistakes[/]."
        ),
    ),
    page(
        "setup",
        N_("Setup"),
        N_(
            "**Priority track.** The players' disks are placed in random order. With 2 players, each player "
            "has two disks, and the second pair follows in the same order."
        ),
        N_(
            "**Credits.** Each player begins with **$3**. The last player in order begins with **$1** more; "
            "with 4–5 players, the second-to-last player does too."
        ),
        N_(
            "**Supplies.** There are **12** VP chips and **12** colonists {colonist} per player. All **60** "
            "worlds are in the bag."
        ),
        N_(
            "**Empire mat.** Each player is dealt a mat with a **home colony** on each side. Each home "
            "colony starts with **1** colonist from the supply. A [#goods]windfall[/] home colony also "
            "receives a good."
        ),
        N_(
            "**Developments.** Each small stack has **1** tile with 2 players, **2** with 3–4 players and "
            "**3** with 5 players. There is **1** tile of each large development."
        ),
        N_("**First game.** All mats and all developments show their white sides."),
        N_(
            "**Standard.** A coin flip decides the side of each development that has two. Then, in player "
            "order, each player chooses one of the home colonies on the 2 sides of their mat."
        ),
        N_(
            "**With goals.** Chart Galactic Goals replaces Retreat into Isolation, and each player gets a "
            "stockpile mat. See [#goals]Goals[/]."
        ),
    ),
    page(
        "round",
        N_("A round"),
        N_(
            "**Select.** In the order of the disks on the **priority track**, the owner of each disk selects "
            "an **action tile**. You must select a tile that hasn't been selected this round."
        ),
        N_(
            "**Act.** Each player does the action once: first the selecting player, then the other "
            "players in the order of the track, wrapping around to its start. Only the selecting player "
            "gets the **bonus**."
        ),
        N_(
            "**End of round.** The round ends when each disk has selected: after **4** actions with 2 "
            "players, otherwise after one action per player. If no one selected [#produce]Produce[/], add "
            "**$1** to its tile. Then all tiles can be selected again."
        ),
        N_(
            "**Priority.** The order of the disks carries over to the next round. Only "
            "[#bonus_tiles]Send Diplomatic Envoys[/] and [#goals]Chart Galactic Goals[/] change it, and the "
            "new order applies right away."
        ),
        N_(
            "**Open and hidden.** Credits, VP chips and explored worlds are open to all players. The bag, "
            "the goal stack and a face-down goal are hidden."
        ),
        N_(
            "**Limits.** Credits are unlimited; colonists, goods and tiles are not. Players may not give "
            "anything to each other."
        ),
    ),
    page(
        "powers",
        N_("Powers"),
        N_("**Action.** Each power names the action that it modifies. It works only in that action."),
        N_(
            "**New tiles.** A power can't be used in the action in which its tile is placed. It works from "
            "the next action on."
        ),
        N_("**May and must.** You must use a power whenever it applies, unless it says “may”."),
        N_(
            "**Cumulative.** Powers add up, but no cost is ever below **$0**. A power changes only what it "
            "names: with a discount, a world still needs its colonists."
        ),
        N_(
            "**Triggers.** Some powers work when something happens, such as settling a world. If it happens "
            "twice in an action, they work twice. If it doesn't happen, they have no effect."
        ),
        N_("**Printed cost.** The cost on the tile, before any discount. Some powers refer to it."),
        N_("**Home colony.** It is a colony for all rules and powers."),
        N_(
            "**Tile values.** The rulebook doesn't print all tiles, so the values of some tiles are "
            "partly our own design. Hover over a tile to see whether its values are as published."
        ),
    ),
)
