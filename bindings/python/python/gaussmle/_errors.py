"""Exceptions. Each is an :class:`Error` and also the built-in exception of its kind."""

from __future__ import annotations

import errno as _errno
import os
from typing import Any


class Error(Exception):
    """Base class of all errors of gaussmle."""


class InputError(Error, ValueError):
    """An invalid argument. The message names the value found and the value needed."""


class DeviceError(Error, RuntimeError):
    """No device is usable, or every device failed."""


class DeviceTimeout(Error, TimeoutError):
    """No GPU had enough free memory within ``gpu_timeout``."""


class FileError(Error, OSError):
    """A file that cannot be read or written.

    If the operating system is the cause, ``errno``, ``strerror`` and ``filename`` are set, and the
    exception is also the built-in one: ``FileNotFoundError``, ``PermissionError``,
    ``IsADirectoryError``, ``NotADirectoryError`` or ``FileExistsError``. If the content of the file
    is the cause, ``errno`` is None.
    """

    def __str__(self) -> str:
        return str(self.args[0]) if self.args else ""

    def __reduce__(self) -> tuple[Any, ...]:
        return file_error, (str(self), self.errno, None, self.filename)


def file_error(message: str, number: int | None, name: str | None, path: str | os.PathLike[str] | None) -> FileError:
    """Returns the exception for a file and an error of the system, by its number or its name in ``errno``."""
    if number is None and name is not None:
        number = getattr(_errno, name, None)
    error = _FILE_ERRORS.get(number, FileError)(message)
    if number is not None:
        error.errno, error.strerror = number, os.strerror(number)
    if path is not None:
        error.filename = os.fspath(path)
    return error


for _class in (Error, InputError, DeviceError, DeviceTimeout, FileError):
    _class.__module__ = "gaussmle"
del _class

#: Subclasses of :class:`FileError` that are also a built-in exception, by the error of the system.
_FILE_ERRORS: dict[int | None, type[FileError]] = {
    number: type("FileError", (FileError, built_in), {"__module__": "gaussmle"})
    for built_in, numbers in (
        (FileNotFoundError, [_errno.ENOENT]),
        (PermissionError, [_errno.EACCES, _errno.EPERM]),
        (IsADirectoryError, [_errno.EISDIR]),
        (NotADirectoryError, [_errno.ENOTDIR]),
        (FileExistsError, [_errno.EEXIST]),
    )
    for number in numbers
}
