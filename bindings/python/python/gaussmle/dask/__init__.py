"""Localization of a movie by many processes or machines, with Dask: see ``docs/scaling.md``."""

try:
    import distributed  # noqa: F401
    import pyarrow.parquet  # noqa: F401
except ImportError as _error:
    raise ImportError(
        f"gaussmle.dask needs dask, distributed and pyarrow ({_error.name} is missing): "
        "run pip install './bindings/python[dask]' in a checkout",
        name=_error.name,
    ) from _error

from gaussmle.dask._localize import Progress, localize
from gaussmle.dask._result import Failure, PartsFailed, Result
from gaussmle.dask._workers import Pin, pin, share

__all__ = ["Failure", "PartsFailed", "Pin", "Progress", "Result", "localize", "pin", "share"]
