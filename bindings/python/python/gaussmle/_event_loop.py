"""Waits in threads, for an event loop."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

_T = TypeVar("_T")

#: The longest wait of a thread, seconds. It goes on for this time after its task was cancelled.
SLICE = 0.25


async def in_thread(call: Callable[[], _T]) -> _T:
    """Calls a function in a thread."""
    import asyncio  # Its import takes as long as that of this package.

    return await asyncio.to_thread(call)


async def in_slices(wait: Callable[[float | None], _T | None], seconds: float | None) -> _T | None:
    """Calls ``wait``, which waits for a time at most, in threads until it returns a value or ``seconds`` are over."""
    end = None if seconds is None else time.monotonic() + seconds
    while True:
        left = SLICE if end is None else min(SLICE, max(0.0, end - time.monotonic()))
        found = await in_thread(lambda: wait(left))
        if found is not None or left == 0:
            return found
