"""Tables in files that a run has written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from ._info import Info
from ._table import Localizations
from ._reading import read


class Saved(Localizations):
    """A table in a file that :func:`localize` has written. It is read on first access."""

    #: The file.
    path: str
    #: Number of localizations. Picasso's and ThunderSTORM's files have the usable ones only.
    count: int
    #: Warnings about the movie and the fits.
    notes: tuple[str, ...]

    def __init__(self, path: str, count: int, info: Mapping[str, Any], notes: tuple[str, ...]) -> None:
        self.path, self.count, self.notes = path, count, notes
        self.info: Info = Info(info)

    def read(self) -> Localizations:
        """Reads the table again."""
        return read(self.path)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if name in ("units", "metadata", "_columns") and "path" in self.__dict__:
                table = self.read()
                self.units, self.metadata, self._columns = table.units, table.metadata, table._columns
                return self.__dict__[name]
            return super().__getattr__(name)

    def __repr__(self) -> str:
        return f"<Saved: {self.count} localizations in {self.path}>"
