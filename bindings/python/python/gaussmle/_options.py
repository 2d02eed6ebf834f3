"""Options that several functions share, by their keys in a configuration file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Union

from . import _arguments
from ._errors import InputError

#: Which frames of a movie: ``(first, after_the_last)``, a slice, or a range of step 1.
Frames = Union[slice, range, "tuple[int | None, int | None]"]

#: The first frame, and the one after the last. None for the movie's.
FrameLimits = tuple["int | None", "int | None"]


def fit_options(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options of the fits, out of the arguments of a function."""
    return _checked(_FIT, arguments)


def search_options(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options of the search for spots, out of the arguments of a function."""
    return _checked(_SEARCH, arguments)


def movie_options(arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Returns the options that choose a part of a movie, out of the arguments of a function."""
    limits = frame_limits(arguments.get("frames"))
    frames = None if limits is None else ":".join("" if number is None else str(number) for number in limits)
    return {"frames": frames, **_checked(_MOVIE, arguments)}


def _checked(options: Mapping[str, tuple[str, Any]], arguments: Mapping[str, Any]) -> dict[str, Any]:
    return {key: _arguments.optional(check, name, arguments.get(name)) for key, (name, check) in options.items()}


def _bounds(name: str, bounds: Any) -> list[str] | None:
    """Returns bounds as text, ``parameter=lower:upper``."""
    if not isinstance(bounds, Mapping):
        raise InputError(f"{name} are {bounds!r}: pass a dictionary such as {{'photons': (10, 1e6)}}")
    pairs = {parameter: _arguments.limits(f"{name}[{parameter!r}]", pair) for parameter, pair in bounds.items()}
    return [f"{parameter}={low!r}:{high!r}" for parameter, (low, high) in pairs.items()] or None


def choice(name: str, value: Any) -> str:
    """Returns the name or the number of a channel or an image as text."""
    if isinstance(value, str):
        return value
    number = _arguments.whole(value)
    if number is None or number < 0:
        raise InputError(f"{name} is {value!r}: pass a name, or a number from 0 on")
    return str(number)


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


#: Keyword and check of each option, by its key in a configuration file.
_FIT = {
    "tolerance": ("tolerance", _arguments.positive),
    "max_iterations": ("max_iterations", _arguments.positive_int),
    "bounds": ("bounds", _bounds),
    "index_mismatch": ("index_mismatch", _arguments.real),
}
_SEARCH = {
    "roi": ("roi_size", _arguments.roi_size),
    "false_alarms": ("false_alarms", _arguments.positive),
    "threshold": ("threshold", _arguments.positive),
    "min_net_gradient": ("min_net_gradient", _arguments.real),
    "detection_sigma_um": ("detection_sigma", _arguments.positive),
    "min_separation_um": ("min_separation", _arguments.not_negative),
    "border": ("border", _arguments.one_of("skip", "shift")),
    "isolated": ("isolated", _arguments.flag),
}
_MOVIE = {
    "allow_truncated": ("allow_truncated", _arguments.flag),
    "series": ("series", choice),
    "channel": ("channel", choice),
    "z": ("z", _arguments.count),
}
