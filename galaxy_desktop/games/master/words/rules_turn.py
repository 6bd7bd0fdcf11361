"""Pages of the rules: the first game, setup, the turn, cubes and projects."""

from galaxy_desktop.engine.help import page
from galaxy_desktop.language import N_

BEGINNING = (
    page(
        "first_game",
        N_("Your first game in two minutes"),
        N_(
            "You lead one of 9 species. Each turn, you draw **3 cubes** from your [#resources]bag[/] "
            "and place them on [#projects]projects[/]: planets, routes, bases, cards and conflicts. "
            "Complete projects give [#rewards]rewards[/]."
        ),
        N_(
            "**You win at once** when all 9 of your bases {base} are on the map, when you have 5 "
            "identical [#symbols]supremacy symbols[/], or when you hold 2 [#end]starting systems[/]."
        ),
        N_(
            "**What to click:** click a cube, then its place, or drag it there. Click **Done**, take "
            "your rewards and [#bases]place bases[/]. Then [#discarding]use cards[/] or click **End "
            "turn** (P). Enter never ends your turn or returns cubes that you can still place."
        ),
        N_(
            "**Tip:** start by settling the 3 planets of your starting system. For a cube of the "
            "system's color, you gain 3 more of that color."
        ),
        N_(
            "**Tip:** complete a [#bases]base project[/] and a [#routes]route[/] at about the same "
            "time. You draw a [#leaders]leader[/] for your first base in a new system."
        ),
        N_("Look up any term in the [#index]index[/]."),
    ),
    page(
        "goal",
        N_("Goal of the game"),
        N_("The first player to achieve any 1 of these 3 victories wins, and the game ends at once:"),
        N_("- **Expansion:** all 9 of the player's bases {base} are on the map."),
        N_("- **Domination:** the player has 5 identical [#symbols]supremacy symbols[/]."),
        N_("- **Conquest:** the player holds 2 starting systems {start} at the same time."),
        N_("A [#bases]constructed base[/] that is still on a card isn't on the map and doesn't count."),
    ),
    page(
        "setup",
        N_("Setup"),
        N_(
            "Each player starts with 9 bases and a bag of 25 cubes, 5 of each color. All other cubes "
            "are the **reserve**. The 7 decks are shuffled."
        ),
        N_(
            "**Starting systems:** the first player draws a cube that isn't black, starts in the "
            "corner of that color, and returns the cube. With 2 players, the second starts in the "
            "opposite corner. With 3 players, the second starts in the next corner clockwise, and "
            "the third chooses 1 of the 2 remaining corners. With 4 players, each starts in the next "
            "corner clockwise. Each player places 1 base in their starting system and draws no card "
            "for it."
        ),
        N_(
            "**Empty corners:** [#black_holes]black holes[/] {black_hole} cover each corner where no one "
            "starts and the 2 systems closest to it."
        ),
        N_(
            "**Species:** in turn order, each player [#drawing]draws[/] a species card. Then all "
            "other decks are turned face up. There are no hands: all cards are face up in front of "
            "their owners."
        ),
        N_("# Draft"),
        N_(
            "For experienced players. Reveal 2 more species than there are players. In turn order, "
            "each player takes one. Then, in reverse order, each player chooses any free starting "
            "system."
        ),
    ),
    page(
        "turn",
        N_("Your turn"),
        N_("A turn has 3 phases. Then the player to your left takes a turn."),
        N_("1. **Gain resources:** draw 3 cubes from your bag, or all of them if fewer are left."),
        N_(
            "2. **Allocate resources:** place the cubes on your [#projects]projects[/]. Cubes you "
            "don't use return to your bag. Then you must take the [#rewards]rewards[/] of complete "
            "projects. You may also [#bases]place constructed bases[/]."
        ),
        N_(
            "3. **Use cards:** you may [#conflicts]start conflicts[/], offer truces and "
            "[#discarding]discard cards[/]. At the end of this phase, you may have no more than 7 "
            "cards, including your species."
        ),
        N_(
            "**Adventurer rule:** if your bag is empty at the start of your turn, you gain a random "
            "leader, and all black cubes on your projects return to your bag. Then you continue your "
            "turn."
        ),
        N_("# Order at the start and at the end"),
        N_(
            "**Start:** first the adventurer rule, then abilities that apply at the start of your "
            "turn, then you draw cubes. **End:** first abilities that apply at the end of your turn, "
            "then the card limit, and last the cubes you gain for discarded cards."
        ),
    ),
    page(
        "resources",
        N_("Resources, bag and reserve"),
        N_("Each cube is one resource. There are 45 of each color but only 20 black ones."),
        N_("- {cube:red} **Red:** military resources, needed mainly in conflicts."),
        N_("- {cube:blue} **Blue:** scientific resources."),
        N_("- {cube:yellow} **Yellow:** economic resources."),
        N_("- {cube:white} **White:** industrial resources."),
        N_(
            "- {cube:black} **Black:** administrative resources. A black cube can [#projects]cancel a "
            "project[/]. It never settles a planet or builds a route."
        ),
        N_(
            "**Your bag** holds the cubes you can draw. You may look inside at any time (B). You gain cubes "
            "by [#planets]settling planets[/], by [#discarding]discarding cards[/], by "
            "[#leaders]stealing[/], by winning [#winning_conflicts]conflicts[/] and by abilities."
        ),
        N_(
            "**The reserve** supplies the cubes you gain. If it has too few, you gain as many as it "
            "has. You can never gain black cubes from the reserve or steal them."
        ),
    ),
)

