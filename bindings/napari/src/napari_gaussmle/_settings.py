"""The settings of a run, as values."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

import gaussmle as gm

from ._pixel_size import PixelSize

#: The models by their names in the widget. The first one needs no option.
MODELS = {model.label: model for model in sorted(gm.MODELS.values(), key=lambda model: model is not gm.Xynbs)}


def needs_file(model: type[gm.Model]) -> bool:
    """Reports if the PSF of a model comes from a file."""
    return model.takes not in ("width", "start_width")


#: Names of the thresholds in the widget, their keywords in `gm.Detection`, and first values.
THRESHOLDS = {
    "False alarms per frame": ("false_alarms", 0.1),
    "Signal / noise": ("threshold", 5.0),
    "Picasso's net gradient": ("min_net_gradient", 5000.0),
}

#: The choices for crowded fields: that of `gm.localize`, which depends on the model, and words of `gm.Detection`.
CROWDED = ("default", "off", "on", "auto")


@dataclass(frozen=True)
class Settings:
    """The settings of the widget. Lengths are um."""

    #: The side of a pixel, or width and height.
    pixel_size: PixelSize
    offset: float
    gain: float
    read_noise: float
    excess_noise: float
    #: A `camera.toml`, which replaces the numbers of the camera, but not the pixel size. Empty for none.
    camera_file: str
    model: str
    #: Width of the spots. 0 if it is not known.
    sigma: float
    #: The file of a PSF, for a model with z.
    psf_file: str
    #: Pixels along a side of an ROI. 0 for the default of `gm.localize`.
    roi: int
    #: A key of :data:`THRESHOLDS`, and the value.
    threshold: str
    threshold_value: float
    #: Both of two spots are left out if the peak of one is in the ROI of the other.
    isolated: bool
    #: One of :data:`CROWDED`: whether emitters whose light overlaps are fitted together.
    crowded: str

    def camera(self) -> gm.Camera:
        """Returns the camera."""
        if self.camera_file:
            return gm.Camera.from_file(self.camera_file, self.pixel_size)
        return gm.Camera(
            self.pixel_size,
            offset=self.offset,
            gain=self.gain,
            read_noise=self.read_noise,
            excess_noise=self.excess_noise,
        )

    def psf(self) -> gm.Model:
        """Returns the model."""
        of = MODELS[self.model]
        if needs_file(of):
            if not self.psf_file:
                raise gm.InputError(f"the model {of.name} needs a PSF file: `gaussmle calibrate` writes it")
            model: gm.Model = of.from_file(self.psf_file)
            return model
        if of.takes == "width" and not self.sigma:
            raise gm.InputError("the model with a given width needs a sigma: enter the width of a spot, um")
        return cast(gm.Model, of(self.sigma or None))

    def keywords(self) -> dict[str, Any]:
        """Returns the keywords that `gm.detect` and `gm.localize` share."""
        keyword, _ = THRESHOLDS[self.threshold]
        crowded = None if self.crowded == "default" else self.crowded
        words: dict[str, Any] = {keyword: self.threshold_value, "crowded": crowded}
        detection = gm.Detection(roi_size=self.roi or None, isolated=self.isolated, **words)
        return {"camera": self.camera(), "model": self.psf(), "detection": detection}
