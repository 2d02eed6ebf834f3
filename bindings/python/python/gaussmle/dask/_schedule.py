"""Scheduling of parts on Dask workers, with retries."""

import concurrent.futures
import contextlib
import queue
import time
import uuid
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Generator, Iterable
from typing import Any

from distributed import Client, Future
from distributed.scheduler import KilledWorker

from gaussmle.dask._parts import Job, Outcome, Part, run_part

#: Parts that each worker has at a time: one runs, and one waits to start without delay.
PARTS_PER_WORKER = 2

#: Seconds between two updates of the list of workers.
UPDATE_SECONDS = 5.0


class LocalClient:
    """Replaces a Dask client: runs each part at once in this process."""

    def nthreads(self) -> dict[str, int]:
        return {}

    def submit(self, function: Callable[..., Any], *arguments: Any, **_: Any) -> Any:
        future: concurrent.futures.Future[Any] = concurrent.futures.Future()
        future.set_result(function(*arguments))
        return future

    def cancel(self, futures: list[Any]) -> None:
        """Does nothing: no part is waiting."""


class Scheduler:
    """Submits parts a few at a time: a million would fill the memory of Dask's scheduler."""

    def __init__(self, client: Client | LocalClient, job: Job, **settings: Any):
        self.client, self.job, self.settings = client, job, settings
        #: The checksum of the saved job.
        self.checksum = ""
        #: Parts that were submitted, each with the workers that it is restricted to, if any.
        self.running: dict[Future, tuple[Part, set[str]]] = {}
        self.finished: queue.SimpleQueue[Future] = queue.SimpleQueue()
        self.attempts: Counter[Part] = Counter()
        self.failed_on: defaultdict[Part, set[str]] = defaultdict(set)
        self.workers: set[str] = set()
        self.updated = -UPDATE_SECONDS

    def run(self, parts: Iterable[Part], retries: int) -> Generator[tuple[Part, Outcome], None, None]:
        """Yields each part and its outcome. A part that fails goes to the end of the queue."""
        waiting = deque(parts)
        try:
            while waiting or self.running:
                while waiting and self.has_room():
                    self.attempts[waiting[0]] += 1
                    self.submit(waiting.popleft())
                part, outcome = self.next_finished()
                if outcome.rows is not None or not outcome.retry or self.attempts[part] > retries:
                    yield part, outcome
                    continue
                waiting.append(part)
                if outcome.worker is not None:
                    self.failed_on[part].add(outcome.worker)
        finally:
            with contextlib.suppress(Exception):  # If the cluster is gone, the first error counts.
                self.client.cancel(list(self.running))

    def has_room(self) -> bool:
        if time.monotonic() - self.updated > UPDATE_SECONDS:
            self.update_workers()
        # While there are no workers, one part waits for the first.
        return len(self.running) < max(PARTS_PER_WORKER * len(self.workers), 1)

    def update_workers(self) -> None:
        self.workers, self.updated = set(self.client.nthreads()), time.monotonic()

    def submit(self, part: Part) -> None:
        # The restriction is strict. With a loose one an idle worker would steal the part, and a
        # worker that fails at once is always idle.
        only_on = self.workers - self.failed_on[part] if self.failed_on[part] else set()
        # The key is unique: two clients with the same part must not share, and cancel, one future.
        key = (f"gaussmle-{self.job.folder}", *part, uuid.uuid4().hex)
        future = self.client.submit(
            run_part,
            self.job.file,
            self.checksum,
            part,
            key=key,
            workers=sorted(only_on) or None,
            pure=False,
            **self.settings,
        )
        self.running[future] = part, only_on
        future.add_done_callback(self.finished.put)

    def next_finished(self) -> tuple[Part, Outcome]:
        while True:
            try:
                future = self.finished.get(timeout=UPDATE_SECONDS)
            except queue.Empty:
                self.resubmit_stranded()
                continue
            if future in self.running:
                return self.running.pop(future)[0], outcome_of(future)

    def resubmit_stranded(self) -> None:
        """Lifts the restriction of parts whose permitted workers are all gone."""
        self.update_workers()
        for future, (part, only_on) in list(self.running.items()):
            if only_on and only_on.isdisjoint(self.workers):
                del self.running[future], self.failed_on[part]
                self.client.cancel([future])
                self.submit(part)


def outcome_of(future: Future) -> Outcome:
    """Returns the outcome of a part. An error of Dask itself counts as an error of the part."""
    try:
        outcome: Outcome = future.result()
        return outcome
    except Exception as error:
        # A part that several workers have died of is not tried on more.
        return Outcome(error=f"{type(error).__name__}: {error}", retry=not isinstance(error, KilledWorker))
