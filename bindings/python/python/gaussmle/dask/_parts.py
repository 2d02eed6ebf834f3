"""How a movie is cut into parts, what they are called, and when one is done."""

from dataclasses import dataclass

import pyarrow
import pyarrow.parquet

#: Bytes of pixels in a part: between these, and as many parts as this where that leaves a choice. Less is a part whose start
#: costs as much as its work; more is too much to lose with a worker.
LEAST_BYTES = 128 << 20
MOST_BYTES = 4 << 30
PARTS = 4096


@dataclass(frozen=True, order=True)
class Part:
    """Frames from ``first`` to ``end``, which is not included, as in ``--frames first:end``."""

    first: int
    end: int

    @property
    def frames(self) -> tuple[int, int]:
        return self.first, self.end

    def name(self, hash: str) -> str:
        """Names of one hash sort in the order of their frames."""
        return f"part-{hash}-{self.first:09}-{self.end:09}.parquet"


def step_for(frames: int, frame_bytes: int) -> int:
    """Frames of a part, a power of two, because so are most chunks of files.

    It follows from the movie alone, in no way from the cluster: a rerun on another one has to find the same parts.
    """
    wanted = min(max(frames * frame_bytes // PARTS, LEAST_BYTES), MOST_BYTES)
    return 1 << max(wanted // max(frame_bytes, 1), 1).bit_length() - 1


def cut(first: int, end: int, step: int) -> list[Part]:
    """Parts begin at multiples of ``step``, so that other ``frames`` of the same movie share the parts inside."""
    edges = [first, *range((first // step + 1) * step, end, step), end]
    return [Part(a, b) for a, b in zip(edges, edges[1:]) if a < b]


def rows_in(path: str) -> int | None:
    """Rows of a part that is done, from its footer, without its data; None if it is not there, or not whole.

    Parquet's footer is written last, so a file that has one was written to its end.
    """
    try:
        return pyarrow.parquet.read_metadata(path).num_rows
    except (OSError, pyarrow.ArrowException):
        return None
