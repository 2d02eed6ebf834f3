"""Collects the pages of the site from the repository, and adapts their links.

A link from page to page leads to the page of the site. A link to a file that is no page becomes
plain text: the site does not have the file.
"""

import os
import re
import shutil
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[3]
HERE = PurePosixPath("bindings/python/docs")

#: The page of each file of the repository, with `/` between folders.
PAGES = {
    **{f"{HERE}/{name}": name for name in ("index.md", "recipes.md", "api.rst")},
    "bindings/python/README.md": "package.md",
    **{f"docs/{path.name}": f"guides/{path.name}" for path in (ROOT / "docs").glob("*.md")},
}

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\(([^)\s:#]+)(#[^)\s]*)?\)")


def collect_pages(folder: Path) -> None:
    """Writes all pages, and the pictures of the guides, into a folder."""
    for file, page in PAGES.items():
        target = folder / page
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(adapt_links((ROOT / file).read_text(encoding="utf-8"), file), encoding="utf-8")
    shutil.copytree(ROOT / "docs/pictures", folder / "guides/pictures")


def adapt_links(text: str, file: str) -> str:
    """Returns the text of a file with links for the site."""

    def adapted(match: re.Match[str]) -> str:
        words, target, anchor = match.groups()
        path = os.path.normpath(PurePosixPath(file).parent / target).replace(os.sep, "/")
        if path not in PAGES:
            return str(words)
        relative = os.path.relpath(PAGES[path], PurePosixPath(PAGES[file]).parent).replace(os.sep, "/")
        return f"[{words}]({relative}{anchor or ''})"

    # Sphinx knows languages, not the options that rustdoc reads after them.
    text = re.sub(r"^```(\w+),.*$", r"```\1", text, flags=re.MULTILINE)
    # Code has no links.
    parts = re.split(r"(```.*?```)", text, flags=re.DOTALL)
    return "".join(part if part.startswith("```") else _LINK.sub(adapted, part) for part in parts)
