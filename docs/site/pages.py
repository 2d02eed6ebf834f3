"""Collects the pages of the site from the repository, and adapts their links.

A link from page to page leads to the page of the site. A link to a file that is no page becomes
plain text: the site does not have the file.
"""

import os
import re
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

#: The folder of the pictures of all pages.
PICTURES = "docs/pictures"

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s:#]+)(#[^)\s]*)?\)")
_PICTURE = re.compile(r'(?P<before>!\[[^\]]*\]\(|<img src=")(?P<target>[^)":]+)')
_CODE = re.compile(r"(```.*?```)", re.DOTALL)


def collect_pages(folder: Path) -> None:
    """Writes all pages into a folder."""
    for file, page in PAGES.items():
        write(folder / page, adapt_links((ROOT / file).read_text(encoding="utf-8"), file))
    listed = folder / PAGES["cli/README.md"]
    names = commands.names()
    for name in names:
        write(folder / f"commands/{name}.md", commands.page(name))
    contents = "".join(f"commands/{name}\n" for name in names)
    write(listed, listed.read_text(encoding="utf-8") + f"\n```{{toctree}}\n:hidden:\n\n{contents}```\n")
    (folder / "pictures").symlink_to(ROOT / PICTURES)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def adapt_links(text: str, file: str) -> str:
    """Returns the text of a file with links for the site."""

    def resolved(target: str) -> str:
        return os.path.normpath(PurePosixPath(file).parent / target).replace(os.sep, "/")

    def relative(target: str) -> str:
        return os.path.relpath(target, PurePosixPath(PAGES[file]).parent).replace(os.sep, "/")

    def link(match: re.Match[str]) -> str:
        words, target, anchor = match.groups()
        page = PAGES.get(resolved(target))
        return f"[{words}]({relative(page)}{anchor or ''})" if page else str(words)

    def picture(match: re.Match[str]) -> str:
        path = PurePosixPath(resolved(match["target"])).relative_to(PICTURES)
        return match["before"] + relative(f"pictures/{path}")

    # Sphinx knows languages, not the options that rustdoc reads after them.
    text = re.sub(r"^```(\w+),.*$", r"```\1", text, flags=re.MULTILINE)
    # Code has no links.
    parts = _CODE.split(text)
    return "".join(
        part if part.startswith("```") else _PICTURE.sub(picture, _LINK.sub(link, part)) for part in parts
    )
