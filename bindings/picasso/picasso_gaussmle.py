"""Plug-in of Picasso 0.11: localizes movies with gaussmle.

Copy this file to the folder that `picasso plugins path` prints, and enable it with
`picasso plugins enable picasso_gaussmle.py`. It adds

- the command `picasso gaussmle`;
- the entry "gaussmle..." in the menu Plugins of Picasso: Localize;
- `picasso.plugins.api.gaussmle_localize`, which both of them call.
"""

from __future__ import annotations

import argparse
import glob
import json
import os
import tempfile
from collections.abc import Callable, Sequence
from typing import Any, Union

import numpy as np
import picasso
from picasso import io

import gaussmle as gm

#: The models by their names on the command line of gaussmle, and in the dialog.
MODELS = {
    model.name: model.label
    for model in sorted(gm.MODELS.values(), key=lambda model: model is not gm.Xynbs)
}

#: Side of a pixel, or its width and height, nm.
PixelSize = Union[float, tuple[float, float]]

#: The pixel size that Picasso takes if none is given.
DEFAULT_PIXEL_SIZE = 130.0

#: A rectangle of Picasso: y and x of its first pixel, and of the one after its last.
Region = Sequence[Sequence[int]]


class Frames:
    """A movie of Picasso as an array `(frames, height, width)` that is read in parts."""

    def __init__(self, movie: Any) -> None:
        self._movie = movie
        first = np.asarray(movie[0])
        self.shape = (len(movie), *first.shape)
        self.dtype = first.dtype

    def __getitem__(self, frames: slice) -> np.ndarray:
        return np.stack([np.asarray(self._movie[number]) for number in range(*frames.indices(len(self._movie)))])


def camera_of(camera_info: dict[str, Any], calibration: dict[str, Any] | None = None) -> gm.Camera:
    """Returns the camera of Picasso's camera parameters.

    Picasso converts with `(adu - Baseline) * Sensitivity / Gain`, where Gain is the electron
    multiplication. An EMCCD has twice the variance of its photoelectrons.

    Parameters
    ----------
    camera_info
        Baseline, Sensitivity, Gain and Pixelsize (nm), which may also be width and height.
    calibration
        The maps of an sCMOS camera, as `picasso.io.load_camera_calibration` returns them.
    """
    nm = camera_info["Pixelsize"]
    pixel_size = (nm[0] / 1000, nm[1] / 1000) if isinstance(nm, tuple) else nm / 1000
    gain = camera_info["Sensitivity"] / camera_info["Gain"]
    if calibration:
        # A string of JSON is one of TOML.
        maps = json.dumps(os.path.abspath(calibration["Path"]), ensure_ascii=False)
        lines = [f"picasso = {maps}", f"pixel_size_um = {json.dumps(pixel_size)}"]
        if calibration.get("gain") is None:
            lines.append(f"gain_e_per_adu = {float(gain)!r}")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "camera.toml")
            with open(path, "w", encoding="utf-8") as file:
                file.write("\n".join(lines))
            return gm.Camera.from_file(path)
    excess_noise = 2.0 if camera_info["Gain"] > 1 else 1.0
    return gm.Camera(
        pixel_size,
        offset=camera_info["Baseline"],
        gain=gain,
        excess_noise=excess_noise,
    )


def pixelsize(text: str) -> PixelSize:
    """Returns a pixel size: one number, or width and height with a comma between."""
    try:
        numbers = [float(part) for part in text.split(",")]
    except ValueError:
        numbers = []
    if len(numbers) not in (1, 2):
        raise gm.InputError(f"the pixel size is {text!r}: enter nm, such as 130, or width and height, such as 100,120")
    return numbers[0] if len(numbers) == 1 else (numbers[0], numbers[1])


def pixelsize_text(nm: PixelSize) -> str:
    """Returns a pixel size as :func:`pixelsize` takes it."""
    return ",".join(f"{side:.7g}" for side in (nm if isinstance(nm, tuple) else (nm,)))


def stated_pixel_size(path: str, info: list[dict[str, Any]]) -> PixelSize | None:
    """Returns the pixel size, nm, that a movie's file states. None if it states none."""
    try:
        um = gm.movie(path).pixel_size
    except (gm.Error, OSError):
        # Picasso reads formats that gaussmle does not.
        um = None
    if isinstance(um, tuple):
        # Picasso has square pixels alone.
        return round(1000 * um[0], 4), round(1000 * um[1], 4)
    if info and info[0].get("Pixelsize"):
        return float(info[0]["Pixelsize"])
    return None if um is None else round(1000 * um, 4)


