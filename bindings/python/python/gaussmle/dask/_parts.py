"""Parts of a movie: frame ranges, their files, and the work of one of them.

A part is a tuple of its first frame and the one after its last, as in ``--frames FIRST:END``.
"""

import contextlib
import functools
import hashlib
import os
import pickle
import shutil
import socket
import tempfile
import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow
import pyarrow.parquet

from gaussmle import _localize, _native
from gaussmle._errors import Error, FileError, InputError
from gaussmle._logging import part_of_run
from gaussmle.dask._identity import fingerprint
from gaussmle.dask._workers import current_worker, worker_options

Part = tuple[int, int]

#: Limits of a part in bytes of pixels, and the number of parts where these limits leave a choice.
#: A smaller part costs as much to start as to do. A larger one is too much to lose with a worker.
MIN_PART_BYTES = 128 << 20
MAX_PART_BYTES = 4 << 30
TARGET_PARTS = 4096

#: A fit uses all cores of its process: two at once would only compete for cores and memory.
ONE_FIT_AT_A_TIME = threading.Lock()


def default_step(frames: int, frame_bytes: int) -> int:
    """Returns the frames of a part: a power of two, as the chunks of most files are.

    It depends on the movie only, so a rerun on another cluster finds the same parts.
    """
    wanted = min(max(frames * frame_bytes // TARGET_PARTS, MIN_PART_BYTES), MAX_PART_BYTES)
    return 1 << max(wanted // max(frame_bytes, 1), 1).bit_length() - 1


def split(first: int, end: int, step: int) -> list[Part]:
    """Splits at multiples of ``step``: overlapping ranges of one movie share the parts inside."""
    edges = [first, *range((first // step + 1) * step, end, step), end]
    return [(a, b) for a, b in zip(edges, edges[1:]) if a < b]


def rows_in(path: str) -> int | None:
    """Returns the rows of a finished part, or None if the file is missing or incomplete.

    The Parquet footer is written last, so a file with a footer is complete.
    """
    try:
        return pyarrow.parquet.read_metadata(path).num_rows
    except (OSError, pyarrow.ArrowException):
        return None


@dataclass(frozen=True)
class Job:
    """Everything that the parts of a run have in common."""

    hash: str
    version: str
    movie: str
    fingerprint: tuple[int, int]
    out: str
    folder: str
    """A hidden folder in ``out`` for unfinished parts."""
    model: Any
    camera: Any
    options: dict[str, Any]

    def path(self, part: Part) -> str:
        """The file of a part. Names of one hash sort in the order of frames."""
        return os.path.join(self.out, f"part-{self.hash}-{part[0]:09}-{part[1]:09}.parquet")

    @property
    def file(self) -> str:
        """The pickled job. A camera's maps are too large to send with each part."""
        return os.path.join(self.folder, "job.pickle")

    @contextlib.contextmanager
    def saved(self) -> Iterator[str]:
        """Keeps the pickled job in its folder, and yields its checksum."""
        data = pickle.dumps(self)
        os.mkdir(self.folder)
        with open(self.file, "xb") as file:
            file.write(data)
        try:
            yield hashlib.sha256(data).hexdigest()
        except BaseException:
            # Workers may still be writing. The last of them removes the folder.
            with contextlib.suppress(OSError):
                os.remove(self.file)
                os.rmdir(self.folder)
            raise
        shutil.rmtree(self.folder, ignore_errors=True)


@functools.lru_cache(maxsize=4)
def load_job(file: str, checksum: str) -> Job:
    with open(file, "rb") as saved:
        data = saved.read()
    # A pickle can run any code, and others may be able to write in the output folder.
    if hashlib.sha256(data).hexdigest() != checksum:
        raise FileError(f"{file} is not the job that the client saved: another program changed it")
    job: Job = pickle.loads(data)
    return job


@dataclass(frozen=True)
class Outcome:
    """The rows of a part, or the message of its error."""

    rows: int | None = None
    computed: bool = False
    notes: tuple[str, ...] = ()
    error: str = ""
    retry: bool = True
    """False for an error of the call, which would occur again."""
    worker: str | None = None


def run_part(file: str, checksum: str, part: Part) -> Outcome:
    """Localizes a part. Errors return as text, which every client can unpickle."""
    try:
        with ONE_FIT_AT_A_TIME:
            return localize_part(load_job(file, checksum), part)
    except Exception as error:
        worker = current_worker()
        return Outcome(
            error=f"{type(error).__name__} on {socket.gethostname()}: {error}",
            retry=not isinstance(error, InputError),
            worker=worker.address if worker else None,
        )


def localize_part(job: Job, part: Part) -> Outcome:
    if _native.version() != job.version:
        raise Error(
            f"gaussmle is {_native.version()} here but {job.version} at the client: install the same version"
        )
    path = job.path(part)
    rows = rows_in(path)
    if rows is not None:  # Another client, or a worker believed dead, has finished it.
        return Outcome(rows)
    if fingerprint(job.movie) != job.fingerprint:
        raise FileError(
            f"{job.movie} is not the file that the client opened (size or time differs): put it in a folder that all "
            "workers share, and do not change it during a run"
        )
    # Others may be writing the same part, so each attempt has its own folder.
    prefix = f"{socket.gethostname()}-{os.getpid()}-"
    # A cleanup of the output folder may have removed it since the run began.
    os.makedirs(job.folder, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=prefix, dir=job.folder, ignore_cleanup_errors=True) as folder:
        unfinished = os.path.join(folder, os.path.basename(path))
        options = worker_options(job.options)
        with part_of_run():
            saved = _localize.localize(
                job.movie, unfinished, model=job.model, camera=job.camera, frames=part, **options
            )
        rows = rows_in(unfinished)
        if rows is None:
            raise FileError(f"{unfinished} was written but cannot be read: check the file system of {job.out}")
        os.replace(unfinished, path)
    with contextlib.suppress(OSError):  # Succeeds after an interrupted run, whose job file is gone.
        os.rmdir(job.folder)
    return Outcome(rows, computed=True, notes=tuple(getattr(saved, "notes", ())))
