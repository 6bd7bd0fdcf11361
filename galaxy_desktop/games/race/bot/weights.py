"""Weights of the features of a tableau in points, by name: at once, and for each round left."""

from galaxy_desktop.ai.features import Features

AT_ONCE: Features = {
    "printed points": 1.0,
    "score tables": 1.0,
}
"""Features that are not listed have no value at once."""
PER_ROUND: Features = {
    "printed points": 0.0,
    "score tables": 0.0,
    "cost-6 developments": 0.298,
    "Military": 0.103,
    "negative Military": 0.033,
    "Military against a kind of world": 0.030,
    "Military against worlds with a word": 0.020,
    "temporary Military": 0.084,
    "a world for nothing": 0.315,
    "Develop discount": 0.264,
    "Settle discount": 0.221,
    "Settle discount for one kind": 0.020,
    "payment for military worlds": 0.231,
    "cards to look at": 0.026,
    "cards to keep": 0.500,
    "cards in Develop": 0.304,
    "cards in Consume": 0.266,
    "cards in Produce": 0.183,
    "cards after a development": 0.211,
    "cards after a world": 0.264,
    "sale bonuses": 0.012,
    "best sale of what is produced": 0.0,
    "a sale in Consume": 0.103,
    "cards that can become chips": 0.080,
    "guesses": 0.118,
    "chips from what is produced": 0.150,
    "cards from what is consumed": 0.178,
    "goods left over": 0.138,
    "room to consume more": 0.005,
    "production worlds": 0.119,
    "windfall worlds": 0.224,
}
