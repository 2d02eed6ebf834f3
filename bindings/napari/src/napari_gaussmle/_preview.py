"""Boxes around the spots that would be found in the shown frame."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from qtpy.QtCore import QObject, QTimer, Signal

import gaussmle as gm

from ._coordinates import placed_as
from ._job import Job, Progress
from ._regions import mask_of
from ._settings import Settings

#: Name of the layer of the boxes.
LAYER = "spots found"

#: Squares of the size of the ROIs. Points are drawn faster than shapes, with smooth lines.
_STYLE = {
    "symbol": "square",
    "face_color": "transparent",
    "border_color": "cyan",
    "border_width": 0.05,
}

#: Milliseconds after the last change before the frame is searched.
DELAY_MS = 150


@dataclass(frozen=True)
class Boxes:
    """The ROIs of the spots that were found in a frame."""

    frame: int
    #: Frame, y and x of the centre of each ROI, in data coordinates.
    centres: NDArray[np.float64]
    #: Pixels along a side of the ROIs.
    side: int


def find(
    pixels: NDArray[Any], frame: int, settings: Settings, region: NDArray[np.bool_] | None, progress: Progress
) -> Boxes:
    """Finds the ROIs that a run would keep in a frame, which is an array ``(1, height, width)``."""
    peaks = gm.detect(pixels, progress=progress, **settings.keywords())
    if region is not None:
        peaks = peaks[region[peaks["row"].astype(int), peaks["column"].astype(int)]]
    if not len(peaks):
        return Boxes(frame, np.empty((0, 3)), 1)
    cuts = gm.cut(pixels, peaks)
    side = cuts.rois.shape[1]
    x, y = cuts.corners.T + (side - 1) / 2
    return Boxes(frame, np.stack([np.full(len(x), frame), y, x], axis=1), side)


class Preview(QObject):
    """Searches the shown frame in a thread, and draws boxes around the spots."""

    #: A line about the frame, or the message of an error.
    message = Signal(str)

    def __init__(self, viewer: Any) -> None:
        super().__init__()
        self._viewer = viewer
        self._movie: Any = None
        self._settings: Settings | None = None
        self._region: Any = None
        self._job: Job | None = None
        self._pending = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._search)
        viewer.dims.events.current_step.connect(self._on_step)

    @property
    def is_active(self) -> bool:
        """True while the boxes follow the shown frame."""
        return self._settings is not None

    def update(self, movie: Any, settings: Settings, region: Any = None) -> None:
        """Searches the shown frame of a movie's layer soon, in the area of the layer `region`."""
        self._movie, self._settings, self._region = movie, settings, region
        if movie is None:
            self._remove()
        else:
            self._timer.start()

    def stop(self) -> None:
        """Removes the boxes, and ends the search."""
        self._movie = self._settings = self._region = None
        self._timer.stop()
        if self._job is not None:
            self._job.cancel()
        self._remove()
        self.message.emit("")

    def _on_step(self) -> None:
        if self._movie is not None:
            self._timer.start()

    def _search(self) -> None:
        if self._movie is None or self._settings is None:
            return
        if self._job is not None:
            self._pending = True
            return
        number = shown_frame(self._viewer, self._movie)
        movie, settings = self._movie, self._settings
        try:
            region = mask_of(self._region, movie)
        except gm.InputError as error:
            self._on_failed(str(error))
            return

        def work(job: Job) -> Boxes:
            return find(np.asarray(movie.data[number : number + 1]), number, settings, region, job.progress)

        self._job = Job(work)
        self._job.done.connect(self._show)
        self._job.failed.connect(self._on_failed)
        self._job.cancelled.connect(self._finish)
        self._job.start()

    def _show(self, boxes: Boxes) -> None:
        if self._movie is not None and self._movie in self._viewer.layers:
            self._draw(boxes)
            self.message.emit(f"Frame {boxes.frame}: {len(boxes.centres)} spots")
        self._finish()

    def _on_failed(self, message: str) -> None:
        if self.is_active:
            self._remove()
            self.message.emit(message)
        self._finish()

    def _finish(self) -> None:
        self._job = None
        if self._pending:
            self._pending = False
            self._timer.start()

    def _draw(self, boxes: Boxes) -> None:
        layers = self._viewer.layers
        placement = placed_as(self._movie)
        if LAYER not in layers:
            selected = set(layers.selection)
            self._viewer.add_points(ndim=3, name=LAYER, **_STYLE, **placement)
            layers.selection = selected
        layer = layers[LAYER]
        layer.data = boxes.centres
        layer.size = boxes.side
        for name, value in placement.items():
            setattr(layer, name, value)

    def _remove(self) -> None:
        if LAYER in self._viewer.layers:
            self._viewer.layers.remove(LAYER)


def shown_frame(viewer: Any, movie: Any) -> int:
    """Returns the number of the frame of a movie's layer that the viewer shows."""
    place = movie.world_to_data(viewer.dims.point)[-3]
    return int(np.clip(np.round(place), 0, movie.data.shape[0] - 1))
