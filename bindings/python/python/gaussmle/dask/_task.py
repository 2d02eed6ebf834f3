"""What a worker does: one part."""

import contextlib
import functools
import os
import pickle
import socket
import threading
import time
import uuid
from dataclasses import dataclass
from typing import Any

import gaussmle
from gaussmle.dask import _workers
from gaussmle.dask._identity import stamp
from gaussmle.dask._parts import Part, rows_in

#: A fit takes all cores that its process may use: two at once would only take turns, and twice the memory.
ONE_AT_A_TIME = threading.Lock()


@dataclass(frozen=True)
class Job:
    """All that the parts of a run have in common."""

    run: str
    hash: str
    version: str
    movie: str
    stamp: tuple[int, int]
    out: str
    model: Any
    camera: Any
    options: dict[str, Any]

    def place(self, part: Part) -> str:
        return os.path.join(self.out, part.name(self.hash))

    @property
    def file(self) -> str:
        """Where workers read this from. A camera's maps may be large, and are not sent with every part."""
        return os.path.join(self.out, f".gaussmle-{self.run}.job")

    def manifest(self, frames: tuple[int, int]) -> str:
        """The underscore hides it from those who read the folder as one table."""
        return os.path.join(self.out, f"_manifest-{self.hash}-{frames[0]:09}-{frames[1]:09}.json")


@dataclass(frozen=True)
class Outcome:
    """What became of a part: its rows, or an error's words."""

    rows: int | None = None
    computed: bool = False
    error: str | None = None
    hopeless: bool = False
    """A fault of the call: it would fail again."""
    worker: str | None = None
    seconds: float = 0.0
    notes: tuple[str, ...] = ()


@functools.lru_cache(maxsize=4)
def load(file: str) -> Job:
    with open(file, "rb") as data:
        return pickle.load(data)


def run_part(file: str, part: Part) -> Outcome:
    """Localizes a part and says how it went. Errors come back as words, which can be read wherever they arrive."""
    worker = _workers.address()
    began = time.monotonic()
    try:
        with ONE_AT_A_TIME:
            rows, computed, notes = localize_part(load(file), part)
        return Outcome(rows, computed, worker=worker, seconds=time.monotonic() - began, notes=notes)
    except Exception as error:  # Whatever it is, it is this part's, and other parts go on.
        words = f"{type(error).__name__}: {error}"
        return Outcome(error=words, hopeless=isinstance(error, gaussmle.InputError), worker=worker)


def localize_part(job: Job, part: Part) -> tuple[int, bool, tuple[str, ...]]:
    """Rows of a part, whether it had to be made, and what should be said of it."""
    if gaussmle.__version__ != job.version:
        raise gaussmle.Error(f"{socket.gethostname()} has gaussmle {gaussmle.__version__}, the client {job.version}")
    place = job.place(part)
    rows = rows_in(place)
    if rows is not None:  # By another client, or by a worker that was thought dead.
        return rows, False, ()
    check_movie(job)
    settings = _workers.settings(job.options)
    # A name of its own, because others may be at work on the same part; the dot hides it from those who read the folder.
    begun = f".gaussmle-{job.run}-{socket.gethostname()}-{os.getpid()}-{uuid.uuid4().hex[:8]}-{os.path.basename(place)}"
    begun, partial = os.path.join(job.out, begun), os.path.join(job.out, f"partial.{begun}")
    try:
        saved = gaussmle.localize(job.movie, begun, model=job.model, camera=job.camera, frames=part.frames, **settings)
        rows = rows_in(begun)
        if rows is None:
            raise gaussmle.FileError(f"{begun} was written and cannot be read")
        os.replace(begun, place)
    finally:
        for left in (begun, f"{begun}.unfinished", partial):  # What gaussmle leaves to resume from.
            with contextlib.suppress(FileNotFoundError):
                os.remove(left)
    return rows, True, tuple(getattr(saved, "notes", ()))


def check_movie(job: Job) -> None:
    """A path may mean another file on another machine, and a movie may still be growing."""
    host = socket.gethostname()
    try:
        same = stamp(job.movie) == job.stamp
    except OSError as error:
        raise gaussmle.FileError(
            f"{host} cannot see {job.movie} ({error.strerror}): put it where all workers see it"
        ) from error
    if not same:
        raise gaussmle.FileError(
            f"{job.movie} on {host} is not the file that the client saw (size, time of change): "
            "was it written to, or is its folder not a shared one?"
        )
