"""The fields of the settings."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

import gaussmle as gm
from qtpy.QtCore import Signal
from qtpy.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QWidget,
)

from ._pixel_size import PixelSize, PixelSizeField
from ._settings import CROWDED, MODELS, THRESHOLDS, Settings, needs_file


class FileField(QWidget):
    """A path with a button that opens a file dialog."""

    changed = Signal()

    def __init__(self, title: str, empty: str, tip: str) -> None:
        super().__init__()
        self.path = QLineEdit()
        self.path.setPlaceholderText(empty)
        self.path.setToolTip(tip)
        self.path.editingFinished.connect(self.changed)
        button = QPushButton("...")
        button.setMaximumWidth(30)
        button.clicked.connect(self._browse)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.path)
        row.addWidget(button)
        self._title = title

    def _browse(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self, self._title, filter="TOML (*.toml)")
        if path:
            self.path.setText(path)
            self.changed.emit()


class SettingsForm(QWidget):
    """Fields of camera, model and detection. `changed` is emitted when a value has changed."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        #: The camera file whose pixel size was entered last: the user may have changed it since.
        self._entered_from = ""
        #: The text of the pixel size that a movie stated.
        self._of_movie = ""
        self.pixel_size = PixelSizeField("Side of a camera pixel in the sample, or width and height: 0.1,0.12")
        self.pixel_size.valueChanged.connect(self.changed)
        self.offset = self._number(0.0, " ADU", 2, "Level without light")
        self.gain = self._number(1.0, " e-/ADU", 4, "Photoelectrons per ADU; of an EMCCD, divided by its EM gain")
        self.read_noise = self._number(0.0, " e-", 3, "Read noise, electrons rms")
        self.excess_noise = self._number(1.0, "", 2, "1, or 2 for an EMCCD at high gain")
        self.camera_file = FileField(
            "Camera", "numbers above", "A camera.toml, with maps of an sCMOS camera for example"
        )
        self.model = self._choice(MODELS, "The width is fitted for each spot, or the same for all")
        self.sigma = self._number(0.0, " um", 4, "Width of a spot")
        self.psf_file = FileField("PSF", "psf.h5 or psf.toml", "A PSF that `gaussmle calibrate` has measured, or another program")
        self.roi = QSpinBox()
        self.roi.setRange(0, 999)
        self.roi.setSpecialValueText("automatic")
        self.roi.setSuffix(" px")
        self.roi.setToolTip("Pixels along a side of the square around a spot")
        self.roi.valueChanged.connect(self.changed)
        self.threshold = self._choice(THRESHOLDS, "How the smallest signal of a spot is given")
        self.threshold_value = self._number(0.1, "", 3, "The threshold of the detection")
        self.isolated = QCheckBox("Only spots without neighbours")
        self.isolated.setToolTip("Leaves out both of two spots if the peak of one is in the ROI of the other")
        self.isolated.toggled.connect(self.changed)
        self.crowded = self._choice(CROWDED, "Fits emitters whose light overlaps together; auto: in dense frames")
        rows = {
            "Pixel size": self.pixel_size,
            "Offset": self.offset,
            "Gain": self.gain,
            "Read noise": self.read_noise,
            "Excess noise": self.excess_noise,
            "Camera file": self.camera_file,
            "Model": self.model,
            "Sigma": self.sigma,
            "PSF file": self.psf_file,
            "ROI size": self.roi,
            "Threshold": self.threshold,
            "Value": self.threshold_value,
            "Crowded fields": self.crowded,
        }
        self._layout = QFormLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        for label, field in rows.items():
            self._layout.addRow(label, field)
        self._layout.addRow(self.isolated)
        self.camera_file.changed.connect(self._take_pixel_size)
        self.camera_file.changed.connect(self.changed)
        self.psf_file.changed.connect(self.changed)
        self.model.currentTextChanged.connect(self._show_fields)
        self.threshold.currentTextChanged.connect(self._set_first_value)
        self._show_fields(self.model.currentText())

    def settings(self) -> Settings:
        """Returns the values of the fields."""
        return Settings(
            pixel_size=self.pixel_size.value(),
            offset=self.offset.value(),
            gain=self.gain.value(),
            read_noise=self.read_noise.value(),
            excess_noise=self.excess_noise.value(),
            camera_file=self.camera_file.path.text().strip(),
            model=self.model.currentText(),
            sigma=self.sigma.value(),
            psf_file=self.psf_file.path.text().strip(),
            roi=self.roi.value(),
            threshold=self.threshold.currentText(),
            threshold_value=self.threshold_value.value(),
            isolated=self.isolated.isChecked(),
            crowded=self.crowded.currentText(),
        )

    def take_movie(self, pixel_size: PixelSize | None) -> None:
        """Enters the pixel size that a movie states. Without one, that of another movie is removed."""
        text = self.pixel_size.text
        if pixel_size is not None:
            self.pixel_size.setValue(pixel_size)
            self._of_movie = text.text()
        elif text.text() == self._of_movie:
            self.pixel_size.clear()
            self._of_movie = self._entered_from = ""
            self._take_pixel_size()

    def _take_pixel_size(self) -> None:
        """Enters the pixel size that the camera file states. A run reports a file that cannot be read."""
        file = self.camera_file.path.text().strip()
        if file == self._entered_from:
            return
        self._entered_from = file
        with contextlib.suppress(gm.Error, OSError):
            stated = gm.Camera.from_file(file).pixel_size
            if stated is not None:
                self.pixel_size.setValue(stated)

    def _number(self, value: float, suffix: str, decimals: int, tip: str) -> QDoubleSpinBox:
        field = QDoubleSpinBox()
        field.setDecimals(decimals)
        field.setRange(0.0, 1e7)
        field.setSingleStep(10.0 ** (1 - decimals) if decimals else 1.0)
        field.setValue(value)
        field.setSuffix(suffix)
        field.setToolTip(tip)
        # A value that is being typed is no setting yet.
        field.setKeyboardTracking(False)
        field.valueChanged.connect(self.changed)
        return field

    def _choice(self, names: Iterable[str], tip: str) -> QComboBox:
        field = QComboBox()
        field.addItems(list(names))
        field.setToolTip(tip)
        field.currentTextChanged.connect(self.changed)
        return field

    def _show_fields(self, model: str) -> None:
        """Shows the fields that the model has."""
        of = MODELS[model]
        self._layout.setRowVisible(self.psf_file, needs_file(of))
        self._layout.setRowVisible(self.sigma, not needs_file(of))
        self.sigma.setSpecialValueText("from the data" if of.takes == "start_width" else "")

    def _set_first_value(self, threshold: str) -> None:
        self.threshold_value.setValue(THRESHOLDS[threshold][1])
