"""Options that several functions share, and the display of progress."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Union

from ._errors import InputError

_LOG = logging.getLogger("gaussmle")

Path = Union[str, "os.PathLike[str]"]


def device_options(
    *,
    backend: str | None = None,
    auto_timeout: float | None = None,
    gpu_timeout: float | None = None,
    hang_timeout: float | None = None,
    gpu_idle_timeout: float | None = None,
    batch_size: int | None = None,
    devices: Sequence[str | int] | None = None,
    gpu_memory_limit: int | str | None = None,
    priority: str | None = None,
    jobs_per_gpu: int | None = None,
    lock_folder: Path | None = None,
    memory_budget: int | None = None,
    performance_log: Path | None = None,
    metrics: Path | None = None,
    nvml_library: Path | None = None,
) -> dict[str, Any]:
    """Returns the options that choose and limit devices, by their keys in a configuration file."""
    return {
        "backend": backend,
        "auto_timeout": auto_timeout,
        "gpu_timeout": gpu_timeout,
        "hang_timeout": hang_timeout,
        "gpu_idle_timeout": gpu_idle_timeout,
        "batch_size": None if batch_size is None else positive_int("batch_size", batch_size),
        "devices": None if devices is None else [str(device) for device in devices],
        "gpu_memory_limit": gpu_memory_limit,
        "priority": priority,
        "jobs_per_gpu": None if jobs_per_gpu is None else positive_int("jobs_per_gpu", jobs_per_gpu),
        "lock_folder": None if lock_folder is None else os.fspath(lock_folder),
        "memory_budget": memory_budget,
        "performance_log": None if performance_log is None else os.fspath(performance_log),
        "metrics": None if metrics is None else os.fspath(metrics),
        "nvml_library": None if nvml_library is None else os.fspath(nvml_library),
    }


def fit_options(
    *,
    tolerance: float | None = None,
    max_iterations: int | None = None,
    bounds: Mapping[str, tuple[float, float]] | None = None,
    index_mismatch: float | None = None,
) -> dict[str, Any]:
    """Returns the options of the fits, by their keys in a configuration file."""
    limits = [f"{name}={float(low)!r}:{float(high)!r}" for name, (low, high) in (bounds or {}).items()]
    return {
        "tolerance": tolerance,
        "max_iterations": None if max_iterations is None else positive_int("max_iterations", max_iterations),
        "bounds": limits or None,
        "index_mismatch": None if index_mismatch is None else float(index_mismatch),
    }


def frames_text(frames: tuple[int | None, int | None] | None) -> str | None:
    """Returns a range of frames as text, ``first:after_the_last``."""
    if frames is None:
        return None
    return ":".join("" if number is None else str(int(number)) for number in frames)


def positive_int(name: str, number: int) -> int:
    """Returns a whole number above 0. Raises if it is not one."""
    if number != int(number) or not 0 < number < 2**31:
        raise InputError(f"{name} is {number}: it must be a whole number above 0")
    return int(number)


def count(name: str, number: int) -> int:
    """Returns a whole number from 0 on. Raises if it is not one."""
    if number != int(number) or number < 0:
        raise InputError(f"{name} is {number}: it must be a whole number, 0 or more")
    return int(number)


def random_seed(seed: int) -> int:
    """Returns the seed of a random generator. Raises if it is not a 64-bit unsigned integer."""
    try:
        is_valid = seed == int(seed) and 0 <= seed < 2**64
    except (TypeError, ValueError, OverflowError):
        is_valid = False
    if not is_valid:
        raise InputError(f"seed is {seed!r}: it must be a whole number from 0 to 2**64 - 1")
    return int(seed)


def frame_range(frames: tuple[int | None, int | None] | None) -> tuple[int | None, int | None] | None:
    """Returns a range of frames: the first, and the one after the last."""
    if frames is None:
        return None
    try:
        first, end = frames
    except (TypeError, ValueError):
        raise InputError(f"frames are {frames!r}: pass (first, after_the_last)") from None
    if any(number is not None and (number != int(number) or number < 0) for number in (first, end)):
        raise InputError(f"frames are {frames!r}: pass whole numbers from 0 on")
    return first, end


class _LineProgress:
    """Progress as a line on stderr, if tqdm is not installed."""

    def __init__(self, unit: str) -> None:
        self.unit = unit
        self.last = 0.0

    def __call__(self, done: int, total: int, localizations: int) -> None:
        now = time.monotonic()
        if now - self.last < 0.2 and done != total:
            return
        self.last = now
        of = f"/{total}" if total else ""
        sys.stderr.write(f"\r{done}{of} {self.unit}, {localizations} localizations")
        sys.stderr.flush()

    def close(self) -> None:
        if self.last:
            sys.stderr.write("\n")


class _TqdmProgress:
    """Progress as a tqdm bar."""

    def __init__(self, tqdm: Any, unit: str) -> None:
        self.bar = tqdm(unit=f" {unit}", unit_scale=True)

    def __call__(self, done: int, total: int, localizations: int) -> None:
        # 0 stands for an unknown number.
        self.bar.total = total or None
        self.bar.update(done - self.bar.n)
        self.bar.set_postfix(localizations=localizations)

    def close(self) -> None:
        self.bar.close()


class Progress:
    """Context manager for progress: the user's callable, a tqdm bar, or a line on stderr."""

    def __init__(self, progress: bool | Callable[[int, int, int], Any], unit: str) -> None:
        self.callback: Any = None
        if callable(progress):
            self.callback = progress
        elif progress:
            try:
                from tqdm.auto import tqdm

                self.callback = _TqdmProgress(tqdm, unit)
            except ImportError:
                self.callback = _LineProgress(unit)

    def __enter__(self) -> Any:
        return self.callback

    def __exit__(self, *_: object) -> None:
        if isinstance(self.callback, (_TqdmProgress, _LineProgress)):
            self.callback.close()


def log_notes(notes: Sequence[str]) -> tuple[str, ...]:
    """Logs the warnings about a movie and its fits, by default to stderr."""
    for note in notes:
        _LOG.warning(note)
    return tuple(notes)
