"""The call that localizes a movie in parts."""

import contextlib
import os
import re
import shutil
import sys
import time
import uuid
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from distributed import Client

from gaussmle import _arguments, _localize, _native
from gaussmle._cameras import Camera
from gaussmle._errors import InputError
from gaussmle._logging import log_notes_of_parts
from gaussmle._models import Model, ModelName, require_model
from gaussmle._movies import Movie, movie as movie_info
from gaussmle._options import Frames, frame_limits, region_option
from gaussmle.dask._identity import fingerprint, identity, is_file
from gaussmle.dask._parts import Job, Part, default_step, rows_in, split
from gaussmle.dask._result import Failure, PartsFailed, Result
from gaussmle.dask._schedule import LocalClient, Scheduler

if TYPE_CHECKING:
    from gaussmle._localize_keywords import PartKeywords
    from typing_extensions import Unpack

#: Footers read at once: network file systems have a long latency but serve many requests.
FOOTER_READERS = 16

#: Age in seconds at which the folder of an unfinished run is removed by the next run.
ABANDONED_SECONDS = 7 * 24 * 3600.0


@dataclass(frozen=True)
class Progress:
    """Parts done, failed and in total, rows so far, and seconds since the start."""

    done: int
    failed: int
    total: int
    rows: int
    seconds: float

    def __str__(self) -> str:
        failed = f", {self.failed} failed" if self.failed else ""
        return f"{self.done} of {self.total} parts{failed}, {self.rows} localizations, {self.seconds:.0f} s"


def check_resources(client: Client, resources: Mapping[str, float] | None) -> None:
    """Raises if workers have started, and none of them offers the resources: the parts would wait for ever."""
    workers = client.scheduler_info(n_workers=-1)["workers"].values()
    wanted = {name: _arguments.real(f"resources[{name!r}]", amount) for name, amount in (resources or {}).items()}

    def offers(worker: Mapping[str, Any]) -> bool:
        return all(worker.get("resources", {}).get(name, 0) >= amount for name, amount in wanted.items())

    if workers and not any(offers(worker) for worker in workers):
        option = " ".join(f"{name}={amount:g}" for name, amount in wanted.items())
        raise InputError(f'resources is {dict(wanted)}, and no worker offers it: start workers with --resources "{option}"')


