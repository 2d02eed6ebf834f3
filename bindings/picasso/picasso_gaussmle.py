"""Plug-in of Picasso 0.11: localizes movies with gaussmle.

Copy this file and its parts, `_gaussmle_run.py` and `_gaussmle_window.py`, to the folder that
`picasso plugins path` prints, and enable it with `picasso plugins enable picasso_gaussmle.py`. It adds

- the command `picasso gaussmle`;
- the entry "gaussmle..." in the menu Plugins of Picasso: Localize;
- `picasso.plugins.api.gaussmle_localize`, which both of them call.
"""

from __future__ import annotations

import argparse
import glob
import os
import sys
from typing import Any

from picasso import io

import gaussmle as gm

# Picasso loads this file alone. It skips files whose names begin with "_".
sys.path.append(os.path.dirname(os.path.abspath(__file__)))
from _gaussmle_run import (  # noqa: E402
    DEFAULT_PIXEL_SIZE,
    MODELS,
    localize,
    pixelsize,
    pixelsize_text,
    stated_pixel_size,
)

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
        self.run: Any = None

    def execute(self) -> None:
        """Adds the entry to the menu."""
        self.window.plugin_menu.addAction("gaussmle...").triggered.connect(self.open)

    def open(self) -> None:
        """Opens the dialog for the movie that is shown."""
        from _gaussmle_window import Run
        from PyQt6.QtWidgets import QMessageBox

        if self.window.movie is None:
            QMessageBox.warning(self.window, "gaussmle", "Load a movie first.")
        elif self.window._active_worker is not None:
            QMessageBox.warning(self.window, "gaussmle", "Picasso is busy: wait for it, or abort it.")
        else:
            self.run = Run(self.window)
            self.run.dialog.show()
