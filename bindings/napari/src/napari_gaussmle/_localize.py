"""The dock widget that localizes the spots of a movie."""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

from napari.layers import Image
from qtpy.QtCore import QSize, Qt
from qtpy.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

import gaussmle as gm

from . import _run
from ._coordinates import placed_as
from ._form import SettingsForm
from ._job import Job
from ._lazy import LazyMovie
from ._pixel_size import PixelSize
from ._preview import LAYER as BOXES
from ._preview import Preview
from ._regions import is_region, mask_of


#: The choice of no region.
WHOLE = "whole frames"


class LocalizeWidget(QWidget):
    """Chooses a movie and its settings, shows what would be found, and localizes."""

    def __init__(self, napari_viewer: Any) -> None:
        super().__init__()
        self._viewer = napari_viewer
        self.form = SettingsForm()
        self._is_closed = False
        self._job: Job | None = None
        #: The layer of the run.
        self._layer: Any = None
        #: The pictures by the layers of their movies.
        self._pictures: WeakKeyDictionary[Any, Any] = WeakKeyDictionary()
        self.movies = QComboBox()
        self.movies.setToolTip("An image layer of frames, height, width")
        self.regions = QComboBox()
        self.regions.setToolTip("A layer of shapes or labels: only spots in its area are kept")
        self.regions.addItem(WHOLE, None)
        self.boxes = QCheckBox("Show the spots found in this frame")
        self.boxes.setChecked(True)
        self.found = QLabel()
        self.found.setWordWrap(True)
        self.picture = QCheckBox("Render a picture")
        self.picture.setChecked(True)
        self.picture_pixel = QDoubleSpinBox()
        self.picture_pixel.setRange(0.0, 1e4)
        self.picture_pixel.setDecimals(1)
        self.picture_pixel.setSuffix(" nm")
        self.picture_pixel.setSpecialValueText("automatic")
        self.run = QPushButton("Run")
        self.cancel = QPushButton("Cancel")
        self.cancel.setEnabled(False)
        self.bar = QProgressBar()
        self.bar.setValue(0)
        self.message = QLabel()
        self.message.setWordWrap(True)
        self.message.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._arrange()
        self.preview = Preview(napari_viewer)
        self.preview.message.connect(self.found.setText)
        self.form.changed.connect(self._update_preview)
        self.boxes.toggled.connect(self._update_preview)
        self.movies.currentIndexChanged.connect(self._on_movie)
        self.regions.currentIndexChanged.connect(self._update_preview)
        self.run.clicked.connect(self._start)
        self.cancel.clicked.connect(self._cancel)
        events = napari_viewer.layers.events
        for event in (events.inserted, events.removed):
            event.connect(self._list_layers)
        self._list_layers()

    def movie(self) -> Any:
        """Returns the layer of the chosen movie. None if there is none."""
        return self.movies.currentData()

    def region(self) -> Any:
        """Returns the layer whose area limits where spots are kept. None for the whole frames."""
        return self.regions.currentData()

    def showEvent(self, event: Any) -> None:
        """Shows the boxes."""
        super().showEvent(event)
        self._is_closed = False
        self._update_preview()

    def hideEvent(self, event: Any) -> None:
        """Removes the boxes. napari hides a dock widget that is closed."""
        super().hideEvent(event)
        self._stop_preview()

    def closeEvent(self, event: Any) -> None:
        """Cancels the run, and removes the boxes."""
        super().closeEvent(event)
        self._cancel()
        self._stop_preview()

    def _arrange(self) -> None:
        top = QFormLayout()
        top.addRow("Movie", self.movies)
        top.addRow("Region", self.regions)
        bottom = QFormLayout()
        bottom.addRow(self.boxes)
        bottom.addRow(self.found)
        bottom.addRow(self.picture)
        bottom.addRow("Picture pixel", self.picture_pixel)
        buttons = QHBoxLayout()
        buttons.addWidget(self.run)
        buttons.addWidget(self.cancel)
        # Remarks are long. They must not squeeze the fields: what has no room is scrolled.
        contents = QWidget()
        column = QVBoxLayout(contents)
        column.addLayout(top)
        column.addWidget(self.form)
        column.addLayout(bottom)
        column.addLayout(buttons)
        column.addWidget(self.bar)
        column.addWidget(self.message)
        column.addStretch()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(_Scrolled(contents))

    def _list_layers(self, *_: Any) -> None:
        self._list_movies()
        self._list_regions()

    def _list_regions(self, *_: Any) -> None:
        """Lists the layers that can be a region."""
        layers = [layer for layer in self._viewer.layers if is_region(layer)]
        chosen = self.region()
        self.regions.blockSignals(True)
        while self.regions.count() > 1:
            self.regions.removeItem(1)
        for layer in layers:
            self.regions.addItem(layer.name, layer)
            layer.events.name.connect(self._list_regions)
            for name in ("data", "set_data", "paint", "labels_update", "scale", "translate"):
                if name in layer.events.emitters:
                    layer.events[name].connect(self._on_region)
        if chosen in layers:
            self.regions.setCurrentIndex(1 + layers.index(chosen))
        self.regions.blockSignals(False)
        if self.region() is not chosen:
            self._update_preview()

    def _on_region(self, event: Any) -> None:
        if event.source is self.region():
            self._update_preview()

    def _list_movies(self, *_: Any) -> None:
        """Lists the layers that are movies."""
        layers = [layer for layer in self._viewer.layers if _is_movie(layer)]
        chosen = self.movie()
        self.movies.blockSignals(True)
        self.movies.clear()
        for layer in layers:
            self.movies.addItem(layer.name, layer)
            # napari connects a callback once.
            layer.events.name.connect(self._list_movies)
        if chosen in layers:
            self.movies.setCurrentIndex(layers.index(chosen))
        self.movies.blockSignals(False)
        if self.movie() is not chosen:
            self._on_movie()

    def _on_movie(self, *_: Any) -> None:
        """Takes the pixel size that the layer states."""
        layer = self.movie()
        self.form.take_movie(None if layer is None else _stated_pixel_size(layer))
        self._update_preview()

    def _update_preview(self, *_: Any) -> None:
        if not self.boxes.isChecked() or self._is_closed:
            self.preview.stop()
            return
        try:
            settings = self.form.settings()
        except gm.InputError as error:
            self.preview.stop()
            self.found.setText(str(error))
            return
        self.preview.update(self.movie(), settings, self.region())

    def _stop_preview(self) -> None:
        # Changes of the layers reach a closed widget, too.
        self._is_closed = True
        self.preview.stop()

    def _start(self) -> None:
        layer = self.movie()
        if layer is None:
            self.message.setText("Open a movie first: an image layer of frames, height and width.")
            return
        pixel = self.picture_pixel.value() / 1000 or None
        with_picture = self.picture.isChecked()
        try:
            settings, region = self.form.settings(), mask_of(self.region(), layer)
        except gm.InputError as error:
            self.message.setText(str(error))
            return
        job = Job(lambda job: _run.localize(job, layer, settings, region, pixel, with_picture))
        job.progressed.connect(self._on_progress)
        job.done.connect(self._on_done)
        job.failed.connect(self._on_failed)
        job.cancelled.connect(self._on_cancelled)
        self._job, self._layer = job, layer
        self._set_running(True)
        self.message.setText("")
        job.start()

    def _cancel(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self.cancel.setEnabled(False)

    def _on_progress(self, frames: int, total: int, localizations: int) -> None:
        self.bar.setMaximum(total)
        self.bar.setValue(frames)
        self.message.setText(f"{frames} of {total} frames, {localizations} localizations")

    def _on_done(self, result: _run.Result) -> None:
        self._set_running(False)
        self.bar.setValue(self.bar.maximum())
        if placed_as(self._layer) != result.placement:
            # The scale bar, and tables that are opened later, are in um. Regions stay where they were drawn, and
            # so do the boxes: the view that is reset has all layers in it.
            before = placed_as(self._layer)
            candidates = [each for each in self._viewer.layers if is_region(each) or each.name == BOXES]
            drawn_on = [each for each in candidates if _lies_as(each, before)]
            for each in (self._layer, *drawn_on):
                for name, value in result.placement.items():
                    setattr(each, name, value[-each.ndim :])
            self._viewer.reset_view()
        # Pictures of a movie would add up.
        before = self._pictures.pop(self._layer, None)
        if before in self._viewer.layers:
            self._viewer.layers.remove(before)
        for data, options, kind in result.layers:
            added = getattr(self._viewer, f"add_{kind}")(data, **options)
            if kind == "image":
                self._pictures[self._layer] = added
        self.message.setText(result.message)

    def _on_cancelled(self) -> None:
        self._on_failed("Cancelled.")

    def _on_failed(self, message: str) -> None:
        self._set_running(False)
        self.message.setText(message)

    def _set_running(self, running: bool) -> None:
        self.run.setEnabled(not running)
        self.cancel.setEnabled(running)
        if running:
            self.bar.setRange(0, 0)
        else:
            self._job = None
            self.bar.setRange(0, 1)
            self.bar.setValue(0)


class _Scrolled(QScrollArea):
    """Scrolls a widget up and down. Its whole width is shown."""

    def __init__(self, contents: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(contents)

    def sizeHint(self) -> QSize:
        return self._as_wide_as_contents(super().sizeHint())

    def minimumSizeHint(self) -> QSize:
        return self._as_wide_as_contents(super().minimumSizeHint())

    def _as_wide_as_contents(self, size: QSize) -> QSize:
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self.widget().minimumSizeHint().width() + bar, size.height())


def _lies_as(layer: Any, placement: dict[str, Any]) -> bool:
    """Reports if a layer has the scale and the shift of a movie's layer along y and x."""
    return all(tuple(getattr(layer, name))[-2:] == placement[name][-2:] for name in ("scale", "translate"))


def _is_movie(layer: Any) -> bool:
    """Reports if the layer is an image of frames, height, width."""
    return isinstance(layer, Image) and layer.ndim == 3 and not layer.multiscale


def _stated_pixel_size(layer: Any) -> PixelSize | None:
    """Returns the pixel size in um that the layer states. None if it states none."""
    if isinstance(layer.data, LazyMovie):
        movie: gm.Movie = layer.data.movie
        if movie.pixel_size is not None:
            return movie.pixel_size
    is_scaled = str(layer.units[-1]) in ("micrometer", "micron") and layer.scale[-1] != 1.0
    if not is_scaled:
        return None
    height, width = map(float, layer.scale[-2:])
    return width if height == width else (width, height)
