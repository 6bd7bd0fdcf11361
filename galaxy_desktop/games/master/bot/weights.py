"""What things are worth to a bot, in cubes placed; found by play."""

from collections.abc import Mapping
from types import MappingProxyType

from galaxy_desktop.games.master.victory import CONQUEST, DOMINATION
from galaxy_desktop.games.master.victory import EXPANSION as BY_BASES

RATE = 0.85
"""What part of the cubes of a turn that are not black is of use to one plan."""
TURNS_PER_BASE = 2.2
"""The fewest turns that one base project takes for a base."""
DEVELOPMENT = 8.5
"""Cubes for a symbol by a development that has yet to be drawn; each further one costs a little more."""
FURTHER = 1.0
CONFLICT_SYMBOL = 2.0
"""Cubes, waiting included, for the symbol of a conflict that is still in the row."""
CAPTURE = 6.0
"""Cubes, waiting included, for taking a system with a conflict that can do so."""
CLAIM = 6.0
"""The same for a neutral system."""
FIGHTING = 0.6
"""How much a conflict does to bring bases, beside a base project."""
ENGINE = 6.0
"""What the first conflict is worth to who wants bases: won against nobody, it can be placed again."""
NO_CARD = 6.0
"""Cubes more where there is no such conflict in the row yet."""
ROOM = 1.5
"""Cubes on routes for each base that has no place to go to yet."""

FOCUS = 1.6
"""By how many turns a plan has to be slower to count a third as much."""

LEANING: Mapping[str, float] = MappingProxyType({DOMINATION: 0.0, BY_BASES: 5.0, CONQUEST: 9.0})
"""By how many turns sooner than reckoned a victory is pursued: as often as not a bolder plan wins as well."""

SYMBOL = 8.0
SYMBOL_ANYWAY = 0.8
BASE = 3.0
EXPANSION = 7.0
NEARLY = 1.5
"""How much more the last but one step of a plan is worth."""
WIN = 40.0
PLANET = 1.2
"""What a planet to settle is worth, in cubes for the bag."""
CORNER = 8.0
CUBE = 0.35
"""A cube more in the bag."""
CONVEX = 1.25
"""Filling a project is worth the more the fuller it is."""
CLAIM_SHARE = 0.45
"""What part of a new system the route there is worth, and the base the rest."""
OUTDONE = 0.6
HAND_SHARE = 0.5
"""What part of its worth a development has before a cube lies on it."""

POLITICS: Mapping[int, float] = MappingProxyType({1: 1.0, 2: 1.5, 3: 2.5})
"""The politics card that the first, second and third base or development brings."""
VERBS: Mapping[str, float] = MappingProxyType(
    {
        "draw_card": 1.5,
        "gain_cubes": 0.6,
        "steal_cubes": 1.0,
        "return_cubes": 0.8,
        "swap_cubes": 0.3,
        "add_cubes": 0.9,
        "draw_cubes": 7.0,
        "place_base": 5.0,
        "extra_turn": 2.5,
        "skip_turn": 2.5,
        "cancel_conflict": 0.5,
        "take_card": 1.5,
        "destroy_card": 1.0,
        "place_black_hole": 0.3,
        "remove_black_hole": 0.3,
        "substitute": 1.5,
        "discount": 3.0,
        "guard": 1.2,
        "card_limit": 0.6,
        "settle_bonus": 1.0,
        "spare_losses": 0.2,
        "draw_choice": 0.6,
        "conflict_edge": 1.5,
        "free_reinforce": 2.0,
    }
)
"""What each verb is worth once its card works."""
DISCOUNT_BASE = 3.0
OWN_SKIP = -3.0
UNPOWERED = 0.35
TRIGGERED: Mapping[str, float] = MappingProxyType(
    {
        "turn_start": 1.0,
        "turn_end": 2.0,
        "settled": 1.5,
        "route_done": 1.2,
        "base_placed": 1.5,
        "card_gained": 1.5,
        "implemented": 1.0,
        "covert_done": 1.0,
        "conflict_begun": 0.8,
        "conflict_won": 0.8,
        "robbed": 0.6,
    }
)
"""How often an ability of each moment will work."""

BASE_SHARE = 0.55
"""What part of a base's worth is in constructing it, where it has a place to go to."""
HOPED = 0.65
"""What part of it counts where the route to that place is still to be laid."""
WASTED = -1.0
SATURATION = (1.0, 0.85, 0.6, 0.35, 0.2)
"""How much a development more is worth, by how many wait in the row."""
DRAWN = 0.75
"""What part of the worth of a card is in drawing it."""
LEADER = 0.6
SPOIL = 0.7
SECOND_BASE = 5.0
AGENDA_SHARE = 0.5
FRONT = 0.6
"""What part of the worth of a conflict is in having the card."""
HOLD_NEUTRAL, HOLD_RIVAL = 0.9, 0.55
"""How sure the symbol of a conflict is, against nobody and against a rival."""
CLAIM_BY_CONFLICT = 0.5
TEMPO = 0.3
"""What part of the worth of a broken project its owner loses: a turn or so."""
AGGRESSION = (0.0, 0.0, 1.0, 0.55, 0.4)
"""How much of a rival's loss is one's own gain, by the number of players."""
THREAT_TURNS = 5.0
"""A rival who is nearer than that to winning is worth more to hold back."""
STAYS, LENT = 0.8, 0.25
"""What part of a cube is gone that lies on a project: of those whose cubes stay, and of the others."""
ACTIVE = 4.0
"""What is lost with an active project that is cancelled, beside its symbols."""
UNREST = 4.0
"""How much more breaking up what stands is worth for each turn of everybody in which no cube was placed."""
PLENTY = 20
"""With so many cubes in the bag that are not black, more are no more than welcome."""
LEAST_THIRST, MOST_THIRST = 0.5, 5.0
"""How much more or less a cube is worth, at the most."""
THIRST = 1.0
"""What asks for each colour beside the projects there are."""
SETTLED = 0.3
CANCEL_COST = 0.4
LATE = 35
"""From this turn of everybody on, standing still is worse and worse."""
