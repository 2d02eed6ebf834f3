"""Warnings in the log."""

from __future__ import annotations

import logging
from collections.abc import Sequence

#: The logger of the package. By default its warnings are shown on stderr.
LOG = logging.getLogger("gaussmle")


def log_notes(notes: Sequence[str]) -> tuple[str, ...]:
    """Logs the warnings about a movie and its fits."""
    for note in notes:
        LOG.warning(note)
    return tuple(notes)
