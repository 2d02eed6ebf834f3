"""Texts of gaussmle in the words of the widget."""

from __future__ import annotations

import re

import gaussmle as gm

#: The labels of options, by the names that remarks have.
LABELS = {
    "pixel_size": "Pixel size",
    "offset": "Offset",
    "gain": "Gain",
    "read_noise": "Read noise",
    "excess_noise": "Excess noise",
    "camera": "Camera file",
    "model": "Model",
    "sigma": "Sigma",
    "psf": "PSF file",
    "roi": "ROI size",
    "false_alarms": "False alarms per frame",
    "threshold": "Signal / noise",
    "min_net_gradient": "Picasso's net gradient",
    "isolated": "Only spots without neighbours",
    "crowded": "Crowded fields",
    "region": "Region",
}

#: Options that runs name and the widget lacks.
LACKING = (
    "border",
    "min_separation",
    "detection_sigma",
    "background_frames",
    "psf_misfit",
    "frames",
    "max_iterations",
    "tolerance",
    "index_mismatch",
)


def of_widget(text: str) -> str:
    """Returns a note or a remark with the labels of the widget for options and models."""
    text = re.sub(r"`([a-z_]+)`", _label, text)
    return re.sub(r"\bmodel (\w+)", lambda found: _model(found[0], found[1]), text)


def _label(found: re.Match[str]) -> str:
    name = found[1]
    if name in LACKING:
        return f"`{name}` (of gm.localize, not of this widget)"
    if name in gm.MODELS:
        return f"\u201c{gm.MODELS[name].label}\u201d"
    return f"\u201c{LABELS[name]}\u201d" if name in LABELS else found[0]


def _model(text: str, name: str) -> str:
    return f"model \u201c{gm.MODELS[name].label}\u201d" if name in gm.MODELS else text
