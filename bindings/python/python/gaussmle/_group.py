"""What the groups of options share, and the checks of their values.

The library checks values once more when they are used: numbers for their range, text for its form.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, get_args

from . import _arguments
from ._errors import InputError

_G = TypeVar("_G", bound="Group")


@dataclass(frozen=True, repr=False, kw_only=True)
class Group:
    """Options, of which None leaves one to a configuration file, to the environment, or to its default."""

    def __post_init__(self) -> None:
        checks = {field.name: field.metadata["check"] for field in dataclasses.fields(self)}
        for name, value in self._given().items():
            object.__setattr__(self, name, checks[name](name, value))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self._given().items())})"

    def _given(self) -> dict[str, Any]:
        """Returns the options that are set, by their keywords."""
        return {name: value for name, value in vars(self).items() if value is not None}

    def _options(self) -> dict[str, Any]:
        """Returns the options that are set, by their keys in a configuration file."""
        keys = {field.name: field.metadata["key"] for field in dataclasses.fields(self)}
        return {keys[name]: _as_written(value) for name, value in self._given().items()}

    def _replaced(self: _G, options: Mapping[str, Any]) -> _G:
        """Returns this group with other options where these are not None."""
        return dataclasses.replace(self, **{name: value for name, value in options.items() if value is not None})


def option(key: str, check: Callable[[str, Any], Any]) -> Any:
    """Returns the field of an option with this key in a configuration file."""
    return dataclasses.field(default=None, metadata={"key": key, "check": check})


def given(kind: type[_G], name: str, value: Any) -> _G:
    """Returns the group that an argument has, or one without options."""
    if value is None:
        return kind()
    if not isinstance(value, kind):
        did_you_mean = f": did you mean backend={value!r}?" if name == "device" and isinstance(value, str) else ""
        raise InputError(f"{name} must be a gm.{kind.__name__}(...), not {value!r}{did_you_mean}")
    return value


def word(kind: Any) -> Callable[[str, Any], str]:
    """Returns a check for the words of a Literal."""
    return _arguments.one_of(*get_args(kind))


def gpus(name: str, devices: Any) -> tuple[str, ...]:
    """Returns numbers and UUIDs of GPUs as text."""
    if isinstance(devices, str) or _arguments.whole(devices) is not None:
        devices = (devices,)
    try:
        found = tuple(devices)
    except TypeError:
        found = (None,)
    if not found or not all(isinstance(gpu, str) or _arguments.whole(gpu) is not None for gpu in found):
        raise InputError(f"{name} is {devices!r}: pass numbers or UUIDs of GPUs")
    return tuple(map(str, found))


def amount(name: str, value: Any) -> int | str:
    """Returns a number of bytes, or text such as a percentage."""
    return value if isinstance(value, str) else _arguments.positive_int(name, value, 2**63)


def choice(name: str, value: Any) -> str | int:
    """Returns the name or the number of a channel or an image."""
    if isinstance(value, str):
        return value
    number = _arguments.whole(value)
    if number is None or number < 0:
        raise InputError(f"{name} is {value!r}: pass a name, or a number from 0 on")
    return number


def bounds(name: str, value: Any) -> dict[str, tuple[float, float]]:
    """Returns bounds by the names of parameters."""
    if not isinstance(value, Mapping):
        raise InputError(f"{name} are {value!r}: pass a dictionary such as {{'photons': (10, 1e6)}}")
    return {parameter: _arguments.limits(f"{name}[{parameter!r}]", pair) for parameter, pair in value.items()}


def _as_written(value: Any) -> Any:
    """Returns a value as a configuration file has it."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, Mapping):
        return [f"{parameter}={low!r}:{high!r}" for parameter, (low, high) in value.items()]
    return value
