"""Pages of the rules: cards, developments, leaders, governments, conflicts and discarding."""

from galaxy_desktop.engine.help import CARD_GROUP, page
from galaxy_desktop.language import N_

CARD_PAGES = (
    page(
        "drawing",
        N_("Draw cards"),
        N_("Look at the top 2 cards of the deck. Then do one of these:"),
        N_("- Keep one, and put the other on the bottom of the deck."),
        N_("- Refuse both: put them on the bottom of the deck, then take the next card. You must keep it."),
        N_(
            "**Which deck:** a development card is a Commerce, Expansion or Progress card; a politics card "
            "is a leader, conflict or government card. Where a card names such a group, choose the deck "
            "before you draw."
        ),
        N_(
            "**At random:** shuffle the deck and take the top card. **From the whole deck:** choose any "
            "card, then shuffle the deck."
        ),
        N_(
            "You **gain** a card whenever it becomes yours: you draw it, take it or win it. The game has no "
            "discard pile; discarded and destroyed cards return to the bottom of their deck."
        ),
    ),
    page(
        "card_projects",
        N_("Card projects"),
        N_(
            "Your species card has card projects, and so do some governments. Complete one to "
            "[#drawing]draw[/] from the deck shown. If two decks are shown, draw twice, one after the other."
        ),
        CARD_GROUP,
        N_("**Example:** {card_1}. {text_1}"),
        N_("The cubes return to your bag, so you can complete the project again on later turns."),
    ),
    page(
        "developments",
        N_("Developments and agendas"),
        N_(
            "A development card (Commerce, Expansion or Progress) has no effect until you fill all its "
            "slots and **implement** it. You then have its [#symbols]symbols[/] and ability."
        ),
        CARD_GROUP,
        N_("**Example:** {card_1}. {text_1}"),
        N_(
            "**Politics card:** when you implement a development, draw a leader if it is your first "
            "implemented card of its type, a conflict for the second, and a government for the third."
        ),
        N_(
            "**Limit of 3:** you can have up to 3 implemented developments of one type. You may fill "
            "a fourth, but it has no effect until you lose one of the others; you then implement it "
            "with your next rewards."
        ),
        N_(
            "**Losing a cube:** if a development loses a cube, you lose its symbols and ability at "
            "once. Fill it again to implement it again and draw another politics card."
        ),
        N_("# Agendas"),
        N_(
            "The agenda of your species, or of a government, gives its symbols while all its slots "
            "are filled. If it loses a cube, you lose all its symbols. If you refill it, you gain "
            "them again with your rewards. You draw no card for an agenda."
        ),
    ),
    page(
        "leaders",
        N_("Leaders and governments"),
        N_(
            "**Covert operation:** when you complete it, its cubes return to your bag. Then "
            "**steal** 1 cube of the color shown from any opponent's project. You can always use it, "
            "whatever symbols you have."
        ),
        N_(
            "You can't steal black cubes or cubes on planets. From a route, you can steal only the "
            "cube farthest from its start. A stolen cube moves to your bag, even from a starred "
            "slot."
        ),
        CARD_GROUP,
        N_("**Example:** {card_1}. {text_1}"),
        N_(
            "**Leader abilities** work only while you have all the [#symbols]symbols[/] the leader "
            "needs. If it shows the same symbol twice, you need two of them. Without its symbols, a "
            "leader's ability has no effect."
        ),
        N_(
            "**Governments** need no symbols: their ability works while you have the card. Some have a "
            "second base project, a card project or an agenda."
        ),
        CARD_GROUP,
        N_("**Example:** {card_2}. {text_2}"),
        N_(
            "**Safe from:** “theft” means stealing; “spoils” means the cubes that the winner of a "
            "conflict takes; “returns” means opponents' effects that return your cubes; “objectives” "
            "means your cards at stake in a conflict."
        ),
        N_(
            "**Must or may:** you must carry out all effects of an ability, in order and as far as "
            "possible. You may skip only effects that say “optional”. With “choose one”, carry out "
            "exactly one."
        ),
    ),
    page(
        "conflicts",
        N_("Conflicts"),
        N_(
            "In phase 3, you may place any number of your conflict cards, each on a track between "
            "one of your systems and a neutral or opponent's system. Each track holds 1 conflict. "
            "Choose whether your side is red or blue: this decides which cubes each side needs and "
            "what is at stake."
        ),
        CARD_GROUP,
        N_("**Example:** {card_1}. {text_1}"),
        N_(
            "Cubes of your route on that track return to your bag. A conflict on the map doesn't "
            "count toward your card limit."
        ),
        N_(
            "**Fill your side:** from the next turn on, the players on both sides may allocate cubes to "
            "their side. Your side is a project: it can be stolen from, and you can cancel it with a black "
            "cube, which returns only your cubes. Against a neutral system, only you have a side."
        ),
        N_(
            "**Advantage:** while one side has more cubes, its player has the [#symbols]symbol[/] of "
            "the card. In a tie, no one has it. Against a neutral system, 1 cube is enough."
        ),
        N_("The first player to fill their side [#winning_conflicts]wins[/]."),
    ),
    page(
        "winning_conflicts",
        N_("Win a conflict"),
        N_("If your side is full when you take your rewards, you win the conflict:"),
        N_(
            "1. Remove all cubes from the card. They return to their owners' bags; those in starred "
            "slots move to the reserve."
        ),
        N_("2. You take the conflict card. You may place it again."),
        N_(
            "3. **Spoils:** take as many cubes as the card shows, or as many as possible, from the "
            "loser's projects, but no black cubes and none from planets or conflicts. They move to "
            "your bag, even from starred slots."
        ),
        N_(
            "4. **Objective:** you gain what the losing side has at stake. Either you capture the loser's "
            "system in this conflict, or you take or destroy one of the loser's cards of the type shown."
        ),
        N_(
            "**Capture:** the loser removes all bases from the system and all routes there. You may place a "
            "base there, and draw a leader for it. If you don't, the system is neutral."
        ),
        N_(
            "**Take or destroy a card:** you choose the card. Its cubes return to the loser's bag; "
            "those in starred slots move to the reserve. If a conflict card is at stake, you may also choose "
            "one on the map that involves the loser; it is then canceled. If no card fits, nothing happens."
        ),
        N_(
            "**Against a neutral system:** you take the card, may place a base in the system, and gain "
            "cubes of any colors except black from the reserve instead of spoils. No cards are taken or "
            "destroyed."
        ),
    ),
    page(
        "ending_conflicts",
        N_("Canceled conflicts"),
        N_("A conflict ends without a winner if:"),
        N_("- an ability cancels it,"),
        N_("- one of its systems is claimed, changes its owner or becomes neutral,"),
        N_("- the players on both sides agree to a truce,"),
        N_("- a black hole covers its neutral system,"),
        N_("- it is the objective of another conflict."),
        N_(
            "All its cubes return to their owners' bags; those in starred slots move to the reserve. "
            "No one is rewarded."
        ),
        N_(
            "**The card** moves to the player on the red side. Against a neutral system, it returns to "
            "the bottom of its deck, but after a black hole it returns to the player who placed it. "
            "As an objective, it moves to the winner; if destroyed, it returns to the bottom of its deck."
        ),
        N_(
            "**Truce:** in phase 3 of your turn, you may offer a truce once per turn in each of your "
            "conflicts against another player. That player agrees or keeps fighting."
        ),
    ),
    page(
        "discarding",
        N_("Discard and use cards"),
        N_(
            "In phase 3, you may discard any of your cards except your species, with or without a "
            "discard icon {discard_for_effect}. Its cubes return to your bag; those in starred slots move "
            "to the reserve. A constructed base on it returns to your supply. The card returns to the bottom "
            "of its deck."
        ),
        N_(
            "**Discard ability:** text after “Discard this card” works only if you discard the "
            "card yourself in this phase. You must also be able to use it then: a leader needs its "
            "symbols, and a development must be implemented."
        ),
        N_("**Cubes:** at the end of the phase, you gain cubes of any colors except black from the reserve:"),
        N_("- 1 card discarded: 1 cube"),
        N_("- 2 cards discarded: 3 cubes"),
        N_("- 3 or more cards discarded: 5 cubes"),
        N_(
            "The program skips this phase for you if you could only discard cards without a working "
            "ability, or offer a truce while you need fewer cubes than your opponent. It still asks if you "
            "are over the card limit or have too few cubes for your next turn. To be asked every turn, turn "
            "on “Ask about rarely used steps” in Settings."
        ),
        N_(
            "**Card limit:** at the end of the phase, you may have no more than 7 cards, including "
            "your species; some abilities raise this limit. Conflicts on the map don't count. You "
            "must discard cards or place conflicts until you are within the limit. These discards "
            "also give cubes, and their abilities work."
        ),
    ),
)
