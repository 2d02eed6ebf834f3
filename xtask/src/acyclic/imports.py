"""Prints the imports among the files of Python packages: file, line and imported file, with tabs between them.

Imports in functions and those for type checkers count, too: a file cannot be read without what it imports.
"""

import ast
import sys
from pathlib import Path


def modules_of(package: Path) -> dict[str, Path]:
    """The files of a package by the names of their modules."""
    out = {}
    # A native module has a stub.
    for file in sorted([*package.rglob("*.py"), *package.rglob("*.pyi")]):
        parts = [package.name, *file.relative_to(package).with_suffix("").parts]
        out[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return out


def imported(node: ast.AST, module: str, is_package: bool) -> list[tuple[str, str]]:
    """The modules that a statement names, each with a name that may be a module in it."""
    if isinstance(node, ast.Import):
        return [(name.name, "") for name in node.names]
    if not isinstance(node, ast.ImportFrom):
        return []
    folder = module.split(".")
    if node.level:
        folder = folder[: len(folder) - node.level + is_package]
    base = ".".join([*folder, node.module] if node.level and node.module else folder if node.level else [node.module])
    return [(base, name.name) for name in node.names]


def main() -> None:
    for package in map(Path, sys.argv[1:]):
        modules = modules_of(package)
        for module, file in modules.items():
            is_package = file.name == "__init__.py"
            for node in ast.walk(ast.parse(file.read_bytes())):
                for base, name in imported(node, module, is_package):
                    target = modules.get(f"{base}.{name}") or modules.get(base)
                    if target and target != file:
                        print(file, node.lineno, target, sep="\t")


main()
