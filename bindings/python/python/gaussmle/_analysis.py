"""Analyses of tables: linking, drift, precision, resolution."""

from __future__ import annotations

import warnings as _warnings
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from . import _arguments, _display, _native
from ._arguments import optional
from ._columns import Counts, read_only
from ._logging import LOG
from ._table import Localizations, Table
from ._reading import TableLike, as_table


class Linked(Localizations):
    """Molecules, as :func:`link` returns them: one row for each.

    ``frame`` is the first frame of a molecule, and ``last_frame`` its last one, inclusive.
    ``frames_on`` is the number of its localizations.

    Chosen rows (``head``, ``where``, slices, masks) are molecules, too. Their ``particles`` have the
    rows of the chosen table.
    """

    #: The row of this table that has the molecule of each input row; -1 for a row that was left out.
    particles: NDArray[np.int32]
    #: The number of localizations of each molecule.
    frames_on: Counts
    #: The last frame of each molecule, inclusive.
    last_frame: Counts

    _settable = Localizations._settable | {"particles"}

    def _select(self, rows: Any) -> Any:
        out = Linked._with_particles(super()._select(rows), self.particles)
        numbers = np.arange(len(self))[rows]
        # The last element is for rows that were left out, whose particle is -1.
        row_of = np.full(len(self) + 1, -1, dtype=np.int32)
        # Of a molecule that was chosen twice the first row counts.
        row_of[numbers[::-1]] = np.arange(len(numbers), dtype=np.int32)[::-1]
        out.particles = read_only(row_of[self.particles])
        return out

    @classmethod
    def _with_particles(cls, table: Localizations, particles: NDArray[np.int32]) -> Linked:
        out = cls({}, metadata=table.metadata, info=table.info)
        out._columns, out.units, out.particles = table._columns, table.units, particles
        return out


@dataclass(frozen=True)
class DriftBreak:
    """A jump of the sample."""

    #: The first frame after it.
    frame: int
    #: The step along x and y, um.
    step: tuple[float, float]
    #: Its standard deviations, um.
    step_std: tuple[float, float]

    def __str__(self) -> str:
        x, y = (_display.measured(step, std, "um") for step, std in zip(self.step, self.step_std))
        return f"jump at frame {self.frame}: x {x}, y {y}"


@dataclass(frozen=True)
class DriftGap:
    """Frames that hardly tell where the sample was."""

    #: The first of them.
    first: int
    #: The last of them.
    last: int
    #: The largest standard deviation of the drift along x or y in it, um.
    std: float

    def __str__(self) -> str:
        return f"frames {self.first} to {self.last}: the path is a guess, +- {self.std:.2g} um"


@dataclass(frozen=True)
class Drift:
    """A table without drift, and the drift. ``corrected, path = drift`` unpacks it."""

    #: The table without drift.
    corrected: Localizations
    #: The drift of each frame: frame, x, y and, for a table with z, z; with x_std, y_std and z_std; um.
    path: Localizations
    #: The drift in words.
    summary: str
    #: False if nothing in the table repeats. The drift is then 0.
    is_measurable: bool
    #: The jumps of the sample.
    breaks: tuple[DriftBreak, ...] = ()
    #: Ranges of frames in which the path is a guess.
    gaps: tuple[DriftGap, ...] = ()

    def __iter__(self) -> Iterator[Localizations]:
        return iter((self.corrected, self.path))

    def __str__(self) -> str:
        return self.summary


@dataclass(frozen=True)
class Nena:
    """The precision by nearest neighbours. ``precision, std = nena`` unpacks it."""

    #: The precision along an axis, um.
    precision: float
    #: Its standard deviation, um.
    std: float
    #: The reasons why the estimate does not measure the precision.
    warnings: tuple[str, ...] = ()

    def __iter__(self) -> Iterator[float]:
        return iter((self.precision, self.std))

    def __str__(self) -> str:
        return "\n".join([_display.measured(self.precision, self.std, "um"), *self.warnings])


@dataclass(frozen=True)
class Frc:
    """The resolution by Fourier ring correlation. ``resolution, std = frc`` unpacks it."""

    #: The resolution, um: the length of a wave at which two halves of the blinks correlate by 1/7.
    resolution: float
    #: Its standard deviation, um.
    std: float
    #: The number of blinks.
    blinks: int
    #: The number of fiducials, which were left out.
    fiducials: int
    #: The number of rows left out: fits that failed, positions or uncertainties that are not finite.
    unusable: int
    #: The frequencies of the curve, periods per um.
    frequency: NDArray[np.float64] = field(repr=False, compare=False)
    #: The correlation of the halves at each frequency.
    correlation: NDArray[np.float64] = field(repr=False, compare=False)
    #: The smooth curve, whose crossing of 1/7 gives the resolution.
    smooth: NDArray[np.float64] = field(repr=False, compare=False)

    def __iter__(self) -> Iterator[float]:
        return iter((self.resolution, self.std))

    def __str__(self) -> str:
        return _display.measured(self.resolution, self.std, "um")