def localize(
    movie: str | os.PathLike[str],
    *,
    model: Model | ModelName | None = None,
    camera: Camera | None = None,
    client: Client | None = None,
    out: str | os.PathLike[str] = "parts/",
    frames: Frames | None = None,
    frames_per_part: int | None = None,
    retries: int = 2,
    errors: Literal["raise", "report"] = "raise",
    progress: bool | Callable[[Progress], None] = False,
    resources: dict[str, float] | None = None,
    task_priority: int = 0,
    **keywords: "Unpack[PartKeywords]",
) -> Result:
    """Localizes a movie in parts, on the workers of a Dask cluster.

    Parts that are in ``out`` already, for the same movie, model, camera, options and version, are
    kept.

    Parameters
    ----------
    movie
        A path or a ``file://`` URL that the client and all workers see.
    model, camera
        As for :func:`gaussmle.localize`. None if ``config`` has them.
    client
        A Dask client. None runs one part after another in this process.
    out
        The folder of the parts, which the client and all workers see. It is created if missing.
    frames
        As for :func:`gaussmle.localize`.
    frames_per_part
        None for 128 MiB to 4 GiB of pixels, depending on the size of the movie only.
    retries
        The number of further attempts at a part that fails, on other workers if there are any.
        Restarts of parts whose worker died do not count.
    errors
        ``"raise"`` raises :class:`PartsFailed` after all other parts are done. ``"report"`` returns
        the failures as ``result.failed``.
    progress
        True for a line on stderr, or a function that is called with a :class:`Progress` after each
        part.
    resources, task_priority
        Passed to Dask's scheduler as ``resources``, for instance ``{"GPU": 1}``, and as ``priority``.
    keywords
        Other keywords of :func:`gaussmle.localize`. Functions among them run on the workers. All are
        checked before the parts start.

    Notes
    -----
    Ctrl-C cancels the parts that have not started and raises KeyboardInterrupt. Workers finish the
    parts that have started, and the next run finds these.
    """
    options: dict[str, Any] = {**keywords}
    _arguments.real("task_priority", task_priority)
    _arguments.count("retries", retries)
    if not callable(progress):
        _arguments.flag("progress", progress)
    if errors not in ("raise", "report"):
        raise InputError(f'errors is {errors!r}: it must be "raise" or "report"')
    refused = sorted(options.keys() & {"output", "format", "report", "resume", "follow"})
    if refused:
        raise InputError(
            f"{', '.join(refused)}: not an option here: parts are Parquet files in `out`, and a rerun always resumes"
        )
    movie, out = os.path.abspath(_arguments.path("movie", movie)), os.path.abspath(_arguments.path("out", out))
    if options.get("config") is not None:  # Workers have other working folders.
        options["config"] = os.path.abspath(_arguments.path("config", options["config"]))
    if options.get("region") is not None:
        # A mask as text; an array has an abbreviated one.
        regions = region_option(options["region"])["region"]
        options["region"] = [os.path.abspath(each) if is_file(each) else each for each in regions]
    model = None if model is None else require_model(model)
    options = _localize.check(movie, {"model": model, "camera": camera, "frames": frames, **options})
    info = movie_info(movie, planes=options.get("planes"))
    limits = limits_in(info, frames)
    parts = plan(info, limits, frames_per_part)
    if client is not None:
        check_resources(client, resources)
    job = Job(
        hash=identity(movie, model, camera, options),
        version=_native.version(),
        movie=movie,
        fingerprint=fingerprint(movie),
        out=out,
        folder=os.path.join(out, f".gaussmle-{uuid.uuid4().hex[:12]}"),
        model=model,
        camera=camera,
        options=options,
    )
    os.makedirs(out, exist_ok=True)
    remove_abandoned(out)
    rows = finished_rows(job, parts)
    missing = [part for part in parts if part not in rows]
    failed: dict[Part, Failure] = {}
    notes: dict[str, int] = {}  # The parts that have each, in order.
    computed = 0
    display = progress if callable(progress) else print_progress
    began = time.monotonic()

    def show_progress() -> None:
        if progress:
            seconds = time.monotonic() - began
            display(Progress(len(rows), len(failed), len(parts), sum(rows.values()), seconds))

    show_progress()
    if missing:
        scheduler = Scheduler(client or LocalClient(), job, resources=resources, priority=task_priority)
        with job.saved() as scheduler.checksum, contextlib.closing(scheduler.run(missing, retries)) as outcomes:
            for part, outcome in outcomes:
                if outcome.rows is None:
                    failed[part] = Failure(part, outcome.error, scheduler.attempts[part])
                else:
                    rows[part] = outcome.rows
                    computed += outcome.computed
                    for note in outcome.notes:
                        notes[note] = notes.get(note, 0) + 1
                show_progress()
    log_notes_of_parts(notes, computed)
    done = [part for part in parts if part in rows]
    result = Result(
        parts=[job.path(part) for part in done],
        frames=done,
        counts=[rows[part] for part in done],
        failed=[failed[part] for part in parts if part in failed],
        # The underscore hides the manifest from readers that take the folder as one table.
        manifest=os.path.join(out, f"_manifest-{job.hash}-{limits[0]:09}-{limits[1]:09}.json"),
        computed=computed,
        about={
            "gaussmle": job.version,
            "hash": job.hash,
            "movie": movie,
            "frames": limits,
            "model": repr(model),
            "camera": repr(camera),
            "options": {name: repr(value) for name, value in sorted(options.items())},
        },
        notes=list(notes),
    )
    result.write()
    if failed and errors == "raise":
        raise PartsFailed(result)
    return result


def limits_in(info: Movie, frames: Frames | None) -> tuple[int, int]:
    """Returns the first frame, and the one after the last."""
    first, end = frame_limits(frames) or (None, None)
    first, end = 0 if first is None else first, info.n_frames if end is None else end
    if not first <= end <= info.n_frames:
        raise InputError(f"frames {first}:{end} are not in the movie: pass a range within 0:{info.n_frames}")
    return first, end


def plan(info: Movie, limits: tuple[int, int], step: int | None) -> list[Part]:
    """Splits a range of frames into parts."""
    if step is None:
        step = default_step(info.n_frames, info.height * info.width * np.dtype(info.dtype).itemsize)
    return split(*limits, _arguments.positive_int("frames_per_part", step))


def finished_rows(job: Job, parts: list[Part]) -> dict[Part, int]:
    """Returns the rows of the parts that an earlier run has finished."""
    with ThreadPoolExecutor(FOOTER_READERS) as readers:
        counts = readers.map(lambda part: rows_in(job.path(part)), parts)
        return {part: count for part, count in zip(parts, counts) if count is not None}


def remove_abandoned(out: str) -> None:
    """Removes folders of dead runs. Each part that starts renews the time of its run's folder."""
    for entry in os.scandir(out):
        if re.fullmatch(r"\.gaussmle-[0-9a-f]{12}", entry.name) and entry.is_dir(follow_symlinks=False):
            with contextlib.suppress(OSError):  # Another client may remove it at the same time.
                if time.time() - entry.stat().st_mtime > ABANDONED_SECONDS:
                    shutil.rmtree(entry.path, ignore_errors=True)


def print_progress(now: Progress) -> None:
    """Rewrites one line on stderr."""
    is_last = now.done + now.failed == now.total
    print(f"\r{now}", end="\n" if is_last else "", file=sys.stderr, flush=True)
