"""Frames of a movie, and the options of a call by their keys in a configuration file."""

from __future__ import annotations

from typing import Any, Union

from . import _arguments
from ._errors import InputError

#: Which frames of a movie: ``(first, after_the_last)``, a slice, or a range of step 1.
Frames = Union[slice, range, "tuple[int | None, int | None]"]

#: The first frame, and the one after the last. None for the movie's.
FrameLimits = tuple["int | None", "int | None"]


def frame_option(frames: Any) -> dict[str, str]:
    """Returns frames by their key in a configuration file."""
    limits = frame_limits(frames)
    return {} if limits is None else {"frames": ":".join("" if number is None else str(number) for number in limits)}


def frame_limits(frames: Any) -> FrameLimits | None:
    """Returns the first frame, and the one after the last."""
    if frames is None:
        return None
    if isinstance(frames, (slice, range)):
        if frames.step not in (None, 1):
            raise InputError(f"frames are {frames!r}: consecutive frames are read, so leave out the step")
        first, end = frames.start, frames.stop
    else:
        try:
            first, end = frames
        except (TypeError, ValueError):
            raise InputError(f"frames are {frames!r}: pass (first, after_the_last), or a slice or a range of step 1") from None
    return _frame(frames, first), _frame(frames, end)


def _frame(frames: Any, number: Any) -> int | None:
    if number is None:
        return None
    value = _arguments.whole(number)
    if value is None or value < 0:
        raise InputError(f"frames are {frames!r}: pass whole numbers from 0 on; negative ones do not count from the end")
    return value
