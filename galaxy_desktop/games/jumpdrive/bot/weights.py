"""Weights of the bot, in VP: growth of a typical game, and worth of cards, icons and goals."""

GROWTH = 0.15
"""Growth of a round's VP from round to round, per square of its income."""
INCOME_GROWTH = 1.4
"""Growth of a round's income from round to round."""
CARD = 0.6
"""Worth of a card in hand, for each round that is still to be scored."""
INCOME = 1.1
"""Factor of the worth of a card that comes as income in every round."""
PROMISE = (0.5, 0.3, 0.15)
"""Shares of promises that count: of the best card in hand, of the second, of each further one."""
REACH = 0.5
"""Factor of a promise for each point of military that is missing."""
MILITARY = 0.15
"""Worth of a point of general military, for each round after this one."""
EXPLORE = 0.06
"""Worth of an explore icon, for each round after this one."""
DISCOUNT = 0.04
"""Worth of a discount, for each round after this one and each tenth of the deck it applies to."""
CHOICE = 0.12
"""Worth of one more card to choose from, in cards."""

AIM = 15.0
"""Worth of reaching all that a goal of the campaign asks of an empire, in VP."""
GOAL = 1.0
"""Value of a campaign game that meets a goal."""
SPARE_GOAL = 0.5
"""Value of one that meets a goal with fewer measures than another open goal."""
NEARLY = 0.3
"""Maximum value of one that meets none."""
VP = 0.0005
"""Value of one VP in a campaign game."""
