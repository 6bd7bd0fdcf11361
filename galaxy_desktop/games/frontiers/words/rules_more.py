"""Last pages of the rules: odd tiles, goals, the end, questions."""

from galaxy_desktop.language import gettext as _

Page = tuple[str, str]


def more_pages() -> tuple[Page, ...]:
    """Return the pages after those on the actions, as pairs of title and text."""
    return (_any_kind(), _goals(), _stockpiles(), _end(), _scoring(), _questions())


def _any_kind() -> Page:
    return (
        _("Alien Oort Cloud Factory"),
        _(
            "Its owner sets its kind, anew in each action where that matters: when it is settled (which "
            "decides its discounts and its good) and in Produce. A good that lies there keeps the kind it "
            "was made with. It can be consumed, but never sold.\n"
            "Terraforming Engineers can put it in the place of a colony of any kind but gray, and replace "
            "it likewise.\n"
            "For scoring it counts as the kind that is worth most to its owner. Where another player keeps a "
            "goal face down and no kind is best in any case, the owner chooses before that is turned up."
        ),
    )


def _goals() -> Page:
    return (
        _("Goals"),
        _(
            "A game with goals has **Chart Galactic Goals**: its selector moves **one** space forward on the "
            "track, gains **$1** and looks at the top **three** goals. One is kept face down, the others go "
            "under the stack in any order. A goal that lay face down before, whoever holds it, is turned "
            "up.\n"
            "At the end **every** goal that was kept scores for **everybody**; goals of the stack do not "
            "count. Some count how many of the listed things you have at all; others count how many you "
            "have."
        ),
    )


def _stockpiles() -> Page:
    return (
        _("Stockpiles"),
        _(
            "Three goals count what lies on your stockpile mat. Only while such a goal lies **face up** may "
            "everybody add to it, and nothing ever comes back:\n"
            "**Stockpile Resources:** after Produce any of your goods, **6** in all. They are then missing "
            "in the supply.\n"
            "**Exploration:** after Explore or Settle one world that you give up over the limit of nine, "
            "**4** in all.\n"
            "**Tax on Trade:** some or all credits of a sale you have just made, **7** in all.\n"
            "**Turning it up:** after any player has selected an action tile, and before anyone acts, the "
            "player who keeps such a goal face down may turn it up. So that no one is interrupted, that "
            "player says on each of their own turns, unseen, which actions turn it up. The order holds for "
            "every player's selections until it is changed.\n"
            "With the choice “asking at every selection”, there are no orders: each time an action tile is "
            "selected, the player with a face-down goal is asked, whichever goal it is."
        ),
    )


def _end() -> Page:
    return (
        _("End of the game"),
        _(
            "The game ends with the round in which\n"
            "developments cover more than **10** spaces of a mat, or\n"
            "somebody has more than **7** colonies, or\n"
            "**4** or fewer colonists are left after a Settle (looked at then only), or\n"
            "the common supply of VP chips is used up.\n"
            "That round is always played to its end."
        ),
    )


def _scoring() -> Page:
    return (
        _("Scoring"),
        _(
            "Your points {points} are your VP chips, the printed points of your developments and colonies, "
            "what your tiles with a “?” count, and the goals.\n"
            "In a “?” a tile counts **once**, for the first line that fits it. Another “?” may count it "
            "again. A “?” may count its own tile. Military there is what counts against every world.\n"
            "Explored worlds, colonists, credits and goods are worth nothing by themselves.\n"
            "**Tie:** more credits and goods in the empire together; what is stockpiled does not count. "
            "Still equal: the victory is shared."
        ),
    )


def _questions() -> Page:
    return (
        _("Common questions"),
        _(
            "**May I pass when I select?** No; one of the tiles is always taken.\n"
            "**Does a development bought now make the next one cheaper?** From the next action on.\n"
            "**Can I use the colonist of the Settle bonus at once?** Yes.\n"
            "**Must I settle if I can?** No, you may gain colonists.\n"
            "**Do I have to consume?** Every power that can be fed is used, unless it says “you may”.\n"
            "**Can I pay a military world with credits?** Only by a power that says so.\n"
            "**What is hidden?** Only the order of the bag, the stack of goals and a goal face down."
        ),
    )