def needs_file(name: str) -> bool:
    """True for a model whose PSF comes from a file, by its name in :data:`MODELS`."""
    return hasattr(gm.MODELS[name], "from_file")


def model_of(name: str, sigma: float | None, psf: str | None) -> gm.Model:
    """Returns a model by its name in :data:`MODELS`, with a width in um, or with the PSF of a file."""
    of = gm.MODELS[name]
    model: gm.Model
    if needs_file(name):
        if not psf:
            raise gm.InputError(f"the model {name} needs a PSF file: `gaussmle calibrate` writes it")
        model = of.from_file(psf)
        return model
    if psf:
        those = [other for other in MODELS if needs_file(other)]
        raise gm.InputError(f"the model {name} takes no PSF file: choose {', '.join(those[:-1])} or {those[-1]}")
    if of.takes == "width" and sigma is None:
        raise gm.InputError(f"the model {name} needs the width of a spot: give it in nm")
    model = of(sigma)
    return model


def localize(
    movie: Any,
    info: list[dict[str, Any]],
    camera_info: dict[str, Any],
    box: int,
    *,
    gradient: float | None = None,
    false_alarms: float | None = None,
    model: str = "xynbs",
    sigma: float | None = None,
    psf: str | None = None,
    camera_calibration: dict[str, Any] | None = None,
    frame_bounds: Sequence[Sequence[int]] | None = None,
    rois: Sequence[Region] | None = None,
    progress: Callable[[int, int, int], Any] | None = None,
    on_wait: Callable[[dict[str, Any]], Any] | None = None,
) -> tuple[Any, list[dict[str, Any]]]:
    """Localizes a movie of Picasso, and returns localizations and metadata for `picasso.io.save_locs`.

    Parameters
    ----------
    movie, info
        As `picasso.io.load_movie` returns them.
    camera_info, camera_calibration
        As for :func:`camera_of`.
    box
        Side of the boxes, pixels.
    gradient, false_alarms
        The threshold: Picasso's minimum net gradient, or expected false spots in an empty frame. The
        default is 0.1 false alarms.
    model, sigma, psf
        A name of :data:`MODELS`, and the width of a spot, um, or the file of a PSF.
    frame_bounds
        First and last frame of each part that is localized, from 0. None for all frames.
    rois
        Rectangles in which spots are kept. None for the whole frame.
    progress, on_wait
        Are called with frames done, frames in total and localizations, and while a GPU is waited for.
        What they raise ends the run.
    """
    bounds = [(first, last) for first, last in frame_bounds or []]
    frames = (min(first for first, _ in bounds), max(last for _, last in bounds) + 1) if bounds else None
    frames_of = movie if isinstance(movie, np.ndarray) else Frames(movie)
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "locs.hdf5")
        saved = gm.localize(
            frames_of,
            path,
            model=model_of(model, sigma, psf),
            camera=camera_of(camera_info, camera_calibration),
            detection=gm.Detection(roi_size=box, min_net_gradient=gradient, false_alarms=false_alarms),
            frames=frames,
            region=_region(rois, frames_of.shape[1:]),
            progress=progress or False,
            on_wait=on_wait,
        )
        # gaussmle converts to Picasso's units, and Picasso reads its own format.
        locs, ours = io.load_locs(path)
    locs = locs[_in_bounds(locs.frame, bounds)].reset_index(drop=True)
    facts = {
        **ours[-1],
        **camera_info,
        "Pixelsize": ours[-1]["Pixelsize"],
        "Generated by": f"Picasso v{picasso.__version__}, plug-in of gaussmle {gm.__version__}",
        "Fit method": f"gaussmle, {MODELS[model]}",
        "PSF file": psf,
        "Box Size": box,
        "Min. Net Gradient": gradient,
        "False alarms": false_alarms,
        "ROI": [[list(map(int, corner)) for corner in roi] for roi in rois or []] or None,
        "Frame bounds": [list(map(int, part)) for part in bounds] or None,
        "Warnings": [*saved.notes],
    }
    # Picasso's pixels are square. The height of the frames is in units of the width of a pixel, as y is.
    sizes = {key: ours[0][key] for key in ("Width", "Height")}
    movie_facts, *others = io.strip_mm_metadata(info) or [{}]
    return locs, [{**movie_facts, **sizes}, *others, facts]


