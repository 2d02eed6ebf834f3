"""The command line: ``python -m gaussmle`` and the ``gaussmle`` program."""

from __future__ import annotations

import signal
import sys

from . import _native


def main() -> int:
    """Runs the command line and returns the exit code."""
    # Python's own handler would delay Ctrl-C until the command ends. A long run installs a handler
    # that cleans up.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _native.run(["gaussmle", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
