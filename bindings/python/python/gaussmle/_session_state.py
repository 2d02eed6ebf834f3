"""The progress and the result of a session."""

from __future__ import annotations

from dataclasses import dataclass

from ._info import Info


@dataclass(frozen=True)
class SessionProgress:
    """The progress of a :class:`Session`."""

    #: Frames that were pushed.
    frames_pushed: int
    #: Frames whose rows can be polled, or were.
    frames_done: int
    #: Frames that wait for the search.
    frames_queued: int
    #: Bytes of the frames that wait for the search.
    bytes_queued: int
    #: Rows of all frames that are done.
    localizations: int
    #: Rows that were not polled.
    rows_waiting: int
    #: Frames done per second, from the first push until the last frame was done.
    frames_per_second: float
    #: Median of the seconds from the push of a frame until its rows can be polled. It may be up to 9 %
    #: too high. None before the first frame is done.
    latency_median: float | None
    #: The seconds that 99 % of the frames do not exceed, up to 9 % too high. None as for the median.
    latency_99: float | None
    #: The seconds of the slowest frame. None as for the median.
    latency_longest: float | None
    #: Seconds from the first push until the last frame was done.
    seconds: float
    #: True if no more rows will come: all frames are done, or the session was cancelled, or it failed.
    ended: bool
    #: The state of the fits, in words: they wait for spots or for a GPU and why, or run on which devices and why.
    state: str


@dataclass(frozen=True)
class SessionEnd:
    """The result of a :class:`Session`, without its rows."""

    #: True if all frames are done, False after a cancellation.
    complete: bool
    #: Frames that are done.
    frames: int
    #: Rows of these frames.
    localizations: int
    #: Converged fits, including those at a bound.
    usable: int
    #: Converged fits that are not at a bound.
    converged: int
    #: Devices, counts and seconds, as ``info`` of :func:`localize`.
    info: Info
    #: The description of the rows, as ``metadata`` of :func:`localize`, with configuration, notes and remarks.
    metadata: Info

    @property
    def counts(self) -> Info:
        """Spots found and left out, and fits by their status, as ``info.counts`` of :func:`localize`."""
        return Info(self.info["counts"])

    @property
    def notes(self) -> tuple[str, ...]:
        """Warnings about the camera, the model and the results."""
        return tuple(self.metadata["notes"])

    @property
    def remarks(self) -> tuple[tuple[str, str], ...]:
        """Likely causes of poor fits, the likeliest first: a name and a text."""
        return tuple(self.metadata["remarks"])