def _in_bounds(frame: Any, bounds: Sequence[tuple[int, int]]) -> Any:
    """Returns a mask of the rows in one of the parts."""
    frame = np.asarray(frame)
    inside = [(first <= frame) & (frame <= last) for first, last in bounds]
    return np.any(inside, axis=0) if bounds else np.ones(len(frame), bool)


def _region(rois: Sequence[Region] | None, shape: Sequence[int]) -> list[tuple[int, int, int, int]] | None:
    """Returns the rectangles as pixels of the frames, which one that is drawn may leave."""
    height, width = shape
    corners = [(*map(int, first), *map(int, end)) for first, end in rois or []]
    return [(max(x0, 0), max(y0, 0), min(x1, width), min(y1, height)) for y0, x0, y1, x1 in corners] or None


PICASSO_API = {"gaussmle_localize": localize}


def register_cli(subparsers: Any) -> None:
    """Adds `picasso gaussmle`. Its options have the names of `picasso localize`."""
    parser = subparsers.add_parser("gaussmle", help="localize a movie with gaussmle")
    add = parser.add_argument
    add("files", help="a movie, or a pattern of movies")
    add("-b", "--box-side-length", type=int, default=7, help="box side length (default 7)")
    add("-a", "--model", choices=list(MODELS), default="xynbs", help="xynbs (default) fits the width of each spot")
    add("-w", "--width", type=float, help="width (sigma) of a spot in nm; needed by xynb")
    add("--psf", help="PSF file of gaussmle, Picasso, SMAP or uiPSF; needed by astigmatic, spline and spline2d")
    threshold = parser.add_mutually_exclusive_group()
    threshold.add_argument("-g", "--gradient", type=int, help="minimum net gradient")
    threshold.add_argument("-fa", "--false-alarms", type=float, help="false spots in an empty frame (default 0.1)")
    add("-bl", "--baseline", type=float, default=0, help="camera baseline")
    add("-s", "--sensitivity", type=float, default=1, help="camera sensitivity")
    add("-ga", "--gain", type=float, default=1, help="camera gain (electron multiplication)")
    add("-qe", "--qe", type=float, default=1, help="camera quantum efficiency; it is saved, not applied")
    add("-cm", "--camera-calibration", help="maps of `picasso camera-calibrate`")
    add("-px", "--pixelsize", type=pixelsize, help="pixelsize in nm, or width,height (default: of the file, or 130)")
    add("-fb", "--frame-bounds", type=int, nargs=2, action="append", help="first and last frame; may be given again")
    add("-r", "--roi", type=int, nargs=4, action="append", help="y_min x_min y_max x_max; may be given again")
    add("-sf", "--suffix", default="", help="suffix to add to output files")
    add("--overwrite", action="store_true", help="replace output files that exist")
    parser.set_defaults(func=run_cli)


def run_cli(args: argparse.Namespace) -> None:
    """Localizes the files, and saves the localizations beside them."""
    paths = sorted(glob.glob(args.files))
    if not paths:
        raise SystemExit(f"{args.files}: there is no such file")
    camera_info = {"Baseline": args.baseline, "Sensitivity": args.sensitivity, "Gain": args.gain, "Qe": args.qe}
    outputs = {path: f"{os.path.splitext(path)[0]}{args.suffix}_locs.hdf5" for path in paths}
    for out in outputs.values():
        if os.path.exists(out) and not args.overwrite:
            raise SystemExit(f"{out} exists: move it, give other names with --suffix, or replace it with --overwrite")
    try:
        for path, out in outputs.items():
            movie, info = io.load_movie(path)
            stated = stated_pixel_size(path, info) or DEFAULT_PIXEL_SIZE
            camera_info["Pixelsize"] = stated if args.pixelsize is None else args.pixelsize
            calibration = io.load_camera_calibration(args.camera_calibration) if args.camera_calibration else None
            locs, info = localize(
                movie,
                info,
                camera_info,
                args.box_side_length,
                gradient=args.gradient,
                false_alarms=args.false_alarms,
                model=args.model,
                sigma=None if args.width is None else args.width / 1000,
                psf=args.psf,
                camera_calibration=calibration,
                frame_bounds=args.frame_bounds,
                rois=[[roi[:2], roi[2:]] for roi in args.roi or []],
            )
            io.save_locs(out, locs, info)
            print(f"{out}: {len(locs)} localizations, pixels of {pixelsize_text(camera_info['Pixelsize'])} nm")
    except (gm.Error, OSError, ValueError) as error:
        raise SystemExit(str(error)) from None


