"""Cores and GPUs of a worker: each process has its own.

A process that may see all cores starts as many threads, and one that may see all GPUs makes contexts where it likes. On a node
with several workers each therefore claims its share: by locks on files, which the system takes back from a process that dies,
so that the worker that follows finds them free, and nobody has to count workers.
"""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from distributed import Client, Worker, get_worker
from distributed.diagnostics.plugin import WorkerPlugin

try:
    import fcntl
except ImportError:  # Windows: nothing is claimed there.
    fcntl = None  # type: ignore[assignment]


@dataclass
class Share:
    """What this process has claimed."""

    pinned: bool = False
    gpu: str | None = None
    cpus: tuple[int, ...] = ()


#: Of a process there is one, as of its environment.
SHARE = Share()

#: Open files: closing them would give the share back.
LOCKS: list[Any] = []


def pin(client: Client) -> None:
    """Gives every worker, and those that will join, cores and at most one GPU of its own.

    To be called before anything is fitted: threads and contexts that are there already stay what they are. A worker sees its
    GPU alone (``CUDA_VISIBLE_DEVICES``); one that finds none free uses the CPU where ``backend`` is ``"auto"``. Its threads
    are as many as Dask was told (``threads_per_worker``), on as many cores of its own if the node has so many left.

    Only NVIDIA's GPUs are shared out; for others ask for ``backend="gpu"`` and start one worker a GPU.
    """
    client.register_plugin(Pin(), name=Pin.name)


class Pin(WorkerPlugin):
    """See :func:`pin`. ``folder`` is where claims are kept: on the node's own disk, the same for all its workers."""

    name = "gaussmle-pin"

    def __init__(self, folder: str | None = None):
        self.folder = folder

    def setup(self, worker: Worker) -> None:
        if not SHARE.pinned:
            claim_share(worker.state.nthreads, self.folder or default_folder())


def share() -> Share:
    """What the process that asks has: ``client.run(gaussmle.dask.share)`` shows it for each worker."""
    return SHARE


def claim_share(threads: int, folder: str) -> Share:
    limit_threads(threads)
    claims = Claims(folder)
    if hasattr(os, "sched_setaffinity"):
        SHARE.cpus = tuple(map(int, claims.take("cpu", map(str, sorted(os.sched_getaffinity(0))), threads)))
        if SHARE.cpus:
            use_cpus(SHARE.cpus)
    gpus = visible_gpus()
    taken = claims.take("gpu", gpus, 1)
    SHARE.gpu = taken[0] if taken else None
    if gpus:
        os.environ["CUDA_VISIBLE_DEVICES"] = SHARE.gpu or ""
    LOCKS.extend(claims.locks)
    SHARE.pinned = True
    return SHARE


def limit_threads(threads: int) -> None:
    """Read by the library when it starts its threads. Who has set it meant it."""
    os.environ.setdefault("RAYON_NUM_THREADS", str(threads))


def use_cpus(cpus: Iterable[int]) -> None:
    """For the threads that there are and, because they inherit it, those to come. The CPU back end counts these cores."""
    for thread in os.listdir("/proc/self/task"):
        try:
            os.sched_setaffinity(int(thread), cpus)
        except OSError:  # It has ended meanwhile.
            continue


def visible_gpus() -> list[str]:
    """NVIDIA GPUs that this process may use, as ``CUDA_VISIBLE_DEVICES`` has them; no context is created."""
    chosen = os.environ.get("CUDA_VISIBLE_DEVICES")
    if chosen is not None:
        return [name for name in chosen.replace(" ", "").split(",") if name]
    program = shutil.which("nvidia-smi")
    if program is None:
        return []
    query = [program, "--query-gpu=uuid", "--format=csv,noheader"]
    try:
        listed = subprocess.run(query, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return []
    return listed.stdout.split() if listed.returncode == 0 else []


def settings(options: dict[str, Any]) -> dict[str, Any]:
    """Options as this worker takes them."""
    try:
        limit_threads(get_worker().state.nthreads)
    except ValueError:  # No worker: the client's own process, which may have all cores.
        pass
    without = SHARE.pinned and SHARE.gpu is None
    if without and options.get("backend") in (None, "auto"):
        return {**options, "backend": "cpu"}
    return options


def address() -> str | None:
    try:
        return get_worker().address
    except ValueError:
        return None


def default_folder() -> str:
    who = os.getuid() if hasattr(os, "getuid") else "user"
    return os.path.join(tempfile.gettempdir(), f"gaussmle-dask-{who}")


class Claims:
    """Claims of this process in a folder: a locked file for each thing."""

    def __init__(self, folder: str):
        self.folder = folder
        self.locks: list[Any] = []

    def take(self, kind: str, names: Iterable[str], count: int) -> list[str]:
        """The first ``count`` of the names that are free, or none at all."""
        if fcntl is None:
            return []
        os.makedirs(self.folder, mode=0o700, exist_ok=True)
        taken: list[str] = []
        locks: list[Any] = []
        with self.alone():
            for name in names:
                if len(taken) == count:
                    break
                lock = open(os.path.join(self.folder, f"{kind}-{name.replace('/', '_')}.lock"), "a")
                try:
                    fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    lock.close()
                    continue
                taken.append(name)
                locks.append(lock)
            if len(taken) < count:
                for lock in locks:
                    lock.close()
                return []
        self.locks += locks
        return taken

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Two that take at once must not each get half of what they need."""
        with open(os.path.join(self.folder, "claims.lock"), "a") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield
