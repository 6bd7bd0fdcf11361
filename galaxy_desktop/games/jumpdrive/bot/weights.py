"""Figures of judgement, in VP: how the race goes on, and what is worth how much in it."""

GROWTH = 0.15
"""By how much the VP of a round grow, for each income times itself."""
INCOME_GROWTH = 1.4
"""By how much the income of a round grows."""
CARD = 0.6
"""What a card in hand is worth, for each round that is still to be scored."""
INCOME = 1.1
"""How much more a card is worth that will come as income, every round anew."""
PROMISE = (0.5, 0.3, 0.15)
"""How much of what a card in hand promises is kept: of the best card, of the next, of each other one."""
REACH = 0.5
"""What is left of a promise for each point of military, or pair of cards, that is missing."""
MILITARY = 0.15
"""What a point of general military is worth, for each round after this one."""
EXPLORE = 0.06
"""What an explore icon is worth, for each round after this one."""
DISCOUNT = 0.04
"""What a discount is worth for each round after this one and each tenth of the deck it serves."""
CHOICE = 0.12
"""What a card more to choose from is worth, in cards."""

AIM = 15.0
"""What it is worth to have all that a goal of the campaign asks of an empire, in VP."""
GOAL = 1.0
"""What a game of the campaign is worth that meets a goal."""
SPARE_GOAL = 0.5
"""What it is worth where that goal asks for VP only, while harder ones are open."""
NEARLY = 0.3
"""What it is worth at most where it meets none."""
VP = 0.0005
"""What a VP is worth beside a goal."""
