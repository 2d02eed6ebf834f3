"""Movies: their files, and their localization."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arrays, _cameras, _frames, _models, _native, _options, _provenance, _reporting
from ._options import Path
from ._cameras import Camera
from ._errors import InputError
from ._localizations import Localizations
from ._models import Astigmatic, Model
from ._saved import Saved

Range = tuple["int | None", "int | None"]


@dataclass(frozen=True)
class Movie:
    """Shape, type and format of a movie's file."""

    path: str
    frames: int
    height: int
    width: int
    #: ``uint16`` or ``float32``.
    dtype: str
    #: Name of the file format.
    format: str
    #: Warnings about the file.
    notes: tuple[str, ...]
    #: A truncated file is read as far as it goes.
    allow_truncated: bool = False
    #: Side of a pixel in the sample, um, if the file states it.
    pixel_size: float | None = None
    #: Name of the camera, if the file states it.
    camera: str | None = None
    #: Names of the channels; their numbers without names.
    channels: tuple[str, ...] = ()
    #: Names and lengths of the file's axes before y and x.
    axes: tuple[tuple[str, int], ...] = ()
    #: The channel that is read.
    channel: str | int | None = None
    #: The image (series) that is read.
    series: str | int | None = None
    #: Names of the images (series) of a file that holds several.
    all_series: tuple[str, ...] = ()
    #: The plane along z that is read.
    z: int | None = None

    @property
    def shape(self) -> tuple[int, int, int]:
        """Frames, height, width."""
        return self.frames, self.height, self.width

    def read(self, frames: Range | None = None) -> NDArray[Any]:
        """Reads frames as an array; see :func:`read_movie`."""
        return read_movie(
            self.path,
            frames,
            allow_truncated=self.allow_truncated,
            series=self.series,
            channel=self.channel,
            z=self.z,
        )


def movie(
    path: Path,
    *,
    allow_truncated: bool = False,
    series: str | int | None = None,
    channel: str | int | None = None,
    z: int | None = None,
) -> Movie:
    """Reads the shape, type, format and metadata of a movie.

    The formats are TIFF, OME-TIFF, NDTiff, Picasso ``.raw``, ``.dax``, ``.npy`` and Zarr.

    Parameters
    ----------
    path
        The file, or the folder of a Zarr.
    allow_truncated
        Read a truncated movie as far as it goes.
    series
        The image (series) of a file that holds several, by name or by number from 0.
    channel
        The channel, by name or by number from 0. A movie of several channels needs one.
    z
        The plane along z, from 0. A time series of several planes needs one.
    """
    info = _native.movie_info(os.fspath(path), allow_truncated, _choice(series), _choice(channel), z)
    for key in ("notes", "all_series", "channels", "axes"):
        info[key] = tuple(info[key])
    return Movie(
        path=os.fspath(path), allow_truncated=allow_truncated, series=series, channel=channel, z=z, **info
    )


def _choice(choice: str | int | None) -> str | None:
    """Returns the name or number of a channel or an image as text."""
    return None if choice is None else str(choice)


def read_movie(
    path: Path,
    frames: Range | None = None,
    *,
    allow_truncated: bool = False,
    series: str | int | None = None,
    channel: str | int | None = None,
    z: int | None = None,
) -> NDArray[Any]:
    """Reads frames of a movie: ``(frames, height, width)``, u16 or f32.

    Parameters
    ----------
    path
        The file, or the folder of a Zarr.
    frames
        ``(first, after_the_last)``. Each may be None. None for all.
    allow_truncated
        Read a truncated movie as far as it goes.
    series, channel, z
        As for :func:`movie`.
    """
    pixels = _native.read_movie(
        os.fspath(path), _options.frame_range(frames), allow_truncated, _choice(series), _choice(channel), z
    )
    return np.asarray(pixels)


def write_movie(path: Path, pixels: Any) -> None:
    """Writes frames, ``(frames, height, width)``, as ``.tif``, ``.npy`` or Picasso ``.raw``."""
    _native.write_movie(os.fspath(path), _arrays.pixels("frames", pixels))


