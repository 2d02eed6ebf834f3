"""Groups of options.

``cargo xtask generate`` writes this file from the options of the library: do not edit it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from . import _group
from ._arguments import Path, count, flag, path, positive_int, real, seconds
from ._group import Group, amount, choice, gpus, option, word
from ._keywords import Backend, Border, Crowded


@dataclass(frozen=True, repr=False, kw_only=True)
class Device(Group):
    """Options that choose and limit devices, for ``device=`` of every function that fits.

    Parameters
    ----------
    backend
        The kind of device: auto, cpu or gpu [default: auto].
    auto_timeout
        Seconds that auto waits for a busy GPU before it uses the CPU [default: 300]. ``math.inf``
        is no limit.
    gpu_timeout
        Seconds that gpu waits for a busy GPU before it fails [default: inf]. ``math.inf`` is no
        limit.
    hang_timeout
        Seconds without a result of a batch after which a device counts as lost [default: 300].
        ``math.inf`` is no limit.
    gpu_idle_timeout
        Seconds without a fit after which CUDA contexts are given back [default: inf]. ``math.inf``
        is no limit.
    batch_size
        Spots in a batch [default: auto].
    devices
        GPUs that may be used, by number or id as ``gaussmle devices`` prints them, with commas
        [default: all]. One, or several.
    gpu_memory_limit
        Memory for batches and camera maps on each GPU, as in 4GB or 50%. The driver's own comes on
        top.
    jobs_per_gpu
        Processes of this user that may use a GPU at once [default: 1].
    memory_budget
        Memory for all batches in flight [default: 512MiB on GPUs, 12MiB on the CPU].
    performance_log
        A file to which a line of JSON is appended for each batch and other event of a job. {user}
        in its name is the user's number.
    metrics
        A file for metrics in the format of Prometheus, to which all processes of a user add. {user}
        in its name is the user's number.
    nvml_library
        The path of NVIDIA's management library, where it is not in a usual place.
    allow_software_adapter
        Accept a GPU that is emulated in software.

    Examples
    --------
    >>> import gaussmle as gm
    >>> device = gm.Device(backend="cpu", batch_size=10_000)
    >>> device
    Device(backend='cpu', batch_size=10000)
    >>> rois, truth = gm.simulate(100)
    >>> fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), device=device)
    """

    backend: Backend | None = option("backend", word(Backend))
    auto_timeout: float | None = option("auto_timeout", seconds)
    gpu_timeout: float | None = option("gpu_timeout", seconds)
    hang_timeout: float | None = option("hang_timeout", seconds)
    gpu_idle_timeout: float | None = option("gpu_idle_timeout", seconds)
    batch_size: int | None = option("batch_size", positive_int)
    devices: str | int | Iterable[str | int] | None = option("devices", gpus)
    gpu_memory_limit: int | str | None = option("gpu_memory_limit", amount)
    jobs_per_gpu: int | None = option("jobs_per_gpu", positive_int)
    memory_budget: int | str | None = option("memory_budget", amount)
    performance_log: Path | None = option("performance_log", path)
    metrics: Path | None = option("metrics", path)
    nvml_library: Path | None = option("nvml_library", path)
    allow_software_adapter: bool | None = option("allow_software_adapter", flag)


@dataclass(frozen=True, repr=False, kw_only=True)
class Detection(Group):
    """Options of the search for spots, for ``detection=``. One threshold can be given.

    Parameters
    ----------
    roi_size
        Pixels along a side of a ROI [default: that of the PSF file, else seven widths, 7 to 21].
    false_alarms
        Expected false spots in a frame of pure background [default: 0.1].
    threshold
        Threshold in standard deviations of the noise.
    min_net_gradient
        Threshold on Picasso's net gradient, in a box of the ROI's size.
    detection_sigma
        The width of spots that the band-pass is tuned to [default: the model's, else 1.3 pixels].
    min_separation
        The least distance of two spots [default: two widths].
    border
        The treatment of spots whose ROI would leave the frame: skip or shift [default: skip].
    isolated
        Leave out both of two spots if the detected peak of one is in the ROI of the other.
    crowded
        Fit emitters whose light overlaps together: off, on, or auto, in frames where many overlap
        [default: auto, if the model and the other options allow it].
    psf_misfit
        The gain of the log-likelihood, for each photon around, that false emitters bring because
        the PSF is no Gaussian, 0 to 1: emitters fitted together must bring more [default: measured
        in crowded movies with ``sigma`` auto, else 0].
    background_frames
        Find and fit spots beside light that stays: the median of each pixel in windows of so many
        frames.

    Examples
    --------
    >>> import gaussmle as gm
    >>> movie, truth = gm.simulate_movie(20, 64, 64, emitters=5, seed=1)
    >>> few = gm.detect(movie, camera=gm.Camera(0.1), detection=gm.Detection(threshold=20))
    >>> len(few) < len(gm.detect(movie, camera=gm.Camera(0.1)))
    True
    """

    roi_size: int | None = option("roi", count)
    false_alarms: float | None = option("false_alarms", real)
    threshold: float | None = option("threshold", real)
    min_net_gradient: float | None = option("min_net_gradient", real)
    detection_sigma: float | None = option("detection_sigma_um", real)
    min_separation: float | None = option("min_separation_um", real)
    border: Border | None = option("border", word(Border))
    isolated: bool | None = option("isolated", flag)
    crowded: Crowded | None = option("crowded", word(Crowded))
    psf_misfit: float | None = option("psf_misfit", real)
    background_frames: int | None = option("background_frames", count)


@dataclass(frozen=True, repr=False, kw_only=True)
class Fitting(Group):
    """Options of the fits beside model and camera, for ``fitting=``.

    Parameters
    ----------
    index_mismatch
        The factor by which z and z_std are multiplied before they are written, for a sample whose
        refractive index differs from that of the calibration. Bounds of z are those of the written
        z [default: 1].
    tolerance
        The largest remaining step of a converged fit, in units of the Cramér-Rao bound [default:
        0.001].
    max_iterations
        The largest number of iterations of a fit [default: 50].
    bounds
        Bounds of a parameter in its unit, as in photons=10:1e6. Bounds of x and y count from the
        outer corner of the ROI. There can be several. A dictionary ``{parameter: (lower, upper)}``.
    covariances
        Write the covariances of each two parameters as columns, such as x_y_cov.

    Examples
    --------
    >>> import gaussmle as gm
    >>> rois, truth = gm.simulate(100)
    >>> fitting = gm.Fitting(max_iterations=20, bounds={"photons": (10, 1e6)})
    >>> fits = gm.fit(rois, model=gm.Xynb(0.13), camera=gm.Camera(0.1), fitting=fitting)
    """

    index_mismatch: float | None = option("index_mismatch", real)
    tolerance: float | None = option("tolerance", real)
    max_iterations: int | None = option("max_iterations", count)
    bounds: Mapping[str, tuple[float, float]] | None = option("bounds", _group.bounds)
    covariances: bool | None = option("covariances", flag)


@dataclass(frozen=True, repr=False, kw_only=True)
class Planes(Group):
    """The choice of the planes that are read from a movie in a file, for ``planes=``.

    Parameters
    ----------
    allow_truncated
        Read the complete frames of a truncated movie.
    series
        The image (series) that is read, by its name or its number from 0. A movie of several images
        needs one.
    channel
        The channel that is read, by its name or its number from 0. A movie of several channels
        needs one.
    z
        The plane along z that is read, from 0. A time series of several planes needs one.

    Examples
    --------
    >>> import gaussmle as gm
    >>> gm.Planes(channel="Cy5", z=3)
    Planes(channel='Cy5', z=3)
    """

    allow_truncated: bool | None = option("allow_truncated", flag)
    series: str | int | None = option("series", choice)
    channel: str | int | None = option("channel", choice)
    z: int | None = option("z", count)
