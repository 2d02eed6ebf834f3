"""Cameras: the conversion of ADU to photoelectrons."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arguments, _arrays, _native
from ._arguments import optional
from ._errors import Error, InputError
from ._pixel_size import PixelSize, StoredSize, camera_pixel_size, text as size_text


class Camera:
    """A camera: ``electrons = (adu - offset) * gain``.

    Parameters
    ----------
    pixel_size
        Side of a pixel in the sample, um, or width and height: ``(0.1, 0.12)``. None for the one that the
        movie's file states; then only :func:`localize` takes the camera.
    offset
        Level without light, ADU. A number or a map.
    gain
        Electrons per ADU. A number or a map.
    read_noise
        Read noise, electrons rms. A number or a map.
    variance
        Variance of the read noise, electrons squared, instead of ``read_noise``. A number or a map.
    mask
        A map that is true for the pixels to exclude. A NaN or a masked entry in another map also
        excludes its pixel.
    excess_noise
        Factor of the variance of the signal: 1, or 2 for an EMCCD at high gain.

    Notes
    -----
    Maps are ``[row = y][column = x]`` and cover the whole sensor. The corners of the ROIs index them.

    Examples
    --------
    >>> Camera(0.1, offset=100, gain=0.45, read_noise=1.6)
    Camera(pixel_size=0.1, offset=100.0, gain=0.45, read_noise=1.6)
    """

    _camera: _native.Camera
    #: The file of the camera, if it was read from one.
    path: str | None
    #: Warnings about the file.
    notes: list[str]

    def __init__(
        self,
        pixel_size: PixelSize | None = None,
        offset: ArrayLike = 0.0,
        gain: ArrayLike = 1.0,
        read_noise: ArrayLike | None = None,
        *,
        variance: ArrayLike | None = None,
        mask: ArrayLike | None = None,
        excess_noise: float = 1.0,
    ) -> None:
        if variance is not None and read_noise is not None:
            raise InputError("read_noise and variance are both given: pass one of them")
        if variance is None:
            noise = _arrays.camera_array("read_noise", 0.0 if read_noise is None else read_noise)
            spread = noise.astype(np.float64) ** 2
        else:
            spread = _arrays.camera_array("variance", variance)
            noise = np.sqrt(np.maximum(spread, 0)) if spread.ndim == 0 else spread
        name, values = ("read_noise", noise) if variance is None else ("variance", spread)
        if np.any(values < 0):
            raise InputError(f"{name} is negative, down to {np.nanmin(values)}: pass values from 0 on")
        if values.ndim == 0:
            _arguments.real(name, values)
        excess_noise = _arguments.real("excess_noise", excess_noise)
        maps = [_arrays.camera_array("offset", offset), _arrays.camera_array("gain", gain), spread]
        if mask is not None:
            mask = np.ma.filled(mask, True) if isinstance(mask, np.ma.MaskedArray) else mask
            maps.append(_arrays.real_array("mask", mask))
        names = ("offset", "gain", "read_noise" if variance is None else "variance", "mask")
        for name, values in zip(names, maps):
            if values.ndim not in (0, 2):
                raise InputError(f"{name} has the shape {values.shape}: pass a number, or a map (height, width)")
        shapes = [a.shape for a in maps if a.ndim]
        um = optional(camera_pixel_size, "pixel_size", pixel_size)
        self.path = None
        self.notes = []
        if not shapes:
            numbers = float(maps[0]), float(maps[1]), float(noise)
            self._camera = _native.Camera.uniform(um, *numbers, excess_noise)
            return
        offsets, gains, variances = (_arrays.camera_map("maps", a, shapes[0]) for a in maps[:3])
        excluded = None if mask is None else _arrays.contiguous(maps[3] != 0, np.uint8)
        self._camera = _native.Camera.scmos(um, offsets, gains, variances, excluded, excess_noise)

    @classmethod
    def from_file(cls, path: str | os.PathLike[str], pixel_size: PixelSize | None = None) -> Camera:
        """Reads a camera from a TOML file, or takes one of the user's ``gaussmle.toml`` by its name.

        The keys are ``pixel_size_um``, ``offset_adu``, ``gain_e_per_adu`` and ``read_noise_e``, with
        numbers or paths of maps; see ``docs/files.md``.

        Parameters
        ----------
        path
            The file, or NAME of a section ``[cameras.NAME]``, if there is no such file.
        pixel_size
            Side of a pixel in the sample, um, or width and height. It overrides the file's.
        """
        file = _arguments.path("path", path)
        um = optional(camera_pixel_size, "pixel_size", pixel_size)
        out = cls.__new__(cls)
        out._camera, out.notes, found = _native.Camera.from_file(file, um)
        out.path = None if found is None else os.path.abspath(found)
        return out

    @property
    def pixel_size(self) -> StoredSize | None:
        """Side of a pixel in the sample, um, or width and height. None if it is that of the movie."""
        return self._camera.pixel_size

    @property
    def excess_noise(self) -> float:
        """Factor of the variance of the signal."""
        return self._camera.excess_noise

    @property
    def shape(self) -> tuple[int, int] | None:
        """Height and width of the maps; None if all pixels are equal."""
        return self._camera.map_shape

    def _value(self, number: int) -> float | NDArray[np.float32]:
        numbers = self._camera.numbers
        if numbers is not None:
            return numbers[number] if number < 2 else numbers[2] ** 2
        maps = self._camera.maps()
        assert maps is not None, "a camera has numbers or maps"
        return np.asarray(maps[number])

    @property
    def offset(self) -> float | NDArray[np.float32]:
        """Level without light, ADU: a number, or a map with NaN for excluded pixels."""
        return self._value(0)

    @property
    def gain(self) -> float | NDArray[np.float32]:
        """Electrons per ADU: a number or a map."""
        return self._value(1)

    @property
    def variance(self) -> float | NDArray[np.float32]:
        """Variance of the read noise, electrons squared: a number or a map."""
        return self._value(2)

    @property
    def read_noise(self) -> float | NDArray[np.float32]:
        """Read noise, electrons rms: a number or a map."""
        numbers = self._camera.numbers
        return np.sqrt(np.asarray(self._value(2))) if numbers is None else numbers[2]

    @property
    def _matches_file(self) -> bool:
        """True if its file and the maps there have the same values. They may have changed since."""
        if self.path is None:
            return False
        try:
            current = Camera.from_file(self.path, self.pixel_size)
        except (Error, OSError):
            return False
        return current == self

    @property
    def _numbers(self) -> tuple[Any, ...]:
        """All values but those of maps."""
        numbers = self._camera.numbers
        return (self.pixel_size, self.excess_noise, self.shape, None if numbers is None else tuple(numbers))

    def __eq__(self, other: object) -> bool:
        """True for the same values, wherever they come from."""
        if not isinstance(other, Camera):
            return NotImplemented
        if self._numbers != other._numbers or self.shape is None:
            return self._numbers == other._numbers
        return all(np.array_equal(self._value(k), other._value(k), equal_nan=True) for k in range(3))

    def __hash__(self) -> int:
        return hash(self._numbers)

    def __reduce__(self) -> tuple[Any, ...]:
        numbers = self._camera.numbers
        if numbers is not None:
            arguments: dict[str, Any] = dict(zip(("offset", "gain", "read_noise"), numbers))
        else:
            arguments = {"offset": self.offset, "gain": self.gain, "variance": self.variance}
        arguments.update(pixel_size=self.pixel_size, excess_noise=self.excess_noise)
        return _unpickle, (arguments, self.path, self.notes)

    def __repr__(self) -> str:
        numbers = self._camera.numbers
        if numbers is None:
            height, width = self._camera.map_shape or (0, 0)
            text = f"maps of {height}x{width}"
        else:
            text = "offset={}, gain={}, read_noise={}".format(*map(_short, numbers))
        if self.excess_noise != 1.0:
            text += f", excess_noise={_short(self.excess_noise)}"
        size = self.pixel_size
        pixel_size = None if size is None else tuple(map(_short, size)) if isinstance(size, tuple) else _short(size)
        return f"Camera(pixel_size={pixel_size}, {text})"

    def __str__(self) -> str:
        pixels = "pixels of the movie's size" if self.pixel_size is None else f"pixels of {size_text(self.pixel_size)} um"
        numbers = self._camera.numbers
        if numbers is None:
            height, width = self._camera.map_shape or (0, 0)
            text = f"{pixels}, maps of {height}x{width}"
        else:
            text = "{}, offset {:.5g} ADU, gain {:.5g} e-/ADU, read noise {:.5g} e-".format(pixels, *numbers)
        return text if self.excess_noise == 1.0 else f"{text}, excess noise {self.excess_noise:.5g}"


def _short(number: float) -> float:
    """Returns a number with the digits that f32 has."""
    return float(f"{number:.7g}")


def require_camera(camera: Any) -> Camera:
    """Returns the camera. Raises if it is not one."""
    if isinstance(camera, Camera):
        return camera
    found = f"{camera!r}: did you mean gm.Camera.from_file?" if isinstance(camera, (str, os.PathLike)) else repr(camera)
    raise InputError(f"camera must be a gm.Camera(pixel_size=...), not {found}")


def pixel_size_of(camera: Camera) -> StoredSize:
    """Returns the pixel size. Raises if it is that of a movie."""
    if camera.pixel_size is None:
        raise InputError("pixel_size is missing: pass gm.Camera(pixel_size=...), the size of a camera pixel in the sample, um")
    return camera.pixel_size


def _unpickle(arguments: dict[str, Any], path: str | None, notes: list[str]) -> Camera:
    out = Camera(**arguments)
    out.path, out.notes = path, notes
    return out