def localize(
    movie: Any,
    output: Path | None = None,
    *,
    model: Model | None = None,
    camera: Camera | None = None,
    frames: Range | None = None,
    roi: int | None = None,
    false_alarms: float | None = None,
    threshold: float | None = None,
    min_net_gradient: float | None = None,
    detection_sigma: float | None = None,
    min_separation: float | None = None,
    border: str | None = None,
    allow_truncated: bool | None = None,
    series: str | int | None = None,
    channel: str | int | None = None,
    z: int | None = None,
    format: str | None = None,
    report: Path | None = None,
    resume: bool = False,
    config: Path | None = None,
    bounds: Mapping[str, tuple[float, float]] | None = None,
    tolerance: float | None = None,
    max_iterations: int | None = None,
    index_mismatch: float | None = None,
    isolated: bool | None = None,
    backend: str | None = None,
    auto_timeout: float | None = None,
    gpu_timeout: float | None = None,
    hang_timeout: float | None = None,
    gpu_idle_timeout: float | None = None,
    batch_size: int | None = None,
    devices: Sequence[str | int] | None = None,
    gpu_memory_limit: int | str | None = None,
    priority: str | None = None,
    jobs_per_gpu: int | None = None,
    lock_folder: Path | None = None,
    memory_budget: int | None = None,
    performance_log: Path | None = None,
    metrics: Path | None = None,
    nvml_library: Path | None = None,
    allow_software_adapter: bool = False,
    progress: bool | Callable[[int, int, int], Any] = False,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> Localizations:
    """Detects the spots of a movie and fits them.

    Parameters
    ----------
    movie
        A file; an array ``(frames, height, width)``; an array that is read in parts, such as one of
        dask, h5py or Zarr, or a memory map; or an iterable of frames ``(height, width)`` or of blocks
        of frames, such as a generator. Only a few blocks of frames are in memory. The rows are the
        same. The camera is not compared with the noise of an iterable, whose frames pass once.
    output
        The table's file. None keeps the table in memory.
    model, camera
        As for :func:`fit`. They may be None if ``config`` has them. A camera without a pixel size
        takes the one that the movie's file states.
    frames
        ``(first, after_the_last)``. None for all.
    roi
        Pixels along a side of a ROI. None for that of the PSF's calibration, if the model has one,
        else for 3.5 widths to each side.
    false_alarms, threshold, min_net_gradient
        The detection threshold, as one of: expected false spots in an empty frame, standard
        deviations of the noise, or Picasso's net gradient. The default is 0.1 false alarms.
    detection_sigma, min_separation
        Width of the detection filter, and smallest distance of two spots, um.
    border
        ``"skip"`` skips spots near the border. ``"shift"`` shifts their ROIs inside.
    isolated
        True leaves out both of two spots if the peak of one is in the ROI of the other.
    allow_truncated
        Read a truncated movie as far as it goes.
    series, channel, z
        As for :func:`movie`.
    format
        The table's format, instead of the one of the output's suffix; see :meth:`Table.save`.
    report
        An ``.html`` report on the table; see :func:`report`.
    resume
        Continue an interrupted run to ``output``.
    config
        A TOML file with a section ``[localize]``, such as the one next to a table. Arguments
        override it.
    progress
        As for :func:`fit`, with frames done, frames in total (0 while an iterable of unknown length
        has more), and localizations.
    bounds, tolerance, max_iterations, index_mismatch, backend, auto_timeout, gpu_timeout, hang_timeout
        As for :func:`fit`.
    gpu_idle_timeout, batch_size, devices, gpu_memory_limit, priority, jobs_per_gpu, lock_folder
        As for :func:`fit`.
    memory_budget, performance_log, metrics, nvml_library
        As for :func:`fit`.
    allow_software_adapter, on_wait
        As for :func:`fit`.

    Returns
    -------
    Localizations
        With an output, a :class:`Saved`, which reads its file on first access. ``info["counts"]`` has
        the number of spots found, skipped at the border, left out as not isolated and left out beside
        brighter ones, of fits by their status, and of fits in saturated ROIs.

    Examples
    --------
    >>> import gaussmle as gm
    >>> movie, truth = gm.simulate_movie(20, 64, 64, emitters=5, seed=1)
    >>> spots = gm.localize(movie, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
    >>> len(spots) > 50
    True
    """
    if model is not None:
        _models.require_model(model)
    if camera is not None:
        _cameras.require_camera(camera)
    device_options = _options.device_options(
        backend=backend,
        auto_timeout=auto_timeout,
        gpu_timeout=gpu_timeout,
        hang_timeout=hang_timeout,
        gpu_idle_timeout=gpu_idle_timeout,
        batch_size=batch_size,
        devices=devices,
        gpu_memory_limit=gpu_memory_limit,
        priority=priority,
        jobs_per_gpu=jobs_per_gpu,
        lock_folder=lock_folder,
        memory_budget=memory_budget,
        performance_log=performance_log,
        metrics=metrics,
        nvml_library=nvml_library,
    )
    fit_options = _options.fit_options(
        tolerance=tolerance, max_iterations=max_iterations, bounds=bounds, index_mismatch=index_mismatch
    )
    # The keys are those of a configuration file.
    options = {
        **device_options,
        **fit_options,
        "sigma_um": getattr(model, "sigma", None),
        "roi": None if roi is None else _options.positive_int("roi", roi),
        "false_alarms": false_alarms,
        "threshold": threshold,
        "min_net_gradient": min_net_gradient,
        "detection_sigma_um": detection_sigma,
        "min_separation_um": min_separation,
        "border": border,
        "isolated": isolated,
        "frames": _options.frames_text(_options.frame_range(frames)),
        "allow_truncated": allow_truncated,
        "series": _choice(series),
        "channel": _choice(channel),
        "z": z,
    }
    config_file = None if config is None else os.fspath(config)
    if config is None and (model is None or camera is None):
        raise InputError("model or camera is missing: pass both, or a config that has them")
    file = os.fspath(movie) if isinstance(movie, (str, os.PathLike)) else None
    report_path = None if report is None else os.fspath(report)
    if output is not None or report_path is not None:
        # Checked before the fits, which may take hours. No input may be overwritten.
        settings = (getattr(model, "path", None), getattr(camera, "path", None), config)
        inputs = [*_movie_files(file), *(os.fspath(path) for path in settings if path is not None)]
        _native.check_output(None if output is None else os.fspath(output), format, report_path, inputs)
    stated_model = None if model is None else _provenance.stated_model(model)
    stated_camera = None if camera is None else _provenance.stated_camera(camera)
    writes_in_steps = output is not None and file is not None and _provenance.is_in_files(model, camera)
    if resume and not writes_in_steps:
        raise InputError(
            "resume needs an output and a movie in a file, and a model and a camera of numbers or of unchanged files: "
            "pass these"
        )
    if file is None and camera is not None:
        _cameras.pixel_size_of(camera)
    # An iterable is asked for its first frame after all checks.
    source = _frames.frame_source(movie, _options.frame_range(frames))
    with _options.Progress(progress, "frames") as callback:
        if writes_in_steps:
            assert output is not None and file is not None
            complete, rows, notes, info = _native.localize_to_file(
                file,
                os.fspath(output),
                format,
                report_path,
                resume,
                {**options, **(stated_model or {}), **(stated_camera or {})},
                config_file,
                allow_software_adapter,
                callback,
                on_wait,
            )
            assert complete, "an interruption raises"
            return Saved(os.fspath(output), rows, info, _options.log_notes(notes))
        columns, metadata, info = _native.localize(
            source,
            None if model is None else model._to_native(),
            None if camera is None else camera._camera,
            options,
            config_file,
            allow_software_adapter,
            callback,
            on_wait,
            stated_model,
            stated_camera,
        )
    metadata["configuration"] = _provenance.complete(metadata["configuration"], model, camera)
    if camera is not None:
        metadata["notes"][:0] = camera.notes
    logged = _options.log_notes([*metadata["notes"], *(text for _, text in metadata["remarks"])])
    out = Localizations._from_native(columns, metadata, info)
    if report_path is not None:
        _reporting.report(out, report_path, title=None if file is None else os.path.basename(file))
    if output is None:
        return out
    psf = model if isinstance(model, Astigmatic) else None
    out.save(output, format=format, sigma=getattr(model, "sigma", None), psf=psf)
    return Saved(os.fspath(output), len(out), out.info, logged)


def _movie_files(movie: str | None) -> list[str]:
    """Lists a movie's file and the file that describes it."""
    if movie is None:
        return []
    stem, suffix = os.path.splitext(movie)
    description = {".raw": ".yaml", ".dax": ".inf"}.get(suffix.lower())
    return [movie] if description is None else [movie, stem + description]
