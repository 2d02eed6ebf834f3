"""Where parts are done: in this process, or on a cluster."""

import contextlib
import queue
import time
from dataclasses import dataclass
from typing import Protocol

from distributed import Client, Future
from distributed.scheduler import KilledWorker

from gaussmle.dask._parts import Part
from gaussmle.dask._task import Job, Outcome, run_part

#: Parts that a worker has at a time: one at work, and one that waits so that the next begins at once.
AHEAD = 2

#: Seconds after which the scheduler is asked again how many workers there are.
COUNT_SECONDS = 5.0


class Place(Protocol):
    """Where parts are done."""

    def room(self) -> int:
        """How many parts more it takes now."""

    def send(self, part: Part, avoid: set[str]) -> None:
        """Takes a part, to be done elsewhere than on the workers to avoid, if there are others."""

    def next(self) -> tuple[Part, Outcome]:
        """Waits for a part that is done."""

    def cancel(self) -> None:
        """Calls off what has not begun."""


class Here:
    """This process, one part after another: each uses all cores."""

    def __init__(self, job: Job):
        self.job = job
        self.sent: list[Part] = []

    def room(self) -> int:
        return 1 - len(self.sent)

    def send(self, part: Part, avoid: set[str]) -> None:
        self.sent.append(part)

    def next(self) -> tuple[Part, Outcome]:
        part = self.sent.pop()
        return part, run_part(self.job.file, part)

    def cancel(self) -> None:
        self.sent.clear()


class Cluster:
    """Dask's workers, with a few parts each at a time: a million at once would fill the scheduler's memory."""

    def __init__(self, client: Client, job: Job, resources: dict[str, float] | None, priority: int):
        self.client, self.job = client, job
        self.submit = {"resources": resources, "priority": priority, "pure": False}
        self.sent: dict[Future, Sent] = {}
        self.count = 0
        self.finished: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self.workers: list[str] = []
        self.counted = -COUNT_SECONDS

    def room(self) -> int:
        if time.monotonic() - self.counted > COUNT_SECONDS:
            self.count_workers()
        # Where no worker is there yet, one part waits for the first.
        return max(AHEAD * len(self.workers), 1) - len(self.sent)

    def count_workers(self) -> None:
        self.workers, self.counted = list(self.client.nthreads()), time.monotonic()

    def send(self, part: Part, avoid: set[str]) -> None:
        # A wish would not do: an idle worker steals what was meant for others, and none is as idle as one that fails at once.
        others = [worker for worker in self.workers if worker not in avoid] if avoid else []
        self.count += 1
        # No key twice: two clients with the same part must not share, and cancel, one future.
        key = (f"gaussmle-{self.job.run}", self.count)
        future = self.client.submit(run_part, self.job.file, part, key=key, workers=others or None, **self.submit)
        self.sent[future] = Sent(part, frozenset(others))
        future.add_done_callback(self.finished.put)

    def next(self) -> tuple[Part, Outcome]:
        while True:
            try:
                future = self.finished.get(timeout=COUNT_SECONDS)
            except queue.Empty:
                self.free_stranded()
                continue
            if future in self.sent:
                return self.sent.pop(future).part, outcome_of(future)

    def free_stranded(self) -> None:
        """Parts that may only go to workers that are no more go to any."""
        self.count_workers()
        for future, sent in list(self.sent.items()):
            if sent.workers and sent.workers.isdisjoint(self.workers):
                del self.sent[future]
                self.client.cancel([future])
                self.send(sent.part, set())

    def cancel(self) -> None:
        # A cluster that is gone has nothing to call off, and the first error is the one to be told.
        with contextlib.suppress(Exception):
            self.client.cancel(list(self.sent))


@dataclass(frozen=True)
class Sent:
    """A part under way, and the workers that it is restricted to, if it is."""

    part: Part
    workers: frozenset[str]


def outcome_of(future: Future) -> Outcome:
    """What Dask itself reports counts as an error of the part."""
    if future.status == "finished":
        return future.result()
    error = future.exception() if future.status == "error" else None
    words = f"{type(error).__name__}: {error}" if error else f"Dask's future is {future.status}"
    # A part that several workers have died of is not tried on more.
    return Outcome(error=words, hopeless=isinstance(error, KilledWorker))
