"""Pages of the rules about the start of a game, its rounds and its deck."""

from galaxy_desktop.engine.help import page
from galaxy_desktop.language import N_

FIRST_GAME = page(
    "first_game",
    N_("Your first game in two minutes"),
    N_("**Goal:** build the space empire worth the most [#scoring]victory points[/] {points}."),
    N_(
        "**Cards are everything:** worlds and developments to place, money to pay for them "
        "and [#goods]goods[/] on worlds."
    ),
    N_(
        "**Each [#round]round[/]** you secretly choose one action. Every chosen phase happens once for "
        "everyone; only players who chose it get its bonus."
    ),
    N_("- {phase:I} [#explore]Explore[/]: look at cards and keep one."),
    N_("- {phase:II} [#develop]Develop[/]: place a development."),
    N_("- {phase:III} [#settle]Settle[/]: place a world."),
    N_("- {phase:IV} [#consume]Consume[/]: turn goods into VP and cards."),
    N_("- {phase:V} [#produce]Produce[/]: produce goods on your worlds."),
    N_(
        "**What to click:** a highlighted card or choice, then the main button. Hover over anything for "
        "details. Press H for a hint."
    ),
    N_(
        "**How it ends:** a round that ends with 12 or more cards in a tableau, or with no VP chips left, "
        "is the last."
    ),
    N_(
        "**Two tips:** if you are short of cards, produce a good and sell it with [#trade]Consume: Trade[/]. "
        "Don't choose a phase that an opponent will surely choose, unless you need its bonus."
    ),
)

GOAL = page(
    "goal",
    N_("Goal of the game"),
    N_(
        "Each player builds an empire of worlds and developments, face up in their own **tableau**. "
        "The player with the most victory points {points} at [#scoring]game end[/] wins."
    ),
    N_("# Three uses of a card"),
    N_("- **To place:** a card in your hand is a [#settle]world[/] or a [#develop]development[/]."),
    N_("- **Money:** you pay a cost of 3 by discarding 3 other cards from your hand."),
    N_("- **A good:** a cube on a world is a [#goods]good[/] to sell or consume."),
    N_("# No turns"),
    N_(
        "All players play each phase at the same time. A phase happens only if at least one player chose "
        "it, so try to predict your opponents' choices and use the phases they choose."
    ),
)

SETUP = page(
    "setup",
    N_("Setup"),
    N_(
        "Each player gets a **start world**, face up in their tableau, and draws **6** cards, then discards "
        "**2** of them face down. A windfall start world receives a [#goods]good[/]; any other starts "
        "without one."
    ),
    N_("The pool has **12** VP chips for each player."),
    N_(
        "Start worlds not dealt to a player are shuffled into the deck. They can be settled like any "
        "other world."
    ),
    N_("# Options"),
    N_(
        "- **First game:** start worlds 1 and 2 are dealt to 2 players, 1–3 to 3 players and 1–4 to 4 "
        "players. Each comes with its own preset hand of **4** cards, so no player discards."
    ),
    N_(
        "- **Choose your start world:** each player is dealt an odd-numbered start world, an even-numbered "
        "one and **6** cards. They keep one world and **4** cards, and all reveal their worlds together. "
        "With 3 or 4 players, this option needs the New Worlds."
    ),
    N_("- **New Worlds:** 6 more start worlds, numbered −1 to −6."),
    N_("- **First edition:** 5 cards differ, and there are only the 5 original start worlds."),
    N_("- **Two actions:** a [#two_actions]variant[/] for two experienced players."),
    N_("# Player order"),
    N_(
        "Player order matters only in rare cases, such as when the deck runs out. It follows the seats, "
        "beginning with the owner of the lowest-numbered start world."
    ),
)

ROUND = page(
    "round",
    N_("A round"),
    N_(
        "1. **Choose an action.** Each player secretly chooses one of seven actions. Then all players "
        "reveal them."
    ),
    N_(
        "2. **Play the phases.** Each phase that at least one player chose happens **once**, for **all** "
        "players, in this order: {phase:I} [#explore]Explore[/], {phase:II} [#develop]Develop[/], "
        "{phase:III} [#settle]Settle[/], {phase:IV} [#consume]Consume[/], {phase:V} [#produce]Produce[/]. "
        "All other phases are skipped."
    ),
    N_(
        "3. **Hand limit.** Each player with more than **10** cards in hand discards down to 10. During "
        "the round a hand can be any size."
    ),
    N_(
        "4. **Check for game end.** If a player has **12** or more cards in their tableau, or the pool of "
        "VP chips is empty, the [#scoring]game is over[/]. Otherwise the next round begins."
    ),
    N_("# Actions and bonuses"),
    N_(
        "Each player who chose a phase gets its **bonus** in it. If several players chose the same phase, "
        "it still happens only once, and each of them gets the bonus."
    ),
    N_("- **Explore: +5:** look at 5 more cards."),
    N_("- **Explore: +1, +1:** look at 1 more card and keep 1 more."),
    N_("- **Develop:** your development costs 1 less."),
    N_("- **Settle:** draw 1 card after you place a world."),
    N_("- **Consume: Trade:** sell a good first."),
    N_("- **Consume: 2× VP:** double VP chips for the goods you consume."),
    N_("- **Produce:** produce a good on one of your empty windfall worlds."),
    N_("You may choose the same action again next round."),
)

TWO_ACTIONS = page(
    "two_actions",
    N_("Two players, two actions"),
    N_(
        "In this variant for two experienced players, each player chooses **two** of nine actions a round: "
        "the usual seven, a second Develop and a second Settle. A second Develop or Settle can be chosen "
        "only together with the first."
    ),
    N_(
        "Each phase still happens once, with one exception: if a player chose **both** Develop actions, or "
        "**both** Settle actions, two such phases happen, one after the other. Both players may place a "
        "card in each of them."
    ),
    N_(
        "- **Bonus:** a player who chose both gets the bonus in both phases. An opponent who chose one of "
        "the two gets it in the first phase only."
    ),
    N_("- **Powers:** those of a card placed in the first phase work in the second."),
    N_("- **Both Explore actions:** look at 8 cards and keep 2, plus your [#explore]powers[/]."),
    N_("- **Both Consume actions:** [#trade]sell[/] one good, then [#consume]consume[/] for double VP."),
)

DECK = page(
    "deck",
    N_("Deck and hidden cards"),
    N_(
        "{deck} As soon as the last card of the deck is drawn, the discard pile is shuffled to form a new "
        "deck. If both are empty, players draw no cards and worlds receive no goods."
    ),
    N_(
        "Cards are discarded face down. You know only the cards you discarded yourself, and those "
        "that were revealed to everyone."
    ),
    N_("- **Hidden:** cards in hand, cards looked at in [#explore]Explore[/], and the cards used as goods."),
    N_("- **Open:** the number of cards in each hand, all tableaus, goods and their kinds, and VP chips."),
)
