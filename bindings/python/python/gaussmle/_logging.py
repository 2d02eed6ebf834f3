"""Warnings in the log."""

from __future__ import annotations

import logging
from collections.abc import Sequence

#: The logger of the package. By default its warnings are shown on stderr.
LOG = logging.getLogger("gaussmle")


def log_notes(notes: Sequence[str]) -> tuple[str, ...]:
    """Logs the warnings about a movie and its fits, with the names of keywords for those of options.

    The notes themselves are returned: tables have those of the command line.
    """
    for note in notes:
        LOG.warning(note.replace("`roi`", "`roi_size`"))
    return tuple(notes)
