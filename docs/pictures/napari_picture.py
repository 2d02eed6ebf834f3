"""Makes napari.png: a movie in napari, localized by the plug-in. It needs a screen with OpenGL.

Arguments: the movie, and the picture.
"""

import sys
import time
from pathlib import Path

import napari
from qtpy.QtWidgets import QApplication

FRAME = 44
PIXEL_SIZE = 0.1

source, path = map(Path, sys.argv[1:])
viewer = napari.Viewer()
viewer.window.resize(1240, 760)


def wait(condition) -> None:
    deadline = time.monotonic() + 120
    while not condition():
        assert time.monotonic() < deadline, widget.message.text()
        QApplication.processEvents()
        time.sleep(0.01)


[movie] = viewer.open(str(source), plugin="napari-gaussmle")
# Above the noise, so that the picture is seen on black.
movie.contrast_limits = (140, 420)
_, widget = viewer.window.add_plugin_dock_widget("napari-gaussmle", "Localize")
form = widget.form
form.pixel_size.setValue(PIXEL_SIZE)
form.offset.setValue(100)
form.gain.setValue(0.45)
form.read_noise.setValue(1.6)
form.model.setCurrentText("Gaussian, width given")
form.sigma.setValue(0.13)
# As large as a pixel of the screen: a smaller one would not be drawn.
widget.picture_pixel.setValue(20)
viewer.dims.set_point(0, FRAME)
widget.run.click()
wait(lambda: widget.run.isEnabled())
wait(lambda: "spots found" in viewer.layers and widget.found.text().startswith(f"Frame {FRAME}"))
picture = viewer.layers[f"{movie.name} picture"]
viewer.layers.selection = {picture}
viewer.scale_bar.visible = True
height, width = movie.data.shape[1:]
# The movie fills the canvas.
canvas_height, canvas_width = viewer.window._qt_viewer.canvas.size
viewer.scene.camera.center = (0, (height - 1) / 2 * PIXEL_SIZE, (width - 1) / 2 * PIXEL_SIZE)
viewer.scene.camera.zoom = min(canvas_height / height, canvas_width / width) / PIXEL_SIZE
end = time.monotonic() + 2
wait(lambda: time.monotonic() > end)
viewer.screenshot(str(path), canvas_only=False, flash=False)
print(path, path.stat().st_size, "bytes")
viewer.close()
