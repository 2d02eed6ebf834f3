"""Fits of ROIs."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import _arguments, _arrays, _native, _pixel_size, _provenance
from ._columns import UNITS, Floats, read_only
from ._info import Info
from ._keywords import TableFormat
from ._pixel_size import PixelSize, StoredSize
from ._arguments import Path, optional
from ._table import Localizations, Table
from ._cameras import Camera
from ._errors import InputError
from ._models import Astigmatic, Model, Spline


def _left_out(a: str, b: str) -> str:
    """Returns the message about a covariance that was left out, which is also that of the native fits."""
    if a == b:
        return f'the variance of {a} was left out: fit with outputs="std"'
    return f'the covariance of {a} and {b} was left out: fit with outputs="covariance"'


class Fits(Table):
    """Fits of ROIs, in the order of the stack.

    Columns are attributes and items, ``fits.x`` and ``fits["x"]``. They are computed on first access
    and are read-only. Chosen rows (``fits[fits.usable]``, slices, ``where``, ``head``) are fits, too.

    Columns of the table, of which a model has some:

    ==================== ============= ===============================================================
    column               unit          definition
    ==================== ============= ===============================================================
    roi                                index of the ROI in the stack, from 0
    frame                              frame of the ROI, from 0; 0 if the fit was not given ``frame``
    x, y                 um            position; the origin is the outer corner of the sensor's first
                                       pixel, or of the ROI's if the fit had no ``corners``
    z                    um            depth, of :class:`Astigmatic` only
    photons              photons       photoelectrons of the whole spot, also outside of the ROI
    background           photons/pixel photoelectrons in each pixel
    sigma                um            width: the standard deviation of the Gaussian
    sigma_x, sigma_y     um            widths along x and y
    ``*_std``            as of ``*``   standard deviation of the estimate: the square root of its
                                       Cramér-Rao bound. NaN unless the status is converged or
                                       at_bound
    log_likelihood                     natural logarithm of the likelihood of the pixels in the fitted
                                       model, constant terms included
    p_value                            probability that noise alone gives at least this deviance. It is
                                       uniform between 0 and 1 for spots that follow the model, and
                                       near 0 for those that do not. With hardly any light it is too
                                       large
    iterations                         iterations of the fit
    status                             index into :data:`STATUS`: 0 converged; 1 at_bound, converged
                                       with a parameter at its bound; 2 max_iterations, not converged;
                                       3 singular, the pixels do not determine the parameters;
                                       4 bad_input, pixels are not finite, too few, or all equal;
                                       5 z_at_bound, the spot is outside the range of z of the PSF
    ==================== ============= ===============================================================

    Further columns, which are not in the table:

    ==================== ============= ===============================================================
    x_px, y_px           pixels        position in the ROI; whole numbers are centres of pixels
    deviance                           twice the log-likelihood of the saturated model, in which each
                                       pixel has its own mean, minus twice ``log_likelihood``
    ==================== ============= ===============================================================
    """

    #: Backend, device, the reason for them, batches, and seconds.
    info: Info
    #: The model that was fitted.
    model: Model
    #: The camera.
    camera: Camera
    #: The results beside parameters, iterations and status; see :func:`fit`.
    outputs: tuple[str, ...]
    #: Side of a camera pixel, um.
    pixel_size: StoredSize
    x_px: NDArray[np.float32]
    y_px: NDArray[np.float32]
    deviance: NDArray[np.float32]
    #: Pixels along a side of the ROIs.
    roi_size: int
    #: ``(n, 2)``: x and y of each ROI's first pixel on the sensor. None if the fit had no corners.
    corners: NDArray[np.int32] | None

    def __init__(
        self,
        fits: _native.Fits,
        model: Model,
        camera: Camera,
        roi_size: int,
        index_mismatch: float | None = None,
    ) -> None:
        corners = fits.corners()
        fixed = None if corners is None else read_only(np.asarray(corners))
        self.__dict__.update(corners=fixed, roi_size=roi_size)
        #: The widths along x and y, um, if they are known without the native fits.
        self._widths: tuple[Floats, Floats] | None = None
        self._fits: _native.Fits | None = fits
        #: The fits that these rows were chosen from, and the choice.
        self._source: tuple[Fits, Any] | None = None
        self._columns = {}
        self._covariances: NDArray[Any] | None = None
        self._variances: dict[str, NDArray[Any]] = {}
        self.units: dict[str, str] = dict(fits.columns())
        self.outputs = tuple(fits.outputs())
        self._extra = ("x_px", "y_px", "deviance") if "p_value" in self.outputs else ("x_px", "y_px")
        self.info = Info(fits.info())
        self.model = model
        self.camera = camera
        assert camera.pixel_size is not None, "`fit` has checked the camera"
        self.pixel_size = camera.pixel_size
        self._index_mismatch = index_mismatch
        #: The configuration, and the native fits that state it on request: small fits need none.
        self._configuration: str | None = None
        self._configured: _native.Fits | None = fits
        self._rows = len(fits)

    def __len__(self) -> int:
        return self._rows

    def _load_column(self, name: str) -> NDArray[Any]:
        if self._source is not None:
            fits, rows = self._source
            return read_only(fits[name][rows])
        assert self._fits is not None, "an unpickled table has all columns"
        return read_only(np.asarray(self._fits.column(name)))

    def _select(self, rows: Any) -> Any:
        out = type(self).__new__(type(self))
        out.__dict__.update(self.__dict__)
        # Rows that do not exist raise here. The numbers are a copy: the caller may change its mask.
        numbers = np.arange(len(self))[rows]
        chosen = rows if isinstance(rows, slice) else numbers
        source: tuple[Fits, Any] = (self, chosen)
        if self._source is not None:
            parent, earlier = self._source
            source = (parent, np.arange(len(parent))[earlier][chosen])
        out._fits, out._source, out._columns = None, source, {}
        out._covariances, out._variances, out._widths = None, {}, None
        corners = None if self.corners is None else read_only(self.corners[chosen])
        out.__dict__.update(corners=corners, units=dict(self.units))
        out._rows = len(numbers)
        return out

    @classmethod
    def _of_parts(cls, parts: list[Fits], info: Info, configuration: str) -> Fits:
        """Joins fits of one model with equal cameras and outputs."""
        states = [part.__getstate__() for part in parts]
        out = cls.__new__(cls)
        out.__dict__.update(states[0])
        names = states[0]["_columns"]
        out._columns = {name: read_only(np.concatenate([part[name] for part in parts])) for name in names}
        if "covariance" in out.outputs:
            out._covariances = read_only(np.concatenate([part.covariance() for part in parts]))
        names = states[0]["_variances"]
        out._variances = {name: read_only(np.concatenate([part.covariance(name) for part in parts])) for name in names}
        x, y = zip(*(part._both_widths() for part in parts))
        out._widths = np.concatenate(x), np.concatenate(y)
        known = [part.corners for part in parts if part.corners is not None]
        corners = read_only(np.concatenate(known)) if len(known) == len(parts) else None
        out.__dict__.update(corners=corners, units=dict(out.units))
        out.info, out._configuration = info, configuration
        out._rows = sum(map(len, parts))
        return out

    def _plain(self, columns: Mapping[str, Any], units: Mapping[str, str]) -> Localizations:
        return Localizations(columns, units={**UNITS, **units}, metadata=self._table_info(), info=self.info)

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str) and key in self._extra:
            if key not in self._columns:
                self._columns[key] = self._load_column(key)
            return self._columns[key]
        return super().__getitem__(key)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name in self.__dict__.get("_extra", ()):
                return self[name]
            return super().__getattr__(name)

    def _no_column(self, name: str) -> str:
        # During unpickling there are no attributes yet.
        known, outputs = self.__dict__.get("model"), self.__dict__.get("outputs", ())
        output = None
        if name in ("log_likelihood", "p_value", "deviance"):
            output = "p_value"
        elif known is not None and name.endswith("_std") and name.removesuffix("_std") in known.parameters:
            output = "std"
        if output is None or output in outputs:
            return super()._no_column(name)
        return f'there is no column {name}: it was left out. Fit with "{output}" in outputs'

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the fitted parameters, in order."""
        return self.model.parameters

    @property
    def metadata(self) -> Info:
        """Pixel size, model, configuration and notes, as the files of these fits have them.

        The attributes are those of ``Localizations.metadata``: height, width and n_frames of a movie
        are None, and remarks is empty.
        """
        return Info(self._table_info())

    def covariance(self, a: str | None = None, b: str | None = None) -> Floats:
        """Returns the inverse of each spot's Fisher matrix.

        The shape is ``(n,)`` for two parameters, or ``(n, k, k)`` for all, in the order of
        :attr:`parameters`. One name gives its variance, which fits with ``outputs="std"`` have, too.
        Raises :class:`InputError` if the fit left the covariances out.
        """
        names = self.parameters
        if a is not None:
            b = a if b is None else b
            if self._source is not None:
                fits, rows = self._source
                return read_only(fits.covariance(a, b)[rows])
            if self._fits is not None:
                return read_only(np.asarray(self._fits.covariance(a, b)))
            if a not in names or b not in names:
                raise InputError(f"there is no {a} or no {b}: the parameters are {', '.join(names)}")
            if self._covariances is not None:
                return self._covariances[:, names.index(a), names.index(b)]
            if a == b and a in self._variances:
                return self._variances[a]
            raise InputError(_left_out(a, b))
        if self._covariances is None:
            out = np.empty((len(self), len(names), len(names)))
            for k, first in enumerate(names):
                for m, second in enumerate(names[: k + 1]):
                    out[:, k, m] = out[:, m, k] = self.covariance(first, second)
            self._covariances = read_only(out)
        return self._covariances

    def _both_widths(self) -> tuple[Floats, Floats]:
        """Returns the widths along x and y, um."""
        if self._widths is None:
            if self._source is not None:
                fits, rows = self._source
                x, y = fits._both_widths()
                self._widths = x[rows], y[rows]
            else:
                assert self._fits is not None, "an unpickled table has its widths"
                x, y = map(np.asarray, self._fits.widths())
                self._widths = x, y
        return self._widths

    def model_image(self) -> NDArray[np.float32]:
        """Returns the expected photoelectrons of the fitted model: ``(n, roi_size, roi_size)``.

        Those of fits with the status ``bad_input`` are NaN.
        """
        sigma_x, sigma_y = (width / side for width, side in zip(self._both_widths(), _pixel_size.sides(self.pixel_size)))
        columns = (self.x_px, self.y_px, self.photons, self.background, sigma_x, sigma_y)
        x, y, photons, background, width, height = (_arrays.contiguous(column, np.float64) for column in columns)
        return np.asarray(_native.model_image(x, y, photons, background, width, height, self.roi_size))

    def residuals(self, rois: ArrayLike) -> NDArray[np.float32]:
        """Returns the photoelectrons of the fitted ROIs minus :meth:`model_image`; NaN for masked pixels."""
        pixels = _arrays.pixels("rois", rois)
        shape = (len(self), self.roi_size, self.roi_size)
        if pixels.shape != shape:
            raise InputError(f"rois have the shape {pixels.shape}: pass those that were fitted, {shape}")
        offset, gain = np.asarray(self.camera.offset), np.asarray(self.camera.gain)
        if offset.ndim:
            assert self.corners is not None, "a fit with maps has corners"
            steps = np.arange(self.roi_size)
            at = (
                self.corners[:, 1, np.newaxis, np.newaxis] + steps[:, np.newaxis],
                self.corners[:, 0, np.newaxis, np.newaxis] + steps,
            )
            offset, gain = offset[at], gain[at]
        electrons = (pixels - offset) * gain
        return np.asarray(electrons - self.model_image(), dtype=np.float32)

    def table(self) -> Localizations:
        """Returns these rows as a plain table."""
        return Localizations._wrap({name: self[name] for name in self.columns}, self.units, self._table_info(), self.info)

    def save(
        self,
        path: Path,
        *,
        format: TableFormat | None = None,
        pixel_size: PixelSize | None = None,
        sigma: float | None = None,
        psf: Astigmatic | Spline | None = None,
    ) -> None:
        """Writes the table; see :meth:`Table.save`. The model gives width and PSF."""
        if self._fits is not None and pixel_size is None and sigma is None and psf is None:
            info = self._native_info()
            return self._fits.save(_arguments.path("path", path), optional(_arguments.text, "format", format), info["configuration"], info["notes"])
        sigma = getattr(self.model, "sigma", None) if sigma is None else sigma
        super().save(path, format=format, pixel_size=pixel_size, sigma=sigma, psf=self._depth_psf() if psf is None else psf)

    def _depth_psf(self) -> Astigmatic | Spline | None:
        """Returns the PSF that gives the widths from the column z, which has the index mismatch."""
        if isinstance(self.model, Spline):
            return self.model
        if not isinstance(self.model, Astigmatic):
            return None
        factor = 1.0 if self._index_mismatch is None else self._index_mismatch
        limits = self.model.z_range
        limits = None if limits is None else (factor * limits[0], factor * limits[1])
        return dataclasses.replace(self.model, gamma=factor * self.model.gamma, d=factor * self.model.d, z_range=limits)

    def _table_info(self) -> dict[str, Any]:
        if self._configuration is None:
            assert self._configured is not None, "an unpickled table has its configuration"
            text = _provenance.complete(self._configured.configuration(), self.model, self.camera)
            outputs = ", ".join(f'"{name}"' for name in self.outputs)
            # The section of the run is the last one of the options.
            self._configuration = text.replace("[run]\n", f"[run]\noutputs = [{outputs}]\n", 1)
        return {
            "format": "memory",
            "pixel_size": self.pixel_size,
            "model": self.model.name,
            "configuration": self._configuration,
            "height": None,
            "width": None,
            "n_frames": None,
            "notes": list(self.camera.notes),
            "remarks": [],
            "steps": [],
        }

    def __getstate__(self) -> dict[str, Any]:
        # The pickle has all columns, because the native object stays in this process.
        for name in (*self.columns, *self._extra):
            getattr(self, name)
        self._both_widths()
        self._table_info()
        if "covariance" in self.outputs:
            self.covariance()
        elif "std" in self.outputs:
            self._variances = {name: self.covariance(name) for name in self.parameters}
        return {**self.__dict__, "_fits": None, "_source": None, "_configured": None}
