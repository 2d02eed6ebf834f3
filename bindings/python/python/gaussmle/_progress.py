"""Display of progress."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from ._errors import InputError

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
        elif not isinstance(progress, (bool, np.bool_)):
            raise InputError(f"progress is {progress!r}: pass True, False or a callable")
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