def _after(table: Table, step: str | None, note: str) -> dict[str, Any]:
    """Returns the metadata of a table after a step."""
    info = table._table_info()
    steps = [*(info.get("steps") or [])]
    if step is not None and step not in steps:
        steps.append(step)
    return {**info, "notes": [*(info.get("notes") or []), note], "steps": steps}


def link(
    table: TableLike,
    *,
    distance: float | None = None,
    sigmas: float = 4.0,
    gap: int = 0,
) -> Linked:
    """Links the localizations of one molecule in consecutive frames into one row.

    The result has two more columns: ``frames_on``, the number of localizations, and ``last_frame``,
    the last frame, inclusive. Its attribute ``particles`` has the row of the molecule of each input
    row, or -1 for rows that are not usable. ``table.with_columns(particle=linked.particles)`` keeps
    all localizations, each with its molecule, as trackpy does.

    Parameters
    ----------
    table
        A table, a DataFrame, an Arrow table, arrays by name, or a file. It needs the columns ``frame``,
        ``x``, ``y``, ``x_std`` and ``y_std``; with ``z`` also ``z_std``.
    distance
        Largest distance of a localization from its molecule, um. None for ``sigmas``. One larger than
        the movie's field is an error, and one above 1 um gives a warning.
    sigmas
        Largest distance, in standard deviations of the difference.
    gap
        Maximum number of dark frames in between.
    """
    table = as_table(table)
    columns, particles, note, warning = _native.link(
        table._native_columns(),
        table._native_info(),
        optional(_arguments.positive, "distance", distance),
        _arguments.positive("sigmas", sigmas),
        _arguments.count("gap", gap),
    )
    if warning is not None:
        LOG.warning(warning)
    plain = Localizations._from_native(columns, _after(table, "linked", note))
    out = Linked._with_particles(plain, read_only(np.asarray(particles)))
    unusable = int(np.count_nonzero(out.particles < 0))
    out.info.update(used=len(out.particles) - unusable, unusable=unusable)
    return out


def drift(table: TableLike) -> Drift:
    """Measures the drift of the stage from the localizations, and corrects it.

    The path follows slow drift, vibrations and jumps. It needs no option and no fiducials, but places
    that are localized repeatedly. If nothing in the table repeats, the positions stay as they are, and
    :func:`warnings.warn` gives a warning.

    Parameters
    ----------
    table
        A table, a DataFrame, an Arrow table, arrays by name, or a file. It needs the columns ``frame``,
        ``x`` and ``y``; ``z``, ``x_std``, ``y_std`` and ``z_std`` are used if it has them.
    """
    table = as_table(table)
    columns, path, (note, summary, is_measurable, breaks, gaps) = _native.drift(table._native_columns())
    if not is_measurable:
        _warnings.warn(summary, stacklevel=2)
    metadata = _after(table, "drift_corrected" if is_measurable else None, note)
    return Drift(
        Localizations._from_native(columns, metadata, table.info),
        Localizations({name: np.asarray(memory) for name, memory in path}, metadata=metadata),
        summary,
        is_measurable,
        tuple(DriftBreak(frame, (x, y), (x_std, y_std)) for frame, (x, y), (x_std, y_std) in breaks),
        tuple(DriftGap(*gap) for gap in gaps),
    )


def nena(table: TableLike) -> Nena:
    """Estimates the precision along an axis from nearest neighbours in adjacent frames (NeNA).

    The table needs the columns ``frame``, ``x`` and ``y``.

    If hardly any molecule is localized twice, the estimate does not measure the precision. The result
    then has a warning, which is also given by :func:`warnings.warn`. This is found by comparison with
    ``x_std`` and ``y_std``, so a table without them has no warning.
    """
    precision, std, warning = _native.nena(as_table(table)._native_columns())
    if warning is not None:
        _warnings.warn(warning, stacklevel=2)
    return Nena(precision, std, () if warning is None else (warning,))


def frc(table: TableLike) -> Frc:
    """Measures the resolution of the picture of a table by Fourier ring correlation (FRC).

    The blinks are divided into halves: localizations of a molecule in consecutive frames, with up to 3
    dark frames in between, belong to one half. Programs that divide localizations state a smaller
    number, because both halves then have localizations of the same blinks. The correlation is the mean
    over all divisions. A molecule that is dark for longer counts as several blinks.

    The table needs the columns ``frame``, ``x``, ``y``, ``x_std`` and ``y_std``; with ``z`` also
    ``z_std``. A linked table has the resolution of the picture of its molecules. :class:`InputError` is
    raised if the correlation does not cross 1/7.
    """
    lengths, numbers, curve = _native.frc(as_table(table)._native_columns())
    resolution, std = lengths
    blinks, fiducials, unusable = numbers
    frequency, correlation, smooth = (read_only(np.asarray(memory)) for memory in curve)
    return Frc(resolution, std, blinks, fiducials, unusable, frequency, correlation, smooth)
