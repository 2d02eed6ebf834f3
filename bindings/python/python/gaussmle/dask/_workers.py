"""Cores and GPUs of a worker.

A process starts as many threads as it sees cores, and may use every GPU that it sees. On a node
with several workers each claims its share by locking files. The system releases the locks of a
process that dies, so its successor finds the share free.
"""

import contextlib
import os
import stat
import subprocess
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from distributed import Client, Worker, get_worker
from distributed.diagnostics.plugin import WorkerPlugin

from gaussmle._errors import FileError

try:
    import fcntl
except ImportError:  # Windows: nothing is claimed there.
    fcntl = None  # type: ignore[assignment]


@dataclass
class Share:
    """The cores and the GPU that this process has claimed."""

    pinned: bool = False
    gpu: str | None = None
    cpus: tuple[int, ...] = ()


#: The share of this process.
SHARE = Share()

#: Open lock files: closing them would release the share.
LOCKS: list[contextlib.ExitStack] = []


def pin(client: Client) -> None:
    """Gives every worker, also those that join later, its own cores and at most one GPU.

    Call it before the first fit: existing threads and GPU contexts do not change. A worker sees its
    GPU only (``CUDA_VISIBLE_DEVICES``). If none is free it uses the CPU where ``backend`` is
    ``"auto"``. It has ``threads_per_worker`` threads, on as many cores of its own if the node has
    them free.

    Only NVIDIA GPUs are shared out. For others pass ``backend="gpu"`` and start one worker for each
    GPU.
    """
    client.register_plugin(Pin(), name=Pin.name)


class Pin(WorkerPlugin):
    """The worker plugin of :func:`pin`.

    ``folder`` keeps the locks. It must be on the node's own disk, the same for all its workers.
    """

    name = "gaussmle-pin"

    def __init__(self, folder: str | None = None):
        self.folder = folder

    def setup(self, worker: Worker) -> None:
        if not SHARE.pinned:
            user = os.getuid() if hasattr(os, "getuid") else "user"
            default = os.path.join(tempfile.gettempdir(), f"gaussmle-dask-{user}")
            claim_share(worker.state.nthreads, self.folder or default)


def share() -> Share:
    """Returns the share of this process; use it as ``client.run(gaussmle.dask.share)``."""
    return SHARE


def claim_share(threads: int, folder: str) -> Share:
    limit_threads(threads)
    if hasattr(os, "sched_setaffinity"):
        free = claim("cpu", map(str, sorted(os.sched_getaffinity(0))), threads, folder)
        SHARE.cpus = tuple(map(int, free))
        # New threads inherit the affinity of the thread that starts them.
        for thread in os.listdir("/proc/self/task") if free else []:
            with contextlib.suppress(OSError):  # The thread has ended.
                os.sched_setaffinity(int(thread), SHARE.cpus)
    gpus = visible_gpus()
    if gpus:
        SHARE.gpu = next(iter(claim("gpu", gpus, 1, folder)), None)
        os.environ["CUDA_VISIBLE_DEVICES"] = SHARE.gpu or ""
    SHARE.pinned = True
    return SHARE


def claim(kind: str, names: Iterable[str], count: int, folder: str) -> list[str]:
    """Locks the first ``count`` free names, or none if there are fewer."""
    if fcntl is None:
        return []
    os.makedirs(folder, mode=0o700, exist_ok=True)
    # Its name can be guessed, so another user may have made it, with links in place of the locks.
    about = os.lstat(folder)
    if not stat.S_ISDIR(about.st_mode) or about.st_uid != os.getuid() or about.st_mode & 0o022:
        raise FileError(
            f"{folder} is not a folder that this user alone can write: remove it, or register Pin(folder=...) with another"
        )
    free: list[str] = []
    with open(os.path.join(folder, "claims.lock"), "a") as guard, contextlib.ExitStack() as locks:
        # Two processes that claim at once must not each get half of what they need.
        fcntl.flock(guard, fcntl.LOCK_EX)
        for name in names:
            lock = locks.enter_context(open(os.path.join(folder, f"{kind}-{name.replace('/', '_')}.lock"), "a"))
            with contextlib.suppress(OSError):
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
                free.append(name)
            if len(free) == count:
                LOCKS.append(locks.pop_all())
                return free
    return []


def visible_gpus() -> list[str]:
    """Returns the NVIDIA GPUs of this process as ``CUDA_VISIBLE_DEVICES`` names them."""
    chosen = os.environ.get("CUDA_VISIBLE_DEVICES")
    if chosen is not None:
        return [name for name in chosen.replace(" ", "").split(",") if name]
    query = ["nvidia-smi", "--query-gpu=uuid", "--format=csv,noheader"]
    try:
        return subprocess.run(query, capture_output=True, text=True, timeout=60, check=True).stdout.split()
    except (OSError, subprocess.SubprocessError):
        return []


def current_worker() -> Worker | None:
    """Returns the Dask worker of this thread, or None in the client's own process."""
    try:
        return get_worker()
    except ValueError:
        return None


def worker_options(options: dict[str, Any]) -> dict[str, Any]:
    """Returns the options of a run, adapted to this worker."""
    worker = current_worker()
    if worker is not None:
        limit_threads(worker.state.nthreads)
    if SHARE.pinned and SHARE.gpu is None and options["device"].backend in (None, "auto"):
        return {**options, "device": options["device"]._replaced({"backend": "cpu"})}
    return options


def limit_threads(threads: int) -> None:
    """Limits the threads that the library will start, unless the user has set a limit."""
    os.environ.setdefault("RAYON_NUM_THREADS", str(threads))
