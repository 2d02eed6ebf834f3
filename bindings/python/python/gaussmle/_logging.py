"""Warnings in the log."""

from __future__ import annotations

import contextlib
import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from contextvars import ContextVar

#: The logger of the package. By default its warnings are shown on stderr.
LOG = logging.getLogger("gaussmle")

#: Notes on a value that was taken from the movie. They tell of nothing that may be wrong.
_TAKEN = re.compile(r"the pixel size is .* um, from |the width of spots is .* um, measured from ")

_IS_PART: ContextVar[bool] = ContextVar("gaussmle-is-part", default=False)


def log_notes(notes: Sequence[str]) -> tuple[str, ...]:
    """Logs the notes on a movie and its fits, with the names of keywords for those of options.

    They are warnings, but for values that were taken from the movie, which are information. The notes themselves are returned: tables have those of the command line.
    """
    if not _IS_PART.get():
        for note in notes:
            level = logging.INFO if _TAKEN.match(note) else logging.WARNING
            LOG.log(level, note.replace("`roi`", "`roi_size`"))
    return tuple(notes)


@contextlib.contextmanager
def part_of_run() -> Iterator[None]:
    """Leaves the notes of a part to the run, which logs them once."""
    token = _IS_PART.set(True)
    try:
        yield
    finally:
        _IS_PART.reset(token)


def log_notes_of_parts(notes: Mapping[str, int], parts: int) -> None:
    """Logs the notes of many parts, each with its number of parts. Those that differ in numbers are one."""
    alike: dict[str, tuple[str, int]] = {}
    for note, count in notes.items():
        words = re.sub(r"\d[\d.,]*", "#", note)
        first, before = alike.get(words, (note, 0))
        alike[words] = (first, before + count)
    log_notes([note if parts == 1 else f"{note} (in {count} of {parts} parts)" for note, count in alike.values()])
