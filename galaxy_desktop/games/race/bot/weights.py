"""What the parts of a tableau are worth in points: at once, and for each round still to come."""

WEIGHTS: tuple[tuple[str, float, float], ...] = (
    ("printed points", 1.0, 0.0),
    ("score tables", 1.0, 0.0),
    ("cost-6 developments", 0.0, 0.30),
    ("Military", 0.0, 0.12),
    ("negative Military", 0.0, 0.06),
    ("Military against Alien worlds", 0.0, 0.04),
    ("Military against Rebel worlds", 0.0, 0.04),
    ("temporary Military", 0.15, 0.01),
    ("a world for nothing", 1.0, 0.05),
    ("Develop discount", 0.0, 0.18),
    ("Settle discount", 0.0, 0.20),
    ("Settle discount for one kind", 0.0, 0.05),
    ("payment for military worlds", 0.0, 0.20),
    ("cards to look at", 0.0, 0.07),
    ("cards to keep", 0.0, 0.25),
    ("cards in Develop", 0.0, 0.28),
    ("cards in Consume", 0.0, 0.22),
    ("cards in Produce", 0.0, 0.25),
    ("cards after a development", 0.0, 0.25),
    ("cards after a world", 0.0, 0.25),
    ("sale bonuses", 0.0, 0.02),
    ("best sale of what is produced", 0.0, 0.06),
    ("a sale in Consume", 0.0, 0.40),
    ("cards that can become chips", 0.0, 0.15),
    ("guesses", 0.0, 0.05),
    ("chips from what is produced", 0.0, 0.45),
    ("cards from what is consumed", 0.0, 0.22),
    ("goods left over", 0.0, 0.10),
    ("room to consume more", 0.0, 0.08),
    ("production worlds", 0.0, 0.12),
    ("windfall worlds", 0.0, 0.06),
)

FIXED = tuple(fixed for _, fixed, _ in WEIGHTS)
PER_ROUND = tuple(rate for _, _, rate in WEIGHTS)