PROJECTS = (
    page(
        "projects",
        N_("Projects"),
        N_(
            "A project has slots. Each slot takes one cube of its color. The project is complete once all "
            "its slots are filled."
        ),
        N_(
            "You may work on any number of projects over several turns, but may place only cubes you "
            "drew this turn. Fill slots in any order, except those of [#routes]routes[/]. You can't "
            "fill opponents' projects."
        ),
        N_(
            "**Kinds of projects:** [#planets]planets[/] and [#routes]routes[/] on the map, [#bases]base "
            "projects[/] and [#card_projects]card projects[/], [#developments]developments and agendas[/], "
            "[#leaders]covert operations[/], and your side of a [#conflicts]conflict[/]."
        ),
        N_("# Cancel a project"),
        N_(
            "Use a black cube {cube:black} from your hand to cancel one of your projects, complete or not. "
            "The black cube and all cubes of the project return to your bag; you can't use them this turn. "
            "A canceled development or agenda stops working. A constructed base on the card remains. "
            "Settled planets can't be canceled."
        ),
        N_("# Starred slots"),
        N_(
            "A cube in a slot with a star is an **irretrievable loss**: when it is removed, it moves "
            "to the reserve instead of your bag. Exceptions: an opponent who steals it or takes it "
            "as spoils puts it in their own bag, and the adventurer rule returns black cubes from "
            "starred slots to your bag."
        ),
    ),
    page(
        "rewards",
        N_("Rewards"),
        N_(
            "Once all your cubes are placed or returned, you must take the rewards of all complete "
            "projects, in any order. Before, between and after them, you may [#bases]place "
            "constructed bases[/]."
        ),
        N_("- **Planet:** gain cubes. The cube remains on the planet."),
        N_("- **Route:** lets you place a base. The cubes remain on the track."),
        N_("- **Base project:** construct a base. The cubes return to your bag."),
        N_("- **Card project:** draw the cards shown. The cubes return to your bag."),
        N_("- **Development:** gain its symbols and ability, and draw a politics card. The cubes remain."),
        N_("- **Agenda:** gain its symbols. The cubes remain."),
        N_("- **Covert operation:** steal 1 cube. The cubes you used return to your bag first."),
        N_(
            "- **Conflict:** take the rewards of [#winning_conflicts]winning[/]. The cubes of both sides "
            "are removed."
        ),
        N_(
            "Cubes that return from [#projects]starred slots[/] move to the reserve. One reward can "
            "complete another project or remove cubes from it. A project that is no longer complete "
            "when you would take its reward gives none."
        ),
    ),
)
