"""The dialog in Picasso: Localize. It needs Qt, which the command line does not."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from picasso import io
from PyQt6.QtCore import QThread, pyqtSignal
from PyQt6.QtWidgets import (
    QComboBox,
    QDialog,
    QDoubleSpinBox,
    QFileDialog,
    QFormLayout,
    QLineEdit,
    QMessageBox,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QStyle,
)

import gaussmle as gm
from _gaussmle_run import MODELS, localize, needs_file, pixelsize, pixelsize_text, stated_pixel_size


class Run:
    """The dialog: the settings that Picasso's parameters lack, progress and Cancel."""

    def __init__(self, window: Any) -> None:
        self.window = window
        self.worker: Any = None
        #: The movie of the run, and the file of its localizations: another movie may be loaded meanwhile.
        self.movie: Any = None
        self.path = ""
        self.dialog = QDialog(window)
        self.dialog.setWindowTitle("gaussmle")
        self.model = QComboBox()
        self.model.addItems(list(MODELS.values()))
        self.width = QDoubleSpinBox()
        self.width.setRange(0, 10_000)
        self.width.setSuffix(" nm")
        self.width.setSpecialValueText("from the data")
        self.psf = QLineEdit()
        self.psf.setPlaceholderText("psf.h5 or psf.toml")
        icon = self.dialog.style().standardIcon(QStyle.StandardPixmap.SP_DirOpenIcon)
        browse = self.psf.addAction(icon, QLineEdit.ActionPosition.TrailingPosition)
        browse.triggered.connect(self._choose_psf)
        stated = stated_pixel_size(window.movie_path, window.info) or window.camera_info["Pixelsize"]
        self.pixel_size = QLineEdit(pixelsize_text(stated))
        self.pixel_size.setToolTip("Side of a camera pixel in the sample, nm, or width and height: 100,120")
        self.threshold = QComboBox()
        self.threshold.addItems(["False alarms per frame", "Min. Net Gradient"])
        self.value = QDoubleSpinBox()
        self.value.setRange(0, 10_000_000)
        self.value.setDecimals(3)
        self.value.setValue(0.1)
        self.threshold.currentIndexChanged.connect(self._set_first_value)
        self.bar = QProgressBar()
        # It scrolls: remarks are longer than the dialog.
        self.message = QPlainTextEdit(self._picasso_parameters())
        self.message.setReadOnly(True)
        self.start_button = QPushButton("Localize")
        self.start_button.clicked.connect(self.start)
        self.cancel_button = QPushButton("Cancel")
        self.cancel_button.clicked.connect(self.cancel)
        self.dialog.rejected.connect(self.cancel)
        layout = QFormLayout(self.dialog)
        layout.addRow("Model", self.model)
        layout.addRow("Width (sigma)", self.width)
        layout.addRow("PSF file", self.psf)
        layout.addRow("Pixel size (nm)", self.pixel_size)
        layout.addRow("Threshold", self.threshold)
        layout.addRow("Value", self.value)
        layout.addRow(self.message)
        layout.addRow(self.bar)
        layout.addRow(self.start_button, self.cancel_button)
        self.layout = layout
        self.model.currentIndexChanged.connect(self._show_inputs)
        self._show_inputs()

    def start(self) -> None:
        """Localizes the movie in a thread."""
        window = self.window
        try:
            pixel_size = pixelsize(self.pixel_size.text())
        except gm.InputError as error:
            self.message.setPlainText(str(error))
            return
        if not self._may_write():
            return
        is_gradient = self.threshold.currentIndex() == 1
        settings = {
            "gradient": self.value.value() if is_gradient else None,
            "false_alarms": None if is_gradient else self.value.value(),
            "model": self._model(),
            "sigma": self.width.value() / 1000 or None,
            "psf": self.psf.text().strip() if needs_file(self._model()) else None,
            "camera_calibration": window.parameters_dialog.camera_calibration or None,
            "frame_bounds": window.frame_range,
            "rois": [[list(corner) for corner in roi] for roi in window.view.rois],
        }
        camera_info = window.camera_info | {"Pixelsize": pixel_size}
        self.movie, self.path = window.movie, self._output()
        arguments = window.movie, window.info, camera_info, window.parameters["Box Size"]
        # Boxes and markers are in pixels of the frame.
        self.rows_per_y = pixel_size[0] / pixel_size[1] if isinstance(pixel_size, tuple) else 1.0
        self.worker = Worker(lambda **callbacks: localize(*arguments, **settings, **callbacks))
        self.worker.progressed.connect(self._on_progress)
        self.worker.done.connect(self._on_done)
        self.worker.failed.connect(self._on_failed)
        # Picasso's Abort, and closing its window, end the run.
        window._active_worker = self.worker
        window.abort_action.setEnabled(True)
        self.start_button.setEnabled(False)
        self.worker.start()

    def cancel(self) -> None:
        """Cancels the run, or closes the dialog if none is running."""
        if self.worker is None:
            self.dialog.close()
        else:
            self.worker.requestInterruption()

    def _output(self) -> str:
        """Returns the file of the localizations."""
        return f"{self.window.channel_output_base()}_locs.hdf5"

    def _may_write(self) -> bool:
        """Asks before that file is replaced."""
        words = self.dialog, "gaussmle", f"{self._output()} exists. Replace it?"
        return not os.path.exists(self._output()) or QMessageBox.question(*words) == QMessageBox.StandardButton.Yes

    def _model(self) -> str:
        """Returns the name of the chosen model."""
        return list(MODELS)[self.model.currentIndex()]

    def _show_inputs(self) -> None:
        """Shows the inputs that the chosen model has."""
        has_file = needs_file(self._model())
        self.layout.setRowVisible(self.psf, has_file)
        self.layout.setRowVisible(self.width, not has_file)

    def _choose_psf(self) -> None:
        path, _ = QFileDialog.getOpenFileName(self.dialog, "PSF file")
        if path:
            self.psf.setText(path)

    def _picasso_parameters(self) -> str:
        """Returns the settings that are Picasso's."""
        camera = self.window.camera_info
        lines = [f"Box size: {self.window.parameters['Box Size']} px"]
        if self.window.parameters_dialog.camera_calibration:
            lines.append("Camera: the sCMOS maps")
        else:
            lines.append(
                "Camera: " + ", ".join(f"{name} {camera[name]}" for name in ("Baseline", "Sensitivity", "Gain"))
            )
        return "\n".join([*lines, "Analyze > Parameters changes them."])

    def _set_first_value(self, threshold: int) -> None:
        self.value.setValue(self.window.parameters_dialog.mng_slider.value() if threshold else 0.1)

    def _on_progress(self, frames: int, total: int, localizations: int) -> None:
        self.bar.setMaximum(total)
        self.bar.setValue(frames)
        self.message.setPlainText(f"{frames} of {total} frames, {localizations} localizations")

    def _on_done(self, result: tuple[Any, list[dict[str, Any]]]) -> None:
        """Shows the localizations as Picasso's own, if the movie is still shown, and saves them."""
        window = self.window
        locs, info = result
        self._finish()
        if window.movie is self.movie:
            # Boxes of an earlier search would be drawn beside the fits.
            window.ready_for_fit = False
            window.locs = window.locs_display = locs
            if self.rows_per_y != 1:
                window.locs_display = locs.assign(y=(locs.y + 0.5) * self.rows_per_y - 0.5)
            window.last_identification_info, window.extra_info = info[-1], info
            window.draw_frame()
        try:
            io.save_locs(self.path, locs, info)
        except OSError as error:
            self.message.setPlainText(f"{self.path} could not be written: {error}")
            return
        window.status_bar.showMessage(f"Saved {len(locs):,} localizations to {self.path}.")
        self.message.setPlainText("\n".join(info[-1]["Warnings"]))
        if not info[-1]["Warnings"]:
            self.dialog.close()

    def _on_failed(self, message: str) -> None:
        self._finish()
        self.bar.reset()
        self.message.setPlainText(message)

    def _finish(self) -> None:
        self.worker.wait()
        self.worker = self.window._active_worker = None
        self.window.abort_action.setEnabled(False)
        self.start_button.setEnabled(True)


class Cancelled(Exception):
    """Raised in the callbacks of a run that was cancelled, which ends it."""


class Worker(QThread):
    """A thread that calls the work with its callbacks."""

    progressed = pyqtSignal(int, int, int)
    done = pyqtSignal(object)
    failed = pyqtSignal(str)

    def __init__(self, work: Callable[..., Any]) -> None:
        super().__init__()
        self.work = work

    def run(self) -> None:
        try:
            result = self.work(progress=self.progress, on_wait=self.check)
        except Cancelled:
            self.failed.emit("Cancelled.")
        # An exception that leaves a thread of Qt ends Picasso.
        except Exception as error:
            self.failed.emit(str(error) or type(error).__name__)
        else:
            self.done.emit(result)

    def progress(self, frames: int, total: int, localizations: int) -> None:
        self.check()
        self.progressed.emit(frames, total, localizations)

    def check(self, *_: Any) -> None:
        if self.isInterruptionRequested():
            raise Cancelled
