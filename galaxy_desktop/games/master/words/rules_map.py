"""Pages of the rules: planets, routes, bases, symbols and black holes."""

from galaxy_desktop.engine.help import page
from galaxy_desktop.language import N_

MAP = (
    page(
        "planets",
        N_("Settle planets"),
        N_(
            "Each system has 1 to 3 planets. Place a cube of any color except black on an empty "
            "planet of a system where you have a base."
        ),
        N_(
            "**Reward:** gain 3 cubes of the color you used if it is the color of the system, or 2 "
            "cubes of that color if it isn't. They move from the reserve to your bag."
        ),
        N_(
            "Each planet is settled only once, and its cube can't be removed. Only a "
            "[#black_holes]black hole[/] clears planets. A new owner of a system may settle its "
            "empty planets."
        ),
    ),
    page(
        "routes",
        N_("Routes"),
        N_(
            "A route fills the track between two systems. It starts at one of your systems and leads to a "
            "neutral system or to another of your own, never to an opponent's system."
        ),
        N_(
            "**Color:** all cubes of a route have the same color, that of either of the two systems. "
            "The first cube decides which. Fill the slots in order, starting next to your own "
            "system. If cubes must be removed, the farthest is removed first."
        ),
        N_(
            "**Complete:** once the last slot is filled, the route lets you [#bases]place bases[/]. "
            "Its cubes remain until you [#projects]cancel[/] or lose it."
        ),
        N_(
            "**Competing routes:** several players may have routes to the same neutral system, on "
            "different tracks. The first player to place a base there keeps their routes. Each other "
            "player's cubes on routes to that system return to their bag, whether the routes are "
            "complete or not."
        ),
        N_("**Losing a system:** all cubes on your routes to and from it return to your bag."),
        N_(
            "**Conflicts:** while you are in a [#conflicts]conflict[/] over a neutral system, you "
            "can't start or extend a route to it on any track. A route you completed earlier on "
            "another track still works."
        ),
    ),
    page(
        "bases",
        N_("Bases"),
        N_(
            "**Construct:** complete the base project of your species card; some governments also "
            "have one. The cubes return to your bag, and 1 of your unused bases is placed on the "
            "card as a constructed base. Each card holds only 1. If one is already there when you "
            "take the reward, you construct no base, so place it first."
        ),
        N_("# Place a base"),
        N_("While you take [#rewards]rewards[/], you may place constructed bases:"),
        N_(
            "- **First base:** in a neutral system at the end of your complete [#routes]route[/]. If you "
            "hold no system at all, in any neutral system."
        ),
        N_(
            "- **Second or third base:** in a system you hold, if one of your complete routes "
            "connects it to another of your systems or to a neutral one. A system holds no more "
            "bases than it has planets, settled or not."
        ),
        N_(
            "**Draw a card at once:** a leader for your first base in the system, a conflict for the "
            "second, or a government for the third."
        ),
        N_(
            "A base placed by an ability or by winning a conflict needs no route and comes from your unused "
            "bases. Only if none is left do you use a constructed one."
        ),
        N_(
            "**Losing a system:** all your bases there return to your supply of unused bases. Your routes "
            "there are removed, and conflicts there are [#ending_conflicts]canceled[/]. Cubes on its "
            "planets remain."
        ),
    ),
    page(
        "symbols",
        N_("Supremacy symbols"),
        N_(
            "There are 5 kinds of supremacy symbols: cultural {cultural}, economic {economic}, "
            "diplomatic {diplomatic}, scientific {scientific} and military {swords}. With 5 "
            "identical symbols, you win the game. You have a symbol for each of these:"
        ),
        N_("- **Blue line:** the symbol of your starting system, as long as you hold it."),
        N_("- **Green arrow:** you have bases in both linked systems."),
        N_(
            "- **Red arrow:** you have bases in exactly one of the two linked systems. The other may "
            "be neutral, a black hole or another player's; if it is another player's, you both have "
            "the symbol."
        ),
        N_("- **[#developments]Developments and agendas[/]:** the symbols on them while they work."),
        N_("- **[#conflicts]Conflicts[/]:** you have more cubes on your side than the other side has."),
        N_(
            "[#leaders]Leaders[/] give no symbols, but need them for their abilities. Symbols aren't "
            "used up: several leaders can use the same one."
        ),
    ),
    page(
        "black_holes",
        N_("Black holes"),
        N_(
            "Nothing can be placed in a system covered by a black hole {black_hole} or on its tracks: no "
            "bases, cubes, routes or conflicts."
        ),
        N_(
            "Some cards place a black hole on a neutral system that isn't a starting system, if one "
            "of the 9 black-hole tokens is left. Cubes on its planets move to the reserve, cubes on "
            "routes there return to their owners' bags, and conflicts there are "
            "[#ending_conflicts]canceled[/]."
        ),
        N_(
            "A card can also remove a black hole, but not from a starting system. The system is neutral "
            "again, with empty planets."
        ),
        N_(
            "A covered system gives no blue or green [#symbols]symbols[/]. A red symbol counts for the "
            "player who holds the other linked system."
        ),
    ),
)
