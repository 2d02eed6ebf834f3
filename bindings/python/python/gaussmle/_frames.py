"""Frames of a movie from anywhere: a file, an array, an array in parts, or an iterable.

Frames that are not an array of the right type in memory pass to the library block by block.
"""

from __future__ import annotations

import mmap
from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _arrays
from ._errors import InputError
from ._options import FrameLimits

#: Bytes of the frames of a block.
BLOCK_BYTES = 16 << 20

#: The argument ``movie`` in messages.
FRAMES = "frames of movie"


class FrameSource:
    """Frames that the library asks for, one block after the other. It is used once."""

    #: The number of frames. None if it is not known.
    n_frames: int | None = None
    #: True if frames can be read in any order.
    random_access = False
    height: int
    width: int
    #: True for pixels of u16, False for f32.
    is_u16: bool
    _blocks: Iterator[NDArray[Any]]

    def next_block(self) -> NDArray[Any] | None:
        """Returns the next frames, or None after the last."""
        return next(self._blocks, None)

    def read(self, first: int, end: int) -> NDArray[Any]:
        """Returns frames by their numbers."""
        raise NotImplementedError

    def _frames_of_block(self) -> int:
        return max(1, BLOCK_BYTES // (self.height * self.width * (2 if self.is_u16 else 4)))

    def _pixels(self, block: Any) -> NDArray[Any]:
        return _arrays.contiguous(block, np.uint16 if self.is_u16 else np.float32)


class ArraySource(FrameSource):
    """An array whose frames are read in parts, such as one of dask, h5py, Zarr or a memory map."""

    random_access = True

    def __init__(self, array: Any, limits: FrameLimits) -> None:
        self.array = array
        self.n_frames, self.height, self.width = (int(side) for side in array.shape)
        self.is_u16 = _is_u16(np.dtype(array.dtype))
        first, end = limits
        self._blocks = self._all_blocks(first or 0, self.n_frames if end is None else min(end, self.n_frames))

    def _part(self, first: int, end: int) -> Any:
        """Returns frames as the array has them."""
        part = self.array[first:end] if isinstance(self.array, np.ndarray) else np.asarray(self.array[first:end])
        if part.shape != (end - first, self.height, self.width):
            raise InputError(f"frames {first}:{end} have the shape {part.shape}: the array states {self.array.shape}")
        return part

    def read(self, first: int, end: int) -> NDArray[Any]:
        block = self._pixels(self._part(first, end))
        if isinstance(self.array, np.memmap):
            block = block.copy()
            self._release()
        return block

    def _all_blocks(self, first: int, end: int) -> Iterator[NDArray[Any]]:
        step = self._frames_of_block()
        for start, stop in self._parts(first, end, step):
            # The part of a chunked array is computed or decompressed once.
            part = self._part(start, stop)
            for offset in range(0, stop - start, step):
                yield self._pixels(part[offset : offset + step])
                self._release()

    def _parts(self, first: int, end: int, step: int) -> Iterator[tuple[int, int]]:
        """Returns parts of at least ``step`` frames that end where chunks of the array end."""
        chunks = getattr(self.array, "chunks", None)
        of_frames = chunks[0] if chunks else step
        if isinstance(of_frames, (int, np.integer)):
            length = -(-step // int(of_frames)) * int(of_frames)
            edges: list[int] = list(range((first // length + 1) * length, end, length))
        else:
            edges = []
            start = first
            for edge in np.cumsum(of_frames):
                if edge - start >= step:
                    start = int(edge)
                    edges.append(start)
        inner = [edge for edge in edges if first < edge < end]
        yield from zip([first, *inner], [*inner, end]) if first < end else ()

    def _release(self) -> None:
        """Gives the pages of a memory map back. Those of the modes r and r+ stay in the system's cache."""
        if isinstance(self.array, np.memmap) and getattr(self.array, "mode", "") in ("r", "r+"):
            pages = getattr(self.array, "_mmap", None)
            if pages is not None and hasattr(mmap, "MADV_DONTNEED"):
                pages.madvise(mmap.MADV_DONTNEED)


class IterableSource(FrameSource):
    """Frames, or blocks of frames, of an iterable."""

    def __init__(self, iterable: Any, limits: FrameLimits) -> None:
        items = iter(iterable)
        self._end = limits[1]
        self._first = limits[0] or 0
        #: Frames that were drawn.
        self._seen = 0
        try:
            first = next(items)
        except StopIteration:
            raise InputError("movie is an iterable that has no frames: pass at least one") from None
        if isinstance(first, (str, bytes)):
            raise InputError(
                f"movie has {first!r} in place of its first frame: pass frames, as a dataset of the file or a generator that "
                "opens several files"
            )
        head = _arrays.real_array("pixels of frame 0", first)
        if head.ndim not in (2, 3):
            raise InputError(f"an item of movie has the shape {head.shape}: pass frames (height, width), or blocks (n, height, width)")
        self.height, self.width = (int(side) for side in head.shape[-2:])
        self._type = head.dtype
        self.is_u16 = _is_u16(head.dtype)
        if head.ndim == 2 and hasattr(iterable, "__len__"):
            self.n_frames = len(iterable)
        self._blocks = self._all_blocks(head, items)

    def _all_blocks(self, head: NDArray[Any], items: Iterator[Any]) -> Iterator[NDArray[Any]]:
        step = self._frames_of_block()
        waiting: list[NDArray[Any]] = []
        count = 0
        for frames in self._wanted(head, items):
            for offset in range(0, len(frames), step):
                part = frames[offset : offset + step]
                if count + len(part) > step:
                    yield np.concatenate(waiting)
                    waiting, count = [], 0
                # A copy: the iterable may use the memory again.
                waiting.append(np.array(part, np.uint16 if self.is_u16 else np.float32))
                count += len(part)
        if waiting:
            yield np.concatenate(waiting)

    def _wanted(self, head: NDArray[Any], items: Iterator[Any]) -> Iterator[NDArray[Any]]:
        """Returns the frames between the limits, each item as a block."""
        item: Any = head
        while True:
            block = self._checked(item)
            start = self._seen
            self._seen += len(block)
            end = self._seen if self._end is None else min(self._end, self._seen)
            if max(start, self._first) < end:
                yield block[max(self._first - start, 0) : end - start]
            if self._end is not None and self._seen >= self._end:
                return
            try:
                item = next(items)
            except StopIteration:
                return

    def _checked(self, item: Any) -> NDArray[Any]:
        block = _arrays.real_array(f"pixels of frame {self._seen}", item)
        block = block[np.newaxis] if block.ndim == 2 else block
        if block.ndim != 3 or block.shape[1:] != (self.height, self.width):
            raise InputError(f"frame {self._seen} has the shape {np.shape(item)}, the first one ({self.height}, {self.width})")
        if self.is_u16 and not _is_u16(block.dtype):
            raise InputError(
                f"frame {self._seen} is of type {block.dtype}, the first one of {self._type}: convert them to one type"
            )
        return block


def _is_u16(dtype: np.dtype[Any]) -> bool:
    return dtype.kind == "u" and dtype.itemsize <= 2 or dtype.kind == "b"


def frame_source(movie: Any, limits: FrameLimits | None) -> Any:
    """Returns the path of a file, an array that the library reads in place, or a :class:`FrameSource`."""
    limits = limits or (None, None)
    if _arguments.is_path(movie):
        return _arguments.path("movie", movie)
    movie = _arrays.rows_and_columns_last(FRAMES, movie)
    if isinstance(movie, np.ma.MaskedArray):
        return _arrays.pixels(FRAMES, movie)
    if isinstance(movie, np.ndarray):
        in_place = movie.dtype in (np.dtype(np.uint16), np.dtype(np.float32)) and movie.flags.c_contiguous
        mapped = isinstance(movie, np.memmap)
        if movie.ndim != 3 or movie.dtype.kind not in "buif" or (in_place and movie.flags.aligned and not mapped):
            return _arrays.pixels(FRAMES, movie)
        return ArraySource(movie, limits)
    if hasattr(movie, "shape") and hasattr(movie, "dtype") and hasattr(movie, "__getitem__"):
        try:
            kind = np.dtype(movie.dtype).kind
        except TypeError:
            return _arrays.pixels(FRAMES, movie)
        if len(movie.shape) != 3 or kind not in "buif":
            raise InputError(
                f"{FRAMES} have the shape {tuple(movie.shape)} and the type {movie.dtype}: "
                "pass (n, height, width), real numbers"
            )
        return ArraySource(movie, limits)
    if hasattr(movie, "__array__") or hasattr(movie, "__array_interface__"):
        return _arrays.pixels(FRAMES, movie)
    try:
        return IterableSource(movie, limits)
    except TypeError as error:
        if hasattr(movie, "__iter__"):
            raise
        raise InputError(f"movie is {movie!r}: pass a path, an array, or an iterable of frames") from error


def whole_movie(name: str, movie: Any) -> str | NDArray[Any]:
    """Returns the path of a file, or all frames in memory. An iterable of frames is read to its end."""
    if _arguments.is_path(movie):
        return _arguments.path(name, movie)
    if _is_array(movie):
        return _arrays.pixels(f"frames of {name}", movie)
    try:
        # Copies: the iterable may use the memory again.
        frames = [np.array(_arrays.real_array(f"frames of {name}", frame)) for frame in movie]
    except TypeError as error:
        if hasattr(movie, "__iter__"):
            raise
        raise InputError(f"{name} is {movie!r}: pass a path, an array, or an iterable of frames") from error
    shapes = {frame.shape for frame in frames}
    if len(shapes) != 1:
        found = f"has frames of the shapes {sorted(shapes)}" if shapes else "is an iterable that has no frames"
        raise InputError(f"{name} {found}: pass frames of one shape, at least one")
    return _arrays.pixels(f"frames of {name}", np.stack(frames))


def whole_movies(name: str, movies: Any) -> list[str | NDArray[Any]]:
    """Returns one or several movies, each as :func:`whole_movie` does. An iterable of frames is one."""
    if _arguments.is_path(movies) or _is_array(movies) or not hasattr(movies, "__iter__"):
        return [whole_movie(name, movies)]
    several: list[Any] = []
    frames: list[Any] = []
    for item in movies:
        is_movie = _arguments.is_path(item) or hasattr(item, "__next__") or len(getattr(item, "shape", ())) == 3
        if is_movie:
            several.append(item)
        else:
            frames.append(np.array(_arrays.real_array(f"frames of {name}", item)))
    if frames and several:
        raise InputError(f"{name} has movies and frames in one sequence: pass movies, or the frames of one")
    if not frames and not several:
        raise InputError(f"{name} has no movies: pass at least one")
    return [whole_movie(name, movie) for movie in several] if several else [whole_movie(name, frames)]


def _is_array(movie: Any) -> bool:
    return hasattr(movie, "shape") or hasattr(movie, "__array__") or hasattr(movie, "__array_interface__")