class Plugin:
    """The entry in the menu of Picasso: Localize."""

    def __init__(self, window: Any) -> None:
        self.name = "localize"
        self.window = window
        self.run: Run | None = None

    def execute(self) -> None:
        """Adds the entry to the menu."""
        self.window.plugin_menu.addAction("gaussmle...").triggered.connect(self.open)

    def open(self) -> None:
        """Opens the dialog for the movie that is shown."""
        from PyQt6.QtWidgets import QMessageBox

        if self.window.movie is None:
            QMessageBox.warning(self.window, "gaussmle", "Load a movie first.")
        elif self.window._active_worker is not None:
            QMessageBox.warning(self.window, "gaussmle", "Picasso is busy: wait for it, or abort it.")
        else:
            self.run = Run(self.window)
            self.run.dialog.show()


class Run:
    """The dialog: the settings that Picasso's parameters lack, progress and Cancel."""

    def __init__(self, window: Any) -> None:
        from PyQt6 import QtWidgets

        self.window = window
        self.worker: Any = None
        #: The movie of the run, and the file of its localizations: another movie may be loaded meanwhile.
        self.movie: Any = None
        self.path = ""
        self.dialog = QtWidgets.QDialog(window)
        self.dialog.setWindowTitle("gaussmle")
        self.model = QtWidgets.QComboBox()
        self.model.addItems(list(MODELS.values()))
        self.width = QtWidgets.QDoubleSpinBox()
        self.width.setRange(0, 10_000)
        self.width.setSuffix(" nm")
        self.width.setSpecialValueText("from the data")
        self.psf = QtWidgets.QLineEdit()
        self.psf.setPlaceholderText("psf.h5 or psf.toml")
        icon = self.dialog.style().standardIcon(QtWidgets.QStyle.StandardPixmap.SP_DirOpenIcon)
        browse = self.psf.addAction(icon, QtWidgets.QLineEdit.ActionPosition.TrailingPosition)
        browse.triggered.connect(self._choose_psf)
        stated = stated_pixel_size(window.movie_path, window.info) or window.camera_info["Pixelsize"]
        self.pixel_size = QtWidgets.QLineEdit(pixelsize_text(stated))
        self.pixel_size.setToolTip("Side of a camera pixel in the sample, nm, or width and height: 100,120")
        self.threshold = QtWidgets.QComboBox()
        self.threshold.addItems(["False alarms per frame", "Min. Net Gradient"])
        self.value = QtWidgets.QDoubleSpinBox()
        self.value.setRange(0, 10_000_000)
        self.value.setDecimals(3)
        self.value.setValue(0.1)
        self.threshold.currentIndexChanged.connect(self._set_first_value)
        self.bar = QtWidgets.QProgressBar()
        # It scrolls: remarks are longer than the dialog.
        self.message = QtWidgets.QPlainTextEdit(self._picasso_parameters())
        self.message.setReadOnly(True)
        self.start_button = QtWidgets.QPushButton("Localize")
        self.start_button.clicked.connect(self.start)
        self.cancel_button = QtWidgets.QPushButton("Cancel")
        self.cancel_button.clicked.connect(self.cancel)
        self.dialog.rejected.connect(self.cancel)
        layout = QtWidgets.QFormLayout(self.dialog)
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
        self.worker = make_worker(lambda **callbacks: localize(*arguments, **settings, **callbacks))
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
        from PyQt6.QtWidgets import QMessageBox

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
        from PyQt6.QtWidgets import QFileDialog

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


def make_worker(work: Callable[..., Any]) -> Any:
    """Returns a thread that calls the work with its callbacks. The command line needs no Qt."""
    from PyQt6.QtCore import QThread, pyqtSignal

    class Worker(QThread):
        progressed = pyqtSignal(int, int, int)
        done = pyqtSignal(object)
        failed = pyqtSignal(str)

        def run(self) -> None:
            try:
                result = work(progress=self.progress, on_wait=self.check)
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

    return Worker()
