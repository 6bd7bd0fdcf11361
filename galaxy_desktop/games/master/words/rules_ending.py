"""Pages of the rules: turns gained and skipped, the end of the game, common mistakes; the index of terms."""

from galaxy_desktop.engine.help import Term, page
from galaxy_desktop.language import N_

ENDING = (
    page(
        "extra_turns",
        N_("Extra and skipped turns"),
        N_(
            "**Extra turns:** you take them right after the current turn, up to 2 in a row. Any more "
            "are lost."
        ),
        N_(
            "**Skipped turns:** for each turn you must skip, place a black-hole token {black_hole} "
            "on your species card, if one is left. When your turn would start, you instead remove 1 "
            "token, and the player to your left takes a turn. This also applies to an extra turn; "
            "any further extra turns are then lost."
        ),
    ),
    page(
        "end",
        N_("Game end"),
        N_(
            "The game ends the moment a player has all 9 bases on the map, 5 identical symbols, or 2 "
            "starting systems, even in the middle of a phase and even on another player's turn."
        ),
        N_(
            "**Tiebreaker:** if several players achieve a victory at the same moment, the player "
            "whose turn it is wins, or else the next of them clockwise."
        ),
        N_(
            "**Starting systems:** a second one counts whether you captured it or placed a base in "
            "it while it was neutral. An empty corner is covered by a black hole and can't be "
            "claimed."
        ),
        N_(
            "**Draw:** if no one has placed a cube for 3 turns each, or after 100 turns each, you "
            "may offer a draw in phase 3 of your turn. The game ends only if all opponents agree."
        ),
    ),
    page(
        "mistakes",
        N_("Common mistakes"),
        N_("- **A constructed base isn't on the map.** It counts and draws a card only once you place it."),
        N_(
            "- **Second and third bases need a route.** Even in a system you hold, you need a "
            "complete route that connects it to another system, unless a card says otherwise."
        ),
        N_("- **Planets limit the bases in a system.** A system with 1 planet never holds a second base."),
        N_(
            "- **You need a black cube to cancel a project.** Otherwise, cubes from earlier turns "
            "remain unless a card or an opponent removes them. Cubes on settled planets never return."
        ),
        N_("- **You can't use canceled cubes this turn.** They return to your bag, not to your hand."),
        N_(
            "- **A red arrow needs bases at exactly one end.** With bases in both linked systems, "
            "you lose the symbol."
        ),
        N_("- **A tie gives no symbol.** In a conflict, you need more cubes than the other side."),
        N_("- **Leaders need symbols but give none.** The symbols are never used up."),
        N_(
            "- **A discard ability works only in your own phase 3.** It has no effect if you lose "
            "the card in any other way."
        ),
        N_(
            "- **Covert operations need no symbols.** You can use them even if the leader's ability doesn't "
            "work."
        ),
        N_(
            "- **You can't fill a conflict on the turn you place it.** Cubes are allocated before cards are "
            "used."
        ),
        N_(
            "- **You can start a conflict without a constructed base.** If you win the system, you "
            "may place one of your unused bases there."
        ),
        N_(
            "- **The card limit of 7 includes your species.** It is checked only at the end of your own turn."
        ),
        N_(
            "- **You never gain black cubes.** They can't be gained from the reserve, stolen or "
            "taken as spoils."
        ),
    ),
)

TERMS = (
    Term(N_("administrative resources"), "resources"),
    Term(N_("advantage"), "conflicts"),
    Term(N_("adventurer rule"), "turn"),
    Term(N_("agenda"), "developments"),
    Term(N_("bag"), "resources"),
    Term(N_("base project"), "bases"),
    Term(N_("black cube"), "projects"),
    Term(N_("black hole"), "black_holes"),
    Term(N_("cancel a project"), "projects"),
    Term(N_("capture"), "winning_conflicts"),
    Term(N_("card limit"), "discarding"),
    Term(N_("card project"), "card_projects"),
    Term(N_("conflict"), "conflicts"),
    Term(N_("conquest"), "goal"),
    Term(N_("constructed base"), "bases"),
    Term(N_("covert operation"), "leaders"),
    Term(N_("deck"), "drawing"),
    Term(N_("development"), "developments"),
    Term(N_("discard ability"), "discarding"),
    Term(N_("domination"), "goal"),
    Term(N_("draft"), "setup"),
    Term(N_("expansion"), "goal"),
    Term(N_("extra turn"), "extra_turns"),
    Term(N_("gain a card"), "drawing"),
    Term(N_("government"), "leaders"),
    Term(N_("implement"), "developments"),
    Term(N_("irretrievable loss"), "projects"),
    Term(N_("leader"), "leaders"),
    Term(N_("neutral system"), "routes"),
    Term(N_("objective"), "winning_conflicts"),
    Term(N_("offer a draw"), "end"),
    Term(N_("planet"), "planets"),
    Term(N_("politics card"), "drawing"),
    Term(N_("project"), "projects"),
    Term(N_("reserve"), "resources"),
    Term(N_("reward"), "rewards"),
    Term(N_("route"), "routes"),
    Term(N_("skipped turn"), "extra_turns"),
    Term(N_("species"), "setup"),
    Term(N_("spoils"), "winning_conflicts"),
    Term(N_("starred slot"), "projects"),
    Term(N_("starting system"), "setup"),
    Term(N_("steal"), "leaders"),
    Term(N_("supremacy symbol"), "symbols"),
    Term(N_("truce"), "ending_conflicts"),
)
"""Index of the terms."""
