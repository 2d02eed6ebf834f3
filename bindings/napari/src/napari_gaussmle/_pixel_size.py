"""The field of the pixel size: a side, or width and height."""

from __future__ import annotations

from typing import Union

from qtpy.QtCore import Signal
from qtpy.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

import gaussmle as gm

#: The side of a pixel, um, or its width and height.
PixelSize = Union[float, tuple[float, float]]


class PixelSizeField(QWidget):
    """A text with one number, or two with a comma. `valueChanged` is emitted when it was entered."""

    valueChanged = Signal()

    def __init__(self, tip: str) -> None:
        super().__init__()
        self.text = QLineEdit()
        self.text.setToolTip(tip)
        self.text.setPlaceholderText("not in the file: enter it")
        self.text.editingFinished.connect(self._on_edited)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.text)
        row.addWidget(QLabel("um"))
        self._entered = ""

    def value(self) -> PixelSize:
        """Returns the side, or width and height."""
        text = self.text.text().strip()
        if not text:
            raise gm.InputError("the pixel size is not in the movie's file: enter 0.1, or width and height as 0.1,0.12")
        try:
            numbers = [float(part) for part in text.split(",")]
        except ValueError:
            numbers = []
        if len(numbers) not in (1, 2):
            raise gm.InputError(f"the pixel size is {text!r}: enter 0.1, or width and height as 0.1,0.12")
        return numbers[0] if len(numbers) == 1 else (numbers[0], numbers[1])

    def setValue(self, value: PixelSize) -> None:
        """Enters a pixel size."""
        sides = value if isinstance(value, tuple) else (value,)
        self.text.setText(",".join(f"{side:.7g}" for side in sides))
        self._on_edited()

    def clear(self) -> None:
        """Leaves the field empty."""
        self.text.clear()
        self._on_edited()

    def _on_edited(self) -> None:
        if self.text.text() != self._entered:
            self._entered = self.text.text()
            self.valueChanged.emit()
