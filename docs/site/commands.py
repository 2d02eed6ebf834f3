"""Pages of the commands, from the help of the program that the Python package includes."""

import re
import subprocess
import sys

_HEADING = re.compile(r"^(\S.*):$")
#: An option, an argument or a command below `calibrate`. Short descriptions are in the same line.
_ENTRY = re.compile(r"^ {2,6}(?P<name>\S+(?: \S+)*)(?: {2,}(?P<about>\S.*))?$")
_ABOUT = re.compile(r"^ {8,}(\S.*)$")


def names() -> list[str]:
    """The commands, in the order of the help."""
    return subcommands(help_of())


def page(name: str) -> str:
    """The page of a command, with those below it."""
    text = help_of(name)
    parts = [f"# {name}\n\n{section(name, text, '##')}"]
    for other in subcommands(text):
        parts.append(f"## {name} {other}\n\n{section(f'{name} {other}', help_of(name, other), '###')}")
    return "\n".join(parts)


def help_of(*command: str) -> str:
    line = [sys.executable, "-m", "gaussmle", "help", *command]
    return subprocess.run(line, check=True, capture_output=True, text=True).stdout


def subcommands(text: str) -> list[str]:
    """The names in the list of commands of a help text."""
    listed = re.search(r"^Commands:\n((?: .*\n)+)", text, re.MULTILINE)
    found = re.findall(r"^  (\S+)", listed[1], re.MULTILINE) if listed else []
    return [name for name in found if name != "help"]


def section(name: str, text: str, level: str) -> str:
    """Markdown of a help text: what the command does, its usage, and its options by groups."""
    about, rest = text.split("\nUsage: ", 1)
    usage, _, lists = rest.partition("\n")
    out = [f"```text\n{usage.strip()}\n```\n", prose(about.strip().split("\n\n"))]
    out.append(f"```{{program}} gaussmle {name}\n```\n")
    for heading, entries in groups(lists):
        # Each command has a help.
        entries = [(entry, paragraphs) for entry, paragraphs in entries if entry != "-h, --help"]
        if heading == "Commands" or not entries:
            continue
        out.append(f"{level} {heading}\n")
        for entry, paragraphs in entries:
            # An argument is no option for Sphinx: its name begins without a hyphen.
            kind = "option" if entry.startswith("-") else "describe"
            out.append(f"````{{{kind}}} {entry}\n{prose(paragraphs)}````\n")
    return "\n".join(out)


def groups(text: str) -> list[tuple[str, list[tuple[str, list[str]]]]]:
    """The headings of a help text, with the entries below each, and the paragraphs of each entry."""
    found: list[tuple[str, list[tuple[str, list[str]]]]] = []
    paragraphs: list[str] = []
    begins = True
    for line in text.splitlines():
        if not line.strip():
            begins = True
        elif match := _HEADING.match(line):
            found.append((match[1], []))
        elif match := _ABOUT.match(line):
            words = match[1]
            if not paragraphs or (begins and not words.startswith("[default: ")):
                paragraphs.append(words)
            else:
                paragraphs[-1] += ("\n" if words.startswith("- ") else " ") + words
            begins = False
        elif (match := _ENTRY.match(line)) and found:
            paragraphs = [match["about"]] if match["about"] else []
            found[-1][1].append((match["name"], paragraphs))
            begins = False
        else:
            raise ValueError(f"the help has a line of unknown form: {line!r}")
    return found


def prose(paragraphs: list[str]) -> str:
    """Markdown of paragraphs of plain text. An example becomes code."""
    out = []
    for paragraph in paragraphs:
        if paragraph.startswith("Example: "):
            out.append(f"```sh\n{paragraph.removeprefix('Example: ')}\n```\n")
            continue
        parts = re.split(r"(`[^`]*`|(?<!\S)--[a-z][a-z-]*)", paragraph)
        plain = [re.sub(r"([\\*_<\[\]|#])", r"\\\1", part) for part in parts[::2]]
        code = [part if part.startswith("`") else f"`{part}`" for part in parts[1::2]]
        out.append("".join(a + b for a, b in zip(plain, [*code, ""])) + "\n")
    return "\n".join(out)
