"""Localization of movies."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

from . import _arguments, _cameras, _device, _frames, _models, _movies, _native, _options, _provenance, _reporting
from ._arguments import Path, optional
from ._cameras import Camera
from ._errors import InputError
from ._group import given
from ._group_keywords import check_keywords, with_groups
from ._groups import Detection, Device, Fitting, Planes
from ._keywords import Backend, TableFormat
from ._localize_keywords import LocalizeKeywords
from ._models import Astigmatic, Model, ModelName, Spline
from ._logging import log_notes
from ._options import Frames, Region
from ._progress import Progress
from ._saved import Saved
from ._table import Localizations

if TYPE_CHECKING:
    from typing_extensions import Unpack


@overload
def localize(movie: Any, output: None = None, **keywords: Unpack[LocalizeKeywords]) -> Localizations: ...
@overload
def localize(movie: Any, output: Path, **keywords: Unpack[LocalizeKeywords]) -> Saved: ...
@with_groups
def localize(
    movie: Any,
    output: Path | None = None,
    *,
    model: Model | ModelName | None = None,
    camera: Camera | None = None,
    frames: Frames | None = None,
    region: Region | None = None,
    planes: Planes | None = None,
    detection: Detection | None = None,
    fitting: Fitting | None = None,
    format: TableFormat | None = None,
    report: Path | None = None,
    resume: bool = False,
    follow: float | None = None,
    config: Path | None = None,
    backend: Backend | None = None,
    auto_timeout: float | None = None,
    device: Device | None = None,
    progress: bool | Callable[[int, int, int], Any] = False,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> Localizations:
    """Detects the spots of a movie and fits them.

    Parameters
    ----------
    movie
        A file; an array ``(n_frames, height, width)``; an array that is read in parts, such as one of
        dask, h5py or Zarr, or a memory map; or an iterable of frames ``(height, width)`` or of blocks
        of frames, such as a generator. Only a few blocks of frames are in memory. The rows are the
        same. The camera is not compared with the noise of an iterable, whose frames pass once.
    output
        The table's file. None keeps the table in memory. If the movie is a file, and model and camera
        are numbers or unchanged files, rows are written as they come: Ctrl-C leaves them in
        ``partial.NAME``, and ``resume`` continues the run.
    model, camera
        As for :func:`fit`. They may be None if ``config`` has them. A camera without a pixel size
        takes the one that the movie's file states.
    frames
        ``(first, after_the_last)``, or a slice or a range of step 1. None for all.
    region
        The part of the frames whose rows are kept: pixels ``(x0, y0, x1, y1)``, without the column ``x1`` and
        the row ``y1``; a mask ``(height, width)`` of booleans or integers that is not 0 inside, or its
        ``.npy`` or ``.tif`` file; or a list of these. Rows have the same bits as those of the whole frames, and
        the position on the whole sensor. None for all.
    planes
        As for :func:`movie`.
    detection
        A :class:`Detection`: the threshold, the size of ROIs, the treatment of neighbours. The default
        threshold is 0.1 false alarms: 4 to 4.6 standard deviations of the noise in frames of 64x64 pixels,
        5 to 6 in 512x512.
    format
        The table's format, instead of the one of the output's suffix; see :meth:`Table.save`.
    report
        An ``.html`` report on the table; see :func:`report`.
    resume
        Continue an interrupted run to ``output``. A run that has left nothing starts.
    follow
        Localize the movie while another program writes it: the seconds without a change of its files
        after which it has ended, or ``math.inf``. The end of an NDTiff is known from its files. The
        table is that of the finished movie. A run that was interrupted is resumed with ``follow``, too.
    config
        A TOML file with a section ``[localize]``, such as the one next to a table. Arguments
        override it.
    progress
        As for :func:`fit`, with frames done, frames in total (0 while an iterable of unknown length
        has more), and localizations.
    fitting, backend, auto_timeout, device, on_wait
        As for :func:`fit`.

    Returns
    -------
    Localizations
        With an output, a :class:`Saved`, which reads its file on first access. ``info["counts"]`` has
        the number of spots found, skipped at the border, left out as not isolated, left out beside
        brighter ones and outside of the region, of fits by their status, and of fits in saturated ROIs.

    Examples
    --------
    >>> import gaussmle as gm
    >>> movie, truth = gm.simulate_movie(20, 64, 64, emitters=5, seed=1)
    >>> spots = gm.localize(movie, model=gm.Xynb(0.13), camera=gm.Camera(0.1), backend="cpu")
    >>> len(spots) > 50
    True
    """
    run = checked_run(locals())
    model = run.model
    file = _arguments.path("movie", movie) if _arguments.is_path(movie) else None
    table = optional(_arguments.path, "output", output)
    page = optional(_arguments.path, "report", report)
    format_name: str | None = optional(_arguments.text, "format", format)
    if format_name is not None and table is None:
        raise InputError(f"format is {format_name!r}, but there is no output: pass output, or leave format out")
    # Checked before the fits, which may take hours. No input may be overwritten.
    _native.check_output(table, format_name, page, _inputs(file, model, camera, run.config), run.options, run.config)
    writes_in_steps = table is not None and file is not None and _provenance.is_in_files(model, camera)
    quiet_after: float | None = optional(_arguments.seconds, "follow", follow)
    stepwise = [("resume", _arguments.flag("resume", resume)), ("follow", quiet_after is not None)]
    for name, is_given in stepwise:
        if is_given and not writes_in_steps:
            raise InputError(
                f"{name} needs an output and a movie in a file, and a model and a camera of numbers or of unchanged "
                "files: pass these"
            )
    if file is None and camera is not None:
        _cameras.pixel_size_of(camera)
    # An iterable is asked for its first frame after all checks.
    source = _frames.frame_source(movie, _options.frame_limits(frames))
    with Progress(progress, "frames") as callback:
        if writes_in_steps:
            assert table is not None and file is not None
            complete, rows, notes, info = _native.localize_to_file(
                file,
                table,
                format_name,
                page,
                resume,
                quiet_after,
                {**run.options, **(run.stated_model or {}), **(run.stated_camera or {})},
                run.config,
                run.allow_software_adapter,
                callback,
                on_wait,
            )
            assert complete, "an interruption raises"
            return Saved(table, rows, info, log_notes(notes))
        columns, metadata, info = _native.localize(
            source,
            None if model is None else model._to_native(),
            None if camera is None else camera._camera,
            run.options,
            run.config,
            run.allow_software_adapter,
            callback,
            on_wait,
            run.stated_model,
            run.stated_camera,
        )
    metadata["configuration"] = _provenance.complete(metadata["configuration"], model, camera)
    if camera is not None:
        metadata["notes"][:0] = camera.notes
    logged = log_notes([*metadata["notes"], *(text for _, text in metadata["remarks"])])
    out = Localizations._from_native(columns, metadata, info)
    if page is not None:
        _reporting.report(out, page, title=None if file is None else os.path.basename(file))
    if table is None:
        return out
    psf = model if isinstance(model, (Astigmatic, Spline)) else None
    sigma = getattr(model, "sigma", None)
    # The description of the table has a measured width.
    out.save(table, format=format, sigma=None if sigma == "auto" else sigma, psf=psf)
    return Saved(table, len(out), out.info, logged)


def _inputs(file: str | None, model: Model | None, camera: Camera | None, config: str | None) -> list[str]:
    """Returns the files that a run reads."""
    settings = (getattr(model, "path", None), getattr(camera, "path", None), config)
    return [*([] if file is None else _movies.movie_files(file)), *(path for path in settings if path is not None)]


@dataclass(frozen=True)
class Run:
    """The checked arguments of :func:`localize` on model, camera, search, fits and devices."""

    #: Options by their keys in a configuration file.
    options: dict[str, Any]
    #: The configuration file.
    config: str | None
    allow_software_adapter: bool
    #: The model. None if ``config`` has it.
    model: Model | None
    #: Model and camera by their keys in a configuration file. None if ``config`` has them.
    stated_model: dict[str, Any] | None
    stated_camera: dict[str, Any] | None


def checked_run(arguments: Mapping[str, Any]) -> Run:
    """Checks the arguments of :func:`localize`."""
    model, camera = arguments["model"], arguments["camera"]
    config = optional(_arguments.path, "config", arguments["config"])
    if model is not None:
        model = _models.require_model(model)
    if camera is not None:
        _cameras.require_camera(camera)
    if config is None and (model is None or camera is None):
        raise InputError(_missing(model, camera))
    optional(_arguments.callback, "on_wait", arguments["on_wait"])
    chosen = _device.chosen(arguments["device"], arguments["backend"], arguments["auto_timeout"])
    options = {
        **_device.options_of(chosen),
        **given(Fitting, "fitting", arguments["fitting"])._options(),
        "sigma_um": getattr(model, "sigma", None),
        **given(Detection, "detection", arguments["detection"])._options(),
        **given(Planes, "planes", arguments.get("planes"))._options(),
        **_options.frame_option(arguments.get("frames")),
        **_options.region_option(arguments.get("region")),
    }
    return Run(
        options,
        config,
        bool(chosen.allow_software_adapter),
        model,
        None if model is None else _provenance.stated_model(model),
        None if camera is None else _provenance.stated_camera(camera),
    )


def _missing(model: Any, camera: Any) -> str:
    """Returns the message on the arguments that are missing."""
    ways = []
    if model is None:
        ways.append('model is missing: pass model="xynbs", which fits the width of each spot, or another model')
    if camera is None:
        ways.append("camera is missing: pass camera=gm.Camera(pixel_size=...), with the offset and the gain of the movie")
    return f"{'; '.join(ways)}; or pass a config that has {'both' if len(ways) == 2 else 'it'}"


#: The parameters of :func:`localize`.
_PARAMETERS = inspect.signature(localize).parameters


def check(movie: str, keywords: Mapping[str, Any]) -> dict[str, Any]:
    """Checks the keywords of :func:`localize` for a movie in a file, without fits.

    Returns the keywords for other processes, without ``model``, ``camera`` and ``frames``. Those beside
    ``device`` are part of it.
    """
    check_keywords("localize", _PARAMETERS, keywords)
    unknown = sorted(keywords.keys() - _PARAMETERS.keys())
    if unknown:
        raise TypeError(f"there is no keyword {', '.join(unknown)}: pass those of gaussmle.localize")
    arguments = {**{name: parameter.default for name, parameter in _PARAMETERS.items()}, **keywords}
    run = checked_run(arguments)
    model, camera = run.model, arguments["camera"]
    _native.check_run(
        movie,
        None if model is None else model._to_native(),
        None if camera is None else camera._camera,
        run.options,
        run.config,
    )
    _native.check_output(None, None, None, _inputs(movie, model, camera, run.config), run.options, run.config)
    left_out = ("model", "camera", "frames", "backend", "auto_timeout")
    kept = {name: value for name, value in keywords.items() if name not in left_out}
    return {**kept, "device": _device.chosen(arguments["device"], arguments["backend"], arguments["auto_timeout"])}
