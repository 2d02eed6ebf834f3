"""The device of a call."""

from __future__ import annotations

from typing import Any

from ._group import given
from ._groups import Device


def chosen(device: Any, backend: Any = None, auto_timeout: Any = None) -> Device:
    """Returns a device with the options beside it."""
    return given(Device, "device", device)._replaced({"backend": backend, "auto_timeout": auto_timeout})


def options_of(device: Device) -> dict[str, Any]:
    """Returns the options that configuration files have, by their keys."""
    options = device._options()
    options.pop("allow_software_adapter", None)
    return options
