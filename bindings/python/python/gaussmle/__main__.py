"""The command line: ``python -m gaussmle``, and the program ``gaussmle``."""

from __future__ import annotations

import sys

from . import _native


def main() -> int:
    """Runs what was typed, and returns the exit code."""
    return _native.run(["gaussmle", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
