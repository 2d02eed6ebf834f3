"""A movie in a file as an array whose frames are read when they are shown."""

from __future__ import annotations

import math
import threading
from typing import Any

import numpy as np
from numpy.typing import NDArray

import gaussmle as gm

#: Bytes that are read at once, so that playing a movie opens its file once in many frames.
BLOCK_BYTES = 8 << 20


class LazyMovie:
    """A movie as an array ``(frames, height, width)``. A block of frames is kept in memory."""

    ndim = 3

    def __init__(self, movie: gm.Movie) -> None:
        #: The file, and the channel, plane and image of it that is read.
        self.movie = movie
        self.shape = movie.shape
        self.dtype = np.dtype(movie.dtype)
        self.size = math.prod(movie.shape)
        self._frames_of_block = max(1, BLOCK_BYTES // (movie.height * movie.width * self.dtype.itemsize))
        self._block: NDArray[Any] = np.empty((0, movie.height, movie.width), self.dtype)
        self._first = 0
        # napari may slice in a thread while the preview reads in another one.
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return self.shape[0]

    def __getitem__(self, key: Any) -> NDArray[Any]:
        keys = key if isinstance(key, tuple) else (key,)
        if Ellipsis in keys:
            place = keys.index(Ellipsis)
            keys = keys[:place] + (slice(None),) * (self.ndim + 1 - len(keys)) + keys[place + 1 :]
        chosen, rest = (keys[0], keys[1:]) if keys else (slice(None), ())
        numbers = np.arange(len(self))[chosen]
        if numbers.size == 0:
            frames = np.empty((*numbers.shape, *self.shape[1:]), self.dtype)
        else:
            first = int(numbers.min())
            frames = self._read(first, int(numbers.max()) + 1)[numbers - first]
        return frames[(slice(None),) * numbers.ndim + rest]

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> NDArray[Any]:
        return np.asarray(self[:], dtype=dtype)

    def _read(self, first: int, end: int) -> NDArray[Any]:
        """Returns frames, from the block in memory if it has them."""
        if end - first > self._frames_of_block:
            return self.movie.read((first, end))
        with self._lock:
            if not self._first <= first <= end <= self._first + len(self._block):
                # The block ends after the frames that are read if the movie is played backwards.
                backwards = first < self._first
                start = max(0, end - self._frames_of_block) if backwards else first
                self._block = self.movie.read((start, min(start + self._frames_of_block, len(self))))
                self._first = start
            return self._block[first - self._first : end - self._first]
