"""Parts go out, come back, go out again if they failed, and become a result."""

import contextlib
import logging
import os
import pickle
import re
import sys
import time
import uuid
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Literal

from distributed import Client

import gaussmle
from gaussmle import cameras, models
from gaussmle.dask._identity import identity, path_of, stamp
from gaussmle.dask._parts import Part, cut, rows_in, step_for
from gaussmle.dask._places import Cluster, Here, Place
from gaussmle.dask._result import Failure, PartsFailed, Result
from gaussmle.dask._task import Job

#: Footers that are read at once; network file systems answer slowly, and many at a time.
READERS = 16

#: Seconds after which the leavings of a run that died are nobody's any more.
STALE_SECONDS = 7 * 24 * 3600.0

#: Names of a run's hidden files: its job; a part that is being written, what it is resumed from, and what a run that is called off
#: leaves; and each of them while it is itself being written. The folder may have other people's files.
_BEGUN = r"\.gaussmle-{run}-.+-[0-9]+-[0-9a-f]{{8}}-part-\w{{16}}-[0-9]{{9,}}-[0-9]{{9,}}\.parquet"
LEAVINGS = (
    r"\.gaussmle-{run}\.job|(?:partial\.)?" + _BEGUN + r"(?:\.unfinished)?|"
    r"\.(?:partial\.)?" + _BEGUN + r"(?:\.unfinished)?\.partial-[0-9]+-[0-9]+"
)

#: Notes that are logged; all are in the result.
NOTES = 5

_LOG = logging.getLogger("gaussmle")

#: Bytes of a value of each kind of pixel.
PIXEL_BYTES = {"u1": 1, "uint8": 1, "u2": 2, "uint16": 2, "u16": 2, "u8": 1, "f4": 4, "float32": 4, "f32": 4}


@dataclass(frozen=True)
class Progress:
    """How far a run is."""

    done: int
    failed: int
    total: int
    rows: int
    seconds: float

    def __str__(self) -> str:
        failed = f", {self.failed} failed" if self.failed else ""
        return f"{self.done} of {self.total} parts{failed}, {self.rows} localizations, {self.seconds:.0f} s"


def localize(
    uri: str | os.PathLike[str],
    *,
    model: Any = None,
    camera: Any = None,
    client: Client | None = None,
    out: str | os.PathLike[str] = "parts/",
    frames: tuple[int, int] | None = None,
    frames_per_part: int | None = None,
    retries: int = 2,
    errors: Literal["raise", "report"] = "raise",
    progress: bool | Callable[[Progress], None] = False,
    resources: dict[str, float] | None = None,
    priority: int = 0,
    **options: Any,
) -> Result:
    """Localizes a movie in parts, on the workers of a Dask cluster.

    A part that is in ``out`` already, for the same movie, model, camera, options and version, is not made again.

    Args:
        uri: the movie: a path, or ``file://``, which the client and all workers see.
        model, camera: as for :func:`gaussmle.localize`; None where ``config`` has them.
        client: a Dask client; None does one part after another in this process.
        out: the folder for the parts, which the client and all workers see. It is made if need be.
        frames: first frame, and the one after the last; None takes all.
        frames_per_part: None takes 128 MiB to 4 GiB of pixels, by the movie's size alone.
        retries: how often a part that failed is tried again, elsewhere if there are other workers. Parts whose worker dies
            are begun again by Dask and do not count.
        errors: ``"raise"`` raises :class:`PartsFailed` at the end, when all that can be done is done; ``"report"`` leaves
            it at ``result.failed``.
        progress: True for a line on stderr, or a function that gets a :class:`Progress` after each part.
        resources, priority: for Dask's scheduler, ``{"GPU": 1}`` for instance.
        options: what else :func:`gaussmle.localize` takes. Functions among them go to the workers.

    Ctrl-C calls off what has not begun and is raised again; parts under way are finished by their workers, and are found by
    the next run.
    """
    if errors not in ("raise", "report"):
        raise gaussmle.InputError(f'errors is {errors!r}: "raise" or "report"')
    refused = sorted(options.keys() & {"output", "format", "resume"})
    if refused:
        raise gaussmle.InputError(
            f"{', '.join(refused)}: parts are Parquet files in `out`, and a run goes on with those that are there"
        )
    if options.get("config") is not None:  # Workers have other working folders.
        options["config"] = os.path.abspath(options["config"])
    if model is not None:
        models.checked(model)
    if camera is not None:
        cameras.checked(camera)
    movie, out = path_of(uri), os.path.abspath(os.fspath(out))
    about = gaussmle.movie(movie, allow_truncated=bool(options.get("allow_truncated")))
    frames, step = plan(about, frames, frames_per_part)
    parts = cut(*frames, step)
    os.makedirs(out, exist_ok=True)
    job = Job(
        run=uuid.uuid4().hex[:12],
        hash=identity(movie, model, camera, options),
        version=gaussmle.__version__,
        movie=movie,
        stamp=stamp(movie),
        out=out,
        model=model,
        camera=camera,
        options=options,
    )
    place = Here(job) if client is None else Cluster(client, job, resources, priority)
    rows = done_already(job, parts)
    made: set[Part] = set()
    watch = watcher(progress, len(parts))
    watch(rows, {})
    remove_leavings(out, None, STALE_SECONDS)

    def told(rows: dict[Part, int], failed: dict[Part, Failure]) -> None:
        keep(job.file)
        watch(rows, failed)

    failed: dict[Part, Failure] = {}
    notes: dict[str, None] = {}
    waiting = [part for part in parts if part not in rows]
    if waiting:
        with open(job.file, "wb") as file:
            pickle.dump(job, file)
            file.flush()
            os.fsync(file.fileno())
        try:
            work(place, waiting, retries, rows, made, failed, notes, told)
        except BaseException:  # Ctrl-C as well. Workers may still be writing: what they leave is not touched.
            place.cancel()
            raise
        finally:
            with contextlib.suppress(FileNotFoundError):
                os.remove(job.file)
        remove_leavings(out, job.run, 0.0)
    done = [part for part in parts if part in rows]
    result = Result(
        parts=[job.place(part) for part in done],
        frames=[part.frames for part in done],
        counts=[rows[part] for part in done],
        failed=[failed[part] for part in parts if part in failed],
        manifest=job.manifest(frames),
        computed=len(made),
        about={
            "gaussmle": job.version,
            "hash": job.hash,
            "movie": movie,
            "frames": frames,
            "model": repr(model),
            "camera": repr(camera),
            "options": {name: repr(value) for name, value in sorted(job.options.items())},
        },
        notes=list(notes),
    )
    if client is not None:  # In this process they have been said.
        say(result.notes)
    result.write()
    if result.failed and errors == "raise":
        raise PartsFailed(result)
    return result


