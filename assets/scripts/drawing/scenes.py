"""Every scene by its name, as the wishes call it."""

from collections.abc import Callable, Mapping

from drawing import (
    scenes_ground,
    scenes_halls,
    scenes_ideas,
    scenes_outposts,
    scenes_screens,
    scenes_signs,
    scenes_space,
    scenes_travel,
    scenes_war,
    scenes_yards,
)
from drawing.brush import Brush
from drawing.figures import figures
from drawing.noise import Array

_PLACES: Mapping[str, Callable[[Brush, Array], None]] = {
    "station": scenes_space.station,
    "council": scenes_space.council,
    "fleet": scenes_space.fleet,
    "armada": scenes_space.armada,
    "flagship": scenes_space.flagship,
    "convoy": scenes_space.convoy,
    "toll_gate": scenes_space.toll_gate,
    "colony_ship": scenes_space.colony_ship,
    "expedition": scenes_space.expedition,
    "drop": scenes_space.drop,
    "network": scenes_space.network,
    "lanes": scenes_space.lanes,
    "bank": scenes_space.bank,
    "galaxy": scenes_space.galaxy,
    "league": scenes_space.league,
    "asteroids": scenes_space.asteroids,
    "artifact": scenes_space.artifact,
    "skyline": scenes_ground.skyline,
    "market": scenes_ground.market,
    "works": scenes_ground.works,
    "dishes": scenes_ground.dishes,
    "domes": scenes_ground.domes,
    "crawlers": scenes_ground.crawlers,
    "gardeners": scenes_ground.gardeners,
    "mine": scenes_ground.mine,
    "troopers": scenes_ground.troopers,
    "replicants": scenes_ground.replicants,
    "rotunda": scenes_ground.rotunda,
    "frame_yard": scenes_ground.frame_yard,
    "hexagons": scenes_signs.hexagons,
    "helix": scenes_signs.helix,
    "ledger": scenes_signs.ledger,
    "tactics": scenes_signs.tactics,
    **scenes_travel.SCENES,
    **scenes_halls.SCENES,
    **scenes_ideas.SCENES,
    **scenes_outposts.SCENES,
    **scenes_screens.SCENES,
    **scenes_war.SCENES,
    **scenes_yards.SCENES,
}
SCENES: Mapping[str, Callable[[Brush, Array], None]] = {**_PLACES, **figures(_PLACES)}
