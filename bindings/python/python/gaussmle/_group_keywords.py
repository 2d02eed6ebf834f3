"""Errors for options that are given as keywords, outside of their group."""

from __future__ import annotations

import dataclasses
import functools
import inspect
from collections.abc import Callable, Mapping
from typing import Any, ParamSpec, TypeVar

from ._groups import Detection, Device, Fitting, Planes

_P = ParamSpec("_P")
_R = TypeVar("_R")

_GROUPS = (Detection, Fitting, Planes, Device)


def with_groups(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Lets a function that takes groups name the group of an option that is passed beside it."""
    parameters = inspect.signature(function).parameters

    @functools.wraps(function)
    def checked(*arguments: _P.args, **keywords: _P.kwargs) -> _R:
        check_keywords(function.__qualname__.removesuffix(".__init__"), parameters, keywords)
        return function(*arguments, **keywords)

    return checked


def check_keywords(function: str, parameters: Mapping[str, Any], keywords: Mapping[str, Any]) -> None:
    """Raises TypeError if a keyword is an option of a group that the function takes."""
    unknown = {name: value for name, value in keywords.items() if name not in parameters}
    options: dict[str, list[str]] = {}
    for name, value in unknown.items():
        for group in _GROUPS:
            argument = group.__name__.lower()
            for field in dataclasses.fields(group):
                if argument in parameters and name in (field.name, field.metadata["key"]):
                    options.setdefault(argument, []).append(f"{field.name}={value!r}")
    if options:
        groups = [f"{argument}=gm.{argument.title()}({', '.join(given)})" for argument, given in options.items()]
        raise TypeError(f"{function} has no keyword {', '.join(unknown)}: pass {', '.join(groups)}")