def plan(about: Any, frames: tuple[int, int] | None, step: int | None) -> tuple[tuple[int, int], int]:
    """Which frames, and how many in a part."""
    first, end = frames or (0, about.frames)
    if not 0 <= first <= end <= about.frames:
        raise gaussmle.InputError(f"frames: {first}:{end} is not in the movie, which has {about.frames} frames from 0")
    if step is None:
        step = step_for(about.frames, about.height * about.width * PIXEL_BYTES.get(str(about.dtype), 2))
    if step < 1:
        raise gaussmle.InputError(f"frames_per_part is {step}: at least 1")
    return (first, end), step


def done_already(job: Job, parts: list[Part]) -> dict[Part, int]:
    """Rows of the parts that are whole."""
    with ThreadPoolExecutor(READERS) as readers:
        rows = readers.map(lambda part: rows_in(job.place(part)), parts)
        return {part: count for part, count in zip(parts, rows) if count is not None}


def work(
    place: Place,
    parts: list[Part],
    retries: int,
    rows: dict[Part, int],
    made: set[Part],
    failed: dict[Part, Failure],
    notes: dict[str, None],
    watch: Callable[[dict[Part, int], dict[Part, Failure]], None],
) -> None:
    """Does all parts, and those that fail again after the others, when what was wrong may have passed."""
    waiting, under_way = deque(parts), 0
    attempts = dict.fromkeys(parts, 0)
    avoid: dict[Part, set[str]] = {part: set() for part in parts}
    while waiting or under_way:
        for _ in range(min(place.room(), len(waiting))):
            part = waiting.popleft()
            attempts[part] += 1
            place.send(part, avoid[part])
            under_way += 1
        part, outcome = place.next()
        under_way -= 1
        if outcome.rows is not None:
            rows[part] = outcome.rows
            notes.update(dict.fromkeys(outcome.notes))
            if outcome.computed:
                made.add(part)
        elif outcome.hopeless or attempts[part] > retries:
            failed[part] = Failure(part.frames, outcome.error or "no words", attempts[part])
        else:
            if outcome.worker is not None:
                avoid[part].add(outcome.worker)
            waiting.append(part)
            continue
        watch(rows, failed)


def watcher(progress: bool | Callable[[Progress], None], total: int) -> Callable[..., None]:
    """Tells of progress: to a function, on stderr, or nobody."""
    if not progress:
        return lambda rows, failed: None
    began = time.monotonic()
    tell = progress if callable(progress) else on_stderr
    return lambda rows, failed: tell(
        Progress(len(rows), len(failed), total, sum(rows.values()), time.monotonic() - began)
    )


def on_stderr(now: Progress) -> None:
    """One line, written over until it is the last."""
    last = now.done + now.failed == now.total
    print(f"\r{now}", end="\n" if last else "", file=sys.stderr, flush=True)


def keep(file: str) -> None:
    """A run of more than a week is no run that died: what is touched is not taken away as its leavings."""
    with contextlib.suppress(OSError):
        os.utime(file)


def say(notes: list[str]) -> None:
    """Workers have said them where nobody looks."""
    for note in notes[:NOTES]:
        _LOG.warning(note)
    if len(notes) > NOTES:
        _LOG.warning(f"and {len(notes) - NOTES} notes more, in result.notes and in the manifest")


def remove_leavings(out: str, run: str | None, older: float) -> None:
    """Takes away hidden files of a run, or of those that died long ago: half parts of workers that were killed."""
    ours = re.compile(LEAVINGS.format(run=re.escape(run) if run else "[0-9a-f]{12}"))
    for name in os.listdir(out):
        if ours.fullmatch(name) is None:
            continue
        path = os.path.join(out, name)
        try:
            if time.time() - os.stat(path).st_mtime >= older:
                os.remove(path)
        except OSError:  # Somebody else was faster.
            continue
