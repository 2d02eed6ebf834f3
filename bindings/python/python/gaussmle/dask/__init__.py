"""A movie localized by many processes or machines, with Dask.

Workers get the movie's path and ranges of frames, never pixels; each range becomes a Parquet file of its own. See
``docs/scaling.md``.

    import gaussmle
    import gaussmle.dask
    from distributed import Client

    if __name__ == "__main__":
        client = Client(n_workers=4, threads_per_worker=2)
        gaussmle.dask.pin(client)
        result = gaussmle.dask.localize(
            "/shared/movie.tif", client=client, out="/shared/parts",
            model=gaussmle.Xynb(sigma=0.13), camera=gaussmle.Camera(pixel_size=0.1),
        )
        print(result.rows, result.dataframe().photons.mean().compute())
"""

try:
    import distributed  # noqa: F401
    import pyarrow.parquet  # noqa: F401

    import dask  # noqa: F401
except ImportError as error:
    raise ImportError(
        f"gaussmle.dask needs dask, distributed and pyarrow ({error.name} is missing): pip install './bindings/python[dask]' in a checkout",
        name=error.name,
    ) from error

from gaussmle.dask._localize import Progress, localize
from gaussmle.dask._result import Failure, PartsFailed, Result
from gaussmle.dask._workers import Pin, pin, share

__all__ = ["Failure", "PartsFailed", "Pin", "Progress", "Result", "localize", "pin", "share"]
