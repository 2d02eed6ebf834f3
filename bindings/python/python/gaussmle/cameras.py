"""From the camera's numbers to photoelectrons."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arrays, _native
from .errors import Error, InputError


class Camera:
    """A camera: ``electrons = (adu - offset) * gain``.

    Parameters
    ----------
    pixel_size
        Side of a pixel in the sample, um.
    offset
        The camera's number for no light, ADU; a number or a map.
    gain
        Electrons per ADU; a number or a map.
    read_noise
        Read noise, electrons rms; a number or a map.
    variance
        Variance of the read noise, electrons squared, in place of ``read_noise``; a number or a map.
    mask
        A map that is true where a pixel is to be left out. A NaN in another map, or an entry that NumPy masks, leaves a
        pixel out, too.
    qe
        Quantum efficiency; carried, never applied.
    excess_noise
        Scales the variance of the signal: 1, or 2 for an EMCCD at high gain.

    Maps are ``[row = y][column = x]`` and of the whole sensor; ROIs are looked up on them by their corners.

    >>> Camera(0.1, offset=100, gain=0.45, read_noise=1.6)
    Camera(pixel_size=0.1, offset=100.0, gain=0.45, read_noise=1.6)
    """

    _camera: _native.Camera
    #: The file that it is from, if it is.
    path: str | None
    #: What should be said of how the file was read.
    notes: list[str]

    def __init__(
        self,
        pixel_size: float,
        offset: ArrayLike = 0.0,
        gain: ArrayLike = 1.0,
        read_noise: ArrayLike | None = None,
        *,
        variance: ArrayLike | None = None,
        mask: ArrayLike | None = None,
        qe: float | None = None,
        excess_noise: float = 1.0,
    ) -> None:
        if variance is not None and read_noise is not None:
            raise InputError("give one of read_noise and variance")
        if variance is None:
            noise = _arrays.left_out("read noise", 0.0 if read_noise is None else read_noise)
            spread = noise.astype(np.float64) ** 2
            if noise.ndim and np.any(noise < 0):
                raise InputError("the read noise is negative somewhere")
        else:
            spread = _arrays.left_out("variances", variance)
            noise = np.sqrt(spread) if spread.ndim == 0 else spread
        qe = 1.0 if qe is None else float(qe)
        maps = [_arrays.left_out("maps", a) for a in (offset, gain, spread)]
        if mask is not None:
            mask = np.ma.filled(mask, True) if isinstance(mask, np.ma.MaskedArray) else mask
            maps.append(np.asarray(mask))
        shapes = [a.shape for a in maps if a.ndim]
        self.path = None
        self.notes = []
        if not shapes:
            numbers = float(maps[0]), float(maps[1]), float(noise)
            self._camera = _native.Camera.uniform(float(pixel_size), *numbers, float(excess_noise), qe)
            return
        if any(len(shape) != 2 for shape in shapes):
            raise InputError(f"maps have the shapes {shapes}: they must be (height, width)")
        at, by, of = (_arrays.map_of("maps", a, shapes[0]) for a in maps[:3])
        left_out = None if mask is None else _arrays.plain(np.asarray(mask, dtype=bool), np.uint8)
        self._camera = _native.Camera.scmos(float(pixel_size), at, by, of, left_out, float(excess_noise), qe)

    @classmethod
    def from_file(cls, path: str | os.PathLike[str], pixel_size: float | None = None) -> Camera:
        """A camera from a TOML file (``pixel_size_um``, ``offset_adu``, ``gain_e_per_adu``, ``read_noise_e`` or maps by path; see
        ``docs/files.md``). A pixel size that is given goes before the file's."""
        out = cls.__new__(cls)
        out._camera, out.notes = _native.Camera.from_file(os.fspath(path), pixel_size)
        out.path = os.path.abspath(path)
        return out

    @property
    def pixel_size(self) -> float:
        """Side of a pixel in the sample, um."""
        return self._camera.pixel_size

    @property
    def excess_noise(self) -> float:
        """Scales the variance of the signal."""
        return self._camera.excess_noise

    @property
    def qe(self) -> float:
        """Quantum efficiency, 1 if none was given."""
        return self._camera.qe

    @property
    def shape(self) -> tuple[int, int] | None:
        """Height and width of the maps; None if all pixels are alike."""
        return self._camera.map_shape

    def _part(self, number: int) -> float | NDArray[np.float32]:
        numbers = self._camera.numbers
        if numbers is not None:
            return numbers[number] if number < 2 else numbers[2] ** 2
        maps = self._camera.maps()
        assert maps is not None, "either numbers or maps"
        return np.asarray(maps[number])

    @property
    def offset(self) -> float | NDArray[np.float32]:
        """ADU; a number, or a map that is NaN where a pixel is left out."""
        return self._part(0)

    @property
    def gain(self) -> float | NDArray[np.float32]:
        """Electrons per ADU; a number or a map."""
        return self._part(1)

    @property
    def variance(self) -> float | NDArray[np.float32]:
        """Of the read noise, electrons squared; a number or a map."""
        return self._part(2)

    @property
    def read_noise(self) -> float | NDArray[np.float32]:
        """Electrons rms; a number or a map."""
        numbers = self._camera.numbers
        return np.sqrt(np.asarray(self._part(2))) if numbers is None else numbers[2]

    @property
    def _in_file(self) -> bool:
        """Whether its file says the same as it: the file, or maps that it names, may have changed or gone."""
        if self.path is None:
            return False
        try:
            now = Camera.from_file(self.path, self.pixel_size)
        except (Error, OSError):
            return False
        if (now.qe, now.excess_noise, now.shape) != (self.qe, self.excess_noise, self.shape):
            return False
        if self.shape is None:
            return now._camera.numbers == self._camera.numbers
        return all(np.array_equal(now._part(k), self._part(k), equal_nan=True) for k in range(3))

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = self._camera.numbers
        if numbers is not None:
            parts: dict[str, Any] = dict(zip(("offset", "gain", "read_noise"), numbers))
        else:
            parts = {"offset": self.offset, "gain": self.gain, "variance": self.variance}
        parts.update(pixel_size=self.pixel_size, qe=self.qe, excess_noise=self.excess_noise)
        return _again, (parts, self.path, self.notes)

    def __repr__(self) -> str:
        numbers = self._camera.numbers
        if numbers is None:
            height, width = self._camera.map_shape or (0, 0)
            text = f"maps of {height}x{width}"
        else:
            text = "offset={}, gain={}, read_noise={}".format(*numbers)
        if self.excess_noise != 1.0:
            text += f", excess_noise={self.excess_noise}"
        return f"Camera(pixel_size={self.pixel_size}, {text})"


def checked(camera: Any) -> Camera:
    """The camera itself, or words where it is none."""
    if isinstance(camera, Camera):
        return camera
    meant = f"{camera!r}: did you mean gm.Camera.from_file?" if isinstance(camera, (str, os.PathLike)) else repr(camera)
    raise InputError(f"camera must be a gm.Camera(pixel_size=...), not {meant}")


def _again(parts: dict[str, Any], path: str | None, notes: list[str]) -> Camera:
    """A camera in another process."""
    out = Camera(**parts)
    out.path, out.notes = path, notes
    return out
