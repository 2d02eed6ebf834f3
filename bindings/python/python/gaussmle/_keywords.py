"""Types of arguments: the values of choices, and the keywords that functions pass on.

Type checkers know the keywords of ``**options`` from these dictionaries. ``help`` shows them in the
functions that take them one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, TypedDict

from ._arguments import Path

if TYPE_CHECKING:
    from ._cameras import Camera
    from ._device import Device
    from ._models import Model
    from ._options import Frames

Backend = Literal["auto", "cpu", "gpu"]
Border = Literal["skip", "shift"]
Output = Literal["std", "covariance", "p_value"]
TableFormat = Literal["csv", "parquet", "npz", "picasso", "thunderstorm", "smlm"]
Colors = Literal["inferno", "magma", "viridis", "hot", "ice", "gray"]


class DeviceKeywords(TypedDict, total=False):
    """Keywords of :class:`Device`."""

    backend: Backend | None
    auto_timeout: float | None
    gpu_timeout: float | None
    hang_timeout: float | None
    gpu_idle_timeout: float | None
    batch_size: int | None
    devices: str | int | Sequence[str | int] | None
    gpu_memory_limit: int | str | None
    jobs_per_gpu: int | None
    memory_budget: int | None
    performance_log: Path | None
    metrics: Path | None
    nvml_library: Path | None
    allow_software_adapter: bool | None


class PartKeywords(DeviceKeywords, total=False):
    """Keywords of :func:`gaussmle.dask.localize` that it passes on."""

    roi_size: int | None
    false_alarms: float | None
    threshold: float | None
    min_net_gradient: float | None
    detection_sigma: float | None
    min_separation: float | None
    border: Border | None
    allow_truncated: bool | None
    series: str | int | None
    channel: str | int | None
    z: int | None
    config: Path | None
    bounds: Mapping[str, tuple[float, float]] | None
    tolerance: float | None
    max_iterations: int | None
    index_mismatch: float | None
    isolated: bool | None
    device: Device | None
    on_wait: Callable[[dict[str, Any]], Any] | None


class LocalizeKeywords(PartKeywords, total=False):
    """Keywords of :func:`localize`."""

    model: Model | None
    camera: Camera | None
    frames: Frames | None
    format: TableFormat | None
    report: Path | None
    resume: bool
    follow: float | None
    progress: bool | Callable[[int, int, int], Any]
