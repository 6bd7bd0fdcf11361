"""What installers are made from: menu entry, metadata, manual page, icons and recipes."""

import ast
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from configparser import ConfigParser
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

from galaxy_desktop import __version__
from galaxy_desktop.commands.parsing import COMMANDS, parser
from galaxy_desktop.games import find_games
from galaxy_desktop.translation import languages

ROOT = Path(__file__).resolve().parents[2]
HERE = ROOT / "packaging"
DESKTOP = HERE / "galaxy-desktop.desktop"
METAINFO = HERE / "io.github.galaxy_desktop.metainfo.xml"
PAGE = HERE / "galaxy-desktop.6"
README = ROOT / "README.md"
RELEASE = ROOT / ".ci" / "release.yml"
MODULES = ("about", "icons", "programs", "linux", "windows", "macos", "compare")


@pytest.fixture(scope="module")
def scripts() -> Iterator[dict[str, ModuleType]]:
    """The modules in `packaging`, which is no package."""
    sys.path.insert(0, str(HERE))
    try:
        yield {name: __import__(name) for name in MODULES}
    finally:
        sys.path.remove(str(HERE))
        for name in MODULES:
            sys.modules.pop(name, None)


def entry() -> dict[str, str]:
    read = ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign] # keys are told apart by case
    read.read(DESKTOP, encoding="utf-8")
    return dict(read["Desktop Entry"])


def validated(tool: str, *words: str) -> None:
    if shutil.which(tool) is None:
        pytest.skip(f"{tool} is not installed")
    done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_menu_entry_starts_the_program_under_its_icon() -> None:
    said = entry()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert said["Exec"] == said["TryExec"] == said["Icon"] == project["name"]
    assert said["Terminal"] == "false"
    assert {game.name for game in find_games().values()} <= set(said["Keywords"].split(";"))


def test_the_menu_entry_is_valid() -> None:
    validated("desktop-file-validate", str(DESKTOP))


def test_the_metadata_are_valid() -> None:
    validated("appstreamcli", "validate", "--no-net", str(METAINFO))


def test_the_metadata_fit_the_program(scripts: dict[str, ModuleType]) -> None:
    told = ElementTree.parse(METAINFO).getroot()
    assert told.findtext("id") == scripts["about"].ID == METAINFO.name.removesuffix(".metainfo.xml")
    assert told.findtext("launchable") == DESKTOP.name
    assert told.findtext("provides/binary") == entry()["Exec"]
    assert [one.text for one in told.iterfind("categories/category")] == entry()["Categories"].split(";")[:-1]
    newest = told.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    text = " ".join(" ".join(told.itertext()).split())
    assert all(game.name in text for game in find_games().values())
    assert len(find_games()) == 5


