"""A call of gaussmle in a thread of its own, which can be cancelled."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from qtpy.QtCore import QObject, Signal

import gaussmle as gm

_LOG = logging.getLogger(__name__)

#: Is called with the progress: frames done, frames in total, localizations.
Progress = Callable[[int, int, int], None]


class _Cancelled(Exception):
    """Raised in the callbacks of a job that was cancelled, which ends the call."""


class Job(QObject):
    """A call in a thread. Its signals reach the thread that made it."""

    progressed = Signal(int, int, int)
    #: The result of the call.
    done = Signal(object)
    #: The message of the error.
    failed = Signal(str)
    cancelled = Signal()

    def __init__(self, work: Callable[[Job], Any]) -> None:
        super().__init__()
        self._work = work
        self._stop = threading.Event()
        # A daemon: a call that hangs in a driver does not keep napari open.
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Starts the call."""
        self._thread.start()

    def cancel(self) -> None:
        """Ends the call at its next callback, within 50 ms while frames arrive."""
        self._stop.set()

    def wait(self, seconds: float) -> bool:
        """Waits for the thread. Returns true if it has ended."""
        self._thread.join(seconds)
        return not self._thread.is_alive()

    def progress(self, frames: int, total: int, localizations: int) -> None:
        """Passes the progress on. It is a callback of the call."""
        self.check()
        self.progressed.emit(frames, total, localizations)

    def check(self, *_: Any) -> None:
        """Ends the call if it was cancelled. It is a callback of the call."""
        if self._stop.is_set():
            raise _Cancelled

    def _run(self) -> None:
        try:
            self._report()
        except RuntimeError:
            # The widget was closed, and Qt has deleted this object.
            _LOG.debug("the result of a call was dropped", exc_info=True)

    def _report(self) -> None:
        try:
            result = self._work(self)
        except _Cancelled:
            self.cancelled.emit()
        except (gm.Error, OSError) as error:
            self.failed.emit(str(error))
        # Whatever it is, the widget shows it, and its buttons work again.
        except Exception as error:
            _LOG.exception("a call of gaussmle failed")
            self.failed.emit(f"{type(error).__name__}: {error}")
        else:
            if self._stop.is_set():
                self.cancelled.emit()
            else:
                self.done.emit(result)
