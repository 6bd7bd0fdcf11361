"""Writes the tokens in the form that the program reads fastest: `python assets/scripts/make_tokens.py`.

They are kept in `tokens.toml`, with comments; the program reads `tokens.json`, which has the same values.
"""

import argparse
import json
import tomllib
from pathlib import Path

ASSETS = Path(__file__).parent.parent


def main() -> None:
    """Write the file."""
    tokens = tomllib.loads((ASSETS / "tokens.toml").read_text(encoding="utf-8"))
    text = json.dumps(tokens, ensure_ascii=False, separators=(",", ":"))
    (ASSETS / "tokens.json").write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    main()