def test_menu_entry_and_metadata_are_in_every_language() -> None:
    told, said = ElementTree.parse(METAINFO).getroot(), entry()
    assert [one.text for one in told.iterfind("languages/lang")] == [*languages()]
    inside = "{http://www.w3.org/XML/1998/namespace}lang"
    for place in ("summary", "description/p", "description/ul/li"):
        found = [one.get(inside, "en") for one in told.iterfind(place)]
        assert found == [*languages()] * (len(found) // len(languages())), place
        assert found
    others = [code for code in languages() if code != "en"]
    for key in ("GenericName", "Comment", "Keywords"):
        assert {f"{key}[{code}]" for code in others} <= said.keys()
    page = PAGE.read_text(encoding="utf-8")
    for text in (page, README.read_text(encoding="utf-8"), " ".join(told.itertext())):
        assert "English, German and French" in " ".join(text.split())


def test_the_manual_page_has_every_command_and_option() -> None:
    text = PAGE.read_text(encoding="utf-8").replace("\\-", "-")
    whole = parser().format_help()
    options = {one for one in re.findall(r"--[a-z]+", whole) if one != "--frames"}
    assert options == set(re.findall(r"--[a-z]+", text))
    assert [*COMMANDS] == re.findall(r"^\.B ([a-z-]+)$", text.partition(".SH COMMANDS")[2], re.MULTILINE)
    for name, does in COMMANDS.items():
        sentence = does.read()[0].upper() + does.read()[1:] + "."
        assert f".B {name}\n{sentence}\n" in text
    for game in find_games():
        assert rf"\fB{game}\fR" in text


def test_the_manual_page_is_set_without_a_warning() -> None:
    if shutil.which("groff") is None:
        pytest.skip("groff is not installed")
    command = ["groff", "-man", "-Tutf8", "-ww", "-z", str(PAGE)]
    assert subprocess.run(command, capture_output=True, text=True, check=False).stderr == ""


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_the_icon_is_there_in_every_size_of_the_menus(scripts: dict[str, ModuleType]) -> None:
    found = scripts["icons"].pngs()
    assert {16, 24, 32, 48, 64, 128, 256, 512} == found.keys()
    assert all(size_of(png) == (size, size) for size, png in found.items())


def test_the_icon_of_macos_holds_each_size_under_its_name(scripts: dict[str, ModuleType]) -> None:
    data = scripts["icons"].icns()
    assert (data[:4], struct.unpack(">I", data[4:8])[0]) == (b"icns", len(data))
    at, found = 8, {}
    while at < len(data):
        (length,) = struct.unpack(">I", data[at + 4 : at + 8])
        found[data[at : at + 4]] = size_of(data[at + 8 : at + length])[0]
        at += length
    assert found[b"ic07"] == 128
    assert found[b"ic09"] == found[b"ic14"] == 512


def test_windows_is_told_name_and_version(scripts: dict[str, ModuleType]) -> None:
    about = scripts["about"]
    text = about.version_resource("galaxy-desktop")
    ast.parse(text, mode="eval")
    assert f"'FileVersion', '{__version__}'" in text
    assert f"filevers={about.version_numbers()}" in text
    assert ".".join(map(str, about.version_numbers())).startswith(__version__)
    installer = (HERE / "galaxy-desktop.iss").read_text(encoding="utf-8")
    for source in re.findall(r"^(?:LicenseFile|SetupIconFile)=(.+)$", installer, re.MULTILINE):
        assert (HERE / source.replace("\\", "/")).is_file(), source
    name = re.search("^OutputBaseFilename=(.+)$", installer, re.MULTILINE)
    assert name is not None
    assert name[1].replace("{#Version}", "9") == "galaxy-desktop-9-windows-setup"


def test_macos_is_told_name_and_version(scripts: dict[str, ModuleType]) -> None:
    told = plistlib.loads(plistlib.dumps(scripts["about"].plist()))
    assert told["CFBundleShortVersionString"] == __version__
    assert told["NSHighResolutionCapable"] is True


def test_every_package_is_told_apart_and_published(scripts: dict[str, ModuleType]) -> None:
    text = RELEASE.read_text(encoding="utf-8")
    systems = re.findall(r"system: (\w+), on: ", text)
    assert systems == ["linux", "windows", "macos"]
    assert all(hasattr(scripts[system], "package") for system in systems)
    for path in re.findall(r"packaging/\w+\.py", text):
        assert (ROOT / path).is_file(), path
    for ending in ("*.tar.gz", "*.deb", "*-setup.exe", "*.dmg", "*.whl", "SHA256SUMS-*"):
        assert f"packaging/dist/{ending}" in text


def test_two_builds_are_compared_file_by_file(
    scripts: dict[str, ModuleType], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, text in (("one", "1"), ("other", "2")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "same").write_text("x")
        (tmp_path / name / "changed").write_text(text)
    (tmp_path / "one" / "gone").write_text("x")
    compare = scripts["compare"].main
    assert compare(tmp_path / "one", tmp_path / "one") == 0
    assert compare(tmp_path / "one", tmp_path / "other") == 1
    told = capsys.readouterr().out.splitlines()
    assert told == [
        "3 files, 0 differ",
        "changed: differs",
        "gone: only in one",
        "3 files, 2 differ",
    ]


def test_the_time_of_the_source_can_be_given(
    scripts: dict[str, ModuleType], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert scripts["about"].source_time() == 1700000000
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "5")
    assert scripts["about"].source_time() == scripts["about"].EARLIEST


@pytest.fixture(scope="module")
def linux(scripts: dict[str, ModuleType], tmp_path_factory: pytest.TempPathFactory) -> Iterator[ModuleType]:
    """The packager, for a program of a few bytes."""
    folder = tmp_path_factory.mktemp("linux")
    built = folder / "galaxy-desktop"
    (built / "_internal").mkdir(parents=True)
    (built / "galaxy-desktop").write_text("program")
    (built / "galaxy-desktop").chmod(0o700)
    (built / "_internal" / "data").write_text("data")
    module = scripts["linux"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "BUILT", built)
        patch.setattr(module, "DIST", folder)
        patch.setattr(module, "WORK", folder / "work")
        patch.setenv("SOURCE_DATE_EPOCH", "1700000000")
        yield module


@pytest.fixture(scope="module")
def packages(linux: ModuleType) -> dict[str, Path]:
    """The packages that it makes, made once."""
    return {path.name: path for path in linux.package()}


@pytest.mark.slow
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="makes packages for Linux")
def test_the_same_program_makes_the_same_packages(linux: ModuleType, packages: dict[str, Path]) -> None:
    first = {name: path.read_bytes() for name, path in packages.items()}
    for path in linux.BUILT.rglob("*"):
        path.touch()
    assert {path.name: path.read_bytes() for path in linux.package()} == first
    assert len(first) == (2 if shutil.which("dpkg-deb") else 1)


@pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="dpkg-deb is not installed")
def test_the_debian_package_has_all_that_a_desktop_looks_for(packages: dict[str, Path]) -> None:
    *_archive, package = packages.values()
    listed = subprocess.check_output(["dpkg-deb", "--contents", str(package)], text=True)
    there = {line.split("./", 1)[1]: line.split()[:2] for line in listed.splitlines() if "./" in line}
    icons = {
        f"usr/share/icons/hicolor/{n}x{n}/apps/galaxy-desktop.png"
        for n in (16, 24, 32, 48, 64, 128, 256, 512)
    }
    share = {
        "applications/galaxy-desktop.desktop",
        f"metainfo/{METAINFO.name}",
        "man/man6/galaxy-desktop.6.gz",
    }
    share |= {"doc/galaxy-desktop/copyright", "doc/galaxy-desktop/changelog.gz"}
    assert icons | {f"usr/share/{name}" for name in share} <= there.keys()
    assert there["usr/lib/galaxy-desktop/galaxy-desktop"] == ["-rwxr-xr-x", "root/root"]
    assert there["usr/lib/galaxy-desktop/_internal/data"] == ["-rw-r--r--", "root/root"]
    assert "usr/games/galaxy-desktop -> ../lib/galaxy-desktop/galaxy-desktop" in there
    control = subprocess.check_output(["dpkg-deb", "--field", str(package), "Package", "Version"], text=True)
    assert control == f"Package: galaxy-desktop\nVersion: {__version__}\n"
