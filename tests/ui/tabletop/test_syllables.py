"""Words of names are broken between their syllables wherever these have room."""

from galaxy_desktop.ui.fonts import Fonts
from galaxy_desktop.ui.tabletop.card_names import wrapped
from galaxy_desktop.ui.tabletop.syllables import syllable_ends
from galaxy_desktop.ui.theme import read_theme
from tests.each import each


@each(
    [
        "Up·lift",
        "Tech·no·lo·gy",
        "Ga·lac·tic",
        "Im·pe·rium",
        "Ex·plore:",
        "Pros·pe·rous",
        "Mines",
        "Di·ver·si·fied",
        "Hid·den",
        "Earth's",
        "World",
        "Re·pli·cant",
    ]
)
def test_a_word_has_its_syllables(told: str) -> None:
    parts = told.split("·")
    ends = [len("".join(parts[:number])) for number in range(1, len(parts))]
    assert syllable_ends("".join(parts)) == ends


def test_a_name_is_broken_between_syllables_before_it_is_anywhere() -> None:
    font = Fonts(read_theme(), most=30).font("card", 400, 14)
    assert wrapped(font, "Uplift Race", 24, 3) == ["Up-", "lift", "Race"]
    assert wrapped(font, "Technology", 38, 2) == ["Techno-", "logy"]
