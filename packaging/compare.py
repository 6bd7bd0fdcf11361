"""Compare two builds, folders or packages of the same kind: `python packaging/compare.py ONE OTHER`.

Prints the files that differ; ends with exit code 1 if there are any.
"""

import argparse
import hashlib
import sys
import tarfile
from pathlib import Path

from programs import files


def digests(path: Path) -> dict[str, str]:
    """Return the SHA-256 of each file of a folder or .tar.gz, or of a single file."""
    if path.is_dir():
        return {each.relative_to(path).as_posix(): _digest(each.read_bytes()) for each in files(path)}
    if path.name.endswith(".tar.gz"):
        with tarfile.open(path) as tar:
            return {each.name: _digest(file.read()) for each in tar if (file := tar.extractfile(each))}
    return {path.name: _digest(path.read_bytes())}


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def main(one: Path, other: Path) -> int:
    """Print what differs."""
    first, second = digests(one), digests(other)
    different = sorted(name for name in first.keys() | second.keys() if first.get(name) != second.get(name))
    for name in different:
        where = "differs" if name in first and name in second else "only in one"
        print(f"{name}: {where}")
    print(f"{len(first.keys() | second.keys())} files, {len(different)} differ")
    return 1 if different else 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one", type=Path, help="a build: folder or package")
    parser.add_argument("other", type=Path, help="another one of the same kind")
    wish = parser.parse_args()
    for path in (wish.one, wish.other):
        if not path.exists():
            parser.error(f"there is no {path}")
    sys.exit(main(wish.one, wish.other))
