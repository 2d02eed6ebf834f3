"""The types that napari passes to plug-ins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Union

#: The data of a layer, the keywords of its constructor, and its type in lower case.
LayerData = tuple[Any, dict[str, Any], str]

#: A path, or the paths of several files that were opened together.
Paths = Union[str, list[str]]

#: Reads the files that its plug-in has accepted.
Reader = Callable[[Paths], list[LayerData]]


def as_list(paths: Paths) -> list[str]:
    """Returns the paths as a list."""
    return [paths] if isinstance(paths, str) else list(paths)
