"""What several calls are told, and how they tell how far they are."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Union

from .errors import InputError

Path = Union[str, "os.PathLike[str]"]


def devices(
    *,
    backend: str | None = None,
    auto_timeout: float | None = None,
    gpu_timeout: float | None = None,
    hang_timeout: float | None = None,
    batch_size: int | None = None,
    devices: Sequence[str | int] | None = None,
    gpu_memory_limit: int | None = None,
    performance_log: Path | None = None,
) -> dict[str, Any]:
    """Where fits may run."""
    return {
        "backend": backend,
        "auto_timeout": auto_timeout,
        "gpu_timeout": gpu_timeout,
        "hang_timeout": hang_timeout,
        "batch_size": None if batch_size is None else positive("batch_size", batch_size),
        "devices": None if devices is None else [str(device) for device in devices],
        "gpu_memory_limit": gpu_memory_limit,
        "performance_log": None if performance_log is None else os.fspath(performance_log),
    }


def fitting(
    *,
    tolerance: float | None = None,
    max_iterations: int | None = None,
    memory_budget: int | None = None,
    bounds: Mapping[str, tuple[float, float]] | None = None,
    allow_software_adapter: bool = False,
) -> dict[str, Any]:
    """How fits go."""
    return {
        "tolerance": tolerance,
        "max_iterations": None if max_iterations is None else positive("max_iterations", max_iterations),
        "memory_budget": memory_budget,
        "bounds": [(name, float(low), float(high)) for name, (low, high) in (bounds or {}).items()],
        "allow_software_adapter": allow_software_adapter,
    }


def positive(what: str, number: int) -> int:
    """A whole number above 0, or words."""
    if number != int(number) or not 0 < number < 2**31:
        raise InputError(f"{what} is {number}: it must be a whole number above 0")
    return int(number)


def seed(number: int) -> int:
    """What a generator starts from, or words."""
    try:
        fits = number == int(number) and 0 <= number < 2**64
    except (TypeError, ValueError, OverflowError):
        fits = False
    if not fits:
        raise InputError(f"seed is {number!r}: it must be a whole number from 0 to 2**64 - 1")
    return int(number)


def frames(given: tuple[int | None, int | None] | None) -> tuple[int | None, int | None] | None:
    """A range of frames, the second not included."""
    if given is None:
        return None
    try:
        first, last = given
    except (TypeError, ValueError):
        raise InputError(f"frames are {given!r}: give (first, after_the_last)") from None
    if any(number is not None and (number != int(number) or number < 0) for number in (first, last)):
        raise InputError(f"frames are {given!r}: they are whole numbers from 0")
    return first, last


class _Line:
    """Progress as a line on stderr, where there is no tqdm."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.last = 0.0

    def __call__(self, done: int, total: int, localizations: int) -> None:
        now = time.monotonic()
        if now - self.last < 0.2 and done < total:
            return
        self.last = now
        sys.stderr.write(f"\r{done}/{total} {self.unit}, {localizations} localizations")
        sys.stderr.flush()

    def close(self) -> None:
        if self.last:
            sys.stderr.write("\n")


class _Bar:
    """Progress by tqdm."""

    def __init__(self, tqdm: Any, unit: str) -> None:
        self.bar = tqdm(unit=f" {unit}", unit_scale=True)

    def __call__(self, done: int, total: int, localizations: int) -> None:
        self.bar.total = total
        self.bar.update(done - self.bar.n)
        self.bar.set_postfix(localizations=localizations)

    def close(self) -> None:
        self.bar.close()


class Progress:
    """Shows how far a call is: a bar of tqdm's where that is installed, else a line; or calls what it was given."""

    def __init__(self, wanted: bool | Callable[[int, int, int], Any], unit: str) -> None:
        self.shown: Any = None
        if callable(wanted):
            self.shown = wanted
        elif wanted:
            try:
                from tqdm.auto import tqdm

                self.shown = _Bar(tqdm, unit)
            except ImportError:
                self.shown = _Line(unit)

    def __enter__(self) -> Any:
        return self.shown

    def __exit__(self, *_: object) -> None:
        close = getattr(self.shown, "close", None)
        if isinstance(self.shown, (_Bar, _Line)) and close:
            close()
