"""What can be wrong. All are :class:`Error`, and each is also what Python calls such a thing."""

from __future__ import annotations


class Error(Exception):
    """Anything that gaussmle says is wrong."""


class InputError(Error, ValueError):
    """What was given makes no sense; the message says what was found and what is needed."""


class DeviceError(Error, RuntimeError):
    """No device can be used, or every device failed."""


class DeviceTimeout(Error, TimeoutError):
    """No GPU had room within ``gpu_timeout``."""


class FileError(Error, OSError):
    """A file that cannot be read or written."""


for _class in (Error, InputError, DeviceError, DeviceTimeout, FileError):
    _class.__module__ = "gaussmle"
del _class
