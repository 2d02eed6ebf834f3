"""Collects the pages of the site from the repository, and adapts their links.

A link from page to page leads to the page of the site. A link to another file is one to a copy of it, which
the site has. A link to a folder, or to Markdown that is no page, becomes plain text.
"""

import os
import re
import shutil
from pathlib import Path, PurePosixPath

import commands

ROOT = Path(__file__).resolve().parents[2]

#: The page of each file of the repository, with `/` between folders.
PAGES = {
    "docs/site/index.md": "index.md",
    "README.md": "start.md",
    "cli/README.md": "commands.md",
    "ARCHITECTURE.md": "architecture.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changes.md",
    **{f"docs/{path.name}": f"guides/{path.name}" for path in (ROOT / "docs").glob("*.md")},
    **{f"docs/tutorials/{path.name}": f"tutorials/{path.name}" for path in (ROOT / "docs/tutorials").glob("*.md")},
    "bindings/python/README.md": "python/package.md",
    "bindings/python/docs/recipes.md": "python/recipes.md",
    "bindings/python/docs/api.rst": "python/api.rst",
    **{f"bindings/{name}/README.md": f"guides/{name}.md" for name in ("imagej", "matlab", "napari")},
}

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
_PICTURE = re.compile(r'(!\[[^\]]*\]\(|<img src=")([^)":]+)')
_CODE = re.compile(r"(```.*?```)", re.DOTALL)


def collect_pages(folder: Path) -> None:
    """Writes all pages into a folder, and copies the files that they need."""
    files: set[str] = set()
    for file, page in PAGES.items():
        write(folder / page, adapt_links((ROOT / file).read_text(encoding="utf-8"), file, files))
    for file in files:
        copy = folder / copied(file)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, copy)
    names = commands.names()
    for name in names:
        write(folder / f"commands/{name}.md", commands.page(name))
    contents = "".join(f"commands/{name}\n" for name in names)
    with open(folder / PAGES["cli/README.md"], "a", encoding="utf-8") as page:
        page.write(f"\n## Commands\n\n```{{toctree}}\n{contents}```\n")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def copied(file: str) -> str:
    """The place of a file of the repository that is no page."""
    return f"files/{file}"


def adapt_links(text: str, file: str, files: set[str]) -> str:
    """Returns the text of a file with links for the site. Adds files that are no pages to `files`."""

    def place(target: str) -> str | None:
        path = os.path.normpath(PurePosixPath(file).parent / target).replace(os.sep, "/")
        if path not in PAGES:
            # Sphinx takes Markdown for a page.
            if path.endswith(".md") or not (ROOT / path).is_file():
                return None
            files.add(path)
        found = PAGES.get(path, copied(path))
        return os.path.relpath(found, PurePosixPath(PAGES[file]).parent).replace(os.sep, "/")

    def link(match: re.Match[str]) -> str:
        words, target, anchor = match.groups()
        found = place(target)
        return f"[{words}]({found}{anchor or ''})" if found else str(words)

    def picture(match: re.Match[str]) -> str:
        return f"{match[1]}{place(match[2])}"

    # Sphinx knows languages, not the options that rustdoc reads after them.
    text = re.sub(r"^```(\w+),.*$", r"```\1", text, flags=re.MULTILINE)
    # Code has no links.
    parts = _CODE.split(text)
    return "".join(part if part.startswith("```") else _PICTURE.sub(picture, _LINK.sub(link, part)) for part in parts)
