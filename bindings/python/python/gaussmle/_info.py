"""Dictionaries whose items are attributes."""

from __future__ import annotations

from typing import Any


class Info(dict[str, Any]):
    """A dictionary whose items are also attributes."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(f"there is no {name}: there are {', '.join(self)}") from None
        return Info(value) if type(value) is dict else value

    def __str__(self) -> str:
        return str(self.get("text", dict.__repr__(self)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Info, (dict(self),)
