"""The command line: ``python -m gaussmle``, and the program ``gaussmle``."""

from __future__ import annotations

import signal
import sys

from . import _native


def main() -> int:
    """Runs what was typed, and returns the exit code."""
    # Python would only note Ctrl-C and wait for the command's end. A long run sets a handler of its own, which tidies up.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _native.run(["gaussmle", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
