"""Options that choose and limit devices."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from . import _arguments
from ._arguments import Path
from ._errors import InputError

Backend = Literal["auto", "cpu", "gpu"]


@dataclass(frozen=True, repr=False, kw_only=True)
class Device:
    """Options that choose and limit devices, for ``device=`` of every function that fits.

    A keyword beside it overrides its option: ``gm.fit(..., device=device, backend="cpu")``. None
    leaves an option to the environment, then to its default.

    Parameters
    ----------
    backend
        ``"auto"``, ``"cpu"`` or ``"gpu"``. ``"auto"`` uses a GPU if there is one and the job is large
        enough, else the CPU. None takes ``GAUSSMLE_BACKEND``, then ``"auto"``. The other options have
        environment variables too.
    auto_timeout
        Seconds that ``"auto"`` waits for a busy GPU before it uses the CPU. None for 300.
    gpu_timeout
        Seconds that ``"gpu"`` waits before it raises :class:`DeviceTimeout`. None for ``math.inf``.
    hang_timeout
        Seconds without an answer after which a device counts as hung. None for 300.
    gpu_idle_timeout
        Seconds without a fit after which CUDA contexts are given back. None for ``math.inf``. See
        :func:`release_gpu`.
    batch_size
        Spots of a batch.
    devices
        GPUs by number or UUID: one, or several.
    gpu_memory_limit
        Bytes on each GPU, or a percentage of its memory as in ``"50%"``.
    jobs_per_gpu
        Processes of this user that may use a GPU at once. None for 1.
    memory_budget
        Bytes of all batches in flight.
    performance_log
        A file to which each batch and other event of a job appends one line of JSON. ``{user}`` in its name is the
        number of the user.
    metrics
        A file for metrics in the format of Prometheus, to which all processes of a user add. ``{user}`` in its name
        is the number of the user.
    nvml_library
        The path of NVIDIA's management library, if it is in an unusual folder.
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

    backend: Backend | None = None
    auto_timeout: float | None = None
    gpu_timeout: float | None = None
    hang_timeout: float | None = None
    gpu_idle_timeout: float | None = None
    batch_size: int | None = None
    devices: str | int | Iterable[str | int] | None = None
    gpu_memory_limit: int | str | None = None
    jobs_per_gpu: int | None = None
    memory_budget: int | None = None
    performance_log: Path | None = None
    metrics: Path | None = None
    nvml_library: Path | None = None
    allow_software_adapter: bool | None = None

    def __post_init__(self) -> None:
        for name, value in self._given().items():
            object.__setattr__(self, name, _CHECKS[name](name, value))

    def __repr__(self) -> str:
        return f"Device({', '.join(f'{name}={value!r}' for name, value in self._given().items())})"

    def _given(self) -> dict[str, Any]:
        """Returns the options that are set, by their keywords."""
        return {name: value for name, value in vars(self).items() if value is not None}

    def _options(self) -> dict[str, Any]:
        """Returns the options by their keys in a configuration file, with None for those left out."""
        options = {**vars(self), "devices": None if self.devices is None else list(vars(self)["devices"])}
        del options["allow_software_adapter"]
        return options


def chosen(arguments: Mapping[str, Any]) -> Device:
    """Returns ``device`` with the options beside it, out of the arguments of a function."""
    keywords = Device(**{name: arguments[name] for name in _CHECKS if arguments.get(name) is not None})
    device = arguments["device"]
    if device is None:
        return keywords
    if not isinstance(device, Device):
        did_you_mean = f": did you mean backend={device!r}?" if isinstance(device, str) else ""
        raise InputError(f"device must be a gm.Device(...), not {device!r}{did_you_mean}")
    return dataclasses.replace(device, **keywords._given())


def _gpus(name: str, devices: Any) -> tuple[str, ...]:
    """Returns numbers and UUIDs of GPUs as text."""
    if isinstance(devices, str) or _arguments.whole(devices) is not None:
        devices = (devices,)
    try:
        gpus = tuple(devices)
    except TypeError:
        gpus = (None,)
    if not gpus or not all(isinstance(gpu, str) or _arguments.whole(gpu) is not None for gpu in gpus):
        raise InputError(f"{name} is {devices!r}: pass numbers or UUIDs of GPUs")
    return tuple(map(str, gpus))


def _bytes(name: str, value: Any) -> int | str:
    """Returns a number of bytes, or text such as a percentage."""
    return value if isinstance(value, str) else _arguments.positive_int(name, value, 2**63)


_CHECKS: dict[str, Any] = {
    "backend": _arguments.one_of("auto", "cpu", "gpu"),
    "auto_timeout": _arguments.seconds,
    "gpu_timeout": _arguments.seconds,
    "hang_timeout": _arguments.seconds,
    "gpu_idle_timeout": _arguments.seconds,
    "batch_size": _arguments.positive_int,
    "devices": _gpus,
    "gpu_memory_limit": _bytes,
    "jobs_per_gpu": _arguments.positive_int,
    "memory_budget": _bytes,
    "performance_log": _arguments.path,
    "metrics": _arguments.path,
    "nvml_library": _arguments.path,
    "allow_software_adapter": _arguments.flag,
}
