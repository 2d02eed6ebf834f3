"""Localization of frames while they arrive."""

from __future__ import annotations

import threading
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arguments, _arrays, _cameras, _native, _provenance
from ._arguments import Path, optional
from ._cameras import Camera
from ._combining import concat
from ._errors import InputError
from ._event_loop import in_slices, in_thread
from ._group_keywords import with_groups
from ._groups import Detection, Device, Fitting
from ._info import Info
from ._keywords import Backend
from ._localize import checked_run
from ._logging import log_notes
from ._models import Model, ModelName
from ._options import Region
from ._session_state import SessionEnd, SessionProgress
from ._table import Localizations, Table


class Session:
    """Localizes frames while they arrive, as from a camera.

    Frames are pushed, and rows polled, from any thread. The rows are those of :func:`localize` for the
    same frames, to the bit and in the same order, whatever the number of frames in a push. Frames are
    numbered from 0 in the order of pushes.

    A frame waits for no other: while the session is idle, a push is searched and fitted at once. Frames
    that arrive meanwhile are searched together. Memory is limited: while too many frames or rows wait,
    :meth:`push` takes no frames.

    ``with`` finishes the session at its end, or cancels it after an exception. ``for`` iterates over tables
    of rows as they come, until the session has ended. ``async with`` and ``async for`` do the same without
    blocking the event loop.

    A session on a GPU keeps it until it ends, also while no frames come. A session that is deleted is
    cancelled. It cannot be used in a forked process, in which its methods raise :class:`DeviceError`.

    Parameters
    ----------
    shape
        Height and width of a frame.
    model, camera
        As for :func:`fit`. They may be None if ``config`` has them.
    config
        A TOML file with a section ``[localize]``, without the keys of a movie in a file, such as
        ``frames``. Arguments override it.
    expected_frames
        The expected number of frames, on which the choice between CPU and GPU depends. None for 10,000.
    max_queued_bytes
        Bytes of frames that wait for the search, at most, unless one push has more. None for 256 MiB.
    max_waiting_rows
        The session takes no more frames while this number of rows waits to be polled. None for 2**20.
        Frames that were pushed before are still localized.
    on_wait
        As for :func:`fit`. It is called while a method waits.
    region, detection
        As for :func:`localize`.
    fitting, backend, auto_timeout, device
        As for :func:`fit`.

    Examples
    --------
    >>> import gaussmle as gm
    >>> movie, truth = gm.simulate_movie(20, 64, 48, emitters=5, seed=1)
    >>> options = {"model": gm.Xynb(0.13), "camera": gm.Camera(0.1), "backend": "cpu"}
    >>> with gm.Session((64, 48), **options) as session:
    ...     for frame in movie:
    ...         numbers = session.push(frame)
    >>> numbers, session.progress.frames_done
    (range(19, 20), 20)
    >>> spots = session.result()
    >>> bool((spots.x == gm.localize(movie, **options).x).all())
    True
    """

    #: Height and width of a frame.
    shape: tuple[int, int]

    @with_groups
    def __init__(
        self,
        shape: tuple[int, int],
        *,
        model: Model | ModelName | None = None,
        camera: Camera | None = None,
        config: Path | None = None,
        expected_frames: int | None = None,
        max_queued_bytes: int | None = None,
        max_waiting_rows: int | None = None,
        on_wait: Callable[[dict[str, Any]], Any] | None = None,
        region: Region | None = None,
        detection: Detection | None = None,
        fitting: Fitting | None = None,
        backend: Backend | None = None,
        auto_timeout: float | None = None,
        device: Device | None = None,
    ) -> None:
        run = checked_run(locals())
        model = run.model
        self.shape = height, width = _sides(shape)
        if camera is not None:
            _cameras.pixel_size_of(camera)
        stated_model, stated_camera = run.stated_model or {}, run.stated_camera or {}
        model_in_memory = model if _provenance.is_in_memory(stated_model) else None
        camera_in_memory = camera if _provenance.is_in_memory(stated_camera) else None
        self._native = _native.Session(
            height,
            width,
            None if model_in_memory is None else model_in_memory._to_native(),
            None if camera_in_memory is None else camera_in_memory._camera,
            {**run.options, **stated_model, **stated_camera},
            run.config,
            run.allow_software_adapter,
            on_wait,
            optional(_arguments.positive_int, "expected_frames", expected_frames),
            optional(_limit, "max_queued_bytes", max_queued_bytes),
            optional(_limit, "max_waiting_rows", max_waiting_rows),
        )
        self._model, self._camera = model, camera
        # The session has the notes on a camera file that it reads itself.
        self._camera_notes = [] if camera_in_memory is None else camera_in_memory.notes
        self._description = self._completed(self._native.description())
        self._end: SessionEnd | None = None
        self._lock = threading.Lock()

    def push(self, frames: ArrayLike, timeout: float | None = 0) -> range | None:
        """Copies frames into the queue, all of them or none, and returns their numbers.

        Parameters
        ----------
        frames
            A frame ``(height, width)`` or several, ``(n, height, width)``. u8, u16 and f32 are copied once.
            Booleans become u8, other numbers f32. All pushes of a session have pixels of one of these types.
        timeout
            Seconds to wait for room. None waits without a limit. With rows that nobody polls, there may
            never be room.

        Returns
        -------
        range or None
            The numbers of the frames. None if there is no room: none of the frames is taken then. Poll rows,
            or wait, and push the same frames again, or drop them.
        """
        return _numbers(self._native.push(_pixels(frames), _seconds(timeout)))

    def poll(self, timeout: float | None = 0) -> Localizations:
        """Returns the rows of the frames that are done since the last poll, maybe none.

        Without rows, waits for some for ``timeout`` seconds (None: without a limit), or until the session has
        ended. The table of one poll has neither remarks nor the number of frames; see :meth:`result`.
        Raises the error of a session that failed, after all of its rows.
        """
        return Localizations._from_native(self._native.poll(_seconds(timeout)), self._description)

    def end(self) -> None:
        """Takes no more frames. Does not wait: those in the queue are still localized."""
        self._native.end()

    def finish(self, timeout: float | None = None) -> SessionEnd | None:
        """Takes no more frames, waits until all are done, and returns counts, notes and remarks.

        Returns None if they are not done after ``timeout`` seconds. The rows can be polled before or after.
        Raises the error of a session that failed. Notes and remarks are logged once.
        """
        end = self._native.finish(_seconds(timeout))
        if end is None:
            return None
        with self._lock:
            if self._end is None:
                metadata, info = Info(self._completed(end.pop("metadata"))), Info(end.pop("info"))
                self._end = SessionEnd(**end, info=info, metadata=metadata)
                log_notes([*self._end.notes, *(text for _, text in self._end.remarks)])
            return self._end

    def cancel(self) -> None:
        """Takes no more frames, and leaves those in the queue. Does not wait. The rows so far can be polled."""
        self._native.cancel()

    def result(self, tables: Iterable[Table] = ()) -> Localizations:
        """Finishes, and returns all rows as one table, with the metadata and the information of the whole session.

        The table is that of :func:`localize` for the same frames in memory. Like that of an iterable, it has
        no notes from a comparison of the camera with the noise of the movie. Remarks are based on a sample of
        the ROIs, which depends on the pushes.

        Parameters
        ----------
        tables
            The tables that were polled before, in order. The rows that wait are added.
        """
        parts = _arguments.several("tables", tables)
        end = self.finish()
        assert end is not None, "there is no timeout"
        known = sum(map(len, parts)) + self.progress.rows_waiting
        if known != end.localizations:
            raise InputError(
                f"the session has {end.localizations} localizations, but {known} are in tables or wait: pass all tables that "
                "were polled, as in session.result(tables)"
            )
        joined = concat([*parts, self.poll()])
        arrays = {name: joined[name] for name in joined.columns}
        return Localizations._wrap(arrays, joined.units, end.metadata, end.info)

    @property
    def progress(self) -> SessionProgress:
        """Frames, rows and times so far."""
        return SessionProgress(**self._native.progress())

    @property
    def ended(self) -> bool:
        """True if no more rows will come: all frames are done, or the session was cancelled, or it failed."""
        return self.progress.ended

    async def apush(self, frames: ArrayLike, timeout: float | None = None) -> range | None:
        """As :meth:`push`, in a thread: the event loop is not blocked. By default it waits for room.

        A task that is cancelled meanwhile may have pushed the frames.
        """
        seconds = _seconds(timeout)
        pixels = await in_thread(lambda: _pixels(frames))
        return _numbers(await in_slices(lambda time: self._native.push(pixels, time), seconds))

    async def apoll(self, timeout: float | None = None) -> Localizations:
        """As :meth:`poll`, in a thread: the event loop is not blocked. By default it waits for rows.

        A task that is cancelled meanwhile takes no rows.
        """
        await in_slices(self._native.wait_for_rows, _seconds(timeout))
        return self.poll()

    async def afinish(self, timeout: float | None = None) -> SessionEnd | None:
        """As :meth:`finish`, in a thread: the event loop is not blocked."""
        return await in_slices(self.finish, _seconds(timeout))

    def __enter__(self) -> Session:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self.cancel()
            return
        try:
            self.finish()
        except BaseException:
            self.cancel()
            raise

    async def __aenter__(self) -> Session:
        return self

    async def __aexit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self.cancel()
            return
        try:
            await self.afinish()
        except BaseException:
            self.cancel()
            raise

    def __iter__(self) -> Iterator[Localizations]:
        while self._native.wait_for_rows(None):
            yield from self._waiting_rows()
        # The error of a session that failed.
        self.poll()

    async def __aiter__(self) -> AsyncIterator[Localizations]:
        while await in_slices(self._native.wait_for_rows, None):
            for table in self._waiting_rows():
                yield table
        self.poll()

    def __repr__(self) -> str:
        return f"Session({self.shape})"

    def _waiting_rows(self) -> list[Localizations]:
        """Returns a table of the rows that wait; none if another thread has polled them."""
        table = self.poll()
        return [table] if len(table) else []

    def _completed(self, metadata: dict[str, Any]) -> dict[str, Any]:
        """Returns metadata with the notes of the camera, and the sections on model and camera."""
        configuration = _provenance.complete(metadata["configuration"], self._model, self._camera)
        notes = [*self._camera_notes, *metadata.get("notes", [])]
        return {**metadata, "configuration": configuration, "notes": notes}


def _sides(shape: Any) -> tuple[int, int]:
    """Returns height and width."""
    try:
        height, width = shape
    except (TypeError, ValueError):
        raise InputError(f"shape is {shape!r}: pass (height, width)") from None
    return _arguments.positive_int("height", height), _arguments.positive_int("width", width)


def _limit(name: str, value: Any) -> int:
    return _arguments.positive_int(name, value, 2**63)


def _seconds(timeout: float | None) -> float | None:
    return optional(_arguments.seconds, "timeout", timeout)


def _numbers(limits: tuple[int, int] | None) -> range | None:
    return None if limits is None else range(*limits)


def _pixels(frames: ArrayLike) -> NDArray[Any]:
    """Returns frames as u8, u16 or f32, without a copy if they are that already."""
    array = _arrays.real_array("frames", frames)
    if array.ndim not in (2, 3):
        raise InputError(f"frames have the shape {array.shape}: pass (height, width) or (n, height, width)")
    if array.dtype.kind == "b":
        array = array.view(np.uint8)
    kind = {("u", 1): np.uint8, ("u", 2): np.uint16}.get((array.dtype.kind, array.dtype.itemsize), np.float32)
    return _arrays.contiguous(array if array.ndim == 3 else array[np.newaxis], kind)
