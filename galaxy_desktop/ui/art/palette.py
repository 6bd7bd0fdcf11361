"""Colours of signs and cubes, named as in assets/tokens.toml."""

from collections.abc import Mapping

from galaxy_desktop.ui.theme import RGB, Cube, read_theme

_THEME = read_theme()
_COLOUR, _SIGN = _THEME.colour, _THEME.sign

INK: RGB = _COLOUR.ink
WELL: RGB = _COLOUR.well
PANEL: RGB = _COLOUR.panel
EDGE: RGB = _COLOUR.edge
PRIMARY: RGB = _COLOUR.primary
REFUSE: RGB = _COLOUR.refuse
GOOD_NEWS: RGB = _COLOUR.good_news
MILITARY: RGB = _COLOUR.military
DEVELOPMENT: RGB = _COLOUR.development
POINTS: RGB = _COLOUR.points
CARD_PAPER: RGB = _COLOUR.card_paper
CREDIT: RGB = _COLOUR.credit

KINDS: Mapping[str, RGB] = {name: kind.colour for name, kind in _THEME.kind.items()}
LETTERS: Mapping[str, str] = {name: kind.letter for name, kind in _THEME.kind.items() if kind.letter}

CARD_BAND: RGB = _SIGN["card_band"]
CARD_PLATE: RGB = _SIGN["card_plate"]
RING: RGB = _SIGN["ring"]
RING_GROUND: RGB = _SIGN["ring_ground"]
DEFENSE_GROUND: RGB = _SIGN["defense_ground"]
DEFENSE_FIGURE: RGB = _SIGN["defense_figure"]
MILITARY_GROUND: RGB = _SIGN["military_ground"]
MILITARY_FIGURE: RGB = _SIGN["military_figure"]
DEVELOPMENT_GROUND: RGB = _SIGN["development_ground"]
DEVELOPMENT_FIGURE: RGB = _SIGN["development_figure"]
PHASE_PLATE: RGB = _SIGN["phase_plate"]
WHITE: RGB = _SIGN["white"]
CREDIT_FIGURE: RGB = _SIGN["credit_figure"]
SLOT_GROUND: RGB = _SIGN["slot_ground"]
CUP: RGB = _SIGN["cup"]
CUP_RIM: RGB = _SIGN["cup_rim"]
CUP_INSIDE: RGB = _SIGN["cup_inside"]

CUBES: Mapping[str, Cube] = _THEME.cube
