"""Dictionaries whose items are attributes."""

from __future__ import annotations

from typing import Any


def _rounded(value: Any) -> Any:
    """Returns a value whose floats have five digits."""
    if isinstance(value, float):
        return float(f"{value:.5g}")
    if isinstance(value, dict):
        return {name: _rounded(item) for name, item in value.items()}
    return type(value)(map(_rounded, value)) if type(value) in (list, tuple) else value


class Info(dict[str, Any]):
    """A dictionary whose items are also attributes. ``print`` shows numbers with five digits."""

    def __getattr__(self, name: str) -> Any:
        try:
            value = self[name]
        except KeyError:
            raise AttributeError(f"there is no {name}: there are {', '.join(self)}") from None
        return Info(value) if type(value) is dict else value

    def __str__(self) -> str:
        return str(self.get("text", _rounded(dict(self))))

    def __reduce__(self) -> tuple[Any, ...]:
        return Info, (dict(self),)
