"""Exceptions. Each is an :class:`Error` and also the built-in exception of its kind."""

from __future__ import annotations


class Error(Exception):
    """Base class of all errors of gaussmle."""


class InputError(Error, ValueError):
    """An invalid argument. The message names the value found and the value needed."""


class DeviceError(Error, RuntimeError):
    """No device is usable, or every device failed."""


class DeviceTimeout(Error, TimeoutError):
    """No GPU had enough free memory within ``gpu_timeout``."""


class FileError(Error, OSError):
    """A file that cannot be read or written."""


for _class in (Error, InputError, DeviceError, DeviceTimeout, FileError):
    _class.__module__ = "gaussmle"
del _class
