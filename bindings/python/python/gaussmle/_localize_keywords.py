"""The keywords that functions pass on to :func:`localize`.

Type checkers know the keywords of ``**keywords`` from these dictionaries.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypedDict

from ._arguments import Path
from ._cameras import Camera
from ._groups import Detection, Device, Fitting, Planes
from ._keywords import Backend, TableFormat
from ._models import Model, ModelName
from ._options import Frames, Region


class PartKeywords(TypedDict, total=False):
    """Keywords of :func:`gaussmle.dask.localize` that it passes on."""

    region: Region | None
    planes: Planes | None
    detection: Detection | None
    fitting: Fitting | None
    config: Path | None
    backend: Backend | None
    auto_timeout: float | None
    device: Device | None
    on_wait: Callable[[dict[str, Any]], Any] | None


class LocalizeKeywords(PartKeywords, total=False):
    """Keywords of :func:`localize`."""

    model: Model | ModelName | None
    camera: Camera | None
    frames: Frames | None
    format: TableFormat | None
    report: Path | None
    resume: bool
    follow: float | None
    progress: bool | Callable[[int, int, int], Any]
