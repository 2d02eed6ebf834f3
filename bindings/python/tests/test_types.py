"""Type annotations of the package, and the names that it shows."""

import builtins
import inspect
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import HERE, import_or_skip

import gaussmle as gm
from gaussmle import _native


def test_package_passes_mypy(tmp_path):
    import_or_skip("mypy")
    ignored = ["--disable-error-code", "import-untyped", "--disable-error-code", "import-not-found"]
    settings = ["--strict", "--config-file", str(HERE.parent / "pyproject.toml"), "--cache-dir", str(tmp_path)]
    command = [sys.executable, "-m", "mypy", "--no-error-summary", *settings, *ignored, str(Path(gm.__file__).parent)]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.stdout + done.stderr == ""


def test_stub_matches_the_native_module(tmp_path):
    import_or_skip("mypy")
    import ast

    stub = ast.parse((HERE.parent / "python/gaussmle/_native.pyi").read_text())

    def names(function: ast.FunctionDef) -> list[str]:
        return [argument.arg for argument in function.args.args if argument.arg != "self"]

    functions = {node.name: node for node in stub.body if isinstance(node, ast.FunctionDef)}
    classes = {node.name: node for node in stub.body if isinstance(node, ast.ClassDef)}
    exported = {name for name in dir(_native) if not name.startswith("_")}
    assert exported == functions.keys() | classes.keys()
    for name, node in functions.items():
        assert list(inspect.signature(getattr(_native, name)).parameters) == names(node), name
    for name, node in classes.items():
        kind = getattr(_native, name)
        methods = {part.name: part for part in node.body if isinstance(part, ast.FunctionDef)}
        public = {part for part in vars(kind) if not part.startswith("__")} | {"__array_interface__"} & set(vars(kind))
        assert public == methods.keys() - {"__len__", "__init__"}, name
        for method, part in methods.items():
            got = getattr(kind, method)
            if method == "__init__":
                # The signature of the class.
                assert list(inspect.signature(kind).parameters) == names(part), name
            elif callable(got) and method != "__len__":
                assert [p for p in inspect.signature(got).parameters if p != "self"] == names(part), (name, method)


@pytest.mark.parametrize("name", ["py.typed", "_native.pyi"])
def test_type_information_is_installed(name):
    assert (Path(gm.__file__).parent / name).exists()


def test_package_shows_what_users_use():
    names = {name for name in dir(gm) if not name.startswith("_")}
    assert names - {"dask"} == set(gm.__all__) | {"filter"}


def test_import_of_all_names_hides_none_of_python():
    assert not set(gm.__all__) & set(dir(builtins))


@pytest.mark.parametrize("name", [name for name in gm.__all__ if name not in ("MODELS", "STATUS")])
def test_names_say_where_users_import_them(name):
    assert getattr(gm, name).__module__ == "gaussmle"
