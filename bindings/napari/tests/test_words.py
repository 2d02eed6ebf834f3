"""Remarks name what the widget has."""

import re
from pathlib import Path

from napari_gaussmle import _words
from napari_gaussmle._localize import LocalizeWidget
from qtpy.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

import gaussmle as gm

#: The texts of the remarks, and of the reason why nothing was found.
SOURCES = Path(__file__).parents[3] / "crates/smlm/src"


def shown(form: QWidget) -> set[str]:
    """The labels and choices of the widget."""
    layouts = form.findChildren(QFormLayout)
    rows = [layout.itemAt(row, QFormLayout.ItemRole.LabelRole) for layout in layouts for row in range(layout.rowCount())]
    labels = {item.widget().text() for item in rows if item is not None}
    choices = {box.itemText(number) for box in form.findChildren(QComboBox) for number in range(box.count())}
    return labels | choices | {box.text() for box in form.findChildren(QCheckBox)}


def test_labels_are_those_of_the_widget(widget: LocalizeWidget) -> None:
    assert set(_words.LABELS.values()) <= shown(widget)


def test_every_option_of_a_remark_has_words() -> None:
    files = [*SOURCES.glob("remarks/*.rs"), SOURCES / "localize/describe/why_nothing.rs"]
    texts = [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if "//" not in line]
    names = {name for line in texts for name in re.findall(r"`([a-z_]+)`", line)}
    assert {"crowded", "isolated", "roi", "excess_noise", "border"} <= names
    # A key of a PSF file, and a column of tables.
    for name in names - {"z_range_um", "z_at_bound"}:
        words = _words.of_widget(f"The option `{name}`")
        assert "\u201c" in words or "not of this widget" in words, name


def test_remarks_are_in_the_words_of_the_widget() -> None:
    text = "With a given width (model xynb), `crowded` = on fits them; `border` = shift; `gaussmle calibrate psf`"
    assert _words.of_widget(text) == (
        f"With a given width (model \u201c{gm.Xynb.label}\u201d), \u201cCrowded fields\u201d = on fits them; "
        "`border` (of gm.localize, not of this widget) = shift; `gaussmle calibrate psf`"
    )
